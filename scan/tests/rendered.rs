//! Pictures that the tests draw, read from the first pixel to the last digit.

mod common;

use common::others::others;
use common::screens::{dark, light};
use common::{
    CELL, CLOSE, Look, MARGIN, NEWSPAPER, PAGE, PRINT, SOLUTION, WHOLE, fill, image, inked, is_puzzle,
    looked_at, page, pen, picture, rgba, seen, seen_bent, shaded,
};
use image::RgbaImage;
use ninefold_scan::steps::{Corners, distance};
use ninefold_scan::{Certainty, NoGrid, Picture, Scan, ScannedGrid, scan};

fn reading(picture: &Picture, what: &str) -> ScannedGrid {
    match scan(picture, is_puzzle) {
        Scan::Grid(reading) => *reading,
        Scan::NoGrid(why) => panic!("{what}: no grid was found: {why:?}"),
    }
}

fn text(cells: &[u8]) -> String {
    cells.iter().map(|digit| if *digit == 0 { '.' } else { char::from(b'0' + digit) }).collect()
}

/// A page as a phone sees it from these corners.
fn photo(look: &Look, corners: Corners, side: usize) -> Picture {
    picture(&seen(&page(NEWSPAPER, look), corners, side, side), side, side)
}

#[test]
fn every_look_is_read() {
    let looks = [
        ("print", PRINT),
        ("large", Look { font: dejavu::sans_condensed::bold, height: 0.75, ..PRINT }),
        ("small", Look { height: 0.42, ..PRINT }),
        ("pale lines", Look { thin: 215, thick: 180, ..PRINT }),
        ("no lines in boxes", Look { thin: 235, ..PRINT }),
        ("tinted boxes", Look { tint: 190, ..PRINT }),
    ];
    for (name, look) in looks {
        for (side, corners) in [(300, CLOSE), (640, WHOLE), (1300, CLOSE)] {
            let found = reading(&photo(&look, corners, side), name);
            assert_eq!(text(&found.puzzle), NEWSPAPER, "{name}, {side} pixels");
        }
    }
}

#[test]
fn every_light_screen_is_read() {
    read(light());
}

#[test]
fn every_dark_screen_is_read() {
    read(dark());
}

fn read(screens: impl Iterator<Item = (String, RgbaImage)>) {
    for (name, screen) in screens {
        let found = reading(&looked_at(&screen), &name);
        assert_eq!(text(&found.raw), NEWSPAPER, "{name}");
        assert_eq!(found.certainty, Certainty::Sure, "{name}");
    }
}

#[test]
fn tilted_and_turned() {
    let quads: [(&str, Corners); 5] = [
        ("straight", WHOLE),
        ("from far below", [[-3.0, 0.0], [16.0, 0.0], [11.5, 12.0], [1.5, 12.0]]),
        ("from below", [[0.5, 0.5], [12.5, 0.5], [11.5, 12.0], [1.5, 12.0]]),
        ("from the left", [[1.5, 1.5], [12.5, 0.5], [12.5, 12.5], [1.5, 11.0]]),
        ("askew", [[1.4, -0.8], [13.8, 1.4], [11.6, 13.8], [-0.8, 11.6]]),
    ];
    for (name, quad) in quads {
        for quarters in 0..4 {
            let mut corners = quad;
            corners.rotate_left(quarters);
            let found = reading(&photo(&PRINT, corners, 800), name);
            assert_eq!(text(&found.puzzle), NEWSPAPER, "{name}, {quarters} quarter turns");
            assert_eq!(found.certainty, Certainty::Sure, "{name}, {quarters} quarter turns");
        }
    }
}

#[test]
fn a_bright_screen_in_a_dark_room() {
    // The grid fills the screen to its edges, and has no frame.
    let mut page = page(NEWSPAPER, &Look { paper: 255, tint: 255, ..PRINT });
    let (first, last) = (MARGIN * CELL, PAGE - MARGIN * CELL);
    for (pixel, gray) in page.iter_mut().enumerate() {
        let is_screen =
            [pixel % PAGE, pixel / PAGE].iter().all(|place| (first + 2..last - 2).contains(place));
        *gray = if is_screen { *gray } else { 25 };
    }
    for (name, corners) in
        [("straight", WHOLE), ("askew", [[1.4, 0.2], [12.4, 1.4], [11.6, 12.4], [0.6, 11.6]])]
    {
        let found = reading(&picture(&seen(&page, corners, 800, 800), 800, 800), name);
        assert_eq!(text(&found.raw), NEWSPAPER, "{name}");
        assert_eq!(found.certainty, Certainty::Sure, "{name}");
    }
}

