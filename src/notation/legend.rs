//! Which set of symbols a puzzle is written in is told from all of its cells, and from the puzzles before it. What those
//! tell is kept here: their sets, and the last rules besides the classic ones.

use super::bytes::parse_number;
use super::cells::{cell_value_in, is_null, letter_number};
use super::label::Label;
use crate::shape::{Rules, RulesError, Shape, Spec};
use crate::symbols::Symbols;

/// What the puzzles of a text so far tell of those after them.
#[derive(Debug, Default)]
pub(super) struct EarlierPuzzles {
    /// The sets, the last one at the end.
    sets: Vec<(Shape, Symbols)>,
    /// The last rules besides the classic ones. Most puzzles of a text have the same, and their table is large.
    rules: Option<Rules>,
    /// What the document around them is called.
    pub(super) document: Label,
}

impl EarlierPuzzles {
    /// The sets but for the standard one.
    pub(super) fn unusual_symbols(&self) -> Vec<(Shape, Symbols)> {
        self.sets.iter().copied().filter(|(_, symbols)| *symbols != Symbols::Standard).collect()
    }

    /// The set that a puzzle of this shape has shown last.
    fn symbols_of(&self, shape: Shape) -> Option<Symbols> {
        self.sets.iter().rev().find(|earlier| earlier.0 == shape).map(|earlier| earlier.1)
    }

    /// The rules that are made of this, if they can be; those of the puzzle before, if they are the same.
    pub(super) fn rules(&mut self, shape: Shape, spec: &Spec) -> Result<Rules, RulesError> {
        match &self.rules {
            Some(rules) if rules.shape() == shape && rules.spec() == Some(spec) => Ok(rules.clone()),
            _ => Ok(self.rules.insert(Rules::from_spec(shape, spec.clone())?).clone()),
        }
    }

    /// Notes a set that a puzzle of this shape shows, if it shows any.
    pub(super) fn add_symbols(&mut self, shape: Shape, symbols: Option<Symbols>) {
        if let Some(symbols) = symbols {
            self.sets.retain(|earlier| *earlier != (shape, symbols));
            self.sets.push((shape, symbols));
        }
    }
}

/// What the symbols in the cells of one puzzle stand for.
pub(super) struct SymbolLegend {
    shape: Shape,
    symbols: Symbols,
    /// Whether digits are one less than they are written, from 0 on.
    is_one_less: bool,
    /// The letters that stand for a blank among letters that are digits.
    blank_letters: &'static [u8],
    /// What the puzzle shows to those after it, if anything.
    pub(super) shows: Option<Symbols>,
}

