//! Aligned exclusion: the digits of two or three cells are tried together.

use super::board::Board;
use super::step::RatedStep;
use super::technique::RatedTechnique::AlignedExclusion;
use super::unique::candidates;
use crate::candidates::CellSet;
use crate::explain::Candidate;
use crate::explain::map::bits;

/// Pairs 6.2. A combination is impossible if it takes all candidates of a cell with two that both see.
pub(super) fn pair(board: &Board) -> Option<RatedStep> {
    let excluders: CellSet = board.cells_with(2..=2).collect();
    pairs(board, &excluders).find_map(|cells| conclude(board, &excluders, &cells, 62))
}

/// Triplets 7.5, where a cell that excludes may have three candidates. The third cell is one that excludes,
/// and that one of the two sees.
pub(super) fn triplet(board: &Board) -> Option<RatedStep> {
    let excluders: CellSet = board.cells_with(2..=3).collect();
    let peers = &board.map.peers;
    pairs(board, &excluders).find_map(|[one, other]| {
        let thirds = excluders & (peers[one] | peers[other]);
        let thirds = thirds.iter().filter(|&third| third != one && third != other);
        let mut steps = thirds.filter_map(|third| conclude(board, &excluders, &[one, other, third], 75));
        steps.next()
    })
}

/// Two blanks each that see cells which may exclude.
fn pairs<'a>(board: &'a Board, excluders: &'a CellSet) -> impl Iterator<Item = [usize; 2]> + 'a {
    let sees_some = |cell: &usize| !board.map.peers[*cell].is_disjoint(excluders);
    let cells: Vec<usize> = board.cells_with(2..=u32::MAX).filter(sees_some).collect();
    (1..cells.len()).flat_map(move |second| {
        let cells = cells.clone();
        (0..second).map(move |first| [cells[first], cells[second]])
    })
}

fn conclude(board: &Board, excluders: &CellSet, cells: &[usize], tenths: u16) -> Option<RatedStep> {
    let seen = cells.iter().fold(*excluders, |seen, &cell| seen & board.map.peers[cell]);
    let together = cells.iter().fold(0, |all, &cell| all | board.digits[cell]);
    let own: CellSet = cells.iter().copied().collect();
    let excluded: Vec<u32> = seen.iter().map(|cell| board.digits[cell]).collect();
    if excluded.len() < 2 || excluded.iter().all(|digits| digits & !together != 0) {
        return None;
    }
    // What is in some possible combination, for each cell.
    let mut possible = vec![0_u32; cells.len()];
    let mut chosen = vec![0; cells.len()];
    try_all(board, cells, &excluded, &mut chosen, 0, &mut possible);
    let left = |(&cell, possible): (&usize, &u32)| candidates(board, CellSet::of(cell), !possible);
    let removes: Vec<Candidate> = cells.iter().zip(&possible).flat_map(left).collect();
    debug_assert!(removes.iter().all(|candidate| own.contains(candidate.cell)));
    RatedStep::removing(AlignedExclusion(cells.len() as u8), tenths, removes)
}

fn try_all(
    board: &Board,
    cells: &[usize],
    excluded: &[u32],
    chosen: &mut [usize],
    at: usize,
    possible: &mut [u32],
) {
    if at == cells.len() {
        let taken = chosen.iter().fold(0_u32, |all, digit| all | 1 << digit);
        if excluded.iter().all(|digits| digits & !taken != 0) {
            possible.iter_mut().zip(&*chosen).for_each(|(possible, digit)| *possible |= 1 << digit);
        }
        return;
    }
    for digit in bits(board.digits[cells[at]]) {
        let clashes = |before: usize| chosen[before] == digit && board.sees(cells[before], cells[at]);
        if !(0..at).any(clashes) {
            chosen[at] = digit;
            try_all(board, cells, excluded, chosen, at + 1, possible);
        }
    }
}
