//! Writing the answers, in the order of the puzzles.

use crate::answers::Answers;
use crate::complaints::{FAILED, complain};
use crate::progress::Progress;
use std::io::{self, BufWriter, Write};
use std::process::exit;
use std::sync::Arc;
use std::sync::mpsc::Receiver;

/// Writes the answers as they come, and the complaints to standard error. Returns whether there was nothing
/// to complain about and every path asked for led to the solution.
pub fn write(parcels: Receiver<Arc<Answers>>, progress: &Progress) -> bool {
    let mut output = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let mut all_well = true;
    let mut bar = progress.bar();
    while let Some(answers) = next(&parcels, &mut output) {
        loop {
            if answers.is_empty() {
                check(output.flush());
            }
            let part = answers.take();
            all_well &= !part.is_unsolved;
            check(output.write_all(&part.text));
            if !part.complaints.is_empty() {
                all_well = false;
                check(output.flush());
                bar.clear();
                complain(&part.complaints);
            }
            bar.draw();
            if part.is_last {
                break;
            }
        }
    }
    check(output.flush());
    bar.clear();
    all_well
}

/// The next parcel, before which all that waits is written.
fn next(parcels: &Receiver<Arc<Answers>>, output: &mut impl Write) -> Option<Arc<Answers>> {
    parcels.try_recv().ok().or_else(|| {
        check(output.flush());
        parcels.recv().ok()
    })
}

/// Ends the program where nothing more can be written: other threads may be searching, or waiting for input.
fn check(result: io::Result<()>) {
    match result {
        Ok(()) => (),
        // Whoever reads the answers has seen enough, as `head` does.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => exit(0),
        Err(error) => {
            complain(&format!("The answers cannot be written: {error}.\n"));
            exit(FAILED.into());
        }
    }
}
