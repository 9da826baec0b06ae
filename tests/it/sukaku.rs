//! Sukakus: puzzles whose candidates are given, in place of digits or beside them.

use crate::common::{
    ENGINES, NEWSPAPER, extends, grid, grids, in_layout, is_refused, is_solved, naive, read_back, shape,
};
use crate::kept::kept;
use crate::random::{Random, puzzle};
use crate::variants::{all_rules, minimal};
use ninefold::explain::rating::{Unrated, rate, rated_path};
use ninefold::explain::{PathEnd, Position, solution_path};
use ninefold::notation::{Fault, Format, Layout, LayoutError, Reader, RuleName, Symbols, read, write};
use ninefold::{DigitSet, Grid, Puzzle, Rules, Shape, Verdict, count, solutions, solve, solve_all};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// Texts without a given, and their solutions (TEXT-FAULTS.md, K01).
const TEXTS: [(&str, &str); 3] = [
    ("24  13  123 123\n23  124 34  34\n13  12  34  14\n34  234 123 234", "4321214312343412"),
    ("13  34  134 24\n23  134 12  13\n34  12  24  234\n124 24  34  13", "1342241331244231"),
    (NINE, "639251748458367912172849365583416297294738156761592483346125879825974631917683524"),
];

const NINE: &str = ".....6..9..3...7.9....5...9.2....7.91...56...1...5.78.......7.....4.....12.45..8....4...8.....5......3....8...3.5......3..6.8.......7...2.....891.....7...23.5....1..........34..7...2..5...9.......8....4.............9..3..6........6.......5....1...5..8........8...3...7.9.2.45....1.............6...123.......2.4....9.....678..2..5........5...9...4.6........67....3............78.1..4.....1...5....1....6..9......7.......6.8.1..4.......3.5.......45..89.2...6.8....4......2..5..8..23.....9..3...7.....4...8......6..91.........2...........5....12..56.89.....67.9........9..3....8..2....7.9....5...........89......7....34.6....23..67....34.6...1................91...5..8...3...7....3..678..2.4...89..34.6...12..5.....2.......1..4.....";

/// Candidates as words, `.` for a cell of which nothing is said.
fn sets(words: &str) -> Vec<DigitSet> {
    let set =
        |word: &str| word.chars().filter_map(|digit| digit.to_digit(36)).map(|digit| digit as u8).collect();
    words.split_whitespace().map(set).collect()
}

/// A grid in which a cell has these candidates, and the others have all.
fn struck(grid: &Grid, cell: usize, digits: &[u8]) -> Grid {
    let mut candidates = vec![DigitSet::EMPTY; grid.cells().len()];
    candidates[cell] = digits.iter().copied().collect();
    grid.clone().with_candidates(candidates).expect("candidates")
}

/// The letters of candidates: five bits each, the highest one first.
fn code(grid: &Grid) -> String {
    let (side, candidates) = (grid.shape().side(), grid.given_candidates().expect("a Sukaku"));
    let has =
        |cell: usize, digit: usize| grid.cells()[cell] == 0 && candidates[cell].contains(digit as u8 + 1);
    let bits: Vec<bool> = (0..side.pow(3)).map(|bit| has(bit / side, bit % side)).collect();
    let letter =
        |bits: &[bool]| (0..5).fold(0, |sum, bit| sum * 2 + usize::from(bits.get(bit) == Some(&true)));
    bits.chunks(5).map(|bits| char::from(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[letter(bits)])).collect()
}

/// What the layouts say of a puzzle: the texts, and the rule or shape for which there is none.
fn laid_out(puzzle: &Puzzle) -> Vec<(Layout, Result<String, LayoutError>)> {
    Layout::ALL.into_iter().map(|layout| (layout, write(puzzle, layout))).collect()
}

