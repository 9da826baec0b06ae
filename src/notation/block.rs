//! Reading the puzzles in consecutive lines, in two steps.
//!
//! First each line is cut into chunks of cells that belong together; lines of one cell each are one chunk.
//! Then chunks make puzzles: a chunk as long as a grid is one, and so are as many chunks as each of them is
//! long.

use super::cells::{Chunk, sukaku_shape, value};
use super::error::{Fault, shortened};
use super::format::Format;
use super::row::cut;
use super::scan::{all, characters, find, lines, number, visible};
use super::symbols::{Key, Shown};
use super::{labels, marks};
use crate::grid::Grid;
use crate::shape::Shape;

/// What is wrong, and the part of the text where it is.
pub(super) struct At<'a> {
    pub(super) part: &'a [u8],
    pub(super) fault: Fault,
}

/// What was read in a block of lines.
#[derive(Default)]
pub(super) struct Block<'a> {
    pub(super) puzzles: Vec<Result<Grid, At<'a>>>,
    pub(super) format: Format,
    /// How many characters mean nothing.
    pub(super) ignored: usize,
}

/// Reads the puzzles of some lines, in symbols that those before them have shown.
#[inline(never)]
pub(super) fn read<'a>(text: &'a [u8], shown: &mut Shown) -> Block<'a> {
    let mut block = Block::default();
    let bordered = find(text, b"|") < text.len();
    let mut chunks: Vec<Chunk> = Vec::new();
    let mut format = None;
    let mut in_lone_cells = false;
    let mut ruled = false;
    // Of the headings above a puzzle, the first word and how many characters they have.
    let (mut word, mut headings) = (None, 0);
    for line in lines(text) {
        let row = cut(line, bordered, chunks.last().map(Chunk::len));
        if row.is_prose && chunks.is_empty() {
            headings += visible(line);
            word = word.or(row.chunks.into_iter().next());
            continue;
        }
        block.ignored += row.ignored;
        format = format.or(row.format);
        ruled |= row.bordered && row.chunks.is_empty() && chunks.len() == 1;
        let is_lone_cell = row.is_lone_cell();
        for chunk in row.chunks {
            match (chunks.last_mut(), chunk) {
                (Some(Chunk::Cells(column)), Chunk::Cells(cell)) if is_lone_cell && in_lone_cells => {
                    column.extend(cell);
                }
                (_, chunk) => chunks.push(chunk),
            }
            in_lone_cells = is_lone_cell;
        }
    }
    block.ignored += labels::take_off(&mut chunks, ruled);
    block.read(&chunks, format, bordered, shown);
    match word {
        Some(Chunk::Run(part, _)) if chunks.is_empty() => {
            block.puzzles.push(Err(At { part, fault: Fault::word(part) }));
        }
        _ => block.ignored += headings,
    }
    block
}

impl<'a> Block<'a> {
    /// Reads chunks, up to the first one that has no place in a puzzle.
    pub(super) fn read(
        &mut self,
        chunks: &[Chunk<'a>],
        format: Option<Format>,
        bordered: bool,
        shown: &mut Shown,
    ) {
        let mut rest = chunks;
        while !rest.is_empty() {
            let is_certain = bordered || format == Some(Format::Marks);
            let plan = Plan::of(rest);
            let found = plan.and_then(|plan| plan.carry_out(rest, is_certain, shown, &mut self.puzzles));
            let own_format;
            (rest, own_format) = match found {
                Ok(found) => found,
                Err(error) => return self.puzzles.push(Err(error)),
            };
            self.format = match (own_format, format) {
                (Format::Line | Format::Rows | Format::Spaced, Some(Format::Marks)) => Format::Grid,
                (Format::Line | Format::Rows | Format::Spaced, Some(format)) => format,
                (own_format, _) => own_format,
            };
        }
    }
}

/// What the next chunks are, after a size if there is one.
pub(super) struct Plan {
    pub(super) shape: Shape,
    pub(super) has_size: bool,
    pub(super) kind: Kind,
}

/// How a puzzle is spread over chunks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A chunk for each row.
    Rows,
    /// Whole puzzles in a chunk.
    Whole,
    /// A chunk that has a character for each candidate.
    Sukaku,
}

