//! Text that the JavaScript library lz-string has compressed to base 64, as some links hold it.

/// What `compressToBase64` was given, with a `?` for characters above U+00FF, unless it is longer than any puzzle
/// or the code is broken.
pub(super) fn decompress(code: &[u8]) -> Option<Vec<u8>> {
    const LONGEST: usize = 1 << 20;
    let mut bits = Bits { code, sextet: 0, left: 0 };
    let mut text: Vec<u8> = Vec::new();
    // A phrase is a part of the text so far: where it begins, and its length. The first three numbers are
    // not phrases but say that a character of 8 or of 16 bits follows, or nothing.
    let mut phrases = vec![(0, 0); 3];
    let mut last: Option<(usize, usize)> = None;
    let mut width = 2;
    loop {
        let number = bits.take(width)?;
        let begin = text.len();
        let phrase = match number {
            0 | 1 => {
                text.push(u8::try_from(bits.take(8 << number)?).unwrap_or(b'?'));
                phrases.push((begin, 1));
                (begin, 1)
            }
            2 => return Some(text),
            number => {
                // The one that is about to be added is the last one with its own first character behind it.
                let of_last = last.map(|(begin, length)| (begin, length + 1));
                let known = phrases.get(number as usize).copied();
                let (from, length) = known.or(of_last.filter(|_| number as usize == phrases.len()))?;
                for at in from..from + length {
                    text.push(*text.get(at)?);
                }
                (begin, length)
            }
        };
        if text.len() > LONGEST {
            return None;
        }
        if let Some((begin, length)) = last {
            phrases.push((begin, length + 1));
        }
        last = Some(phrase);
        // Every number up to the next phrase's can come.
        width = (phrases.len() as u32).ilog2() + 1;
    }
}

/// Bits, the lowest first, of a code with six in a character.
struct Bits<'a> {
    code: &'a [u8],
    sextet: u8,
    left: u32,
}

impl Bits<'_> {
    fn take(&mut self, width: u32) -> Option<u32> {
        let mut number = 0;
        for place in 0..width {
            if self.left == 0 {
                let (&character, rest) = self.code.split_first()?;
                self.sextet = match character {
                    b'A'..=b'Z' => character - b'A',
                    b'a'..=b'z' => character - b'a' + 26,
                    b'0'..=b'9' => character - b'0' + 52,
                    b'+' | b' ' => 62,
                    b'/' => 63,
                    _ => return None,
                };
                (self.code, self.left) = (rest, 6);
            }
            self.left -= 1;
            number |= u32::from(self.sextet >> self.left & 1) << place;
        }
        Some(number)
    }
}
