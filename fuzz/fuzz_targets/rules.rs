//! Puzzles with other rules than the classic ones, or with candidates, as JSON or made of bytes. What can be made is
//! written in every layout and read again; a solution holds in every house; no step that is found is false.

#![no_main]

mod grids;

use grids::common::{extends, in_layout, is_refused};
use libfuzzer_sys::fuzz_target;
use ninefold::explain::rating::{Unrated, rate};
use ninefold::explain::{Level, Position, all_steps};
use ninefold::notation::{Layout, read, write};
use ninefold::{
    DigitSet, Grid, Limits, Request, Rules, RulesError, Shape, Verdict, diagnose, solutions, solve,
};

/// A hard puzzle of a large shape is given up.
const LIMITS: Limits = Limits::budget(500);

fuzz_target!(|input: &[u8]| {
    if let Some(b'{' | b'[') = input.first() {
        match serde_json::from_slice::<Grid>(input) {
            Ok(puzzle) => check(&puzzle, None),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
        return;
    }
    match made(&mut input.iter().copied()) {
        Ok((puzzle, solution)) => check(&puzzle, solution.as_ref()),
        Err(error) => assert!(error.to_string().ends_with('.'), "{error}"),
    }
});

/// A puzzle of bytes, and a solution of its rules if one was found: the shape, which rules there are, regions, groups,
/// what becomes of each cell of that solution, and of its candidates.
fn made(bytes: &mut impl Iterator<Item = u8>) -> Result<(Grid, Option<Grid>), RulesError> {
    let mut next = || bytes.next().unwrap_or_default();
    let shape = Shape::ALL[usize::from(next()) % 10];
    let (side, count) = (shape.side(), shape.cell_count());
    let said = next();
    let is_said = |bit: u8| said >> bit & 1 == 1;
    let mut rules = Rules::builder(shape);
    rules = if is_said(0) { rules.diagonal_down() } else { rules };
    rules = if is_said(1) { rules.diagonal_up() } else { rules };
    rules = if is_said(2) { rules.windows() } else { rules };
    rules = if is_said(3) { rules.disjoint_groups() } else { rules };
    if is_said(4) {
        rules = match next() % 3 {
            0 => rules.asterisk(),
            1 => rules.centre_dot(),
            _ => rules.girandola(),
        };
    }
    if is_said(5) {
        // The boxes, of which cells have changed their places. Sometimes a cell changes its region alone.
        let mut regions: Vec<usize> = (0..count).map(|cell| shape.box_of(cell)).collect();
        for _ in 0..next() % 32 {
            let [one, other] = [next(), next()].map(|byte| usize::from(byte) % count);
            if one == other { regions[one] = usize::from(next() % 32) } else { regions.swap(one, other) }
        }
        rules = rules.regions(regions);
    }
    if is_said(6) {
        for _ in 0..next() % 8 {
            let size = usize::from(next()) % (side + 2);
            rules = rules.group((0..size).map(|_| usize::from(next()) % (count + 1)));
        }
    }
    let rules = rules.build()?;
    let empty = Grid::empty(rules.clone());
    let solution = solutions(Request::new(&empty).limits(LIMITS), 1).solutions.pop();
    let mut cells = solution.clone().unwrap_or(empty).into_cells();
    for cell in &mut cells {
        match next() {
            0..64 => {}
            64..250 => *cell = 0,
            byte => *cell = byte % (side as u8 + 1),
        }
    }
    let puzzle = Grid::with_rules(rules, cells).expect("digits of the shape");
    if !is_said(7) {
        return Ok((puzzle, solution));
    }
    // Most cells keep the solution's candidate.
    let mut candidates = vec![DigitSet::all(side); count];
    for (cell, set) in candidates.iter_mut().enumerate() {
        let (kind, struck) = (next(), DigitSet::from_bits(u32::from_le_bytes([next(), next(), next(), 0])));
        *set -= if kind < 128 { struck } else { DigitSet::EMPTY };
        if let Some(solution) = solution.as_ref().filter(|_| kind > 3) {
            set.insert(solution.cells()[cell]);
        }
    }
    Ok((puzzle.with_candidates(candidates).expect("digits of the shape"), solution))
}

/// `solution` is one of the rules, and may differ from the givens.
fn check(puzzle: &Grid, solution: Option<&Grid>) {
    let json = serde_json::to_string(puzzle).expect("JSON");
    assert_eq!(&serde_json::from_str::<Grid>(&json).expect(&json), puzzle);
    if puzzle.shape().side() > 16 {
        return;
    }
    if !puzzle.is_plain() {
        check_texts(puzzle);
    }
    let verdict = solve(Request::new(puzzle).limits(LIMITS));
    for solution in match &verdict {
        Verdict::Unique(one) => vec![one],
        Verdict::Several(one, other) => vec![one, other],
        _ => vec![],
    } {
        holds(puzzle, solution, &json);
    }
    if solution.filter(|solution| extends(solution, puzzle)).is_some() {
        assert!(!matches!(verdict, Verdict::NoSolution | Verdict::Clash(_)), "it has a solution: {json}");
    }
    assert_eq!(matches!(verdict, Verdict::Clash(_)), !puzzle.clashes().is_empty(), "{json}");
    if !puzzle.rules().is_classic() {
        assert_eq!(rate(Request::new(puzzle).limits(Limits::budget(1))), Err(Unrated::Rules), "{json}");
    }
    if puzzle.shape().side() <= 9
        && let Verdict::Unique(solution) = &verdict
    {
        for step in all_steps(Request::new(&Position::new(puzzle)).limits(LIMITS), Level::Unfair).steps {
            let is_right = |cell: usize, digit: u8| solution.cells()[cell] == digit;
            assert!(step.places.iter().all(|place| is_right(place.cell, place.digit)), "{step:?}: {json}");
            assert!(step.removes.iter().all(|gone| !is_right(gone.cell, gone.digit)), "{step:?}: {json}");
        }
    }
    if puzzle.shape().side() <= 6 {
        for repair in diagnose(puzzle).repairs {
            assert_eq!(repair.puzzle.rules(), puzzle.rules(), "{json}");
            assert!(matches!(solve(&repair.puzzle), Verdict::Unique(_)), "{repair:?}: {json}");
        }
    }
}

/// What is written is the same puzzle when it is read, or the layout says that it cannot hold the rules.
fn check_texts(puzzle: &Grid) {
    // Letters alone are words for a reader; with a digit or a blank in each row they are cells.
    if puzzle.shape().side() > 9 && puzzle.cells().contains(&10) {
        return;
    }
    let read_again = |text: &str, expected: Grid| {
        let reading = read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(reading.puzzles, [Ok(expected.into())], "{text}");
    };
    read_again(&puzzle.to_string(), puzzle.clone());
    for layout in Layout::ALL {
        match write(&puzzle.into(), layout) {
            Ok(text) => read_again(&text, in_layout(puzzle, layout)),
            Err(error) => assert!(is_refused(&error, puzzle), "{error}"),
        }
    }
}

/// A solution keeps givens and candidates, has no blank, and no digit twice in a house.
fn holds(puzzle: &Grid, solution: &Grid, json: &str) {
    assert!(extends(solution, puzzle) && solution.given_count() == solution.cells().len(), "{json}");
    for house in solution.rules().houses() {
        let mut digits: Vec<u8> =
            solution.rules().house_cells(house).iter().map(|&cell| solution.cells()[cell]).collect();
        digits.sort_unstable();
        assert!(digits.windows(2).all(|pair| pair[0] < pair[1]), "{house}: {json}");
    }
    assert_eq!(solution.rules(), puzzle.rules(), "{json}");
}
