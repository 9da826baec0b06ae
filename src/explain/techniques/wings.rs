//! To be written.

use super::Visit;
use crate::explain::Position;
use std::ops::ControlFlow;

/// To be written: w-wing.
pub fn w_wing(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// To be written: xy-wing.
pub fn xy_wing(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// To be written: xyz-wing.
pub fn xyz_wing(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
