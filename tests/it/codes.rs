//! The codes of other programs: Solo's IDs, SudokuWiki's boards, Interactive Sudoku Solver's constraints, and texts that
//! lz-string compresses.

use crate::common::{NEWSPAPER, grid, grids, pattern, refused, shape, written};
use crate::variants::{JIGSAW, all_rules, regions};
use ninefold::notation::{Fault, Layout, LayoutError, RuleName, read, write};
use ninefold::{DigitSet, Grid, House, HouseKind, Puzzle, Rules, RulesBuilder, Shape, Verdict, solve};

const WINDOKU: &str =
    "..32..... .......76 7.5...... ....968.. 9.......3 ..215.... ......5.4 67....... .....96..";
const SIX: &str = ".5.2.. ....3. ...14. .46... .3.... ..2.5.";
const SIX_REGIONS: &str = "111222 113322 133332 455556 445566 444666";

fn nine() -> RulesBuilder {
    Rules::builder(Shape::NINE)
}

fn six() -> RulesBuilder {
    Rules::builder(shape(6)).regions(regions(SIX_REGIONS))
}

fn ruled(rules: RulesBuilder, cells: &str) -> Grid {
    Grid::with_rules(rules.build().expect("rules"), grid(cells).cells().to_vec()).expect("a grid")
}

/// The rule and the sentence for which a text is refused.
fn impossible(text: &str) -> (RuleName, String) {
    match read(text).map_err(|error| error.fault) {
        Err(Fault::Impossible { rule, error }) => (rule, error.to_string()),
        other => panic!("{other:?} in {text}"),
    }
}

/// The givens of a puzzle as Solo writes them.
fn solo_cells(puzzle: &Grid) -> String {
    let cell = |digit: &u8| if *digit == 0 { "a".into() } else { format!("{digit}_") };
    puzzle.cells().iter().map(cell).collect()
}

/// Regions as Solo writes them: how many borders without a line there are before each line.
fn solo_regions(regions: &[usize], shape: Shape) -> String {
    let inner = shape.side() - 1;
    let across = (0..shape.side() * inner).map(|at| (at / inner * shape.side() + at % inner, 1));
    let down = (0..shape.side() * inner).map(|at| (at % inner * shape.side() + at / inner, shape.side()));
    let (mut text, mut run) = (String::new(), 0_u8);
    let lines = across.chain(down).map(|(cell, step)| regions[cell] != regions[cell + step]);
    for is_line in lines.chain([true]) {
        if is_line {
            text.push(if run == 0 { '_' } else { char::from(b'`' + run) });
            run = 0;
        } else if run == 25 {
            text.push('z');
            run = 1;
        } else {
            run += 1;
        }
    }
    text
}

