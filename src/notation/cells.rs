//! Cutting a line into *chunks*: cells that belong together.
//!
//! A chunk is a line of separated cells, or a run of cells without anything between them. Borders, header
//! lines and notes are passed over here.

use super::format::Format;
use crate::shape::Shape;

/// Cells that belong together; a cell is a character, a number, the digits of a pencil mark, or empty for a
/// blank.
pub(super) enum Chunk<'a> {
    /// Cells of a character each, and how many there are.
    Run(&'a str, usize),
    /// Cells that stood apart.
    Cells(Vec<&'a str>),
}

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
    /// Whether a bracket closes, and nothing else is there.
    pub(super) closes: bool,
}

/// Cuts a line, of a puzzle that is known to have borders or rows of so many cells.
pub(super) fn cut(line: &str, bordered: bool, side: Option<usize>) -> Row<'_> {
    let mut row = Row::default();
    if let Some(format) = border(line, bordered) {
        row.format = Some(format);
        row.bordered = true;
        return row;
    }
    let line = line.split('#').next().unwrap_or_default();
    let has_brackets = line.contains(['[', ']', '{', '}']);
    if line.contains(is_bar) {
        row.bordered = true;
        row.format = Some(Format::Grid);
        row.chunks.extend(barred(line));
    } else if let Some(cells) = fields(line, side).filter(|_| !has_brackets) {
        row.format = Some(Format::Csv);
        row.chunks.push(Chunk::Cells(cells));
    } else if let Some(cells) = blank_filled(line, Shape::of_cells) {
        row.chunks.push(Chunk::Cells(cells));
    } else {
        if has_brackets {
            row.format = Some(Format::Json);
        }
        for part in line.split([']', '}']) {
            row.cut_words(line, part);
        }
    }
    row.closes = row.chunks.is_empty() && line.contains(']');
    row
}

impl<'a> Row<'a> {
    /// Whether there is one cell and nothing else.
    pub(super) fn is_lone_cell(&self) -> bool {
        matches!(self.chunks.as_slice(), [chunk] if chunk.len() == 1)
    }

    /// Adds a puzzle, unless it is the solution of the one before it.
    fn push_whole(&mut self, chunk: Chunk<'a>) {
        if !self.chunks.last().is_some_and(|last| is_solution(last, &chunk)) {
            self.chunks.push(chunk);
        }
    }

    fn cut_words(&mut self, line: &str, part: &'a str) {
        let words = words(part);
        // Sixteen cells are a 4×4, or a row of a 16×16 if any of them is.
        let has_rows = words.iter().any(|word| word.len() == 16 && !is_four(word));
        let is_whole = |word: &&str| is_whole(word) || !has_rows && is_four(word);
        let cells = words.iter().filter(|word| is_cell(word)).count();
        if words.iter().any(is_whole) {
            // The others are notes about it, most of them part of a format.
            let notes: usize =
                words.iter().filter(|word| !is_whole(word)).map(|word| word.chars().count()).sum();
            match noted_format(line, &words) {
                Some(format) => self.format = Some(format),
                None => self.ignored += notes,
            }
            words.into_iter().filter(is_whole).map(Chunk::run).for_each(|chunk| self.push_whole(chunk));
        } else if 2 * cells > words.len() || are_marks(&words) {
            // Most of them, not all: one wrong word among cells is a wrong cell.
            if line.contains([',', ';']) && self.format.is_none() && words.len() > 1 {
                self.format = Some(Format::Csv);
            }
            self.chunks.push(Chunk::Cells(words));
        } else {
            self.chunks.extend(words.into_iter().map(Chunk::run));
        }
    }
}

/// Whether the second of two puzzles is the first one's solution.
fn is_solution(puzzle: &Chunk, solution: &Chunk) -> bool {
    let pairs = || puzzle.cells().zip(solution.cells());
    let extends =
        |(given, digit): (&str, &str)| value(digit) != Some(0) && (value(given) == Some(0) || given == digit);
    puzzle.len() == solution.len() && pairs().all(extends) && pairs().any(|(given, digit)| given != digit)
}

impl<'a> Chunk<'a> {
    pub(super) fn run(word: &'a str) -> Chunk<'a> {
        if is_cell(word) { Chunk::Cells(vec![word]) } else { Chunk::Run(word, RunCells(word).count()) }
    }

    pub(super) fn len(&self) -> usize {
        match self {
            Chunk::Run(_, cells) => *cells,
            Chunk::Cells(cells) => cells.len(),
        }
    }

    pub(super) fn cells(&self) -> impl Iterator<Item = &'a str> + Clone {
        let (run, cells) = match self {
            Chunk::Run(run, _) => (*run, &[][..]),
            Chunk::Cells(cells) => ("", cells.as_slice()),
        };
        cells.iter().copied().chain(RunCells(run))
    }
}

