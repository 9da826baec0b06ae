//! Reading the puzzles in chunks of cells. A chunk of 81 cells is a 9×9, and so are nine chunks of nine cells.

use super::block::{Block, LocatedFault, change_puzzle, with_regions};
use super::bytes::{Span, count_characters};
use super::cells::{VALUES, cell_value};
use super::chunks::{Chunk, Chunks};
use super::error::{Fault, shortened};
use super::format::Format;
use super::legend::{EarlierPuzzles, SymbolLegend};
use super::plan::{ChunkPlan, PuzzleSpread, row_length_fault};
use super::rules::RuleName;
use super::second_grid::{self, drop_solution};
use super::{borders, marks};
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::shape::{Rules, Shape};
use crate::symbols::Symbols;

/// Reads the puzzles of chunks into a block, up to the first chunk that fits no puzzle: that becomes a fault.
pub(super) fn read_chunks(
    block: &mut Block,
    mut chunks: Chunks,
    format: Option<Format>,
    bordered: bool,
    earlier: &mut EarlierPuzzles,
) {
    let is_certain = bordered || format == Some(Format::Marks);
    let mut reader =
        ChunkReader { puzzles: &mut block.puzzles, bordered, is_certain, are_marks: false, earlier };
    while !chunks.chunks.is_empty() {
        match ChunkPlan::of(chunks).and_then(|plan| reader.carry_out(plan, chunks)) {
            Ok((read, own_format)) => {
                chunks.chunks = &chunks.chunks[read..];
                reader.take_map(&mut chunks);
                drop_solution(reader.puzzles);
                let is_plain = matches!(own_format, Format::Line | Format::Rows | Format::Spaced);
                block.format = match format.filter(|_| is_plain) {
                    Some(Format::Marks) => Format::Grid,
                    format => format.unwrap_or(own_format),
                };
            }
            Err(at) => return block.puzzles.push(Err(at)),
        }
    }
}

/// Reads the puzzles in chunks, each as it is planned.
struct ChunkReader<'a> {
    puzzles: &'a mut Vec<Result<Puzzle, LocatedFault>>,
    /// Whether there are borders.
    bordered: bool,
    /// Whether borders or pencil marks make it certain that cells hold candidates. Only then may one be above 9, or a
    /// blank have none.
    is_certain: bool,
    /// Whether the last puzzle is pencil marks.
    are_marks: bool,
    earlier: &'a mut EarlierPuzzles,
}

