//! What an object of JSON says of a puzzle's rules.
//!
//! A rule that is named refuses the puzzle, unless its value says that it is not in force: `false`, `null`, a number
//! or an empty array. Regions and cages count only if they are not the shape's own boxes, rows and columns. What
//! programs draw for the eye does not count, but SudokuPad has no other way to write most rules than to draw them.

use super::block::At;
use super::error::{Fault, shortened};
use super::fold::is_among;
use super::json::{Token, Tokens};
use super::rules::{Rule, named};
use super::scan::{Span, find, is_space, number, position, take};
use crate::shape::Shape;

/// Lists with cells or lines that are for the eye, in f-puzzles and in SudokuPad.
const COSMETIC: &[u8] = b"line rectangle circle text cage underlays u fogofwar foglight triggereffect";

/// A rule, and where it is named.
type Named = (Rule, usize);

/// The rules that an object names.
#[derive(Default)]
pub(super) struct Variant {
    /// How many puzzles there were before the object, and how many arrays are open in it.
    pub(super) puzzles: usize,
    pub(super) lists: usize,
    /// The shape of the first puzzle in it.
    pub(super) shape: Option<Shape>,
    /// Whether there are cells that are objects, as f-puzzles and SudokuPad have them.
    pub(super) has_cells: bool,
    rule: Option<Named>,
    /// The first one in an object within, which may be about one puzzle only.
    inner: Option<Named>,
    /// What is a rule only beside such cells.
    drawn: Option<Named>,
    /// The places of the names and the values of members whose cells tell whether they are rules.
    regions: Option<(usize, Span)>,
    cages: Option<(usize, Span)>,
}

impl Variant {
    /// An object that begins after so many puzzles.
    pub(super) fn after(puzzles: usize) -> Variant {
        Variant { puzzles, ..Variant::default() }
    }

    /// Notes a rule, unless there is one already.
    pub(super) fn add(&mut self, rule: Rule, name: Span) {
        self.rule.get_or_insert((rule, name.begin));
    }

    /// Takes a member, and passes its value if that holds no puzzle.
    pub(super) fn take(&mut self, name: Span, tokens: &mut Tokens) {
        let text = tokens.text;
        let value = &text[tokens.at..];
        let value = &value[position(value, |byte| !is_space(byte) && byte != b':')..];
        let first = value.iter().skip(1).find(|byte| !is_space(**byte)).copied();
        let is_in_force = match value {
            [b'[', ..] => first != Some(b']'),
            [b'{', ..] => first != Some(b'}'),
            // SudokuPad's codes shorten it.
            [b't', ..] => true,
            _ => false,
        };
        let are_objects = value.starts_with(b"[") && first == Some(b'{');
        let are_words = value.starts_with(b"\"") || value.starts_with(b"[") && first == Some(b'"');
        match name.of(text) {
            b"regions" | b"re" if is_in_force || are_words => {
                self.regions = Some((name.begin, tokens.pass_value()));
            }
            b"cages" | b"ca" if is_in_force => self.cages = Some((name.begin, tokens.pass_value())),
            b"lines" | b"l" if are_objects => self.draw(Rule::Lines, name, tokens),
            b"arrows" | b"a" if are_objects => self.draw(Rule::Arrows, name, tokens),
            b"overlays" | b"o" if are_objects => self.draw(Rule::Signs, name, tokens),
            b"variant" | b"variants" | b"type" | b"rules" | b"constraints" if are_words => {
                for word in scalars(text, tokens.pass_value()).1 {
                    named(word.of(text)).into_iter().for_each(|rule| self.add(rule, word));
                }
            }
            b"global" if are_words => {
                for word in scalars(text, tokens.pass_value()).1 {
                    self.add(named(word.of(text)).unwrap_or_else(|| other(word.of(text))), word);
                }
            }
            own if !is_in_force || is_among(COSMETIC, own) => {}
            own => match named(own) {
                Some(rule) => {
                    self.add(rule, name);
                    tokens.pass_value();
                }
                None if are_objects && has_places(value) => {
                    self.drawn.get_or_insert((other(own), name.begin));
                }
                None => {}
            },
        }
    }

    /// Notes a rule that programs have no other way to write than to draw it, and passes the drawing.
    fn draw(&mut self, rule: Rule, name: Span, tokens: &mut Tokens) {
        self.drawn.get_or_insert((rule, name.begin));
        tokens.pass_value();
    }

    /// Takes what an object within this one names, if that had no puzzle of its own.
    pub(super) fn take_inner(&mut self, inner: Variant) {
        self.inner = self.inner.take().or(inner.rule).or(inner.inner);
        self.regions = self.regions.or(inner.regions);
        self.cages = self.cages.or(inner.cages);
    }

