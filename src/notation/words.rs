//! Cutting a line into words, and what the words are: puzzles, cells, groups of cells, rows, or prose.

use super::cases::{Case, case, take_first};
use super::cells::{is_cell, is_four, is_letter_row, is_whole, value};
use super::chunks::{cells, count};
use super::class::{ANY, BETWEEN_WORDS, class};
use super::format::Format;
use super::prose::is_prose;
use super::row::{Part, Row};
use super::scan::{Span, all, characters, has, number};
use super::solution::is_solution;
use super::split::{split, take_decimals_off};
use crate::shape::Shape;

/// The words of a part of a line.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    part: Part<'a>,
    spans: &'a [Span],
    /// The length of the longest one.
    longest: usize,
}

impl<'a> Words<'a> {
    fn iter(self) -> impl ExactSizeIterator<Item = &'a [u8]> + Clone {
        self.spans.iter().map(move |span| span.of(self.part.text))
    }
}

/// Takes words, if they are of a kind.
type Take = fn(&mut Row, Words) -> bool;

/// What the words of a line can be, in the order in which it is tried.
pub(super) static WORDS: [Case<Take>; 7] = [
    case("puzzles", "3xx442x1x34224x3 easy", ANY, take_puzzles),
    case("cells", "3 . . 4\n4 2 . 1\n. 3 4 2\n2 4 . 3", ANY, take_cells),
    case("pencil marks", "134 234 34 2\n134 234 34 2\n134 234 34 2\n134 234 34 2", ANY, take_marks),
    case("groups", "3x x4\n42 x1\nx3 42\n24 x3", ANY, take_groups),
    case("prose", "12 mai 2024\n3xx4 42x1 x342 24x3", ANY, take_prose),
    case("numbered row", "1 3xx4\n2 42x1\n3 x342\n4 24x3", ANY, take_numbered_row),
    case("rows", "3xx4 42x1 x342 24x3", ANY, take_rows),
];

/// Cuts a part of a line at blanks, brackets and punctuation.
pub(super) fn cut_words(row: &mut Row, part: Part) -> bool {
    let mut spans = std::mem::take(&mut row.spans);
    split(part, |byte| class(byte) & BETWEEN_WORDS != 0, &mut spans);
    take_decimals_off(part.text, &mut spans);
    let longest = spans.iter().map(|word| word.len()).max().unwrap_or_default();
    let words = Words { part, spans: &spans, longest };
    take_first(&WORDS, ANY, |take| take(row, words));
    row.spans = spans;
    true
}

/// Takes puzzles; other words are notes about them, most of them part of a format.
fn take_puzzles(row: &mut Row, words: Words) -> bool {
    if words.longest < 16 {
        return false;
    }
    // Sixteen cells are a 4×4, or a row of a 16×16 if any of them is.
    let has_rows = words.iter().any(|word| word.len() == 16 && !is_four(word));
    let is_whole = |word: &[u8]| {
        // A sentence in Thai has no blanks.
        is_whole(word) && (word.is_ascii() || !is_prose(word)) || !has_rows && is_four(word)
    };
    if !words.iter().any(is_whole) {
        return false;
    }
    let noted = noted_format(words);
    row.format = row.format.or(noted);
    for (span, word) in words.spans.iter().zip(words.iter()) {
        if is_whole(word) {
            row.push_puzzle(words.part.text, *span);
        } else if noted.is_none() {
            row.ignored += characters(word);
        }
    }
    true
}

/// The format that a line with more than a puzzle is in.
fn noted_format(words: Words) -> Option<Format> {
    let (first, line) = (words.iter().next()?, words.part.trimmed().bytes());
    if line.starts_with(b":") {
        Some(Format::Hodoku)
    } else if first.len() == 12 && all(first, |byte| byte.is_ascii_hexdigit()) {
        Some(Format::Bank)
    } else if is_whole(first) && line.get(first.len()) == Some(&b':') {
        Some(Format::Tdoku)
    } else {
        None
    }
}

impl Row {
    /// Adds a puzzle, unless it is the solution of the one before it.
    fn push_puzzle(&mut self, text: &[u8], word: Span) {
        self.cut.push_run(text, word);
        let chunks = self.cut.view(text);
        if let [.., before, last] = chunks.chunks
            && before.len() == last.len()
            && is_solution(chunks, *before, *last)
        {
            self.cut.chunks.pop();
        }
    }
}

/// Takes cells that stand apart. Most words have to be some, not all: one wrong word among cells is a wrong cell.
fn take_cells(row: &mut Row, words: Words) -> bool {
    let cells = || words.iter().filter(|word| is_cell(word)).count();
    let are_cells = if words.longest < 2 { !words.spans.is_empty() } else { 2 * cells() > words.spans.len() };
    are_cells && take_apart(row, words)
}

