//! Explains the puzzles of standard input, one a line, and writes for each how many microseconds that took, and how
//! many steps there are. The argument says what is done: `path`, `middle`, all steps in the middle of the path, or
//! `rate`. A second one is the budget of the last two.

use ninefold::explain::rating::rated_path;
use ninefold::explain::{Level, Position, all_steps, solution_path};
use ninefold::{Grid, Limits, Request};
use std::io::{self, BufRead};
use std::{env, hint::black_box, time::Instant};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let what = env::args().nth(1).unwrap_or_default();
    let budget = env::args().nth(2).map(|budget| budget.parse().map(Limits::budget)).transpose()?;
    let limits = budget.unwrap_or_default();
    for line in io::stdin().lock().lines() {
        let puzzle: Grid = line?.parse()?;
        let mut start = Instant::now();
        let count = if what == "rate" {
            black_box(rated_path(Request::new(&puzzle).limits(limits))?).steps.len()
        } else {
            let mut position = Position::new(&puzzle);
            let mut found = solution_path(&position).steps;
            if what == "middle" {
                found[..found.len() / 2].iter().for_each(|step| position.apply(step));
                start = Instant::now();
                found = black_box(all_steps(Request::new(&position).limits(limits), Level::Extreme)).steps;
            }
            found.len()
        };
        println!("{:.1} {count}", start.elapsed().as_secs_f64() * 1e6);
    }
    Ok(())
}
