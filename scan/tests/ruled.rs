//! Grids with other rules.

mod common;

use common::printed::{CLASSIC, Drawn, VIEWS, box_of, drawn, jigsaw, places, readings, text};
use common::{CELL, CLOSE, MARGIN, NEWSPAPER, PRINT, WHOLE, fill, image, seen, write};
use ninefold_scan::{Certainty, SeenRule};

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
