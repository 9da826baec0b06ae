//! The puzzles in objects of JSON, whatever their names.
//!
//! A puzzle is a string, an array of cells, or an array of rows, which are strings or arrays themselves; a cell
//! can be an object with a `value`. Of such cells only those count that are `given`, if any is. What is named a
//! solution is none.

use super::block::{self, At, Block};
use super::cells::{Chunk, is_nothing};
use super::error::Fault;
use super::format::Format;
use super::rules::Rule;
use super::scan::{find, is_space, number, position, trim};
use super::symbols::Shown;
use super::variant::{Variant, are_names_of_boxes};
use crate::grid::Grid;

/// How many braces are open.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Depth(usize);

/// Whether a line begins with the brace of an object, if not with a bracket before it.
pub(super) fn begins(line: &[u8]) -> bool {
    let begin = position(line, |byte| !is_space(byte) && byte != b'[' && byte != b',');
    let inner = line[begin..].strip_prefix(b"{").map(trim);
    inner.is_some_and(|inner| matches!(inner, [] | [b'"' | b'}', ..]))
}

impl Depth {
    /// Goes on to the end of a line; no string goes beyond it.
    pub(super) fn pass(&mut self, line: &[u8]) {
        let mut rest = line;
        while let [byte, after @ ..] = rest {
            rest = after;
            match byte {
                b'"' => rest = string(after).1,
                b'{' => self.0 += 1,
                b'}' => self.0 = self.0.saturating_sub(1),
                _ => {}
            }
        }
    }

    pub(super) fn is_zero(self) -> bool {
        self.0 == 0
    }
}

/// What is before the quotation mark that ends a string, and what is after it.
pub(super) fn string(text: &[u8]) -> (&[u8], &[u8]) {
    let mut escaped = false;
    let end = text.iter().position(|&byte| {
        let is_end = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        is_end
    });
    let (string, rest) = text.split_at(end.unwrap_or(text.len()));
    (string, rest.get(1..).unwrap_or_default())
}

/// Where in an object something stands.
struct Boards<'a, 's> {
    block: Block<'a>,
    /// The symbols of the puzzles before.
    shown: &'s mut Shown,
    /// The rows of the array that is being read, and its last row so far.
    rows: Vec<Chunk<'a>>,
    row: Vec<&'a [u8]>,
    /// The cells that are not given, as indices of rows and of cells, and whether any is.
    others: Vec<(usize, usize)>,
    has_givens: bool,
    /// The regions that cells name, as indices of rows and of cells.
    regions: Vec<(usize, usize, Option<u8>)>,
    /// The name of the last member that was not a part of a cell.
    name: &'a [u8],
    /// What the objects that are open say of rules, but for those that are cells.
    objects: Vec<Variant<'a>>,
}

/// Reads the puzzles of objects, if that is what the braces in a text are for.
pub(super) fn read<'a>(text: &'a [u8], shown: &mut Shown) -> Option<Block<'a>> {
    let after_brace = text.get(position(text, |byte| byte == b'{') + 1..)?;
    // The names in SudokuPad's codes are short and without quotation marks.
    if !trim(after_brace).starts_with(b"\"") && find(text, b"ce:[[") == text.len() {
        return None;
    }
    let mut boards = Boards {
        block: Block::default(),
        shown,
        rows: Vec::new(),
        row: Vec::new(),
        others: Vec::new(),
        has_givens: false,
        regions: Vec::new(),
        name: b"",
        objects: vec![Variant::default()],
    };
    boards.read(text);
    boards.end_objects(0);
    let mut block = boards.block;
    if block.puzzles.is_empty() {
        block.puzzles.push(Err(At { part: text, fault: Fault::word(text) }));
    }
    block.format = Format::Json;
    Some(block)
}

