//! A step as one line of text, as players write them.

use super::candidate::Candidate;
use super::order::sort_by_number;
use super::proof::{Branch, DeadEndKind, Why};
use super::role::{HouseRole, Role};
use super::step::{Node, Step};
use crate::notation::Symbols;
use crate::sets::DigitSet;
use crate::shape::Shape;
use std::fmt::Write;

impl Step {
    /// One line: the technique, its pattern, and what follows.
    ///
    /// `(38)r4c15` are the digits 3 and 8 in row 4, columns 1 and 5. Chains are in Eureka notation: `=` is a
    /// strong link and `-` a weak one. Nets are digits in the order in which they follow; `{}` is a try within a try, and
    /// `!` is a dead end. After `=>` stands what follows: `r4c1=3` is placed, `r4c1<>27` are
    /// candidates that go.
    ///
    /// ```
    /// use ninefold::{Grid, explain::{Position, Technique, first_step_of}};
    ///
    /// let puzzle: Grid = "1... ..1. .1.. 4...".parse()?;
    /// let step = first_step_of(&Position::new(&puzzle), Technique::HiddenSingle).step().unwrap();
    /// assert_eq!(step.to_line(puzzle.shape()), "hidden-single: row 4 => r4c4=1");
    /// # Ok::<(), ninefold::notation::ParseGridError>(())
    /// ```
    pub fn to_line(&self, shape: Shape) -> String {
        self.to_line_in(shape, Symbols::Standard)
    }

    /// The same with the digits in the symbols of a [puzzle](crate::Puzzle::symbols).
    ///
    /// ```
    /// use ninefold::explain::{Position, Technique, first_step_of};
    /// use ninefold::notation::{Symbols, read};
    ///
    /// let reading = read(&format!("0123456789ABCDE.{}", ".".repeat(240)))?;
    /// let puzzle = reading.puzzles[0].as_ref().unwrap();
    /// let step = first_step_of(&Position::from(puzzle), Technique::FullHouse).step().unwrap();
    /// let line = step.to_line_in(puzzle.grid().shape(), puzzle.symbols());
    /// assert_eq!(line, "full-house: row 1 => r1c16=F");
    /// # Ok::<(), ninefold::notation::NotationError>(())
    /// ```
    pub fn to_line_in(&self, shape: Shape, symbols: Symbols) -> String {
        let form = LineForm { shape, symbols };
        let mut line = format!("{}: ", self.technique.name());
        match &self.proof {
            _ if !self.chain().is_empty() => self.write_chain(&mut line, form),
            Some(proof) => {
                let branches = proof.branches.iter().map(|branch| form.branch(branch));
                line += &branches.collect::<Vec<_>>().join("; ");
            }
            None => self.write_pattern(&mut line, form),
        }
        line += if line.ends_with(' ') { "=> " } else { " => " };
        line += &if self.places.is_empty() {
            form.results(&self.removes, "<>")
        } else {
            form.results(&self.places, "=")
        };
        line
    }

    /// The candidates by role, then the houses.
    fn write_pattern(&self, line: &mut String, form: LineForm) {
        let mut roles: Vec<Role> = Vec::new();
        for shown in &self.candidates {
            if !roles.contains(&shown.role) {
                roles.push(shown.role);
            }
        }
        let mut parts: Vec<String> = Vec::new();
        for role in roles {
            let of_role = || self.candidates.iter().filter(|shown| shown.role == role);
            let of_role = || of_role().map(|shown| shown.candidate);
            parts.push(role_prefix(role) + &form.pattern(&of_role().collect::<Vec<_>>()));
        }
        let houses = |role: HouseRole| {
            let of_role = self.houses.iter().filter(|shown| shown.role == role);
            of_role.map(|shown| shown.house.to_string()).collect::<Vec<_>>().join(", ")
        };
        let bases = houses(HouseRole::Base);
        if !bases.is_empty() {
            parts.push(bases);
        }
        *line += &parts.join(", ");
        let covers = houses(HouseRole::Cover);
        if !covers.is_empty() {
            *line += " / ";
            *line += &covers;
        }
    }

