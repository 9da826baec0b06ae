//! The three rooms that questions go through at the same time: reading, replying, writing.

use crate::exit_code::{FAILED, complain};
use crate::output;
use crate::progress::Progress;
use crate::replies::Parcel;
use std::hint::black_box;
use std::io::{self, ErrorKind};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, Builder, Scope};

/// So many parcels may wait behind a slow puzzle, with replies or without. More threads would have nothing to do.
const WAITING: usize = 256;

/// What a thread may need besides its stack. It is kept free until all are started, in case memory is scarce.
const FREE_FOR_THREAD: usize = 8 << 20;

/// Replies to all that `read` hands out, on so many threads, and writes the replies in the order of the parcels.
/// Returns the exit code.
///
/// Where the system lets no more threads be started, those that there are do the work.
pub fn reply_in_order<Q: Send>(
    threads: usize,
    progress: &Progress,
    read: impl FnOnce(&mut dyn FnMut(Parcel<Q>)),
    reply: impl Fn(&Parcel<Q>) + Sync,
) -> ExitCode {
    let (to_workers, parcels) = sync_channel(WAITING);
    let (to_output, replies) = sync_channel(WAITING);
    let parcels = Mutex::new(parcels);
    let work = || {
        while let Some(parcel) = next_parcel(&parcels) {
            reply(&parcel);
        }
    };
    let code = thread::scope(|scope| -> io::Result<u8> {
        let writing = Builder::new().spawn_scoped(scope, || output::write_replies(replies, progress))?;
        start_workers(scope, threads.min(WAITING), &work)?;
        read(&mut |parcel: Parcel<Q>| {
            // Both take parcels for as long as this thread makes some.
            let _ended = to_output.send(Arc::clone(&parcel.replies));
            let _ended = to_workers.send(parcel);
        });
        drop((to_workers, to_output));
        Ok(writing.join().unwrap_or(FAILED))
    });
    ExitCode::from(code.unwrap_or_else(|error| {
        complain(&format!("No thread can be started: {error}.\n"));
        FAILED
    }))
}

/// Starts so many threads, or as many as there is room for: one at least.
fn start_workers<'scope>(
    scope: &'scope Scope<'scope, '_>,
    threads: usize,
    work: &'scope (dyn Fn() + Sync),
) -> io::Result<()> {
    let mut free: Vec<Vec<u8>> = Vec::new();
    for started in 0..threads {
        let mut room = Vec::new();
        let has_room = room.try_reserve_exact(FREE_FOR_THREAD).map_err(|_| ErrorKind::OutOfMemory.into());
        free.push(black_box(room));
        match has_room.and_then(|()| Builder::new().spawn_scoped(scope, work)) {
            Err(error) if started == 0 => return Err(error),
            Err(_) => break,
            Ok(_) => {}
        }
    }
    Ok(())
}

fn next_parcel<Q>(parcels: &Mutex<Receiver<Parcel<Q>>>) -> Option<Parcel<Q>> {
    parcels.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}
