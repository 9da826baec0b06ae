//! Steps as objects of JavaScript, made property by property.
//!
//! A list of all steps has some ten thousand objects. Serde would make a value of JavaScript of each number
//! before it sets it, which takes three times as long.

use super::object::Object;
use crate::explain::{Branch, Candidate, Node, RemovedBy, Step, StepCandidate, WayFault};
use crate::shape::House;
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
        let object = house_object(shown.house, names);
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
        object.set_set(&number_array(&link.set));
        set_house(&object, link.house, names);
        object
    }));
    set_reasons(&object, step, names);
    object.set_effort(step.effort());
    object.set_level(step.technique.level().name());
    object
}

/// Sets what a step has of reasons.
fn set_reasons(object: &Object, step: &Step, names: &mut Names) {
    if !step.blockers.is_empty() {
        object.set_blockers(&object_array(&step.blockers, candidate_object));
    }
    if !step.before.is_empty() {
        object.set_before(&object_array(&step.before, candidate_object));
    }
    if !step.sets.is_empty() {
        object.set_sets(&object_array(&step.sets, |set| {
            let object = Object::new();
            object.set_cells(number_array(&set.cells).into());
            set_house(&object, set.house, names);
            object
        }));
    }
    if !step.restricted.is_empty() {
        object.set_restricted(&object_array(&step.restricted, |tie| {
            let object = Object::new();
            object.set_digit(tie.digit);
            if let Some(from) = tie.from {
                object.set_from(&(from as u32).into());
            }
            object.set_to(&(tie.to as u32).into());
            object
        }));
    }
    if !step.ways.is_empty() {
        object.set_ways(&object_array(&step.ways, |way| {
            let object = Object::new();
            object.set_digits(&number_array(&way.digits));
            let fails = Object::new();
            match way.fails {
                WayFault::Cell(cell) => fails.set_cell(cell as u32),
                WayFault::House(house) => set_house(&fails, Some(house), names),
            }
            object.set_fails(&fails);
            object
        }));
    }
    if !step.removed_by.is_empty() {
        object.set_removed_by(&object_array(&step.removed_by, |by| {
            let object = Object::new();
            match *by {
                RemovedBy::Link(link) => object.set_link(link as u32),
                RemovedBy::House(house) => set_house(&object, Some(house), names),
            }
            object
        }));
    }
    if let Some(proof) = &step.proof {
        let object_of_proof = Object::new();
        object_of_proof.set_branches(&object_array(&proof.branches, |branch| branch_object(branch, names)));
        object.set_proof(&object_of_proof);
    }
}

fn branch_object(branch: &Branch, names: &mut Names) -> Object {
    let object = Object::new();
    object.set_lines(&object_array(&branch.lines, |line| {
        let object = candidate_object(&Candidate { cell: line.cell, digit: line.digit });
        object.set_why(names.get(line.why.name()));
        set_house(&object, line.house, names);
        object.set_from(&number_array(&line.from));
        if let Some(inner) = &line.inner {
            object.set_inner(&branch_object(inner, names));
        }
        object
    }));
    if let Some(end) = &branch.end {
        let end_object = Object::new();
        end_object.set_why(names.get(end.why.name()));
        if let Some(cell) = end.cell {
            end_object.set_cell(cell as u32);
        }
        set_house(&end_object, end.house, names);
        if let Some(digit) = end.digit {
            end_object.set_digit(digit);
        }
        end_object.set_from(&number_array(&end.from));
        object.set_dead_end(&end_object);
    }
    object
}

fn house_object(house: House, names: &mut Names) -> Object {
    let object = Object::new();
    object.set_made_kind(names.get(house.kind.name()));
    object.set_index(house.index as u32);
    object
}

fn set_house(object: &Object, house: Option<House>, names: &mut Names) {
    if let Some(house) = house {
        object.set_house(house_object(house, names));
    }
}

fn candidate_object(candidate: &Candidate) -> Object {
    let object = Object::new();
    object.set_cell(candidate.cell as u32);
    object.set_digit(candidate.digit);
    object
}

fn node_object(node: &Node) -> Object {
    let object = Object::new();
    object.set_cells(number_array(&node.cells).into());
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

/// An array of digits, of cells, or of the numbers of lines.
fn number_array<Number: Copy + TryInto<u32>>(numbers: &[Number]) -> Array {
    let array = Array::empty();
    for &number in numbers {
        array.push_number(number.try_into().unwrap_or_default());
    }
    array
}
