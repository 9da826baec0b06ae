//! Rows in brackets and strings, whatever language has them: `[5, 3, 0]`, `intArrayOf(5, 3, 0)`, `"53." +`.
//!
//! The innermost brackets of any kind that hold nearly only cells are rows, or grids, and so are strings of several cells.
//! What is much shorter than these is a size, as in `.reshape(9, 9)`, and what stands beside them in their line is code.

use super::bytes::{Span, are_all, find_part, has_any, is_space, parts, position, spans_between};
use super::cells::{cell_value, has_puzzles, is_cell, is_prose, letter_number};
use super::chunks::{Row, cells_of_run, count_cells};
use super::class::{BAR, BETWEEN_WORDS, COLON, Line, PAREN};
use super::cut::LONGEST_GRID;
use super::format::Format;
use super::words::split_words;

/// The shortest row.
const SHORTEST: usize = 4;
/// The longest cell in a bracket of its own, as in `[[5], [12]]`.
const LONGEST_CELL: usize = 8;
/// The longest row in a string; a longer string is a grid, and is a word among others.
const LONGEST: usize = 25;

/// The brackets and strings of a line that may be rows.
#[derive(Default)]
struct Groups {
    /// Each with the number of its cells.
    found: Vec<(Span, usize)>,
    /// What stands around all, or what follows the last bracket that closed without an open one, and in it the brackets
    /// that are open.
    open: Vec<OpenBracket>,
    /// Whether a bracket closes that no bracket of the line opens, before which there is no word.
    closes_first: bool,
}

/// Where the inside of a bracket begins, and whether a row or another bracket with more than a cell is in it.
#[derive(Clone, Copy, Default)]
struct OpenBracket {
    begin: usize,
    has_inner: bool,
}

impl Row {
    /// Cuts brackets and strings into a row each.
    pub(super) fn cut_brackets(&mut self, line: Line, part: Span) -> Option<()> {
        let text = line.text;
        let Groups { mut found, open, closes_first } = self.groups_in(text, part);
        let longest = found.iter().map(|(_, cells)| *cells).chain(self.side).max().unwrap_or_default();
        found.retain(|(_, cells)| *cells >= SHORTEST && 2 * cells >= longest);
        let (Some((first, _)), Some((last, _))) = (found.first(), found.last()) else {
            // Brackets around cells, as `(5) . . (7)`.
            split_words(text, part, BETWEEN_WORDS | PAREN, &mut self.words);
            let is_bracketed = |word: &Span| text[word.begin.saturating_sub(1)] == b'(';
            if self.words.iter().any(is_bracketed) && self.is_row_of_cells(text) {
                self.cut.push_apart(&self.words);
                return Some(());
            }
            // A line before the first row or behind the last one, as `board = [` or `]).reshape(9, 9)`.
            let opens_last = || matches!(open[..], [_, .., last] if is_bare(&text[last.begin..part.end]));
            self.format = Some(Format::Json).filter(|_| closes_first || opens_last());
            return self.format.map(|_| ());
        };
        let outside = [Span { end: first.begin, ..part }, Span { begin: last.end, ..part }];
        let has_puzzle = |part: &Span| {
            split_words(text, *part, BETWEEN_WORDS | PAREN, &mut self.words);
            self.words.iter().any(|word| has_puzzles(word.of(text)))
        };
        if outside.iter().any(has_puzzle) {
            return None;
        }
        self.format = Some(Format::Json);
        for (row, _) in found {
            // In `[| 5, 3 | 6, 0 |]` bars stand between rows.
            for part in spans_between(text, row, |byte| byte == b'|') {
                let mut fields = parts(part.of(text), |byte| byte == b',');
                let has_blank = fields.any(|field| field.trim_ascii().is_empty());
                if !has_blank || self.cut_fields(line, part).is_none() {
                    self.cut_words(line, part);
                }
            }
        }
        split_words(text, outside[1], BETWEEN_WORDS | PAREN, &mut self.words);
        let has_word =
            |word: &&Span| has_any(word.of(text), |byte| byte.is_ascii_alphanumeric() || !byte.is_ascii());
        self.ignored += self.words.iter().filter(has_word).map(|word| word.len()).sum::<usize>();
        Some(())
    }

