//! Puzzles with rules in JSON: objects with `rules`, f-puzzles, SudokuPad. They are read and written again.

use crate::common::{NEWSPAPER, compressed, grid, grids, refused, shape};
use ninefold::notation::{Fault, Layout, LayoutError, NotationError, RuleName, read, write};
use ninefold::{DigitSet, Grid, Puzzle, Rules, RulesBuilder, Shape};

/// A windoku of our own.
const WINDOKU: &str =
    "..32..... .......76 7.5...... ....968.. 9.......3 ..215.... ......5.4 67....... .....96..";
/// A jigsaw of our own, and its regions.
const SIX: &str = ".5.2.. ....3. ...14. .46... .3.... ..2.5.";
const SIX_REGIONS: &str = "111222 113322 133332 455556 445566 444666";
/// Regions such as newspapers print them.
const JIGSAW: &str =
    "111122223 112223333 145523393 145523999 145555966 444459996 777449886 777788866 778888666";

fn nine() -> RulesBuilder {
    Rules::builder(Shape::NINE)
}

fn regions(text: &str) -> Vec<usize> {
    text.bytes().filter(u8::is_ascii_digit).map(|byte| usize::from(byte - b'1')).collect()
}

/// A puzzle of a text of digits with these rules.
fn ruled(cells: &str, rules: RulesBuilder) -> Grid {
    Grid::with_rules(rules.build().expect("rules"), grid(cells).cells().to_vec()).expect("a grid")
}

/// The array of arrays of a puzzle's cells.
fn rows(puzzle: &Grid) -> String {
    let rows: Vec<String> =
        puzzle.cells().chunks(puzzle.shape().side()).map(|row| format!("{row:?}")).collect();
    format!("[{}]", rows.join(","))
}

/// A puzzle as f-puzzles writes it, with these members besides; `more` is what each cell has besides its digit.
fn fpuzzles(puzzle: &Grid, members: &str, more: impl Fn(usize) -> String) -> String {
    let cell = |(index, digit): (usize, &u8)| {
        let digit =
            if *digit > 0 { format!("\"value\":{digit},\"given\":true") } else { "\"c\":\"\"".into() };
        format!("{{{digit}{}}}", more(index))
    };
    let cells: Vec<String> = puzzle.cells().iter().enumerate().map(cell).collect();
    let rows: Vec<String> = cells.chunks(puzzle.shape().side()).map(|row| row.join(",")).collect();
    format!("{{\"size\":{},{members}\"grid\":[[{}]]}}", puzzle.shape().side(), rows.join("],["))
}

/// A list of f-puzzles' places.
fn places(cells: &[usize]) -> String {
    let cell = |cell: &usize| format!("\"R{}C{}\"", cell / 9 + 1, cell % 9 + 1);
    cells.iter().map(cell).collect::<Vec<_>>().join(",")
}

/// An `extraregion` of these groups.
fn extra(groups: &[&[usize]]) -> String {
    let groups: Vec<String> =
        groups.iter().map(|cells| format!("{{\"cells\":[{}]}}", places(cells))).collect();
    format!("\"extraregion\":[{}],", groups.join(","))
}

fn window(index: usize) -> Vec<usize> {
    let first = [10, 14, 46, 50][index];
    [0, 1, 2, 9, 10, 11, 18, 19, 20].map(|step| first + step).to_vec()
}

/// Adds a rule.
type Build = fn(RulesBuilder) -> RulesBuilder;

