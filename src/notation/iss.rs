//! The constraints of Interactive Sudoku Solver, in its links and as its text box has them.
//!
//! `.Shape~6x6.Diagonal~1.~R1C1_5~R2C3_4` is a 6×6 with a diagonal and two givens. A place has a digit in base 17 for
//! the row and the column, as in `RaCg`; a cell's digit is decimal.

use super::bytes::{parse_number, parts, take_until};
use super::code_text::{CodeText, MaybeCode};
use super::codes::{digit_of, refused};
use super::error::shortened;
use super::fields;
use super::format::{Layout, LayoutError};
use super::rules::{RuleName, rule_named};
use crate::grid::Grid;
use crate::sets::DigitSet;
use crate::shape::{Shape, Spec};
use crate::symbols::symbol;

/// The largest side that it takes.
const LARGEST: usize = 16;

/// Whether a text is constraints, and nothing else. A line of cells may begin with a point and a letter, too; but its
/// letters are no names, and it has no place.
pub(super) fn are_constraints(text: &[u8]) -> bool {
    let is_constraint = |(kind, arguments): (&[u8], &[u8])| match kind {
        [] => arguments.starts_with(b"R"),
        [first, ..] => first.is_ascii_uppercase() && kind.iter().all(u8::is_ascii_alphanumeric),
    };
    let Some(code) = text.strip_prefix(b".") else { return false };
    constraints_in(code).all(is_constraint)
        && (constraints_in(code).any(|(_, arguments)| !arguments.is_empty())
            || constraints_in(code).all(|(kind, _)| rule_named(kind).is_some()))
}

pub(super) fn read(code: &[u8]) -> MaybeCode {
    let mut side = 9;
    for (_, shape) in constraints_in(code).filter(|(kind, _)| *kind == b"Shape") {
        side = side_of(shape)?;
    }
    if side == 0 {
        return refused(RuleName::Other("Shape".into()));
    }
    let mut cells = vec![b'.'; side * side];
    let (mut candidates, mut rules, mut layout, mut has_boxes) = (None, Spec::default(), None, true);
    for (kind, arguments) in constraints_in(code) {
        match kind {
            // Besides the shape, how to search.
            b"Shape" | b"Priority" => {}
            b"" | b"Given" if arguments.is_empty() => {}
            b"" | b"Given" => {
                for mut given in split_at(arguments, b'~') {
                    let place = cell_at(take_before(&mut given, b'_'), side)?;
                    // More digits than one are candidates.
                    if let Some(digit) = parse_number(given) {
                        cells[place] = symbol(digit) as u8;
                    } else if !given.is_empty() {
                        let is_digit = |digit: &u8| (1..=side).contains(&usize::from(*digit));
                        let digits = split_at(given, b'_').map(|digit| parse_number(digit).filter(is_digit));
                        let sets = candidates.get_or_insert_with(|| vec![DigitSet::EMPTY; side * side]);
                        sets[place] = digits.collect::<Option<_>>()?;
                    }
                }
            }
            b"Diagonal" if arguments == b"1" => rules.up = true,
            b"Diagonal" if arguments == b"-1" => rules.down = true,
            b"Windoku" if arguments.is_empty() => rules.windows = true,
            b"DisjointSets" if arguments.is_empty() => rules.disjoint = true,
            b"NoBoxes" => has_boxes = false,
            b"RegionSize" if parse_number(arguments).map(usize::from) == Some(side) => {}
            b"Jigsaw" if layout.is_none() => {
                // It is the last argument; the shape may stand before it.
                let symbols = split_at(arguments, b'~').last();
                layout = Some(fields::numbered_regions(symbols.unwrap_or_default()));
            }
            b"AllDifferent" => {
                let cells = split_at(arguments, b'~').map(|cell| cell_at(cell, side));
                rules.groups.push(cells.collect::<Option<_>>()?);
            }
            b"X" | b"V" => return refused(RuleName::Xv),
            b"Cage" | b"Sum" => return refused(RuleName::Cages),
            _ => return refused(rule_named(kind).unwrap_or_else(|| RuleName::Other(shortened(kind)))),
        }
    }
    match layout {
        Some(regions) if has_boxes && regions.len() == side * side => {
            // Regions beside the boxes are groups. One of another size holds nothing.
            let of_region = |region| (0..regions.len()).filter(|cell| regions[*cell] == region).collect();
            let groups = (0..side).map(of_region);
            rules.groups.extend(groups.filter(|cells: &Vec<usize>| cells.len() == side));
        }
        None if !has_boxes => return refused(RuleName::Regions),
        regions => rules.regions = regions,
    }
    if let Some(shape) = Shape::of_side(side) {
        rules.name_groups(shape, has_boxes);
    }
    let mut decoded = CodeText::new(cells).with_rules(rules);
    if let Some(candidates) = candidates {
        decoded.then(move |puzzle| Ok(puzzle.with_candidates(candidates.clone())));
    }
    Some(Ok(decoded))
}

