//! `ninefold count`.

use super::writing::write_line;
use crate::arguments::Options;
use crate::budget::ask;
use crate::reply::Reply;
use ninefold::Grid;

/// Counting ends here unless the options say otherwise. A 9×9 takes a fraction of a second for so many.
const MOST: usize = 1_000_000;

/// The number of solutions, with a `+` behind it where there may be more.
pub fn write_count(puzzle: &Grid, options: &Options, reply: &Reply) {
    let most = options.most.unwrap_or(MOST);
    // One more tells whether there are more.
    let found = ninefold::count(ask(puzzle, options), most.saturating_add(1));
    let more = if found.complete { "" } else { "+" };
    write_line(&format!("{}{more}", found.count.min(most)), reply);
}
