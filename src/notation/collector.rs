//! What has come out of a text so far: puzzles, faults with their places, and what the next puzzles are read by.

use super::beside::Labels;
use super::block::{Block, LocatedFault};
use super::bytes::{count_visible, is_space, position};
use super::error::{Fault, NotationError};
use super::fold::ColumnShifts;
use super::format::Format;
use super::legend::EarlierPuzzles;
use super::rows::{LineColumn, Rows};
use super::rules::RuleName;
use super::second_grid::{
    HeldPuzzle, SavedGame, has_no_answers, is_map, is_solution, may_have_map, with_answers,
};
use super::sink::PuzzleResults;
use crate::puzzle::Puzzle;
use std::mem;

/// Collects what is read in a text: puzzles, or why there is none, and what is said of all of them.
#[derive(Debug, Default)]
pub(super) struct PuzzleCollector {
    /// What was read and has not gone to where puzzles go.
    pub(super) results: PuzzleResults,
    /// Whether anything was found but words.
    has_found: bool,
    /// The first word that is none of a puzzle, and the first line that is not blank.
    word: Option<NotationError>,
    first_line: Option<NotationError>,
    /// How many characters meant nothing.
    pub(super) ignored: usize,
    /// What the text calls its puzzles.
    pub(super) labels: Labels,
    /// The first puzzle's format, and what a header says of it.
    pub(super) format: Option<Format>,
    pub(super) header: Option<Format>,
    /// Whether the text is a line alone: no map follows a puzzle in it, so that its dress can be noted.
    pub(super) is_of_line: bool,
    /// What the puzzles so far tell of the next ones.
    pub(super) earlier: EarlierPuzzles,
    /// The last puzzle of a saved game, as long as its moves or its state may follow.
    pub(super) saved: Option<SavedGame>,
    /// The cells of the last puzzle: its solution may follow.
    last: Vec<u8>,
    /// The first puzzle, as long as the map of its regions or its answers may follow.
    pub(super) held: HeldPuzzle,
}

impl PuzzleCollector {
    /// Adds what was read in some lines.
    pub(super) fn add_block(&mut self, mut block: Block, rows: &Rows, shifts: &ColumnShifts) {
        self.take_state(&mut block);
        if block.puzzles.iter().any(|slot| !matches!(slot, Err(error) if error.fault.is_word())) {
            self.take_second_grid(&mut block, rows.has_several());
            self.hand_out_held();
        }
        let is_of_map =
            |slot: &&mut Result<Puzzle, _>| slot.as_ref().is_ok_and(|puzzle| is_map(puzzle.grid()));
        for slot in block.puzzles.iter_mut().filter(is_of_map) {
            *slot = Err(LocatedFault { at: 0, fault: Fault::Rules { rule: RuleName::Regions } });
        }
        // The puzzle may have a map or, if it has several lines, answers below it.
        let may_be_held = !self.is_of_line
            && (self.held.are_pairs || !self.has_found)
            && matches!(&block.puzzles[..], [Ok(puzzle)]
                if rows.has_several() || is_plain(block.format) && may_have_map(puzzle.grid()));
        // An array of JSON ends after the objects in it, so the faults are in no order.
        let mut faults: Vec<usize> = block.faults().map(|fault| fault.at).collect();
        faults.sort_unstable();
        let places: Vec<LineColumn> = faults.iter().copied().map(rows.line_columns(shifts)).collect();
        let (mut ignored, format) = (block.ignored, block.format);
        self.labels.give_to(&mut block, &rows.text);
        for puzzle in block.puzzles {
            self.hand_out_saved();
            match puzzle {
                Ok(puzzle) => {
                    self.has_found = true;
                    self.format.get_or_insert(self.header.unwrap_or(block.format));
                    if self.may_have_moves() {
                        self.saved = Some(SavedGame::new(puzzle));
                    } else if may_be_held {
                        self.held.hold(puzzle, is_plain(block.format));
                    } else {
                        self.hand_out(Some(puzzle));
                    }
                }
                Err(LocatedFault { at, fault }) => {
                    let place = places[faults.partition_point(|known| *known < at)];
                    let LineColumn { line, column, line_begin } = place;
                    let error = NotationError { line, column, fault };
                    if error.fault.is_word() {
                        // The whole line, or code, is about the same.
                        let text = &rows.text[line_begin..];
                        ignored += count_visible(text);
                        self.labels.take_words(text, line, format == Format::Line);
                        self.word.get_or_insert(error);
                    } else {
                        self.has_found = true;
                        self.last.clear();
                        self.results.push(Err(error));
                    }
                }
            }
        }
        if ignored > 0 {
            // What a code stands for may be longer, and a word may be in a line that was counted already.
            self.ignored += ignored.min(count_visible(&rows.text));
        }
    }

