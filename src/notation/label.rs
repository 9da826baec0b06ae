//! What a text calls a puzzle: words that name it or rate it.

use super::bytes::{are_all, is_space, look_at, parts};
use crate::puzzle::Puzzle;

/// So many characters of a label are kept.
pub(super) const LONGEST: usize = 80;

/// Members, columns and elements whose values are words of a label, in the order in which it has them.
const NAMES: &[u8] = b"title name level difficulty rating author";

/// Where a word stands in a label: names come first.
pub(super) fn rank(name: &[u8]) -> Option<usize> {
    parts(NAMES, is_space).position(|known| known.eq_ignore_ascii_case(name))
}

/// The parts of a label, each with its rank, in their order.
#[derive(Clone, Debug, Default)]
pub(super) struct Label(Vec<(usize, String)>);

impl Label {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The first of its parts.
    pub(super) fn first(&self) -> Option<&str> {
        self.0.first().map(|(_, part)| &part[..])
    }

    /// Adds words as a part, unless they say nothing.
    #[inline(never)] // a copy in each caller makes the module for browsers larger
    pub(super) fn add(&mut self, rank: usize, words: &[u8]) {
        let part = shown(trimmed(words), LONGEST);
        let says_something = part.bytes().any(|byte| byte.is_ascii_alphanumeric() || !byte.is_ascii());
        if says_something && !are_cells(part.as_bytes()) {
            self.add_part(rank, part);
        }
    }

    /// Adds a part behind those of its rank, unless it is there already.
    fn add_part(&mut self, rank: usize, part: String) {
        /// So many have no room any more.
        const MOST: usize = 8;
        if self.0.len() < MOST && self.0.iter().all(|known| known.1 != part) {
            let at = self.0.iter().filter(|known| known.0 <= rank).count();
            self.0.insert(at, (rank, part));
        }
    }

    /// Adds the parts of another one.
    #[inline(never)]
    pub(super) fn add_all(&mut self, other: Label) {
        other.0.into_iter().for_each(|(rank, part)| self.add_part(rank, part));
    }

    /// Gives the label to a puzzle, before what it is called already.
    #[inline(never)]
    pub(super) fn give_to(&self, puzzle: &mut Puzzle) {
        if self.is_empty() {
            return;
        }
        if let ([(_, part)], None) = (&self.0[..], puzzle.label()) {
            return puzzle.set_label(part.clone());
        }
        let parts = self.0.iter().map(|(_, part)| &part[..]).chain(puzzle.label()).collect::<Vec<_>>();
        puzzle.set_label(shown(parts.join(" · ").as_bytes(), LONGEST));
    }
}

/// Whether nothing but cells is there.
fn are_cells(words: &[u8]) -> bool {
    words.len() >= 16 && are_all(words, |byte| byte.is_ascii_digit() || b".-_*?+xX".contains(&byte))
}

/// Words without what stands around them, as `: "Fiendish",`.
fn trimmed(words: &[u8]) -> &[u8] {
    let is_around = |byte: &u8| is_space(*byte) || b",;:|#=".contains(byte);
    let words = &words[words.iter().take_while(|byte| is_around(byte)).count()..];
    let words = &words[..words.len() - words.iter().rev().take_while(|byte| is_around(byte)).count()];
    match words {
        [b'"', inner @ .., b'"'] => inner,
        _ => words,
    }
}

/// Words as they are shown: of so many characters at most, without control characters and without such as would turn the
/// direction of what stands beside them.
#[inline(never)]
pub(super) fn shown(words: &[u8], longest: usize) -> String {
    // A character takes four bytes at most; blanks may stand between them.
    let words = &words[..words.len().min(16 * longest)];
    look_at(words.len());
    let (mut text, mut count, mut has_gap) = (String::new(), 0, false);
    for character in words.utf8_chunks().flat_map(|chunk| chunk.valid().chars()) {
        match character {
            '\0'..=' ' | '\u{7f}'..='\u{a0}' | '\u{2028}' | '\u{2029}' => has_gap = true,
            '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}' => {}
            _ if count >= longest => {
                text.push('…');
                break;
            }
            _ => {
                if has_gap && !text.is_empty() {
                    text.push(' ');
                    count += 1;
                }
                text.push(character);
                (count, has_gap) = (count + 1, false);
            }
        }
    }
    text
}
