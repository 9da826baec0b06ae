//! What an object of JSON says of a puzzle's rules.
//!
//! A rule that is named refuses the puzzle, unless its value says that it is not in force: `false`, `null`, a number
//! or an empty array. Regions and cages count only if they are not the shape's own boxes, rows and columns. What
//! programs draw for the eye does not count, but SudokuPad has no other way to write most rules than to draw them.

use super::block::At;
use super::error::{Fault, shortened};
use super::fold::is_among;
use super::json::string;
use super::rules::{Rule, named};
use super::scan::{find, is_space, number, position, take, trim};
use crate::shape::Shape;

/// Lists with cells or lines that are for the eye, in f-puzzles and in SudokuPad.
const COSMETIC: &[u8] = b"line rectangle circle text cage underlays u fogofwar foglight triggereffect";

/// A rule, and where it is named.
type Named<'a> = (Rule, &'a [u8]);

/// The rules that an object names.
#[derive(Default)]
pub(super) struct Variant<'a> {
    /// How many brackets and braces were open before the object, and how many puzzles there were.
    pub(super) depth: usize,
    pub(super) puzzles: usize,
    /// Whether there are cells that are objects, as f-puzzles and SudokuPad have them.
    pub(super) has_cells: bool,
    rule: Option<Named<'a>>,
    /// The first one in an object within, which may be about one puzzle only.
    inner: Option<Named<'a>>,
    /// What is a rule only beside such cells.
    drawn: Option<Named<'a>>,
    /// The names and values of members whose cells tell whether they are rules.
    regions: Option<[&'a [u8]; 2]>,
    cages: Option<[&'a [u8]; 2]>,
}

impl<'a> Variant<'a> {
    pub(super) fn new(depth: usize, puzzles: usize) -> Variant<'a> {
        Variant { depth, puzzles, ..Variant::default() }
    }

    /// Notes a rule, unless there is one already.
    pub(super) fn add(&mut self, rule: Rule, place: &'a [u8]) {
        self.rule.get_or_insert((rule, place));
    }

    /// Takes a member, and returns what comes after its value if that holds no puzzle.
    pub(super) fn take(&mut self, name: &'a [u8], text: &'a [u8]) -> Option<&'a [u8]> {
        let text = &text[position(text, |byte| !is_space(byte) && byte != b':')..];
        let first = text.iter().skip(1).find(|byte| !is_space(**byte)).copied();
        let is_in_force = match text {
            [b'[', ..] => first != Some(b']'),
            [b'{', ..] => first != Some(b'}'),
            // SudokuPad's codes shorten it.
            [b't', ..] => true,
            _ => false,
        };
        let are_objects = text.starts_with(b"[") && first == Some(b'{');
        let are_words = text.starts_with(b"\"") || text.starts_with(b"[") && first == Some(b'"');
        match name {
            b"regions" | b"re" if is_in_force || are_words => {
                let (regions, after) = value(text);
                self.regions = Some([name, regions]);
                return Some(after);
            }
            b"cages" | b"ca" if is_in_force => {
                let (cages, after) = value(text);
                self.cages = Some([name, cages]);
                return Some(after);
            }
            b"lines" | b"l" if are_objects => self.draw(Rule::Lines, name),
            b"arrows" | b"a" if are_objects => self.draw(Rule::Arrows, name),
            b"overlays" | b"o" if are_objects => self.draw(Rule::Signs, name),
            b"variant" | b"variants" | b"type" | b"rules" | b"constraints" if are_words => {
                let (words, after) = value(text);
                for word in scalars(words).1 {
                    named(word).into_iter().for_each(|rule| self.add(rule, word));
                }
                return Some(after);
            }
            b"global" if are_words => {
                let (words, after) = value(text);
                for word in scalars(words).1 {
                    self.add(named(word).unwrap_or_else(|| other(word)), word);
                }
                return Some(after);
            }
            _ if !is_in_force || is_among(COSMETIC, name) => return None,
            _ => match named(name) {
                Some(rule) => self.add(rule, name),
                None if are_objects && has_places(text) => {
                    self.draw(other(name), name);
                    return None;
                }
                None => return None,
            },
        }
        Some(value(text).1)
    }

    fn draw(&mut self, rule: Rule, place: &'a [u8]) {
        self.drawn.get_or_insert((rule, place));
    }

    /// Takes what an object within this one names, if that had no puzzle of its own.
    pub(super) fn take_inner(&mut self, inner: Variant<'a>) {
        self.inner = self.inner.take().or(inner.rule).or(inner.inner);
        self.regions = self.regions.or(inner.regions);
        self.cages = self.cages.or(inner.cages);
    }

    /// The first rule that is not the shape's, for an object with so many puzzles.
    pub(super) fn fault(self, shape: Option<Shape>, puzzles: usize) -> Option<At<'a>> {
        let is_other =
            |value: &[u8], is_own: fn(&[u8], Shape) -> bool| shape.is_none_or(|shape| !is_own(value, shape));
        let irregular = self.regions.filter(|[_, regions]| is_other(regions, are_boxes));
        let caged = self.cages.filter(|[_, cages]| is_other(cages, are_houses));
        let rule = self.rule.or(irregular.map(|[name, _]| (Rule::Regions, name)));
        let rule = rule.or(caged.map(|[name, _]| (Rule::Cages, name)));
        let rule = rule.or(self.drawn.filter(|_| self.has_cells)).or(self.inner.filter(|_| puzzles < 2));
        let (rule, part) = rule?;
        Some(At { part, fault: Fault::Rules { rule } })
    }
}

