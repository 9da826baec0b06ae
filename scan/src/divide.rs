//! Which of the digits are the puzzle's, and which are a player's: by their colours, or by their hand.

use crate::choose::likeliest_puzzle;
use crate::found::FEWEST_GIVENS;
use crate::hand::{MOST_GIVENS, evidence_of_hand};
use crate::lattice::Lattice;
use crate::net::{Opinion, PRINTED};
use crate::order::ascending;
use crate::picture::Picture;
use crate::player::evidence_of_colour;
use crate::upright::{UprightCells, clash_count};

/// So many digits have to look written before any is taken for an answer.
const FEWEST_ANSWERS: usize = 4;
/// Where something is written, a digit for which less speaks may be a given or an answer. A tidy 7 in pencil looks more
/// like print than any print looks like a hand.
const CLEARLY_PRINTED: f32 = 4.5;
const CLEARLY_WRITTEN: f32 = 2.5;

/// The digits of a grid, divided; 0 is a blank.
pub struct DividedDigits {
    /// The likeliest givens.
    pub raw: Vec<u8>,
    /// The likeliest givens that have exactly one solution; the same as `raw` where there are none.
    pub puzzle: Vec<u8>,
    /// The player's.
    pub answers: Vec<u8>,
    /// Whether a digit may be of the puzzle as well as the player's.
    pub either: Vec<bool>,
}

impl DividedDigits {
    /// All digits are givens.
    pub fn undivided(digits: Vec<u8>) -> DividedDigits {
        let cells = digits.len();
        DividedDigits {
            raw: digits.clone(),
            puzzle: digits,
            answers: vec![0; cells],
            either: vec![false; cells],
        }
    }
}

/// Divides the digits of a 9×9. Where the colours tell, one answer is enough. A digit of an unusual face can look written, so
/// where only a few do, all are givens. All are, too, where the rest would be no puzzle.
pub fn divide(
    picture: &Picture,
    lattice: &Lattice,
    upright: &UprightCells,
    is_puzzle: &dyn Fn(&[u8; 81]) -> bool,
) -> DividedDigits {
    let opinions = &upright.opinions;
    let all: [u8; 81] = std::array::from_fn(|cell| opinions[cell].ranking()[0]);
    let is_legal = |cells: &[u8; 81]| clash_count(cells) == 0 && is_puzzle(cells);
    let puzzle_of = |cells: &[u8; 81], opinions: &[Opinion]| {
        if is_legal(cells) { Some(*cells) } else { likeliest_puzzle(opinions, is_puzzle) }
    };
    let by_colour = evidence_of_colour(picture, lattice, upright, &is_legal);
    let has_colours = by_colour.is_some_and(|evidence| evidence.iter().any(|one| *one > 0.0));
    let fewest = if has_colours { 1 } else { FEWEST_ANSWERS };
    let by_colour = by_colour.unwrap_or([PRINTED; 81]);
    let is_told = |cell: usize| by_colour[cell] > PRINTED;
    // Where the givens' colour has more digits than puzzles have, a pencil may have written beside a blue pen.
    let others = (0..81).filter(|cell| all[*cell] != 0 && !is_told(*cell)).count();
    let by_hand = if has_colours && others <= MOST_GIVENS {
        None
    } else {
        evidence_of_hand(picture, lattice, upright, |cell| !is_told(cell))
    };
    let by_hand = by_hand.unwrap_or(by_colour);
    let evidence: [f32; 81] =
        std::array::from_fn(|cell| if is_told(cell) { by_colour[cell] } else { by_hand[cell] });
    let filled: Vec<f32> = (0..81).filter(|cell| all[*cell] != 0).map(|cell| evidence[cell]).collect();
    let border = border_of(&filled);
    let written = filled.iter().filter(|evidence| **evidence > border).count();
    let divided = (written >= fewest && filled.len() - written >= FEWEST_GIVENS)
        .then(|| {
            let givens: Vec<Opinion> =
                (0..81).map(|cell| opinions[cell].as_given(evidence[cell] - border)).collect();
            let raw = std::array::from_fn(|cell| givens[cell].ranking()[0]);
            Some((raw, puzzle_of(&raw, &givens)?))
        })
        .flatten();
    let (raw, puzzle) = divided.unwrap_or_else(|| (all, puzzle_of(&all, opinions).unwrap_or(all)));
    let has_answers = divided.is_some();
    let is_answer = |cell: usize| has_answers && puzzle[cell] == 0;
    let is_clear = |evidence: f32| evidence <= -CLEARLY_PRINTED || has_answers && evidence >= CLEARLY_WRITTEN;
    DividedDigits {
        raw: raw.to_vec(),
        puzzle: puzzle.to_vec(),
        answers: (0..81).map(|cell| if is_answer(cell) { all[cell] } else { 0 }).collect(),
        either: (0..81).map(|cell| all[cell] != 0 && !is_clear(evidence[cell])).collect(),
    }
}

/// The middle of the widest gap between what speaks for print and for a hand: the two are apart, but a tidy hand is on the
/// print's side of 0. For example, of −9, −8, −2 and 5, the first two are printed.
fn border_of(evidence: &[f32]) -> f32 {
    let sorted: Vec<f32> = ascending(evidence).into_iter().map(|index| evidence[index]).collect();
    let gaps = sorted.windows(2).map(|pair| (pair[1] - pair[0], (pair[0] + pair[1]) / 2.0));
    let between = gaps.filter(|(_, middle)| (-CLEARLY_PRINTED..CLEARLY_WRITTEN).contains(middle));
    between.max_by(|one, other| one.0.total_cmp(&other.0)).map_or(0.0, |gap| gap.1)
}
