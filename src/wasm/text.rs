//! Text: puzzles read, written, and solved by the file.

use super::grid::grid;
use super::{Cells, bytes, mistake, name, object, options};
use crate::{
    collection,
    grid::Grid,
    notation::{self, Layout, NotationError, Symbols},
    puzzle::Puzzle,
    sets::DigitSet,
    shape::Shape,
    solver::Request,
};
use js_sys::{Error, JSON, Reflect, Uint8Array, Uint32Array};
use serde::Serialize;
use std::fmt::Display;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("text.d.ts");

/// Every puzzle in a text, in any of the layouts that `format` writes and many others, links among them.
///
/// There are no options yet. Throws a `FaultError` when there is no puzzle in it: its message is a sentence for the
/// person who wrote the text. Throws any other `Error` when `text` is no string, or an option is given.
#[wasm_bindgen(unchecked_return_type = "Reading")]
pub fn parse(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ParseOptions")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let Some(content) = text.as_string() else {
        return Err(mistake(format!("Expected a text as a string, got {}.", name(&text))).into());
    };
    let [] = options::read(&options, "parse", [])?;
    let reading = notation::read(&content).map_err(|error| thrown(&error, &error.to_json()))?;
    let mut found = ReadingObject {
        puzzles: reading.puzzles.iter().map(Slot::from).collect(),
        rules: Vec::new(),
        candidates: Vec::new(),
        progress: Vec::new(),
        format: reading.format.name(),
        ignored: reading.ignored,
        symbols: sets(&reading.symbols),
    };
    for (at, puzzle) in reading.puzzles.iter().enumerate() {
        let Ok(puzzle) = puzzle else { continue };
        found.rules.extend(RulesOf::new(at, puzzle));
        found.candidates.extend(CandidatesOf::new(at, puzzle));
        found.progress.extend(puzzle.is_begun().then(|| Progress::new(at, puzzle)));
    }
    Ok(object(&found)?)
}

/// Solves every puzzle of a text: a line for each, in their order, as UTF-8 like the text.
///
/// A line is the solution if there is exactly one, else `several`, `none` or `clash`, or `unreadable` for what is no
/// puzzle. A long text can be handed over in parts that end where a line does (where puzzles take several lines: where
/// a puzzle does). A puzzle that takes more than the `budget` is `undecided`. Throws an `Error` when `text` is no
/// `Uint8Array`, or an option is unknown or not as it has to be.
///
/// ```js
/// const lines = solveAll(new TextEncoder().encode('3004420103422403\n'));
/// console.log(new TextDecoder().decode(lines));
/// ```
#[wasm_bindgen(js_name = solveAll, unchecked_return_type = "Uint8Array<ArrayBuffer>")]
pub fn solve_all(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] text: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SolveAllOptions")] options: JsValue,
) -> Result<Vec<u8>, JsValue> {
    let text = bytes(&text, "with the bytes of a text")?;
    let [budget] = options::read(&options, "solveAll", ["budget"])?;
    Ok(collection::solve_all(Request::new(&text[..]).limits(options::limits(budget)?)))
}

/// Writes a line for each puzzle of a text that comes as bytes, in parts of any length.
///
/// A line has the symbols of the cells, row by row, `.` for a blank; or `? ` and a `TextFault` as JSON, which
/// says why they could not be read. `solveAll` takes these lines.
///
/// ```js
/// const reader = new Reader();
/// const decoder = new TextDecoder();
/// for await (const part of file.stream()) console.log(decoder.decode(reader.push(part)));
/// console.log(decoder.decode(reader.finish()));
/// ```
#[wasm_bindgen]
pub struct Reader {
    reader: notation::Reader,
    has_ended: bool,
}

#[wasm_bindgen]
impl Reader {
    /// A reader at the beginning of a text.
    ///
    /// Throws an `Error` when an option is unknown or not as it has to be.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "ReaderOptions")] options: JsValue,
    ) -> Result<Reader, JsValue> {
        let [progress] = options::read(&options, "Reader", ["progress"])?;
        let with_progress = options::flag(&progress, "progress")?;
        let reader =
            if with_progress { notation::Reader::with_progress() } else { notation::Reader::default() };
        Ok(Reader { reader, has_ended: false })
    }

    /// Takes the next part of the text, in UTF-8 or UTF-16, and returns the lines of the puzzles that it
    /// completes.
    ///
    /// A part may end anywhere. Where it ends right behind the text's first puzzle, that is handed out at once; else it
    /// waits for the next line, which may be the map of its regions. Throws an `Error` when it is no `Uint8Array`, or
    /// the text was ended.
    #[wasm_bindgen(unchecked_return_type = "Uint8Array<ArrayBuffer>")]
    pub fn push(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] part: JsValue,
    ) -> Result<Vec<u8>, JsError> {
        self.expect_open()?;
        Ok(self.reader.push_lines(&bytes(&part, "with the bytes of a text")?))
    }

    /// Ends the text and returns the lines of the puzzles that this completes; nothing can be pushed after
    /// it.
    ///
    /// Throws an `Error` when the text was ended before.
    #[wasm_bindgen(unchecked_return_type = "Uint8Array<ArrayBuffer>")]
    pub fn finish(&mut self) -> Result<Vec<u8>, JsError> {
        self.expect_open()?;
        self.has_ended = true;
        Ok(self.reader.end_lines())
    }

    fn expect_open(&self) -> Result<(), JsError> {
        if self.has_ended {
            return Err(JsError::new("This Reader's text was ended: make a new one for another text."));
        }
        Ok(())
    }

    /// What the first puzzle was read as, once one could be read.
    #[wasm_bindgen(getter, unchecked_return_type = "Format | undefined")]
    pub fn format(&self) -> JsValue {
        self.reader.format().map_or(JsValue::UNDEFINED, |format| format.name().into())
    }

    /// How many characters mean nothing so far, as in a `Reading`.
    #[wasm_bindgen(getter)]
    pub fn ignored(&self) -> usize {
        self.reader.ignored()
    }

    /// The unusual symbols so far, as in a `Reading`.
    #[wasm_bindgen(getter, unchecked_return_type = "SymbolSet[]")]
    pub fn symbols(&self) -> Result<JsValue, JsError> {
        object(&sets(&self.reader.symbols()))
    }
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
    let marks =
        marks.map_or_else(|| Ok(vec![0; givens.cells().len()]), |marks| options::bits(&marks, "marks"))?;
    let marks: Vec<DigitSet> = marks.into_iter().map(DigitSet::from_bits).collect();
    for length in [answers.cells().len(), marks.len()] {
        if length != givens.cells().len() {
            let (expected, shape) = (givens.cells().len(), givens.shape());
            let sentence =
                format!("Expected answers and marks for the {expected} cells of the {shape}, got {length}.");
            return Err(mistake(sentence).into());
        }
    }
    let puzzle = Puzzle::begun(givens, answers.cells(), &marks);
    notation::write(&puzzle, layout).map_err(|error| thrown(&error, &error.to_json()))
}

