//! The puzzles in objects of JSON, whatever their names.
//!
//! A puzzle is a string, an array of cells, or an array of rows, which are strings or arrays themselves; a cell
//! can be an object with a `value`. Of such cells only those count that are `given`, if any is. A puzzle in a member
//! whose name says that it is a solution is left out.

use super::cells::{Chunk, Cut, is_nothing, value};
use super::error::Fault;
use super::format::Format;
use super::json::{Token, Tokens};
use super::plan::At;
use super::progress::Noted;
use super::puzzle::{Block, Puzzle};
use super::rows::Rows;
use super::rules::Rule;
use super::scan::{Span, find, number};
use super::symbols::Shown;
use super::variant::{Variant, are_names_of_boxes};
use crate::grid::Grid;
use crate::shape::Shape;
use std::mem;
use std::ops::BitOr;

/// The boards of a text that were found so far, and the one that is being read.
struct Boards<'a, 's> {
    tokens: Tokens<'a>,
    block: Block,
    /// The symbols of the puzzles before.
    shown: &'s mut Shown,
    /// The brackets and braces that are open, and how many were when the object of a cell began, if one is open.
    open: Vec<u8>,
    cell_depth: Option<usize>,
    /// The rows of the array that is being read, and the cells of its last row so far.
    rows: Cut,
    row: Vec<Span>,
    /// The cells that are not given, as indices of rows and of cells, and whether any cell is given.
    others: Vec<(usize, usize)>,
    has_givens: bool,
    /// The regions that cells name, as indices of rows and of cells.
    regions: Vec<(usize, usize, Option<u8>)>,
    /// The marks of cells, as indices of rows and of cells.
    marks: Vec<(usize, usize, u32)>,
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
        rows: Cut::default(),
        row: Vec::new(),
        others: Vec::new(),
        has_givens: false,
        regions: Vec::new(),
        marks: Vec::new(),
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
            self.others.push((self.rows.chunks.len(), self.row.len()));
            self.row.push(Span::default());
            if let Some(object) = self.objects.last_mut() {
                object.has_cells = true;
            }
        } else if self.cell_depth.is_none() {
            self.end_row();
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
                let is_row = !self.row.is_empty() && self.open.last() == Some(&b'[');
                self.end_row();
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
            Some(depth) if self.open.len() > depth => self.set_mark(scalar),
            Some(_) if is_name => self.member = scalar,
            Some(_) => self.set_member(scalar),
            None if is_name => self.begin_member(scalar),
            None if in_list => self.row.push(scalar),
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

    /// Takes the value of a member of a cell.
    fn set_member(&mut self, scalar: Span) {
        let text = self.tokens.text;
        match self.member.of(text) {
            b"value" | b"v" => self.row.last_mut().into_iter().for_each(|cell| *cell = scalar),
            b"given" if scalar.of(text) == b"true" => {
                self.others.pop();
                self.has_givens = true;
            }
            b"region" => {
                let cell = self.row.len().saturating_sub(1);
                self.regions.push((self.rows.chunks.len(), cell, number(scalar.of(text))));
            }
            _ => {}
        }
    }

    /// Takes a part of a member of a cell: one of its marks, whatever kind of marks they are.
    fn set_mark(&mut self, scalar: Span) {
        let text = self.tokens.text;
        if let Some(digit @ 1..=25) =
            number(scalar.of(text)).filter(|_| self.member.of(text).ends_with(b"arks"))
        {
            let cell = self.row.len().saturating_sub(1);
            self.marks.push((self.rows.chunks.len(), cell, 1 << (digit - 1)));
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

    fn end_row(&mut self) {
        let (text, row) = (self.tokens.text, mem::take(&mut self.row));
        if row.iter().any(|cell| cell.len() > 2 && !is_nothing(cell.of(text))) {
            row.into_iter().for_each(|row| self.rows.push_word(text, row));
        } else if !row.is_empty() {
            self.rows.push_apart(&row);
        }
    }

    fn end_board(&mut self) {
        let mut rows = mem::take(&mut self.rows);
        let mut answers = Vec::new();
        for (row, column) in self.others.drain(..).filter(|_| self.has_givens) {
            if let Some(Chunk::Apart(from, to)) = rows.chunks.get(row)
                && let Some(cell) = rows.cells[*from..*to].get_mut(column)
            {
                answers.push((row, column, value(cell.of(self.tokens.text)).unwrap_or_default()));
                *cell = Span::default();
            }
        }
        self.has_givens = false;
        let mut block = Block::default();
        block.read(rows.view(self.tokens.text), None, false, self.shown);
        let regions = mem::take(&mut self.regions);
        if let Some(Ok(puzzle)) = block.puzzles.first().filter(|_| !regions.is_empty()) {
            self.check_regions(regions, &puzzle.givens);
        }
        let marks = mem::take(&mut self.marks);
        if let Some(shape) =
            block.puzzles.first().and_then(|puzzle| puzzle.as_ref().ok()).map(|puzzle| puzzle.givens.shape())
        {
            let (answers, marks) = (in_grid(&answers, shape), in_grid(&marks, shape));
            block = block.with_progress(answers, Noted::Marks(marks));
        }
        self.keep(block);
    }

    /// Notes that regions, as cells name them, are not the boxes. Where a cell names none, it is in its box.
    fn check_regions(&mut self, regions: Vec<(usize, usize, Option<u8>)>, grid: &Grid) {
        let shape = grid.shape();
        let mut names: Vec<_> = (0..shape.cells()).map(|cell| Some(shape.box_of(cell) as u8)).collect();
        for &(row, column, region) in &regions {
            if let Some(name) = names.get_mut(row * shape.side() + column) {
                *name = region;
            }
        }
        let are_boxes = !names.contains(&None) && are_names_of_boxes(&names, shape);
        if let Some(object) = self.objects.last_mut().filter(|_| !are_boxes) {
            object.add(Rule::Regions, self.name);
        }
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

/// What cells have, which are given by row and by column, in a grid.
fn in_grid<Value: Copy + Default + BitOr<Output = Value>>(
    cells: &[(usize, usize, Value)],
    shape: Shape,
) -> Vec<Value> {
    let mut values = vec![Value::default(); shape.cells()];
    for &(row, column, value) in cells {
        if let Some(of_cell) = values.get_mut(row * shape.side() + column) {
            *of_cell = *of_cell | value;
        }
    }
    values
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
