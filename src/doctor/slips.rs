//! Every slip of one kind, as the changes that would undo it.

use super::{Change, RepairKind};
use crate::grid::Grid;
use std::ops::Range;

/// A repair that has still to be checked.
pub(super) struct Slip {
    pub(super) kind: RepairKind,
    pub(super) changes: Vec<Change>,
}

/// Every single slip that may have led to this puzzle, those with the fewest of their kind first.
pub(super) fn slips(puzzle: &Grid) -> Vec<Slip> {
    let mut slips = Slips { puzzle, slips: Vec::new() };
    slips.swapped();
    slips.moved();
    slips.slid();
    slips.replaced();
    slips.missing();
    slips.slips
}

struct Slips<'a> {
    puzzle: &'a Grid,
    slips: Vec<Slip>,
}

impl Slips<'_> {
    fn add(&mut self, kind: RepairKind, changes: impl IntoIterator<Item = (usize, u8)>) {
        let cells = self.puzzle.cells();
        let changes = changes.into_iter().map(|(cell, to)| Change { cell, from: cells[cell], to });
        let changes: Vec<Change> = changes.filter(|change| change.from != change.to).collect();
        if !changes.is_empty() {
            self.slips.push(Slip { kind, changes });
        }
    }

    /// The cell to the right of a cell and the one below, if there are such.
    fn next(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let shape = self.puzzle.shape();
        let right = (shape.column_of(cell) + 1 < shape.side()).then_some(cell + 1);
        let below = (cell + shape.side() < shape.cells()).then_some(cell + shape.side());
        right.into_iter().chain(below)
    }

    fn swapped(&mut self) {
        let cells = self.puzzle.cells();
        for cell in 0..cells.len() {
            for next in self.next(cell) {
                if cells[cell] != 0 && cells[next] != 0 {
                    self.add(RepairKind::Swapped, [(cell, cells[next]), (next, cells[cell])]);
                }
            }
        }
    }

    fn moved(&mut self) {
        let cells = self.puzzle.cells();
        for cell in 0..cells.len() {
            for next in self.next(cell) {
                if (cells[cell] == 0) != (cells[next] == 0) {
                    self.add(RepairKind::Moved, [(cell, cells[next]), (next, cells[cell])]);
                }
            }
        }
    }

    fn slid(&mut self) {
        let (cells, side) = (self.puzzle.cells().len(), self.puzzle.shape().side());
        for row in (0..cells).step_by(side) {
            self.skipped(RepairKind::RowSkipped, row..row + side);
            self.repeated(RepairKind::RowRepeated, row..row + side);
        }
        self.skipped(RepairKind::GridSkipped, 0..cells);
        self.repeated(RepairKind::GridRepeated, 0..cells);
    }

    /// Puts a blank before each given of some cells, if the last of them is free to be pushed out.
    fn skipped(&mut self, kind: RepairKind, range: Range<usize>) {
        let cells = self.puzzle.cells();
        if cells[range.end - 1] != 0 {
            return;
        }
        for begin in range.clone().filter(|&cell| cells[cell] != 0) {
            let rest = (begin + 1..range.end).map(|cell| (cell, cells[cell - 1]));
            self.add(kind, [(begin, 0)].into_iter().chain(rest));
        }
    }

    /// Takes the last blank before each given of some cells away, and leaves the last of them blank.
    fn repeated(&mut self, kind: RepairKind, range: Range<usize>) {
        let (cells, last) = (self.puzzle.cells(), range.end - 1);
        for begin in range.start..last {
            if cells[begin] == 0 && cells[begin + 1] != 0 {
                let rest = (begin..last).map(|cell| (cell, cells[cell + 1]));
                self.add(kind, rest.chain([(last, 0)]));
            }
        }
    }

    fn replaced(&mut self) {
        let givens = (0..self.puzzle.cells().len()).filter(|&cell| self.puzzle.cells()[cell] != 0);
        for cell in givens {
            self.add(RepairKind::Extra, [(cell, 0)]);
            for digit in 1..=self.puzzle.shape().side() as u8 {
                self.add(RepairKind::Replaced, [(cell, digit)]);
            }
        }
    }

    fn missing(&mut self) {
        let blanks = (0..self.puzzle.cells().len()).filter(|&cell| self.puzzle.cells()[cell] == 0);
        for cell in blanks {
            for digit in 1..=self.puzzle.shape().side() as u8 {
                self.add(RepairKind::Missing, [(cell, digit)]);
            }
        }
    }
}
