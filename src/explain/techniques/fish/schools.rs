//! The fish that searches have found, kept for other kinds that are made of them.

use super::search::{Found, Search, Wanted};
use crate::explain::Position;
use crate::solver::Budget;
use std::cell::RefCell;
use std::ops::ControlFlow;
use std::rc::Rc;

/// All fish that one search finds.
pub(super) struct School<'a> {
    pub(super) search: Search<'a>,
    pub(super) fish: Vec<Found>,
}

type Known<'a> = ((u8, Wanted, u8), Rc<[School<'a>]>);

/// What was found in one position, by digit, by what it is and by size.
#[derive(Default)]
pub(in super::super) struct Schools<'a> {
    known: RefCell<Vec<Known<'a>>>,
}

impl<'a> Schools<'a> {
    /// All fish of a size and a digit, with rows in the base and with columns. They are looked for once.
    pub(super) fn of(
        &self,
        position: &'a Position,
        digit: u8,
        wanted: Wanted,
        size: u8,
        budget: &Budget,
    ) -> Rc<[School<'a>]> {
        let which = (digit, wanted, size);
        if let Some((_, schools)) = self.known.borrow().iter().find(|(known, _)| *known == which) {
            return schools.clone();
        }
        let school = |search: Search<'a>| {
            let mut fish = Vec::new();
            let _ = search.each(budget, &mut |found| {
                fish.push(*found);
                ControlFlow::Continue(())
            });
            School { search, fish }
        };
        let schools: Rc<[School]> = Search::both_ways(position, digit, wanted, size).map(school).collect();
        self.known.borrow_mut().push((which, schools.clone()));
        schools
    }
}
