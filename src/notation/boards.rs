//! The puzzles in objects of JSON, whatever their names.
//!
//! A puzzle is a string, an array of cells, or an array of rows, which are strings or arrays themselves; a cell
//! can be an object with a `value`. Of such cells only those count that are `given`, if any is. A puzzle in a member
//! whose name says that it is a solution is left out.

use super::block::{At, Block, Puzzle};
use super::board::Board;
use super::error::Fault;
use super::format::Format;
use super::json::{Token, Tokens};
use super::rows::Rows;
use super::rules::Rule;
use super::scan::{Span, find};
use super::symbols::Shown;
use super::variant::Variant;
use std::mem;

/// The boards of a text that were found so far, and the one that is being read.
struct Boards<'a, 's> {
    tokens: Tokens<'a>,
    block: Block,
    /// The symbols of the puzzles before.
    shown: &'s mut Shown,
    /// The brackets and braces that are open, and how many were when the object of a cell began, if one is open.
    open: Vec<u8>,
    cell_depth: Option<usize>,
    /// The board that is being read.
    board: Board,
    /// The name of the last member of a cell.
    member: Span,
    /// The name of the last member of anything else, and what it says of the puzzles in it.
    name: Span,
    is_solution: bool,
    is_puzzle: bool,
    /// What the objects that are open say of rules, but for those that are cells.
    objects: Vec<Variant>,
}

/// Reads the puzzles of objects.
pub(super) fn read(text: &[u8], shown: &mut Shown) -> Block {
    let mut boards = Boards {
        tokens: Tokens { text, at: 0 },
        block: Block::default(),
        shown,
        open: Vec::new(),
        cell_depth: None,
        board: Board::default(),
        member: Span::default(),
        name: Span::default(),
        is_solution: false,
        is_puzzle: false,
        objects: vec![Variant::default()],
    };
    boards.read();
    boards.end_objects(0);
    let mut block = boards.block;
    if block.puzzles.is_empty() {
        block = Block { ignored: block.ignored, ..Block::of_fault(0, Fault::word(text)) };
    }
    block.format = Format::Json;
    block
}

impl Boards<'_, '_> {
    fn read(&mut self) {
        while let Some(token) = self.tokens.next() {
            match token {
                Token::Open(bracket) => self.begin(bracket),
                Token::Close(bracket) => self.end(bracket),
                Token::Scalar { span, is_text } => self.take_scalar(span, is_text),
            }
        }
    }

    fn begin(&mut self, bracket: u8) {
        if self.cell_depth.is_none() && bracket == b'{' && self.open.ends_with(b"[[") {
            self.cell_depth = Some(self.open.len() + 1);
            self.board.begin_cell();
            if let Some(object) = self.objects.last_mut() {
                object.has_cells = true;
            }
        } else if self.cell_depth.is_none() {
            self.board.end_row(self.tokens.text);
            if bracket == b'{' {
                self.objects.push(Variant::new(self.open.len() + 1, self.block.puzzles.len()));
            }
        }
        self.open.push(bracket);
    }

    fn end(&mut self, bracket: u8) {
        self.end_objects(self.open.len().max(1));
        self.open.pop();
        match self.cell_depth {
            Some(depth) if self.open.len() < depth => self.cell_depth = None,
            None if bracket == b']' => {
                let is_row = self.board.has_row() && self.open.last() == Some(&b'[');
                self.board.end_row(self.tokens.text);
                if !is_row {
                    self.end_board();
                }
            }
            _ => {}
        }
    }

    fn take_scalar(&mut self, scalar: Span, is_text: bool) {
        let in_list = self.open.last() == Some(&b'[');
        let is_name = !in_list && self.tokens.is_before_colon();
        match self.cell_depth {
            Some(depth) if self.open.len() > depth => {
                self.board.set_mark(self.tokens.text, self.member, scalar);
            }
            Some(_) if is_name => self.member = scalar,
            Some(_) => self.board.set_member(self.tokens.text, self.member, scalar),
            None if is_name => self.begin_member(scalar),
            None if in_list => self.board.push(scalar),
            None if is_text => self.read_string(scalar),
            None => {}
        }
    }

    fn begin_member(&mut self, name: Span) {
        let text = name.of(self.tokens.text);
        let has = |part| find(text, part) < text.len();
        self.name = name;
        self.is_solution = has(b"olution");
        self.is_puzzle = has(b"uzzle") || has(b"rid") || has(b"oard");
        if let Some(object) = self.objects.last_mut() {
            object.take(name, &mut self.tokens);
        }
    }

    /// Ends the objects within so many brackets and braces.
    fn end_objects(&mut self, depth: usize) {
        while let Some(object) = self.objects.pop_if(|object| object.depth >= depth) {
            let (from, shape) = (object.puzzles, object.shape);
            let count = self.block.puzzles.len().saturating_sub(from);
            match self.objects.last_mut() {
                Some(outer) if count == 0 => outer.take_inner(object),
                outer => match object.fault(self.tokens.text, count) {
                    Some(fault) => {
                        self.block.puzzles.truncate(from);
                        self.block.puzzles.push(Err(fault));
                    }
                    None => outer.into_iter().for_each(|outer| outer.shape = outer.shape.or(shape)),
                },
            }
        }
    }

    fn end_board(&mut self) {
        let (block, are_boxes) = mem::take(&mut self.board).read(self.tokens.text, self.shown);
        if let Some(object) = self.objects.last_mut().filter(|_| !are_boxes) {
            object.add(Rule::Regions, self.name);
        }
        self.keep(block);
    }

    fn read_string(&mut self, string: Span) {
        let text = string.of(self.tokens.text);
        let block = match lines_of(text) {
            Some(lines) => {
                let mut block = Rows::read_text(&lines, self.shown);
                block
                    .puzzles
                    .iter_mut()
                    .filter_map(|puzzle| puzzle.as_mut().err())
                    .for_each(|fault| fault.at = 0);
                block
            }
            None => Rows::read_text(text, self.shown),
        };
        self.keep(block.shifted(string.begin));
    }

    /// Keeps the puzzles, and what is wrong with one if its name says that it is one.
    fn keep(&mut self, block: Block) {
        if self.is_solution {
            return;
        }
        for puzzle in block.puzzles {
            match &puzzle {
                Ok(Puzzle { givens, .. }) => {
                    let shape = givens.shape();
                    self.objects
                        .last_mut()
                        .into_iter()
                        .for_each(|object| _ = object.shape.get_or_insert(shape));
                }
                Err(At { fault, .. }) if !self.is_puzzle || fault.is_word() => continue,
                Err(_) => {}
            }
            self.block.puzzles.push(puzzle);
        }
    }
}

/// The lines of a string that has some, as in `3xx4\n42x1`.
fn lines_of(text: &[u8]) -> Option<Vec<u8>> {
    if find(text, b"\\n") == text.len() {
        return None;
    }
    let mut lines = Vec::with_capacity(text.len());
    let mut rest = text;
    while let [byte, after @ ..] = rest {
        let is_break = *byte == b'\\' && after.starts_with(b"n");
        lines.push(if is_break { b'\n' } else { *byte });
        rest = &after[usize::from(is_break)..];
    }
    Some(lines)
}
