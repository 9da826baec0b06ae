//! Every slip of every kind is undone in turn. What then has exactly one solution is a repair.
//!
//! For example, a given 5 may have been misread. Then it is replaced by each of the eight other digits in
//! turn, and each of the eight puzzles is solved. Most slips are ruled out in groups: if there is no solution
//! even without some givens, none of these is the only one that is wrong.

use super::bounded;
use super::pattern::missing_pairs;
use super::repair::{Change, Repair, RepairKind};
use crate::grid::Grid;
use crate::sets::DigitSet;
use crate::solver::{Budget, Solutions};
use std::ops::Range;

/// The work that may be done for each cell of the puzzle, in microseconds.
const WORK_PER_CELL: u64 = 1_300;
/// The work that may be done in all for a small puzzle.
const LEAST_WORK: u64 = 250_000;

/// A single check may take this part of all work: a third.
const CHECK: u64 = 3;
/// A check that only saves others may take this part: a fiftieth.
const GROUP: u64 = 50;

/// How many solutions are looked at, at most, to see which digits are possible.
const SOME: usize = 50;

/// What is found out about a puzzle.
pub(super) struct Findings {
    /// Every repair, in no order.
    pub(super) repairs: Vec<Repair>,
    /// Whether every slip was tried.
    pub(super) complete: bool,
    /// Whether there are several solutions.
    pub(super) has_several: bool,
    /// Whether these are so few that all of them were looked at.
    pub(super) has_few: bool,
}

/// The work that may be done where nothing else is said.
pub(super) fn most_work(puzzle: &Grid) -> Budget {
    Budget::of_micros(LEAST_WORK.max(WORK_PER_CELL * puzzle.cells().len() as u64))
}

/// Undoes every slip in turn.
pub(super) fn undo_slips(puzzle: &Grid, budget: &Budget) -> Findings {
    let work = budget.micros_left();
    let mut search = SlipSearch { puzzle, work, budget, repairs: Vec::new(), complete: true };
    let found = if puzzle.has_clash() {
        Solutions { solutions: Vec::new(), complete: true }
    } else {
        bounded::first_solutions(puzzle, SOME, budget, work / 2)
    };
    let has_several = found.solutions.len() > 1;
    let has_few = has_several && found.complete;
    match found.solutions.len() {
        1 if found.complete => {}
        0 | 1 if !found.complete => search.complete = false,
        _ => search.try_slips(found),
    }
    Findings { repairs: search.repairs, complete: search.complete, has_several, has_few }
}

/// Whether two digits do not occur at all, so that they can change places in every solution, and there is not exactly
/// one; unless the rules tell digits apart.
pub(super) fn lacks_two_digits(puzzle: &Grid) -> bool {
    let digits: DigitSet = puzzle.cells().iter().copied().collect();
    puzzle.are_digits_interchangeable() && digits.len() + 1 < puzzle.shape().side()
}

struct SlipSearch<'a> {
    puzzle: &'a Grid,
    /// How much work there was at first, in microseconds.
    work: u64,
    budget: &'a Budget,
    repairs: Vec<Repair>,
    complete: bool,
}

