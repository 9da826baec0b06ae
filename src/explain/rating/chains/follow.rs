//! What can be asked what follows from a candidate.

use super::facts::Following;
use super::sets_of_chains::SetsOfChains;

/// Tells what follows: by the links of the grid as it stands, or by the grid less what has gone on the way. The
/// search for what several candidates come to need not know which.
pub(super) trait Follow {
    /// What follows from a candidate that is on, or off.
    fn follow(&mut self, node: usize, is_on: bool, sets: &mut SetsOfChains) -> &Following;

    /// Whether some candidates may lead to a common end.
    fn may_have_common(&self, _nodes: &[usize]) -> bool {
        true
    }
}
