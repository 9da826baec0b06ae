//! Cutting a line into chunks of cells: borders, notes and labels are passed over here.

use super::borders::{border, cut_bars};
use super::cases::{Case, case, take_first};
use super::cells::value;
use super::chunks::{Chunk, Cut};
use super::class::{ANY, BAR, BRACKET, Classes, GAP, HASH, Line, QUOTE};
use super::fields::{cut_blanks, cut_fields};
use super::format::Format;
use super::labels::label;
use super::scan::{Span, find, has, position, visible};
use super::words::cut_words;
use crate::shape::Shape;

/// What is known of the puzzle that a line may belong to.
#[derive(Clone, Copy, Default)]
pub(super) struct Known {
    /// Whether the lines before it have borders.
    pub(super) bordered: bool,
    /// How many cells a row has.
    pub(super) side: Option<usize>,
}

/// What a line holds.
#[derive(Debug, Default)]
pub(super) struct Row {
    pub(super) cut: Cut,
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
    /// Room for what a line is taken apart into.
    pub(super) spans: Vec<Span>,
}

/// A part of a line, and what is known of the puzzle.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    pub(super) text: &'a [u8],
    pub(super) span: Span,
    pub(super) side: Option<usize>,
}

impl<'a> Part<'a> {
    pub(super) fn bytes(self) -> &'a [u8] {
        self.span.of(self.text)
    }

    pub(super) fn trimmed(self) -> Part<'a> {
        Part { span: self.span.trimmed(self.text), ..self }
    }
}

/// Cuts a part of a line, if its cells are written in a way.
type Take = fn(&mut Row, Part) -> bool;

/// How the cells of a line can be written, in the order in which it is tried.
pub(super) static CELLS: [Case<Take>; 5] = [
    case("arrays", "[[3,0,0,4],[4,2,0,1],[0,3,4,2],[2,4,0,3]]", BRACKET, cut_arrays),
    case("bars", "|3| | |4|\n|4|2| |1|\n| |3|4|2|\n|2|4| |3|", BAR, cut_bars),
    case("fields", "3,,,4\n4,2,,1\n,3,4,2\n2,4,,3", GAP | QUOTE | HASH, cut_fields),
    case("spaces for blanks", "3  442 1 34224 3", GAP, cut_blanks),
    case("words", "3 . . 4\n4 2 . 1\n. 3 4 2\n2 4 . 3", ANY, cut_words),
];

/// More characters than a grid takes in a line; what is longer is a list of grids.
const LONGEST_GRID: usize = 25 * 25 * 32;

impl Row {
    /// Cuts a line; what the row held before is gone.
    pub(super) fn cut(&mut self, line: Line, known: Known) {
        self.clear();
        self.format = border(line, known.bordered);
        self.bordered = self.format.is_some();
        if self.bordered {
            return;
        }
        let note = if line.has(HASH) { position(line.text, |byte| byte == b'#') } else { line.text.len() };
        let whole = Part { text: line.text, span: Span { begin: 0, end: note }, side: known.side };
        let label = label(whole.bytes());
        let has_point = has(&line.text[..label], |byte| byte == b'.');
        // In rows such as `53. .7. ...` the full stop is a blank.
        if label == 0 || has_point {
            self.cut_cells(whole, line.classes);
            if label == 0 || self.is_row(line.text) {
                return;
            }
        }
        let after = self.cut_cells(Part { span: Span { begin: label, end: note }, ..whole }, line.classes);
        if after.prose.is_some() || after.cut.chunks.iter().all(|chunk| is_part(*chunk)) {
            after.ignored += visible(&line.text[..label]);
            after.is_label = label == note;
        } else {
            self.cut_cells(whole, line.classes);
        }
    }

    fn clear(&mut self) {
        let (mut cut, spans) = (std::mem::take(&mut self.cut), std::mem::take(&mut self.spans));
        cut.clear();
        *self = Row { cut, spans, ..Row::default() };
    }

    #[inline(never)]
    fn cut_cells(&mut self, part: Part, classes: Classes) -> &mut Row {
        self.clear();
        let classes = if part.span.len() > LONGEST_GRID { classes & (BRACKET | ANY) } else { classes };
        take_first(&CELLS, classes, |take| take(self, part));
        self
    }

    /// Whether there are rows of digits and blanks, or grids, and nothing else.
    fn is_row(&self, text: &[u8]) -> bool {
        let chunks = self.cut.view(text);
        let is_whole =
            |chunk: &Chunk| is_part(*chunk) && chunks.cells(*chunk).all(|cell| value(cell).is_some());
        self.ignored == 0 && !chunks.chunks.is_empty() && chunks.chunks.iter().all(is_whole)
    }

    /// Whether there is one cell and nothing else.
    pub(super) fn is_lone_cell(&self) -> bool {
        matches!(self.cut.chunks.as_slice(), [chunk] if chunk.len() == 1)
    }
}

/// Whether a chunk is as long as a row, or as a grid.
fn is_part(chunk: Chunk) -> bool {
    Shape::of_side(chunk.len()).is_some() || Shape::of_cells(chunk.len()).is_some()
}

/// Cuts arrays, each at its end.
fn cut_arrays(row: &mut Row, part: Part) -> bool {
    let Part { text, span, .. } = part;
    if !has(part.bytes(), is_bracket) {
        return false;
    }
    row.format = Some(Format::Json);
    let mut begin = span.begin + assignment(part.bytes());
    while begin <= span.end {
        let end = begin + position(&text[begin..span.end], |byte| matches!(byte, b']' | b'}'));
        cut_words(row, Part { span: Span { begin, end }, ..part });
        begin = end + 1;
    }
    true
}

pub(super) fn is_bracket(byte: u8) -> bool {
    matches!(byte, b'[' | b']' | b'{' | b'}')
}

/// The place of the value in a line of a program that assigns one or hands it over.
fn assignment(line: &[u8]) -> usize {
    let begin = position(line, |byte| byte == b'=');
    let begin = if begin < line.len() { begin } else { find(line, b"[[") };
    let value = begin + position(line.get(begin..).unwrap_or_default(), is_bracket);
    let is_assignment = value < line.len()
        && !line.starts_with(b"[")
        && !line.starts_with(b"{")
        && has(&line[..begin], |byte| byte.is_ascii_alphabetic());
    if is_assignment { value } else { 0 }
}