impl ChunkReader<'_> {
    /// Reads puzzles as planned, and returns how many chunks they had and what they look like.
    fn carry_out(&mut self, plan: ChunkPlan, chunks: Chunks) -> Result<(usize, Format), LocatedFault> {
        let ChunkPlan { shape, spread } = plan;
        let begin = usize::from(chunks.length(0) == 1);
        let rows = &chunks.chunks[begin..];
        let are_apart = matches!(rows[0], Chunk::Apart(..));
        let (count, format) = match spread {
            PuzzleSpread::Sukaku(candidates) => {
                self.puzzles.push(Ok(marks::puzzle_of_marks(candidates, Rules::classic(shape))));
                return Ok((1, Format::Sukaku));
            }
            PuzzleSpread::Whole => {
                self.read_chunk(chunks, rows[0], shape);
                (1, Format::Line)
            }
            PuzzleSpread::Mapped(regions) => {
                let cells = Chunks { chunks: &rows[..1], ..chunks }.all_spans();
                let puzzle = [Chunk::Apart(0, shape.cell_count())];
                self.read_puzzle(Chunks { chunks: &puzzle, cells: &cells, ..chunks }, shape);
                let at = cells.get(shape.cell_count()).map_or(0, |first| first.begin);
                give_regions(self.puzzles, regions, at);
                (1, Format::Line)
            }
            PuzzleSpread::Rows => {
                check_rows(chunks, rows, shape)?;
                self.read_puzzle(Chunks { chunks: &rows[..shape.side()], ..chunks }, shape);
                (shape.side(), Format::Rows)
            }
        };
        let format = if are_apart { Format::Spaced } else { format };
        Ok((begin + count, if self.are_marks { Format::Marks } else { format }))
    }

    /// Takes the map of the last puzzle's regions off the chunks.
    fn take_map(&mut self, chunks: &mut Chunks) {
        if let Some(Ok(puzzle)) = self.puzzles.last()
            && second_grid::may_have_map(puzzle.grid())
            && let Some((count, regions)) = second_grid::first_map(*chunks, puzzle.grid().shape())
        {
            let at = chunks.spans(chunks.chunks[0]).next().map_or(0, |first| first.begin);
            chunks.chunks = &chunks.chunks[count..];
            give_regions(self.puzzles, regions, at);
        }
    }

    fn read_chunk(&mut self, chunks: Chunks, chunk: Chunk, shape: Shape) {
        let size = shape.cell_count();
        if chunk.len() == size {
            return self.read_puzzle(Chunks { chunks: &[chunk], ..chunks }, shape);
        }
        let cells: Vec<Span> = chunks.spans(chunk).collect();
        for end in (size..=cells.len()).step_by(size) {
            let puzzle = [Chunk::Apart(end - size, end)];
            self.read_puzzle(Chunks { chunks: &puzzle, cells: &cells, ..chunks }, shape);
            drop_solution(self.puzzles);
        }
    }

    /// Reads one puzzle, which all of the chunks are.
    fn read_puzzle(&mut self, chunks: Chunks, shape: Shape) {
        self.are_marks = false;
        let drawn =
            if self.bordered { borders::drawn_rules(chunks, shape) } else { Some(Rules::classic(shape)) };
        let Some(rules) = drawn else {
            let at = chunks.all_spans().first().map_or(0, |cell| cell.begin);
            return self
                .puzzles
                .push(Err(LocatedFault { at, fault: Fault::Rules { rule: RuleName::Regions } }));
        };
        if let Some(fault) = empty_cell(chunks, shape) {
            return self.puzzles.push(Err(fault));
        }
        if let Some(digits) = plain_digits(chunks, shape) {
            return self.puzzles.push(Ok(Puzzle::new(Grid::known(rules, digits))));
        }
        let spans = chunks.all_spans();
        let cells: Vec<&[u8]> = spans.iter().map(|span| span.of(chunks.text)).collect();
        let candidates = marks::candidates_of_marks(&cells, shape, self.is_certain);
        self.are_marks = candidates.is_some();
        let puzzle = match candidates {
            Some((candidates, legend)) => {
                let symbols = legend.symbols(self.earlier);
                self.earlier.add_symbols(shape, legend.shows);
                Ok(marks::puzzle_of_marks(candidates, rules).with_symbols(symbols))
            }
            None => read_digits(&cells, shape, self.earlier).map(|(digits, symbols)| {
                let answers: Vec<u8> = cells.iter().map(|cell| answer_in(cell)).collect();
                Puzzle::with_progress(Grid::known(rules, digits), &answers, &[]).with_symbols(symbols)
            }),
        };
        self.puzzles.push(puzzle.map_err(|(cell, fault)| LocatedFault { at: spans[cell].begin, fault }));
    }
}

/// Gives regions to the last puzzle, or says at a place of the text why they cannot be.
#[inline(never)] // a copy in each caller makes the module for browsers larger
pub(super) fn give_regions(puzzles: &mut [Result<Puzzle, LocatedFault>], regions: Vec<usize>, at: usize) {
    if let Some(slot) = puzzles.last_mut() {
        change_puzzle(slot, at, &mut |puzzle| with_regions(puzzle, &regions));
    }
}

/// The digit that is filled in, as HoDoKu writes it: `+4`.
fn answer_in(cell: &[u8]) -> u8 {
    if let [b'+', digit @ b'1'..=b'9'] = cell { digit - b'0' } else { 0 }
}

/// Checks that there are as many rows as the shape has, and that each of them is as long as its side.
fn check_rows(chunks: Chunks, rows: &[Chunk], shape: Shape) -> Result<(), LocatedFault> {
    let side = shape.side();
    for (row, &chunk) in rows.iter().take(side).enumerate() {
        // If the second and the third row are equally long, the first row is the wrong one.
        let is_first = row == 1 && rows.get(2).is_some_and(|third| third.len() == chunk.len());
        let (row, expected) = match chunk.len() {
            length if length == side => continue,
            length if is_first && Shape::of_side(length).is_some() => (0, length),
            _ => (row, side),
        };
        let mut fault = row_length_fault(chunks, rows[row], row + 1, expected);
        if let Fault::RowLength { is_alone, .. } = &mut fault.fault {
            let odd = rows.iter().take(expected).filter(|row| row.len() != expected).count();
            *is_alone = odd == 1 && rows.len() >= expected;
        }
        return Err(fault);
    }
    if rows.len() < side {
        let end = rows.last().and_then(|row| chunks.spans(*row).last());
        let fault = Fault::BreaksOff { row: rows.len(), shape };
        return Err(LocatedFault { at: end.map_or(0, |cell| cell.end), fault });
    }
    Ok(())
}