/// Solo has made these; each has exactly one solution by its rules.
#[test]
fn solos_own_ids() {
    let table = [
        ("4jx:3b4h1b2,__aa____g__c_", "3..4........1..2;x;r=abccabbcabdcaddd"),
        ("2x2jx:3b4h1b2,__aa____g__c_", "3..4........1..2;x;r=abccabbcabdcaddd"),
        (
            "6j:b6b5b1a5a2j1a2a3b6b5b,aa_a_a_a_a_a_b__bebac_abbbbb",
            "..6..5..1.5.2..........1.2.3..6..5..;r=aabbcdaabccdabbcddabccdefffedefffeee",
        ),
        ("2x3x:e5d6c6a1b2a3c1d3e", ".....5....6...6.1..2.3...1....3.....;x"),
        (
            "3x2:d1_4a5_6c3j6c4_3a1_4d",
            "....14.56...3..........6...43.14....;r=aabbccaabbccaabbccddeeffddeeffddeeff",
        ),
        (
            "4x2:b4b1a7_5b8c1_3b6b5c7a6f1a5c3b8b6_8c7b3_7a8b6b",
            "..4..1.75..8...13..6..5...7.6......1.5...3..8..68...7..37.8..6..\
             ;r=aabbccddaabbccddaabbccddaabbccddeeffgghheeffgghheeffgghheeffgghh",
        ),
        (
            "9jx:7_4i6_8b2a7b9b8_5_6a6i8e9i1a5_2_6b1b3a1b5_4i5_2,\
             cecca___c__ca_bdbeadlbaa_c_aa_a_aaca_ab____ab_b_b_abbabb_",
            "",
        ),
        (
            "12j:11b1e5a2a11_1a4j11a5_3_2_4a12c8_12a4d11a4b6_3d9_5b4_6b10d8b12d10b3_7b9_3d10_6b4a5d4a2_12c7a4_11_\
             6_12a8j1a11_3a12a2e9b3,_ed__cacb_cbabc_ad_a_c_a__bc_cab___bbacaba__adbaa_bggdaaacdada__c_a_a_c_baaca_\
             d_bba_badaa_aadab___b_ef",
            "",
        ),
        ("5x2:5c7e9_4_3_8b2b6b10_6c3b8a7a6b10_3b10d1_5d5_7d10b7_1b8a6a4b9c10_4b2b10b3_9_7_8e2c5", ""),
    ];
    for (id, line) in table {
        let puzzle = grid(id);
        assert!(line.is_empty() || puzzle.to_string() == line, "{id}: {puzzle}");
        assert!(matches!(solve(&puzzle), Verdict::Unique(_)), "{id}: {puzzle}");
        if let Some((_, map)) = id.split_once(',') {
            let region_of =
                |cell| puzzle.rules().houses_of(cell).find(|house| house.kind == HouseKind::Region);
            let regions: Vec<usize> =
                (0..puzzle.cells().len()).map(|cell| region_of(cell).expect("a region").index).collect();
            assert_eq!(solo_regions(&regions, puzzle.shape()), map);
        }
        assert_eq!(read(id).expect("a puzzle").format.name(), "solo");
    }
}

#[test]
fn solos_ids_of_other_puzzles() {
    let jigsaw = || nine().regions(regions(JIGSAW));
    let map = solo_regions(&regions(JIGSAW), Shape::NINE);
    let cells = solo_cells(&grid(NEWSPAPER));
    let boxes = solo_regions(&(0..81).map(|cell| Shape::NINE.box_of(cell)).collect::<Vec<_>>(), Shape::NINE);
    let rows: Vec<usize> = (0..81).map(|cell| cell / 9).collect();
    let table = [
        (format!("3x3:{cells}"), nine()),
        (format!("3x3x:{cells}"), nine().diagonals()),
        (format!("3x3xm4du:{cells}"), nine().diagonals()),
        (format!("  3x3md8dax:{cells}\t"), nine().diagonals()),
        (format!("9j:{cells},{map}"), jigsaw()),
        (format!("9jx:{cells},{map}"), jigsaw().diagonals()),
        (format!("9jdexr4:{cells},{map}"), jigsaw().diagonals()),
        (format!("3x3jx:{cells},{map}"), jigsaw().diagonals()),
        (format!("9j:{cells},{boxes}"), nine()),
        // More than 25 borders without a line between them.
        (format!("9j:{cells},{}", solo_regions(&rows, Shape::NINE)), nine().regions(rows)),
    ];
    for (id, rules) in table {
        assert_eq!(grids(&id), Ok(vec![ruled(rules, NEWSPAPER)]), "{id}");
    }
}

