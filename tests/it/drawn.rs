//! Puzzles whose regions are drawn, or given as a map beside the cells.

use crate::common::{NEWSPAPER, grid, grids, pattern, refused, shape, written};
use crate::kept::kept;
use crate::random::Random;
use crate::variants::JIGSAW;
use ninefold::notation::{Fault, Layout, LayoutError, Reader, RuleName, read, write};
use ninefold::{Grid, Puzzle, Rules, Shape, solve_all};
use proptest::prelude::*;

/// A 6×6 with regions: its cells, and the number of each one's region.
const CELLS: &str = ".5.2.. ....3. ...14. .46... .3.... ..2.5.";
const REGIONS: &str = "111222 113322 133332 455556 445566 444666";

const DRAWING: &str = "\
+-----+-----+
|. 5 .|2 . .|
|   +-+-+   |
|. .|. .|3 .|
| +-+   +-+ |
|.|. . 1 4|.|
+-+-------+-+
|.|4 6 . .|.|
| +-+   +-+ |
|. 3|. .|. .|
|   +-+-+   |
|. . 2|. 5 .|
+-----+-----+";

fn with_regions(cells: &Grid, regions: Vec<usize>) -> Grid {
    let rules = Rules::builder(cells.shape()).regions(regions).build().expect("regions");
    Grid::with_rules(rules, cells.cells().to_vec()).expect("a grid")
}

/// The puzzle of `CELLS` and `REGIONS`.
fn six() -> Grid {
    let symbols = REGIONS.bytes().filter(|byte| *byte != b' ');
    with_regions(&grid(CELLS), symbols.map(|symbol| usize::from(symbol - b'1')).collect())
}

/// The number of each cell's region: the boxes of a shape, of which cells change places as long as both stay in one
/// piece.
fn grown(shape: Shape, random: &mut Random) -> Vec<usize> {
    let mut regions: Vec<usize> = (0..shape.cell_count()).map(|cell| shape.box_of(cell)).collect();
    let neighbours = |cell: usize| {
        let (row, column, side) = (shape.row_of(cell), shape.column_of(cell), shape.side());
        let around = [
            (row > 0).then(|| cell - side),
            (column > 0).then(|| cell - 1),
            (column + 1 < side).then_some(cell + 1),
            (row + 1 < side).then_some(cell + side),
        ];
        around.into_iter().flatten()
    };
    let are_whole = |regions: &[usize], region: usize| {
        let mut reached = vec![regions.iter().position(|other| *other == region).expect("a cell")];
        let mut next = 0;
        while let Some(&cell) = reached.get(next) {
            for other in neighbours(cell) {
                if regions[other] == region && !reached.contains(&other) {
                    reached.push(other);
                }
            }
            next += 1;
        }
        reached.len() == shape.side()
    };
    for _ in 0..4 * shape.cell_count() {
        let [one, other] = [0; 2].map(|_| random.below(shape.cell_count()));
        regions.swap(one, other);
        if !are_whole(&regions, regions[one]) || !are_whole(&regions, regions[other]) {
            regions.swap(one, other);
        }
    }
    regions
}

/// The number of each cell's region.
fn regions_of(puzzle: &Grid) -> Vec<usize> {
    let boxes = 2 * puzzle.shape().side()..3 * puzzle.shape().side();
    let houses: Vec<_> = puzzle.rules().houses().collect();
    let of_cell = |cell: usize| {
        let region = boxes.clone().find(|house| puzzle.rules().house_cells(houses[*house]).contains(&cell));
        region.expect("a region") - boxes.start
    };
    (0..puzzle.cells().len()).map(of_cell).collect()
}

