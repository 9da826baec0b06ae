//! Texts that could be read in more than one set, and what is no puzzle in any.

use super::{SETS, SIDES, found, puzzles, rows, turned};
use crate::common::{grids, pattern, shape, with};
use ninefold::Grid;
use ninefold::notation::{Symbols, read};

/// A puzzle alone can leave open which set it is written in: then it is read in the set of the puzzles before
/// it.
#[test]
fn puzzles_after_each_other() {
    let large = shape(16);
    let [puzzle, full] = puzzles(large);
    let full = turned(&full);
    let line = |puzzle: &Grid, symbols: Symbols| rows(puzzle, symbols, '.').replace('\n', "");
    let cells = |digits: &[(usize, u8)]| {
        let mut cells = vec![0; 256];
        digits.iter().for_each(|&(cell, digit)| cells[cell] = digit);
        Grid::new(cells).expect("a grid")
    };
    let doubtful = |begin: &str| format!("{begin}{}", ".".repeat(256 - begin.len()));
    let [standard, from_zero, letters] = SETS.map(|symbols| line(&puzzle, symbols));
    let low = |digits: &[u8]| cells(&digits.iter().copied().enumerate().collect::<Vec<_>>());
    let table = [
        // Every set has A, B and C: alone, they are 10, 11 and 12.
        (doubtful("ABC"), vec![low(&[10, 11, 12])], vec![]),
        (
            format!("{letters}\n{}", doubtful("ABC")),
            vec![puzzle.clone(), low(&[1, 2, 3])],
            vec![Symbols::Letters],
        ),
        (
            format!("{letters}\n{}", doubtful("AB1")),
            vec![puzzle.clone(), low(&[10, 11, 1])],
            vec![Symbols::Letters],
        ),
        // Where another character is a blank, 0 is the digit 16, unless there is a G: that is 16, and 0 is a
        // blank.
        (doubtful("0AB"), vec![low(&[16, 10, 11])], vec![Symbols::FromZero]),
        (doubtful("0AG"), vec![low(&[0, 10, 16])], vec![]),
        (format!("{standard}\n{}", doubtful("0AB")), vec![puzzle.clone(), low(&[0, 10, 11])], vec![]),
        (
            format!("{from_zero}\n{}", line(&full, Symbols::FromZero)),
            vec![puzzle.clone(), full.clone()],
            vec![Symbols::FromZero],
        ),
        // No row has a digit twice, so more zeros than rows are blanks.
        (
            format!("{from_zero}\n{}", doubtful("1AB").replace('.', "0")),
            vec![puzzle.clone(), low(&[1, 10, 11])],
            vec![Symbols::FromZero],
        ),
        // A puzzle without the largest digit looks the same in both sets with digits.
        (doubtful("1AB"), vec![low(&[1, 10, 11])], vec![]),
        (
            format!("{from_zero}\n{letters}\n{standard}"),
            vec![puzzle.clone(); 3],
            vec![Symbols::FromZero, Symbols::Letters],
        ),
    ];
    for (text, puzzles, sets) in table {
        let sets = sets.into_iter().map(|symbols| (large, symbols)).collect();
        assert_eq!(found(&text), (puzzles, sets), "{text}");
    }
    // Only puzzles of the same shape tell the set.
    let larger = rows(&pattern(shape(25)), Symbols::Letters, '.');
    let expected = (vec![pattern(shape(25)), low(&[10, 11])], vec![(shape(25), Symbols::Letters)]);
    assert_eq!(found(&format!("{larger}\n\n{}", doubtful("AB"))), expected);
}