/// The cells of a run: characters, but for borders and blanks between them.
#[derive(Clone)]
struct RunCells<'a>(&'a str);

impl<'a> Iterator for RunCells<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let begin = self.0.trim_start_matches(|c: char| is_bar(c) || c.is_whitespace());
        let mut characters = begin.chars();
        if characters.next()? == '+' && characters.as_str().starts_with(|c: char| c.is_ascii_digit()) {
            characters.next();
        }
        let (cell, rest) = begin.split_at(begin.len() - characters.as_str().len());
        self.0 = rest;
        Some(cell)
    }
}

/// The number a cell stands for, 0 for a blank, if it is one. HoDoKu's `+4` is a digit that was filled in.
pub(super) fn value(cell: &str) -> Option<u8> {
    match *cell.as_bytes() {
        [] | [b' '] | [b'+', _] => Some(0),
        [blank] if is_blank(blank) => Some(0),
        [letter @ b'A'..=b'P'] => Some(letter - b'A' + 10),
        [letter @ b'a'..=b'p'] => Some(letter - b'a' + 10),
        [b'0'..=b'9', ..] => cell.parse().ok(),
        _ => (cell == "null").then_some(0),
    }
}

/// Whether a character stands for a blank, besides 0; it is compared with all of them rather than looked up,
/// as that can be done for many characters at once.
pub(crate) const fn is_blank(character: u8) -> bool {
    (character == b'.')
        | (character == b'-')
        | (character == b'_')
        | (character == b'*')
        | (character == b'x')
        | (character == b'X')
}

/// What stands between white space and punctuation; JSON's `""` is an empty word.
fn words(line: &str) -> Vec<&str> {
    let separates = |c: char| {
        c.is_whitespace() || matches!(c, ',' | ';' | ':' | '[' | ']' | '{' | '}' | '"' | '\'' | '\u{feff}')
    };
    let mut words = Vec::new();
    let mut rest = line;
    while !rest.is_empty() {
        if let Some(after) = rest.strip_prefix("\"\"") {
            words.push(rest.split_at(0).0);
            rest = after;
            continue;
        }
        let (word, after) = rest.split_once(separates).unwrap_or((rest, ""));
        words.extend(Some(word).filter(|word| !word.is_empty()));
        rest = after;
    }
    words
}

fn is_cell(word: &str) -> bool {
    let digits = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    word.chars().nth(1).is_none()
        || word == "null"
        || word.len() == 2 && (digits(word) && word <= "25" || word.strip_prefix('+').is_some_and(digits))
}

/// Whether a word has as many cells as a puzzle above 4×4, or as several 9×9s.
fn is_whole(word: &str) -> bool {
    const NINE: usize = 81;
    let count = RunCells(word).count();
    count > 16
        && (Shape::of_cells(count).is_some() || count.is_multiple_of(NINE) || sukaku_shape(count).is_some())
}

/// Whether a word can be a 4×4.
fn is_four(word: &str) -> bool {
    word.len() == 16 && RunCells(word).all(|cell| value(cell).is_some_and(|digit| digit <= 4))
}

/// The shape that has a candidate for each of so many characters.
pub(super) fn sukaku_shape(characters: usize) -> Option<Shape> {
    // 64 characters are an 8×8.
    Shape::ALL.into_iter().skip(1).find(|shape| shape.cells() * shape.side() == characters)
}

/// The format that a line with more than a puzzle is in.
fn noted_format(line: &str, words: &[&str]) -> Option<Format> {
    let is_hash = |word: &&str| word.len() == 12 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    if line.trim_start().starts_with(':') {
        Some(Format::Hodoku)
    } else if words.first().is_some_and(is_hash) {
        Some(Format::Bank)
    } else if line.contains(':') && words.first().is_some_and(|word| is_whole(word)) {
        Some(Format::Tdoku)
    } else {
        None
    }
}

/// Whether words are pencil marks: digits in ascending order, for each cell of a row or of a grid. Words that
/// are all as long as they are many are a 4×4's or 6×6's rows.
fn are_marks(words: &[&str]) -> bool {
    let side = if Shape::of_side(words.len()).is_some() { words.len() } else { words.len().isqrt() };
    let is_mark = |word: &&str| {
        word.bytes().is_sorted_by(|one, next| one < next)
            && word
                .bytes()
                .all(|byte| byte.is_ascii_digit() && usize::from(byte - b'0') <= side && byte != b'0')
    };
    Shape::of_side(side).is_some()
        && (words.len() == side || words.len() == side * side)
        && words.iter().any(|word| word.len() != side)
        && words.iter().all(is_mark)
}