/// Draws a puzzle in another way than the library: cells with blanks on both sides, or numbers.
fn drawn(puzzle: &Grid, pad: usize, has_numbers: bool) -> String {
    let (side, regions) = (puzzle.shape().side(), regions_of(puzzle));
    let region = |row: usize, column: usize| {
        if row.max(column) < side { Some(regions[row * side + column]) } else { None }
    };
    let width = if has_numbers { 2 } else { 1 };
    let (pad, mut text) = (" ".repeat(pad), String::new());
    for row in 0..=side {
        let mut border = String::new();
        for column in 0..=side {
            let is_drawn = region(row.wrapping_sub(1), column) != region(row, column);
            border += "+";
            if column < side {
                border += &if is_drawn { "-" } else { " " }.repeat(2 * pad.len() + width);
            }
        }
        text += &(border + "\n");
        if row < side {
            for column in 0..=side {
                text += if region(row, column.wrapping_sub(1)) != region(row, column) { "|" } else { " " };
                if column < side {
                    let digit = puzzle.cells()[row * side + column];
                    let symbol = match digit {
                        0 => ".".into(),
                        _ if has_numbers => digit.to_string(),
                        _ => ninefold::notation::symbol(digit).to_string(),
                    };
                    text += &format!("{pad}{symbol:>width$}{pad}");
                }
            }
            text += "\n";
        }
    }
    text
}

/// The rows of a text in lines, with the same text before each.
fn quoted(text: &str, mark: &str) -> String {
    text.lines().map(|line| format!("{mark}{line}\n")).collect()
}

#[test]
fn a_drawing_is_written() {
    assert_eq!(written(&six(), Layout::Grid), DRAWING);
    assert_eq!(grids(DRAWING), Ok(vec![six()]));
}

#[test]
fn what_a_drawing_cannot_hold() {
    let cells = Grid::empty(Shape::NINE);
    let rules = |builder: ninefold::RulesBuilder| {
        Grid::with_rules(builder.build().expect("rules"), cells.cells().to_vec()).expect("a grid")
    };
    let mut in_pieces = grown(Shape::NINE, &mut Random::new(1));
    let of_last = in_pieces.iter().position(|region| *region == 8).expect("a cell");
    in_pieces.swap(0, of_last);
    let jigsaw = || Rules::builder(Shape::NINE).regions(grown(Shape::NINE, &mut Random::new(1)));
    for (puzzle, rule) in [
        (with_regions(&cells, in_pieces), RuleName::Regions),
        (with_regions(&cells, (0..81).map(|cell| cell / 9).collect()), RuleName::Regions),
        (with_regions(&cells, (0..81).map(|cell| cell % 9).collect()), RuleName::Regions),
        (rules(jigsaw().diagonals()), RuleName::Diagonals),
        (rules(jigsaw().group([0, 80])), RuleName::ExtraRegions),
        (rules(Rules::builder(Shape::NINE).windows()), RuleName::Windows),
    ] {
        let layout = Layout::Grid;
        assert_eq!(write(&puzzle.into(), layout), Err(LayoutError::Rules { layout, rule }));
    }
}

#[test]
fn drawings_of_many_kinds() {
    let (puzzle, spaced) = (six(), drawn(&six(), 1, false));
    let on_paper: String = spaced
        .chars()
        .map(|character| match character {
            '|' => '│',
            '-' => '─',
            '+' => '┼',
            other => other,
        })
        .collect();
    let bare: Vec<&str> = DRAWING.lines().collect();
    let compact: String = DRAWING.lines().filter(|line| line.starts_with('|')).collect::<Vec<_>>().join("\n");
    for (what, text) in [
        ("spaced", spaced.clone()),
        ("spaced wide", drawn(&puzzle, 3, false)),
        ("numbers", drawn(&puzzle, 0, true)),
        ("numbers, spaced", drawn(&puzzle, 1, true)),
        ("in quoted mail", quoted(DRAWING, "> ")),
        ("in mail that was quoted twice", quoted(&spaced, ">> ")),
        ("further right", quoted(DRAWING, "    ")),
        ("box drawing", on_paper),
        ("double lines", DRAWING.replace('-', "=")),
        ("below a heading", format!("Sunday's jigsaw\n\n{DRAWING}\n")),
        ("below a number", format!("1.\n{DRAWING}\n")),
        ("without its frame", bare[1..bare.len() - 1].join("\n")),
        ("zeros", DRAWING.replace('.', "0")),
        ("with blank lines", DRAWING.replace("+\n|.|", "+\n\n|.|")),
        ("named rows", {
            let rows = DRAWING.lines().enumerate().map(|(line, row)| {
                if line % 2 == 1 { format!("R{} {row}\n", line / 2 + 1) } else { format!("   {row}\n") }
            });
            rows.collect()
        }),
        ("carriage returns", DRAWING.replace('\n', "\r\n")),
    ] {
        assert_eq!(grids(&text), Ok(vec![puzzle.clone()]), "{what}:\n{text}");
    }
    // Where a line is left out, nobody knows what is enclosed.
    assert_eq!(refused(&compact).0, "regions", "{compact}");
    let two = format!("{DRAWING}\n\n{DRAWING}\n{spaced}\n{}", written(&grid(CELLS), Layout::Grid));
    assert_eq!(grids(&two), Ok(vec![puzzle.clone(), puzzle.clone(), puzzle, grid(CELLS)]));
    // No bar parts the first row, which is a region.
    let rows = "+-------+\n|1 1 3 1|\n+-------+\n|. . . .|\n+---+---+\n|. .|. .|\n|. 2|. .|\n+---+---+";
    let regions = vec![0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3];
    assert_eq!(grids(rows), Ok(vec![with_regions(&grid("1131.........2.."), regions)]));
}

