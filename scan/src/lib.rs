//! Reads the Sudokus of a photo or a screenshot: pixels in, digits out.
//!
//! ```
//! use ninefold_scan::{NoGrid, Picture, Scan, scan};
//!
//! let white = vec![255; 40 * 30 * 4];
//! let picture = Picture::new(&white, 40, 30)?;
//! // The solver is the caller's: it says whether cells have exactly one solution.
//! assert_eq!(scan(&picture, |_cells| true), Scan::NoGrid(NoGrid::NothingSquare));
//! # Ok::<(), ninefold_scan::ScanError>(())
//! ```
//!
//! The crate `ninefold` has the same with its own solver, behind the feature `scan`.
//!
//! # The way from pixels to digits
//!
//! Each step is a module, and each uses only those above it.
//!
//! * `plane`, `linear`, `order`: points, the camera's perspective, systems of equations, sorting.
//! * `picture`: the photo, not larger than a thousand pixels, in grey.
//! * `mask`: which pixels are dark.
//! * `blobs`: which of them hang together.
//! * `outline`: the four corners of such an area. `cells`: the corners of a grid whose outline is torn, from its cells.
//! * `locate`: the corners that have a grid's lines between them.
//! * `lattice`: where the lines are on curved paper.
//! * `ink`: how much ink each cell has, whatever the light was, dark, light or pale.
//! * `net`: which digit that is. `writing`: in which signs a 16×16 is written.
//! * `upright`: which way up the grid is.
//! * `inks`: the colours of a cell, its digit's and its ground's, and which are the same.
//! * `regions`: what thick lines or colours part. `shading`: patterns of shaded or outlined cells. `cages`: the cages of a killer.
//! * `rules`: which other rules are drawn.
//! * `found`: the grids of a picture.
//! * `choose`: the likeliest reading that is a puzzle.
//! * `player`: which digits are a player's, by their colours. `hand`: which are written by hand. `divide`: the givens and the
//!   answers.
//! * `border`: which cells may be none.
//! * `reading`: all of it in order.
//!
//! All numbers are made by additions, multiplications, divisions, square roots and comparisons in a fixed order, so the
//! same picture gives the same reading on every machine.

mod blobs;
mod border;
mod cages;
mod cells;
mod choose;
mod divide;
mod found;
mod hand;
mod ink;
mod inks;
mod lattice;
mod linear;
mod locate;
mod mask;
mod net;
mod order;
mod outline;
mod picture;
mod plane;
mod player;
mod reading;
mod regions;
mod rules;
mod shading;
mod upright;
mod writing;

pub use picture::{Picture, ScanError};
pub use reading::{Certainty, NoGrid, Scan, ScannedCell, ScannedGrid, scan, scan_all};
pub use rules::SeenRule;

/// What the tests and the examples use of the steps. It is no part of the interface, and may change at any time.
#[doc(hidden)]
pub mod steps {
    pub use crate::blobs::{dark_blobs, light_blobs};
    pub use crate::cells::corners_of_cells;
    pub use crate::choose::likeliest_puzzle;
    pub use crate::hand::evidence_of_hand;
    pub use crate::ink::{Crop, SIDE, crops};
    pub use crate::inks::same_colours;
    pub use crate::lattice::Lattice;
    pub use crate::locate::{THRESHOLDS, locate};
    pub use crate::mask::{Mask, PixelSums};
    pub use crate::net::{DIGITS, DigitNet, Opinion};
    pub use crate::outline::{convex_hull, corners_around, corners_within};
    pub use crate::plane::{Corners, Homography, Point, distance, point_between};
    pub use crate::upright::read_upright;
}
