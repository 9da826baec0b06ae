//! The object that JavaScript has of a puzzle's rules, as JSON: `{"diagonals":"both","windows":true}`.

use super::bytes::Span;
use super::error::shortened;
use super::json::{JsonToken, JsonTokens, scalars};
use super::objects::{json_array, number_array};
use super::rules::{RuleName, rule_named, switches};
use super::stated_rules::StatedRules;
use crate::shape::{MOST_GROUPS, Spec};

/// The most numbers of regions, and of cells of a group, that are taken: one too many tells that they are too many.
const MOST_CELLS: usize = 626;
const MOST_OF_GROUP: usize = 26;

/// The object that stands for rules; what is not said is left out.
pub(crate) fn rules_json(spec: &Spec) -> String {
    let mut text = String::new();
    let diagonals = match (spec.down, spec.up) {
        (true, true) => "\"both\"",
        (true, false) => "\"down\"",
        (false, true) => "\"up\"",
        (false, false) => "",
    };
    add_member(&mut text, "diagonals", diagonals);
    for (_, name, _, is_said) in &switches(spec) {
        add_member(&mut text, name, if *is_said { "true" } else { "" });
    }
    if !spec.groups.is_empty() {
        let groups = json_array(spec.groups.len(), &|group| number_array(&spec.groups[group]));
        add_member(&mut text, "groups", &groups);
    }
    if let Some(regions) = &spec.regions {
        add_member(&mut text, "regions", &number_array(regions));
    }
    ["{", text.get(1..).unwrap_or_default(), "}"].concat()
}

/// Adds a comma and a member, if it has a value.
fn add_member(text: &mut String, name: &str, value: &str) {
    if !value.is_empty() {
        *text += &[",\"", name, "\":", value].concat();
    }
}

/// Takes what such an object in a text says; its brace is behind. What is not known in it is a rule that is not read.
pub(super) fn read(tokens: &mut JsonTokens, stated: &mut StatedRules) {
    let text = tokens.text;
    while let Some(token) = tokens.next() {
        let name = match token {
            JsonToken::Close(_) => return,
            JsonToken::Scalar { span, .. } if tokens.is_before_colon() => span,
            _ => continue,
        };
        let value = tokens.pass_value();
        let at = name.begin;
        let spec = &mut stated.spec;
        match (name.of(text), value.of(text)) {
            (b"side", _) | (_, b"false" | b"null" | b"[]" | b"{}") => continue,
            (b"diagonals", br#""both""#) => (spec.down, spec.up) = (true, true),
            (b"diagonals", br#""down""#) => spec.down = true,
            (b"diagonals", br#""up""#) => spec.up = true,
            (b"dot", b"true") => spec.dot = true,
            (b"groups", _) => {
                if !read_groups(text, value, &mut spec.groups) {
                    stated.refuse(RuleName::ExtraRegions, at);
                }
                stated.groups_at = Some(at);
            }
            (b"regions", _) => {
                let regions = numbers_in(text, value, MOST_CELLS);
                if regions.is_none() {
                    stated.refuse(RuleName::Regions, at);
                }
                stated.set_regions(regions, at);
            }
            (own, value) => {
                let rule = rule_named(own).unwrap_or_else(|| RuleName::Other(shortened(own)));
                stated.add_member(own, rule, at, value == b"true");
                continue;
            }
        }
        stated.at.get_or_insert(at);
    }
}

/// Takes the arrays in an array, each with its numbers, and says whether there is nothing else.
fn read_groups(text: &[u8], value: Span, groups: &mut Vec<Vec<usize>>) -> bool {
    let mut tokens = JsonTokens::of(text, value);
    tokens.next();
    while let Some(JsonToken::Open(_)) = tokens.next() {
        let Some(group) = numbers_in(text, tokens.pass_open(), MOST_OF_GROUP) else { return false };
        if groups.len() <= MOST_GROUPS {
            groups.push(group);
        }
    }
    true
}

/// The numbers in an array, up to so many.
#[inline(never)] // a copy in each caller makes the module for browsers larger
fn numbers_in(text: &[u8], array: Span, most: usize) -> Option<Vec<usize>> {
    let mut numbers = Vec::new();
    for span in scalars(text, array) {
        numbers.push(str::from_utf8(span.of(text)).ok()?.parse().ok()?);
        numbers.truncate(most);
    }
    Some(numbers)
}
