//! An object of JSON that is open, and what its members say of a puzzle's rules.
//!
//! Rules that make houses are read. Any other that is named refuses the puzzle. Neither counts if its value says that
//! it is not in force: `false`, `null`, a number or an empty array. Cages count only if they are not houses. What
//! programs draw for the eye does not count, but SudokuPad has no other way to write most rules than to draw them.

use super::block::LocatedFault;
use super::bytes::{Span, find_part, is_space, position};
use super::error::shortened;
use super::json::{JsonToken, JsonTokens, scalars};
use super::json_text::unescaped;
use super::label::{self, Label};
use super::listed;
use super::rules::{RuleName, rule_named};
use super::rules_object;
use super::stated_rules::{NamedRule, StatedRules, unread};
use super::tags::is_among;
use crate::shape::{Rules, Shape};
use std::mem;

/// Lists with cells or lines that are for the eye, in f-puzzles and in SudokuPad.
const COSMETIC: &[u8] = b"line rectangle circle text cage underlays u fogofwar foglight triggereffect";

/// The rules that an object names.
#[derive(Default)]
pub(super) struct OpenObject {
    /// How many puzzles there were before the object, and how many arrays are open in it.
    pub(super) puzzles: usize,
    pub(super) lists: usize,
    /// The shape of the first puzzle in it.
    pub(super) shape: Option<Shape>,
    /// Whether cells of the puzzles name regions that are not the boxes.
    pub(super) has_regions: bool,
    /// Whether there are cells that are objects, as f-puzzles and SudokuPad have them.
    pub(super) has_cells: bool,
    /// How many objects with rules there are at most around a puzzle in it.
    pub(super) layers: usize,
    pub(super) stated: StatedRules,
    /// What it calls its puzzle, and whether all of it is about that of the object around it.
    pub(super) label: Label,
    pub(super) is_about: bool,
    /// What objects within say that have no puzzle; it may be about one puzzle only.
    within: StatedRules,
    /// The first rule that is drawn, which counts only beside such cells.
    drawn: Option<NamedRule>,
    /// The places of the names and the values of members whose cells tell whether they are rules, and which.
    regions: Option<(usize, Span)>,
    groups: Option<(usize, Span)>,
    cages: Option<(usize, Span)>,
    lines: Option<(usize, Span)>,
    /// Whether a text for people says that there are diagonals.
    say_diagonals: bool,
}

impl OpenObject {
    /// Notes the value of the next member, if the puzzle is called so.
    pub(super) fn take_label(&mut self, name: Span, tokens: &JsonTokens) {
        let text = tokens.text;
        let Some(rank) = label::rank(name.of(text)) else { return };
        let mut ahead = JsonTokens { text, at: tokens.at };
        if let Some(JsonToken::Scalar { span, is_text }) = ahead.next()
            && (is_text || span.of(text).first().is_some_and(u8::is_ascii_digit))
        {
            self.label.add(rank, unescaped(span.of(text)).as_bytes());
        }
    }

