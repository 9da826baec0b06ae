//! `ninefold repair`.

use super::writing::{puzzle_text, write_line};
use crate::arguments::Options;
use crate::budget::ask;
use crate::reply::Reply;
use ninefold::{Grid, Repair, RepairKind, Request, Verdict, diagnose, solve};
use std::iter;

/// No puzzle has more repairs, with rules that may have been forgotten. More columns would be empty, without end.
const MOST: usize = 33;

/// The verdict, and then, for each repair, the mended puzzle and what was mended, with tabs between them. A rule that may
/// have been forgotten is a repair, too: it is named only where it is hardly by chance that it leaves one solution, so
/// it comes first.
pub fn write_repairs(puzzle: &Grid, options: &Options, reply: &Reply) {
    let verdict = solve(ask(puzzle, options));
    let repairs = if let Verdict::Unique(_) = verdict {
        vec![(puzzle_text(puzzle, reply), "-".into())]
    } else {
        // It has limits of its own.
        let found = diagnose(Request::new(puzzle).limits(options.limits));
        let forgotten = found.forgotten.iter();
        let forgotten = forgotten
            .map(|found| (puzzle_text(&found.puzzle, reply), format!("forgotten {}", found.rule.name())));
        let repairs = found.repairs.iter();
        let repairs = repairs.map(|repair| (puzzle_text(&repair.puzzle, reply), described(repair, reply)));
        forgotten.chain(repairs).take(most(options)).collect()
    };
    write_line(&line_of(verdict.name(), repairs, options), reply);
}

/// The line of a word and of some repairs, which has as many columns as every other.
pub fn line_of(word: &str, repairs: Vec<(String, String)>, options: &Options) -> String {
    let none = ("-".into(), "-".into());
    let padded = repairs.into_iter().chain(iter::repeat(none)).take(most(options));
    padded.fold(word.to_owned(), |line, (puzzle, mended)| line + "\t" + &puzzle + "\t" + &mended)
}

/// How many repairs a line has.
fn most(options: &Options) -> usize {
    options.most.unwrap_or(1).min(MOST)
}

/// What was mended, such as `replaced r2c3 5>4`; or `rowSkipped from r2c3`, where the rest of the row has moved.
fn described(repair: &Repair, reply: &Reply) -> String {
    let shape = repair.puzzle.shape();
    let place = |cell| format!("r{}c{}", shape.row_of(cell) + 1, shape.column_of(cell) + 1);
    let symbol = |digit| reply.symbols().symbol(digit, shape);
    let kind = repair.kind.name();
    use RepairKind::*;
    let moves_a_rest = matches!(repair.kind, RowSkipped | RowRepeated | GridSkipped | GridRepeated);
    if moves_a_rest && let Some(first) = repair.changes.first() {
        return format!("{kind} from {}", place(first.cell));
    }
    let changes = repair.changes.iter();
    let changes = changes
        .map(|change| format!(" {} {}>{}", place(change.cell), symbol(change.from), symbol(change.to)));
    kind.to_owned() + &changes.collect::<String>()
}