    /// The first rule that is not the shape's, for an object of a text with so many puzzles.
    pub(super) fn fault(self, text: &[u8], puzzles: usize) -> Option<At> {
        let is_other = |value: Span, is_own: fn(&[u8], Span, Shape) -> bool| {
            self.shape.is_none_or(|shape| !is_own(text, value, shape))
        };
        let irregular = || self.regions.filter(|(_, regions)| is_other(*regions, are_boxes));
        let caged = || self.cages.filter(|(_, cages)| is_other(*cages, are_houses));
        let rule = self.rule.or_else(|| irregular().map(|(at, _)| (Rule::Regions, at)));
        let rule = rule.or_else(|| caged().map(|(at, _)| (Rule::Cages, at)));
        let rule = rule.or(self.drawn.filter(|_| self.has_cells)).or(self.inner.filter(|_| puzzles < 2));
        rule.map(|(rule, at)| At { at, fault: Fault::Rules { rule } })
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

/// The strings, numbers and words in a value, and how deep its brackets are.
fn scalars(text: &[u8], value: Span) -> (usize, Vec<Span>) {
    let (mut depth, mut deepest, mut scalars) = (0_usize, 0, Vec::new());
    for token in Tokens::of(text, value) {
        match token {
            Token::Open(_) => depth += 1,
            Token::Close(_) => depth = depth.saturating_sub(1),
            Token::Scalar { span, .. } => scalars.push(span),
        }
        deepest = deepest.max(depth);
    }
    (deepest, scalars)
}

/// The cells that are written as two numbers from 0 each, or as in `R1C1`.
fn cells<'a>(mut scalars: impl Iterator<Item = &'a [u8]>, shape: Shape) -> Option<Vec<usize>> {
    let mut cells = Vec::new();
    while let Some(scalar) = scalars.next() {
        let (row, column) = match scalar {
            [b'R' | b'r', name @ ..] => {
                let mut name = name;
                let row = number(take(&mut name, |byte| matches!(byte, b'C' | b'c')))?;
                (row.checked_sub(1)?, number(name)?.checked_sub(1)?)
            }
            _ => (number(scalar)?, number(scalars.next()?)?),
        };
        let (row, column) = (usize::from(row), usize::from(column));
        cells.push((row.max(column) < shape.side()).then_some(row * shape.side() + column)?);
    }
    Some(cells)
}

/// Whether regions, as lists of cells or as a name for each cell, are the boxes.
fn are_boxes(text: &[u8], regions: Span, shape: Shape) -> bool {
    let (depth, names) = scalars(text, regions);
    let names: Vec<&[u8]> = names.into_iter().map(|name| name.of(text)).collect();
    let is_cell = |name: &&[u8]| cells([*name].into_iter(), shape).is_some();
    if depth < 3 && names.len() == shape.cells() && !names.iter().any(is_cell) {
        return are_names_of_boxes(&names, shape);
    }
    if let [line] = names.as_slice() {
        return are_names_of_boxes(&line.chunks(1).collect::<Vec<_>>(), shape);
    }
    let mut names = vec![None; shape.cells()];
    for (region, list) in members(text, regions, b'[').into_iter().enumerate() {
        for cell in places(text, list, shape).unwrap_or_default() {
            names[cell] = Some(region);
        }
    }
    names.iter().all(Option::is_some) && are_names_of_boxes(&names, shape)
}

/// The arrays or objects in an array, as their bracket says.
fn members(text: &[u8], array: Span, bracket: u8) -> Vec<Span> {
    let mut tokens = Tokens { at: array.end.min(array.begin + 1), ..Tokens::of(text, array) };
    let mut members = Vec::new();
    loop {
        tokens.at += position(&tokens.text[tokens.at..], |byte| byte == bracket);
        if tokens.at == tokens.text.len() {
            return members;
        }
        members.push(tokens.pass_value());
    }
}

/// The cells of a list.
fn places(text: &[u8], list: Span, shape: Shape) -> Option<Vec<usize>> {
    cells(scalars(text, list).1.iter().map(|scalar| scalar.of(text)), shape)
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
fn are_houses(text: &[u8], cages: Span, shape: Shape) -> bool {
    let is_house = |cage: Span| {
        let inner = cage.of(text);
        let name = [&b"\"cells\""[..], b"{ce:", b",ce:"].iter().map(|name| find(inner, name)).min();
        let mut tokens = Tokens::of(text, Span { begin: cage.begin + name.unwrap_or_default(), ..cage });
        tokens.at += position(&tokens.text[tokens.at..], |byte| byte == b':');
        places(text, tokens.pass_value(), shape).is_some_and(|mut cells| {
            cells.sort_unstable();
            cells.is_empty() || shape.houses().any(|house| shape.house_cells(house).eq(cells.iter().copied()))
        })
    };
    let begins = cages.of(text).get(1..).unwrap_or_default().trim_ascii_start().starts_with(b"{");
    begins && members(text, cages, b'{').into_iter().all(is_house)
}
