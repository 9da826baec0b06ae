//! How far it is, as a line on standard error where that is a terminal and nothing else is.

use crate::exit_code::complain;
use std::ffi::OsString;
use std::fs;
use std::io::{self, IsTerminal};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// The bar's width in characters.
const WIDTH: u64 = 40;

/// A short job needs no bar, and none needs a new one more often.
const FIRST: Duration = Duration::from_millis(500);
const NEXT: Duration = Duration::from_millis(100);

/// How many bytes were read, and of how many.
#[derive(Default)]
pub struct Progress {
    read: AtomicU64,
    /// Nothing where standard input or a pipe is among the files.
    all: OnceLock<u64>,
}

impl Progress {
    /// Notes how large the files are.
    pub fn expect(&self, files: &[OsString]) {
        let size = |file| fs::metadata(file).ok().filter(|file| file.is_file()).map(|file| file.len());
        if let Some(all) = files.iter().map(size).sum() {
            self.all.get_or_init(|| all);
        }
    }

    pub fn read(&self, bytes: usize) {
        self.read.fetch_add(bytes as u64, Relaxed);
    }

    /// The bar. It is seen only where neither replies nor typing share the screen with it.
    pub fn bar(&self) -> Bar<'_> {
        let is_seen = io::stderr().is_terminal() && !io::stdout().is_terminal();
        Bar { progress: self, next: is_seen.then(|| Instant::now() + FIRST), is_drawn: false }
    }
}

/// The line on the screen.
pub struct Bar<'a> {
    progress: &'a Progress,
    /// When it may be drawn next; never where nobody sees it.
    next: Option<Instant>,
    is_drawn: bool,
}

impl Bar<'_> {
    pub fn draw(&mut self) {
        if self.next.is_some_and(|next| next <= Instant::now()) {
            complain(&format!(
                "\r{}",
                bar_line(self.progress.read.load(Relaxed), self.progress.all.get().copied())
            ));
            self.is_drawn = true;
            self.next = Some(Instant::now() + NEXT);
        }
    }

    /// Takes it away, so that something else can be written there.
    pub fn clear(&mut self) {
        if self.is_drawn {
            complain("\r\x1b[K");
            self.is_drawn = false;
        }
    }
}

/// So many bytes of all of them, with a bar where it is known how many there are.
fn bar_line(read: u64, all: Option<u64>) -> String {
    let megabytes = format!("{}.{} MB", read / 1_000_000, read / 100_000 % 10);
    let Some(all) = all.filter(|all| *all > 0) else {
        return megabytes;
    };
    let part = |of: u64| (read.min(all) as u128 * u128::from(of) / u128::from(all)) as u64;
    let done = part(WIDTH) as usize;
    format!("[{:<width$}] {:>3} %, {megabytes}", "#".repeat(done), part(100), width = WIDTH as usize)
}

#[cfg(test)]
mod tests {
    use super::bar_line;

    #[test]
    fn lines() {
        let bar = |hashes: usize, rest: &str| format!("[{:<40}] {rest}", "#".repeat(hashes));
        let table = [
            ((0, None), "0.0 MB".to_owned()),
            ((12_345_678, None), "12.3 MB".into()),
            ((5, Some(0)), "0.0 MB".into()),
            ((0, Some(100)), bar(0, "  0 %, 0.0 MB")),
            ((41_000_000, Some(82_000_000)), bar(20, " 50 %, 41.0 MB")),
            ((82_000_000, Some(82_000_000)), bar(40, "100 %, 82.0 MB")),
            // A file may grow while it is read.
            ((u64::MAX, Some(1_000)), bar(40, "100 %, 18446744073709.5 MB")),
        ];
        for ((read, all), expected) in table {
            assert_eq!(bar_line(read, all), expected);
        }
    }
}
