//! The engine for every shape.
//!
//! A Sudoku asks four kinds of question: which digit is in this cell; where is this digit in this row, in
//! this column, in this box. An *option*, a digit in a cell, answers one question of each kind. The
//! engine keeps the options left for every question: a question without options is a dead end, one with
//! a single option is answered, and the search tries the options of one that has few.
//!
//! Few is relative: a question counts for more each time it was the dead end. That takes the search to
//! the contradiction of a puzzle without solution, and makes large grids feasible at all.

use crate::grid::Grid;
use crate::shape::{HouseKind, Shape};
use std::ops::ControlFlow;

/// How the questions and options of a shape hang together.
///
/// A question is a number below 4 × cells, an option is cell × side + digit − 1.
struct Questions {
    side: usize,
    /// The question of each kind that an option answers, and which of its answers the option is.
    answers: Vec<[(u16, u8); 4]>,
    /// The options of every question, side of them each.
    options: Vec<u16>,
}

impl Questions {
    fn of(shape: Shape) -> Questions {
        let (side, cells) = (shape.side(), shape.cells());
        let mut answers = vec![[(0, 0); 4]; cells * side];
        let mut options = vec![0; 4 * cells * side];
        let mut relate = |kind: usize, index: usize, answer: usize, option: usize| {
            let question = kind * cells + index;
            answers[option][kind] = (question as u16, answer as u8);
            options[question * side + answer] = option as u16;
        };
        for cell in 0..cells {
            for digit in 0..side {
                relate(0, cell, digit, cell * side + digit);
            }
        }
        for house in shape.houses() {
            let kind = match house.kind {
                HouseKind::Row => 1,
                HouseKind::Column => 2,
                HouseKind::Box => 3,
            };
            for (place, cell) in shape.house_cells(house).enumerate() {
                for digit in 0..side {
                    relate(kind, house.index * side + digit, place, cell * side + digit);
                }
            }
        }
        Questions { side, answers, options }
    }

    fn option(&self, question: usize, answers: u32) -> usize {
        self.options[question * self.side + answers.trailing_zeros() as usize].into()
    }
}

/// What is known of a puzzle at one point of the search, and the way back.
struct State {
    questions: Questions,
    /// The answers left to each question, one bit each.
    left: Vec<u32>,
    /// How often each question was a dead end, from 1.
    weights: Vec<u64>,
    /// The questions that came down to one answer and have not been followed up.
    answered: Vec<u16>,
    /// The options ruled out, in order.
    ruled_out: Vec<u16>,
}

impl State {
    fn new(shape: Shape) -> State {
        State {
            questions: Questions::of(shape),
            left: vec![(1 << shape.side()) - 1; 4 * shape.cells()],
            weights: vec![1; 4 * shape.cells()],
            answered: Vec::new(),
            ruled_out: Vec::new(),
        }
    }

    /// Places the givens; false if two of them rule each other out.
    fn place(&mut self, cells: &[u8]) -> bool {
        cells.iter().enumerate().all(|(cell, &given)| {
            let Some(digit) = usize::from(given).checked_sub(1) else {
                return true;
            };
            self.left[cell] >> digit & 1 == 1 && self.fix(cell * self.questions.side + digit)
        })
    }

    /// Rules out an option that is left; false at a dead end.
    fn rule_out(&mut self, option: usize) -> bool {
        let mut possible = true;
        for (question, answer) in self.questions.answers[option] {
            let index = usize::from(question);
            self.left[index] &= !(1 << answer);
            if self.left[index] == 0 {
                self.weights[index] += 1;
                possible = false;
            } else if self.left[index].is_power_of_two() {
                self.answered.push(question);
            }
        }
        self.ruled_out.push(option as u16);
        possible
    }

    /// Rules out every other answer to the four questions of an option; false at a dead end.
    fn fix(&mut self, option: usize) -> bool {
        for (question, answer) in self.questions.answers[option] {
            let question = usize::from(question);
            let mut others = self.left[question] & !(1 << answer);
            while others != 0 {
                if !self.rule_out(self.questions.option(question, others)) {
                    return false;
                }
                others &= others - 1;
            }
        }
        true
    }

    /// Draws conclusions until nothing follows any more; false at a dead end.
    fn settle(&mut self) -> bool {
        while let Some(question) = self.answered.pop() {
            let question = usize::from(question);
            let option = self.questions.option(question, self.left[question]);
            if !self.fix(option) {
                return false;
            }
        }
        true
    }

    /// An option of the question with the fewest for its weight; none if all are answered.
    fn guess(&self) -> Option<usize> {
        let (mut best, mut fewest, mut weight) = (None, u64::MAX, 1);
        for (question, &left) in self.left.iter().enumerate() {
            let count = u64::from(left.count_ones());
            if count > 1 && count * weight < fewest.saturating_mul(self.weights[question]) {
                best = Some(question);
                (fewest, weight) = (count, self.weights[question]);
            }
        }
        best.map(|question| self.questions.option(question, self.left[question]))
    }

    /// Takes back what was ruled out, but for the first so many options.
    fn undo(&mut self, keep: usize) {
        self.answered.clear();
        for option in self.ruled_out.drain(keep..) {
            for (question, answer) in self.questions.answers[usize::from(option)] {
                self.left[usize::from(question)] |= 1 << answer;
            }
        }
    }

    fn solution(&self) -> Vec<u8> {
        let cells = &self.left[..self.left.len() / 4];
        cells.iter().map(|left| left.trailing_zeros() as u8 + 1).collect()
    }
}

/// Calls `visit` with every solution until it breaks; says whether it did.
pub fn each_solution(grid: &Grid, visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>) -> ControlFlow<()> {
    let mut state = State::new(grid.shape());
    let mut possible = state.place(grid.cells());
    // Each guess, and how much had been ruled out before it: no recursion, as a page's stack is small.
    let mut guesses = Vec::new();
    loop {
        if possible && state.settle() {
            if let Some(option) = state.guess() {
                guesses.push((option, state.ruled_out.len()));
                possible = state.fix(option);
                continue;
            }
            visit(&state.solution())?;
        }
        let Some((option, before)) = guesses.pop() else {
            return ControlFlow::Continue(());
        };
        state.undo(before);
        possible = state.rule_out(option);
    }
}
