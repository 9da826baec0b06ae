//! Digits with the row and the column of each, however they are written: `R1C1=5`, `A1: 5`, `(0, 0, 5)`, `grid[0][0] = 5`,
//! `{"row":0,"col":0,"value":5}`, `Row 1, column 1, blank`.
//!
//! All of them are three numbers each time, whatever stands between these. A letter and a figure, as in `A1`, are a row and
//! a column.

use super::cells::is_blank_word;
use super::transcript::{Transcript, TranscriptWay};
use crate::shape::Shape;
use std::mem;

/// A row, a column and a digit, and whether a person filled it in.
type Placed = ([usize; 3], bool);

/// The fewest positions, and what no row, column or digit reaches.
const FEWEST: usize = 4;
const LARGEST: usize = 26;

/// What columns and rows are called.
const COLUMNS: [&[u8]; 7] = [b"col", b"column", b"c", b"x", b"spalte", b"columna", b"colonne"];
const ROWS: [&[u8]; 6] = [b"row", b"r", b"y", b"zeile", b"fila", b"ligne"];

/// The numbers of a text, and what else it says of them.
#[derive(Default)]
struct Numbers {
    all: Vec<usize>,
    /// Behind how many numbers it says that a digit can be changed, so that it is an answer.
    answers: Vec<usize>,
    /// Whether columns are named before rows.
    has_column_first: Option<bool>,
}

pub(super) fn grids(text: &str) -> Vec<Transcript> {
    let numbers = Numbers::of(text.as_bytes());
    let placed = (0..3).map(|phase| numbers.longest_stretch(phase)).max_by_key(Vec::len).unwrap_or_default();
    // Most numbers of the text have to be those of positions.
    if placed.len() < FEWEST || 4 * placed.len() < numbers.all.len() {
        return Vec::new();
    }
    // A size and a version may stand before the first one.
    [&placed[..], placed.get(1..).unwrap_or_default()].into_iter().flat_map(grids_of).collect()
}

/// The grids of positions: counted from 1 or from 0, which is not always said.
fn grids_of(placed: &[Placed]) -> Vec<Transcript> {
    let largest = placed.iter().flat_map(|([row, column, _], _)| [*row, *column]).max().unwrap_or_default();
    let digit = placed.iter().map(|([.., digit], _)| *digit).max().unwrap_or_default();
    let has_zero = placed.iter().any(|([row, column, _], _)| row.min(column) == &0);
    let grids_from = |first: usize| {
        let side = digit.max((largest + 1).saturating_sub(first));
        // A puzzle may lack its last row and its largest digit; then it is mostly a 9×9.
        let larger = Shape::ALL.into_iter().find(|shape| shape.side() >= side);
        larger.into_iter().chain((side < 9).then_some(Shape::NINE)).map(move |shape| (first, shape))
    };
    let ways = [1, 0].into_iter().skip(has_zero.into()).flat_map(grids_from);
    let drawn =
        |(first, shape)| Transcript { text: drawn(placed, first, shape), way: TranscriptWay::Positions };
    ways.map(drawn).collect()
}

impl Numbers {
    fn of(text: &[u8]) -> Numbers {
        let (mut numbers, mut is_after_row) = (Numbers::default(), false);
        let number = |digits: &[u8]| str::from_utf8(digits).ok()?.parse::<usize>().ok();
        for word in text.split(|byte| byte.is_ascii() && !byte.is_ascii_alphanumeric()) {
            let letters = word.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
            let is_row = matches!(word, [b'R' | b'r', ..]) && letters == 1;
            match (letters, number(&word[letters..])) {
                (1, Some(place)) => {
                    // `R1 C1` has no letter for a row.
                    let row = usize::from(word[0] & 0x1f);
                    numbers.all.extend((!is_row && !is_after_row).then_some(row).into_iter().chain([place]));
                }
                // `R1C1`
                (0 | 1, _) => {
                    numbers.all.extend(word.split(|byte| !byte.is_ascii_digit()).filter_map(number));
                }
                _ if word == b"false" => numbers.answers.push(numbers.all.len()),
                _ if is_blank_word(word) => numbers.all.push(0),
                _ => {}
            }
            is_after_row = is_row;
            let word = word.to_ascii_lowercase();
            let is_column = COLUMNS.contains(&&word[..]);
            if is_column || ROWS.contains(&&word[..]) {
                numbers.has_column_first.get_or_insert(is_column);
            }
        }
        numbers
    }

    /// The longest stretch of threes in which no place comes twice, where so many numbers stand before the first three.
    fn longest_stretch(&self, phase: usize) -> Vec<Placed> {
        let numbers = self.all.get(phase..).unwrap_or_default();
        let threes = numbers.as_chunks::<3>().0;
        // Where a place was last, behind its end; 0 if it was not yet.
        let mut seen = [0; LARGEST * LARGEST];
        let (mut begin, mut longest) = (0, 0..0);
        for (at, [row, column, digit]) in threes.iter().enumerate() {
            begin = match *row.max(column).max(digit) {
                ..LARGEST => begin.max(mem::replace(&mut seen[row * LARGEST + column], at + 1)),
                _ => at + 1,
            };
            if at + 1 - begin > longest.len() {
                longest = begin..at + 1;
            }
        }
        let is_turned = self.has_column_first == Some(true);
        let placed = |at: usize| {
            let [row, column, digit] = threes[at];
            let is_answer = self.answers.binary_search(&(phase + 3 * at + 3)).is_ok();
            (if is_turned { [column, row, digit] } else { [row, column, digit] }, is_answer)
        };
        longest.map(placed).collect()
    }
}

/// The cells in a line; an answer has a plus before it.
fn drawn(placed: &[Placed], first: usize, shape: Shape) -> String {
    let mut cells = vec![String::from("."); shape.cell_count()];
    let has_givens = placed.iter().any(|(_, is_answer)| !is_answer);
    for ([row, column, digit], is_answer) in placed.iter().filter(|([.., digit], _)| *digit > 0) {
        let sign = if *is_answer && has_givens && *digit < 10 { "+" } else { "" };
        cells[shape.cell_at(row - first, column - first)] = format!("{sign}{digit}");
    }
    cells.join(if shape.side() > 9 { " " } else { "" })
}
