//! Steps as objects of JavaScript, made property by property.
//!
//! A list of all steps has some ten thousand objects. Serde would make a value of JavaScript of each number
//! before it sets it, which takes three times as long.

use super::level::Object;
use crate::explain::{Candidate, Node, Step, StepCandidate};
use wasm_bindgen::prelude::*;

properties! {
    set_technique(&str),
    set_places(&Array),
    set_removes(&Array),
    set_houses(&Array),
    set_candidates(&Array),
    set_links(&Array),
    set_cell(u32),
    set_digit(u8),
    set_role(&JsValue),
    set_kind(&JsValue),
    set_index(u32),
    set_from(&Object),
    set_to(&Object),
    set_strong(bool),
    set_set(&Array),
    set_cells(&Array),
    set_steps(&Array),
    set_solved(bool),
    set_end(&str),
    set_effort(f64),
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = Array)]
    pub(super) type Array;

    #[wasm_bindgen(constructor, js_class = "Array")]
    fn empty() -> Array;
    #[wasm_bindgen(method)]
    fn push(this: &Array, object: &Object) -> u32;
    #[wasm_bindgen(method, setter)]
    pub(super) fn set_complete(this: &Array, complete: bool);
    #[wasm_bindgen(method, js_name = push)]
    fn push_number(this: &Array, number: u32) -> u32;
}

/// Names as texts of JavaScript, each made once.
#[derive(Default)]
struct Names(Vec<(&'static str, JsValue)>);

impl Names {
    fn get(&mut self, name: &'static str) -> &JsValue {
        let at = self.0.iter().position(|(known, _)| *known == name).unwrap_or_else(|| {
            self.0.push((name, name.into()));
            self.0.len() - 1
        });
        &self.0[at].1
    }
}

pub(super) fn steps(steps: &[Step]) -> Array {
    let mut names = Names::default();
    array(steps, |step| named(step, &mut names))
}

pub(super) fn step(step: &Step) -> Object {
    named(step, &mut Names::default())
}

fn named(step: &Step, names: &mut Names) -> Object {
    let object = Object::new();
    object.set_technique(step.technique.name());
    object.set_places(&array(&step.places, candidate));
    object.set_removes(&array(&step.removes, candidate));
    object.set_houses(&array(&step.houses, |shown| {
        let object = Object::new();
        object.set_kind(names.get(shown.house.kind.name()));
        object.set_index(shown.house.index as u32);
        object.set_role(names.get(shown.role.name()));
        object
    }));
    object.set_candidates(&array(&step.candidates, |shown: &StepCandidate| {
        let object = candidate(&shown.candidate);
        object.set_role(names.get(shown.role.name()));
        object
    }));
    object.set_links(&array(&step.links, |link| {
        let object = Object::new();
        object.set_from(&node(&link.from));
        object.set_to(&node(&link.to));
        object.set_strong(link.strong);
        object.set_set(&cells(&link.set));
        object
    }));
    object.set_effort(step.effort());
    object.set_level(step.technique.level().name());
    object
}

fn candidate(candidate: &Candidate) -> Object {
    let object = Object::new();
    object.set_cell(candidate.cell as u32);
    object.set_digit(candidate.digit);
    object
}

fn node(node: &Node) -> Object {
    let object = Object::new();
    object.set_cells(&cells(&node.cells));
    object.set_digit(node.digit);
    object
}

fn array<Item>(items: &[Item], mut object: impl FnMut(&Item) -> Object) -> Array {
    let array = Array::empty();
    for item in items {
        array.push(&object(item));
    }
    array
}

fn cells(cells: &[usize]) -> Array {
    let array = Array::empty();
    for &cell in cells {
        array.push_number(cell as u32);
    }
    array
}
