//! What the tests share: well-known puzzles, a simple reference solver, and short helper functions.

use ninefold::notation::{self, Fault, Layout, LayoutError, NotationError, RuleName, write};
use ninefold::{CellSet, DigitSet, Engine, Grid, Puzzle, Shape};

pub const ENGINES: [Engine; 2] = [Engine::Nine, Engine::Any];

pub const FINNISH: &str = "800000000 003600000 070090200 050007000 000045700 \
                           000100030 001000068 008500010 090000400";
pub const FINNISH_SOLUTION: &str = "812753649 943682175 675491283 154237896 369845721 \
                                    287169534 521974368 438526917 796318452";
pub const NEWSPAPER: &str = "005300000 800000020 070010500 400005300 010070006 \
                             003200080 060500009 004000030 000009700";
pub const NEWSPAPER_SOLUTION: &str = "145327698 839654127 672918543 496185372 218473956 \
                                      753296481 367542819 984761235 521839764";
/// The 9×9 of the second reference program (see `reference_systems.rs`).
pub const NINE: &str = "..971325. .3.8.2.6. ..85.43.. ..395712. .142..73. \
                        52.3..98. 7514..6.. ....7.8.. .8613....";

pub fn shape(side: usize) -> Shape {
    Shape::of_side(side).expect("a shape")
}

/// All puzzles of a text, or the error of the first that cannot be read.
pub fn grids(text: &str) -> Result<Vec<Grid>, NotationError> {
    notation::read(text)?.puzzles.into_iter().map(|puzzle| puzzle.map(Puzzle::into_grid)).collect()
}

/// A solved grid in which every row is the first row, shifted.
pub fn pattern(shape: Shape) -> Grid {
    let (side, height, width) = (shape.side(), shape.box_rows(), shape.box_columns());
    let digit = |cell: usize| {
        let row = cell / side;
        ((row % height * width + row / height + cell % side) % side + 1) as u8
    };
    Grid::new((0..shape.cell_count()).map(digit).collect()).expect("a grid")
}

/// The puzzle of a text that has exactly one.
pub fn grid(text: &str) -> Grid {
    let mut puzzles = grids(text).expect("puzzles");
    assert_eq!(puzzles.len(), 1, "puzzles in {text:?}");
    puzzles.remove(0)
}

/// A puzzle as text, in a layout that can hold its shape.
pub fn written(grid: &Grid, layout: Layout) -> String {
    write(&grid.into(), layout).expect("a layout for this shape")
}

/// Whether a layout can hold a classic puzzle of this shape.
pub fn holds(layout: Layout, shape: Shape) -> bool {
    match layout {
        Layout::Link => shape.side() == 9,
        Layout::Iss => shape.side() <= 16,
        Layout::Sukaku => shape.side() > 4,
        _ => true,
    }
}

/// Whether a layout refuses a puzzle for its shape, its rules or its candidates.
pub fn is_refused(error: &LayoutError, puzzle: &Grid) -> bool {
    match error {
        LayoutError::Shape { layout, shape } => !holds(*layout, *shape) && *shape == puzzle.shape(),
        LayoutError::Rules { rule: RuleName::Candidates, .. } => puzzle.given_candidates().is_some(),
        LayoutError::Rules { .. } => !puzzle.rules().is_classic(),
        _ => false,
    }
}

/// What a grid is in a layout: in `iss` a lone candidate is a given.
pub fn in_layout(puzzle: &Grid, layout: Layout) -> Grid {
    let Some(candidates) = puzzle.given_candidates().filter(|_| layout == Layout::Iss) else {
        return puzzle.clone();
    };
    let digit = |(digit, set): (&u8, &DigitSet)| set.single().unwrap_or(*digit);
    let cells = puzzle.cells().iter().zip(candidates).map(digit).collect();
    let grid = Grid::with_rules(puzzle.rules().clone(), cells).expect("digits");
    grid.with_candidates(candidates.to_vec()).expect("candidates")
}

/// What the text of a puzzle in a layout is read as. Nothing where answers or marks are kept in a way of its own.
pub fn read_back(puzzle: &Puzzle, layout: Layout) -> Option<Puzzle> {
    let (grid, answers, marks) = (puzzle.grid(), puzzle.answers(), puzzle.marks());
    let is_sukaku = grid.given_candidates().is_some();
    let has_digits = grid.given_count() > 0 || !answers.is_empty();
    // Those that are all that is left are computed, and say nothing.
    let marks = if marks == puzzle.filled().candidates() { &[] } else { marks };
    match layout {
        // Without a given, answers are taken for some.
        Layout::Json | Layout::Fpuzzles if !is_sukaku && grid.given_count() == 0 => {
            Some(Puzzle::with_progress(puzzle.filled(), &[], marks))
        }
        Layout::Json | Layout::Fpuzzles => Some(Puzzle::with_progress(grid.clone(), answers, marks)),
        _ if is_sukaku => Some(Puzzle::from(in_layout(grid, layout))),
        // Without a digit, marks are taken for candidates, and in a link only if each cell has some.
        Layout::Marks | Layout::Sukaku if !has_digits && marks.iter().all(|marks| marks.len() != 1) => {
            Some(puzzle.with_marks_given().into())
        }
        Layout::Link if !has_digits && !marks.is_empty() && marks.iter().all(|marks| !marks.is_empty()) => {
            Some(puzzle.with_marks_given().into())
        }
        Layout::Link => Some(Puzzle::with_progress(grid.clone(), answers, marks)),
        Layout::Marks | Layout::Sukaku | Layout::Ss | Layout::Sdk => None,
        _ => Some(Puzzle::from(grid)),
    }
}

