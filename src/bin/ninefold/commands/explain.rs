//! `ninefold explain`.

use super::writing::{write_json, write_line};
use crate::arguments::Options;
use crate::reply::Reply;
use ninefold::Grid;
use ninefold::explain::{PathEnd, Position, Step, Technique, solution_path};
use serde::Serialize;

/// The steps, a line each, and the word that says how they end; or all of it in one line as JSON.
pub fn write_path(puzzle: &Grid, options: &Options, reply: &Reply) {
    let path = solution_path(options.ask(&Position::new(puzzle)));
    let solved = path.end == PathEnd::Solved;
    if options.json {
        let explanation = Explanation {
            puzzle: puzzle.to_string(),
            solved,
            end: path.end,
            hardest: path.hardest(),
            steps: &path.steps,
        };
        write_json(&explanation, "", reply);
    } else {
        for step in &path.steps {
            write_line(&step.to_line(puzzle.shape()), reply);
        }
        write_line(path.end.name(), reply);
    }
    if !solved {
        reply.add(|part| part.is_unsolved = true);
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
