//! Writing strings of JSON.

/// A comma and a member of an object of JSON that is a string.
pub(super) fn json_member(name: &str, text: &str) -> String {
    format!(r#","{name}":"{}""#, escaped(text))
}

/// A text as it stands in a string of JSON; control characters are left out.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars().filter(|character| !character.is_control()) {
        escaped.extend(matches!(character, '"' | '\\').then_some('\\'));
        escaped.push(character);
    }
    escaped
}
