//! How much work a puzzle may take where the options say nothing.

use crate::arguments::Options;
use crate::command::Command;
use ninefold::{Grid, Limits, Request};

/// A question about a puzzle, with its limits.
pub fn ask<'a>(puzzle: &'a Grid, options: &Options) -> Request<'a> {
    Request::new(puzzle).limits(limits_of(options, puzzle))
}

/// The limits for what a command has to find out of a puzzle first: those of the options, or else some that end in about
/// ten seconds where the command has to come to an end. A rating and a way have such limits by themselves.
///
/// A step of the search for solutions takes longer on large shapes, so fewer are taken there.
pub fn limits_of(options: &Options, puzzle: &Grid) -> Limits {
    if options.limits != Limits::NONE {
        return options.limits;
    }
    match options.command {
        Command::Repair => Limits::budget(searching(puzzle.shape().side() as u64)),
        _ => Limits::NONE,
    }
}

/// So many steps of a search take up to eight seconds: one takes 30 microseconds on a 25×25, 8 on a 16×16, and 1.5 on a
/// 9×9 with other rules.
fn searching(side: u64) -> u64 {
    4_000_000_000 / side.pow(3)
}

#[cfg(test)]
mod tests {
    use super::limits_of;
    use crate::arguments::{Asked, parse_arguments};
    use ninefold::{Grid, Shape};

    #[test]
    fn each_command() {
        let limits = |arguments: &str, side| {
            let words = arguments.split(' ').map(Into::into);
            let Ok(Asked::Work(options)) = parse_arguments(words) else { panic!("{arguments}") };
            limits_of(&options, &Grid::empty(Shape::of_side(side).expect("a shape"))).budget
        };
        let table =
            [("explain", None), ("rate", None), ("repair", Some(256_000)), ("solve", None), ("count", None)];
        for (command, most) in table {
            assert_eq!(limits(command, 25), most, "{command}");
            assert_eq!(limits(&format!("{command} --budget 5"), 25), Some(5), "{command}");
        }
        assert_eq!(limits("repair", 16), Some(976_562), "a step is shorter there");
    }
}
