//! A forgotten rule: the puzzle was printed with more than rows, columns and boxes, and is looked at without.
//!
//! An X-Sudoku typed as a classic has thousands of solutions, and only one of them has every digit on both diagonals.
//! So each rule is tried in turn. Of 650 X-Sudokus, windokus and puzzles with disjoint groups, all had exactly one solution
//! with their own rule, and 10 with another one, too. Of these no rule is named.

use super::budget::Budget;
use super::search::Findings;
use crate::grid::Grid;
use crate::shape::{Rules, Shape};

/// A rule that newspapers print beside those of the classic puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
pub enum ForgottenRule {
    /// Both diagonals hold every digit: an X-Sudoku.
    Diagonals,
    /// The windows hold every digit: a windoku.
    Windows,
    /// The cells at the same place of every box hold every digit: disjoint groups.
    Disjoint,
}

impl ForgottenRule {
    /// Every rule.
    pub const ALL: [ForgottenRule; 3] =
        [ForgottenRule::Diagonals, ForgottenRule::Windows, ForgottenRule::Disjoint];

    /// The variant's name in small letters, as in `diagonals`.
    pub const fn name(self) -> &'static str {
        match self {
            ForgottenRule::Diagonals => "diagonals",
            ForgottenRule::Windows => "windows",
            ForgottenRule::Disjoint => "disjoint",
        }
    }

    /// The classic rules and this one, if the shape can have it.
    fn rules(self, shape: Shape) -> Option<Rules> {
        let classic = Rules::builder(shape);
        let with = match self {
            ForgottenRule::Diagonals => classic.diagonals(),
            ForgottenRule::Windows => classic.windows(),
            ForgottenRule::Disjoint => classic.disjoint_groups(),
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

/// The rule that was forgotten, if there are several solutions without it and it cannot well be chance.
pub(super) fn find(puzzle: &Grid, findings: &Findings) -> Option<Forgotten> {
    if !puzzle.rules().is_classic() || !findings.has_several || is_doubtful(puzzle.shape(), findings) {
        return None;
    }
    // The hardest of the 9×9s above took a third of this, which is two milliseconds.
    let work = puzzle.cells().len().pow(2) / 6;
    let mut forgotten = None;
    for rule in ForgottenRule::ALL {
        let Some(rules) = rule.rules(puzzle.shape()) else { continue };
        let puzzle = Grid::known(rules, puzzle.cells().to_vec());
        let found = Budget(work).solutions(&puzzle, 2, work);
        // Where two rules leave one solution, nobody knows which it was. Windows are rarer by chance than diagonals, so
        // three such puzzles in four were windokus, but the fourth was not.
        match found.solutions.len() {
            1 if found.complete && forgotten.is_none() => forgotten = Some(Forgotten { rule, puzzle }),
            1 => return None,
            0 if !found.complete => return None,
            _ => {}
        }
    }
    forgotten
}

/// Whether a rule that leaves one solution may do so by chance, as a given was forgotten.
///
/// Of 100,000 solved 9×9s, one has every digit on both diagonals by chance. So by chance a rule leaves one solution the
/// more often, the more solutions there are. Without one of its 17 givens a puzzle has 30,000 on average, and with
/// diagonals exactly one in 15 of 1,000 cases.
///
/// * Where a slip explains the puzzle, that is the simpler reason. A forgotten given always has its repair, so alone it is
///   never taken for a rule. But of X-Sudokus with 28 givens, many for one, 70 % have a repair, too.
/// * So with fewer than 50 solutions the rule is named all the same, which is wrong in one of 60,000 cases. Of
///   those X-Sudokus 76 % are known in the end.
/// * In a small grid chance makes any rule, as on every sixth 4×4; in a large one it makes none.
///
/// Two other measures say little: the number of givens, which is 16 to 25 in X-Sudokus as in classics; and that there are
/// many solutions, as where two givens are forgotten there are many, too.
fn is_doubtful(shape: Shape, findings: &Findings) -> bool {
    match shape.side() {
        12.. => false,
        9.. if findings.has_few => false,
        _ => !findings.repairs.is_empty() || !findings.complete,
    }
}