    /// Finds the brackets and strings with several cells.
    fn groups_in(&mut self, text: &[u8], part: Span) -> Groups {
        let mut groups = Groups::default();
        groups.open.push(OpenBracket { begin: part.begin, has_inner: false });
        // Where there is no further mark of each kind, so that none is looked for twice.
        let mut ends = [part.end; 2];
        let mut at = part.begin;
        while at < part.end {
            let next = at + position(&text[at..part.end], |byte| b"[](){}\"'".contains(&byte));
            at = next + 1;
            let mut has_group = false;
            match text.get(next).filter(|_| next < part.end) {
                None => break,
                Some(b'[' | b'(' | b'{') => groups.open.push(OpenBracket { begin: at, has_inner: false }),
                Some(quote @ (b'"' | b'\'')) => {
                    let end = &mut ends[usize::from(*quote == b'"')];
                    let length = if at < *end { position(&text[at..*end], |byte| byte == *quote) } else { 0 };
                    if at + length >= *end {
                        *end = at.min(*end);
                        continue;
                    }
                    has_group = add_string(text, Span { begin: at, end: at + length }, &mut groups.found);
                    at += length + 1;
                }
                Some(_) => {
                    let OpenBracket { begin, has_inner } = groups.open.pop().unwrap_or_default();
                    let inside = Span { begin, end: next };
                    let is_group = !has_inner && self.add_bracket(text, inside, &mut groups.found);
                    if groups.open.is_empty() {
                        groups.closes_first |= begin == part.begin && !has_inner && is_bare(inside.of(text));
                        groups.open.push(OpenBracket { begin: at, has_inner: false });
                    }
                    has_group = has_inner || is_group || inside.len() > LONGEST_CELL;
                }
            }
            groups.open.last_mut().into_iter().for_each(|innermost| innermost.has_inner |= has_group);
        }
        if let [_, .., OpenBracket { begin, has_inner: false }] = groups.open[..] {
            self.add_bracket(text, Span { begin, end: part.end }, &mut groups.found);
        }
        groups
    }

    /// Adds what stands in brackets, if most of it is cells; says whether it is.
    fn add_bracket(&mut self, text: &[u8], inside: Span, found: &mut Vec<(Span, usize)>) -> bool {
        if inside.len() > LONGEST_GRID {
            found.push((inside, LONGEST_GRID)); // a list of grids
            return true;
        }
        split_words(text, inside, (BETWEEN_WORDS | PAREN | BAR) & !COLON, &mut self.words);
        let is_part = |byte: u8| byte.is_ascii_digit() || byte == b'.';
        let words = self.words.iter().map(|word| word.of(text));
        let cells = words.filter(|word| is_cell(word) || are_all(word, is_part)).count();
        let length = match &self.words[..] {
            [word] => count_row(word.of(text)).unwrap_or(1),
            words if 2 * cells > words.len() => words.len().max(count_commas(inside.of(text))),
            _ => 0,
        };
        if length > 1 {
            found.push((inside, length));
        }
        length > 1
    }
}

/// Adds a string, if it is a row, or several with `\n` between them; says whether it is.
fn add_string(text: &[u8], string: Span, found: &mut Vec<(Span, usize)>) -> bool {
    let (mut begin, count) = (string.begin, found.len());
    if string.len() > 2 * LONGEST && !string.of(text).contains(&b'\\') {
        return false;
    }
    while begin <= string.end {
        let end = begin + find_part(&text[begin..string.end], b"\\n");
        let row = text[begin..end].strip_suffix(br"\r").unwrap_or(&text[begin..end]);
        let length = if row.len() <= 2 * LONGEST { count_row(row) } else { None };
        let length = length.filter(|length| *length <= LONGEST);
        found.extend(length.map(|length| (Span { begin, end: begin + row.len() }, length)));
        begin = end + 2;
    }
    found.len() > count
}

/// How many cells a string has, unless it is one cell, prose or a number.
fn count_row(word: &[u8]) -> Option<usize> {
    let cells = count_cells(word);
    let is_number = are_all(word, |byte| byte.is_ascii_digit()) && cells < 9;
    let odd = cells_of_run(word).filter(|cell| cell_value(cell).or(letter_number(cell)).is_none()).count();
    let are_cells = 8 * odd <= cells && !is_number && !is_cell(word) && !is_prose(word);
    (cells >= SHORTEST && are_cells).then_some(cells)
}

/// How many values have commas between them.
fn count_commas(list: &[u8]) -> usize {
    let list = list.trim_ascii_end();
    parts(list.strip_suffix(b",").unwrap_or(list), |byte| byte == b',').count()
}

/// Whether there is nothing that may be a cell.
#[inline(never)] // a copy in each caller makes the module for browsers larger
fn is_bare(text: &[u8]) -> bool {
    are_all(text, |byte| is_space(byte) || b"[](){},;|".contains(&byte))
}
