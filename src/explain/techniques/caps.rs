//! How much the techniques look for: caps on the size of a pattern, for small grids and for large ones.
//!
//! A large grid has longer houses, and its cells have more candidates, so there are far more choices of as many cells.
//!
//! What bounds a search on grids of any size stands with it: the nodes of a graph of links, the cells that are tried
//! for a unique loop, the templates of a digit, the nets within nets. So do the 128 places that a digit may have for
//! fish: each is a bit of a number.

use crate::explain::Position;

/// Whether the grid is larger than 9×9.
fn is_large(position: &Position) -> bool {
    position.side() > 9
}

/// How many there may be of something at the most.
#[derive(Clone, Copy)]
pub(super) struct Cap {
    /// Up to 9×9; none if all are looked for.
    small: Option<usize>,
    large: usize,
}

impl Cap {
    /// The cap for a grid, or this number where there is none.
    pub(super) fn most_or(self, position: &Position, uncapped: usize) -> usize {
        if is_large(position) { self.large } else { self.small.unwrap_or(uncapped) }
    }
}

/// Techniques with almost locked sets: the cells of a set. Large grids have too many larger sets.
pub(super) const ALS_CELLS: Cap = Cap { small: None, large: 3 };

/// Chains and loops with almost locked sets: the cells of a set. Each digit of a set is a node of the graph, and this
/// bounds how many nodes there are.
pub(super) const LINKED_ALS_CELLS: Cap = Cap { small: None, large: 2 };

/// Sue de Coq: the cells of each of its two sets. On large grids cells have more candidates, and there are more choices
/// of cells.
pub(super) const SUE_DE_COQ_CELLS: Cap = Cap { small: Some(4), large: 2 };

/// Unique rectangle type 3: the further cells of the subset. Large grids have too many larger subsets.
pub(super) const RECTANGLE_TYPE_3_CELLS: Cap = Cap { small: None, large: 4 };

/// Unique loop type 3 and BUG type 3: the digits of the subset. Large grids have too many larger subsets.
pub(super) const TYPE_3_DIGITS: Cap = Cap { small: Some(7), large: 4 };

/// Aligned triple exclusion: the blanks of the grid; where there are more, it is not looked for. Only large grids have
/// more. This bounds how many choices of three cells there are.
pub(super) const MOST_BLANKS_FOR_TRIPLES: usize = 81;

/// Forcing chains and nets, where there are several solutions: the candidates of the grid; if there are more, none is looked
/// for. Only large grids have more, and on one that is nearly empty all nets would be in vain, and fill three gigabytes.
pub(super) const MOST_CANDIDATES_FOR_NETS: usize = 2_000;
