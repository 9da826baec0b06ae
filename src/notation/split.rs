//! Splitting a line into words.

use super::cells::is_nothing;
use super::row::Part;
use super::scan::{Span, all, look_at, position};
use crate::shape::Shape;

/// Finds what stands between separators; a string without anything but blanks is an empty word.
pub(super) fn split(part: Part, separates: impl Fn(u8) -> bool, words: &mut Vec<Span>) {
    words.clear();
    look_at(part.span.len());
    let text = &part.text[..part.span.end];
    // The quotation mark that a string began with and has not ended.
    let mut quote = None;
    let (mut begin, mut at) = (part.span.begin, part.span.begin);
    while let Some(&byte) = text.get(at) {
        at += 1;
        if !separates(byte) {
            continue;
        }
        if begin < at - 1 {
            words.push(Span { begin, end: at - 1 });
        }
        if matches!(byte, b'"' | b'\'') {
            let inner = at + position(&text[at..], |byte| byte != b' ');
            if quote.is_none() && text.get(inner) == Some(&byte) {
                words.push(Span { begin: at, end: at });
                at = inner + 1;
            } else if quote.is_none() || quote == Some(byte) {
                quote = if quote.is_none() { Some(byte) } else { None };
            }
        }
        begin = at;
    }
    if begin < at {
        words.push(Span { begin, end: at });
    }
}

/// Takes the decimals off a row or grid of numbers such as `5.` and `5.0`; other words stay as they are.
pub(super) fn take_decimals_off(text: &[u8], words: &mut [Span]) {
    let count = words.len();
    if Shape::of_side(count).is_none() && Shape::of_cells(count).is_none() {
        return;
    }
    let whole = |word: &[u8]| position(word, |byte| !byte.is_ascii_digit());
    let is_number = |word: &[u8]| {
        let (digits, decimals) = word.split_at(whole(word));
        is_nothing(word)
            || !digits.is_empty() && decimals.starts_with(b".") && all(&decimals[1..], |byte| byte == b'0')
    };
    if words.iter().all(|word| is_number(word.of(text))) {
        for word in words.iter_mut().filter(|word| !is_nothing(word.of(text))) {
            word.end = word.begin + whole(word.of(text));
        }
    }
}
