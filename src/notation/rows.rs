//! The lines of a puzzle so far, and what they were cut into.

use super::block::{Block, LocatedFault};
use super::bytes::{count_characters, count_visible, lines};
use super::chunk_reader::read_chunks;
use super::chunks::{Chunk, ChunkList, Chunks, Row};
use super::class::{BAR, Line};
use super::error::Fault;
use super::fields::{self, RuleFields};
use super::fold::ColumnShifts;
use super::format::Format;
use super::legend::EarlierPuzzles;
use super::words::push_word;
use super::{labels, on_end};
use crate::symbols::Symbols;
use std::mem;
use std::ops::Range;

/// Lines that belong together, and their cells.
#[derive(Debug, Default)]
pub(super) struct Rows {
    /// The lines, each with a line break.
    pub(super) text: Vec<u8>,
    starts: Vec<LineStart>,
    pub(super) cut: ChunkList,
    /// What the first line that says something of the format says.
    format: Option<Format>,
    ignored: usize,
    /// How many rows are in groups as wide as boxes on end.
    pub(super) on_end: usize,
    /// Whether any line has a bar.
    bordered: bool,
    /// Whether a border stands below the first row.
    is_underlined: bool,
    /// Whether the last chunk is made of lines of one cell.
    are_lone: bool,
}

impl Rows {
    /// Reads a text that is known as a whole: lines, or one with cells and rules.
    pub(super) fn read_text(text: &[u8], earlier: &mut EarlierPuzzles) -> Block {
        match fields::read(text) {
            Some(RuleFields { rules: Err(LocatedFault { at, fault }), .. }) => Block::of_fault(at, fault),
            Some(fields) => {
                let (begin, at) = (fields.cells.begin, fields.at);
                let mut block = Rows::read_lines(&fields.cells_of(text), earlier).shifted(begin);
                block.ignored += count_visible(&text[..begin]);
                let (at_rest, mut give) = fields.rest(text);
                let block = block.with_rules(&fields.rules.unwrap_or_default(), at, earlier);
                let block = block.with_changed_puzzle(at_rest, &mut give);
                if let [Ok(puzzle)] = &block.puzzles[..] {
                    let symbols = Some(puzzle.symbols()).filter(|own| matches!(own, Symbols::Wordoku(_)));
                    earlier.add_symbols(puzzle.grid().shape(), symbols);
                }
                block
            }
            None => Rows::read_lines(text, earlier),
        }
    }

    fn read_lines(text: &[u8], earlier: &mut EarlierPuzzles) -> Block {
        let (mut rows, mut row) = (Rows::default(), Row::default());
        // Of the headings above a puzzle, the first word and how many characters they have.
        let (mut word, mut headings) = (None, 0);
        let bordered = text.contains(&b'|');
        for line in lines(text) {
            let line = Line::of(line);
            row.cut_line(line, bordered, rows.side());
            rows.keep_line(line, 0);
            match row.prose {
                Some(prose) if rows.cut.chunks.is_empty() => {
                    headings += count_visible(line.text);
                    word = word.or(Some(prose.shifted(rows.text.len() - line.text.len() - 1)));
                    continue;
                }
                Some(prose) => push_word(&mut row.cut, line.text, prose),
                None => {}
            }
            rows.add_row(&row);
        }
        let has_rows = !rows.cut.chunks.is_empty();
        let mut block = rows.read(earlier);
        match word {
            Some(word) if !has_rows => {
                block.puzzles.push(Err(LocatedFault { at: word.begin, fault: Fault::word(word.of(text)) }))
            }
            _ => block.ignored += headings,
        }
        block
    }

    /// How many cells the last row has; a lone cell may be the size or a number.
    pub(super) fn side(&self) -> Option<usize> {
        self.cut.chunks.last().map(|chunk| chunk.len()).filter(|length| *length > 1)
    }

    pub(super) fn clear(&mut self) {
        let (mut text, mut starts, mut cut) =
            (mem::take(&mut self.text), mem::take(&mut self.starts), mem::take(&mut self.cut));
        text.clear();
        starts.clear();
        cut.clear();
        *self = Rows { text, starts, cut, ..Rows::default() };
    }

