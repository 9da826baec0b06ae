//! Text that comes in parts: a line for each puzzle, or for each line.

use super::text::{PuzzleLabel, described, symbol_sets};
use super::{bytes, options};
use crate::notation::{LineReader, Reader};
use wasm_bindgen::prelude::*;

/// Writes a line for each puzzle of a text that comes as bytes, in parts of any length.
///
/// A line has the symbols of the cells, row by row, `.` for a blank; or `? ` and a `TextFault` as JSON, which
/// says why they could not be read. With `lines` there is one for each line of the text: blank for a blank one, and
/// with a `LineFault` where there is not one puzzle. `solveAll` takes these lines, with the same `lines`.
///
/// ```js
/// const reader = new Reader();
/// const decoder = new TextDecoder();
/// for await (const part of file.stream()) console.log(decoder.decode(reader.push(part)));
/// console.log(decoder.decode(reader.finish()));
/// ```
#[wasm_bindgen(js_name = Reader)]
pub struct TextReader {
    reader: AnyReader,
    has_ended: bool,
    /// How many lines there were, and what the puzzles of the last ones are called.
    count: usize,
    labels: Vec<(usize, Box<str>)>,
}

#[wasm_bindgen(js_class = Reader)]
impl TextReader {
    /// A reader at the beginning of a text.
    ///
    /// Throws an `Error` when an option is unknown or not as it has to be.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "ReaderOptions")] options: JsValue,
    ) -> Result<TextReader, JsValue> {
        let [lines, progress, labels] = options::read(&options, "Reader", ["lines", "progress", "labels"])?;
        let has_progress = options::flag(&progress, "progress")?;
        let has_labels = options::flag(&labels, "labels")?;
        let reader = if options::flag(&lines, "lines")? {
            let reader = if has_progress { LineReader::with_progress() } else { LineReader::default() };
            AnyReader::OfLines(if has_labels { reader } else { reader.without_labels() })
        } else {
            let reader = if has_progress { Reader::with_progress() } else { Reader::default() };
            AnyReader::OfText(Box::new(if has_labels { reader } else { reader.without_labels() }))
        };
        Ok(TextReader { reader, has_ended: false, count: 0, labels: Vec::new() })
    }

    /// Takes the next part of the text, in UTF-8 or UTF-16, and returns the lines of the puzzles that it
    /// completes.
    ///
    /// A part may end anywhere. Where it ends right behind the text's first puzzle, that is handed out at once; else it
    /// waits for the next line, which may be the map of its regions, but not with `lines`. Throws an `Error` when it is no
    /// `Uint8Array`, or the text was ended.
    #[wasm_bindgen(unchecked_return_type = "Uint8s")]
    pub fn push(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] part: JsValue,
    ) -> Result<Vec<u8>, JsError> {
        self.expect_open()?;
        let part = bytes(&part, "with the bytes of a text")?;
        Ok(self.lines_of(Some(&part)))
    }

    /// Ends the text and returns the lines of the puzzles that this completes; nothing can be pushed after
    /// it.
    ///
    /// Throws an `Error` when the text was ended before.
    #[wasm_bindgen(unchecked_return_type = "Uint8s")]
    pub fn finish(&mut self) -> Result<Vec<u8>, JsError> {
        self.expect_open()?;
        self.has_ended = true;
        Ok(self.lines_of(None))
    }

    /// The lines of the next part, or of the end of the text; their labels are noted.
    fn lines_of(&mut self, part: Option<&[u8]>) -> Vec<u8> {
        let lines = match &mut self.reader {
            AnyReader::OfText(reader) => reader.lines_behind(part, self.count),
            AnyReader::OfLines(reader) => reader.lines_behind(part, self.count),
        };
        (self.count, self.labels) = (lines.count, lines.labels);
        lines.text
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
        let format = match &self.reader {
            AnyReader::OfText(reader) => reader.format(),
            AnyReader::OfLines(reader) => reader.format(),
        };
        format.map_or(JsValue::UNDEFINED, |format| format.name().into())
    }

    /// How many characters mean nothing so far, as in a `Reading`.
    #[wasm_bindgen(getter)]
    pub fn ignored(&self) -> usize {
        match &self.reader {
            AnyReader::OfText(reader) => reader.ignored(),
            AnyReader::OfLines(reader) => reader.ignored(),
        }
    }

    /// The first text so far that means nothing, as in a `Reading`.
    #[wasm_bindgen(getter)]
    pub fn passed(&self) -> String {
        match &self.reader {
            AnyReader::OfText(reader) => reader.passed(),
            AnyReader::OfLines(reader) => reader.passed(),
        }
        .into()
    }

    /// With `labels`, what the text calls puzzles of the last part, as in a `Reading`: `puzzle` is the place among all lines, from
    /// 0.
    #[wasm_bindgen(getter, unchecked_return_type = "PuzzleLabel[]")]
    pub fn labels(&self) -> Result<JsValue, JsError> {
        let labels = self.labels.iter().map(|(puzzle, label)| PuzzleLabel { puzzle: *puzzle, label });
        described(&labels.collect::<Vec<_>>())
    }

    /// The unusual symbols so far, as in a `Reading`.
    #[wasm_bindgen(getter, unchecked_return_type = "SymbolSet[]")]
    pub fn symbols(&self) -> Result<JsValue, JsError> {
        described(&symbol_sets(&match &self.reader {
            AnyReader::OfText(reader) => reader.symbols(),
            AnyReader::OfLines(reader) => reader.symbols(),
        }))
    }
}

/// What reads the text.
enum AnyReader {
    OfText(Box<Reader>),
    OfLines(LineReader),
}
