//! The promise that any text is read in work and memory in proportion to its length, held to counts.

use super::read;
use std::cell::Cell;

thread_local! {
    /// How many bytes were looked at, as `bytes::look_at` counts them.
    pub(super) static LOOKED_AT: Cell<usize> = const { Cell::new(0) };
}

/// A pattern of text: what kind it is, a beginning, what is repeated, and an end. Somebody may send it who means harm, or who
/// opens the wrong file.
type TextPattern = (String, String, String, String);

/// How many bytes are looked at in a text, and how much memory is taken at most.
fn cost((_, begin, again, end): &TextPattern, length: usize) -> (usize, u64) {
    let text = [begin, &*again.repeat(length / again.len()), end].concat();
    let before = LOOKED_AT.get();
    let memory = allocation_counter::measure(|| _ = read(&text));
    (LOOKED_AT.get() - before, memory.bytes_max)
}

/// Holds each second pattern to twice the work and memory for twice the text.
fn assert_linear(first: usize) {
    let patterns: Vec<TextPattern> =
        serde_json::from_str(include_str!("../../tests/texts/patterns.json")).expect("a table");
    assert!(patterns.len() > 90);
    for pattern in patterns.iter().skip(first).step_by(2) {
        let costs: Vec<_> = (0..5).map(|doubled| cost(pattern, 50_000 << doubled)).collect();
        for pair in costs.windows(2) {
            let [(work, memory), (twice_work, twice_memory)] = [pair[0], pair[1]];
            assert!(twice_work <= 2 * work + 1000, "work for {pattern:?}: {costs:?}");
            // A vector that is full takes twice its room, beside what it had.
            assert!(twice_memory <= 4 * memory + 1000, "memory for {pattern:?}: {costs:?}");
        }
    }
}

#[test]
fn twice_the_text_is_twice_the_work() {
    assert_linear(0);
}

#[test]
fn twice_the_text_is_twice_the_work_in_the_other_half() {
    assert_linear(1);
}

#[test]
fn brackets_in_brackets_are_looked_at_once() {
    let looked_at = |depth: usize| {
        let before = LOOKED_AT.get();
        assert!(read(&["(".repeat(depth), ")".repeat(depth)].concat()).is_err());
        LOOKED_AT.get() - before
    };
    assert!(looked_at(20_000) <= 2 * looked_at(10_000) + 1000);
}

#[test]
fn puzzles_with_the_same_rules_share_their_table() {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79;x\n";
    let text = line.repeat(1000);
    let memory = allocation_counter::measure(|| assert!(read(&text).is_ok()));
    assert!(memory.bytes_max < 2_000_000, "{memory:?}"); // tables of their own would take 25 MB
}