    pub(super) fn keep_line(&mut self, line: Line, number: usize) {
        self.bordered |= line.has(BAR);
        self.starts.push(LineStart { begin: self.text.len(), line: number, chunks: self.cut.chunks.len() });
        self.text.extend_from_slice(line.text);
        self.text.push(b'\n');
    }

    /// Adds what the last line was cut into.
    pub(super) fn add_row(&mut self, row: &Row) {
        let begin = self.starts.last().map_or(0, |start| start.begin);
        self.ignored += row.ignored;
        self.on_end += usize::from(row.on_end);
        self.format = self.format.or(row.format);
        self.is_underlined |= row.bordered && row.cut.chunks.is_empty() && self.cut.chunks.len() == 1;
        let first = self.cut.cells.len();
        self.cut.cells.extend(row.cut.cells.iter().map(|cell| cell.shifted(begin)));
        let is_lone = row.is_lone_cell();
        for chunk in &row.cut.chunks {
            match (self.cut.chunks.last_mut(), *chunk) {
                (Some(Chunk::Apart(_, end)), Chunk::Apart(..)) if is_lone && self.are_lone => *end += 1,
                (_, Chunk::Apart(from, to)) => self.cut.chunks.push(Chunk::Apart(first + from, first + to)),
                (_, Chunk::Run(run, cells)) => self.cut.chunks.push(Chunk::Run(run.shifted(begin), cells)),
            }
            self.are_lone = is_lone;
        }
    }

    pub(super) fn line_count(&self) -> usize {
        self.starts.len()
    }

    /// Whether several lines have cells.
    pub(super) fn has_several(&self) -> bool {
        self.chunks_of_lines().filter(|chunks| !chunks.is_empty()).count() > 1
    }

    /// Which chunks each line has.
    fn chunks_of_lines(&self) -> impl Iterator<Item = Range<usize>> {
        let ends = self.starts.iter().skip(1).map(|start| start.chunks).chain([self.cut.chunks.len()]);
        self.starts.iter().zip(ends).map(|(start, end)| start.chunks..end)
    }

    /// Reads the puzzles of the lines.
    pub(super) fn read(&mut self, earlier: &mut EarlierPuzzles) -> Block {
        if self.on_end > 0 {
            return on_end::read(self.cut.view(&self.text), self.on_end, earlier);
        }
        let mut block = Block { ignored: self.ignored, ..Block::default() };
        block.ignored += labels::take_labels_off(&mut self.cut, &self.text, self.is_underlined);
        read_chunks(&mut block, self.cut.view(&self.text), self.format, self.bordered, earlier);
        block
    }

    /// Reads the puzzles of each line on its own.
    #[inline(never)] // a copy in each caller makes the module for browsers larger
    pub(super) fn read_each_line(&self, earlier: &mut EarlierPuzzles) -> Block {
        let mut block = Block { ignored: self.ignored, ..Block::default() };
        for chunks in self.chunks_of_lines() {
            let line = Chunks { chunks: &self.cut.chunks[chunks], ..self.cut.view(&self.text) };
            read_chunks(&mut block, line, self.format, self.bordered, earlier);
        }
        block
    }

    pub(super) fn numbered_lines(&self) -> impl Iterator<Item = (usize, &[u8])> {
        self.starts.iter().map(|start| start.line).zip(lines(&self.text))
    }

    /// Tells where in the text places are, which come in ascending order.
    pub(super) fn line_columns(&self, shifts: &ColumnShifts) -> impl FnMut(usize) -> LineColumn {
        let (mut index, mut at, mut column) = (0, 0, 1);
        move |place| {
            while let Some(next) = self.starts.get(index + 1).filter(|next| next.begin <= place) {
                (index, at, column) = (index + 1, next.begin, 1);
            }
            column += count_characters(&self.text[at..place]);
            at = place;
            let LineStart { begin, line, .. } = self.starts[index];
            LineColumn { line, column: shifts.own_column(line, column), line_begin: begin }
        }
    }
}

/// Where a line begins in the text, which line it is, and how many chunks are before it.
#[derive(Clone, Copy, Debug)]
struct LineStart {
    begin: usize,
    line: usize,
    chunks: usize,
}

/// The line and the column of a place, and where in the text the line begins.
#[derive(Clone, Copy)]
pub(super) struct LineColumn {
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) line_begin: usize,
}