/// Checks that every text of a grid is read as it, and which layouts have one.
fn check_layouts(puzzle: &Grid) {
    use Layout::{Fpuzzles, Iss, Json, Line, Link, Marks, Sukaku, Zeros};
    for (layout, text) in laid_out(&puzzle.into()) {
        match text {
            Ok(text) => assert_eq!(grids(&text), Ok(vec![in_layout(puzzle, layout)]), "{layout} {text}"),
            Err(LayoutError::Rules { rule, .. }) => {
                assert_eq!(rule, RuleName::Candidates, "{layout} {puzzle}")
            }
            Err(error) => assert_eq!(error, LayoutError::Shape { layout, shape: puzzle.shape() }),
        }
    }
    let held = |layout: &Layout| match layout {
        Line | Zeros | Json | Marks | Fpuzzles | Iss => true,
        Sukaku => puzzle.shape().side() > 4,
        Link => puzzle.shape() == Shape::NINE,
        _ => false,
    };
    let written: Vec<Layout> = Layout::ALL.into_iter().filter(held).collect();
    let texts = laid_out(&puzzle.into());
    let found: Vec<Layout> =
        texts.into_iter().filter(|(_, text)| text.is_ok()).map(|(layout, _)| layout).collect();
    assert_eq!(found, written, "{puzzle}");
}

/// Checks that a puzzle has this solution alone, and that its path leads there.
fn check_solution(puzzle: &Grid, solution: &str) {
    let solution = grid_of(puzzle.rules(), solution);
    assert_eq!(solve(puzzle), Verdict::Unique(solution.clone()), "{puzzle}");
    assert_eq!(count(puzzle, 3).count, 1, "{puzzle}");
    for engine in ENGINES {
        assert_eq!(engine.solve(puzzle).solution(), Some(&solution), "{puzzle}");
    }
    let mut position = Position::new(puzzle);
    let found = solution_path(&position);
    assert_eq!(found.end, PathEnd::Solved, "{puzzle}");
    found.steps.iter().for_each(|step| position.apply(step));
    assert_eq!(position.cells(), solution.cells(), "{puzzle}");
    // A rating's steps lead there, too.
    match rated_path(puzzle) {
        Ok(rated) => {
            let mut found = Position::new(puzzle);
            for step in &rated.steps {
                step.removes.iter().for_each(|gone| found.remove(gone.cell, gone.digit));
                step.places.iter().for_each(|place| found.place(place.cell, place.digit));
            }
            assert!(rated.next.is_some() || found.cells() == solution.cells(), "{puzzle}");
            assert!(
                found.cells().iter().zip(solution.cells()).all(|(found, digit)| [0, *digit].contains(found))
            );
            let hardest =
                rated.steps.iter().map(|step| step.rating()).fold(rated.next.unwrap_or(0.0), f64::max);
            assert_eq!(rate(puzzle).map(|rating| rating.rating), Ok(hardest), "{puzzle}");
        }
        Err(error) => assert_eq!((error, puzzle.rules().is_classic()), (Unrated::Rules, false), "{puzzle}"),
    }
}

fn grid_of(rules: &Rules, cells: &str) -> Grid {
    Grid::with_rules(rules.clone(), grid(cells).cells().to_vec()).expect("a grid")
}

#[test]
fn texts_without_a_given() {
    for (text, solution) in TEXTS {
        let puzzle = grid(text);
        assert_eq!(
            (puzzle.given_count(), puzzle.candidates()),
            (0, puzzle.given_candidates().unwrap().to_vec())
        );
        check_solution(&puzzle, solution);
        // Beside the digits there are no marks, and the grid says all.
        assert_eq!(text.parse(), Ok(Puzzle::from(&puzzle)));
        assert_eq!(puzzle.to_string(), format!("{};m={}", ".".repeat(puzzle.cells().len()), code(&puzzle)));
        check_layouts(&puzzle);
    }
    assert_eq!(write(&grid(NINE).into(), Layout::Sukaku).as_deref(), Ok(NINE));
    let rows = write(&grid(TEXTS[0].0).into(), Layout::Marks).expect("marks");
    assert_eq!(rows.lines().nth(1), Some("| 24 13  | 123 123 |"));
}

