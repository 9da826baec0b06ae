//! Makes positions in which a technique has a step, as the examples on the pages of the techniques and for tests.
//!
//! ```text
//! cargo run --release --example position -- TECHNIQUE [SIDE] [SEED]
//! ```
//!
//! A random puzzle with one solution is made; singles, locked candidates and subsets are applied; then random
//! candidates that the solution does not need are removed and random digits placed until the technique has a step.
//! Of many such positions, the one with the fewest steps and the fewest candidates is written.

use ninefold::explain::{Level, Position, Technique, first_step_of, steps_of};
use ninefold::notation::{Layout, write};
use ninefold::{DigitSet, Grid, Puzzle, Shape, count, solutions};
use std::{env, process::ExitCode};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let number = |index: usize, default: u64| {
        arguments.get(index).and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let (Some(name), Some(shape)) = (arguments.first(), Shape::of_side(number(1, 9) as usize)) else {
        eprintln!("Usage: position TECHNIQUE [SIDE] [SEED]");
        return ExitCode::from(2);
    };
    let technique = match name.parse::<Technique>() {
        Ok(technique) => technique,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    let mut random = Random(number(2, 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut best: Option<(usize, Position, Grid)> = None;
    for _ in 0..number(3, 300) {
        let (puzzle, solution) = puzzle(shape, &mut random);
        let Some(position) = lead_to(technique, &puzzle, &solution, &mut random) else { continue };
        let weight = steps_of(&position, technique).steps.len() * 1000
            + position.blanks().iter().map(|cell| position.candidates(cell).len()).sum::<usize>();
        if best.as_ref().is_none_or(|best| weight < best.0) {
            best = Some((weight, position, puzzle));
        }
    }
    let Some((_, position, puzzle)) = best else {
        println!("No position was found; another SEED may lead to one.");
        return ExitCode::from(1);
    };
    println!("{}\n", drawing(&position, &puzzle));
    for step in steps_of(&position, technique).steps {
        println!("{}", step.to_line(shape));
    }
    ExitCode::SUCCESS
}

/// The position as the pages of the techniques draw it: a grid of candidates without its frame.
fn drawing(position: &Position, puzzle: &Grid) -> String {
    let cells = position.cells();
    let marks: Vec<DigitSet> = (0..cells.len()).map(|cell| position.candidates(cell)).collect();
    let framed =
        write(&Puzzle::with_progress(puzzle.clone(), cells, &marks), Layout::Marks).unwrap_or_default();
    let rows = framed.lines().filter(|line| !line.starts_with('.'));
    rows.map(|row| row[2..row.len() - 2].trim_end()).collect::<Vec<&str>>().join("\n")
}

/// A position on the way to the solution in which the technique has a step.
fn lead_to(technique: Technique, puzzle: &Grid, solution: &Grid, random: &mut Random) -> Option<Position> {
    let mut position = Position::new(puzzle);
    loop {
        let easier = |other: &Technique| {
            *other != technique && other.level() <= Level::Medium && other.order() < technique.order()
        };
        while let Some(step) =
            Technique::all().filter(easier).find_map(|other| first_step_of(&position, other).step())
        {
            position.apply(&step);
        }
        if first_step_of(&position, technique).step().is_some() {
            return Some(position);
        }
        let blanks: Vec<usize> = position.blanks().iter().collect();
        let cell = *blanks.get(random.below(blanks.len()))?;
        if random.below(12) == 0 {
            position.place(cell, solution.cells()[cell]);
        }
        for digit in position.candidates(cell).iter().filter(|&digit| digit != solution.cells()[cell]) {
            if random.below(3) == 0 {
                position.remove(cell, digit);
            }
        }
    }
}

/// A random puzzle that has exactly one solution, and no given that could be left out.
fn puzzle(shape: Shape, random: &mut Random) -> (Grid, Grid) {
    let mut cells = vec![0; shape.cell_count()];
    // Some digits at random, as long as there is a solution, and the rest as the solver has it.
    for _ in 0..2 * shape.side() {
        let cell = random.below(cells.len());
        let before = std::mem::replace(&mut cells[cell], 1 + random.below(shape.side()) as u8);
        let grid = Grid::new(cells.clone()).expect("a grid");
        if count(&grid, 1).count == 0 {
            cells[cell] = before;
        }
    }
    let grid = Grid::new(cells).expect("a grid");
    let solution = solutions(&grid, 1).solutions.remove(0);
    let mut cells = solution.cells().to_vec();
    let mut order: Vec<usize> = (0..cells.len()).collect();
    (1..order.len()).rev().for_each(|index| order.swap(index, random.below(index + 1)));
    for cell in order {
        let digit = std::mem::take(&mut cells[cell]);
        if count(&Grid::new(cells.clone()).expect("a grid"), 2).count != 1 {
            cells[cell] = digit;
        }
    }
    (Grid::new(cells).expect("a grid"), solution)
}

/// Numbers as good as random: xorshift, by Marsaglia.
struct Random(u64);

impl Random {
    /// A number below a limit; 0 if that is 0.
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % limit.max(1)
    }
}
