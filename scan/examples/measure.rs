//! Reads a folder of photos whose digits are known, as they are and changed in several ways, and counts what is right:
//! `measure FOLDER [--each] [CHANGE]…`. Beside each `NAME.jpg` lies `NAME.dat` with two lines of header and nine rows
//! of nine numbers, 0 for a blank. It prints a line of JSON for each change; with `--each` also a line for each photo
//! that is not read right and surely.

use common::is_puzzle;
use image::{DynamicImage, ImageDecoder, ImageReader, RgbaImage, imageops};
use ninefold_scan::steps::{Homography, Point};
use ninefold_scan::{Picture, Scan, ScanError, ScannedGrid, scan};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

#[path = "../tests/common/mod.rs"]
mod common;

type Change = fn(&DynamicImage) -> RgbaImage;

/// Each photo as it is, and in worse ways.
const CHANGES: [(&str, Change); 10] = [
    ("as they are", |photo| photo.to_rgba8()),
    ("turned 90°", |photo| photo.rotate90().to_rgba8()),
    ("turned 180°", |photo| photo.rotate180().to_rgba8()),
    ("turned 270°", |photo| photo.rotate270().to_rgba8()),
    ("turned 20°", |photo| turned(&photo.to_rgba8(), 20.0)),
    ("turned 45°", |photo| turned(&photo.to_rgba8(), 45.0)),
    ("tilted 15 %", |photo| tilted(&photo.to_rgba8(), 0.15)),
    ("tilted 25 %", |photo| tilted(&photo.to_rgba8(), 0.25)),
    ("480 pixels", |photo| photo.resize(480, 480, imageops::FilterType::Triangle).to_rgba8()),
    ("blurred by 1.5", |photo| photo.blur(1.5).to_rgba8()),
];

/// What was counted.
#[derive(Default)]
struct Counts {
    raw: usize,
    puzzle: usize,
    sure: usize,
    surely_wrong: usize,
    none: usize,
    times: Vec<Duration>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let each = arguments.iter().any(|argument| argument == "--each");
    arguments.retain(|argument| argument != "--each");
    let folder = arguments.first().ok_or("Name the folder of the photos.")?;
    let mut photos: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_, std::io::Error>>()?;
    photos.retain(|path| path.extension().is_some_and(|extension| extension == "jpg"));
    photos.sort();
    for (name, change) in CHANGES {
        if arguments.len() > 1 && !arguments[1..].iter().any(|wanted| name == wanted) {
            continue;
        }
        let mut counts = Counts::default();
        for photo in &photos {
            count(photo, change, each, &mut counts)?;
        }
        counts.print(name);
    }
    if arguments.len() == 1 {
        drawn()?;
    }
    Ok(())
}

/// Reads what the tests draw: grids on screens, and pictures without a grid.
fn drawn() -> Result<(), ScanError> {
    let expected = std::array::from_fn(|cell| match common::NEWSPAPER.as_bytes()[cell] {
        b'.' => 0,
        digit => digit - b'0',
    });
    let mut counts = Counts::default();
    for (_, picture) in common::screens::screens() {
        counts.scan(&picture, &expected)?;
    }
    counts.print("drawn screens");
    let mut counts = Counts::default();
    for (_, picture) in common::others::others() {
        counts.scan(&picture, &[0; 81])?;
    }
    counts.print("drawn, no grid");
    Ok(())
}

impl Counts {
    /// Reads a picture and counts what comes of it.
    fn scan(&mut self, pixels: &RgbaImage, expected: &[u8; 81]) -> Result<Scan, ScanError> {
        let start = Instant::now();
        let scan = scan(&Picture::new(pixels, pixels.width(), pixels.height())?, is_puzzle);
        self.times.push(start.elapsed());
        match &scan {
            Scan::NoGrid(_) => self.none += 1,
            Scan::Grid(reading) => {
                let ScannedGrid { raw, puzzle, is_sure, .. } = **reading;
                self.raw += usize::from(raw == *expected);
                self.puzzle += usize::from(puzzle == *expected);
                self.sure += usize::from(is_sure);
                self.surely_wrong += usize::from(is_sure && puzzle != *expected);
            }
        }
        Ok(scan)
    }

