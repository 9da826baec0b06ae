//! What several techniques need of one position, made when the first of them asks for it.

use super::als::{Tie, Web};
use super::links::{Graph, Reach};
use crate::explain::Position;
use std::cell::OnceCell;

/// A position and what is worked out of it.
pub(in crate::explain) struct Tools<'a> {
    pub(super) position: &'a Position,
    cells: OnceCell<Graph>,
    groups: OnceCell<Graph>,
    sets: OnceCell<Graph>,
    web: OnceCell<(Web<'a>, Vec<Vec<Tie>>)>,
}

impl<'a> Tools<'a> {
    pub(in crate::explain) fn new(position: &'a Position) -> Tools<'a> {
        let (cells, groups, sets) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Tools { position, cells, groups, sets, web: OnceCell::new() }
    }

    /// The links between candidates, groups and almost locked sets, as far as they are asked for.
    pub(super) fn graph(&self, reach: Reach) -> &Graph {
        let graph = match reach {
            Reach::Groups => &self.groups,
            Reach::Sets => &self.sets,
            _ => &self.cells,
        };
        graph.get_or_init(|| Graph::new(self.position, reach))
    }

    /// The almost locked sets, and the ties of each.
    pub(super) fn web(&self) -> &(Web<'a>, Vec<Vec<Tie>>) {
        self.web.get_or_init(|| {
            let web = Web::new(self.position);
            let ties = web.ties();
            (web, ties)
        })
    }
}
