//! Reads a folder of photos whose digits are known, as they are and changed in several ways, and counts what is right:
//! `measure FOLDER [--each] [CHANGE]…`. Beside each `NAME.jpg` lies `NAME.dat` with two lines of header and nine rows
//! of nine numbers, 0 for a blank; or the folder has one table of all, `truth.tsv`, and the photos are counted by kind,
//! as they are. It prints a line of JSON for each change or kind; with `--each` also a line for each photo that is not
//! read right and surely. Of each second photo and of the others there is a line, too: a threshold that was chosen on
//! the first half has to hold on the other.

use common::is_puzzle;
use image::{DynamicImage, ImageDecoder, ImageReader, RgbaImage, imageops};
use ninefold_scan::steps::{Homography, Point};
use ninefold_scan::{Certainty, Picture, Scan, ScanError, ScannedGrid, scan};
use std::collections::BTreeMap;
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

/// A photo and what is in it.
struct Known {
    path: PathBuf,
    /// What it is a photo of, as `news`; empty where nobody says.
    kind: String,
    digits: [u8; 81],
    /// Whether nobody can tell which digits are givens: a reading is right if givens and answers together are right.
    is_mixed: bool,
}

/// What was counted.
#[derive(Clone, Default)]
struct Counts {
    raw: usize,
    puzzle: usize,
    /// Of which the digits that are in the picture have exactly one solution.
    unique: usize,
    /// Sure and right, of those.
    surely_right: usize,
    sure: usize,
    surely_wrong: usize,
    /// Read clearly, though the puzzle has several solutions or none.
    clear: usize,
    clearly_wrong: usize,
    none: usize,
    times: Vec<Duration>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let each = arguments.iter().any(|argument| argument == "--each");
    arguments.retain(|argument| argument != "--each");
    let folder = Path::new(arguments.first().ok_or("Name the folder of the photos.")?);
    let table = folder.join("truth.tsv");
    if table.exists() {
        return by_kind(&listed(folder, &fs::read_to_string(table)?)?, each);
    }
    let photos = known(folder)?;
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

/// The photos that have their digits in a file beside them.
fn known(folder: &Path) -> Result<Vec<Known>, Box<dyn Error>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_, std::io::Error>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "jpg"));
    paths.sort();
    let with_digits = |path: PathBuf| {
        let text = fs::read_to_string(path.with_extension("dat"))?;
        let digits = digits(text.lines().skip(2).flat_map(str::split_whitespace).flat_map(str::chars))?;
        Ok(Known { path, kind: String::new(), digits, is_mixed: false })
    };
    paths.into_iter().map(with_digits).collect()
}

/// The photos of a table: its columns are the name, the kind, whether the truth is `givens` or `all`, and the truth.
fn listed(folder: &Path, table: &str) -> Result<Vec<Known>, Box<dyn Error>> {
    let photo = |line: &str| {
        let mut columns = line.split('\t');
        let mut column = || columns.next().ok_or_else(|| format!("A column is missing: {line}"));
        Ok(Known {
            path: folder.join(column()?),
            kind: column()?.into(),
            is_mixed: column()? == "all",
            digits: digits(column()?.chars())?,
        })
    };
    table.lines().skip(1).map(photo).collect()
}

fn digits(symbols: impl Iterator<Item = char>) -> Result<[u8; 81], String> {
    let digits: Vec<u8> = symbols.map(|symbol| symbol.to_digit(10).unwrap_or(0) as u8).collect();
    digits.try_into().map_err(|digits: Vec<u8>| format!("Expected 81 cells, got {}.", digits.len()))
}

/// Counts the photos of each kind, all of them, and each half.
fn by_kind(photos: &[Known], each: bool) -> Result<(), Box<dyn Error>> {
    let mut counts: BTreeMap<String, Counts> = BTreeMap::new();
    for (index, photo) in photos.iter().enumerate() {
        let mut one = Counts::default();
        count(photo, |photo| photo.to_rgba8(), each, &mut one)?;
        let half = if index.is_multiple_of(2) { "~ chosen on" } else { "~ confirmed on" };
        for name in [&photo.kind, half, "~ all"] {
            counts.entry(name.into()).or_default().add(&one);
        }
    }
    counts.into_iter().for_each(|(name, counts)| counts.print(&name));
    Ok(())
}

/// Reads what the tests draw: grids on screens, and pictures without a grid.
fn drawn() -> Result<(), ScanError> {
    let expected: [u8; 81] = std::array::from_fn(|cell| match common::NEWSPAPER.as_bytes()[cell] {
        b'.' => 0,
        digit => digit - b'0',
    });
    let mut counts = Counts::default();
    for (_, picture) in common::screens::screens() {
        counts.scan(&picture, |_, cells| cells == expected, true)?;
    }
    counts.print("drawn screens");
    let mut counts = Counts::default();
    for (_, picture) in common::others::others() {
        counts.scan(&picture, |_, _| false, false)?;
    }
    counts.print("drawn, no grid");
    Ok(())
}