/// A vertical border.
pub(super) fn is_bar(character: char) -> bool {
    matches!(character, '|' | '¦' | '│' | '┃' | '║')
}

/// What kind of border a line is. A line of dashes may be a row of blanks where there are no other borders.
fn border(line: &str, bordered: bool) -> Option<Format> {
    let line = line.trim();
    let is_border = |c: char| {
        matches!(c, '-' | '=' | '+' | ':' | '.' | '*' | '\'' | '\u{2500}'..='\u{257f}')
            || c.is_whitespace()
            || is_bar(c)
    };
    let has_line = ["--", "==", "-+", "─", "━", "═"].iter().any(|part| line.contains(part));
    if !has_line || !line.chars().all(is_border) {
        return None;
    }
    if !bordered && line.bytes().all(|byte| byte == b'-') {
        let length = line.len();
        return (Shape::of_side(length).is_none() && Shape::of_cells(length).is_none())
            .then_some(Format::Grid);
    }
    match line.as_bytes() {
        [b'*', ..] => Some(Format::Ss),
        [b'.' | b':' | b'\'', b'-', ..] => Some(Format::Marks),
        _ => Some(Format::Grid),
    }
}

/// The row in a line with vertical borders.
fn barred(line: &str) -> Option<Chunk<'_>> {
    let line = line.trim();
    let inner = line.strip_prefix(is_bar).unwrap_or(line);
    let inner = inner.strip_suffix(is_bar).unwrap_or(inner);
    let parts = inner.split(is_bar).map(str::trim);
    let words = inner.split(|c: char| is_bar(c) || c.is_whitespace());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let (cells, count) = (RunCells(inner), RunCells(inner).count());
    let is_row = |cells: usize| Shape::of_side(cells).is_some();
    // Around each cell, and nothing in a blank one.
    if is_row(parts.clone().count()) && parts.clone().all(is_cell) {
        return Some(Chunk::Cells(parts.collect()));
    }
    // Around each box, and nothing between the cells.
    let is_box = |shape: Shape| parts.clone().all(|part| part.chars().count() == shape.box_columns());
    if Shape::of_side(count).is_some_and(is_box) {
        return Some(Chunk::Run(inner, count));
    }
    if is_row(words.len()) {
        return Some(Chunk::Cells(words));
    }
    if let Some(cells) = blank_filled(inner, Shape::of_side) {
        return Some(Chunk::Cells(cells));
    }
    match words.len() {
        0 => None,
        words if 2 * words > count => Some(Chunk::Cells(cells.collect())),
        _ => Some(Chunk::Run(inner, count)),
    }
}

/// The cells of a line as long as `shape_of` says, where white space stands for a blank.
fn blank_filled(line: &str, shape_of: impl Fn(usize) -> Option<Shape>) -> Option<Vec<&str>> {
    let cells = || line.chars().filter(|c| !is_bar(*c));
    let shape = line.contains("  ").then(|| shape_of(cells().count())).flatten()?;
    let is_cell = |c: char| c == ' ' || c.is_ascii_digit() || shape.side() > 9 && c.is_ascii_alphabetic();
    let words: Vec<&str> = line.split([' ', '|']).filter(|word| !word.is_empty()).collect();
    let is_spaced = Shape::of_side(words.len()).is_some() && words.iter().all(|word| self::is_cell(word));
    if is_spaced || words.is_empty() || !cells().all(is_cell) {
        return None;
    }
    Some(line.split_inclusive(|_| true).filter(|cell| !cell.starts_with(is_bar)).collect())
}

/// The cells of a row or grid with commas, semicolons or tabs between them, where a blank may be nothing.
fn fields(line: &str, side: Option<usize>) -> Option<Vec<&str>> {
    let separator = [',', ';', '\t'].into_iter().find(|separator| line.contains(*separator))?;
    let quotes = |c: char| c.is_whitespace() || c == '"';
    let mut cells: Vec<&str> = line.split(separator).map(|field| field.trim_matches(quotes)).collect();
    let blanks = cells.iter().filter(|cell| cell.is_empty()).count();
    // What comes after the last separator is a blank, or nothing.
    let is_surplus = side.map_or(blanks == 1, |side| cells.len() > side);
    if is_surplus {
        cells.pop_if(|cell| cell.is_empty());
    }
    let is_row = Shape::of_side(cells.len()).is_some();
    let has_cells = cells.len() > blanks || is_row && (separator != '\t' || side == Some(cells.len()));
    let is_long_enough = is_row || Shape::of_cells(cells.len()).is_some();
    let has_blanks = cells.iter().any(|cell| cell.is_empty());
    (is_long_enough && has_blanks && has_cells && cells.iter().all(|cell| is_cell(cell))).then_some(cells)
}
