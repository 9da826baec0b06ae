//! The engine for 9×9, the shape nearly every puzzle has.
//!
//! For each digit it keeps the cells in which the digit is still possible, its *places*: one bit a cell,
//! thirty bits a band, the three bands side by side in one vector, a `Bands` (see `bands`).
//!
//! ```text
//!              box 1       box 2       box 3
//!    row 1    0  1  2  |  10 11 12 |  20 21 22
//!    row 2    3  4  5  |  13 14 15 |  23 24 25      the bit of each cell in its band
//!    row 3    6  7  8  |  16 17 18 |  26 27 28
//!    guard          9           19          29      always 0, room for a carry
//! ```
//!
//! **Ways.** A *minirow* is the part of a row that lies in a box. In a band, a digit takes one minirow of
//! each row and one of each box. These are three of nine, and there are six ways to choose them:
//!
//! ```text
//!    x . .    x . .    . x .    . x .    . . x    . . x      a row of each drawing is a row of the band,
//!    . x .    . . x    x . .    . . x    x . .    . x .      a column is a box
//!    . . x    . x .    . . x    x . .    . x .    x . .
//! ```
//!
//! A minirow is lost if in each way that has it another minirow is no longer possible. The same holds for the
//! columns of a stack. This one rule finds locked candidates. After it, every hidden single is alone in its
//! box.
//!
//! **Claims.** A digit with one place left in a box claims that cell, and all other digits lose it. Two
//! claims on one cell are a contradiction.
//!
//! **Lone digits.** Adding up the places of all nine digits, bit by bit, gives the cells with no digit (a
//! contradiction), with one and with more. A cell's only digit loses its other places in the box.
//!
//! **Sweeps.** Only digits that lost a place are looked at again. A sweep looks at each of those, and then at
//! all cells. Its path depends on how many digits it looks at, and on nothing else, so the processor seldom
//! guesses wrong about what comes next. The claims of a sweep are acted on at its end. If they were acted on
//! at once, each digit would have to wait for the one before.
//!
//! **Guesses.** When a sweep changes nothing, the search tries both digits of a cell that has two. It takes
//! the cell where most will follow from a guess: each place that one of its two digits has among its peers
//! counts one, or three where that peer has two digits itself. A cell where a guess has failed counts two
//! more, because it is likely to fail again. If no cell has two digits, the search takes a digit with two
//! places in a box.
//!
//! The idea to keep bands of one digit in registers is that of JCZSolve, ways are tdoku's triads.

use super::bands::Bands;
use super::{Budget, SearchEnd};
use crate::shape::Shape;
use std::ops::ControlFlow;

/// The number of cells of a 9×9.
pub const CELLS: usize = Shape::NINE.cell_count();

/// The same nine bits for each of a band's boxes.
const fn boxes(bits: u32) -> u32 {
    bits | bits << 10 | bits << 20
}

/// All cells of a band.
const BAND: u32 = boxes(0o777);
/// All cells.
const FULL: Bands = Bands::new([BAND, BAND, BAND, 0]);
/// The bit after each box's cells.
const GUARDS: u32 = boxes(0o1000);
/// The first cell of each box.
const FIRST: u32 = boxes(1);
/// The last cell of each minirow.
const LAST: u32 = boxes(0o444);
/// The first row of each box, which stands for the columns.
const COLUMNS: u32 = boxes(0o007);

/// The cells that share a house with a cell, by band and bit: 32 × band + bit.
static PEERS: [Bands; 96] = {
    let mut peers = [[0; 4]; 96];
    let mut pair = 0;
    while pair < CELLS * CELLS {
        let (cell, other) = (pair / CELLS, pair % CELLS);
        if cell != other && Shape::NINE.are_peers(cell, other) {
            peers[32 * (cell / 27) + bit_of(cell)][other / 27] |= 1 << bit_of(other);
        }
        pair += 1;
    }
    let mut bands = [Bands::each(0); 96];
    let mut at = 0;
    while at < 96 {
        bands[at] = Bands::new(peers[at]);
        at += 1;
    }
    bands
};

