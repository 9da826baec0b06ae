//! Headings in many languages, above, beside, between and below puzzles. In every script they are read as
//! words.

use crate::common::{NEWSPAPER, grid};
use ninefold::notation::{Layout, Reader, read, write};

/// Headings as magazines, sites and people write them.
const HEADINGS: &[&str] = &[
    // English
    "Level 4 (hard)",
    "“Hard”",
    "No. 12",
    "No12",
    "Grid1",
    "Abba",
    "Sudoku",
    "Puzzle",
    // French
    "Café",
    "Cafe\u{301}",
    "Difficulté: moyenne",
    "Ça",
    "à faire",
    "L'été",
    "Grille n°12",
    "« Œuvre »",
    "3 étoiles",
    "12 mai 2024",
    // German
    "Rätsel für den Abend",
    "Ra\u{308}tsel fu\u{308}r den Abend",
    "Für Öl",
    "„Leicht“",
    "3. Übung",
    "Mo., 12. 5. 2024",
    // Spanish, Portuguese and Italian
    "Año nuevo fácil",
    "Nº 12 – difícil",
    "«Fácil»",
    "Difícil – nº 3",
    "Média",
    "Città, già fatto",
    // The Nordic languages and Dutch
    "Lätt",
    "Ångström",
    "Bærbær på øya",
    "Þraut",
    "Één ster",
    // Polish, Czech, Slovak, Hungarian, Romanian, Croatian, Lithuanian, Latvian
    "Łatwe",
    "Zagadka nr 7: trudna",
    "Příklad",
    "Těžké sudoku č. 5",
    "Ľahké",
    "Nehéz, 3. rész",
    "Ușoară",
    "Teška",
    "Sunkūs",
    "Grūts",
    // Turkish and Vietnamese
    "Ağır",
    "Đề số 12: khó",
    "Câu đố dễ",
    // Greek, Cyrillic, Georgian, Armenian
    "Σουντόκου",
    "Δύσκολο 5",
    "Судоку № 12 (сложное)",
    "Легко",
    "№12",
    "სუდოკუ",
    "Սուդոկու",
    // Hebrew, Arabic, Persian
    "סודוקו קשה",
    "סודוקו 12",
    "سودوكو",
    "سودوکو شماره ۱۲",
    // Hindi, Tamil, Thai
    "सुडोकू",
    "कठिन 12",
    "சுடோகு",
    "ซูโดกุยาก",
    "ซูโดกุข้อที่สิบสองสำหรับผู้เริ่มต้นนะ",
    // Chinese, Japanese, Korean
    "数独上級問題",
    "数独 第12番 ★★★",
    "第12題",
    "難易度：★★★☆☆",
    "ナンプレ 第３問",
    "2024年5月12日",
    "스도쿠 12번 (어려움)",
    "12번",
    // Signs, sizes and dates
    "★★★",
    "★★★★",
    "☆☆☆☆☆☆☆☆☆",
    "🔥🔥🔥🔥",
    "🔥 Hard 🔥",
    "****",
    "----",
    "9×9",
    "12x12",
    "12.05.2024",
    "2024-05-12",
    "12/5/24",
];

/// The number of characters in a text, without white space and without accents that follow their letter.
fn visible(text: &str) -> usize {
    let accents = '\u{300}'..='\u{36f}';
    text.chars().filter(|character| !character.is_whitespace() && !accents.contains(character)).count()
}