/// The number before the `x` is how many rows a box has.
#[test]
fn boxes_on_end() {
    for (rows, columns) in [
        (2, 2),
        (2, 3),
        (3, 2),
        (2, 4),
        (4, 2),
        (2, 5),
        (5, 2),
        (2, 6),
        (3, 4),
        (4, 3),
        (6, 2),
        (3, 5),
        (5, 3),
        (8, 2),
        (4, 4),
    ] {
        let shape = shape(rows * columns);
        let of_box = |cell| shape.row_of(cell) / rows * rows + shape.column_of(cell) / columns;
        let rules = Rules::builder(shape).regions((0..shape.cell_count()).map(of_box));
        let mut cells = pattern(shape).cells().to_vec();
        cells.iter_mut().step_by(3).for_each(|digit| *digit = 0);
        for (letter, rules) in [("", rules.clone()), ("x", rules.diagonals())] {
            let rules = rules.build().expect("rules");
            let puzzle = Grid::with_rules(rules, cells.clone()).expect("a grid");
            let id = format!("{rows}x{columns}{letter}:{}", solo_cells(&puzzle));
            assert_eq!(grids(&id), Ok(vec![puzzle]), "{id}");
        }
    }
    let cells = "a".repeat(400);
    assert_eq!(grids(&format!("4x5:{cells}")), Ok(vec![Grid::empty(shape(20))]));
    let sentence = "A 20×20 has rows, columns and boxes alone: other rules go up to 16×16.";
    assert_eq!(impossible(&format!("5x4:{cells}")), (RuleName::Regions, sentence.into()));
}

#[test]
fn what_solo_would_not_write() {
    let cells = solo_cells(&grid(NEWSPAPER));
    let map = solo_regions(&regions(JIGSAW), Shape::NINE);
    let mut lopsided = regions(JIGSAW);
    lopsided[11] = 0;
    let table = [
        (format!("9j:{cells},{}", solo_regions(&lopsided, Shape::NINE)), "Region 1 has 10 cells, "),
        (format!("9j:{cells},{}", "_".repeat(145)), "Row 2, column 1: the number of its region is 9, "),
        (format!("9j:{cells},{}", "z".repeat(5) + "s"), "Region 1 has 81 cells, "),
        (format!("3x2:{cells}"), "Expected a region for each of the 81 cells of a 9×9, got 36."),
    ];
    for (id, sentence) in table {
        let (rule, found) = impossible(&id);
        assert!(rule == RuleName::Regions && found.starts_with(sentence), "{id}: {found}");
    }
    let words = [
        format!("9j:{cells}"),
        format!("9j:{cells},"),
        format!("9j:{cells},{}", &map[1..]),
        format!("9j:{cells},{map}_"),
        format!("9j:{cells},{map}z"),
        format!("9j:{cells},{}1", &map[1..]),
    ];
    for id in words {
        let fault = read(&id).map_err(|error| error.fault);
        assert!(matches!(fault, Err(Fault::Word { .. })), "{id}: {fault:?}");
    }
    for id in
        ["9:", "9x:", "xj:", "3x3y:", "0x0:", "1x9:", "99999999x9:"].map(|size| size.to_string() + &cells)
    {
        assert!(read(&id).is_err(), "{id}");
    }
    assert!(read(&format!("3x3x:{}", "z".repeat(100))).is_err());
    for (id, cells) in [("7j:a1zv,_", 49), ("7x7:zzz", 2401), ("3x3:zzz", 78), ("255x255:a", 4_228_250_625)] {
        let fault = read(id).unwrap_err().fault;
        assert!(matches!(fault, Fault::Length { cells: found } if found == cells), "{id}: {fault:?}");
    }
}