/// The bit of a cell in its band.
const fn bit_of(cell: usize) -> usize {
    let (row, column) = (Shape::NINE.row_of(cell), Shape::NINE.column_of(cell));
    10 * (column / 3) + 3 * (row % 3) + column % 3
}

/// The bit of each cell of a band, row by row.
static BIT_OF_CELL: [u8; 27] = {
    let mut bits = [0; 27];
    let mut cell = 0;
    while cell < 27 {
        bits[cell] = bit_of(cell) as u8;
        cell += 1;
    }
    bits
};

/// The cell of each bit, counted from the first cell of its band.
static CELL_OF_BIT: [u8; 32] = {
    let mut cells = [0; 32];
    let mut cell = 0;
    while cell < 27 {
        cells[bit_of(cell)] = cell as u8;
        cell += 1;
    }
    cells
};

/// All cells of the boxes that have at least one.
#[inline(always)]
fn boxes_with_some(cells: Bands) -> Bands {
    let carries = (cells + Bands::each(BAND)) & Bands::each(GUARDS);
    carries - (carries >> 9)
}

/// All cells of the boxes that have none, and the guards of those that have some.
#[inline(always)]
fn boxes_with_none(cells: Bands) -> Bands {
    (((cells + Bands::each(BAND)) & Bands::each(GUARDS)) >> 9) + Bands::each(BAND)
}

/// The cells but the first of each box, if no box is empty.
#[inline(always)]
fn all_but_first(cells: Bands) -> Bands {
    cells & (cells - Bands::each(FIRST))
}

/// Keeps the places of a digit that belong to a way to lay it in their band, and then in their stack. Also
/// returns the minirows in which the second step left none.
///
/// For example, let a digit have the places on the left. Its minirow in row 1 and box 2 is lost, because a
/// way that has it takes row 2 in box 1 or 3, and there is no place. The one in row 1 and box 3 is lost,
/// because a way that has it takes row 3 in box 1 or 2. One way is left.
///
/// ```text
///    x x . | . . x | . x .           x x . | . . . | . . .
///    . . . | x . . | . . .    →      . . . | x . . | . . .
///    . . . | . . . | . x x           . . . | . . . | . x x
/// ```
#[inline(always)]
fn keep_ways(places: Bands) -> (Bands, Bands) {
    // Each minirow is its last cell. `next` has, at the same bit, the minirow of the next row, and `third`
    // that of the row after it. What the shifts carry into another box is never a last cell.
    let minirows = minirows_with_some(places) & Bands::each(LAST);
    let next = minirows >> 3 | minirows << 6;
    let third = minirows >> 6 | minirows << 3;
    // A way that has this minirow takes the next row in one of the other two boxes, and the row after it in
    // the other. `right(rows)` is what the box to the right has, so the inner `right` looks two boxes to the
    // right.
    let right = |rows: Bands| rows >> 10 | rows << 20;
    let minirows = minirows & right(next & right(third) | third & right(next));
    let places = places & ((minirows << 1) - (minirows >> 2));

    // The same for the columns of a box, which are its first row here; the boxes below take the place of
    // those to the right.
    let columns = (places | places >> 3 | places >> 6) & Bands::each(COLUMNS);
    let next = columns >> 1 | columns << 2;
    let third = columns >> 2 | columns << 1;
    let columns = columns & (next & third.up() | third & next.up()).up();
    let two_rows = columns | columns << 3;
    let places = places & (two_rows | two_rows << 3);
    (places, minirows.without(minirows_with_some(places)))
}

/// The last cell of each minirow that has some of the cells, and a few that are not last.
#[inline(always)]
fn minirows_with_some(cells: Bands) -> Bands {
    // A minirow without its last cell is a number from 0 to 3. Adding 3 carries into the last cell unless it
    // is 0, and never further.
    let others = Bands::each(BAND ^ LAST);
    ((cells & others) + others) | cells
}

/// The digits that have to be looked at. Each has four bits, because that is how vectors say which bands are
/// not empty; digit − 1 is in the set while one of its bits is set.
#[derive(Clone, Copy, PartialEq, Eq)]
struct StaleDigits(u64);

