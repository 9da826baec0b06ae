//! Borders between rows, and the regions that borders enclose.

use super::bytes::{Span, are_all, count_characters, has_any, is_space, lines, look_at};
use super::cells::is_row_or_grid;
use super::chunks::Chunks;
use super::class::{ANGLE, BRACKET, DASH, HASH, LETTER, Line, PLUS, QUERY, WIDE};
use super::format::Format;
use crate::shape::{Rules, Shape, Spec};

/// The borders at a cell: one at its right, one below it.
pub(super) const RIGHT: u8 = 1;
pub(super) const BELOW: u8 = 2;

/// What kind of border a line is. A line of dashes may be a row of blanks where there are no other borders.
pub(super) fn border_format(line: Line, bordered: bool) -> Option<Format> {
    // A command of LaTeX, as `\hline` or `\begin{tabular}`.
    if let [b'\\', letter, ..] = line.text.trim_ascii_start()
        && letter.is_ascii_alphabetic()
        && !line.text.contains(&b'&')
    {
        return Some(Format::Grid);
    }
    if !line.has(DASH | PLUS) || line.has(LETTER | BRACKET | ANGLE | HASH | QUERY | WIDE) {
        return None;
    }
    let line = line.text.trim_ascii();
    look_at(line.len());
    let has_dashes = line.windows(2).any(|pair| pair.iter().all(|byte| b"-=+".contains(byte)));
    // `|:-:|` in a table
    let is_centred = line.starts_with(b"|") && line.windows(2).any(|pair| pair == b":-");
    // Nothing but corners, between rows that no border parts.
    let are_corners = bordered
        && line.starts_with(b"+ ")
        && line.ends_with(b"+")
        && are_all(line, |byte| matches!(byte, b'+' | b' '));
    let may_be_row = !bordered && is_row_or_grid(line.len()) && are_all(line, |byte| byte == b'-');
    let is_border = |byte: u8| is_space(byte) || b"-=+:.*'|".contains(&byte);
    if !(has_dashes || is_centred || are_corners) || may_be_row || !are_all(line, is_border) {
        return None;
    }
    match line {
        [b'*', ..] => Some(Format::Ss),
        [b'.' | b':' | b'\'', b'-', ..] => Some(Format::Marks),
        _ => Some(Format::Grid),
    }
}

/// The rules of a puzzle that is drawn with borders; nothing if it is a jigsaw in whose drawing a border is missing or
/// too many. Regions are what the borders enclose, if that makes as many as rows, each of as many cells. What is drawn
/// otherwise, say around each cell, is a classic.
pub(super) fn drawn_rules(chunks: Chunks, shape: Shape) -> Option<Rules> {
    let classic = Rules::classic(shape);
    let has_both = |walls: &Vec<u8>| walls.iter().fold(0, |all, walls| all | walls) == RIGHT | BELOW;
    // Rows and columns are no regions.
    let walls = find_walls(chunks, shape).filter(|walls| shape.side() <= Spec::LARGEST && has_both(walls));
    let Some(walls) = walls else { return Some(classic) };
    let regions = Spec { regions: Some(pieces_between(&walls, shape)), ..Spec::default() };
    let rules = Rules::from_spec(shape, regions).ok();
    rules.or_else(|| (!is_irregular(&walls, shape.side())).then_some(classic))
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

/// Looks for the borders at each cell; nothing if a row is not in a line of its own.
fn find_walls(chunks: Chunks, shape: Shape) -> Option<Vec<u8>> {
    let (text, side) = (chunks.text, shape.side());
    let cells = chunks.all_spans();
    let mut walls = vec![0; shape.cell_count()];
    for (row, cells_of_row) in cells.chunks(side).enumerate() {
        let walls = walls.get_mut(row * side..(row + 1) * side)?;
        for (column, pair) in cells_of_row.windows(2).enumerate() {
            let between = text.get(pair[0].end..pair[1].begin)?;
            if between.contains(&b'\n') {
                return None;
            }
            walls[column] |= if between.contains(&b'|') { RIGHT } else { 0 };
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

/// Notes above which cells of a row there is a border: above all if it has no gap.
fn add_border(line: &[u8], text: &[u8], row: &[Span], walls: &mut [u8]) {
    if border_format(Line::of(line), true).is_none() {
        return;
    }
    if !has_any(line.trim_ascii(), |byte| byte == b' ' || byte == b'\t') {
        walls.iter_mut().for_each(|walls| *walls |= BELOW);
        return;
    }
    // Cells and borders have their columns in characters.
    let mut at = row[0].begin;
    let begin = text[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    let mut column = count_characters(&text[begin..at]);
    for (cell, walls) in row.iter().zip(walls) {
        column += count_characters(&text[at..cell.begin]);
        at = cell.begin;
        let end = column + count_characters(cell.of(text)).max(1);
        let part = line.get(column..line.len().min(end)).unwrap_or_default();
        let is_wall = part.iter().any(|byte| matches!(byte, b'-' | b'='));
        *walls |= if is_wall { BELOW } else { 0 };
    }
}

/// For each cell the number of its piece, in the order of their first cells: the cells of one are joined by edges.
#[inline(never)]
pub(super) fn pieces(shape: Shape, are_joined: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    const NONE: usize = usize::MAX;
    let mut pieces = vec![NONE; shape.cell_count()];
    let mut reached = Vec::with_capacity(shape.side());
    let mut piece = 0;
    for first in 0..shape.cell_count() {
        if pieces[first] != NONE {
            continue;
        }
        pieces[first] = piece;
        reached.push(first);
        while let Some(cell) = reached.pop() {
            for other in shape.neighbours(cell) {
                if pieces[other] == NONE && are_joined(cell, other) {
                    pieces[other] = piece;
                    reached.push(other);
                }
            }
        }
        piece += 1;
    }
    pieces
}

/// The pieces between borders, of which each cell has some.
pub(super) fn pieces_between(borders: &[u8], shape: Shape) -> Vec<usize> {
    pieces(shape, &|one, other| {
        let (first, last) = (one.min(other), one.max(other));
        borders[first] & if last - first == 1 { RIGHT } else { BELOW } == 0
    })
}
