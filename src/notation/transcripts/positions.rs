//! Digits with the row and the column of each, however they are written: `R1C1=5`, `A1: 5`, `(0, 0, 5)`, `grid[0][0] = 5`,
//! `{"row":0,"col":0,"value":5}`, `Row 1, column 1, blank`.
//!
//! All of them are three numbers each time, whatever stands between these. A letter and a figure, as in `A1`, are a row and
//! a column.

use super::{Transcript, Way};
use crate::shape::Shape;

/// A row, a column and a digit, and whether a person filled it in.
type Placed = ([usize; 3], bool);

/// The fewest positions, and what no row, column or digit reaches.
const FEWEST: usize = 4;
const LARGEST: usize = 26;

/// What a text says from place to place.
enum Sign {
    Number(usize),
    /// What stands behind a digit that can be changed: an answer.
    IsAnswer,
}

/// The grids of positions: counted from 0 or from 1, which is not always said.
pub(super) fn grids(lines: &[Vec<u8>]) -> Vec<Transcript> {
    let signs = signs(lines);
    let placed = (0..3).map(|phase| longest_stretch(&signs, phase)).max_by_key(Vec::len).unwrap_or_default();
    if placed.len() < FEWEST {
        return Vec::new();
    }
    let places = || placed.iter().flat_map(|([row, column, _], _)| [*row, *column]);
    let digits = || placed.iter().map(|([.., digit], _)| *digit);
    let has_zero = places().any(|place| place == 0);
    let mut grids = Vec::new();
    for first in [1, 0] {
        let side =
            places().map(|place| (place + 1).saturating_sub(first)).chain(digits()).max().unwrap_or_default();
        if first == 1 && has_zero {
            continue;
        }
        // A puzzle may lack its last row; then it is mostly a 9×9.
        let sides = Shape::ALL.into_iter().map(Shape::side);
        let larger = sides.filter(|known| *known >= side).take(1).chain((side < 9).then_some(9));
        for side in larger {
            grids.extend(
                Shape::of_side(side)
                    .map(|shape| Transcript::new(Way::Positions, drawn(&placed, first, shape))),
            );
        }
    }
    grids
}

/// The numbers of a text, and what stands behind them.
fn signs(lines: &[Vec<u8>]) -> Vec<Sign> {
    let (mut signs, mut is_after_row) = (Vec::new(), false);
    for line in lines {
        let is_word = |byte: u8| byte.is_ascii_alphanumeric();
        for word in line.split(|byte| !is_word(*byte)).filter(|word| !word.is_empty()) {
            let number = |digits: &[u8]| {
                str::from_utf8(digits).ok()?.parse::<usize>().ok().filter(|number| *number < 1000)
            };
            let letters = word.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
            match word {
                b"false" => signs.push(Sign::IsAnswer),
                b"blank" | b"empty" | b"leer" | b"vide" | b"null" => signs.push(Sign::Number(0)),
                [b'A'..=b'Y' | b'a'..=b'y', digits @ ..] if letters == 1 && number(digits).is_some() => {
                    // `R1 C1` has no letter for a row.
                    let row = Some(usize::from(word[0] & 0x1f))
                        .filter(|_| !is_after_row && !b"Rr".contains(&word[0]));
                    signs.extend(row.into_iter().chain(number(digits)).map(Sign::Number));
                }
                // `R1C1`
                _ if letters <= 1 => {
                    signs.extend(
                        word.split(|byte| !byte.is_ascii_digit()).filter_map(number).map(Sign::Number),
                    );
                }
                _ => {}
            }
            is_after_row = b"Rr".contains(&word[0]) && letters == 1;
        }
    }
    signs
}

/// The longest stretch of threes in which no place comes twice; the first three begin with so many numbers before them.
fn longest_stretch(signs: &[Sign], phase: usize) -> Vec<Placed> {
    let mut all: Vec<Placed> = Vec::new();
    let (mut three, mut count) = ([0; 3], 0);
    for sign in signs {
        match *sign {
            Sign::Number(number) if count >= phase => {
                three.rotate_left(1);
                three[2] = number;
                if (count - phase) % 3 == 2 {
                    all.push((three, false));
                }
                count += 1;
            }
            Sign::Number(_) => count += 1,
            Sign::IsAnswer => all.last_mut().into_iter().for_each(|(_, is_answer)| *is_answer = true),
        }
    }
    // Where a place was last, behind its end; 0 if it was not yet.
    let mut seen = [0; LARGEST * LARGEST];
    let (mut begin, mut longest) = (0, 0..0);
    for (at, ([row, column, digit], _)) in all.iter().enumerate() {
        match seen.get_mut(row * LARGEST + column).filter(|_| *row.max(column).max(digit) < LARGEST) {
            Some(before) => begin = begin.max(std::mem::replace(before, at + 1)),
            None => begin = at + 1,
        }
        if at + 1 - begin > longest.len() {
            longest = begin..at + 1;
        }
    }
    all[longest].to_vec()
}

/// The cells in a line; an answer has a plus before it.
fn drawn(placed: &[Placed], first: usize, shape: Shape) -> String {
    let mut cells = vec![String::from("."); shape.cell_count()];
    let has_givens = placed.iter().any(|(_, is_answer)| !is_answer);
    for ([row, column, digit], is_answer) in placed {
        if *digit > 0 {
            let sign = if *is_answer && has_givens && *digit < 10 { "+" } else { "" };
            cells[shape.cell_at(row - first, column - first)] = format!("{sign}{digit}");
        }
    }
    cells.join(if shape.side() > 9 { " " } else { "" })
}
