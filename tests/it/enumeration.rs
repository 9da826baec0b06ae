//! A puzzle with very many solutions. On its way the search learns, restarts and goes back; it has to find
//! each once.

use crate::common::{extends, is_solved, shape, with};
use ninefold::{Grid, each_solution};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// There are 28,200,960 solved 6×6 grids. They have 720 different first rows, and each is as frequent as the
/// others.
#[test]
fn every_6x6_with_one_first_row_is_found_once() {
    let puzzle = with(&Grid::empty(shape(6)), &[(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6)]);
    let mut found = HashSet::new();
    each_solution(&puzzle, |solution| {
        assert!(is_solved(solution) && extends(solution, &puzzle), "{solution}");
        assert!(found.insert(solution.clone()), "twice: {solution}");
        ControlFlow::Continue(())
    });
    assert_eq!(found.len(), 28_200_960 / 720);
}