/// The puzzle as candidates alone, in a random order made as many as can be while there is one solution.
fn without_givens(puzzle: &Grid, most: usize, random: &mut Random) -> Grid {
    let side = puzzle.shape().side();
    let (all, empty) = (DigitSet::all(side), Grid::empty(puzzle.rules().clone()));
    let of_given = |&given: &u8| if given > 0 { DigitSet::of(given) } else { all };
    let mut candidates: Vec<DigitSet> = puzzle.cells().iter().map(of_given).collect();
    let grid =
        |candidates: &[DigitSet]| empty.clone().with_candidates(candidates.to_vec()).expect("candidates");
    for place in random.order(side.pow(3)).into_iter().take(most) {
        let before = candidates[place / side];
        candidates[place / side].insert((place % side) as u8 + 1);
        if before != candidates[place / side] && count(&grid(&candidates), 2).count > 1 {
            candidates[place / side] = before;
        }
    }
    grid(&candidates)
}

/// Twenty that are made of proper puzzles, and as many with some digits given.
#[test]
fn made_of_proper_puzzles() {
    let mut random = Random::new(42);
    let classics = [(4, 6), (6, 5), (8, 2), (9, 2)];
    let of_rules = |index: usize| all_rules().swap_remove(index);
    let mut made: Vec<(Grid, String)> = Vec::new();
    for (side, count) in classics {
        for _ in 0..count {
            let (puzzle, solution) = puzzle(shape(side), side * side, &mut random);
            made.push((puzzle, solution.to_string()));
        }
    }
    // Diagonals, groups of one's own, a jigsaw; and small ones.
    for rules in [0, 7, 8, 11, 12].map(of_rules) {
        let (puzzle, solution) = minimal(&rules);
        made.push((puzzle, Grid::new(solution.into_cells()).expect("a grid").to_string()));
    }
    assert_eq!(made.len(), 20);
    for (puzzle, solution) in made {
        let most = if puzzle.shape().side() < 9 { usize::MAX } else { 400 };
        let alone = without_givens(&puzzle, most, &mut random);
        assert_eq!(alone.given_count(), 0);
        check_solution(&alone, &solution);
        if puzzle.rules().is_classic() {
            check_layouts(&alone);
        }
        // Of the digits some are given, and beside them the candidates.
        let some = puzzle.cells().iter().map(|&digit| if random.below(2) > 0 { digit } else { 0 });
        let some = Grid::with_rules(puzzle.rules().clone(), some.collect()).expect("a grid");
        let both = some.with_candidates(alone.candidates()).expect("candidates");
        check_solution(&both, &solution);
    }
}

/// The first of K01's texts as a code, and that of its cells.
fn four() -> (Grid, String, String) {
    let puzzle = grid(TEXTS[0].0);
    let code = code(&puzzle);
    (puzzle, code, ".".repeat(16))
}

