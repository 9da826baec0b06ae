//! The question what follows from a candidate, whoever answers it.

use super::facts::Following;
use super::sets_of_chains::SetsOfChains;

/// Tells what follows from a candidate. `StaticFollower` uses the links of the grid as it stands, and `DynamicFollower`
/// those of the grid less what has gone on the way. The search (`ChainSearch`) need not know which of them it has.
pub(super) trait Follow {
    /// What follows from a candidate that is on, or off.
    fn follow(&mut self, node: usize, is_on: bool, sets: &mut SetsOfChains) -> &Following;

    /// Whether some candidates may lead to a common end.
    fn may_have_common(&self, _nodes: &[usize]) -> bool {
        true
    }
}