impl StaleDigits {
    const NONE: StaleDigits = StaleDigits(0);
    const ALL: StaleDigits = StaleDigits((1 << 36) - 1);

    /// Adds a digit.
    #[inline(always)]
    fn add(&mut self, digit: usize) {
        self.0 |= 1 << (4 * digit);
    }

    /// Adds a digit if the cells are any.
    #[inline(always)]
    fn add_if_any(&mut self, digit: usize, cells: Bands) {
        self.0 |= u64::from(cells.nonzero()) << (4 * digit);
    }
}

impl Iterator for StaleDigits {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let digit = self.0.trailing_zeros() / 4;
        self.0 &= !(15 << (4 * digit));
        Some(digit as usize)
    }
}

/// What is known of a puzzle at one point of the search.
struct State {
    /// The cells in which each digit is possible, by digit − 1.
    places: [Bands; 9],
    /// The cells that no digit has claimed.
    open: Bands,
    /// The open cells with one digit, whose box has lost all other places of that digit.
    lone: Bands,
    /// The digits that lost a place since they were looked at.
    stale: StaleDigits,
}

impl State {
    fn new(cells: &[u8; CELLS]) -> State {
        // The cells that hold each number, first the blanks (0). It has no branch, because the processor could not
        // guess which digit comes next.
        let mut sorted = [[0; 4]; 16];
        for (band, cells) in cells.chunks_exact(27).enumerate() {
            for (&digit, &bit) in cells.iter().zip(&BIT_OF_CELL) {
                sorted[usize::from(digit & 15)][band] |= 1 << bit;
            }
        }
        let [blanks, givens @ ..] = sorted.map(Bands::new);
        State {
            places: std::array::from_fn(|digit| {
                let givens = givens[digit];
                givens | blanks & boxes_with_none(givens)
            }),
            open: FULL,
            lone: FULL ^ blanks,
            stale: StaleDigits::ALL,
        }
    }

    /// Draws conclusions until nothing follows any more, and returns the cells with more than one digit;
    /// `None` if the puzzle turns out impossible.
    #[inline(always)]
    fn settle(&mut self) -> Option<Bands> {
        let mut claims = std::array::from_fn(|digit| self.places[digit].without(self.open));
        loop {
            let claimed = self.look_at_digits(&mut claims)?;
            let more = self.look_at_cells(claimed, &claims)?;
            if self.stale == StaleDigits::NONE {
                return Some(more);
            }
        }
    }

    /// Looks at each stale digit by itself and returns the cells claimed; `None` at a contradiction.
    #[inline(always)]
    fn look_at_digits(&mut self, claims: &mut [Bands; 9]) -> Option<Bands> {
        let (mut claimed, mut fault) = (Bands::each(0), Bands::each(0));
        for digit in std::mem::replace(&mut self.stale, StaleDigits::NONE) {
            let lone = self.places[digit] & self.lone;
            let (places, lost) = keep_ways(self.places[digit]);
            let claim = places & boxes_with_none(all_but_first(places));
            // A band has no place, a cell is claimed twice, or a cell has lost its only digit.
            fault = fault | places.zeros() | claimed & claim | lone.without(claim);
            claimed = claimed | claim;
            claims[digit] = claim;
            self.places[digit] = places;
            self.stale.add_if_any(digit, lost);
        }
        (!(fault & FULL).any()).then_some(claimed)
    }

    /// Acts on the claims, then on the cells with one digit left; returns those with more, and `None` at a
    /// contradiction.
    #[inline(always)]
    fn look_at_cells(&mut self, claimed: Bands, claims: &[Bands; 9]) -> Option<Bands> {
        let mut lost = [Bands::each(0); 9];
        let (mut one, mut more) = (Bands::each(0), Bands::each(0));
        for ((places, claim), lost) in self.places.iter_mut().zip(claims).zip(&mut lost) {
            *lost = *places & claimed.without(*claim);
            *places = *places ^ *lost;
            more = more | one & *places;
            one = one | *places;
        }
        if (one ^ FULL).any() {
            return None;
        }
        self.open = self.open.without(claimed);
        self.lone = self.open.without(more);
        if self.lone.any() {
            for (places, lost) in self.places.iter_mut().zip(&mut lost) {
                let lone = *places & self.lone;
                *lost = *lost | lone;
                *places = lone | *places & boxes_with_none(lone);
            }
        }
        for (digit, &lost) in lost.iter().enumerate() {
            self.stale.add_if_any(digit, lost);
        }
        Some(more)
    }

