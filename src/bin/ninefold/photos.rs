//! `ninefold scan`: puzzles from photos.

use crate::arguments::{Options, STANDARD_INPUT};
use crate::exit_code::{ANSWERED, FAILED, UNREADABLE};
use crate::progress::Progress;
use crate::replies::{EndGuard, Parcel, Replies};
use crate::rooms;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, ImageResult, Limits};
use ninefold::notation::symbol;
use ninefold::scan::{Certainty, NoGrid, Scan, ScannedGrid, SeenRule, scan, scan_all};
use ninefold::{Grid, Rules, Shape};
use std::ffi::OsString;
use std::io::{self, Cursor, Read};
use std::process::ExitCode;
use std::sync::Arc;

/// Writes a line for each photo, or for each of its grids, in their order, and returns the exit code.
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
    rooms::reply_in_order(options.threads.get(), &progress, read, |parcel| {
        reply_to(parcel, options.all, &progress)
    })
}

fn reply_to(parcel: &Parcel<OsString>, all: bool, progress: &Progress) {
    let end = EndGuard(&parcel.replies);
    for file in &parcel.questions {
        let photo = bytes_of(file).map_err(|error| (FAILED, format!("It cannot be read: {error}.")));
        let photo = photo.and_then(|bytes| {
            progress.read(bytes.len());
            decode(&bytes).map_err(|error| (UNREADABLE, error))
        });
        let Said { code, lines, complaints } = match photo {
            Ok(photo) => said_of(photo, all),
            Err((code, error)) => {
                Said { code, lines: vec![line_without_grid("unreadable", all)], complaints: vec![error] }
            }
        };
        let name = in_a_line(&file.display().to_string());
        end.0.add(|part| {
            part.code = part.code.max(code);
            for line in lines {
                part.text.extend_from_slice(format!("{name}\t{line}\n").as_bytes());
            }
            for complaint in complaints {
                part.complaints += &(in_a_line(&format!("{}{complaint}", parcel.place)) + "\n");
            }
        });
    }
}

/// What is said of a photo.
struct Said {
    code: u8,
    /// What stands behind the file's name in each line.
    lines: Vec<String>,
    complaints: Vec<String>,
}

/// A text without what would be another line or column: file names and others' sentences may have it.
fn in_a_line(text: &str) -> String {
    text.replace(char::is_control, " ")
}

/// A word, and what stands for the digits, and for the place, of a photo that has none.
fn line_without_grid(word: &str, all: bool) -> String {
    word.to_owned() + if all { "\t-\t-\t-\t-" } else { "\t-\t-\t-" }
}

/// What is said of the largest grid of a photo, or of all.
fn said_of(photo: DynamicImage, all: bool) -> Said {
    let photo = photo.into_rgba8();
    let (width, height) = photo.dimensions();
    let found = if all {
        scan_all(&photo, width, height)
    } else {
        scan(&photo, width, height).map(|found| match found {
            Scan::Grid(grid) => Ok(vec![*grid]),
            Scan::NoGrid(why) => Err(why),
        })
    };
    let none =
        |complaints| Said { code: UNREADABLE, lines: vec![line_without_grid("none", all)], complaints };
    let grids = match found {
        Ok(Ok(grids)) => grids,
        Ok(Err(NoGrid::OtherSize(16))) => {
            return none(vec!["It looks like 16×16, but its digits cannot be read.".into()]);
        }
        Ok(Err(NoGrid::OtherSize(side))) => {
            return none(vec![format!("It looks like {side}×{side}, which is not read.")]);
        }
        // A picture without pixels has no grid either.
        Ok(Err(_)) | Err(_) => return none(Vec::new()),
    };
    let line = |grid: &ScannedGrid| {
        let place = if all { "\t".to_owned() + &place_of(grid, [width, height]) } else { String::new() };
        columns_of(grid).join("\t") + &place
    };
    let numbered = |(number, grid)| {
        let remark = remark_on(grid)?;
        Some(if grids.len() > 1 { format!("Grid {number}: {remark}") } else { remark.into() })
    };
    Said {
        code: ANSWERED,
        lines: grids.iter().map(line).collect(),
        complaints: (1..).zip(&grids).filter_map(numbered).collect(),
    }
}

/// The word, and the digits as they were read, of the puzzle with its rules, and of the player.
fn columns_of(grid: &ScannedGrid) -> [String; 4] {
    let word = match grid.certainty {
        Certainty::Sure => "sure",
        Certainty::Clear => "clear",
        Certainty::Doubtful => "doubtful",
    };
    let text = |cells: &[u8]| cells.iter().map(|digit| symbol(*digit)).collect::<String>();
    let puzzle = with_rules(grid).map_or_else(|| text(&grid.puzzle), |puzzle| puzzle.to_string());
    [word.into(), text(&grid.raw), puzzle, text(&grid.answers)]
}

