//! Unique rectangles and loops: cells that could be filled in two ways, were it not for other candidates.

use super::board::{Board, KINDS};
use super::sets;
use super::step::RatedStep;
use super::technique::RatedTechnique;
use crate::candidates::CellSet;
use crate::explain::Candidate;
use crate::explain::map::bits;
use crate::shape::HouseKind;
use std::ops::ControlFlow;

/// The easiest of all: 4.5 with four cells, 4.6 with six, 4.7 with eight, else 5.0; a set beside it adds to
/// that.
pub(super) fn first(board: &Board) -> Option<RatedStep> {
    let mut best: Option<(u8, RatedStep)> = None;
    let starts: Vec<usize> = board.cells_with(2..=2).collect();
    for (index, &start) in starts.iter().enumerate() {
        let pair = board.digits[start];
        if !leads_on(board, start, pair) {
            continue;
        }
        let is_alike = |other: &&usize| board.digits[**other] == pair;
        // A loop with one such cell has three others at least, so all have one extra digit.
        let most = if starts.iter().filter(is_alike).count() == 1 { 3 } else { u32::MAX };
        let rows = board.of_kind(HouseKind::Row);
        let have_both = rows.flat_map(|row| board.map.cells_at(row, shared_spots(board, row, pair)));
        let may_be = |cell: &usize| board.digits[*cell].count_ones() <= most && leads_on(board, *cell, pair);
        let mut open: CellSet = have_both.filter(may_be).collect();
        if open.len() < 4 {
            continue;
        }
        // A loop through a start that was tried before was found from there.
        starts[..=index].iter().filter(is_alike).for_each(|&tried| open.remove(tried));
        let mut walk = Walk {
            board,
            pair,
            open,
            cells: vec![start],
            visit: &mut |cells: &[usize]| {
                conclude(board, pair, cells, &mut |kind: u8, step: Option<RatedStep>| {
                    let Some(step) = step else { return };
                    let is_easier =
                        |(other, easiest): &(u8, RatedStep)| (step.tenths, kind) < (easiest.tenths, *other);
                    if best.as_ref().is_none_or(is_easier) {
                        best = Some((kind, step));
                    }
                });
            },
        };
        walk.go(start, Extras { cells: 0, digits: 0 });
    }
    best.map(|(_, step)| step)
}

/// What the cells of a loop have besides its two digits.
#[derive(Clone, Copy)]
struct Extras {
    cells: u32,
    digits: u32,
}

/// A walk from a cell with two candidates through cells that have both.
struct Walk<'a, Visit> {
    board: &'a Board,
    pair: u32,
    /// The cells that the walk may go to.
    open: CellSet,
    cells: Vec<usize>,
    visit: &'a mut Visit,
}

impl<Visit: FnMut(&[usize])> Walk<'_, Visit> {
    fn go(&mut self, from: usize, extras: Extras) {
        let map = self.board.map;
        let first = self.cells[0];
        if self.cells.len() >= 4
            && self.cells.len().is_multiple_of(2)
            && self.board.sees(from, first)
            && self.is_closed()
        {
            (self.visit)(&self.cells);
        }
        // A cell that would get the same digit as one before must not see it.
        let alike = self.cells.iter().skip(self.cells.len() % 2).step_by(2);
        let next = alike.fold(self.open & map.peers[from], |next, &cell| next - map.peers[cell]);
        for next in next.iter() {
            let more = self.board.digits[next] & !self.pair;
            let extras = match more {
                0 => extras,
                _ => Extras { cells: extras.cells + 1, digits: extras.digits | more },
            };
            if extras.cells <= 2 || extras.digits.is_power_of_two() {
                self.open.remove(next);
                self.cells.push(next);
                self.go(next, extras);
                self.cells.pop();
                self.open.insert(next);
            }
        }
    }

    /// Whether each house of the loop has a cell for each of the two digits.
    fn is_closed(&self) -> bool {
        let map = self.board.map;
        let houses = |parity: usize| {
            let cells = self.cells.iter().skip(parity).step_by(2);
            let houses = cells.flat_map(|&cell| &map.houses_of[cell]);
            houses.fold(0_u128, |all, &(house, _)| all | 1 << house)
        };
        houses(0) == houses(1)
    }
}

