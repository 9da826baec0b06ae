//! Which pixels are dark: darker than what is around them.

use std::ops::Range;

/// The dark pixels of a picture, row by row.
#[derive(Clone, Debug)]
pub struct Mask {
    /// Pixels in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// Whether each pixel is dark.
    pub dark: Vec<bool>,
}

impl Mask {
    /// The same with each dark pixel's neighbours dark too, which closes small gaps in thin lines.
    pub fn dilated(&self) -> Mask {
        let mut dark = self.dark.clone();
        for y in 0..self.height {
            let row = &self.dark[y * self.width..][..self.width];
            for (x, is_dark) in row.iter().enumerate() {
                if *is_dark {
                    for y in y.saturating_sub(1)..(y + 2).min(self.height) {
                        for x in x.saturating_sub(1)..(x + 2).min(self.width) {
                            dark[y * self.width + x] = true;
                        }
                    }
                }
            }
        }
        Mask { dark, ..*self }
    }
}

/// Sums of all pixels above and to the left, so that the sum of any rectangle takes four look-ups.
pub struct PixelSums {
    width: usize,
    height: usize,
    /// One more row and column than the picture has.
    sums: Vec<u32>,
}

impl PixelSums {
    /// The sums of a picture of at most sixteen million pixels.
    pub fn new(gray: &[u8], width: usize, height: usize) -> PixelSums {
        let stride = width + 1;
        let mut sums = vec![0; stride * (height + 1)];
        for (y, row) in gray.chunks_exact(width).enumerate() {
            let (above, below) = sums[y * stride..].split_at_mut(stride);
            let mut sum = 0;
            for ((pixel, above), below) in row.iter().zip(&above[1..]).zip(&mut below[1..stride]) {
                sum += u32::from(*pixel);
                *below = above + sum;
            }
        }
        PixelSums { width, height, sums }
    }

    /// The pixels that are darker than the mean of the square around them, whose half side is `radius`, by at
    /// least `percent` of it.
    pub fn darker(&self, gray: &[u8], radius: usize, percent: u32) -> Mask {
        let stride = self.width + 1;
        let mut dark = Vec::with_capacity(self.width * self.height);
        for y in 0..self.height {
            let (top, bottom) = (y.saturating_sub(radius), (y + radius + 1).min(self.height));
            let (above, below) =
                (&self.sums[top * stride..][..stride], &self.sums[bottom * stride..][..stride]);
            let row = &gray[y * self.width..][..self.width];
            dark.extend(row.iter().enumerate().map(|(x, pixel)| {
                let (left, right) = (x.saturating_sub(radius), (x + radius + 1).min(self.width));
                let sum = (below[right] + above[left]) - (below[left] + above[right]);
                let area = ((bottom - top) * (right - left)) as u32;
                u64::from(*pixel) * u64::from(area) * 100 < u64::from(sum) * u64::from(100 - percent)
            }));
        }
        Mask { width: self.width, height: self.height, dark }
    }

    /// The pixels that are darker, by at least `percent`, than the areas on both sides of them, left and right or above and
    /// below, which are about `side` pixels wide and high. A line is darker than both; the edge of something bright in a dark
    /// room is not, nor is the inside of a broad frame.
    pub fn darker_than_both_sides(&self, gray: &[u8], side: usize, percent: u32) -> Mask {
        let around = |place: usize| place.saturating_sub(side / 2)..place + side / 2 + 1;
        let before = |place: usize| place.saturating_sub(side)..place;
        let behind = |place: usize| place + 1..place + 1 + side;
        let mut dark = Vec::with_capacity(self.width * self.height);
        for (y, row) in gray.chunks_exact(self.width).enumerate() {
            dark.extend(row.iter().enumerate().map(|(x, pixel)| {
                let beside = self.mean(before(x), around(y)).min(self.mean(behind(x), around(y)));
                let above_and_below = self.mean(around(x), before(y)).min(self.mean(around(x), behind(y)));
                u32::from(*pixel) * 100 < beside.max(above_and_below) * (100 - percent)
            }));
        }
        Mask { width: self.width, height: self.height, dark }
    }

    /// The mean of the pixels of some columns and rows; 0 where there is none.
    fn mean(&self, columns: Range<usize>, rows: Range<usize>) -> u32 {
        let (right, bottom) = (columns.end.min(self.width), rows.end.min(self.height));
        let area = right.saturating_sub(columns.start) * bottom.saturating_sub(rows.start);
        if area == 0 {
            return 0;
        }
        let at = |x: usize, y: usize| self.sums[y * (self.width + 1) + x];
        let sum = (at(right, bottom) + at(columns.start, rows.start))
            - (at(columns.start, bottom) + at(right, rows.start));
        sum / area as u32
    }
}
