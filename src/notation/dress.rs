//! The dress of a puzzle: all of its text but the digits. The puzzles of a text mostly have the same, so that
//! from the third one on only the cells are read.

use super::NINE;
use super::bytes::{after_break, look_at, position};
use super::cells::is_blank;
use super::rows::Rows;
use super::second_grid::may_be_map;

/// What stands for a cell in a pattern, and for a note up to the end of its line.
const CELL: u8 = 0;
const NOTE: u8 = b'#';

/// How the puzzles so far are dressed, and how many were read without knowing that.
#[derive(Debug, Default)]
pub(super) struct Dresses {
    pub(super) dress: Option<Dress>,
    read_slowly: usize,
}

impl Dresses {
    /// Reads a 9×9 at a glance, if the text begins with one: in a line of its own, or in the dress of those before.
    pub(super) fn glance<'a>(&self, text: &'a [u8], cells: &mut [u8; NINE]) -> Option<Glance<'a>> {
        let glance = match (read_nine(text, cells), &self.dress) {
            (Some(after), _) => Glance { lines: 1, bordered: false, after },
            (None, Some(dress)) => {
                Glance { lines: dress.lines, bordered: dress.bordered, after: dress.read(text, cells)? }
            }
            _ => return None,
        };
        (!may_be_map(cells, 9)).then_some(glance)
    }

    /// The dress of a puzzle that is read slowly, unless there is one puzzle only, or all look different.
    pub(super) fn next_dress(&mut self, rows: &Rows, bordered: bool) -> Option<Dress> {
        self.read_slowly += 1;
        let is_noted = self.read_slowly > 1 && self.read_slowly.is_power_of_two();
        if is_noted { Dress::of(rows, bordered) } else { None }
    }
}

/// A 9×9 that was read at a glance: its lines, whether the last one has borders, and the text behind it.
pub(super) struct Glance<'a> {
    pub(super) lines: usize,
    pub(super) bordered: bool,
    pub(super) after: &'a [u8],
}

/// The dress of a 9×9 that was written in lines of its own, with a character for each cell.
#[derive(Debug)]
pub(super) struct Dress {
    /// The lines without the digits and the last line break.
    pattern: Vec<u8>,
    lines: usize,
    /// Whether the last row had borders.
    bordered: bool,
    /// Whether nothing stands for a blank, as in `5,3,,,7`.
    has_gaps: bool,
}

impl Dress {
    /// The dress of a puzzle, if it is nothing but white space, punctuation, borders and notes.
    fn of(rows: &Rows, bordered: bool) -> Option<Dress> {
        const LONGEST: usize = 2000;
        let cells = rows.cut.view(&rows.text).all_spans();
        if cells.len() != NINE || rows.text.len() > LONGEST || cells.iter().any(|cell| cell.len() > 1) {
            return None;
        }
        let (mut text, mut end) = (Vec::new(), 0);
        for cell in &cells {
            text.extend_from_slice(rows.text.get(end..cell.begin)?);
            text.push(CELL);
            end = cell.end;
        }
        text.extend_from_slice(&rows.text[end..]);
        let has_gaps = cells.iter().any(|cell| cell.len() == 0);
        if has_gaps && text.windows(2).any(|pair| pair == [CELL; 2]) {
            return None;
        }
        let mut pattern = Vec::with_capacity(text.len());
        for line in text.split(|byte| *byte == b'\n') {
            let note = position(line, |byte| byte == NOTE);
            let (before, note) = line.split_at(note);
            // A note in a line of its own may be the head of a file, or a link.
            let is_alone = before.trim_ascii().is_empty() && !note.is_empty();
            if is_alone || !before.iter().all(|byte| b"\0 \t,;|-+=[]\"'".contains(byte)) {
                return None;
            }
            pattern.extend_from_slice(before);
            pattern.extend(note.first());
            pattern.push(b'\n');
        }
        pattern.truncate(pattern.len() - 2);
        Some(Dress { pattern, lines: rows.line_count(), bordered, has_gaps })
    }

    /// Reads the cells of a puzzle in this dress and returns what follows, if the text begins with one.
    ///
    /// What can be read otherwise is left to the cases: a date, where both `.` and `0` are blanks; an
    /// ornament or a header, which are first rows without a digit and with 1 to 9; a link or a heading in a
    /// note.
    fn read<'a>(&self, mut text: &'a [u8], cells: &mut [u8; NINE]) -> Option<&'a [u8]> {
        // Where nothing is a blank, no sign is one.
        let (mut places, mut blank) = (cells.iter_mut(), self.has_gaps.then_some(CELL));
        for &wanted in &self.pattern {
            let (&byte, after) = text.split_first()?;
            text = match (wanted, byte) {
                (CELL, _) => {
                    let (digit, rest) = match byte {
                        b'1'..=b'9' => (byte - b'0', after),
                        b'.' | b'0' if *blank.get_or_insert(byte) == byte => (0, after),
                        _ if self.has_gaps => (0, text),
                        _ => return None,
                    };
                    *places.next()? = digit;
                    rest
                }
                (NOTE, NOTE) => {
                    &after[position(after, |byte| !byte.is_ascii() || b"\n:,;\t".contains(&byte))..]
                }
                (b'\n', _) => after_break(text)?,
                _ if byte == wanted => after,
                _ => return None,
            };
        }
        look_at(self.pattern.len());
        let row = &cells[..9];
        let is_plain = row.iter().any(|digit| *digit > 0) && !row.iter().copied().eq(1..=9);
        after_break(text).filter(|_| is_plain)
    }
}

/// Reads a 9×9 in a line of its own and returns what follows, if the text begins with one.
fn read_nine<'a>(text: &'a [u8], cells: &mut [u8; NINE]) -> Option<&'a [u8]> {
    let (line, after) = text.split_first_chunk::<NINE>()?;
    let after = after_break(after)?;
    // Nothing here branches, so that many cells are read at a time.
    let mut largest = 0;
    for (cell, &character) in cells.iter_mut().zip(line) {
        *cell = if is_blank(character) { 0 } else { character.wrapping_sub(b'0') };
        largest = largest.max(*cell);
    }
    // Nothing but blanks may be a border.
    (1..=9).contains(&largest).then_some(after)
}

#[cfg(test)]
mod tests {
    use crate::notation::{LineContent, LineReader};

    /// Else they would be read three times as slowly.
    #[test]
    fn lines_that_are_written_alike_are_read_at_a_glance() {
        let cells = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let joined = |between: &str| cells.split("").collect::<Vec<_>>()[1..82].join(between);
        for line in [joined(" "), joined(", "), joined(",").replace('.', ""), cells.to_owned() + " # easy"] {
            let (mut read, lines) = (0, format!("{line}\n").repeat(3));
            LineReader::default().without_labels().each_content(Some(lines.as_bytes()), &mut |_, content| {
                read += usize::from(matches!(content, LineContent::Read(_)));
            });
            assert_eq!(read, 2, "{line}");
        }
    }
}
