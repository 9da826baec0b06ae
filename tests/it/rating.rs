//! Ratings: every step is true, no easier one was there, and the same puzzle turned and renamed has the same.

use crate::common::{FINNISH, NEWSPAPER, NINE, grid, shape};
use crate::random::{Random, puzzle};
use crate::seeds::{Seed, seeds, size};
use ninefold::explain::rating::{RatedStep, Rating, Unrated, rate, rated_path};
use ninefold::explain::{Level, Position, Technique, first_step_of};
use ninefold::{Grid, Limits, Request, Shape};

/// Random puzzles of every shape up to 16×16 that have one solution, with this and their seeds.
fn puzzles() -> impl Iterator<Item = (Grid, Grid, Seed)> {
    let samples =
        [(4, 16, 40), (6, 36, 40), (8, 64, 20), (9, 81, 60), (10, 80, 5), (12, 95, 5), (16, 130, 2)];
    samples.into_iter().flat_map(|(side, tried, count)| {
        seeds(count).map(move |seed| {
            let (puzzle, solution) = puzzle(shape(side), tried, &mut Random::new(seed.0));
            (puzzle, solution, seed)
        })
    })
}

/// The techniques for people that are in the scale, too, and the most that a step is rated where one is
/// possible.
const RATED: [(f64, &[Technique]); 14] = [
    (1.5, &[Technique::FullHouse, Technique::HiddenSingle]),
    (2.3, &[Technique::NakedSingle]),
    (2.6, &[Technique::Pointing]),
    (2.8, &[Technique::Claiming]),
    (3.0, &[Technique::NakedPair, Technique::LockedPair]),
    (3.4, &[Technique::HiddenPair]),
    (3.6, &[Technique::NakedTriple, Technique::LockedTriple]),
    (4.0, &[Technique::HiddenTriple]),
    (4.2, &[Technique::XyWing]),
    (4.4, &[Technique::XyzWing]),
    (5.0, &[Technique::NakedQuadruple]),
    (5.4, &[Technique::HiddenQuadruple]),
    (6.6, &[Technique::Skyscraper, Technique::TwoStringKite, Technique::TurbotFish]),
    (9.0, &[Technique::XyChain, Technique::XChain]),
];

#[test]
fn every_step_is_true_and_none_is_easier() {
    for (puzzle, solution, _seed) in puzzles() {
        check(&puzzle, &solution);
    }
}

#[test]
fn every_step_is_true_on_puzzles_of_every_level() {
    let random = |seed| puzzle(shape(9), 81, &mut Random::new(seed));
    let puzzles = [random(44), random(42), random(48), random(53), random(468)];
    for (level, (puzzle, solution)) in Level::ALL.into_iter().zip(puzzles) {
        assert_eq!(check(&puzzle, &solution), level, "{puzzle}");
    }
}