impl SlipSearch<'_> {
    /// Tries every slip. The kinds with the fewest checks come first, because the work may not last for all.
    fn try_slips(&mut self, mut found: Solutions) {
        let givens: Vec<usize> = (0..self.cells().len()).filter(|&cell| self.cells()[cell] != 0).collect();
        let several = !found.solutions.is_empty();
        if several {
            self.find_missing(&mut found);
            self.find_two_missing(&found);
        }
        let missing = self.repairs.len();
        self.find_swapped(&givens);
        self.find_slid();
        // Where the puzzle has several solutions, it has several without any given, too, so no group can be
        // ruled out.
        for some in givens.chunks(if several { 1 } else { self.puzzle.shape().side() / 2 }) {
            self.find_wrong_given(some);
        }
        if !several && self.repairs.is_empty() && self.complete {
            self.find_two_replaced(&givens);
        }
        // Of repairs with equal points, a missing given is the least likely.
        self.repairs.rotate_left(missing);
    }

    fn cells(&self) -> &[u8] {
        self.puzzle.cells()
    }

    fn digits(&self) -> DigitSet {
        DigitSet::all(self.puzzle.shape().side())
    }

    /// The puzzle with its cells changed.
    fn changed(&self, change: &dyn Fn(&mut [u8])) -> Grid {
        let mut cells = self.cells().to_vec();
        change(&mut cells);
        self.puzzle.with_cells(cells)
    }

    /// The first solutions, `most` at most, none if there is a clash; nothing if it is too much work.
    fn solutions(&mut self, puzzle: &Grid, most: usize, part: u64) -> Option<Vec<Grid>> {
        if puzzle.has_clash() {
            return Some(Vec::new());
        }
        let found = bounded::first_solutions(puzzle, most, self.budget, self.work / part);
        (found.complete || found.solutions.len() == most).then_some(found.solutions)
    }

    /// Two solutions, if there are so many; none if that is too much work.
    fn two_solutions(&mut self, puzzle: &Grid) -> Vec<Grid> {
        let found = self.solutions(puzzle, 2, CHECK);
        self.complete &= found.is_some();
        found.unwrap_or_default()
    }

    /// Whether no blank has become a given that is none of the candidates which the puzzle gives it.
    fn keeps_candidates(&self, puzzle: &Grid) -> bool {
        let is_kept = |(cell, given): (usize, &DigitSet)| {
            let digit = puzzle.cells()[cell];
            self.cells()[cell] > 0 || digit == 0 || given.contains(digit)
        };
        self.puzzle.given_candidates().unwrap_or_default().iter().enumerate().all(is_kept)
    }

    /// Notes a repair if it leaves exactly one solution; returns that, or two.
    fn try_repair(&mut self, kind: RepairKind, puzzle: Grid) -> Vec<Grid> {
        if lacks_two_digits(&puzzle) || !self.keeps_candidates(&puzzle) {
            return Vec::new();
        }
        let solutions = self.two_solutions(&puzzle);
        if solutions.len() == 1 {
            self.note_repair(kind, puzzle);
        }
        solutions
    }

    fn note_repair(&mut self, kind: RepairKind, puzzle: Grid) {
        let mut changes = Vec::new();
        for (cell, (&from, &to)) in self.cells().iter().zip(puzzle.cells()).enumerate() {
            if from != to {
                changes.push(Change { cell, from, to });
            }
        }
        self.repairs.push(Repair { kind, puzzle, changes });
    }

    fn find_swapped(&mut self, givens: &[usize]) {
        for &cell in givens {
            for next in self.puzzle.shape().neighbours(cell) {
                if next > cell && self.cells()[next] != 0 {
                    self.try_repair(RepairKind::Swapped, self.changed(&|cells| cells.swap(cell, next)));
                }
            }
        }
    }

    fn find_slid(&mut self) {
        for row in self.puzzle.shape().rows() {
            self.find_slid_within(row, RepairKind::RowSkipped, RepairKind::RowRepeated);
        }
        self.find_slid_within(0..self.cells().len(), RepairKind::GridSkipped, RepairKind::GridRepeated);
    }

    /// Puts a blank before each given, if the last cell is blank, which is pushed out. Or takes away the
    /// blank before it, which leaves the last cell blank.
    fn find_slid_within(&mut self, range: Range<usize>, skipped: RepairKind, repeated: RepairKind) {
        let (first, last) = (range.start, range.end - 1);
        for cell in range {
            if self.cells()[cell] != 0 && self.cells()[last] == 0 {
                self.try_repair(skipped, self.slide(cell..last, cell + 1, cell));
            }
            if self.cells()[cell] != 0 && cell > first && self.cells()[cell - 1] == 0 {
                self.try_repair(repeated, self.slide(cell..last + 1, cell - 1, last));
            }
        }
    }

    /// The puzzle with some cells at another place, and one blank.
    fn slide(&self, cells: Range<usize>, to: usize, blank: usize) -> Grid {
        self.changed(&|all| {
            all.copy_within(cells.clone(), to);
            all[blank] = 0;
        })
    }

    /// Looks for the given that alone is wrong. If there is no solution without some givens, it is none of
    /// these; otherwise each half of them is looked at by itself.
    fn find_wrong_given(&mut self, some: &[usize]) {
        let others = self.changed(&|cells| some.iter().for_each(|&cell| cells[cell] = 0));
        match some {
            &[cell] => {
                let solutions = self.two_solutions(&others);
                let several = solutions.len() > 1;
                if let Some(solution) = solutions.first() {
                    self.try_given(cell, &|cell, digit| several || solution.cells()[cell] == digit);
                    if !several {
                        self.note_repair(RepairKind::Extra, others);
                    }
                }
            }
            _ if self.solutions(&others, 1, GROUP).is_some_and(|found| found.is_empty()) => {}
            _ => {
                let (some, others) = some.split_at(some.len() / 2);
                self.find_wrong_given(some);
                self.find_wrong_given(others);
            }
        }
    }

    /// Tries what else a given may be, and where else it may stand, as far as that fits the solutions without
    /// it.
    fn try_given(&mut self, cell: usize, fits: &dyn Fn(usize, u8) -> bool) {
        let digit = self.cells()[cell];
        for other in self.digits() {
            if other != digit && fits(cell, other) {
                self.try_repair(RepairKind::Replaced, self.changed(&|cells| cells[cell] = other));
            }
        }
        for next in self.puzzle.shape().neighbours(cell) {
            if self.cells()[next] == 0 && fits(next, digit) {
                self.try_repair(RepairKind::Moved, self.changed(&|cells| cells.swap(cell, next)));
            }
        }
    }

    /// Looks for a blank that should be a given. A digit that only one of several solutions has in a cell
    /// decides for that solution. `found` has the solutions, or the first of them.
    fn find_missing(&mut self, found: &mut Solutions) {
        // A digit that none of the first solutions has is tried last, because few of these occur at all.
        for least in [1, 0] {
            for cell in 0..self.cells().len() {
                for digit in self.digits() {
                    let has_it = |solution: &&Grid| solution.cells()[cell] == digit;
                    let number = found.solutions.iter().filter(has_it).count();
                    if self.cells()[cell] == 0 && (least..2).contains(&number) {
                        self.try_missing(cell, digit, found);
                    }
                }
            }
            if found.complete {
                break;
            }
        }
    }

    /// Tries a digit in a blank. Solutions that this finds are added, because they tell about other digits,
    /// too.
    fn try_missing(&mut self, cell: usize, digit: u8, found: &mut Solutions) {
        let puzzle = self.changed(&|cells| cells[cell] = digit);
        if found.complete {
            self.note_repair(RepairKind::Missing, puzzle);
        } else if self.repairs.iter().all(|repair| repair.puzzle != puzzle) {
            for solution in self.try_repair(RepairKind::Missing, puzzle) {
                if !found.solutions.contains(&solution) {
                    found.solutions.push(solution);
                }
            }
        }
    }

    /// Looks for two blanks that should be givens, where these two alone are missing in the pattern of the
    /// givens. Of all other pairs there are hundreds, and none is likelier than another.
    fn find_two_missing(&mut self, found: &Solutions) {
        for [one, two] in missing_pairs(self.puzzle) {
            for digit in self.digits() {
                for other in self.digits() {
                    let has_them =
                        |solution: &&Grid| solution.cells()[one] == digit && solution.cells()[two] == other;
                    let number = found.solutions.iter().filter(has_them).count();
                    if number == 1 || number == 0 && !found.complete {
                        let puzzle = self.changed(&|cells| (cells[one], cells[two]) = (digit, other));
                        self.try_repair(RepairKind::TwoMissing, puzzle);
                    }
                }
            }
        }
    }

    /// Looks for two givens that are wrong. All digits are tried, because without two givens there are many
    /// solutions.
    fn find_two_replaced(&mut self, givens: &[usize]) {
        for (place, &one) in givens.iter().enumerate() {
            for &two in &givens[..place] {
                let others = self.changed(&|cells| (cells[one], cells[two]) = (0, 0));
                if !self.two_solutions(&others).is_empty() {
                    self.try_two_replaced(one, two);
                }
            }
        }
    }

    fn try_two_replaced(&mut self, one: usize, two: usize) {
        for digit in self.digits() {
            for other in self.digits() {
                if digit != self.cells()[one] && other != self.cells()[two] {
                    let repaired = self.changed(&|cells| (cells[one], cells[two]) = (digit, other));
                    self.try_repair(RepairKind::TwoReplaced, repaired);
                }
            }
        }
    }
}
