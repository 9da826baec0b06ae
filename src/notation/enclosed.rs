//! The regions that the borders of a drawing enclose.

use super::borders::border;
use super::chunks::Chunks;
use super::class::Line;
use super::pieces::pieces;
use super::scan::{Span, characters, has, look_at};
use crate::shape::{Rules, Shape};

/// The borders of a drawing: whether one is at the right of a cell, and below it.
struct Walls {
    right: Vec<bool>,
    below: Vec<bool>,
}

/// The rules of a puzzle that is drawn with borders. Regions are what these enclose, if that makes as many as rows, each
/// of as many cells. What is drawn otherwise, say around each cell, is a classic.
pub(super) fn rules(chunks: Chunks, shape: Shape) -> Rules {
    match regions(chunks, shape) {
        Some(regions) => Rules::of_regions(shape, regions),
        None => Rules::classic(shape),
    }
}

/// The regions, if they are not the boxes.
fn regions(chunks: Chunks, shape: Shape) -> Option<Vec<usize>> {
    const LARGEST: usize = 16;
    if shape.side() > LARGEST {
        return None;
    }
    let mut cells = Vec::with_capacity(shape.cell_count());
    chunks.chunks.iter().for_each(|chunk| cells.extend(chunks.spans(*chunk)));
    let walls = Walls::of(chunks.text, &cells, shape)?;
    // Rows and columns are no regions.
    if !walls.right.contains(&true) || !walls.below.contains(&true) {
        return None;
    }
    let regions = pieces(shape, &|one, other| {
        let (first, last) = (one.min(other), one.max(other));
        let walls = if last - first == 1 { &walls.right } else { &walls.below };
        !walls[first]
    })?;
    (0..).zip(&regions).any(|(cell, region)| *region != shape.box_of(cell)).then_some(regions)
}

impl Walls {
    /// Looks for the borders between the cells; nothing if a row is not in a line of its own.
    fn of(text: &[u8], cells: &[Span], shape: Shape) -> Option<Walls> {
        let mut walls =
            Walls { right: vec![false; shape.cell_count()], below: vec![false; shape.cell_count()] };
        for cell in 0..cells.len().saturating_sub(1) {
            let between = text.get(cells[cell].end..cells[cell + 1].begin)?;
            look_at(between.len());
            let is_last = shape.column_of(cell) + 1 == shape.side();
            if between.contains(&b'\n') != is_last {
                return None;
            }
            if is_last {
                let row = cell + 1 - shape.side();
                let columns = columns(text, &cells[row..=cell]);
                // What is behind the last cell and what is before the next row are parts of their lines.
                let mut lines = between.split(|byte| *byte == b'\n').skip(1).peekable();
                while let Some(line) = lines.next()
                    && lines.peek().is_some()
                {
                    add_border(line, &columns, walls.below.get_mut(row..=cell)?);
                }
            } else {
                walls.right[cell] = between.contains(&b'|');
            }
        }
        Some(walls)
    }
}

/// The first and the last column of each cell of a row, in characters.
fn columns(text: &[u8], row: &[Span]) -> Vec<(usize, usize)> {
    let (mut at, mut column) = (row[0].begin, 0);
    let begin = text[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    column += characters(&text[begin..at]);
    let place = |cell: &Span| {
        column += characters(&text[at..cell.begin]);
        at = cell.begin;
        (column, column + characters(cell.of(text)).saturating_sub(1))
    };
    row.iter().map(place).collect()
}

/// Notes above which columns there is a border: above all if it has no gap.
fn add_border(line: &[u8], columns: &[(usize, usize)], below: &mut [bool]) {
    if border(Line::of(line), true).is_none() {
        return;
    }
    let is_whole = !has(line.trim_ascii(), |byte| byte == b' ' || byte == b'\t');
    for (&(first, last), is_wall) in columns.iter().zip(below) {
        let part = line.get(first..line.len().min(last + 1)).unwrap_or_default();
        *is_wall |= is_whole || part.iter().any(|byte| matches!(byte, b'-' | b'='));
    }
}
