//! `ninefold scan`: puzzles from photos.

use crate::arguments::Options;
use crate::complaints::{FAILED, UNREADABLE, complain};
use image::{DynamicImage, ImageDecoder, ImageError, ImageReader};
use ninefold::notation::symbol;
use ninefold::scan::{Scan, scan};
use std::ffi::OsStr;
use std::io::{self, Cursor, Read, Write};
use std::process::ExitCode;

/// Writes a line for each photo, as soon as it is read, and returns the exit code.
pub fn read_photos(options: &Options) -> ExitCode {
    if options.files.is_empty() {
        complain("Name the photos to read.\n");
        return ExitCode::from(FAILED);
    }
    let mut code = ExitCode::SUCCESS;
    for file in &options.files {
        let line = photo_line(file).unwrap_or_else(|error| {
            complain(&format!("{}: {error}\n", file.display()));
            code = ExitCode::from(UNREADABLE);
            "unreadable".into()
        });
        match writeln!(io::stdout(), "{}\t{line}", file.display()) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
            Err(_) => return ExitCode::from(FAILED),
            Ok(()) => {}
        }
    }
    code
}

/// The line of a photo without its name.
fn photo_line(file: &OsStr) -> Result<String, ImageError> {
    let photo = decode(file)?.into_rgba8();
    let cells = |cells: &[u8; 81]| cells.iter().map(|digit| symbol(*digit)).collect::<String>();
    let (word, raw, puzzle) = match scan(&photo, photo.width(), photo.height()) {
        Ok(Scan::Grid(reading)) if reading.is_sure => ("sure", reading.raw, reading.puzzle),
        Ok(Scan::Grid(reading)) => ("doubtful", reading.raw, reading.puzzle),
        // A picture without pixels has no grid either.
        Ok(Scan::NoGrid(_)) | Err(_) => ("none", [0; 81], [0; 81]),
    };
    Ok(format!("{word}\t{}\t{}", cells(&raw), cells(&puzzle)))
}

/// The picture, turned as the camera says.
fn decode(file: &OsStr) -> Result<DynamicImage, ImageError> {
    let mut bytes = Vec::new();
    match file.to_str() {
        Some("-") => io::stdin().read_to_end(&mut bytes)?,
        _ => std::fs::File::open(file)?.read_to_end(&mut bytes)?,
    };
    let mut decoder = ImageReader::new(Cursor::new(bytes)).with_guessed_format()?.into_decoder()?;
    let orientation = decoder.orientation()?;
    let mut picture = DynamicImage::from_decoder(decoder)?;
    picture.apply_orientation(orientation);
    Ok(picture)
}
