//! How large the random searches are, and the seeds that they try.

use std::env;
use std::hash::{BuildHasher, RandomState};
use std::thread;

/// Seeds that once found a fault, with what it was. Every search tries them first.
const FOUND: &[u64] = &[];

/// How many cases a search tries that tries so many at night. `NINEFOLD_SEARCH` says which part of them: it is
/// 1 at night, and a fifth where nothing is said.
pub fn size(at_night: u32) -> u32 {
    let part =
        env::var("NINEFOLD_SEARCH").map_or(0.2, |part| part.parse().expect("NINEFOLD_SEARCH is a number"));
    (f64::from(at_night) * part).ceil() as u32
}

/// A seed that is being tried. Where the test fails meanwhile, it says how to try the seed again.
pub struct Seed(pub u64);

impl Drop for Seed {
    fn drop(&mut self) {
        if thread::panicking() {
            let (seed, thread) = (self.0, thread::current());
            let test = thread.name().unwrap_or_default();
            eprintln!(
                "This is found with a seed: try it with `NINEFOLD_SEED={seed} cargo test --test it {test}`,"
            );
            eprintln!("and add it to FOUND in tests/it/seeds.rs.");
        }
    }
}

/// The seeds of a search that tries so many at night: others in each run, after those that once found a fault.
/// `NINEFOLD_SEED` names one that is tried alone.
pub fn seeds(at_night: u32) -> impl Iterator<Item = Seed> {
    let named = env::var("NINEFOLD_SEED").ok().map(|seed| seed.parse().expect("NINEFOLD_SEED is a number"));
    let first = named.unwrap_or_else(|| RandomState::new().hash_one(()) % 1_000_000_000);
    let (found, count) = if named.is_some() { (&[][..], 1) } else { (FOUND, size(at_night)) };
    found.iter().copied().chain(first..first + u64::from(count)).map(Seed)
}
