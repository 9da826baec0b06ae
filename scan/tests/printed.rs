//! Grids of other sizes, grids with other rules, and several in a picture.

mod common;

use common::{
    CELL, CLOSE, Look, MARGIN, NEWSPAPER, PAGE, PRINT, WHOLE, fill, image, is_puzzle, looked_at, picture,
    seen, write,
};
use image::imageops::{FilterType, replace, resize};
use image::{Rgba, RgbaImage};
use ninefold_scan::steps::Corners;
use ninefold_scan::{Certainty, NoGrid, ScannedGrid, SeenRule, scan, scan_all};

/// How pages are seen: straight, and askew.
const VIEWS: [Corners; 2] = [WHOLE, [[0.5, 0.2], [12.4, 0.9], [11.9, 12.6], [0.9, 12.1]]];

/// What is drawn of a grid besides its digits.
struct Drawn<'a> {
    side: usize,
    /// Which region, in place of a box, a cell is of, by its row and column.
    region: &'a dyn Fn(usize, usize) -> usize,
    /// How light a cell is.
    ground: &'a dyn Fn(usize, usize) -> u8,
    /// Whether there are lines through the diagonals.
    is_crossed: bool,
    /// Whether there are lines around the windows.
    is_outlined: bool,
    /// How light the lines between regions are.
    thick: u8,
}

const CLASSIC: Drawn = Drawn {
    side: 9,
    region: &box_of,
    ground: &|_, _| PRINT.paper,
    is_crossed: false,
    is_outlined: false,
    thick: PRINT.thick,
};

fn box_of(row: usize, column: usize) -> usize {
    row / 3 * 3 + column / 3
}

/// The boxes, but for cells that neighbours of a band have exchanged.
fn jigsaw(row: usize, column: usize) -> usize {
    match (row % 3, column) {
        (0, 2) | (1, 5) => box_of(row, column + 1),
        (1, 3) | (0, 6) => box_of(row, column - 1),
        _ => box_of(row, column),
    }
}

/// A page with a grid in its upper left corner.
fn drawn(cells: &str, Drawn { side, region, ground, is_crossed, is_outlined, thick }: &Drawn) -> Vec<u8> {
    let Look { font, height, paper, thin, ink, .. } = PRINT;
    let mut page = vec![paper; PAGE * PAGE];
    let at = |line: usize| (MARGIN + line) * CELL;
    for (row, column) in places(*side) {
        fill(&mut page, [at(column), at(row)], [CELL; 2], ground(row, column));
    }
    if *is_crossed {
        for step in 0..side * CELL {
            fill(&mut page, [at(0) + step, at(0) + step], [4, 1], 110);
            fill(&mut page, [at(*side) - step - 1, at(0) + step], [4, 1], 110);
        }
    }
    for (left, top) in [(1, 1), (5, 1), (1, 5), (5, 5)].into_iter().filter(|_| *is_outlined) {
        for (x, y) in [(0, 0), (3, 0)] {
            fill(&mut page, [at(left + x) - 3, at(top + y)], [6, 3 * CELL], 60);
            fill(&mut page, [at(left + y), at(top + x) - 3], [3 * CELL, 6], 60);
        }
    }
    let font = ab_glyph::FontRef::try_from_slice(font()).expect("a font");
    for ((row, column), symbol) in places(*side).zip(cells.chars()).filter(|(_, symbol)| *symbol != '.') {
        let middle = [column, row].map(|line| (at(line) + CELL / 2) as f32);
        write(&mut page, &font, symbol, middle, height * CELL as f32, ink);
    }
    for is_thick in [false, true] {
        let (half, gray) = if is_thick && *thick != thin { (3, *thick) } else { (1, thin) };
        for (line, part) in (0..=*side).flat_map(|line| (0..*side).map(move |part| (line, part))) {
            let is_border = line == 0 || line == *side;
            let length = CELL + 2 * half;
            if (is_border || region(line - 1, part) != region(line, part)) == is_thick {
                fill(&mut page, [at(part) - half, at(line) - half], [length, 2 * half], gray);
            }
            if (is_border || region(part, line - 1) != region(part, line)) == is_thick {
                fill(&mut page, [at(line) - half, at(part) - half], [2 * half, length], gray);
            }
        }
    }
    page
}

/// The row and the column of each cell.
fn places(side: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..side * side).map(move |cell| (cell / side, cell % side))
}

fn text(cells: &[u8]) -> String {
    cells.iter().map(|digit| if *digit == 0 { '.' } else { char::from(b'0' + digit) }).collect()
}

/// All grids of an image.
fn readings(image: &RgbaImage, what: &str) -> Vec<ScannedGrid> {
    scan_all(&looked_at(image), is_puzzle).unwrap_or_else(|why| panic!("{what}: no grid was found: {why:?}"))
}

