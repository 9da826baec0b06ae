//! Text that the JavaScript library lz-string compresses to base 64, as some links hold it.

use std::mem;

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
#[derive(Default)]
struct Phrase {
    last: u8,
    /// Whether it is a character that the code does not have yet.
    is_new: bool,
    /// A phrase that is longer by a character, and another one that is longer than the same; 0 for none.
    longer: usize,
    other: usize,
}

/// The phrase that is longer than one by this character.
fn longer_phrase(phrases: &[Phrase], phrase: usize, last: u8) -> Option<usize> {
    let mut longer = phrases[phrase].longer;
    while longer > 0 && phrases[longer].last != last {
        longer = phrases[longer].other;
    }
    (longer > 0).then_some(longer)
}

fn add_phrase(phrases: &mut Vec<Phrase>, phrase: usize, last: u8) -> usize {
    let number = phrases.len();
    let other = mem::replace(&mut phrases[phrase].longer, number);
    phrases.push(Phrase { last, is_new: phrase == 0, longer: 0, other });
    number
}

/// What `compressToBase64` makes of a text of bytes, which are characters up to U+00FF.
pub(super) fn compress(text: &[u8]) -> String {
    let mut code = Base64Writer { text: String::new(), sextet: 0, left: 6, count: 3 };
    // The phrase without characters, and two numbers that are no phrases.
    let mut phrases: Vec<Phrase> = (0..3).map(|_| Phrase::default()).collect();
    let mut phrase = 0;
    for &character in text {
        phrase = longer_phrase(&phrases, phrase, character).unwrap_or_else(|| {
            let single = longer_phrase(&phrases, 0, character);
            let single = single.unwrap_or_else(|| add_phrase(&mut phrases, 0, character));
            if phrase > 0 {
                code.push_phrase(phrase, &mut phrases[phrase]);
                add_phrase(&mut phrases, phrase, character);
            }
            single
        });
    }
    if phrase > 0 {
        code.push_phrase(phrase, &mut phrases[phrase]);
    }
    code.push(2, code.width());
    // At least one bit more.
    code.push(0, code.left);
    let length = code.text.len();
    code.text + &"==="[..length.next_multiple_of(4) - length]
}

/// Writes numbers as characters of base 64: those so far, the bits of the next one, and how many numbers can come in the
/// place of the next phrase's.
struct Base64Writer {
    text: String,
    sextet: u8,
    left: u32,
    count: usize,
}

impl Base64Writer {
    /// How many bits the next phrase's number has.
    fn width(&self) -> u32 {
        (self.count - 1).ilog2() + 1
    }

    /// Adds a phrase: its number, or its character where that is new.
    fn push_phrase(&mut self, number: usize, phrase: &mut Phrase) {
        let is_new = mem::take(&mut phrase.is_new);
        self.push(if is_new { 0 } else { number }, self.width());
        if is_new {
            self.push(phrase.last.into(), 8);
        }
        self.count += 1 + usize::from(is_new);
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
