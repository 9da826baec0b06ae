//! How much work looking for steps may take.

pub(super) use crate::solver::Budget as Effort;
