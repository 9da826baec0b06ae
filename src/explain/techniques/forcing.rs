//! To be written.

use super::Visit;
use crate::explain::Position;
use std::ops::ControlFlow;

/// To be written: forcing-chain-contradiction.
pub fn chain_contradiction(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// To be written: forcing-chain-verity.
pub fn chain_verity(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// To be written: forcing-net-contradiction.
pub fn net_contradiction(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// To be written: forcing-net-verity.
pub fn net_verity(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
