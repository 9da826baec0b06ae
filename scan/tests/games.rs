//! Games under way that the tests draw: whose digits they are, and whether that is told for certain.

mod common;

use common::games::{Cell, Colour, game};
use common::{CLOSE, Look, NEWSPAPER, PRINT, SOLUTION, inked, is_puzzle, looked_at, page, pen};
use image::RgbaImage;
use ninefold_scan::Certainty::{Clear, Doubtful, Sure};
use ninefold_scan::{Certainty, Scan, ScannedGrid, scan};

const WHITE: Colour = [255; 3];
const BLACK: Colour = [30; 3];
const BLUE: Colour = [45, 110, 220];
const GREY: Colour = [222; 3];
const NIGHT: Colour = [30, 40, 55];

fn read(image: &RgbaImage, what: &str) -> ScannedGrid {
    match scan(&looked_at(image), is_puzzle) {
        Scan::Grid(reading) => *reading,
        Scan::NoGrid(why) => panic!("{what}: no grid was found: {why:?}"),
    }
}

fn text(cells: &[u8]) -> String {
    cells.iter().map(|digit| if *digit == 0 { '.' } else { char::from(b'0' + digit) }).collect()
}

/// The answers to some blanks of the newspaper's puzzle.
fn answers_in(is_answered: impl Fn(usize) -> bool) -> String {
    let cells = NEWSPAPER.chars().zip(SOLUTION.chars()).enumerate();
    cells
        .map(|(cell, (given, answer))| if given == '.' && is_answered(cell) { answer } else { '.' })
        .collect()
}

/// A given or an answer in a cell of its ground, or a blank.
fn cell_of(answers: &str, cell: usize, inks: [Colour; 2], grounds: [Colour; 2]) -> Cell {
    let [given, answer] = [NEWSPAPER, answers].map(|cells| char::from(cells.as_bytes()[cell]));
    let is_given = given != '.';
    Cell {
        digit: if is_given { given } else { answer },
        ink: inks[usize::from(!is_given)],
        ground: grounds[usize::from(!is_given)],
        has_marks: false,
    }
}

/// What is expected of a game: its givens, its answers, and the certainty. All that is either is an answer.
fn expect(image: &RgbaImage, what: &str, puzzle: &str, answers: &str, certainty: Certainty) {
    let found = read(image, what);
    assert_eq!(text(&found.puzzle), puzzle, "{what}: puzzle");
    assert_eq!(text(&found.answers), answers, "{what}: answers");
    assert_eq!(found.certainty, certainty, "{what}");
    let either: String = (0..81)
        .map(|cell| if found.cells[cell].is_either { char::from(b'0' + found.answers[cell]) } else { '.' })
        .collect();
    let expected = if certainty == Doubtful { answers.into() } else { ".".repeat(81) };
    assert_eq!(either, expected, "{what}: givens or answers");
}

#[test]
fn a_player_s_ink_tells_from_one_digit_on() {
    let one = answers_in(|cell| cell == 40);
    let some = answers_in(|cell| cell.is_multiple_of(3));
    let all = answers_in(|_| true);
    for font in [dejavu::sans::regular, dejavu::serif::bold] {
        for answers in [&one, &some, &all] {
            for (what, inks, ground) in [
                ("blue on white", [BLACK, BLUE], WHITE),
                ("red on white", [BLACK, [200, 40, 40]], WHITE),
                ("blue on black", [[230; 3], [90, 160, 255]], NIGHT),
            ] {
                let lines = if ground == NIGHT { [90, 100, 115] } else { [60; 3] };
                let drawn = game(|cell| cell_of(answers, cell, inks, [ground; 2]), lines, font);
                expect(&drawn, &format!("{what}, {answers}"), NEWSPAPER, answers, Sure);
            }
        }
    }
}

#[test]
fn a_blue_pen_tells_from_one_digit_on() {
    for answers in [answers_in(|cell| cell == 43), answers_in(|cell| cell.is_multiple_of(5))] {
        let page = page(NEWSPAPER, &Look { font: dejavu::sans::bold, ..PRINT });
        let image = inked(&page, &pen::write(&answers), [50, 70, 190], CLOSE, 700);
        let found = read(&image, &answers);
        assert_eq!(text(&found.puzzle), NEWSPAPER, "{answers}");
        for (cell, answer) in answers.bytes().enumerate() {
            assert_eq!(found.answers[cell] > 0, answer != b'.', "{answers}: cell {cell}");
        }
    }
}

#[test]
fn the_ground_tells_and_is_asked_about() {
    let answers = answers_in(|cell| cell % 4 < 2);
    let drawn = game(
        |cell| Cell {
            has_marks: cell % 7 == 3
                && NEWSPAPER.as_bytes()[cell] == b'.'
                && answers.as_bytes()[cell] == b'.',
            ..cell_of(&answers, cell, [BLACK; 2], [GREY, WHITE])
        },
        [90; 3],
        dejavu::sans::bold,
    );
    expect(&drawn, "givens on grey", NEWSPAPER, &answers, Doubtful);
}

#[test]
fn marked_cells_keep_their_digits() {
    let none = ".".repeat(81);
    let solution = SOLUTION.as_bytes();
    for (what, ink, ground) in [
        ("white on tan", WHITE, [214, 188, 150]),
        ("white on blue", WHITE, [60, 110, 200]),
        ("black on orange", BLACK, [255, 160, 30]),
        ("black on pale blue", BLACK, [215, 232, 255]),
        ("black on yellow", BLACK, [255, 235, 120]),
        ("grey on white", [190; 3], WHITE),
        ("dark grey on grey", [120; 3], [160; 3]),
    ] {
        // All that have the digit 5, as an app marks them when one is selected.
        let drawn = game(
            |cell| match solution[cell] {
                b'5' => cell_of(&none, cell, [ink; 2], [ground; 2]),
                _ => cell_of(&none, cell, [BLACK; 2], [WHITE; 2]),
            },
            [60; 3],
            dejavu::sans::regular,
        );
        let found = read(&drawn, what);
        assert_eq!(text(&found.puzzle), NEWSPAPER, "{what}");
    }
}

#[test]
fn a_full_grid_of_one_ink_and_one_print_is_sure() {
    let none = ".".repeat(81);
    let full = |grounds: &dyn Fn(usize) -> Colour| {
        game(
            |cell| Cell {
                digit: char::from(SOLUTION.as_bytes()[cell]),
                ink: BLACK,
                ground: grounds(cell),
                has_marks: false,
            },
            [60; 3],
            dejavu::sans::regular,
        )
    };
    expect(&full(&|_| WHITE), "one ground", SOLUTION, &none, Sure);
    let is_shaded = |cell: usize| (cell / 27 + cell % 9 / 3) % 2 == 1;
    expect(&full(&|cell| if is_shaded(cell) { GREY } else { WHITE }), "shaded boxes", SOLUTION, &none, Sure);
}

#[test]
fn a_clear_reading_is_never_changed() {
    let drawn = |puzzle: &str| {
        let cell_at = |cell: usize| {
            let digit = char::from(puzzle.as_bytes()[cell]);
            Cell { digit, ink: BLACK, ground: WHITE, has_marks: false }
        };
        game(cell_at, [60; 3], dejavu::sans::regular)
    };
    let none = ".".repeat(81);
    let several = NEWSPAPER.replacen('5', ".", 2);
    expect(&drawn(&several), "several solutions", &several, &none, Clear);
    let clash = format!("5{}", &NEWSPAPER[1..]);
    expect(&drawn(&clash), "a clash", &clash, &none, Clear);
}