#[test]
fn boxes_on_end() {
    let six = "\
+-----+-----+-----+
| 3 4 | 6 . | . 1 |
| . . | . . | 4 . |
| 6 . | . 1 | 5 . |
+-----+-----+-----+
| 2 . | . . | . . |
| 4 . | 2 3 | . 5 |
| 1 3 | . . | . 2 |
+-----+-----+-----+";
    let eight = "\
+-----+-----+-----+-----+
| 5 4 | . 6 | 8 . | . . |
| . . | . . | 3 5 | 1 7 |
| . 8 | . . | . 1 | . . |
| . . | . . | . . | 6 . |
+-----+-----+-----+-----+
| . 6 | 7 . | 1 . | 4 5 |
| . . | . . | 7 6 | . 3 |
| . 3 | 5 8 | 2 4 | . 6 |
| . 7 | 6 2 | 5 . | 8 . |
+-----+-----+-----+-----+";
    for (text, solution) in [
        (six, "346521513246624153251634462315135462"),
        (eight, "5416873262843517382761547135426826731845854176231358247647625381"),
    ] {
        let side = if text == six { 6 } else { 8 };
        let (width, height) = (2, side / 2);
        let regions = (0..side * side).map(|cell| cell / side / height * height + cell % side / width);
        let forms = [
            text.to_string(),
            text.replace([' '], "").replace("-----", "--"),
            quoted(text, "> "),
            text.replace('+', "|"),
            text.lines().filter(|line| line.contains('|')).collect::<Vec<_>>().join("\n"),
        ];
        let (last, drawn) = forms.split_last().expect("forms");
        for text in drawn {
            let puzzles = grids(text).expect(text);
            assert_eq!(puzzles.len(), 1, "{text}");
            let cells =
                grid(&written(&Grid::new(puzzles[0].cells().to_vec()).expect("a grid"), Layout::Line));
            assert_eq!(puzzles[0], with_regions(&cells, regions.clone().collect()), "{text}");
            let solved = ninefold::solve(&puzzles[0]);
            assert_eq!(solved.solution().map(written_cells).as_deref(), Some(solution));
        }
        // Without the border in the middle they are not drawn.
        assert!(grids(last).is_ok_and(|grids| grids[0].rules().is_classic()), "{last}");
    }
}

/// Boxes on end that blanks and blank lines draw.
#[test]
fn gaps() {
    for side in [6, 8, 10, 12, 15] {
        let shape = shape(side);
        let (width, height) = (shape.box_rows(), shape.box_columns());
        let regions: Vec<usize> =
            (0..side * side).map(|cell| cell / side / height * height + cell % side / width).collect();
        let mut random = Random::new(side as u64);
        for _ in 0..100 {
            // What begins with `5. 3. 1. 8.` or `12 34 13 24` may be numbers or marks.
            let digit = |cell| match random.below(2 * side) {
                digit if digit > side || cell < width => 0,
                digit => digit as u8,
            };
            let cells = Grid::new((0..side * side).map(digit).collect()).expect("a grid");
            let row = |(row, text): (usize, &str)| {
                let groups: Vec<String> = text
                    .as_bytes()
                    .chunks(width)
                    .map(|group| String::from_utf8_lossy(group).into())
                    .collect();
                let is_first = row > 0 && row % height == 0;
                format!("{}{}\n", if is_first { "\n" } else { "" }, groups.join(" "))
            };
            let text: String = written(&cells, Layout::Rows).lines().enumerate().map(row).collect();
            let puzzle = with_regions(&cells, regions.clone());
            for text in
                [text.clone(), quoted(&text, "> "), text.replace(' ', "   "), format!("Nine\n\n{text}")]
            {
                assert_eq!(grids(&text), Ok(vec![puzzle.clone()]), "{text}");
            }
            let two = format!("{text}\n{text}\n{}", written(&cells, Layout::Line));
            assert_eq!(grids(&two), Ok(vec![puzzle.clone(), puzzle.clone(), cells.clone()]), "{two}");
            // Blanks alone draw no boxes, and blank lines elsewhere draw others.
            for text in [text.replace("\n\n", "\n"), text.replacen("\n\n", "\n", 1).replacen('\n', "\n\n", 1)]
            {
                assert!(grids(&text).is_err(), "{text}");
            }
        }
    }
}

