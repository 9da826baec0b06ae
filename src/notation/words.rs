//! Cutting a line into words, and what the words are: puzzles, cells, groups of cells, rows, or prose. A sign may stand
//! between boxes, as in `5 3 . * . 7 .`, or between the rows of a line, as in `53..7..../6..195...`.

use super::bytes::{Span, are_all, count_characters, has_any, look_at, position};
use super::cases::{Case, case, try_cases};
use super::cells::{
    VALUES, cell_value, has_puzzles, is_cell, is_four_by_four, is_letter_row, is_null, is_prose,
    is_row_or_grid,
};
use super::chunks::{CellSpans, ChunkList, LineCutter, Row, cells_of_run, count_cells};
use super::class::{ANY, BETWEEN_WORDS, ByteClasses, Line, QUOTE, SEPARATOR, classes_of};
use super::format::Format;
use crate::shape::Shape;

/// What the words of a line can be, in the order in which it is tried.
pub(super) static WORDS: [Case<LineCutter>; 9] = [
    case("puzzles", "3xx442x1x34224x3 easy", ANY, Row::take_puzzles),
    case("joined rows", "3xx4/42x1/x342/24x3", ANY, Row::take_joined_rows),
    case("boxes", "3 . * . 4\n4 2 * . 1\n*********\n. 3 * 4 2\n2 4 * . 3", ANY, Row::take_boxes),
    case("groups on end", ON_END, ANY, Row::take_groups_on_end),
    case("cells", "3 . . 4\n4 2 . 1\n. 3 4 2\n2 4 . 3", ANY, Row::take_cells),
    case("pencil marks", "134 234 34 2\n134 234 34 2\n134 234 34 2\n134 234 34 2", ANY, Row::take_marks),
    case("groups", "3x x4\n42 x1\nx3 42\n24 x3", ANY, Row::take_groups),
    case("prose", "12 mai 2024\n3xx4 42x1 x342 24x3", ANY, Row::take_prose),
    case("rows", "3xx4 42x1 x342 24x3", ANY, Row::take_rows),
];

/// A 6×6 whose boxes have three rows and two columns.
const ON_END: &str = "34 6. .1\n.. .. 4.\n6. .1 5.\n\n2. .. ..\n4. 23 .5\n13 .. .2";

impl Row {
    /// Cuts a part of a line at blanks, brackets and punctuation.
    #[inline(never)] // a copy in each caller makes the module for browsers larger
    pub(super) fn cut_words(&mut self, line: Line, part: Span) -> Option<()> {
        split_words(line.text, part, BETWEEN_WORDS, &mut self.words);
        // Four words in a row of eight or twelve cells are groups, as `5. 3. .. 8.`.
        if self.words.len() != 4 || !matches!(self.side, Some(8 | 12)) {
            take_decimals_off(line.text, &mut self.words, false);
        }
        try_cases(&WORDS, line.classes, |cutter| cutter(self, line, part).is_some());
        Some(())
    }

