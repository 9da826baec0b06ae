//! What stands around the cells of puzzles and may name them: in the line above, beside them in their line, and in notes.

use super::NINE;
use super::block::{Block, LocatedFault};
use super::bytes::{Span, has_any, is_space, lines, position};
use super::cells::{has_puzzles, is_four_by_four, sukaku_shape};
use super::chunks::{Chunk, Row};
use super::class::{BETWEEN_WORDS, HASH, Line};
use super::fold::own_words;
use super::format::Format;
use super::label::{LONGEST, Label, shown};
use super::pending::SIXTEEN;
use super::sink::puzzle_of_nine;
use super::words::split_words;
use crate::puzzle::Puzzle;
use crate::shape::Shape;
use std::mem;

/// So many characters are kept of what is passed over.
const LONGEST_PASSED: usize = 20;

/// What stands above the next puzzle and beside the last ones, and what is passed over.
#[derive(Debug, Default)]
pub(super) struct Labels {
    /// Whether nobody asks for labels.
    pub(super) are_unwanted: bool,
    /// The words of the line with this number as they stand there, if it was made plain.
    own: (usize, Vec<u8>),
    /// What notes at the head of a file say.
    notes: Label,
    /// What the line above says, and whether its characters count as ignored.
    heading: Option<(String, bool)>,
    /// Which line was the last one of prose: several after each other are no heading.
    prose: usize,
    /// What stands beside each of the last puzzles that have a line each.
    pub(super) beside: Vec<Label>,
    /// The first text that is passed over and is no part of a label.
    pub(super) passed: String,
}

impl Labels {
    /// Keeps the words of a line that is made plain.
    pub(super) fn keep_own(&mut self, number: usize, line: Line) {
        if !self.are_unwanted {
            self.own = (number, own_words(line).unwrap_or_default());
        }
    }

    /// The words of a line as they stand there.
    #[inline(never)] // a copy in each caller makes the module for browsers larger
    pub(super) fn own<'a>(&'a self, number: usize, line: &'a [u8]) -> &'a [u8] {
        if self.own.0 == number { &self.own.1 } else { line }
    }

    /// Takes lines of words; the first one may be a heading, if it is none of a code.
    pub(super) fn take_words(&mut self, words: &[u8], number: usize, may_be_heading: bool) {
        if may_be_heading {
            let line = self.own(number, lines(words).next().unwrap_or_default()).to_vec();
            return self.take_line(&line, number, true);
        }
        self.drop_heading();
        self.pass(words);
    }

    /// Takes a line that may be a heading, and whose characters may count as ignored.
    fn take_line(&mut self, line: &[u8], number: usize, counts: bool) {
        self.drop_heading();
        let is_alone = self.prose == 0 || number != self.prose + 1;
        self.prose = number;
        if is_alone && is_heading(line) && !self.are_unwanted {
            self.heading = Some((shown(line, LONGEST), counts));
        } else if counts {
            self.pass(line);
        }
    }

    /// Takes a note in a line of its own. A letter says in SudoCue's files what it is about.
    pub(super) fn take_note(&mut self, line: &[u8], number: usize, is_head: bool) {
        let line = self.own(number, line).to_vec();
        match *line {
            // A word, as in `#Author: …`.
            [b'#', b'A' | b'D' | b'C' | b'S' | b'L', b'a'..=b'z', ..] => self.take_line(&line, number, false),
            [b'#', about, ref value @ ..] if is_head && !self.are_unwanted => {
                let rank = b"DLASC".iter().position(|known| *known == about);
                rank.into_iter().for_each(|rank| self.notes.add(rank, value));
            }
            _ => self.take_line(&line, number, false),
        }
    }

    /// Forgets the heading: it is above no puzzle, or above several.
    #[inline(never)] // a copy in each caller makes the module for browsers larger
    pub(super) fn drop_heading(&mut self) {
        if let Some((heading, true)) = self.heading.take() {
            self.pass(heading.as_bytes());
        }
    }

    /// Notes what is passed over.
    #[inline(never)] // a copy in each caller makes the module for browsers larger
    pub(super) fn pass(&mut self, text: &[u8]) {
        if self.passed.is_empty() {
            self.passed = shown(lines(text).next().unwrap_or_default(), LONGEST_PASSED);
        }
    }

    /// Takes what stands beside a puzzle in its line.
    pub(super) fn take_beside(&mut self, number: usize, line: Line, row: &Row) {
        let cells = row.cut.chunks.iter().map(|chunk| chunk.len()).sum();
        if self.are_unwanted || cells < SIXTEEN || Shape::of_cells(cells).or(sukaku_shape(cells)).is_none() {
            return;
        }
        let has_words = matches!(*row.cut.chunks, [Chunk::Run(..)])
            && (row.ignored > 0 || row.format == Some(Format::Bank));
        let label = match has_words || line.has(HASH) {
            true => words_beside(self.own(number, line.text), has_words),
            false => Label::default(),
        };
        self.beside.push(label);
    }

