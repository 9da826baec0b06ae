//! The engine for 9×9, the shape nearly every puzzle has.
//!
//! It keeps, for each digit and each band, the cells in which the digit is still possible:
//!
//! ```text
//!            stack 0      stack 1      stack 2
//!   row 0   0  1  2  |   3  4  5  |   6  7  8
//!   row 1   9 10 11  |  12 13 14  |  15 16 17      the bit of each cell in the 27 bits of a band
//!   row 2  18 19 20  |  21 22 23  |  24 25 26
//! ```
//!
//! Three neighbouring bits are a *minirow*: the part of a row that lies in one box. In a band, a digit
//! takes one minirow of each row and of each box, and there are only six ways to choose those three out
//! of nine. A table with an entry for each set of minirows still possible gives those that belong to one
//! of the six ways. The same table serves a stack, with columns in place of rows.
//!
//! Digits rule each other out in two ways: a digit with one place left in a row takes that cell from all
//! others, and a cell with one digit left fixes the digit. When nothing more follows, the search tries
//! the digits of a cell that has few.

use std::ops::ControlFlow;

/// The number of cells of a 9×9.
pub const CELLS: usize = 81;

/// A set of cells of one band, 27 bits as drawn above.
type Band = u32;

const ALL: Band = 0o777_777_777;
const ROW: Band = 0o777;
/// The leftmost cell of each row.
const COLUMN: Band = 0o001_001_001;
/// The leftmost minirow of each row.
const STACK: Band = 0o007_007_007;
/// The rows and boxes of a band.
const HOUSES: [Band; 6] = [ROW, ROW << 9, ROW << 18, STACK, STACK << 3, STACK << 6];
/// The left cell of each minirow.
const MINIROW_STARTS: Band = 0o111_111_111;

/// For each choice of squares from a 3×3, those that belong to one of the six ways to have one in each
/// line; square (line, place) is bit 3 × line + place of the choice, and bits 9 × line + place of the entry.
static WAYS: [u32; 512] = {
    let mut table = [0; 512];
    let mut choice = 0;
    while choice < 512 {
        let mut way = 0;
        while way < 6 {
            // The place in line 0, in line 1, and what they leave for line 2.
            let first = way / 2;
            let second = (first + 1 + way % 2) % 3;
            let third = 3 - first - second;
            let squares = 1 << first | 1 << (3 + second) | 1 << (6 + third);
            if choice & squares == squares {
                table[choice] |= 1 << first | 1 << (9 + second) | 1 << (18 + third);
            }
            way += 1;
        }
        choice += 1;
    }
    table
};

/// Looks up the ways of squares that lie where the entries of the table have them.
fn ways(squares: u32) -> u32 {
    let choice = squares | squares >> 6 | squares >> 12;
    WAYS[(choice & 511) as usize]
}

/// Keeps of one digit's places those that rows, columns and boxes of that digit alone leave open.
///
/// An impossible digit loses all places of a band.
fn narrow(places: [Band; 3]) -> [Band; 3] {
    let in_rows = places.map(|band| {
        let minirows = band | band >> 1 | band >> 2;
        // From the left cell of each minirow to the first three bits of each row.
        let minirows = minirows & MINIROW_STARTS;
        let squares = (minirows | minirows >> 2 | minirows >> 4) & STACK;
        let open = ways(squares);
        let open = (open | open << 2 | open << 4) & MINIROW_STARTS;
        band & (open * 7)
    });
    let [top, middle, bottom] = in_rows.map(|band| (band | band >> 9 | band >> 18) & ROW);
    // Now a line is a band and a place is a column of the stack.
    let columns = top | middle << 9 | bottom << 18;
    let open = ways(columns & STACK) | ways(columns >> 3 & STACK) << 3 | ways(columns >> 6 & STACK) << 6;
    [0, 1, 2].map(|band| in_rows[band] & ((open >> (9 * band) & ROW) * COLUMN))
}

/// The rows in which exactly one cell is set, if each has at least one.
fn rows_with_one(band: Band) -> Band {
    const LAST: Band = 0o400_400_400;
    const OTHERS: Band = 0o377_377_377;
    // Without its lowest cell, a row is empty just if it had one. A sum carries into the row's last bit
    // unless all bits below are 0.
    let rest = band & band.wrapping_sub(COLUMN);
    let one = !(((rest & OTHERS) + OTHERS) | rest) & LAST;
    one | (one - (one >> 8))
}

/// What is known of a puzzle at one point of the search.
#[derive(Clone, Copy)]
struct State {
    /// The cells in which each digit is possible, by digit − 1 and band.
    places: [[Band; 3]; 9],
    /// The cells that have not been taken from all digits but one.
    open: [Band; 3],
    /// The digits that lost a place since they were looked at: bit digit − 1.
    stale: u32,
}

/// A digit in a cell: the cell is the one bit of the band.
#[derive(Clone, Copy)]
struct Guess {
    digit: usize,
    band: usize,
    cell: Band,
}

