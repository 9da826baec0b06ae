//! Rows that are picked out of lines: what looks like cells is taken, all else is left out.

use super::super::bytes::{are_all, has_any, parse_number};
use super::cells::{Word, is_sign, words, written};
use super::{Transcript, Way};
use crate::shape::Shape;

/// Picks the cells out of a line.
type Picker = fn(&[u8]) -> Option<Vec<&[u8]>>;

/// How cells are picked, the most likely way first.
const PICKERS: [Picker; 6] = [apart, runs, last_run, first_run, fields, signs];

/// So many puzzles are looked for at most.
const MOST: usize = 20;

/// The grids whose rows can be picked out of lines, and those whose cells can.
pub(super) fn grids(lines: &[Vec<u8>]) -> Vec<Transcript> {
    let mut grids = Vec::new();
    let sides = || [9].into_iter().chain(Shape::ALL.into_iter().map(Shape::side).filter(|side| *side != 9));
    for picker in PICKERS {
        let rows: Vec<Vec<&[u8]>> = lines.iter().filter_map(|line| picker(line)).collect();
        for side in sides() {
            let whole = |row: &Vec<&'_ [u8]>| row.len() == side;
            grids.extend(grid_of(
                rows.iter().filter(|row| whole(row)).map(|row| &row[..]).collect(),
                side,
                Way::Cells,
            ));
            for (before, behind) in [(1, 0), (0, 1), (1, 1)] {
                let labelled: Vec<&Vec<&[u8]>> =
                    rows.iter().filter(|row| row.len() == side + before + behind).collect();
                let column = |at: usize| labelled.iter().map(move |row| row[at]);
                let are_labels =
                    (before == 0 || is_label(column(0))) && (behind == 0 || is_label(column(side + before)));
                if !labelled.is_empty() && are_labels {
                    let inner = labelled.iter().map(|row| &row[before..before + side]).collect();
                    grids.extend(grid_of(inner, side, Way::Labels));
                }
            }
        }
    }
    grids.extend(columns(lines));
    for picker in [apart, runs] {
        let cells: Vec<&[u8]> = lines.iter().filter_map(|line| picker(line)).flatten().collect();
        let side = cells.len().isqrt();
        if side * side == cells.len() && Shape::of_side(side).is_some() {
            grids.extend(grid_of(cells.chunks(side).collect(), side, Way::Cells));
        }
    }
    grids
}

/// The grids of rows, if these are as many as some have; a row of labels may stand above them.
fn grid_of(mut rows: Vec<&[&[u8]]>, side: usize, way: Way) -> Option<Transcript> {
    if rows.len() % side == 1 && is_label(rows[0].iter().copied()) {
        rows.remove(0);
    }
    if rows.is_empty() || !rows.len().is_multiple_of(side) || rows.len() > MOST * side {
        return None;
    }
    let mut text = Vec::new();
    for row in rows {
        for cell in row {
            text.extend_from_slice(written(cell));
            text.push(b' ');
        }
        text.push(b'\n');
    }
    Some(Transcript::new(way, String::from_utf8(text).ok()?))
}

/// Whether cells can be labels: each has something in it that is no sign, and no two have the same, or all have.
fn is_label<'a>(cells: impl Iterator<Item = &'a [u8]>) -> bool {
    let mut cells: Vec<&[u8]> = cells.collect();
    cells.sort_unstable();
    let count = cells.len();
    cells.dedup();
    (cells.len() == count || cells.len() == 1)
        && cells.iter().all(|cell| has_any(cell, |byte| !is_sign(byte)))
}

/// The cells that stand apart.
fn apart(line: &[u8]) -> Option<Vec<&[u8]>> {
    let is_marks =
        |run: &[u8]| run.is_sorted_by(|one, next| one < next) && are_all(run, |byte| byte.is_ascii_digit());
    let cell = |word| match word {
        Word::Cell(cell) => Some(cell),
        Word::Run(run) if is_marks(run) => Some(run),
        _ => None,
    };
    Some(words(line).filter_map(cell).collect())
}

