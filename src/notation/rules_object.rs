//! The object that JavaScript has of a puzzle's rules, as JSON: `{"diagonals":"both","windows":true}`.

use crate::shape::Spec;

/// The object that stands for rules; what is not said is left out.
pub(crate) fn rules_json(spec: &Spec) -> String {
    let mut text = String::new();
    let diagonals = match (spec.down, spec.up) {
        (true, true) => "\"both\"",
        (true, false) => "\"down\"",
        (false, true) => "\"up\"",
        (false, false) => "",
    };
    add(&mut text, "diagonals", diagonals);
    let said = [
        (spec.windows, "windows"),
        (spec.disjoint, "disjoint"),
        (spec.asterisk, "asterisk"),
        (spec.dot, "dot"),
        (spec.girandola, "girandola"),
    ];
    for (is_said, name) in said {
        add(&mut text, name, if is_said { "true" } else { "" });
    }
    let groups: Vec<String> = spec.groups.iter().map(|cells| numbers(cells)).collect();
    if !groups.is_empty() {
        add(&mut text, "groups", &["[", &groups.join(","), "]"].concat());
    }
    if let Some(regions) = &spec.regions {
        add(&mut text, "regions", &numbers(regions));
    }
    ["{", &text, "}"].concat()
}

/// Adds a member, if it has a value.
fn add(text: &mut String, name: &str, value: &str) {
    if !value.is_empty() {
        let comma = if text.is_empty() { "" } else { "," };
        *text += &[comma, "\"", name, "\":", value].concat();
    }
}

/// An array of numbers.
fn numbers(numbers: &[usize]) -> String {
    let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
    ["[", &numbers.join(","), "]"].concat()
}