    /// The label of the next puzzle: what is above it, and what is beside it.
    #[inline(never)] // a copy in each caller makes the module for browsers larger
    fn label_with(&mut self, beside: Option<Label>) -> Label {
        let mut label = Label::default();
        if let Some((heading, _)) = self.heading.take() {
            label.add(0, heading.as_bytes());
        }
        label.add_all(mem::take(&mut self.notes));
        label.add_all(beside.unwrap_or_default());
        label
    }

    /// Gives the puzzles of some lines their labels. What is above them is said of one alone.
    pub(super) fn give_to(&mut self, block: &mut Block, text: &[u8]) {
        if block.puzzles.is_empty() {
            return;
        }
        let beside = mem::take(&mut self.beside);
        let is_word = |slot: &Result<Puzzle, LocatedFault>| slot.as_ref().is_err_and(|at| at.fault.is_word());
        if block.puzzles.iter().all(is_word) {
            return;
        }
        let count = block.puzzles.len();
        let mut labels = if beside.len() == count { beside } else { Vec::new() };
        if block.ignored > 0 && self.passed.is_empty() && labels.iter().all(Label::is_empty) {
            // Words beside the cells of the first line, or what stands before them.
            let line = lines(text).next().unwrap_or_default().trim_ascii_start();
            let words = words_beside(line, true);
            self.pass(words.first().map_or(&line[..position(line, is_space)], str::as_bytes));
        }
        match count {
            1 => labels = vec![self.label_with(labels.pop())],
            _ => {
                self.drop_heading();
                self.notes = Label::default();
            }
        }
        for (slot, label) in block.puzzles.iter_mut().zip(labels) {
            slot.iter_mut().for_each(|puzzle| label.give_to(puzzle));
        }
    }

    /// The puzzle of a 9×9 that was read at a glance in a text, if that calls it something.
    #[inline]
    pub(super) fn named_nine(&mut self, cells: &[u8; NINE], text: &[u8]) -> Option<Puzzle> {
        let has_above = self.heading.is_some() || !self.notes.is_empty();
        // Most are a line of cells alone.
        if self.are_unwanted || text.len() <= NINE + 2 && !has_above {
            return None;
        }
        let has_note = text.contains(&b'#') && lines(text).count() == 1;
        (has_above || has_note).then(|| self.name_nine(cells, has_note.then_some(text)))
    }

    #[inline(never)]
    fn name_nine(&mut self, cells: &[u8; NINE], noted: Option<&[u8]>) -> Puzzle {
        let mut puzzle = puzzle_of_nine(cells);
        self.label_with(noted.map(|text| words_beside(text, false))).give_to(&mut puzzle);
        puzzle
    }
}

/// Whether a line can name what is below it: it is short, and no sentence.
fn is_heading(line: &[u8]) -> bool {
    const LONGEST_HEADING: usize = 200;
    let line = line.trim_ascii();
    // The names of columns are letters alone.
    let is_word = |pair: &[u8]| pair.iter().all(u8::is_ascii_alphabetic) || !pair[0].is_ascii();
    line.len() <= LONGEST_HEADING
        && line.windows(2).any(is_word)
        && match line.last() {
            Some(b':') => line.iter().any(u8::is_ascii_digit),
            Some(b'.' | b',' | b';' | b'!' | b'?') => false,
            _ => true,
        }
}

/// What stands beside cells in a line: in the note at its end, and before and behind the cells if words are there.
#[inline(never)]
fn words_beside(line: &[u8], has_words: bool) -> Label {
    let note = position(line, |byte| byte == b'#');
    let (mut words, mut label) = (Vec::new(), Label::default());
    if has_words {
        split_words(line, Span { begin: 0, end: note }, BETWEEN_WORDS, &mut words);
        let is_puzzle = |word: &[u8]| (has_puzzles(word) || is_four_by_four(word)) && word.is_ascii();
        words.retain(|word| is_puzzle(word.of(line)));
        words.push(Span { begin: note, end: note });
    }
    let mut begin = 0;
    for word in &words {
        let part = &line[begin..word.begin];
        // A short number before the cells counts the puzzles, as in `12. 53..7…`.
        let is_number =
            || part.len() <= 10 && !has_any(part, |byte| byte.is_ascii_alphabetic() || !byte.is_ascii());
        if words.len() > 1 && (begin > 0 || !is_number()) {
            label.add(1, part);
        }
        begin = word.end;
    }
    // What was done on a puzzle is no word of the text.
    if !line[note..].starts_with(b"# {") {
        label.add(1, &line[note..]);
    }
    label
}
