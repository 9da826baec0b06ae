//! The digits that a puzzle was read in are those that its answer is written in.

use crate::common::shape;
use crate::{answers, run};
use ninefold::{Grid, solutions};

/// A solved 16×16, and how it is written from 0 and in letters.
fn solved() -> [String; 3] {
    let standard = solutions(&Grid::empty(shape(16)), 1).solutions[0].to_string();
    let letter = |digit: char| char::from(b'A' + digit.to_digit(17).expect("a digit") as u8 - 1);
    [standard.clone(), standard.replace('G', "0"), standard.chars().map(letter).collect()]
}

/// The same with so many blanks at the beginning.
fn blanked(solved: &str, blanks: usize) -> String {
    ".".repeat(blanks) + &solved[blanks..]
}

#[test]
fn as_they_were_read() {
    let [_, hexadecimal, letters] = solved();
    for solution in [hexadecimal, letters] {
        let puzzle = blanked(&solution, 3);
        assert_eq!(answers("solve", &puzzle), format!("{solution}\n"));
        assert_eq!(answers("solve --lines", &puzzle), format!("{solution}\n"));
        assert_eq!(answers("solve --all", &puzzle), format!("{solution}\n"));
        assert_eq!(answers("convert", &puzzle), format!("{puzzle}\n"));
        assert_eq!(answers("convert --layout rows", &puzzle).lines().next(), Some(&puzzle[..16]));
        assert_eq!(answers("rate --format %g", &puzzle), format!("{puzzle}\n"));
        assert_eq!(answers("repair", &puzzle), format!("unique\t{puzzle}\t-\n"));
        let explained = answers("explain", &puzzle);
        let rated = answers("rate --path", &puzzle);
        for (cell, digit) in solution[..3].chars().enumerate() {
            let placed = format!("r1c{}={digit}\n", cell + 1);
            assert!(explained.contains(&placed) && rated.contains(&placed), "{placed}: {explained}{rated}");
        }
        for command in ["explain --json", "rate --json"] {
            let begin = format!("{{\"puzzle\":\"{puzzle}\"");
            assert!(answers(command, &puzzle).starts_with(&begin), "{command}");
        }
        // A digit of the first row that is wrong is mended in the same digits.
        let (wrong, right) = (&solution[4..5], &solution[3..4]);
        let spoilt = solution.replacen(right, wrong, 1);
        let spoilt = blanked(&spoilt, 3);
        let (_, mended, _) = run("repair", &spoilt);
        assert_eq!(mended, format!("clash\t{puzzle}\treplaced r1c4 {wrong}>{right}\n"));
    }
}

#[test]
fn each_puzzle_of_a_text_in_its_own() {
    let [standard, hexadecimal, letters] = solved();
    let input = [&standard, &hexadecimal, &letters].map(|solution| blanked(solution, 3) + "\n").concat();
    assert_eq!(answers("solve --lines", &input), [standard, hexadecimal, letters].join("\n") + "\n");
}
