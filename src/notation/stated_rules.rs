//! The rules that objects of JSON state of a puzzle, and where.

use super::block::LocatedFault;
use super::error::Fault;
use super::rules::RuleName;
use crate::shape::{RulesError, Spec};

/// A rule, and where it is named.
pub(super) type NamedRule = (RuleName, usize);

/// What is wrong with a puzzle that has a rule which is not read.
pub(super) fn unread((rule, at): NamedRule) -> LocatedFault {
    LocatedFault { at, fault: Fault::Rules { rule } }
}

/// The rules that were stated so far, and where.
#[derive(Default)]
pub(super) struct StatedRules {
    pub(super) spec: Spec,
    /// Where the first rule is said, the regions, and the groups.
    pub(super) at: Option<usize>,
    pub(super) regions_at: Option<usize>,
    pub(super) groups_at: Option<usize>,
    /// Where a word says that there are regions; other words have to say which.
    pub(super) jigsaw_at: Option<usize>,
    /// The first rule that is not read.
    pub(super) refused: Option<NamedRule>,
}

impl StatedRules {
    /// Whether nothing is said.
    pub(super) fn is_empty(&self) -> bool {
        self.at.is_none() && self.jigsaw_at.is_none()
    }

    /// Adds the rule of a name that says all there is, as `windoku` does.
    pub(super) fn add_rule(&mut self, rule: RuleName, at: usize) {
        let spec = &mut self.spec;
        match rule {
            RuleName::Diagonals => (spec.down, spec.up) = (true, true),
            RuleName::Windows => spec.windows = true,
            RuleName::DisjointGroups => spec.disjoint = true,
            RuleName::Asterisk => spec.asterisk = true,
            RuleName::CentreDot => spec.dot = true,
            RuleName::Girandola => spec.girandola = true,
            RuleName::Regions => {
                self.jigsaw_at.get_or_insert(at);
                return;
            }
            _ => return self.refuse(rule, at),
        }
        self.at.get_or_insert(at);
    }

    /// Adds the rule of a member that is `true`; one with another value is not read.
    pub(super) fn add_member(&mut self, name: &[u8], rule: RuleName, at: usize, is_true: bool) {
        match (&rule, name) {
            (RuleName::Diagonals, [.., b'+']) if is_true => self.spec.up = true,
            (RuleName::Diagonals, [.., b'-']) if is_true => self.spec.down = true,
            _ if is_true => return self.add_rule(rule, at),
            _ => return self.refuse(rule, at),
        }
        self.at.get_or_insert(at);
    }

    pub(super) fn refuse(&mut self, rule: RuleName, at: usize) {
        self.refused.get_or_insert((rule, at));
    }

    pub(super) fn set_regions(&mut self, regions: Option<Vec<usize>>, at: usize) {
        self.spec.regions = regions;
        self.regions_at = Some(at);
        self.at.get_or_insert(at);
    }

    /// Adds what is said elsewhere.
    pub(super) fn merge(&mut self, mut other: StatedRules) {
        self.refused = self.refused.take().or(other.refused.take());
        if self.is_empty() {
            other.refused = self.refused.take();
            *self = other;
        } else if !other.is_empty() {
            self.spec.add(&other.spec);
            self.at = self.at.or(other.at);
            self.regions_at = self.regions_at.or(other.regions_at);
            self.groups_at = self.groups_at.or(other.groups_at);
            self.jigsaw_at = self.jigsaw_at.or(other.jigsaw_at);
        }
    }

    /// Why there are no such rules, at the place that says so.
    pub(super) fn located_fault(&self, error: RulesError) -> LocatedFault {
        use RulesError::*;
        let (rule, at) = match error {
            RegionCount { .. } | NoRegion { .. } | RegionSize { .. } => (RuleName::Regions, self.regions_at),
            Groups { .. } | GroupSize { .. } | GroupCell { .. } | GroupTwice { .. } => {
                (RuleName::ExtraRegions, self.groups_at)
            }
            _ => (RuleName::first_of(&self.spec), None),
        };
        LocatedFault { at: at.or(self.at).unwrap_or_default(), fault: Fault::Impossible { rule, error } }
    }
}