#[test]
fn codes_of_candidates() {
    let (puzzle, code, blank) = four();
    let classic = "3..442.1.34224.3";
    let given = |cells: &str| grid(cells).with_candidates(puzzle.candidates()).expect("candidates");
    let x = {
        let rules = Rules::builder(shape(4)).diagonals().build().expect("diagonals");
        Grid::empty(rules).with_candidates(puzzle.candidates()).expect("candidates")
    };
    let nine = grid(NINE);
    let nine_x = {
        let rules = Rules::builder(Shape::NINE).diagonals().build().expect("diagonals");
        Grid::empty(rules).with_candidates(nine.candidates()).expect("candidates")
    };
    let of_nine = self::code(&nine);
    let one = |text: String, puzzle: &Grid| (text, vec![puzzle.clone()]);
    let table = [
        one(format!("{blank};m={code}"), &puzzle),
        one(format!("{};m={code}", "0".repeat(16)), &puzzle),
        one(format!("{blank};m={}", code.to_lowercase()), &puzzle),
        one(format!("m={code}"), &puzzle),
        one(format!("  m={code}  "), &puzzle),
        one(format!("m={of_nine}"), &nine),
        one(format!("{};m={of_nine}", ".".repeat(81)), &nine),
        // With digits, whose cells count nowhere, and with diagonals.
        one(format!("4...............;m={code}"), &given("4...............")),
        one(format!("{blank};x;m={code}"), &x),
        one(format!("{blank};m={code};x"), &x),
        one(format!("m={code};x"), &x),
        // What strikes nothing is nothing.
        one(format!("{classic};m=7777777777776"), &grid(classic)),
        one("m=7777777777776".into(), &grid(&blank)),
        one("m=AAAAAAAAAAAAA".into(), &grid(&blank)),
        // Behind a label, and what was done on it.
        one(format!("1. m={code}"), &puzzle),
        one(format!("1. {blank};m={code}"), &puzzle),
        one(format!("{blank};m={code} # {{\"answers\":\"4{}\"}}", "0".repeat(15)), &puzzle),
        // Links.
        one(format!("#puzzle={blank};m={code}"), &puzzle),
        one(format!("#puzzle=m={code}"), &puzzle),
        one(format!("https://a.b/?lang=de#puzzle=m={code};x"), &x),
        one(format!("See <https://a.b/#puzzle={blank};x;m={code}>."), &x),
        one(format!("https://a.b/#puzzle=m={of_nine}"), &nine),
        // Lists, JSON, tables.
        (format!("[\"{blank};m={code}\", \"{classic}\"]"), vec![puzzle.clone(), grid(classic)]),
        (
            format!("a = [\n  \"{classic}\",\n  \"{blank};m={code}\",\n  \"m={code}\",\n]"),
            vec![grid(classic), puzzle.clone(), puzzle.clone()],
        ),
        one(format!("{{\"puzzle\":\"{blank};m={code}\"}}"), &puzzle),
        (
            format!("{{\"puzzles\":[\"m={code}\",\"{blank};x;m={code}\",\"{classic}\"]}}"),
            vec![puzzle.clone(), x.clone(), grid(classic)],
        ),
        (
            format!(
                "{{\"puzzles\":[\"{classic}\",\"{blank};m={code}\"],\"puzzle\":[[\"{classic}\",\"{blank};x;m={code}\"]]}}"
            ),
            vec![grid(classic), puzzle.clone(), grid(classic), x.clone()],
        ),
        one(format!("{{\"puzzle\":\"{blank};m={code}\",\"diagonal+\":true,\"diagonal-\":true}}"), &x),
        (
            format!("id,puzzle\n1,{blank};m={code}\n2,{classic}\n3,m={code}\n"),
            vec![puzzle.clone(), grid(classic), puzzle.clone()],
        ),
        (
            format!(
                "id;puzzle;level\n1;\"{blank};x;m={code}\";\"easy\"\n2;{classic};hard\n3;\"m={code}\";\n"
            ),
            vec![x.clone(), grid(classic), puzzle.clone()],
        ),
        // A line of candidates with a rule, and what stands before cells is never lost.
        one(format!("{NINE};x"), &nine_x),
        (format!("{classic} {classic};x"), vec![grid(classic), grid(classic)]),
        // A comment.
        one(format!("{classic};m={code};easy"), &grid(classic)),
        one(format!("{classic};m={code};m={code}"), &grid(classic)),
        one(format!("{classic};m=ABC-D"), &grid(classic)),
        one(format!("{classic};m="), &grid(classic)),
    ];
    for (text, expected) in table {
        assert_eq!(found(&text), expected, "{text}");
    }
    // Numbers of no board, and masks above the side.
    for text in [
        format!("https://a.b/?n={}", "3,".repeat(216)),
        format!("https://a.b/?n={}", "3,".repeat(729)),
        format!("https://a.b/?bd=SeB{}", "z".repeat(216)),
        format!("https://a.b/?n={}1099511627776", "67108864,".repeat(80)),
    ] {
        let _ = read(&text);
    }
    // Answers come along, the last ones of two; and what was filled in before a move.
    let twice = format!("#puzzle={blank}&answers=3{0}&answers=4{0}", "0".repeat(15));
    assert_eq!(twice.parse(), Ok(Puzzle::with_progress(grid(&blank), &[4], &[])), "{twice}");
    let text = format!("#puzzle={blank};m={code}&answers=4{}", "0".repeat(15));
    assert_eq!(text.parse(), Ok(Puzzle::with_progress(puzzle.clone(), &[4], &[])), "{text}");
}