/// The cells of runs, and between them those that stand apart.
fn runs(line: &[u8]) -> Option<Vec<&[u8]>> {
    let mut cells = Vec::new();
    for word in words(line) {
        match word {
            Word::Run(run) => cells.extend(run.chunks(1)),
            Word::Cell(cell) if are_all(cell, |byte| byte.is_ascii_digit() || is_sign(byte)) => {
                cells.extend(cell.chunks(1))
            }
            _ => {}
        }
    }
    Some(cells)
}

fn last_run(line: &[u8]) -> Option<Vec<&[u8]>> {
    let runs = words(line).filter_map(|word| if let Word::Run(run) = word { Some(run) } else { None });
    runs.last().map(|run| run.chunks(1).collect())
}

fn first_run(line: &[u8]) -> Option<Vec<&[u8]>> {
    words(line).find_map(|word| if let Word::Run(run) = word { Some(run.chunks(1).collect()) } else { None })
}

/// What stands between the sign that stands in the line most often of some; nothing is a blank.
fn fields(line: &[u8]) -> Option<Vec<&[u8]>> {
    let count = |sign: u8| line.iter().filter(|byte| **byte == sign).count();
    let sign = b"\t;|&,".iter().copied().max_by_key(|sign| count(*sign)).filter(|sign| count(*sign) > 1)?;
    let fields = line.split(|byte| *byte == sign).filter(|field| sign != b'|' || !field.is_empty());
    Some(fields.map(cell_of_field).collect())
}

/// The cell that a field has, as in `"5,0"`.
fn cell_of_field(field: &[u8]) -> &[u8] {
    let is_around = |byte: &u8| b" \t\"'=".contains(byte);
    let begin = field.iter().take_while(|byte| is_around(byte)).count();
    let field = &field[begin..];
    let field = &field[..field.len() - field.iter().rev().take_while(|byte| is_around(byte)).count()];
    let whole = field.strip_suffix(b",0").or(field.strip_suffix(b".0")).unwrap_or(field);
    if parse_number(whole).is_some() { whole } else { field }
}

/// Each digit and sign of a line, whatever stands between them.
fn signs(line: &[u8]) -> Option<Vec<&[u8]>> {
    Some(line.chunks(1).filter(|byte| byte[0].is_ascii_digit() || is_sign(byte[0])).collect())
}

/// The grids of lines in which a space stands for a blank, and the ends of lines may be lost.
fn columns(lines: &[Vec<u8>]) -> Vec<Transcript> {
    let is_blank = |line: &Vec<u8>| are_all(line, |byte| byte == b' ');
    let Some(first) = lines.iter().position(|line| !is_blank(line)) else { return Vec::new() };
    let last = lines.iter().rposition(|line| !is_blank(line)).unwrap_or(first);
    let rows = &lines[first..=last];
    let Some(shape) = Shape::of_side(rows.len()) else { return Vec::new() };
    if rows.iter().any(|row| !are_all(row, |byte| byte == b' ' || byte.is_ascii_digit())) {
        return Vec::new();
    }
    let (side, width) = (shape.side(), shape.box_columns());
    let indent =
        rows.iter().map(|row| row.iter().take_while(|byte| **byte == b' ').count()).min().unwrap_or_default();
    let grid = |(step, gap, indent): (usize, usize, usize)| {
        let place = |column: usize| indent + column * step + column / width * gap;
        let digits = |row: &[u8]| row.iter().filter(|byte| **byte != b' ').count();
        let mut text = String::new();
        for row in rows {
            let cell = |column| row.get(place(column)).copied().filter(|byte| *byte != b' ').unwrap_or(b'.');
            let cells: String = (0..side).map(|column| char::from(cell(column))).collect();
            if cells.bytes().filter(|byte| *byte != b'.').count() != digits(row) {
                return None;
            }
            text = text + &cells + "\n";
        }
        Some(Transcript::new(Way::Columns, text))
    };
    [
        (2, 0, 0),
        (1, 0, 0),
        (2, 2, 0),
        (2, 1, 0),
        (1, 1, 0),
        (2, 0, indent),
        (1, 0, indent),
        (2, 2, indent),
        (1, 1, indent),
    ]
    .into_iter()
    .filter_map(grid)
    .collect()
}
