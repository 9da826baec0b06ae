//! Lines that are puzzles of their own: line n that comes out answers line n that went in.

use crate::common::shape;
use crate::kept::kept;
use crate::properties::puzzle;
use crate::seeds::size;
use ninefold::notation::{Fault, LineReader, NotationError, Reader};
use ninefold::{Limits, Puzzle, Request, solve_all, solve_lines, solve_lines_parallel};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// A line for each kind of thing that stands in data, or that says something of the lines beside it where a text is
/// read as a whole.
const KINDS: [&str; 54] = [
    "",
    " \t",
    "\u{feff}",
    "\u{a0}",
    "NULL",
    "n/a",
    "hello",
    "# note",
    "#A Somebody",
    "12.4",
    "4",
    "1",
    "4231",
    "53..7....",
    "5 3 . . 7 . . . .",
    "123456789",
    "---",
    "+---+---+",
    "|53.|.7.|...|",
    "\"\"",
    "{",
    "}",
    "[",
    "]",
    "[]",
    "<game",
    "\"/>",
    "[Puzzle]",
    "[State]",
    "I012",
    "puzzle,solution",
    "answer;puzzle",
    "1,3xx442x1x34224x3",
    "3124423113422413,3xx442x1x34224x3",
    "3xx442x1x34224x3",
    "12343412........;x",
    "3xx442x1x34224x3 3xx442x1x34224x3",
    "> 3xx4 42x1 x342 24x3",
    "{\"puzzle\":\"3xx442x1x34224x3\"}",
    "[\"3xx442x1x34224x3\",\"12\"]",
    "https://a.b/?bd=3xx442x1x34224x3",
    "2x2:3b4_4_2a1a3_4_2_2_4a3",
    ".5.2......3....14..46....3......2.5.",
    "111222113322133332455556445566444666",
    "? {\"kind\":\"word\",\"text\":\"3xx442x1x34224x3\"}",
    "111222333111222333111222333444555666444555666444555666777888999777888999777888999",
    "a puzzle: 3xx4 42x1 x342 24x3",
    // Full grids, alone and beside something.
    "3124423113422413",
    "NULL,3124423113422413",
    ",3124423113422413",
    "3xx442x1x34224,3124423113422413",
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    ",534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    "\x0c\0",
];

/// Ways to write the cells of a 9×9 in a line.
const FORMS: [fn(&str) -> String; 9] = [
    str::to_owned,
    |cells| cells.replace('.', "0"),
    |cells| apart(cells, 1, " "),
    |cells| apart(cells, 9, " "),
    |cells| apart(cells, 1, ","),
    |cells| format!("{cells} # easy"),
    |cells| format!("\"{cells}\","),
    |cells| format!("12,{cells},2.6"),
    |cells| format!(",{cells}"),
];

fn apart(cells: &str, length: usize, between: &str) -> String {
    let parts: Vec<&str> =
        cells.as_bytes().chunks(length).map(|part| str::from_utf8(part).expect("ASCII")).collect();
    parts.join(between)
}

/// A line, and the puzzle in it.
#[derive(Debug)]
struct TextLine {
    text: Vec<u8>,
    puzzle: Option<Result<Puzzle, NotationError>>,
}

/// What is read in each line of a text, in parts of a length.
fn read_lines(text: &[u8], length: usize) -> Vec<TextLine> {
    let mut lines = Vec::new();
    let mut add = |line: &[u8], puzzle| lines.push(TextLine { text: line.to_vec(), puzzle });
    let mut reader = LineReader::default();
    text.chunks(length).for_each(|part| reader.each_line(part, &mut add));
    reader.last_line(add);
    lines
}

/// The puzzle in a line, or what is wrong in it, without the line's number.
fn without_line(line: &TextLine) -> Option<Result<&Puzzle, (usize, &Fault)>> {
    let puzzle = line.puzzle.as_ref()?;
    Some(puzzle.as_ref().map_err(|error| (error.column, &error.fault)))
}

/// The lines of a text: an end is `\n` or `\r\n`, and a mark of the encoding is none's.
fn lines_of(text: &[u8]) -> Vec<&[u8]> {
    let text = text.strip_prefix("\u{feff}".as_bytes()).unwrap_or(text);
    let mut lines: Vec<&[u8]> = text.split(|byte| *byte == b'\n').collect();
    let rest = lines.pop().filter(|rest| !rest.is_empty());
    lines.iter_mut().for_each(|line| *line = line.strip_suffix(b"\r").unwrap_or(line));
    lines.extend(rest);
    lines
}

/// What a reader of texts finds where nothing but the line is there. A blank line before it, so that no mark of UTF-16
/// begins the text.
fn puzzles_in(line: &[u8]) -> Vec<Result<Puzzle, NotationError>> {
    let mut reader = Reader::default();
    let mut found = reader.push([b"\n", line].concat());
    found.extend(reader.finish().puzzles);
    found
}

