//! Games under way, as apps show them: a player's digits in another colour, cells that are marked, light and dark.

use super::{CELL, FontBytes, MARGIN, PAGE, fill, write};
use ab_glyph::FontRef;
use image::{Rgba, RgbaImage};

/// Red, green and blue.
pub type Colour = [u8; 3];

/// What a cell shows.
#[derive(Clone, Copy)]
pub struct Cell {
    /// `.` for none.
    pub digit: char,
    pub ink: Colour,
    pub ground: Colour,
    /// Whether it has small candidates instead of a digit.
    pub has_marks: bool,
}

/// A grid whose cells a function tells, and whose lines have a colour.
pub fn game(cell_at: impl Fn(usize) -> Cell, lines: Colour, font: FontBytes) -> RgbaImage {
    let font = FontRef::try_from_slice(font()).expect("a font");
    let origin = MARGIN * CELL;
    let channels = [0, 1, 2].map(|channel| {
        let paper = cell_at(0).ground[channel];
        let mut page = vec![paper; PAGE * PAGE];
        let cells: Vec<Cell> = (0..81).map(&cell_at).collect();
        for (index, cell) in cells.iter().enumerate() {
            let [left, top] = [index % 9, index / 9].map(|place| origin + place * CELL);
            fill(&mut page, [left, top], [CELL; 2], cell.ground[channel]);
            let middle = [left, top].map(|edge| edge as f32 + CELL as f32 / 2.0);
            if cell.digit != '.' {
                write(&mut page, &font, cell.digit, middle, 0.62 * CELL as f32, cell.ink[channel]);
            }
            for mark in (1..10).filter(|mark| cell.has_marks && (mark + index) % 3 != 0) {
                let aside = |place: usize| (place as f32 - 1.0) * CELL as f32 * 0.29;
                let place = [middle[0] + aside((mark - 1) % 3), middle[1] + aside((mark - 1) / 3)];
                let digit = char::from(b'0' + mark as u8);
                write(&mut page, &font, digit, place, 0.2 * CELL as f32, cell.ink[channel]);
            }
        }
        for line in 0..10 {
            let half = if line % 3 == 0 { 2 } else { 1 };
            let (place, length) = (origin + line * CELL - half, 9 * CELL + 2 * half);
            fill(&mut page, [place, origin - half], [2 * half, length], lines[channel]);
            fill(&mut page, [origin - half, place], [length, 2 * half], lines[channel]);
        }
        page
    });
    RgbaImage::from_fn(PAGE as u32, PAGE as u32, |x, y| {
        let pixel = y as usize * PAGE + x as usize;
        Rgba([channels[0][pixel], channels[1][pixel], channels[2][pixel], 255])
    })
}
