//! What a line of cells is cut into: *chunks*, cells that belong together.

use super::NINE;
use super::bytes::{Span, begins_character, is_space, look_at};
use super::class::Line;
use super::format::Format;
use std::mem;

/// Cuts a part of a line into a row, if its cells are written in one of the ways; else it returns nothing.
pub(super) type LineCutter = fn(&mut Row, Line, Span) -> Option<()>;

/// What a line holds.
#[derive(Debug, Default)]
pub(super) struct Row {
    pub(super) cut: ChunkList,
    /// What the line says of the format, if anything.
    pub(super) format: Option<Format>,
    /// How many characters mean nothing.
    pub(super) ignored: usize,
    /// Whether there is a border.
    pub(super) bordered: bool,
    /// Whether there is nothing but a label.
    pub(super) is_label: bool,
    /// The first word, if there is prose and nothing else.
    pub(super) prose: Option<Span>,
    /// Whether the cells are in groups as wide as boxes on end.
    pub(super) on_end: bool,
    /// How many cells a row of the puzzle has, if that is known.
    pub(super) side: Option<usize>,
    /// What a part of the line was split into last: words, fields, or what stands between bars.
    pub(super) words: Vec<Span>,
}

impl Row {
    /// Forgets the line.
    pub(super) fn clear(&mut self) {
        let (mut cut, words) = (mem::take(&mut self.cut), mem::take(&mut self.words));
        cut.clear();
        *self = Row { cut, words, side: self.side, ..Row::default() };
    }

    /// Whether there is one cell and nothing else.
    pub(super) fn is_lone_cell(&self) -> bool {
        matches!(self.cut.chunks.as_slice(), [chunk] if chunk.len() == 1)
    }
}

/// Cells that belong together: what a line holds of a puzzle, or a puzzle.
///
/// A cell is a character, a number, the digits of a pencil mark, or empty for a blank.
#[derive(Clone, Copy, Debug)]
pub(super) enum Chunk {
    /// Cells of a character each, and how many there are.
    Run(Span, usize),
    /// Cells that stood apart, as the first one and the one after the last in [`ChunkList::cells`].
    Apart(usize, usize),
}

impl Chunk {
    pub(super) fn len(self) -> usize {
        match self {
            Chunk::Run(_, cells) => cells,
            Chunk::Apart(from, to) => to - from,
        }
    }
}

/// The chunks that lines are cut into, and the cells of those that stood apart.
#[derive(Debug, Default)]
pub(super) struct ChunkList {
    pub(super) chunks: Vec<Chunk>,
    pub(super) cells: Vec<Span>,
}

impl ChunkList {
    pub(super) fn clear(&mut self) {
        self.chunks.clear();
        self.cells.clear();
    }

    pub(super) fn push_run(&mut self, text: &[u8], run: Span) {
        self.chunks.push(Chunk::Run(run, count_cells(run.of(text))));
    }

    #[inline(never)]
    pub(super) fn push_apart(&mut self, cells: &[Span]) {
        self.cells.extend_from_slice(cells);
        self.close_apart(cells.len());
    }

    /// Makes a chunk of the last cells.
    pub(super) fn close_apart(&mut self, count: usize) {
        self.chunks.push(Chunk::Apart(self.cells.len() - count, self.cells.len()));
    }

    pub(super) fn view<'a>(&'a self, text: &'a [u8]) -> Chunks<'a> {
        Chunks { text, chunks: &self.chunks, cells: &self.cells }
    }
}

/// Some chunks of a list, and the text that they stand in.
#[derive(Clone, Copy, Default)]
pub(super) struct Chunks<'a> {
    pub(super) text: &'a [u8],
    pub(super) chunks: &'a [Chunk],
    pub(super) cells: &'a [Span],
}

impl<'a> Chunks<'a> {
    /// How many cells a chunk has; none if there are not so many chunks.
    pub(super) fn length(&self, chunk: usize) -> usize {
        self.chunks.get(chunk).map_or(0, |chunk| chunk.len())
    }

