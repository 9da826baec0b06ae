//! `ninefold scan`: puzzles from photos.

use crate::arguments::{Options, STANDARD_INPUT};
use crate::exit_code::{ANSWERED, FAILED, UNREADABLE};
use crate::progress::Progress;
use crate::replies::{EndGuard, Parcel, Replies};
use crate::rooms;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, ImageResult, Limits};
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
            decode(&bytes).map_err(|error| (UNREADABLE, error))
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
    let text = |cells: Vec<u8>| cells.iter().map(|digit| symbol(*digit)).collect::<String>();
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

/// The picture, or a sentence that says why there is none.
fn decode(bytes: &[u8]) -> Result<DynamicImage, String> {
    if let Some(format) = foreign_format(bytes) {
        return Err(format!(
            "It is a picture in the format {format}, which this command cannot read: save it as JPEG or PNG."
        ));
    }
    let format = image::guess_format(bytes).map_err(|error| format!("It is no picture: {error}."))?;
    decode_as(format, bytes).map_err(|error| format!("The picture cannot be read: {error}."))
}

/// What the format of a picture is called that only other programs read.
fn foreign_format(bytes: &[u8]) -> Option<&'static str> {
    match (bytes.get(..4), bytes.get(4..12)) {
        (_, Some(b"ftypavif" | b"ftypavis")) => Some("AVIF"),
        (_, Some(b"ftypheic" | b"ftypheim" | b"ftypheis" | b"ftypheix")) => Some("HEIC"),
        (_, Some(b"ftyphevc" | b"ftypmif1" | b"ftypmsf1")) => Some("HEIC"),
        (Some(b"\0\0\x01\0"), _) => Some("ICO"),
        (Some(b"II*\0" | b"MM\0*"), _) => Some("TIFF"),
        _ => is_svg(bytes).then_some("SVG"),
    }
}

/// Whether a file is XML, and its first element is `svg`.
fn is_svg(bytes: &[u8]) -> bool {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(1 << 16)]);
    let between = |c: char| c.is_whitespace() || matches!(c, '\u{feff}' | ']' | '>');
    let mut rest = head.trim_start_matches(between);
    while rest.starts_with("<?") || rest.starts_with("<!") {
        rest = rest.split_once('>').map_or("", |(_, after)| after).trim_start_matches(between);
    }
    rest.starts_with("<svg")
}

/// The picture, turned as the camera says; the first where there are several. A small file may say that it has any number
/// of pixels: what takes more memory than is usual is refused.
fn decode_as(format: ImageFormat, bytes: &[u8]) -> ImageResult<DynamicImage> {
    let mut decoder = ImageReader::with_format(Cursor::new(bytes), format).into_decoder()?;
    Limits::default().reserve(decoder.total_bytes())?;
    let orientation = decoder.orientation()?;
    let mut picture = DynamicImage::from_decoder(decoder)?;
    picture.apply_orientation(orientation);
    Ok(picture)
}