#[test]
fn small_grids_are_read() {
    let four = Drawn { side: 4, region: &|row, column| row / 2 * 2 + column / 2, ..CLASSIC };
    let six = Drawn { side: 6, region: &|row, column| row / 2 * 2 + column / 3, ..CLASSIC };
    for (drawing, cells) in [
        (&four, "1..4.4..2..3.3.1"),
        (&four, "4.2.2.4..4.2.2.4"),
        (&six, "1.34.6.56.2323.5.4.6.23.312..56.5.12"),
        (&six, "..3.5.4..1...31...5...3...1.4.6...3."),
    ] {
        for view in VIEWS {
            let found = readings(&image(&seen(&drawn(cells, drawing), view, 700, 700), 700, 700), cells);
            assert_eq!(found.len(), 1, "{cells}");
            assert_eq!((found[0].side, text(&found[0].raw)), (drawing.side, cells.into()), "{cells}");
            assert_eq!(found[0].lattice.len(), (drawing.side + 1).pow(2), "{cells}");
            assert_eq!(found[0].certainty, Certainty::Clear, "{cells}");
        }
    }
}

#[test]
fn a_size_that_is_not_read_is_named() {
    let eight = Drawn { side: 8, region: &|row, column| row / 2 * 2 + column / 4, ..CLASSIC };
    let page = drawn("1.3.5.7..2.4.6.8.6.7.5.3.8.2.1.44.1.8.2..7.3.4.66.8.1.5.3.5.2.7.", &eight);
    for view in VIEWS {
        let found = scan_all(&picture(&seen(&page, view, 700, 700), 700, 700), is_puzzle);
        assert_eq!(found, Err(NoGrid::OtherSize(8)));
    }
}

#[test]
fn rules_are_seen_where_they_are_drawn() {
    let is_window = |row: usize, column: usize| ![row, column].iter().any(|line| line.is_multiple_of(4));
    let is_diagonal = |row: usize, column: usize| row == column || row + column == 8;
    let gray = |is_gray: bool| if is_gray { 190 } else { PRINT.paper };
    let regions: Vec<u8> = places(9).map(|(row, column)| jigsaw(row, column) as u8).collect();
    for (what, drawing, rule) in [
        ("a classic", CLASSIC, SeenRule::Classic),
        (
            "a classic with shaded boxes",
            Drawn { ground: &|row, column| gray(box_of(row, column).is_multiple_of(2)), ..CLASSIC },
            SeenRule::Classic,
        ),
        (
            "a classic with a shaded cross",
            Drawn { ground: &|row, column| gray(row / 3 == 1 || column / 3 == 1), ..CLASSIC },
            SeenRule::Classic,
        ),
        (
            "a classic like a chessboard",
            Drawn { ground: &|row, column| gray((row + column).is_multiple_of(2)), ..CLASSIC },
            SeenRule::Classic,
        ),
        (
            "a classic with every second row shaded",
            Drawn { ground: &|row, _| gray(row.is_multiple_of(2)), ..CLASSIC },
            SeenRule::Classic,
        ),
        ("lines", Drawn { is_crossed: true, ..CLASSIC }, SeenRule::Diagonals),
        (
            "shaded diagonals",
            Drawn { ground: &|row, column| gray(is_diagonal(row, column)), ..CLASSIC },
            SeenRule::Diagonals,
        ),
        (
            "windows",
            Drawn { ground: &|row, column| gray(is_window(row, column)), ..CLASSIC },
            SeenRule::Windows,
        ),
        ("windows with lines around", Drawn { is_outlined: true, ..CLASSIC }, SeenRule::Windows),
        ("a jigsaw", Drawn { region: &jigsaw, ..CLASSIC }, SeenRule::Regions(regions.clone())),
        (
            "a jigsaw by shades alone",
            Drawn {
                region: &jigsaw,
                thick: PRINT.thin,
                ground: &|row, column| {
                    [235, 190, 160, 215][jigsaw(row, column) % 3 + jigsaw(row, column) / 3 % 2]
                },
                ..CLASSIC
            },
            SeenRule::Regions(regions),
        ),
    ] {
        for view in VIEWS {
            let found = readings(&image(&seen(&drawn(NEWSPAPER, &drawing), view, 800, 800), 800, 800), what);
            assert_eq!(text(&found[0].raw), NEWSPAPER, "{what}");
            assert_eq!((&found[0].rule, found[0].is_rule_clear), (&rule, true), "{what}");
            // Whether a puzzle of other rules has one solution is not asked.
            let is_classic = rule == SeenRule::Classic;
            assert_eq!(found[0].certainty == Certainty::Sure, is_classic, "{what}");
        }
    }
}

#[test]
fn regions_are_those_of_the_puzzle_whichever_way_it_lies() {
    let page = drawn(NEWSPAPER, &Drawn { region: &jigsaw, ..CLASSIC });
    let mut corners = WHOLE;
    corners.rotate_left(1);
    let found = readings(&image(&seen(&page, corners, 800, 800), 800, 800), "on its side");
    assert_eq!(text(&found[0].raw), NEWSPAPER);
    let regions = places(9).map(|(row, column)| jigsaw(row, column) as u8).collect();
    assert_eq!(found[0].rule, SeenRule::Regions(regions));
}