/// The puzzle with the rule that it clearly has besides the classic ones.
fn with_rules(grid: &ScannedGrid) -> Option<Grid> {
    let rules = Rules::builder(Shape::of_side(grid.side)?);
    let rules = match &grid.rule {
        _ if !grid.is_rule_clear => return None,
        SeenRule::Classic | SeenRule::Cages => return None,
        SeenRule::Diagonals => rules.diagonals(),
        SeenRule::Windows => rules.windows(),
        SeenRule::Regions(regions) => rules.regions(regions.iter().map(|region| usize::from(*region))),
    };
    Grid::with_rules(rules.build().ok()?, grid.puzzle.clone()).ok()
}

/// What a person has to know of a rule that the puzzle was not written with.
fn remark_on(grid: &ScannedGrid) -> Option<&'static str> {
    match &grid.rule {
        SeenRule::Classic => None,
        SeenRule::Cages => Some("It has the cages of a killer, which are not read."),
        _ if with_rules(grid).is_some() => None,
        SeenRule::Diagonals => Some("It may be an X-Sudoku."),
        SeenRule::Windows => Some("It may be a windoku."),
        SeenRule::Regions(_) => Some("It may be a jigsaw."),
    }
}

/// The box around the grid's corners, as far as it is in a photo of this size: `left,top,width,height`.
fn place_of(grid: &ScannedGrid, size: [u32; 2]) -> String {
    let [(left, width), (top, height)] = [0, 1].map(|axis| {
        let places = grid.corners.map(|corner| corner[axis]);
        let (first, last) =
            (places.into_iter().fold(f32::MAX, f32::min), places.into_iter().fold(0.0, f32::max));
        // What is below 0 becomes 0.
        let [first, last] = [first.floor(), last.ceil()].map(|place| (place as u32).min(size[axis]));
        (first, last.saturating_sub(first))
    });
    format!("{left},{top},{width},{height}")
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A grid whose first two digits were read; the second is another in the puzzle.
    fn scanned(side: usize, rule: SeenRule, is_rule_clear: bool) -> ScannedGrid {
        let mut raw = vec![0; side * side];
        (raw[0], raw[1]) = (side as u8, 2);
        let mut puzzle = raw.clone();
        puzzle[1] = 3;
        let answers = vec![0; side * side];
        ScannedGrid {
            side,
            rule,
            is_rule_clear,
            corners: [[-3.5, 2.5], [20.5, -1.0], [18.0, 41.0], [1.0, 39.2]],
            lattice: Vec::new(),
            cells: Vec::new(),
            raw,
            puzzle,
            answers,
            certainty: Certainty::Doubtful,
        }
    }

    #[test]
    fn a_rule_is_written_where_it_is_clear_and_remarked_on_where_not() {
        // The columns: they are no boxes.
        let strips: Vec<u8> = (0..16).map(|cell| cell % 4).collect();
        use SeenRule::*;
        let table = [
            (Classic, true, "", None),
            (Diagonals, true, ";x", None),
            (Diagonals, false, "", Some("It may be an X-Sudoku.")),
            (Windows, true, ";w", None),
            (Windows, false, "", Some("It may be a windoku.")),
            (Regions(strips.clone()), true, ";r=abcdabcdabcdabcd", None),
            (Regions(strips), false, "", Some("It may be a jigsaw.")),
            // No such regions can be.
            (Regions(vec![0; 16]), true, "", Some("It may be a jigsaw.")),
            (Cages, true, "", Some("It has the cages of a killer, which are not read.")),
        ];
        for (rule, is_clear, fields, remark) in table {
            let grid = scanned(4, rule, is_clear);
            let blanks = ".".repeat(14);
            let columns =
                ["doubtful", &format!("42{blanks}"), &format!("43{blanks}{fields}"), &".".repeat(16)];
            assert_eq!(columns_of(&grid), columns, "{grid:?}");
            assert_eq!(remark_on(&grid), remark, "{grid:?}");
            let read: Grid = columns_of(&grid)[2].parse().expect("a puzzle");
            assert_eq!(read.rules().is_classic(), fields.is_empty(), "{grid:?}");
        }
        let [_, raw, puzzle, _] = columns_of(&scanned(16, Diagonals, true));
        assert_eq!((&raw[..3], &puzzle[..3], &puzzle[256..]), ("G2.", "G3.", ";x"));
    }

    #[test]
    fn a_place_is_within_the_photo() {
        let grid = scanned(9, SeenRule::Classic, true);
        let table = [([30, 50], "0,0,21,41"), ([15, 40], "0,0,15,40"), ([1, 1], "0,0,1,1")];
        for (size, place) in table {
            assert_eq!(place_of(&grid, size), place);
        }
        let inner = ScannedGrid { corners: [[3.2, 5.9], [20.0, 6.1], [21.2, 30.0], [4.0, 29.5]], ..grid };
        assert_eq!(place_of(&inner, [30, 50]), "3,5,19,25");
    }
}