fn written_cells(grid: &Grid) -> String {
    grid.cells().iter().map(|digit| ninefold::notation::symbol(*digit)).collect()
}

/// Lines of cells without the borders between them tell no regions, nor do borders that enclose something else.
#[test]
fn what_stays_classic() {
    let puzzle = grid(CELLS);
    let rows = written(&puzzle, Layout::Rows);
    let rule = "-".repeat(11);
    let each_row = rows.replace('\n', &format!("\n{rule}\n"));
    let bars: String = rows.lines().map(|row| row.split("").collect::<Vec<_>>().join("|") + "\n").collect();
    let table = bars.replacen('\n', "\n|-|-|-|-|-|-|\n", 1).replace("-|-", "--|--");
    let around_each = bars.replace('\n', "\n+-+-+-+-+-+-+\n");
    for (what, text) in [
        ("its boxes", written(&puzzle, Layout::Grid)),
        ("its boxes in Simple Sudoku's way", written(&puzzle, Layout::Ss)),
        ("rows", rows.clone()),
        ("bars around each row", rows.lines().map(|row| format!("|{row}|\n")).collect()),
        ("lines between rows", each_row.lines().map(|line| format!("|{line}|\n")).collect()),
        ("bars around each cell", bars.clone()),
        ("a table", table),
        ("borders around each cell", around_each),
        ("borders that do not stand below the cells", DRAWING.replace("\n|   ", "\n|          ")),
    ] {
        assert_eq!(grids(&text), Ok(vec![puzzle.clone()]), "{what}:\n{text}");
    }
    for shape in Shape::ALL {
        for layout in [Layout::Grid, Layout::Ss, Layout::Marks] {
            let solved = pattern(shape);
            assert_eq!(grids(&written(&solved, layout)), Ok(vec![solved]));
        }
    }
}

/// A drawing in which a border is missing or too many is no classic, and does not tell the regions.
#[test]
fn spoilt_drawings() {
    for (what, text) in [
        ("a hole", DRAWING.replacen("5 .|2", "5 . 2", 1)),
        ("a wall", DRAWING.replacen("5 .|2", "5|.|2", 1)),
        ("a hole below a cell", DRAWING.replacen("+-+-+", "+-+ +", 1)),
    ] {
        assert_eq!(refused(&text).0, "regions", "{what}:\n{text}");
    }
    // In a classic's drawing a bar may be missing.
    let classic = written(&grid(NEWSPAPER), Layout::Grid);
    for text in
        [classic.replacen(" | ", "   ", 1), classic.replacen(" | ", " | | ", 1).replacen(". ", ". | ", 3)]
    {
        assert!(grids(&text).is_err() || grids(&text) == Ok(vec![grid(NEWSPAPER)]), "{text}");
    }
}

/// Marks in drawn regions are read by these: a lone candidate that a peer in its region could hold is none.
#[test]
fn pencil_marks() {
    let cells = ["123456"; 36];
    let row = |row: &[&str]| {
        format!("| {} |\n", row.chunks(2).map(|part| part.join(" ")).collect::<Vec<_>>().join(" | "))
    };
    let band =
        |first: usize| (first..first + 3).map(|of| row(&cells[of * 6..of * 6 + 6])).collect::<String>();
    let border = format!("+{}\n", "---------------+".repeat(3));
    let text = [&border, &band(0)[..], &border, &band(3)[..], &border].concat();
    let reading = read(&text).expect("marks");
    let regions = (0..36).map(|cell| cell / 18 * 3 + cell % 6 / 2).collect();
    assert_eq!(reading.puzzles, [Ok(with_regions(&Grid::empty(shape(6)), regions).into())]);
}

