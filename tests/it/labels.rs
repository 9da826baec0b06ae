//! What a text calls its puzzles, and what of it is passed over.

use crate::common::{NEWSPAPER, compressed};
use ninefold::Puzzle;
use ninefold::notation::{LineReader, NotationError, Reader, read};

/// The labels of the puzzles that were read; `-` for one without.
fn labels<'a>(puzzles: impl IntoIterator<Item = &'a Result<Puzzle, NotationError>>) -> String {
    let label = |puzzle: &'a Result<Puzzle, NotationError>| match puzzle {
        Ok(puzzle) => puzzle.label().unwrap_or("-"),
        Err(_) => "!",
    };
    puzzles.into_iter().map(label).collect::<Vec<_>>().join(" | ")
}

/// Holds texts to their labels and to what is passed over. `@` is a puzzle in a line, `%` one in rows.
fn check(table: &[(&str, &str, &str)]) {
    let (line, rows) = (NEWSPAPER.replace(' ', ""), NEWSPAPER.replace(' ', "\n"));
    for (text, expected, passed) in table {
        let text = text.replace('@', &line).replace('%', &rows);
        let reading = read(&text).expect("it has a puzzle");
        assert_eq!(
            (labels(&reading.puzzles), &reading.passed[..]),
            (expected.to_string(), *passed),
            "{text}"
        );
        // The same in parts of any length.
        for length in [1, 7, 64] {
            let mut reader = Reader::default();
            let mut puzzles: Vec<_> =
                text.as_bytes().chunks(length).flat_map(|part| reader.push(part)).collect();
            let end = reader.finish();
            puzzles.extend(end.puzzles);
            assert_eq!(
                (labels(&puzzles), &end.passed[..]),
                (expected.to_string(), *passed),
                "{length}: {text}"
            );
        }
    }
}

#[test]
fn words_beside_a_puzzle_are_its_label() {
    check(&[
        ("@", "-", ""),
        ("@ # title", "title", ""),
        (
            "005300000 800000020 070010500 400005300 010070006 003200080 060500009 004000030 000009700 # title",
            "title",
            "",
        ),
        ("3xx4 42x1 x342 24x3 # title", "title", ""),
        ("@; easy", "easy", ""),
        ("@\teasy", "easy", ""),
        ("The first: @", "The first", ""),
        ("No. 7: @ (hard)", "No. 7 · (hard)", ""),
        ("0000183b305c @  1.2", "0000183b305c · 1.2", ""),
        ("1. @\n2. @ hard\n(3) @ # evil", "- | hard | evil", "1."),
        ("7,@,easy", "easy", ""),
        (":0702:9:@:::", "0702", ""),
        (":0000:x:@:::", "-", ""),
        ("@:1:145327698839654127672918543496185372218473956753296481367542819984761235521839764", "-", ""),
        ("3xx442x1x34224x3 easy\n3xx442x1x34224x3 hard", "easy | hard", ""),
        // Written alike, so that the later ones are read at a glance.
        ("@ # a\n@ # b\n@ # c: d\n@ # “e”\n@ # f\n@", "a | b | c: d | “e” | f | -", ""),
        // What was done on a puzzle is no name.
        ("@ # {\"answers\":\"....6\"}", "-", ""),
        // Of two puzzles in a line nobody knows which is meant.
        ("@ easy @ hard", "- | -", "easy"),
    ]);
}

#[test]
fn a_line_above_a_puzzle_is_its_label() {
    check(&[
        ("Fiendish 12\n@", "Fiendish 12", ""),
        ("Puzzle 12: Fiendish\n\n%", "Puzzle 12: Fiendish", ""),
        ("Puzzle 12:\n@", "Puzzle 12", ""),
        ("# Fiendish 12\n@", "Fiendish 12", ""),
        ("“Sehr schwer” № 12\n%", "“Sehr schwer” № 12", ""),
        ("数独 第12番\n@", "数独 第12番", ""),
        ("> Fiendish\n> @", "Fiendish", ""),
        ("[b]Fiendish[/b] 12\n[code]@[/code]", "Fiendish 12", ""),
        ("★★★★\n%", "★★★★", ""),
        ("@\n@\n\nTitle\n@ # by me", "- | - | Title · by me", ""),
        ("Easy\n@\nHard\n@", "Easy | Hard", ""),
        // What is no name.
        ("For you:\n@", "-", "For you:"),
        ("Can you solve it?\n@", "-", "Can you solve it?"),
        ("Hello there\nthis is a text\n@", "-", "Hello there"),
        ("@\nHave fun", "-", "Have fun"),
        ("12\n@", "-", "12"),
        ("  A B C D E F G H I\n%", "-", "A B C D E F G H I"),
        ("I have never seen one like this\n\nFiendish\n@", "Fiendish", "I have never seen on…"),
        // Neither is whatever turns the direction.
        ("a\u{202e}b\u{202c} c\u{1}\u{a0}d\n@", "ab c d", ""),
        ("a\u{202e}b\u{202c}\u{2066}c\u{200f}\n@", "abc", ""),
        // Nor what stands around words; but what joins and parts letters is of them.
        ("@ # : \"Fiendish\", ", "Fiendish", ""),
        ("Hart: a  b\t\u{a0}c\u{1}d\u{85}\n@", "Hart: a b c d", ""),
        ("می\u{200c}شود\n@", "می\u{200c}شود", ""),
    ]);
    // Eighty characters are kept, and what follows the last blank among them.
    let (long, signs, gap) = ("Fiendish ".repeat(20), "数独".repeat(40), "x".repeat(79) + " y");
    check(&[
        (&format!("{long}\n@"), &(long[..80].trim_end().to_string() + "…"), ""),
        (&format!("@ # {signs}"), &signs, ""),
        (&format!("@ # {signs}数"), &(signs.clone() + "…"), ""),
        (&format!("@ # {gap}"), &gap, ""),
    ]);
    // Bytes that are no characters are left out.
    let mut reader = Reader::default();
    let mut puzzles = reader.push([NEWSPAPER.replace(' ', "").as_bytes(), b" # a\xffb"].concat());
    puzzles.extend(reader.finish().puzzles);
    assert_eq!(labels(&puzzles), "ab");
}

