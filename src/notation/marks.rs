//! Pencil marks: the candidates of each cell. What is placed in a cell is told from what is left for it.

use super::cells::cell_value_in;
use super::legend::SymbolLegend;
use crate::candidates::digits_in_houses;
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::sets::DigitSet;
use crate::shape::{Rules, Shape};
use crate::symbols::Symbols;

/// The candidates of cells, if that is what all of them hold and any has two or more, and what they are written in.
///
/// A blank without candidates, or a digit above 9, makes them doubtful: only `certain` ones have these.
pub(super) fn candidates_of_marks(
    cells: &[&[u8]],
    shape: Shape,
    certain: bool,
) -> Option<(Vec<DigitSet>, SymbolLegend)> {
    let are_marks = cells.iter().any(|cell| cell.len() > 1) && cells.iter().all(|cell| !cell.is_empty());
    if !are_marks || shape.side() > 9 && !certain {
        return None;
    }
    let of_cell = |cell: &[u8], legend: &SymbolLegend| {
        let (mut candidates, mut last) = (DigitSet::EMPTY, 0);
        for symbol in cell.chunks(1) {
            match legend.value(symbol)? {
                0 if certain && cell == b"." => {}
                // In ascending order, or they are no candidates.
                digit if digit > last && usize::from(digit) <= shape.side() => last = digit,
                _ => return None,
            }
            candidates.insert(last);
        }
        Some(candidates)
    };
    let candidates_in = |symbols: Symbols| {
        let mut legend = SymbolLegend::of_marks(symbols, shape);
        let candidates = cells.iter().map(|cell| of_cell(cell, &legend)).collect::<Option<Vec<_>>>()?;
        let has_largest = shape.side() > 9 && candidates.iter().any(|set| set.contains(shape.side() as u8));
        legend.shows = Some(symbols).filter(|_| has_largest || symbols == Symbols::Letters);
        Some((candidates, legend))
    };
    let standard = candidates_in(Symbols::Standard);
    if standard.is_some() || shape.side() < 10 {
        return standard;
    }
    // In cells of one or two characters, 10 is a number.
    let from_zero = cells.iter().any(|cell| cell.len() > 2).then_some(Symbols::FromZero);
    from_zero.and_then(candidates_in).or_else(|| candidates_in(Symbols::Letters))
}

/// The candidates in a line that has a character for each digit of each cell, if it is one.
pub(super) fn candidates_of_sukaku<'a>(
    cells: impl Iterator<Item = &'a [u8]>,
    shape: Shape,
) -> Option<Vec<DigitSet>> {
    let mut candidates = vec![DigitSet::EMPTY; shape.cell_count()];
    for (index, cell) in cells.enumerate() {
        let place = index % shape.side() + 1;
        match cell_value_in(cell, shape)? {
            0 => {}
            digit if usize::from(digit) == place => {
                candidates.get_mut(index / shape.side())?.insert(digit);
            }
            _ => return None,
        }
    }
    Some(candidates)
}

/// The digits that are placed: HoDoKu's rule takes a lone candidate for one if no peer could still hold it.
pub(super) fn placed_digits(candidates: &[DigitSet], rules: &Rules) -> Vec<u8> {
    let several = |set: &DigitSet| if set.len() == 1 { DigitSet::EMPTY } else { *set };
    let open = digits_in_houses(rules.table(), &candidates.iter().map(several).collect::<Vec<_>>());
    let digit =
        |(set, open): (&DigitSet, DigitSet)| (*set - open).single().filter(|_| set.len() == 1).unwrap_or(0);
    candidates.iter().zip(open).map(digit).collect()
}

/// The puzzle in a text of candidates: a Sukaku if no digit is placed in it.
///
/// A cell without any is written as one that nothing is known of.
pub(super) fn puzzle_of_marks(candidates: Vec<DigitSet>, rules: Rules) -> Puzzle {
    let digits = placed_digits(&candidates, &rules);
    let is_sukaku = digits.iter().all(|digit| *digit == 0);
    let puzzle = Puzzle::new(Grid::known(rules, digits));
    if is_sukaku {
        return puzzle.with_candidates(candidates);
    }
    let mut marks = puzzle.grid().candidates();
    let known = marks.iter_mut().zip(candidates).filter(|(_, candidates)| !candidates.is_empty());
    known.for_each(|(marks, candidates)| *marks = candidates);
    puzzle.and(&[], &marks)
}
