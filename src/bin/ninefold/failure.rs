//! The reply to a puzzle that cannot be read or written.

use crate::arguments::Options;
use crate::commands::{line_without_answer, write_json};
use crate::exit_code::{ANSWERED, UNREADABLE};
use crate::replies::{Parcel, Question};
use crate::reply::Reply;
use ninefold::notation::{LayoutError, NotationError};
use serde::Serialize;

/// Writes the reply to a puzzle that cannot be read: a word, or an object where each line is JSON.
pub fn write_unreadable(
    error: &NotationError,
    question: &Question,
    parcel: &Parcel,
    options: &Options,
    reply: &Reply,
) {
    let reason = format!("{error:#}");
    if options.writes_json() {
        let &NotationError { line, column, .. } = error;
        write_json(&Unreadable { error: "unreadable", reason: &reason, line, column }, &reason, reply);
    } else {
        let line = line_without_answer("unreadable", options);
        reply.add_line_with_reason(|text| text.extend_from_slice(line.as_bytes()), &reason);
    }
    complain(&format!("{error}\n{}", question.excerpt), parcel, options, reply);
}

/// What stands in the place of an answer in JSON.
#[derive(Serialize)]
struct Unreadable<'a> {
    error: &'a str,
    reason: &'a str,
    line: usize,
    column: usize,
}

/// Writes the reply to the puzzle of a line that the layout cannot hold, which JSON always can. The line is told where
/// each is a puzzle.
pub fn write_unwritable(error: &LayoutError, line: u64, parcel: &Parcel, options: &Options, reply: &Reply) {
    let reason = error.to_string();
    reply.add_line_with_reason(|text| text.extend_from_slice(b"unwritable"), &reason);
    let place = if options.lines { format!("Line {line}: ") } else { String::new() };
    complain(&format!("{place}{reason}\n"), parcel, options, reply);
}

fn complain(complaint: &str, parcel: &Parcel, options: &Options, reply: &Reply) {
    reply.add(|part| {
        part.complaints += &format!("{}{complaint}", parcel.place);
        // Where each line has an answer, this is one.
        part.code = part.code.max(if options.lines { ANSWERED } else { UNREADABLE });
    });
}
