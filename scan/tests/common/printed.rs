//! Draws grids of all sizes, with other rules.

use super::{CELL, Look, MARGIN, PAGE, PRINT, WHOLE, fill, is_puzzle, looked_at, write};
use image::RgbaImage;
use ninefold_scan::steps::Corners;
use ninefold_scan::{ScannedGrid, scan_all};

/// How pages are seen: straight, and askew.
pub const VIEWS: [Corners; 2] = [WHOLE, [[0.5, 0.2], [12.4, 0.9], [11.9, 12.6], [0.9, 12.1]]];

/// How a digit is written: from 1 to G.
pub type Written = fn(char) -> String;

/// What is drawn of a grid besides its digits.
pub struct Drawn<'a> {
    pub side: usize,
    /// Which region, in place of a box, a cell is of, by its row and column.
    pub region: &'a dyn Fn(usize, usize) -> usize,
    /// How light a cell is.
    pub ground: &'a dyn Fn(usize, usize) -> u8,
    /// Whether there are lines through the diagonals.
    pub is_crossed: bool,
    /// How a digit is written.
    pub written: Written,
    /// Whether there are lines around the windows.
    pub is_outlined: bool,
    /// How light the lines between regions are.
    pub thick: u8,
}

pub const CLASSIC: Drawn = Drawn {
    side: 9,
    region: &box_of,
    ground: &|_, _| PRINT.paper,
    is_crossed: false,
    written: |symbol| symbol.into(),
    is_outlined: false,
    thick: PRINT.thick,
};

pub fn box_of(row: usize, column: usize) -> usize {
    row / 3 * 3 + column / 3
}

/// The boxes, but for cells that neighbours of a band have exchanged.
pub fn jigsaw(row: usize, column: usize) -> usize {
    match (row % 3, column) {
        (0, 2) | (1, 5) => box_of(row, column + 1),
        (1, 3) | (0, 6) => box_of(row, column - 1),
        _ => box_of(row, column),
    }
}

/// A page with a grid in its upper left corner.
pub fn drawn(
    cells: &str,
    Drawn { side, region, ground, is_crossed, written, is_outlined, thick }: &Drawn,
) -> Vec<u8> {
    let Look { font, height, paper, thin, ink, .. } = PRINT;
    let mut page = vec![paper; PAGE * PAGE];
    let cell = if *side > 9 { 9 * CELL / side } else { CELL };
    let at = |line: usize| MARGIN * CELL + line * cell;
    for (row, column) in places(*side) {
        fill(&mut page, [at(column), at(row)], [cell; 2], ground(row, column));
    }
    if *is_crossed {
        for step in 0..side * cell {
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
        let [x, y] = [column, row].map(|line| (at(line) + cell / 2) as f32);
        let signs = written(symbol);
        let more = (signs.len() - 1) as f32;
        let height = height * cell as f32 / (1.0 + 0.35 * more);
        for (index, sign) in signs.chars().enumerate() {
            let aside = (index as f32 - more / 2.0) * 0.9 * height;
            write(&mut page, &font, sign, [x + aside, y], height, ink);
        }
    }
    for is_thick in [false, true] {
        let (half, gray) = if is_thick && *thick != thin { (cell / 16, *thick) } else { (1, thin) };
        for (line, part) in (0..=*side).flat_map(|line| (0..*side).map(move |part| (line, part))) {
            let is_border = line == 0 || line == *side;
            let length = cell + 2 * half;
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
pub fn places(side: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..side * side).map(move |cell| (cell / side, cell % side))
}

pub fn text(cells: &[u8]) -> String {
    let symbol = |digit: &u8| match digit {
        0 => '.',
        1..=9 => char::from(b'0' + digit),
        _ => char::from(b'A' + digit - 10),
    };
    cells.iter().map(symbol).collect()
}

/// All grids of an image.
pub fn readings(image: &RgbaImage, what: &str) -> Vec<ScannedGrid> {
    scan_all(&looked_at(image), is_puzzle).unwrap_or_else(|why| panic!("{what}: no grid was found: {why:?}"))
}
