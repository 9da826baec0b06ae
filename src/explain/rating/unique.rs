//! Unique rectangles and loops: cells that could be filled in two ways, were it not for other candidates.

use super::board::{KINDS, RatingBoard};
use super::step::RatedStep;
use super::subsets;
use super::technique::RatedTechnique;
use crate::explain::Candidate;
use crate::explain::patterns::loops::{self, DeadlyLoop};
use crate::sets::{CellSet, bits};
use crate::shape::Houses;
use crate::solver::Budget;
use std::cell::OnceCell;
use std::ops::ControlFlow;

/// The rating of the easiest.
pub(super) const EASIEST_LOOP: u16 = 45;

/// What a cell of a ring takes of the work.
const WORK_PER_CELL: usize = 5;

/// The easiest step so far.
struct EasiestLoop {
    /// Its rating and its kind.
    key: (u16, u8),
    /// The cells of its loop, in order.
    cells: Vec<usize>,
    step: RatedStep,
}

/// The easiest of all: 4.5 with four cells, 4.6 with six, 4.7 with eight, else 5.0; a set beside it adds to
/// that. Nothing if there was too much work to find it.
///
/// Of equally hard steps of one kind, the first is taken: that of the loop whose cells are lower.
pub(super) fn easiest_loop(board: &RatingBoard, budget: &Budget) -> Option<RatedStep> {
    let mut best: Option<EasiestLoop> = None;
    for longest in [4, usize::MAX] {
        // No longer loop is as easy as a rectangle can be.
        if best.as_ref().is_some_and(|best| best.key.0 == EASIEST_LOOP) {
            break;
        }
        let _ = loops::each_deadly_loop(board, (longest, u32::MAX), budget, &mut |found| {
            let base = match found.cells.len() {
                4 => EASIEST_LOOP,
                6 => 46,
                8 => 47,
                _ => 50,
            };
            if best.as_ref().is_some_and(|best| best.key.0 < base) {
                return ControlFlow::Continue(());
            }
            let ring = OnceCell::new();
            each_step_of_loop(board, found, base, &mut |kind: u8, step: Option<RatedStep>| {
                let Some(step) = step else { return };
                let key = (step.tenths, kind);
                if best.as_ref().is_some_and(|best| best.key < key) {
                    return;
                }
                let Some(cells) = ring.get_or_init(|| cells_in_order(board.houses(), found, budget)) else {
                    return;
                };
                if best.as_ref().is_none_or(|best| (key, cells) < (best.key, &best.cells)) {
                    best = Some(EasiestLoop { key, cells: cells.clone(), step });
                }
            });
            ControlFlow::Continue(())
        });
    }
    best.filter(|_| budget.is_left()).map(|best| best.step)
}

/// The cells of a loop, each of which sees the next: from the lowest one with two candidates, and the lower ones
/// first. Nothing if there is no such order, or no budget is left.
fn cells_in_order(houses: &Houses, found: &DeadlyLoop, budget: &Budget) -> Option<Vec<usize>> {
    let mut cells = vec![(found.cells - found.rich).first()?];
    close_ring(houses, found.cells - CellSet::of(cells[0]), &mut cells, budget).then_some(cells)
}

/// Goes on through all cells that are left, and back to the first.
fn close_ring(houses: &Houses, left: CellSet, cells: &mut Vec<usize>, budget: &Budget) -> bool {
    let last = cells[cells.len() - 1];
    if left.is_empty() || !budget.take(WORK_PER_CELL) {
        return left.is_empty() && houses.sees(last, cells[0]);
    }
    (left & houses.peers()[last]).iter().any(|next| {
        cells.push(next);
        let is_closed = close_ring(houses, left - CellSet::of(next), cells, budget);
        if !is_closed {
            cells.pop();
        }
        is_closed
    })
}

/// What follows from a loop, by its type.
fn each_step_of_loop(
    board: &RatingBoard,
    found: &DeadlyLoop,
    base: u16,
    add: &mut impl FnMut(u8, Option<RatedStep>),
) {
    let DeadlyLoop { cells, rich, .. } = *found;
    let (pair, extras) = (found.pair.bits(), found.extras.bits());
    let technique = |kind: u8| match cells.len() {
        4 => RatedTechnique::UniqueRectangle { kind },
        len => RatedTechnique::UniqueLoop { cells: len as u8, kind },
    };
    let step = |kind: u8, tenths: u16, removes| RatedStep::removing(technique(kind), tenths, removes);
    if rich.len() == 1 {
        add(1, step(1, base, board.candidates(rich, pair)));
        return;
    }
    if extras.is_power_of_two() {
        add(2, step(2, base, board.candidates(board.houses().common_peers(&rich), extras)));
    }
    if rich.len() > 2 {
        return;
    }
    let houses = board.houses();
    for house in KINDS.into_iter().flat_map(|kind| {
        houses.common_houses(&rich).filter(move |&house| houses.kind_of(house) == Some(kind))
    }) {
        let of_rich = houses.spots_of(house, &rich);
        let mut fixed = bits(pair).filter(|&digit| board.all_spots(house)[digit] & !of_rich == 0);
        if let Some(digit) = fixed.next() {
            add(4, step(4, base, board.candidates(rich, pair & !(1 << digit))));
        }
        if extras.count_ones() >= 2 {
            let rich_pair = RichPair { board, house, of_rich, extras, pair };
            rich_pair.add_naked_sets(&mut |size, removes| add(3, step(3, base + size - 1, removes)));
            rich_pair.add_hidden_sets(&mut |others, removes| add(3, step(3, base + others - 1, removes)));
        }
    }
}

/// Two cells of a loop with several extra digits in one house.
struct RichPair<'a> {
    board: &'a RatingBoard,
    house: usize,
    of_rich: u32,
    extras: u32,
    pair: u32,
}

impl RichPair<'_> {
    /// Other cells that make a naked set with the extra digits; and the set's size.
    fn add_naked_sets(&self, add: &mut impl FnMut(u16, Vec<Candidate>)) {
        let &RichPair { board, house, of_rich, extras, .. } = self;
        let masks = board.masks(house);
        for size in (2..=7).take_while(|size| u32::from(board.blanks[house]) >= 2 * size) {
            subsets::each_mask_set_with::<()>(&masks, !of_rich, size, (1, extras), &mut |spots, digits| {
                add(size as u16, board.candidates_in_house(house, !(spots | of_rich), digits));
                None
            });
        }
    }

    /// Other cells that make a hidden set with the loop's digits; and how many they are.
    fn add_hidden_sets(&self, add: &mut impl FnMut(u16, Vec<Candidate>)) {
        let &RichPair { board, house, of_rich, extras, pair } = self;
        let places = |digit: usize| board.all_spots(house)[digit] & !of_rich;
        // The two cells are one place that only the loop's digits have.
        let rich_place = 1 << board.side();
        let of_pair = bits(pair).fold(rich_place, |all, digit| all | places(digit));
        let mut masks = [0; 32];
        (0..board.side()).for_each(|digit| masks[digit] = places(digit));
        let further = !(extras | pair);
        for size in (2..=7).take_while(|size| u32::from(board.blanks[house]) > 2 * size) {
            subsets::each_mask_set_with::<()>(&masks, further, size, (2, of_pair), &mut |further, spots| {
                add(
                    size as u16 - 1,
                    board.candidates_in_house(house, spots & !rich_place, !(pair | further)),
                );
                None
            });
        }
    }
}