/// The symbols of a map: the regions as digits from 0 or 1, or as letters.
fn map(puzzle: &Grid, first: u8) -> String {
    let symbol = |region: usize| match first + region as u8 {
        digit @ b':'..=b'@' => char::from(digit - b':' + b'A'),
        symbol => char::from(symbol),
    };
    regions_of(puzzle).into_iter().map(symbol).collect()
}

/// A text in lines as long as a row.
fn in_rows(line: &str, side: usize, between: &str) -> String {
    let row = |row: &[u8]| {
        row.iter().map(|byte| char::from(*byte).to_string()).collect::<Vec<_>>().join(between) + "\n"
    };
    line.as_bytes().chunks(side).map(row).collect()
}

/// A puzzle and its map in each way that they are read, with what the way is called.
fn mapped(puzzle: &Grid, first: u8) -> Vec<(&'static str, String)> {
    let side = puzzle.shape().side();
    let (cells, map) = (written_cells(puzzle), map(puzzle, first));
    let [rows, map_rows] = [&cells, &map].map(|line| in_rows(line, side, ""));
    let [spaced, map_spaced] = [&cells, &map].map(|line| in_rows(line, side, " "));
    vec![
        ("a line", format!("{cells}{map}\n")),
        ("a line with a blank", format!("{cells} {map}\n")),
        ("a line with a tab", format!("{cells}\t{map}\n")),
        ("a line with a comma", format!("{cells},{map}\n")),
        ("a line with a comma and a blank", format!("{cells}, {map}\n")),
        ("a line with a semicolon", format!("{cells};{map}\n")),
        ("two lines", format!("{cells}\n{map}\n")),
        ("two lines, and a blank one between", format!("{cells}\n\n{map}\n")),
        ("blocks", format!("{rows}{map_rows}")),
        ("blocks, and a blank line between", format!("{rows}\n{map_rows}")),
        ("blocks of spaced cells", format!("{spaced}{map_spaced}")),
        ("a block and a line", format!("{rows}\n{map}\n")),
        ("below a heading", format!("Jigsaw\n{rows}\n{map_rows}")),
        ("in quoted mail", quoted(&format!("{rows}\n{map_rows}"), "> ")),
        ("with carriage returns", format!("{rows}\n{map_rows}").replace('\n', "\r\n")),
    ]
}

#[test]
fn maps_beside_and_below() {
    for first in [b'0', b'1', b'a', b'A'] {
        for (way, text) in mapped(&six(), first) {
            assert_eq!(grids(&text), Ok(vec![six()]), "{way}:\n{text}");
            assert_eq!(grids(text.trim_ascii_end()), Ok(vec![six()]), "{way}:\n{text}");
            // One after the other, and a classic at the end; with its map on another line, a puzzle waits for the next
            // line.
            let other = format!("{text}\n{text}{}\n{}\n", written_cells(&six()), written_cells(&six()));
            let expected = vec![six(), six(), grid(CELLS), grid(CELLS)];
            assert_eq!(grids(&other), Ok(expected), "{way}:\n{other}");
        }
    }
}

