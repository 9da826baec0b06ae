//! Counts how well the digits of rendered grids are told apart: printed givens, and answers by hand.
//!
//! ```sh
//! ninefold solve PUZZLES | paste -d ' ' PUZZLES - > GRIDS
//! python scan/train/generate.py --seed 9 --count 100 --kind hand --grids GRIDS --labels LABELS |
//!   cargo run --release --package ninefold-scan --example written LABELS
//! ```

use common::is_puzzle;
use ninefold_scan::{Certainty, Picture, Scan, scan};
use std::error::Error;
use std::fs;
use std::io::{self, BufReader, Read};

#[path = "../tests/common/mod.rs"]
mod common;

#[derive(Debug, Default)]
struct Counts {
    grids: usize,
    /// Of which all givens and no others are found.
    givens_right: usize,
    /// Of which all givens and all answers are found.
    all_right: usize,
    sure: usize,
    /// Of which a given is wrong or missing, or an answer was taken for a given.
    surely_wrong: usize,
    none: usize,
    answers: usize,
    /// Of the answers: found as answers, with the right digit.
    answers_right: usize,
    /// Cells with a wrong digit, or on the wrong side.
    cells_wrong: usize,
    /// Those of them that nothing warns of.
    cells_wrong_unseen: usize,
}

fn main() -> Result<(), Box<dyn Error>> {
    let labels = fs::read(std::env::args().nth(1).ok_or("Name the file of the labels.")?)?;
    let mut input = BufReader::new(io::stdin().lock());
    let mut header = [0; 40];
    let mut counts = Counts::default();
    let mut labels = labels.as_chunks::<81>().0.iter();
    while input.read_exact(&mut header).is_ok() {
        let number = |index: usize| u32::from_le_bytes(header.as_chunks::<4>().0[index]);
        let (width, height) = (number(0), number(1));
        let mut rgba = vec![0; width as usize * height as usize * 4];
        input.read_exact(&mut rgba)?;
        let labels = labels.next().ok_or("There are fewer labels than pictures.")?;
        count(&scan(&Picture::new(&rgba, width, height)?, is_puzzle), labels, &mut counts);
    }
    println!("{counts:#?}");
    Ok(())
}

fn count(scan: &Scan, labels: &[u8; 81], counts: &mut Counts) {
    counts.grids += 1;
    let Scan::Grid(reading) = scan else {
        counts.none += 1;
        return;
    };
    let givens = labels.map(|label| if label < 10 { label } else { 0 });
    let answers = labels.map(|label| label.saturating_sub(10));
    let is_right =
        |cell: usize| reading.puzzle[cell] == givens[cell] && reading.answers[cell] == answers[cell];
    counts.givens_right += usize::from(reading.puzzle == givens);
    counts.all_right += usize::from((0..81).all(is_right));
    counts.sure += usize::from(reading.certainty == Certainty::Sure);
    counts.surely_wrong += usize::from((reading.certainty == Certainty::Sure) && reading.puzzle != givens);
    for (cell, answer) in answers.iter().enumerate() {
        counts.answers += usize::from(*answer != 0);
        counts.answers_right += usize::from(*answer != 0 && is_right(cell));
        counts.cells_wrong += usize::from(!is_right(cell));
        counts.cells_wrong_unseen += usize::from(
            !is_right(cell) && !reading.cells[cell].is_doubtful && !reading.cells[cell].is_either,
        );
    }
}