/// The first cell with nothing in it, if nearly all other blanks have a sign: `5,,0,0,7,0,0,0,0`.
fn empty_cell(chunks: Chunks, shape: Shape) -> Option<LocatedFault> {
    let is_apart = |chunk: &Chunk| matches!(chunk, Chunk::Apart(..));
    if !chunks.chunks.iter().all(is_apart) || !chunks.cells.iter().any(|cell| cell.len() == 0) {
        return None;
    }
    let cells = || chunks.chunks.iter().flat_map(|chunk| chunks.cells(*chunk));
    let is_empty = |cell: &&[u8]| cell.trim_ascii().is_empty();
    let empty = cells().filter(is_empty).count();
    let signs = cells().filter(|cell| !is_empty(cell) && cell_value(cell) == Some(0)).count();
    let index = cells().position(|cell| is_empty(&cell)).filter(|_| 4 * empty <= signs)?;
    let fault = Fault::EmptyCell { row: shape.row_of(index) + 1, column: shape.column_of(index) + 1 };
    Some(LocatedFault { at: chunks.all_spans()[index].begin, fault })
}

/// The digits of cells of one character each, if there is nothing but digits and blanks in them.
///
/// Most puzzles are so. In a larger grid than a 9×9, all cells together tell what a letter stands for.
fn plain_digits(chunks: Chunks, shape: Shape) -> Option<Vec<u8>> {
    if shape.side() > 9 {
        return None;
    }
    let mut digits = Vec::with_capacity(shape.cell_count());
    for &chunk in chunks.chunks {
        if let Some(cells) = chunks.plain_cells(chunk) {
            digits.extend(cells.iter().map(|cell| VALUES[usize::from(*cell)]));
            continue;
        }
        for cell in chunks.cells(chunk) {
            digits.push(match cell {
                [] => 0,
                [byte] => VALUES[usize::from(*byte)],
                _ => return None,
            });
        }
    }
    digits.iter().all(|digit| usize::from(*digit) <= shape.side()).then_some(digits)
}

/// The digits of a grid's cells, 0 for a blank, and the symbols that they are written in; or which cell is wrong, and
/// why.
fn read_digits(
    cells: &[&[u8]],
    shape: Shape,
    earlier: &mut EarlierPuzzles,
) -> Result<(Vec<u8>, Symbols), (usize, Fault)> {
    let side = shape.side() as u8;
    let legend = SymbolLegend::of(cells, shape, earlier);
    let mut digits = Vec::with_capacity(cells.len());
    // If no cell has a known sign for a blank, the one sign that all cells without a digit have is taken for it.
    let mut filler: &[u8] = b"";
    let mut fault = None;
    for (index, &cell) in cells.iter().enumerate() {
        match legend.value(cell) {
            Some(digit) if digit <= side => digits.push(digit),
            digit => {
                let is_filler = digit.is_none()
                    && !cell[0].is_ascii_alphanumeric()
                    && !cell[0].is_ascii_control()
                    && (fault.is_none() || cell == filler);
                filler = if is_filler { cell } else { b"" };
                fault = fault.or(Some((index, digit)));
                digits.push(0);
            }
        }
    }
    let has_blanks = || cells.iter().any(|cell| legend.value(cell) == Some(0));
    let Some((index, digit)) = fault.filter(|_| has_blanks() || count_characters(filler) != 1) else {
        let symbols = legend.symbols(earlier);
        earlier.add_symbols(shape, legend.shows);
        return Ok((digits, symbols));
    };
    let (row, column) = (shape.row_of(index) + 1, shape.column_of(index) + 1);
    let Some(digit) = digit else {
        return Err((index, Fault::Character { row, column, text: shortened(cells[index]) }));
    };
    let is_number = cells[index][0].is_ascii_digit();
    let letter = || shortened(&cells[index].to_ascii_uppercase());
    let digit = if is_number { digit.to_string() } else { format!("{} ({digit})", letter()) };
    Err((index, Fault::TooLarge { row, column, digit, shape }))
}
