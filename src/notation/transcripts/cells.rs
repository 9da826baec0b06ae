//! The words of a line that may be cells, whatever stands around them.

use super::super::bytes::{are_all, count_characters, parse_number};
use super::super::cells::is_null;
use super::super::tags::is_among;

/// Words for a blank, as readers of screens and typesetters have them.
const BLANKS: &[u8] =
    "leer blank empty dot punkt vide vacía vacio vacío vuoto vuota vazio leeg tom пусто пустая 空 空白 cdot nbsp quad"
        .as_bytes();

/// A word of a line that may be a cell, or several.
#[derive(Clone, Copy)]
pub(super) struct Word<'a> {
    pub(super) text: &'a [u8],
    /// Whether it is a digit, a number, a blank, or what means one. Else it is digits and blanks that stand together.
    pub(super) is_cell: bool,
}

/// What is written for a cell: a dot for a word that means a blank.
pub(super) fn written(cell: &[u8]) -> &[u8] {
    if cell.is_empty() || is_null(cell) || is_blank_word(cell) { b"." } else { cell }
}

pub(super) fn is_blank_word(word: &[u8]) -> bool {
    word.len() > 2 && is_among(BLANKS, word)
}

/// Whether a byte may stand for a blank.
pub(super) fn is_sign(byte: u8) -> bool {
    b".-_*?".contains(&byte)
}

/// Whether a byte may be a cell.
pub(super) fn is_digit_or_sign(byte: u8) -> bool {
    byte.is_ascii_digit() || is_sign(byte)
}

/// The words of a line that may be cells.
#[inline(never)] // a copy in each caller makes the module for browsers larger
pub(super) fn words(line: &[u8]) -> Vec<Word<'_>> {
    let is_part =
        |byte: u8| byte.is_ascii_alphanumeric() || !byte.is_ascii() || is_sign(byte) || byte == b'+';
    line.split(move |byte| !is_part(*byte)).filter_map(word).collect()
}

fn word(text: &[u8]) -> Option<Word<'_>> {
    let inner = trimmed(text);
    let is_cell = match inner {
        [] => return None,
        [b'+' | b'u', b'1'..=b'9'] => true,
        [one] => is_digit_or_sign(*one),
        [one, ..] if !one.is_ascii() && count_characters(inner) == 1 => true,
        _ => parse_number(inner).is_some_and(|number| number <= 25) || is_null(inner) || is_blank_word(inner),
    };
    let text = if is_cell { inner } else { text };
    (is_cell || are_all(text, is_digit_or_sign)).then_some(Word { text, is_cell })
}

/// A number without what marks it, as in `*5*`, `5.` and `3.0`.
pub(super) fn trimmed(word: &[u8]) -> &[u8] {
    let mut inner = word;
    while let [b'*', within @ .., b'*'] | [b'_', within @ .., b'_'] = inner {
        inner = within;
    }
    let whole = inner.strip_suffix(b".0").or(inner.strip_suffix(b".")).unwrap_or(inner);
    if (1..=2).contains(&whole.len()) && are_all(whole, |byte| byte.is_ascii_digit()) { whole } else { word }
}
