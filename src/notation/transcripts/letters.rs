//! Wordokus: as many letters as there are digits, in the place of these.

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
        let whole = rows.iter().find(|row| row.len() == count).cloned();
        let cells = whole.or_else(|| {
            let of_side: Vec<&[u8]> =
                rows.iter().map(|row| &row[..]).filter(|row| row.len() == side).collect();
            (of_side.len() == side).then(|| of_side.concat())
        })?;
        let used: Vec<u8> = (b'A'..=b'Z').filter(|letter| cells.contains(letter)).collect();
        let has_blank = cells.iter().any(|cell| is_sign(*cell));
        let last = b'A' + side as u8 - 1;
        let letters: Vec<u8> = match () {
            _ if !has_blank || used.len() > side || used.len() + 1 < side => return None,
            _ if is_ksudoku => (b'B'..=last + 1).collect(),
            _ if used.last() <= Some(&last) => (b'A'..=last).collect(),
            _ => used,
        };
        let digit = |cell: &u8| letters.iter().position(|letter| letter == cell).map_or(0, |at| at as u8 + 1);
        let text: String = cells.iter().map(|cell| symbol(digit(cell))).collect();
        let field = || ";l=".to_owned() + &String::from_utf8_lossy(&letters);
        Some(Transcript::new(TranscriptWay::Letters, if is_ksudoku { text } else { text + &field() }))
    };
    Shape::ALL.into_iter().filter_map(grid_of).collect()
}

/// The letters and blanks of a line, if it has nothing else but borders; the small x is no blank here.
fn letters_in(line: &[u8]) -> Vec<u8> {
    let mut cells = Vec::new();
    for &byte in line {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' => cells.push(byte.to_ascii_uppercase()),
            _ if is_sign(byte) => cells.push(b'.'),
            b' ' | b'\t' | b',' | b';' | b'|' | b'"' | b'\'' | b'[' | b']' => {}
            _ => return Vec::new(),
        }
    }
    cells
}
