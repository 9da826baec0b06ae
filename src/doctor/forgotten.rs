//! A forgotten rule: the puzzle was printed with more than rows, columns and boxes, and is looked at without.
//!
//! An X-Sudoku typed as a classic has thousands of solutions, and only one of them has every digit on both diagonals.
//! So each rule is tried in turn. Of 650 X-Sudokus, windokus and puzzles with disjoint groups, all had exactly one
//! solution with their own rule, and 10 with another one, too. Of these both rules are named.

use super::bounded;
use super::search::{Findings, lacks_two_digits};
use crate::grid::Grid;
use crate::names::names;
use crate::shape::{Rules, Shape};
use crate::solver::Budget;

names! {
    /// A rule that newspapers print beside those of the classic puzzle.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
    pub enum ForgottenRule {
        /// Both diagonals hold every digit: an X-Sudoku.
        Diagonals = "diagonals",
        /// The windows hold every digit: a windoku.
        Windows = "windows",
        /// The cells at the same place of every box hold every digit: disjoint groups.
        #[cfg_attr(feature = "serde", serde(rename = "disjoint"))]
        DisjointGroups = "disjoint",
    }
}

impl ForgottenRule {
    /// Every rule, the rarer by chance first: of ten million solved 9×9s, 8 have digits once in every window, 90 on
    /// both diagonals, and 260 in every disjoint group.
    pub const ALL: [ForgottenRule; 3] =
        [ForgottenRule::Windows, ForgottenRule::Diagonals, ForgottenRule::DisjointGroups];

    /// The classic rules and this one, if the shape can have it.
    fn rules(self, shape: Shape) -> Option<Rules> {
        let classic = Rules::builder(shape);
        let with = match self {
            ForgottenRule::Diagonals => classic.diagonals(),
            ForgottenRule::Windows => classic.windows(),
            ForgottenRule::DisjointGroups => classic.disjoint_groups(),
        };
        with.build().ok()
    }
}

/// A rule that makes the puzzle proper.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Forgotten {
    /// Which rule it is.
    pub rule: ForgottenRule,
    /// The puzzle with this rule; it has exactly one solution.
    pub puzzle: Grid,
}

/// The rules that may have been forgotten, in the order of [`ForgottenRule::ALL`]: hardly ever more than one, and none
/// where there are not several solutions without it, or where it may well be chance.
pub(super) fn forgotten_rules(puzzle: &Grid, findings: &Findings, budget: &Budget) -> Vec<Forgotten> {
    let mut forgotten = Vec::new();
    let is_possible = puzzle.rules().is_classic() && findings.has_several && !lacks_two_digits(puzzle);
    if !is_possible || is_doubtful(puzzle.shape(), findings) {
        return forgotten;
    }
    // The hardest of the 9×9s above took a third of this, which is two milliseconds.
    let work = puzzle.cells().len().pow(2) as u64 / 6;
    for rule in ForgottenRule::ALL {
        let Some(rules) = rule.rules(puzzle.shape()) else { continue };
        let puzzle = puzzle.clone().under(rules);
        let found =
            budget.part(&Budget::of_micros(work), |part| bounded::first_solutions(&puzzle, 2, part, work));
        // Where two rules leave one solution, nobody knows which it was. The first one was in 7 of the 10 puzzles
        // above.
        if found.complete && found.solutions.len() == 1 {
            forgotten.push(Forgotten { rule, puzzle });
        }
    }
    forgotten
}

/// Whether a rule that leaves one solution may well do so by chance, because something else is wrong.
///
/// Of 100,000 solved 9×9s one has every digit on both diagonals. So the more solutions there are, the more often one of
/// them has it by chance. For example, half of the puzzles with 17 givens have more than 30,000 solutions without one
/// of them, and 15 in 1,000 have exactly one with diagonals.
///
/// * Where a slip explains the puzzle, no rule is named: a forgotten given always has its repair. But an X-Sudoku
///   with many givens has one, too: with 28 givens, 70 in 100.
/// * Where there are fewer than 50 solutions, it is named all the same: by chance one in 60,000 puzzles without a given
///   has a rule then. So 76 of those 100 are known in the end, and 99 of 100 in which hardly a given is too many.
/// * On a small grid chance makes any rule: every sixth 4×4 has both diagonals. On a large one it makes none.
///
/// Nothing else was found to tell. X-Sudokus have as few givens as classics, and both may have very many solutions: of
/// hard puzzles without three of their givens, which have no repair, 34 in 1,000 are taken for what they are not.
fn is_doubtful(shape: Shape, findings: &Findings) -> bool {
    match shape.side() {
        12.. => false,
        9.. if findings.has_few => false,
        _ => !findings.repairs.is_empty() || !findings.complete,
    }
}