    /// Takes a member, and passes its value if that holds no puzzle.
    pub(super) fn take_member(&mut self, name: Span, tokens: &mut JsonTokens) {
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
            b"cages" | b"ca" if is_in_force => {
                let cages = tokens.pass_value();
                let list = cages.of(text);
                self.say_diagonals |= listed::say_diagonals(&list[find_part(list, b"rules:")..]);
                // SudokuPad has cages with texts for the title and for the author.
                for words in scalars(text, cages).map(|span| span.of(text)) {
                    let begin = &words[..words.len().min(8)];
                    let (name, value) = words.split_at(position(begin, |byte| byte == b':'));
                    if let Some(rank) = label::rank(name) {
                        self.label.add(rank, unescaped(value).as_bytes());
                    }
                }
                self.cages = Some((name.begin, cages));
            }
            b"lines" | b"l" if are_objects => self.lines = Some((name.begin, tokens.pass_value())),
            // Programs have no other way to write these than to draw them.
            own @ (b"arrows" | b"a" | b"overlays" | b"o") if are_objects => {
                let rule = if own[0] == b'a' { RuleName::Arrows } else { RuleName::Signs };
                self.drawn.get_or_insert((rule, name.begin));
                tokens.pass_value();
            }
            b"rules" if begin[0] == b'{' => {
                tokens.next();
                rules_object::read(tokens, &mut self.stated);
            }
            list @ (b"variant" | b"variants" | b"type" | b"rules" | b"constraints" | b"global")
                if are_words =>
            {
                let words = tokens.pass_value();
                self.say_diagonals |= list == b"rules" && listed::say_diagonals(words.of(text));
                for word in scalars(text, words) {
                    let unknown = || (list == b"global").then(|| RuleName::Other(shortened(word.of(text))));
                    let rule = rule_named(word.of(text)).or_else(unknown);
                    rule.into_iter().for_each(|rule| self.stated.add_rule(rule, word.begin));
                }
            }
            own if !is_in_force || is_among(COSMETIC, own) => {}
            own => match rule_named(own) {
                Some(RuleName::ExtraRegions) if begin[0] == b'[' && self.groups.is_none() => {
                    self.groups = Some((name.begin, tokens.pass_value()));
                }
                Some(rule) => {
                    self.stated.add_member(own, rule, name.begin, begin[0] == b't');
                    tokens.pass_value();
                }
                None if are_objects && names_cells(value) => {
                    self.drawn.get_or_insert((RuleName::Other(shortened(own)), name.begin));
                }
                None => {}
            },
        }
    }

    /// Takes what an object within this one says, if that had no puzzle of its own.
    pub(super) fn take_inner(&mut self, inner: OpenObject) {
        if inner.is_about {
            self.label.add_all(inner.label);
        }
        self.within.merge(inner.stated);
        self.within.merge(inner.within);
        self.regions = self.regions.or(inner.regions);
        self.cages = self.cages.or(inner.cages);
        self.say_diagonals |= inner.say_diagonals;
        if let (Some(_), Some((at, _))) = (self.groups, inner.groups) {
            self.within.refuse(RuleName::ExtraRegions, at);
        }
        self.groups = self.groups.or(inner.groups);
    }

    /// What is said, or the first rule that is not read, for an object with so many puzzles. With it is what the members
    /// say whose cells tell it.
    pub(super) fn finish(&mut self, text: &[u8], puzzles: usize) -> Result<StatedRules, LocatedFault> {
        let stated = &mut self.stated;
        if let Some(rule) = stated.refused.take() {
            return Err(unread(rule));
        }
        if puzzles < 2 {
            stated.merge(mem::take(&mut self.within));
        }
        if let Some((at, list)) = self.regions {
            let regions = self.shape.and_then(|shape| listed::listed_regions(text, list, shape));
            if regions.is_none() || stated.spec.regions.is_some() {
                return Err(unread((RuleName::Regions, at)));
            }
            stated.set_regions(regions, at);
        }
        if let Some((at, list)) = self.groups {
            let groups = self.shape.and_then(|shape| listed::listed_groups(text, list, shape));
            let (Some(shape), Some(groups), true) = (self.shape, groups, stated.spec.groups.is_empty())
            else {
                return Err(unread((RuleName::ExtraRegions, at)));
            };
            (stated.spec.groups, stated.groups_at) = (groups, Some(at));
            stated.at.get_or_insert(at);
            stated.spec.name_groups(shape, !self.has_regions);
        }
        if let Some((at, lines)) = self.lines.filter(|_| self.has_cells) {
            let diagonals = self.shape.and_then(|shape| listed::drawn_diagonals(text, lines, shape));
            let (down, up) = (stated.spec.down, stated.spec.up);
            match diagonals {
                Some((is_down, is_up)) if self.say_diagonals || (down || !is_down) && (up || !is_up) => {
                    (stated.spec.down, stated.spec.up) = (down || is_down, up || is_up);
                    stated.at.get_or_insert(at);
                }
                _ if self.drawn.as_ref().is_none_or(|(_, drawn)| at < *drawn) => {
                    self.drawn = Some((RuleName::Lines, at));
                }
                _ => {}
            }
        }
        if let Some((at, cages)) = self.cages {
            let rules = |shape| Rules::from_spec(shape, stated.spec.clone()).unwrap_or(Rules::classic(shape));
            if !self.shape.is_some_and(|shape| listed::are_houses(text, cages, &rules(shape))) {
                return Err(unread((RuleName::Cages, at)));
            }
        }
        let drawn = self.drawn.take().filter(|_| self.has_cells);
        let unknown = drawn.or_else(|| stated.refused.take());
        unknown.map_or_else(|| Ok(mem::take(stated)), |rule| Err(unread(rule)))
    }
}

/// Whether the first object of a list says which cells it is about.
fn names_cells(list: &[u8]) -> bool {
    const LONGEST: usize = 100;
    let begin = list.get(..LONGEST).unwrap_or(list);
    let object = begin.split_at(position(begin, |byte| byte == b'}')).0;
    [&b"\"cell"[..], b"\"lines\""].iter().any(|name| find_part(object, name) < object.len())
}