#[test]
fn sudokuwikis_boards() {
    let [givens, windoku] = [NEWSPAPER, WINDOKU].map(|rows| {
        let cells = rows.replace(' ', "").replace('.', "0");
        cells.chars().map(|digit| format!("0{digit}")).collect::<String>()
    });
    let mut jigsaw = String::new();
    let puzzle = ruled(nine().regions(regions(JIGSAW)), NEWSPAPER);
    let region_of = |cell| puzzle.rules().houses_of(cell).find(|house| house.kind == HouseKind::Region);
    for (cell, digit) in puzzle.cells().iter().enumerate() {
        let region = region_of(cell).expect("a region").index;
        let number = (region * 1024 + usize::from(*digit)) as u32;
        jigsaw.extend(
            [number / 1296, number / 36 % 36, number % 36]
                .map(|digit| char::from_digit(digit, 36).expect("a digit")),
        );
    }
    let table = [
        (format!("SudokuX.aspx?bd=X9B{givens}"), ruled(nine().diagonals(), NEWSPAPER)),
        (format!("Windoku.aspx?bd=W9B{windoku}"), ruled(nine().windows(), WINDOKU)),
        (format!("Jigsaw.aspx?bd=J9B{jigsaw}"), ruled(nine().regions(regions(JIGSAW)), NEWSPAPER)),
    ];
    for (code, puzzle) in table {
        let link = format!("https://www.sudokuwiki.org/{code}");
        assert_eq!(grids(&link), Ok(vec![puzzle.clone()]), "{link}");
        assert_eq!(written(&puzzle, Layout::Link), link);
        // A board on the way: answers and marks.
        let (mut answers, mut marks) = (vec![0; 81], vec![DigitSet::EMPTY; 81]);
        let blanks: Vec<usize> = (0..81).filter(|cell| puzzle.cells()[*cell] == 0).collect();
        (answers[blanks[0]], answers[blanks[20]]) = (9, 1);
        (marks[blanks[1]], marks[blanks[30]]) = (DigitSet::from_iter([1, 9]), DigitSet::of(4));
        let begun = Puzzle::with_progress(puzzle, &answers, &marks);
        let reading = read(&write(&begun, Layout::Link).expect("a link")).expect("a board");
        assert_eq!(reading.puzzles, [Ok(begun)]);
    }
    // Of another side, as far as there are such rules.
    let six = grid(SIX);
    let code = |letter: char| {
        format!("?bd={letter}6B{}", six.cells().iter().map(|digit| format!("0{digit}")).collect::<String>())
    };
    assert_eq!(grids(&code('X')), Ok(vec![ruled(Rules::builder(shape(6)).diagonals(), SIX)]));
    let sentence = "There are no windows in a 6×6: its boxes are not square.";
    assert_eq!(impossible(&code('W')), (RuleName::Windows, sentence.into()));
    let (rule, sentence) = impossible(&format!("?bd=J9B{}", "004".repeat(81)));
    assert_eq!(
        (rule, sentence.as_str()),
        (RuleName::Regions, "Region 1 has 81 cells, and each region of a 9×9 has 9.")
    );
    let (rule, sentence) = impossible(&format!("?bd=J9B{}", "zzz".repeat(81)));
    assert_eq!(
        (rule, &sentence[..50]),
        (RuleName::Regions, "Row 1, column 1: the number of its region is 45, a")
    );
}

/// What a link to SudokuWiki cannot hold.
#[test]
fn sudokuwiki_has_one_rule_at_once() {
    let jigsaw = || nine().regions(regions(JIGSAW));
    let table = [
        (jigsaw().diagonals(), RuleName::Diagonals),
        (jigsaw().asterisk(), RuleName::Asterisk),
        (nine().diagonals().windows(), RuleName::Windows),
        (nine().diagonal_down(), RuleName::Diagonals),
        (nine().diagonal_up().windows(), RuleName::Diagonals),
        (nine().windows().disjoint_groups(), RuleName::DisjointGroups),
        (nine().disjoint_groups(), RuleName::DisjointGroups),
        (nine().centre_dot(), RuleName::CentreDot),
        (nine().girandola(), RuleName::Girandola),
        (nine().diagonals().group([0, 40]), RuleName::ExtraRegions),
    ];
    for (rules, rule) in table {
        let error = write(&ruled(rules, NEWSPAPER).into(), Layout::Link);
        assert_eq!(error, Err(LayoutError::Rules { layout: Layout::Link, rule }));
    }
    let error = write(&ruled(six(), SIX).into(), Layout::Link).unwrap_err();
    assert_eq!(error, LayoutError::Shape { layout: Layout::Link, shape: shape(6) });
    assert_eq!(error.to_string(), "A link to SudokuWiki holds a 9×9, not a 6×6.");
}

fn givens(puzzle: &Grid) -> String {
    let side = puzzle.shape().side();
    let line = |line: usize| char::from_digit(line as u32 + 1, 17).expect("a digit");
    let cells = puzzle.cells().iter().enumerate().filter(|(_, digit)| **digit > 0);
    cells.map(|(cell, digit)| format!("~R{}C{}_{digit}", line(cell / side), line(cell % side))).collect()
}

