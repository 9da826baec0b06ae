//! Every slip of every kind is undone in turn; what then has exactly one solution is a repair.

use super::{Change, Repair, RepairKind};
use crate::grid::Grid;
use crate::solver::Budget;
use std::ops::Range;

/// What may be done in all, and for a single check: see [`Budget`].
const WORK: usize = 250_000;
const WORK_OF_A_CHECK: usize = WORK / 10;

/// How many solutions are looked at, at most, to see which digits are possible.
const SOME: usize = 50;

/// Every repair in no order, and whether every slip was tried.
pub(super) fn search(puzzle: &Grid) -> (Vec<Repair>, bool) {
    let mut search = Search { puzzle, budget: Budget(WORK), repairs: Vec::new(), complete: true };
    let has_clash = puzzle.has_clash();
    let solutions = if has_clash { Some(Vec::new()) } else { search.budget.solutions(puzzle, SOME, WORK) };
    match solutions {
        None => search.complete = false,
        Some(solutions) if solutions.len() == puzzle.cells().len() => {}
        Some(solutions) => search.run(&solutions),
    }
    (search.repairs, search.complete)
}

struct Search<'a> {
    puzzle: &'a Grid,
    budget: Budget,
    repairs: Vec<Repair>,
    complete: bool,
}

impl Search<'_> {
    /// The kinds with few slips come first, as the work may not last for all.
    fn run(&mut self, solutions: &[u8]) {
        let givens: Vec<usize> = (0..self.cells().len()).filter(|&cell| self.cells()[cell] != 0).collect();
        self.swapped(&givens);
        self.slid();
        for some in givens.chunks(self.puzzle.shape().side() / 2) {
            self.givens(some);
        }
        if !solutions.is_empty() {
            self.missing(solutions);
        } else if self.repairs.is_empty() {
            self.two_replaced(&givens);
        }
    }

    fn cells(&self) -> &[u8] {
        self.puzzle.cells()
    }

    fn digits(&self) -> Range<u8> {
        1..self.puzzle.shape().side() as u8 + 1
    }

    /// The puzzle with its cells changed.
    fn with(&self, change: &dyn Fn(&mut [u8])) -> Grid {
        let mut cells = self.cells().to_vec();
        change(&mut cells);
        Grid::known(self.puzzle.shape(), cells)
    }

    /// The cells of the first solutions, `limit` at most; none if there is a clash, or if that is too much work.
    fn solutions(&mut self, puzzle: &Grid, limit: usize) -> Vec<u8> {
        if puzzle.has_clash() {
            return Vec::new();
        }
        let found = self.budget.solutions(puzzle, limit, WORK_OF_A_CHECK);
        self.complete &= found.is_some();
        found.unwrap_or_default()
    }

    /// Notes a repair if it leaves exactly one solution.
    fn check(&mut self, kind: RepairKind, puzzle: Grid) {
        // Two digits that do not occur could change places in every solution.
        let digits = puzzle.cells().iter().fold(1_u32, |digits, &digit| digits | 1 << digit);
        let enough_digits = digits.count_ones() as usize >= puzzle.shape().side();
        if !enough_digits || self.solutions(&puzzle, 2).len() != self.cells().len() {
            return;
        }
        let mut changes = Vec::new();
        for (cell, (&from, &to)) in self.cells().iter().zip(puzzle.cells()).enumerate() {
            if from != to {
                changes.push(Change { cell, from, to });
            }
        }
        self.repairs.push(Repair { kind, puzzle, changes });
    }

    /// Calls `visit` with each cell beside, above or below a cell.
    fn each_neighbour(&mut self, cell: usize, visit: &dyn Fn(&mut Self, usize)) {
        let shape = self.puzzle.shape();
        for next in [cell.wrapping_sub(shape.side()), cell.wrapping_sub(1), cell + 1, cell + shape.side()] {
            let is_beside = next < shape.cells()
                && (shape.row_of(next) == shape.row_of(cell)
                    || shape.column_of(next) == shape.column_of(cell));
            if is_beside {
                visit(self, next);
            }
        }
    }

    fn swapped(&mut self, givens: &[usize]) {
        for &cell in givens {
            self.each_neighbour(cell, &|search, next| {
                if next > cell && search.cells()[next] != 0 {
                    search.check(RepairKind::Swapped, search.with(&|cells| cells.swap(cell, next)));
                }
            });
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
        let (first, last) = (range.start, range.end - 1);
        for cell in range {
            if self.cells()[cell] != 0 && self.cells()[last] == 0 {
                self.check(skipped, self.slide(cell..last, cell + 1, cell));
            }
            if self.cells()[cell] != 0 && cell > first && self.cells()[cell - 1] == 0 {
                self.check(repeated, self.slide(cell..last + 1, cell - 1, last));
            }
        }
    }

    /// The puzzle with some cells at another place, and one blank.
    fn slide(&self, cells: Range<usize>, to: usize, blank: usize) -> Grid {
        self.with(&|all| {
            all.copy_within(cells.clone(), to);
            all[blank] = 0;
        })
    }

    /// Looks for the given that is wrong by itself: as long as there is no solution without some of them, it is none
    /// of these.
    fn givens(&mut self, some: &[usize]) {
        let others = self.with(&|cells| some.iter().for_each(|&cell| cells[cell] = 0));
        let solutions = self.solutions(&others, if some.len() == 1 { 2 } else { 1 });
        match some {
            _ if solutions.is_empty() => {}
            &[cell] => self.given(cell, others, &solutions),
            _ => {
                let (some, others) = some.split_at(some.len() / 2);
                self.givens(some);
                self.givens(others);
            }
        }
    }

    /// What may be wrong with a given; if the others have just one solution, it tells what is right.
    fn given(&mut self, cell: usize, others: Grid, solutions: &[u8]) {
        let digit = self.cells()[cell];
        let several = solutions.len() > self.cells().len();
        let fits = |cell: usize, digit| several || solutions[cell] == digit;
        for other in self.digits() {
            if other != digit && fits(cell, other) {
                self.check(RepairKind::Replaced, self.with(&|cells| cells[cell] = other));
            }
        }
        self.each_neighbour(cell, &|search, next| {
            if search.cells()[next] == 0 && fits(next, digit) {
                search.check(RepairKind::Moved, search.with(&|cells| cells.swap(cell, next)));
            }
        });
        self.check(RepairKind::Extra, others);
    }

    /// A digit that occurs in a single solution decides for it; here are some of the solutions.
    fn missing(&mut self, some: &[u8]) {
        let is_all = some.len() < SOME * self.cells().len();
        for cell in 0..self.cells().len() {
            for digit in self.digits() {
                let number =
                    some[cell..].iter().step_by(self.cells().len()).filter(|&&found| found == digit).count();
                if self.cells()[cell] == 0 && (number == 1 || number == 0 && !is_all) {
                    self.check(RepairKind::Missing, self.with(&|cells| cells[cell] = digit));
                }
            }
        }
    }

    /// As with a single given, but all digits are tried: without two givens there are many solutions.
    fn two_replaced(&mut self, givens: &[usize]) {
        for (place, &one) in givens.iter().enumerate() {
            for &two in &givens[..place] {
                let others = self.with(&|cells| (cells[one], cells[two]) = (0, 0));
                if !self.solutions(&others, 1).is_empty() {
                    self.two_digits(one, two);
                }
            }
        }
    }

    fn two_digits(&mut self, one: usize, two: usize) {
        for digit in self.digits() {
            for other in self.digits() {
                if digit != self.cells()[one] && other != self.cells()[two] {
                    let repaired = self.with(&|cells| (cells[one], cells[two]) = (digit, other));
                    self.check(RepairKind::TwoReplaced, repaired);
                }
            }
        }
    }
}
