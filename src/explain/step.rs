//! One use of a technique, as data: words and pictures are made of it elsewhere, in any language.

use super::candidate::Candidate;
use super::order::{sort_by_number, sort_candidates};
use super::proof::Proof;
use super::reasons::{RemovedBy, Restricted, StepSet, Way};
use super::role::{HouseRole, Role};
use super::technique::Technique;
use crate::shape::House;

/// A technique used once: what follows, and everything that a picture and a sentence of it need.
///
/// A step places digits or removes candidates, never both. [`to_line`](Step::to_line) writes it as one line of English,
/// where `r4c5` is row 4, column 5.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct Step {
    /// What was used.
    pub technique: Technique,
    /// The digits that can be placed, by cell.
    pub places: Vec<Candidate>,
    /// The candidates that can be removed, by cell and digit.
    pub removes: Vec<Candidate>,
    /// The houses to look at.
    pub houses: Vec<StepHouse>,
    /// The candidates of the pattern, by role; some of them may be removed, too.
    pub candidates: Vec<StepCandidate>,
    /// The links of a chain or a loop, from its start; of colours, those of each group.
    pub links: Vec<Link>,
    /// The filled digits that rule out all other places of a single or of a hidden subset, as few as do, where these are six or
    /// fewer; of a naked single a copy of each digit that its houses hold.
    #[cfg_attr(feature = "serde", serde(default))]
    pub blockers: Vec<Candidate>,
    /// What was removed before: of a hidden single or subset the digit in those blanks that no blocker sees, of a naked
    /// single the digits that no blocker has.
    #[cfg_attr(feature = "serde", serde(default))]
    pub before: Vec<Candidate>,
    /// The almost locked sets, as the roles `a`, `b`, `c` and so on number them.
    #[cfg_attr(feature = "serde", serde(default))]
    pub sets: Vec<StepSet>,
    /// By which digit the sets are tied, from the first set on.
    #[cfg_attr(feature = "serde", serde(default))]
    pub restricted: Vec<Restricted>,
    /// All ways to fill the base cells of an aligned exclusion with something that goes.
    #[cfg_attr(feature = "serde", serde(default))]
    pub ways: Vec<Way>,
    /// What removes each of the candidates that go, in their order: for continuous loops and Sue de Coq.
    #[cfg_attr(feature = "serde", serde(default, rename = "removedBy"))]
    pub removed_by: Vec<RemovedBy>,
    /// The derivation of a forcing chain or net.
    #[cfg_attr(feature = "serde", serde(default))]
    pub proof: Option<Proof>,
}

impl Step {
    /// The first cell in which something follows; else the first that is shown, as a wrong answer is.
    pub fn cell(&self) -> Option<usize> {
        let results = self.places.iter().chain(&self.removes).next();
        results.or_else(|| self.candidates.first().map(|shown| &shown.candidate)).map(|result| result.cell)
    }

    /// A step without any content.
    pub(crate) fn new(technique: Technique) -> Step {
        Step {
            technique,
            places: Vec::new(),
            removes: Vec::new(),
            houses: Vec::new(),
            candidates: Vec::new(),
            links: Vec::new(),
            blockers: Vec::new(),
            before: Vec::new(),
            sets: Vec::new(),
            restricted: Vec::new(),
            ways: Vec::new(),
            removed_by: Vec::new(),
            proof: None,
        }
    }

    /// How much the step asks of a person: the place of its technique in the order in which people meet them, from 0.1
    /// for a full house to 9, and 0.001 for each link of a chain or line of a net.
    ///
    /// It is not the [rating](crate::explain::rating) of a puzzle, which has a scale and steps of its own.
    pub fn effort(&self) -> f64 {
        let lines = self.proof.as_ref().map_or(0, Proof::len);
        f64::from(self.technique.order()) / 1000.0 + self.chain().len().max(lines) as f64 / 1000.0
    }

    /// The links of a chain or a loop; those of colours are none.
    pub(super) fn chain(&self) -> &[Link] {
        if self.technique.has_colors() { &[] } else { &self.links }
    }

    /// Whether another step has the same conclusion.
    pub fn concludes_as(&self, other: &Step) -> bool {
        self.places == other.places && self.removes == other.removes
    }

    /// Adds a digit to be placed.
    pub(crate) fn placing(mut self, cell: usize, digit: u8) -> Step {
        self.places.push(Candidate { cell, digit });
        self
    }

    /// Adds a digit to be removed from some cells. The caller knows that it is a candidate there.
    pub(crate) fn removing(mut self, cells: impl IntoIterator<Item = usize>, digit: u8) -> Step {
        self.add_removes(&mut cells.into_iter(), digit);
        self
    }