#[test]
fn above_between_and_below() {
    let rows = NEWSPAPER.replace(' ', "\n").replace('0', ".");
    let line = rows.replace('\n', "");
    let [spaced, bordered] =
        [Layout::Spaced, Layout::Grid].map(|layout| write(&grid(NEWSPAPER).into(), layout).expect("a 9×9"));
    for heading in HEADINGS {
        for puzzle in [&spaced, &bordered] {
            let text = format!("{heading}\n{puzzle}\n{heading}\n{puzzle}");
            let reading = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(reading.puzzles, vec![Ok(grid(NEWSPAPER).into()); 2], "{text}");
        }
        let table = [
            (format!("{heading}\n{rows}"), 1),
            (format!("{heading}\n\n{rows}"), 1),
            (format!("{rows}\n{heading}\n"), 1),
            (format!("{rows}\n{heading}\n{rows}"), 2),
            (format!("{rows}\n\n{heading}\n\n{rows}\n\n{heading}"), 2),
            (format!("{heading}\n{line}"), 1),
            (format!("{line}\n{heading}\n{line}\n"), 2),
        ];
        for (text, count) in table {
            let reading = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(reading.puzzles, vec![Ok(grid(NEWSPAPER).into()); count], "{text}");
            assert_eq!(reading.ignored, visible(heading) * text.matches(heading).count(), "{text}");
            let mut reader = Reader::default();
            let in_parts = [reader.push_lines(text.as_bytes()), reader.finish_lines()].concat();
            assert_eq!(in_parts, (line.clone() + "\n").repeat(count).into_bytes(), "{text}");
        }
    }
}

/// In the line of a puzzle, the punctuation of a heading does not count as ignored.
#[test]
fn beside() {
    let line = NEWSPAPER.replace(' ', "").replace('0', ".");
    for heading in HEADINGS {
        for text in [format!("{heading} {line}"), format!("{heading}: {line}"), format!("{line} {heading}")] {
            let reading = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(reading.puzzles, vec![Ok(grid(NEWSPAPER).into())], "{text}");
            let words = visible(&heading.replace(&[',', ':', ';', '：', '\'', '“', '”', '„'][..], ""));
            assert_eq!(reading.ignored, words, "{text}");
        }
    }
}

/// Some look like the head of a table, like a row with bars or, between brackets, like a section of a file.
#[test]
fn like_a_part_of_a_file() {
    let rows = NEWSPAPER.replace(' ', "\n");
    let spaced = write(&grid(NEWSPAPER).into(), Layout::Spaced).expect("a 9×9");
    for (text, count) in [
        (format!("Sudoku, easy\n{spaced}"), 1),
        (format!("Sudoku | easy\n{rows}\n\nSudoku | The Guardian | 22 November\n{rows}"), 2),
        (format!("[Sudoku]\n{rows}"), 1),
        (format!("[Easy]\n{rows}\n\n[Hard]\n{rows}"), 2),
        (format!("[Title]\nEasy\n[Puzzle]\n{rows}\n[Solution]\n{rows}"), 1),
    ] {
        let reading = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(reading.puzzles, vec![Ok(grid(NEWSPAPER).into()); count], "{text}");
    }
}

/// The letter O is a digit of a 25×25: below its row of blanks, a row with it may have no blanks.
#[test]
fn blanks_above_a_full_row() {
    let row = |cells: &str| cells.repeat(25);
    let rows = |second: &str| {
        [row("."), second.into()].into_iter().chain((2..25).map(|_| row("."))).collect::<Vec<_>>()
    };
    let full = format!("{}O", "1".repeat(24));
    let reading = read(&rows(&full).join("\n")).expect("a 25×25");
    let cells = reading.grids().next().map(|grid| grid.cells()[25..50].to_vec());
    assert_eq!(cells, Some([vec![1; 24], vec![24]].concat()));
}

/// A heading alone is neither a puzzle nor a part of one.
#[test]
fn alone() {
    for heading in HEADINGS {
        let error = read(heading).expect_err(heading);
        assert!(error.to_string().ends_with("is neither a puzzle nor a row of one."), "{error}");
    }
}

/// A character beyond ASCII may be a blank. A row with one wrong character is still a row and not a heading.
#[test]
fn rows_with_characters_of_other_scripts() {
    let rows = NEWSPAPER.replace(' ', "\n");
    for blank in ['·', '□', '★', '口', '〇', 'ø', '∅', '٠'] {
        for text in [rows.clone(), rows.replace('\n', ""), rows.replace('\n', " ")] {
            assert_eq!(grid(&text.replace('0', &blank.to_string())), grid(NEWSPAPER), "{blank} {text}");
        }
    }
    for (wrong, place) in [("8000é0020", 5), ("8é0000020", 2), ("80000002数", 9), ("数00000020", 1)] {
        let error = read(&rows.replace("800000020", wrong)).expect_err(wrong);
        assert_eq!((error.line, error.column), (2, place), "{error}");
    }
}
