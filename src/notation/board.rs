//! One board of JSON: arrays of rows of cells, where a cell can be an object of its own.

use super::block::Block;
use super::cells::{is_nothing, value};
use super::chunks::{Chunk, Cut};
use super::progress::Noted;
use super::scan::{Span, number};
use super::symbols::Shown;
use super::variant::are_names_of_boxes;
use crate::grid::Grid;
use crate::shape::Shape;
use std::ops::BitOr;

/// What cells have, by row and column; the shape is known at the end only.
type Placed<Value> = Vec<(usize, usize, Value)>;

/// The rows so far, and the cells of the last one.
#[derive(Default)]
pub(super) struct Board {
    rows: Cut,
    row: Vec<Span>,
    /// The cells that are objects but not given, and whether any cell is given.
    others: Placed<()>,
    has_givens: bool,
    /// The regions that cells name; what is no number is none.
    regions: Placed<Option<u8>>,
    marks: Placed<u32>,
}

impl Board {
    pub(super) fn push(&mut self, cell: Span) {
        self.row.push(cell);
    }

    /// Adds a cell that is an object, whose members follow.
    pub(super) fn begin_cell(&mut self) {
        self.others.push((self.rows.chunks.len(), self.row.len(), ()));
        self.row.push(Span::default());
    }

    /// Takes a member of the last cell.
    pub(super) fn set_member(&mut self, text: &[u8], name: Span, member: Span) {
        let (row, column) = self.last_cell();
        match name.of(text) {
            b"value" | b"v" => self.row.last_mut().into_iter().for_each(|cell| *cell = member),
            b"given" if member.of(text) == b"true" => {
                self.others.pop();
                self.has_givens = true;
            }
            b"region" => self.regions.push((row, column, number(member.of(text)))),
            _ => {}
        }
    }

    /// Takes a number in an array of the last cell: one of its marks, whatever kind of marks the array's name says.
    pub(super) fn set_mark(&mut self, text: &[u8], name: Span, digit: Span) {
        let (row, column) = self.last_cell();
        if let Some(digit @ 1..=25) = number(digit.of(text)).filter(|_| name.of(text).ends_with(b"arks")) {
            self.marks.push((row, column, 1 << (digit - 1)));
        }
    }

    fn last_cell(&self) -> (usize, usize) {
        (self.rows.chunks.len(), self.row.len().saturating_sub(1))
    }

    pub(super) fn has_row(&self) -> bool {
        !self.row.is_empty()
    }

    /// Ends a row of cells, or several rows of a string each.
    pub(super) fn end_row(&mut self, text: &[u8]) {
        if self.row.iter().any(|cell| cell.len() > 2 && !is_nothing(cell.of(text))) {
            self.row.iter().for_each(|row| self.rows.push_word(text, *row));
        } else if self.has_row() {
            self.rows.push_apart(&self.row);
        }
        self.row.clear();
    }

    /// Reads the board, and says whether its regions are the boxes.
    pub(super) fn read(mut self, text: &[u8], shown: &mut Shown) -> (Block, bool) {
        let answers = self.take_answers(text);
        let mut block = Block::default();
        block.read(self.rows.view(text), None, false, shown);
        let Some(Ok(puzzle)) = block.puzzles.first() else {
            return (block, true);
        };
        let shape = puzzle.givens.shape();
        let are_boxes = self.regions.is_empty() || self.are_boxes(&puzzle.givens);
        if !answers.is_empty() || !self.marks.is_empty() {
            let (answers, marks) = (in_grid(&answers, shape), in_grid(&self.marks, shape));
            block = block.with_progress(&answers, Noted::Marks, &marks);
        }
        (block, are_boxes)
    }

    /// Takes the digits out of cells that are not given, if any is.
    fn take_answers(&mut self, text: &[u8]) -> Placed<u8> {
        let mut answers = Vec::new();
        for &(row, column, ()) in self.others.iter().filter(|_| self.has_givens) {
            if let Some(Chunk::Apart(from, to)) = self.rows.chunks.get(row)
                && let Some(cell) = self.rows.cells[*from..*to].get_mut(column)
            {
                answers.push((row, column, value(cell.of(text)).unwrap_or_default()));
                *cell = Span::default();
            }
        }
        answers
    }

    /// Whether the regions that cells name are the boxes. Where a cell names none, it is in its box.
    fn are_boxes(&self, grid: &Grid) -> bool {
        let shape = grid.shape();
        let mut names: Vec<_> = (0..shape.cells()).map(|cell| Some(shape.box_of(cell) as u8)).collect();
        for &(row, column, region) in &self.regions {
            if let Some(name) = names.get_mut(row * shape.side() + column) {
                *name = region;
            }
        }
        !names.contains(&None) && are_names_of_boxes(&names, shape)
    }
}

/// What cells have, for each cell of a grid.
fn in_grid<Value>(placed: &Placed<Value>, shape: Shape) -> Vec<Value>
where
    Value: Copy + Default + BitOr<Output = Value>,
{
    let mut values = vec![Value::default(); shape.cells()];
    for &(row, column, value) in placed {
        if let Some(of_cell) = values.get_mut(row * shape.side() + column) {
            *of_cell = *of_cell | value;
        }
    }
    values
}
