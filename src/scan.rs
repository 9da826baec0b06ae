//! A puzzle from a photo: the crate `ninefold-scan` reads the cells, and the solver says which reading is a puzzle.
//!
//! ```
//! use ninefold::Grid;
//! use ninefold::scan::{Scan, scan};
//!
//! let (width, height) = (40, 30);
//! let pixels = vec![255; width * height * 4]; // as a camera or a decoder of pictures has them
//! match scan(&pixels, width as u32, height as u32)? {
//!     Scan::Grid(found) => println!("{}", Grid::new(found.puzzle.to_vec())?),
//!     Scan::NoGrid(why) => println!("no grid: {why:?}"), // here NothingSquare
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub use ninefold_scan::{Certainty, NoGrid, Scan, ScanError, ScannedCell, ScannedGrid, SeenRule};

use crate::solver::nine;
use ninefold_scan::Picture;

/// Reads a puzzle from a picture of RGBA bytes, row by row: a photo or a screenshot, any way up. Of several puzzles it is the
/// largest, or the first of those that are about as large; a full grid beside others is a solution, and is none of them.
///
/// The same picture gives the same reading on every machine.
///
/// # Errors
///
/// If a side is 0, or the bytes are not four for each pixel.
///
/// ```
/// use ninefold::scan::{NoGrid, Scan, scan};
///
/// let white = vec![255; 40 * 30 * 4];
/// assert_eq!(scan(&white, 40, 30)?, Scan::NoGrid(NoGrid::NothingSquare));
/// let error = scan(&white, 40, 31).unwrap_err();
/// assert_eq!(error.to_string(), "Expected 40 × 31 pixels of 4 bytes, which are 4960 bytes, got 4800.");
/// # Ok::<(), ninefold::scan::ScanError>(())
/// ```
pub fn scan(rgba: &[u8], width: u32, height: u32) -> Result<Scan, ScanError> {
    Ok(ninefold_scan::scan(&Picture::new(rgba, width, height)?, is_puzzle))
}

/// Reads all grids of a picture, as [`scan`] does, in the order of reading: a newspaper has two puzzles beside each other.
/// Where there is none, it says why.
///
/// # Errors
///
/// If a side is 0, or the bytes are not four for each pixel.
///
/// ```
/// use ninefold::scan::{NoGrid, scan_all};
///
/// let white = vec![255; 40 * 30 * 4];
/// assert_eq!(scan_all(&white, 40, 30)?, Err(NoGrid::NothingSquare));
/// # Ok::<(), ninefold::scan::ScanError>(())
/// ```
pub fn scan_all(rgba: &[u8], width: u32, height: u32) -> Result<Result<Vec<ScannedGrid>, NoGrid>, ScanError> {
    Ok(ninefold_scan::scan_all(&Picture::new(rgba, width, height)?, is_puzzle))
}

/// Whether cells have exactly one solution. The engine for 9×9 alone keeps the module for pages small.
fn is_puzzle(cells: &[u8; 81]) -> bool {
    nine::count(cells, 2) == 1
}