    fn print(mut self, name: &str) {
        self.times.sort();
        let Counts { raw, puzzle, sure, surely_wrong, none, times } = self;
        let median = times[times.len() / 2].as_secs_f64() * 1000.0;
        println!(
            "{{\"photos\":\"{name}\",\"count\":{},\"raw\":{raw},\"puzzle\":{puzzle},\"sure\":{sure},\
             \"surelyWrong\":{surely_wrong},\"none\":{none},\"millis\":{median:.1}}}",
            times.len()
        );
    }
}

fn count(photo: &Path, change: Change, each: bool, counts: &mut Counts) -> Result<(), Box<dyn Error>> {
    let expected: Vec<u8> = fs::read_to_string(photo.with_extension("dat"))?
        .lines()
        .skip(2)
        .flat_map(str::split_whitespace)
        .map(str::parse)
        .collect::<Result<_, _>>()?;
    let expected: [u8; 81] = expected.try_into().map_err(|_| format!("{}: not 81 cells", photo.display()))?;
    let pixels = change(&decode(photo)?);
    let scan = counts.scan(&pixels, &expected)?;
    if each {
        tell(photo, &scan, &expected);
    }
    Ok(())
}

/// Says what is wrong with the reading of a photo.
fn tell(photo: &Path, scan: &Scan, expected: &[u8; 81]) {
    let photo = photo.display();
    let Scan::Grid(reading) = scan else { return println!("{photo}: {scan:?}") };
    let ScannedGrid { raw, puzzle, is_sure, answers, cells, .. } = &**reading;
    if puzzle == expected && *is_sure {
        return;
    }
    let misread = (0..81).filter(|cell| raw[*cell] != expected[*cell]).map(|cell| {
        let (row, column, confidence) = (cell / 9 + 1, cell % 9 + 1, cells[cell].confidence);
        format!("r{row}c{column} {}>{} ({confidence:.2})", expected[cell], raw[cell])
    });
    let answers = answers.iter().filter(|digit| **digit != 0).count();
    let right = if puzzle == expected { "right" } else { "wrong" };
    let misread = misread.collect::<Vec<String>>().join(", ");
    println!("{photo}: sure {is_sure}, puzzle {right}, {answers} answers, misread: {misread}");
}

/// The photo, turned as the camera says.
fn decode(photo: &Path) -> Result<DynamicImage, Box<dyn Error>> {
    let mut decoder = ImageReader::open(photo)?.into_decoder()?;
    let orientation = decoder.orientation()?;
    let mut picture = DynamicImage::from_decoder(decoder)?;
    picture.apply_orientation(orientation);
    Ok(picture)
}

/// The photo turned clockwise, all of it on a larger grey ground.
fn turned(photo: &RgbaImage, degrees: f32) -> RgbaImage {
    let (width, height) = (photo.width() as f32, photo.height() as f32);
    let (sine, cosine) = degrees.to_radians().sin_cos();
    let size = [width * cosine + height * sine, width * sine + height * cosine];
    RgbaImage::from_fn(size[0] as u32, size[1] as u32, |x, y| {
        let (x, y) = (x as f32 + 0.5 - size[0] / 2.0, y as f32 + 0.5 - size[1] / 2.0);
        let u = 0.5 + (x * cosine + y * sine) / width;
        let v = 0.5 + (y * cosine - x * sine) / height;
        imageops::sample_bilinear(photo, u, v).unwrap_or(image::Rgba([128, 128, 128, 255]))
    })
}

/// The photo as if its upper side were farther away: that much narrower on each side.
fn tilted(photo: &RgbaImage, part: f32) -> RgbaImage {
    let (width, height) = (photo.width() as f32, photo.height() as f32);
    let aside = part * width;
    let corners: [Point; 4] = [[-aside, 0.0], [width + aside, 0.0], [width, height], [0.0, height]];
    let Some(map) = Homography::new(corners) else { return photo.clone() };
    RgbaImage::from_fn(photo.width(), photo.height(), |x, y| {
        let [x, y] = map.at((x as f32 + 0.5) / width, (y as f32 + 0.5) / height);
        let (u, v) = ((x / width).clamp(0.0, 1.0), (y / height).clamp(0.0, 1.0));
        imageops::sample_bilinear(photo, u, v).unwrap_or(image::Rgba([128, 128, 128, 255]))
    })
}
