//! Solves the puzzles that come on standard input, each as soon as it is complete.
//!
//! ```sh
//! cargo run --release --example solve < puzzles.txt
//! ```
//!
//! Any layout that `ninefold::notation` reads will do, and any number of puzzles; type one, and the answer is
//! there after its last row. A line is written for each: the solution, or `several`, `none`, `clash`, or
//! `unreadable` (why, goes to standard error). `--layout` with the name of another layout, as `rows`, writes
//! the solution in that, `--all` every solution.

use ninefold::notation::{Layout, NotationError, Reader, write};
use ninefold::{Grid, Verdict, each_solution, solve};
use std::io::{self, BufRead, BufReader, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;

const USAGE: &str = "usage: solve [--layout LAYOUT] [--all] < PUZZLES";

fn main() -> ExitCode {
    let options = match Options::of(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(message) => {
            eprintln!("{message}\n{USAGE}");
            return ExitCode::FAILURE;
        }
    };
    match answer_all(&options) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads the answers has seen enough, as `head` does.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// What the command line asks for.
struct Options {
    layout: Layout,
    all: bool,
}

impl Options {
    fn of(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
        let mut options = Options { layout: Layout::Line, all: false };
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--all" => options.all = true,
                "--layout" => {
                    let name = arguments.next().unwrap_or_default();
                    options.layout = name.parse().map_err(|error| format!("{error}"))?;
                }
                _ => return Err(format!("There is no option '{argument}'.")),
            }
        }
        Ok(options)
    }
}

fn answer_all(options: &Options) -> io::Result<()> {
    let mut input = BufReader::with_capacity(1 << 16, io::stdin().lock());
    let mut output = io::BufWriter::new(io::stdout().lock());
    let mut reader = Reader::default();
    loop {
        let part = input.fill_buf()?;
        let length = part.len();
        if length == 0 {
            break;
        }
        for puzzle in reader.push_bytes(part) {
            answer(puzzle, options, &mut output)?;
        }
        input.consume(length);
        // The next part may be long in coming: somebody is typing it.
        output.flush()?;
    }
    for puzzle in reader.finish() {
        answer(puzzle, options, &mut output)?;
    }
    output.flush()
}

/// Writes what a puzzle has, or that it is none.
fn answer(puzzle: Result<Grid, NotationError>, options: &Options, output: &mut impl Write) -> io::Result<()> {
    let puzzle = match puzzle {
        Ok(puzzle) => puzzle,
        Err(error) => {
            eprintln!("{error}");
            return writeln!(output, "unreadable");
        }
    };
    match solve(&puzzle) {
        Verdict::Several(..) if options.all => write_all(&puzzle, options.layout, output),
        Verdict::Unique(solution) => write_one(&solution, options.layout, output),
        verdict => writeln!(output, "{}", verdict.name()),
    }
}

fn write_one(solution: &Grid, layout: Layout, output: &mut impl Write) -> io::Result<()> {
    match write(solution, layout) {
        Ok(text) => writeln!(output, "{text}"),
        Err(error) => Err(io::Error::other(error)),
    }
}

/// Writes every solution as it is found: there may be more than fit into memory.
fn write_all(puzzle: &Grid, layout: Layout, output: &mut impl Write) -> io::Result<()> {
    let mut result = Ok(());
    each_solution(puzzle, |solution| {
        result = write_one(solution, layout, output);
        if result.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    result
}
