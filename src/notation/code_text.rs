//! The text that a code holds or stands for, and what else it says of the puzzle. A code is a link, a line of another
//! program's, or a row of a table.

use super::block::Block;
use super::bytes::{Span, find_part};
use super::error::Fault;
use super::legend::EarlierPuzzles;
use super::rows::Rows;
use super::rules::RuleName;
use super::{fields, json_reader};
use crate::puzzle::Puzzle;
use crate::shape::Spec;

/// What a line stands for, or why that is no puzzle; nothing if the line is no code.
pub(super) type MaybeCode = Option<Result<CodeText, Fault>>;

type PuzzleChange = Box<dyn FnMut(Puzzle) -> Result<Puzzle, Fault>>;

/// The text of a code, and what else the code says of the puzzle in it.
pub(super) struct CodeText {
    pub(super) text: Vec<u8>,
    /// Where the text begins in the line, if it is in there as it is.
    begin: Option<usize>,
    /// What must hold besides the classic rules, if anything.
    rules: Spec,
    /// What makes the puzzle of the one that is in the text, in this order.
    changes: Vec<PuzzleChange>,
}

impl CodeText {
    /// A text that is nowhere in the line.
    pub(super) fn new(text: Vec<u8>) -> CodeText {
        CodeText { text, begin: None, rules: Spec::default(), changes: Vec::new() }
    }

    /// A part of the line.
    pub(super) fn part_of(line: &[u8], part: Span) -> CodeText {
        CodeText { begin: Some(part.begin), ..CodeText::new(part.of(line).to_vec()) }
    }

    /// Notes a change that makes the puzzle of the one that is in the text.
    pub(super) fn then(&mut self, change: impl FnMut(Puzzle) -> Result<Puzzle, Fault> + 'static) {
        self.changes.push(Box::new(change));
    }

    /// The same with these rules.
    pub(super) fn with_rules(self, rules: Spec) -> CodeText {
        CodeText { rules, ..self }
    }

    /// Adds the rules that the name of a solver's page stands for, as SudokuWiki has them; a code may say them as well.
    ///
    /// # Errors
    ///
    /// A rule that is not read, or whose regions are not there.
    pub(super) fn add_page(&mut self, page: &[u8], map: Option<&[u8]>) -> Result<(), RuleName> {
        let has = |name: &[u8]| find_part(page, name) < page.len();
        if !has(b".asp") || self.rules != Spec::default() {
            return Ok(());
        }
        if has(b"sudokux") {
            (self.rules.down, self.rules.up) = (true, true);
        } else if has(b"windoku") {
            self.rules.windows = true;
        } else if has(b"jigsaw") {
            let map = map.filter(|map| map.len() == self.text.len()).ok_or(RuleName::Regions)?;
            self.rules.regions = Some(fields::numbered_regions(map));
        } else if has(b"killer") {
            return Err(RuleName::Cages);
        }
        Ok(())
    }

    /// Reads the text.
    pub(super) fn read(self, earlier: &mut EarlierPuzzles) -> Block {
        let block = match self.begin {
            Some(begin) => Rows::read_text(&self.text, earlier).shifted(begin),
            None => json_reader::read(&self.text, earlier)
                .unwrap_or_else(|| Rows::read_text(&self.text, earlier))
                .without_locations(),
        };
        let block = block.with_rules(&self.rules, 0, earlier);
        self.changes.into_iter().fold(block, |block, mut change| block.with_changed_puzzle(0, &mut *change))
    }
}
