//! The one line that holds a puzzle and its rules: what is a field, what is a comment, and what is written.

use crate::common::{FINNISH, NEWSPAPER, grid, grids, refused, shape, written};
use crate::variants::{JIGSAW, all_rules, regions};
use ninefold::notation::{Fault, Layout, LayoutError, NotationError, Reader, RuleName, read, write};
use ninefold::{Grid, Rules, RulesBuilder, RulesError, Shape, solve, solve_all};

fn line(text: &str) -> String {
    text.replace(' ', "")
}

fn ruled(builder: RulesBuilder, cells: &str) -> Grid {
    Grid::with_rules(builder.build().expect("rules"), grid(cells).cells().to_vec()).expect("a grid")
}

fn nine() -> RulesBuilder {
    Rules::builder(Shape::NINE)
}

#[test]
fn fields_are_rules() {
    let letters = JIGSAW.replace(' ', "");
    let capitals: String = letters.bytes().map(|digit| char::from(b'A' + digit - b'1')).collect();
    let from_zero: String = letters.bytes().map(|digit| char::from(digit - 1)).collect();
    let jigsaw = || nine().regions(regions(JIGSAW));
    let table: Vec<(&str, RulesBuilder)> = vec![
        (";x", nine().diagonals()),
        (";x1", nine().diagonal_down()),
        (";x2", nine().diagonal_up()),
        (";x1;x2", nine().diagonals()),
        (";w", nine().windows()),
        (";d", nine().disjoint_groups()),
        (";a", nine().asterisk()),
        (";o", nine().centre_dot()),
        (";i", nine().girandola()),
        (";w;x", nine().windows().diagonals()),
        (";x;w;d;a;o;i", nine().diagonals().windows().disjoint_groups().asterisk().centre_dot().girandola()),
        (";r=REGIONS", jigsaw()),
        (";r=CAPITALS", jigsaw()),
        (";r=FROMZERO", jigsaw()),
        (";r=REGIONS;x", jigsaw().diagonals()),
        (";x;r=REGIONS  ", jigsaw().diagonals()),
    ];
    for (fields, rules) in table {
        let fields = fields.replace("REGIONS", &letters).replace("CAPITALS", &capitals);
        let fields = fields.replace("FROMZERO", &from_zero);
        let puzzle = ruled(rules, NEWSPAPER);
        let forms = [NEWSPAPER.into(), line(NEWSPAPER), line(NEWSPAPER).replace('0', " ")];
        for text in forms.map(|cells| cells + &fields) {
            let numbers = if text.contains("  ") { &[""][..] } else { &["", "1. ", "(12) ", "A: "] };
            for number in numbers {
                let text = format!("{number}{text}");
                assert_eq!(grids(&text), Ok(vec![puzzle.clone()]), "{text}");
            }
        }
        let cells = line(NEWSPAPER);
        for link in ["#puzzle=", "https://a.b/?lang=de#puzzle=", "?bd="] {
            let text = format!("{link}{cells}{}", fields.trim_end());
            assert_eq!(grids(&text), Ok(vec![puzzle.clone()]), "{text}");
        }
        let encoded = format!("#puzzle={cells}{}", fields.trim_end().replace(';', "%3B").replace('=', "%3D"));
        assert_eq!(grids(&encoded), Ok(vec![puzzle]), "{encoded}");
    }
    // A classic's boxes are no other rules.
    let boxes: String = (0..81).map(|cell| char::from(b'a' + Shape::NINE.box_of(cell) as u8)).collect();
    assert_eq!(grids(&format!("{};r={boxes}", line(NEWSPAPER))), Ok(vec![grid(NEWSPAPER)]));
}

