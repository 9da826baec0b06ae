//! Boxes on end: as wide as the shape's own are high, and as high as these are wide. Blanks between groups of cells and
//! blank lines draw them, if both are there.

use super::block::Block;
use super::bytes::{Span, are_all, has_any, is_space, lines, position};
use super::cells::VALUES;
use super::chunk_reader::{give_regions, read_chunks};
use super::chunks::{CellSpans, Chunks, Row};
use super::class::Line;
use super::error::Fault;
use super::legend::EarlierPuzzles;
use crate::shape::Shape;

impl Row {
    /// Takes a row in groups as wide as boxes on end. What may be numbers or pencil marks of a smaller shape is none.
    pub(super) fn take_groups_on_end(&mut self, line: Line, _: Span) -> Option<()> {
        let (first, count) = (self.words.first()?, self.words.len());
        let (width, side) = (first.len(), first.len() * count);
        let is_on_end = |shape: &Shape| width == shape.box_rows() && width < shape.box_columns();
        Shape::of_side(side).filter(is_on_end).filter(|_| side <= 16 && self.side.unwrap_or(side) == side)?;
        // Without a digit, a dot or a zero it may be an ornament, and in ascending order the digits are pencil marks.
        let is_filled_or_dot = |byte: u8| VALUES[usize::from(byte)] > 0 || matches!(byte, b'.' | b'0');
        let has_cells = self.side.is_some()
            || self.words.iter().any(|word| has_any(word.of(line.text), is_filled_or_dot));
        let are_as_wide = self.words.iter().all(|word| word.len() == width);
        if !are_as_wide || !has_cells || self.may_be_marks(line.text, side)? {
            return None;
        }
        self.words.iter().for_each(|word| self.cut.cells.extend(CellSpans::of(line.text, *word)));
        self.cut.close_apart(side);
        self.on_end = true;
        Some(())
    }
}

/// Reads rows in groups as wide as boxes on end, of which there are so many. Without the blank lines between the boxes
/// they are none.
pub(super) fn read(chunks: Chunks, rows: usize, earlier: &mut EarlierPuzzles) -> Block {
    let side = chunks.length(0);
    let shape = Shape::of_side(side).unwrap_or(Shape::NINE);
    let (height, width) = (shape.box_columns(), shape.box_rows());
    if rows != side || chunks.chunks.len() != side || !has_bands(chunks.text, height) {
        let first = position(chunks.text, |byte| !is_space(byte));
        return Block::of_fault(first, Fault::Length { cells: width });
    }
    let region = |cell| shape.row_of(cell) / height * height + shape.column_of(cell) / width;
    let mut block = Block::default();
    read_chunks(&mut block, chunks, None, false, earlier);
    give_regions(&mut block.puzzles, (0..shape.cell_count()).map(region).collect(), 0);
    block
}

/// Whether a blank line stands between bands of such a height, and nowhere else.
fn has_bands(text: &[u8], height: usize) -> bool {
    let (mut rows, mut was_blank) = (0, false);
    lines(text).all(|line| {
        let is_blank = are_all(line, is_space);
        let is_right = is_blank || rows == 0 || was_blank == (rows % height == 0);
        rows += usize::from(!is_blank);
        was_blank = is_blank;
        is_right
    })
}
