//! Many puzzles at a time.

use crate::answers::{Answers, Parcel};
use crate::arguments::Options;
use crate::complaints::{FAILED, UNREADABLE};
use crate::progress::Progress;
use crate::{commands, input, output};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// So many parcels may wait behind a slow puzzle, answered or not.
const WAITING: usize = 256;

/// Does what the options say, and returns the exit code.
pub fn run(options: &Options) -> ExitCode {
    let progress = Progress::default();
    let (to_workers, parcels) = sync_channel(WAITING);
    let (to_output, answers) = sync_channel(WAITING);
    let parcels = Mutex::new(parcels);
    thread::scope(|scope| {
        for _ in 0..options.threads.get() {
            scope.spawn(|| {
                while let Some(parcel) = next(&parcels) {
                    answer(&parcel, options);
                }
            });
        }
        let writing = scope.spawn(|| output::write(answers, &progress));
        let all_opened = input::read(options, &progress, &mut |parcel: Parcel| {
            // Both take parcels for as long as this thread makes some.
            let _ended = to_output.send(Arc::clone(&parcel.answers));
            let _ended = to_workers.send(parcel);
        });
        drop((to_workers, to_output));
        match writing.join() {
            Ok(true) if all_opened => ExitCode::SUCCESS,
            Ok(false) if all_opened => ExitCode::from(UNREADABLE),
            _ => ExitCode::from(FAILED),
        }
    })
}

fn next(parcels: &Mutex<Receiver<Parcel>>) -> Option<Parcel> {
    parcels.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

fn answer(parcel: &Parcel, options: &Options) {
    let end = End(&parcel.answers);
    for (before, puzzle) in (parcel.before..).zip(&parcel.puzzles) {
        let gap = commands::gap(options);
        if before > 0 && !gap.is_empty() {
            end.0.add(|part| part.text.extend_from_slice(gap.as_bytes()));
        }
        let result = match puzzle {
            Ok(puzzle) => {
                let given = options.candidates.then(|| puzzle.with_marks_given());
                let written = commands::answer(given.as_ref().unwrap_or(puzzle.grid()), options, end.0);
                written.map_err(|error| ("unwritable", error.to_string()))
            }
            Err(error) => Err(("unreadable", error.to_string())),
        };
        if let Err((word, error)) = result {
            end.0.add(|part| {
                part.text.extend_from_slice(word.as_bytes());
                part.text.push(b'\n');
                part.complaints += &format!("{}{error}\n", parcel.place);
            });
        }
    }
}

/// Ends the answers when it goes, even in a panic: otherwise the output would wait for ever.
struct End<'a>(&'a Answers);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.add(|part| part.is_last = true);
    }
}
