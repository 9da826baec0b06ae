//! `ninefold rate`.

use super::writing::{puzzle_text, write_json, write_line};
use crate::arguments::Options;
use crate::budget::ask;
use crate::rating_template::Placeholder;
use crate::reply::Reply;
use ninefold::Grid;
use ninefold::explain::Level;
use ninefold::explain::rating::{RatedPath, RatedStep, Rating, Unrated, rated_path};
use serde::Serialize;

/// The rating, the pearl, the diamond and the hardest technique, in a line; before it the steps, if they are
/// asked for; or all of it in one line as JSON.
pub fn write_rating(puzzle: &Grid, options: &Options, reply: &Reply) {
    let path = rated_path(ask(puzzle, options));
    let text = puzzle_text(puzzle, reply);
    if options.json {
        return write_json(&RatingObject::new(text, &path, options), "", reply);
    }
    if let (true, Ok(path)) = (options.path, &path) {
        let lines = path.steps.iter().map(|step| step.to_line_in(puzzle.shape(), reply.symbols()));
        lines.for_each(|line| write_line(&line, reply));
    }
    let line = match path {
        Ok(path) => rating_line(&text, &path.rating(), options),
        Err(unrated) => line_without_rating(&text, unrated.name(), options),
    };
    write_line(&line, reply);
}

fn rating_line(puzzle: &str, rating: &Rating, options: &Options) -> String {
    line_of(options, |placeholder| match placeholder {
        Placeholder::Puzzle => puzzle.to_owned(),
        Placeholder::Rating => rating.to_string(),
        Placeholder::Pearl => format!("{:.1}", rating.pearl),
        Placeholder::Diamond => format!("{:.1}", rating.diamond),
        Placeholder::Hardest => rating.hardest.map_or_else(|| "none".into(), |hardest| hardest.to_string()),
    })
}

/// The line of a puzzle without a rating: a word stands for the rating, and a dash for what else there is not.
pub fn line_without_rating(puzzle: &str, word: &str, options: &Options) -> String {
    let value = |placeholder| match placeholder {
        Placeholder::Puzzle => puzzle,
        Placeholder::Rating => word,
        Placeholder::Pearl | Placeholder::Diamond | Placeholder::Hardest => "-",
    };
    line_of(options, |placeholder| value(placeholder).to_owned())
}

fn line_of(options: &Options, value: impl Fn(Placeholder) -> String) -> String {
    match &options.format {
        Some(template) => template.fill(value),
        None => Placeholder::ALL.map(value).join("\t"),
    }
}

/// What WebAssembly's `rate` returns, where `hardest` and `least` may be missing; the puzzle, and the steps if they are
/// asked for.
#[derive(Serialize)]
struct RatingObject<'a> {
    puzzle: String,
    #[serde(flatten)]
    rating: Option<Rating>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<Level>,
    #[serde(skip_serializing_if = "Option::is_none")]
    unrated: Option<Unrated>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<&'a [RatedStep]>,
}

impl<'a> RatingObject<'a> {
    fn new(puzzle: String, path: &'a Result<RatedPath, Unrated>, options: &Options) -> RatingObject<'a> {
        let rating = path.as_ref().ok().map(RatedPath::rating);
        let steps = path.as_ref().ok().filter(|_| options.path).map(|path| &path.steps[..]);
        let level = rating.map(|rating| rating.level());
        RatingObject { puzzle, rating, level, unrated: path.as_ref().err().copied(), steps }
    }
}
