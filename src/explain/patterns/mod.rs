//! Patterns that the techniques and the rating look for alike, on the board that both have. What follows from one, and
//! in which order that is looked at, is theirs.

pub(super) mod exclusion;
pub(super) mod grave;
pub(super) mod loops;