    /// The places of a chunk's cells.
    pub(super) fn spans(&self, chunk: Chunk) -> CellSpans<'a> {
        match chunk {
            Chunk::Run(run, _) => CellSpans::of(self.text, run),
            Chunk::Apart(from, to) => CellSpans { run: &[], begin: 0, apart: &self.cells[from..to] },
        }
    }

    /// The places of all cells.
    #[inline(never)] // a copy in each caller makes the module for browsers larger
    pub(super) fn all_spans(&self) -> Vec<Span> {
        let mut spans = Vec::with_capacity(NINE);
        for &chunk in self.chunks {
            spans.extend(self.spans(chunk));
        }
        spans
    }

    /// The cells of a run if each of its bytes is one.
    pub(super) fn plain_cells(&self, chunk: Chunk) -> Option<&'a [u8]> {
        match chunk {
            Chunk::Run(run, cells) if run.len() == cells => Some(run.of(self.text)),
            _ => None,
        }
    }

    /// The chunk, which has several cells, without its first or its last one.
    pub(super) fn without_end(&self, chunk: Chunk, is_last: bool) -> Chunk {
        match chunk {
            Chunk::Run(mut run, cells) => {
                match is_last {
                    true => run.end = self.spans(chunk).last().map_or(run.end, |cell| cell.begin),
                    false => run.begin = self.spans(chunk).next().map_or(run.begin, |cell| cell.end),
                }
                Chunk::Run(run, cells - 1)
            }
            Chunk::Apart(from, to) if is_last => Chunk::Apart(from, to - 1),
            Chunk::Apart(from, to) => Chunk::Apart(from + 1, to),
        }
    }

    pub(super) fn cells(&self, chunk: Chunk) -> impl Iterator<Item = &'a [u8]> + Clone + use<'a> {
        let text = self.text;
        self.spans(chunk).map(move |cell| cell.of(text))
    }
}

/// The places of the cells of a chunk: of a run, the characters but for borders and blanks.
#[derive(Clone)]
pub(super) struct CellSpans<'a> {
    /// What is left of a run, and where it begins.
    run: &'a [u8],
    begin: usize,
    apart: &'a [Span],
}

impl<'a> CellSpans<'a> {
    pub(super) fn of(text: &'a [u8], run: Span) -> CellSpans<'a> {
        CellSpans { run: run.of(text), begin: run.begin, apart: &[] }
    }
}

impl Iterator for CellSpans<'_> {
    type Item = Span;

    fn next(&mut self) -> Option<Span> {
        if let [cell, rest @ ..] = self.apart {
            self.apart = rest;
            return Some(*cell);
        }
        let gap = self.run.iter().position(|&byte| !is_space(byte) && byte != b'|')?;
        let (cell, after) = self.run[gap..].split_first()?;
        let more = match after {
            [b'1'..=b'9', ..] if *cell == b'+' => 1,
            _ => after.iter().position(|&byte| begins_character(byte)).unwrap_or(after.len()),
        };
        look_at(gap + 1 + more);
        let begin = self.begin + gap;
        self.run = &after[more..];
        self.begin = begin + 1 + more;
        Some(Span { begin, end: self.begin })
    }
}

/// The cells of a run.
pub(super) fn cells_of_run(run: &[u8]) -> impl Iterator<Item = &[u8]> + Clone {
    CellSpans::of(run, Span::whole(run)).map(move |cell| cell.of(run))
}

/// How many cells a run has.
#[inline(never)]
pub(super) fn count_cells(run: &[u8]) -> usize {
    look_at(run.len());
    // Nothing here branches, so that many bytes are looked at at a time.
    let is_odd = |byte: u8| (byte >= 0x80) | (byte <= b' ') | (byte == b'+') | (byte == b'|');
    if run.iter().fold(0, |odd, &byte| odd | u8::from(is_odd(byte))) == 0 {
        return run.len();
    }
    CellSpans::of(run, Span::whole(run)).count()
}
