//! How hard a puzzle is, on the scale of Sudoku Explainer 1.2.1: the number that players and setters quote.
//!
//! The scale is one fixed path: at each point, the first step of the first technique of a fixed list that
//! has one. Its ratings are what everybody quotes only if all of this is kept, so the techniques here have their own
//! bounds and order, and are not those for people.

mod board;
mod bug;
mod chains;
mod exclusion;
mod fish;
mod locked;
mod sets;
mod singles;
mod step;
mod technique;
mod unique;
mod wings;

pub use step::RatedStep;
pub use technique::{ChainLinks, Nested, RatedTechnique, View};

use crate::grid::Grid;
use board::Board;
use chains::multiple::Chains;

fn next(board: &Board) -> Option<RatedStep> {
    singles::hidden(board)
        .or_else(|| locked::direct(board))
        .or_else(|| sets::direct(board, 2))
        .or_else(|| singles::naked(board))
        .or_else(|| sets::direct(board, 3))
        .or_else(|| locked::plain(board))
        .or_else(|| sets::naked(board, 2))
        .or_else(|| fish::first(board, 2))
        .or_else(|| sets::hidden(board, 2))
        .or_else(|| sets::naked(board, 3))
        .or_else(|| fish::first(board, 3))
        .or_else(|| sets::hidden(board, 3))
        .or_else(|| wings::first(board, false))
        .or_else(|| wings::first(board, true))
        .or_else(|| unique::first(board))
        .or_else(|| sets::naked(board, 4))
        .or_else(|| fish::first(board, 4))
        .or_else(|| sets::hidden(board, 4))
        .or_else(|| bug::first(board))
        .or_else(|| exclusion::pair(board))
        .or_else(|| chains::static_chains::first(board))
        .or_else(|| exclusion::triplet(board))
        .or_else(|| chains::multiple::first(board, Chains::Nishio))
        .or_else(|| chains::multiple::first(board, Chains::Multiple))
        .or_else(|| {
            Nested::ALL.into_iter().find_map(|nested| chains::multiple::first(board, Chains::Dynamic(nested)))
        })
}

/// The steps.
pub fn rated_path(puzzle: &Grid) -> Vec<RatedStep> {
    let mut board = Board::new(&puzzle.candidates());
    let mut steps = Vec::new();
    while let Some(step) = board.cells.contains(&0).then(|| next(&board)).flatten() {
        for removed in &step.removes {
            board.remove(removed.cell, usize::from(removed.digit) - 1);
        }
        if let Some(placed) = step.places {
            board.place(placed.cell, usize::from(placed.digit) - 1);
        }
        steps.push(step);
    }
    steps
}
