//! A photo as the scanner looks at it: of a moderate size, in colour and in grey.

use crate::plane::Point;
use std::error::Error;
use std::fmt;

/// The longest side that the scanner looks at, in pixels. A larger photo is made smaller: its digits are large enough
/// then, and all that follows takes as long for a photo of eight thousand pixels as for one of a thousand.
const LONGEST: usize = 1000;

/// The bytes of a picture are not what its sides say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScanError {
    width: u32,
    height: u32,
    bytes: usize,
}

impl fmt::Display for ScanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ScanError { width, height, bytes } = self;
        match u64::from(*width) * u64::from(*height) {
            0 => write!(f, "Expected a picture with pixels, got one of {width} × {height}."),
            pixels => {
                let expected = u128::from(pixels) * 4;
                write!(
                    f,
                    "Expected {width} × {height} pixels of 4 bytes, which are {expected} bytes, got {bytes}."
                )
            }
        }
    }
}

impl Error for ScanError {}

/// A picture, row by row. What it is made of is for the steps of the scanner alone.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Pixels in a row.
    #[doc(hidden)]
    pub width: usize,
    /// Rows.
    #[doc(hidden)]
    pub height: usize,
    /// Red, green and blue of each pixel.
    #[doc(hidden)]
    pub rgb: Vec<[u8; 3]>,
    /// How light each pixel is, from 0 to 255.
    #[doc(hidden)]
    pub gray: Vec<u8>,
    /// Pixels of the photo in one of these.
    #[doc(hidden)]
    pub scale: f32,
}

impl Picture {
    /// A picture of RGBA bytes, on white where it is transparent, and made smaller until its longest side is
    /// a thousand pixels.
    ///
    /// # Errors
    ///
    /// Where the bytes are not as many as the sides say, or a side is 0.
    pub fn new(rgba: &[u8], width: u32, height: u32) -> Result<Picture, ScanError> {
        let expected = u128::from(width) * u128::from(height) * 4;
        if expected == 0 || rgba.len() as u128 != expected {
            return Err(ScanError { width, height, bytes: rgba.len() });
        }
        let (width, height) = (width as usize, height as usize);
        let longest = width.max(height);
        let shrunk = |side: usize| {
            if longest <= LONGEST { side } else { ((side * LONGEST + longest / 2) / longest).max(1) }
        };
        let rgb = if longest <= LONGEST {
            rgba.as_chunks().0.iter().map(|pixel| on_white(*pixel)).collect()
        } else {
            average(rgba, (width, height), (shrunk(width), shrunk(height)))
        };
        let gray = rgb.iter().map(|pixel| luma(*pixel)).collect();
        let scale = longest as f32 / shrunk(longest) as f32;
        Ok(Picture { width: shrunk(width), height: shrunk(height), rgb, gray, scale })
    }

    /// The same with light and dark swapped, for light digits on dark. The lightest pixels become nearly black: all
    /// steps compare what is dark with what is around it, and a dim screen would have little to compare.
    #[doc(hidden)]
    pub fn inverted(&self) -> Picture {
        let mut counts = [0_usize; 256];
        self.gray.iter().for_each(|gray| counts[usize::from(*gray)] += 1);
        let few = self.gray.len() / 1000;
        let mut lighter = 0;
        let lightest = (16..=255).rev().find(|gray| {
            lighter += counts[*gray];
            lighter > few
        });
        let lightest = lightest.unwrap_or(16);
        let swapped = |gray: &u8| (255 - usize::from(*gray).min(lightest) * 240 / lightest) as u8;
        Picture { gray: self.gray.iter().map(swapped).collect(), ..self.clone() }
    }

    /// The same with light and dark swapped, as they are.
    pub(crate) fn negative(&self) -> Picture {
        Picture { gray: self.gray.iter().map(|gray| 255 - gray).collect(), ..self.clone() }
    }

    /// How light the picture is at a point; outside of it, as at its edge.
    #[doc(hidden)]
    pub fn gray_at(&self, [x, y]: Point) -> f32 {
        bilinear(x - 0.5, y - 0.5, self.width, self.height, |index| f32::from(self.gray[index]))
    }
}

/// The value at a point between pixels; outside of them, as at the edge.
pub(crate) fn bilinear(x: f32, y: f32, width: usize, height: usize, at: impl Fn(usize) -> f32) -> f32 {
    let (x, y) = (x.clamp(0.0, (width - 1) as f32), y.clamp(0.0, (height - 1) as f32));
    let (left, top) = (x as usize, y as usize);
    let (right, bottom) = ((left + 1).min(width - 1), (top + 1).min(height - 1));
    let (part_x, part_y) = (x - left as f32, y - top as f32);
    let row = |y: usize| at(y * width + left) * (1.0 - part_x) + at(y * width + right) * part_x;
    row(top) * (1.0 - part_y) + row(bottom) * part_y
}

/// How light a colour is: Rec. 601, as JPEG has it.
pub(crate) fn luma([red, green, blue]: [u8; 3]) -> u8 {
    ((77 * u32::from(red) + 150 * u32::from(green) + 29 * u32::from(blue) + 128) >> 8) as u8
}

fn on_white([red, green, blue, alpha]: [u8; 4]) -> [u8; 3] {
    if alpha == 255 {
        return [red, green, blue];
    }
    let alpha = u32::from(alpha);
    [red, green, blue].map(|channel| ((u32::from(channel) * alpha + 255 * (255 - alpha) + 127) / 255) as u8)
}

/// Each new pixel is the average of the area that it covers. A part of a pixel counts as that part, in 256ths.
fn average(rgba: &[u8], from: (usize, usize), to: (usize, usize)) -> Vec<[u8; 3]> {
    let mut result = Vec::with_capacity(to.0 * to.1);
    let mut sums = vec![[0_u64; 3]; to.0];
    let mut row = vec![[0_u64; 3]; to.0];
    for y in 0..to.1 {
        sums.fill([0; 3]);
        let mut total = 0;
        for (source, weight) in covered(y, from.1, to.1) {
            shrink_row(&rgba[source * from.0 * 4..][..from.0 * 4], &mut row);
            for (sum, pixel) in sums.iter_mut().zip(&row) {
                for (sum, channel) in sum.iter_mut().zip(pixel) {
                    *sum += channel * weight;
                }
            }
            total += weight;
        }
        result.extend(sums.iter().map(|sum| sum.map(|channel| ((channel / total + 128) >> 8) as u8)));
    }
    result
}

/// A row made shorter; 256 times the value of each channel.
fn shrink_row(rgba: &[u8], row: &mut [[u64; 3]]) {
    let (pixels, _) = rgba.as_chunks::<4>();
    let shorter = row.len();
    for (x, shrunk) in row.iter_mut().enumerate() {
        let mut sum = [0_u64; 3];
        let mut total = 0;
        for (source, weight) in covered(x, pixels.len(), shorter) {
            let pixel = on_white(pixels[source]);
            for (sum, channel) in sum.iter_mut().zip(pixel) {
                *sum += u64::from(channel) * weight;
            }
            total += weight;
        }
        *shrunk = sum.map(|channel| channel * 256 / total);
    }
}

/// Which of `from` pixels the new pixel `index` of `to` covers, and how much of each, in 256ths.
fn covered(index: usize, from: usize, to: usize) -> impl Iterator<Item = (usize, u64)> {
    let (start, end) = (index * from * 256 / to, (index + 1) * from * 256 / to);
    (start / 256..end.div_ceil(256)).map(move |pixel| {
        let (first, last) = (start.max(pixel * 256), end.min((pixel + 1) * 256));
        (pixel, (last - first) as u64)
    })
}