    /// Where to go on when nothing follows any more, given the cells with more than one digit and those where
    /// a guess has failed.
    #[inline(always)]
    fn guess(&self, more: Bands, failed: Bands) -> Guess {
        self.guess_digit(more, failed)
            .or_else(|| self.guess_place())
            .unwrap_or_else(|| self.guess_first(more))
    }

    /// Of the cells with two digits, the one whose digits have the most places among its peers.
    #[inline(always)]
    fn guess_digit(&self, more: Bands, failed: Bands) -> Option<Guess> {
        let [mut one, mut two, mut three] = [Bands::each(0); 3];
        for &places in &self.places {
            three = three | two & places;
            two = two | one & places;
            one = one | places;
        }
        let pairs = more.without(three);
        let [a, b, c, d, e, f, g, h, last] = self.places;
        let (first, second) = (Bands::transpose([a, b, c, d]), Bands::transpose([e, f, g, h]));
        let last = last.to_array();
        let failed = failed.to_array();
        let (mut best, mut most) = (None, 0);
        each_cell(pairs, |band, bit| {
            let digits =
                first[band].column(bit) | second[band].column(bit) << 4 | (last[band] >> bit & 1) << 8;
            let digit = digits.trailing_zeros() as usize;
            let other = (digits & (digits - 1)).trailing_zeros() as usize;
            let at = CellBit::new(band, bit);
            let places = (self.places[digit] | self.places[other]) & at.peers();
            let score = places.count() + 2 * (places & pairs).count() + 2 * (failed[band] >> bit & 1);
            if score >= most {
                most = score;
                best = Some((at, digit, other));
            }
        });
        best.map(|(at, digit, other)| {
            let lost = |digit: usize| (self.places[digit] & at.peers()).count();
            let (digit, other) = if lost(digit) > lost(other) { (digit, other) } else { (other, digit) };
            Guess { at, digit, other: Some(other) }
        })
    }

    /// Of the digits with two places in a box, the place that has the most other places of its digit among its peers.
    fn guess_place(&self) -> Option<Guess> {
        let (mut guess, mut most) = (None, 0);
        for (digit, &places) in self.places.iter().enumerate() {
            let second = all_but_first(places);
            let third = second & ((second | Bands::each(GUARDS)) - Bands::each(FIRST));
            let pairs = places & boxes_with_some(second).without(boxes_with_some(third));
            each_cell(pairs, |band, bit| {
                let at = CellBit::new(band, bit);
                let score = (places & at.peers()).count();
                if score >= most {
                    most = score;
                    guess = Some(Guess { at, digit, other: None });
                }
            });
        }
        guess
    }

    /// The first digit of the first cell that has more than one.
    fn guess_first(&self, more: Bands) -> Guess {
        let cells = more.to_array();
        let band = (0..2).find(|&band| cells[band] != 0).unwrap_or(2);
        let bit = cells[band].trailing_zeros();
        let digit = (0..8).find(|&digit| self.places[digit].to_array()[band] >> bit & 1 == 1).unwrap_or(8);
        Guess { at: CellBit::new(band, bit), digit, other: None }
    }

    /// Takes some places from a digit, which then has to be looked at.
    #[inline(always)]
    fn remove(&mut self, digit: usize, cells: Bands) {
        self.places[digit] = self.places[digit].without(cells);
        self.stale.add(digit);
    }

    /// The same state once more, copied by vectors: left to itself, the compiler calls for a slow copy.
    #[inline(always)]
    fn copy(&self) -> State {
        let [a, b, c, d, e, f, g, h, i] = self.places;
        State { places: [a, b, c, d, e, f, g, h, i], open: self.open, lone: self.lone, stale: self.stale }
    }

