//! Cutting a line into chunks of cells, whatever stands between them. Borders and notes are passed over here.

use super::cells::{
    Cells, Chunk, count, is_cell, is_four, is_letter_row, is_nothing, is_whole, letter, value, words,
};
use super::format::Format;
use super::labels::{is_prose, label};
use super::scan::{all, characters, find, has, is_space, number, parts, position, trim, visible};
use crate::shape::Shape;

/// More characters than a grid takes in a line.
const LONGEST_GRID: usize = 25 * 25 * 32;

/// What a line holds.
#[derive(Default)]
pub(super) struct Row<'a> {
    pub(super) chunks: Vec<Chunk<'a>>,
    /// What the line says of the format, if anything.
    pub(super) format: Option<Format>,
    /// How many characters mean nothing.
    pub(super) ignored: usize,
    /// Whether there is a border.
    pub(super) bordered: bool,
    /// Whether there is nothing but a label.
    pub(super) is_label: bool,
    /// Whether there are words, of which the first one is the only chunk.
    pub(super) is_prose: bool,
}

/// Cuts a line, of a puzzle that is known to have borders or rows of so many cells.
#[inline(never)]
pub(super) fn cut(line: &[u8], bordered: bool, side: Option<usize>) -> Row<'_> {
    let mut row = Row { format: border(trim(line), bordered), ..Row::default() };
    if row.format.is_some() {
        row.bordered = true;
        return row;
    }
    let (line, _) = line.split_at(position(line, |byte| byte == b'#'));
    let (label, after) = line.split_at(label(line));
    let whole = cut_cells(line, side);
    // In rows such as `53. .7. ...` the full stop is a blank.
    if label.is_empty() || has(label, |byte| byte == b'.') && whole.is_row() {
        return whole;
    }
    let mut row = cut_cells(after, side);
    row.is_label = after.is_empty();
    if !row.is_prose && !row.chunks.iter().all(is_part) {
        return whole;
    }
    row.ignored += visible(label);
    row
}

/// Whether a chunk is as long as a row, or as a grid.
fn is_part(chunk: &Chunk) -> bool {
    Shape::of_side(chunk.len()).is_some() || Shape::of_cells(chunk.len()).is_some()
}

#[inline(never)]
fn cut_cells(line: &[u8], side: Option<usize>) -> Row<'_> {
    let mut row = Row::default();
    if has(line, is_bracket) {
        let line = &line[assignment(line)..];

        row.format = Some(Format::Json);
        for part in parts(line, |byte| matches!(byte, b']' | b'}')) {
            row.cut_words(line, part, side);
        }
    } else if line.len() > LONGEST_GRID {
        row.cut_words(line, line, side);
    } else if has(line, |byte| byte == b'|') {
        row.bordered = true;
        row.format = Some(Format::Grid);
        row.chunks.extend(barred(trim(line)));
    } else if let Some(cells) = fields(line, side) {
        row.format = Some(Format::Csv);
        row.chunks.push(Chunk::Cells(cells));
    } else if let Some(cells) = blank_filled(line, Shape::of_cells) {
        row.chunks.push(Chunk::Cells(cells));
    } else {
        row.cut_words(line, line, side);
    }
    row
}

impl<'a> Row<'a> {
    /// Whether there are rows of digits and blanks, or grids, and nothing else.
    fn is_row(&self) -> bool {
        let is_whole = |chunk: &Chunk| is_part(chunk) && chunk.cells().all(|cell| value(cell).is_some());
        self.ignored == 0 && !self.chunks.is_empty() && self.chunks.iter().all(is_whole)
    }

    /// Whether there is one cell and nothing else.
    pub(super) fn is_lone_cell(&self) -> bool {
        matches!(self.chunks.as_slice(), [chunk] if chunk.len() == 1)
    }

