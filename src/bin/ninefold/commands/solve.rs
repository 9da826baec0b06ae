//! `ninefold solve`.

use super::writing::{write_json, write_line, write_solution};
use crate::arguments::{Options, is_in_a_line};
use crate::budget::ask;
use crate::reply::Reply;
use ninefold::notation::LayoutError;
use ninefold::{Grid, SearchEnd, Verdict, each_solution, solve};
use serde_json::json;
use std::ops::ControlFlow;

/// The solution, or the verdict's name.
pub fn write_only_solution(puzzle: &Grid, options: &Options, reply: &Reply) -> Result<(), LayoutError> {
    match solve(ask(puzzle, options)) {
        Verdict::Unique(solution) => write_solution(&solution, options.layout, reply)?,
        verdict => write_verdict(&verdict, options, reply),
    }
    Ok(())
}

fn write_verdict(verdict: &Verdict, options: &Options, reply: &Reply) {
    if options.writes_json() {
        write_json(&json!({ "verdict": verdict.name() }), "", reply);
    } else {
        write_line(verdict.name(), reply);
    }
}

/// Every solution, as it is found: there may be more than fit into memory.
pub fn write_every_solution(puzzle: &Grid, options: &Options, reply: &Reply) -> Result<(), LayoutError> {
    let has_gaps = leaves_gaps(options);
    let (mut is_first, mut result) = (true, Ok(()));
    let mut gap = || {
        if has_gaps && !is_first {
            reply.add(|part| part.text.push(b'\n'));
        }
        is_first = false;
    };
    let end = each_solution(ask(puzzle, options), |solution| {
        gap();
        result = write_solution(solution, options.layout, reply);
        if result.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    if end == SearchEnd::OutOfBudget {
        gap();
        write_verdict(&Verdict::Undecided(None), options, reply);
    } else if is_first {
        // There is no solution, so this takes no longer than the search did.
        write_verdict(&solve(ask(puzzle, options)), options, reply);
    }
    result
}

/// Whether a blank line stands between the solutions of a puzzle.
pub fn leaves_gaps(options: &Options) -> bool {
    options.all && !is_in_a_line(options.layout)
}
