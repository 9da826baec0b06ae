//! Reading puzzles from text, in two steps.
//!
//! First the text is cut into *chunks* of cells that belong together: a line of separated cells, a word of
//! cells without separators, or consecutive lines of one cell each. Then chunks make puzzles: a chunk as
//! long as a grid is one, and so are as many chunks as each of them is long. A new layout is one more way
//! to cut chunks.

use super::error::{Fault, NotationError};
use super::write::symbol;
use crate::grid::Grid;
use crate::shape::Shape;

/// Reads every puzzle of a text, at least one.
///
/// Understood are rows with or without blanks between the cells, a row a line or all in one line; one
/// cell a line; JSON arrays of strings or numbers; a line with the size before the rows; and any number
/// of such puzzles after each other. Letters of either case and numbers stand for digits above 9. Sixteen
/// words of 16 characters that are the whole text, or that use a digit above 4, are the rows of a 16×16;
/// other words of 16 are a 4×4 each.
///
/// # Errors
///
/// The first thing that cannot be understood, with its place. Any text is answered, in time proportional
/// to its length.
///
/// ```
/// use ninefold::notation::read;
///
/// let puzzles = read("4\n3xx4\n42x1\nx342\n24x3")?;
/// assert_eq!(puzzles[0].cells(), [3, 0, 0, 4, 4, 2, 0, 1, 0, 3, 4, 2, 2, 4, 0, 3]);
/// assert_eq!(read("3xx4 42x").unwrap_err().to_string(), "Row 2 has 3 cells; the row before it has 4.");
/// # Ok::<(), ninefold::notation::NotationError>(())
/// ```
pub fn read(text: &str) -> Result<Vec<Grid>, NotationError> {
    let chunks = chunks(text);
    let all_cells: usize = chunks.iter().map(Vec::len).sum();
    let mut puzzles = Vec::new();
    let mut rest = chunks.as_slice();
    if rest.is_empty() {
        return Err(NotationError { puzzle: None, fault: Fault::Empty });
    }
    let error = |before: usize, of_many: bool, fault| NotationError {
        puzzle: (of_many || before > 0).then_some(before + 1),
        fault,
    };
    while !rest.is_empty() {
        let plan = Plan::of(rest, puzzles.is_empty()).map_err(|fault| error(puzzles.len(), false, fault))?;
        let of_many = 2 * all_cells > 3 * plan.shape.cells();
        rest = plan.carry_out(rest, &mut puzzles).map_err(|fault| error(puzzles.len(), of_many, fault))?;
    }
    Ok(puzzles)
}

/// Cells that belong together; each is a character, a number, or empty for a blank.
pub(super) type Chunk<'a> = Vec<&'a str>;

pub(super) fn chunks(text: &str) -> Vec<Chunk<'_>> {
    let mut chunks: Vec<Chunk> = Vec::new();
    let mut in_lone_cells = false;
    for line in text.lines() {
        let words = words(line);
        let cells = words.iter().filter(|word| is_cell(word)).count();
        let lone_cell = cells == 1 && words.len() == 1;
        match chunks.last_mut() {
            _ if words.is_empty() => continue,
            Some(column) if lone_cell && in_lone_cells => column.extend(words),
            // Most of them, not all: one wrong word among cells is a wrong cell.
            _ if lone_cell || 2 * cells > words.len() => chunks.push(words),
            _ => chunks.extend(words.into_iter().map(cells_of)),
        }
        in_lone_cells = lone_cell;
    }
    chunks
}

/// What stands between white space and punctuation; JSON's `""` is an empty word.
fn words(line: &str) -> Vec<&str> {
    let separates = |c: char| {
        c.is_whitespace() || matches!(c, ',' | ';' | '[' | ']' | '{' | '}' | '"' | '\'' | '\u{feff}')
    };
    let mut words = Vec::new();
    let mut rest = line;
    while !rest.is_empty() {
        if let Some(after) = rest.strip_prefix("\"\"") {
            words.push("");
            rest = after;
            continue;
        }
        let (word, after) = rest.split_once(separates).unwrap_or((rest, ""));
        words.extend(Some(word).filter(|word| !word.is_empty()));
        rest = after;
    }
    words
}

fn is_cell(word: &str) -> bool {
    let two_digits = word.len() == 2 && word.bytes().all(|byte| byte.is_ascii_digit());
    word.chars().nth(1).is_none() || word == "null" || two_digits && word <= "25"
}

fn cells_of(word: &str) -> Chunk<'_> {
    if is_cell(word) {
        return vec![word];
    }
    word.split_inclusive(|_| true).collect()
}

/// What the next chunks are: after a size if there is one, a puzzle in rows, or whole puzzles in one chunk.
pub(super) struct Plan {
    pub(super) shape: Shape,
    pub(super) has_size: bool,
    pub(super) in_rows: bool,
}

