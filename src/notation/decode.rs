//! Bytes as they come, in parts that may end anywhere, made into whole lines in UTF-8.

use super::bytes::take_until;
use std::borrow::Cow;
use std::mem;

/// How the bytes of a text stand for its characters.
#[derive(Clone, Copy, Debug)]
enum Encoding {
    Utf8,
    /// Two bytes for most characters, and what makes a number of them: the lower or the higher byte is first.
    Utf16(fn([u8; 2]) -> u16),
}

/// What came of a text and is no whole line yet.
#[derive(Debug, Default)]
pub(super) struct TextDecoder {
    /// Unknown until there are enough bytes.
    encoding: Option<Encoding>,
    /// Bytes that are not decoded yet.
    bytes: Vec<u8>,
    /// Decoded text after the last line break.
    unfinished: Vec<u8>,
}

impl TextDecoder {
    /// Takes the next bytes and hands out the whole lines that they complete; without any, what is left at the end.
    pub(super) fn push(&mut self, part: Option<&[u8]>, lines: &mut dyn FnMut(&[u8])) {
        let Some(part) = part else {
            let rest = self.decode_bytes(true);
            self.unfinished.extend_from_slice(&rest);
            return lines(&mem::take(&mut self.unfinished));
        };
        if self.bytes.is_empty() {
            // The first part mostly tells the encoding; then a text in UTF-8 is not copied.
            self.encoding = self.encoding.or_else(|| encoding_of(part, false));
        }
        let mut text = Cow::from(part);
        if !matches!(self.encoding, Some(Encoding::Utf8)) {
            self.bytes.extend_from_slice(part);
            text = self.decode_bytes(false).into();
        }
        let Some(end) = text.iter().rposition(|&byte| byte == b'\n') else {
            return self.unfinished.extend_from_slice(&text);
        };
        let (mut finished, unfinished) = text.split_at(end + 1);
        if !self.unfinished.is_empty() {
            self.unfinished.extend_from_slice(take_until(&mut finished, |byte| byte == b'\n'));
            self.unfinished.push(b'\n');
            lines(&mem::take(&mut self.unfinished));
        }
        lines(finished);
        self.unfinished.extend_from_slice(unfinished);
    }

    /// Whether the text so far ends with a line break.
    pub(super) fn is_at_line_end(&self) -> bool {
        self.bytes.is_empty() && self.unfinished.is_empty()
    }

    /// Takes what can be decoded of the bytes so far.
    fn decode_bytes(&mut self, is_end: bool) -> Vec<u8> {
        self.encoding = self.encoding.or_else(|| encoding_of(&self.bytes, is_end));
        match self.encoding {
            Some(Encoding::Utf16(unit)) => {
                let mut units: Vec<u16> = self.bytes.as_chunks().0.iter().copied().map(unit).collect();
                // A character beyond U+FFFF takes two units, of which the second one may come with the next
                // part.
                units.pop_if(|last| !is_end && (0xd800..0xdc00).contains(last));
                self.bytes.drain(..2 * units.len());
                String::from_utf16_lossy(&units).into_bytes()
            }
            Some(Encoding::Utf8) => mem::take(&mut self.bytes),
            None => Vec::new(),
        }
    }
}

/// Tells UTF-16 by the mark that it begins with; nothing where more bytes are needed to tell.
///
/// A mark may be chance in a file that is no text. In UTF-16, every digit, blank and line break has a zero.
#[inline(never)] // a copy in each caller makes the module for browsers larger
fn encoding_of(bytes: &[u8], is_end: bool) -> Option<Encoding> {
    const ENOUGH: usize = 64;
    let has_zero = bytes.iter().take(ENOUGH).any(|byte| *byte == 0);
    match bytes {
        [0xff, 0xfe, ..] if has_zero => Some(Encoding::Utf16(u16::from_le_bytes)),
        [0xfe, 0xff, ..] if has_zero => Some(Encoding::Utf16(u16::from_be_bytes)),
        [] | [0xfe | 0xff] | [0xff, 0xfe, ..] | [0xfe, 0xff, ..] if !is_end && bytes.len() < ENOUGH => None,
        _ => Some(Encoding::Utf8),
    }
}
