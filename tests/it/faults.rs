//! Texts that cannot be read as puzzles, and the sentence that says why: one line for each text.

use crate::common::{FINNISH, grids, written};
use ninefold::notation::{Fault, Layout, Reader, read};
use std::iter;

#[test]
fn sentences() {
    let lines = FINNISH.replace(' ', "\n");
    let line = FINNISH.replace(' ', "");
    let first_lines = |count| lines.lines().take(count).collect::<Vec<_>>().join("\n");
    let table = [
        (String::new(), "There is no puzzle in an empty text."),
        (" \r\n\t\n".into(), "There is no puzzle in an empty text."),
        (" \r\n\t[[]]".into(), "Line 2, column 2: '[[]]' is neither a puzzle nor a row of one."),
        ("# 17".into(), "Line 1, column 1: '# 17' is neither a puzzle nor a row of one."),
        (
            "5,,0,0\n0,0,0,0\n0,0,0,0\n0,0,0,1".into(),
            "Line 1, column 3: nothing stands here, but other blanks have a sign (row 1, column 2).",
        ),
        ("hello world".into(), "Line 1, column 1: 'hello' is neither a puzzle nor a row of one."),
        ("\n  The quick brown fox".into(), "Line 2, column 3: 'The' is neither a puzzle nor a row of one."),
        (
            "Donaudampfschifffahrtsgesellschaft".into(),
            "Line 1, column 1: 'Donaudampfschifffahr…' is neither a puzzle nor a row of one.",
        ),
        ("🄰".repeat(20), "Line 1, column 1: '🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰' is neither a puzzle nor a row of one."),
        ("🄰".repeat(21), "Line 1, column 1: '🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰🄰…' is neither a puzzle nor a row of one."),
        // Of more lines the first one, and none that is hidden.
        ("{\"a\": 12\n}".into(), "Line 1, column 1: '{\"a\": 12' is neither a puzzle nor a row of one."),
        ("q\0\0".into(), "Line 1, column 1: 'q' is neither a puzzle nor a row of one."),
        (
            "q\u{85}b\u{2028}c".into(),
            "Line 1, column 1: 'q\u{fffd}b\u{fffd}c' is neither a puzzle nor a row of one.",
        ),
        (
            "12".into(),
            "Line 1, column 1: 2 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.",
        ),
        (
            "5".into(),
            "Line 1, column 1: 1 cell makes no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.",
        ),
        (
            line[1..].into(),
            "Line 1, column 1: 80 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.",
        ),
        (
            "1".repeat(10_000),
            "Line 1, column 1: 10000 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.",
        ),
        (first_lines(8), "Line 8, column 10: the puzzle breaks off after row 8 of 9."),
        (format!("9\n{}", first_lines(3)), "Line 4, column 10: the puzzle breaks off after row 3 of 9."),
        ("1 2 3 4\n\n3 4 1 2".into(), "Line 3, column 8: the puzzle breaks off after row 2 of 4."),
        (lines.replace("070090200", "07009020"), "Line 3, column 9: 9 rows, but row 3 has 8 cells."),
        (lines.replace("070090200", "0700902001"), "Line 3, column 10: 9 rows, but row 3 has 10 cells."),
        (lines.replace("070090200", "0"), "Line 3, column 2: 9 rows, but row 3 has 1 cell."),
        (lines.replace("800000000", "8000000"), "Line 1, column 8: row 1 has 7 cells; it should have 9."),
        (
            format!("9\n{}", lines.replace("800000000", "80000000")),
            "Line 2, column 9: 9 rows, but row 1 has 8 cells.",
        ),
        (lines.replace("050007000", "050007?00"), "Line 4, column 7: '?' is neither a digit nor a blank."),
        (
            line.replace("050007000", "050007?00"),
            "Line 1, column 34: '?' is neither a digit nor a blank (row 4, column 7).",
        ),
        (
            format!("# A header\n\n{}", lines.replace("050007000", "050007?00")),
            "Line 6, column 7: '?' is neither a digit nor a blank (row 4, column 7).",
        ),
        (
            format!("Easy\n{}", lines.replace("050007000", "050007?00")),
            "Line 5, column 7: '?' is neither a digit nor a blank (row 4, column 7).",
        ),
        (
            "12|34\n34|!2\n--+--\n..|..\n..|..".into(),
            "Line 2, column 4: '!' is neither a digit nor a blank (row 2, column 3).",
        ),
        (
            "1 2 3 4\n3 4 !! 2\n. . . .\n. . . .".into(),
            "Line 2, column 5: '!!' is neither a digit nor a blank (row 2, column 3).",
        ),
        (
            "½ 2 3 4\n3 4 1 2\n. . . .\n. . . .".into(),
            "Line 1, column 1: '½' is neither a digit nor a blank.",
        ),
        (lines.replace("800000000", "80000000z"), "Line 1, column 9: 'z' is neither a digit nor a blank."),
        (
            "127... ...... ...... ...... ...... ......".into(),
            "Line 1, column 3: 7 is above 6, the largest digit of a 6×6.",
        ),
        ("9.......".repeat(8), "Line 1, column 1: 9 is above 8, the largest digit of an 8×8."),
        (
            lines.replace("050007000", "05000700a"),
            "Line 4, column 9: A (10) is above 9, the largest digit of a 9×9.",
        ),
        (
            ["0 0 10 0 0 0 0 0 0"; 9].join("\n"),
            "Line 1, column 5: 10 is above 9, the largest digit of a 9×9 (row 1, column 3).",
        ),
        (
            ["0 0 0 0 0 123 0 0 0"; 9].join("\n"),
            "Line 1, column 11: 123 is above 9, the largest digit of a 9×9 (row 1, column 6).",
        ),
        ("5...............".into(), "Line 1, column 1: 5 is above 4, the largest digit of a 4×4."),
        (
            "https://sudokupad.app/?puzzleid=fpuzzlesN4Ig".into(),
            "Line 1, column 1: 'https://sudokupad.ap…' is neither a puzzle nor a row of one.",
        ),
        ("#puzzle=%E0%A4%A".into(), "Line 1, column 1: '%E0%A4%A' is neither a puzzle nor a row of one."),
        (
            format!("See #1\n?bd={}", &line[1..]),
            "Line 2, column 1: 80 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.",
        ),
        (
            "2x2a:1_26b3_4a1_3c2_1_4a".into(),
            "Line 1, column 1: '?' is neither a digit nor a blank (row 1, column 2).",
        ),
        (
            "https://www.sudokuwiki.org/sudoku.htm?bd=S9".into(),
            "Line 1, column 1: 'S9' is neither a puzzle nor a row of one.",
        ),
        (
            "3x3:5_3b7d6b1".into(),
            "Line 1, column 1: 13 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.",
        ),
        (
            "{\"grid\": [[1,2,3,4],[3,4,1],[],[]]}".into(),
            "Line 1, column 27: row 2 has 3 cells; the row before it has 4.",
        ),
        (
            "{\n\"puzzle\": \"12?4.......3....\"}".into(),
            "Line 2, column 14: '?' is neither a digit nor a blank (row 1, column 3).",
        ),
        (
            "{\"title\": \"nothing\"}".into(),
            "Line 1, column 1: '{\"title\": \"nothing\"}' is neither a puzzle nor a row of one.",
        ),
        (
            "<opensudoku><game data=\"12\"/></opensudoku>".into(),
            "Line 1, column 25: 2 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.",
        ),
    ];
    for (text, sentence) in table {
        match grids(&text) {
            Ok(puzzles) => panic!("{puzzles:?} read in {text:?}"),
            Err(error) => assert_eq!(error.to_string(), sentence, "{text:?}"),
        }
    }
}

