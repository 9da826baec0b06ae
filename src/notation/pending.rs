//! Where a puzzle ends is known from its first lines: with them, after as many rows as they are long, or
//! where a bracket closes.

use super::block::{Block, LocatedFault};
use super::bytes::{is_space, parse_number, position};
use super::cells::cell_value;
use super::chunks::{Chunk, Chunks, Row};
use super::error::Fault;
use super::format::Format;
use super::legend::EarlierPuzzles;
use super::plan::{ChunkPlan, PuzzleSpread, has_digit_above_four};
use super::rows::Rows;
use super::{NINE, json_reader, labels, xml};
use crate::sets::DigitSet;
use crate::shape::Shape;

/// A word of 16 cells is a row of a 16×16, or a 4×4.
pub(super) const SIXTEEN: usize = 16;
/// The longest row with a label.
const LABELLED_ROW: usize = 1 + 25;
/// More lone cells than the largest grid has can only be 9×9s.
const MOST_LONE_CELLS: usize = 8 * NINE;

/// What the lines of a puzzle are that may not be complete yet.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum PendingLines {
    #[default]
    Nothing,
    /// A row of so many cells, which is too short or too long, unless nothing follows that it is a row of. It may be the
    /// header of rows with labels, or three numbers may be the size.
    OddRow { cells: usize, headed: bool, numbers: Option<[usize; 3]> },
    /// Lines of one cell, and how many there were when a bracket closed first; a single one may be the size.
    LoneCells { count: usize, row: Option<usize> },
    /// So many words of 16 cells, and whether any has a digit above 4.
    Sixteens(usize, bool),
    /// So many lines that are as long as no row may be, if as many follow as they are long: `1.......` of 36 cells.
    TooWide { side: usize, rows: usize },
    /// So many rows, the length of the last one, how many blank lines there are among them, and whether the
    /// first one may be a header.
    Rows { shape: Shape, rows: usize, length: usize, blank_lines: usize, headed: bool },
    /// All of it.
    Complete,
    /// Braces, and how many are open.
    Braces(usize),
    /// XML from here on, and where in a tag it is.
    Xml(xml::TagState),
    /// A part of a file that has no puzzle.
    Skipped,
}

impl PendingLines {
    /// Whether no further line belongs to it.
    pub(super) fn is_complete(self) -> bool {
        match self {
            PendingLines::LoneCells { count, .. } => count == MOST_LONE_CELLS,
            // Without a digit above 4, sixteen words are one puzzle only if no other follows.
            PendingLines::Sixteens(SIXTEEN, are_rows) => are_rows,
            PendingLines::Sixteens(count, _) => count > SIXTEEN,
            // A header has as many rows below it; without one, they are two puzzles'.
            PendingLines::Rows { shape, rows, length, headed, .. } => {
                // Rows that are longer have labels, and may have a header as well.
                let below_header = if length > shape.side() { 1 } else { shape.side() };
                rows >= shape.side() + usize::from(headed) * below_header
            }
            PendingLines::TooWide { side, rows } => rows == side,
            PendingLines::Complete => true,
            _ => false,
        }
    }

