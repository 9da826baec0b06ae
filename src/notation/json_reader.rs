//! The puzzles in objects of JSON, whatever their names.
//!
//! A puzzle is a string, an array of cells, or an array of rows, which are strings or arrays themselves; a cell can be
//! an object with a `value`. Of such cells only those count that are `given`, if any is. A puzzle in a member whose
//! name says that it is a solution is left out.

use super::block::{Block, LocatedFault};
use super::bytes::{Span, find_part, position};
use super::error::Fault;
use super::fields;
use super::format::Format;
use super::json::{JsonToken, JsonTokens};
use super::json_grid::JsonGrid;
use super::legend::EarlierPuzzles;
use super::open_object::OpenObject;
use super::rows::Rows;
use super::rules::RuleName;
use super::second_grid::drop_solution;
use super::stated_rules::{StatedRules, unread};
use super::tags::is_among;
use super::zipped::unzip;
use crate::puzzle::Puzzle;
use std::mem;

/// Reads the puzzles of objects, if that is what the braces in a text are for.
pub(super) fn read(text: &[u8], earlier: &mut EarlierPuzzles) -> Option<Block> {
    let after_brace = text.get(position(text, |byte| byte == b'{') + 1..)?;
    if after_brace.trim_ascii_start().starts_with(b"\"") {
        return Some(read_objects(text, earlier));
    }
    // The names in SudokuPad's codes are short and without quotation marks.
    (find_part(text, b"ce:[[") < text.len()).then(|| read_objects(&unzip(text), earlier).without_locations())
}

/// Reads the puzzles of objects.
fn read_objects(text: &[u8], earlier: &mut EarlierPuzzles) -> Block {
    let reader = JsonReader {
        tokens: JsonTokens { text, at: 0 },
        puzzles: Vec::new(),
        earlier,
        grid: JsonGrid::default(),
        name: Span::default(),
        object: OpenObject::default(),
        outer: Vec::new(),
    };
    Block { puzzles: reader.read_puzzles(), format: Format::Json, ..Block::default() }
}

/// The puzzles of a text that were found so far, and what is being read.
struct JsonReader<'a, 's> {
    tokens: JsonTokens<'a>,
    puzzles: Vec<Result<Puzzle, LocatedFault>>,
    /// What the puzzles before tell.
    earlier: &'s mut EarlierPuzzles,
    grid: JsonGrid,
    /// The name of the last member, but for those of cells.
    name: Span,
    /// The innermost object that is open, and those around it. The first one is the text.
    object: OpenObject,
    outer: Vec<OpenObject>,
}

impl JsonReader<'_, '_> {
    fn read_puzzles(mut self) -> Vec<Result<Puzzle, LocatedFault>> {
        while let Some(token) = self.tokens.next() {
            match token {
                JsonToken::Open(b'{') if self.object.lists > 1 => {
                    self.object.has_cells = true;
                    self.grid.read_cell(&mut self.tokens);
                }
                JsonToken::Open(bracket) => self.open_bracket(bracket),
                JsonToken::Close(bracket) => self.close_bracket(bracket),
                JsonToken::Scalar { span, is_text: true }
                    if self.object.lists > 0
                        && span.len() >= fields::SHORTEST
                        && fields::read(span.of(self.tokens.text)).is_some() =>
                {
                    self.grid.end_row(self.tokens.text);
                    self.end_grid();
                    self.read_string(span);
                }
                JsonToken::Scalar { span, .. } if self.object.lists > 0 => self.grid.push_cell(span),
                JsonToken::Scalar { span, .. } if self.tokens.is_before_colon() => {
                    self.name = span;
                    self.object.take_label(span, &self.tokens);
                    self.object.take_member(span, &mut self.tokens);
                }
                JsonToken::Scalar { span, is_text: true } => self.read_string(span),
                JsonToken::Scalar { .. } => {}
            }
        }
        while let Some(outer) = self.outer.pop() {
            self.end_object(outer);
        }
        self.end_object(OpenObject::default());
        if self.puzzles.is_empty() {
            let text = self.tokens.text;
            let word = LocatedFault { at: 0, fault: Fault::word(text) };
            self.puzzles.push(Err(self.object.finish(text, 0).err().unwrap_or(word)));
        }
        self.puzzles
    }

    fn open_bracket(&mut self, bracket: u8) {
        self.grid.end_row(self.tokens.text);
        if bracket == b'[' {
            self.object.lists += 1;
        } else {
            self.outer.push(mem::take(&mut self.object));
            self.object.puzzles = self.puzzles.len();
            self.object.is_about = is_among(b"metadata md meta info", self.name.of(self.tokens.text));
        }
    }

    /// Ends an array or an object, whichever is open.
    fn close_bracket(&mut self, bracket: u8) {
        if self.object.lists > 0 {
            self.object.lists -= 1;
        } else if let Some(outer) = self.outer.pop() {
            self.end_object(outer);
        }
        if bracket == b']' && (!self.grid.end_row(self.tokens.text) || self.object.lists == 0) {
            self.end_grid();
        }
    }