/// The side that a shape has, 0 if it is no square or has more digits than the side or other ones.
fn side_of(mut shape: &[u8]) -> Option<usize> {
    let mut size = take_before(&mut shape, b'~');
    let rows = take_before(&mut size, b'x');
    let digits = shape.strip_prefix(b"1-").unwrap_or(shape);
    let is_plain = size == rows && (digits.is_empty() || digits == rows);
    let side = parse_number(rows).filter(|side| (1..=25).contains(side))?;
    Some(if is_plain { side.into() } else { 0 })
}

/// The cell that is written as in `R1Cg`; numbers may be decimal, too.
fn cell_at(cell: &[u8], side: usize) -> Option<usize> {
    let [b'R' | b'r', place @ ..] = cell else { return None };
    let (row, column) = match place {
        [row, b'C' | b'c', column] => (digit_of(*row, 17)?, digit_of(*column, 17)?),
        mut column => {
            let row = take_before(&mut column, b'C');
            (parse_number(row)?.into(), parse_number(column)?.into())
        }
    };
    let is_there = (1..=side).contains(&row) && (1..=side).contains(&column);
    is_there.then(|| (row - 1) * side + column - 1)
}

/// The kind and the arguments of each constraint.
fn constraints_in(code: &[u8]) -> impl Iterator<Item = (&[u8], &[u8])> {
    split_at(code, b'.').map(|mut arguments| (take_before(&mut arguments, b'~'), arguments))
}

/// The parts between separators, one at least.
fn split_at(text: &[u8], separator: u8) -> impl Iterator<Item = &[u8]> {
    parts(text, move |byte| byte == separator)
}

/// Takes what is before the next separator off the text, and the separator, too.
#[inline(never)] // a copy in each place makes the module for browsers larger
fn take_before<'a>(text: &mut &'a [u8], separator: u8) -> &'a [u8] {
    take_until(text, |byte| byte == separator)
}

/// A link with the constraints of a puzzle. A lone candidate is a given there, which is no other puzzle.
///
/// # Errors
///
/// For a side that is too large, and for groups of one's own, which are in no layout of text but JSON.
pub(super) fn write(puzzle: &Grid) -> Result<String, LayoutError> {
    let (layout, shape) = (Layout::Iss, puzzle.shape());
    if shape.side() > LARGEST {
        return Err(LayoutError::Shape { layout, shape });
    }
    let mut text = String::from("https://sigh.github.io/Interactive-Sudoku-Solver/?q=");
    let candidates = puzzle.given_candidates();
    if shape.side() != 9 || puzzle.given_count() == 0 && candidates.is_none() {
        text += &format!(".Shape~{0}x{0}", shape.side());
    }
    if let Some(rules) = puzzle.rules().spec() {
        if !rules.groups.is_empty() {
            return Err(LayoutError::Rules { layout, rule: RuleName::ExtraRegions });
        }
        if let Some(regions) = &rules.regions {
            text += ".NoBoxes.Jigsaw~";
            text.extend(regions.iter().map(|region| symbol(*region as u8 + 1)));
        }
        let names = [
            (rules.down, ".Diagonal~-1"),
            (rules.up, ".Diagonal~1"),
            (rules.windows, ".Windoku"),
            (rules.disjoint, ".DisjointSets"),
        ];
        text.extend(names.iter().filter(|(is_said, _)| *is_said).map(|(_, name)| *name));
        // The windows have a name.
        for cells in (Spec { windows: false, ..rules.clone() }).named_groups(shape) {
            text += ".AllDifferent";
            cells.iter().for_each(|cell| add_cell(&mut text, *cell, shape));
        }
    }
    let mut begin = ".";
    let all = DigitSet::all(shape.side());
    for (cell, &digit) in puzzle.cells().iter().enumerate() {
        let given = candidates.map_or(all, |candidates| candidates[cell]);
        let digits = if digit > 0 { DigitSet::of(digit) } else { given };
        if digits != all {
            text += begin;
            begin = "";
            add_cell(&mut text, cell, shape);
            digits.iter().for_each(|digit| text += &format!("_{digit}"));
        }
    }
    Ok(text)
}

fn add_cell(text: &mut String, cell: usize, shape: Shape) {
    let digit = |line: usize| char::from_digit(line as u32 + 1, 17).unwrap_or('0');
    *text += &format!("~R{}C{}", digit(shape.row_of(cell)), digit(shape.column_of(cell)));
}
