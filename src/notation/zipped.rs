//! SudokuPad's codes, which are JSON made shorter: `{ce:[[,,{v:5},]],metadata:{title:'A title'}}`.

use super::bytes::{has_any, look_at};

/// The same as JSON: with the objects that were left out as they are empty, and with double quotation marks. Names stay
/// short and without any.
pub(super) fn unzip(text: &[u8]) -> Vec<u8> {
    let has_quotes = has_any(text, |byte| byte == b'"');
    look_at(text.len());
    let mut json = Vec::with_capacity(text.len());
    let (mut before, mut in_string) = (0, false);
    for &byte in text {
        match byte {
            b'\'' if has_quotes => {}
            // One that belongs to the string.
            b'\'' if before == b'\\' => _ = json.pop(),
            b'\'' => in_string = !in_string,
            b',' | b']' if !in_string && (before == b',' || (before, byte) == (b'[', b',')) => {
                json.extend_from_slice(b"{}");
            }
            _ => {}
        }
        let is_quote = byte == b'\'' && !has_quotes && before != b'\\';
        json.push(if is_quote { b'"' } else { byte });
        before = byte;
    }
    json
}