    fn cut_words(&mut self, line: &[u8], part: &'a [u8], side: Option<usize>) {
        let words = words(part, |byte| is_space(byte) || is_bracket(byte) || b",;:\"'".contains(&byte));
        let words = whole_numbers(words);
        // Sixteen cells are a 4×4, or a row of a 16×16 if any of them is.
        let has_rows = words.iter().any(|word| word.len() == 16 && !is_four(word));
        let is_whole = |word: &[u8]| {
            // A sentence in Thai has no blanks.
            is_whole(word) && (word.is_ascii() || !is_prose(word)) || !has_rows && is_four(word)
        };
        if words.iter().any(|word| is_whole(word)) {
            // The others are notes about it, most of them part of a format.
            let noted = noted_format(line, &words);
            self.format = self.format.or(noted);
            for word in words {
                if is_whole(word) {
                    self.push_whole(Chunk::run(word));
                } else if noted.is_none() {
                    self.ignored += characters(word);
                }
            }
            return;
        }
        let cells = words.iter().filter(|word| is_cell(word)).count();
        // Most of them, not all: one wrong word among cells is a wrong cell.
        if 2 * cells > words.len() || are_marks(&words) {
            if words.len() > 1 && self.format.is_none() && has(line, |byte| matches!(byte, b',' | b';')) {
                self.format = Some(Format::Csv);
            }
            self.chunks.push(Chunk::Cells(words));
        } else if let Some(cells) = groups(&words, side) {
            self.chunks.push(Chunk::Cells(cells));
        } else if let Some(prose) = prose(&words, side) {
            if !self.chunks.is_empty() {
                // Behind a row in brackets, as in numpy's `[5, 3, 0, 0]], dtype=int8)`.
                self.ignored += words.iter().map(|word| characters(word)).sum::<usize>();
                return;
            }
            self.is_prose = true;
            self.chunks = vec![Chunk::run(prose)];
        } else if let [label, row] = words.as_slice()
            && is_cell(label)
            && Shape::of_side(count(row))
                .is_some_and(|shape| number(label) != Some(shape.side() as u8) || side == Some(shape.side()))
        {
            self.ignored += characters(label);
            self.chunks.push(Chunk::run(row));
        } else {
            self.chunks.extend(words.into_iter().map(Chunk::run));
        }
    }

    /// Adds a puzzle, unless it is the solution of the one before it.
    fn push_whole(&mut self, chunk: Chunk<'a>) {
        if !self.chunks.last().is_some_and(|last| is_solution(last, &chunk)) {
            self.chunks.push(chunk);
        }
    }
}

/// The words without the decimals of a row or grid of numbers such as `5.` and `5.0`; others as they are.
fn whole_numbers(mut words: Vec<&[u8]>) -> Vec<&[u8]> {
    let whole = |word: &[u8]| position(word, |byte| !byte.is_ascii_digit());
    let is_whole = |word: &&[u8]| {
        let (digits, decimals) = word.split_at(whole(word));
        is_nothing(word)
            || !digits.is_empty() && decimals.starts_with(b".") && all(&decimals[1..], |byte| byte == b'0')
    };
    let count = words.len();
    if words.iter().all(is_whole) && (Shape::of_side(count).is_some() || Shape::of_cells(count).is_some()) {
        for word in words.iter_mut().filter(|word| !is_nothing(word)) {
            *word = &word[..whole(word)];
        }
    }
    words
}

/// Whether the second of two puzzles is the first one's solution.
fn is_solution(puzzle: &Chunk, solution: &Chunk) -> bool {
    let mut differ = false;
    // From 10×10 on, 0 and some letters can be digits, which a solution has as often as it has rows.
    let shape = Shape::of_cells(solution.len()).filter(|shape| shape.side() >= 10);
    let is_digit = |cell: &[u8]| {
        (letter(cell).is_some() || number(cell).is_some())
            && shape
                .is_some_and(|shape| solution.cells().filter(|other| *other == cell).count() == shape.side())
    };
    let extends = |(given, digit): (&[u8], &[u8])| {
        differ |= given != digit;
        (value(digit) != Some(0) || is_digit(digit)) && (given == digit || value(given) == Some(0))
    };
    puzzle.len() == solution.len() && puzzle.cells().zip(solution.cells()).all(extends) && differ
}

fn is_bracket(byte: u8) -> bool {
    matches!(byte, b'[' | b']' | b'{' | b'}')
}

/// The place of the value in a line of a program that assigns one or hands it over.
#[inline(never)]
fn assignment(line: &[u8]) -> usize {
    let begin = position(line, |byte| byte == b'=');
    let begin = if begin < line.len() { begin } else { find(line, b"[[") };
    let value = begin + position(line.get(begin..).unwrap_or_default(), is_bracket);
    let is_assignment = value < line.len()
        && !line.starts_with(b"[")
        && !line.starts_with(b"{")
        && has(&line[..begin], |byte| byte.is_ascii_alphabetic());
    if is_assignment { value } else { 0 }
}