fn all_different(cells: &[usize]) -> String {
    let cells: String = cells.iter().map(|cell| format!("~R{}C{}", cell / 9 + 1, cell % 9 + 1)).collect();
    format!(".AllDifferent{cells}")
}

#[test]
fn constraints() {
    let map = JIGSAW.replace(' ', "");
    let cells = givens(&grid(NEWSPAPER));
    let jigsaw = || nine().regions(regions(JIGSAW));
    let group = |rules: RulesBuilder| {
        let rules = rules.build().expect("rules");
        all_different(rules.house_cells(House { kind: HouseKind::Group, index: 0 }))
    };
    let both = (0..9).fold(nine(), |rules, region| {
        rules.group((0..81).filter(move |cell| regions(JIGSAW)[*cell] == region))
    });
    let table = [
        (format!(".{cells}"), nine()),
        (format!(".Given{cells}"), nine()),
        (format!(".Shape~9x9.{cells}"), nine()),
        (format!(".{cells}.Shape~9x9~9"), nine()),
        (format!(".Shape~9x9~1-9.Priority~2~R1C1.{cells}.RegionSize~9"), nine()),
        (format!(".{}~R1C1_1_2_3_4_5_6_7_8_9~R1C2", cells.to_lowercase().replace("~r", "~R")), nine()),
        (format!(".Diagonal~1.{cells}"), nine().diagonal_up()),
        (format!(".{cells}.Diagonal~-1"), nine().diagonal_down()),
        (format!(".Diagonal~1.Diagonal~-1.{cells}"), nine().diagonals()),
        (format!(".Windoku.Diagonal~1.Diagonal~-1.{cells}"), nine().windows().diagonals()),
        (format!(".DisjointSets.{cells}"), nine().disjoint_groups()),
        (format!(".NoBoxes.Jigsaw~{map}.{cells}"), jigsaw()),
        (format!(".Jigsaw~9x9~{}.{cells}.NoBoxes", map.replace('9', "0")), jigsaw()),
        (format!(".Jigsaw~{map}.NoBoxes.Diagonal~1.{cells}"), jigsaw().diagonal_up()),
        // Regions beside the boxes are groups.
        (format!(".Jigsaw~{map}.{cells}"), both),
        (format!("{}.{cells}", all_different(&[0, 1, 9, 10])), nine().group([0, 1, 9, 10])),
        (format!("{}.{cells}", group(nine().asterisk())), nine().asterisk()),
        (format!("{}.{cells}", group(nine().centre_dot())), nine().centre_dot()),
        (
            format!("{}.{cells}{}", group(nine().girandola()), all_different(&[80, 3])),
            nine().girandola().group([3, 80]),
        ),
    ];
    for (text, rules) in table {
        let puzzle = ruled(rules, NEWSPAPER);
        let link = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";
        let escaped = text.replace('~', "%7E");
        for text in [text.clone(), format!(" {text} "), format!("{link}{text}"), format!("?q={escaped}")] {
            assert_eq!(grids(&text), Ok(vec![puzzle.clone()]), "{text}");
            assert_eq!(read(&text).expect("a puzzle").format.name(), "link", "{text}");
        }
    }
    // Cells in the place of constraints, and lines of cells that begin like one.
    let line = NEWSPAPER.replace(' ', "").replace('0', ".");
    assert_eq!(grids(&format!("?q={line}")), Ok(vec![grid(NEWSPAPER)]));
    let windoku = WINDOKU.replace(' ', "");
    assert_eq!(grids(&format!("?q={windoku}\n{windoku}")), Ok(vec![grid(WINDOKU); 2]));
    let mut large = vec![0; 256];
    (large[1], large[3], large[5]) = (10, 16, 1);
    let large = Grid::new(large).expect("a grid");
    for text in [written(&large, Layout::Line), format!("?q={}", written(&large, Layout::Line))] {
        assert!(text.contains(".A.G.1"));
        assert_eq!(grids(&text), Ok(vec![large.clone()]), "{text}");
    }
}