#[test]
fn spoilt_codes_and_their_places() {
    let (_, code, blank) = four();
    let (short, long) = (&code[1..], format!("{code}A"));
    // The last letter has one bit to spare.
    let spare = format!("{}B", &code[..12]);
    let table = [
        (format!("{blank};m={short}"), 18),
        (format!("{blank};m={long}"), 18),
        (format!("{blank};x;m={short}"), 20),
        (format!("{blank};m={short};x"), 18),
        (format!("{blank};m={spare}"), 18),
        (format!("{blank};m=0{short}"), 18),
        (format!("{blank};m=8{short}"), 18),
        (format!("1. {blank};m={short}"), 21),
        (format!("m={long}"), 1),
        (format!("  m={spare}"), 3),
        (format!("m=1{short}"), 1),
        (format!("m={short};x"), 1),
        (format!("#puzzle={blank};m={short}"), 1),
        (format!("#puzzle=m={short}"), 1),
        (format!("https://a.b/#puzzle=m={spare}"), 1),
        (format!("[\"{blank};m={short}\"]"), 20),
        (format!("{{\"puzzle\":\"{blank};m={short}\"}}"), 29),
    ];
    for (text, column) in table {
        let error = read(&text).expect_err(&text);
        assert_eq!(error.fault, Fault::Rules { rule: RuleName::Candidates }, "{text}");
        assert_eq!((error.line, error.column), (1, column), "{text}");
    }
    // In a text with others.
    let text = format!("id,puzzle\n1,{blank};m={code}\n2,{blank};m={short}\n");
    let error = read(&text).expect("a puzzle").puzzles.remove(1).expect_err("a spoilt one");
    assert_eq!((error.line, error.column), (3, 20));
    let sentence =
        "Line 3, column 20: the puzzle has candidates of its own, but the text does not say which.";
    assert_eq!(error.to_string(), sentence);
}

/// What is read in a text, as a whole and in parts; each part's lines are read as the same.
fn found(text: &str) -> Vec<Grid> {
    let puzzles = read(text).unwrap_or_else(|error| panic!("{error}\n{text}")).puzzles;
    for length in [1, 7, 90, 1000] {
        let mut reader = Reader::default();
        let mut parts: Vec<_> = text.as_bytes().chunks(length).flat_map(|part| reader.push(part)).collect();
        parts.extend(reader.finish().puzzles);
        assert_eq!(parts, puzzles, "{length} bytes at a time: {text}");
        let mut reader = Reader::default();
        let mut lines: Vec<u8> =
            text.as_bytes().chunks(length).flat_map(|part| reader.push_lines(part)).collect();
        lines.extend(reader.finish_lines());
        let line = |puzzle: &Result<Puzzle, _>| {
            puzzle.as_ref().map_or("?\n".into(), |puzzle| format!("{}\n", puzzle.grid()))
        };
        let expected: String = puzzles.iter().map(line).collect();
        assert_eq!(String::from_utf8(lines).as_deref(), Ok(&*expected), "{length} bytes at a time: {text}");
    }
    puzzles
        .into_iter()
        .map(|puzzle| puzzle.unwrap_or_else(|error| panic!("{error}\n{text}")).into_grid())
        .collect()
}

