//! How large the random searches are, and the seeds that they try.

use std::env;
use std::hash::{BuildHasher, RandomState};
use std::thread;

/// How many cases a search tries that tries so many at night. `NINEFOLD_SEARCH` says which part of them: it is
/// 1 at night, and a tenth where nothing is said.
pub fn size(at_night: u32) -> u32 {
    let part =
        env::var("NINEFOLD_SEARCH").map_or(0.1, |part| part.parse().expect("NINEFOLD_SEARCH is a number"));
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
                "This is found with a seed: try it with `NINEFOLD_SEED={seed} cargo test -p it {test}`,"
            );
            eprintln!("and have the test try it first from then on, with `seeds_after`.");
        }
    }
}

/// The seeds of a search that tries so many at night: others in each run. `NINEFOLD_SEED` names one that is tried
/// alone.
pub fn seeds(at_night: u32) -> impl Iterator<Item = Seed> {
    seeds_after(&[], at_night)
}

/// The same after those that once found a fault.
pub fn seeds_after(found: &[u64], at_night: u32) -> impl Iterator<Item = Seed> {
    let named = env::var("NINEFOLD_SEED").ok().map(|seed| seed.parse().expect("NINEFOLD_SEED is a number"));
    let first = named.unwrap_or_else(|| RandomState::new().hash_one(()) % 1_000_000_000);
    let (found, count) = if named.is_some() { (&[][..], 1) } else { (found, size(at_night)) };
    found.iter().copied().chain(first..first + u64::from(count)).map(Seed)
}
