//! Waiting for the map of a puzzle's regions, which may stand in the lines below it.
//!
//! The first puzzle of a text is held until the next line says whether a map follows. If one does, the text has pairs of a
//! puzzle and a map, and each puzzle is held; else none is any more.

use super::answers::{Found, hand_out};
use super::block::{Block, with_regions};
use super::class::Line;
use super::error::NotationError;
use super::fold::Shifts;
use super::format::Format;
use super::reader::Reader;
use super::region_map::{MOST_ODD, may_have, regions};
use super::scan::{is_space, lines, look_at};
use crate::puzzle::Puzzle;
use std::mem;

/// A puzzle that is held, and what may be its map.
#[derive(Debug, Default)]
pub(super) struct Held {
    puzzle: Option<Puzzle>,
    /// The lines that may be the map, and the symbols in them.
    text: Vec<u8>,
    symbols: Vec<u8>,
    /// Whether a map was there.
    are_pairs: bool,
}

impl Held {
    pub(super) fn is_empty(&self) -> bool {
        self.puzzle.is_none()
    }

    /// Whether the next puzzle may be taken without holding it.
    pub(super) fn is_over(&self) -> bool {
        self.is_empty() && !self.are_pairs
    }

    /// Whether nothing has come behind the first puzzle.
    pub(super) fn is_first_alone(&self) -> bool {
        !self.is_empty() && self.text.is_empty() && !self.are_pairs
    }
}

impl Reader {
    /// Whether the puzzle that was read may have a map below it.
    pub(super) fn may_have_map(&self, block: &Block) -> bool {
        let is_plain = matches!(block.format, Format::Line | Format::Rows | Format::Spaced);
        let is_held = self.held.are_pairs || !self.has_found;
        let [Ok(puzzle)] = block.puzzles.as_slice() else {
            return false;
        };
        is_plain && is_held && !self.may_be_saved() && may_have(puzzle.grid())
    }

    pub(super) fn hold(&mut self, puzzle: Puzzle) {
        self.held.puzzle = Some(puzzle);
    }

    /// Takes a line below a puzzle that is held, if it is blank or may be of a map.
    #[inline(never)]
    pub(super) fn take_of_map(&mut self, line: Line, found: &mut Found) -> bool {
        let Some(puzzle) = &self.held.puzzle else {
            return false;
        };
        let shape = puzzle.grid().shape();
        let plain = Shifts::default().plain(self.line, line);
        let plain = plain.as_deref().unwrap_or(line.text);
        look_at(plain.len());
        let begin = self.held.symbols.len();
        self.held.symbols.extend(plain.iter().filter(|byte| !is_space(**byte)));
        let symbols = &self.held.symbols[begin..];
        let is_blank = begin == 0 && symbols.is_empty();
        let is_long = symbols.len() == shape.side() || begin == 0 && symbols.len() == shape.cell_count();
        let odd = self.held.symbols.iter().filter(|byte| !byte.is_ascii_alphanumeric()).count();
        let is_row = is_long && odd <= MOST_ODD;
        if !is_blank && !is_row {
            self.release(found);
            return false;
        }
        self.line += 1;
        if is_row {
            self.held.text.extend_from_slice(line.text);
            self.held.text.push(b'\n');
        }
        if self.held.symbols.len() == shape.cell_count() {
            let regions = regions(&self.held.symbols, shape);
            self.held.are_pairs |= regions.is_some();
            if let Some(regions) = regions
                && let Some(puzzle) = self.held.puzzle.take()
            {
                self.held.text.clear();
                match with_regions(puzzle, &regions) {
                    Ok(puzzle) => self.held.puzzle = Some(puzzle),
                    Err(fault) => found.push(Err(NotationError { line: self.line, column: 1, fault })),
                }
            }
            self.release(found);
        }
        true
    }

    /// Hands out the puzzle that is held, if any.
    #[inline(never)] // a copy in each caller makes the module for browsers larger
    pub(super) fn hand_out_held(&mut self, found: &mut Found) {
        if let Some(puzzle) = self.held.puzzle.take() {
            hand_out(puzzle, found);
        }
    }

    /// Hands out the puzzle that is held, and takes the lines below it for what else they are.
    #[inline(never)]
    pub(super) fn release(&mut self, found: &mut Found) {
        let text = mem::take(&mut self.held.text);
        self.held.symbols.clear();
        let is_break = |byte: &&u8| **byte == b'\n';
        self.line -= text.iter().filter(is_break).count();
        self.hand_out_held(found);
        for line in lines(&text) {
            self.push_line(Line::of(line), found);
        }
    }
}
