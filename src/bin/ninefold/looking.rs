//! Reading puzzles with a second look, as long as nothing was answered.

use ninefold::notation::{NotationError, Reader, read};
use ninefold::second_look::{self, As, Look, LookError, are_settled};
use ninefold::{Puzzle, Shape};

/// What is read in a part of a text, or why it could not be read.
pub type Puzzles = Vec<Result<Puzzle, NotationError>>;

/// A longer text is not looked at again.
const LONGEST: usize = 1 << 16;

/// Reads a text that comes in parts. Where the first puzzles make no sense, the text so far is looked at again: nobody waits
/// for more of it, and what was answered stays.
#[derive(Default)]
pub struct LookingReader {
    reader: Reader,
    /// The text up to what was answered, as long as nothing was; or all of it where it has to be read as something.
    text: Vec<u8>,
    /// What the reader has found in it.
    found: Puzzles,
    has_answered: bool,
    wanted: Option<As>,
}

impl LookingReader {
    pub fn new(wanted: Option<As>) -> LookingReader {
        LookingReader { wanted, ..LookingReader::default() }
    }

    /// Takes the next part, and returns the puzzles that are known then, and what is said of all of them.
    pub fn push(&mut self, part: &[u8]) -> (Puzzles, String) {
        if self.wanted.is_some() {
            self.text.extend_from_slice(part);
            return Default::default();
        }
        if self.has_answered {
            self.text.clear();
            return (self.reader.push(part), String::new());
        }
        self.text.extend_from_slice(part);
        self.found.extend(self.reader.push(part));
        let is_long = self.text.len() > LONGEST;
        // A line that is not whole may be a part of what is doubtful.
        let is_known = is_long || self.text.ends_with(b"\n") || are_settled(&self.found);
        if is_long || !self.found.is_empty() && is_known { self.answer(!is_long) } else { Default::default() }
    }

    /// Ends the text.
    pub fn finish(mut self) -> (Puzzles, String) {
        if let Some(wanted) = self.wanted {
            return read_as(&self.text, wanted);
        }
        let rest = std::mem::take(&mut self.reader).finish().puzzles;
        if self.has_answered {
            return (rest, String::new());
        }
        self.found.extend(rest);
        self.answer(true)
    }

    /// Answers what was found, or what a second look finds.
    fn answer(&mut self, may_look: bool) -> (Puzzles, String) {
        self.has_answered = true;
        let found = std::mem::take(&mut self.found);
        let text = str::from_utf8(&self.text).ok().filter(|_| may_look && !are_settled(&found));
        match text.map(|text| second_look::read(text, None)) {
            Some(Ok(look)) if look.transcript.is_some() => {
                self.reader = Reader::default();
                (look.reading.puzzles.clone(), said_of(&look))
            }
            _ => (found, String::new()),
        }
    }

    /// The text of what was returned last, if it is kept.
    pub fn text(&self) -> &[u8] {
        &self.text
    }
}

/// The puzzles of a text that is to be read as something.
fn read_as(text: &[u8], wanted: As) -> (Puzzles, String) {
    let text = String::from_utf8_lossy(text);
    match second_look::read(&text, Some(wanted)) {
        Ok(look) => (look.reading.puzzles, String::new()),
        Err(LookError::Unreadable(error)) => (vec![Err(error)], String::new()),
        Err(error @ LookError::NotAs(_)) => {
            // What it is otherwise may say why.
            let first = read(&text).err().into_iter().map(Err).collect();
            (first, format!("{error}\n"))
        }
    }
}

/// What a text was taken for.
fn said_of(look: &Look) -> String {
    let Look { reading, transcript: Some(transcript), instead } = look else { return String::new() };
    let shape = reading.grids().next().map(|grid| grid.shape().to_string()).unwrap_or_default();
    let side = instead.map_or(0, Shape::side);
    let other = match side {
        0 => String::new(),
        _ => format!(" Say --as {side}x{side} for what it is at first sight."),
    };
    format!("Read as {shape}: {}.{other}\n", transcript.way.what())
}
