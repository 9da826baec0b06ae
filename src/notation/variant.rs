//! What an object of JSON says of a puzzle's rules.
//!
//! A rule that is named refuses the puzzle, unless its value says that it is not in force: `false`, `null`, a
//! number or an empty array. Regions and cages count only if they are not the shape's own boxes, rows and
//! columns. What programs draw for the eye does not count, but SudokuPad has no other way to write most rules
//! than to draw them.

use super::block::At;
use super::error::{Fault, shortened};
use super::fold::is_among;
use super::json::{Token, Tokens};
use super::rules::{Rule, named};
use super::scan::{Span, find, has, is_space, number, parts, position};
use crate::shape::Shape;
use std::iter;

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
        let value = &text[tokens.pass_gap()..];
        let mut visible = value.iter().copied().filter(|byte| !is_space(*byte));
        let begin = [visible.next(), visible.next()].map(Option::unwrap_or_default);
        let are_words = begin[0] == b'"' || begin == *b"[\"";
        let are_objects = begin == *b"[{";
        // SudokuPad's codes shorten `true`.
        let is_in_force = matches!(begin[0], b'[' | b'{' | b't') && begin != *b"[]" && begin != *b"{}";
        match name.of(text) {
            b"regions" | b"re" if is_in_force || are_words => {
                self.regions = Some((name.begin, tokens.pass_value()));
            }
            b"cages" | b"ca" if is_in_force => self.cages = Some((name.begin, tokens.pass_value())),
            b"lines" | b"l" if are_objects => self.draw(Rule::Lines, name, tokens),
            b"arrows" | b"a" if are_objects => self.draw(Rule::Arrows, name, tokens),
            b"overlays" | b"o" if are_objects => self.draw(Rule::Signs, name, tokens),
            list @ (b"variant" | b"variants" | b"type" | b"rules" | b"constraints" | b"global")
                if are_words =>
            {
                for word in scalars(text, tokens.pass_value()) {
                    let unknown = || (list == b"global").then(|| Rule::Other(shortened(word.of(text))));
                    let rule = named(word.of(text)).or_else(unknown);
                    rule.into_iter().for_each(|rule| self.add(rule, word));
                }
            }
            own if !is_in_force || is_among(COSMETIC, own) => {}
            own => {
                if let Some(rule) = named(own) {
                    self.add(rule, name);
                    tokens.pass_value();
                } else if are_objects && has_places(value) {
                    self.drawn.get_or_insert((Rule::Other(shortened(own)), name.begin));
                }
            }
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
        let unless_own = |rule, list: Option<(usize, Span)>, is_own: fn(&[u8], Span, Shape) -> bool| {
            let (at, list) = list?;
            let is_other = self.shape.is_none_or(|shape| !is_own(text, list, shape));
            is_other.then_some((rule, at))
        };
        let regions = || unless_own(Rule::Regions, self.regions, are_boxes);
        let cages = || unless_own(Rule::Cages, self.cages, are_houses);
        let drawn = self.drawn.filter(|_| self.has_cells);
        let inner = self.inner.filter(|_| puzzles < 2);
        let (rule, at) = self.rule.or_else(regions).or_else(cages).or(drawn).or(inner)?;
        Some(At { at, fault: Fault::Rules { rule } })
    }
}

/// Whether the first object of a list says which cells it is about.
fn has_places(list: &[u8]) -> bool {
    const LONGEST: usize = 100;
    let begin = list.get(..LONGEST).unwrap_or(list);
    let object = begin.split_at(position(begin, |byte| byte == b'}')).0;
    [&b"\"cell"[..], b"\"lines\""].iter().any(|name| find(object, name) < object.len())
}

/// The strings, numbers and words in a value.
fn scalars(text: &[u8], value: Span) -> impl Iterator<Item = Span> {
    Tokens::of(text, value).filter_map(|token| match token {
        Token::Scalar { span, .. } => Some(span),
        _ => None,
    })
}

/// The cells of a list, each written as two numbers from 0, or as in `R1C1`.
fn cells(list: &[u8], shape: Shape) -> Option<Vec<usize>> {
    let is_punctuation = |byte| is_space(byte) || b"[]\",RrCc".contains(&byte);
    let first = u8::from(has(list, |byte| matches!(byte, b'R' | b'r')));
    let numbers = parts(list, is_punctuation).filter(|part| !part.is_empty());
    let places: Option<Vec<_>> = numbers.map(|part| number(part)?.checked_sub(first)).collect();
    let cell = |place: &[u8]| match *place {
        [row, column] if usize::from(row.max(column)) < shape.side() => {
            Some(usize::from(row) * shape.side() + usize::from(column))
        }
        _ => None,
    };
    places?.chunks(2).map(cell).collect()
}

/// Whether regions are the boxes: as a name or a character for each cell, or as lists of cells.
fn are_boxes(text: &[u8], regions: Span, shape: Shape) -> bool {
    let names: Vec<&[u8]> = scalars(text, regions).map(|name| name.of(text)).collect();
    let symbols: Vec<&[u8]> = names.iter().flat_map(|name| name.chunks(1)).collect();
    let mut of_lists = vec![None; shape.cell_count()];
    for (region, list) in lists(text, regions).enumerate() {
        for cell in cells(list.of(text), shape).unwrap_or_default() {
            of_lists[cell] = Some(region);
        }
    }
    are_names_of_boxes(&names, shape)
        || are_names_of_boxes(&symbols, shape)
        || !of_lists.contains(&None) && are_names_of_boxes(&of_lists, shape)
}

/// The lists in a list.
fn lists(text: &[u8], list: Span) -> impl Iterator<Item = Span> {
    let mut tokens = Tokens::of(text, list);
    tokens.next();
    iter::from_fn(move || tokens.find(|token| matches!(token, Token::Open(b'['))).map(|_| tokens.pass_open()))
}

/// Whether cells have the same name where they are in the same box, and only there.
pub(super) fn are_names_of_boxes<Name: PartialEq>(names: &[Name], shape: Shape) -> bool {
    let mut firsts: Vec<Option<&Name>> = vec![None; shape.side()];
    let is_its = |(cell, name)| *firsts[shape.box_of(cell)].get_or_insert(name) == name;
    names.len() == shape.cell_count()
        && names.iter().enumerate().all(is_its)
        && (0..firsts.len()).all(|one| (0..one).all(|other| firsts[one] != firsts[other]))
}

/// Whether every cage is a row, a column or a box; those without cells hold the title and such.
fn are_houses(text: &[u8], cages: Span, shape: Shape) -> bool {
    let is_house = |cage: Span| {
        cells(cage.of(text), shape).is_some_and(|mut cells| {
            cells.sort_unstable();
            cells.is_empty() || shape.houses().any(|house| shape.house_cells(house).eq(cells.iter().copied()))
        })
    };
    let mut tokens = Tokens::of(text, cages);
    let mut are_houses = matches!(tokens.nth(1), Some(Token::Open(b'{')));
    while are_houses && let Some(token) = tokens.next() {
        if let Token::Scalar { span, .. } = token
            && matches!(span.of(text), b"cells" | b"ce")
            && tokens.is_before_colon()
        {
            are_houses = is_house(tokens.pass_value());
        }
    }
    are_houses
}
