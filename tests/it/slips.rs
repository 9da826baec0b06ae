//! Texts with one slip: a cell left out or doubled, or a stray sign. How many of them become another puzzle without a
//! word is a number that may only fall.

use crate::common::{pattern, shape};
use crate::random::{Random, puzzle};
use ninefold::Grid;
use ninefold::notation::read;
use ninefold::second_look;

/// How the cells of a puzzle are written.
pub struct Form {
    name: &'static str,
    /// Before the first row and behind the last one.
    around: [&'static str; 2],
    /// Before and behind each row, and between two rows.
    row: [&'static str; 3],
    /// Between two cells, two boxes, and two bands.
    between: [&'static str; 3],
    /// Around each cell, and what a blank is.
    quote: &'static str,
    blank: &'static str,
}

const fn form(
    name: &'static str,
    around: [&'static str; 2],
    row: [&'static str; 3],
    between: [&'static str; 3],
    [quote, blank]: [&'static str; 2],
) -> Form {
    Form { name, around, row, between, quote, blank }
}

const NONE: [&str; 2] = ["", ""];
const RULE: &str = "+-------+-------+-------+\n";

/// Forms of the project's own tables, for a 9×9; those with borders are for it alone.
pub const FORMS: [Form; 25] = [
    form("a line of zeros", NONE, ["", "", ""], ["", "", ""], ["", "0"]),
    form("a line of dots", NONE, ["", "", ""], ["", "", ""], ["", "."]),
    form("a line of x", NONE, ["", "", ""], ["", "", ""], ["", "x"]),
    form("a line of rows", NONE, ["", "", " "], ["", "", ""], ["", "0"]),
    form("a line of cells", NONE, ["", "", " "], [" ", " ", ""], ["", "."]),
    form("a line with commas", NONE, ["", "", ","], [",", ",", ""], ["", "0"]),
    form("rows of dots", NONE, ["", "", "\n"], ["", "", ""], ["", "."]),
    form("rows of zeros", NONE, ["", "", "\n"], ["", "", ""], ["", "0"]),
    form("rows of stars", NONE, ["", "", "\n"], ["", "", ""], ["", "*"]),
    form("a line of spaces", NONE, ["", "", ""], ["", "", ""], ["", " "]),
    form("spaced dots", NONE, ["", "", "\n"], [" ", " ", ""], ["", "."]),
    form("spaced zeros", NONE, ["", "", "\n"], [" ", " ", ""], ["", "0"]),
    form("groups", NONE, ["", "", "\n"], ["", " ", "\n"], ["", "."]),
    form("tabs", NONE, ["", "", "\n"], ["\t", "\t", ""], ["", "0"]),
    form("tabs, nothing", NONE, ["", "", "\n"], ["\t", "\t", ""], ["", ""]),
    form("commas", NONE, ["", "", "\n"], [",", ",", ""], ["", "0"]),
    form("commas, nothing", NONE, ["", "", "\n"], [",", ",", ""], ["", ""]),
    form("semicolons", NONE, ["", "", "\n"], [";", ";", ""], ["", "."]),
    form("numbers of JSON", ["[", "]"], ["[", "]", ","], [",", ",", ""], ["", "0"]),
    form("strings of JSON", ["[", "]"], ["[", "]", ","], [",", ",", ""], ["\"", "."]),
    form("rows of JSON", ["[", "]"], ["\"", "\"", ","], ["", "", ""], ["", "."]),
    form("nulls of JSON", ["{\"puzzle\":[", "]}"], ["[", "]", ",\n"], [", ", ", ", ""], ["", "null"]),
    form("a grid", [RULE, RULE], ["| ", " |", "\n"], [" ", " | ", RULE], ["", "."]),
    form(
        "Simple Sudoku",
        [" *-----------*\n", " *-----------*\n"],
        [" |", "|", "\n"],
        ["", "|", " |---+---+---|\n"],
        ["", "."],
    ),
    form("a table", NONE, ["|", "|", "\n"], ["|", "|", ""], ["", " "]),
];

/// A digit as it is written.
fn symbol(digit: u8) -> String {
    char::from_digit(digit.into(), 36).into_iter().collect::<String>().to_uppercase()
}

/// What somebody does by mistake.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Slip {
    None,
    LeftOut,
    Doubled,
    Stray(char),
}

impl Form {
    /// Whether borders are drawn that no other size has.
    pub fn is_for_nine_alone(&self) -> bool {
        self.around[0].starts_with([' ', '+'])
    }

    /// The text of a puzzle with a slip at a cell.
    pub fn text(&self, puzzle: &Grid, at: usize, slip: Slip) -> String {
        let shape = puzzle.shape();
        let (side, width, height) = (shape.side(), shape.box_columns(), shape.box_rows());
        let mut text = self.around[0].to_owned();
        for (index, &digit) in puzzle.cells().iter().enumerate() {
            let (row, column) = (index / side, index % side);
            match column {
                0 if row > 0 && row % height == 0 => {
                    text += &(self.row[2].to_owned() + self.between[2] + self.row[0])
                }
                0 if row > 0 => text += &(self.row[2].to_owned() + self.row[0]),
                0 => text += self.row[0],
                _ if column % width == 0 => text += self.between[1],
                _ => text += self.between[0],
            }
            let cell = if digit == 0 { self.blank.into() } else { symbol(digit) };
            let cell = match slip {
                Slip::LeftOut if index == at => String::new(),
                Slip::Doubled if index == at => cell.repeat(2),
                Slip::Stray(sign) if index == at => format!("{cell}{sign}"),
                _ => cell,
            };
            text += &(self.quote.to_owned() + &cell + self.quote);
            if column + 1 == side {
                text += self.row[1];
            }
        }
        if self.around[1].starts_with([' ', '+']) {
            text += "\n";
        }
        text + self.around[1] + "\n"
    }
}

/// Whether a text is read as a list of puzzles that is not this one alone, and nothing is said of it.
fn is_silent(text: &str, puzzle: &Grid) -> bool {
    read(text).is_ok_and(|reading| {
        let grids: Vec<&Grid> = reading.grids().collect();
        grids.len() == reading.puzzles.len() && reading.ignored == 0 && grids != [puzzle]
    })
}

/// Whether a second look takes a text for another puzzle.
fn is_taken_for_another(text: &str, puzzle: &Grid) -> bool {
    second_look::read(text, None)
        .is_ok_and(|look| look.transcript.is_some() && !look.reading.grids().eq([puzzle]))
}

/// Puzzles of the shapes that are printed most.
fn puzzles(random: &mut Random) -> Vec<Grid> {
    let mut puzzles: Vec<Grid> =
        [9, 9, 9, 6, 4].map(|side| puzzle(shape(side), side * side, random).0).into();
    // Of a large one, half of the cells.
    let mut cells = pattern(shape(16)).cells().to_vec();
    random.order(cells.len()).into_iter().take(128).for_each(|cell| cells[cell] = 0);
    puzzles.push(Grid::new(cells).expect("a grid"));
    puzzles
}

#[test]
fn slips_become_another_puzzle_without_a_word_less_and_less() {
    const TEXTS: usize = 4500;
    const SIGNS: [char; 10] = ['!', '?', '.', ',', '\'', '*', '+', '/', '#', ':'];
    let mut random = Random::new(56);
    let puzzles = puzzles(&mut random);
    let (mut silent, mut taken) = (Vec::new(), Vec::new());
    for number in 0..TEXTS {
        let form = &FORMS[number % FORMS.len()];
        let kinds: &[Grid] = if form.is_for_nine_alone() { &puzzles[..3] } else { &puzzles };
        let puzzle = &kinds[random.below(kinds.len())];
        let slip = match number / FORMS.len() % 3 {
            0 => Slip::LeftOut,
            1 => Slip::Doubled,
            _ => Slip::Stray(SIGNS[random.below(SIGNS.len())]),
        };
        let at = random.below(puzzle.cells().len());
        let right = form.text(puzzle, at, Slip::None);
        assert!(read(&right).is_ok_and(|found| found.ignored == 0 && found.grids().eq([puzzle])), "{right}");
        let text = form.text(puzzle, at, slip);
        if is_taken_for_another(&text, puzzle) {
            taken.push((form.name, slip, puzzle.shape().side(), text.clone()));
        }
        if is_silent(&text, puzzle) {
            silent.push((form.name, slip, puzzle.shape().side(), text));
        }
    }
    assert_eq!(silent.len(), 80, "{silent:#?}");
    assert_eq!(taken.len(), 0, "{taken:#?}");
}
