//! A step as one line of text, as players write them.

use super::candidate::Candidate;
use super::order::sort_by_number;
use super::role::{HouseRole, Role};
use super::step::{Node, Step};
use crate::notation::symbol;
use crate::sets::DigitSet;
use crate::shape::Shape;
use std::fmt::Write;

impl Step {
    /// One line: the technique, its pattern, and what follows.
    ///
    /// `(38)r4c15` are the digits 3 and 8 in row 4, columns 1 and 5. Chains are in Eureka notation: `=` is a
    /// strong link and `-` a weak one. After `=>` stands what follows: `r4c1=3` is placed, `r4c1<>27` are
    /// candidates that go.
    ///
    /// ```
    /// use ninefold::{Grid, explain::{Position, Technique, first_step_of}};
    ///
    /// let puzzle: Grid = "1... ..1. .1.. 4...".parse()?;
    /// let step = first_step_of(&Position::new(&puzzle), Technique::HiddenSingle).unwrap();
    /// assert_eq!(step.to_line(puzzle.shape()), "hidden-single: row 4 => r4c4=1");
    /// # Ok::<(), ninefold::notation::ParseGridError>(())
    /// ```
    pub fn to_line(&self, shape: Shape) -> String {
        let mut line = format!("{}: ", self.technique.name());
        if self.links.is_empty() {
            self.write_pattern(&mut line, shape);
        } else {
            self.write_chain(&mut line, shape);
        }
        line += if line.ends_with(' ') { "=> " } else { " => " };
        line += &if self.places.is_empty() {
            results_text(&self.removes, "<>", shape)
        } else {
            results_text(&self.places, "=", shape)
        };
        line
    }

    /// The candidates by role, then the houses.
    fn write_pattern(&self, line: &mut String, shape: Shape) {
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
            parts.push(role_prefix(role) + &pattern_text(&of_role().collect::<Vec<_>>(), shape));
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
    fn write_chain(&self, line: &mut String, shape: Shape) {
        let mut last: Option<&Node> = None;
        for link in &self.links {
            if last != Some(&link.from) {
                *line += if last.is_some() { "; " } else { "" };
                *line += &node_text(&link.from, shape);
            }
            let sign = if link.strong { "=" } else { "-" };
            let _ = match link.set.as_slice() {
                [] => write!(line, " {sign} "),
                set => write!(line, " {sign}[{}]{sign} ", cells_text(set, shape)),
            };
            *line += &node_text(&link.to, shape);
            last = Some(&link.to);
        }
    }
}

/// What follows, cell by cell, with a sign between the cell and its digits.
pub(super) fn results_text(candidates: &[Candidate], sign: &str, shape: Shape) -> String {
    let by_cell = candidates.chunk_by(|one, other| one.cell == other.cell);
    let written = by_cell.map(|of_cell| {
        let digits = of_cell.iter().map(|candidate| symbol(candidate.digit)).collect::<String>();
        cells_text(&[of_cell[0].cell], shape) + sign + &digits
    });
    written.collect::<Vec<_>>().join(", ")
}

/// What stands before the candidates of a role.
fn role_prefix(role: Role) -> String {
    match role {
        Role::Base => String::new(),
        Role::A | Role::B | Role::Further(_) => role.name().to_uppercase() + " ",
        other => other.name().replace('-', " ") + " ",
    }
}

fn pattern_text(candidates: &[Candidate], shape: Shape) -> String {
    let digits: DigitSet = candidates.iter().map(|candidate| candidate.digit).collect();
    let mut of: Vec<usize> = candidates.iter().map(|candidate| candidate.cell).collect();
    sort_by_number(&mut of, |&cell| cell as u32);
    of.dedup();
    format!("({}){}", digits.iter().map(symbol).collect::<String>(), cells_text(&of, shape))
}

fn node_text(node: &Node, shape: Shape) -> String {
    format!("({}){}", symbol(node.digit), cells_text(&node.cells, shape))
}

/// `r1c23 r2c5`; above 9×9 each cell has its own row, so that no column is read as two.
fn cells_text(cells: &[usize], shape: Shape) -> String {
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
