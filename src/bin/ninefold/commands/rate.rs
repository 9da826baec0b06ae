//! `ninefold rate`.

use super::writing::write_line;
use crate::answers::Answers;
use crate::arguments::Options;
use crate::format::Value;
use ninefold::Grid;
use ninefold::explain::rating::{RatedPath, rated_path};

/// The rating, the pearl, the diamond and the hardest technique, in a line; before it the steps, if they are
/// asked for.
pub fn rate(puzzle: &Grid, options: &Options, answers: &Answers) {
    match rated_path(options.ask(puzzle)) {
        Ok(path) => {
            if options.steps {
                path.steps.iter().for_each(|step| write_line(&step.to_line(puzzle.shape()), answers));
            }
            write_line(&line(puzzle, &path, options), answers);
        }
        Err(unrated) => write_line(&format!("{puzzle}\tno rating\t{}", unrated.name()), answers),
    }
}

fn line(puzzle: &Grid, path: &RatedPath, options: &Options) -> String {
    let rating = path.rating();
    let value = |value: Value| match value {
        Value::Puzzle => puzzle.to_string(),
        Value::Rating => rating.to_string(),
        Value::Pearl => format!("{:.1}", rating.pearl),
        Value::Diamond => format!("{:.1}", rating.diamond),
        Value::Hardest => rating.hardest.map_or_else(|| "none".into(), |technique| technique.to_string()),
    };
    match &options.format {
        Some(format) => format.fill(value),
        None => {
            [Value::Puzzle, Value::Rating, Value::Pearl, Value::Diamond, Value::Hardest].map(value).join("\t")
        }
    }
}