/// The format that a line with more than a puzzle is in.
fn noted_format(line: &[u8], words: &[&[u8]]) -> Option<Format> {
    let first = words[0];
    if trim(line).starts_with(b":") {
        Some(Format::Hodoku)
    } else if first.len() == 12 && all(first, |byte| byte.is_ascii_hexdigit()) {
        Some(Format::Bank)
    } else if is_whole(first) && trim(line)[first.len()..].starts_with(b":") {
        Some(Format::Tdoku)
    } else {
        None
    }
}

/// The first word of prose, if at least half of the words are, not counting numbers as in `12 mai 2024`.
#[inline(never)]
fn prose<'a>(words: &[&'a [u8]], side: Option<usize>) -> Option<&'a [u8]> {
    let is_row = |word: &[u8]| {
        let length = count(word);
        is_letter_row(Cells::of(word), length, side == Some(length))
    };
    let mut prose = words.iter().filter(|word| is_prose(word) && !is_row(word));
    let first = prose.next()?;
    // Where all words are as wide, they may be groups of cells.
    let are_groups = words.iter().all(|word| count(word) == count(first));
    let is_number =
        |word: &&&[u8]| word.len() <= 4 && has(word, |byte| byte.is_ascii_digit()) && !is_prose(word);
    let numbers = if are_groups { 0 } else { words.iter().filter(is_number).count() };
    (2 * (1 + prose.count()) >= words.len() - numbers).then_some(first)
}

/// The cells of a row or grid that is written in groups, each as wide as a box.
///
/// Groups of four cells are the rows of a 4×4 unless any of them is above 4, or rows are known to be longer.
#[inline(never)]
fn groups<'a>(words: &[&'a [u8]], side: Option<usize>) -> Option<Vec<&'a [u8]>> {
    let width = count(words.first()?);
    let length = width * words.len();
    let row = Shape::of_side(length);
    let shape = row.or(Shape::of_cells(length).filter(|_| width != 4))?;
    if words.len() < 2 || width != shape.box_columns() || words.iter().any(|word| count(word) != width) {
        return None;
    }
    let cells: Vec<_> = words.iter().flat_map(|word| Cells::of(word)).collect();
    let is_digit = |cell: &&&[u8]| value(cell).is_some_and(|digit| usize::from(digit) <= shape.side());
    let digits = cells.iter().filter(is_digit).count();
    let is_above_four = || cells.iter().any(|cell| value(cell).is_some_and(|digit| digit > 4));
    let is_certain = side == Some(length) || width != 4 || is_above_four();
    let are_letters = is_letter_row(cells.iter().copied(), length, side == Some(length));
    (are_letters || is_certain && 2 * digits > length).then_some(cells)
}

/// Whether words are pencil marks: digits in ascending order, for each cell of a row or of a grid. Words that
/// are all as long as they are many are a 4×4's or 6×6's rows.
fn are_marks(words: &[&[u8]]) -> bool {
    let count = words.len();
    let side = if Shape::of_side(count).is_some() { count } else { count.isqrt() };
    let is_mark = |word: &&[u8]| {
        let digits = b'1'..=b'0' + side.min(9) as u8;
        word.is_sorted_by(|one, next| one < next) && word.iter().all(|byte| digits.contains(byte))
    };
    Shape::of_side(side).is_some()
        && (count == side || count == side * side)
        && words.iter().any(|word| word.len() != side)
        && words.iter().all(is_mark)
}

/// What kind of border a line is. A line of dashes may be a row of blanks where there are no other borders.
fn border(line: &[u8], bordered: bool) -> Option<Format> {
    let is_dash = |byte: u8| matches!(byte, b'-' | b'=');
    let dashes = line.windows(2).any(|pair| pair.iter().all(|&byte| is_dash(byte) || byte == b'+'));
    let is_centred = line.starts_with(b"|") && line.windows(2).any(|pair| pair == b":-"); // `|:-:|` in a table
    if !(dashes || is_centred) || !all(line, |byte| is_space(byte) || b"-=+:.*'|".contains(&byte)) {
        return None;
    }
    let may_be_row = Shape::of_side(line.len()).is_some() || Shape::of_cells(line.len()).is_some();
    if !bordered && may_be_row && all(line, |byte| byte == b'-') {
        return None;
    }
    match line {
        [b'*', ..] => Some(Format::Ss),
        [b'.' | b':' | b'\'', b'-', ..] => Some(Format::Marks),
        _ => Some(Format::Grid),
    }
}

