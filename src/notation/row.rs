//! What a line of cells is cut into.

use super::bytes::Span;
use super::cells::{VALUES, cell_value, is_row_or_grid};
use super::chunks::ChunkList;
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

    /// Whether there are rows of digits and blanks, or grids, and nothing else.
    pub(super) fn has_only_rows(&self, text: &[u8]) -> bool {
        let chunks = self.cut.view(text);
        let mut cells = chunks.chunks.iter().flat_map(|chunk| chunks.cells(*chunk));
        self.ignored == 0
            && !chunks.chunks.is_empty()
            && chunks.chunks.iter().all(|chunk| is_row_or_grid(chunk.len()))
            && cells.all(|cell| cell_value(cell).is_some())
    }

    /// Whether the words may be pencil marks: in each the digits ascend, and none is above the number of words, or it
    /// is a lone dot. None if a word has a space, or a character that is no cell of a grid with this side.
    pub(super) fn may_be_marks(&self, text: &[u8], side: usize) -> Option<bool> {
        let mut may_be = true;
        for word in &self.words {
            let (mut last, mut ascends) = (0, true);
            for byte in word.of(text) {
                let digit = usize::from(VALUES[usize::from(*byte)]);
                if *byte == b' ' || digit > side {
                    return None;
                }
                ascends &= last < digit && digit <= self.words.len();
                last = digit;
            }
            may_be &= ascends || word.of(text) == b".";
        }
        Some(may_be)
    }

    /// Whether there is one cell and nothing else.
    pub(super) fn is_lone_cell(&self) -> bool {
        matches!(self.cut.chunks.as_slice(), [chunk] if chunk.len() == 1)
    }
}