fn other(name: &[u8]) -> Rule {
    Rule::Other(shortened(name))
}

/// Whether the first object of a list says which cells it is about.
fn has_places(list: &[u8]) -> bool {
    const LONGEST: usize = 100;
    let begin = list.get(..LONGEST).unwrap_or(list);
    let object = begin.split_at(position(begin, |byte| byte == b'}')).0;
    [&b"\"cell"[..], b"\"lines\""].iter().any(|name| find(object, name) < object.len())
}

/// A value, and what comes after it.
fn value(text: &[u8]) -> (&[u8], &[u8]) {
    let (mut rest, mut depth) = (text, 0_usize);
    while let [byte, after @ ..] = rest {
        match byte {
            b',' | b']' | b'}' if depth == 0 => break,
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth -= 1,
            _ => {}
        }
        rest = if *byte == b'"' { string(after).1 } else { after };
    }
    text.split_at(text.len() - rest.len())
}

/// The strings, numbers and words in a value, and how deep its brackets are.
fn scalars(value: &[u8]) -> (usize, Vec<&[u8]>) {
    let (mut rest, mut depth, mut deepest, mut scalars) = (value, 0_usize, 0, Vec::new());
    while let [byte, after @ ..] = rest {
        let scalar;
        match byte {
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            b'"' => {
                (scalar, rest) = string(after);
                scalars.push(scalar);
                continue;
            }
            byte if !b",:".contains(byte) && !is_space(*byte) => {
                (scalar, rest) =
                    rest.split_at(position(rest, |byte| is_space(byte) || b",:[]{}\"".contains(&byte)));
                scalars.push(scalar);
                continue;
            }
            _ => {}
        }
        deepest = deepest.max(depth);
        rest = after;
    }
    (deepest, scalars)
}

/// The cells that are written as two numbers from 0 each, or as in `R1C1`.
fn cells(scalars: &[&[u8]], shape: Shape) -> Option<Vec<usize>> {
    let mut cells = Vec::new();
    let mut rest = scalars.iter();
    while let Some(&scalar) = rest.next() {
        let (row, column) = match scalar {
            [b'R' | b'r', name @ ..] => {
                let mut name = name;
                let row = number(take(&mut name, |byte| matches!(byte, b'C' | b'c')))?;
                (row.checked_sub(1)?, number(name)?.checked_sub(1)?)
            }
            _ => (number(scalar)?, number(rest.next()?)?),
        };
        let (row, column) = (usize::from(row), usize::from(column));
        cells.push((row.max(column) < shape.side()).then_some(row * shape.side() + column)?);
    }
    Some(cells)
}

/// Whether regions, as lists of cells or as a name for each cell, are the boxes.
fn are_boxes(regions: &[u8], shape: Shape) -> bool {
    let (depth, names) = scalars(regions);
    let is_cell = |name: &[u8]| cells(&[name], shape).is_some();
    if depth < 3 && names.len() == shape.cells() && !names.iter().any(|name| is_cell(name)) {
        return are_names_of_boxes(&names, shape);
    }
    if let [line] = names.as_slice() {
        return are_names_of_boxes(&line.chunks(1).collect::<Vec<_>>(), shape);
    }
    let mut names = vec![None; shape.cells()];
    let mut rest = regions.get(1..).unwrap_or_default();
    for region in 0.. {
        rest = &rest[position(rest, |byte| byte == b'[')..];
        if rest.is_empty() {
            break;
        }
        let list;
        (list, rest) = value(rest);
        for cell in cells(&scalars(list).1, shape).unwrap_or_default() {
            names[cell] = Some(region);
        }
    }
    names.iter().all(Option::is_some) && are_names_of_boxes(&names, shape)
}

/// Whether cells have the same name where they are in the same box, and only there.
pub(super) fn are_names_of_boxes<Name: PartialEq>(names: &[Name], shape: Shape) -> bool {
    let mut firsts: Vec<Option<&Name>> = vec![None; shape.side()];
    let is_its = |(cell, name)| *firsts[shape.box_of(cell)].get_or_insert(name) == name;
    names.len() == shape.cells()
        && names.iter().enumerate().all(is_its)
        && (0..firsts.len()).all(|one| (0..one).all(|other| firsts[one] != firsts[other]))
}

/// Whether every cage with cells is a row, a column or a box; those without hold the title and such.
fn are_houses(cages: &[u8], shape: Shape) -> bool {
    let mut rest = trim(cages.get(1..).unwrap_or_default());
    if !rest.starts_with(b"{") {
        return false;
    }
    while !rest.is_empty() {
        let cage;
        (cage, rest) = value(rest);
        let name = [&b"\"cells\""[..], b"{ce:", b",ce:"].iter().map(|name| find(cage, name)).min();
        let (_, list) = cage.split_at(name.unwrap_or(cage.len()));
        let (list, _) = value(list.get(position(list, |byte| byte == b':') + 1..).unwrap_or_default());
        let Some(mut cells) = cells(&scalars(list).1, shape) else {
            return false;
        };
        cells.sort_unstable();
        let is_house = shape.houses().any(|house| shape.house_cells(house).eq(cells.iter().copied()));
        if !cells.is_empty() && !is_house {
            return false;
        }
        rest = &rest[position(rest, |byte| byte == b'{')..];
    }
    true
}