impl Plan {
    /// Chooses by the lengths of the chunks, of which there is at least one.
    pub(super) fn of<'a>(chunks: &[Chunk<'a>]) -> Result<Plan, At<'a>> {
        let plan = |shape, kind| Ok(Plan { shape, has_size: false, kind });
        let (first, length) = (&chunks[0], chunks[0].len());
        let next = chunks.get(1).map_or(0, Chunk::len);
        let begin = first.cells().next().unwrap_or_default();
        if length == 1 && next > 1 {
            let size = number(begin).and_then(|size| Shape::of_side(size.into()));
            if let Some(shape) = size {
                let kind = if next == shape.cells() { Kind::Whole } else { Kind::Rows };
                return Ok(Plan { shape, has_size: true, kind });
            }
        }
        let is_word = first.cells().all(|cell| all(cell, |byte| byte.is_ascii_alphabetic()));
        // A row of up to 9 cells has no letters but for blanks.
        let is_short_word = is_word && length <= 9 && first.cells().any(|cell| value(cell) != Some(0));
        let side = Shape::of_side(length).filter(|_| !is_short_word);
        if let Some(shape) = side.filter(|_| are_rows_of_sixteen(chunks)) {
            return plan(shape, Kind::Rows);
        }
        if let Some(shape) = Shape::of_cells(length) {
            return plan(shape, Kind::Whole);
        }
        if let Some(shape) = side {
            return plan(shape, Kind::Rows);
        }
        if let Some(shape) = sukaku_shape(length)
            && marks::sukaku(first.cells(), shape).is_some()
        {
            return plan(shape, Kind::Sukaku);
        }
        if let Some(nine) = Shape::of_side(9).filter(|nine| length.is_multiple_of(nine.cells())) {
            return plan(nine, Kind::Whole);
        }
        let strange = first.cells().filter(|cell| value(cell).is_none()).count();
        if is_word || length < 16 && 2 * strange > length {
            let word = match first {
                Chunk::Run(run, _) => run,
                Chunk::Cells(_) => begin,
            };
            return Err(At { part: begin, fault: Fault::word(word) });
        }
        if Shape::of_side(next).is_some() && length < 2 * next {
            return Err(row_length(first, 1, next));
        }
        Err(At { part: begin, fault: Fault::Length { cells: length } })
    }

    /// Reads the puzzles and returns the chunks after them, and what they look like.
    fn carry_out<'c, 'a>(
        &self,
        chunks: &'c [Chunk<'a>],
        is_certain: bool,
        shown: &mut Shown,
        puzzles: &mut Vec<Result<Grid, At<'a>>>,
    ) -> Result<(&'c [Chunk<'a>], Format), At<'a>> {
        let (shape, side) = (self.shape, self.shape.side());
        let chunks = &chunks[usize::from(self.has_size)..];
        let is_run = matches!(chunks[0], Chunk::Run(..));
        let mut format = match (self.kind, is_run) {
            (Kind::Sukaku, _) => Format::Sukaku,
            (Kind::Whole, true) => Format::Line,
            (Kind::Rows, true) => Format::Rows,
            (_, false) => Format::Spaced,
        };
        let mut cells = Vec::with_capacity(shape.cells());
        let mut read = |cells: &[&'a [u8]]| {
            let digits = match marks::candidates(cells, shape, is_certain) {
                Some(candidates) => {
                    format = Format::Marks;
                    Ok(marks::placed(&candidates, shape))
                }
                None => digits(cells, shape, shown),
            };
            puzzles.push(digits.map(|digits| Grid::known(shape, digits)));
        };
        match self.kind {
            Kind::Sukaku => {
                let candidates = marks::sukaku(chunks[0].cells(), shape).unwrap_or_default();
                puzzles.push(Ok(Grid::known(shape, marks::placed(&candidates, shape))));
                return Ok((&chunks[1..], format));
            }
            Kind::Whole => {
                for cell in chunks[0].cells() {
                    cells.push(cell);
                    if cells.len() == shape.cells() {
                        read(&cells);
                        cells.clear();
                    }
                }
                return Ok((&chunks[1..], format));
            }
            Kind::Rows => {}
        }
        for (row, chunk) in chunks.iter().take(side).enumerate() {
            // Where two rows agree, the first one is odd.
            let is_first = row == 1 && chunks.get(2).is_some_and(|third| third.len() == chunk.len());
            if chunk.len() != side && is_first && Shape::of_side(chunk.len()).is_some() {
                return Err(row_length(&chunks[0], 1, chunk.len()));
            }
            if chunk.len() != side {
                return Err(row_length(chunk, row + 1, side));
            }
            cells.extend(chunk.cells());
        }
        if let Some(missing) = side.checked_sub(chunks.len()).filter(|missing| *missing > 0) {
            let fault = Fault::BreaksOff { row: side - missing, shape };
            return Err(At { part: end(cells.last().copied()), fault });
        }
        read(&cells);
        Ok((&chunks[side..], format))
    }
}

