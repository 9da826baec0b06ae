//! The constraints of Interactive Sudoku Solver, in its links and as its text box has them.
//!
//! `.Shape~6x6.Diagonal~1.~R1C1_5~R2C3_4` is a 6×6 with a diagonal and two givens. A place has a digit in base 17 for the
//! row and the column, as in `RaCg`; a cell's digit is decimal.

use super::codes::refused;
use super::decoded::{Code, Decoded};
use super::error::shortened;
use super::fields;
use super::format::{Layout, LayoutError};
use super::rules::{Rule, named};
use super::scan::{all, has, number, parts, take};
use super::write::symbol;
use crate::grid::Grid;
use crate::shape::{Shape, Spec};

/// The largest side that it takes.
const LARGEST: usize = 16;

/// Whether a text is constraints, and nothing else. A line of cells may begin with a point and a letter, too; but its
/// letters are no names, and it has no place.
pub(super) fn is_text(text: &[u8]) -> bool {
    let [b'.', constraints @ ..] = text else {
        return false;
    };
    let (mut are_named, has_arguments) = (true, has(text, |byte| byte == b'~'));
    parts(constraints, |byte| byte == b'.').all(|mut constraint| {
        let kind = take(&mut constraint, |byte| byte == b'~');
        are_named &= named(kind).is_some();
        match kind {
            b"" => constraint.starts_with(b"R"),
            _ => kind[0].is_ascii_uppercase() && all(kind, |byte| byte.is_ascii_alphanumeric()),
        }
    }) && (are_named || has_arguments)
}

/// Reads constraints.
pub(super) fn read(code: &[u8]) -> Code {
    let mut side = 9;
    for mut constraint in parts(code, |byte| byte == b'.') {
        if take(&mut constraint, |byte| byte == b'~') == b"Shape" {
            side = match side_of(constraint)? {
                0 => return refused(Rule::Other("Shape".into())),
                side => side,
            };
        }
    }
    let mut cells = vec![b'.'; side * side];
    let (mut rules, mut layout, mut has_boxes) = (Spec::default(), None, true);
    for mut constraint in parts(code, |byte| byte == b'.') {
        let kind = take(&mut constraint, |byte| byte == b'~');
        match (kind, constraint) {
            // Besides the shape, how to search.
            (b"" | b"Given", b"") | (b"Shape" | b"Priority", _) => {}
            (b"" | b"Given", _) => {
                for mut given in parts(constraint, |byte| byte == b'~') {
                    let place = place(take(&mut given, |byte| byte == b'_'), side)?;
                    // More digits than one are candidates, and the others are gone.
                    if let Some(digit) = number(given) {
                        cells[place] = symbol(digit) as u8;
                    } else if !given.is_empty() && parts(given, |byte| byte == b'_').count() < side {
                        return refused(Rule::Other("candidates".into()));
                    }
                }
            }
            (b"Diagonal", b"1") => rules.up = true,
            (b"Diagonal", b"-1") => rules.down = true,
            (b"Windoku", b"") => rules.windows = true,
            (b"DisjointSets", b"") => rules.disjoint = true,
            (b"NoBoxes", b"") => has_boxes = false,
            (b"RegionSize", size) if number(size).map(usize::from) == Some(side) => {}
            (b"Jigsaw", _) if layout.is_none() => {
                // It is the last argument; the shape may stand before it.
                let symbols = parts(constraint, |byte| byte == b'~').last();
                layout = Some(fields::regions(symbols.unwrap_or_default()));
            }
            (b"AllDifferent", _) => {
                let places = parts(constraint, |byte| byte == b'~').map(|cell| place(cell, side));
                rules.groups.push(places.collect::<Option<_>>()?);
            }
            (b"X" | b"V", _) => return refused(Rule::Xv),
            (b"Cage" | b"Sum", _) => return refused(Rule::Cages),
            _ => return refused(named(kind).unwrap_or_else(|| Rule::Other(shortened(kind)))),
        }
    }
    match layout {
        Some(regions) if has_boxes && regions.len() == side * side => {
            add_regions(&mut rules, &regions, side);
        }
        None if !has_boxes => return refused(Rule::Regions),
        regions => rules.regions = regions,
    }
    if let Some(shape) = Shape::of_side(side) {
        rules.name_groups(shape, has_boxes);
    }
    Some(Ok(Decoded::text(cells).with_rules(rules)))
}

