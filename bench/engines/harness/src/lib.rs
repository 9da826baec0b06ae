//! What all measured engines share: it reads a text of many puzzles and counts the solutions of each.
//!
//! A text has one puzzle of 81 characters a line, `.` or `0` for a blank, and a newline after each. An engine
//! gives one function, which takes such a line and returns 0, 1 or 2 (for two and more). [`exports!`] makes a
//! WebAssembly module of it, which takes the whole text in one call.

/// The characters of a line without its newline.
pub const CELLS: usize = 81;

/// Counts the solutions of each line of `text` with `count`, one after the other, into `counts`.
///
/// Lines beyond the length of `counts`, and what is left after the last full line, are ignored.
///
/// ```
/// let mut counts = [9; 2];
/// let text = format!("{}\n{}\n", ".".repeat(81), "1".repeat(81));
/// bench_harness::count_lines(text.as_bytes(), &mut counts, |line| u8::from(line[0] == b'.'));
/// assert_eq!(counts, [1, 0]);
/// ```
pub fn count_lines(text: &[u8], counts: &mut [u8], count: impl Fn(&[u8; CELLS]) -> u8) {
    for (line, found) in text.chunks(CELLS + 1).zip(counts) {
        if let Some(line) = line.first_chunk() {
            *found = count(line);
        }
    }
}

/// Exports `allocate` and `count` from a WebAssembly module, where `count` is [`count_lines`] with the given function.
#[macro_export]
macro_rules! exports {
    ($count:path) => {
        /// Memory of `length` bytes that the page may write to and read; it is never given back.
        #[cfg(target_arch = "wasm32")]
        #[unsafe(no_mangle)]
        pub extern "C" fn allocate(length: usize) -> *mut u8 {
            vec![0; length].leak().as_mut_ptr()
        }

        /// Counts the solutions of each line of a text, a byte for each line.
        ///
        /// # Safety
        ///
        /// `text` points to `length` bytes and `counts` to one byte for each line of it, both from `allocate`
        /// and apart from each other.
        #[cfg(target_arch = "wasm32")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn count(text: *const u8, length: usize, counts: *mut u8) {
            let lines = length / ($crate::CELLS + 1);
            // SAFETY: both are what the caller promises, and nothing else runs in this module meanwhile.
            let (text, counts) = unsafe {
                (std::slice::from_raw_parts(text, length), std::slice::from_raw_parts_mut(counts, lines))
            };
            $crate::count_lines(text, counts, $count);
        }
    };
}
