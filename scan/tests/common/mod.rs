//! Draws pictures of grids, and of what is none.

#![allow(dead_code, reason = "each test uses some of it")]

pub mod games;
pub mod others;
pub mod pen;
pub mod printed;
pub mod screens;

use ab_glyph::{Font, FontRef, Glyph, PxScale, point};
use image::RgbaImage;
use ninefold::{Grid, Verdict, solve};
use ninefold_scan::Picture;
use ninefold_scan::steps::{Corners, Homography, Point};

/// Pixels of a cell on the page.
pub const CELL: usize = 48;
/// The page shows so many cells around the grid.
pub const MARGIN: usize = 2;
/// Pixels in a row of the page.
pub const PAGE: usize = (9 + 2 * MARGIN) * CELL;

/// A hard puzzle that newspapers printed.
pub const NEWSPAPER: &str =
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";

/// Its solution.
pub const SOLUTION: &str =
    "145327698839654127672918543496185372218473956753296481367542819984761235521839764";

/// What gives the bytes of a font.
pub type FontBytes = fn() -> &'static [u8];

/// How a grid is drawn.
#[derive(Clone, Copy)]
pub struct Look {
    pub font: FontBytes,
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
    let origin = MARGIN * CELL;
    for index in (0..9).step_by(2) {
        let (row, column) = (index / 3, index % 3);
        fill(&mut page, [origin + column * 3 * CELL, origin + row * 3 * CELL], [3 * CELL; 2], look.tint);
    }
    // The thick lines are above the others.
    let (thin, thick): (Vec<usize>, Vec<usize>) = (0..10).partition(|line| line % 3 != 0);
    for line in thin.into_iter().chain(thick) {
        let (half, gray) = if line % 3 == 0 { (2, look.thick) } else { (1, look.thin) };
        let place = origin + line * CELL - half;
        let (length, width) = (9 * CELL + 2 * half, 2 * half);
        fill(&mut page, [place, origin - half], [width, length], gray);
        fill(&mut page, [origin - half, place], [length, width], gray);
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

/// Fills a rectangle, given by its left upper corner, its width and its height.
pub fn fill(page: &mut [u8], [left, top]: [usize; 2], [width, height]: [usize; 2], gray: u8) {
    for row in page[top * PAGE..].chunks_mut(PAGE).take(height) {
        row[left..left + width].fill(gray);
    }
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
    seen_bent(page, corners, 0.0, width, height)
}

/// The same of a page that is bent: its middle is higher by this part of the picture than its sides.
pub fn seen_bent(page: &[u8], corners: Corners, bend: f32, width: usize, height: usize) -> Vec<u8> {
    let corners = corners.map(|corner| corner.map(|cells| cells * CELL as f32));
    let map = Homography::new(corners).expect("a quadrilateral");
    let page = picture(page, PAGE, PAGE);
    // A pixel is the mean of the points that it is of the page: of one where it is not smaller than the page's own.
    let points = PAGE.div_ceil(width);
    let part = |index: usize, offset: usize, count: usize| {
        (index as f32 + (offset as f32 + 0.5) / points as f32) / count as f32
    };
    let area = (points * points) as f32;
    (0..width * height)
        .map(|pixel| {
            let seen = (0..points * points).map(|offset| {
                let u = part(pixel % width, offset % points, width);
                let v = part(pixel / width, offset / points, height);
                page.gray_at(map.at(u, v + 4.0 * bend * u * (1.0 - u)))
            });
            (seen.sum::<f32>() / area) as u8
        })
        .collect()
}

/// A square picture out of focus, darker on the left, and with a hard shadow over its upper left half.
pub fn shaded(gray: &[u8], side: usize) -> Vec<u8> {
    (0..side * side)
        .map(|pixel| {
            let (x, y) = (pixel % side, pixel / side);
            let light = 0.4 + 0.5 * x as f32 / side as f32 - if x + y < side { 0.2 } else { 0.0 };
            let blurred: u32 = (0..25)
                .map(|near| {
                    let [x, y] = [x + near % 5, y + near / 5].map(|place| place.clamp(2, side + 1) - 2);
                    u32::from(gray[y * side + x])
                })
                .sum();
            (blurred as f32 / 25.0 * light) as u8
        })
        .collect()
}

/// Whether cells have exactly one solution.
pub fn is_puzzle(cells: &[u8; 81]) -> bool {
    Grid::new(cells.to_vec()).is_ok_and(|grid| matches!(solve(&grid), Verdict::Unique(_)))
}

/// Grey pixels as RGBA.
pub fn rgba(gray: &[u8]) -> Vec<u8> {
    gray.iter().flat_map(|gray| [*gray, *gray, *gray, 255]).collect()
}

/// The image of a page on which a pen has written in a colour, as a camera sees it.
pub fn inked(page: &[u8], layer: &[u8], pen: [u8; 3], corners: Corners, side: usize) -> RgbaImage {
    let channels = pen.map(|pen| {
        let inked = page.iter().zip(layer).map(|(page, ink)| {
            let (page, ink) = (u32::from(*page), u32::from(*ink));
            ((page * (255 - ink) + page * u32::from(pen) / 255 * ink) / 255) as u8
        });
        seen(&inked.collect::<Vec<u8>>(), corners, side, side)
    });
    RgbaImage::from_fn(side as u32, side as u32, |x, y| {
        let pixel = y as usize * side + x as usize;
        image::Rgba([channels[0][pixel], channels[1][pixel], channels[2][pixel], 255])
    })
}

/// Grey pixels as an image.
pub fn image(gray: &[u8], width: usize, height: usize) -> RgbaImage {
    RgbaImage::from_raw(width as u32, height as u32, rgba(gray)).expect("four bytes for each pixel")
}

/// Grey pixels as the scanner's picture.
pub fn picture(gray: &[u8], width: usize, height: usize) -> Picture {
    looked_at(&image(gray, width, height))
}

/// An image as the scanner's picture.
pub fn looked_at(image: &RgbaImage) -> Picture {
    Picture::new(image, image.width(), image.height()).expect("a picture")
}

/// The whole page, and a little more than the grid.
pub const WHOLE: Corners = [[0.0, 0.0], [13.0, 0.0], [13.0, 13.0], [0.0, 13.0]];
pub const CLOSE: Corners = [[1.4, 1.4], [11.6, 1.4], [11.6, 11.6], [1.4, 11.6]];