/// The row in a line with vertical borders.
fn barred(line: &[u8]) -> Option<Chunk<'_>> {
    let inner = line.strip_prefix(b"|").unwrap_or(line);
    let inner = inner.strip_suffix(b"|").unwrap_or(inner);
    let mut parts = parts(inner, |byte| byte == b'|');
    parts.iter_mut().for_each(|part| *part = trim(part));
    let words = words(inner, |byte| is_space(byte) || byte == b'|');
    let run = Chunk::Run(inner, count(inner));
    // Around each cell, and nothing in a blank one.
    if Shape::of_side(parts.len()).is_some() && parts.iter().all(|part| is_cell(part)) {
        return Some(Chunk::Cells(parts));
    }
    // Around each box, and nothing between the cells.
    let is_box = |shape: Shape| parts.iter().all(|part| characters(part) == shape.box_columns());
    if Shape::of_side(run.len()).is_some_and(is_box) {
        return Some(run);
    }
    if Shape::of_side(words.len()).is_some() {
        return Some(Chunk::Cells(words));
    }
    if let Some(cells) = blank_filled(inner, Shape::of_side) {
        return Some(Chunk::Cells(cells));
    }
    match words.len() {
        0 => None,
        count if 2 * count > run.len() => Some(Chunk::Cells(words)),
        _ => Some(run),
    }
}

/// The cells of a line as long as `shape_of` says, where a space stands for a blank.
fn blank_filled(line: &[u8], shape_of: fn(usize) -> Option<Shape>) -> Option<Vec<&[u8]>> {
    let bars = line.iter().filter(|&&byte| byte == b'|').count();
    let shape = shape_of(line.len() - bars)?;
    let side = shape.side() as u8;
    // From 10×10 on, letters can be digits from 1 on.
    let is_letter = |byte| side > 9 && letter(&[byte]).is_some_and(|letter| letter <= side);
    let is_digit = |byte| value(&[byte]).is_some_and(|digit| digit <= side) || is_letter(byte);
    let is_cell = |&byte: &u8| b" |".contains(&byte) || is_digit(byte);
    let has_blanks = line.windows(2).any(|pair| pair == b"  ");
    if !has_blanks || all(line, is_space) || !line.iter().all(is_cell) {
        return None;
    }
    let words = words(line, |byte| is_space(byte) || byte == b'|');
    let is_spaced = Shape::of_side(words.len()).is_some() && words.iter().all(|word| self::is_cell(word));
    (!is_spaced).then(|| line.chunks(1).filter(|cell| *cell != b"|").collect())
}

/// The cells of a row or grid with commas, semicolons or tabs between them, where a blank may be nothing and
/// one is.
fn fields(line: &[u8], side: Option<usize>) -> Option<Vec<&[u8]>> {
    let separators: [fn(u8) -> bool; 3] = [|byte| byte == b',', |byte| byte == b';', |byte| byte == b'\t'];
    let separates = separators.into_iter().find(|separates| has(line, *separates))?;
    let mut cells = parts(line, separates);
    for cell in &mut cells {
        *cell = trim(cell);
        *cell = cell.strip_prefix(b"\"").and_then(|cell| cell.strip_suffix(b"\"")).unwrap_or(cell);
    }
    let blanks = cells.iter().filter(|cell| cell.is_empty()).count();
    // What comes after the last separator is a blank, or nothing.
    let is_surplus = side.map_or(blanks == 1, |side| cells.len() > side);
    if is_surplus {
        cells.pop_if(|cell| cell.is_empty());
    }
    let length = cells.len();
    let is_row = Shape::of_side(length).is_some();
    // Nothing but tabs is not much of a row.
    let has_cells = length > blanks || side == Some(length) || is_row && !separates(b'\t');
    let is_long_enough = is_row || Shape::of_cells(length).is_some();
    let has_blanks = cells.iter().any(|cell| cell.is_empty());
    (is_long_enough && has_cells && has_blanks && cells.iter().all(|cell| is_cell(cell))).then_some(cells)
}