    /// Ends an object. What it says of rules is about its puzzles or, if it has none, about those around it.
    fn end_object(&mut self, outer: OpenObject) {
        /// So many objects with rules around a puzzle are more than any file has.
        const MOST: usize = 8;
        let mut object = mem::replace(&mut self.object, outer);
        let (first, shape, layers) = (object.puzzles, object.shape, object.layers);
        let count = self.puzzles.len() - first;
        if let [Ok(puzzle)] = &mut self.puzzles[first..] {
            object.label.give_to(puzzle);
        }
        if count == 0 {
            return self.object.take_inner(object);
        }
        let refused = match object.finish(self.tokens.text, count) {
            Err(at) => at,
            Ok(stated) if layers < MOST || stated.is_empty() => {
                self.object.layers = self.object.layers.max(layers + usize::from(!stated.is_empty()));
                self.object.shape = self.object.shape.or(shape);
                return self.give_rules(first, &stated);
            }
            Ok(stated) => unread((RuleName::first_of(&stated.spec), stated.at.unwrap_or_default())),
        };
        self.puzzles.truncate(first);
        self.puzzles.push(Err(refused));
    }

    /// Gives rules to the puzzles from this one on, besides those that they have.
    #[inline(never)] // a copy in each caller makes the module for browsers larger
    fn give_rules(&mut self, first: usize, stated: &StatedRules) {
        if stated.is_empty() {
            return;
        }
        for slot in &mut self.puzzles[first..] {
            if let Ok(puzzle) = slot {
                *slot = with_stated_rules(puzzle, stated, self.earlier);
            }
        }
    }

    fn end_grid(&mut self) {
        let first = self.puzzles.len();
        let mut grid = mem::take(&mut self.grid);
        let block = grid.read(self.tokens.text, self.earlier);
        let regions = grid.regions(&block);
        self.keep_puzzles(block);
        let mut stated = StatedRules::default();
        match regions {
            None => {}
            Some(None) => self.object.stated.refuse(RuleName::Regions, self.name.begin),
            Some(regions) => stated.set_regions(regions, self.name.begin),
        }
        self.give_rules(first, &stated);
        let mut puzzles = self.puzzles[first..].iter().flatten();
        self.object.has_regions |= puzzles.any(|puzzle| puzzle.grid().rules().spec().is_some());
    }

    fn read_string(&mut self, string: Span) {
        let text = string.of(self.tokens.text);
        let has_breaks = find_part(text, b"\\n") < text.len();
        let block = match has_breaks {
            true => Rows::read_text(&with_line_breaks(text), self.earlier).without_locations(),
            false => Rows::read_text(text, self.earlier),
        };
        self.keep_puzzles(block.shifted(string.begin));
    }

    /// Keeps the puzzles, and what is wrong with one if its name says that it is one.
    fn keep_puzzles(&mut self, block: Block) {
        const LONGEST_NAME: usize = 100;
        let name = self.name.of(self.tokens.text);
        let name = name.get(..LONGEST_NAME).unwrap_or(name);
        let has = |part| find_part(name, part) < name.len();
        if has(b"olution") {
            return;
        }
        let is_puzzle = has(b"uzzle") || has(b"rid") || has(b"oard");
        for puzzle in block.puzzles {
            match &puzzle {
                Ok(puzzle) => _ = self.object.shape.get_or_insert(puzzle.grid().shape()),
                Err(LocatedFault { fault, .. }) if !is_puzzle || fault.is_word() => continue,
                Err(_) => {}
            }
            self.puzzles.push(puzzle);
            drop_solution(&mut self.puzzles);
        }
    }
}

/// The puzzle with what is said of it besides its own rules, or why that cannot be.
fn with_stated_rules(
    puzzle: &Puzzle,
    stated: &StatedRules,
    earlier: &mut EarlierPuzzles,
) -> Result<Puzzle, LocatedFault> {
    let mut spec = puzzle.grid().rules().spec().cloned().unwrap_or_default();
    spec.add(&stated.spec);
    let rules = earlier.rules(puzzle.grid().shape(), &spec).map_err(|error| stated.located_fault(error))?;
    let has_regions = rules.spec().is_some_and(|spec| spec.regions.is_some());
    let jigsaw_at = stated.jigsaw_at.filter(|_| !has_regions);
    jigsaw_at.map_or_else(|| Ok(puzzle.clone().under(rules)), |at| Err(unread((RuleName::Regions, at))))
}

/// A string with the line breaks that it has as in `3xx4\n42x1`.
fn with_line_breaks(text: &[u8]) -> Vec<u8> {
    let mut lines = Vec::with_capacity(text.len());
    for byte in text {
        match (lines.last_mut(), byte) {
            (Some(last @ b'\\'), b'n') => *last = b'\n',
            _ => lines.push(*byte),
        }
    }
    lines
}