    fn words<'a>(&self, line: Line<'a>) -> impl Iterator<Item = &'a [u8]> + Clone {
        self.words.iter().map(move |word| word.of(line.text))
    }

    /// Cuts a line that has one sign between its boxes, and only there. An 8×8 with such signs looks like a 9×9.
    pub(super) fn take_boxes(&mut self, line: Line, _: Span) -> Option<()> {
        let text = line.text;
        let count = match &self.words[..] {
            [word] => word.len(),
            words => words.len(),
        };
        let width = |side: usize| Shape::of_side(side).map_or(side, Shape::box_columns);
        let is_length = |side: &usize| *side != 8 && side + side / width(*side) - 1 == count;
        let side = Shape::ALL.map(Shape::side).into_iter().find(is_length)?;
        let cells = match &self.words[..] {
            [word] => CellSpans::of(text, *word).collect(),
            words => words.to_vec(),
        };
        if cells.len() != count {
            return None;
        }
        self.take_between(text, &cells, [width(side), side], Format::Grid)?;
        self.bordered = true;
        Some(())
    }

    /// Cuts a word that has one sign between its rows, and only there.
    pub(super) fn take_joined_rows(&mut self, line: Line, _: Span) -> Option<()> {
        let (text, [word]) = (line.text, &self.words[..]) else { return None };
        let count = if word.len() < 19 { return None } else { count_cells(word.of(text)) };
        let is_side = |side: &usize| [count, count + 1].contains(&(side * (side + 1)));
        let side = Shape::ALL.map(Shape::side).into_iter().find(is_side)?;
        let cells: Vec<Span> = CellSpans::of(text, *word).collect();
        // Twenty cells with blanks among them may be a row of a 20×20.
        let is_row = Shape::of_side(count).is_some() && cell_value(cells[side].of(text)) == Some(0);
        if is_row { None } else { self.take_between(text, &cells, [side; 2], Format::Rows) }
    }

    /// Takes rows of `side` cells, if behind each `width` of them stands the same sign, and nowhere else.
    #[inline(never)] // a copy in each caller makes the module for browsers larger
    fn take_between(
        &mut self,
        text: &[u8],
        cells: &[Span],
        [width, side]: [usize; 2],
        format: Format,
    ) -> Option<()> {
        let sign = cells.get(width)?.of(text);
        let is_letter = str::from_utf8(sign).is_ok_and(|sign| sign.contains(char::is_alphanumeric));
        let fits = |(at, cell): (usize, &Span)| match cell.of(text) {
            cell if (at + 1).is_multiple_of(width + 1) => cell == sign,
            cell => cell != sign && cell_value(cell).is_some(),
        };
        if count_characters(sign) != 1 || is_letter || !cells.iter().enumerate().all(fits) {
            return None;
        }
        let cells: Vec<Span> = cells.iter().filter(|cell| cell.of(text) != sign).copied().collect();
        cells.chunks(side).for_each(|row| self.cut.push_apart(row));
        self.format = Some(format);
        Some(())
    }

    /// Takes puzzles; other words are notes about them, most of them part of a format.
    fn take_puzzles(&mut self, line: Line, part: Span) -> Option<()> {
        if self.are_shorter_than(16) {
            return None;
        }
        // Sixteen cells are a 4×4, or a row of a 16×16 if any of them is.
        let has_rows = self.words(line).any(|word| word.len() == 16 && !is_four_by_four(word));
        let is_puzzle = |word: &[u8]| {
            // A sentence in Thai has no blanks.
            has_puzzles(word) && (word.is_ascii() || !is_prose(word)) || !has_rows && is_four_by_four(word)
        };
        let noted = self.noted_format(line, part);
        let (mut has_puzzle, mut ignored) = (false, 0);
        for word in &self.words {
            if is_puzzle(word.of(line.text)) {
                has_puzzle = true;
                self.cut.push_run(line.text, *word);
            } else if noted.is_none() {
                ignored += count_characters(word.of(line.text));
            }
        }
        has_puzzle.then(|| {
            self.format = self.format.or(noted);
            self.ignored += ignored;
        })
    }

    /// The format that a line with more than a puzzle is in.
    fn noted_format(&self, line: Line, part: Span) -> Option<Format> {
        let (first, part) = (self.words(line).next()?, part.trimmed(line.text).of(line.text));
        match part.get(first.len()) {
            _ if part.starts_with(b":") => Some(Format::Hodoku),
            _ if first.len() == 12 && are_all(first, |byte| byte.is_ascii_hexdigit()) => Some(Format::Bank),
            Some(b':') if has_puzzles(first) => Some(Format::Tdoku),
            _ => None,
        }
    }

    /// Takes cells that stand apart, if most words are some: one wrong word among cells is a wrong cell.
    fn take_cells(&mut self, line: Line, part: Span) -> Option<()> {
        self.drop_words_around(line);
        let cells = || self.words(line).filter(|word| is_cell(word)).count();
        let are_cells = self.are_shorter_than(2) || 2 * cells() > self.words.len();
        (are_cells && !self.words.is_empty()).then(|| self.take_apart(line, part))
    }

    /// Drops the words before and behind a grid, or a row of the length that is known: `5 3 . . … 9 0.8156`.
    fn drop_words_around(&mut self, line: Line) {
        let is_odd = |word: &Span| !is_cell(word.of(line.text));
        let begin = self.words.iter().take_while(|word| is_odd(word)).count();
        let end = self.words.len() - self.words.iter().rev().take_while(|word| is_odd(word)).count();
        let length = end.saturating_sub(begin);
        if length < self.words.len() && (self.side == Some(length) || Shape::of_cells(length).is_some()) {
            let around = self.words[..begin].iter().chain(&self.words[end..]);
            self.ignored += around.map(|word| count_characters(word.of(line.text))).sum::<usize>();
            self.words.truncate(end);
            self.words.drain(..begin);
        }
    }

    /// Whether all words are shorter than a power of two; without a branch, many are looked at at a time.
    #[inline(never)]
    fn are_shorter_than(&self, power_of_two: usize) -> bool {
        self.words.iter().fold(0, |bits, word| bits | word.len()) < power_of_two
    }

    fn take_apart(&mut self, line: Line, part: Span) {
        let may_have_commas = self.words.len() > 1 && self.format.is_none() && line.has(SEPARATOR);
        if may_have_commas && has_any(part.of(line.text), |byte| matches!(byte, b',' | b';')) {
            self.format = Some(Format::Csv);
        }
        self.cut.push_apart(&self.words);
    }

    fn take_marks(&mut self, line: Line, part: Span) -> Option<()> {
        self.are_marks(line).then(|| self.take_apart(line, part))
    }

    /// Whether the words are pencil marks: digits in ascending order, for each cell of a row or of a grid. Words that are
    /// all as long as they are many are a 4×4's or 6×6's rows.
    #[inline(never)] // a copy in each caller makes the module for browsers larger
    pub(super) fn are_marks(&self, line: Line) -> bool {
        let count = self.words.len();
        let Some(shape) = Shape::of_side(count).or(Shape::of_cells(count)) else { return false };
        let (side, ascends) = (shape.side(), |one: &u8, next: &u8| one < next);
        let digits = b'1'..=b'0' + side.min(9) as u8;
        let is_mark =
            |word: &[u8]| word.is_sorted_by(ascends) && word.iter().all(|byte| digits.contains(byte));
        self.words.iter().any(|word| word.len() != side) && self.words(line).all(is_mark)
    }

    /// Whether the words may be pencil marks: in each the digits ascend, and none is above the number of words, or it
    /// is a lone dot. None if a word has a space, or a character that is no cell of a grid with this side.
    pub(super) fn may_be_marks(&self, text: &[u8], side: usize) -> Option<bool> {
        let mut may_be = true;
        for word in &self.words {
            let (mut last, mut ascends) = (0, true);
            for byte in word.of(text) {
                let digit = usize::from(VALUES[usize::from(*byte)]);
                if *byte == b' ' || digit > side {
                    return None;
                }
                ascends &= last < digit && digit <= self.words.len();
                last = digit;
            }
            may_be &= ascends || word.of(text) == b".";
        }
        Some(may_be)
    }

    /// Takes the cells of a row or grid that is written in groups, each as wide as a box.
    ///
    /// Groups of four cells are the rows of a 4×4 unless any is above 4, or rows are known to be longer.
    fn take_groups(&mut self, line: Line, _: Span) -> Option<()> {
        let first = self.words.first().filter(|_| self.words.len() > 1)?;
        let width = count_cells(first.of(line.text));
        let length = width * self.words.len();
        let shape = Shape::of_side(length).or(Shape::of_cells(length).filter(|_| width != 4));
        let shape = shape.filter(|shape| shape.box_columns() == width)?;
        if self.words(line).any(|word| count_cells(word) != width) {
            return None;
        }
        let all_cells = || self.words(line).flat_map(cells_of_run);
        let digits_up_to = |limit: usize| {
            all_cells().filter_map(cell_value).filter(move |digit| usize::from(*digit) <= limit).count()
        };
        let is_row = width != 4 || self.side == Some(length) || digits_up_to(4) < digits_up_to(usize::MAX);
        let are_digits = is_row && 2 * digits_up_to(shape.side()) > length;
        if !are_digits && !is_letter_row(all_cells(), length, self.side) {
            return None;
        }
        self.words.iter().for_each(|word| self.cut.cells.extend(CellSpans::of(line.text, *word)));
        self.cut.close_apart(length);
        Some(())
    }

    /// Takes prose: at least half of the words are, not counting numbers as in `12 mai 2024`.
    pub(super) fn take_prose(&mut self, line: Line, _: Span) -> Option<()> {
        let is_row = |word: &[u8]| is_letter_row(cells_of_run(word), count_cells(word), self.side);
        let is_prose_at = |place: &&Span| is_prose(place.of(line.text)) && !is_row(place.of(line.text));
        let mut prose = self.words.iter().filter(is_prose_at);
        let first = prose.next()?;
        // Where all words are as wide, they may be groups of cells.
        let width = count_cells(first.of(line.text));
        let are_groups = self.words(line).all(|word| count_cells(word) == width);
        let is_number =
            |word: &[u8]| word.len() <= 4 && has_any(word, |byte| byte.is_ascii_digit()) && !is_prose(word);
        let numbers = self.words(line).filter(|word| !are_groups && is_number(word)).count();
        if 2 * (1 + prose.count()) < self.words.len() - numbers {
            return None;
        }
        if self.cut.chunks.is_empty() && self.prose.is_none() {
            self.prose = Some(*first);
        } else {
            // Behind a row in brackets, as in numpy's `[5, 3, 0, 0]], dtype=int8)`.
            self.ignored += self.words(line).map(count_characters).sum::<usize>();
        }
        Some(())
    }

    /// Takes each word as a row, or as a part of one.
    fn take_rows(&mut self, line: Line, _: Span) -> Option<()> {
        self.words.iter().for_each(|word| push_word(&mut self.cut, line.text, *word));
        Some(())
    }
}