    /// What a line is where a puzzle may begin.
    pub(super) fn beginning(row: &Row, line: &[u8]) -> PendingLines {
        let chunks = row.cut.view(line);
        let count = chunks.chunks.len();
        if row.is_lone_cell() {
            return PendingLines::LoneCells { count: 1, row: None };
        }
        if chunks.length(0) > LABELLED_ROW {
            return match row.cut.chunks[..] {
                [only] if may_be_too_wide(chunks, only) => {
                    PendingLines::TooWide { side: only.len(), rows: 1 }
                }
                _ => PendingLines::Complete,
            };
        }
        if are_sixteens(row) {
            return PendingLines::Sixteens(count, has_digit_above_four(chunks));
        }
        match ChunkPlan::of(chunks) {
            Ok(ChunkPlan { spread: PuzzleSpread::Whole, .. })
                if row.bordered && chunks.length(0) == SIXTEEN =>
            {
                Shape::of_side(SIXTEEN)
                    .map_or(PendingLines::Complete, |shape| PendingLines::of_rows(shape, count, false))
            }
            Ok(ChunkPlan { shape, spread: PuzzleSpread::Rows }) => {
                let headed = count == 1 && labels::counts_up(chunks, chunks.chunks[0]);
                PendingLines::of_rows(shape, count - usize::from(chunks.length(0) == 1), headed)
            }
            Err(LocatedFault { fault: Fault::Length { cells: 2..=LABELLED_ROW }, .. }) if count == 1 => {
                let headed = labels::counts(&mut chunks.cells(chunks.chunks[0]).skip(1));
                let mut cells = chunks.cells(chunks.chunks[0]);
                let numbers =
                    [(); 3].map(|()| cells.next().and_then(parse_number).unwrap_or_default().into());
                // Digits without blanks between them are no size.
                let numbers = matches!(chunks.chunks[0], Chunk::Apart(..)).then_some(numbers);
                PendingLines::OddRow { cells: chunks.length(0), headed, numbers }
            }
            _ => PendingLines::Complete,
        }
    }

    /// What the lines are with one more, if that goes on with them.
    pub(super) fn after(self, row: &Row, line: &[u8], before: &[u8]) -> Option<PendingLines> {
        let (count, length) = (row.cut.chunks.len(), row.cut.chunks.first()?.len());
        match self {
            PendingLines::LoneCells { count, row: cells } if row.is_lone_cell() => {
                Some(PendingLines::LoneCells { count: count + 1, row: cells })
            }
            PendingLines::LoneCells { count: 1, .. } => {
                let shape = Shape::of_side(parse_number(before.trim_ascii())?.into())?;
                // A row that is a little too short or too long is one, too.
                let rows = PendingLines::of_rows(shape, count, false);
                let rows = Some(rows).filter(|_| length.abs_diff(shape.side()) <= 2);
                rows.or((length == shape.cell_count()).then_some(PendingLines::Complete))
            }
            PendingLines::Sixteens(before, are_rows) if are_sixteens(row) => {
                let are_rows = are_rows || has_digit_above_four(row.cut.view(line));
                Some(PendingLines::Sixteens(before + count, are_rows))
            }
            PendingLines::TooWide { side, rows } if length == side && count == 1 => {
                Some(PendingLines::TooWide { side, rows: rows + 1 })
            }
            PendingLines::OddRow { cells, headed, .. } => match Shape::of_side(length) {
                Some(shape) if !self.is_number_of(row) => {
                    Some(PendingLines::of_rows(shape, 1 + count, false))
                }
                None if cells == length => {
                    Shape::of_side(length - 1).map(|shape| PendingLines::of_rows(shape, 1 + count, headed))
                }
                _ => None,
            },
            PendingLines::Rows { shape, rows, length: last, blank_lines, headed } => {
                let goes_on = rows < shape.side() || length == shape.side() || length == last;
                // One row that is too long or short does not tell how many there are: two of a length do.
                let shape = Shape::of_side(length).filter(|_| length == last).unwrap_or(shape);
                let longer = PendingLines::Rows { shape, rows: rows + count, length, blank_lines, headed };
                (goes_on && length <= LABELLED_ROW).then_some(longer)
            }
            _ => None,
        }
    }

    /// Reads the lines; nothing if they hold braces, but no object.
    pub(super) fn read(self, rows: &mut Rows, earlier: &mut EarlierPuzzles) -> Option<Block> {
        match self {
            PendingLines::Xml(xml::TagState::None) => Some(xml::read(&rows.text, earlier)),
            PendingLines::Nothing | PendingLines::Skipped | PendingLines::Xml(_) => Some(Block::default()),
            PendingLines::TooWide { side, rows } if rows == side => {
                Some(Block::of_fault(0, Fault::Length { cells: side * side }))
            }
            PendingLines::Sixteens(words, false) if words != SIXTEEN || repeats_digit(rows) => {
                Some(rows.read_each_line(earlier))
            }
            PendingLines::Braces(_) => json_reader::read(&rows.text, earlier),
            _ if self.is_first_row() && labels::is_ornament(&rows.text, &Chunks::default()) => {
                Some(Block::of_fault(position(&rows.text, |byte| !is_space(byte)), Fault::word(&rows.text)))
            }
            _ => Some(rows.read(earlier)),
        }
    }

