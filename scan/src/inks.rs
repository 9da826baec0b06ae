//! Colours: what ink a digit has, what ground its cell has, and which of them are the same.
//!
//! A player's blue digits among black ones are two inks, and grey cells among white ones two grounds. In a photo colours
//! differ from cell to cell, but little by little: two are the same if others lie between them. For example, the grey of
//! 0.2, 0.25 and 0.3 is one ink, as a shadow makes such a row; 0.2 and 0.8 are two.

use crate::lattice::Lattice;
use crate::order::{ascending, ranked};
use crate::picture::{Picture, luma};
use crate::plane::point_between;

/// A cell is looked at in so many points, aside and down.
const POINTS: usize = 20;

/// Three numbers that say what colour something is; colours that look alike have nearly the same.
pub type Colour = [f32; 3];

/// The colours of a cell of the picture.
pub struct CellColours {
    /// Red, green and blue of what is behind the digit, from 0 to 1.
    pub ground: Colour,
    /// How much more red than blue the ink takes away from the ground, and how much more green than both, as a part of
    /// what it takes away most; and 0. Black is (0, 0, 0), blue about (0.8, 0, 0).
    pub ink: Colour,
}

/// The colours of a cell: of its ink in the middle, and of its ground in a larger part of it, so that most of it is no digit.
pub fn colours_of(picture: &Picture, lattice: &Lattice, cell: usize) -> CellColours {
    let ground = {
        let pixels = pixels_of(picture, lattice, cell, 0.76);
        [0, 1, 2].map(|channel| ranked(pixels.iter().map(|pixel| pixel[channel]), POINTS * POINTS / 2))
    };
    let mut pixels = pixels_of(picture, lattice, cell, 0.6);
    let lightness = |pixel: &[u8; 3]| i32::from(luma(*pixel));
    let behind = lightness(&ground);
    let lighter = pixels.iter().map(lightness).max().unwrap_or(behind) - behind;
    let darker = behind - pixels.iter().map(lightness).min().unwrap_or(behind);
    // Light ink takes away from black what dark ink takes away from white.
    let is_light = lighter > darker;
    let mut paper = ground;
    if is_light {
        pixels.iter_mut().chain([&mut paper]).for_each(|pixel| *pixel = pixel.map(|channel| 255 - channel));
    }
    CellColours { ground: ground.map(|channel| f32::from(channel) / 255.0), ink: ink_of(&pixels, paper) }
}

/// The ground of a cell at its rim, where even a large digit has little ink.
pub fn rim_of(picture: &Picture, lattice: &Lattice, cell: usize) -> Colour {
    const RIM: std::ops::Range<usize> = 3..POINTS - 3;
    let pixels = pixels_of(picture, lattice, cell, 0.76);
    let is_rim = |point: &usize| !(RIM.contains(&(point % POINTS)) && RIM.contains(&(point / POINTS)));
    let rim: Vec<[u8; 3]> = (0..pixels.len()).filter(is_rim).map(|point| pixels[point]).collect();
    [0, 1, 2].map(|channel| f32::from(ranked(rim.iter().map(|pixel| pixel[channel]), rim.len() / 2)) / 255.0)
}

/// The pixels of the middle of a cell, which is a part of it aside and down.
fn pixels_of(picture: &Picture, lattice: &Lattice, cell: usize, part: f32) -> Vec<[u8; 3]> {
    let (row, column) = (cell / lattice.side, cell % lattice.side);
    let at = |line: usize| line as f32 / lattice.side as f32;
    let corner = |right: usize, down: usize| lattice.at(at(column + right), at(row + down));
    let [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)];
    let place = |index: usize| 0.5 + part * ((index as f32 + 0.5) / POINTS as f32 - 0.5);
    let pixels = (0..POINTS * POINTS).map(|point| {
        let (u, v) = (place(point % POINTS), place(point / POINTS));
        let [x, y] = point_between(point_between(a, b, u), point_between(c, d, u), v);
        let inside = |place: f32, side: usize| (place.max(0.0) as usize).min(side - 1);
        picture.rgb[inside(y, picture.height) * picture.width + inside(x, picture.width)]
    });
    pixels.collect()
}

/// The colour of the ink on a paper: all that is a little darker counts, so that the coloured edges of a digit on a screen,
/// which are red on one side and blue on the other, are none.
fn ink_of(pixels: &[[u8; 3]], paper: [u8; 3]) -> Colour {
    let behind = i32::from(luma(paper));
    let darkness = |pixel: &[u8; 3]| behind - i32::from(luma(*pixel));
    let least = pixels.iter().map(darkness).max().unwrap_or(0) / 8;
    let inked = || pixels.iter().filter(|pixel| darkness(pixel) > least);
    let lightest = paper.into_iter().max().unwrap_or(0).max(1);
    let taken = [0, 1, 2].map(|channel| {
        let sum: i32 = inked().map(|pixel| i32::from(paper[channel]) - i32::from(pixel[channel])).sum();
        // Orange paper has no blue that could be taken away.
        (paper[channel] > lightest / 3).then(|| sum as f32 / f32::from(paper[channel]))
    });
    let known = || taken.iter().flatten();
    let mean = known().sum::<f32>() / known().count().max(1) as f32;
    let [red, green, blue] = taken.map(|channel| channel.unwrap_or(mean));
    let most = red.abs().max(green.abs()).max(blue.abs()).max(1e-3);
    [(red - blue) / most, (green - (red + blue) / 2.0) / most, 0.0]
}

/// How far most colours are at most from the one that is nearest to them: nearly 0 on a screen, and more the more a photo has
/// noise.
pub fn noise_of(colours: &[Colour]) -> f32 {
    let count = colours.len();
    let nearest: Vec<f32> = (0..count)
        .map(|one| {
            let others = (0..count).filter(|other| *other != one);
            others.map(|other| between(colours[one], colours[other])).fold(f32::MAX, f32::min)
        })
        .collect();
    let order = ascending(&nearest);
    order.get(count * 9 / 10).map_or(0.0, |index| nearest[*index])
}

/// Which of the colours are the same: a number for each, from 0. Two are if they are nearer than `least`, or nearer than
/// four times their noise, or if others between them are.
pub fn same_colours(colours: &[Colour], least: f32) -> Vec<usize> {
    let count = colours.len();
    let reach = least.max(4.0 * noise_of(colours));
    let mut classes = vec![usize::MAX; count];
    let mut next = 0;
    for first in 0..count {
        if classes[first] != usize::MAX {
            continue;
        }
        classes[first] = next;
        let mut found = vec![first];
        while let Some(one) = found.pop() {
            for other in 0..count {
                if classes[other] == usize::MAX && between(colours[one], colours[other]) < reach {
                    classes[other] = next;
                    found.push(other);
                }
            }
        }
        next += 1;
    }
    classes
}

/// How far one colour is from the other.
pub fn between(one: Colour, other: Colour) -> f32 {
    let [x, y, z] = [0, 1, 2].map(|part| one[part] - other[part]);
    (x * x + y * y + z * z).sqrt()
}