#[test]
fn what_hides_the_border_is_no_blank() {
    // Paper covers a part of the last row, or of the first column.
    for part in 0..8 {
        let hidden = part * CELL / 8 + CELL / 16;
        let edge = PAGE - MARGIN * CELL - CELL;
        for (name, corner) in [("the last row", [0, edge + hidden]), ("the last column", [edge + hidden, 0])]
        {
            let mut page = page(NEWSPAPER, &PRINT);
            fill(&mut page, corner, corner.map(|place| PAGE - place), PRINT.paper);
            let picture = picture(&seen(&page, WHOLE, 800, 800), 800, 800);
            if let Scan::Grid(found) = scan(&picture, is_puzzle) {
                let is_right = text(&found.puzzle) == NEWSPAPER;
                assert!(is_right || found.certainty == Certainty::Doubtful, "{name}, {part} eighths");
            }
        }
    }
}

#[test]
fn corners_are_those_of_the_photo_and_begin_where_the_puzzle_begins() {
    let mut corners = WHOLE;
    corners.rotate_left(2);
    // Larger than what the scanner looks at, and upside down: the puzzle's top left is at the bottom right.
    let found = reading(&photo(&PRINT, corners, 1300), "upside down");
    for (corner, expected) in
        found.corners.into_iter().zip([[1100.0, 1100.0], [200.0, 1100.0], [200.0, 200.0], [1100.0, 200.0]])
    {
        assert!(distance(corner, expected) < 8.0, "{corner:?} is not at {expected:?}");
    }
    assert_eq!(found.lattice.len(), 100);
    assert_eq!([0, 9, 99, 90].map(|crossing| found.lattice[crossing]), found.corners);
}

#[test]
fn shadow_and_blur_and_bent_paper() {
    let side = 700;
    for bend in [0.0, 0.03, -0.03] {
        let gray = shaded(&seen_bent(&page(NEWSPAPER, &PRINT), CLOSE, bend, side, side), side);
        let found = reading(&picture(&gray, side, side), "in the shadow");
        assert_eq!(text(&found.puzzle), NEWSPAPER, "bent by {bend}");
    }
}

#[test]
fn a_misread_digit_is_put_right_but_is_not_sure() {
    // A second 5 in the first row.
    let mistyped = format!("5{}", &NEWSPAPER[1..]);
    let found = reading(&picture(&seen(&page(&mistyped, &PRINT), CLOSE, 600, 600), 600, 600), "mistyped");
    assert_eq!(text(&found.raw), mistyped);
    assert_ne!(found.certainty, Certainty::Sure);
    assert!(found.puzzle == found.raw || found.puzzle[..].try_into().is_ok_and(is_puzzle));
    for (cell, seen) in found.cells.iter().enumerate() {
        assert!(found.raw[cell] == found.puzzle[cell] || seen.is_doubtful, "cell {cell}");
    }
}

