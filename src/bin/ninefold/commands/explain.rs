//! `ninefold explain`.

use super::writing::{write_json, write_line};
use crate::arguments::Options;
use crate::replies::Replies;
use ninefold::Grid;
use ninefold::explain::{PathEnd, Position, Step, Technique, solution_path};
use serde::Serialize;

/// The steps, a line each, and the word that says how they end; or all of it in one line as JSON.
pub fn write_path(puzzle: &Grid, options: &Options, replies: &Replies) {
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
        write_json(&explanation, "", replies);
    } else {
        for step in &path.steps {
            write_line(&step.to_line(puzzle.shape()), replies);
        }
        write_line(path.end.name(), replies);
    }
    if !solved {
        replies.add(|part| part.is_unsolved = true);
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