#[test]
fn several_among_classics() {
    let nine = grid(NINE);
    let (of_nine, line) = (code(&nine), NEWSPAPER.replace(' ', "").replace('0', "."));
    let (marks, plain) = (write(&(&nine).into(), Layout::Marks).expect("marks"), ".".repeat(81));
    let json = write(&(&nine).into(), Layout::Json).expect("JSON");
    let rows: Vec<String> = sets_of(&nine).chunks(9).map(|row| row.join(" ") + "\n").collect();
    let ways = [
        ("a code behind cells", format!("{plain};m={of_nine}\n"), format!("{line}\n")),
        ("a code", format!("m={of_nine}\n"), format!("{line}\n")),
        ("a line", format!("{NINE}\n"), format!("{line}\n")),
        ("marks", format!("{marks}\n"), crate::common::written(&grid(NEWSPAPER), Layout::Grid) + "\n"),
        (
            "rows of words",
            rows.concat() + "\n",
            crate::common::written(&grid(NEWSPAPER), Layout::Spaced) + "\n\n",
        ),
        ("JSON", format!("{json}\n"), crate::common::written(&grid(NEWSPAPER), Layout::Json) + "\n"),
        ("a link", format!("https://a.b/#puzzle=m={of_nine}\n"), format!("https://a.b/#puzzle={line}\n")),
    ];
    let solved = |text: &str| {
        text.parse()
            .map(|puzzle: Grid| match solve(&puzzle) {
                Verdict::Unique(solution) => {
                    Grid::new(solution.into_cells()).expect("a grid").to_string() + "\n"
                }
                verdict => panic!("{verdict:?}"),
            })
            .expect("a puzzle")
    };
    for (way, sukaku, classic) in ways {
        // Where each of six is a Sukaku.
        for which in [0b111111, 0b000001, 0b000100, 0b100100, 0b101010, 0b011000_u32] {
            let is_sukaku = |place: &u32| which >> place & 1 == 1;
            let text: String =
                (0..6).map(|place| if is_sukaku(&place) { &*sukaku } else { &classic }).collect();
            let puzzles: Vec<Grid> =
                (0..6).map(|place| if is_sukaku(&place) { nine.clone() } else { grid(NEWSPAPER) }).collect();
            assert_eq!(found(&text), puzzles, "{way}: {which:b}");
            let answers: String = puzzles.iter().map(|puzzle| solved(&puzzle.to_string())).collect();
            assert_eq!(String::from_utf8(solve_all(text.as_bytes())), Ok(answers), "{way}: {which:b}");
        }
    }
}

/// The candidates of each cell as words.
fn sets_of(puzzle: &Grid) -> Vec<String> {
    puzzle.candidates().iter().map(|set| set.iter().map(|digit| digit.to_string()).collect()).collect()
}

/// Where a text has digits, its candidates are marks; a lone candidate that a peer could still hold is no digit.
#[test]
fn candidates_beside_digits_are_marks() {
    let sukaku =
        |words: &str| Puzzle::from(Grid::empty(shape(4)).with_candidates(sets(words)).expect("candidates"));
    let begun = |cells: &str, words: &str| Puzzle::with_progress(grid(cells), &[], &sets(words));
    let table = [
        "2 13 123 123  23 124 34 34  13 12 34 14  34 234 123 234",
        "2 13 123 123  3 124 34 34  13 12 34 14  34 234 123 234",
        "24 13 123 123  23 124 34 34  13 12 34 14  34 234 123 3",
    ];
    for words in table {
        let text = words.replace("  ", "\n");
        assert_eq!(text.parse(), Ok(sukaku(words)), "{text}");
        assert_eq!(read(&text).map(|reading| reading.format), Ok(Format::Marks), "{text}");
    }
    // No peer of row 1, column 1 could still hold a 2.
    let words = "2 13 13 13  134 14 34 34  13 12 34 14  34 234 123 234";
    let text = words.replace("  ", "\n");
    let marks = begun("2... .... .... ....", words);
    assert_eq!(text.parse(), Ok(marks.clone()));
    assert!(marks.grid().is_plain());
    // The person may say that they are the puzzle's all the same.
    let given = marks.with_marks_given();
    assert_eq!((given.cells(), given.candidates()[1]), (marks.grid().cells(), DigitSet::from_iter([1, 3])));
    assert_eq!(given.given_candidates().expect("candidates")[0], DigitSet::all(4));
    assert!(count(&given, 300).count < count(marks.grid(), 300).count);
    // What is left is nothing that is struck.
    let left = Puzzle::with_progress(grid(NEWSPAPER), &[], &grid(NEWSPAPER).candidates());
    assert_eq!(left.with_marks_given(), grid(NEWSPAPER));
    // Of a cell without marks nothing is said, and of those without a candidate what was said before.
    let puzzle = Puzzle::with_progress(struck(&grid("4..............."), 1, &[1, 2]), &[], &sets(". 3 24"));
    assert_eq!(puzzle.with_marks_given().candidates()[..3], sets(". 12 2")[..]);
}

