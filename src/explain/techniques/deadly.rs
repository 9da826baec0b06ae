//! Deadly rectangles: four cells in which two digits that stand crosswise could change places.

use crate::shape::{Basic, Houses};

/// The deadly rectangles with a side between two cells of a line, each in order around: these two come first. `across` is
/// the kind of the two lines that lead on from there, and `fits` says of a third cell and a fourth whether they are wanted.
///
/// For example between r1c1 and r1c4, with columns across, are r1c1 r1c4 r2c4 r2c1 and r1c1 r1c4 r3c4 r3c1.
pub(super) fn rectangles_on<'a>(
    houses: &'a Houses,
    [first, second]: [usize; 2],
    across: Basic,
    fits: &'a dyn Fn(usize, usize) -> bool,
) -> impl Iterator<Item = [usize; 4]> + 'a {
    let line_of = |cell| houses.cells[houses.house_of(cell, across)].iter().copied();
    let ends = line_of(second).zip(line_of(first)).filter(|&(third, last)| fits(third, last));
    let around = ends.map(move |(third, last)| [first, second, third, last]);
    around.filter(|&cells| is_deadly(houses, cells))
}

/// Whether two digits in four cells, in order around them, could change places: each house of one of the
/// cells has exactly one other of them, and that is a neighbour.
///
/// For rows, columns and boxes this is so in two rows, two columns and two boxes. Whatever other houses a
/// puzzle may have, the digits can change places in them as well.
fn is_deadly(houses: &Houses, cells: [usize; 4]) -> bool {
    (0..4).all(|number| {
        let [next, across, last] = [1, 2, 3].map(|further| cells[(number + further) % 4]);
        houses.houses_of(cells[number]).iter().all(|&(house, _)| {
            let house = &houses.sets()[house];
            !house.contains(across) && house.contains(next) != house.contains(last)
        })
    })
}
