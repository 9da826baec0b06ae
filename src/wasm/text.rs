//! Text: puzzles read, written, and solved by the file.

use super::grid::grid;
use super::{bytes, json_object, mistake, name, options, rules_object};
use crate::{
    collection,
    grid::Grid,
    notation::{self, Layout, NotationError, Symbols, Transcript},
    puzzle::Puzzle,
    second_look::{self, Look, LookError},
    sets::DigitSet,
    shape::Shape,
    solver::Request,
};
use js_sys::{Uint8Array, Uint32Array};
use serde::{Serialize, Serializer};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("text.d.ts");

/// Every puzzle in a text, in any of the layouts that `format` writes and many others, links among them.
///
/// Where the text makes no sense at first, what it may say otherwise is taken if each puzzle then has exactly one solution:
/// `taken` tells so, and `as` says what the text is to be read as. Throws a `FaultError` when there is no puzzle in it: its
/// message is a sentence for the person who wrote the text. Throws any other `Error` when `text` is no string, it cannot be
/// read `as` what is asked for, or an option is unknown or not as it has to be.
#[wasm_bindgen(unchecked_return_type = "Reading")]
pub fn parse(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ParseOptions")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let Some(content) = text.as_string() else {
        return Err(mistake(format!("Expected a text as a string, got {}.", name(&text))).into());
    };
    let [wanted] = options::read(&options, "parse", ["as"])?;
    let wanted =
        wanted.map(|wanted| Ok::<_, JsError>(options::string(&wanted, "as")?.parse()?)).transpose()?;
    let Look { reading, transcript, instead } =
        second_look::read(&content, wanted).map_err(|error| match error {
            LookError::Unreadable(error) => fault_error(&error.to_string(), &error.to_json()),
            LookError::NotAs(_) => mistake(error.to_string()).into(),
        })?;
    let mut found = ReadingObject {
        puzzles: reading.puzzles.iter().map(PuzzleOrFault::from).collect(),
        rules: Vec::new(),
        candidates: Vec::new(),
        progress: Vec::new(),
        labels: Vec::new(),
        format: reading.format.name(),
        ignored: reading.ignored,
        passed: &reading.passed,
        symbols: symbol_sets(&reading.symbols),
        taken: transcript.as_ref().map(|Transcript { text, way, .. }| Taken {
            way: way.name(),
            text,
            instead: instead.map(Shape::side),
        }),
    };
    for (at, puzzle) in reading.puzzles.iter().enumerate() {
        let Ok(puzzle) = puzzle else { continue };
        found.rules.extend(PuzzleRules::new(at, puzzle));
        found.candidates.extend(PuzzleCandidates::new(at, puzzle));
        found.labels.extend(puzzle.label().map(|label| PuzzleLabel { puzzle: at, label }));
        found.progress.extend(puzzle.is_begun().then(|| PuzzleProgress::new(at, puzzle)));
    }
    Ok(described(&found)?)
}

/// Solves every puzzle of a text: a line for each, in their order, as UTF-8 like the text.
///
/// A line is the solution if there is exactly one, else `several`, `none` or `clash`, or `unreadable` for what is no
/// puzzle. With `lines` each line is one puzzle, or `unreadable`, or blank: line *n* of the result answers line *n* of the
/// text. A long text can be handed over in parts that end where a line does (where puzzles take
/// several lines: where a puzzle does). A puzzle that takes more than the `budget` is `undecided`. Throws an `Error` when
/// `text` is no `Uint8Array`, or an option is unknown or not as it has to be.
///
/// ```js
/// const lines = solveAll(new TextEncoder().encode('3004420103422403\n'));
/// console.log(new TextDecoder().decode(lines));
/// ```
#[wasm_bindgen(js_name = solveAll, unchecked_return_type = "Uint8s")]
pub fn solve_all(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] text: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SolveAllOptions")] options: JsValue,
) -> Result<Vec<u8>, JsValue> {
    let text = bytes(&text, "with the bytes of a text")?;
    let [lines, budget] = options::read(&options, "solveAll", ["lines", "budget"])?;
    let request = Request::new(&text[..]).limits(options::limits(budget)?);
    Ok(match options::flag(&lines, "lines")? {
        true => collection::solve_lines(request),
        false => collection::solve_all(request),
    })
}

