//! The text that a line holds or stands for, and what was done on its puzzle.

use super::block::Block;
use super::cells::value;
use super::error::Fault;
use super::rows::Rows;
use super::rules::Rule;
use super::scan::{Span, find};
use super::symbols::{Shown, symbol};
use super::{boards, fields, lz};
use crate::sets::DigitSet;
use crate::shape::{Shape, Spec};

/// What a line stands for, if it is a code, or why that is no puzzle.
pub(super) type Code = Option<Result<Decoded, Fault>>;

/// A text that a line holds or stands for, and what was done on the puzzle in it.
pub(super) struct Decoded {
    pub(super) text: Vec<u8>,
    /// Where the text begins in the line, if it is in there as it is.
    begin: Option<usize>,
    answers: Vec<u8>,
    masks: Vec<DigitSet>,
    /// Whether the masks are of candidates that are gone.
    are_removed: bool,
    /// What must hold besides the classic rules, if anything.
    rules: Spec,
}

impl Decoded {
    /// A text that is nowhere in the line.
    pub(super) fn text(text: Vec<u8>) -> Decoded {
        Decoded {
            text,
            begin: None,
            answers: Vec::new(),
            masks: Vec::new(),
            are_removed: false,
            rules: Spec::default(),
        }
    }

    /// A part of the line.
    pub(super) fn part(line: &[u8], part: Span) -> Decoded {
        Decoded { begin: Some(part.begin), ..Decoded::text(part.of(line).to_vec()) }
    }

    /// The same, but these candidates are gone.
    pub(super) fn without(self, candidates: Vec<DigitSet>) -> Decoded {
        Decoded { masks: candidates, are_removed: true, ..self }
    }

    /// The same with these rules.
    pub(super) fn with_rules(self, rules: Spec) -> Decoded {
        Decoded { rules, ..self }
    }

    /// Adds the rules that the name of a solver's page stands for, as SudokuWiki has them; a code may say them as well.
    ///
    /// # Errors
    ///
    /// A rule that is not read, or whose regions are not there.
    pub(super) fn add_page(&mut self, page: &[u8], map: Option<&[u8]>) -> Result<(), Rule> {
        let has = |name: &[u8]| find(page, name) < page.len();
        if !has(b".asp") || self.rules != Spec::default() {
            return Ok(());
        }
        if has(b"sudokux") {
            (self.rules.down, self.rules.up) = (true, true);
        } else if has(b"windoku") {
            self.rules.windows = true;
        } else if has(b"jigsaw") {
            let map = map.filter(|map| map.len() == self.text.len()).ok_or(Rule::Regions)?;
            self.rules.regions = Some(fields::regions(map));
        } else if has(b"killer") {
            return Err(Rule::Cages);
        }
        Ok(())
    }

    /// Adds a cell.
    pub(super) fn push(&mut self, given: usize, answer: usize, marks: usize) {
        self.text.push(symbol(given as u8) as u8);
        self.answers.push(answer as u8);
        self.masks.push(DigitSet::from_bits(marks as u32));
    }

    /// Adds the digits that this page's links have beside the givens, one for each cell.
    pub(super) fn add_answers(&mut self, digits: &[u8]) {
        if digits.len() == self.text.len() {
            self.answers = digits.iter().map(|digit| value(&[*digit]).unwrap_or_default()).collect();
        }
    }

    /// Adds the marks that this page's links have: a bit for each digit of each cell, six to a character.
    pub(super) fn add_marks(&mut self, code: &[u8]) {
        let cells = self.text.len();
        let side = Shape::of_cells(cells).map_or(0, Shape::side);
        if code.len() != (cells * side).div_ceil(6) {
            return;
        }
        let sextet = |character: u8| match character {
            b'-' => 62,
            b'_' => 63,
            _ => lz::sextet(character).unwrap_or_default(),
        };
        let is_set = |bit: &usize| sextet(code[bit / 6]) >> (bit % 6) & 1 == 1;
        self.masks = vec![DigitSet::EMPTY; cells];
        for bit in (0..cells * side).filter(is_set) {
            self.masks[bit / side].insert((bit % side) as u8 + 1);
        }
    }

    /// Reads the text.
    pub(super) fn read(self, symbols: &mut Shown) -> Block {
        let mut block = match self.begin {
            Some(begin) => Rows::read_text(&self.text, symbols).shifted(begin),
            None => boards::read(&self.text, symbols).unwrap_or_else(|| Rows::read_text(&self.text, symbols)),
        };
        if self.begin.is_none() {
            // Where the text is wrong is nowhere in the line.
            block.faults().for_each(|fault| fault.at = 0);
        }
        block.with_progress(self.answers, self.masks, self.are_removed).with_rules(&self.rules, 0, symbols)
    }
}
