//! Strings of JSON.

/// A comma and a member of an object of JSON that is a string; control characters are left out of it.
pub(super) fn json_member(name: &str, text: &str) -> String {
    let mut member = format!(r#","{name}":""#);
    for character in text.chars().filter(|character| !character.is_control()) {
        member.extend(matches!(character, '"' | '\\').then_some('\\'));
        member.push(character);
    }
    member + "\""
}

/// The text that the beginning of a string of JSON stands for.
pub(super) fn unescaped(string: &[u8]) -> String {
    const LONGEST: usize = 2000;
    let begin = string[..string.len().min(LONGEST)].utf8_chunks().next();
    let (mut units, mut rest) = (Vec::new(), begin.map_or("", |chunk| chunk.valid()).chars());
    while let Some(character) = rest.next() {
        let escape = if character == '\\' { rest.next() } else { None };
        let code = rest.as_str().get(..4).and_then(|code| u16::from_str_radix(code, 16).ok());
        match (escape, code) {
            (Some('u'), Some(code)) => {
                units.push(code);
                rest = rest.as_str()[4..].chars();
            }
            (Some('n' | 't' | 'r' | 'b' | 'f'), _) => units.push(b' '.into()),
            (escape, _) => units.extend(escape.unwrap_or(character).encode_utf16(&mut [0; 2]).iter()),
        }
    }
    String::from_utf16_lossy(&units)
}
