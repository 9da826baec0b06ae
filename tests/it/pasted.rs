//! Odd texts as people paste them: one line for each, with the puzzles in it and the number of ignored
//! characters.

use crate::common::{FINNISH, NEWSPAPER, grid, pattern, shape, written};
use ninefold::notation::{Format, Layout, NotationError, Reader, read};
use ninefold::{Grid, Puzzle};

const LETTERS: [&str; 9] = ["A", "B", "C", "D", "E", "F", "G", "H", "I"];

/// The rows of a puzzle, with a text between the cells.
fn rows(puzzle: &str, between: &str) -> Vec<String> {
    let row = |row: &str| row.chars().map(String::from).collect::<Vec<_>>().join(between);
    puzzle.split(' ').map(row).collect()
}

/// Lines with something before and behind each.
fn each(lines: &[String], before: impl Fn(usize) -> String, behind: &str) -> String {
    lines.iter().enumerate().map(|(index, line)| format!("{}{line}{behind}\n", before(index))).collect()
}

fn before_each(lines: &[String], before: &str) -> String {
    each(lines, |_| before.into(), "")
}

/// The rows of a puzzle, with a space between its boxes.
fn groups(puzzle: &Grid) -> String {
    let width = puzzle.shape().box_columns();
    let group = |(index, character)| {
        let ends = index % width == 0 && index % puzzle.shape().side() > 0;
        format!("{}{character}", if ends { " " } else { "" })
    };
    let rows = written(puzzle, Layout::Rows);
    rows.lines().map(|row| row.chars().enumerate().map(group).collect::<String>() + "\n").collect()
}

/// The puzzles of a text, and how many characters are ignored. `read` and a `Reader` have to find the same
/// puzzles.
fn found(text: &str) -> (Vec<Grid>, usize) {
    let reading = read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let puzzles: Vec<Grid> = reading
        .puzzles
        .into_iter()
        .map(|puzzle| puzzle.unwrap_or_else(|error| panic!("{error}\n{text}")).into_grid())
        .collect();
    let mut reader = Reader::default();
    let in_parts = [reader.push_lines(text.as_bytes()), reader.finish_lines()].concat();
    let expected: String = puzzles.iter().map(|puzzle| written(puzzle, Layout::Line) + "\n").collect();
    assert_eq!(String::from_utf8(in_parts).expect("text"), expected, "{text}");
    (puzzles, reading.ignored)
}