/// A 16×16 that begins with some digits.
fn sixteen(digits: &str) -> String {
    format!("{digits:.<256}")
}

/// Holds each line to what it is alone.
fn assert_alone(text: &[u8], length: usize) -> Result<(), TestCaseError> {
    let found = read_lines(text, length);
    let lines = lines_of(text);
    prop_assert_eq!(found.iter().map(|line| &line.text[..]).collect::<Vec<_>>(), lines.clone());
    let answers = solve_lines(Request::new(text).limits(Limits::budget(100)));
    let answers: Vec<&str> = str::from_utf8(&answers).expect("text").split_terminator('\n').collect();
    prop_assert_eq!(answers.len(), lines.len());
    for (number, ((found, line), answer)) in (1..).zip(found.iter().zip(lines).zip(answers)) {
        let is_blank = String::from_utf8_lossy(line)
            .trim_matches(|sign: char| sign.is_whitespace() || sign == '\u{feff}')
            .is_empty();
        prop_assert_eq!((found.puzzle.is_none(), answer.is_empty()), (is_blank, is_blank), "{:?}", line);
        let alone = read_lines(&[b"\n", line].concat(), 1000);
        prop_assert_eq!(without_line(found), alone.get(1).and_then(without_line), "{:?}", line);
        let Some(puzzle) = &found.puzzle else { continue };
        prop_assert_eq!(puzzle.is_err(), answer == "unreadable", "{:?}", line);
        match (puzzle, puzzles_in(line).as_slice()) {
            (Ok(puzzle), [Ok(alone)]) => {
                prop_assert_eq!(puzzle, alone);
                let alone = solve_all(Request::new(line).limits(Limits::budget(100)));
                prop_assert_eq!(answer.as_bytes(), alone.trim_ascii_end());
            }
            (Err(error), alone) => {
                match alone {
                    [Ok(alone)] if error.fault == Fault::MissingPuzzle => {
                        prop_assert_eq!(alone.grid().given_count(), alone.grid().cells().len());
                    }
                    // A grid that lacks a cell was passed over.
                    [Ok(_)] if matches!(error.fault, Fault::Length { cells: 40.. }) => {}
                    _ => prop_assert!(!matches!(alone, [Ok(_)]) || line.starts_with(b"? {"), "{:?}", line),
                }
                prop_assert_eq!(error.line, number);
                let sentence = error.to_string();
                prop_assert!(
                    !sentence.contains(|sign: char| sign.is_control() || "\u{2028}\u{2029}".contains(sign)),
                    "{}",
                    sentence
                );
                // A word that cannot be seen is told as the line.
                let is_unseen = |fault: &Fault| matches!(fault, Fault::Word { text } if text.is_empty());
                if let [Err(alone)] = alone
                    && !line.starts_with(b"? {")
                    && !is_unseen(&alone.fault)
                {
                    prop_assert_eq!((error.column, &error.fault), (alone.column, &alone.fault));
                }
            }
            (puzzle, alone) => prop_assert!(false, "{:?} in place of {:?}", puzzle, alone),
        }
    }
    Ok(())
}

#[test]
fn what_stands_in_a_line() {
    let (full, solved) = ("3124423113422413", "3124423113422413\n");
    let nine = "53..7....".to_owned() + &".".repeat(70) + "1"; // without its last cell
    let table = [
        // The digits of a 16×16 are told by itself alone.
        (sixteen("0G"), "Ok(\".G"),
        (sixteen("10"), "Ok(\"1G"),
        // A full grid is a puzzle where nothing else is there.
        (full.into(), "Ok(\"31"),
        (format!("\"{full}\""), "Ok(\"31"),
        (format!("  {full} # a note"), "Ok(\"31"),
        (format!("3xx442x1x34224x3,{full}"), "Ok(\"3."),
        (format!(",{full}"), "Err(MissingPuzzle)"),
        (format!("\"\",{full}"), "Err(MissingPuzzle)"),
        (format!("1,,{full}"), "Err(MissingPuzzle)"),
        (format!("NULL,{full}"), "Err(MissingPuzzle)"),
        (format!("3xx442x1x34224x,{full}"), "Err(MissingPuzzle)"),
        (format!("{nine},{nine}."), "Err(Length { cells: 80 })"),
        (format!("17, {nine}.. {nine}."), "Err(Length { cells: 82 })"),
        (format!("123456789012345678901234567890,{nine}."), "Ok("),
        (format!("{full},{full}"), "Err(SeveralPuzzles { puzzles: 2 })"),
        (format!("{{\"puzzle\":null,\"solution\":\"{full}\"}}"), "Err(Word"),
        ("111222333".repeat(3) + &"444555666".repeat(3) + &"777888999".repeat(3), "Err(Rules"),
    ];
    let text: String = table.iter().map(|(line, _)| format!("{line}\n")).collect();
    for (line, (of, expected)) in read_lines(text.as_bytes(), 1000).into_iter().zip(&table) {
        let puzzle = line.puzzle.expect("no blank line");
        let found = puzzle.map(|puzzle| puzzle.grid().to_string()).map_err(|error| error.fault);
        assert!(format!("{found:?}").starts_with(expected), "{of}: {found:?}");
    }
    assert_eq!(solve_lines(full.as_bytes()), solved.as_bytes());
    let mut reader = LineReader::with_progress();
    let line = "3.+24 42.1 .342 24.3";
    let written = "3..442.1.34224.3 # {\"answers\":\"..2.............\"}\n";
    assert_eq!(String::from_utf8(reader.push_lines(format!("{line}\n{line}"))), Ok(written.into()));
    assert_eq!(String::from_utf8(reader.finish_lines()), Ok(written.into()));
}

