//! Looking for bytes: few functions that everything else is made of, as each of them adds to the download.

/// The place of the first byte that is `wanted`, or the length of the text.
#[inline(never)]
pub(super) fn position(text: &[u8], wanted: fn(u8) -> bool) -> usize {
    text.iter().position(|&byte| wanted(byte)).unwrap_or(text.len())
}

#[inline(never)]
pub(super) fn all(text: &[u8], wanted: fn(u8) -> bool) -> bool {
    text.iter().all(|&byte| wanted(byte))
}

#[inline(never)]
pub(super) fn has(text: &[u8], wanted: fn(u8) -> bool) -> bool {
    position(text, wanted) < text.len()
}

/// The place of a part, or the length of the text.
#[inline(never)]
pub(super) fn find(text: &[u8], part: &[u8]) -> usize {
    text.windows(part.len()).position(|window| window == part).unwrap_or(text.len())
}

/// Takes what is before the next separator off the text, and the separator, too.
#[inline(never)]
pub(super) fn take<'a>(text: &mut &'a [u8], separates: fn(u8) -> bool) -> &'a [u8] {
    let (before, rest) = text.split_at(position(text, separates));
    *text = rest.get(1..).unwrap_or_default();
    before
}

/// The parts between separators, one at least.
#[inline(never)]
pub(super) fn parts(mut text: &[u8], separates: fn(u8) -> bool) -> Vec<&[u8]> {
    let mut parts = Vec::new();
    loop {
        let is_last = !has(text, separates);
        parts.push(take(&mut text, separates));
        if is_last {
            return parts;
        }
    }
}

/// The lines of a text; none is empty but for a line break.
pub(super) fn lines(mut text: &[u8]) -> impl Iterator<Item = &[u8]> {
    std::iter::from_fn(move || (!text.is_empty()).then(|| take(&mut text, |byte| byte == b'\n')))
}

/// The number that a text is, if it is one below 256.
#[inline(never)]
pub(super) fn number(text: &[u8]) -> Option<u8> {
    let digit = |number: u8, &byte: &u8| {
        let digit = byte.is_ascii_digit().then(|| byte - b'0')?;
        number.checked_mul(10)?.checked_add(digit)
    };
    (!text.is_empty()).then(|| text.iter().try_fold(0, digit))?
}

/// Whether a byte is not within a character, but begins one.
pub(super) fn begins_character(byte: u8) -> bool {
    byte & 0xc0 != 0x80
}

#[inline(never)]
pub(super) fn characters(text: &[u8]) -> usize {
    text.iter().filter(|byte| begins_character(**byte)).count()
}

/// How many characters are neither white space nor borders.
#[inline(never)]
pub(super) fn visible(text: &[u8]) -> usize {
    text.iter().filter(|&&byte| begins_character(byte) && !is_space(byte) && byte != b'|').count()
}

/// The text without white space at its ends.
#[inline(never)]
pub(super) fn trim(text: &[u8]) -> &[u8] {
    text.trim_ascii()
}

pub(super) fn is_space(byte: u8) -> bool {
    byte.is_ascii_whitespace()
}