/// The side that a shape has, 0 if it is no square or has more digits than the side or other ones.
fn side_of(mut shape: &[u8]) -> Option<usize> {
    let mut size = take(&mut shape, |byte| byte == b'~');
    let rows = take(&mut size, |byte| byte == b'x');
    let digits = shape.strip_prefix(b"1-").unwrap_or(shape);
    let is_plain = size == rows && (digits.is_empty() || digits == rows);
    let side = number(rows).filter(|side| (1..=25).contains(side))?;
    Some(if is_plain { side.into() } else { 0 })
}

/// The cell that is written as in `R1Cg`; numbers may be decimal, too.
fn place(cell: &[u8], side: usize) -> Option<usize> {
    let [row, column] = match cell {
        [b'R' | b'r', row, b'C' | b'c', column] => {
            [*row, *column].map(|digit| char::from(digit).to_digit(17).map(|digit| digit as usize))
        }
        [b'R' | b'r', row @ ..] => {
            let mut column = row;
            [take(&mut column, |byte| matches!(byte, b'C' | b'c')), column]
                .map(|part| number(part).map(usize::from))
        }
        _ => return None,
    };
    let line = |number: Option<usize>| number?.checked_sub(1).filter(|line| *line < side);
    Some(line(row)? * side + line(column)?)
}

/// Adds regions that there are beside the boxes. One of another size holds nothing.
fn add_regions(rules: &mut Spec, regions: &[usize], side: usize) {
    for region in 0..side {
        let is_in = |cell: &usize| regions[*cell] == region;
        let cells: Vec<usize> = (0..regions.len()).filter(is_in).collect();
        if cells.len() == side {
            rules.groups.push(cells);
        }
    }
}

/// A link with the constraints of a puzzle.
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
    if shape.side() != 9 || puzzle.given_count() == 0 {
        text += &format!(".Shape~{0}x{0}", shape.side());
    }
    if let Some(rules) = puzzle.rules().spec() {
        if !rules.groups.is_empty() {
            return Err(LayoutError::Rules { layout, rule: Rule::ExtraRegions });
        }
        add_rules(&mut text, rules, shape);
    }
    let mut begin = ".";
    for (cell, digit) in puzzle.cells().iter().enumerate().filter(|(_, digit)| **digit > 0) {
        text += begin;
        add_place(&mut text, cell, shape);
        text += &format!("_{digit}");
        begin = "";
    }
    Ok(text)
}

fn add_rules(text: &mut String, rules: &Spec, shape: Shape) {
    if let Some(regions) = &rules.regions {
        text.push_str(".NoBoxes.Jigsaw~");
        text.extend(regions.iter().map(|region| symbol(*region as u8 + 1)));
    }
    let names = [
        (rules.down, ".Diagonal~-1"),
        (rules.up, ".Diagonal~1"),
        (rules.windows, ".Windoku"),
        (rules.disjoint, ".DisjointSets"),
    ];
    for (is_said, name) in names {
        text.push_str(if is_said { name } else { "" });
    }
    // The windows have a name.
    for cells in (Spec { windows: false, ..rules.clone() }).named_groups(shape) {
        text.push_str(".AllDifferent");
        cells.iter().for_each(|cell| add_place(text, *cell, shape));
    }
}

fn add_place(text: &mut String, cell: usize, shape: Shape) {
    for (letter, line) in [("~R", shape.row_of(cell)), ("C", shape.column_of(cell))] {
        text.push_str(letter);
        text.push(char::from_digit(line as u32 + 1, 17).unwrap_or('0'));
    }
}