#[test]
fn constraints_that_cannot_be() {
    let map = JIGSAW.replace(' ', "");
    let ten: String = (0..10).map(|cell| format!("~R1C{}", cell % 9 + 1)).collect();
    let table = [
        (
            format!(".NoBoxes.Jigsaw~2{}.~R1C1_5", &map[1..]),
            RuleName::Regions,
            "Region 1 has 8 cells, and each region of a 9×9 has 9.",
        ),
        (
            ".NoBoxes.Jigsaw~1122.~R1C1_5".into(),
            RuleName::Regions,
            "Expected a region for each of the 81 cells of a 9×9, got 4.",
        ),
        (
            ".Jigsaw~1122.~R1C1_5".into(),
            RuleName::Regions,
            "Expected a region for each of the 81 cells of a 9×9, got 4.",
        ),
        (
            format!(".NoBoxes.Windoku.Jigsaw~{map}"),
            RuleName::Regions,
            "The windows need boxes, and there are regions in their place.",
        ),
        (
            ".Shape~6x6.Windoku.~R1C1_5".into(),
            RuleName::Windows,
            "There are no windows in a 6×6: its boxes are not square.",
        ),
        (
            ".AllDifferent~R1C1.~R1C1_5".into(),
            RuleName::ExtraRegions,
            "Group 1 has 1 cell, and a group of a 9×9 has 2 to 9.",
        ),
        (format!(".AllDifferent{ten}.~R1C1_5"), RuleName::ExtraRegions, "Group 1 has row 1, column 1 twice."),
        (
            ".Shape~20x20.Diagonal~1".into(),
            RuleName::Diagonals,
            "A 20×20 has rows, columns and boxes alone: other rules go up to 16×16.",
        ),
    ];
    for (text, rule, sentence) in table {
        assert_eq!(impossible(&text), (rule, sentence.into()), "{text}");
    }
    // A place that the grid does not have, and a shape that no grid has.
    for text in [
        "?q=.~R1Ca_5",
        "?q=.~R0C1_5",
        "?q=.~X1C1_5",
        "?q=.AllDifferent~R1C1~R9",
        "?q=.Shape~30x30",
        "?q=.Shape~6",
    ] {
        assert!(
            matches!(read(text).map_err(|error| error.fault), Err(Fault::Word { .. } | Fault::Rules { .. })),
            "{text}"
        );
    }
    assert!(matches!(read("?q=.Shape~7x7.~R1C1_5").unwrap_err().fault, Fault::Length { cells: 49 }));
}