impl SymbolLegend {
    /// Tells the set from all cells of a puzzle.
    pub(super) fn of(cells: &[&[u8]], shape: Shape, earlier: &EarlierPuzzles) -> SymbolLegend {
        let standard = SymbolLegend::of_marks(Symbols::Standard, shape);
        let side = shape.side() as u8;
        let count = |is_it: &dyn Fn(&[u8]) -> bool| cells.iter().filter(|cell| is_it(cell)).count();
        if side < 10 {
            // Among words for nothing, 0 is a digit, unless the largest digit is there.
            let has = |is_it: &dyn Fn(&[u8]) -> bool| count(is_it) > 0;
            let is_one_less =
                has(&is_null) && has(&is_zero) && !has(&|cell| parse_number(cell) == Some(side));
            return SymbolLegend { is_one_less, ..standard };
        }
        let before = earlier.symbols_of(shape);
        let is_number = |cell: &[u8]| parse_number(cell).is_some_and(|number| number > 0);
        let is_beyond = |cell: &[u8]| {
            letter_number(cell).is_some() && cell_value_in(cell, shape).is_none_or(|digit| digit > side)
        };
        let (numbers, beyond, zeros) = (count(&is_number), count(&is_beyond), count(&is_zero));
        let has_blanks = count(&is_only_blank) > 0;
        let is = |letters: &'static [u8]| move |cell: &[u8]| matches!(cell, [one] if letters.contains(one));
        let any = |letters| count(&is(letters)) > 0;
        // In a solved grid, each row has every digit once.
        let is_solved_with = |is_digit: &dyn Fn(&[u8]) -> bool| {
            let has_one = |row: &[&[u8]]| row.iter().filter(|cell| is_digit(cell)).count() == 1;
            !has_blanks && cells.chunks(shape.side()).all(has_one)
        };
        if beyond > numbers || numbers == 0 && before == Some(Symbols::Letters) {
            // Among capital letters, the small x is a blank.
            let is_small_x_blank = any(b"X") && !any(b"abcdefghijklmnpqrstuvwyz");
            let blank_x: &[u8] = if is_small_x_blank { b"x" } else { b"" };
            let has_other_blanks = has_blanks || zeros > 0 || any(blank_x);
            let blank_letters: &[u8] = if has_other_blanks || is_solved_with(&is(b"Xx")) {
                blank_x
            } else if any(b"Xx") || is_solved_with(&is(b"Oo")) {
                b"Xx"
            } else {
                b"XxOo"
            };
            let shows = (beyond > 0).then_some(Symbols::Letters);
            return SymbolLegend { symbols: Symbols::Letters, blank_letters, shows, ..standard };
        }
        let largest = count(&|cell| cell_value_in(cell, shape) == Some(side));
        let is_from_zero = match before {
            // A digit that stands in more cells than there are rows clashes: that is a blank.
            _ if zeros == 0 || zeros > shape.side() => false,
            Some(Symbols::FromZero) => true,
            _ if largest > 0 => false,
            None if has_blanks || any(b"Xx") => true,
            _ => is_solved_with(&is_zero),
        };
        if is_from_zero {
            return SymbolLegend { symbols: Symbols::FromZero, shows: Some(Symbols::FromZero), ..standard };
        }
        SymbolLegend { shows: (largest > 0).then_some(Symbols::Standard), ..standard }
    }

    /// What the puzzle is written in: what it shows, or else what the puzzles before it have shown.
    pub(super) fn symbols(&self, earlier: &EarlierPuzzles) -> Symbols {
        match (self.shows, earlier.symbols_of(self.shape)) {
            (Some(symbols), _) => symbols,
            // Without its largest digit, a puzzle looks the same in both sets.
            (None, Some(Symbols::FromZero)) if self.symbols == Symbols::Standard => Symbols::FromZero,
            _ => self.symbols,
        }
    }

    /// The legend of pencil marks that may be in these symbols.
    pub(super) fn of_marks(symbols: Symbols, shape: Shape) -> SymbolLegend {
        SymbolLegend { shape, symbols, is_one_less: false, blank_letters: b"", shows: None }
    }

    /// The digit of a cell, 0 for a blank, if it is one; it may be above the side.
    pub(super) fn value(&self, cell: &[u8]) -> Option<u8> {
        let standard = cell_value_in(cell, self.shape);
        if self.is_one_less && parse_number(cell).is_some() {
            return standard.map(|digit| digit + 1);
        }
        if self.symbols == Symbols::Standard { standard } else { self.unusual_value(cell, standard) }
    }

    #[inline(never)] // most cells are not in unusual symbols
    fn unusual_value(&self, cell: &[u8], standard: Option<u8>) -> Option<u8> {
        let side = self.shape.side() as u8;
        match self.symbols {
            Symbols::Standard | Symbols::Wordoku(_) => standard,
            Symbols::FromZero if is_zero(cell) => Some(side),
            Symbols::FromZero => standard.filter(|digit| *digit != side),
            Symbols::Letters => match (cell, letter_number(cell)) {
                ([character], _) if self.blank_letters.contains(character) => Some(0),
                (_, Some(letter)) => Some(letter),
                _ => standard.filter(|digit| *digit == 0),
            },
        }
    }
}

fn is_zero(cell: &[u8]) -> bool {
    parse_number(cell) == Some(0)
}

/// Whether a cell holds what is a digit in no set.
fn is_only_blank(cell: &[u8]) -> bool {
    match cell {
        // A digit that was filled in.
        [b'+', _] => false,
        [first, ..] => !first.is_ascii_alphanumeric() || is_null(cell),
        [] => true,
    }
}
