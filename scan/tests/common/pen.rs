//! Digits as a pen writes them: strokes that are a little different each time.

use super::{CELL, MARGIN, PAGE};

/// The points that the pen passes, in a square of a hundred; a stroke ends at -1.
const STROKES: [&[[i32; 2]]; 9] = [
    &[[25, 30], [55, 0], [50, 100]],
    &[[15, 25], [30, 5], [60, 0], [82, 25], [60, 60], [12, 98], [88, 96]],
    &[[18, 8], [55, 0], [80, 20], [65, 42], [42, 48], [75, 58], [85, 80], [50, 100], [12, 90]],
    &[[52, 0], [10, 62], [90, 62], [-1, -1], [66, 35], [62, 100]],
    &[[85, 0], [26, 2], [20, 44], [60, 40], [85, 68], [62, 96], [15, 92]],
    &[[68, 0], [32, 30], [15, 70], [40, 100], [74, 90], [75, 62], [45, 52], [18, 72]],
    &[[10, 4], [88, 0], [42, 100]],
    &[[75, 12], [45, 0], [20, 20], [50, 46], [82, 75], [50, 100], [18, 78], [50, 46], [80, 20], [74, 8]],
    &[[78, 22], [46, 0], [20, 25], [44, 50], [78, 30], [82, 12], [74, 60], [60, 100]],
];

/// Writes digits into the cells of a page whose ink from 0 to 255 is kept in a layer of its own; `.` is left blank.
pub fn write(digits: &str) -> Vec<u8> {
    let mut layer = vec![0; PAGE * PAGE];
    for (cell, digit) in digits.bytes().enumerate().filter(|(_, symbol)| symbol.is_ascii_digit()) {
        let (width, height) = (0.30 + 0.06 * chance(cell, 1), 0.55 + 0.08 * chance(cell, 2));
        let left = (MARGIN + cell % 9) as f32 + 0.5 + 0.08 * chance(cell, 3) - width / 2.0;
        let top = (MARGIN + cell / 9) as f32 + 0.5 + 0.08 * chance(cell, 4) - height / 2.0;
        let slant = 0.12 * chance(cell, 5);
        let points = STROKES[usize::from(digit - b'1')].iter().enumerate().map(|(index, [x, y])| {
            let (x, y) = (*x as f32 / 100.0, *y as f32 / 100.0);
            let wobble = |which: usize| 0.03 * chance(cell, 10 + 2 * index + which);
            let place = [left + (x + slant * (1.0 - y)) * width + wobble(0), top + y * height + wobble(1)];
            (x >= 0.0).then(|| place.map(|part| part * CELL as f32))
        });
        let points: Vec<Option<[f32; 2]>> = points.collect();
        for pair in points.windows(2) {
            if let [Some(from), Some(to)] = pair {
                stroke(&mut layer, *from, *to);
            }
        }
    }
    layer
}

/// A stroke as thick as a ballpoint's.
fn stroke(layer: &mut [u8], from: [f32; 2], to: [f32; 2]) {
    const STEPS: usize = 60;
    for step in 0..=STEPS {
        let part = step as f32 / STEPS as f32;
        let [x, y] = [0, 1].map(|axis| from[axis] + (to[axis] - from[axis]) * part);
        for row in y as usize - 3..y as usize + 4 {
            for column in x as usize - 3..x as usize + 4 {
                let away = ((column as f32 - x).powi(2) + (row as f32 - y).powi(2)).sqrt();
                let ink = ((1.9 - away).clamp(0.0, 1.0) * 255.0) as u8;
                layer[row * PAGE + column] = layer[row * PAGE + column].max(ink);
            }
        }
    }
}

/// A number from -1 to 1 that looks like chance.
fn chance(cell: usize, which: usize) -> f32 {
    let hash = ((cell * 97 + which) as u32 ^ 0x9e37).wrapping_mul(2_654_435_761) >> 16;
    hash as f32 / 32_768.0 - 1.0
}
