//! Cutting a line into chunks of cells: borders, notes and labels are passed over here.

use super::borders::border_format;
use super::bytes::{Span, are_all, count_visible, find_part, has_any, is_space};
use super::cases::{Case, case, try_cases};
use super::cells::{cell_value, is_row_or_grid};
use super::chunks::{Chunk, LineCutter, Row};
use super::class::{ANY, BAR, BRACKET, GAP, HASH, Line, PAREN, QUERY, QUOTE, RETURN, SPACE};
use super::format::Format;
use super::labels::label_length;
use super::words::split_words;

/// How the cells of a line can be written, in the order in which it is tried.
pub(super) static CELLS: [Case<LineCutter>; 5] = [
    case("brackets", "[[3,0,0,4],[4,2,0,1],[0,3,4,2],[2,4,0,3]]", BRACKET | PAREN | QUOTE, Row::cut_brackets),
    case("bars", "|3| | |4|\n|4|2| |1|\n| |3|4|2|\n|2|4| |3|", BAR, Row::cut_bars),
    case("fields", "3,,,4\n4,2,,1\n,3,4,2\n2,4,,3", GAP | QUOTE | HASH | QUERY, Row::cut_fields),
    case("spaces for blanks", "3  442 1 34224 3", GAP, Row::cut_blanks),
    case("words", "3 . . 4\n4 2 . 1\n. 3 4 2\n2 4 . 3", ANY, Row::cut_words),
];

/// More characters than a grid takes in a line; what is longer is a list of grids.
pub(super) const LONGEST_GRID: usize = 25 * 25 * 32;

impl Row {
    /// Cuts a line, before which there may be borders; what the row held before is gone.
    pub(super) fn cut_line(&mut self, line: Line, bordered: bool, side: Option<usize>) {
        self.side = side;
        // One sign again and again, longer than a row, is a border among others.
        let trimmed = line.text.trim_ascii();
        let is_rule = bordered
            && side.is_some_and(|side| trimmed.len() > side)
            && trimmed[0] != b'|'
            && !trimmed[0].is_ascii_alphanumeric()
            && are_all(trimmed, |byte| byte == trimmed[0] || is_space(byte));
        if let Some(format) = border_format(line, bordered).or(is_rule.then_some(Format::Grid)) {
            self.clear();
            (self.format, self.bordered) = (Some(format), true);
            return;
        }
        if line.has(HASH) {
            // It may stand between boxes, and else a note begins there.
            self.clear();
            split_words(line.text, Span::whole(line.text), SPACE | RETURN, &mut self.words);
            if self.take_boxes(line, Span::whole(line.text)).is_some() {
                return;
            }
        }
        // Lisp has vectors as `#(5 3 0)`.
        let is_note = |at: &usize| line.text[*at] == b'#' && line.text.get(at + 1) != Some(&b'(');
        let note = if line.has(HASH) { (0..line.text.len()).find(is_note) } else { None };
        let note = note.unwrap_or(line.text.len());
        // In LaTeX a row ends so.
        let note = if line.has(QUERY) { note.min(find_part(line.text, br"\\")) } else { note };
        let whole = Span { begin: 0, end: note };
        let label = label_length(whole.of(line.text));
        // In rows such as `53. .7. ...` the full stop is a blank.
        if label == 0 || has_any(&line.text[..label], |byte| byte == b'.') {
            self.cut_cells(line, whole);
            // Rows of digits and blanks, or grids, and nothing else.
            let chunks = self.cut.view(line.text);
            let is_row = |chunk: &Chunk| {
                is_row_or_grid(chunk.len()) && chunks.cells(*chunk).all(|cell| cell_value(cell).is_some())
            };
            let is_whole = self.ignored == 0 && !chunks.chunks.is_empty();
            if label == 0 || is_whole && chunks.chunks.iter().all(is_row) {
                return;
            }
        }
        self.cut_cells(line, Span { begin: label, ..whole });
        if self.prose.is_some() || self.cut.chunks.iter().all(|chunk| is_row_or_grid(chunk.len())) {
            self.ignored += count_visible(&line.text[..label]);
            self.is_label = label == note;
        } else {
            self.cut_cells(line, whole);
        }
    }

    fn cut_cells(&mut self, line: Line, part: Span) {
        self.clear();
        let classes =
            if part.len() > LONGEST_GRID { line.classes & (BRACKET | PAREN | ANY) } else { line.classes };
        try_cases(&CELLS, classes, |cutter| cutter(self, line, part).is_some());
    }
}