/// The layout that the option `layout` names.
fn layout_of(layout: Option<JsValue>) -> Result<Layout, JsError> {
    let Some(layout) = layout else {
        let choice = Layout::ALL.map(Layout::name).join(", ");
        return Err(mistake(format!("`format` needs the option 'layout': choose {choice}.")));
    };
    Ok(options::string(&layout, "layout")?.parse()?)
}

/// An `Error` with a sentence, and with an object of JSON as its `fault`.
fn thrown(sentence: &impl Display, fault: &str) -> JsValue {
    let error = Error::new(&sentence.to_string());
    // An object that was just made takes any property.
    let _ = Reflect::set(&error, &"fault".into(), &parsed(fault));
    error.into()
}

/// What our own JSON stands for.
fn parsed(json: &str) -> JsValue {
    JSON::parse(json).unwrap_or_default()
}

#[derive(Serialize)]
struct ReadingObject<'a> {
    puzzles: Vec<Slot<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rules: Vec<RulesOf>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    candidates: Vec<CandidatesOf>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    progress: Vec<Progress>,
    format: &'static str,
    ignored: usize,
    symbols: Vec<Set>,
}

/// The rules of a puzzle that has other than the classic ones.
#[derive(Serialize)]
struct RulesOf {
    puzzle: usize,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    rules: JsValue,
}

impl RulesOf {
    fn new(at: usize, puzzle: &Puzzle) -> Option<RulesOf> {
        let spec = puzzle.grid().rules().spec()?;
        Some(RulesOf { puzzle: at, rules: parsed(&notation::rules_json(spec)) })
    }
}

/// The candidates of a puzzle that has some of its own.
#[derive(Serialize)]
struct CandidatesOf {
    puzzle: usize,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    candidates: Uint32Array,
}

impl CandidatesOf {
    fn new(at: usize, puzzle: &Puzzle) -> Option<CandidatesOf> {
        let grid = puzzle.grid();
        let of_blank = |(set, digit): (&DigitSet, &u8)| if *digit > 0 { DigitSet::EMPTY } else { *set };
        let candidates = grid.given_candidates()?.iter().zip(grid.cells()).map(of_blank);
        Some(CandidatesOf { puzzle: at, candidates: numbers(candidates) })
    }
}

/// What was done on a puzzle.
#[derive(Serialize)]
struct Progress {
    puzzle: usize,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    answers: Uint8Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    marks: Uint32Array,
}

impl Progress {
    fn new(at: usize, puzzle: &Puzzle) -> Progress {
        let cells = 0..puzzle.grid().cells().len();
        let answers: Vec<u8> = cells.clone().map(|cell| puzzle.answer(cell)).collect();
        let marks = numbers(cells.map(|cell| puzzle.marks_in(cell)));
        Progress { puzzle: at, answers: answers.as_slice().into(), marks }
    }
}

/// A number for each set: bit d − 1 is set where it has digit d.
fn numbers(sets: impl Iterator<Item = DigitSet>) -> Uint32Array {
    Uint32Array::from(&sets.map(DigitSet::bits).collect::<Vec<_>>()[..])
}

fn sets(symbols: &[(Shape, Symbols)]) -> Vec<Set> {
    symbols.iter().map(|(shape, symbols)| Set { side: shape.side(), set: symbols.name() }).collect()
}

#[derive(Serialize)]
struct Set {
    side: usize,
    set: &'static str,
}

/// A puzzle's cells, or why they could not be read.
#[derive(Serialize)]
#[serde(untagged)]
enum Slot<'a> {
    Cells(Cells<'a>),
    Unreadable {
        message: String,
        #[serde(with = "serde_wasm_bindgen::preserve")]
        fault: JsValue,
    },
}

impl<'a> From<&'a Result<Puzzle, NotationError>> for Slot<'a> {
    fn from(puzzle: &'a Result<Puzzle, NotationError>) -> Self {
        match puzzle {
            Ok(puzzle) => Slot::Cells(Cells(puzzle.grid().cells())),
            Err(error) => Slot::Unreadable { message: error.to_string(), fault: parsed(&error.to_json()) },
        }
    }
}
