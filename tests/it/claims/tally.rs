//! How many steps were tried, how many claims they make, and which of them are false, by technique.

use super::facts::{Facts, cell_name};
use super::{check, is_merged, lacks_corner};
use ninefold::explain::{Position, Step, Technique};
use std::collections::BTreeMap;
use std::fmt;

/// How many false steps of a technique are told in words.
const TOLD: usize = 3;

#[derive(Default)]
pub struct Row {
    pub steps: usize,
    pub claims: usize,
    pub faults: Vec<String>,
}

#[derive(Default)]
pub struct Tally(pub BTreeMap<(u16, &'static str), Row>);

impl Tally {
    /// Checks a step; `solution` is that of the puzzle, if it has one.
    pub fn add(&mut self, position: &Position, facts: &Facts, step: &Step, solution: Option<&[u8]>) {
        let row = self.0.entry((step.technique.order(), step.technique.name())).or_default();
        row.steps += 1;
        let is_false = solution.is_some_and(|solution| {
            step.places.iter().any(|placed| solution[placed.cell] != placed.digit)
                || step.removes.iter().any(|gone| solution[gone.cell] == gone.digit)
        });
        let found = if is_false { Err("its conclusion is false".into()) } else { check(facts, step) };
        match found {
            Ok(claims) => row.claims += claims,
            Err(fault) => {
                let line = step.to_line(position.shape());
                row.faults.push(format!("{fault}: {} in {}", line.trim_end(), drawn(facts)));
            }
        }
    }

    /// Checks a step of a path, which is never two at once.
    pub fn add_of_path(&mut self, position: &Position, facts: &Facts, step: &Step, solution: Option<&[u8]>) {
        self.add(position, facts, step, solution);
        let is_pair = step.technique == Technique::RemotePair;
        let is_two = is_merged(step) || is_pair && !super::chains::is_of_ends(facts, step);
        if is_two || lacks_corner(facts, step) {
            let row = self.0.entry((step.technique.order(), step.technique.name())).or_default();
            row.faults.push(format!("not for people: {}", step.to_line(position.shape())));
        }
    }

    pub fn steps(&self) -> usize {
        self.0.values().map(|row| row.steps).sum()
    }

    /// Fails with what is false, if anything is.
    pub fn assert_true(&self) {
        let is_true = self.0.values().all(|row| row.faults.is_empty());
        assert!(is_true, "what the sentences say is false\n{self}");
    }
}

/// The filled cells and the candidates of the others, as a position is read.
fn drawn(facts: &Facts) -> String {
    let side = facts.shape.side();
    let cell = |cell: usize| match facts.digits[cell] {
        0 => facts.left[cell].iter().map(|digit| digit.to_string()).collect::<String>(),
        digit => format!("={digit}"),
    };
    let row = |row: usize| (0..side).map(|column| cell(row * side + column)).collect::<Vec<_>>().join(" ");
    let last = cell_name(facts, side * side - 1);
    format!("[to {last}] {}", (0..side).map(row).collect::<Vec<_>>().join(" / "))
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "{:>8} {:>9} {:>6}  technique", "steps", "claims", "false")?;
        for ((_, name), Row { steps, claims, faults }) in &self.0 {
            writeln!(out, "{steps:>8} {claims:>9} {:>6}  {name}", faults.len())?;
        }
        let sum = |count: fn(&Row) -> usize| self.0.values().map(count).sum::<usize>();
        let (steps, claims, faults) =
            (sum(|row| row.steps), sum(|row| row.claims), sum(|row| row.faults.len()));
        writeln!(out, "{steps:>8} {claims:>9} {faults:>6}  in all")?;
        for fault in self.0.values().flat_map(|row| row.faults.iter().take(TOLD)) {
            writeln!(out, "{fault}")?;
        }
        Ok(())
    }
}