/// Bytes that are no characters are shown by one each.
#[test]
fn broken_characters() {
    for (first, byte) in [(0x80, 0x80), (b'q', 0xf0)] {
        let mut reader = Reader::default();
        let bytes: Vec<u8> = iter::once(first).chain([byte; 999]).collect();
        assert!(reader.push(&bytes).is_empty());
        let fault = reader.finish().puzzles.remove(0).expect_err("no puzzle").fault;
        let text = String::from_utf8_lossy(&bytes[..20]) + "…";
        assert_eq!(fault, Fault::Word { text: text.into() });
    }
}

/// Every fault as JSON: it has all that a program needs to describe the fault in its own words.
#[test]
fn faults_as_json() {
    let table = [
        ("", r#"{"kind":"empty","line":1,"column":1}"#),
        ("Dear diary", r#"{"kind":"word","line":1,"column":1,"text":"Dear"}"#),
        (r"so\is", r#"{"kind":"word","line":1,"column":1,"text":"so\\is"}"#),
        (r#"{"no": 1}"#, r#"{"kind":"word","line":1,"column":1,"text":"{\"no\": 1}"}"#),
        (
            "12.4\n3?12 .... ....",
            r#"{"kind":"character","line":2,"column":2,"cell":{"row":2,"column":2},"text":"?"}"#,
        ),
        (
            "12A4 3.12 .... ....",
            r#"{"kind":"tooLarge","line":1,"column":3,"cell":{"row":1,"column":3},"digit":"A (10)","side":4}"#,
        ),
        ("3xx4 42x", r#"{"kind":"rowLength","line":1,"column":9,"row":2,"cells":3,"expected":4}"#),
        ("1 2 3 4\n3 4 1 2", r#"{"kind":"breaksOff","line":2,"column":8,"row":2,"side":4}"#),
        ("123", r#"{"kind":"length","line":1,"column":1,"cells":3}"#),
    ];
    for (text, json) in table {
        assert_eq!(read(text).unwrap_err().to_json(), json, "{text:?}");
    }
}

/// Rows with their numbers, in a JSON string, where there may be more of them than a byte counts.
#[test]
fn more_numbered_rows_than_any_shape_has() {
    for rows in [191, 192, 256, 300] {
        let lines = (1..=rows).map(|row| format!("{row}{}", " .".repeat(rows)));
        let text = format!("{{\"puzzle\": {:?}}}", lines.collect::<Vec<_>>().join("\n"));
        let fault = read(&text).unwrap_err().to_string();
        let expected = format!("Line 1, column 13: {} cells make no grid", rows + 1);
        assert!(fault.starts_with(&expected), "{rows} rows: {fault}");
    }
}

/// A puzzle that cannot be read does not prevent the others from being read.
#[test]
fn unreadable_puzzles_among_others() {
    let lines = FINNISH.replace(' ', "\n");
    let line = FINNISH.replace(' ', "");
    let short = lines.replace("070090200", "07009020");
    let wrong = line.replace("050007000", "050007?00");
    let table = [
        (
            format!("{lines}\n{}", &lines[..20]),
            vec!["", "Line 11, column 10: the puzzle breaks off after row 2 of 9."],
        ),
        (format!("{lines}\n{short}"), vec!["", "Line 12, column 9: 9 rows, but row 3 has 8 cells."]),
        (format!("{short}\n{lines}"), vec!["Line 3, column 9: 9 rows, but row 3 has 8 cells.", ""]),
        (
            format!("{line}\n{}", &line[1..]),
            vec![
                "",
                "Line 2, column 1: 80 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.",
            ],
        ),
        (
            format!("{line}{wrong}{line}"),
            vec!["", "Line 1, column 115: '?' is neither a digit nor a blank (row 4, column 7).", ""],
        ),
        (
            format!("{line} {wrong}"),
            vec!["", "Line 1, column 116: '?' is neither a digit nor a blank (row 4, column 7)."],
        ),
        (
            format!("puzzle,solution\n{line},\n{wrong},\n{line},"),
            vec!["", "Line 3, column 34: '?' is neither a digit nor a blank (row 4, column 7).", ""],
        ),
        (
            format!("[{{\"puzzle\":\"{line}\"}},\n{{\"puzzle\":\"{wrong}\"}}]"),
            vec!["", "Line 2, column 45: '?' is neither a digit nor a blank (row 4, column 7)."],
        ),
        // The array ends, and is a puzzle, only behind the one within it.
        (
            format!(
                "{{\"grid\":[\"{wrong}\",\n{{\"puzzle\":\"{short}\"}}],\n\"puzzle\":\"{line}\"}}",
                short = &line[1..]
            ),
            vec![
                "Line 2, column 12: 80 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.",
                "Line 1, column 44: '?' is neither a digit nor a blank (row 4, column 7).",
                "",
            ],
        ),
    ];
    for (text, expected) in table {
        let reading = read(&text).expect("a puzzle");
        let found: Vec<String> = reading
            .puzzles
            .iter()
            .map(|puzzle| match puzzle {
                Ok(puzzle) => written(puzzle.grid(), Layout::Zeros).replace(&line, ""),
                Err(error) => error.to_string(),
            })
            .collect();
        assert_eq!(found, expected, "{text}");
    }
}