    fn of_rows(shape: Shape, rows: usize, headed: bool) -> PendingLines {
        PendingLines::Rows { shape, rows, length: shape.side(), blank_lines: 0, headed }
    }

    /// Whether it is the first row of a puzzle, or looks like one.
    pub(super) fn is_first_row(self) -> bool {
        matches!(self, PendingLines::OddRow { .. } | PendingLines::Rows { rows: 1, .. })
    }

    /// Notes a border: above it may be a header.
    pub(super) fn pass_border(&mut self) {
        if let PendingLines::Rows { rows: 1, headed, .. } = self {
            *headed = true;
        }
    }

    /// Whether it is one cell above a row, which may be a puzzle's number; or less than half of a row, or the size: `9 9`,
    /// `4 2 2` of a side and a box, `3 3` of a box.
    pub(super) fn is_number_of(self, row: &Row) -> bool {
        match self {
            PendingLines::LoneCells { count: 1, .. } => !row.is_lone_cell(),
            PendingLines::OddRow { cells, numbers: Some([side, height, width]), .. } => {
                let length = row.cut.chunks.first().map_or(0, |row| row.len());
                let is_size = match cells {
                    2 => side * height == length || side == length && height == length,
                    3 => side == length && height * width == length,
                    _ => false,
                };
                is_size || 2 * cells < length
            }
            _ => false,
        }
    }

    /// Notes a blank line; true if it cannot be one within a puzzle.
    pub(super) fn ends_at_blank_line(&mut self, on_end: bool) -> bool {
        match self {
            PendingLines::Rows { shape, rows, blank_lines, headed, .. } => {
                *blank_lines += 1;
                // After each band, or after each row.
                let in_band = *rows % if on_end { shape.box_columns() } else { shape.box_rows() };
                (in_band > usize::from(*headed) || *rows >= shape.side()) && blank_lines < rows
            }
            PendingLines::LoneCells { count, .. } => *count % NINE == 0,
            PendingLines::OddRow { .. } => true,
            _ => false,
        }
    }

    /// Notes the end of an array; true if it is the last row's.
    pub(super) fn ends_at_bracket(&mut self) -> bool {
        match self {
            PendingLines::LoneCells { count, row } => *count == row.get_or_insert(*count).pow(2),
            _ => false,
        }
    }
}

/// Whether a line's chunks are rows of a 16×16 or 4×4s, whichever.
fn are_sixteens(row: &Row) -> bool {
    let is_grid = row.format == Some(Format::Json) && row.cut.chunks.len() == SIXTEEN;
    !row.bordered && !is_grid && row.cut.chunks.iter().all(|chunk| chunk.len() == SIXTEEN)
}

/// Whether a line may be a row of a grid that is too large. A puzzle of so many cells has more digits, and smaller ones.
fn may_be_too_wide(chunks: Chunks, line: Chunk) -> bool {
    const LONGEST: usize = 64;
    if line.len() > LONGEST {
        return false;
    }
    let side = Shape::of_cells(line.len()).map_or(0, Shape::side);
    let digits: Vec<u8> = chunks.cells(line).filter_map(cell_value).filter(|digit| *digit > 0).collect();
    digits.len() < side + 2 || digits.iter().any(|digit| usize::from(*digit) > side)
}

/// Whether a word has a digit twice, which no row has.
fn repeats_digit(rows: &Rows) -> bool {
    let chunks = rows.cut.view(&rows.text);
    chunks.chunks.iter().any(|chunk| {
        let mut seen = DigitSet::EMPTY;
        let mut digits = chunks.cells(*chunk).filter_map(cell_value).filter(|digit| *digit > 0);
        digits.any(|digit| !seen.insert(digit))
    })
}