#[test]
fn encodings() {
    let utf16 =
        |text: &str, unit: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(unit).collect::<Vec<u8>>();
    let table: [(Vec<u8>, &[&str]); 10] = [
        (Vec::new(), &[]),
        (b"1".to_vec(), &["1"]),
        (b"\n".to_vec(), &[""]),
        ("12\né數\n".into(), &["12", "é數"]),
        ("\u{feff}12\n34".into(), &["12", "34"]),
        (utf16("\u{feff}12\n34", u16::to_le_bytes), &["12", "34"]),
        (utf16("\u{feff}12\n34\n", u16::to_be_bytes), &["12", "34"]),
        // Two units for a character, and one of them alone.
        (utf16("\u{feff}🧩\n🧩", u16::to_le_bytes), &["🧩", "🧩"]),
        (vec![0xff, 0xfe, b'1', 0, 0x3d, 0xd8], &["1\u{fffd}"]),
        // A mark and no text.
        (b"\xfe\xff12\n".to_vec(), &["\u{fffd}\u{fffd}12"]),
    ];
    for (bytes, lines) in table {
        for length in [1, 2, 3, 100] {
            let found = read_lines(&bytes, length);
            let found: Vec<_> = found.iter().map(|line| String::from_utf8_lossy(&line.text)).collect();
            assert_eq!(found, lines, "{length} bytes at a time");
        }
    }
}

/// A line of a kind, a puzzle of any shape, or any bytes.
fn any_line() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        3 => select(&KINDS[..]).prop_map(Vec::from),
        // What the digits of a 16×16 are may be told by the one before.
        1 => select(vec!["0F", "0A", "10", "AQ"]).prop_map(|digits| sixteen(digits).into_bytes()),
        1 => select(vec![4, 6, 9, 16]).prop_flat_map(|side| puzzle(shape(side), side * side / 2)).prop_map(|puzzle| puzzle.to_string().into()),
        1 => vec(any::<u8>(), 0..100),
    ]
}

/// A line of the 9×9s in one form, some with a byte that another one took the place of.
fn form_line(form: fn(&str) -> String) -> impl Strategy<Value = Vec<u8>> {
    let byte = prop_oneof![select(&b"0.5?# ,;|\"+-x\r\0"[..]), any::<u8>()];
    let change = proptest::option::weighted(0.3, (any::<prop::sample::Index>(), byte));
    // Some are full.
    let puzzle = prop_oneof![4 => puzzle(shape(9), 60), 1 => puzzle(shape(9), 0)];
    (puzzle, change).prop_map(move |(puzzle, change)| {
        let mut line = form(&puzzle.to_string()).into_bytes();
        if let Some((at, byte)) = change {
            *at.get_mut(&mut line) = byte;
        }
        line
    })
}

/// Lines with any ends, the last one with or without one.
fn texts() -> impl Strategy<Value = Vec<u8>> {
    let lines = select(&FORMS[..]).prop_flat_map(|form| vec(prop_oneof![form_line(form), any_line()], 0..12));
    let ends = vec(select(vec!["\n", "\r\n", "\r\n\n"]), 12);
    (lines, ends, any::<bool>()).prop_map(|(lines, ends, has_end)| {
        let mut text: Vec<u8> =
            lines.iter().zip(ends).flat_map(|(line, end)| [&line[..], end.as_bytes()].concat()).collect();
        if !has_end {
            text.pop();
        }
        text
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: size(3000), ..kept() })]

    #[test]
    fn each_line_is_answered_as_if_it_were_alone(text in texts(), length in 1_usize..200) {
        // A text whose first bytes are the mark of UTF-16 has other lines.
        prop_assume!(!matches!(text[..], [0xff, 0xfe, ..] | [0xfe, 0xff, ..]));
        assert_alone(&text, length)?;
        prop_assert_eq!(solve_lines_parallel(&text[..]), solve_lines(&text[..]));
    }
}
