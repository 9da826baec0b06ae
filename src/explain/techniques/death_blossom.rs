//! Death blossom: a stem, and for each of its candidates an almost locked set as a petal.

use super::als::AlsWeb;
use super::{Tools, Visit};
use crate::explain::role::Role;
use crate::explain::{Restricted, Step, Technique};
use crate::sets::{CellSet, DigitSet};
use std::ops::ControlFlow;

/// How many candidates a stem may have.
const MOST_PETALS: usize = 5;

pub(super) fn death_blossom(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let (position, web) = (tools.position, tools.als_web());
    for stem in position.blanks().iter() {
        let digits = position.candidates(stem);
        if !(2..=MOST_PETALS).contains(&digits.len()) {
            continue;
        }
        // The sets that lose a digit if the stem holds it.
        let petals: Vec<Vec<usize>> = digits
            .iter()
            .map(|digit| {
                (0..web.sets.len())
                    .filter(|&set| web.active[set].contains(digit) && web.seen(set, digit).contains(stem))
                    .collect()
            })
            .collect();
        // The places of the digits that the stem cannot hold.
        let open = DigitSet::all(position.side().into()) - digits;
        let left = open.iter().map(|digit| (digit, *position.places(digit))).collect();
        Blossom { tools, web, stem, petals, chosen: Vec::new(), left }.add_petal(0, open, visit)?;
    }
    ControlFlow::Continue(())
}

struct Blossom<'a, 'p> {
    tools: &'a Tools<'p>,
    web: &'a AlsWeb<'p>,
    stem: usize,
    /// The sets for each candidate of the stem.
    petals: Vec<Vec<usize>>,
    chosen: Vec<usize>,
    /// What goes, as far as all petals agree: first of no petal, then of the first, then of the first two,
    /// and so on.
    left: Vec<(u8, CellSet)>,
}

impl Blossom<'_, '_> {
    /// Chooses the next petal. What is left so far begins at a number, and is of some digits.
    fn add_petal(&mut self, from: usize, digits: DigitSet, visit: &mut Visit) -> ControlFlow<()> {
        let number = self.chosen.len();
        if number == self.petals.len() {
            return self.visit_blossom(from, visit);
        }
        let next = self.left.len();
        self.tools.budget.take_or_break(2 * self.petals[number].len())?;
        for index in 0..self.petals[number].len() {
            let petal = self.petals[number][index];
            let active = self.web.active[petal];
            if (active & digits).is_empty() || self.chosen.contains(&petal) {
                continue;
            }
            let mut agreed = DigitSet::EMPTY;
            for place in from..next {
                let (digit, gone) = &self.left[place];
                if active.contains(*digit) && !gone.is_disjoint(self.web.seen(petal, *digit)) {
                    let (digit, gone) = (*digit, *gone & *self.web.seen(petal, *digit));
                    self.left.push((digit, gone));
                    agreed.insert(digit);
                }
            }
            if !agreed.is_empty() {
                self.chosen.push(petal);
                self.add_petal(next, agreed, visit)?;
                self.chosen.pop();
            }
            self.left.truncate(next);
        }
        ControlFlow::Continue(())
    }

    fn visit_blossom(&self, from: usize, visit: &mut Visit) -> ControlFlow<()> {
        let mut step = Step::new(Technique::DeathBlossom);
        for &(digit, gone) in &self.left[from..] {
            step = step.removing(gone, digit);
        }
        if !self.tools.is_wanted(&step) {
            return ControlFlow::Continue(());
        }
        let position = self.web.position;
        step =
            step.showing_all(position, CellSet::of(self.stem), position.candidates(self.stem), Role::Pivot);
        // The petals are in the order of the stem's digits.
        let ties = (0..).zip(position.candidates(self.stem));
        step.restricted = ties.map(|(to, digit)| Restricted { digit, from: None, to }).collect();
        visit(self.web.showing(step, &self.chosen))
    }
}
