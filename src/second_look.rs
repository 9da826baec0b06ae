//! A second look at a text: where it was refused, or is no puzzle with one solution, what else it may say.
//!
//! A person sees the puzzle in a text at once, as only one reading makes sense. So does this room: it holds the likely
//! [transcripts] of a text against what a puzzle is, and takes one only if each of its puzzles has exactly one solution.
//! Whoever knows better says [`As`] what the text is to be read.

use crate::grid::Grid;
use crate::names::UnknownName;
use crate::notation::{self, Fault, Format, NotationError, Reading, Transcript, TranscriptWay, transcripts};
use crate::puzzle::Puzzle;
use crate::shape::Shape;
use crate::solver::{Limits, Request, Verdict, solve};
use std::str::FromStr;
use std::{error, fmt};

/// Longer texts, and texts with more puzzles, are read once.
const LONGEST: usize = 1 << 16;
const MOST: usize = 20;

/// How many steps a puzzle above 9×9 may take. A puzzle that takes more is left as it is.
const BUDGET: u64 = 1000;

/// What a text is to be read as: puzzles of a shape, or a format. It is parsed from `9x9`, `9×9` or a format's name.
///
/// ```
/// use ninefold::{Shape, notation::Format, second_look::As};
///
/// assert_eq!("9x9".parse(), Ok(As::Shape(Shape::NINE)));
/// assert_eq!("csv".parse(), Ok(As::Format(Format::Csv)));
/// assert!("7x7".parse::<As>().unwrap_err().to_string().starts_with("There is no format '7x7'; choose line, "));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum As {
    /// Puzzles of this shape.
    Shape(Shape),
    /// A text in this format.
    Format(Format),
}

impl FromStr for As {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<As, UnknownName> {
        let sides = name.split_once(['x', '×']).filter(|(rows, columns)| rows == columns);
        match sides.and_then(|(side, _)| Shape::of_side(side.parse().ok()?)) {
            Some(shape) => Ok(As::Shape(shape)),
            None => name.parse().map(As::Format),
        }
    }
}

impl fmt::Display for As {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            As::Shape(shape) => shape.fmt(out),
            As::Format(format) => format.fmt(out),
        }
    }
}

/// What a text was read as in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// Its puzzles, at least one.
    pub reading: Reading,
    /// What was read in its place, unless it was taken at first sight.
    pub transcript: Option<Transcript>,
    /// The shape of what it was at first sight, if that is another one.
    pub instead: Option<Shape>,
}

/// Why a text could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LookError {
    /// There is no puzzle in it, for all that one can tell.
    Unreadable(NotationError),
    /// There is none of what was asked for.
    NotAs(As),
}

impl fmt::Display for LookError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LookError::Unreadable(error) => error.fmt(out),
            LookError::NotAs(wanted) => write!(out, "The text cannot be read as {wanted}."),
        }
    }
}

impl error::Error for LookError {}

/// Reads every puzzle of a text, as [`notation::read`] does, and looks again where that makes no sense: where the text is
/// refused, or has a puzzle without exactly one solution, a transcript of it is taken if each puzzle of that has one.
///
/// A text of more than 64 kB, or with more than 20 puzzles, is read once, and so is one that names rules or candidates, as a
/// transcript has none of these. No puzzle that makes sense is lost. Where it is said what the text is, the first
/// reading that is so is taken, whatever its solutions.
///
/// # Errors
///
/// What was wrong at first sight; or that the text is not what was asked for.
///
/// ```
/// use ninefold::{notation::{Format, TranscriptWay}, second_look};
///
/// let look = second_look::read("R1C1=1, R1C3=3, R2C2=3, R2C4=2, R3C2=4, R4C1=2, R4C2=1", None)?;
/// assert_eq!(look.reading.grids().next().unwrap().to_string(), "1.3..3.2.4..21..");
/// assert_eq!((look.reading.format, look.transcript.unwrap().way), (Format::Positions, TranscriptWay::Positions));
///
/// let sentence = second_look::read("1.3. .3.2 .4.. 21..", Some("9x9".parse()?)).unwrap_err().to_string();
/// assert_eq!(sentence, "The text cannot be read as 9×9.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[inline(never)] // a copy in each caller makes the module for browsers larger
pub fn read(text: &str, wanted: Option<As>) -> Result<Look, LookError> {
    let first = notation::read(text);
    let is_taken = |reading: &Reading| match wanted {
        Some(wanted) => are_read(reading) && is_as(reading, wanted),
        None => are_settled(&reading.puzzles),
    };
    if let Ok(reading) = &first
        && is_taken(reading)
    {
        return first
            .map(|reading| Look { reading, transcript: None, instead: None })
            .map_err(LookError::Unreadable);
    }
    let is_looked_at = text.len() <= LONGEST && (wanted.is_some() || !names_rules(&first));
    let second = if is_looked_at { transcribed(text, wanted, first.as_ref().ok()) } else { None };
    match (second, wanted, first) {
        (Some((transcript, reading)), _, first) => {
            let before = first.ok().and_then(|first| Some(first.grids().next()?.shape()));
            let instead = before.filter(|shape| reading.grids().all(|grid| grid.shape() != *shape));
            Ok(Look { reading, transcript: Some(transcript), instead })
        }
        (None, Some(wanted), _) => Err(LookError::NotAs(wanted)),
        (None, None, Ok(reading)) => Ok(Look { reading, transcript: None, instead: None }),
        (None, None, Err(error)) => Err(LookError::Unreadable(error)),
    }
}

