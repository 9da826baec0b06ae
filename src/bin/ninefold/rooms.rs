//! The three rooms that questions go through at the same time: reading, replying, writing.

use crate::exit_code::{FAILED, complain};
use crate::output;
use crate::progress::Progress;
use crate::replies::Parcel;
use std::hint::black_box;
use std::io;
use std::iter;
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, Builder, Scope, ScopedJoinHandle};

/// So many parcels may wait behind a slow puzzle, with replies or without. More threads would have nothing to do.
const WAITING: usize = 256;

/// The memory that a thread may ask for, most of which it never touches: a stack of 2 MB, an arena of 64 MB in which the
/// GNU C library keeps what a thread allocates, and some for its work.
const ROOM_OF_THREAD: usize = 80 << 20;

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
        let writing = start(scope, || output::write_replies(replies, progress))?;
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

/// Starts so many threads, or as many as there is memory for: one at least.
fn start_workers<'scope>(
    scope: &'scope Scope<'scope, '_>,
    threads: usize,
    work: &'scope (impl Fn() + Sync),
) -> io::Result<()> {
    for started in 0..with_room(threads).max(1) {
        match start(scope, work) {
            Err(error) if started == 0 => return Err(error),
            Err(_) => break,
            Ok(_) => {}
        }
    }
    Ok(())
}

/// Starts a thread, and waits until it has its first memory. The GNU C library asks for 128 MB then, and gives half of
/// them back: meanwhile others might get none.
fn start<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl FnOnce() -> T + Send + 'scope,
) -> io::Result<ScopedJoinHandle<'scope, T>> {
    let (begun, wait) = sync_channel(1);
    let thread = Builder::new().spawn_scoped(scope, move || {
        drop(black_box(Box::new(0_u8)));
        let _waits = begun.send(());
        work()
    })?;
    let _begun = wait.recv();
    Ok(thread)
}

/// For how many threads there is memory besides what the others need; they are not started to find out, because a
/// program is aborted where memory ends.
fn with_room(threads: usize) -> usize {
    let room = || {
        let mut room = Vec::<u8>::new();
        let is_there = room.try_reserve_exact(ROOM_OF_THREAD).is_ok();
        // Otherwise the compiler sees that nobody uses it, and does not ask for it.
        is_there.then(|| black_box(room))
    };
    let rooms: Vec<_> = iter::from_fn(room).take(threads + 1).collect();
    rooms.len().saturating_sub(1)
}

fn next_parcel<Q>(parcels: &Mutex<Receiver<Parcel<Q>>>) -> Option<Parcel<Q>> {
    parcels.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}
