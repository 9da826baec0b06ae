//! Pencil marks: the candidates of each cell. What is placed in a cell is told from what is left for it.

use super::cells::value;
use crate::shape::Shape;

/// The candidates of cells, bit d − 1 for digit d, if that is what all of them hold and any has two or more.
///
/// A blank without candidates, or a digit above 9, makes them doubtful: only `certain` ones have these.
pub(super) fn candidates(cells: &[&str], shape: Shape, certain: bool) -> Option<Vec<u32>> {
    let of_cell = |cell: &&str| {
        if certain && *cell == "." {
            return Some(0);
        }
        let mut candidates = 0_u32;
        for (at, _) in cell.char_indices() {
            let digit = value(cell.get(at..=at)?)?;
            let is_known = digit > 0 && usize::from(digit) <= shape.side() && (digit <= 9 || certain);
            let bit = is_known.then(|| 1 << (digit - 1))?;
            candidates = (bit > candidates).then_some(candidates | bit)?;
        }
        (candidates > 0).then_some(candidates)
    };
    let candidates: Vec<u32> = cells.iter().map(of_cell).collect::<Option<_>>()?;
    (shape.side() <= 9 || certain).then_some(())?;
    candidates.iter().any(|candidates| candidates.count_ones() > 1).then_some(candidates)
}

/// The candidates in a line that has a character for each digit of each cell, if it is one.
pub(super) fn sukaku<'a>(cells: impl Iterator<Item = &'a str>, shape: Shape) -> Option<Vec<u32>> {
    let mut candidates = vec![0; shape.cells()];
    for (index, cell) in cells.enumerate() {
        let (cell, bit) = match (value(cell)?, index % shape.side()) {
            (0, _) => continue,
            (digit, place) if usize::from(digit) == place + 1 => (index / shape.side(), 1 << place),
            _ => return None,
        };
        *candidates.get_mut(cell)? |= bit;
    }
    Some(candidates)
}

/// The digits that are placed: HoDoKu's rule takes a lone candidate for one if no peer could still hold it.
pub(super) fn placed(candidates: &[u32], shape: Shape) -> Vec<u8> {
    let mut open = vec![[0; 3]; shape.side()];
    let houses = |cell| [shape.row_of(cell), shape.column_of(cell), shape.box_of(cell)];
    for (cell, &candidates) in candidates.iter().enumerate().filter(|(_, of_cell)| of_cell.count_ones() > 1) {
        for (kind, house) in houses(cell).into_iter().enumerate() {
            open[house][kind] |= candidates;
        }
    }
    let digit = |(cell, &candidates): (usize, &u32)| {
        let [row, column, square] = houses(cell);
        let is_open = (open[row][0] | open[column][1] | open[square][2]) & candidates != 0;
        if candidates.count_ones() == 1 && !is_open { candidates.trailing_zeros() as u8 + 1 } else { 0 }
    };
    candidates.iter().enumerate().map(digit).collect()
}

/// What is left for each cell; none for one that holds a digit.
pub(super) fn left(cells: &[u8], shape: Shape) -> Vec<u32> {
    let mut used = vec![[0; 3]; shape.side()];
    let houses = |cell| [shape.row_of(cell), shape.column_of(cell), shape.box_of(cell)];
    for (cell, &digit) in cells.iter().enumerate().filter(|(_, digit)| **digit > 0) {
        for (kind, house) in houses(cell).into_iter().enumerate() {
            used[house][kind] |= 1 << (digit - 1);
        }
    }
    let all = (1_u32 << shape.side()) - 1;
    let left = |(cell, &digit): (usize, &u8)| {
        let [row, column, square] = houses(cell);
        if digit > 0 { 0 } else { all & !(used[row][0] | used[column][1] | used[square][2]) }
    };
    cells.iter().enumerate().map(left).collect()
}