/// Whatever is no map is what it was.
#[test]
fn what_is_no_map() {
    let puzzle = grid(CELLS);
    let cells = written_cells(&puzzle);
    let regions: String = REGIONS.split(' ').collect();
    let rows = written(&puzzle, Layout::Rows);
    let solved = pattern(shape(6));
    let all = written_cells(&solved);
    let wrong = all.replacen('1', "2", 1);
    let boxes: String = (0..36).map(|cell| char::from(b'0' + shape(6).box_of(cell) as u8)).collect();
    assert_eq!(grids(&format!("{cells}\n{boxes}\n")), Ok(vec![puzzle.clone()]), "the boxes");
    for (what, text, count) in [
        ("a second puzzle", format!("{cells}\n{cells}\n"), 2),
        ("a second puzzle with zeros", format!("{cells}\n{}\n", cells.replace('.', "0")), 2),
        ("a whole grid", format!("{cells}\n{all}\n"), 2),
        ("a whole grid with a typing error", format!("{cells}\n{wrong}\n"), 2),
        ("a whole grid in rows", format!("{rows}\n\n{}\n", written(&solved, Layout::Rows)), 2),
        ("rows with zeros", format!("{rows}\n{}\n", rows.replace('.', "0")), 2),
        ("a line between", format!("{cells}\nregions\n{regions}\n"), 2),
        ("not the first puzzle", format!("{cells}\n{cells}\n{regions}\n"), 3),
        ("too short", format!("{rows}\n{}", in_rows(&regions[..30], 6, "")), 2),
        ("rows that do not go on", format!("{rows}\n111222\n{rows}\n"), 3),
    ] {
        let found: Vec<_> = Reader::default().push(&text).into_iter().collect();
        let mut reader = Reader::default();
        let all = [reader.push(&text), reader.finish().puzzles].concat();
        assert!(found.len() <= count, "{what}");
        assert_eq!(all.len(), count, "{what}:\n{text}");
        assert_eq!(all[0], Ok(Puzzle::from(&puzzle)), "{what}:\n{text}");
        assert!(all.iter().flatten().all(|puzzle| puzzle.grid().rules().is_classic()), "{what}:\n{text}");
    }
    // Where lines turn out to be no map, places are still those of the text.
    let text = format!("{rows}\n\n111222\n1113\n");
    let error = grids(&text).expect_err(&text);
    assert_eq!((error.line, error.column), (9, 5), "{error}");
}

/// A map with a mistake in it refuses its puzzle; regions in pieces can be.
#[test]
fn spoilt_maps() {
    let cells = written_cells(&grid(CELLS));
    let regions: String = REGIONS.split(' ').collect();
    let (seven, odd) = (regions.replacen('2', "1", 1), regions.replacen('2', "?", 1));
    for (map, sentence) in [
        (seven, "Region 1 has 7 cells, and each region of a 6×6 has 6."),
        (odd, "Row 1, column 4: the number of its region is 6"),
    ] {
        let rows = [in_rows(&cells, 6, ""), in_rows(&map, 6, "")];
        let texts =
            [format!("{cells}\n{map}\n"), format!("{cells} {map}\n"), cells.clone() + &map, rows.join("\n")];
        for text in texts {
            let puzzles = read(&text).map_or_else(|error| vec![Err(error)], |reading| reading.puzzles);
            let [Err(error)] = puzzles.as_slice() else { panic!("{text}: {puzzles:?}") };
            assert!(error.to_string().contains(sentence), "{text}: {error}");
        }
    }
    let swapped = format!("2{}1{}", &regions[1..3], &regions[4..]);
    let numbers = swapped.bytes().map(|digit| usize::from(digit - b'1')).collect();
    assert_eq!(grids(&format!("{cells}\n{swapped}\n")), Ok(vec![with_regions(&grid(CELLS), numbers)]));
}

/// A map that stands elsewhere is refused by name, so that no line of a Reader is taken for the map of the one before.
#[test]
fn a_map_is_no_puzzle() {
    let (six, nine) = (written_cells(&grid(CELLS)), written_cells(&Grid::empty(Shape::NINE)));
    let map_of_six: String = REGIONS.split(' ').collect();
    let map_of_nine = JIGSAW.replace(' ', "");
    let refused = Fault::Rules { rule: RuleName::Regions };
    for (text, line) in [
        (format!("{six}\nregions\n{map_of_six}\n"), 3),
        (format!("{six};x\n{map_of_six}\n"), 2),
        (format!("{nine}\n\nRegions:\n{map_of_nine}\n{nine}\n"), 4),
        (format!("{nine}\n{nine}\n{map_of_nine}\n"), 3),
        (format!("{nine}\n{{\"a\":\"{map_of_nine}\"}}\n"), 2),
    ] {
        let faults: Vec<_> =
            read(&text).expect("a puzzle").puzzles.into_iter().filter_map(Result::err).collect();
        let [fault] = faults.as_slice() else { panic!("{faults:?}:\n{text}") };
        assert_eq!((fault.line, &fault.fault), (line, &refused), "{text}");
        let mut reader = Reader::default();
        let lines = [reader.push_lines(&text), reader.finish_lines()].concat();
        let count = |lines: &[u8]| lines.iter().filter(|byte| **byte == b'\n').count();
        assert_eq!(count(&solve_all(&lines)), count(&lines), "{text}");
    }
    // Rows and columns are no regions, but a mistake.
    for row in ["123456", "111111"] {
        let cells: String = (0..36)
            .map(|cell| if row == "123456" { cell % 6 } else { cell / 6 } + 1)
            .map(|digit| digit.to_string())
            .collect();
        assert_eq!(grids(&format!("{six}\n{cells}\n")).map(|grids| grids.len()), Ok(2), "{cells}");
    }
}

