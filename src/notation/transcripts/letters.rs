//! Wordokus: as many letters as there are digits, in the place of these.

use super::super::bytes::are_all;
use super::cells::is_sign;
use super::transcript::{Transcript, TranscriptWay};
use crate::shape::Shape;
use crate::symbols::symbol;

/// The wordoku of a text, for each side that it may have.
pub(super) fn grids(text: &str, lines: &[Vec<u8>]) -> Vec<Transcript> {
    let rows: Vec<Vec<u8>> = lines.iter().map(|line| letters_in(line)).collect();
    // KSudoku has a for a blank and b for 1.
    let is_ksudoku = text.contains("<ksudoku");
    let grid_of = |shape: Shape| {
        let (side, count) = (shape.side(), shape.cell_count());
        let rows_of = |length| rows.iter().filter(move |row| row.len() == length);
        let of_side = || rows_of(side).flatten().copied().collect::<Vec<u8>>();
        let cells = rows_of(count).next().cloned().unwrap_or_else(of_side);
        let used: Vec<u8> = (b'A'..=b'Z').filter(|letter| cells.contains(letter)).collect();
        let has_blank = cells.iter().any(|cell| is_sign(*cell));
        let last = b'A' + side as u8 - 1;
        let letters: Vec<u8> = match () {
            _ if cells.len() != count || !has_blank || used.len() > side || used.len() + 1 < side => {
                return None;
            }
            _ if is_ksudoku => (b'B'..=last + 1).collect(),
            _ if used.last() <= Some(&last) => (b'A'..=last).collect(),
            _ => used,
        };
        let digit = |cell: &u8| letters.iter().position(|letter| letter == cell).map_or(0, |at| at as u8 + 1);
        let mut text: String = cells.iter().map(|cell| symbol(digit(cell))).collect();
        if !is_ksudoku {
            text = text + ";l=" + &String::from_utf8_lossy(&letters);
        }
        Some(Transcript { text, way: TranscriptWay::Letters })
    };
    Shape::ALL.into_iter().filter_map(grid_of).collect()
}

/// The letters and blanks of a line, if it has nothing else but borders; the small x is no blank here.
fn letters_in(line: &[u8]) -> Vec<u8> {
    let is_cell = |byte: u8| byte.is_ascii_alphabetic() || is_sign(byte);
    if !are_all(line, |byte| is_cell(byte) || b" \t,;|\"'[]".contains(&byte)) {
        return Vec::new();
    }
    line.iter().filter(|byte| is_cell(**byte)).map(u8::to_ascii_uppercase).collect()
}
