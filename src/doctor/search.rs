//! Every slip of every kind is undone in turn; what then has exactly one solution is a repair.

use super::{Change, Repair, RepairKind};
use crate::grid::Grid;
use crate::solver::Budget;
use std::ops::Range;

/// What may be done in all, and for a single check, in microseconds or so.
const WORK: usize = 250_000;
const WORK_OF_A_CHECK: usize = WORK / 10;

/// How many solutions are looked at to see which digits occur in just one of them.
const SOME: usize = 50;

pub(super) struct Search<'a> {
    puzzle: &'a Grid,
    pub(super) repairs: Vec<Repair>,
    budget: Budget,
    /// Whether every slip was tried.
    pub(super) complete: bool,
}

impl Search<'_> {
    pub(super) fn new(puzzle: &Grid) -> Search<'_> {
        Search { puzzle, repairs: Vec::new(), budget: Budget(WORK), complete: true }
    }

    /// Finds the repairs; those of the kinds with few slips first, as the work may not last for all.
    pub(super) fn run(&mut self) {
        let has_clash = self.puzzle.has_clash();
        let solutions =
            if has_clash { Some(Vec::new()) } else { self.budget.solutions(self.puzzle, SOME, WORK) };
        let Some(solutions) = solutions else {
            self.complete = false;
            return;
        };
        if solutions.len() == 1 {
            return;
        }
        self.swapped();
        self.slid();
        let givens = self.cells_with_digit(true);
        for suspects in givens.chunks(self.puzzle.shape().side() / 2) {
            self.givens(suspects);
        }
        if solutions.len() > 1 {
            self.missing(&solutions);
        } else if self.repairs.is_empty() {
            self.two_replaced();
        }
    }

    fn cells(&self) -> &[u8] {
        self.puzzle.cells()
    }

    /// The cells with a digit, or the blanks.
    fn cells_with_digit(&self, wanted: bool) -> Vec<usize> {
        (0..self.cells().len()).filter(|&cell| (self.cells()[cell] != 0) == wanted).collect()
    }

    /// The first solutions; none if there are none, or if that takes too much work.
    fn solutions(&mut self, puzzle: &Grid, limit: usize) -> Vec<Grid> {
        let found = self.budget.solutions(puzzle, limit, WORK_OF_A_CHECK);
        self.complete &= found.is_some();
        found.unwrap_or_default()
    }

    /// The puzzle with other digits in some cells.
    fn with(&self, changes: &[(usize, u8)]) -> Grid {
        let mut cells = self.cells().to_vec();
        for &(cell, digit) in changes {
            cells[cell] = digit;
        }
        Grid::known(self.puzzle.shape(), cells)
    }

    /// Notes a repair that is known to leave one solution.
    fn note(&mut self, kind: RepairKind, puzzle: Grid) {
        let pairs = self.cells().iter().zip(puzzle.cells()).enumerate();
        let changes = pairs.map(|(cell, (&from, &to))| Change { cell, from, to });
        let changes = changes.filter(|change| change.from != change.to).collect();
        self.repairs.push(Repair { kind, puzzle, changes });
    }

    /// Notes a repair if it leaves one solution.
    fn check(&mut self, kind: RepairKind, puzzle: Grid) {
        if is_possible(&puzzle) && self.solutions(&puzzle, 2).len() == 1 {
            self.note(kind, puzzle);
        }
    }

    /// The cells beside, above and below a cell.
    fn neighbours(&self, cell: usize) -> Vec<usize> {
        let shape = self.puzzle.shape();
        let (side, column) = (shape.side(), shape.column_of(cell));
        let mut cells = Vec::new();
        cells.extend(cell.checked_sub(side));
        cells.extend((column > 0).then(|| cell - 1));
        cells.extend((column + 1 < side).then_some(cell + 1));
        cells.extend((cell + side < shape.cells()).then_some(cell + side));
        cells
    }

    fn swapped(&mut self) {
        for cell in self.cells_with_digit(true) {
            for next in self.neighbours(cell) {
                let (digit, other) = (self.cells()[cell], self.cells()[next]);
                if next > cell && other != 0 && other != digit {
                    self.check(RepairKind::Swapped, self.with(&[(cell, other), (next, digit)]));
                }
            }
        }
    }

    fn slid(&mut self) {
        let (cells, side) = (self.cells().len(), self.puzzle.shape().side());
        for row in (0..cells).step_by(side) {
            self.slid_within(row..row + side, RepairKind::RowSkipped, RepairKind::RowRepeated);
        }
        self.slid_within(0..cells, RepairKind::GridSkipped, RepairKind::GridRepeated);
    }

    /// Puts a blank before each given, if the last cell is free to be pushed out; or takes the blank before it
    /// away, leaving the last cell blank.
    fn slid_within(&mut self, range: Range<usize>, skipped: RepairKind, repeated: RepairKind) {
        let last = range.end - 1;
        for cell in range.clone() {
            if self.cells()[cell] == 0 {
                continue;
            }
            if self.cells()[last] == 0 {
                let mut cells = self.cells().to_vec();
                cells[cell..=last].rotate_right(1);
                self.check(skipped, Grid::known(self.puzzle.shape(), cells));
            }
            if cell > range.start && self.cells()[cell - 1] == 0 {
                let mut cells = self.cells().to_vec();
                cells[cell - 1..=last].rotate_left(1);
                self.check(repeated, Grid::known(self.puzzle.shape(), cells));
            }
        }
    }

    /// Looks for the given that is wrong by itself: as long as there is no solution without some of them, it is none
    /// of these.
    fn givens(&mut self, suspects: &[usize]) {
        let blank: Vec<_> = suspects.iter().map(|&cell| (cell, 0)).collect();
        let others = self.with(&blank);
        if others.has_clash() {
            return;
        }
        let solutions = self.solutions(&others, if suspects.len() == 1 { 2 } else { 1 });
        match suspects {
            _ if solutions.is_empty() => {}
            &[cell] => self.given(cell, others, &solutions),
            _ => {
                let (one, other) = suspects.split_at(suspects.len() / 2);
                self.givens(one);
                self.givens(other);
            }
        }
    }

    /// What may be wrong with a given; if the others have just one solution, it tells what is right.
    fn given(&mut self, cell: usize, others: Grid, solutions: &[Grid]) {
        let digit = self.cells()[cell];
        let fits = |cell: usize, digit| {
            solutions.len() > 1 || solutions.iter().any(|found| found.cells()[cell] == digit)
        };
        for other in 1..=self.puzzle.shape().side() as u8 {
            if other != digit && fits(cell, other) {
                self.check(RepairKind::Replaced, self.with(&[(cell, other)]));
            }
        }
        for next in self.neighbours(cell) {
            if self.cells()[next] == 0 && fits(next, digit) {
                self.check(RepairKind::Moved, self.with(&[(cell, 0), (next, digit)]));
            }
        }
        if solutions.len() == 1 {
            self.note(RepairKind::Extra, others);
        }
    }

    /// A digit that occurs in a single solution decides for it; here are some of the solutions.
    fn missing(&mut self, some: &[Grid]) {
        for cell in self.cells_with_digit(false) {
            for digit in 1..=self.puzzle.shape().side() as u8 {
                let number = some.iter().filter(|found| found.cells()[cell] == digit).count();
                if number == 1 || number == 0 && some.len() == SOME {
                    self.check(RepairKind::Missing, self.with(&[(cell, digit)]));
                }
            }
        }
    }

    /// Without both, there has to be a solution; a pair of digits that occurs in a single one decides for it.
    fn two_replaced(&mut self) {
        let givens = self.cells_with_digit(true);
        for (place, &one) in givens.iter().enumerate() {
            for &other in &givens[..place] {
                let others = self.with(&[(one, 0), (other, 0)]);
                if others.has_clash() {
                    continue;
                }
                let solutions = self.solutions(&others, SOME);
                self.complete &= solutions.len() < SOME;
                let pair = |found: &Grid| [found.cells()[one], found.cells()[other]];
                let printed = pair(self.puzzle);
                for found in &solutions {
                    let [digit, other_digit] = pair(found);
                    let is_only = solutions.iter().filter(|other| pair(other) == pair(found)).count() == 1;
                    if is_only && digit != printed[0] && other_digit != printed[1] {
                        let repaired = self.with(&[(one, digit), (other, other_digit)]);
                        self.check(RepairKind::TwoReplaced, repaired);
                    }
                }
            }
        }
    }
}

/// Whether a puzzle may have one solution: nothing clashes, and at most one digit is missing, as two could
/// change places.
fn is_possible(puzzle: &Grid) -> bool {
    let digits = puzzle.cells().iter().fold(0_u32, |digits, &digit| digits | 1 << digit);
    (digits >> 1).count_ones() as usize + 1 >= puzzle.shape().side() && !puzzle.has_clash()
}
