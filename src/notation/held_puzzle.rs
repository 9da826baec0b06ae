//! Waiting for the map of a puzzle's regions, which may stand in the lines below it, or for a grid with its answers.
//!
//! The first puzzle of a text is held until the next line says whether a map follows, and if it has several lines, until
//! the next grid. If there is a map, the text has pairs of a puzzle and a map, and each puzzle is held; else none is any
//! more.

use super::block::with_regions;
use super::bytes::{is_space, look_at};
use super::class::Line;
use super::error::Fault;
use super::fold::ColumnShifts;
use super::region_map::{MOST_ODD, may_have_map, regions_of_map};
use crate::puzzle::Puzzle;
use std::mem;

/// A puzzle that is held, and what may be its map.
#[derive(Debug, Default)]
pub(super) struct HeldPuzzle {
    pub(super) puzzle: Option<Puzzle>,
    /// Whether the next line may be of its map.
    may_have_map: bool,
    /// The lines that may be the map, and the symbols in them.
    text: Vec<u8>,
    symbols: Vec<u8>,
    /// Whether a map was there: puzzles have maps in this text.
    pub(super) are_pairs: bool,
}

impl HeldPuzzle {
    /// Holds a puzzle, whose format may have a map.
    pub(super) fn hold(&mut self, puzzle: Puzzle, is_plain: bool) {
        self.may_have_map = is_plain && may_have_map(puzzle.grid());
        self.puzzle = Some(puzzle);
    }

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

    /// Takes a line below the puzzle, if it is blank or may be of a map. The symbols of a line that is not taken are
    /// kept as well; [`take_lines`](HeldPuzzle::take_lines) drops them.
    pub(super) fn take_line(&mut self, line: Line) -> bool {
        let Some(puzzle) = self.puzzle.as_ref().filter(|_| self.may_have_map) else {
            return false;
        };
        let shape = puzzle.grid().shape();
        let plain = ColumnShifts::default().plain_line(0, line);
        let plain = plain.as_deref().unwrap_or(line.text);
        look_at(plain.len());
        let begin = self.symbols.len();
        self.symbols.extend(plain.iter().filter(|byte| !is_space(**byte)));
        let symbols = &self.symbols[begin..];
        // What has nothing but a tag may begin a document.
        let is_blank = begin == 0 && symbols.is_empty() && !line.text.contains(&b'<');
        let is_long = symbols.len() == shape.side() || begin == 0 && symbols.len() == shape.cell_count();
        let odd = self.symbols.iter().filter(|byte| !byte.is_ascii_alphanumeric()).count();
        let is_row = is_long && odd <= MOST_ODD;
        if is_row {
            self.text.extend_from_slice(line.text);
            self.text.push(b'\n');
        }
        is_blank || is_row
    }

    /// Whether the lines below the puzzle have as many symbols as it has cells.
    pub(super) fn has_all_symbols(&self) -> bool {
        self.puzzle.as_ref().is_some_and(|puzzle| puzzle.grid().shape().cell_count() == self.symbols.len())
    }

    /// Gives the puzzle its regions, if the lines below it are a map.
    ///
    /// # Errors
    ///
    /// If the regions cannot be. The puzzle is gone then.
    pub(super) fn give_regions(&mut self) -> Result<(), Fault> {
        let shape = self.puzzle.as_ref().map(|puzzle| puzzle.grid().shape());
        let regions = shape.and_then(|shape| regions_of_map(&self.symbols, shape));
        self.are_pairs |= regions.is_some();
        if let Some(regions) = regions
            && let Some(puzzle) = self.puzzle.take()
        {
            self.text.clear();
            self.puzzle = Some(with_regions(puzzle, &regions)?);
        }
        Ok(())
    }

    /// Takes the lines away that are of no map.
    pub(super) fn take_lines(&mut self) -> Vec<u8> {
        self.symbols.clear();
        self.may_have_map = false;
        mem::take(&mut self.text)
    }
}