/// The line is one wherever a text has a piece for the puzzle.
#[test]
fn fields_are_rules_in_tables_and_files() {
    let cells = line(NEWSPAPER);
    let with_diagonals = ruled(nine().diagonals(), NEWSPAPER);
    let texts = [
        "id,puzzle\n1,CELLS;x",
        "puzzle,id\n\"CELLS;x\",1",
        "{\"puzzle\":\"CELLS;x\"}",
        "[{\"rules\":{\"diagonals\":\"up\"},\"puzzle\":\"CELLS;x1\"}]",
        "<game data=\"CELLS;x\"/>",
        "[\"CELLS;x\"]",
        "let puzzles = [\n  \"CELLS;x\",\n];",
        "CELLS;x # {\"answers\":\"..2\"}",
    ];
    for text in texts.map(|text| text.replace("CELLS", &cells)) {
        assert_eq!(grids(&text), Ok(vec![with_diagonals.clone()]), "{text}");
        let comment = text.replace(";x", ";x;easy");
        let without =
            if text.contains("rules") { ruled(nine().diagonal_up(), NEWSPAPER) } else { grid(NEWSPAPER) };
        assert_eq!(grids(&comment), Ok(vec![without]), "{comment}");
        let knight = text.replace(";x", ";n;x");
        let fault = Fault::Rules { rule: RuleName::AntiKnight };
        assert_eq!(read(&knight).map_err(|error| error.fault), Err(fault), "{knight}");
    }
}

#[test]
fn a_list_may_have_puzzles_with_rules_and_without() {
    let [one, other] = [NEWSPAPER, FINNISH].map(line);
    let with_diagonals = ruled(nine().diagonals(), NEWSPAPER);
    let lists = [
        format!("[\"{one};x\",\"{other}\"]"),
        format!("[\"{one};x\",\"{other};easy\"]"),
        format!("  \"{one};x\", \"{other}\", // my own"),
    ];
    for list in lists {
        assert_eq!(grids(&list), Ok(vec![with_diagonals.clone(), grid(FINNISH)]), "{list}");
    }
    let fault =
        read(&format!("[\"{one}\",\"{other};n\"]")).expect("a puzzle").puzzles.remove(1).expect_err("a rule");
    assert_eq!((fault.column, fault.fault), (169, Fault::Rules { rule: RuleName::AntiKnight }));
}

/// What is done on a puzzle with rules stands behind its line, and the line is still the puzzle.
#[test]
fn lines_with_progress_keep_the_rules() {
    let text = "{\"diagonal+\":true,\"diagonal-\":true,\"grid\":[[1,2,3,4],[3,4,1,2],\
                [{\"value\":4},{},{},{}],[{},{},{},{}]]}";
    let cells = text.replace("1,2,3,4", "{\"value\":1,\"given\":true},2,3,4");
    let mut reader = Reader::with_progress();
    let mut lines = reader.push_lines(&cells);
    lines.extend(reader.finish_lines());
    let lines = String::from_utf8(lines).expect("text");
    assert!(lines.contains(";x # {\"answers\""), "{lines}");
    let puzzle = &lines[..18];
    assert_eq!(grids(&lines), grids(puzzle), "{lines}");
    assert_eq!(solve_all(lines.as_bytes()), solve_all(puzzle.as_bytes()));
}

/// What stands behind the cells is a comment as before if any part of it is no field: the puzzle is read as it was.
#[test]
fn comments_are_comments() {
    let comments = [
        ";",
        ";easy",
        ";d3",
        ";3",
        ";x;easy",
        ";easy;x",
        ";x;d3",
        ";x;x",
        ";x;",
        ";;x",
        "; x",
        ";x y",
        ";X",
        ";x3",
        ";xw",
        ";x=",
        ";r",
        ";r=",
        ";r=easy one",
        ";y",
        ";w 5 stars",
        ";x # note",
        " # ;x",
        "# ;w",
        " easy;x",
        " d3",
        ";k",
        ";k=",
        ";k=a b",
        ";m",
        ";m=",
        ";m=A.B",
        ";n1",
        ";g;h",
        ";c=",
        ";K",
    ];
    for comment in comments {
        let text = line(FINNISH) + comment;
        assert_eq!(grids(&text), Ok(vec![grid(FINNISH)]), "{text}");
    }
    for comment in [";d3", ";easy", ";x;d3", ";w;hard"] {
        let text = format!("#puzzle={}{comment}", line(FINNISH));
        assert_eq!(grids(&text), Ok(vec![grid(FINNISH)]), "{text}");
    }
    // Fields of a table that look like some.
    let table = ["3;x;x;4\n4;2;x;1\nx;3;4;2\n2;4;x;3", "3 . . 4\n4 2 . 1\n. 3 4 2\n2 4 . 3"];
    let [semicolons, plain] = table.map(|text| grids(text).expect("a puzzle"));
    assert_eq!(semicolons, plain);
}