/// What follows from a loop, by its type.
fn conclude(board: &Board, pair: u32, cells: &[usize], add: &mut impl FnMut(u8, Option<RatedStep>)) {
    let rich: CellSet = cells.iter().copied().filter(|&cell| board.digits[cell] != pair).collect();
    let extras = rich.iter().fold(0, |all, cell| all | board.digits[cell] & !pair);
    let base = match cells.len() {
        4 => 45,
        6 => 46,
        8 => 47,
        _ => 50,
    };
    let technique = |kind: u8| match cells.len() {
        4 => RatedTechnique::UniqueRectangle { kind },
        len => RatedTechnique::UniqueLoop { cells: len as u8, kind },
    };
    let step = |kind: u8, tenths: u16, removes| RatedStep::removing(technique(kind), tenths, removes);
    if rich.len() == 1 {
        add(1, step(1, base, candidates(board, rich, pair)));
        return;
    }
    if extras.is_power_of_two() {
        add(2, step(2, base, candidates(board, board.map.common_peers(&rich), extras)));
    }
    if rich.len() > 2 {
        return;
    }
    let map = board.map;
    for house in KINDS
        .into_iter()
        .flat_map(|kind| map.common_houses(&rich).filter(move |&house| map.houses[house].kind == kind))
    {
        let of_rich = spots_of(board, house, &rich);
        let mut fixed = bits(pair).filter(|&digit| board.spots(house, digit) & !of_rich == 0);
        if let Some(digit) = fixed.next() {
            add(4, step(4, base, candidates(board, rich, pair & !(1 << digit))));
        }
        if extras.count_ones() >= 2 {
            let third = Third { board, house, of_rich, extras, pair };
            third.naked(&mut |size, removes| add(3, step(3, base + size - 1, removes)));
            third.hidden(&mut |others, removes| add(3, step(3, base + others - 1, removes)));
        }
    }
}

/// Two cells of a loop with several extra digits in one house.
struct Third<'a> {
    board: &'a Board,
    house: usize,
    of_rich: u32,
    extras: u32,
    pair: u32,
}

impl Third<'_> {
    /// Other cells that make a naked set with the extra digits; and the set's size.
    fn naked(&self, add: &mut impl FnMut(u16, Vec<Candidate>)) {
        let &Third { board, house, of_rich, extras, .. } = self;
        let mut masks = [0; 32];
        for ((place, mask), &cell) in masks.iter_mut().enumerate().zip(&board.map.cells[house]) {
            *mask = if of_rich >> place & 1 == 1 { 0 } else { board.digits[cell] };
        }
        for size in (2..=7).take_while(|size| u32::from(board.blanks[house]) >= 2 * size) {
            let _ = sets::each_with::<()>(&masks[..board.side()], size, (1, extras), &mut |spots, digits| {
                add(size as u16, board.in_house(house, !(spots | of_rich), digits));
                ControlFlow::Continue(())
            });
        }
    }

    /// Other cells that make a hidden set with the loop's digits; and how many they are.
    fn hidden(&self, add: &mut impl FnMut(u16, Vec<Candidate>)) {
        let &Third { board, house, of_rich, extras, pair } = self;
        let places = |digit: usize| board.spots(house, digit) & !of_rich;
        // The two cells are one place that only the loop's digits have.
        let rich_place = 1 << board.side();
        let of_pair = bits(pair).fold(rich_place, |all, digit| all | places(digit));
        let mut masks = [0; 32];
        let further = (0..board.side()).filter(|digit| (extras | pair) >> digit & 1 == 0);
        further.for_each(|digit| masks[digit] = places(digit));
        for size in (2..=7).take_while(|size| u32::from(board.blanks[house]) > 2 * size) {
            let _ =
                sets::each_with::<()>(&masks[..board.side()], size, (2, of_pair), &mut |further, spots| {
                    add(size as u16 - 1, board.in_house(house, spots & !rich_place, !(pair | further)));
                    ControlFlow::Continue(())
                });
        }
    }
}

/// The cells of a house that have both digits of a pair.
fn shared_spots(board: &Board, house: usize, pair: u32) -> u32 {
    let (one, other) = (pair.trailing_zeros(), 31 - pair.leading_zeros());
    board.spots(house, one as usize) & board.spots(house, other as usize)
}

/// Whether a loop may go through a cell: it comes by one house and leaves by another.
fn leads_on(board: &Board, cell: usize, pair: u32) -> bool {
    let has_others = |house: usize| {
        let spots = shared_spots(board, house, pair);
        spots & spots.wrapping_sub(1) != 0
    };
    board.map.houses_of[cell].iter().filter(|&&(house, _)| has_others(house)).count() >= 2
}

/// The places of some cells in a house.
fn spots_of(board: &Board, house: usize, cells: &CellSet) -> u32 {
    let in_house = board.map.cells[house].iter().enumerate();
    in_house.filter(|(_, cell)| cells.contains(**cell)).fold(0, |all, (place, _)| all | 1 << place)
}

/// Those of some digits that are candidates of some cells.
pub(super) fn candidates(board: &Board, cells: CellSet, digits: u32) -> Vec<Candidate> {
    let of_cell = |cell: usize| {
        bits(board.digits[cell] & digits).map(move |digit| Candidate::new(cell, digit as u8 + 1))
    };
    cells.iter().flat_map(of_cell).collect()
}
