//! Text that the JavaScript library lz-string has compressed to base 64, as some links hold it.

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

/// The six bits that a character of base 64 stands for.
pub(super) fn sextet(character: u8) -> Option<u8> {
    match character {
        b'A'..=b'Z' => Some(character - b'A'),
        b'a'..=b'z' => Some(character - b'a' + 26),
        b'0'..=b'9' => Some(character - b'0' + 52),
        b'+' | b' ' => Some(62),
        b'/' => Some(63),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::decompress;

    /// What `compressToBase64` of lz-string 1.5.0 makes of texts, and what is read of it.
    #[test]
    fn what_was_compressed_is_read() {
        let table: &[(&str, &str)] = &[
            ("Q===", ""),
            ("IZA=", "a"),
            ("IYI17Eg=", "ababababab"),
            ("IIIwxqHkA===", "AbcAbcAbc"),
            ("FASARAOkA===", "\n\t\"\\"),
            ("IY1+gfg/AfEA", "aaaaaaaaaaaaaaaaaa~?>"),
            ("IwJgdALEA===", "12.4"),
            ("IwJgzALABJpQdI+ClA==", "1234 3412 .... ...."),
            ("IwJgzALArAbA7ADgJykrRLzXs12N7q5ZGZo5n7HkZA==", &"123456789".repeat(9)),
            ("HQ18ZXTt6Q==", &".".repeat(81)),
            ("N4IgzglgXgpiBcBOAvkA", r#"{"size":9}"#),
            ("NrCMBoCZwZnAWAuuYd7gpZwAM48HYH76KJA=", "[[1,2,3,4],[3,4,1,2],[0,0,0,0],[0,0,0,0]]"),
        ];
        for (code, text) in table {
            assert_eq!(decompress(code.as_bytes()).as_deref(), Some(text.as_bytes()), "{code}");
        }
    }

    /// Characters up to U+00FF have 8 bits in the code and are a byte. The others have 16 bits and are a `?`.
    #[test]
    fn characters_of_8_and_of_16_bits() {
        let table: &[(&str, &str, &[u8])] = &[
            ("U+0000", "ABA=", b"\0"),
            ("é", "JdA=", b"\xe9"),
            ("ÿ", "P9A=", b"\xff"),
            ("Ā", "gCAQ", b"?"),
            ("…", "mQEQ", b"?"),
            ("数独", "g6mhunI=", b"??"),
            ("数数数数数", "g6mJQ===", b"?????"),
            ("𝄞, which is two for JavaScript", "iwbjxdo=", b"??"),
            ("a…a…é", "IaMgJRLo", b"a?a?\xe9"),
            ("é数ÿĀ", "JeB1MP+ACAQ=", b"\xe9?\xff?"),
        ];
        for (characters, code, text) in table {
            assert_eq!(decompress(code.as_bytes()).as_deref(), Some(*text), "{characters}");
        }
    }

    /// Padding says nothing, and in an address a `+` may have become a blank.
    #[test]
    fn codes_as_links_have_them() {
        let table: &[(&str, &str)] = &[
            ("IwJgdALEA", "without padding"),
            ("IwJgdALE", "without the last bits, which are zeros"),
            ("IwJgdALEA===&more", "with something behind it"),
        ];
        for (code, what) in table {
            assert_eq!(decompress(code.as_bytes()).as_deref(), Some(&b"12.4"[..]), "{what}");
        }
        assert_eq!(decompress(b"IY1 gfg/AfEA"), decompress(b"IY1+gfg/AfEA"), "a blank for +");
    }

    #[test]
    fn broken_codes() {
        let table: &[(&str, &str)] = &[
            ("", "nothing"),
            ("=", "padding alone"),
            ("A", "ends within its first character"),
            ("IwJgdAL", "ends before its end mark"),
            ("IwJg-ALEA===", "a character that base 64 does not have"),
            ("IwJg=ALEA===", "padding in the middle"),
            ("é", "a character that is not ASCII"),
            ("w", "begins with a phrase"),
            ("Iag", "the phrase after the next one"),
        ];
        for (code, what) in table {
            assert_eq!(decompress(code.as_bytes()), None, "{what}: {code}");
        }
    }

    #[test]
    fn a_text_may_have_a_mebibyte() {
        // lz-string has the same, and `A` and `=` behind some of them, which say nothing.
        let table = [(1, "IZA"), (2, "IbI"), (3, "IYo"), (5, "IYlA"), (8, "IY0o"), (18, "IY1+k")];
        for (length, code) in table {
            assert_eq!(String::from_utf8(code_of_run(length)).as_deref(), Ok(code), "{length} letters");
        }
        let table = [(1, true), (18, true), (1 << 20, true), ((1 << 20) + 1, false), (1 << 24, false)];
        for (length, is_read) in table {
            let text = decompress(&code_of_run(length));
            assert_eq!(text, is_read.then(|| vec![b'a'; length]), "{length} letters");
        }
    }

    /// What `compressToBase64` makes of a text of nothing but the letter `a`. Each phrase has one letter more
    /// than the one before it, so a short code stands for a long text.
    fn code_of_run(length: usize) -> Vec<u8> {
        let mut bits = Vec::new();
        let mut push = |number: usize, width: u32| bits.extend((0..width).map(|place| number >> place & 1));
        push(0, 2);
        push(b'a'.into(), 8);
        // The next phrase's number, and how many letters it has.
        let (mut next, mut letters, mut left) = (4_usize, 2_usize, length - 1);
        while left > 0 {
            push(next - letters.saturating_sub(left), next.ilog2() + 1);
            left = left.saturating_sub(letters);
            (next, letters) = (next + 1, letters + 1);
        }
        // 2 marks the end.
        push(2, next.ilog2() + 1);
        let alphabet = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        let character = |bits: &[usize]| {
            let number = (0..6).fold(0, |number, place| number * 2 + bits.get(place).unwrap_or(&0));
            alphabet[number]
        };
        bits.chunks(6).map(character).collect()
    }
}