    /// Whether a grid is the solution of the puzzle before it; if not, the next one may be its own.
    #[inline]
    pub(super) fn is_solution_of_last(&mut self, cells: &[u8]) -> bool {
        if is_solution(cells, &self.last) {
            return true;
        }
        self.last.clear();
        self.last.extend_from_slice(cells);
        false
    }

    /// Takes the first grid of a block away, if it is the solution of the puzzle before it; or of several lines, and has
    /// the answers of the puzzle that is held.
    fn take_second_grid(&mut self, block: &mut Block, has_lines: bool) {
        let Some(Ok(next)) = block.puzzles.first() else { return };
        let held = self.held.puzzle.as_mut().filter(|_| has_lines);
        let answered = held.and_then(|held| with_answers(held, next).map(|answered| *held = answered));
        let (cells, is_sukaku) = (next.grid().cells(), next.grid().given_candidates().is_some());
        let is_empty = has_lines && !is_sukaku && has_no_answers(cells, &self.last);
        if answered.is_some() || is_empty || self.is_solution_of_last(cells) {
            drop(block.puzzles.remove(0));
        }
        if let Some(Ok(last)) = block.puzzles.last() {
            self.last = last.grid().cells().to_vec();
        }
    }

    /// Notes a line, which is told if there is no puzzle in the text.
    pub(super) fn pass_line(&mut self, number: usize, line: &[u8]) {
        if !self.has_found && self.first_line.is_none() && !line.trim_ascii().is_empty() {
            let column = 1 + position(line, |byte| !is_space(byte));
            self.first_line = Some(NotationError { line: number, column, fault: Fault::word(line) });
        }
    }

    /// Ends the text. A word is told if there is nothing else in it.
    pub(super) fn end(&mut self) {
        self.labels.drop_heading();
        let nothing = self.word.take().or(self.first_line.take());
        self.results.extend(nothing.filter(|_| !self.has_found).map(Err));
    }

    /// Whether the next puzzle may be read at a glance: the format is known, and no puzzle waits for what follows it.
    pub(super) fn allows_glance(&self) -> bool {
        let none_waits = self.saved.is_none() && self.held.puzzle.is_none() && !self.held.are_pairs;
        self.format.is_some() && none_waits && !self.may_have_moves()
    }

    /// Adds a puzzle that nothing more is said of, if there is one.
    fn hand_out(&mut self, puzzle: Option<Puzzle>) {
        self.results.extend(puzzle.map(|puzzle| Ok(puzzle.without_computed_marks())));
    }

    /// Hands out the puzzle of a saved game, if there is one.
    pub(super) fn hand_out_saved(&mut self) {
        let saved = self.saved.take().map(SavedGame::into_puzzle);
        self.hand_out(saved);
    }

    /// Hands out the puzzle that is held, if any.
    #[inline(never)] // a copy in each caller makes the module for browsers larger
    pub(super) fn hand_out_held(&mut self) {
        let held = self.held.puzzle.take();
        self.hand_out(held);
    }

    /// Whether the file is one in which moves or a state may follow a puzzle.
    fn may_have_moves(&self) -> bool {
        matches!(self.header, Some(Format::Sdk | Format::Ss))
    }

    /// Begins a section of a file, which may be the state of the puzzle before it; says whether it is.
    pub(super) fn begin_section(&mut self, name: &[u8]) -> bool {
        self.header = Some(Format::Sdk);
        let in_state = name.eq_ignore_ascii_case(b"state");
        self.saved.iter_mut().for_each(|saved| saved.in_state = in_state);
        self.saved.is_some() && in_state
    }

    /// Takes the first grid for the state of the puzzle before it, where that follows.
    fn take_state(&mut self, block: &mut Block) {
        if let (Some(first), Some(saved)) = (block.puzzles.first(), &mut self.saved)
            && mem::take(&mut saved.in_state)
            && let Ok(state) = first
            && saved.take_state(state)
        {
            drop(block.puzzles.remove(0));
        }
    }

    /// Takes the note of a move on the puzzle before it.
    pub(super) fn take_move(&mut self, note: &[u8]) {
        self.format = self.format.map(|_| Format::Ss);
        self.saved.iter_mut().for_each(|saved| saved.take_move(note));
    }
}

/// Whether a format has nothing but cells, so that a map of regions may be written in it, too.
fn is_plain(format: Format) -> bool {
    matches!(format, Format::Line | Format::Rows | Format::Spaced)
}
