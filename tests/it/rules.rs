//! Puzzles with rules that make no houses: each is refused, and the error names the rule.

use crate::common::{NEWSPAPER, compressed, grid, grids, refused};
use ninefold::Grid;
use ninefold::notation::{RuleName, read};

/// The rows of a puzzle as f-puzzles and SudokuPad write them: each cell is a JSON object. `given` is what
/// the object of a digit has behind its value.
fn objects(puzzle: &Grid, given: &str) -> String {
    let cell = |digit: &u8| match digit {
        0 => "{}".into(),
        digit => format!("{{\"value\":{digit}{given}}}"),
    };
    let row = |row: &[u8]| row.iter().map(cell).collect::<Vec<_>>().join(",");
    puzzle.cells().chunks(puzzle.shape().side()).map(row).collect::<Vec<_>>().join("],[")
}

/// A puzzle as f-puzzles writes it, with these members besides.
fn fpuzzles(members: &str) -> String {
    let cells = objects(&grid(NEWSPAPER), ",\"given\":true");
    format!("{{\"size\":9,\"title\":\"A title\",{members},\"grid\":[[{cells}]]}}")
}

/// A puzzle as SudokuPad writes it, with these members besides.
fn sudokupad(members: &str) -> String {
    let cells = objects(&grid(NEWSPAPER), "");
    format!(
        "{{\"cells\":[[{cells}]],{members},\"metadata\":{{\"title\":\"A title\",\"rules\":\"Sudoku.\"}}}}"
    )
}

/// The boxes of a 9×9 as lists of cells.
fn boxes() -> String {
    let cell = |cell: usize| format!("[{},{}]", cell / 9, cell % 9);
    let of_box = |index: usize| (0..9).map(move |at| index / 3 * 27 + index % 3 * 3 + at / 3 * 9 + at % 3);
    let lists: Vec<String> =
        (0..9).map(|index| format!("[{}]", of_box(index).map(cell).collect::<Vec<_>>().join(","))).collect();
    lists.join(",")
}

/// A cage of nine cells as SudokuPad writes it: `cells` gives the row and the column of each.
fn cage(cells: impl Fn(usize) -> (usize, usize)) -> String {
    let cells: Vec<String> = (0..9).map(cells).map(|(row, column)| format!("[{row},{column}]")).collect();
    format!("{{\"value\":45,\"unique\":true,\"cells\":[{}]}}", cells.join(","))
}

