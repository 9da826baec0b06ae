//! The classes of characters that tell what a line can be.
//!
//! One pass over a line notes which classes it has; a case that needs a bracket, say, is tried only on lines that have
//! one. So for a line of digits and dots hardly any case is tried.

/// Classes of bytes, a bit each.
pub(super) type ByteClasses = u32;

pub(super) const LETTER: ByteClasses = 1;
pub(super) const SPACE: ByteClasses = 1 << 1;
pub(super) const SEPARATOR: ByteClasses = 1 << 2;
pub(super) const QUOTE: ByteClasses = 1 << 3;
pub(super) const PAREN: ByteClasses = 1 << 19;
pub(super) const BRACKET: ByteClasses = 1 << 4;
pub(super) const COLON: ByteClasses = 1 << 5;
pub(super) const BAR: ByteClasses = 1 << 6;
pub(super) const DASH: ByteClasses = 1 << 7;
pub(super) const PLUS: ByteClasses = 1 << 8;
/// `.` and `*`, which corners of a border can be.
pub(super) const POINT: ByteClasses = 1 << 9;
pub(super) const ANGLE: ByteClasses = 1 << 10;
pub(super) const HASH: ByteClasses = 1 << 11;
/// `?` and `&`, which begin a part of an address.
pub(super) const QUERY: ByteClasses = 1 << 12;
/// Every byte of a character that is not ASCII.
pub(super) const WIDE: ByteClasses = 1 << 13;
/// The carriage return, which may be a part of the line break.
pub(super) const RETURN: ByteClasses = 1 << 14;
/// Digits and all other characters.
pub(super) const OTHER: ByteClasses = 1 << 15;

/// What every line has, even an empty one.
pub(super) const ANY: ByteClasses = 1 << 16;
/// What can have a blank cell beside it: white space and separators.
const BLANK: ByteClasses = 1 << 17;
/// Two such characters beside each other, or a separator at an end of the line.
pub(super) const GAP: ByteClasses = 1 << 18;

/// What stands between words.
pub(super) const BETWEEN_WORDS: ByteClasses = SPACE | SEPARATOR | QUOTE | BRACKET | COLON | RETURN;

/// Which classes each byte is of.
static CLASSES: [ByteClasses; 256] = {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        classes[byte] = match byte as u8 {
            b'A'..=b'Z' | b'a'..=b'z' => LETTER,
            b'\t' => SPACE | SEPARATOR | BLANK,
            b' ' | b'\n' | b'\x0c' => SPACE | BLANK,
            b'\r' => RETURN | BLANK,
            b',' | b';' => SEPARATOR | BLANK,
            b'"' | b'\'' => QUOTE,
            b'[' | b']' | b'{' | b'}' => BRACKET,
            b'(' | b')' => PAREN,
            b':' => COLON,
            b'|' => BAR,
            b'-' | b'=' => DASH,
            b'+' => PLUS,
            b'.' | b'*' => POINT,
            b'<' | b'>' => ANGLE,
            b'#' => HASH,
            b'?' | b'&' => QUERY,
            0x80.. => WIDE,
            _ => OTHER,
        };
        byte += 1;
    }
    classes
};

pub(super) fn classes_of(byte: u8) -> ByteClasses {
    CLASSES[usize::from(byte)]
}

/// A line, and the classes of its characters.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) text: &'a [u8],
    pub(super) classes: ByteClasses,
}

impl<'a> Line<'a> {
    #[inline(never)]
    pub(super) fn of(text: &'a [u8]) -> Line<'a> {
        Line::first_until(text, |_| false).0
    }

    /// The first line of a text without its line break, and what comes after it.
    #[inline(never)]
    pub(super) fn split(text: &'a [u8]) -> (Line<'a>, &'a [u8]) {
        let (line, after) = Line::first_until(text, |byte| byte == b'\n');
        let text = line.text.strip_suffix(b"\r").unwrap_or(line.text);
        (Line { text, ..line }, after)
    }

    #[inline(always)]
    fn first_until(text: &'a [u8], ends: impl Fn(u8) -> bool) -> (Line<'a>, &'a [u8]) {
        let (mut classes, mut both, mut before) = (ANY, 0, 0);
        let mut end = 0;
        while let Some(&byte) = text.get(end)
            && !ends(byte)
        {
            let class = classes_of(byte);
            classes |= class;
            both |= class & before;
            before = class;
            end += 1;
        }
        let (line, after) = text.split_at(end);
        super::bytes::look_at(end + 1);
        let ends = line.first().map_or(0, |first| classes_of(*first)) | before;
        if both & BLANK != 0 || ends & SEPARATOR != 0 {
            classes |= GAP;
        }
        (Line { text: line, classes }, after.get(1..).unwrap_or_default())
    }

    /// Whether there is a character of any of some classes.
    pub(super) fn has(self, classes: ByteClasses) -> bool {
        self.classes & classes != 0
    }
}