#[test]
fn one_puzzle() {
    let plain = rows(NEWSPAPER, "");
    let (lines, line) = (plain.join("\n"), plain.concat());
    let spaced = rows(NEWSPAPER, " ");
    let barred = |row: &String| format!("|{}|", row.replace('0', " "));
    let table_rows: Vec<String> = rows(NEWSPAPER, "|").iter().map(barred).collect();
    let table = table_rows.join("\n");
    let rule = format!("|{}", "---|".repeat(9));
    let json = format!("[[{}]]", rows(NEWSPAPER, ",").join("],\n["));
    let braces = format!("{{\n  {{{}}}\n}};", rows(NEWSPAPER, ",").join("},\n  {"));
    let wide = |zero: char| {
        let digit = |character: char| {
            character
                .to_digit(10)
                .map_or(character, |digit| char::from_u32(zero as u32 + digit).expect("a digit"))
        };
        lines.chars().map(digit).collect::<String>()
    };
    let grouped = groups(&grid(NEWSPAPER)).replace('.', "0");
    let letter = |index: usize| LETTERS[index];
    let texts = [
        ("a table below an empty header", format!("|{}\n{rule}\n{table}", " |".repeat(9)), 0),
        ("a table below letters", format!("|{}|\n{rule}\n{table}", LETTERS.join("|")), 9),
        ("a table below numbers", format!("|1|2|3|4|5|6|7|8|9|\n{rule}\n{table}"), 9),
        ("a table below its first row", table.replacen('\n', &format!("\n{rule}\n"), 1), 0),
        ("a table of centred cells", table.replacen('\n', &format!("\n|{}\n", ":-:|".repeat(9)), 1), 0),
        ("numbers of columns", format!("123456789\n{lines}"), 9),
        ("numbers of columns and a blank line", format!("123456789\n\n{lines}"), 9),
        ("numbers of columns apart", format!("1 2 3 4 5 6 7 8 9\n{}", spaced.join("\n")), 9),
        ("letters of columns", format!("ABCDEFGHI\n{lines}"), 9),
        ("quoted mail", before_each(&plain, "> "), 0),
        ("twice quoted mail", before_each(&spaced, ">> "), 0),
        ("quoted mail with blanks", before_each(&plain, " > > "), 0),
        ("quoted mail without blanks", before_each(&plain, ">"), 0),
        (
            "an answer to mail",
            format!(
                "On 21.11.2026 at 10:15, Jane <j@example.org> wrote:\n>\n{}>\nHm",
                before_each(&plain, "> ")
            ),
            47,
        ),
        ("a number", format!("No 3\n{lines}"), 3),
        ("prose around", format!("Dear diary\n{lines}\nthe end"), 15),
        ("groups", grouped.clone(), 0),
        ("groups in one line", grouped.replace('\n', " "), 0),
        ("groups far apart", grouped.replace(' ', "\t  "), 0),
        ("full-width digits", wide('０'), 0),
        ("Arabic digits", wide('٠'), 0),
        ("Persian digits", wide('۰'), 0),
        ("spaces without a width", lines.replace('3', "\u{200b}3\u{ad}"), 0),
        ("digits on keys", lines.replace('3', "3\u{fe0f}\u{20e3}"), 0),
        ("three dots as one character", lines.replace("000", "…").replace('0', "."), 0),
        ("the letter O", lines.replace('0', "O"), 0),
        ("the small letter o in one line", line.replace('0', "o"), 0),
        ("curly quotes", format!("[[“{}”]]", rows(NEWSPAPER, "”,“").join("”],[“")), 0),
        ("a forum's code", format!("[code]\n{lines}\n[/code]"), 0),
        ("a forum's code in the lines", format!("[CODE]{lines}[/CODE]"), 0),
        ("bold digits", lines.replace('3', "[b]3[/b]"), 0),
        ("numbered rows", each(&plain, |row| format!("{}. ", row + 1), ""), 18),
        ("numbered rows, cells apart", each(&spaced, |row| format!("({}) ", row + 1), ""), 27),
        ("named rows", each(&plain, |row| format!("R{}: ", row + 1), ""), 27),
        ("named rows without a mark", each(&spaced, |row| format!("r{} ", row + 1), ""), 18),
        ("numbers before cells", each(&spaced, |row| format!("{} ", row + 1), ""), 9),
        ("letters before cells", each(&spaced, |row| format!("{} ", letter(row)), ""), 9),
        (
            "letters before cells below numbers",
            format!("  1 2 3 4 5 6 7 8 9\n{}", each(&spaced, |row| format!("{} ", letter(row)), "")),
            18,
        ),
        ("Python", format!("board = {json}"), 0),
        ("Rust", format!("let grid: [[u8; 9]; 9] = {json};"), 0),
        ("C", format!("int board[9][9] = {braces}"), 0),
        (
            "JavaScript",
            format!("const board = [\n{}];", each(&rows(NEWSPAPER, ", "), |_| "  [".into(), "],")),
            0,
        ),
    ];
    for (what, text, ignored) in texts {
        assert_eq!(found(&text), (vec![grid(NEWSPAPER)], ignored), "{what}:\n{text}");
    }
}

