//! The one line that holds a puzzle and its rules: the cells, and fields behind `;`.
//!
//! `53..7…;x` has both diagonals, `53..7…;w;r=aabb…` windows and regions, `m=ASIU…` the candidates of a Sukaku, whose
//! cells may be left out, `l=DEIKMNOSU` the letters of a wordoku. A field is a letter, or a letter with a value. What stands
//! behind the cells is rules only if each part of it is a field, and none is there twice. Else it is a comment, as in
//! `53..7…;easy` and `53..7…;x;easy`.

use super::block::LocatedFault;
use super::bytes::{Span, are_all, find_part, position};
use super::cells::sukaku_shape;
use super::chunks::count_cells;
use super::error::Fault;
use super::labels::label_length;
use super::rules::{RuleName, switches};
use super::stated_rules::unread;
use super::sukaku;
use crate::puzzle::Puzzle;
use crate::shape::{Shape, Spec};
use crate::symbols::Alphabet;
use std::borrow::Cow;

/// How long the shortest puzzle is: the candidates of a 4×4 without its cells.
pub(super) const SHORTEST: usize = 15;

/// A line that has rules or candidates.
pub(super) struct RuleFields {
    /// Where the cells are.
    pub(super) cells: Span,
    /// Where the first field is.
    pub(super) at: usize,
    /// What the fields say, or the first one that is not known yet.
    pub(super) rules: Result<Spec, LocatedFault>,
    /// The letters of the candidates that are the puzzle's.
    pub(super) candidates: Option<Span>,
    /// The letters of a wordoku.
    letters: Option<Alphabet>,
}

impl RuleFields {
    /// What gives a puzzle its candidates and its letters, and where they stand.
    pub(super) fn rest<'a>(&self, line: &[u8]) -> (usize, impl FnMut(Puzzle) -> Result<Puzzle, Fault> + 'a) {
        let (code, letters) = (self.candidates.map(|code| code.of(line).to_vec()), self.letters);
        let give = move |puzzle: Puzzle| {
            let puzzle = puzzle.with_letters(letters);
            if let Some(code) = &code { sukaku::give_candidates(puzzle, code) } else { Ok(puzzle) }
        };
        (self.candidates.map_or(self.at, |code| code.begin - 2), give)
    }

    /// The cells; blanks where they are left out.
    pub(super) fn cells_of<'a>(&self, line: &'a [u8]) -> Cow<'a, [u8]> {
        let code = self.candidates.filter(|_| self.cells.len() == 0);
        let shape = code.and_then(|code| sukaku::shape_of_code(code.of(line)));
        shape.map_or(self.cells.of(line).into(), |shape| vec![b'.'; shape.cell_count()].into())
    }
}

/// Takes a line apart, if what stands behind its cells is rules.
pub(super) fn read(line: &[u8]) -> Option<RuleFields> {
    let mut at = position(line, |byte| byte == b';') + 1;
    // The letters of cages and candidates say enough, so that their cells may be left out.
    let spaces = line.len() - line.trim_ascii_start().len();
    let start = if line.contains(&b'=') { label_length(line).max(spaces) } else { spaces };
    let is_without_cells = matches!(line[start..], [b'k' | b'K' | b'm', b'=', _, ..]);
    let mut cells = Span { begin: 0, end: at - 1 };
    if is_without_cells {
        (at, cells) = (start, Span { begin: start, end: start });
    } else if at > line.len() {
        return None;
    } else if !has_all_cells(cells.of(line)) {
        // The puzzle may have a number, as in `1. 53..7…;x`.
        cells.begin = label_length(cells.of(line));
        if !has_all_cells(cells.of(line)) {
            return None;
        }
    }
    // What was done on the puzzle may stand behind them, as lines of a reader have it.
    let fields = &line[at..];
    let fields = fields[..find_part(fields, b" # {")].trim_ascii_end();
    let (mut spec, mut unknown, mut seen) = (Spec::default(), None, Vec::new());
    let (mut candidates, mut letters) = (None, None);
    let mut begin = at;
    for field in fields.split(|byte| *byte == b';') {
        let (name, value) = field.split_at(field.len().min(2));
        if seen.contains(&name) {
            return None;
        }
        seen.push(name);
        let rule = match name {
            b"m=" if is_code(value, b"") => {
                candidates = Some(Span { begin: begin + name.len(), end: begin + field.len() });
                let is_broken = is_without_cells && sukaku::shape_of_code(value).is_none();
                is_broken.then_some(RuleName::Candidates)
            }
            b"l=" => {
                letters = Some(Alphabet::of(value).filter(|_| Shape::of_side(value.len()).is_some())?);
                None
            }
            _ => take_field(&mut spec, name, value)?,
        };
        if let Some(rule) = rule {
            unknown.get_or_insert(unread((rule, begin)));
        }
        begin += field.len() + 1;
    }
    Some(RuleFields { cells, at, rules: unknown.map_or(Ok(spec), Err), candidates, letters })
}

