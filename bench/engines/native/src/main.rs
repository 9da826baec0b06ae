//! Answers requests on stdin until stdin ends, so that native runs can alternate with those of another program.
//!
//! A request is a line `ENGINE TIMES LENGTH` and then a text of LENGTH bytes. The answer is a line `SECONDS COUNTS`:
//! the processor's time for counting the whole text TIMES times, and the last counts, a digit for each puzzle.

use bench_harness::{CELLS, count_lines};
use cpu_time::ProcessTime;
use std::io::{self, BufRead, Error, Read, Write};

fn main() -> io::Result<()> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut request = String::new();
    while input.read_line(&mut request)? > 0 {
        let (seconds, counts) = answer(request.trim(), &mut input)?;
        writeln!(output, "{seconds} {counts}")?;
        output.flush()?;
        request.clear();
    }
    Ok(())
}

fn answer(request: &str, input: &mut impl Read) -> io::Result<(f64, String)> {
    let bad = || Error::other(format!("expected ENGINE TIMES LENGTH, got '{request}'"));
    let mut words = request.split(' ');
    let engine = match words.next() {
        Some("ninefold") => bench_ninefold::solutions,
        Some("sudoku") => bench_sudoku::solutions,
        _ => return Err(bad()),
    };
    let mut number = || words.next().and_then(|word| word.parse().ok()).ok_or_else(bad);
    let (times, length): (usize, usize) = (number()?, number()?);

    let mut text = vec![0; length];
    input.read_exact(&mut text)?;
    let mut counts = vec![0; length / (CELLS + 1)];
    let begun = ProcessTime::now();
    for _ in 0..times {
        count_lines(&text, &mut counts, engine);
    }
    let seconds = begun.elapsed().as_secs_f64();
    Ok((seconds, counts.iter().map(|count| count.to_string()).collect()))
}