fn take_apart(row: &mut Row, words: Words) -> bool {
    let has_commas = || has(words.part.bytes(), |byte| matches!(byte, b',' | b';'));
    if words.spans.len() > 1 && row.format.is_none() && has_commas() {
        row.format = Some(Format::Csv);
    }
    row.cut.push_apart(words.spans);
    true
}

/// Takes pencil marks: digits in ascending order, for each cell of a row or of a grid. Words that are all as long as
/// they are many are a 4×4's or 6×6's rows.
fn take_marks(row: &mut Row, words: Words) -> bool {
    let count = words.spans.len();
    let side = if Shape::of_side(count).is_some() { count } else { count.isqrt() };
    let is_mark = |word: &[u8]| {
        let digits = b'1'..=b'0' + side.min(9) as u8;
        word.is_sorted_by(|one, next| one < next) && word.iter().all(|byte| digits.contains(byte))
    };
    Shape::of_side(side).is_some()
        && (count == side || count == side * side)
        && words.iter().any(|word| word.len() != side)
        && words.iter().all(is_mark)
        && take_apart(row, words)
}

/// Takes the cells of a row or grid that is written in groups, each as wide as a box.
///
/// Groups of four cells are the rows of a 4×4 unless any of them is above 4, or rows are known to be longer.
fn take_groups(row: &mut Row, words: Words) -> bool {
    if words.spans.len() < 2 {
        return false;
    }
    let width = words.iter().next().map_or(0, count);
    let length = width * words.spans.len();
    let shape = Shape::of_side(length).or(Shape::of_cells(length).filter(|_| width != 4));
    let Some(shape) = shape.filter(|shape| shape.box_columns() == width) else {
        return false;
    };
    if words.iter().any(|word| count(word) != width) {
        return false;
    }
    let all_cells = || words.iter().flat_map(cells);
    let digits =
        all_cells().filter(|cell| value(cell).is_some_and(|digit| usize::from(digit) <= shape.side()));
    let is_known = words.part.side == Some(length);
    let is_above_four = || all_cells().any(|cell| value(cell).is_some_and(|digit| digit > 4));
    let are_digits = (is_known || width != 4 || is_above_four()) && 2 * digits.count() > length;
    if !are_digits && !is_letter_row(all_cells(), length, is_known) {
        return false;
    }
    for &word in words.spans {
        row.cut.cells.extend(super::chunks::Cells::of(words.part.text, word));
    }
    row.cut.close_apart(length);
    true
}

/// Takes prose: at least half of the words are, not counting numbers as in `12 mai 2024`.
fn take_prose(row: &mut Row, words: Words) -> bool {
    let is_row = |word: &[u8]| {
        let length = count(word);
        is_letter_row(cells(word), length, words.part.side == Some(length))
    };
    let mut prose = words.spans.iter().zip(words.iter()).filter(|(_, word)| is_prose(word) && !is_row(word));
    let Some((first_place, first)) = prose.next() else {
        return false;
    };
    // Where all words are as wide, they may be groups of cells.
    let width = count(first);
    let are_groups = words.iter().all(|word| count(word) == width);
    let is_number =
        |word: &&[u8]| word.len() <= 4 && has(word, |byte| byte.is_ascii_digit()) && !is_prose(word);
    let numbers = if are_groups { 0 } else { words.iter().filter(is_number).count() };
    if 2 * (1 + prose.count()) < words.spans.len() - numbers {
        return false;
    }
    if row.cut.chunks.is_empty() && row.prose.is_none() {
        row.prose = Some(*first_place);
    } else {
        // Behind a row in brackets, as in numpy's `[5, 3, 0, 0]], dtype=int8)`.
        row.ignored += words.iter().map(characters).sum::<usize>();
    }
    true
}

/// Takes a row with its number before it.
fn take_numbered_row(row: &mut Row, words: Words) -> bool {
    let [label, cells] = *words.spans else {
        return false;
    };
    let (text, side) = (words.part.text, words.part.side);
    let Some(shape) = Shape::of_side(count(cells.of(text))).filter(|_| is_cell(label.of(text))) else {
        return false;
    };
    // It may also be the size, and the row the first one of a puzzle.
    if number(label.of(text)) == Some(shape.side() as u8) && side != Some(shape.side()) {
        return false;
    }
    row.ignored += characters(label.of(text));
    row.cut.push_run(text, cells);
    true
}

/// Takes each word as a row, or as a part of one.
fn take_rows(row: &mut Row, words: Words) -> bool {
    words.spans.iter().for_each(|word| row.cut.push_word(words.part.text, *word));
    true
}
