//! Writing the replies, in the order of the puzzles.

use crate::exit_code::{ANSWERED, FAILED, complain};
use crate::progress::Progress;
use crate::replies::Replies;
use std::io::{self, BufWriter, Write};
use std::process::exit;
use std::sync::Arc;
use std::sync::mpsc::Receiver;

/// Writes the replies as they come, and the complaints to standard error. Returns the greatest exit code that one of them
/// asks for.
pub fn write_replies(parcels: Receiver<Arc<Replies>>, progress: &Progress) -> u8 {
    let mut output = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let mut code = ANSWERED;
    let mut bar = progress.bar();
    while let Some(replies) = next_replies(&parcels, &mut output) {
        loop {
            if replies.is_empty() {
                exit_unless_written(output.flush());
            }
            let part = replies.take();
            code = code.max(part.code);
            exit_unless_written(output.write_all(&part.text));
            if !part.complaints.is_empty() {
                exit_unless_written(output.flush());
                bar.clear();
                complain(&part.complaints);
            }
            bar.draw();
            if part.is_last {
                break;
            }
        }
    }
    exit_unless_written(output.flush());
    bar.clear();
    code
}

/// The next parcel, before which all that waits is written.
fn next_replies(parcels: &Receiver<Arc<Replies>>, output: &mut impl Write) -> Option<Arc<Replies>> {
    parcels.try_recv().ok().or_else(|| {
        exit_unless_written(output.flush());
        parcels.recv().ok()
    })
}

/// Ends the program where nothing more can be written: other threads may be searching, or waiting for input.
pub fn exit_unless_written(result: io::Result<()>) {
    match result {
        Ok(()) => (),
        // Whoever reads the replies has seen enough, as `head` does.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => exit(0),
        Err(error) => {
            complain(&format!("The answers cannot be written: {error}.\n"));
            exit(FAILED.into());
        }
    }
}
