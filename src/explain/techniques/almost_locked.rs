//! To be written.

use super::Visit;
use crate::explain::Position;
use std::ops::ControlFlow;

/// To be written: als-xz.
pub fn als_xz(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// To be written: als-xy-wing.
pub fn als_xy_wing(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// To be written: als-chain.
pub fn als_chain(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
