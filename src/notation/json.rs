//! JSON as it comes, taken apart into tokens: no text is refused.

use super::bytes::{Span, is_space, look_at, position};
use std::iter;

/// Whether a line begins with the brace of an object, if not with brackets or a name before it: `board = [{"p":`.
pub(super) fn begins_object(line: &[u8]) -> bool {
    let name = position(line, |byte| !byte.is_ascii_alphabetic() && !b" _.".contains(&byte));
    let name = match line.get(name) {
        Some(b'=' | b'(' | b':') => name + 1,
        Some(b'{') => name,
        _ => 0,
    };
    let begin = name + position(&line[name..], |byte| !is_space(byte) && byte != b'[' && byte != b',');
    let inner = line[begin..].strip_prefix(b"{").map(<[u8]>::trim_ascii_start);
    inner.is_some_and(|inner| matches!(inner, [] | [b'"' | b'}', ..]))
}

/// How many braces are open after a line, with so many before it. No string goes beyond its end.
pub(super) fn open_braces(before: usize, line: &[u8]) -> usize {
    let mut tokens = JsonTokens { text: line, at: 0 };
    iter::from_fn(|| tokens.next_bracket()).fold(before, |open, bracket| match bracket {
        b'{' => open + 1,
        b'}' => open.saturating_sub(1),
        _ => open,
    })
}

/// A token of JSON; commas and colons are none.
pub(super) enum JsonToken {
    /// `[` or `{`.
    Open(u8),
    /// `]` or `}`.
    Close(u8),
    /// The inside of a string, or a number or word.
    Scalar { span: Span, is_text: bool },
}

/// The tokens of a text, from a place on.
pub(super) struct JsonTokens<'a> {
    pub(super) text: &'a [u8],
    pub(super) at: usize,
}

impl<'a> JsonTokens<'a> {
    /// The tokens of a part of a text.
    pub(super) fn of(text: &'a [u8], part: Span) -> JsonTokens<'a> {
        JsonTokens { text: &text[..part.end], at: part.begin }
    }

    /// Whether a colon follows: the last token was a name.
    pub(super) fn is_before_colon(&self) -> bool {
        self.text[self.at..].trim_ascii_start().starts_with(b":")
    }

    /// Goes on to where the next token begins.
    pub(super) fn pass_gap(&mut self) -> usize {
        self.pass_until(|byte| !separates_tokens(byte));
        self.at
    }

    /// Passes a value, which may be an array or an object.
    pub(super) fn pass_value(&mut self) -> Span {
        let begin = self.pass_gap();
        match self.next() {
            Some(JsonToken::Open(_)) => _ = self.pass_open(),
            // It is of what the value is in.
            Some(JsonToken::Close(_)) => self.at = begin,
            _ => {}
        }
        Span { begin, end: self.at }
    }

    /// Passes the inside of an array or an object whose bracket is behind, and its end.
    pub(super) fn pass_open(&mut self) -> Span {
        let (begin, mut depth) = (self.at, 1);
        while depth > 0 {
            match self.next_bracket() {
                Some(b'[' | b'{') => depth += 1,
                Some(_) => depth -= 1,
                None => break,
            }
        }
        Span { begin, end: self.at }
    }

    /// Passes the next bracket or brace, and what is before it.
    fn next_bracket(&mut self) -> Option<u8> {
        loop {
            self.pass_until(is_bracket_or_quote);
            if let JsonToken::Open(bracket) | JsonToken::Close(bracket) = self.next()? {
                return Some(bracket);
            }
        }
    }

    /// Passes a string whose first quotation mark is behind; it may break off.
    fn pass_string(&mut self) -> Span {
        let (begin, mut escaped) = (self.at, false);
        self.pass_until(|byte| {
            let is_end = byte == b'"' && !escaped;
            escaped = byte == b'\\' && !escaped;
            is_end
        });
        let end = self.at;
        self.at = self.text.len().min(end + 1);
        Span { begin, end }
    }

    fn pass_until(&mut self, mut is_end: impl FnMut(u8) -> bool) {
        let begin = self.at;
        while self.text.get(self.at).is_some_and(|&byte| !is_end(byte)) {
            self.at += 1;
        }
        look_at(self.at - begin + 1);
    }
}

/// The strings, numbers and words in a part of a text.
pub(super) fn scalars(text: &[u8], part: Span) -> impl Iterator<Item = Span> {
    JsonTokens::of(text, part).filter_map(|token| match token {
        JsonToken::Scalar { span, .. } => Some(span),
        _ => None,
    })
}

impl Iterator for JsonTokens<'_> {
    type Item = JsonToken;

    fn next(&mut self) -> Option<JsonToken> {
        let begin = self.pass_gap();
        let byte = *self.text.get(begin)?;
        self.at += 1;
        Some(match byte {
            b'[' | b'{' => JsonToken::Open(byte),
            b']' | b'}' => JsonToken::Close(byte),
            b'"' => JsonToken::Scalar { span: self.pass_string(), is_text: true },
            _ => {
                self.pass_until(|byte| separates_tokens(byte) || is_bracket_or_quote(byte));
                JsonToken::Scalar { span: Span { begin, end: self.at }, is_text: false }
            }
        })
    }
}

/// Whether a byte stands between tokens.
fn separates_tokens(byte: u8) -> bool {
    is_space(byte) || matches!(byte, b',' | b':')
}

/// Whether a byte is a bracket, or begins a string.
fn is_bracket_or_quote(byte: u8) -> bool {
    matches!(byte, b'[' | b']' | b'{' | b'}' | b'"')
}
