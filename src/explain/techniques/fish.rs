//! To be written.

use super::Visit;
use crate::explain::{FishKind, Position};
use std::ops::ControlFlow;

/// To be written: the fish of one kind and size.
pub fn fish(_position: &Position, _kind: FishKind, _size: u8, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
