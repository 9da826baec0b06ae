//! `ninefold explain`.

use super::writing::{puzzle_text, write_json, write_line};
use crate::arguments::Options;
use crate::budget::limits_of;
use crate::reply::Reply;
use ninefold::explain::{PathEnd, Position, Step, Technique, solution_path};
use ninefold::{Grid, Request};
use serde::Serialize;

/// The steps, a line each, and the word that says how they end; or all of it in one line as JSON.
pub fn write_path(puzzle: &Grid, options: &Options, reply: &Reply) {
    let position = Position::new(puzzle);
    let path = solution_path(Request::new(&position).limits(limits_of(options, puzzle)));
    if options.json {
        let explanation = Explanation {
            puzzle: puzzle_text(puzzle, reply),
            solved: path.end == PathEnd::Solved,
            end: path.end,
            hardest: path.hardest(),
            steps: &path.steps,
        };
        write_json(&explanation, "", reply);
    } else {
        for step in &path.steps {
            write_line(&step.to_line_in(puzzle.shape(), reply.symbols()), reply);
        }
        write_line(path.end.name(), reply);
    }
}

/// What WebAssembly's `explain` returns, and the puzzle.
#[derive(Serialize)]
struct Explanation<'a> {
    puzzle: String,
    solved: bool,
    end: PathEnd,
    #[serde(skip_serializing_if = "Option::is_none")]
    hardest: Option<Technique>,
    steps: &'a [Step],
}
