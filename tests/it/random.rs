//! Random puzzles and positions, the same for the same seed.

use ninefold::explain::{Position, Technique, first_step_of};
use ninefold::{Grid, Shape, count, solutions};

/// Numbers as good as random: xorshift, by Marsaglia.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random((seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below a limit; 0 if that is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % limit.max(1)
    }

    /// The numbers below a limit, in any order.
    pub fn order(&mut self, len: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..len).collect();
        (1..len).rev().for_each(|index| order.swap(index, self.below(index + 1)));
        order
    }
}

/// A random puzzle that has exactly one solution, and its solution. Of the cells, `tried` become blank if they can.
pub fn puzzle(shape: Shape, tried: usize, random: &mut Random) -> (Grid, Grid) {
    let mut cells = vec![0; shape.cell_count()];
    // Some digits at random, as long as there is a solution, and the rest as the solver has it.
    for _ in 0..2 * shape.side() {
        let cell = random.below(cells.len());
        let before = std::mem::replace(&mut cells[cell], 1 + random.below(shape.side()) as u8);
        if count(&Grid::new(cells.clone()).expect("a grid"), 1).count == 0 {
            cells[cell] = before;
        }
    }
    let solution = solutions(&Grid::new(cells).expect("a grid"), 1).solutions.remove(0);
    let mut cells = solution.cells().to_vec();
    for cell in random.order(cells.len()).into_iter().take(tried) {
        let digit = std::mem::take(&mut cells[cell]);
        if count(&Grid::new(cells.clone()).expect("a grid"), 2).count != 1 {
            cells[cell] = digit;
        }
    }
    (Grid::new(cells).expect("a grid"), solution)
}

/// How a position changes from one look to the next.
#[derive(Clone, Copy, PartialEq)]
pub enum Way {
    /// By the easiest step.
    Steps,
    /// Candidates go that no solution has, and digits come that all solutions have.
    Chance,
    /// The same, and the steps of the easiest techniques after each.
    Both,
    /// By chance with more digits.
    Answers,
}

/// Changes a position in one of these ways; whether there was something to change.
pub fn go_on(position: &mut Position, solutions: &[Grid], way: Way, random: &mut Random) -> bool {
    let easy = |position: &Position, last: u16| {
        let techniques = Technique::all().filter(|technique| !technique.needs_uniqueness());
        techniques
            .take_while(|technique| technique.order() <= last)
            .find_map(|technique| first_step_of(position, technique).step())
    };
    if way == Way::Steps {
        let Some(step) = easy(position, 5500) else { return false };
        position.apply(&step);
        return true;
    }
    let blanks: Vec<usize> = position.blanks().iter().collect();
    let is_true = |cell: usize, digit: u8| solutions.iter().any(|solution| solution.cells()[cell] == digit);
    let often = if way == Way::Answers { 2 } else { 16 };
    let mut changed = false;
    for _ in 0..1 + random.below(blanks.len() / 3) {
        let Some(&cell) = blanks.get(random.below(blanks.len())) else { return false };
        let digit = solutions[0].cells()[cell];
        let is_settled = solutions.iter().all(|solution| solution.cells()[cell] == digit);
        if position.cells()[cell] == 0 && is_settled && random.below(often) == 0 {
            position.place(cell, digit);
            changed = true;
        }
        for digit in position.candidates(cell).iter().filter(|&digit| !is_true(cell, digit)) {
            if random.below(3) == 0 {
                position.remove(cell, digit);
                changed = true;
            }
        }
    }
    while let Some(step) = (way == Way::Both).then(|| easy(position, 1600)).flatten() {
        position.apply(&step);
    }
    changed || !position.blanks().is_empty()
}