/// Adds a word: one cell or a run of them.
pub(super) fn push_word(cut: &mut ChunkList, text: &[u8], word: Span) {
    if is_cell(word.of(text)) { cut.push_apart(&[word]) } else { cut.push_run(text, word) }
}

/// Finds what stands between separators; a string without anything but blanks is an empty word.
pub(super) fn split_words(text: &[u8], part: Span, separators: ByteClasses, words: &mut Vec<Span>) {
    words.clear();
    look_at(part.len());
    let (mut begin, mut quote) = (part.begin, None);
    for (at, &byte) in (part.begin..).zip(part.of(text)) {
        let class = classes_of(byte);
        if class & separators != 0 {
            if begin < at {
                words.push(Span { begin, end: at });
            }
            if class == QUOTE {
                words.extend(blank_string(text, at, &mut quote));
            }
            begin = at + 1;
        }
    }
    if begin < part.end {
        words.push(Span { begin, end: part.end });
    }
}

/// The string that ends with a quotation mark, as an empty word, if it has only blanks; `open` is its first mark.
fn blank_string(text: &[u8], mark: usize, open: &mut Option<usize>) -> Option<Span> {
    let Some(begin) = *open else {
        *open = Some(mark);
        return None;
    };
    let string = Span { begin: begin + 1, end: mark };
    open.take_if(|begin| text[*begin] == text[mark])?;
    are_all(string.of(text), |byte| byte == b' ').then_some(Span { end: string.begin, ..string })
}

/// Takes the marks off a row or grid of numbers such as `5.`, `5.0` and `5*`, or off any number of fields.
pub(super) fn take_decimals_off(text: &[u8], words: &mut [Span], are_fields: bool) {
    let whole = |word: &Span| {
        let word = word.of(text);
        let digits = position(word, |byte| !byte.is_ascii_digit());
        match &word[digits..] {
            blank if digits == 0 => (blank.len() < 2 || is_null(blank)).then_some(word.len()),
            [] | [b'*'] if digits < 3 => Some(digits),
            [b'.', zeros @ ..] if digits < 3 => are_all(zeros, |byte| byte == b'0').then_some(digits),
            _ => None,
        }
    };
    let has_more = words.iter().fold(0, |bits, word| bits | word.len()) > 1;
    let may_be_cells = has_more && (are_fields || is_row_or_grid(words.len()));
    if may_be_cells && words.iter().all(|word| whole(word).is_some()) {
        words.iter_mut().for_each(|word| word.end = word.begin + whole(word).unwrap_or_default());
    }
}