/// The cage of a cell, of up to four cells.
fn cage(row: usize, column: usize) -> Option<usize> {
    (row < 9 && column < 9).then(|| row / 2 * 9 + (column + row / 2 % 2) / 2)
}

/// Draws lines of dashes within the edges of cages.
fn draw_cages(page: &mut [u8], dash: usize) {
    for (row, column) in places(9) {
        let [left, top] = [column, row].map(|line| (MARGIN + line) * CELL);
        let around = [
            (row.wrapping_sub(1), column),
            (row + 1, column),
            (row, column.wrapping_sub(1)),
            (row, column + 1),
        ];
        let borders =
            around.iter().enumerate().filter(|(_, other)| cage(other.0, other.1) != cage(row, column));
        for (side, _) in borders {
            let near = if side % 2 == 0 { 4 } else { CELL - 5 };
            for along in (5..CELL - 5).step_by(2 * dash + 1) {
                let is_row = side < 2;
                let place = if is_row { [left + along, top + near] } else { [left + near, top + along] };
                fill(page, place, if is_row { [dash, 1] } else { [1, dash] }, 40);
            }
        }
    }
}

#[test]
fn killers_are_seen() {
    let font = ab_glyph::FontRef::try_from_slice((PRINT.font)()).expect("a font");
    for (what, dash) in [("sums alone", None), ("dashed cages", Some(4)), ("dotted cages", Some(1))] {
        let mut page = drawn(&".".repeat(81), &CLASSIC);
        if let Some(dash) = dash {
            draw_cages(&mut page, dash);
        }
        let is_first = |row: usize, column: usize| {
            cage(row, column) != cage(row, column.wrapping_sub(1))
                && cage(row, column) != cage(row.wrapping_sub(1), column)
        };
        for (row, column) in places(9).filter(|(row, column)| is_first(*row, *column)) {
            let sum = ((row * 9 + column) * 7 % 20 + 3).to_string();
            let [x, y] = [column, row].map(|line| ((MARGIN + line) * CELL) as f32);
            for (index, symbol) in sum.chars().enumerate() {
                let place = [x + 10.0 + 7.0 * index as f32, y + 12.0];
                write(&mut page, &font, symbol, place, 12.0, PRINT.ink);
            }
        }
        for view in [CLOSE, VIEWS[1]] {
            let found = readings(&image(&seen(&page, view, 800, 800), 800, 800), what);
            assert_eq!(found[0].rule, SeenRule::Cages, "{what}");
        }
    }
}

#[test]
fn several_grids_are_read_in_their_order() {
    const SECOND: &str = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
    let one = image(&seen(&drawn(NEWSPAPER, &CLASSIC), CLOSE, 500, 500), 500, 500);
    let second = image(&seen(&drawn(SECOND, &CLASSIC), CLOSE, 500, 500), 500, 500);
    let small = resize(&second, 300, 300, FilterType::Triangle);
    let full = image(&seen(&drawn(common::SOLUTION, &CLASSIC), CLOSE, 500, 500), 500, 500);
    let page = |parts: &[(&RgbaImage, i64, i64)]| {
        let mut page = RgbaImage::from_pixel(1100, 1100, Rgba([235, 235, 235, 255]));
        parts.iter().for_each(|(part, x, y)| replace(&mut page, *part, *x, *y));
        page
    };
    // The page, the puzzles in their order, and the one that is read where one is wanted.
    for (what, page, expected, main) in [
        ("side by side", page(&[(&one, 20, 60), (&second, 560, 40)]), vec![NEWSPAPER, SECOND], NEWSPAPER),
        ("the other way", page(&[(&second, 20, 60), (&one, 560, 40)]), vec![SECOND, NEWSPAPER], SECOND),
        (
            "one above the other",
            page(&[(&one, 500, 560), (&second, 20, 20)]),
            vec![SECOND, NEWSPAPER],
            SECOND,
        ),
        ("a small one first", page(&[(&small, 20, 60), (&one, 560, 40)]), vec![SECOND, NEWSPAPER], NEWSPAPER),
        (
            "a solution beside it",
            page(&[(&full, 20, 60), (&small, 560, 40)]),
            vec![common::SOLUTION, SECOND],
            SECOND,
        ),
        (
            "three",
            page(&[(&one, 20, 20), (&second, 560, 20), (&small, 20, 600)]),
            vec![NEWSPAPER, SECOND, SECOND],
            NEWSPAPER,
        ),
    ] {
        let found: Vec<String> = readings(&page, what).iter().map(|grid| text(&grid.raw)).collect();
        assert_eq!(found, expected, "{what}");
        let ninefold_scan::Scan::Grid(found) = scan(&looked_at(&page), is_puzzle) else {
            panic!("{what}: no grid")
        };
        assert_eq!(text(&found.raw), main, "{what}: the one");
    }
}