impl State {
    fn new(cells: &[u8; CELLS]) -> State {
        let mut state = State { places: [[ALL; 3]; 9], open: [ALL; 3], stale: 0o777 };
        for (index, &given) in cells.iter().enumerate() {
            if let Some(digit) = usize::from(given).checked_sub(1) {
                let (band, cell) = (index / 27, 1 << (index % 27));
                state.fix(Guess { digit, band, cell });
            }
        }
        state
    }

    /// Leaves the digit no other place in the row; the rest follows when it is looked at.
    fn fix(&mut self, Guess { digit, band, cell }: Guess) {
        let row = ROW << (cell.trailing_zeros() / 9 * 9);
        self.places[digit][band] &= !row | cell;
        self.stale |= 1 << digit;
    }

    fn rule_out(&mut self, Guess { digit, band, cell }: Guess) {
        self.places[digit][band] &= !cell;
        self.stale |= 1 << digit;
    }

    /// Draws conclusions until nothing follows any more; false if the puzzle turns out impossible.
    fn settle(&mut self) -> bool {
        loop {
            while self.stale != 0 {
                let digit = self.stale.trailing_zeros() as usize;
                self.stale &= self.stale - 1;
                if !self.settle_digit(digit) {
                    return false;
                }
            }
            if !self.fix_lone_digits() {
                return false;
            }
            if self.stale == 0 {
                return true;
            }
        }
    }

    fn settle_digit(&mut self, digit: usize) -> bool {
        let mut places = self.places[digit];
        loop {
            let fewer = narrow(places);
            if fewer == places {
                break;
            }
            places = fewer;
        }
        self.places[digit] = places;
        if places.contains(&0) {
            return false;
        }
        for (band, places) in places.into_iter().enumerate() {
            let taken = places & rows_with_one(places) & self.open[band];
            if taken != 0 {
                self.open[band] &= !taken;
                for other in (0..9).filter(|&other| other != digit) {
                    let lost = self.places[other][band] & taken != 0;
                    self.places[other][band] &= !taken;
                    self.stale |= u32::from(lost) << other;
                }
            }
        }
        true
    }

    /// Fixes the digit of each open cell that has only one left; false if a cell has none.
    fn fix_lone_digits(&mut self) -> bool {
        for band in 0..3 {
            let [one, two, _] = self.counts(band);
            if one != ALL {
                return false;
            }
            let lone = self.open[band] & !two;
            if lone != 0 {
                for digit in 0..9 {
                    let mut cells = self.places[digit][band] & lone;
                    while cells != 0 {
                        self.fix(Guess { digit, band, cell: cells & cells.wrapping_neg() });
                        cells &= cells - 1;
                    }
                }
            }
        }
        true
    }

    /// The cells of a band with at least one, two and three digits.
    fn counts(&self, band: usize) -> [Band; 3] {
        self.places.iter().fold([0; 3], |[one, two, three], places| {
            let cells = places[band];
            [one | cells, two | one & cells, three | two & cells]
        })
    }

    /// A digit to try in an open cell; none if the puzzle is solved.
    fn guess(&self) -> Option<Guess> {
        (0..3)
            .find_map(|band| {
                let [_, _, more] = self.counts(band);
                self.first_digit(band, self.open[band] & !more)
            })
            .or_else(|| self.guess_place())
    }

    /// The lowest digit of the first of some cells.
    fn first_digit(&self, band: usize, cells: Band) -> Option<Guess> {
        let cell = cells & cells.wrapping_neg();
        let digit = (0..9).find(|&digit| self.places[digit][band] & cell != 0)?;
        Some(Guess { digit, band, cell })
    }

    /// The first of the places of a digit in a row or box where it has fewest.
    fn guess_place(&self) -> Option<Guess> {
        let mut fewest = u32::MAX;
        let mut guess = None;
        for (digit, places) in self.places.iter().enumerate() {
            for (band, &places) in places.iter().enumerate() {
                for house in HOUSES {
                    let cells = places & house;
                    let count = cells.count_ones();
                    if 1 < count && count < fewest {
                        let cell = cells & cells.wrapping_neg();
                        fewest = count;
                        guess = Some(Guess { digit, band, cell });
                    }
                }
            }
        }
        guess
    }

    fn write(&self, cells: &mut [u8; CELLS]) {
        for (digit, places) in (1..).zip(&self.places) {
            for (cells, &places) in cells.chunks_exact_mut(27).zip(places) {
                for (place, cell) in cells.iter_mut().enumerate() {
                    if places >> place & 1 == 1 {
                        *cell = digit;
                    }
                }
            }
        }
    }
}

/// Calls `visit` with every solution until it breaks; says whether it did.
pub fn each_solution(
    cells: &[u8; CELLS],
    visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    search(State::new(cells), visit)
}

/// Visits every solution of a state; each call within itself has one guess more, so 81 at most.
fn search(mut state: State, visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>) -> ControlFlow<()> {
    while state.settle() {
        let Some(guess) = state.guess() else {
            let mut cells = [0; CELLS];
            state.write(&mut cells);
            return visit(&cells);
        };
        let mut guessed = state;
        guessed.fix(guess);
        search(guessed, visit)?;
        state.rule_out(guess);
    }
    ControlFlow::Continue(())
}
