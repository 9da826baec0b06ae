//! OpenSudoku's game that was begun: `version: 3`, and in the next line three fields for each cell with a bar behind each.

use super::bytes::{look_at, parse_number};
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::sets::DigitSet;
use crate::shape::{Rules, Shape};

/// The puzzle of a game with what was done on it. A cell has its digit, its marks and whether somebody may change it; the
/// marks are a number with a bit for each, or in the first version digits with commas behind them.
pub(super) fn read(data: &[u8]) -> Option<Puzzle> {
    let version = data.strip_prefix(b"version: ")?.first()?;
    look_at(data.len());
    let cells = data.get(b"version: 3".len()..)?;
    let cells = cells.strip_prefix(b"&#10;").or(cells.strip_prefix(b"\n"))?;
    // The second version has two bars behind some fields.
    let fields: Vec<&[u8]> = cells.split(|byte| *byte == b'|').filter(|field| !field.is_empty()).collect();
    let (cells, []) = fields.as_chunks() else { return None };
    let shape = Shape::of_cells(cells.len())?;
    let (mut givens, mut answers, mut marks) = (Vec::new(), Vec::new(), Vec::new());
    for [digit, noted, may_change] in cells {
        let digit = parse_number(digit).filter(|digit| usize::from(*digit) <= shape.side())?;
        let is_given = *may_change == b"0";
        givens.push(if is_given { digit } else { 0 });
        answers.push(digit);
        marks.push(marks_in(noted, *version == b'1', shape.side()));
    }
    Some(Puzzle::with_progress(Grid::known(Rules::classic(shape), givens), &answers, &marks))
}

fn marks_in(noted: &[u8], are_digits: bool, side: usize) -> DigitSet {
    let text = str::from_utf8(noted).unwrap_or_default();
    let bits = text.parse::<u32>().unwrap_or_default();
    let is_marked = |digit: u8| match are_digits {
        true => text.split(',').any(|mark| mark.parse() == Ok(digit)),
        false => bits >> (digit - 1) & 1 == 1,
    };
    DigitSet::all(side).iter().filter(|digit| is_marked(*digit)).collect()
}
