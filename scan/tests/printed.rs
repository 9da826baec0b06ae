//! Grids of other sizes, and several in a picture.

mod common;

use common::printed::{CLASSIC, Drawn, VIEWS, Written, drawn, places, readings, text};
use common::{CLOSE, NEWSPAPER, image, is_puzzle, looked_at, picture, seen};
use image::imageops::{FilterType, replace, resize};
use image::{Rgba, RgbaImage};
use ninefold_scan::{Certainty, NoGrid, scan, scan_all};

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
fn a_digit_that_the_size_does_not_have_is_a_doubt() {
    let six = Drawn { side: 6, region: &|row, column| row / 2 * 2 + column / 3, ..CLASSIC };
    let page = drawn("1.34.8.56.2323.5.4.6.23.312..59.5.12", &six);
    for view in VIEWS {
        let found = readings(&image(&seen(&page, view, 700, 700), 700, 700), "a 6×6");
        let seen = |cell: usize| (found[0].raw[cell], found[0].cells[cell].is_doubtful);
        assert!(found[0].raw.iter().chain(&found[0].puzzle).all(|digit| *digit <= 6));
        assert!(found[0].cells.iter().flat_map(|cell| cell.others).all(|digit| digit <= 6));
        assert!(seen(5).1 && seen(30).1, "{:?} {:?}", seen(5), seen(30));
        assert_eq!((seen(0), found[0].certainty), ((1, false), Certainty::Doubtful));
    }
}

#[test]
fn a_sixteen_is_read_whichever_signs_it_has() {
    let cells: String = places(16)
        .map(|(row, column)| {
            let digit = (row * 4 + row / 4 + column) % 16 + 1;
            if (row * 5 + column * 3) % 8 < 3 { text(&[digit as u8]) } else { ".".into() }
        })
        .collect();
    let region = |row: usize, column: usize| row / 4 * 4 + column / 4;
    let ways: [(&str, Written); 4] = [
        ("numbers", |symbol| symbol.to_digit(17).map_or(String::new(), |digit| digit.to_string())),
        ("1 to G", |symbol| symbol.into()),
        ("from zero", |symbol| symbol.to_string().replace('G', "0")),
        ("letters", |symbol| {
            symbol.to_digit(17).map_or(String::new(), |digit| char::from(b'@' + digit as u8).into())
        }),
    ];
    for (what, written) in ways {
        let page = drawn(&cells, &Drawn { side: 16, region: &region, written, ..CLASSIC });
        for view in VIEWS {
            let found = readings(&image(&seen(&page, view, 900, 900), 900, 900), what);
            assert_eq!((found.len(), found[0].side, found[0].lattice.len()), (1, 16, 17 * 17), "{what}");
            assert_eq!(text(&found[0].raw), cells, "{what}");
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