#[test]
fn files_have_labels() {
    check(&[
        (
            "#AWho\n#DA thing\n#CIt is hard\n#B2020\n#SA book\n#LEasy\n#Uhttps://a.b\n%",
            "A thing · Easy · Who · A book · It is hard",
            "",
        ),
        ("#DA thing\n[Puzzle]\n%\n[State]\n%", "A thing", ""),
        // Several in a block: the head is about none of them.
        ("#DA thing\n@ @\n@", "- | - | -", ""),
        ("id,puzzle,difficulty\n1,@,2.2\n2,@,0.0", "1 · 2.2 | 2 · 0.0", ""),
        ("title;sudoku;level\nDie «Harte»;@;schwer\n;@;", "Die «Harte» · schwer | -", ""),
        ("puzzle,solution\n@,", "-", ""),
        (
            "<opensudoku><name>A &amp; B</name><level>Easy</level>\n<game data=\"@\" note=\"n1\"/><game data='@'/></opensudoku>",
            "A & B · Easy · n1 | A & B · Easy",
            "",
        ),
        (
            "<opensudoku version=\"2\"><folder name=\"A\"><game data=\"@\"/></folder>\n<folder name=\"\"><game data=\"@\"/></folder></opensudoku>",
            "A | -",
            "",
        ),
        (r#"{"title":"The “Miracle” \u00e9","author":"M","puzzle":"@"}"#, "The “Miracle” é · M", ""),
        ("{\n  \"difficulty\": 3,\n  \"name\": \"数独\",\n  \"puzzle\": \"@\"\n}", "数独 · 3", ""),
        (
            r#"{"name":"All","puzzles":[{"level":"Easy","p":"@"},{"title":"B","p":"@"},{"p":"@"}]}"#,
            "Easy | B | -",
            "",
        ),
        (r#"{"metadata":{"title":"A"},"puzzle":"@","solved":false,"colour":{"name":"red"}}"#, "A", ""),
        (r#"{"name":"A","puzzle":{"level":"hard","grid":"@"}}"#, "A · hard", ""),
        (r#"{"title":null,"rating":"@","puzzle":"@"}"#, "- | -", ""),
        (r#"{"title":"a\"b\" \\ \/","puzzle":"@"}"#, r#"a"b" \ /"#, ""),
        (r#"{"title":"Caf\u00e9 \ud83d\ude42\n1","puzzle":"@"}"#, "Café 🙂 1", ""),
        // What is broken.
        (r#"{"title":"a\u12","puzzle":"@"}"#, "au12", ""),
        (r#"{"title":"a\ud83d","puzzle":"@"}"#, "a\u{fffd}", ""),
        (r#"{"puzzle":"@","title":"a\"#, "a", ""),
        (
            r#"{"cells":[],"cages":[{"value":"title: B"},{"value":"author: C"},{"value":"rules: no"}],"puzzle":"@"}"#,
            "B · C",
            "",
        ),
    ]);
}

#[test]
fn lines_of_data_have_labels() {
    let cells = NEWSPAPER.replace(' ', "");
    let text = format!("{cells} # a\n{cells} # b\n\n{cells} # c\nword\nFiendish {cells}\n{cells}");
    let (mut reader, mut found) = (LineReader::default(), Vec::new());
    reader.each_line(&text, |_, puzzle| found.extend(puzzle));
    reader.last_line(|_, puzzle| found.extend(puzzle));
    assert_eq!(labels(&found), "a | b | c | ! | Fiendish | -");
}

/// SudokuPad's codes leave empty objects out, and have strings in single quotation marks.
#[test]
fn sudokupads_titles() {
    let table = [
        ("{ce:[[,,{v:3},],[{v:1},,,],[,,,],[,,,]],title:'a,,b]'}", "..3.1...........", "a,,b]"),
        ("{title:'Don\\'t, ',ce:[[{v:3},,,],[,,,],[,,,],[,,,{v:1}]]}", "3..............1", "Don't"),
        ("{ce:[[,,,],[,,{v:3},],[,,,],[,,,]],\"title\":\"Don't\"}", "......3.........", "Don't"),
        ("{'diagonal-':t,ce:[[,,,],[,,{v:3},],[,,,],[,,,]],author:'", "......3.........;x1", "-"),
    ];
    for (code, line, label) in table {
        let reading = read(&format!("https://sudokupad.app/scl{}", compressed(code)));
        let found = reading.map(|reading| {
            let puzzle = reading.puzzles[0].as_ref().expect("a puzzle");
            (puzzle.grid().to_string(), labels(&reading.puzzles))
        });
        assert_eq!(found.unwrap_or_default(), (line.to_string(), label.to_string()), "{code}");
    }
}