    fn write(&self, cells: &mut [u8; CELLS]) {
        for (digit, &places) in (1..).zip(&self.places) {
            for (cells, mut places) in cells.chunks_exact_mut(27).zip(places.to_array()) {
                // One in each of three boxes.
                for _ in 0..3 {
                    cells[usize::from(CELL_OF_BIT[places.trailing_zeros() as usize % 32])] = digit;
                    places &= places.wrapping_sub(1);
                }
            }
        }
    }
}

/// A digit to try in a cell, and the other one if the cell has just two.
struct Guess {
    at: CellBit,
    digit: usize,
    other: Option<usize>,
}

/// A cell: 32 × band + bit.
#[derive(Clone, Copy)]
struct CellBit(usize);

impl CellBit {
    #[inline(always)]
    fn new(band: usize, bit: u32) -> CellBit {
        CellBit(32 * band + bit as usize)
    }

    #[inline(always)]
    fn peers(self) -> Bands {
        PEERS[self.0]
    }

    #[inline(always)]
    fn cell(self) -> Bands {
        let mut bands = [0; 4];
        bands[self.0 / 32] = 1 << (self.0 % 32);
        Bands::new(bands)
    }
}

/// Calls `visit` with the band and the bit of each of some cells.
#[inline(always)]
fn each_cell(cells: Bands, mut visit: impl FnMut(usize, u32)) {
    for (band, mut cells) in cells.to_array().into_iter().take(3).enumerate() {
        while cells != 0 {
            visit(band, cells.trailing_zeros());
            cells &= cells - 1;
        }
    }
}

/// Calls `visit` with every solution until it breaks; each solution takes a step of the budget.
pub fn each_solution_within(
    cells: &[u8; CELLS],
    budget: &Budget,
    visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
) -> SearchEnd {
    let mut end = SearchEnd::Exhausted;
    let _stopped = each_solution(cells, &mut |cells| {
        if !budget.take_step() {
            end = SearchEnd::OutOfBudget;
            return ControlFlow::Break(());
        }
        visit(cells).map_break(|()| end = SearchEnd::Stopped)
    });
    end
}

/// Calls `visit` with every solution until it breaks; says whether it did.
pub fn each_solution(
    cells: &[u8; CELLS],
    visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    each_solved_state(&mut State::new(cells), Bands::each(0), &mut Bands::each(0), &mut |state| {
        let mut cells = [0; CELLS];
        state.write(&mut cells);
        visit(&cells)
    })
}

/// Counts the solutions, at most `limit` of them.
pub fn count(cells: &[u8; CELLS], limit: usize) -> usize {
    let mut count = 0;
    let _stopped =
        each_solved_state(&mut State::new(cells), Bands::each(0), &mut Bands::each(0), &mut |_| {
            count += 1;
            if count < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    count
}

/// Visits every solution of a state.
///
/// It calls itself for states that have at least one place less, so the depth is limited; 59 is the deepest that
/// was measured, from the empty grid. Only the first of two tries needs a copy of the state; the second goes on
/// in the state itself. If a guess leads to a contradiction at once, its cell is added to the failed ones.
fn each_solved_state(
    state: &mut State,
    guessed: Bands,
    failed: &mut Bands,
    visit: &mut dyn FnMut(&State) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(more) = state.settle() else {
        *failed = *failed | guessed;
        return ControlFlow::Continue(());
    };
    if !more.any() {
        return visit(state);
    }
    let Guess { at, digit, other } = state.guess(more, *failed);
    let (cell, peers) = (at.cell(), at.peers());
    let mut child = state.copy();
    child.remove(digit, peers);
    match other {
        Some(other) => {
            child.remove(other, cell);
            state.remove(other, peers);
        }
        None => (0..9).filter(|&other| other != digit).for_each(|other| child.remove(other, cell)),
    }
    state.remove(digit, cell);
    each_solved_state(&mut child, cell, failed, visit)?;
    each_solved_state(state, cell, failed, visit)
}