/// A puzzle as text, with what has been done on it as far as the layout can hold that: `json`, `link`,
/// `marks`, `sukaku`, and `ss` up to 9×9, can; `sdk` holds answers.
///
/// Throws an `Error` when `cells` or the answers are no grid, there can be no such rules or candidates, the answers or
/// marks are another's, there is no such layout, or an option is unknown or not as it has to be; a `FaultError` when
/// the layout cannot hold the side, as a `link` holds a 9×9 alone, or one of the rules, or the puzzle's candidates.
///
/// ```js
/// const text = format(Uint8Array.from('3004420103422403', Number), { layout: 'grid' });
/// ```
#[wasm_bindgen]
pub fn format(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
    #[wasm_bindgen(unchecked_param_type = "FormatOptions")] options: JsValue,
) -> Result<String, JsValue> {
    let [layout, rules, candidates, answers, marks] =
        options::read(&options, "format", ["layout", "rules", "candidates", "answers", "marks"])?;
    let givens = grid(&cells, rules, candidates)?;
    let layout = layout_of(layout)?;
    let answers = answers
        .map_or_else(|| Ok(Grid::empty(givens.shape())), |answers| options::grid(&answers, "answers"))?;
    let marks = marks
        .map_or_else(|| Ok(vec![0; givens.cells().len()]), |marks| options::cell_bits(&marks, "marks"))?;
    let marks: Vec<DigitSet> = marks.into_iter().map(DigitSet::from_bits).collect();
    for length in [answers.cells().len(), marks.len()] {
        if length != givens.cells().len() {
            let (expected, shape) = (givens.cells().len(), givens.shape());
            let sentence =
                format!("Expected answers and marks for the {expected} cells of the {shape}, got {length}.");
            return Err(mistake(sentence).into());
        }
    }
    let puzzle = Puzzle::with_progress(givens, answers.cells(), &marks);
    notation::write(&puzzle, layout).map_err(|error| fault_error(&error.to_string(), &error.to_json()))
}

/// The layout that the option `layout` names.
fn layout_of(layout: Option<JsValue>) -> Result<Layout, JsError> {
    let Some(layout) = layout else {
        let choice = Layout::ALL.map(Layout::name).join(", ");
        return Err(mistake(format!("`format` needs the option 'layout': choose {choice}.")));
    };
    Ok(options::string(&layout, "layout")?.parse()?)
}

/// The object that a struct describes.
pub(super) fn described(value: &impl Serialize) -> Result<JsValue, JsError> {
    Ok(serde_wasm_bindgen::to_value(value)?)
}

/// Cells that become a `Uint8Array`: bytes do, a sequence of numbers would become an array.
struct CellBytes<'a>(&'a [u8]);

impl Serialize for CellBytes<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(self.0)
    }
}

/// A value of JavaScript that goes in as it is.
#[derive(Serialize)]
struct Ready(#[serde(with = "serde_wasm_bindgen::preserve")] JsValue);

#[derive(Serialize)]
struct ReadingObject<'a> {
    puzzles: Vec<PuzzleOrFault<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rules: Vec<PuzzleRules>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    candidates: Vec<PuzzleCandidates>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    progress: Vec<PuzzleProgress>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    labels: Vec<PuzzleLabel<'a>>,
    format: &'static str,
    ignored: usize,
    passed: &'a str,
    symbols: Vec<SymbolSet>,
    #[serde(skip_serializing_if = "Option::is_none")]
    taken: Option<Taken<'a>>,
}

/// What a text was taken for.
#[derive(Serialize)]
struct Taken<'a> {
    way: &'static str,
    text: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    instead: Option<usize>,
}

/// The rules of a puzzle that has other than the classic ones.
#[derive(Serialize)]
struct PuzzleRules {
    puzzle: usize,
    rules: Ready,
}