/// A 9×9 from a seed that takes each technique of the scale which random puzzles take, and how hard its first
/// step is: random searches alone meet some of them in one run of ten.
#[test]
fn every_technique_is_true_and_has_its_rating() {
    let table = [
        (827, 1.2, "hidden-single"),
        (1508, 1.7, "direct-pointing"),
        (190513, 2.0, "direct-hidden-pair"),
        (64174, 2.3, "naked-single"),
        (53808, 2.5, "direct-hidden-triplet"),
        (4988, 2.6, "pointing"),
        (40688, 2.8, "claiming"),
        (65793, 3.0, "naked-pair"),
        (26227, 3.2, "x-wing"),
        (84640, 3.4, "hidden-pair"),
        (24557, 3.6, "naked-triplet"),
        (285801, 3.8, "swordfish"),
        (2501, 4.0, "hidden-triplet"),
        (109697, 4.2, "xy-wing"),
        (234140, 4.4, "xyz-wing"),
        (257129, 4.5, "unique-rectangle-type-1"),
        (38498, 4.5, "unique-rectangle-type-2"),
        (186716, 4.5, "unique-rectangle-type-3"),
        (239308, 4.5, "unique-rectangle-type-4"),
        (189605, 4.6, "unique-loop-6-type-1"),
        (280883, 4.6, "unique-loop-6-type-2"),
        (211033, 4.6, "unique-loop-6-type-3"),
        (94506, 4.6, "unique-loop-6-type-4"),
        (285807, 4.7, "unique-loop-8-type-1"),
        (137152, 4.7, "unique-loop-8-type-2"),
        (108104, 4.7, "unique-loop-8-type-3"),
        (232582, 4.7, "unique-loop-8-type-4"),
        (130166, 5.0, "naked-quad"),
        (244181, 5.0, "unique-loop-10-type-1"),
        (16308, 5.0, "unique-loop-10-type-2"),
        (201101, 5.0, "unique-loop-12-type-2"),
        (160342, 5.2, "jellyfish"),
        (201614, 5.4, "hidden-quad"),
        (9606, 5.6, "bug-type-1"),
        (1055, 5.7, "bug-type-2"),
        (1800, 5.7, "bug-type-4"),
        (178825, 5.8, "bug-type-3"),
        (199201, 6.2, "aligned-pair-exclusion"),
        (62862, 6.5, "bidirectional-x-cycle"),
        (34770, 6.6, "turbot-fish"),
        (219204, 6.7, "bidirectional-y-cycle"),
        (282952, 6.7, "forcing-x-chain"),
        (35145, 7.1, "bidirectional-cycle"),
        (203609, 7.2, "forcing-chain"),
        (89669, 7.5, "aligned-triplet-exclusion"),
        (147969, 7.8, "nishio-forcing-chains"),
        (208349, 8.3, "cell-forcing-chains"),
        (223030, 8.3, "region-forcing-chains"),
        (58747, 8.8, "dynamic-double-forcing-chains"),
        (162573, 8.9, "dynamic-cell-forcing-chains"),
        (53708, 8.9, "dynamic-contradiction-forcing-chains"),
        (124121, 8.9, "dynamic-region-forcing-chains"),
    ];
    for (seed, rating, technique) in table {
        let (puzzle, solution) = puzzle(shape(9), 81, &mut Random::new(seed));
        check(&puzzle, &solution);
        let path = rated_path(&puzzle).expect("one solution");
        let first = path.steps.iter().find(|step| step.technique.to_string() == technique);
        assert_eq!(first.map(RatedStep::rating), Some(rating), "{technique}, {puzzle}");
    }
}

/// Holds the steps against the solution and against what is easier; the level of the puzzle.
fn check(puzzle: &Grid, solution: &Grid) -> Level {
    let mut position = Position::new(puzzle);
    let path = rated_path(puzzle).expect("one solution");
    assert_eq!(path.next, None, "{puzzle}");
    for step in &path.steps {
        let line = || format!("{puzzle}: {}", step.to_line(puzzle.shape()));
        let has = |cell: usize, digit: u8| position.candidates(cell).contains(digit);
        assert_eq!(step.places.is_some(), step.removes.is_empty(), "{}", line());
        if let Some(placed) = &step.places {
            assert!(has(placed.cell, placed.digit), "{}", line());
            assert_eq!(solution.cells()[placed.cell], placed.digit, "{}", line());
        }
        for gone in &step.removes {
            assert!(has(gone.cell, gone.digit), "{}", line());
            assert_ne!(solution.cells()[gone.cell], gone.digit, "{}", line());
        }
        for (most, techniques) in RATED.iter().take_while(|(most, _)| *most < step.rating()) {
            for &technique in *techniques {
                let easier =
                    first_step_of(&position, technique).step().map(|easier| easier.to_line(puzzle.shape()));
                assert_eq!(easier, None, "at most {most}, {}", line());
            }
        }
        step.removes.iter().for_each(|gone| position.remove(gone.cell, gone.digit));
        step.places.iter().for_each(|placed| position.place(placed.cell, placed.digit));
    }
    assert_eq!(position.cells(), solution.cells(), "{puzzle}");
    let rating = path.rating();
    assert_eq!(rate(puzzle), Ok(rating), "{puzzle}");
    assert!(rating.diamond <= rating.pearl && rating.pearl <= rating.rating, "{puzzle}");
    assert_eq!(rating.diamond, path.steps[0].rating(), "{puzzle}");
    rating.level()
}

/// The same puzzle with its digits, its rows and columns within their bands and stacks, and these shuffled.
fn shuffled(puzzle: &Grid, random: &mut Random) -> Grid {
    let shape = puzzle.shape();
    let side = shape.side();
    let digits = random.order(side);
    let mut lines = |size: usize| -> Vec<usize> {
        let bands = random.order(side / size);
        bands
            .iter()
            .flat_map(|band| random.order(size).into_iter().map(move |line| band * size + line))
            .collect()
    };
    let (rows, columns) = (lines(shape.box_rows()), lines(shape.box_columns()));
    let cell = |cell: usize| match puzzle.cells()[rows[cell / side] * side + columns[cell % side]] {
        0 => 0,
        digit => digits[usize::from(digit) - 1] as u8 + 1,
    };
    Grid::new((0..side * side).map(cell).collect()).expect("a grid")
}

