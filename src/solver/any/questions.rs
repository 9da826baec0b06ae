//! What a shape asks: which digit is in a cell, and where a digit is in a house.

use crate::shape::Shape;

/// How the questions and options of a shape hang together.
///
/// A question is a number: first one for each cell, then one for each digit of each house. An option is
/// cell × side + digit − 1.
pub(super) struct Questions {
    pub(super) side: usize,
    /// The question of each kind that an option answers, and which of its answers the option is.
    pub(super) answers: Vec<[(u16, u8); 4]>,
    /// The options of every question, side of them each.
    pub(super) options: Vec<u16>,
}

impl Questions {
    pub(super) fn of(shape: Shape) -> Questions {
        let (side, cells) = (shape.side(), shape.cell_count());
        let mut answers = vec![[(0, 0); 4]; cells * side];
        let mut options = vec![0; 4 * cells * side];
        let mut ask = |option: usize, kind: usize, question: usize, answer: usize| {
            answers[option][kind] = (question as u16, answer as u8);
            options[question * side + answer] = option as u16;
        };
        for option in 0..cells * side {
            ask(option, 0, option / side, option % side);
        }
        for (index, house) in shape.houses().enumerate() {
            // The rows come first, then the columns, then the boxes, side of them each.
            let kind = 1 + index / side;
            for (place, cell) in shape.house_cells(house).enumerate() {
                for digit in 0..side {
                    ask(cell * side + digit, kind, cells + index * side + digit, place);
                }
            }
        }
        Questions { side, answers, options }
    }

    /// The option that is the lowest of these answers to a question.
    pub(super) fn option(&self, question: usize, answers: u32) -> usize {
        self.options[question * self.side + answers.trailing_zeros() as usize].into()
    }
}