/// An X is a blank, unless the grid has another blank or is full.
#[test]
fn crosses() {
    let largest = shape(25);
    let [puzzle, _] = puzzles(largest);
    let without_x = with(
        &puzzle,
        &puzzle
            .cells()
            .iter()
            .enumerate()
            .filter(|(_, digit)| **digit == 24)
            .map(|(cell, _)| (cell, 0))
            .collect::<Vec<_>>(),
    );
    let table = [
        ("X as a digit", rows(&puzzle, Symbols::Letters, '.'), &puzzle),
        ("X as the blank", rows(&without_x, Symbols::Letters, 'X'), &without_x),
        ("a small x as the blank", rows(&puzzle, Symbols::Letters, 'x'), &puzzle),
        ("zeros", rows(&puzzle, Symbols::Letters, '0'), &puzzle),
        ("1 to P with an X as the blank", rows(&puzzle, Symbols::Standard, 'X'), &puzzle),
        ("0 to O with an X as the blank", rows(&puzzle, Symbols::FromZero, 'X'), &puzzle),
    ];
    for (what, text, puzzle) in table {
        assert_eq!(found(&text).0, vec![puzzle.clone()], "{what}:\n{text}");
    }
}

/// A puzzle and its solution in one line are one puzzle.
#[test]
fn solutions_beside_puzzles() {
    for (side, symbols) in SIDES.into_iter().flat_map(|side| SETS.map(|symbols| (side, symbols))) {
        let [puzzle, full] = puzzles(shape(side));
        let [line, solution] = [&puzzle, &full].map(|grid| rows(grid, symbols, '.').replace('\n', ""));
        for text in [format!("{line} {solution}"), format!("puzzle,solution\n{line},{solution}")] {
            assert_eq!(found(&text).0, vec![puzzle.clone()], "{side} {symbols:?}:\n{text}");
        }
    }
}

#[test]
fn words_are_no_rows_of_letters() {
    let [puzzle, _] = puzzles(shape(20));
    let text = rows(&puzzle, Symbols::Letters, '.');
    let words = [
        "Easy Grid From Paul",
        "Badge of an old chief",
        "Level: hard",
        "ABC",
        // These are as long as a row of a 20×20 or of a 25×25.
        "counterrevolutionary",
        "state-of-the-art-map",
        "Indistinguishability",
        "antidisestablishmentarian",
    ];
    for word in words {
        let reading = read(&format!("{word}\n{text}")).unwrap_or_else(|error| panic!("{error} {word}"));
        assert_eq!(reading.puzzles, [Ok(puzzle.clone().into())], "{word}");
    }
}

#[test]
fn sentences() {
    let large = shape(16);
    let [puzzle, _] = puzzles(large);
    let spoilt =
        |symbols: Symbols, digit: char| rows(&puzzle, symbols, '.').replacen('.', &digit.to_string(), 1);
    let from_zero = rows(&puzzle, Symbols::FromZero, '.');
    let column = from_zero.find('.').expect("a blank") + 1;
    let table = [
        (spoilt(Symbols::Letters, '5'), "'5' is neither a digit nor a blank."),
        (spoilt(Symbols::Letters, 'Q'), "Q (17) is above 16, the largest digit of a 16×16."),
        (spoilt(Symbols::Letters, 'q'), "Q (17) is above 16, the largest digit of a 16×16."),
        (spoilt(Symbols::Standard, 'H'), "H (17) is above 16, the largest digit of a 16×16."),
        (spoilt(Symbols::FromZero, 'H'), "H (17) is above 16, the largest digit of a 16×16."),
        (spoilt(Symbols::FromZero, '?'), "'?' is neither a digit nor a blank."),
    ];
    for (text, sentence) in table {
        let expected = format!("Line 1, column {column}: {sentence}");
        assert_eq!(grids(&text).expect_err(&text).to_string(), expected, "{text}");
    }
    // After a 16×16 with the digits 0 to F, a G is no digit.
    let text = format!("{from_zero}\n\n{}", spoilt(Symbols::FromZero, 'G'));
    let sentence =
        format!("Line 18, column {column}: 'G' is neither a digit nor a blank (row 1, column {column}).");
    assert_eq!(grids(&text).expect_err(&text).to_string(), sentence);
}
