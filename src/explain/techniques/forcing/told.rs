//! What is known of candidates in a net, and what a net tells of a dead end.

use std::rc::Rc;

/// Why a candidate is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ForcingReason {
    /// It is not known to be on or off.
    Open,
    /// It was supposed.
    Supposed,
    /// It sees this candidate, which is on.
    Seen(u16),
    /// Its cell has no other candidate left.
    LastOfCell,
    /// This house has no other place left for its digit.
    LastOfHouse(u16),
    /// It was refuted by a net within this one, by number.
    Refuted(u16),
}

/// What cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Conflict {
    /// A cell has no candidate left.
    Cell(u16),
    /// A house has no place left for a digit.
    House(u16, u8),
    /// Both candidates are on, and they see each other.
    Both(u16, u16),
}

/// The lines of a net that a dead end needs. A line is meant by the number of its candidate: it is on, or a net within has
/// refuted it.
#[derive(Debug)]
pub(super) struct Story {
    /// The lines of the outer net that it needs.
    pub(super) uses: Vec<u16>,
    pub(super) lines: Vec<StoryLine>,
    pub(super) end: Conflict,
    /// The lines that the dead end needs.
    pub(super) end_from: Vec<u16>,
}

/// A line of a story.
#[derive(Debug)]
pub(super) struct StoryLine {
    pub(super) number: u16,
    pub(super) reason: ForcingReason,
    /// The lines that it follows from.
    pub(super) from: Vec<u16>,
    /// What refutes it, if that is its reason.
    pub(super) refutation: Option<Rc<Story>>,
}