impl PuzzleRules {
    fn new(at: usize, puzzle: &Puzzle) -> Option<PuzzleRules> {
        Some(PuzzleRules { puzzle: at, rules: Ready(rules_object(puzzle.grid())?) })
    }
}

/// The candidates of a puzzle that has some of its own.
#[derive(Serialize)]
struct PuzzleCandidates {
    puzzle: usize,
    candidates: Ready,
}

impl PuzzleCandidates {
    fn new(at: usize, puzzle: &Puzzle) -> Option<PuzzleCandidates> {
        let grid = puzzle.grid();
        let of_blank = |(set, digit): (&DigitSet, &u8)| if *digit > 0 { DigitSet::EMPTY } else { *set };
        let candidates = grid.given_candidates()?.iter().zip(grid.cells()).map(of_blank);
        Some(PuzzleCandidates { puzzle: at, candidates: bits_of_sets(candidates) })
    }
}

/// What the text calls a puzzle.
#[derive(Serialize)]
pub(super) struct PuzzleLabel<'a> {
    pub(super) puzzle: usize,
    pub(super) label: &'a str,
}

/// What was done on a puzzle.
#[derive(Serialize)]
struct PuzzleProgress {
    puzzle: usize,
    answers: Ready,
    marks: Ready,
}

impl PuzzleProgress {
    fn new(at: usize, puzzle: &Puzzle) -> PuzzleProgress {
        let cells = 0..puzzle.grid().cells().len();
        let answers: Vec<u8> = cells.clone().map(|cell| puzzle.answer(cell)).collect();
        let marks = bits_of_sets(cells.map(|cell| puzzle.marks_in(cell)));
        PuzzleProgress { puzzle: at, answers: Ready(Uint8Array::from(&answers[..]).into()), marks }
    }
}

/// A number for each set: bit d − 1 is set where it has digit d.
fn bits_of_sets(sets: impl Iterator<Item = DigitSet>) -> Ready {
    Ready(Uint32Array::from(&sets.map(DigitSet::bits).collect::<Vec<_>>()[..]).into())
}

/// The unusual symbols of the grids of a side.
#[derive(Serialize)]
pub(super) struct SymbolSet {
    side: usize,
    set: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    letters: Option<String>,
}

pub(super) fn symbol_sets(symbols: &[(Shape, Symbols)]) -> Vec<SymbolSet> {
    let set = |(shape, symbols): &(Shape, Symbols)| {
        let letters = if let Symbols::Wordoku(letters) = symbols { Some(letters.to_string()) } else { None };
        SymbolSet { side: shape.side(), set: symbols.name(), letters }
    };
    symbols.iter().map(set).collect()
}

/// A puzzle's cells, or why they could not be read.
#[derive(Serialize)]
#[serde(untagged)]
enum PuzzleOrFault<'a> {
    Cells(CellBytes<'a>),
    Unreadable { message: String, fault: Ready },
}

impl<'a> From<&'a Result<Puzzle, NotationError>> for PuzzleOrFault<'a> {
    fn from(puzzle: &'a Result<Puzzle, NotationError>) -> Self {
        match puzzle {
            Ok(puzzle) => PuzzleOrFault::Cells(CellBytes(puzzle.grid().cells())),
            Err(error) => PuzzleOrFault::Unreadable {
                message: error.to_string(),
                fault: Ready(json_object(&error.to_json())),
            },
        }
    }
}

/// What is thrown for a text: a sentence for the person who wrote it, and the `fault` as data.
fn fault_error(sentence: &str, fault: &str) -> JsValue {
    let error = FaultError::new(sentence);
    error.set_fault(&json_object(fault));
    error.into()
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = Error)]
    type FaultError;

    #[wasm_bindgen(constructor, js_class = "Error")]
    fn new(sentence: &str) -> FaultError;
    #[wasm_bindgen(method, setter)]
    fn set_fault(this: &FaultError, fault: &JsValue);
}