/// A table may have a column with the map of each puzzle's regions.
#[test]
fn maps_in_a_table() {
    let (cells, map) = (line(NEWSPAPER), line(JIGSAW));
    let jigsaw = ruled(nine().regions(regions(JIGSAW)), NEWSPAPER);
    for (header, row) in [
        ("id,puzzle,regions", format!("7,{cells},{map}")),
        ("Puzzle;Jigsaw", format!("{cells};{map}")),
        ("map\tpuzzle", format!("{map}\t{cells}")),
    ] {
        assert_eq!(grids(&format!("{header}\n{row}\n{row}\n")), Ok(vec![jigsaw.clone(); 2]), "{header}");
    }
    let classic = format!("id,puzzle,regions\n7,{cells},\n");
    assert_eq!(grids(&classic), Ok(vec![grid(NEWSPAPER)]));
    let short = read(&format!("id,puzzle,regions\n7,{cells},{}\n", &map[1..])).unwrap_err();
    assert!(matches!(short.fault, Fault::Impossible { rule: RuleName::Regions, .. }), "{short}");
}

#[test]
fn what_is_not_known_yet_is_refused_by_name() {
    let cells = line(NEWSPAPER);
    let (map, letters) = ("ab".repeat(40) + "a", "A2".repeat(81));
    let table = [
        (format!("{cells};n"), "antiKnight", ""),
        (format!("{cells};g"), "antiKing", ""),
        (format!("{cells};c"), "nonconsecutive", ""),
        (format!("{cells};x;n"), "antiKnight", ""),
        (format!("{cells};k={map}.11.-.25"), "cages", ""),
        (format!("{cells};K={map}.11"), "cages", ""),
        (format!("k={map}.11.25"), "cages", ""),
        (format!("  K={map}.11.25;x"), "cages", ""),
        (format!("#puzzle=k={map}.11.25"), "cages", ""),
        (format!("{cells};m={letters}"), "candidates", ""),
        (format!("m={letters}"), "candidates", ""),
    ];
    for (text, rule, name) in table {
        assert_eq!(refused(&text), (rule, name.to_string()), "{text}");
    }
    let error = read(&format!("{cells}\n{cells};x;n")).expect("a puzzle").puzzles.remove(1).unwrap_err();
    assert_eq!((error.line, error.column), (2, 85));
}

