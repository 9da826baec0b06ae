//! Writing a puzzle as an object of JSON: rows of symbols, or as f-puzzles has it, with an object for each cell.

use super::position::{Cell, Position};
use super::write::symbol;
use crate::shape::Shape;

/// A puzzle with rules: an object with them and the rows, and with what was done on the puzzle, if anything.
pub(super) fn ruled(position: &Position, rules: &str) -> String {
    let (cells, shape) = (position.cells(), position.givens.shape());
    let rules = ["\"rules\":", rules].concat();
    if cells.iter().any(|cell| cell.answer > 0 || !cell.marks.is_empty()) {
        return objects(&cells, shape, &[",", &rules].concat(), None);
    }
    let mut text = ["{", &rules, ",\"grid\":[["].concat();
    for (index, cell) in cells.iter().enumerate() {
        text += match index {
            0 => "\"",
            _ if index % shape.side() == 0 => "],[\"",
            _ => ",\"",
        };
        text.push(symbol(cell.given));
        text.push('"');
    }
    text + "]]}"
}

/// An object as f-puzzles has it, with one for each cell. `members` stand before the cells, each behind a comma; each
/// cell names its region, if there are some.
pub(super) fn objects(cells: &[Cell], shape: Shape, members: &str, regions: Option<&[usize]>) -> String {
    let mut text = format!("{{\"size\":{}{members},\"grid\":[[", shape.side());
    for (index, cell) in cells.iter().enumerate() {
        if index > 0 {
            text += if index % shape.side() == 0 { "],[" } else { "," };
        }
        let begin = text.len();
        if let Some(regions) = regions {
            text += &format!(",\"region\":{}", regions[index]);
        }
        match *cell {
            Cell { given: 0, answer: 0, marks, .. } if marks.is_empty() => {}
            Cell { given: 0, answer: 0, marks, .. } => {
                let digits: Vec<String> = marks.iter().map(|digit| digit.to_string()).collect();
                text += &[",\"centerPencilMarks\":[", &digits.join(","), "]"].concat();
            }
            Cell { given: 0, answer, .. } => text += &format!(",\"value\":{answer}"),
            Cell { given, .. } => text += &format!(",\"value\":{given},\"given\":true"),
        }
        // The first member has no comma before it.
        if text.len() > begin {
            text.remove(begin);
        }
        text.insert(begin, '{');
        text.push('}');
    }
    text + "]]}"
}