/// The grid with some cells changed.
pub fn with(grid: &Grid, changes: &[(usize, u8)]) -> Grid {
    let mut cells = grid.cells().to_vec();
    for &(cell, digit) in changes {
        cells[cell] = digit;
    }
    let changed = Grid::with_rules(grid.rules().clone(), cells).expect("a grid");
    match grid.given_candidates() {
        Some(candidates) => changed.with_candidates(candidates.to_vec()).expect("candidates"),
        None => changed,
    }
}

/// Whether every cell has a digit and no peer has the same.
pub fn is_solved(grid: &Grid) -> bool {
    let (cells, are_peers) = (grid.cells(), peers(grid));
    (0..cells.len()).all(|cell| {
        cells[cell] != 0 && (0..cell).all(|other| cells[cell] != cells[other] || !are_peers(cell, other))
    })
}

/// Whether a solution leaves each given of a puzzle as it is, and has candidates alone.
pub fn extends(solution: &Grid, puzzle: &Grid) -> bool {
    let has = |cell: usize, digit: u8| match (puzzle.cells()[cell], puzzle.given_candidates()) {
        (0, Some(candidates)) => candidates[cell].contains(digit),
        (given, _) => given == 0 || digit == given,
    };
    solution.cells().iter().enumerate().all(|(cell, digit)| has(cell, *digit))
}

/// The first `limit` solutions. It tries every digit in the first blank, and for each the same in the next
/// blank.
pub fn naive(grid: &Grid, limit: usize) -> Vec<Grid> {
    let (mut cells, mut found) = (grid.cells().to_vec(), Vec::new());
    let are_peers = peers(grid);
    let fits = |cells: &[u8], cell: usize| {
        let clashes = |other| other != cell && cells[other] == cells[cell] && are_peers(cell, other);
        let is_candidate = grid.given_candidates().is_none_or(|sets| sets[cell].contains(cells[cell]));
        is_candidate && !(0..cells.len()).any(clashes)
    };
    if (0..cells.len()).all(|cell| cells[cell] == 0 || fits(&cells, cell)) {
        fill(&mut cells, grid, &fits, limit, &mut found);
    }
    found
}

fn fill(
    cells: &mut Vec<u8>,
    grid: &Grid,
    fits: &dyn Fn(&[u8], usize) -> bool,
    limit: usize,
    found: &mut Vec<Grid>,
) {
    let Some(blank) = cells.iter().position(|&digit| digit == 0) else {
        return found.push(Grid::with_rules(grid.rules().clone(), cells.clone()).expect("a grid"));
    };
    for digit in 1..=grid.shape().side() as u8 {
        cells[blank] = digit;
        if found.len() < limit && fits(cells, blank) {
            fill(cells, grid, fits, limit, found);
        }
    }
    cells[blank] = 0;
}

/// Whether two cells of a grid share a row, a column or a box, or a house of its other rules.
fn peers(grid: &Grid) -> impl Fn(usize, usize) -> bool {
    let (shape, rules) = (grid.shape(), grid.rules());
    let (side, height, width) = (shape.side(), shape.box_rows(), shape.box_columns());
    let houses = || rules.houses().map(|house| rules.house_cells(house).iter().copied().collect());
    let others: Vec<CellSet> = if rules.is_classic() { Vec::new() } else { houses().collect() };
    let is_classic = rules.is_classic();
    move |one: usize, other: usize| {
        let (row, column) = (one / side, one % side);
        let (other_row, other_column) = (other / side, other % side);
        row == other_row
            || column == other_column
            || is_classic && (row / height, column / width) == (other_row / height, other_column / width)
            || others.iter().any(|house| house.contains(one) && house.contains(other))
    }
}

/// A text that lz-string's `decompressFromBase64` can read. It is not shortened: every character stands in
/// it.
pub fn compressed(text: &str) -> String {
    let mut bits = Vec::new();
    let mut push = |number: usize, width: u32| bits.extend((0..width).map(|place| number >> place & 1));
    let width = |phrases: usize| phrases.ilog2() + 1;
    for (index, byte) in text.bytes().enumerate() {
        // After each character the decoder knows two more phrases: the character alone, and behind the one
        // before it.
        push(0, width((3 + 2 * index).saturating_sub(1).max(2)));
        push(byte.into(), 8);
    }
    // 2 marks the end.
    push(2, width(3 + 2 * text.len() - 1));
    bits.resize(bits.len().next_multiple_of(6), 0);
    let sextet = |bits: &[usize]| bits.iter().fold(0, |number, bit| number * 2 + bit);
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    bits.chunks(6).map(|bits| alphabet.as_bytes()[sextet(bits)] as char).collect()
}

/// The name of the rule for which a text is refused, and for an unknown rule ('other') also the text's word
/// for it.
pub fn refused(text: &str) -> (&'static str, String) {
    match notation::read(text).map_err(|error| error.fault) {
        Err(Fault::Rules { rule: RuleName::Other(name) }) => ("other", name),
        Err(Fault::Rules { rule }) => (rule.name(), String::new()),
        other => panic!("{other:?} in {text}"),
    }
}
