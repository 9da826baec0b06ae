//! Explains the puzzles of standard input, one a line, and writes for each how many microseconds that took, and how
//! many steps there are. The argument says what is done: `path`, or `middle`, all steps in the middle of the path.

use ninefold::Grid;
use ninefold::explain::{Position, path, steps};
use std::io::{self, BufRead};
use std::{env, hint::black_box, time::Instant};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let is_middle = env::args().nth(1).as_deref() == Some("middle");
    for line in io::stdin().lock().lines() {
        let puzzle: Grid = line?.parse()?;
        let mut position = Position::new(&puzzle);
        let mut start = Instant::now();
        let mut found = path(&position).steps;
        if is_middle {
            found[..found.len() / 2].iter().for_each(|step| position.apply(step));
            start = Instant::now();
            found = black_box(steps(&position));
        }
        println!("{:.1} {}", start.elapsed().as_secs_f64() * 1e6, found.len());
    }
    Ok(())
}
