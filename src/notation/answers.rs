//! Handing out what was read, with its places in the text.

use super::NINE;
use super::block::{At, Block};
use super::class::Line;
use super::error::{Fault, NotationError};
use super::format::Format;
use super::reader::Reader;
use super::region_map::is_map;
use super::rows::Place;
use super::rules::Rule;
use super::saved::Saved;
use super::scan::visible;
use super::symbols::Shown;
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::shape::Shape;
use std::mem;

/// Puzzles that were read, or why they could not be.
pub(crate) type Found = Vec<Result<Puzzle, NotationError>>;

/// Adds a puzzle that nothing more is said of.
pub(super) fn hand_out(puzzle: Puzzle, found: &mut Found) {
    found.push(Ok(puzzle.without_computed_marks()));
}

/// Where puzzles go, in their order.
pub(crate) trait Sink {
    /// Takes the cells of a 9×9 that was read at a glance.
    fn add_nine(&mut self, cells: &[u8; NINE]);

    /// Takes what was found, and leaves nothing of it.
    fn add(&mut self, found: &mut Found);

    /// Whether a line stands for a puzzle that could not be read.
    fn is_unreadable(&self, _line: &[u8]) -> bool {
        false
    }
}

impl Sink for Found {
    fn add_nine(&mut self, cells: &[u8; NINE]) {
        self.push(Ok(Puzzle::new(Grid::known(Shape::NINE, cells.to_vec()))));
    }

    fn add(&mut self, found: &mut Found) {
        self.append(found);
    }
}

impl Reader {
    /// Reads the lines so far.
    pub(super) fn take(&mut self, found: &mut Found) {
        match mem::take(&mut self.pending).read(&mut self.rows, &mut self.symbols) {
            Some(block) => self.answer(block, found),
            None => self.read_without_braces(found),
        }
    }

    /// Reads lines with braces that are no object's: some programming languages have them around rows.
    fn read_without_braces(&mut self, found: &mut Found) {
        let rows = mem::take(&mut self.rows);
        let last = self.line;
        for (number, line) in rows.numbered() {
            self.line = number;
            self.push_cells(Line::of(line), found);
        }
        self.line = last;
        self.take(found);
    }

    /// Hands out what is read in a line on its own.
    pub(super) fn answer_line(
        &mut self,
        line: Line,
        found: &mut Found,
        read: impl FnOnce(&mut Shown) -> Block,
    ) {
        self.keep(line);
        let block = read(&mut self.symbols);
        self.answer(block, found);
    }

    /// Hands out what was read in the lines so far, which are over with it.
    pub(super) fn answer(&mut self, mut block: Block, found: &mut Found) {
        self.hand_out_held(found);
        if self.in_state
            && let Some(first) = block.puzzles.first()
        {
            self.in_state = false;
            if let (Ok(state), Some(saved)) = (first, &mut self.saved)
                && saved.take_state(state.grid())
            {
                drop(block.puzzles.remove(0));
            }
        }
        for slot in &mut block.puzzles {
            if slot.as_ref().is_ok_and(|puzzle| is_map(puzzle.grid())) {
                *slot = Err(At { at: 0, fault: Fault::Rules { rule: Rule::Regions } });
            }
        }
        let may_be_saved = self.may_be_saved();
        let may_have_map = self.may_have_map(&block);
        // An array of JSON ends after the objects in it, so the faults are in no order.
        let mut faults: Vec<usize> = block.faults().map(|fault| fault.at).collect();
        faults.sort_unstable();
        let place_of = self.rows.places(&self.shifts);
        let places: Vec<Place> = faults.iter().copied().map(place_of).collect();
        let mut ignored = block.ignored;
        for puzzle in block.puzzles {
            self.hand_out_saved(found);
            match puzzle {
                Ok(puzzle) => {
                    self.has_found = true;
                    self.format.get_or_insert(self.header.unwrap_or(block.format));
                    if may_be_saved {
                        self.saved = Some(Saved::new(puzzle));
                    } else if may_have_map {
                        self.hold(puzzle);
                    } else {
                        hand_out(puzzle, found);
                    }
                }
                Err(At { at, fault }) => {
                    let Place { line, column, line_begin } =
                        places[faults.partition_point(|known| *known < at)];
                    let error = NotationError { line, column, fault };
                    if error.fault.is_word() {
                        // The whole line, or code, is about the same.
                        ignored += visible(&self.rows.text[line_begin..]);
                        self.word.get_or_insert(error);
                    } else {
                        self.has_found = true;
                        found.push(Err(error));
                    }
                }
            }
        }
        if ignored > 0 {
            // What a code stands for may be longer, and a word may be in a line that was counted already.
            self.ignored += ignored.min(visible(&self.rows.text));
        }
        self.rows.clear();
    }

    /// Hands out the puzzle of a saved game, if there is one.
    pub(super) fn hand_out_saved(&mut self, found: &mut Found) {
        if let Some(saved) = self.saved.take() {
            hand_out(saved.puzzle(), found);
        }
    }

    /// Whether the file is one in which moves or a state may follow a puzzle.
    pub(super) fn may_be_saved(&self) -> bool {
        matches!(self.header, Some(Format::Sdk | Format::Ss))
    }
}
