//! Many puzzles at a time.

use crate::arguments::Options;
use crate::complaints::{FAILED, UNREADABLE};
use crate::failure::{write_unreadable, write_unwritable};
use crate::progress::Progress;
use crate::replies::{Parcel, Replies};
use crate::reply::Reply;
use crate::{commands, input, output};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// So many parcels may wait behind a slow puzzle, with replies or without.
const WAITING: usize = 256;

/// Does what the options say, and returns the exit code.
pub fn reply_to_all(options: &Options) -> ExitCode {
    let progress = Progress::default();
    let (to_workers, parcels) = sync_channel(WAITING);
    let (to_output, replies) = sync_channel(WAITING);
    let parcels = Mutex::new(parcels);
    thread::scope(|scope| {
        for _ in 0..options.threads.get() {
            scope.spawn(|| {
                while let Some(parcel) = next_parcel(&parcels) {
                    reply_to(&parcel, options);
                }
            });
        }
        let writing = scope.spawn(|| output::write_replies(replies, &progress));
        let all_opened = input::read_files(options, &progress, &mut |parcel: Parcel| {
            // Both take parcels for as long as this thread makes some.
            let _ended = to_output.send(Arc::clone(&parcel.replies));
            let _ended = to_workers.send(parcel);
        });
        drop((to_workers, to_output));
        match writing.join() {
            Ok(true) if all_opened => ExitCode::SUCCESS,
            // What is unreadable is an answer where each line has one.
            Ok(_) if all_opened && options.lines => ExitCode::SUCCESS,
            Ok(false) if all_opened => ExitCode::from(UNREADABLE),
            _ => ExitCode::from(FAILED),
        }
    })
}

fn next_parcel(parcels: &Mutex<Receiver<Parcel>>) -> Option<Parcel> {
    parcels.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
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
            Some(Err(error)) => write_unreadable(error, parcel, options, &reply),
            None => commands::write_blank(options, &reply),
        }
    }
}

/// Ends the replies when it goes, even in a panic: otherwise the output would wait for ever.
struct EndGuard<'a>(&'a Replies);

impl Drop for EndGuard<'_> {
    fn drop(&mut self) {
        self.0.add(|part| part.is_last = true);
    }
}
