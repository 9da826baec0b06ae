//! Bytes as they come, in parts that may end anywhere, made into whole lines in UTF-8.

use super::bytes::take_until;
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
    /// Takes the next bytes and hands out the whole lines that they complete.
    pub(super) fn push(&mut self, part: &[u8], lines: &mut dyn FnMut(&[u8])) {
        let bytes;
        let mut text = part;
        if self.bytes.is_empty() {
            // The first part mostly tells the encoding; then a text in UTF-8 is not copied.
            self.encoding = self.encoding.or_else(|| encoding_of(part, false));
        }
        if !matches!(self.encoding, Some(Encoding::Utf8)) {
            self.bytes.extend_from_slice(part);
            bytes = self.decode_bytes(false);
            text = &bytes;
        }
        let Some(end) = text.iter().rposition(|&byte| byte == b'\n') else {
            return self.unfinished.extend_from_slice(text);
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

    /// Hands out what is left at the end of the text.
    pub(super) fn finish(&mut self, lines: &mut dyn FnMut(&[u8])) {
        let rest = self.decode_bytes(true);
        self.unfinished.extend_from_slice(&rest);
        lines(&mem::take(&mut self.unfinished));
    }

    /// Takes what can be decoded of the bytes so far.
    fn decode_bytes(&mut self, is_end: bool) -> Vec<u8> {
        self.encoding = self.encoding.or_else(|| encoding_of(&self.bytes, is_end));
        match self.encoding {
            Some(Encoding::Utf16(unit)) => {
                let mut units = utf16_units(&self.bytes, unit);
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

fn utf16_units(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Vec<u16> {
    bytes.as_chunks().0.iter().copied().map(unit).collect()
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

#[cfg(test)]
mod tests {
    use super::TextDecoder;

    #[test]
    fn encodings() {
        let utf16 =
            |text: &str, unit: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(unit).collect::<Vec<u8>>();
        let table = [
            (Vec::new(), ""),
            (b"1".to_vec(), "1"),
            (b"\n".to_vec(), "\n"),
            ("12\né數\n".into(), "12\né數\n"),
            ("\u{feff}12\n34".into(), "\u{feff}12\n34"),
            (utf16("\u{feff}12\n34", u16::to_le_bytes), "\u{feff}12\n34"),
            (utf16("\u{feff}12\n34\n", u16::to_be_bytes), "\u{feff}12\n34\n"),
            // Two units for a character, and one of them alone.
            (utf16("\u{feff}🧩\n🧩", u16::to_le_bytes), "\u{feff}🧩\n🧩"),
            (vec![0xff, 0xfe, b'1', 0, 0x3d, 0xd8], "\u{feff}1\u{fffd}"),
            // A mark and no text.
            (b"\xfe\xff12\n".to_vec(), "\u{fffd}\u{fffd}12\n"),
        ];
        for (bytes, text) in table {
            for length in [1, 2, 3, 100] {
                let (mut decoder, mut decoded) = (TextDecoder::default(), Vec::new());
                let mut add = |lines: &[u8]| decoded.extend_from_slice(lines);
                bytes.chunks(length).for_each(|part| decoder.push(part, &mut add));
                decoder.finish(&mut add);
                assert_eq!(String::from_utf8_lossy(&decoded), text, "{length} bytes at a time");
            }
        }
    }
}