/// A puzzle is handed out as soon as a part ends with its last line; where a part ends elsewhere, the map is waited
/// for.
#[test]
fn in_parts() {
    let puzzle = six();
    let cells = written_cells(&puzzle);
    let line = |puzzle: &Grid| format!("{puzzle}\n");
    for (way, text) in mapped(&puzzle, b'1') {
        let text = text.repeat(2);
        for length in 1..=text.len() {
            let parts: Vec<&[u8]> = text.as_bytes().chunks(length).collect();
            // A map that comes in the next part after the end of a line is too late.
            if parts.iter().rev().skip(1).any(|part| part.ends_with(b"\n")) {
                continue;
            }
            let mut reader = Reader::default();
            let mut found: Vec<u8> = parts.iter().flat_map(|part| reader.push_lines(part)).collect();
            found.extend(reader.finish_lines());
            assert_eq!(
                String::from_utf8(found).as_deref(),
                Ok(&*line(&puzzle).repeat(2)),
                "{way}, {length}:\n{text}"
            );
        }
    }
    let mut reader = Reader::default();
    for _ in 0..3 {
        assert_eq!(reader.push(format!("{cells}\n")), [Ok(grid(CELLS).into())], "at once");
    }
    let rows = written(&grid(CELLS), Layout::Rows);
    let mut reader = Reader::default();
    assert_eq!(reader.push(&rows), []);
    assert_eq!(reader.push("\n"), [Ok(grid(CELLS).into())], "at once");
    assert_eq!((reader.push(&rows), reader.finish().puzzles), (vec![], vec![Ok(grid(CELLS).into())]));
    // A word behind the first puzzle, and a puzzle at the end.
    let mut reader = Reader::default();
    assert_eq!(reader.push(format!("{cells}\nhello\n")), [Ok(grid(CELLS).into())]);
    assert_eq!(reader.push(&cells), []);
    assert_eq!(reader.finish().puzzles, [Ok(grid(CELLS).into())]);
}

proptest! {
    #![proptest_config(kept())]

    #[test]
    fn any_regions_are_read_as_they_were_written(side in 0_usize..8, seed in 0_u64..1 << 40) {
        let (shape, mut random) = (Shape::ALL[side], Random::new(seed));
        let cells = (0..shape.cell_count()).map(|_| random.below(3 * shape.side())).map(|digit| {
            if digit > shape.side() { 0 } else { digit as u8 }
        });
        let cells = Grid::new(cells.collect()).expect("a grid");
        let puzzle = with_regions(&cells, grown(shape, &mut random));
        // A 12 among lone digits may be pencil marks, a 10 or 11 may not.
        let may_be_marks = !cells.cells().iter().any(|digit| matches!(digit, 10 | 11));
        let mut texts = vec![("lines", puzzle.to_string())];
        match write(&(&puzzle).into(), Layout::Grid) {
            Ok(text) => texts.extend([
                ("drawn", text),
                ("drawn, spaced", drawn(&puzzle, 1, false)),
                ("drawn, numbers", drawn(&puzzle, 0, !may_be_marks)),
            ]),
            Err(_) => {
                // In a 4×4 they come up now and then.
                let are_rows = regions_of(&puzzle).is_sorted();
                let are_columns = regions_of(&puzzle).into_iter().eq((0..16).map(|cell| cell % 4));
                prop_assert!(are_rows || are_columns, "{}", puzzle);
            }
        }
        if shape.side() > 4 {
            texts.extend(mapped(&puzzle, b"01aA"[random.below(4)]));
        }
        for (way, text) in texts {
            prop_assert_eq!(grids(&text), Ok(vec![puzzle.clone()]), "{}:\n{}", way, text);
        }
    }
}