/// Whether the chunks begin with rows of a 16×16 rather than with a 4×4.
fn are_rows_of_sixteen(chunks: &[Chunk]) -> bool {
    let rows = chunks.iter().take(16).take_while(|chunk| chunk.len() == 16);
    let mut above_four =
        rows.clone().flat_map(Chunk::cells).filter(|cell| value(cell).is_some_and(|digit| digit > 4));
    match rows.count() {
        0 | 1 => false,
        16 if chunks.len() == 16 => true,
        _ => above_four.next().is_some(),
    }
}

fn row_length<'a>(chunk: &Chunk<'a>, row: usize, expected: usize) -> At<'a> {
    let surplus = chunk.cells().nth(expected);
    let part = surplus.unwrap_or_else(|| end(chunk.cells().last()));
    At { part, fault: Fault::RowLength { row, cells: chunk.len(), expected } }
}

/// The place after a cell.
fn end(cell: Option<&[u8]>) -> &[u8] {
    cell.map_or(b"", |cell| cell.split_at(cell.len()).1)
}

/// The digits of a grid's cells, 0 for a blank.
fn digits<'a>(cells: &[&'a [u8]], shape: Shape, shown: &mut Shown) -> Result<Vec<u8>, At<'a>> {
    let side = shape.side() as u8;
    let key = Key::of(cells, shape, shown);
    let mut digits = Vec::with_capacity(cells.len());
    // Where nothing else stands for a blank, what stands wherever no digit does is one.
    let mut filler: &[u8] = b"";
    let mut fault = None;
    for (index, &cell) in cells.iter().enumerate() {
        match key.value(cell) {
            Some(digit) if digit <= side => digits.push(digit),
            digit => {
                let is_filler = digit.is_none()
                    && !cell[0].is_ascii_alphanumeric()
                    && (fault.is_none() || cell == filler);
                filler = if is_filler { cell } else { b"" };
                fault = fault.or(Some((index, digit)));
                digits.push(0);
            }
        }
    }
    let has_blanks = || cells.iter().any(|cell| key.value(cell) == Some(0));
    let Some((index, digit)) = fault.filter(|_| has_blanks() || characters(filler) != 1) else {
        shown.add(shape, &key);
        return Ok(digits);
    };
    let part = cells[index];
    let (row, column) = (shape.row_of(index) + 1, shape.column_of(index) + 1);
    let fault = match digit {
        None => Fault::Character { row, column, text: shortened(part) },
        Some(digit) => {
            let is_number = part[0].is_ascii_digit();
            let letter = || shortened(&part.to_ascii_uppercase());
            let digit = if is_number { digit.to_string() } else { format!("{} ({digit})", letter()) };
            Fault::TooLarge { row, column, digit, shape }
        }
    };
    Err(At { part, fault })
}
