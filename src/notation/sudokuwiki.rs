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
    let [kind, side, version, numbers @ ..] = code else { return None };
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
        let add = |value: usize, digit: &u8| Some((value * 36 + digit_of(*digit, 36)?) & 0xfff_ffff);
        let mut value = number.iter().try_fold(0, add)?;
        if let Some(regions) = &mut rules.regions {
            regions.push(value >> BELOW_REGION);
            value &= (1 << BELOW_REGION) - 1;
        }
        cells.push(match value {
            _ if value <= side => (value, 0, 0),
            _ if value <= 2 * side => (0, value - side, 0),
            _ => (0, 0, value - 2 * side),
        });
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
        let mask = || str::from_utf8(part).ok()?.parse().ok();
        cells.push(match part {
            [b'-', given @ ..] => (parse_number(given)?.into(), 0, 0),
            [b'+', answer @ ..] => (0, parse_number(answer)?.into(), 0),
            _ => (0, 0, mask().unwrap_or_default()),
        });
    }
    Some(Ok(board_text(&cells)?))
}

/// A link to the board of a 9×9 with such rules.
///
/// # Errors
///
/// The first rule that no kind of board has beside the others, or candidates beside givens.
pub(super) fn write(puzzle: &Puzzle, rules: &Spec) -> Result<String, RuleName> {
    let own = || rules.clone();
    let (page, others) = match rules {
        Spec { regions: Some(_), .. } => ("Jigsaw.aspx?bd=J9B", Spec { regions: None, ..own() }),
        Spec { down: true, up: true, .. } => {
            ("SudokuX.aspx?bd=X9B", Spec { down: false, up: false, ..own() })
        }
        Spec { windows: true, .. } => ("Windoku.aspx?bd=W9B", Spec { windows: false, ..own() }),
        _ => ("sudoku.htm?bd=S9B", own()),
    };
    if others != Spec::default() {
        return Err(RuleName::first_of(&others));
    }
    let mut text = String::from("https://www.sudokuwiki.org/") + page;
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
        let mut places: &[u32] = &[36, 1];
        if let Some(regions) = &rules.regions {
            number += (regions[index] as u32) << BELOW_REGION;
            places = &[36 * 36, 36, 1];
        }
        text.extend(places.iter().filter_map(|place| char::from_digit(number / place % 36, 36)));
    }
    Ok(text)
}
