//! To be written.

use super::Visit;
use crate::explain::Position;
use std::ops::ControlFlow;

/// To be written: remote-pair.
pub fn remote_pair(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// To be written: x-chain.
pub fn x_chain(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// To be written: xy-chain.
pub fn xy_chain(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
