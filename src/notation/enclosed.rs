//! The regions that the borders of a drawing enclose.

use super::borders::border_format;
use super::bytes::{Span, count_characters, has_any, lines, look_at};
use super::chunks::Chunks;
use super::class::Line;
use super::pieces::{BELOW, RIGHT, pieces_between};
use crate::shape::{Rules, Shape, Spec};

/// The rules of a puzzle that is drawn with borders; nothing if it is a jigsaw in whose drawing a border is missing or
/// too many. Regions are what the borders enclose, if that makes as many as rows, each of as many cells. What is drawn
/// otherwise, say around each cell, is a classic.
pub(super) fn drawn_rules(chunks: Chunks, shape: Shape) -> Option<Rules> {
    let classic = Rules::classic(shape);
    let Some(walls) = find_walls(chunks, shape).filter(|_| shape.side() <= Spec::LARGEST) else {
        return Some(classic);
    };
    let all = walls.iter().fold(0, |all, walls| all | walls);
    // Rows and columns are no regions. The boxes are what nearly each drawing has.
    if all != RIGHT | BELOW || (0..).zip(&walls).all(|(cell, walls)| *walls == walls_of_box(shape, cell)) {
        return Some(classic);
    }
    let regions = Spec { regions: Some(pieces_between(&walls, shape)), ..Spec::default() };
    match Rules::from_spec(shape, regions) {
        Ok(rules) => Some(rules),
        Err(_) => (!is_irregular(&walls, shape.side())).then_some(classic),
    }
}

/// Whether borders wind as in a jigsaw: most rows have bars at other places than the row below them, and most lines
/// between rows have gaps.
fn is_irregular(walls: &[u8], side: usize) -> bool {
    let rows = || walls.chunks(side);
    let differ =
        |(one, next): (&[u8], &[u8])| one.iter().zip(next).any(|(one, next)| (one ^ next) & RIGHT > 0);
    let has_gap = |row: &&[u8]| {
        let below = row.iter().filter(|walls| **walls & BELOW > 0).count();
        0 < below && below < side
    };
    let winding = rows().zip(rows().skip(1)).filter(|rows| differ(*rows)).count();
    2 * winding > side && 2 * rows().filter(has_gap).count() > side
}

/// The borders at a cell where the boxes are drawn, inside the grid.
fn walls_of_box(shape: Shape, cell: usize) -> u8 {
    let ends = |place: usize, length: usize| place.is_multiple_of(length) && place < shape.side();
    let right = if ends(shape.column_of(cell) + 1, shape.box_columns()) { RIGHT } else { 0 };
    right | if ends(shape.row_of(cell) + 1, shape.box_rows()) { BELOW } else { 0 }
}

/// Looks for the borders at each cell; nothing if a row is not in a line of its own.
fn find_walls(chunks: Chunks, shape: Shape) -> Option<Vec<u8>> {
    let (text, side) = (chunks.text, shape.side());
    let cells = chunks.all_spans();
    let mut walls = vec![0; shape.cell_count()];
    for (row, cells_of_row) in cells.chunks(side).enumerate() {
        let walls = walls.get_mut(row * side..(row + 1) * side)?;
        for (column, pair) in cells_of_row.windows(2).enumerate() {
            for byte in text.get(pair[0].end..pair[1].begin)? {
                match byte {
                    b'\n' => return None,
                    b'|' => *walls.get_mut(column)? |= RIGHT,
                    _ => {}
                }
            }
        }
        let (Some(last), Some(next)) = (cells_of_row.last(), cells.get((row + 1) * side)) else {
            break;
        };
        // What is behind the last cell and what is before the next row are parts of their lines.
        let between = text.get(last.end..next.begin)?;
        let end = between.iter().rposition(|byte| *byte == b'\n')?;
        for line in lines(&between[..end]).skip(1) {
            add_border(line, text, cells_of_row, walls);
        }
    }
    look_at(text.len().min(cells.last()?.end - cells.first()?.begin));
    Some(walls)
}

/// The first and the last column of each cell of a row, in characters.
fn columns_of_cells(text: &[u8], row: &[Span]) -> Vec<(usize, usize)> {
    let (mut at, mut column) = (row[0].begin, 0);
    let begin = text[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    column += count_characters(&text[begin..at]);
    let place = |cell: &Span| {
        column += count_characters(&text[at..cell.begin]);
        at = cell.begin;
        (column, column + count_characters(cell.of(text)).saturating_sub(1))
    };
    row.iter().map(place).collect()
}

/// Notes above which cells of a row there is a border: above all if it has no gap.
fn add_border(line: &[u8], text: &[u8], row: &[Span], walls: &mut [u8]) {
    if border_format(Line::of(line), true).is_none() {
        return;
    }
    if !has_any(line.trim_ascii(), |byte| byte == b' ' || byte == b'\t') {
        walls.iter_mut().for_each(|walls| *walls |= BELOW);
        return;
    }
    for ((first, last), walls) in columns_of_cells(text, row).into_iter().zip(walls) {
        let part = line.get(first..line.len().min(last + 1)).unwrap_or_default();
        let is_wall = part.iter().any(|byte| matches!(byte, b'-' | b'='));
        *walls |= if is_wall { BELOW } else { 0 };
    }
}
