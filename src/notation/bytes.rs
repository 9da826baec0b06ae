//! Looking at bytes: the few functions that everything else is made of. Tests count the bytes that they look
//! at.

/// A part of a text: where it begins and ends, in bytes. It holds while the text grows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) begin: usize,
    pub(super) end: usize,
}

impl Span {
    pub(super) fn whole(text: &[u8]) -> Span {
        Span { begin: 0, end: text.len() }
    }

    pub(super) fn of(self, text: &[u8]) -> &[u8] {
        &text[self.begin..self.end]
    }

    pub(super) fn len(self) -> usize {
        self.end - self.begin
    }

    /// The same part where the text stands further on in a longer one.
    pub(super) fn shifted(self, by: usize) -> Span {
        Span { begin: self.begin + by, end: self.end + by }
    }

    /// Without white space at its ends.
    #[inline(never)]
    pub(super) fn trimmed(self, text: &[u8]) -> Span {
        let inner = self.of(text).trim_ascii_start();
        let begin = self.end - inner.len();
        Span { begin, end: begin + inner.trim_ascii_end().len() }
    }
}

/// Notes, for the test that holds the reading to linear work, that so many bytes were looked at.
#[inline(always)]
pub(super) fn look_at(_bytes: usize) {
    #[cfg(test)]
    super::linear::LOOKED_AT.set(super::linear::LOOKED_AT.get() + _bytes);
}

/// The place of the first byte that is `wanted`, or the length of the text.
pub(super) fn position(text: &[u8], wanted: impl Fn(u8) -> bool) -> usize {
    let position = text.iter().position(|&byte| wanted(byte)).unwrap_or(text.len());
    look_at(position + 1);
    position
}

pub(super) fn are_all(text: &[u8], wanted: impl Fn(u8) -> bool) -> bool {
    position(text, |byte| !wanted(byte)) == text.len()
}

pub(super) fn has_any(text: &[u8], wanted: impl Fn(u8) -> bool) -> bool {
    position(text, wanted) < text.len()
}

/// The place of a part, or the length of the text.
#[inline(never)]
pub(super) fn find_part(text: &[u8], part: &[u8]) -> usize {
    let mut place = 0;
    while place < text.len() && !text[place..].starts_with(part) {
        place += 1 + position(&text[place + 1..], |byte| byte == part[0]);
    }
    place
}

/// Takes what is before the next separator off the text, and the separator, too.
pub(super) fn take_until<'a>(text: &mut &'a [u8], separates: impl Fn(u8) -> bool) -> &'a [u8] {
    let (before, rest) = text.split_at(position(text, separates));
    *text = rest.get(1..).unwrap_or_default();
    before
}

/// The parts between separators, one at least.
pub(super) fn parts(text: &[u8], separates: impl Fn(u8) -> bool) -> impl Iterator<Item = &[u8]> {
    look_at(text.len());
    text.split(move |&byte| separates(byte))
}

/// Finds the places of the parts between separators, one at least, without white space at their ends.
pub(super) fn trimmed_parts(text: &[u8], part: Span, separates: impl Fn(u8) -> bool, spans: &mut Vec<Span>) {
    spans.clear();
    spans.extend(spans_between(text, part, separates).map(|span| span.trimmed(text)));
}

/// The places of the parts between separators, one at least.
pub(super) fn spans_between(
    text: &[u8],
    part: Span,
    separates: impl Fn(u8) -> bool,
) -> impl Iterator<Item = Span> {
    let mut begin = part.begin;
    parts(part.of(text), separates).map(move |part| {
        let span = Span { begin, end: begin + part.len() };
        begin = span.end + 1;
        span
    })
}

/// The lines of a text; none is empty but for a line break.
pub(super) fn lines(mut text: &[u8]) -> impl Iterator<Item = &[u8]> {
    std::iter::from_fn(move || (!text.is_empty()).then(|| take_until(&mut text, |byte| byte == b'\n')))
}

/// What follows a line break, or nothing at the end of the text; none if the line goes on.
pub(super) fn after_break(text: &[u8]) -> Option<&[u8]> {
    match text {
        [b'\n', after @ ..] | [b'\r', b'\n', after @ ..] => Some(after),
        [] => Some(text),
        _ => None,
    }
}

/// The number that a text is, if it is one below 256.
#[inline(never)]
pub(super) fn parse_number(text: &[u8]) -> Option<u8> {
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
pub(super) fn count_characters(text: &[u8]) -> usize {
    look_at(text.len());
    text.iter().filter(|byte| begins_character(**byte)).count()
}

/// How many characters are neither white space nor borders.
#[inline(never)]
pub(super) fn count_visible(text: &[u8]) -> usize {
    look_at(text.len());
    text.iter().filter(|&&byte| begins_character(byte) && !is_space(byte) && byte != b'|').count()
}

pub(super) fn is_space(byte: u8) -> bool {
    byte.is_ascii_whitespace()
}