/// The words that programming languages have for "no value" are blanks, in lists and in rows.
#[test]
fn nothing_in_a_cell() {
    let lists = |blank: &str, between: &str, ends: [&str; 2]| {
        let row = |row: String| {
            let cells: Vec<String> =
                row.chars().map(|cell| if cell == '0' { blank.into() } else { cell.to_string() }).collect();
            cells.join(between)
        };
        let rows: Vec<String> = rows(NEWSPAPER, "").into_iter().map(row).collect();
        format!("{}{}{}", ends[0], rows.join("],\n ["), ends[1])
    };
    for blank in
        ["None", "null", "nil", "NULL", "NaN", "nan", "NA", "undefined", "''", "\"\"", "' '", "\" \""]
    {
        for text in [
            lists(blank, ", ", ["[[", "]]"]),
            lists(blank, ",", ["board = [[", "]]"]),
            lists(blank, ", ", ["array([[", "]])"]),
            lists(blank, " ", ["[[", "]]"]),
        ] {
            assert_eq!(found(&text).0, vec![grid(NEWSPAPER)], "{text}");
        }
    }
    let floats =
        |digit: &str| lists("nan", " ", ["[[", "]]"]).replace(|cell: char| cell.is_ascii_digit(), digit);
    assert!(read(&floats("5.")).is_ok());
    let with_type = lists("0", ", ", ["array([[", "]], dtype=int8)"]);
    assert_eq!(found(&with_type).0, vec![grid(NEWSPAPER)], "{with_type}");
}

#[test]
fn several_puzzles() {
    let [one, two] = [NEWSPAPER, FINNISH].map(|puzzle| rows(puzzle, "").join("\n"));
    let counting = one.replacen("005300000", "123456789", 1);
    let table = [
        ("numbers with a full stop", format!("1.\n{one}\n2.\n{two}\n10.\n{one}"), vec![&one, &two, &one], 7),
        (
            "numbers, some of them sizes",
            format!("1\n{one}\n\n4\n{two}\n8\n{one}\n9\n{two}\n10\n{one}"),
            vec![&one, &two, &one, &two, &one],
            5,
        ),
        ("titles", format!("Grid 01\n{one}\nGrid 02\n{two}\n"), vec![&one, &two], 12),
        (
            "a numbered line each",
            format!("1. {}\n2. {}", one.replace('\n', ""), two.replace('\n', "")),
            vec![&one, &two],
            4,
        ),
        (
            "prose among lines",
            format!("So\n{}\nfun\n{}", one.replace('\n', ""), two.replace('\n', "")),
            vec![&one, &two],
            5,
        ),
        ("a first row that counts", format!("{counting}\n{one}"), vec![&counting, &one], 0),
        (
            "a first row that counts, then blank lines",
            format!("{counting}\n\n{one}"),
            vec![&counting, &one],
            0,
        ),
        ("columns with numbers", format!("123456789\n{one}\n\n123456789\n{two}"), vec![&one, &two], 18),
    ];
    for (what, text, puzzles, ignored) in table {
        let expected: Vec<Grid> = puzzles.into_iter().map(|puzzle| grid(puzzle)).collect();
        assert_eq!(found(&text), (expected, ignored), "{what}:\n{text}");
    }
}

/// Here `53.` is a group of three cells and not the number of a row.
#[test]
fn groups_that_look_like_labels() {
    let rows = "53. .7. ...\n6.. 195 ...\n.98 ... .6.\n8.. .6. ..3\n4.. 8.3 ..1\n\
                7.. .2. ..6\n.6. ... 28.\n... 419 ..5\n... .8. .79";
    let puzzle = grid(&rows.replace(' ', ""));
    for text in [rows.to_string(), format!("> {}", rows.replace('\n', "\n> ")), format!("1.\n{rows}")] {
        assert_eq!(found(&text).0, vec![puzzle.clone()], "{text}");
    }
}

/// The mail that is followed through the reading in `src/notation/mod.rs`.
#[test]
fn bars_in_quoted_mail() {
    let text = "> |53.|.7.|...| # the first row\n> |6..|195|...|\n> |.98|...|.6.|\n> |8..|.6.|..3|\n\
                > |4..|8.3|..1|\n> |7..|.2.|..6|\n> |.6.|...|28.|\n> |...|419|..5|\n> |...|.8.|.79|";
    let cells: String = text.chars().filter(|character| matches!(character, '.' | '0'..='9')).collect();
    assert_eq!(found(text), (vec![grid(&cells)], 0));
    assert_eq!(read(text).map(|reading| reading.format), Ok(Format::Grid));
}