#[test]
fn written_as_constraints() {
    let link = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";
    let map = SIX_REGIONS.replace(' ', "");
    let mut cells = vec![0; 256];
    (cells[0], cells[25], cells[187], cells[255]) = (1, 10, 16, 7);
    let large = Grid::with_rules(Rules::builder(shape(16)).windows().build().expect("rules"), cells);
    let cells = givens(&grid(WINDOKU));
    let table = [
        (grid(WINDOKU), format!(".{cells}")),
        (Grid::empty(Shape::NINE), ".Shape~9x9".into()),
        (Grid::empty(shape(4)), ".Shape~4x4".into()),
        (ruled(nine().windows(), WINDOKU), format!(".Windoku.{cells}")),
        (
            ruled(nine().diagonals().disjoint_groups(), WINDOKU),
            format!(".Diagonal~-1.Diagonal~1.DisjointSets.{cells}"),
        ),
        (
            ruled(nine().centre_dot(), WINDOKU),
            format!("{}.{cells}", all_different(&[10, 13, 16, 37, 40, 43, 64, 67, 70])),
        ),
        (ruled(six(), SIX), format!(".Shape~6x6.NoBoxes.Jigsaw~{map}.{}", givens(&grid(SIX)))),
        (large.expect("a grid"), ".Shape~16x16.Windoku.~R1C1_1~R2Ca_10~RcCc_16~RgCg_7".into()),
    ];
    for (puzzle, text) in table {
        assert_eq!(written(&puzzle, Layout::Iss), format!("{link}{text}"));
        assert_eq!(grids(&text), Ok(vec![puzzle.clone()]), "{text}");
        // What was done on it is left out.
        let begun = Puzzle::with_progress(puzzle, &[1; 256], &[]);
        assert_eq!(write(&begun, Layout::Iss), Ok(format!("{link}{text}")));
    }
    for rules in all_rules() {
        let has_groups = rules.houses().any(|house| !rules.is_full(house));
        let puzzle = Grid::empty(rules);
        match write(&(&puzzle).into(), Layout::Iss) {
            Ok(text) => assert_eq!((grids(&text), has_groups), (Ok(vec![puzzle]), false), "{text}"),
            Err(error) => {
                let expected = LayoutError::Rules { layout: Layout::Iss, rule: RuleName::ExtraRegions };
                assert_eq!((error, has_groups), (expected, true));
            }
        }
    }
    let error = write(&Grid::empty(shape(20)).into(), Layout::Iss).unwrap_err();
    assert_eq!(error.to_string(), "The layout 'iss' cannot hold a 20×20.");
    assert_eq!(error.to_json(), r#"{"kind":"link","layout":"iss","side":20}"#);
}

/// The name of a page says which rules there are, where its code does not.
#[test]
fn sudokuwikis_other_pages() {
    let cells = NEWSPAPER.replace(' ', "");
    let map = JIGSAW.replace(' ', "");
    let link = |page: &str| format!("https://www.sudokuwiki.org/{page}");
    let table = [
        (format!("sudokux.aspx?bd={cells}"), nine().diagonals()),
        (format!("SudokuX.asp?bd={cells}"), nine().diagonals()),
        (format!("windoku.aspx?bd={cells}"), nine().windows()),
        (format!("jigsaw.aspx?bd={cells}&jigmap={map}"), nine().regions(regions(JIGSAW))),
    ];
    for (page, rules) in table {
        assert_eq!(grids(&link(&page)), Ok(vec![ruled(rules, NEWSPAPER)]), "{page}");
    }
    for (page, rule) in [("jigsaw.aspx?shape=3&", "regions"), ("killersudoku.asp?", "cages")] {
        assert_eq!(refused(&link(&format!("{page}bd={cells}"))), (rule, String::new()), "{page}");
    }
    assert_eq!(grids(&link(&format!("sudoku.htm?bd={cells}"))), Ok(vec![grid(NEWSPAPER)]));
}

/// The puzzle in a text that lz-string has compressed, or the word that stands in its place.
fn in_code(code: &str) -> String {
    match read(&format!("https://www.f-puzzles.com/?load={code}")) {
        Ok(reading) => written(reading.puzzles[0].as_ref().expect("a puzzle").grid(), Layout::Line),
        Err(error) => match error.fault {
            Fault::Word { text } => text,
            Fault::Length { cells } => format!("{cells} cells"),
            fault => fault.to_string(),
        },
    }
}

/// What is no code is named as the link that it stands in.
const NO_CODE: &str = "https://www.f-puzzle…";

/// What `compressToBase64` of lz-string 1.5.0 makes of texts.
#[test]
fn compressed_texts() {
    let table = [
        ("Q===", NO_CODE.to_string()),
        ("IZA=", "a".into()),
        ("IYI17Eg=", "the puzzle breaks off after row 1 of 10".into()),
        ("IIIwxqHkA===", "AbcAbcAbc".into()),
        ("FASARAOkA===", "\\".into()),
        ("IY1+gfg/AfEA", "21 cells".into()),
        ("IwJgdALEA===", "the puzzle breaks off after row 1 of 4".into()),
        ("IwJgzALABJpQdI+ClA==", "12343412........".into()),
        ("IwJgzALArAbA7ADgJykrRLzXs12N7q5ZGZo5n7HkZA==", "123456789".repeat(9)),
        ("HQ18ZXTt6Q==", ".".repeat(81)),
        ("N4IgzglgXgpiBcBOAvkA", r#"{"size":9}"#.into()),
        ("NrCMBoCZwZnAWAuuYd7gpZwAM48HYH76KJA=", "12343412........".into()),
        // Characters up to U+00FF have 8 bits in the code and are a byte: U+0000, é and ÿ. The others have 16 bits and
        // are a `?`, or two where JavaScript has two for one: Ā, …, 数独, 数数数数数, 𝄞, a…a…é and é数ÿĀ.
        ("ABA=", "\u{fffd}".into()),
        ("JdA=", "\u{fffd}".into()),
        ("P9A=", "\u{fffd}".into()),
        ("gCAQ", "?".into()),
        ("mQEQ", "?".into()),
        ("g6mhunI=", "??".into()),
        ("g6mJQ===", "?????".into()),
        ("iwbjxdo=", "??".into()),
        ("IaMgJRLo", "a?a?\u{fffd}".into()),
        ("JeB1MP+ACAQ=", "the puzzle breaks off after row 1 of 4".into()),
        // Padding and what is behind it say nothing, nor do bits that are zeros. A blank stands for a plus.
        ("IwJgzALABJpQdI+ClA", "12343412........".into()),
        ("IwJgdALE", "the puzzle breaks off after row 1 of 4".into()),
        ("IwJgzALABJpQdI+ClA==%26more", "12343412........".into()),
        ("IwJgzALABJpQdI%20ClA==", "12343412........".into()),
        ("", NO_CODE.into()),
        ("=", NO_CODE.into()),
        // It ends within its first character, or before its end mark.
        ("A", NO_CODE.into()),
        ("IwJgdAL", NO_CODE.into()),
        // Characters that base 64 does not have, or not there.
        ("IwJg-ALEA===", NO_CODE.into()),
        ("IwJg=ALEA===", NO_CODE.into()),
        ("é", NO_CODE.into()),
        // It begins with a phrase, or has the phrase after the next one.
        ("w", NO_CODE.into()),
        ("Iag", NO_CODE.into()),
    ];
    for (code, text) in table {
        assert_eq!(in_code(code), text, "{code}");
    }
}

#[test]
fn a_compressed_text_may_have_a_mebibyte() {
    // lz-string has the same, and `A` and `=` behind some of them, which say nothing.
    let table = [(1, "IZA"), (2, "IbI"), (3, "IYo"), (5, "IYlA"), (8, "IY0o"), (18, "IY1+k")];
    for (length, code) in table {
        assert_eq!(code_of_run(length), code, "{length} letters");
    }
    let table = [(1, true), (18, true), (1 << 20, true), ((1 << 20) + 1, false), (1 << 24, false)];
    for (length, is_read) in table {
        let begin = "a".repeat(length.min(20)) + if length > 20 { "…" } else { "" };
        let expected = if is_read { &begin } else { NO_CODE };
        assert_eq!(in_code(&code_of_run(length)), expected, "{length} letters");
    }
}

/// What `compressToBase64` makes of a text of nothing but the letter `a`. Each phrase has one letter more than the one
/// before it, so a short code stands for a long text.
fn code_of_run(length: usize) -> String {
    let mut bits = Vec::new();
    let mut push = |number: usize, width: u32| bits.extend((0..width).map(|place| number >> place & 1));
    push(0, 2);
    push(b'a'.into(), 8);
    // The next phrase's number, and how many letters it has.
    let (mut next, mut letters, mut left) = (4_usize, 2_usize, length - 1);
    while left > 0 {
        push(next - letters.saturating_sub(left), next.ilog2() + 1);
        left = left.saturating_sub(letters);
        (next, letters) = (next + 1, letters + 1);
    }
    // 2 marks the end.
    push(2, next.ilog2() + 1);
    let alphabet = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let character = |bits: &[usize]| {
        let number = (0..6).fold(0, |number, place| number * 2 + bits.get(place).unwrap_or(&0));
        char::from(alphabet[number])
    };
    bits.chunks(6).map(character).collect()
}
