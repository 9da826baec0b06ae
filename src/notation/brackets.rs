//! Rows in brackets and strings, whatever language has them: `[5, 3, 0]`, `intArrayOf(5, 3, 0)`, `"53." +`.
//!
//! The innermost brackets of any kind that hold nearly only cells are rows, or grids, and so are strings of several cells.
//! What is much shorter than these is a size, as in `.reshape(9, 9)`, and what stands beside them in their line is code.

use super::bytes::{Span, are_all, find_part, has_any, is_space, look_at, position};
use super::cells::{cell_value, has_puzzles, is_cell, is_prose, letter_number};
use super::chunks::{cells_of_run, count_cells};
use super::class::{BAR, BETWEEN_WORDS, COLON, Line, PAREN};
use super::cut::LONGEST_GRID;
use super::format::Format;
use super::row::Row;
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
    /// The brackets that are open, and what follows the last one that closed without an open one.
    open: Vec<OpenBracket>,
    outer: OpenBracket,
    /// Whether a bracket closes that no bracket of the line opens, before which there is no word.
    closes_first: bool,
}

impl Groups {
    /// The innermost bracket that is open, or what stands around all.
    fn innermost(&mut self) -> &mut OpenBracket {
        self.open.last_mut().unwrap_or(&mut self.outer)
    }
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
        let groups = self.groups_in(text, part);
        let longest = groups.found.iter().map(|(_, cells)| *cells).max().unwrap_or_default();
        let length = longest.max(self.side.unwrap_or_default());
        let rows: Vec<Span> = groups
            .found
            .iter()
            .filter(|(_, cells)| *cells >= SHORTEST && 2 * cells >= length)
            .map(|(span, _)| *span)
            .collect();
        let (Some(first), Some(last)) = (rows.first(), rows.last()) else {
            return self.cut_single_cells(text, part).or_else(|| self.pass_brackets(text, part, &groups));
        };
        let outside = [Span { end: first.begin, ..part }, Span { begin: last.end, ..part }];
        if outside.iter().any(|part| self.has_puzzle(text, *part)) {
            return None;
        }
        self.format = Some(Format::Json);
        for row in rows {
            // In `[| 5, 3 | 6, 0 |]` bars stand between rows.
            let mut begin = row.begin;
            for part in text[row.begin..row.end].split(|byte| *byte == b'|') {
                let part = Span { begin, end: begin + part.len() };
                begin = part.end + 1;
                if !has_nothing(part.of(text)) || self.cut_fields(line, part).is_none() {
                    self.cut_words(line, part);
                }
            }
        }
        split_words(text, outside[1], BETWEEN_WORDS | PAREN, &mut self.words);
        self.ignored += self
            .words
            .iter()
            .map(|word| word.of(text))
            .filter(|word| has_word(word))
            .map(<[u8]>::len)
            .sum::<usize>();
        Some(())
    }

    /// Cuts a row in which brackets stand around cells, as `(5) . . (7)`.
    fn cut_single_cells(&mut self, text: &[u8], part: Span) -> Option<()> {
        split_words(text, part, BETWEEN_WORDS | PAREN, &mut self.words);
        let is_row = self.words.iter().any(|word| text[word.begin.saturating_sub(1)] == b'(')
            && self.is_row_of_cells(text);
        is_row.then(|| self.cut.push_apart(&self.words))
    }

    /// Whether a part has a word that is a puzzle.
    fn has_puzzle(&mut self, text: &[u8], part: Span) -> bool {
        split_words(text, part, BETWEEN_WORDS | PAREN, &mut self.words);
        self.words.iter().any(|word| has_puzzles(word.of(text)))
    }

    /// Passes a line before the first row or behind the last one, as `board = [` or `]).reshape(9, 9)`.
    fn pass_brackets(&mut self, text: &[u8], part: Span, groups: &Groups) -> Option<()> {
        let opens_last = groups.open.last().is_some_and(|open| is_bare(&text[open.begin..part.end]));
        (opens_last || groups.closes_first).then(|| {
            self.format = Some(Format::Json);
        })
    }

    /// Finds the brackets and strings with several cells.
    fn groups_in(&mut self, text: &[u8], part: Span) -> Groups {
        let outer = OpenBracket { begin: part.begin, has_inner: false };
        let mut groups = Groups { outer, ..Groups::default() };
        // Where there is no further mark of each kind, so that none is looked for twice.
        let mut ends = [part.end; 2];
        let mut at = part.begin;
        while at < part.end {
            let next = at + position(&text[at..part.end], |byte| b"[](){}\"'".contains(&byte));
            at = next + 1;
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
                    self.add_string(text, Span { begin: at, end: at + length }, &mut groups);
                    at += length + 1;
                }
                Some(_) => {
                    let closed = groups.open.pop();
                    let OpenBracket { begin, has_inner } = closed.unwrap_or(groups.outer);
                    let inside = Span { begin, end: next };
                    let is_group = !has_inner && self.add_bracket(text, inside, &mut groups);
                    if closed.is_none() {
                        groups.closes_first |= begin == part.begin && !has_inner && is_bare(inside.of(text));
                        groups.outer = OpenBracket { begin: at, has_inner: false };
                    }
                    groups.innermost().has_inner |= has_inner || is_group || inside.len() > LONGEST_CELL;
                }
            }
        }
        if let Some(OpenBracket { begin, has_inner: false }) = groups.open.last().copied() {
            self.add_bracket(text, Span { begin, end: part.end }, &mut groups);
        }
        groups
    }

    /// Adds what stands in brackets, if most of it is cells; says whether it is.
    fn add_bracket(&mut self, text: &[u8], inside: Span, groups: &mut Groups) -> bool {
        if inside.len() > LONGEST_GRID {
            groups.found.push((inside, LONGEST_GRID)); // a list of grids
            return true;
        }
        split_words(text, inside, (BETWEEN_WORDS | PAREN | BAR) & !COLON, &mut self.words);
        let is_cell_or_marks = |word: &&Span| {
            let word = word.of(text);
            is_cell(word) || are_all(word, |byte| byte.is_ascii_digit() || byte == b'.')
        };
        let cells = self.words.iter().filter(is_cell_or_marks).count();
        let length = match &self.words[..] {
            [word] => count_row(word.of(text)).unwrap_or(1),
            words if 2 * cells > words.len() => words.len().max(count_commas(inside.of(text))),
            _ => 0,
        };
        if length > 1 {
            groups.found.push((inside, length));
        }
        length > 1
    }

    /// Adds a string, if it is a row, or several with `\n` between them.
    fn add_string(&mut self, text: &[u8], string: Span, groups: &mut Groups) {
        let mut begin = string.begin;
        if string.len() > 2 * LONGEST && !string.of(text).contains(&b'\\') {
            return;
        }
        while begin <= string.end {
            let end = begin + find_part(&text[begin..string.end], b"\\n");
            let row = Span { begin, end };
            let row = Span { end: row.end - if row.of(text).ends_with(br"\r") { 2 } else { 0 }, ..row };
            if row.len() <= 2 * LONGEST
                && let Some(length) = count_row(row.of(text)).filter(|length| *length <= LONGEST)
            {
                groups.found.push((row, length));
                groups.innermost().has_inner = true;
            }
            begin = end + 2;
        }
    }
}

