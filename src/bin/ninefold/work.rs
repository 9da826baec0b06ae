//! Replying to puzzles, many at a time.

use crate::arguments::Options;
use crate::failure::{write_unreadable, write_unwritable};
use crate::progress::Progress;
use crate::replies::{EndGuard, Parcel};
use crate::reply::Reply;
use crate::{commands, input, rooms};
use std::process::ExitCode;

/// Does what the options say, and returns the exit code.
pub fn reply_to_all(options: &Options) -> ExitCode {
    let progress = Progress::default();
    let read = |hand_out: &mut dyn FnMut(Parcel)| input::read_files(options, &progress, hand_out);
    rooms::reply_in_order(options.threads.get(), &progress, read, |parcel| reply_to(parcel, options))
}

fn reply_to(parcel: &Parcel, options: &Options) {
    let end = EndGuard(&parcel.replies);
    for (index, question) in (0..).zip(&parcel.questions) {
        let gap = commands::gap(options);
        if parcel.before + index > 0 && !gap.is_empty() {
            end.0.add(|part| part.text.extend_from_slice(gap.as_bytes()));
        }
        let reply = Reply::new(question, options, end.0);
        match &question.puzzle {
            Some(Ok(puzzle)) => {
                let given = options.candidates.then(|| puzzle.with_marks_given());
                let grid = given.as_ref().unwrap_or(puzzle.grid());
                if let Err(error) = commands::write_reply(grid, options, &reply) {
                    let line = parcel.before_in_file + index + 1;
                    write_unwritable(&error, line, parcel, options, &reply);
                }
            }
            Some(Err(error)) => write_unreadable(error, question, parcel, options, &reply),
            None => commands::write_blank(options, &reply),
        }
    }
}