impl Counts {
    /// Reads a picture and counts what comes of it.
    fn scan(
        &mut self,
        pixels: &RgbaImage,
        is_right: impl Fn(&ScannedGrid, &[u8]) -> bool,
        is_unique: bool,
    ) -> Result<Scan, ScanError> {
        let start = Instant::now();
        let scan = scan(&Picture::new(pixels, pixels.width(), pixels.height())?, is_puzzle);
        self.times.push(start.elapsed());
        self.unique += usize::from(is_unique);
        match &scan {
            Scan::NoGrid(_) => self.none += 1,
            Scan::Grid(reading) => {
                let is_right = |cells| is_right(reading, cells);
                let (is_sure, is_puzzle_right) =
                    (reading.certainty == Certainty::Sure, is_right(&reading.puzzle));
                self.raw += usize::from(is_right(&reading.raw));
                self.puzzle += usize::from(is_puzzle_right);
                self.sure += usize::from(is_sure);
                self.surely_right += usize::from(is_sure && is_puzzle_right && is_unique);
                self.surely_wrong += usize::from(is_sure && !is_puzzle_right);
                let is_clear = reading.certainty == Certainty::Clear;
                self.clear += usize::from(is_clear);
                self.clearly_wrong += usize::from(is_clear && !is_puzzle_right);
            }
        }
        Ok(scan)
    }

    fn add(&mut self, other: &Counts) {
        let Counts {
            raw,
            puzzle,
            unique,
            surely_right,
            sure,
            surely_wrong,
            clear,
            clearly_wrong,
            none,
            times,
        } = other;
        self.raw += raw;
        self.puzzle += puzzle;
        self.unique += unique;
        self.surely_right += surely_right;
        self.sure += sure;
        self.surely_wrong += surely_wrong;
        self.clear += clear;
        self.clearly_wrong += clearly_wrong;
        self.none += none;
        self.times.extend(times);
    }

    fn print(mut self, name: &str) {
        self.times.sort();
        let Counts {
            raw,
            puzzle,
            unique,
            surely_right,
            sure,
            surely_wrong,
            clear,
            clearly_wrong,
            none,
            times,
        } = self;
        let median = times[times.len() / 2].as_secs_f64() * 1000.0;
        println!(
            "{{\"photos\":\"{name}\",\"count\":{},\"raw\":{raw},\"puzzle\":{puzzle},\"unique\":{unique},\
             \"surelyRight\":{surely_right},\"sure\":{sure},\"surelyWrong\":{surely_wrong},\"clear\":{clear},\
             \"clearlyWrong\":{clearly_wrong},\"none\":{none},\
             \"millis\":{median:.1}}}",
            times.len()
        );
    }
}

fn count(photo: &Known, change: Change, each: bool, counts: &mut Counts) -> Result<(), Box<dyn Error>> {
    let pixels = change(&decode(&photo.path)?);
    let scan = counts.scan(
        &pixels,
        |reading, cells| photo.seen(reading, cells) == photo.digits,
        is_puzzle(&photo.digits),
    )?;
    if each {
        tell(photo, &scan);
    }
    Ok(())
}

impl Known {
    /// What is held against the digits: these cells, with the answers where nobody can tell them apart.
    fn seen(&self, reading: &ScannedGrid, cells: &[u8]) -> Vec<u8> {
        let seen = cells.iter().zip(&reading.answers);
        seen.map(|(digit, answer)| if self.is_mixed && *digit == 0 { *answer } else { *digit }).collect()
    }
}

/// Says what is wrong with the reading of a photo.
fn tell(photo: &Known, scan: &Scan) {
    let (path, expected) = (photo.path.display(), &photo.digits);
    let Scan::Grid(reading) = scan else { return println!("{path}: {scan:?}") };
    let (raw, puzzle) = (photo.seen(reading, &reading.raw), photo.seen(reading, &reading.puzzle));
    let ScannedGrid { certainty, answers, cells, .. } = &**reading;
    if puzzle == expected && *certainty != Certainty::Doubtful {
        return;
    }
    let misread =
        (0..81).filter(|cell| raw[*cell] != expected[*cell] || puzzle[*cell] != raw[*cell]).map(|cell| {
            let (row, column, confidence) = (cell / 9 + 1, cell % 9 + 1, cells[cell].confidence);
            format!("r{row}c{column} {}>{}>{} ({confidence:.2})", expected[cell], raw[cell], puzzle[cell])
        });
    let answers = answers.iter().filter(|digit| **digit != 0).count();
    let right = if puzzle == expected { "right" } else { "wrong" };
    let misread = misread.collect::<Vec<String>>().join(", ");
    let doubtful = cells.iter().filter(|cell| cell.is_doubtful).count();
    let either = cells.iter().filter(|cell| cell.is_either).count();
    let givens = raw.iter().filter(|digit| **digit != 0).count();
    let is_unique = is_puzzle(expected);
    println!(
        "{path}: {certainty:?}, puzzle {right}, unique {is_unique}, {givens} givens, {answers} answers, {doubtful} doubtful, {either} either, misread: {misread}"
    );
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