    /// The links in their order; where one does not go on from the last, the chain begins anew.
    fn write_chain(&self, line: &mut String, form: LineForm) {
        let mut last: Option<&Node> = None;
        for link in self.chain() {
            if last != Some(&link.from) {
                *line += if last.is_some() { "; " } else { "" };
                *line += &form.node(&link.from);
            }
            let sign = if link.strong { "=" } else { "-" };
            let _ = match link.set.as_slice() {
                [] => write!(line, " {sign} "),
                set => write!(line, " {sign}[{}]{sign} ", form.cells(set)),
            };
            *line += &form.node(&link.to);
            last = Some(&link.to);
        }
    }
}

/// What stands before the candidates of a role.
fn role_prefix(role: Role) -> String {
    match role {
        Role::Base => String::new(),
        Role::A | Role::B | Role::Further(_) => role.name().to_uppercase() + " ",
        other => other.name().replace('-', " ") + " ",
    }
}

/// How cells and digits are written in a line.
#[derive(Clone, Copy)]
pub(super) struct LineForm {
    pub(super) shape: Shape,
    pub(super) symbols: Symbols,
}

impl LineForm {
    /// What follows, cell by cell, with a sign between the cell and its digits.
    pub(super) fn results(self, candidates: &[Candidate], sign: &str) -> String {
        let by_cell = candidates.chunk_by(|one, other| one.cell == other.cell);
        let written = by_cell.map(|of_cell| {
            let digits = self.digits(of_cell.iter().map(|candidate| candidate.digit));
            self.cells(&[of_cell[0].cell]) + sign + &digits
        });
        written.collect::<Vec<_>>().join(", ")
    }

    /// The lines of a branch, and its dead end: `r1c2=3, r4c2=5, !r4c7`.
    fn branch(self, branch: &Branch) -> String {
        let mut parts: Vec<String> = Vec::new();
        for line in &branch.lines {
            if let Some(inner) = &line.inner {
                parts.push(format!("{{{}}}", self.branch(inner)));
            }
            let sign = if line.why == Why::Not { "<>" } else { "=" };
            parts.push(self.cells(&[line.cell]) + sign + &self.digits([line.digit]));
        }
        if let Some(end) = &branch.end {
            let house = end.house.map(|house| house.to_string());
            let place = end.cell.map(|cell| self.cells(&[cell])).or(house).unwrap_or_default();
            let digit = end.digit.map(|digit| format!(" {}", self.digits([digit]))).unwrap_or_default();
            let twice = if end.why == DeadEndKind::Twice { " twice" } else { "" };
            parts.push(format!("!{place}{digit}{twice}"));
        }
        parts.join(", ")
    }

    fn pattern(self, candidates: &[Candidate]) -> String {
        let digits: DigitSet = candidates.iter().map(|candidate| candidate.digit).collect();
        let mut of: Vec<usize> = candidates.iter().map(|candidate| candidate.cell).collect();
        sort_by_number(&mut of, |&cell| cell as u32);
        of.dedup();
        format!("({}){}", self.digits(digits.iter()), self.cells(&of))
    }

    fn node(self, node: &Node) -> String {
        format!("({}){}", self.digits([node.digit]), self.cells(&node.cells))
    }

    fn digits(self, digits: impl IntoIterator<Item = u8>) -> String {
        digits.into_iter().map(|digit| self.symbols.symbol(digit, self.shape)).collect()
    }

    /// `r1c23 r2c5`; above 9×9 each cell has its own row, so that no column is read as two.
    fn cells(self, cells: &[usize]) -> String {
        let shape = self.shape;
        let mut text = String::new();
        let mut last_row = None;
        for &cell in cells {
            let (row, column) = (shape.row_of(cell) + 1, shape.column_of(cell) + 1);
            if shape.side() > 9 || last_row != Some(row) {
                text += if text.is_empty() { "" } else { " " };
                let _ = write!(text, "r{row}c{column}");
            } else {
                let _ = write!(text, "{column}");
            }
            last_row = Some(row);
        }
        text
    }
}