impl<'a> Boards<'a, '_> {
    fn read(&mut self, text: &'a [u8]) {
        // The brackets and braces that are open, and how many were where a cell's own began.
        let mut open: Vec<u8> = Vec::new();
        let mut cell_at = usize::MAX;
        let mut member: &[u8] = b"";
        let mut rest = text;
        while let [byte, after @ ..] = rest {
            let token = rest;
            rest = after;
            match byte {
                b'[' | b'{' => {
                    if *byte == b'{' && open.ends_with(b"[[") && open.len() < cell_at {
                        cell_at = open.len() + 1;
                        self.others.push((self.rows.len(), self.row.len()));
                        self.row.push(b"");
                        if let Some(object) = self.objects.last_mut() {
                            object.has_cells = true;
                        }
                    } else if open.len() < cell_at {
                        self.end_row();
                        if *byte == b'{' {
                            self.objects.push(Variant::new(open.len() + 1, self.block.puzzles.len()));
                        }
                    }
                    open.push(*byte);
                }
                b']' | b'}' => {
                    self.end_objects(open.len().max(1));
                    open.pop();
                    if open.len() < cell_at && cell_at != usize::MAX {
                        cell_at = usize::MAX;
                    } else if *byte == b']' && cell_at == usize::MAX {
                        let is_row = !self.row.is_empty() && open.last() == Some(&b'[');
                        self.end_row();
                        if !is_row {
                            self.end_board();
                        }
                    }
                }
                b',' | b':' => {}
                byte if is_space(*byte) => {}
                byte => {
                    let is_text = *byte == b'"';
                    let is_end = |byte| is_space(byte) || b",:[]{}\"".contains(&byte);
                    let scalar;
                    (scalar, rest) =
                        if is_text { string(after) } else { token.split_at(position(token, is_end)) };
                    let in_list = open.last() == Some(&b'[');
                    let is_name = !in_list && trim(rest).starts_with(b":");
                    match open.len() {
                        depth if depth == cell_at && is_name => member = scalar,
                        depth if depth == cell_at => self.set(member, scalar),
                        depth if depth > cell_at => {}
                        _ if is_name => {
                            self.name = scalar;
                            let object = self.objects.last_mut();
                            rest = object.and_then(|object| object.take(scalar, rest)).unwrap_or(rest);
                        }
                        _ if in_list => self.row.push(scalar),
                        _ if is_text => self.read_string(scalar),
                        _ => {}
                    }
                }
            }
        }
    }

    /// A member of an object that is a cell.
    fn set(&mut self, member: &[u8], scalar: &'a [u8]) {
        if (member == b"value" || member == b"v")
            && let Some(cell) = self.row.last_mut()
        {
            *cell = scalar;
        } else if member == b"given" && scalar == b"true" {
            self.others.pop();
            self.has_givens = true;
        } else if member == b"region" {
            self.regions.push((self.rows.len(), self.row.len().saturating_sub(1), number(scalar)));
        }
    }

    /// Ends the objects within so many brackets and braces.
    fn end_objects(&mut self, depth: usize) {
        while let Some(object) = self.objects.pop_if(|object| object.depth >= depth) {
            let puzzles = &mut self.block.puzzles;
            let own = puzzles.get(object.puzzles..).unwrap_or_default();
            let shape = own.iter().flatten().next().map(Grid::shape);
            let (from, count) = (object.puzzles, own.len());
            match self.objects.last_mut() {
                Some(outer) if count == 0 => outer.take_inner(object),
                _ => {
                    if let Some(fault) = object.fault(shape, count) {
                        puzzles.truncate(from);
                        puzzles.push(Err(fault));
                    }
                }
            }
        }
    }

    fn end_row(&mut self) {
        let row = std::mem::take(&mut self.row);
        let are_rows = row.iter().any(|text| text.len() > 2 && !is_nothing(text));
        if are_rows {
            self.rows.extend(row.into_iter().map(Chunk::run));
        } else if !row.is_empty() {
            self.rows.push(Chunk::Cells(row));
        }
    }

    fn end_board(&mut self) {
        let mut rows = std::mem::take(&mut self.rows);
        for (row, cell) in self.others.drain(..).filter(|_| self.has_givens) {
            if let Some(Chunk::Cells(cells)) = rows.get_mut(row)
                && let Some(cell) = cells.get_mut(cell)
            {
                *cell = b"";
            }
        }
        self.has_givens = false;
        let mut block = Block::default();
        block.read(&rows, None, false, self.shown);
        let regions = std::mem::take(&mut self.regions);
        if let (Some(Ok(grid)), Some(object)) = (block.puzzles.first(), self.objects.last_mut())
            && !regions.is_empty()
        {
            let shape = grid.shape();
            // Where a cell names none, it is in its box.
            let mut names: Vec<_> = (0..shape.cells()).map(|cell| Some(shape.box_of(cell) as u8)).collect();
            for (row, column, region) in regions {
                if let Some(name) = names.get_mut(row * shape.side() + column) {
                    *name = region;
                }
            }
            if names.contains(&None) || !are_names_of_boxes(&names, shape) {
                object.add(Rule::Regions, self.name);
            }
        }
        self.take(block);
    }

    fn read_string(&mut self, text: &'a [u8]) {
        if find(text, b"\\n") == text.len() {
            let block = block::read(text, self.shown);
            return self.take(block);
        }
        let mut lines = Vec::with_capacity(text.len());
        let mut rest = text;
        while let [byte, after @ ..] = rest {
            rest = match after {
                [b'n', after @ ..] if *byte == b'\\' => {
                    lines.push(b'\n');
                    after
                }
                after => {
                    lines.push(*byte);
                    after
                }
            };
        }
        let puzzles = block::read(&lines, self.shown).puzzles.into_iter();
        let puzzles = puzzles.map(|puzzle| puzzle.map_err(|error| At { part: text, ..error })).collect();
        self.take(Block { puzzles, ..Block::default() });
    }

    /// Keeps the puzzles, and what is wrong with one if its name says that it is one.
    fn take(&mut self, block: Block<'a>) {
        let has = |part| find(self.name, part) < self.name.len();
        if has(b"olution") {
            return;
        }
        for puzzle in block.puzzles {
            let is_kept = match &puzzle {
                Ok(_) => true,
                Err(error) => (has(b"uzzle") || has(b"rid") || has(b"oard")) && !error.fault.is_word(),
            };
            if is_kept {
                self.block.puzzles.push(puzzle);
            }
        }
    }
}
