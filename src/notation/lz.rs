//! Text that the JavaScript library lz-string compresses to base 64, as some links hold it.

/// What `compressToBase64` was given, with a `?` for characters above U+00FF, unless it is longer than any
/// puzzle or the code is broken.
pub(super) fn decompress(code: &[u8]) -> Option<Vec<u8>> {
    const LONGEST: usize = 1 << 20;
    let mut sextets = code.iter().map_while(|character| sextet(*character));
    let (mut sextet, mut left) = (0, 0);
    // Takes a number, whose lowest bit comes first.
    let mut take = |width: u32| {
        let mut number = 0;
        for place in 0..width {
            if left == 0 {
                (sextet, left) = (sextets.next()?, 6);
            }
            left -= 1;
            number |= usize::from(sextet >> left & 1) << place;
        }
        Some(number)
    };
    let mut text: Vec<u8> = Vec::new();
    // A phrase is a part of the text so far: where it begins, and its length. The first three numbers are
    // not phrases but say that a character of 8 or of 16 bits follows, or nothing.
    let mut phrases = vec![(0, 0); 3];
    // The phrase that is about to be added: the last one with the first character of the next one behind it.
    let mut next = None;
    let mut width = 2;
    while text.len() <= LONGEST {
        let begin = text.len();
        match take(width)? {
            number @ (0 | 1) => {
                text.push(u8::try_from(take(8 << number)?).unwrap_or(b'?'));
                phrases.push((begin, 1));
            }
            2 => return Some(text),
            number => {
                let is_next = number == phrases.len();
                let (from, length) = if is_next { next? } else { *phrases.get(number)? };
                for at in from..from + length {
                    text.push(*text.get(at)?);
                }
            }
        }
        phrases.extend(next);
        next = Some((begin, text.len() - begin + 1));
        // Every number up to the next phrase's can come.
        width = phrases.len().ilog2() + 1;
    }
    None
}

/// A phrase of the text so far: the one without its last character, and that.
struct Phrase {
    last: u8,
    /// A longer phrase that begins with it, and another one that is longer than the same; 0 for none. Their numbers are
    /// 3 more than their places.
    longer: usize,
    other: usize,
}

/// What `compressToBase64` makes of a text of bytes, which are characters up to U+00FF.
pub(super) fn compress(text: &[u8]) -> String {
    let mut code = Base64Writer { text: String::new(), sextet: 0, left: 6 };
    let mut phrases: Vec<Phrase> = Vec::new();
    // The number of the phrase that is each character, and whether the code has it yet.
    let mut firsts = [(0, false); 256];
    // The phrase that was read, and how many numbers can come in its place.
    let mut phrase = 0;
    let mut count = 3;
    for &character in text {
        let first = &mut firsts[usize::from(character)];
        if first.0 == 0 {
            phrases.push(Phrase { last: character, longer: 0, other: 0 });
            first.0 = phrases.len() + 2;
        }
        let single = first.0;
        let mut next = if phrase == 0 { single } else { phrases[phrase - 3].longer };
        while next > 0 && phrases[next - 3].last != character {
            next = phrases[next - 3].other;
        }
        if next == 0 {
            code.push_phrase(phrase, phrases[phrase - 3].last, &mut firsts, &mut count);
            let other = phrases[phrase - 3].longer;
            phrases.push(Phrase { last: character, longer: 0, other });
            phrases[phrase - 3].longer = phrases.len() + 2;
            next = single;
        }
        phrase = next;
    }
    if phrase > 0 {
        code.push_phrase(phrase, phrases[phrase - 3].last, &mut firsts, &mut count);
    }
    code.push(2, bit_width(count));
    // At least one bit more.
    code.push(0, code.left);
    let padding = 4 - code.text.len() % 4;
    code.text + if padding < 4 { &"==="[..padding] } else { "" }
}

/// How many bits a number has, if there can be so many.
fn bit_width(count: usize) -> u32 {
    (count - 1).ilog2() + 1
}

/// Writes numbers as characters of base 64: those so far, and the bits of the next one.
struct Base64Writer {
    text: String,
    sextet: u8,
    left: u32,
}

impl Base64Writer {
    /// Adds a phrase: its number, or its character where that is new.
    fn push_phrase(&mut self, phrase: usize, last: u8, firsts: &mut [(usize, bool); 256], count: &mut usize) {
        let first = &mut firsts[usize::from(last)];
        if first.0 == phrase && !first.1 {
            first.1 = true;
            self.push(0, bit_width(*count));
            self.push(last.into(), 8);
            *count += 1;
        } else {
            self.push(phrase, bit_width(*count));
        }
        *count += 1;
    }

    /// Adds a number, whose lowest bit comes first.
    fn push(&mut self, number: usize, width: u32) {
        const CHARACTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        for place in 0..width {
            self.left -= 1;
            self.sextet |= ((number >> place & 1) as u8) << self.left;
            if self.left == 0 {
                self.text.push(CHARACTERS[usize::from(self.sextet)].into());
                (self.sextet, self.left) = (0, 6);
            }
        }
    }
}

/// The six bits that a character of base 64 stands for.
pub(super) fn sextet(character: u8) -> Option<u8> {
    // A search among the 64 characters would make reading a link a fifth slower.
    match character {
        b'A'..=b'Z' => Some(character - b'A'),
        b'a'..=b'z' => Some(character - b'a' + 26),
        b'0'..=b'9' => Some(character - b'0' + 52),
        // In a link a plus may have become a blank.
        b'+' | b' ' => Some(62),
        b'/' => Some(63),
        _ => None,
    }
}