    /// Says that a house removes what was added since this was last said.
    pub(crate) fn removed_by_house(mut self, house: House) -> Step {
        self.removed_by.resize(self.removes.len(), RemovedBy::House(house));
        self
    }

    /// Adds a house to look at.
    pub(crate) fn in_house(mut self, house: House, role: HouseRole) -> Step {
        self.add_house(house, role);
        self
    }

    /// Adds a digit in some cells to the candidates that are shown.
    pub(crate) fn showing(mut self, cells: impl IntoIterator<Item = usize>, digit: u8, role: Role) -> Step {
        self.add_candidates(&mut cells.into_iter(), digit, role);
        self
    }

    /// Adds a link between two candidates.
    pub(crate) fn linking(mut self, from: Candidate, to: Candidate, strong: bool) -> Step {
        self.add_link(from, to, strong);
        self
    }

    /// Does the same to a step in its place.
    pub(crate) fn add_link(&mut self, from: Candidate, to: Candidate, strong: bool) {
        let [from, to] = [from, to].map(|end| Node { cells: vec![end.cell], digit: end.digit });
        self.links.push(Link { from, to, strong, set: Vec::new(), house: None });
    }

    /// Adds the links of a chain of candidates: strong ones and weak ones take turns, and the first is strong.
    pub(crate) fn linking_all(self, candidates: &[Candidate]) -> Step {
        let pairs = candidates.windows(2).enumerate();
        pairs.fold(self, |step, (index, pair)| step.linking(pair[0], pair[1], index % 2 == 0))
    }

    // A copy of these in each place where a step is made would make the module for browsers larger.

    #[inline(never)]
    fn add_removes(&mut self, cells: &mut dyn Iterator<Item = usize>, digit: u8) {
        self.removes.extend(cells.map(|cell| Candidate { cell, digit }));
    }

    #[inline(never)]
    fn add_house(&mut self, house: House, role: HouseRole) {
        self.houses.push(StepHouse { house, role });
    }

    #[inline(never)]
    fn add_candidates(&mut self, cells: &mut dyn Iterator<Item = usize>, digit: u8, role: Role) {
        let shown = |cell| StepCandidate { candidate: Candidate { cell, digit }, role };
        self.candidates.extend(cells.map(shown));
    }

    /// One step made of this one and another; what both show is shown once. Neither says what removes each candidate.
    pub(crate) fn and(mut self, other: Step) -> Step {
        debug_assert!(self.removed_by.is_empty() && other.removed_by.is_empty());
        self.removes.extend(other.removes);
        self.links.extend(other.links);
        for shown in other.candidates {
            if !self.candidates.contains(&shown) {
                self.candidates.push(shown);
            }
        }
        for house in other.houses {
            if !self.houses.contains(&house) {
                self.houses.push(house);
            }
        }
        self
    }

    /// The step with its conclusion in order and without repetition. Of what removes the same, the first is named.
    pub(crate) fn sorted(mut self) -> Step {
        if !self.removed_by.is_empty() {
            let mut removes: Vec<(Candidate, RemovedBy)> =
                self.removes.drain(..).zip(self.removed_by.drain(..)).collect();
            sort_by_number(&mut removes, |(candidate, _)| candidate.number());
            removes.dedup_by_key(|(candidate, _)| *candidate);
            (self.removes, self.removed_by) = removes.into_iter().unzip();
        }
        for list in [&mut self.places, &mut self.removes] {
            sort_candidates(list);
        }
        self
    }
}

/// A house of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepHouse {
    /// The house.
    pub house: House,
    /// What it does in the step.
    pub role: HouseRole,
}

/// A candidate of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepCandidate {
    /// The candidate.
    pub candidate: Candidate,
    /// What it does in the step.
    pub role: Role,
}

/// A place in a chain: a digit in one of some cells. Most nodes have one cell; a group has two or more.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Node {
    /// The cells, in ascending order.
    pub cells: Vec<usize>,
    /// The digit.
    pub digit: u8,
}

/// An inference from one node to the next.
///
/// A strong link says: if `from` is off, `to` is on. A weak one says: if `from` is on, `to` is off.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Link {
    /// What is supposed, or was found.
    pub from: Node,
    /// What follows.
    pub to: Node,
    /// Whether the link is strong.
    pub strong: bool,
    /// The cells of the almost locked set that makes the link strong; else none.
    pub set: Vec<usize>,
    /// The house in which one of the two ends is the last place, or which both share; none where this is a cell. Through
    /// an almost locked set it is that of the set, if `to` is in the set; else `to` is the last digit of its cell. Where
    /// boxes are no rectangles, or diagonals or groups count, no one house may hold all cells of a weak link to a group or
    /// a set: then there is none, either.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub house: Option<House>,
}
