//! The words of a line that may be cells, whatever stands around them.

use super::super::bytes::{are_all, parse_number};
use super::super::cells::is_null;

/// Words for a blank, as readers of screens and typesetters have them.
const BLANKS: &[u8] =
    "leer blank empty dot punkt vide vacía vacio vacío vuoto vuota vazio leeg tom пусто пустая 空 空白 cdot nbsp quad"
        .as_bytes();

/// A word of a line: what may be a cell or several, or a word that says something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word<'a> {
    /// A digit, a number, a blank, or candidates.
    Cell(&'a [u8]),
    /// Digits and blanks that stand together, a cell each.
    Run(&'a [u8]),
    Other,
}

/// What is written for a cell: a dot for a word that means a blank.
pub(super) fn written(cell: &[u8]) -> &[u8] {
    if cell.is_empty() || is_null(cell) || is_blank_word(cell) { b"." } else { cell }
}

/// Whether a word means a blank.
pub(super) fn is_blank_word(word: &[u8]) -> bool {
    let lower = word.to_ascii_lowercase();
    word.len() > 2 && BLANKS.split(|byte| *byte == b' ').any(|blank| blank == lower)
}

/// Whether a byte may stand for a blank.
pub(super) fn is_sign(byte: u8) -> bool {
    b".-_*?".contains(&byte)
}

/// The words of a line.
#[inline(never)] // a copy in each caller makes the module for browsers larger
pub(super) fn words(line: &[u8]) -> Vec<Word<'_>> {
    let is_part =
        |byte: u8| byte.is_ascii_alphanumeric() || !byte.is_ascii() || is_sign(byte) || byte == b'+';
    line.split(move |byte| !is_part(*byte)).filter(|word| !word.is_empty()).map(word).collect()
}

fn word(word: &[u8]) -> Word<'_> {
    let inner = trimmed(word);
    match inner {
        [one] if is_sign(*one) || one.is_ascii_digit() => Word::Cell(inner),
        [b'+' | b'u', b'1'..=b'9'] => Word::Cell(inner),
        _ if parse_number(inner).is_some_and(|number| number <= 25) => Word::Cell(inner),
        _ if is_null(inner) || is_blank_word(inner) => Word::Cell(inner),
        [one, ..] if !one.is_ascii() && str::from_utf8(inner).is_ok_and(|word| word.chars().count() == 1) => {
            Word::Cell(inner)
        }
        _ if are_all(word, |byte| byte.is_ascii_digit() || is_sign(byte)) => Word::Run(word),
        _ => Word::Other,
    }
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
