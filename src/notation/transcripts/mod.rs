//! What else a text may say: the likely ones of other readings, each written as a plain text that the room reads as ever.
//!
//! A *transcript* is what a person would type who sees the puzzle in the text: `R1C1=5, R1C2=3, …` becomes a line of cells,
//! a page's table rows of cells, `1 | 5 3 . 7 | x` those four cells. It is a guess. Whoever asks for transcripts holds them
//! against what a puzzle is: that it has one solution ([`second_look`](crate::second_look)).

mod cells;
mod letters;
mod page;
mod picked;
mod positions;
mod transcript;

use super::fold::ColumnShifts;
use super::{bytes, class::Line};

pub use transcript::{Transcript, TranscriptWay};

/// The transcripts of a text, the most likely one first: a few dozen at most, in work proportional to the text.
///
/// ```
/// use ninefold::notation::transcripts;
///
/// let text = "r1c1=1 r1c3=3 r2c2=3 r2c4=2 r3c2=4 r4c1=2 r4c2=1";
/// assert_eq!(transcripts(text).next().unwrap().text, "1.3..3.2.4..21..");
/// ```
pub fn transcripts(text: &str) -> impl Iterator<Item = Transcript> {
    let mut shifts = ColumnShifts::default();
    let plain = |(number, line): (usize, &[u8])| {
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        shifts.plain_line(number, Line::of(line)).unwrap_or_else(|| line.to_vec())
    };
    let lines: Vec<Vec<u8>> = bytes::lines(text.as_bytes()).enumerate().map(plain).collect();
    let mut known: Vec<String> = Vec::new();
    // Three numbers each time are soon found where there is something else.
    let all =
        [page::grids(text), letters::grids(text, &lines), picked::grids(&lines), positions::grids(text)];
    all.into_iter().flatten().filter(move |transcript| {
        let is_new = !known.contains(&transcript.text);
        known.push(transcript.text.clone());
        is_new
    })
}