/// A grid with any candidates, under any rules; with some digits and without; and what may have been done on it, in any
/// symbols.
fn any_sukaku() -> impl Strategy<Value = Puzzle> {
    let classics = Shape::ALL.map(Rules::classic);
    let small = [4, 6, 8, 9].map(|side| Rules::classic(shape(side)));
    let rules = prop_oneof![select(small.to_vec()), select(classics.to_vec()), select(all_rules())];
    rules.prop_flat_map(|rules| {
        let (side, count) = (rules.shape().side(), rules.shape().cell_count());
        // Letters alone would be words.
        let digit = 1..=(side as u8).min(9);
        let some = |share: u32| vec(prop_oneof![10 - share => Just(0), share => digit.clone()], count);
        let sets = |share: u32, fewest: u32| {
            let set = (1..1_u32 << side).prop_map(move |bits| match DigitSet::from_bits(bits) {
                set if set.len() < fewest as usize => DigitSet::all(side),
                set => set,
            });
            vec(prop_oneof![10 - share => Just(DigitSet::EMPTY), share => set], count)
        };
        let givens = prop_oneof![3 => Just(vec![0; count]), 1 => some(1), 1 => some(4)];
        let candidates = prop_oneof![sets(9, 2), sets(5, 1), sets(1, 1), Just(vec![DigitSet::EMPTY; count])];
        let none = || Just(Vec::new());
        let answers = prop_oneof![3 => Just(Vec::new()), 1 => some(2)];
        let marks = prop_oneof![3 => none(), 1 => sets(3, 1), 1 => sets(10, 1)];
        let symbols = select(&[Symbols::Standard, Symbols::FromZero, Symbols::Letters][..]);
        let parts = (givens, candidates, answers, marks, symbols);
        parts.prop_map(move |(givens, candidates, answers, marks, symbols)| {
            let grid = Grid::with_rules(rules.clone(), givens).expect("a grid");
            let grid = grid.with_candidates(candidates).expect("candidates");
            Puzzle::with_progress(grid, &answers, &marks).with_symbols(symbols)
        })
    })
}

proptest! {
    #![proptest_config(kept())]

    /// What is written is read as the same grid, or is not written. Answers and marks may be left out.
    #[test]
    fn every_layout_keeps_candidates_or_refuses_them(puzzle in any_sukaku()) {
        let grid = puzzle.grid();
        prop_assert_eq!(grid.to_string().parse(), Ok(grid.clone()));
        for (layout, text) in laid_out(&puzzle) {
            let text = match text {
                Ok(text) => text,
                Err(error) => {
                    prop_assert!(is_refused(&error, grid), "{}", error);
                    continue;
                }
            };
            let found: Puzzle = text.parse().unwrap_or_else(|error| panic!("{layout}: {error}\n{text}"));
            match read_back(&puzzle, layout) {
                Some(expected) => prop_assert_eq!(found, expected, "{} {}", layout, text),
                None => prop_assert_eq!(found.grid().rules(), grid.rules(), "{} {}", layout, text),
            }
        }
    }

    /// The engine finds what a search finds that knows nothing.
    #[test]
    fn solutions_are_those_that_trying_finds(puzzle in any_sukaku(), fewer in 0..4_usize) {
        const MOST: usize = 300;
        let grid = puzzle.grid();
        // In a 4×4 every way can be tried, in others where each cell has few digits left.
        let few = |(cell, set): (usize, DigitSet)| set.iter().skip(cell % 3 * fewer).take(2).collect();
        let few: Vec<DigitSet> = grid.candidates().into_iter().enumerate().map(few).collect();
        let narrow = grid.clone().with_candidates(few).expect("candidates");
        for puzzle in [grid, &narrow] {
            if puzzle.shape().side() > if puzzle == grid { 4 } else { 6 } {
                continue;
            }
            let mut truth = naive(puzzle, MOST);
            prop_assert!(truth.iter().all(|solution| is_solved(solution) && extends(solution, puzzle)));
            let mut found = solutions(puzzle, MOST).solutions;
            prop_assert_eq!((found.len(), count(puzzle, MOST).count), (truth.len(), truth.len()), "{}", puzzle);
            if found.len() < MOST {
                for solutions in [&mut found, &mut truth] {
                    solutions.sort_by(|one, other| one.cells().cmp(other.cells()));
                }
                prop_assert_eq!(found, truth, "{}", puzzle);
            }
        }
    }
}
