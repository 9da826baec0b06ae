//! What a puzzle asks: which digit is in a cell, and where a digit is in a house.

use crate::shape::{Houses, Shape};
use std::sync::OnceLock;

/// The questions that an option is a choice for, and which of their choices it is, are kept four by four.
type FourChoices = [(u16, u8); 4];

/// How the questions and options of a puzzle hang together.
///
/// A question is a number: first one for each cell, then one for each digit of each house. An option is
/// cell × side + digit − 1. For a question about a house that is not full, no choice need be true; these come last.
pub(super) struct Questions {
    pub(super) side: usize,
    /// How many questions are about cells.
    pub(super) cells: usize,
    /// For how many questions a choice is true in every solution.
    pub(super) certain: usize,
    /// Of each option so many fours as the cell with the most houses takes. Where a cell has fewer, the question
    /// about the cell stands there again.
    choices: Vec<FourChoices>,
    fours: usize,
    /// The options of every question, side of them each; 0 where a house has fewer cells.
    pub(super) options: Vec<u16>,
    /// All choices of every question, one bit each.
    pub(super) all: Vec<u32>,
}

impl Questions {
    /// Those of the classic puzzles of a shape, which are made once.
    pub(super) fn of_shape(shape: Shape) -> &'static Questions {
        /// By side.
        static QUESTIONS: [OnceLock<Questions>; 26] = [const { OnceLock::new() }; 26];
        QUESTIONS[shape.side()].get_or_init(|| Questions::of(Houses::of_shape(shape)))
    }

    pub(super) fn of(houses: &Houses) -> Questions {
        let (side, cells) = (houses.shape().side(), houses.shape().cell_count());
        let most = (0..cells).map(|cell| 1 + houses.houses_of(cell).len()).max().unwrap_or_default();
        let fours = most.div_ceil(4);
        let mut choices: Vec<FourChoices> = vec![[(0, 0); 4]; cells * side * fours];
        let mut options = vec![0; (cells + houses.all().len() * side) * side];
        for option in 0..cells * side {
            let (cell, index) = (option / side, option % side);
            options[option] = option as u16;
            let of_option = choices[option * fours..][..fours].as_flattened_mut();
            of_option.fill((cell as u16, index as u8));
            for (&(house, spot), choice) in houses.houses_of(cell).iter().zip(&mut of_option[1..]) {
                let question = cells + house * side + index;
                *choice = (question as u16, spot as u8);
                options[question * side + spot as usize] = option as u16;
            }
        }
        let certain = cells + houses.full().len() * side;
        let mut all = vec![(1 << side) - 1; certain];
        for house in houses.full().end..houses.all().end {
            all.resize(all.len() + side, (1 << houses.cells[house].len()) - 1);
        }
        Questions { side, cells, certain, choices, fours, options, all }
    }

    /// The questions that an option is a choice for, and which of their choices it is.
    #[inline]
    pub(super) fn choices(&self, option: usize) -> &[FourChoices] {
        &self.choices[option * self.fours..][..self.fours]
    }

    /// The option that is the lowest of these choices of a question.
    pub(super) fn option(&self, question: usize, choices: u32) -> usize {
        self.options[question * self.side + choices.trailing_zeros() as usize].into()
    }
}
