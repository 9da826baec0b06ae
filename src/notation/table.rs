//! Tables with a header that says where the puzzles are.

use super::bytes::{Span, has_any, look_at, parts};
use super::code_text::CodeText;
use super::fields::{self, SHORTEST};
use super::label::{self, Label};
use crate::shape::Spec;

/// What the header of a table says: what stands between the fields, and in which column the puzzles are.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableHeader {
    has_semicolons: bool,
    column: usize,
    /// Where the map of each puzzle's regions is, if anywhere.
    regions: Option<usize>,
    /// A bit for each of the first columns whose fields are words of a label.
    labels: u64,
}

impl TableHeader {
    /// The table that has this header.
    pub(super) fn of_header(line: &[u8]) -> Option<TableHeader> {
        const LONGEST: usize = 400;
        const NAMES: [&[u8]; 6] = [b"puzzle", b"quiz", b"quizze", b"sudoku", b"grid", b"board"];
        // Most lines are none, and are not looked at for long: nothing here branches.
        let may_be = |byte: u8| (byte | 0x20 == b'z') | (byte | 0x20 == b'd');
        if line.len() > LONGEST || line.iter().fold(0, |may, byte| may | u8::from(may_be(*byte))) == 0 {
            return None;
        }
        let has_semicolons = has_any(line, |byte| byte == b';');
        const MAPS: [&[u8]; 4] = [b"region", b"jigsaw", b"map", b"layout"];
        let fields = parts(line, |byte| separates(byte, has_semicolons));
        let fields: Vec<_> = fields.map(|field| unquoted(field, Span::whole(field)).of(field)).collect();
        let position = |names: &[&[u8]]| {
            fields.iter().position(|field| {
                let singular = field.strip_suffix(b"s").unwrap_or(field);
                names.iter().any(|name| name.eq_ignore_ascii_case(singular))
            })
        };
        let column = position(&NAMES)?;
        let is_label = |field: &[u8]| label::rank(field).is_some() || field.eq_ignore_ascii_case(b"id");
        let labels = fields.iter().zip(0..64).map(|(field, at)| u64::from(is_label(field)) << at).sum();
        // A word alone is a heading.
        (fields.len() > 1).then(|| TableHeader { has_semicolons, column, regions: position(&MAPS), labels })
    }

    /// The puzzle in a row, unless the row has no other field, with the regions of its map, if there is one.
    pub(super) fn puzzle_in(self, line: &[u8]) -> Option<CodeText> {
        let field = self.field_in(self.column, line).filter(|field| field.len() >= SHORTEST)?;
        let map = self.regions.and_then(|regions| self.field_in(regions, line)).filter(|map| map.len() > 0);
        let regions = map.map(|map| fields::numbered_regions(map.of(line)));
        Some(CodeText::part_of(line, field).with_rules(Spec { regions, ..Spec::default() }))
    }

    /// What a row calls its puzzle.
    pub(super) fn label_in(self, line: &[u8]) -> Label {
        let mut label = Label::default();
        let columns = (0..64).filter(|at| self.labels >> at & 1 == 1);
        for field in columns.filter_map(|at| self.field_in(at, line)) {
            label.add(0, field.of(line));
        }
        label
    }

    fn field_in(self, column: usize, line: &[u8]) -> Option<Span> {
        // A puzzle with rules has semicolons of its own, and then quotation marks.
        let (mut is_quoted, has_semicolons) = (false, self.has_semicolons);
        let is_end = |byte: &u8| {
            is_quoted ^= has_semicolons && *byte == b'"';
            !is_quoted && separates(*byte, has_semicolons)
        };
        look_at(line.len());
        let mut lengths = line.split(is_end).map(<[u8]>::len);
        let begin = lengths.by_ref().take(column).map(|length| length + 1).sum();
        let end = begin + lengths.next().filter(|length| *length < line.len())?;
        Some(unquoted(line, Span { begin, end }))
    }
}

fn separates(byte: u8, has_semicolons: bool) -> bool {
    if has_semicolons { byte == b';' } else { matches!(byte, b',' | b'\t') }
}

/// A field without blanks and quotation marks around it.
pub(super) fn unquoted(text: &[u8], field: Span) -> Span {
    let field = field.trimmed(text);
    match field.of(text) {
        [b'"', .., b'"'] => Span { begin: field.begin + 1, end: field.end - 1 },
        _ => field,
    }
}
