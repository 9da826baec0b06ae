//! `ninefold repair`.

use super::writing::write_line;
use crate::arguments::Options;
use crate::reply::Reply;
use ninefold::notation::symbol;
use ninefold::{Grid, Repair, RepairKind, Verdict, diagnose, solve};

/// The verdict, and then, for each repair, the mended puzzle and what was mended; last, for each rule that may have
/// been forgotten, the puzzle with it and its name; tabs between them.
pub fn write_repairs(puzzle: &Grid, options: &Options, reply: &Reply) {
    let verdict = solve(options.ask(puzzle));
    let mut line = verdict.name().to_owned();
    if let Verdict::Unique(_) = verdict {
        line += &format!("\t{puzzle}");
    } else {
        let found = diagnose(options.ask(puzzle));
        line.extend(found.repairs.iter().take(options.most.unwrap_or(1)).map(described));
        for forgotten in &found.forgotten {
            line += &format!("\t{}\tforgotten {}", forgotten.puzzle, forgotten.rule.name());
        }
    }
    write_line(&line, reply);
}

/// A repair, such as `53..7…` and `replaced r2c3 5>4`; or `rowSkipped from r2c3`, where the rest of the row
/// has moved.
fn described(repair: &Repair) -> String {
    let shape = repair.puzzle.shape();
    let place = |cell| format!("r{}c{}", shape.row_of(cell) + 1, shape.column_of(cell) + 1);
    let mut line = format!("\t{}\t{}", repair.puzzle, repair.kind.name());
    use RepairKind::*;
    let moves_a_rest = matches!(repair.kind, RowSkipped | RowRepeated | GridSkipped | GridRepeated);
    if moves_a_rest && let Some(first) = repair.changes.first() {
        return line + " from " + &place(first.cell);
    }
    for change in &repair.changes {
        line += &format!(" {} {}>{}", place(change.cell), symbol(change.from), symbol(change.to));
    }
    line
}