impl Plan {
    /// Chooses by the lengths of the chunks, of which there is at least one.
    pub(super) fn of(chunks: &[Chunk], at_start: bool) -> Result<Plan, Fault> {
        let plan = |shape, in_rows| Ok(Plan { shape, has_size: false, in_rows });
        let (first, length) = (&chunks[0], chunks[0].len());
        let next = chunks.get(1).map_or(0, Vec::len);
        if let (&[size], true) = (first.as_slice(), next > 1) {
            let size = size.parse().ok().and_then(Shape::of_side);
            if let Some(shape) = size {
                return Ok(Plan { shape, has_size: true, in_rows: next != shape.cells() });
            }
        }
        let is_word = first.iter().all(|cell| cell.bytes().all(|byte| byte.is_ascii_alphabetic()));
        // A row of up to 9 cells has no letters but for blanks.
        let is_short_word = is_word && length <= 9 && first.iter().any(|cell| value(cell) != Some(0));
        let side = Shape::of_side(length).filter(|_| !is_short_word);
        if let Some(shape) = side.filter(|_| are_rows_of_sixteen(chunks, at_start)) {
            return plan(shape, true);
        }
        if let Some(shape) = Shape::of_cells(length) {
            return plan(shape, false);
        }
        if let Some(shape) = side {
            return plan(shape, true);
        }
        if let Some(nine) = Shape::of_side(9).filter(|nine| length.is_multiple_of(nine.cells())) {
            return plan(nine, false);
        }
        if is_word || length < 16 && first.iter().any(|cell| value(cell).is_none()) {
            return Err(Fault::Word { text: shortened(&first.concat()) });
        }
        if Shape::of_side(next).is_some() && length < 2 * next {
            return Err(Fault::RowLength { row: 1, cells: length, expected: next });
        }
        Err(Fault::Length { cells: length })
    }

    /// Reads the puzzles and returns the chunks after them.
    fn carry_out<'c, 'a>(
        &self,
        chunks: &'c [Chunk<'a>],
        puzzles: &mut Vec<Grid>,
    ) -> Result<&'c [Chunk<'a>], Fault> {
        let (shape, side) = (self.shape, self.shape.side());
        let chunks = &chunks[usize::from(self.has_size)..];
        if !self.in_rows {
            for cells in chunks[0].chunks(shape.cells()) {
                let digits = cells.iter().enumerate();
                let digits = digits.map(|(index, cell)| digit(cell, index, shape));
                puzzles.push(Grid::known(shape, digits.collect::<Result<_, _>>()?));
            }
            return Ok(&chunks[1..]);
        }
        let mut digits = Vec::with_capacity(shape.cells());
        for row in 0..side {
            let Some(cells) = chunks.get(row) else {
                return Err(Fault::BreaksOff { row, shape });
            };
            if cells.len() != side {
                return Err(Fault::RowLength { row: row + 1, cells: cells.len(), expected: side });
            }
            for cell in cells {
                digits.push(digit(cell, digits.len(), shape)?);
            }
        }
        puzzles.push(Grid::known(shape, digits));
        Ok(&chunks[side..])
    }
}

/// Whether the chunks begin with rows of a 16×16 rather than with a 4×4.
fn are_rows_of_sixteen(chunks: &[Chunk], at_start: bool) -> bool {
    let rows = chunks.iter().take(16).take_while(|chunk| chunk.len() == 16);
    let is_all = at_start && chunks.len() == 16;
    let mut above_four = rows.clone().flatten().filter(|cell| value(cell).is_some_and(|digit| digit > 4));
    match rows.count() {
        0 | 1 => false,
        16 if is_all => true,
        _ => above_four.next().is_some(),
    }
}

/// The digit of a cell that has its place in a grid of this shape; 0 for a blank.
fn digit(cell: &str, index: usize, shape: Shape) -> Result<u8, Fault> {
    let value = value(cell);
    if let Some(digit) = value.filter(|&digit| usize::from(digit) <= shape.side()) {
        return Ok(digit);
    }
    let (row, column) = (shape.row_of(index) + 1, shape.column_of(index) + 1);
    match value {
        None => Err(Fault::Character { row, column, text: shortened(cell) }),
        Some(digit) if cell.starts_with(|first: char| first.is_ascii_digit()) => {
            Err(Fault::TooLarge { row, column, digit: digit.to_string(), shape })
        }
        Some(digit) => {
            let digit = format!("{} ({digit})", symbol(digit));
            Err(Fault::TooLarge { row, column, digit, shape })
        }
    }
}

/// The number a cell stands for, 0 for a blank, if it is one.
pub(super) fn value(cell: &str) -> Option<u8> {
    match *cell.as_bytes() {
        [] => Some(0),
        [blank] if is_blank(blank) => Some(0),
        [letter @ b'A'..=b'P'] => Some(letter - b'A' + 10),
        [letter @ b'a'..=b'p'] => Some(letter - b'a' + 10),
        [b'0'..=b'9', ..] => cell.parse().ok(),
        _ => (cell == "null").then_some(0),
    }
}

/// Whether a character stands for a blank, besides 0; it is compared with all of them rather than looked up,
/// as that can be done for many characters at once.
pub(crate) const fn is_blank(character: u8) -> bool {
    (character == b'.')
        | (character == b'-')
        | (character == b'_')
        | (character == b'*')
        | (character == b'x')
        | (character == b'X')
}

/// The beginning of a text, short enough for a sentence.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 20;
    let mut beginning: String = text.chars().take(LONGEST).collect();
    if beginning.len() < text.len() {
        beginning.push('…');
    }
    beginning
}
