//! The line of a text in which a fault is, with a mark below its place.

use ninefold::notation::NotationError;

/// So many characters are shown before and behind the place.
const AROUND: usize = 36;

/// The line of a fault, and below it a mark; nothing where nothing is in the line. A long line is cut on both sides.
///
/// For `12.4 3?12`, where the seventh character is wrong:
///
/// ```text
///   12.4 3?12
///         ^
/// ```
pub fn excerpt(line: &[u8], error: &NotationError) -> String {
    // A line may be as long as the file.
    let line = String::from_utf8_lossy(&line[..line.len().min(1 << 16)]);
    let place = error.column - 1;
    let characters: Vec<char> = line.trim_end().chars().take(place + 1 + AROUND).map(printed).collect();
    if characters.is_empty() || place > characters.len() {
        return String::new();
    }
    let begin = place.saturating_sub(AROUND);
    let shown: String = characters[begin..].iter().collect();
    let cut = if begin > 0 { "…" } else { "" };
    let goes_on = if line.trim_end().chars().nth(characters.len()).is_some() { "…" } else { "" };
    let width: usize = cut.chars().chain(characters[begin..place].iter().copied()).map(width_of).sum();
    format!("  {cut}{shown}{goes_on}\n  {}^\n", " ".repeat(width))
}

/// What a character is in a terminal; a control character would move all that follows.
fn printed(character: char) -> char {
    match character {
        '\t' => ' ',
        _ if character.is_control() => '\u{fffd}',
        _ => character,
    }
}

/// How many columns a character takes: two for the scripts of East Asia and for pictures, none for what stands on another.
fn width_of(character: char) -> usize {
    match u32::from(character) {
        0x300..=0x36f | 0x200b..=0x200f | 0x20e3 | 0xfe00..=0xfe0f | 0xfeff => 0,
        0x1100..=0x115f
        | 0x2e80..=0xa4cf
        | 0xac00..=0xd7a3
        | 0xf900..=0xfaff
        | 0xff00..=0xff60
        | 0x1f300..=0x1faff => 2,
        _ => 1,
    }
}
