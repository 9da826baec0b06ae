//! Writes photos as the bytes that a page hands over, so that the module for pages can be timed with them.
//!
//! ```sh
//! cargo run --release --package ninefold-scan --example pixels FOLDER OUT SIDE
//! ```
//!
//! Every eighth `NAME.jpg` of the folder is made smaller until its longest side is SIDE pixels, and is written to
//! `OUT/NAME-SIDE.rgba`. A line of JSON tells its size and what is read here: in the module it has to be the same.

use common::is_puzzle;
use image::ImageReader;
use image::imageops::FilterType;
use ninefold_scan::{Picture, Scan, scan};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

#[path = "../tests/common/mod.rs"]
mod common;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, out, side] = arguments.as_slice() else { return Err("Write FOLDER OUT SIDE.".into()) };
    let side = side.parse()?;
    let mut photos: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_, std::io::Error>>()?;
    photos.retain(|path| path.extension().is_some_and(|extension| extension == "jpg"));
    photos.sort();
    fs::create_dir_all(out)?;
    for photo in photos.iter().step_by(8) {
        let pixels = ImageReader::open(photo)?.decode()?.resize(side, side, FilterType::Triangle).to_rgba8();
        let name = photo.file_stem().unwrap_or_default().to_string_lossy();
        let file = Path::new(out).join(format!("{name}-{side}.rgba"));
        let (width, height) = pixels.dimensions();
        let picture = Picture::new(&pixels, width, height)?;
        let confidences = match scan(&picture, is_puzzle) {
            Scan::NoGrid(_) => Vec::new(),
            Scan::Grid(reading) => reading.cells.iter().map(|cell| f64::from(cell.confidence)).collect(),
        };
        println!(
            "{{\"file\":{file:?},\"width\":{width},\"height\":{height},\"confidences\":{confidences:?}}}"
        );
        fs::write(file, pixels.into_raw())?;
    }
    Ok(())
}
