//! `ninefold scan`: puzzles from photos.

use crate::arguments::{Options, STANDARD_INPUT};
use crate::exit_code::{ANSWERED, FAILED, UNREADABLE};
use crate::progress::Progress;
use crate::replies::{EndGuard, Parcel, Replies};
use crate::rooms;
use image::{DynamicImage, ImageDecoder, ImageReader, ImageResult, Limits};
use ninefold::notation::symbol;
use ninefold::scan::{Certainty, Scan, scan};
use std::ffi::OsString;
use std::io::{self, Cursor, Read};
use std::process::ExitCode;
use std::sync::Arc;

/// Writes a line for each photo, in their order, and returns the exit code.
pub fn read_photos(options: &Options) -> ExitCode {
    let (files, progress) = (&options.files, Progress::default());
    progress.expect(files);
    let read = |hand_out: &mut dyn FnMut(Parcel<OsString>)| {
        for (before, file) in (0..).zip(files) {
            let replies = Arc::new(Replies::default());
            let is_file = file != STANDARD_INPUT;
            let place = if is_file { format!("{}: ", file.display()).into() } else { "".into() };
            hand_out(Parcel {
                questions: vec![file.clone()],
                before,
                before_in_file: before,
                place,
                replies,
            });
        }
    };
    rooms::reply_in_order(options.threads.get(), &progress, read, |parcel| reply_to(parcel, &progress))
}

fn reply_to(parcel: &Parcel<OsString>, progress: &Progress) {
    let end = EndGuard(&parcel.replies);
    for file in &parcel.questions {
        let photo = bytes_of(file).map_err(|error| (FAILED, format!("It cannot be read: {error}.")));
        let photo = photo.and_then(|bytes| {
            progress.read(bytes.len());
            decode(&bytes).map_err(|error| (UNREADABLE, format!("It is no picture: {error}.")))
        });
        let (complaint, (code, word, columns)) = match photo {
            Ok(photo) => (None, columns_of(photo)),
            Err((code, error)) => (Some(error), (code, "unreadable", NO_COLUMNS.map(String::from))),
        };
        end.0.add(|part| {
            part.code = part.code.max(code);
            let line = [&in_a_line(&file.display().to_string()), word, &columns.join("\t")].join("\t");
            part.text.extend_from_slice((line + "\n").as_bytes());
            if let Some(error) = complaint {
                part.complaints += &(in_a_line(&format!("{}{error}", parcel.place)) + "\n");
            }
        });
    }
}

/// A text without what would be another line or column: file names and others' sentences may have it.
fn in_a_line(text: &str) -> String {
    text.replace(char::is_control, " ")
}

/// What stands for the digits of a photo that has none.
const NO_COLUMNS: [&str; 3] = ["-"; 3];

/// The exit code, the word, and the digits as they were read, of the puzzle, and of the player.
fn columns_of(photo: DynamicImage) -> (u8, &'static str, [String; 3]) {
    let photo = photo.into_rgba8();
    let text = |cells: [u8; 81]| cells.iter().map(|digit| symbol(*digit)).collect::<String>();
    match scan(&photo, photo.width(), photo.height()) {
        Ok(Scan::Grid(found)) => {
            let word = match found.certainty {
                Certainty::Sure => "sure",
                Certainty::Clear => "clear",
                Certainty::Doubtful => "doubtful",
            };
            (ANSWERED, word, [found.raw, found.puzzle, found.answers].map(text))
        }
        // A picture without pixels has no grid either.
        Ok(Scan::NoGrid(_)) | Err(_) => (UNREADABLE, "none", NO_COLUMNS.map(String::from)),
    }
}

fn bytes_of(file: &OsString) -> io::Result<Vec<u8>> {
    if file != STANDARD_INPUT {
        return std::fs::read(file);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
}

/// The picture, turned as the camera says. A small file may say that it has any number of pixels: what takes more memory
/// than is usual is refused.
fn decode(bytes: &[u8]) -> ImageResult<DynamicImage> {
    let mut decoder = ImageReader::new(Cursor::new(bytes)).with_guessed_format()?.into_decoder()?;
    Limits::default().reserve(decoder.total_bytes())?;
    let orientation = decoder.orientation()?;
    let mut picture = DynamicImage::from_decoder(decoder)?;
    picture.apply_orientation(orientation);
    Ok(picture)
}
