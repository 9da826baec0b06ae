//! Handing out what was read, with its places in the text.

use super::block::{Block, Puzzle};
use super::class::Line;
use super::error::NotationError;
use super::format::Format;
use super::progress::{Progress, Saved};
use super::reader::Reader;
use super::rows::Rows;
use super::scan::visible;
use super::symbols::Shown;
use crate::grid::Grid;
use std::mem;

/// Puzzles that were read, and what was done on some of them.
#[derive(Debug, Default)]
pub(crate) struct Found {
    pub(crate) puzzles: Vec<Result<Grid, NotationError>>,
    pub(crate) progress: Vec<Progress>,
}

impl Found {
    fn push(&mut self, Puzzle { givens, progress }: Puzzle) {
        self.progress.extend(progress.map(|progress| Progress { puzzle: self.puzzles.len(), ..*progress }));
        self.puzzles.push(Ok(givens));
    }
}

impl Reader {
    /// Reads the lines so far.
    pub(super) fn take(&mut self, found: &mut Found) {
        let pending = mem::take(&mut self.pending);
        let mut rows = mem::take(&mut self.rows);
        match pending.read(&mut rows, &mut self.symbols) {
            Some(block) => self.answer(block, &rows, found),
            None => self.read_without_braces(&rows, found),
        }
        rows.clear();
        self.rows = rows;
    }

    /// Reads lines with braces that are no object's: some programming languages have them around rows.
    fn read_without_braces(&mut self, rows: &Rows, found: &mut Found) {
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
        let mut rows = mem::take(&mut self.rows);
        rows.keep(line, self.line);
        let block = read(&mut self.symbols);
        self.answer(block, &rows, found);
        rows.clear();
        self.rows = rows;
    }

    /// Hands out what was read in some lines.
    pub(super) fn answer(&mut self, block: Block, rows: &Rows, found: &mut Found) {
        if self.in_state {
            let state = block.puzzles.first().and_then(|puzzle| puzzle.as_ref().ok());
            for (saved, state) in self.saved.iter_mut().zip(state) {
                saved.take_state(&state.givens);
            }
            return;
        }
        if !block.puzzles.is_empty() {
            self.hand_out_saved(found);
        }
        let mut ignored = block.ignored;
        let faults = block.puzzles.iter().filter_map(|puzzle| puzzle.as_ref().err());
        let places = rows.places(faults.map(|fault| fault.at).collect(), &self.shifts);
        for puzzle in block.puzzles {
            let fault = match puzzle {
                Ok(puzzle) => {
                    self.has_found = true;
                    self.format.get_or_insert(self.header.unwrap_or(block.format));
                    if self.may_be_saved() {
                        self.hand_out_saved(found);
                        self.saved = Some(Saved::of(puzzle));
                    } else {
                        found.push(puzzle);
                    }
                    continue;
                }
                Err(fault) => fault,
            };
            let place = &places[places.partition_point(|place| place.at < fault.at)];
            let error = NotationError { line: place.line, column: place.column, fault: fault.fault };
            if error.fault.is_word() {
                // The whole line, or code, is about the same.
                ignored += visible(&rows.text[place.line_begin..]);
                self.word.get_or_insert(error);
            } else {
                self.has_found = true;
                self.hand_out_saved(found);
                found.puzzles.push(Err(error));
            }
        }
        if ignored > 0 {
            // What a code stands for may be longer, and a word may be in a line that was counted already.
            self.ignored += ignored.min(visible(&rows.text));
        }
    }

    /// Whether the file is one in which moves or a state may follow a puzzle.
    pub(super) fn may_be_saved(&self) -> bool {
        matches!(self.header, Some(Format::Sdk | Format::Ss))
    }

    pub(super) fn hand_out_saved(&mut self, found: &mut Found) {
        if let Some(saved) = self.saved.take() {
            found.push(saved.puzzle());
        }
    }
}