#[test]
fn shuffled_puzzles_have_the_same_rating() {
    let (mut shuffles, mut same) = (0, 0);
    // How many are the same depends on luck, so these seeds stay.
    for seed in 0..size(60).into() {
        let mut random = Random::new(seed + 1000);
        let (puzzle, _) = puzzle(shape(9), 81, &mut random);
        let rating = rate(&puzzle).expect("one solution").rating;
        for _ in 0..5 {
            shuffles += 1;
            same +=
                usize::from(rate(&shuffled(&puzzle, &mut random)).expect("one solution").rating == rating);
        }
    }
    // Which of several equally hard steps comes first may decide what comes after it.
    assert!(same * 1000 >= shuffles * 995, "{same} of {shuffles}");
}

#[test]
fn the_ratings_of_some_puzzles() {
    let table = [
        ("3xx442x1x34224x3", "1.0 1.0 1.0 hidden-single easy"),
        (NEWSPAPER, "10.6 1.2 1.2 dynamic-contradiction-forcing-chains-plus-forcing-chains extreme"),
        (NINE, "1.2 1.0 1.0 hidden-single easy"),
        (FINNISH, "10.7 10.7 9.7 dynamic-contradiction-forcing-chains-plus-forcing-chains extreme"),
    ];
    for (puzzle, expected) in table {
        let rating = rate(&grid(puzzle)).expect("one solution");
        let Rating { pearl, diamond, hardest, .. } = rating;
        let hardest = hardest.map(|technique| technique.to_string()).unwrap_or_default();
        let got = format!("{rating} {pearl:.1} {diamond:.1} {hardest} {}", rating.level());
        assert_eq!(got, expected, "{puzzle}");
    }
}

#[test]
fn what_has_no_rating() {
    let solved = rate(&grid("1234341221434321")).expect("one solution");
    assert_eq!((solved.rating, solved.hardest, solved.level()), (0.0, None, Level::Easy));
    let table = [
        ("1..1 .... .... ....", Unrated::Clash, "clash"),
        ("123. ...4 .... ....", Unrated::NoSolution, "none"),
        ("1... .... .... ....", Unrated::Several, "several"),
    ];
    for (puzzle, expected, name) in table {
        assert_eq!(rate(&grid(puzzle)), Err(expected));
        assert_eq!(expected.name(), name);
        assert!(expected.to_string().starts_with("The puzzle has no rating: "), "{expected}");
    }
    let empty = Grid::empty(Shape::of_side(25).expect("a shape"));
    assert!(rate(&empty).is_err());
}

/// A 16×16 in which only the digits 1, 2 and 3 are not all given: many cells have the same two candidates, so a
/// search for loops has very many ways to go.
const MANY_PAIRS: &str = "
    C8.FE5A.G74B6D9..A74.BD86EF9G5.C9G.674.FC5.D8BEA5BEDG96C..8A4.F7
    4CA9FD8B762E.G.56DFEC.GAB.54.7897.5G6.4EF9.8ACDB8.B.97.5DAGCFE64
    A5G.DEF69C7..4B8.947BC..58AFD6GEE.8C5G94.DB67.AFDF6B8A7.4GE1C95.
    F7D8..B9E4CG5A.6GE.A465D8F97B.C.B6C..8E7A.D59F4G.495AFCG.B6.E87D";

#[test]
fn within_limits_a_rating_is_the_least() {
    let table = [
        // The search for loops is cut off, or ends by itself.
        (MANY_PAIRS, 1, None),
        (MANY_PAIRS, 10, Some("4.5+")),
        (MANY_PAIRS, 10_000, Some("7.1")),
        (FINNISH, 100, Some("8.0+")),
        (FINNISH, 10_000, Some("10.0+")),
        (FINNISH, 200_000, Some("10.7")),
        // What is easy is not counted.
        (NINE, 1, Some("1.2")),
    ];
    for (puzzle, budget, expected) in table {
        let puzzle = grid(puzzle.split_whitespace().collect::<String>().as_str());
        let request = Request::new(&puzzle).limits(Limits::budget(budget));
        let rating = rate(request);
        let got = rating.map(|rating| rating.to_string());
        assert_eq!(got, expected.map(String::from).ok_or(Unrated::Undecided), "{puzzle} in {budget} steps");
        assert_eq!(rated_path(request).map(|path| path.rating()), rating, "{puzzle}");
    }
}
