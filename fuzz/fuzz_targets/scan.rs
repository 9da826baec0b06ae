//! Reads any picture. There are grids whose numbers make sense, or there is none.
//!
//! The input is a byte for the kind, one for the width, one for how much each pixel is enlarged, and then the pixels.
//! Where the kind is odd, the pixels lie on a drawn grid, with what their bits say in its cells: noise alone is no
//! grid.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ninefold::scan::{Certainty, ScannedGrid, SeenRule, scan_all};
use ninefold::{Grid, Verdict, solve};

/// Pixels of a cell of the drawn grid.
const CELL: usize = 20;

fuzz_target!(|input: &[u8]| {
    let [kind, width, large, pixels @ ..] = input else { return };
    let (width, large) = (usize::from(*width).max(1), usize::from(*large) % 8 + 1);
    let (rgba, width) =
        if kind % 2 == 1 { (grid(pixels, kind / 2), 11 * CELL) } else { enlarged(pixels, width, large) };
    let height = rgba.len() / 4 / width.max(1);
    let Ok(found) = scan_all(&rgba, width as u32, height as u32) else {
        assert!(width * height == 0 || rgba.len() != width * height * 4);
        return;
    };
    assert_eq!(
        scan_all(&rgba, width as u32, height as u32).as_ref(),
        Ok(&found),
        "it is not read the same again"
    );
    found.unwrap_or_default().iter().for_each(check);
});

fn check(reading: &ScannedGrid) {
    let side = reading.side;
    assert_eq!((reading.lattice.len(), reading.cells.len()), ((side + 1).pow(2), side * side));
    assert!(reading.lattice.iter().flatten().all(|place| place.is_finite()));
    let is_puzzle =
        |cells: &[u8]| Grid::new(cells.to_vec()).is_ok_and(|grid| matches!(solve(&grid), Verdict::Unique(_)));
    for (cell, seen) in reading.cells.iter().enumerate() {
        assert!(usize::from(seen.digit) <= side && (0.0..=1.001).contains(&seen.confidence), "{seen:?}");
        assert!(
            seen.others.iter().all(|other| usize::from(*other) <= side && *other != seen.digit),
            "{seen:?}"
        );
        assert!(reading.raw[cell] == reading.puzzle[cell] || seen.is_doubtful);
        assert!(!seen.is_either || seen.digit != 0);
        assert!(reading.puzzle[cell] == 0 || reading.answers[cell] == 0);
    }
    if reading.certainty != Certainty::Doubtful {
        assert!(reading.raw == reading.puzzle && reading.cells.iter().all(|seen| !seen.is_either));
        let is_classic = side == 9 && (reading.rule == SeenRule::Classic || !reading.is_rule_clear);
        assert_eq!(reading.certainty == Certainty::Sure, is_classic && is_puzzle(&reading.puzzle));
    }
}

/// Pixels as they are given, each made a square; a last row that is not full is left as it is.
fn enlarged(pixels: &[u8], width: usize, large: usize) -> (Vec<u8>, usize) {
    let mut rgba = Vec::new();
    for row in pixels.chunks(4 * width) {
        let wide: Vec<u8> = row.chunks(4).flat_map(|pixel| pixel.repeat(large)).collect();
        rgba.extend(wide.repeat(large));
    }
    (rgba, width * large)
}

/// A grid with a shape in each cell, five pixels by six as the bits of four bytes say, and lines as light as `line`.
fn grid(bytes: &[u8], line: u8) -> Vec<u8> {
    const SIDE: usize = 9 * CELL;
    let gray = |x: usize, y: usize| {
        if x > SIDE || y > SIDE {
            return 230; // around the grid
        }
        if x % CELL < 2 || y % CELL < 2 {
            return line;
        }
        let (column, row) = ((x % CELL) / 2, (y % CELL) / 2);
        let (cell, bit) = (y / CELL * 9 + x / CELL, (row * 5 + column) % 32);
        let is_ink = bytes.get(cell * 4 + bit / 8).is_some_and(|byte| byte >> (bit % 8) & 1 == 1);
        if (2..7).contains(&column) && (2..8).contains(&row) && is_ink { 20 } else { 230 }
    };
    (0..11 * CELL * 11 * CELL)
        .flat_map(|at| {
            let [x, y] = [at % (11 * CELL), at / (11 * CELL)].map(|place| place.wrapping_sub(CELL));
            let gray = gray(x, y);
            [gray, gray, gray, 255]
        })
        .collect()
}