/// Whether nobody looks again at what was read in a text, as nothing in it is doubtful: there is a puzzle, each could be read,
/// and each has exactly one solution, or takes too long to tell. Nor does anybody where there are more than 20 puzzles.
pub fn are_settled(puzzles: &[Result<Puzzle, NotationError>]) -> bool {
    let is_settled = |grid: &Grid| matches!(verdict(grid), Verdict::Unique(_) | Verdict::Undecided(_));
    let is_sure = |puzzle: &Result<Puzzle, _>| puzzle.as_ref().is_ok_and(|puzzle| is_settled(puzzle.grid()));
    let count = puzzles.iter().filter(|puzzle| puzzle.is_ok()).count();
    count > MOST || !puzzles.is_empty() && puzzles.iter().all(is_sure)
}

/// Whether a text names rules or candidates of a puzzle, known or not.
fn names_rules(first: &Result<Reading, NotationError>) -> bool {
    let is_rule =
        |error: &NotationError| matches!(error.fault, Fault::Rules { .. } | Fault::Impossible { .. });
    let of_puzzle = |puzzle: &Result<Puzzle, NotationError>| {
        puzzle.as_ref().map_or_else(is_rule, |puzzle| !puzzle.grid().is_plain())
    };
    first.as_ref().map_or_else(is_rule, |reading| reading.puzzles.iter().any(of_puzzle))
}

/// The first transcript whose puzzles have exactly one solution each, with what is read in it; of those that are what is
/// wanted, if that is said, and then the first one of them if none has.
fn transcribed(text: &str, wanted: Option<As>, seen: Option<&Reading>) -> Option<(Transcript, Reading)> {
    let mut first = None;
    for transcript in transcripts(text) {
        let Some(reading) = reading_of(&transcript) else { continue };
        if reading.puzzles.len() > MOST || wanted.is_some_and(|wanted| !is_as(&reading, wanted)) {
            continue;
        }
        if reading.grids().all(has_one_solution) && !loses_any(&reading, seen) {
            return Some((transcript, reading));
        }
        // Any three numbers may be a position.
        if reading.format != Format::Positions || wanted == Some(As::Format(Format::Positions)) {
            first.get_or_insert((transcript, reading));
        }
    }
    first.filter(|_| wanted.is_some())
}

/// Whether there are fewer puzzles than at first sight, though one of those is sure.
fn loses_any(reading: &Reading, seen: Option<&Reading>) -> bool {
    seen.is_some_and(|seen| reading.puzzles.len() < seen.puzzles.len() && seen.grids().any(has_one_solution))
}

/// What is read in a transcript, if each of its puzzles can be.
fn reading_of(transcript: &Transcript) -> Option<Reading> {
    let mut reading = notation::read(&transcript.text).ok().filter(are_read)?;
    reading.format = match transcript.way {
        TranscriptWay::Positions => Format::Positions,
        TranscriptWay::Letters => Format::Wordoku,
        TranscriptWay::Page => Format::Page,
        _ => reading.format,
    };
    Some(reading)
}

fn are_read(reading: &Reading) -> bool {
    reading.puzzles.iter().all(Result::is_ok)
}

fn is_as(reading: &Reading, wanted: As) -> bool {
    match wanted {
        As::Shape(shape) => reading.grids().all(|grid| grid.shape() == shape),
        As::Format(format) => reading.format == format,
    }
}

fn has_one_solution(grid: &Grid) -> bool {
    matches!(verdict(grid), Verdict::Unique(_))
}

fn verdict(grid: &Grid) -> Verdict {
    solve(Request::new(grid).limits(Limits::budget(BUDGET)))
}
