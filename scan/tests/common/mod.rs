//! Draws pictures of grids.

use ab_glyph::{Font, FontRef, Glyph, PxScale, point};
use ninefold_scan::Picture;
use ninefold_scan::plane::{Corners, Homography, Point};

/// Pixels of a cell on the page.
pub const CELL: usize = 48;
/// The page shows so many cells around the grid.
pub const MARGIN: usize = 2;
/// Pixels in a row of the page.
pub const PAGE: usize = (9 + 2 * MARGIN) * CELL;

/// A hard puzzle that newspapers printed.
pub const NEWSPAPER: &str =
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";

/// How a grid is drawn.
#[derive(Clone, Copy)]
pub struct Look {
    pub font: fn() -> &'static [u8],
    /// How high a digit is, in cells.
    pub height: f32,
    /// How light paper, lines between cells, other lines and digits are.
    pub paper: u8,
    pub thin: u8,
    pub thick: u8,
    pub ink: u8,
    /// How light every second box is.
    pub tint: u8,
}

pub const PRINT: Look =
    Look { font: dejavu::sans::regular, height: 0.62, paper: 235, thin: 90, thick: 30, ink: 30, tint: 235 };

/// A page of grey pixels with a grid in its middle.
pub fn page(puzzle: &str, look: &Look) -> Vec<u8> {
    let mut page = vec![look.paper; PAGE * PAGE];
    let mut fill = |left: usize, top: usize, width: usize, height: usize, gray: u8| {
        for row in page[top * PAGE..].chunks_mut(PAGE).take(height) {
            row[left..left + width].fill(gray);
        }
    };
    let origin = MARGIN * CELL;
    for index in (0..9).step_by(2) {
        let (row, column) = (index / 3, index % 3);
        fill(origin + column * 3 * CELL, origin + row * 3 * CELL, 3 * CELL, 3 * CELL, look.tint);
    }
    // The thick lines are above the others.
    let (thin, thick): (Vec<usize>, Vec<usize>) = (0..10).partition(|line| line % 3 != 0);
    for line in thin.into_iter().chain(thick) {
        let (half, gray) = if line % 3 == 0 { (2, look.thick) } else { (1, look.thin) };
        let place = origin + line * CELL - half;
        fill(place, origin - half, 2 * half, 9 * CELL + 2 * half, gray);
        fill(origin - half, place, 9 * CELL + 2 * half, 2 * half, gray);
    }
    let font = FontRef::try_from_slice((look.font)()).expect("a font");
    for (cell, symbol) in puzzle.chars().enumerate().filter(|(_, symbol)| symbol.is_ascii_digit()) {
        let middle = |index: usize| (origin + index * CELL) as f32 + CELL as f32 / 2.0;
        write(
            &mut page,
            &font,
            symbol,
            [middle(cell % 9), middle(cell / 9)],
            look.height * CELL as f32,
            look.ink,
        );
    }
    page
}

/// Writes a symbol around a point.
pub fn write(page: &mut [u8], font: &FontRef, symbol: char, middle: Point, height: f32, gray: u8) {
    // Digits are about seven tenths of the em high.
    let scale = PxScale::from(height / 0.73 * font.height_unscaled() / font.units_per_em().unwrap_or(1000.0));
    let glyph: Glyph = font.glyph_id(symbol).with_scale_and_position(scale, point(0.0, 0.0));
    let Some(outline) = font.outline_glyph(glyph) else { return };
    let bounds = outline.px_bounds();
    let (left, top) = (middle[0] - bounds.width() / 2.0, middle[1] - bounds.height() / 2.0);
    outline.draw(|x, y, part| {
        let place = (top as usize + y as usize) * PAGE + left as usize + x as usize;
        let under = f32::from(page[place]);
        page[place] = (under + (f32::from(gray) - under) * part.min(1.0)) as u8;
    });
}

/// What a camera sees of a page: the part of it between four corners, given in cells from the page's top left.
pub fn seen(page: &[u8], corners: Corners, width: usize, height: usize) -> Vec<u8> {
    let corners = corners.map(|corner| corner.map(|cells| cells * CELL as f32));
    let map = Homography::new(corners).expect("a quadrilateral");
    let page = picture(page, PAGE, PAGE);
    // Each pixel is the mean of nine points.
    let part = |index: usize, offset: usize, count: usize| {
        (index as f32 + (offset as f32 + 0.5) / 3.0) / count as f32
    };
    (0..width * height)
        .map(|pixel| {
            let points = (0..9).map(|offset| {
                map.at(part(pixel % width, offset % 3, width), part(pixel / width, offset / 3, height))
            });
            (points.map(|point| page.gray_at(point)).sum::<f32>() / 9.0) as u8
        })
        .collect()
}

/// Grey pixels as RGBA.
pub fn rgba(gray: &[u8]) -> Vec<u8> {
    gray.iter().flat_map(|gray| [*gray, *gray, *gray, 255]).collect()
}

/// Grey pixels as the scanner's picture.
pub fn picture(gray: &[u8], width: usize, height: usize) -> Picture {
    Picture::new(&rgba(gray), width as u32, height as u32).expect("a picture")
}

/// The whole page, and a little more than the grid.
pub const WHOLE: Corners = [[0.0, 0.0], [13.0, 0.0], [13.0, 13.0], [0.0, 13.0]];
pub const CLOSE: Corners = [[1.4, 1.4], [11.6, 1.4], [11.6, 11.6], [1.4, 11.6]];