/// How many cells a string has, unless it is one cell, prose or a number.
fn count_row(word: &[u8]) -> Option<usize> {
    let cells = count_cells(word);
    let is_number = are_all(word, |byte| byte.is_ascii_digit()) && cells < 9;
    let is_odd = |cell: &&[u8]| cell_value(cell).or(letter_number(cell)).is_none();
    let odd = cells_of_run(word).filter(is_odd).count();
    let are_cells = 8 * odd <= cells && !is_number && !is_cell(word) && !is_prose(word);
    (cells >= SHORTEST && are_cells).then_some(cells)
}

/// Whether there is nothing before, between or behind commas.
fn has_nothing(list: &[u8]) -> bool {
    look_at(list.len());
    let mut was_comma = true;
    list.iter()
        .chain(b",")
        .filter(|byte| !is_space(**byte))
        .any(|byte| std::mem::replace(&mut was_comma, *byte == b',') && was_comma)
}

/// How many values have commas between them.
fn count_commas(list: &[u8]) -> usize {
    look_at(list.len());
    let list = list.trim_ascii_end();
    list.strip_suffix(b",").unwrap_or(list).iter().filter(|byte| **byte == b',').count() + 1
}

/// Whether there is anything but punctuation.
#[inline(never)] // a copy in each caller makes the module for browsers larger
fn has_word(text: &[u8]) -> bool {
    has_any(text, |byte| byte.is_ascii_alphanumeric() || !byte.is_ascii())
}

/// Whether there is nothing that may be a cell.
#[inline(never)] // a copy in each caller makes the module for browsers larger
fn is_bare(text: &[u8]) -> bool {
    are_all(text, |byte| is_space(byte) || b"[](){},;|".contains(&byte))
}