#[test]
fn rules_of_objects() {
    let table: [(&str, Build); 16] = [
        (r#"{"diagonals":"both"}"#, RulesBuilder::diagonals),
        (r#"{ "diagonals" : "down" }"#, RulesBuilder::diagonal_down),
        (r#"{"side":9,"diagonals":"up"}"#, RulesBuilder::diagonal_up),
        (r#"{"windows":true,"disjoint":false,"groups":[],"regions":null}"#, RulesBuilder::windows),
        (r#"{"disjoint":true}"#, RulesBuilder::disjoint_groups),
        (r#"{"asterisk":true}"#, RulesBuilder::asterisk),
        (r#"{"dot":true}"#, RulesBuilder::centre_dot),
        (r#"{"girandola":true,"dot":null}"#, RulesBuilder::girandola),
        (r#"{"groups":[[0,40,80],[8,72]]}"#, |rules| rules.group([0, 40, 80]).group([8, 72])),
        (r#"{"groups":[[13,20,24,37,40,43,56,60,67]]}"#, |rules| {
            rules.group([13, 20, 24, 37, 40, 43, 56, 60, 67])
        }),
        (r#"{"diagonals":"both","windows":true,"dot":true}"#, |rules| {
            rules.diagonals().windows().centre_dot()
        }),
        // What others call them.
        (r#"{"diagonal":true,"windoku":true}"#, |rules| rules.diagonals().windows()),
        (r#"{"diagonal-":true}"#, RulesBuilder::diagonal_down),
        (r#"["windoku","Sudoku-X"]"#, |rules| rules.windows().diagonals()),
        (r#""disjoint sets""#, RulesBuilder::disjoint_groups),
        (r#"{}"#, |rules| rules),
    ];
    for (rules, expected) in table {
        let puzzle = ruled(WINDOKU, expected(nine()));
        let (line, cells) = (WINDOKU.replace(' ', ""), rows(&puzzle));
        for text in [
            format!("{{\"rules\":{rules},\"grid\":{cells}}}"),
            format!("{{\"grid\":{cells},\"rules\":{rules}}}"),
            format!("{{\"rules\":{rules},\"puzzle\":\"{line}\"}}"),
            format!("[{{\"puzzle\":{{\"cells\":\"{line}\"}},\"more\":{{\"rules\":{rules}}}}}]"),
            format!("{{\"rules\":{rules},\"cells\":{:?}}}", puzzle.cells()),
            fpuzzles(&puzzle, &format!("\"rules\":{rules},"), |_| String::new()),
        ] {
            assert_eq!(grids(&text), Ok(vec![puzzle.clone()]), "{text}");
        }
    }
    let jigsaw = ruled(SIX, Rules::builder(shape(6)).regions(regions(SIX_REGIONS)).diagonals());
    for first in [0, 1] {
        let regions: Vec<usize> = regions(SIX_REGIONS).iter().map(|region| region + first).collect();
        let text = format!(
            "{{\"rules\":{{\"regions\":{regions:?},\"diagonals\":\"both\"}},\"grid\":{}}}",
            rows(&jigsaw)
        );
        assert_eq!(grids(&text), Ok(vec![jigsaw.clone()]), "{text}");
    }
}

#[test]
fn members_of_fpuzzles() {
    let [w0, w1, w2, w3] = [0, 1, 2, 3].map(window);
    let asterisk = [13, 20, 24, 37, 40, 43, 56, 60, 67];
    let dot = [10, 13, 16, 37, 40, 43, 64, 67, 70];
    let girandola = [0, 8, 13, 37, 40, 43, 67, 72, 80];
    let jigsaw = regions(JIGSAW);
    let table = [
        ("\"diagonal+\":true,".to_string(), nine().diagonal_up()),
        ("\"diagonal-\":true,".into(), nine().diagonal_down()),
        ("\"diagonal-\":true,\"diagonal+\":true,".into(), nine().diagonals()),
        ("\"diagonal-\":true,\"diagonal+\":false,".into(), nine().diagonal_down()),
        ("\"disjointgroups\":true,".into(), nine().disjoint_groups()),
        (extra(&[&[0, 40, 80], &[8, 72]]), nine().group([0, 40, 80]).group([8, 72])),
        (extra(&[&w3, &w0, &w2, &w1]), nine().windows()),
        (extra(&[&[80, 0], &w3, &w0, &w2, &w1]), nine().windows().group([0, 80])),
        (extra(&[&w0, &w1, &w2]), nine().group(w0.clone()).group(w1.clone()).group(w2.clone())),
        (extra(&[&asterisk]), nine().asterisk()),
        (extra(&[&dot]), nine().centre_dot()),
        (extra(&[&girandola, &dot]), nine().girandola().centre_dot()),
        (extra(&[&asterisk[1..]]), nine().group(asterisk[1..].to_vec())),
        ("\"extraregion\":[[[0,0],[1,1]]],".into(), nine().group([0, 10])),
        ("\"windoku\":true,\"diagonal+\":true,".into(), nine().windows().diagonal_up()),
        ("\"diagonals\":true,\"centredot\":true,".into(), nine().diagonals().centre_dot()),
        ("\"regions\":[[[0,0],[0,1],[0,2],[0,3],[1,0],[1,1],[2,0],[3,0],[4,0]]],".into(), nine()),
        (
            format!("\"regions\":{:?},", jigsaw.iter().map(|region| 10 * region).collect::<Vec<_>>()),
            nine().regions(jigsaw.clone()),
        ),
        (format!("\"regions\":\"{}\",", JIGSAW.replace(' ', "")), nine().regions(jigsaw.clone())),
        (
            format!("\"regions\":[\"{}\"],\"type\":\"jigsaw\",", JIGSAW.replace(' ', "\",\"")),
            nine().regions(jigsaw.clone()),
        ),
        (
            format!("\"type\":\"jigsaw\",\"rules\":{{\"regions\":{jigsaw:?}}},"),
            nine().regions(jigsaw.clone()),
        ),
    ];
    for (members, rules) in table {
        // One list of nine cells is not enough.
        if members.starts_with("\"regions\":[[[") {
            assert_eq!(
                refused(&fpuzzles(&grid(WINDOKU), &members, |_| String::new())),
                ("regions", String::new())
            );
            continue;
        }
        let puzzle = ruled(WINDOKU, rules);
        let text = fpuzzles(&puzzle, &members, |_| String::new());
        for text in [
            text.clone(),
            format!("https://www.f-puzzles.com/?load={}", compressed(&text)),
            format!("https://sudokupad.app/?puzzleid=fpuzzles{}", compressed(&text)),
            format!("[{text},\n{text}]"),
        ] {
            let found = grids(&text).unwrap_or_else(|error| panic!("{error} {text}"));
            assert!(found.iter().all(|found| *found == puzzle) && !found.is_empty(), "{found:?} {text}");
        }
    }
    let region = |cell: usize| format!(",\"region\":{}", regions(JIGSAW)[cell]);
    for (members, rules) in [
        (String::new(), nine()),
        ("\"diagonal+\":true,".into(), nine().diagonal_up()),
        // Where there are no boxes, there are no windows.
        (
            extra(&[&w0, &w1, &w2, &w3, &dot]),
            [&w0, &w1, &w2, &w3]
                .into_iter()
                .fold(nine().centre_dot(), |rules, cells| rules.group(cells.clone())),
        ),
    ] {
        let puzzle = ruled(WINDOKU, rules.regions(regions(JIGSAW)));
        assert_eq!(grids(&fpuzzles(&puzzle, &members, region)), Ok(vec![puzzle]), "{members}");
    }
}

/// Writes cells, lines and the text of the rules as SudokuPad does.
type Sudokupad = fn(&str, &str, &str) -> String;

/// SudokuPad has no diagonals but in lines, and in the text of the rules.
#[test]
fn diagonals_of_sudokupad() {
    let (text, codes): (Sudokupad, Sudokupad) = (
        |cells, lines, rules| {
            format!(
                "{{\"cells\":{cells},\"lines\":[{lines}],\"metadata\":{{\"title\":\"X\",\"rules\":\"{rules}\"}}}}"
            )
        },
        |cells, lines, rules| {
            let lines = lines.replace("\"wayPoints\"", "wp").replace("\"color\"", "c").replace('"', "'");
            let cells = cells.replace("\"value\"", "v").replace("{}", "");
            let rules = rules.replace('\'', "\\'");
            let json = format!("{{ce:{cells},l:[{lines}],metadata:{{title:'X',rules:'{rules}'}}}}");
            format!("https://sudokupad.app/scl{}", compressed(&json))
        },
    );
    let cell = |digit: &u8| if *digit > 0 { format!("{{\"value\":{digit}}}") } else { "{}".into() };
    let cells = |puzzle: &Grid| {
        let row = |row: &[u8]| row.iter().map(cell).collect::<Vec<_>>().join(",");
        let rows: Vec<String> = puzzle.cells().chunks(puzzle.shape().side()).map(row).collect();
        format!("[[{}]]", rows.join("],["))
    };
    let line = |points: &str| format!("{{\"color\":\"#34BBE6\",\"thickness\":2,\"wayPoints\":[{points}]}}");
    let (down, up) = (line("[0,0],[9,9]"), line("[0,9],[9,0]"));
    let both = format!("{down},{up}");
    let says = "Normal sudoku rules apply. Digits don't repeat on the marked diagonals.";
    let table = [
        (both.clone(), says, Some(nine().diagonals())),
        (down.clone(), says, Some(nine().diagonal_down())),
        (up.clone(), says, Some(nine().diagonal_up())),
        (line("[9,0],[0,9]"), says, Some(nine().diagonal_up())),
        (line("[0.05, 0.05], [8.95, 8.95]"), says, Some(nine().diagonal_down())),
        (line("[-0.1,-0.1],[9.1,9.1]"), says, Some(nine().diagonal_down())),
        (line("[0.5,8.5],[4.5,4.5],[8.5,0.5]"), says, Some(nine().diagonal_up())),
        (both.clone(), "Auf den Diagonalen stehen verschiedene Ziffern.", Some(nine().diagonals())),
        (both.clone(), "Les diagonales contiennent chaque chiffre.", Some(nine().diagonals())),
        (
            both.clone(),
            "Ninguna cifra se repite en las DIAGONALES; cada diagonal tiene nueve.",
            Some(nine().diagonals()),
        ),
        // Nothing that says so, or something else.
        (both.clone(), "Normal sudoku rules apply.", None),
        (both.clone(), "", None),
        (both.clone(), "Anti-diagonal: each diagonal has just three digits.", None),
        (both.clone(), "Diagonals, and no two digits a knight's move apart.", None),
        (format!("{both},{}", line("[0.5,0.5],[1.5,1.5]")), says, None),
        (line("[0,0],[8,8]"), says, None),
        (line("[0,0],[9,8]"), says, None),
        (line("[0,0],[0,9]"), says, None),
        (line("[0,0],[3,6],[9,9]"), says, None),
        (line("[0,0]"), says, None),
        (line("[0,0],[9,9],[9]"), says, None),
        (line("[0,0],[x,9]"), says, None),
        (line("[0,0],[9.1.1,9]"), says, None),
        (line("[0,0],[999,999]"), says, None),
        (format!("{both},{{\"d\":\"M0 0L9 9\"}}"), says, None),
    ];
    for (lines, rules, expected) in table {
        for write in [text, codes] {
            let classic = grid(WINDOKU);
            let text = write(&cells(&classic), &lines, rules);
            match &expected {
                Some(rules) => {
                    assert_eq!(grids(&text), Ok(vec![ruled(WINDOKU, rules.clone())]), "{lines} {rules:?}")
                }
                None => assert_eq!(refused(&text), ("lines", String::new()), "{lines} {rules}"),
            }
        }
    }
    // In a path, and in base 64, slashes are what they are.
    let json = text(&cells(&grid(WINDOKU)), &both, says);
    let code = compressed(&json.replace("don't", "????????????????~~~~~~~~~~~~~~~~ don't"));
    assert!(code.contains('/') && code.contains('+'), "{code}");
    for code in [code.clone(), code.replace('/', "%2F"), code.replace('+', "%2b") + "=="] {
        for begin in
            ["https://sudokupad.app/scl", "https://app.crackingthecryptic.com/sudoku/ctc", "?puzzleid=scl"]
        {
            let link = format!("{begin}{code}");
            assert_eq!(grids(&link), Ok(vec![ruled(WINDOKU, nine().diagonals())]), "{link}");
        }
    }
    let regions = regions(SIX_REGIONS);
    let of = |region: usize| {
        let cells = (0..36).filter(|&cell| regions[cell] == region);
        cells.map(|cell| format!("[{},{}]", cell / 6, cell % 6)).collect::<Vec<_>>().join(",")
    };
    let lists: Vec<String> = (0..6).map(|region| format!("[{}]", of(region))).collect();
    let cage = |region: usize| format!("{{\"unique\":true,\"cells\":[{}]}}", of(region));
    let jigsaw = ruled(SIX, Rules::builder(shape(6)).regions(regions.clone()));
    let plain = cells(&jigsaw);
    let members = format!(
        "\"regions\":[{}],\"cages\":[{},{},{{\"value\":\"rules: Diagonals\"}}]",
        lists.join(","),
        cage(0),
        cage(5)
    );
    assert_eq!(grids(&format!("{{\"cells\":{plain},{members}}}")), Ok(vec![jigsaw]));
    let six = line("[0,0],[6,6]");
    let x = ruled(SIX, Rules::builder(shape(6)).regions(regions.clone()).diagonal_down());
    assert_eq!(grids(&format!("{{\"cells\":{plain},{members},\"lines\":[{six}]}}")), Ok(vec![x.clone()]));
    assert_eq!(
        grids(&format!("{{\"cells\":{plain},{members},\"diagonal-\":true,\"lines\":[{six}]}}")),
        Ok(vec![x])
    );
}

/// What there cannot be is told, at the place of the member that says it.
#[test]
fn impossible_rules() {
    let line = WINDOKU.replace(' ', "");
    let jigsaw = regions(JIGSAW);
    let mut lopsided = jigsaw.clone();
    lopsided[8] = 0;
    let group = "Group 1 has 1 cell, and a group of a 9×9 has 2 to 9.";
    let region = "Region 1 has 10 cells, and each region of a 9×9 has 9.";
    let table = [
        ("\"extraregion\":[{\"cells\":[\"R1C1\"]}]".to_string(), 1, "extraRegions", group),
        ("\"diagonal+\":true, \"extraregion\":[{\"cells\":[\"R1C1\"]}]".into(), 19, "extraRegions", group),
        ("\"rules\":{\"dot\":true,\"groups\":[[5]]}".into(), 21, "extraRegions", group),
        (format!("\"rules\":{{\"regions\":{lopsided:?}}}"), 10, "regions", region),
        (format!("\"diagonal+\":true, \"regions\":{lopsided:?}"), 19, "regions", region),
        (
            "\"rules\":{\"regions\":[0,1]}".into(),
            10,
            "regions",
            "Expected a region for each of the 81 cells of a 9×9, got 2.",
        ),
        (
            format!("\"windoku\":true,\"rules\":{{\"regions\":{jigsaw:?}}}"),
            1,
            "regions",
            "The windows need boxes, and there are regions in their place.",
        ),
        (
            format!("\"rules\":{{\"groups\":[{}]}}", vec!["[0,1]"; 99].join(",")),
            10,
            "extraRegions",
            "There are 51 groups, and at most 50 can be.",
        ),
    ];
    for (members, at, name, sentence) in table {
        for (text, before) in [
            (format!("{{{members},\"puzzle\":\"{line}\"}}"), 1),
            (format!("{{\"puzzle\":\"{line}\",{members}}}"), 94),
        ] {
            let error = read(&text).expect_err("no such rules");
            assert_eq!((error.line, error.column), (1, before + at + 1), "{text}");
            match error.fault {
                Fault::Impossible { rule, error } => {
                    assert_eq!((rule.name(), error.to_string().as_str()), (name, sentence))
                }
                other => panic!("{other:?} {text}"),
            }
        }
    }
    let regions = fpuzzles(&grid(WINDOKU), "", |cell| format!(",\"region\":{}", lopsided[cell]));
    let error = read(&regions).expect_err("no such regions");
    assert!(
        matches!(&error, NotationError { fault: Fault::Impossible { rule: RuleName::Regions, .. }, .. }),
        "{error}"
    );
}

/// Rules of an object are about its own puzzles, and those of the objects within.
#[test]
fn several_puzzles() {
    let (line, other) = (WINDOKU.replace(' ', ""), NEWSPAPER.replace(' ', ""));
    let classic = grid(NEWSPAPER);
    let windoku = ruled(WINDOKU, nine().windows());
    let one = format!("{{\"puzzle\":\"{line}\",\"windoku\":true}}");
    let two = format!("{{\"puzzle\":\"{other}\"}}");
    let x = |puzzle: &str, rules: RulesBuilder| ruled(puzzle, rules.diagonals());
    let table = [
        (format!("[{one},{two},{one}]"), vec![windoku.clone(), classic.clone(), windoku.clone()]),
        (
            format!("{one}\n{two}\n{line};w\n{other}\n"),
            vec![windoku.clone(), classic.clone(), windoku.clone(), classic.clone()],
        ),
        (
            format!("{{\"rules\":{{\"diagonals\":\"both\"}},\"puzzles\":[{one},{two}]}}"),
            vec![x(WINDOKU, nine().windows()), x(NEWSPAPER, nine())],
        ),
        (
            format!("{{\"type\":\"x-sudoku\",\"puzzles\":[\"{line}\",\"{other}\"]}}"),
            vec![x(WINDOKU, nine()), x(NEWSPAPER, nine())],
        ),
        // What an object within says may be about one of them.
        (
            format!("{{\"options\":{{\"diagonal\":true}},\"puzzles\":[\"{line}\",\"{other}\"]}}"),
            vec![grid(WINDOKU), classic.clone()],
        ),
        (format!("{{\"options\":{{\"diagonal\":true}},\"puzzle\":\"{other}\"}}"), vec![x(NEWSPAPER, nine())]),
    ];
    for (text, expected) in table {
        assert_eq!(grids(&text), Ok(expected), "{text}");
    }
    // One that cannot be keeps none from being read.
    let text = format!("{{\"asterisk\":true,\"puzzles\":[\"{}\",\"{line}\"]}}", SIX.replace(' ', ""));
    let puzzles = read(&text).expect("a puzzle").puzzles;
    assert!(matches!(puzzles[0], Err(NotationError { fault: Fault::Impossible { .. }, .. })), "{puzzles:?}");
    assert_eq!(puzzles[1], Ok(ruled(WINDOKU, nine().asterisk()).into()));
    let nested = (0..20).fold(one, |inner, _| format!("{{\"diagonal+\":true,\"puzzle\":{inner}}}"));
    assert_eq!(refused(&nested), ("diagonals", String::new()));
}

/// Rules of each kind, and some together; and which of them links to f-puzzles and SudokuPad cannot hold.
fn all() -> Vec<(Grid, Option<RuleName>, Option<RuleName>)> {
    let six = || Rules::builder(shape(6));
    let jigsaw = || nine().regions(regions(JIGSAW));
    let on_end = || six().regions(regions("112233 112233 112233 445566 445566 445566"));
    let empty = |rules: RulesBuilder| Grid::empty(rules.build().expect("rules"));
    let groups = Some(RuleName::ExtraRegions);
    vec![
        (ruled(WINDOKU, nine().windows()), None, Some(RuleName::Windows)),
        (ruled(WINDOKU, nine().windows().diagonals()), None, Some(RuleName::Windows)),
        (ruled(WINDOKU, nine().diagonals()), None, None),
        (ruled(WINDOKU, nine().diagonal_down()), None, None),
        (ruled(WINDOKU, nine().diagonal_up().disjoint_groups()), None, Some(RuleName::DisjointGroups)),
        (ruled(WINDOKU, nine().asterisk()), None, Some(RuleName::Asterisk)),
        (ruled(WINDOKU, nine().centre_dot().girandola()), None, Some(RuleName::CentreDot)),
        (ruled(WINDOKU, jigsaw()), None, None),
        (ruled(WINDOKU, jigsaw().diagonals().asterisk()), None, Some(RuleName::Asterisk)),
        (ruled(WINDOKU, nine().group([0, 40, 80])), groups.clone(), groups.clone()),
        (
            ruled(WINDOKU, nine().windows().group([1, 2]).group(10..19)),
            groups.clone(),
            Some(RuleName::Windows),
        ),
        (ruled(SIX, six().regions(regions(SIX_REGIONS))), None, None),
        (ruled(SIX, six().regions(regions(SIX_REGIONS)).diagonal_up()), None, None),
        (ruled(SIX, on_end().diagonals()), None, None),
        (ruled("1... .... .... ...2", Rules::builder(shape(4)).windows()), None, Some(RuleName::Windows)),
        (empty(Rules::builder(shape(12)).disjoint_groups()), None, Some(RuleName::DisjointGroups)),
        (empty(Rules::builder(shape(16)).windows().diagonals()), None, Some(RuleName::Windows)),
        (empty(Rules::builder(shape(16)).diagonals()), None, None),
        (grid(WINDOKU), None, None),
        (grid(SIX), None, None),
    ]
}

#[test]
fn written_and_read_again() {
    for (puzzle, fpuzzles, sudokupad) in &all() {
        let blanks: Vec<usize> =
            (0..puzzle.cells().len()).filter(|&cell| puzzle.cells()[cell] == 0).collect();
        let (mut answers, mut marks) =
            (vec![0; puzzle.cells().len()], vec![DigitSet::EMPTY; puzzle.cells().len()]);
        answers[blanks[0]] = 3;
        marks[blanks[1]] = DigitSet::from_iter([1, 4]);
        let has_givens = puzzle.given_count() > 0;
        let begun = Puzzle::with_progress(puzzle.clone(), &answers, &marks);
        for (layout, unwritable) in
            [(Layout::Json, &None), (Layout::Fpuzzles, fpuzzles), (Layout::Sudokupad, sudokupad)]
        {
            let (alone, position) = (write(&puzzle.into(), layout), write(&begun, layout));
            if let Some(rule) = unwritable.clone() {
                let error = LayoutError::Rules { layout, rule };
                assert_eq!([alone, position], [Err(error.clone()), Err(error)]);
                continue;
            }
            let (alone, position) = (alone.expect("a text"), position.expect("a text"));
            assert!(!alone.contains('\n') && !position.contains('\n'));
            assert_eq!(grids(&alone), Ok(vec![puzzle.clone()]), "{alone}");
            if has_givens && layout != Layout::Sudokupad {
                let reading = read(&position).unwrap_or_else(|error| panic!("{error} {position}"));
                assert_eq!(reading.puzzles, [Ok(begun.clone())], "{position}");
            }
        }
        let own = puzzle.to_string();
        assert_eq!(grids(&own), Ok(vec![puzzle.clone()]), "{own}");
        let serde = serde_json::to_string(puzzle).expect("JSON");
        assert_eq!(grids(&serde), Ok(vec![puzzle.clone()]), "{serde}");
    }
}

#[test]
fn what_is_written() {
    let four = |rules: RulesBuilder| ruled("12.. .... .... ....", rules);
    let of_four = || Rules::builder(shape(4));
    let rows = r#"[["1","2",".","."],[".",".",".","."],[".",".",".","."],[".",".",".","."]]"#;
    let table = [
        (four(of_four()), Layout::Json, rows.to_string()),
        (
            four(of_four().diagonals().windows()),
            Layout::Json,
            format!(r#"{{"rules":{{"diagonals":"both","windows":true}},"grid":{rows}}}"#),
        ),
        (
            four(of_four().group([3, 1]).group([0, 15]).regions((0..16).map(|cell| cell / 4))),
            Layout::Json,
            format!(
                r#"{{"rules":{{"groups":[[1,3],[0,15]],"regions":[0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3]}},"grid":{rows}}}"#
            ),
        ),
        (
            four(of_four()),
            Layout::Fpuzzles,
            "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZY8qhACZ6jFu04wewKVwC6yQjN4z5i5eumrpGlbK5A==".into(),
        ),
        // With every length of padding, as lz-string 1.5.0 compresses them.
        (grid("1..............3;d"), Layout::Fpuzzles, "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcAWANCAJhMArA9hAdgC4DmATjgK4AOYChpFMqZEaCA2u6AG4CGANowQBGZhG4x8dBjAC+yYPMULZAXWRclWles0r9i3cuNKQfQXHgBmMRKnx6jNatlA".into()),
        (grid("1...............;d;r=aabbaabbccddccdd"), Layout::Fpuzzles, "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcAWANCAJhMArA9hAdgC4DmATjgK4AOYChpFMqZEaCA2u6AG4CGANowQBGZhG4x8dBjAC+yYPMULZAXWRclWles0r9i3cuNbVq2UA===".into()),
        (ruled(WINDOKU, nine().windows()), Layout::Fpuzzles, "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCGAPALgJwIbZgHMIB7AOwQG1QBjGAG3rCpACUAmAYXZFQ84DMvNlwAsw1gO4SpQvlPF9R0pYInLxAXQC+yWgyYt+ANglcA7Gc4AOGZ1PzOlx7dUO2y5x5sgdekHSMzPCUbMYqYWp84Yps5hGs8XJxnLGs1gkZyempvrr6QUbh7qzhXqU+fPEl8eXxrmwZJRnlGbY6mqiE2BAAJlTU+fkgAG649ACucPACXRAjMBTwOFPDY5PT7HMLSyswQ3oHwEOdg4fnxxdHo+NTCObbiwh7a7fTxo+72KunoOt38AeIGIO2e332FxuGwQAFZPmDVlckZdjr8jtd/tMUMD5k9luDXtD4B8caD8Yi/m8ENZ4eSISjtL8oQDsSC8S9kejkczprNSeyCWjIZiEFt+V8KTyEABGWkcylEuHihH0rmo5BnBmc/wi+BKtkS1U6qnwURywUahUAkkGlWEgFA210tUuw5CrUeqVIc2S3U23GG9GaHRAA=".into()),
        (grid("12..............;x2"), Layout::Sudokupad, "https://sudokupad.app/sclN4IgxgpgNlDOIC4DaTQDcCGUCuFEEYBfAGnS10QCYTgbCBdY1O0ux51z292rtxkACcIAcwCWAewB28ZCgAMxee0X52%2BJeuJr2SRZRXEAzFoNMNJ3ZU1NrapkZtJHOpkmtn3x9o8%2BPLAlBiUhCyqOASUBKCiCAAxEYALABCyQCiAGwgxCAALgAWYmAA1iGwstYgAO4YAJ4AChLBuWF6xInsiZr0DDkAthC5GAAmGEOIoILYUKGxAHLRfVgABLDYwxLF2MtTM7DLGAAOh1C1AHTLACJi4i3LG8tSErk7EIcQY8vSywUQy0uCYoQYb3MQYETSLCwM4gQiEIA".into()),
    ];
    for (puzzle, layout, text) in table {
        assert_eq!(write(&puzzle.into(), layout), Ok(text));
    }
    let puzzle = Puzzle::with_progress(four(of_four().diagonal_down()), &[0, 0, 3], &[]);
    let text = write(&puzzle, Layout::Json).expect("JSON");
    let begin = r#"{"size":4,"rules":{"diagonals":"down"},"grid":[[{"value":1,"given":true},{"value":2,"given":true},{"value":3},{}],[{},"#;
    assert!(text.starts_with(begin), "{text}");
}

/// What is broken in an object or is no JSON is passed over.
#[test]
fn objects_as_they_come() {
    let (line, classic) = (NEWSPAPER.replace(' ', ""), || nine());
    let table = [
        ("{\"a\" \n,: : ,\"puzzle\" \n : : \"@\" , }", classic()),
        ("{\"a\":1}]}{[{\"puzzle\":\"@\"", classic()),
        ("{\"a\":1.5e3\"puzzle\":\"@\"x}", classic()),
        ("{\"\":[\"\", \"b c\" ,\"\\\"\",\"\\\\\"],\"puzzle\":\"@\",\"windoku\":true,\"a", nine().windows()),
        ("{\"puzzle\":\"@", classic()),
        ("{\"puzzle\":\"@\",\"a\":\"b\\", classic()),
        // Values that are passed over.
        ("{\"constraints\":[\"a]\"],\"puzzle\":\"@\"}", classic()),
        ("{\"rules\":{\"side\": [1, [2]], \"windoku\":true},\"puzzle\":\"@\"}", nine().windows()),
        ("{\"rules\":{\"side\":{\"a\":[}],\"windoku\":true},\"puzzle\":\"@\"}", nine().windows()),
        ("{\"rules\":{\"side\" : \"a}\" , \"windoku\":true},\"puzzle\":\"@\"}", nine().windows()),
        ("{\"rules\":{\"side\":},\"windoku\":true,\"puzzle\":\"@\"}", nine().windows()),
        ("{\"puzzle\":\"@\",\"windoku\":true,\"rules\":{\"side\":[1, 2", nine().windows()),
        ("{\"puzzle\":\"@\",\"windoku\":true,\"rules\":{\"side\":", nine().windows()),
        // Where one begins, and that it goes on in the next line.
        ("{\n\"windoku\":true,\n\"puzzle\":\n\"@\"}", nine().windows()),
        ("{}\n@", classic()),
        ("{1,2}\n@", classic()),
        (" [ { \"a\": 1 }\n, {\"puzzle\":\"@\",\n\"windoku\":true}]", nine().windows()),
        (",{\"a\":{\n\"windoku\":true},\"puzzle\":\"@\"}", nine().windows()),
        ("{\"}\":1\n,\"windoku\":true,\"puzzle\":\"@\"}", nine().windows()),
        ("}}{\n\"windoku\":true,\"puzzle\":\"@\"}", classic()),
        ("board = [{\"windoku\":true,\n\"puzzle\":\"@\"}]", nine().windows()),
    ];
    for (text, rules) in table {
        assert_eq!(grids(&text.replace('@', &line)), Ok(vec![ruled(NEWSPAPER, rules)]), "{text}");
    }
}
