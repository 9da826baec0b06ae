//! What several techniques need of one position, made when the first of them asks for it.

use super::als::AlsWeb;
use super::fish::FishCache;
use super::links::{self, LinkGraph, LinkReach};
use crate::explain::conclusions::Conclusions;
use crate::explain::{Position, Step, Technique};
use crate::sets::{CellSet, DigitSet};
use crate::solver::Budget;
use std::cell::{OnceCell, RefCell};

/// A position, and what was worked out from it.
pub(in crate::explain) struct Tools<'a> {
    pub(in crate::explain) position: &'a Position,
    /// The work that is left for techniques that may take long.
    pub(in crate::explain) budget: &'a Budget,
    /// Whether a step is for people: it has one reason, and all that its sentence speaks of is there. Who asks for one
    /// technique gets all that it means: what follows for several reasons at once is one step, and some of the digits that
    /// it speaks of may have been removed.
    pub(super) is_for_people: bool,
    /// The digits of which fish are looked for.
    pub(in crate::explain) digits: DigitSet,
    /// The links of the position, by what they link: candidates, groups of cells, almost locked sets.
    graphs: [OnceCell<LinkGraph>; LinkReach::Sets as usize + 1],
    web: OnceCell<AlsWeb<'a>>,
    /// The loops and chains that one search found for several techniques, and that no technique has taken yet; by the
    /// first reach of the search.
    loops: [RefCell<Option<Vec<Step>>>; LinkReach::Sets as usize + 1],
    pub(super) fish_cache: FishCache<'a>,
    /// The conclusions that a technique has found so far, if its caller wants only one step with each conclusion.
    concluded: RefCell<Option<Conclusions>>,
}

impl<'a> Tools<'a> {
    pub(in crate::explain) fn new(position: &'a Position, budget: &'a Budget) -> Tools<'a> {
        Tools {
            position,
            budget,
            is_for_people: true,
            digits: DigitSet::all(position.side().into()),
            graphs: Default::default(),
            web: OnceCell::new(),
            loops: Default::default(),
            fish_cache: FishCache::default(),
            concluded: RefCell::new(None),
        }
    }

    /// The same, for who asks for one technique.
    pub(super) fn for_one_technique(self) -> Tools<'a> {
        Tools { is_for_people: false, ..self }
    }

    /// The digits whose places differ from those of an earlier time.
    pub(in crate::explain) fn changed_since(&self, places: &[CellSet]) -> DigitSet {
        let has_changed =
            |&digit: &u8| places.get(usize::from(digit) - 1) != Some(self.position.places(digit));
        self.position.all_digits().filter(has_changed).collect()
    }

    /// Where each digit is a candidate now.
    pub(in crate::explain) fn places(&self) -> Vec<CellSet> {
        self.position.all_digits().map(|digit| *self.position.places(digit)).collect()
    }

    /// From now on, each conclusion is wanted once.
    pub(in crate::explain) fn want_once(&self) {
        self.concluded.replace(Some(Conclusions::default()));
    }

    /// Whether a step removes something that is still wanted. It is asked before a step is worked out for
    /// which there are many ways.
    pub(super) fn is_wanted(&self, step: &Step) -> bool {
        let mut concluded = self.concluded.borrow_mut();
        !step.removes.is_empty() && concluded.as_mut().is_none_or(|concluded| concluded.insert(step))
    }

    /// The links between candidates, groups and almost locked sets, as far as they are asked for.
    pub(super) fn graph(&self, reach: LinkReach) -> &LinkGraph {
        self.graphs[reach as usize].get_or_init(|| {
            let graph = links::link_graph(self.position, reach);
            // Places of the same digit are compared in pairs.
            self.budget.take(graph.nodes.len() * graph.nodes.len() / usize::from(self.position.side()));
            graph
        })
    }

    /// The loops or chains of one technique. Several techniques share a search: the first that asks starts it, and each
    /// takes its own out of what was found.
    pub(super) fn take_loops(&self, technique: Technique, reaches: &[LinkReach]) -> Vec<Step> {
        let search = || links::find_loops(self.position, reaches, &|reach| self.graph(reach), self.budget);
        let mut found = self.loops[reaches[0] as usize].borrow_mut();
        found.get_or_insert_with(search).extract_if(.., |step| step.technique == technique).collect()
    }

    /// The almost locked sets, and the ties of each.
    pub(super) fn als_web(&self) -> &AlsWeb<'a> {
        self.web.get_or_init(|| AlsWeb::new(self.position, self.budget))
    }
}
