//! Objects of JavaScript that are made property by property.

#![allow(dead_code, reason = "each module sets some of the properties")]

use js_sys::{Array, Float32Array, Uint8Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = Object)]
    pub(super) type Object;

    #[wasm_bindgen(constructor)]
    pub(super) fn new() -> Object;
}

/// Makes the functions that set properties of an `Object`: of each its name and the type of the value, and the name of
/// the property where it is another. For example, `set_is_full(bool) = isFull` sets the property `isFull`.
macro_rules! properties {
    ($($set:ident($value:ty) $(= $property:ident)?,)+) => {
        #[wasm_bindgen]
        extern "C" {
            $(
                #[wasm_bindgen(method, setter $(= $property)?)]
                pub(super) fn $set(this: &Object, value: $value);
            )+
        }
    };
}

// A cell, a digit, a house, and some of them.
properties! {
    set_cell(u32),
    set_cells(JsValue),
    set_digit(u8),
    set_house(Object),
    set_houses(JsValue),
    set_index(u32),
    set_kind(&str),
}

// The table of houses.
properties! {
    set_houses_of(Array) = housesOf,
    set_is_full(bool) = isFull,
    set_peers_of(Array) = peersOf,
}

// Solutions, and what a puzzle has.
properties! {
    set_clashes(Array),
    set_complete(bool),
    set_found(Uint8Array),
    set_millis(f64),
    set_other(Uint8Array),
    set_solution(Uint8Array),
    set_solutions(Array),
    set_verdict(&str),
}

// Steps and paths. Texts that occur often are made once, so that a property takes them as they are.
properties! {
    set_before(&JsValue),
    set_blockers(&JsValue),
    set_branches(&JsValue),
    set_candidates(&JsValue),
    set_dead_end(&Object) = end,
    set_digits(&JsValue),
    set_effort(f64),
    set_end(&str),
    set_fails(&Object),
    set_from(&JsValue),
    set_inner(&Object),
    set_lines(&JsValue),
    set_link(u32),
    set_links(&JsValue),
    set_made_kind(&JsValue) = kind,
    set_made_role(&JsValue) = role,
    set_places(&JsValue),
    set_proof(&Object),
    set_removed_by(&JsValue) = removedBy,
    set_removes(&JsValue),
    set_restricted(&JsValue),
    set_set(&JsValue),
    set_sets(&JsValue),
    set_solved(bool),
    set_steps(&JsValue),
    set_strong(bool),
    set_technique(&str),
    set_to(&JsValue),
    set_ways(&JsValue),
    set_why(&JsValue),
}

// What is wrong with a puzzle.
properties! {
    set_changes(Array),
    set_forgotten(Array),
    set_repairs(Array),
}

// How hard something is.
properties! {
    set_diamond(f64),
    set_hardest(&str),
    set_least(bool),
    set_level(&str),
    set_pearl(f64),
    set_rating(f64),
    set_unrated(&str),
}

// What was read from a photo.
properties! {
    set_answers(Uint8Array),
    set_certainty(&str),
    set_confidences(Float32Array),
    set_corners(Float32Array),
    set_diagonals(&str),
    set_doubtful(Uint8Array),
    set_either(Uint8Array),
    set_has_cages(bool) = hasCages,
    set_lattice(Float32Array),
    set_maybe(Object),
    set_others(Uint8Array),
    set_puzzle(Uint8Array),
    set_raw(Uint8Array),
    set_reason(&str),
    set_regions(Uint8Array),
    set_rules(Object),
    set_side(u32),
    set_windows(bool),
}
