//! A Sudoku solver: puzzles of ten sizes from 4×4 to 25×25, and one of four verdicts about each.
//!
//! A puzzle has one solution, several, none, or two equal givens that clash; [`solve`] says which, and
//! shows the solution, or two of them, or the clash. [`solutions`] collects all of them up to a limit,
//! [`diagnose`] says what is probably wrong with a puzzle that has not just one, [`explain`] solves as a person
//! does, [`rate`](explain::rating::rate) says how hard that is, and [`notation`] reads and writes puzzles as text.
//!
//! # Solve a puzzle
//!
//! ```
//! use ninefold::{Grid, Verdict, solve};
//!
//! let text = "800000000 003600000 070090200 050007000 000045700 000100030 001000068 008500010 090000400";
//! let puzzle: Grid = text.parse()?; // or `Grid::new`, of numbers row by row, 0 for a blank
//! match solve(&puzzle) {
//!     Verdict::Unique(solution) => println!("{solution:#}"),
//!     Verdict::Several(one, other) => println!("It may be {one} or {other}."),
//!     Verdict::NoSolution => println!("There is none: `diagnose` says which given is probably wrong."),
//!     Verdict::Clash(clashes) => println!("{} is in {} twice.", clashes[0].digit, clashes[0].house),
//!     Verdict::Undecided(_) => println!("Larger grids may have `Limits`, and these were reached."),
//! }
//! assert!(solve(&puzzle).solution().is_some_and(|solution| solution.cells().starts_with(&[8, 1, 2, 7])));
//! # Ok::<(), ninefold::notation::ParseGridError>(())
//! ```
//!
//! # Say what comes next, and how hard it is
//!
//! ```
//! use ninefold::Grid;
//! use ninefold::explain::{Level, Position, next_step, rating::rate};
//!
//! let puzzle: Grid = "3..4 42.1 .342 24.3".parse()?;
//! let position = Position::new(&puzzle); // `Position::from` takes a puzzle with answers and marks
//! let step = next_step(&position, None).step().ok_or("it is solved")?;
//! assert_eq!(step.to_line(puzzle.shape()), "full-house: box 1 => r1c2=1");
//! assert_eq!(rate(&puzzle)?.level(), Level::Easy);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Read puzzles from any text
//!
//! ```
//! use ninefold::notation::{Layout, read, write};
//!
//! let reading = read("Two of them:\n3xx4 42x1 x342 24x3\n\n|1 .|. .|\n|. .|1 .|\n|. 1|. .|\n|4 .|. .|")?;
//! for puzzle in &reading.puzzles {
//!     match puzzle {
//!         Ok(puzzle) => println!("{}", write(puzzle, Layout::Grid)?),
//!         Err(error) => eprintln!("{error}"), // where and what, as in "Line 1, column 7: '?' is neither …"
//!     }
//! }
//! assert_eq!(reading.grids().count(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Other rules
//!
//! X-Sudokus, windokus, jigsaws and their like are solved and explained as classics are: [`Rules`] say what must
//! hold, and a [`Grid`] takes them with its cells. There is no rating for them.
//!
//! ```
//! use ninefold::explain::{PathEnd, Position, solution_path};
//! use ninefold::{Grid, Rules, Shape, Verdict, solve};
//!
//! let numbers = |text: &'static str| text.split(' ').flat_map(str::chars).map(|c| c.to_digit(10).unwrap_or(0));
//! let regions = numbers("111222 113322 133332 455556 445566 444666").map(|region| region as usize - 1);
//! let jigsaw = Rules::builder(Shape::of_side(6).unwrap()).regions(regions).build()?;
//! let cells = numbers(".5.2.. ....3. ...14. .46... .3.... ..2.5.").map(|digit| digit as u8);
//! let puzzle = Grid::with_rules(jigsaw, cells.collect())?;
//! assert!(matches!(solve(&puzzle), Verdict::Unique(_)));
//! assert_eq!(solution_path(&Position::new(&puzzle)).end, PathEnd::Solved);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! Without any, the crate has no dependency. What needs a feature says so where it is documented.
//!
//! | feature | what it adds |
//! | --- | --- |
//! | `serde` | grids, rules, verdicts, repairs and steps can be serialized and read back |
//! | `rayon` | `solve_all_parallel` and `solve_lines_parallel`: many puzzles on every core |
//! | `scan` | the module `scan`: a puzzle from the pixels of a photo, by the crate `ninefold-scan` |
//! | `cli` | the command `ninefold`; with it `serde` |
//! | `photos` | `ninefold scan FILE`, which reads photos; with it `cli` and `scan` |
//! | `web` | what the modules for browsers share; a program that takes the library does not want it |
//! | `web-core`, `web-full`, `web-hint`, `web-rate`, `web-scan` | each makes one of these modules; with it `web` |
//!
//! # Speed
//!
//! Only the program that takes the library can set what makes it quick:
//!
//! * WebAssembly: without `simd128` a 9×9 takes 2.6 to 2.9 times as long. In `.cargo/config.toml`:
//!
//!   ```toml
//!   [target.wasm32-unknown-unknown]
//!   rustflags = ["-C", "target-feature=+simd128"]
//!   ```
//! * Debug builds: without optimisation a 9×9 takes a hundred times as long and more. In `Cargo.toml`:
//!
//!   ```toml
//!   [profile.dev.package.ninefold]
//!   opt-level = 3
//!   ```
//!
//! # The words
//!
//! * *cell*: one square of the grid, numbered row by row from 0; it holds a *digit* or is *blank*.
//! * *given*: a digit printed in the puzzle; *answer*: one that the person filled in; *mark*: a candidate
//!   that the person noted.
//! * *row*, *column*, *box*: the groups of cells that hold every digit once; each of them is a *house*.
//! * *rules*: all that must hold. A *classic* has rows, columns and boxes; other puzzles have *regions* in place of
//!   the boxes, or further houses: *diagonals*, *windows*, *groups*.
//! * *band*, *stack*: the boxes beside each other, the boxes below each other.
//! * *peer*: a cell that shares a house with another one.
//! * *candidate*: a digit still possible in a cell. In a *Sukaku* some are the puzzle's own, in place of givens or
//!   beside them.
//! * *shape*: the side of a grid and the size of its boxes.
//! * *clash*: the same digit twice in a house.
//! * *verdict*: what is true of a puzzle: one solution, several, none, or a clash; or *undecided*, where the
//!   search had to give up.
//! * *position*: cells and candidates at one moment; *technique*: a named way of deducing; *step*: one use of a
//!   technique; *effort*: how much a step asks of a person; *path*: the steps to the solution.
//! * *rating*: how hard a puzzle is, as the number that players quote; *level*: the same in a word.
//! * *spoilt*: of a position, that an answer is not the solution's, or that a cell has lost the candidate that is.
//! * *slip*, *repair*: what may have spoilt a puzzle on its way from print, and its undoing.
//!
//! # The modules
//!
//! Each uses only those above it. Those without a link are the crate's own, but for `scan`. What others need of
//! them is shown here: [`Puzzle`], [`UnknownName`]; and in [`notation`]: [`Symbols`](notation::Symbols).
//!
//! * `names`: what variants are called in text.
//! * [`sets`]: which digits, which cells.
//! * [`shape`]: the ten shapes, the rules and their houses.
//! * `symbols`: what digits are written as.
//! * `candidates`: what is left for each cell, and the board below everything that reasons.
//! * [`grid`]: the cells of one puzzle, and its clashes.
//! * `puzzle`: a grid, and what was done on it.
//! * [`notation`]: puzzles as text.
//! * [`solver`]: finding solutions.
//! * [`explain`]: what comes next in a puzzle, and why.
//! * [`doctor`]: what is probably wrong with a puzzle that has no solution, or several.
//! * [`second_look`]: what else a text may say.
//! * [`collection`]: many puzzles at once.
//! * `scan`: a puzzle from a photo; there with the feature `scan`.
//! * `wasm`: all of this for a browser, behind the feature `web`; nothing above knows of it.

#![cfg_attr(docsrs, feature(doc_cfg))]

mod candidates;
pub mod collection;
pub mod doctor;
pub mod explain;
pub mod grid;
mod names;
pub mod notation;
mod puzzle;
#[cfg(feature = "scan")]
pub mod scan;
pub mod second_look;
pub mod sets;
pub mod shape;
pub mod solver;
mod symbols;
#[cfg(all(feature = "web", target_arch = "wasm32"))]
mod wasm;

pub use collection::{solve_all, solve_lines};
#[cfg(feature = "rayon")]
pub use collection::{solve_all_parallel, solve_lines_parallel};
pub use doctor::{Change, Diagnosis, Forgotten, ForgottenRule, Repair, RepairKind, diagnose};
pub use grid::{Clash, Grid, GridError};
pub use names::UnknownName;
pub use puzzle::Puzzle;
pub use sets::{CellSet, DigitSet};
pub use shape::{House, HouseKind, Rules, RulesBuilder, RulesError, Shape, ShapeError};
pub use solver::{
    Count, Engine, Limits, Request, SearchEnd, Solutions, Verdict, count, each_solution, solutions, solve,
};

/// The README's Rust example is a test too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
