//! One grid of JSON: an array of rows of cells, where a cell can be an object of its own.

use super::NINE;
use super::block::Block;
use super::bytes::{Span, parse_number};
use super::cells::{cell_value, is_null};
use super::chunk_reader::read_chunks;
use super::chunks::ChunkList;
use super::fields;
use super::json::{JsonToken, JsonTokens};
use super::legend::EarlierPuzzles;
use super::words::push_word;
use crate::sets::DigitSet;
use std::mem;

/// The rows of a grid so far.
#[derive(Default)]
pub(super) struct JsonGrid {
    rows: ChunkList,
    /// How many of their cells are in rows that have ended.
    ended: usize,
    /// The cells that are objects.
    objects: Vec<CellObject>,
}

impl JsonGrid {
    pub(super) fn push_cell(&mut self, cell: Span) {
        if self.rows.cells.is_empty() {
            self.rows.cells.reserve(NINE);
        }
        self.rows.cells.push(cell);
    }

    /// Reads a cell that is an object, from its first member on.
    pub(super) fn read_cell(&mut self, tokens: &mut JsonTokens) {
        let text = tokens.text;
        let (mut depth, mut name) = (1, &b""[..]);
        let mut digit = Span::default();
        let mut cell = CellObject { place: self.rows.cells.len(), ..CellObject::default() };
        while depth > 0
            && let Some(token) = tokens.next()
        {
            match token {
                JsonToken::Open(_) => depth += 1,
                JsonToken::Close(_) => depth -= 1,
                JsonToken::Scalar { span, .. } if depth > 1 => cell.add_mark(name, span.of(text)),
                JsonToken::Scalar { span, .. } if tokens.is_before_colon() => name = span.of(text),
                JsonToken::Scalar { span, .. } => match name {
                    b"value" | b"v" => digit = span,
                    b"given" => cell.is_given |= span.of(text) == b"true",
                    b"region" => cell.region = Some(parse_number(span.of(text))),
                    _ => {}
                },
            }
        }
        self.push_cell(digit);
        self.objects.push(cell);
    }

    /// Ends a row of cells, or several rows of a string each; says whether there was one.
    pub(super) fn end_row(&mut self, text: &[u8]) -> bool {
        let row = &self.rows.cells[self.ended..];
        let length = row.len();
        if row.iter().any(|cell| cell.len() > 2 && !is_null(cell.of(text))) {
            let words = self.rows.cells.split_off(self.ended);
            words.into_iter().for_each(|word| push_word(&mut self.rows, text, word));
        } else if length > 0 {
            self.rows.close_apart(length);
        }
        self.ended = self.rows.cells.len();
        length > 0
    }

    /// Reads the grid.
    pub(super) fn read(&mut self, text: &[u8], earlier: &mut EarlierPuzzles) -> Block {
        let (mut answers, mut marks, mut candidates) = (Vec::new(), Vec::new(), Vec::new());
        // A Sukaku may have none, and then what is filled in are answers all the same.
        let is_own = |cell: &CellObject| cell.is_given || !cell.candidates.is_empty();
        let has_givens = self.objects.iter().any(is_own);
        for cell in &self.objects {
            let answer = self.rows.cells.get_mut(cell.place).filter(|_| has_givens && !cell.is_given);
            let answer = answer.and_then(|digit| cell_value(mem::take(digit).of(text)));
            answers.resize(cell.place, 0);
            answers.push(answer.unwrap_or_default());
            marks.resize(cell.place, DigitSet::EMPTY);
            marks.push(cell.marks);
            candidates.resize(cell.place, DigitSet::EMPTY);
            candidates.push(cell.candidates);
        }
        let mut block = Block::default();
        read_chunks(&mut block, self.rows.view(text), None, false, earlier);
        block.with_changed_puzzle(0, &mut |puzzle| {
            let puzzle = puzzle.and(&answers, &marks);
            let is_sukaku = candidates.iter().any(|candidates| !candidates.is_empty());
            Ok(if is_sukaku { puzzle.with_candidates(mem::take(&mut candidates)) } else { puzzle })
        })
    }

    /// The regions of the grid that was read, if cells name some, with nothing in their place if a cell is in none. One
    /// that names no region is in its box.
    pub(super) fn regions(&self, read: &Block) -> Option<Option<Vec<usize>>> {
        let shape = read.puzzles.first()?.as_ref().ok()?.grid().shape();
        self.objects.iter().find(|cell| cell.region.is_some())?;
        let mut names: Vec<u8> = (0..shape.cell_count()).map(|cell| shape.box_of(cell) as u8).collect();
        for cell in &self.objects {
            if let (Some(name), Some(region)) = (names.get_mut(cell.place), cell.region) {
                let Some(region) = region else { return Some(None) };
                *name = region;
            }
        }
        Some(Some(fields::numbered_regions(&names)))
    }
}

/// What a cell has that is an object.
#[derive(Default)]
struct CellObject {
    /// Which one it is of the grid's cells.
    place: usize,
    is_given: bool,
    /// The region that it names; what is no number is none.
    region: Option<Option<u8>>,
    marks: DigitSet,
    /// Those that the puzzle leaves it.
    candidates: DigitSet,
}

impl CellObject {
    /// Takes a number in an array: one of its marks, whatever kind of marks the array's name says, or a candidate that
    /// the puzzle gives it.
    fn add_mark(&mut self, name: &[u8], digit: &[u8]) {
        if let Some(digit @ 1..=25) = parse_number(digit).filter(|_| name.ends_with(b"arks")) {
            let is_given = name.starts_with(b"given");
            if is_given { &mut self.candidates } else { &mut self.marks }.insert(digit);
        }
    }
}