/// Whether there are as many cells as a shape has, or candidates of them; a blank may be a space.
fn has_all_cells(cells: &[u8]) -> bool {
    let is_size = |count| Shape::of_cells(count).or(sukaku_shape(count)).is_some();
    !cells.contains(&b'#') && (is_size(cells.len()) || is_size(count_cells(cells)))
}

/// Takes a field, or says which rule it is that is not known yet; nothing if it is no field.
fn take_field(spec: &mut Spec, name: &[u8], value: &[u8]) -> Option<Option<RuleName>> {
    match name {
        _ if !value.is_empty() && !name.ends_with(b"=") => return None,
        b"x" => (spec.down, spec.up) = (true, true),
        b"x1" => spec.down = true,
        b"x2" => spec.up = true,
        b"w" => spec.windows = true,
        b"d" => spec.disjoint = true,
        b"a" => spec.asterisk = true,
        b"o" => spec.dot = true,
        b"i" => spec.girandola = true,
        // A sign that names no region is told by how many there are then.
        b"r=" if !value.is_empty() && are_all(value, |byte| byte.is_ascii_graphic()) => {
            spec.regions = Some(numbered_regions(value))
        }
        b"n" => return Some(Some(RuleName::AntiKnight)),
        b"g" => return Some(Some(RuleName::AntiKing)),
        b"c" => return Some(Some(RuleName::Nonconsecutive)),
        b"k=" | b"K=" if is_code(value, b".-") => return Some(Some(RuleName::Cages)),
        _ => return None,
    }
    Some(None)
}

/// Whether a value is letters, figures and these.
fn is_code(value: &[u8], more: &[u8]) -> bool {
    !value.is_empty() && are_all(value, |byte| byte.is_ascii_alphanumeric() || more.contains(&byte))
}

/// For each cell the number of its region: how many symbols there are that come before its own.
pub(super) fn numbered_regions(symbols: &[u8]) -> Vec<usize> {
    let mut is_there = [false; 256];
    symbols.iter().for_each(|symbol| is_there[usize::from(*symbol)] = true);
    let before = |symbol: &u8| is_there[..usize::from(*symbol)].iter().filter(|is_there| **is_there).count();
    symbols.iter().map(before).collect()
}

/// The fields of rules, each behind a `;`.
///
/// # Errors
///
/// The first rule that has no field.
pub(super) fn write(spec: &Spec) -> Result<String, RuleName> {
    if !spec.groups.is_empty() {
        return Err(RuleName::ExtraRegions);
    }
    let diagonals = match (spec.down, spec.up) {
        (true, true) => ";x",
        (true, false) => ";x1",
        (false, true) => ";x2",
        (false, false) => "",
    };
    let mut text = String::from(diagonals);
    for (_, _, field, is_said) in &switches(spec) {
        text += if *is_said { field } else { "" };
    }
    if let Some(regions) = &spec.regions {
        text += ";r=";
        text.extend(regions.iter().map(|region| char::from(b'a' + *region as u8)));
    }
    Ok(text)
}
