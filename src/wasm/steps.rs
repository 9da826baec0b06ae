//! Steps as objects of JavaScript, made property by property.
//!
//! A list of all steps has some ten thousand objects. Serde would make a value of JavaScript of each number
//! before it sets it, which takes three times as long.

use super::object::Object;
use crate::explain::{Candidate, Node, Step, StepCandidate};
use wasm_bindgen::prelude::*;

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

pub(super) fn all_steps(steps: &[Step]) -> Array {
    let mut names = Names::default();
    object_array(steps, |step| step_object(step, &mut names))
}

pub(super) fn one_step(step: &Step) -> Object {
    step_object(step, &mut Names::default())
}

fn step_object(step: &Step, names: &mut Names) -> Object {
    let object = Object::new();
    object.set_technique(step.technique.name());
    object.set_places(&object_array(&step.places, candidate_object));
    object.set_removes(&object_array(&step.removes, candidate_object));
    let houses = object_array(&step.houses, |shown| {
        let object = Object::new();
        object.set_made_kind(names.get(shown.house.kind.name()));
        object.set_index(shown.house.index as u32);
        object.set_made_role(names.get(shown.role.name()));
        object
    });
    object.set_houses(houses.into());
    object.set_candidates(&object_array(&step.candidates, |shown: &StepCandidate| {
        let object = candidate_object(&shown.candidate);
        object.set_made_role(names.get(shown.role.name()));
        object
    }));
    object.set_links(&object_array(&step.links, |link| {
        let object = Object::new();
        object.set_from(&node_object(&link.from));
        object.set_to(&node_object(&link.to));
        object.set_strong(link.strong);
        object.set_set(&cell_array(&link.set));
        object
    }));
    object.set_effort(step.effort());
    object.set_level(step.technique.level().name());
    object
}

fn candidate_object(candidate: &Candidate) -> Object {
    let object = Object::new();
    object.set_cell(candidate.cell as u32);
    object.set_digit(candidate.digit);
    object
}

fn node_object(node: &Node) -> Object {
    let object = Object::new();
    object.set_cells(cell_array(&node.cells).into());
    object.set_digit(node.digit);
    object
}

fn object_array<Item>(items: &[Item], mut object: impl FnMut(&Item) -> Object) -> Array {
    let array = Array::empty();
    for item in items {
        array.push(&object(item));
    }
    array
}

fn cell_array(cells: &[usize]) -> Array {
    let array = Array::empty();
    for &cell in cells {
        array.push_number(cell as u32);
    }
    array
}
