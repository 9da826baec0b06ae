//! Pencil marks: the candidates of each cell. What is placed in a cell is told from what is left for it.

use super::cells::value_in;
use crate::shape::Shape;

/// The candidates of cells, bit d − 1 for digit d, if that is what all of them hold and any has two or more.
///
/// A blank without candidates, or a digit above 9, makes them doubtful: only `certain` ones have these.
pub(super) fn candidates(cells: &[&[u8]], shape: Shape, certain: bool) -> Option<Vec<u32>> {
    let are_marks = cells.iter().any(|cell| cell.len() > 1) && cells.iter().all(|cell| !cell.is_empty());
    if !are_marks || shape.side() > 9 && !certain {
        return None;
    }
    let of_cell = |cell: &&[u8]| {
        let mut candidates = 0_u32;
        for symbol in cell.chunks(1) {
            let bit = match value_in(symbol, shape)? {
                0 if certain && *cell == b"." => 0,
                digit if digit > 0 && usize::from(digit) <= shape.side() => 1 << (digit - 1),
                _ => return None,
            };
            // In ascending order, or they are no candidates.
            candidates = (bit > candidates || bit == 0).then_some(candidates | bit)?;
        }
        Some(candidates)
    };
    cells.iter().map(of_cell).collect()
}

/// The candidates in a line that has a character for each digit of each cell, if it is one.
pub(super) fn sukaku<'a>(cells: impl Iterator<Item = &'a [u8]>, shape: Shape) -> Option<Vec<u32>> {
    let mut candidates = vec![0; shape.cell_count()];
    for (index, cell) in cells.enumerate() {
        let place = index % shape.side();
        match usize::from(value_in(cell, shape)?) {
            0 => {}
            digit if digit == place + 1 => *candidates.get_mut(index / shape.side())? |= 1 << place,
            _ => return None,
        }
    }
    Some(candidates)
}

/// The digits that are placed: HoDoKu's rule takes a lone candidate for one if no peer could still hold it.
pub(super) fn placed(candidates: &[u32], shape: Shape) -> Vec<u8> {
    let several = candidates.iter().map(|&of_cell| if of_cell.is_power_of_two() { 0 } else { of_cell });
    let open = in_houses(&several.collect::<Vec<_>>(), shape);
    let digit = |(&candidates, open): (&u32, u32)| {
        let is_placed = candidates.is_power_of_two() && candidates & open == 0;
        if is_placed { candidates.trailing_zeros() as u8 + 1 } else { 0 }
    };
    candidates.iter().zip(open).map(digit).collect()
}

/// What is left for each cell; none for one that holds a digit.
pub(super) fn left(cells: &[u8], shape: Shape) -> Vec<u32> {
    let used = in_houses(&cells.iter().map(|&digit| 1 << digit).collect::<Vec<_>>(), shape);
    let all = (2_u32 << shape.side()) - 2;
    let left = |(&digit, used): (&u8, u32)| if digit > 0 { 0 } else { (all & !used) >> 1 };
    cells.iter().zip(used).map(left).collect()
}

/// For each cell, the bits that any cell of its houses has.
#[inline(never)]
fn in_houses(bits: &[u32], shape: Shape) -> Vec<u32> {
    let mut of_cells = vec![0; shape.cell_count()];
    for house in shape.houses() {
        let of_house = shape.house_cells(house).fold(0, |all, cell| all | bits[cell]);
        shape.house_cells(house).for_each(|cell| of_cells[cell] |= of_house);
    }
    of_cells
}