#[test]
fn what_cannot_be_is_said_with_its_place() {
    let cells = line(NEWSPAPER);
    let wrong = JIGSAW.replace(' ', "").replacen('2', "1", 1);
    let of = |side: usize| "1".to_string() + &".".repeat(side * side - 1);
    let table = [
        (
            format!("{cells};r={wrong}"),
            RuleName::Regions,
            "Region 1 has 10 cells, and each region of a 9×9 has 9.",
        ),
        (
            format!("{cells};x;r=ab"),
            RuleName::Regions,
            "Expected a region for each of the 81 cells of a 9×9, got 2.",
        ),
        (
            format!("{cells};w;r={}", JIGSAW.replace(' ', "")),
            RuleName::Regions,
            "The windows need boxes, and there are regions in their place.",
        ),
        (of(6) + ";w", RuleName::Windows, "There are no windows in a 6×6: its boxes are not square."),
        (of(6) + ";a", RuleName::Asterisk, "The asterisk is for a 9×9, and this is a 6×6."),
        (
            of(25) + ";x",
            RuleName::Diagonals,
            "A 25×25 has rows, columns and boxes alone: other rules go up to 16×16.",
        ),
    ];
    for (text, rule, sentence) in table {
        let error = read(&text).unwrap_err();
        let column = text.find(';').expect("fields") + 2;
        let Fault::Impossible { rule: named, .. } = &error.fault else { panic!("{text}: {error}") };
        assert_eq!((error.line, error.column, named), (1, column, &rule), "{text}");
        let start = format!("Line 1, column {column}: there are no such rules. ");
        assert_eq!(error.to_string(), start + sentence, "{text}");
    }
    let error: NotationError = read(&(of(6) + ";w")).unwrap_err();
    let reason = "There are no windows in a 6×6: its boxes are not square.";
    let json =
        format!(r#"{{"kind":"impossible","line":1,"column":38,"rule":"windows","reason":"{reason}"}}"#);
    assert_eq!(error.to_json(), json);
    assert!(matches!(error.fault, Fault::Impossible { error: RulesError::Windows { .. }, .. }));
}

#[test]
fn written_and_read_again() {
    for rules in all_rules() {
        let has_groups = rules.houses().any(|house| !rules.is_full(house));
        let mut cells = vec![0; rules.shape().cell_count()];
        cells[3] = 2;
        let puzzle = Grid::with_rules(rules, cells).expect("a grid");
        // Displayed and listed, rules are never lost.
        let text = puzzle.to_string();
        assert_eq!(text.lines().count(), 1, "{text}");
        assert_eq!(text.parse(), Ok(puzzle.clone()), "{text}");
        assert_eq!(format!("{puzzle:#}"), text);
        let mut reader = Reader::default();
        let lines = reader.push_lines(text.clone() + "\n");
        assert_eq!(String::from_utf8(lines).expect("text"), text.clone() + "\n");
        for layout in [Layout::Line, Layout::Zeros] {
            match write(&(&puzzle).into(), layout) {
                Ok(text) => assert_eq!(grids(&text), Ok(vec![puzzle.clone()]), "{text}"),
                Err(error) => {
                    let rule = RuleName::ExtraRegions;
                    assert_eq!((error, has_groups), (LayoutError::Rules { layout, rule }, true), "{text}");
                }
            }
        }
        // No layout leaves a rule out: what is written is read as the same puzzle.
        for layout in Layout::ALL {
            if let Ok(text) = write(&(&puzzle).into(), layout) {
                assert_eq!(grids(&text), Ok(vec![puzzle.clone()]), "{layout}: {text}");
            }
        }
    }
    let link = ruled(Rules::builder(shape(6)).diagonals(), "6 1..... ...... ...... ...... ...... ......");
    assert_eq!(written(&link, Layout::Line), format!("1{};x", ".".repeat(35)));
}

/// Puzzles with and without rules in one text.
#[test]
fn among_others() {
    let (cells, rules) = (line(NEWSPAPER), ["", ";x", "", ";w", ";easy", ";d", ""]);
    let text: String = rules.iter().map(|rules| format!("{cells}{rules}\n")).collect();
    let puzzles = read(&text).expect("puzzles").puzzles;
    let fields: Vec<String> = puzzles
        .iter()
        .map(|puzzle| puzzle.as_ref().expect("a puzzle").grid().to_string()[81..].into())
        .collect();
    assert_eq!(fields, ["", ";x", "", ";w", "", ";d", ""]);
    for length in [1, 7, 82, 1000] {
        let mut reader = Reader::default();
        let mut found: Vec<_> = text.as_bytes().chunks(length).flat_map(|part| reader.push(part)).collect();
        found.extend(reader.finish().puzzles);
        assert_eq!(found, puzzles, "{length} bytes at a time");
    }
    let answers: String = puzzles
        .iter()
        .map(|puzzle| match solve(puzzle.as_ref().expect("a puzzle").grid()) {
            ninefold::Verdict::Unique(solution) => {
                Grid::new(solution.cells().to_vec()).expect("a grid").to_string() + "\n"
            }
            verdict => verdict.name().to_string() + "\n",
        })
        .collect();
    assert_eq!(String::from_utf8(solve_all(text.as_bytes())), Ok(answers));
}
