//! What is serialized, as JSON, and read back; and what is not taken back.

use crate::common::{FINNISH, NEWSPAPER, grid};
use ninefold::explain::rating::{
    ChainView, NestedChains, RatedPath, RatedTechnique, Rating, Unrated, rate, rated_path,
};
use ninefold::explain::{
    Level, NextStep, Path, PathEnd, Position, Role, Step, Technique, all_steps, solution_path,
};
use ninefold::{
    Change, Count, Diagnosis, DigitSet, Forgotten, ForgottenRule, Grid, House, HouseKind, Limits, Repair,
    RepairKind, Request, Rules, SearchEnd, Shape, Solutions, Verdict, count, diagnose, solutions, solve,
};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

const PUZZLE: &str = "3..4 42.1 .342 24.3";

#[track_caller]
fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: T, json: &str) {
    check_json(&value, json);
    // A format of bytes alone, which does not say what comes.
    let bytes = postcard::to_allocvec(&value).expect("bytes");
    assert_eq!(postcard::from_bytes::<T>(&bytes).expect("the same"), value);
}

#[track_caller]
fn check_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).expect("JSON"), json);
    assert_eq!(&serde_json::from_str::<T>(json).expect("the same"), value);
}

#[test]
fn there_and_back() {
    let puzzle = grid(PUZZLE);
    let cells = "[3,0,0,4,4,2,0,1,0,3,4,2,2,4,0,3]";
    let solution = "[3,1,2,4,4,2,3,1,1,3,4,2,2,4,1,3]";
    check(Shape::NINE, "9");
    check(House { kind: HouseKind::Box, index: 2 }, r#"{"kind":"box","index":2}"#);
    check(puzzle.clone(), cells);
    check(DigitSet::from_iter([1, 3]), "5");
    check(solve(&puzzle), &format!(r#"{{"unique":{solution}}}"#));
    check(Verdict::NoSolution, r#""none""#);
    check(Verdict::Undecided(None), r#"{"undecided":null}"#);
    let clash = r#"{"clash":[{"digit":1,"house":{"kind":"row","index":0},"cells":[0,3]}]}"#;
    check(solve(&grid("1..1 .... .... ....")), clash);
    check::<Solutions>(solutions(&puzzle, 2), &format!(r#"{{"solutions":[{solution}],"complete":true}}"#));
    check::<Count>(count(&puzzle, 1), r#"{"count":1,"complete":false}"#);
    check(Limits::NONE, r#"{"budget":null}"#);
    check(Limits::budget(7), r#"{"budget":7}"#);
    check(SearchEnd::OutOfBudget, r#""outOfBudget""#);
    check(RepairKind::RowSkipped, r#""rowSkipped""#);
    check(Change { cell: 1, from: 0, to: 2 }, r#"{"cell":1,"from":0,"to":2}"#);
    let found = diagnose(&grid("3..4 42.1 .342 23.3"));
    let json = serde_json::to_string(&found).expect("JSON");
    assert_eq!(serde_json::from_str::<Diagnosis>(&json).expect("the same"), found);
    assert!(json.ends_with(r#""complete":true,"forgotten":[]}"#), "{json}");
    let first: Repair = found.repairs[0].clone();
    let change = r#""changes":[{"cell":13,"from":3,"to":4}]"#;
    check(first, &format!(r#"{{"kind":"replaced","puzzle":{cells},{change}}}"#));
    check(ForgottenRule::Windows, r#""windows""#);
    let typed = grid("...... ...... ...6.. ...1.5 ...2.4 ......");
    let forgotten: Forgotten = diagnose(&typed).forgotten[0].clone();
    let cells = serde_json::to_string(typed.cells()).expect("JSON");
    let rules = r#"{"side":6,"diagonals":"both"}"#;
    let puzzle = format!(r#"{{"rules":{rules},"cells":{cells}}}"#);
    check(forgotten, &format!(r#"{{"rule":"diagonals","puzzle":{puzzle}}}"#));
}

#[test]
fn rules_there_and_back() {
    let nine = || Rules::builder(Shape::NINE);
    let four = || Rules::builder(Shape::ALL[0]);
    for (rules, json) in [
        (nine(), ""),
        (nine().diagonals(), r#","diagonals":"both""#),
        (nine().diagonal_down(), r#","diagonals":"down""#),
        (nine().diagonal_up().windows(), r#","diagonals":"up","windows":true"#),
        (nine().disjoint_groups().asterisk(), r#","disjoint":true,"asterisk":true"#),
        (nine().centre_dot().girandola(), r#","dot":true,"girandola":true"#),
        (nine().group([7, 3]).group([1, 2]), r#","groups":[[3,7],[1,2]]"#),
    ] {
        check(rules.build().expect("rules"), &format!(r#"{{"side":9{json}}}"#));
    }
    let regions = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3];
    let rules = four().regions(regions).build().expect("regions");
    let json = r#"{"side":4,"regions":[0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3]}"#;
    check(rules.clone(), json);
    let cells = "[1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]";
    let first = [1].into_iter().chain([0; 15]).collect();
    check(Grid::with_rules(rules, first).expect("a grid"), &format!(r#"{{"rules":{json},"cells":{cells}}}"#));

    let too_few = format!(r#"{{"rules":{{"side":9,"windows":true}},"cells":{cells}}}"#);
    let too_few = serde_json::from_str::<Grid>(&too_few).expect_err("too few cells").to_string();
    assert_eq!(too_few, "There are 16 cells, and a 9×9 has 81.");
    for (json, sentence) in [
        (r#"{"rules":{"side":4},"cells":[1],"cages":[1]}"#, "unknown field `cages`"),
        (r#"{"rules":{"side":4,"cages":[1]},"cells":[1]}"#, "unknown field `cages`"),
        (r#"{"rules":{"side":6,"windows":true},"cells":[1]}"#, "There are no windows in a 6×6"),
        (r#"[300]"#, "invalid value: integer `300`"),
        (r#""12""#, "expected cells, or an object of rules and cells"),
    ] {
        let error = serde_json::from_str::<Grid>(json).expect_err(sentence).to_string();
        assert!(error.contains(sentence), "{error}");
    }
    for (json, sentence) in [
        (r#"{"side":6,"windows":true}"#, "There are no windows in a 6×6: its boxes are not square."),
        (r#"{"side":7}"#, "No shape has the side 7"),
        (r#"{"side":9,"cages":[]}"#, "unknown field `cages`"),
        (r#"{"side":9,"diagonals":true}"#, "expected"),
    ] {
        let error = serde_json::from_str::<Rules>(json).expect_err(sentence).to_string();
        assert!(error.contains(sentence), "{error}");
    }
}

#[test]
fn steps_there_and_back() {
    check(NextStep::NoStep, r#""none""#);
    check(NextStep::Undecided, r#""undecided""#);
    let found = solution_path(&Position::new(&grid("...4 3... 2.4. ...1")));
    let step = concat!(
        r#"{"technique":"naked-single","places":[{"cell":0,"digit":1}],"removes":[],"houses":[],"#,
        r#""candidates":[],"links":[],"blockers":[{"cell":3,"digit":4},{"cell":4,"digit":3},{"cell":8,"digit":2}],"#,
        r#""effort":0.2,"level":"easy"}"#
    );
    check_json::<Step>(&found.steps[0], step);
    let json = serde_json::to_string(&found).expect("JSON");
    assert_eq!(serde_json::from_str::<Path>(&json).expect("the same"), found);
    // In these there are houses, roles and links of many kinds.
    let positions = [FINNISH, NEWSPAPER].map(|puzzle| Position::new(&grid(puzzle)));
    let found: Vec<Step> = positions
        .iter()
        .flat_map(|position| {
            [all_steps(position, Level::Extreme).steps, solution_path(position).steps].concat()
        })
        .collect();
    let json = serde_json::to_string(&found).expect("JSON");
    assert!(
        found.iter().any(|step| !step.links.is_empty()) && found.iter().any(|step| !step.houses.is_empty())
    );
    assert!(json.contains(r#""houses":[{"kind":"box","index":4,"role":"base"}]"#));
    assert_eq!(serde_json::from_str::<Vec<Step>>(&json).expect("the same"), found);
    check(PathEnd::Undecided, r#""undecided""#);
    check_json(&[Role::EndoFin, Role::Further(0)], r#"["endo-fin","c"]"#);
    for technique in Technique::all() {
        check(technique, &format!(r#""{technique}""#));
    }
}

#[test]
fn ratings_there_and_back() {
    let puzzle = grid(FINNISH);
    let least = |budget| Request::new(&puzzle).limits(Limits::budget(budget));
    let rating: Rating = rate(least(100)).expect("one solution");
    let json = r#"{"rating":8.0,"pearl":8.0,"diamond":8.0,"hardest":null,"least":true}"#;
    check(rating, json);
    check(Unrated::NoSolution, r#""none""#);
    check(Unrated::Rules, r#""rules""#);
    check(rated_path(least(100)).expect("one solution"), r#"{"steps":[],"next":8.0}"#);
    let path = rated_path(&grid("3..4 42.1 .342 24.3")).expect("one solution");
    let step = r#"{"technique":"hidden-single","rating":1.0,"places":[{"cell":1,"digit":1}],"removes":[]}"#;
    check(path.steps[0].clone(), step);
    let path = rated_path(&grid(NEWSPAPER)).expect("one solution");
    let json = serde_json::to_string(&path).expect("JSON");
    assert_eq!(serde_json::from_str::<RatedPath>(&json).expect("the same"), path);
    use RatedTechnique::{Bug, Dynamic, Fish, UniqueLoop};
    let (view, nested) = (ChainView::Double, NestedChains::Nothing);
    check(Dynamic { view, nested }, r#""dynamic-double-forcing-chains""#);
    check(UniqueLoop { cells: 8, kind: 3 }, r#""unique-loop-8-type-3""#);
    check(Bug { kind: 4 }, r#""bug-type-4""#);
    check(Fish(3), r#""swordfish""#);
    let names = "hidden-single direct-pointing direct-claiming direct-hidden-pair direct-hidden-triplet naked-single \
                 pointing claiming naked-pair naked-triplet naked-quad hidden-pair hidden-triplet hidden-quad x-wing \
                 swordfish jellyfish xy-wing xyz-wing unique-rectangle-type-1 unique-rectangle-type-4 \
                 unique-loop-6-type-1 unique-loop-10-type-4 bug-type-1 bug-type-4 aligned-pair-exclusion \
                 aligned-triplet-exclusion bidirectional-x-cycle bidirectional-y-cycle bidirectional-cycle \
                 turbot-fish forcing-x-chain forcing-chain nishio-forcing-chains cell-forcing-chains \
                 region-forcing-chains dynamic-cell-forcing-chains-plus dynamic-region-forcing-chains \
                 dynamic-contradiction-forcing-chains-plus-multiple-forcing-chains";
    for name in names.split(' ') {
        let json = format!("{name:?}");
        check(serde_json::from_str::<RatedTechnique>(&json).expect(name), &json);
    }
    for unknown in ["x-wings", "unique-loop-8", "unique-loop-08-type-3", "bug-type-5", ""] {
        let error = serde_json::from_str::<RatedTechnique>(&format!("{unknown:?}")).unwrap_err().to_string();
        assert!(error.starts_with("no technique of the rating has this name"), "{unknown}: {error}");
    }
}

#[test]
fn names_are_the_same_everywhere() {
    for kind in RepairKind::ALL {
        check(kind, &format!("{:?}", kind.name()));
    }
    for kind in HouseKind::ALL {
        check(kind, &format!("{:?}", kind.name()));
    }
}

#[test]
fn what_is_no_grid_is_not_taken() {
    let table = [
        ("[0,0,0]", "3 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do."),
        ("[5,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]", "Row 1, column 1: 5 is above 4, the largest digit of a 4×4."),
    ];
    for (json, sentence) in table {
        assert_eq!(serde_json::from_str::<Grid>(json).unwrap_err().to_string(), sentence);
    }
    let sentence = serde_json::from_str::<Shape>("7").unwrap_err().to_string();
    assert!(sentence.starts_with("No shape has the side 7; the sides are 4, 6, 8, 9, "), "{sentence}");
}