#[test]
fn answers_by_hand_are_told_from_the_givens() {
    let solution = SOLUTION.as_bytes();
    // Every so many-th blank is answered, and whether the ink tells which. A 7 of two straight strokes in black is a printed
    // one: of that the reading as a whole is doubtful.
    for (part, pen, is_told, what) in [
        (1, [60, 70, 150], true, "all, in blue"),
        (2, [60, 70, 150], true, "every second, in blue"),
        (1, [90, 90, 90], false, "all, in pencil"),
        (3, [40, 40, 40], false, "every third, in black"),
    ] {
        let is_answered = |cell: usize| NEWSPAPER.as_bytes()[cell] == b'.' && cell.is_multiple_of(part);
        let answers: String =
            (0..81).map(|cell| if is_answered(cell) { char::from(solution[cell]) } else { '.' }).collect();
        for font in [dejavu::sans::regular, dejavu::serif::bold] {
            let page = page(NEWSPAPER, &Look { font, ..PRINT });
            let image = inked(&page, &pen::write(&answers), pen, CLOSE, 700);
            let found = reading(&looked_at(&image), what);
            let puzzle = text(&found.puzzle);
            assert!(
                puzzle == NEWSPAPER || !(is_told || found.certainty == Certainty::Sure),
                "{what}: {puzzle}"
            );
            for (cell, answer) in answers.bytes().enumerate() {
                let is_given = puzzle.as_bytes()[cell] == NEWSPAPER.as_bytes()[cell];
                let is_right = is_given && found.answers[cell] == answer.saturating_sub(b'0');
                assert!(
                    is_right
                        || found.cells[cell].is_doubtful
                        || found.cells[cell].is_either
                        || answer == b'7' && pen == [40; 3] && found.certainty == Certainty::Doubtful,
                    "{what}: cell {cell} is wrong without a doubt"
                );
            }
        }
    }
}

#[test]
fn pictures_without_a_grid_have_none() {
    let side = 400;
    let white = picture(&vec![255; side * side], side, side);
    assert_eq!(scan(&white, is_puzzle), Scan::NoGrid(NoGrid::NothingSquare));
    let fog: Vec<u8> = (0..side * side).map(|pixel| (40 + (pixel % side) / 2) as u8).collect();
    assert_eq!(scan(&picture(&fog, side, side), is_puzzle), Scan::NoGrid(NoGrid::Blurred));
    let half = [[5.0, 1.0], [15.0, 1.0], [15.0, 11.0], [5.0, 11.0]].map(|[x, y]: [f32; 2]| [x - 8.0, y]);
    let cut = picture(&seen(&page(NEWSPAPER, &PRINT), half, side, side), side, side);
    assert_eq!(scan(&cut, is_puzzle), Scan::NoGrid(NoGrid::CutOff));
    let empty_grid = page(&".".repeat(81), &PRINT);
    let empty_grid = ("an empty grid", image(&empty_grid, PAGE, PAGE));
    for (name, image) in others().into_iter().chain([empty_grid]) {
        assert!(matches!(scan(&looked_at(&image), is_puzzle), Scan::NoGrid(_)), "{name}");
    }
}

#[test]
fn any_size_is_looked_at() {
    for (width, height) in [(1, 1), (1, 3000), (3000, 1), (2, 2), (17, 5), (5000, 3)] {
        let gray: Vec<u8> = (0..width * height).map(|pixel| ((pixel * 97) >> 2) as u8).collect();
        let picture = picture(&gray, width, height);
        assert!(matches!(scan(&picture, is_puzzle), Scan::NoGrid(_)), "{width} × {height}");
    }
}

#[test]
fn bytes_that_are_no_picture_are_an_error_in_words() {
    for (bytes, width, height, message) in [
        (0, 0, 0, "Expected a picture with pixels, got one of 0 × 0."),
        (8, 0, 2, "Expected a picture with pixels, got one of 0 × 2."),
        (15, 2, 2, "Expected 2 × 2 pixels of 4 bytes, which are 16 bytes, got 15."),
        (17, 2, 2, "Expected 2 × 2 pixels of 4 bytes, which are 16 bytes, got 17."),
        (
            4,
            u32::MAX,
            u32::MAX,
            "Expected 4294967295 × 4294967295 pixels of 4 bytes, which are 73786976260478468100 bytes, got 4.",
        ),
    ] {
        let error = Picture::new(&vec![0; bytes], width, height).expect_err(message);
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn the_same_picture_has_the_same_reading() {
    let look = Look { font: dejavu::sans_condensed::oblique, thin: 180, ..PRINT };
    let one = photo(&look, CLOSE, 500);
    let (first, second) = (reading(&one, "first"), reading(&one, "second"));
    assert_eq!(first, second);
    let transparent: Vec<u8> =
        rgba(&one.gray).chunks(4).flat_map(|pixel| [0, 0, 0, 255 - pixel[0]]).collect();
    let picture = Picture::new(&transparent, 500, 500).expect("a picture");
    assert_eq!(reading(&picture, "ink on nothing").puzzle, first.puzzle);
}