/// Members of a JSON object, and the rule that each means in f-puzzles and in plain JSON.
const MEMBERS: &[(&str, &str)] = &[
    ("\"antiknight\":true", "antiKnight"),
    ("\"antiking\": true", "antiKing"),
    ("\"nonconsecutive\":true", "nonconsecutive"),
    ("\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"10\"}]", "cages"),
    ("\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"DR\",\"value\":\"20\"}]", "littleKillers"),
    ("\"sandwichsum\":[{\"cell\":\"R0C1\",\"value\":\"20\"}]", "sandwiches"),
    ("\"skyscraper\":[{\"cell\":\"R0C1\",\"value\":\"3\"}]", "skyscrapers"),
    ("\"xsum\":[{\"cell\":\"R0C1\",\"value\":\"20\"}]", "xSums"),
    ("\"arrow\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"cells\":[\"R1C1\"]}]", "arrows"),
    ("\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "thermometers"),
    ("\"palindrome\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "palindromes"),
    ("\"renban\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "lines"),
    ("\"betweenline\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "lines"),
    ("\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]", "dots"),
    ("\"ratio\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\"}]", "dots"),
    ("\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"X\"}]", "xv"),
    ("\"negative\":[\"xv\"]", "negative"),
    ("\"odd\":[{\"cell\":\"R1C1\"}]", "parity"),
    ("\"even\":[{\"cell\":\"R1C1\"}]", "parity"),
    ("\"minimum\":[{\"cell\":\"R1C1\"}]", "extremes"),
    ("\"clone\":[{\"cells\":[\"R1C1\"],\"cloneCells\":[\"R2C4\"]}]", "clones"),
    ("\"quadruple\":[{\"cells\":[\"R1C1\"],\"values\":[1]}]", "quadruples"),
    ("\"diagonal+\":[1]", "diagonals"),
    ("\"extraregion\":true", "extraRegions"),
    ("\"extraregion\":[{\"cells\":[\"R1C1\",\"R0C1\"]}]", "extraRegions"),
    ("\"extraregion\":[{\"lines\":[\"R1C1\",\"R2C1\"]}]", "extraRegions"),
    (
        "\"extraregion\":[{\"cells\":[\"R1C1\",\"R2C4\"]}],\"alldifferent\":[[\"R1C1\",\"R2C4\"]]",
        "extraRegions",
    ),
    ("\"rowindexer\":[{\"cells\":[\"R1C1\"]}]", "indexers"),
    ("\"windoku\":[[1]]", "windows"),
    ("\"regions\":[[0,0,0,0,1,1,1,1,1]]", "regions"),
    ("\"regions\":[[[0,0],[0,1],[0,2]],[[1,0]]]", "regions"),
    ("\"regions\":\"aabb\"", "regions"),
    ("\"noboxes\":true", "regions"),
    ("\"cages\":[{\"cells\":[[0,0],[0,1]],\"sum\":3}]", "cages"),
    ("\"variant\":\"Anti-Knight\"", "antiKnight"),
    ("\"variants\":[\"killer\"]", "cages"),
    ("\"rules\":[\"classic\",\"jigsaw\"]", "regions"),
    ("\"rules\":[\"windoku\",\"antiking\"]", "antiKing"),
    ("\"rules\":{\"windows\":true,\"antiknight\":true}", "antiKnight"),
    ("\"rules\":{\"diagonals\":\"left\"}", "diagonals"),
    ("\"rules\":{\"windows\":1}", "windows"),
    ("\"rules\":{\"regions\":\"aabb\"}", "regions"),
    ("\"rules\":{\"regions\":[\"a\"]}", "regions"),
    ("\"rules\":{\"groups\":[[\"R1C1\"]]}", "extraRegions"),
    ("\"rules\":{\"killercage\":[[0,1]]}", "cages"),
    ("\"constraints\":{\"antiknight\":true}", "antiKnight"),
    ("\"constraints\":[{\"type\":\"thermo\",\"path\":[[0,0],[0,1]]}]", "thermometers"),
    ("\"constraints\":{\"cages\":[{\"cells\":[[0,0],[0,1]],\"sum\":3}]}", "cages"),
];

#[test]
fn members_of_objects() {
    let line = NEWSPAPER.replace(' ', "");
    for (member, rule) in MEMBERS {
        let texts = [
            fpuzzles(member),
            format!("https://www.f-puzzles.com/?load={}", compressed(&fpuzzles(member))),
            format!("https://sudokupad.app/?puzzleid=fpuzzles{}", compressed(&fpuzzles(member))),
            format!("{{\"puzzle\":\"{line}\",{member}}}"),
            format!("{{{member},\"puzzle\":\"{line}\"}}"),
        ];
        for text in texts {
            assert_eq!(refused(&text), (*rule, String::new()), "{text}");
        }
    }
    let unknown = fpuzzles("\"parityline\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]");
    assert_eq!(refused(&unknown), ("other", "parityline".into()));
    assert_eq!(RuleName::Other("parityline".into()).to_string(), "the rule 'parityline'");
}

#[test]
fn other_programs() {
    let line = NEWSPAPER.replace(' ', "");
    let wiki = |kind: char, width: usize| format!("?bd={kind}9B{}", "0".repeat(81 * width));
    let scl = |text: &str| format!("https://sudokupad.app/scl{}", compressed(text));
    let short = "{ce:[[{v:1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],";
    let table = [
        (sudokupad("\"global\":[\"antiknight\"]"), "antiKnight", ""),
        (sudokupad("\"global\":[\"antislant\"]"), "other", "antislant"),
        (sudokupad("\"lines\":[{\"wayPoints\":[[0,0],[9,9]],\"color\":\"#34BBE6\"}]"), "lines", ""),
        (sudokupad("\"arrows\":[{\"wayPoints\":[[0,0],[9,9]]}]"), "arrows", ""),
        (sudokupad("\"overlays\":[{\"center\":[0.5,1],\"text\":\"V\"}]"), "signs", ""),
        (sudokupad(&format!("\"cages\":[{}]", cage(|at| (at, at)))), "cages", ""),
        (sudokupad(&format!("\"cages\":[{},{}]", cage(|at| (0, at)), cage(|at| (at, 8 - at)))), "cages", ""),
        (scl(&sudokupad("\"global\":[\"antiking\"]")), "antiKing", ""),
        (scl(&format!("{short}ca:[{{ce:[[0,0],[1,1]],v:3}}]}}")), "cages", ""),
        (scl(&format!("{short}l:[{{wp:[[0,0],[4,4]],c:34BBE6,th:2}}]}}")), "lines", ""),
        (
            fpuzzles("\"solution\":[],\"killercage\":[{\"cells\":[]}]").replace("\"value\"", "\"c\""),
            "cages",
            "",
        ),
        ("?q=.AntiKnight~R1C1_5".into(), "antiKnight", ""),
        ("https://sigh.github.io/Interactive-Sudoku-Solver/?q=.AntiKnight.~R1C1_5".into(), "antiKnight", ""),
        ("?q=.~R1C1_5.Cage~10~R1C1~R1C2".into(), "cages", ""),
        ("?q=.~R1C1_5.NoBoxes".into(), "regions", ""),
        ("?q=.~R1C1_5.RegionSize~6".into(), "regions", ""),
        ("?q=.~R1C1_5.Diagonal~2".into(), "diagonals", ""),
        ("?q=.~R1C1_5.Windoku~1".into(), "windows", ""),
        ("?q=.Shape~9x9~10.~R1C1_5".into(), "other", "Shape"),
        ("?q=.Shape~9x9~0-8.~R1C1_5".into(), "other", "Shape"),
        ("?q=.Shape~6x9.~R1C1_5".into(), "other", "Shape"),
        (".AntiKnight.~R1C1_5".into(), "antiKnight", ""),
        ("  .~R1C1_5.Or.~R1C2_3.~R1C2_4.End ".into(), "other", "Or"),
        (".Thermo~R1C1~R1C2".into(), "thermometers", ""),
        (".AntiKing.DisjointSets".into(), "antiKing", ""),
        ("?q=.X~R1C1~R1C2".into(), "xv", ""),
        ("?q=.Thermo~R1C1~R1C2".into(), "thermometers", ""),
        ("?q=.GlobalEntropy".into(), "other", "GlobalEntropy"),
        ("3x3k:zzzc,a3b,5_6".into(), "cages", ""),
        ("3x3xkadu:zzzc,a3b,5_6".into(), "cages", ""),
        ("9jxk:zzzc,a3b,5_6".into(), "cages", ""),
        ("?bd=J6B".to_string() + &"000".repeat(36), "regions", ""),
        (wiki('L', 4), "cages", ""),
        (wiki('M', 5), "cages", ""),
        (wiki('T', 3), "other", "Str8ts"),
        (wiki('K', 4), "other", "KenKen"),
        (format!("[{{\"puzzle\":\"{line}\",\"type\":\"jigsaw\"}}]"), "regions", ""),
        (format!("{{\"puzzle\":\"{line}\",\"rules\":{{\"crossing\":true}}}}"), "other", "crossing"),
        (
            format!("{{\"puzzle\":\"{line}\",\"rules\":{{\"diagonal-\":2,\"windows\":true}}}}"),
            "diagonals",
            "",
        ),
    ];
    for (text, rule, name) in table {
        assert_eq!(refused(&text), (rule, name.to_string()), "{text}");
    }
}

/// Members that are no rule, or that say what the shape says anyway: none of them is refused.
#[test]
fn rules_of_the_shape() {
    let line = NEWSPAPER.replace(' ', "");
    let names: Vec<String> = (0..81).map(|cell| (cell / 27 * 3 + cell % 9 / 3).to_string()).collect();
    let rows: Vec<String> = names.chunks(9).map(|row| row.join(",")).collect();
    let members = [
        "\"antiknight\":false,\"diagonal+\":null,\"killercage\":[],\"arrow\":[],\"negative\":[ ]".into(),
        "\"ruleset\":\"Normal rules; antiknight\",\"author\":\"killercage\",\"solution\":[1,2,3]".into(),
        "\"line\":[{\"lines\":[[\"R1C1\",\"R2C2\"]]}],\"text\":[{\"cells\":[\"R1C1\"],\"value\":\"!\"}]".into(),
        "\"circle\":[{\"cells\":[\"R1C1\"]}],\"rectangle\":[{\"cells\":[\"R1C1\"]}],\"cage\":[{\"cells\":[\"R1C1\"]}]".into(),
        "\"highlightConflicts\":true,\"disabledlogic\":[\"fish\"],\"truecandidatesoptions\":[\"x\"]".into(),
        "\"underlays\":[{\"center\":[1,1],\"width\":1}],\"settings\":{\"conflict\":true}".into(),
        "\"difficulty\":3,\"ratio\":0.5,\"odd\":1,\"tags\":[\"easy\"],\"type\":\"sudoku\",\"solved\":true".into(),
        format!("\"regions\":[{}]", boxes()),
        format!("\"regions\":[[{}]]", rows.join("],[")),
        format!("\"regions\":[{}]", names.join(",")),
        format!("\"regions\":\"{}\"", names.concat()),
        format!(
            "\"cages\":[{},{},{},{{\"value\":\"title: cells\",\"cells\":[]}}]",
            cage(|at| (4, at)),
            cage(|at| (8 - at, 0)),
            cage(|at| (3 + at / 3, 6 + at % 3))
        ),
    ];
    for member in members {
        for text in [
            fpuzzles(&member),
            sudokupad(&member),
            format!("{{{member},\"puzzle\":\"{line}\"}}"),
            format!("https://sudokupad.app/?puzzleid=scl{}", compressed(&sudokupad(&member))),
        ] {
            assert_eq!(grids(&text), Ok(vec![grid(NEWSPAPER)]), "{text}");
        }
    }
    let short = "{ce:[[{v:1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],metadata:{t:\"T\"}}";
    let text = format!("https://sudokupad.app/?puzzleid=scl{}", compressed(short));
    assert_eq!(grids(&text), Ok(vec![grid("1... .... .... ....")]));
    let text = "3x3db:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9";
    assert_eq!(grids(text).expect("a puzzle").len(), 1);
    // SudokuWiki's jigsaws begin with a J, too, but this is a 25×25 in one line.
    let line = format!("J1A{}", "1".repeat(622));
    assert_eq!(grids(&format!("#puzzle={line}")).expect("a puzzle").len(), 1);
}

/// A refused puzzle does not prevent the others from being read. Its error points to the place that names the
/// rule.
#[test]
fn others_in_a_list() {
    let line = NEWSPAPER.replace(' ', "");
    let plain = format!("{{\"puzzle\":\"{line}\"}}");
    let killer = format!("{{\"puzzle\":\"{line}\",\"killercage\":[{{\"cells\":[]}}]}}");
    let sentence = "the puzzle has killer cages, which Ninefold does not read yet.";
    let place = |line: usize, column: usize| format!("Line {line}, column {column}: {sentence}");
    let table = [
        (format!("[{plain},\n{killer},\n{plain}]"), place(2, 96)),
        (format!("{plain}\n{killer}\n{plain}\n"), place(2, 96)),
        (format!("{{\"puzzles\":[{plain},{killer},{plain}]}}"), place(1, 203)),
        (format!("{line}\n3x3k:zzzc,a3b,5_6\n{line}\n"), place(2, 1)),
    ];
    for (text, error) in table {
        let puzzles = read(&text).expect("a puzzle").puzzles;
        let found: Vec<String> = puzzles
            .into_iter()
            .map(|puzzle| {
                puzzle.map_or_else(
                    |error| error.to_string(),
                    |found| (found == grid(NEWSPAPER).into()).to_string(),
                )
            })
            .collect();
        assert_eq!(found, ["true".to_string(), error, "true".into()], "{text}");
    }
}

#[test]
fn as_json() {
    let table = [
        ("?q=.AntiKnight", r#"{"kind":"rules","line":1,"column":1,"rule":"antiKnight"}"#),
        ("?q=.Global\"Mod", r#"{"kind":"rules","line":1,"column":1,"rule":"other","text":"Global\"Mod"}"#),
    ];
    for (text, json) in table {
        assert_eq!(read(text).unwrap_err().to_json(), json.replace("Global\"", "Global\\\""), "{text}");
    }
}
