//! The reply to a puzzle that cannot be read or written.

use crate::arguments::Options;
use crate::commands::write_json;
use crate::replies::{Parcel, Replies};
use ninefold::notation::{LayoutError, NotationError};
use serde::Serialize;

/// Why a puzzle has no answer. As JSON it stands in the answer's place.
#[derive(Serialize)]
pub struct Failure {
    /// A word that stands in the answer's place, and a sentence without the line.
    error: &'static str,
    reason: String,
    line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    /// The sentence for standard error.
    #[serde(skip)]
    complaint: String,
}

impl Failure {
    pub fn unreadable(error: &NotationError) -> Failure {
        Failure {
            error: "unreadable",
            reason: format!("{error:#}"),
            line: error.line as u64,
            column: Some(error.column),
            complaint: error.to_string(),
        }
    }

    /// The line is that of the puzzle; it is said where each line is a puzzle.
    pub fn unwritable(error: &LayoutError, line: u64, options: &Options) -> Failure {
        let reason = error.to_string();
        let complaint = if options.lines { format!("Line {line}: {reason}") } else { reason.clone() };
        Failure { error: "unwritable", reason, line, column: None, complaint }
    }

    /// Writes the word or the object, and the complaint.
    pub fn write(&self, parcel: &Parcel, options: &Options, replies: &Replies) {
        if options.writes_json() {
            write_json(self, &self.reason, replies);
        } else {
            replies.add_line_with_reason(|text| text.extend_from_slice(self.error.as_bytes()), &self.reason);
        }
        replies.add(|part| part.complaints += &format!("{}{}\n", parcel.place, self.complaint));
    }
}
