//! What a puzzle asks: which digit is in a cell, and where a digit is in a house.

use crate::shape::Houses;

/// How the questions and options of a puzzle hang together.
///
/// A question is a number: first one for each cell, then one for each digit of each house. An option is
/// cell × side + digit − 1. A question about a house that is not full may have no answer; these come last.
pub(super) struct Questions {
    pub(super) side: usize,
    /// How many questions are about cells.
    pub(super) cells: usize,
    /// How many questions have an answer in every solution.
    pub(super) certain: usize,
    /// The questions that each option answers, and which of their answers it is; where those of an option
    /// begin, and those of the next.
    answers: Vec<(u16, u8)>,
    begin: Vec<u32>,
    /// The options of every question, side of them each; 0 where a house has fewer cells.
    pub(super) options: Vec<u16>,
    /// All answers to every question, one bit each.
    pub(super) all: Vec<u32>,
}

impl Questions {
    pub(super) fn of(houses: &Houses) -> Questions {
        let (side, cells) = (houses.shape().side(), houses.shape().cell_count());
        let count = cells + houses.all().len() * side;
        let mut questions = Questions {
            side,
            cells,
            certain: cells + houses.full().len() * side,
            answers: Vec::new(),
            begin: vec![0],
            options: vec![0; count * side],
            all: vec![0; count],
        };
        for option in 0..cells * side {
            let (cell, index) = (option / side, option % side);
            questions.ask(option, cell, index);
            for &(house, place) in houses.houses_of(cell) {
                questions.ask(option, cells + house * side + index, place as usize);
            }
            questions.begin.push(questions.answers.len() as u32);
        }
        questions
    }

    /// The option is this answer to the question.
    fn ask(&mut self, option: usize, question: usize, answer: usize) {
        self.answers.push((question as u16, answer as u8));
        self.options[question * self.side + answer] = option as u16;
        self.all[question] |= 1 << answer;
    }

    /// The questions that an option answers, and which of their answers it is.
    #[inline]
    pub(super) fn answers(&self, option: usize) -> &[(u16, u8)] {
        &self.answers[self.begin[option] as usize..self.begin[option + 1] as usize]
    }

    /// The option that is the lowest of these answers to a question.
    pub(super) fn option(&self, question: usize, answers: u32) -> usize {
        self.options[question * self.side + answers.trailing_zeros() as usize].into()
    }
}
