//! SudokuWiki's boards, in the links to its solvers.
//!
//! A board with candidates is a letter for its kind, the side, a version, and a number for each cell: `S9B0300…`. In a
//! jigsaw, `J9B`, the number of the region stands above the ten bits that other kinds have.

use super::bytes::{parse_number, parts};
use super::code_text::{CodeText, MaybeCode};
use super::codes::{digit_of, refused};
use super::rules::RuleName;
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::sets::DigitSet;
use crate::shape::{Shape, Spec};
use crate::symbols::symbol;

/// How many bits of a jigsaw's number are below the region.
const BELOW_REGION: u32 = 10;

/// The board with candidates. Of the numbers that a cell can have, the first ones are givens; digits filled in and
/// candidates follow them.
pub(super) fn read(code: &[u8]) -> MaybeCode {
    let [kind, side, version, numbers @ ..] = code else {
        return None;
    };
    let side = digit_of(*side, 36)?;
    let width = numbers.len() / (side * side).max(1);
    let other = |name: &str| refused(RuleName::Other(name.into()));
    let mut rules = Spec::default();
    match kind {
        b'S' => {}
        // A line of cells may begin with such a letter, as `J1A` of a 25×25.
        _ if width < 2 || !version.is_ascii_uppercase() || Shape::of_cells(code.len()).is_some() => {
            return None;
        }
        b'X' => (rules.down, rules.up) = (true, true),
        b'W' => rules.windows = true,
        b'J' if side == 9 => rules.regions = Some(Vec::new()),
        b'J' => return refused(RuleName::Regions),
        b'L' | b'M' => return refused(RuleName::Cages),
        b'K' => return other("KenKen"),
        b'D' => return other("KenDoku"),
        b'T' => return other("Str8ts"),
        _ => return None,
    }
    let mut cells = Vec::new();
    for number in numbers.chunks(width.max(1)) {
        let mut value = 0;
        for digit in number {
            value = (value * 36 + digit_of(*digit, 36)?) & 0xfff_ffff;
        }
        if let Some(regions) = &mut rules.regions {
            regions.push(value >> BELOW_REGION);
            value &= (1 << BELOW_REGION) - 1;
        }
        match value {
            _ if value <= side => cells.push((value, 0, 0)),
            _ if value <= 2 * side => cells.push((0, value - side, 0)),
            _ => cells.push((0, 0, value - 2 * side)),
        }
    }
    Some(Ok(board_text(&cells)?.with_rules(rules)))
}

/// A board of the given, the answer and the candidates of each cell, one of which it has. If each cell has candidates,
/// these are the puzzle's.
fn board_text(cells: &[(usize, usize, usize)]) -> Option<CodeText> {
    // So many blanks in a line may be something else.
    Shape::of_cells(cells.len())?;
    let mut decoded = CodeText::new(cells.iter().map(|(given, ..)| symbol(*given as u8) as u8).collect());
    let answers: Vec<u8> = cells.iter().map(|(_, answer, _)| *answer as u8).collect();
    let marks: Vec<DigitSet> = cells.iter().map(|(.., marks)| DigitSet::from_bits(*marks as u32)).collect();
    let is_sukaku = marks.iter().all(|marks| !marks.is_empty());
    decoded.then(move |puzzle| match is_sukaku {
        true => Ok(puzzle.with_candidates(marks.clone())),
        false => Ok(puzzle.and(&answers, &marks)),
    });
    Some(decoded)
}

/// The older board: numbers with commas, a given behind a minus, a digit filled in behind a plus, and otherwise what is
/// left for the cell, as a mask.
pub(super) fn read_numbers(code: &[u8]) -> MaybeCode {
    let mut cells = Vec::new();
    for part in parts(code, |byte| byte == b',') {
        let digit = |part| parse_number(part).map(usize::from);
        let mask = || str::from_utf8(part).ok()?.parse().ok();
        match part {
            [b'-', given @ ..] => cells.push((digit(given)?, 0, 0)),
            [b'+', answer @ ..] => cells.push((0, digit(answer)?, 0)),
            _ => cells.push((0, 0, mask().unwrap_or_default())),
        }
    }
    Some(Ok(board_text(&cells)?))
}

/// A link to the board of a 9×9 with such rules.
///
/// # Errors
///
/// The first rule that no kind of board has beside the others, or candidates beside givens.
pub(super) fn write(puzzle: &Puzzle, rules: &Spec) -> Result<String, RuleName> {
    let mut others = rules.clone();
    let begin = if others.regions.take().is_some() {
        "Jigsaw.aspx?bd=J9B"
    } else if rules.down && rules.up {
        (others.down, others.up) = (false, false);
        "SudokuX.aspx?bd=X9B"
    } else if rules.windows {
        others.windows = false;
        "Windoku.aspx?bd=W9B"
    } else {
        "sudoku.htm?bd=S9B"
    };
    if others != Spec::default() {
        return Err(RuleName::first_of(&others));
    }
    let mut text = String::from("https://www.sudokuwiki.org/");
    text += begin;
    // Only where no cell has a digit are the candidates read as the puzzle's.
    let sukaku = match puzzle.grid().given_candidates() {
        Some(_) if puzzle.grid().given_count() > 0 => return Err(RuleName::Candidates),
        Some(candidates) => Some(Puzzle::with_progress(Grid::empty(puzzle.grid().shape()), &[], candidates)),
        None => None,
    };
    let puzzle = sukaku.as_ref().unwrap_or(puzzle);
    for (index, &given) in puzzle.grid().cells().iter().enumerate() {
        let mut number = match (puzzle.answer(index), puzzle.marks_in(index)) {
            (0, DigitSet::EMPTY) => given.into(),
            (0, marks) => marks.bits() + 18,
            (answer, _) => u32::from(answer) + 9,
        };
        if let Some(regions) = &rules.regions {
            number += (regions[index] as u32) << BELOW_REGION;
            text.push(base_36(number / (36 * 36)));
        }
        text.push(base_36(number / 36 % 36));
        text.push(base_36(number % 36));
    }
    Ok(text)
}

fn base_36(digit: u32) -> char {
    char::from_digit(digit, 36).unwrap_or('0')
}
