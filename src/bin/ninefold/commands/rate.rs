//! `ninefold rate`.

use super::writing::write_line;
use crate::arguments::Options;
use crate::rating_template::Placeholder;
use crate::reply::Reply;
use ninefold::Grid;
use ninefold::explain::rating::{RatedPath, rated_path};

/// The rating, the pearl, the diamond and the hardest technique, in a line; before it the steps, if they are
/// asked for.
pub fn write_rating(puzzle: &Grid, options: &Options, reply: &Reply) {
    match rated_path(options.ask(puzzle)) {
        Ok(path) => {
            if options.steps {
                path.steps.iter().for_each(|step| write_line(&step.to_line(puzzle.shape()), reply));
            }
            write_line(&rating_line(puzzle, &path, options), reply);
        }
        Err(unrated) => write_line(&format!("{puzzle}\tno rating\t{}", unrated.name()), reply),
    }
}

fn rating_line(puzzle: &Grid, path: &RatedPath, options: &Options) -> String {
    let rating = path.rating();
    let value = |placeholder: Placeholder| match placeholder {
        Placeholder::Puzzle => puzzle.to_string(),
        Placeholder::Rating => rating.to_string(),
        Placeholder::Pearl => format!("{:.1}", rating.pearl),
        Placeholder::Diamond => format!("{:.1}", rating.diamond),
        Placeholder::Hardest => {
            rating.hardest.map_or_else(|| "none".into(), |technique| technique.to_string())
        }
    };
    match &options.format {
        Some(template) => template.fill(value),
        None => [
            Placeholder::Puzzle,
            Placeholder::Rating,
            Placeholder::Pearl,
            Placeholder::Diamond,
            Placeholder::Hardest,
        ]
        .map(value)
        .join("\t"),
    }
}