#[test]
fn groups_of_every_shape() {
    for side in [4, 6, 8, 9, 10, 12, 15, 16, 20, 25] {
        let puzzle = pattern(shape(side));
        // A letter O can be a zero, but in a 25×25 it is the digit 24.
        for text in [groups(&puzzle), groups(&puzzle).to_lowercase()] {
            assert_eq!(found(&text), (vec![puzzle.clone()], 0), "{text}");
        }
    }
}

/// An error names the column in the text as it was pasted, with all the characters that are ignored.
#[test]
fn places() {
    let lines = rows(NEWSPAPER, "").join("\n");
    let quoted = before_each(&rows(NEWSPAPER, ""), "> ");
    let table = [
        (lines.replacen("8000", "8\u{200b}0!0", 1), (2, 4)),
        (lines.replacen("800000020", "…8..!..", 1), (2, 5)),
        (lines.replacen("8000", "[b]8[/b]0!0", 1), (2, 10)),
        (lines.replacen("8000", "8️⃣0!0", 1), (2, 5)),
        (quoted.replacen("8000", "80!0", 1), (2, 5)),
        (format!("1. {}", lines.replacen("0053", "00!3", 1)), (1, 6)),
    ];
    for (text, place) in table {
        let error = read(&text).expect_err(&text);
        assert_eq!((error.line, error.column), place, "{error}\n{text}");
    }
}

/// From the third puzzle on that is written like those before, only its cells are read. What may be something else is read
/// as it would be alone.
#[test]
fn what_looks_like_the_puzzles_before() {
    let line = rows(NEWSPAPER, "").concat();
    let lines = rows(NEWSPAPER, "").join("\n") + "\n";
    let noted = format!("{line} # easy\n");
    let bordered = written(&grid(NEWSPAPER), Layout::Grid) + "\n";
    let fields = |text: &str| rows(text, ",").join("\n").replace('0', "") + "\n";
    let (csv, one_line) = (fields(NEWSPAPER) + "\n", fields(&line));
    let first = &lines[..9];
    let table = [
        (&lines, lines.clone(), "the same"),
        (&bordered, bordered.replace('3', "."), "another in borders"),
        (&noted, noted.replace("easy", "hard"), "another note"),
        (&csv, csv.replace('3', ""), "another with nothing for blanks"),
        (&csv, csv.replacen(",,", ",0,", 1), "two ways to write a blank"),
        (&csv, csv.replacen(",,", ",", 1), "a field too few"),
        (&csv, csv.replacen("3,", "12,", 1), "a number"),
        (&one_line, one_line.replace('3', ""), "another line of fields"),
        (&lines, lines.replacen(first, "123456789", 1), "a header"),
        (&lines, lines.replacen(first, ".........", 1), "an ornament"),
        (&lines, lines.replacen(first, "1.5.2030.", 1), "a date"),
        (&lines, lines.replacen('3', "?", 1), "no digit"),
        (&lines, lines.replacen('3', "\0", 1), "a byte that stands for a cell in patterns"),
        (&lines, lines[..85].to_string(), "a puzzle that breaks off"),
        (&noted, noted.replace("easy", "https://a.b/?bd=3xx442x1x34224x3"), "a link"),
        (&noted, noted.replace("easy", ", puzzle") + &line, "the head of a table"),
        (&noted, noted.replace("easy", "５"), "a sign that is folded"),
    ];
    for (before, next, what) in table {
        let puzzles = |text: &str| -> Vec<_> {
            let puzzle =
                |slot: Result<Puzzle, NotationError>| slot.map_err(|error| (error.column, error.fault));
            read(text).map_or_else(
                |error| vec![puzzle(Err(error))],
                |reading| reading.puzzles.into_iter().map(puzzle).collect(),
            )
        };
        assert_eq!(puzzles(&(before.repeat(2) + &next))[2..], puzzles(&next), "{what}:\n{next}");
    }
}
