//! The puzzles in links: this page's own, and other solvers'. A link is made into the text it holds.

use super::bytes::{find_part, is_space, parts, position, take_until};
use super::class::{COLON, Line};
use super::code_text::{CodeText, MaybeCode};
use super::codes::{self, digit_of};
use super::error::Fault;
use super::fields;
use super::{cells, iss, lz, sudokuwiki, sukaku};
use crate::sets::DigitSet;
use crate::shape::Shape;

/// The parameters that hold a puzzle in one link or another.
const PARAMETERS: [&[u8]; 7] = [b"puzzle", b"bd", b"s", b"n", b"q", b"load", b"puzzleid"];

/// The text of the puzzle in a line's link, if there is one: a whole address, or what follows the path; or
/// why the link holds none.
pub(super) fn linked_text(line: Line) -> MaybeCode {
    // Browsers hold no longer ones.
    const LONGEST: usize = 1 << 21;
    if line.text.len() > LONGEST {
        return None;
    }
    let mut address = address_in(line)?;
    // Mail and forums put links between `<` and `>` or `(` and `)`, and commas behind them.
    let mut address = take_until(&mut address, |byte| is_space(byte) || b">)".contains(&byte));
    while let [before @ .., b',' | b';' | b'!' | b'"' | b'\''] = address {
        address = before;
    }
    // Of the path, only what follows its last slash; values may have slashes, too.
    let path = &address[..position(address, separates_parameters)];
    let file = path.iter().rposition(|byte| *byte == b'/').map_or(0, |slash| slash + 1);
    // Base 64 has slashes, too.
    let codes = [&b"/scl"[..], b"/ctc", b"/fpuz"];
    let file = codes.iter().map(|code| find_part(path, code) + 1).fold(file, usize::min);
    let (mut text, mut answers, mut marks): (MaybeCode, Vec<u8>, Vec<DigitSet>) = Default::default();
    for (name, value) in parts(&address[file..], separates_parameters).map(name_and_value) {
        match (name, &mut text) {
            (b"answers", Some(Ok(text))) if value.len() == text.text.len() => {
                answers =
                    value.iter().map(|digit| cells::cell_value(&[*digit]).unwrap_or_default()).collect();
            }
            (b"marks", Some(Ok(text))) => marks = read_marks(value, &text.text).unwrap_or(marks),
            // What is as long as a small grid may be one anywhere: in the path, or behind a name of its own.
            (name, text) if PARAMETERS.contains(&name) || text.is_none() && value.len() >= 36 => {
                let decoded = percent_decoded(value);
                // What is no text is named as it was written.
                let is_text = str::from_utf8(&decoded).is_ok();
                (answers, marks) = Default::default();
                *text = if is_text { parameter_text(name, &decoded) } else { Some(Err(Fault::word(value))) };
            }
            _ => {}
        }
    }
    if let Some(Ok(decoded)) = &mut text {
        let mut parameters = parts(address, separates_parameters).map(name_and_value);
        let map = parameters.find_map(|(name, value)| (name == b"jigmap").then_some(value));
        if let Err(rule) = decoded.add_page(&path[file..].to_ascii_lowercase(), map) {
            return codes::refused(rule);
        }
        decoded.then(move |puzzle| Ok(puzzle.and(&answers, &marks)));
    }
    let says_something = |code: &CodeText| !code.text.is_empty();
    text.filter(|text| text.as_ref().map_or(true, says_something))
        .or_else(|| Some(Err(Fault::word(line.text))))
}

/// What a link begins with: the scheme's end, or the mark of a query or a fragment that has a puzzle.
fn address_in(line: Line<'_>) -> Option<&[u8]> {
    let (text, word) = (line.text, line.text.trim_ascii());
    let scheme =
        if line.has(COLON) && !text.starts_with(b"#") { find_part(text, b"://") } else { text.len() };
    if scheme < text.len() {
        return Some(&text[scheme..]);
    }
    let is_query = word.first().is_some_and(|first| separates_parameters(*first));
    let has_puzzle = is_query
        && parts(word, separates_parameters).any(|part| PARAMETERS.contains(&name_and_value(part).0));
    has_puzzle.then_some(word)
}

/// The name and the value of a part of a query; a value may have no name.
fn name_and_value(mut part: &[u8]) -> (&[u8], &[u8]) {
    // What base 64 ends with says nothing.
    while let [code @ .., b'='] = part
        && code.len() >= 36
    {
        part = code;
    }
    let mut value = part;
    let name = if part.contains(&b'=') { take_until(&mut value, |byte| byte == b'=') } else { b"" };
    match value {
        // It ends a sentence, where a value has no others.
        [before @ .., b'.'] if !before.contains(&b'.') => (name, before),
        _ => (name, value),
    }
}

fn separates_parameters(byte: u8) -> bool {
    b"?#&".contains(&byte)
}

/// The text of the puzzle in a parameter.
fn parameter_text(name: &[u8], value: &[u8]) -> MaybeCode {
    const PREFIXES: [&[u8]; 4] = [b"fpuzzles", b"fpuz", b"scl", b"ctc"];
    let compressed = PREFIXES.iter().find_map(|prefix| value.strip_prefix(*prefix));
    if let Some(code) = compressed.or((name == b"load").then_some(value)) {
        return Some(Ok(CodeText::new(lz::decompress(code)?)));
    }
    match name {
        b"n" => sudokuwiki::read_numbers(value),
        // There may be cells in the place of constraints.
        b"q" if iss::are_constraints(value) || Shape::of_cells(value.len()).is_none() => iss::read(value),
        b"s" if value.len() < 81 => codes::read_sudoku_exchange(value),
        _ => sudokuwiki::read(value).or_else(|| Some(read_fields(value))),
    }
}

/// The cells in a value, and the rules in the fields behind them.
fn read_fields(value: &[u8]) -> Result<CodeText, Fault> {
    let Some(fields) = fields::read(value) else { return Ok(CodeText::new(value.to_vec())) };
    let (cells, (_, give)) = (fields.cells_of(value).into_owned(), fields.rest(value));
    let mut decoded = CodeText::new(cells).with_rules(fields.rules.map_err(|at| at.fault)?);
    decoded.then(give);
    Ok(decoded)
}

/// The marks that this page's links have for so many cells: a bit for each, six to a letter.
fn read_marks(code: &[u8], cells: &[u8]) -> Option<Vec<DigitSet>> {
    let sextet = |character: u8| match character {
        b'-' => 62,
        b'_' => 63,
        _ => lz::sextet(character).unwrap_or_default(),
    };
    let shape = Shape::of_cells(cells.len())?;
    let has_length = code.len() == (cells.len() * shape.side()).div_ceil(6);
    has_length.then(|| sukaku::candidates_of_bits(shape, |bit| sextet(code[bit / 6]) >> (bit % 6) & 1 == 1))
}

/// A value with its `%2F`s decoded.
fn percent_decoded(value: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value;
    while let [byte, after @ ..] = rest {
        let code = match after {
            [high, low, ..] if *byte == b'%' => digit_of(*high, 16).zip(digit_of(*low, 16)),
            _ => None,
        };
        bytes.push(code.map_or(*byte, |(high, low)| (high * 16 + low) as u8));
        rest = if code.is_some() { &after[2..] } else { after };
    }
    bytes
}
