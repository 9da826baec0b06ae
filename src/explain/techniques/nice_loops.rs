//! To be written.

use super::Visit;
use crate::explain::Position;
use std::ops::ControlFlow;

/// To be written: continuous-nice-loop.
pub fn continuous(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// To be written: discontinuous-nice-loop.
pub fn discontinuous(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// To be written: aic.
pub fn aic(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
