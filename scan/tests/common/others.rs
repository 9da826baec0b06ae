//! Pictures that have no grid.

use super::{CELL, PAGE, PRINT, fill, image, write};
use ab_glyph::FontRef;
use image::RgbaImage;

/// Ten pictures without a grid: text, crosswords, tables, textures.
pub fn others() -> [(&'static str, RgbaImage); 10] {
    let stripes = drawn(|x, _| if x % 40 < 4 { 20 } else { 230 });
    let chess = drawn(|x, y| if (x / 78 + y / 78).is_multiple_of(2) { 60 } else { 230 });
    let noise = drawn(|x, y| hash(y * PAGE + x) as u8);
    let weave = drawn(|x, y| {
        let thread = if (x / 12 + y / 12).is_multiple_of(2) { x % 12 } else { y % 12 };
        (120 + 8 * thread + hash(y * PAGE + x) % 24) as u8
    });
    [
        ("a page of words", text()),
        ("a crossword", crossword(13, false)),
        ("a solved crossword", crossword(15, true)),
        ("a solved crossword of nine by nine", crossword(9, true)),
        ("a table of figures", table(6, 11, &|cell| (hash(cell) % 9000 + 100).to_string())),
        ("a calendar", table(7, 5, &|cell| (cell + 1).to_string())),
        ("stripes", stripes),
        ("a chessboard", chess),
        ("noise", noise),
        ("cloth", weave),
    ]
    .map(|(name, page)| (name, image(&page, PAGE, PAGE)))
}

/// A page of which each pixel is as light as a function of its place says.
fn drawn(gray: impl Fn(usize, usize) -> u8) -> Vec<u8> {
    (0..PAGE * PAGE).map(|pixel| gray(pixel % PAGE, pixel / PAGE)).collect()
}

/// A number from 0 to 524,287 that looks like chance.
fn hash(number: usize) -> usize {
    (number as u32 ^ 0x5bd1).wrapping_mul(2_654_435_761) as usize >> 13
}

fn text() -> Vec<u8> {
    let mut page = vec![PRINT.paper; PAGE * PAGE];
    let font = serif();
    for index in 0..900 {
        let place = [20.0 + (index % 30) as f32 * 20.0, 20.0 + (index / 30) as f32 * 20.0];
        write(&mut page, &font, letter(index), place, 14.0, 30);
    }
    page
}

/// A crossword of so many cells aside and down: black cells, small numbers, and letters if it is solved.
fn crossword(side: usize, is_solved: bool) -> Vec<u8> {
    let cell = 11 * CELL / side;
    let mut page = lined([side, side], [cell, cell]);
    let font = serif();
    for index in 0..side * side {
        let [left, top] = [index % side, index / side].map(|place| CELL + place * cell);
        if hash(index).is_multiple_of(5) {
            fill(&mut page, [left, top], [cell; 2], 25);
            continue;
        }
        if hash(index + 1).is_multiple_of(4) {
            let number = char::from(b'1' + (index % 9) as u8);
            let place = [left, top].map(|edge| edge as f32 + 0.2 * cell as f32);
            write(&mut page, &font, number, place, 0.22 * cell as f32, 30);
        }
        if is_solved {
            let place = [left, top].map(|edge| edge as f32 + 0.55 * cell as f32);
            write(&mut page, &font, letter(index).to_ascii_uppercase(), place, 0.5 * cell as f32, 40);
        }
    }
    page
}

/// A table of so many columns and rows with a number in each.
fn table(columns: usize, rows: usize, number: &dyn Fn(usize) -> String) -> Vec<u8> {
    let size = [11 * CELL / columns, 11 * CELL / rows];
    let mut page = lined([columns, rows], size);
    let font = serif();
    for cell in 0..columns * rows {
        for (place, digit) in number(cell).chars().enumerate() {
            let x = CELL + cell % columns * size[0] + 16 + 14 * place;
            let y = CELL + cell / columns * size[1] + size[1] / 2;
            write(&mut page, &font, digit, [x as f32, y as f32], 18.0, 30);
        }
    }
    page
}

/// A page with the lines of so many columns and rows of a size.
fn lined(count: [usize; 2], size: [usize; 2]) -> Vec<u8> {
    let mut page = vec![PRINT.paper; PAGE * PAGE];
    for axis in 0..2 {
        for line in 0..=count[axis] {
            let (mut from, mut length) = ([CELL; 2], [2; 2]);
            from[axis] += line * size[axis];
            length[1 - axis] = count[1 - axis] * size[1 - axis];
            fill(&mut page, from, length, 60);
        }
    }
    page
}

fn letter(index: usize) -> char {
    char::from(b'a' + (hash(index) % 26) as u8)
}

fn serif() -> FontRef<'static> {
    FontRef::try_from_slice(dejavu::serif::regular()).expect("a font")
}
