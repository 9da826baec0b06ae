//! Writes each stage of the way from a photo to its digits as a picture.
//!
//! ```sh
//! cargo run --release --package ninefold-scan --example stages PHOTO OUT
//! ```
//!
//! Where PHOTO is `drawn`, a photo is drawn: of bent paper, seen askew, half in the shadow. `docs/scanning.md` shows
//! its stages.

use common::is_puzzle;
use image::imageops::{FilterType, resize};
use image::{GrayImage, ImageReader, Luma, Rgb, RgbImage, RgbaImage};
use ninefold_scan::steps::{
    Corners, Homography, Lattice, PixelSums, Point, SIDE, THRESHOLDS, crops, locate, point_between,
};
use ninefold_scan::{Picture, Scan, scan};
use std::error::Error;
use std::fs;
use std::path::Path;

#[path = "../tests/common/mod.rs"]
mod common;

const RED: Rgb<u8> = Rgb([214, 40, 40]);

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [photo, out] = arguments.as_slice() else { return Err("Write PHOTO OUT.".into()) };
    let pixels = if photo == "drawn" { drawn() } else { ImageReader::open(photo)?.decode()?.to_rgba8() };
    fs::create_dir_all(out)?;
    let file = |name: &str| Path::new(out).join(name);
    let picture = Picture::new(&pixels, pixels.width(), pixels.height())?;
    let gray = colored(&picture);
    gray.save(file("1-picture.png"))?;

    let sums = PixelSums::new(&picture.gray, picture.width, picture.height);
    let dark = THRESHOLDS[0].mask(&picture, &sums).dark;
    let shade = |x, y| if dark[y as usize * picture.width + x as usize] { 0 } else { 255 };
    GrayImage::from_fn(gray.width(), gray.height(), |x, y| Luma([shade(x, y)]))
        .save(file("2-threshold.png"))?;

    let outlines = locate(&picture);
    let mut corners = gray.clone();
    for outline in &outlines {
        println!("An outline with the score {:.2}: {:?}", outline.score, outline.corners);
        frame(&mut corners, outline.corners);
    }
    corners.save(file("3-corners.png"))?;

    let Some(square) = outlines.first().and_then(|outline| Homography::new(outline.corners)) else {
        return Err("There is no outline.".into());
    };
    let lattice = Lattice::flat(9, square).snapped(&picture).snapped(&picture);
    let crossings = lattice.crossings();
    let mut lines = gray.clone();
    for row in 0..10 {
        for column in 0..9 {
            line(&mut lines, crossings[row * 10 + column], crossings[row * 10 + column + 1]);
            line(&mut lines, crossings[column * 10 + row], crossings[(column + 1) * 10 + row]);
        }
    }
    lines.save(file("4-lattice.png"))?;

    let crops = crops(&picture, &lattice);
    let step = SIDE as u32 + 2;
    let mut board = GrayImage::from_pixel(9 * step, 9 * step, Luma([120]));
    for (cell, crop) in (0..).zip(&crops) {
        for (pixel, ink) in (0..).zip(crop) {
            let (x, y) =
                (cell % 9 * step + 1 + pixel % SIDE as u32, cell / 9 * step + 1 + pixel / SIDE as u32);
            board.put_pixel(x, y, Luma([255 - ink]));
        }
    }
    resize(&board, 18 * step, 18 * step, FilterType::Nearest).save(file("5-crops.png"))?;

    match scan(&picture, is_puzzle) {
        Scan::NoGrid(why) => println!("There is no grid: {why:?}."),
        Scan::Grid(reading) => {
            for (row, cells) in reading.cells.chunks(9).enumerate() {
                let cells = cells.iter().zip(&reading.puzzle[row * 9..]).map(|(cell, digit)| {
                    let changed = if cell.digit == *digit { ' ' } else { '!' };
                    format!("{digit}{changed}{:3.0} %", cell.confidence * 100.0)
                });
                println!("{}", cells.collect::<Vec<String>>().join("  "));
            }
            println!("This is {:?}.", reading.certainty);
        }
    }
    Ok(())
}

fn drawn() -> RgbaImage {
    const ASKEW: Corners = [[1.2, 0.2], [12.2, 1.2], [12.8, 12.4], [-0.4, 11.8]];
    let page = common::page(common::NEWSPAPER, &common::PRINT);
    let gray = common::seen_bent(&page, ASKEW, 0.03, 600, 600);
    common::image(&common::shaded(&gray, 600), 600, 600)
}

fn colored(picture: &Picture) -> RgbImage {
    RgbImage::from_fn(picture.width as u32, picture.height as u32, |x, y| {
        Rgb([picture.gray[y as usize * picture.width + x as usize]; 3])
    })
}

fn frame(image: &mut RgbImage, corners: Corners) {
    for corner in 0..4 {
        line(image, corners[corner], corners[(corner + 1) % 4]);
    }
}

/// A line of two pixels' width.
fn line(image: &mut RgbImage, from: Point, to: Point) {
    for step in 0..=2000 {
        let [x, y] = point_between(from, to, step as f32 / 2000.0);
        for (right, down) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let (x, y) = ((x as u32).saturating_add(right), (y as u32).saturating_add(down));
            if x < image.width() && y < image.height() {
                image.put_pixel(x, y, RED);
            }
        }
    }
}
