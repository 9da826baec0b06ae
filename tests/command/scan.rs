//! The command `ninefold scan`. The photos are drawn: `scan/tests/common` made them.

use crate::common::{NEWSPAPER, grid};
use crate::file;
use image::codecs::gif::GifEncoder;
use image::imageops::{FilterType, replace, resize};
use image::{Frame, ImageFormat, RgbaImage};
use ninefold::scan::{Scan, scan};
use ninefold::{Grid, Rules, Shape};
use std::fs;
use std::io::{Cursor, Write};
use std::process::{Command, Stdio};

const PHOTO: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/photos/newspaper.png");
const ANSWERED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/photos/answers.png");
/// The player's digits in the second.
const ANSWERS: &str = "1...2.6.8.3.6.4...6.2.....3.9.1...7.2.8...9...5...6...3.7.4.8...8.7.1...5.1.3...4";
const NO_PHOTO: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");

/// A PNG that says that it has 65,500 × 65,500 pixels, and has none.
const HUGE: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xff\xdc\0\0\xff\xdc\x08\x02\0\0\0\x1c\x35\x81\x4c\0\0\0\0IDAT\x35\xaf\x06\x1e";

/// The exit code, and what the program writes to standard output and to standard error.
fn run(arguments: &[&str], input: &[u8]) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ninefold"))
        .arg("scan")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command");
    // It fails where the program does not read.
    let _unread = child.stdin.take().expect("a pipe").write_all(input);
    let output = child.wait_with_output().expect("an end");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code().expect("a code"), text(output.stdout), text(output.stderr))
}

#[test]
fn a_photo_is_a_line() {
    let puzzle = grid(NEWSPAPER).to_string();
    let sure = format!("sure\t{puzzle}\t{puzzle}\t{}\n", ".".repeat(81));
    let line = format!("{PHOTO}\t{sure}");
    assert_eq!(run(&[PHOTO], b""), (0, line.clone(), String::new()));
    let answered = format!("{ANSWERED}\tsure\t{puzzle}\t{puzzle}\t{ANSWERS}\n");
    assert_eq!(run(&[ANSWERED], b""), (0, answered, String::new()));

    let white = file("white.png", "");
    RgbaImage::from_pixel(400, 300, [255; 4].into()).save(&white).expect("a picture");
    assert_eq!(run(&[&white], b""), (1, format!("{white}\tnone\t-\t-\t-\n"), String::new()));

    // A name never makes another line or column, and a file of few bytes with many pixels takes no memory.
    let odd = file("odd\tname\n.jpg", HUGE);
    let complaint =
        format!("{}: The picture cannot be read: Memory limit exceeded.\n", odd.replace(['\t', '\n'], " "));
    let name = odd.replace(['\t', '\n'], " ");
    assert_eq!(run(&[&odd], b""), (1, format!("{name}\tunreadable\t-\t-\t-\n"), complaint));

    // Many photos on several threads are answered in their order, and the greatest exit code counts.
    let folder = env!("CARGO_MANIFEST_DIR");
    let files = [PHOTO, NO_PHOTO, &white, PHOTO, "missing.jpg", folder, PHOTO];
    let expected = files.map(|file| match file {
        PHOTO => line.clone(),
        _ if file == white => format!("{file}\tnone\t-\t-\t-\n"),
        _ => format!("{file}\tunreadable\t-\t-\t-\n"),
    });
    for threads in ["1", "3", "30000"] {
        let (code, lines, complaints) = run(&[&["--threads", threads], &files[..]].concat(), b"");
        assert_eq!((code, lines), (2, expected.concat()), "{threads}");
        let complaints: Vec<&str> = complaints.lines().collect();
        let sentences = [
            format!("{NO_PHOTO}: It is no picture: The image format could not be determined."),
            "missing.jpg: It cannot be read: No such file or directory (os error 2).".into(),
            format!("{folder}: It cannot be read: Is a directory (os error 21)."),
        ];
        assert_eq!(complaints, sentences, "{threads}");
    }
    assert_eq!(run(&[NO_PHOTO, PHOTO], b"").0, 1);
    let photo = fs::read(PHOTO).expect("a photo");
    for arguments in [&[][..], &["-"]] {
        assert_eq!(run(arguments, &photo), (0, format!("-\t{sure}"), String::new()));
    }
    let nothing = "It is no picture: The image format could not be determined.\n";
    assert_eq!(run(&[], b""), (1, "-\tunreadable\t-\t-\t-\n".into(), nothing.into()));
}

/// A grid of a page: its answers, and its place.
type OnPage<'a> = (&'a str, [u32; 4]);

#[test]
fn each_grid_of_a_photo_has_a_line_and_a_place() {
    let blank = ".".repeat(81);
    let [photo, answered] = [PHOTO, ANSWERED].map(|path| image::open(path).expect("a photo").into_rgba8());
    let small = resize(&answered, 240, 240, FilterType::Triangle);
    // A white page with two pictures, whose left top corners are there.
    let page = |name: &str, [(one, at), (other, there)]: [(&RgbaImage, [i64; 2]); 2]| {
        let mut page = RgbaImage::from_pixel(760, 640, [255; 4].into());
        replace(&mut page, one, at[0], at[1]);
        replace(&mut page, other, there[0], there[1]);
        let path = file(name, "");
        page.save(&path).expect("a picture");
        path
    };
    let beside = page("beside.png", [(&photo, [380, 20]), (&photo, [10, 30])]);
    let below = page("below.png", [(&photo, [10, 260]), (&small, [300, 10])]);
    let white = file("blank.png", "");
    RgbaImage::from_pixel(400, 300, [255; 4].into()).save(&white).expect("a picture");
    let large = |left: u32, top: u32| (&*blank, [left + 27, top + 32, 306, 302]);
    let below_grids = [(ANSWERS, [314, 24, 212, 212]), large(10, 260)];
    let table: [(&str, &[OnPage]); 5] = [
        (PHOTO, &[large(0, 0)]),
        (&beside, &[large(10, 30), large(380, 20)]),
        (&white, &[]),
        (NO_PHOTO, &[]),
        (&below, &below_grids),
    ];
    let nothing = "It is no picture: The image format could not be determined.\n";
    let files = table.map(|(file, _)| file);
    for threads in ["1", "3"] {
        let arguments = [&["--all-grids", "--threads", threads], &files[..]].concat();
        let (code, lines, complaint) = run(&arguments, b"");
        assert_eq!((code, complaint), (1, format!("{NO_PHOTO}: {nothing}")), "{lines}");
        let mut lines = lines.lines();
        for (file, grids) in table {
            if grids.is_empty() {
                let word = if file == NO_PHOTO { "unreadable" } else { "none" };
                assert_eq!(lines.next(), Some(&*format!("{file}\t{word}\t-\t-\t-\t-")));
            }
            grids.iter().for_each(|grid| assert_line(lines.next(), file, grid));
        }
        assert_eq!(lines.next(), None);
    }
    let (code, lines, complaint) = run(&["--all-grids"], &fs::read(&below).expect("a picture"));
    assert_eq!((code, lines.lines().count(), &*complaint), (0, 2, ""));
    lines.lines().zip(&below_grids).for_each(|(line, grid)| assert_line(Some(line), "-", grid));

    // Without the option it is the largest, in as many columns as ever.
    let puzzle = grid(NEWSPAPER).to_string();
    for page in [&beside, &below] {
        let line = format!("{page}\tsure\t{puzzle}\t{puzzle}\t{blank}\n");
        assert_eq!(run(&[page], b""), (0, line, String::new()));
    }
}

/// Asserts that a line has the newspaper's puzzle, these answers, and this place but for a few pixels.
fn assert_line(line: Option<&str>, file: &str, (answers, place): &OnPage) {
    let puzzle = grid(NEWSPAPER).to_string();
    let (before, found) = line.and_then(|line| line.rsplit_once('\t')).expect("a line");
    assert_eq!(before, format!("{file}\tsure\t{puzzle}\t{puzzle}\t{answers}"));
    let found: Vec<u32> = found.split(',').map(|number| number.parse().expect("a whole number")).collect();
    let is_near = |(one, other): (&u32, &u32)| one.abs_diff(*other) <= 4;
    assert!(found.len() == 4 && found.iter().zip(place).all(is_near), "{found:?}: {place:?}");
}

/// What is drawn besides the digits.
struct Drawn<'a> {
    side: usize,
    /// Which region a cell is of, by its row and column.
    region: &'a dyn Fn(usize, usize) -> usize,
    is_crossed: bool,
}

/// A picture of a grid whose cells are 40 pixels wide, 40 pixels from each edge. Of a 9×9 each cell that has a digit in the
/// drawn photo has its picture.
fn drawing(name: &str, Drawn { side, region, is_crossed }: &Drawn) -> String {
    const CELL: usize = 40;
    let all = (side + 2) * CELL;
    let mut page = RgbaImage::from_pixel(all as u32, all as u32, [236, 236, 236, 255].into());
    let mut fill = |[left, top]: [usize; 2], [width, height]: [usize; 2], gray: u8| {
        for (x, y) in (top..top + height).flat_map(|y| (left..left + width).map(move |x| (x, y))) {
            page.put_pixel(x as u32, y as u32, [gray, gray, gray, 255].into());
        }
    };
    for step in (0..side * CELL).filter(|_| *is_crossed) {
        fill([CELL + step, CELL + step], [3, 1], 110);
        fill([(side + 1) * CELL - step - 3, CELL + step], [3, 1], 110);
    }
    for (line, part) in (0..=*side).flat_map(|line| (0..*side).map(move |part| (line, part))) {
        let is_border = line == 0 || line == *side;
        let (from, along) = ((line + 1) * CELL, (part + 1) * CELL);
        for is_across in [true, false] {
            let region = |line| if is_across { region(line, part) } else { region(part, line) };
            let (half, gray) = if is_border || region(line - 1) != region(line) { (2, 20) } else { (1, 120) };
            let (place, size) = ([along - half, from - half], [CELL + 2 * half, 2 * half]);
            let turned = |[one, other]: [usize; 2]| if is_across { [one, other] } else { [other, one] };
            fill(turned(place), turned(size), gray);
        }
    }
    if *side == 9 {
        let photo = image::open(PHOTO).expect("a photo").into_rgba8();
        let Ok(Scan::Grid(found)) = scan(&photo, photo.width(), photo.height()) else { panic!("no grid") };
        for cell in (0..81).filter(|cell| found.puzzle[*cell] != 0) {
            let (row, column) = (cell / 9, cell % 9);
            let [left, top] = found.lattice[row * 10 + column].map(|place| place as u32 + 5);
            let digit = image::imageops::crop_imm(&photo, left, top, 25, 25).to_image();
            let [x, y] = [column, row].map(|at| ((at + 1) * CELL + 8) as i64);
            replace(&mut page, &digit, x, y);
        }
    }
    let path = file(name, "");
    page.save(&path).expect("a picture");
    path
}

fn box_of(row: usize, column: usize) -> usize {
    row / 3 * 3 + column / 3
}

/// The boxes, but for cells that neighbours of a band have exchanged.
fn jigsaw(row: usize, column: usize) -> usize {
    match (row % 3, column) {
        (0, 2) | (1, 5) => box_of(row, column + 1),
        (1, 3) | (0, 6) => box_of(row, column - 1),
        _ => box_of(row, column),
    }
}

#[test]
fn what_is_drawn_besides_a_classic_is_written_or_said() {
    let blank = ".".repeat(81);
    let cells = grid(NEWSPAPER).to_string();
    let crossed = drawing("crossed.png", &Drawn { side: 9, region: &box_of, is_crossed: true });
    let irregular = drawing("jigsaw.png", &Drawn { side: 9, region: &jigsaw, is_crossed: false });
    let regions = (0..81).map(|cell| jigsaw(cell / 9, cell % 9));
    let rules = Rules::builder(Shape::NINE);
    // The diagonals run through digits.
    for (word, path, rules) in
        [("doubtful", &crossed, rules.clone().diagonals()), ("clear", &irregular, rules.regions(regions))]
    {
        let digits = cells.bytes().map(|byte| byte.saturating_sub(b'0')).collect();
        let puzzle = Grid::with_rules(rules.build().expect("rules"), digits).expect("a grid");
        let line = format!("{path}\t{word}\t{cells}\t{puzzle}\t{blank}\n");
        assert_eq!(run(&[path], b""), (0, line, String::new()));
    }

    // The grids have no digit.
    let eight = Drawn { side: 8, region: &|row, column| row / 2 * 2 + column / 4, is_crossed: false };
    let sixteen = Drawn { side: 16, region: &|row, column| row / 4 * 4 + column / 4, is_crossed: false };
    for (path, sentence) in [
        (drawing("eight.png", &eight), "It looks like 8×8, which is not read."),
        (drawing("sixteen.png", &sixteen), "It looks like 16×16, but its digits cannot be read."),
    ] {
        for (arguments, line) in [(&[][..], "none\t-\t-\t-"), (&["--all-grids"], "none\t-\t-\t-\t-")] {
            let expected = (1, format!("{path}\t{line}\n"), format!("{path}: {sentence}\n"));
            assert_eq!(run(&[arguments, &[&path]].concat(), b""), expected);
        }
    }
}

#[test]
fn a_photo_in_any_format_is_read_alike() {
    let puzzle = grid(NEWSPAPER).to_string();
    let line = format!("-\tsure\t{puzzle}\t{puzzle}\t{}\n", ".".repeat(81));
    let photo = image::open(PHOTO).expect("a photo").into_rgb8();
    for format in [ImageFormat::Bmp, ImageFormat::Gif, ImageFormat::Jpeg, ImageFormat::WebP] {
        let mut bytes = Cursor::new(Vec::new());
        photo.write_to(&mut bytes, format).expect("a picture");
        assert_eq!(run(&[], &bytes.into_inner()), (0, line.clone(), String::new()), "{format:?}");
    }

    // The first of several pictures, whatever comes behind it.
    let mut bytes = Vec::new();
    let white = RgbaImage::from_pixel(photo.width(), photo.height(), [255; 4].into());
    let pictures = [image::open(PHOTO).expect("a photo").into_rgba8(), white];
    GifEncoder::new(&mut bytes).encode_frames(pictures.map(Frame::new)).expect("a picture");
    assert_eq!(run(&[], &bytes), (0, line, String::new()));
}

#[test]
fn what_is_not_read_is_said() {
    let foreign = |format: &str| {
        format!(
            "It is a picture in the format {format}, which this command cannot read: save it as JPEG or PNG."
        )
    };
    let many = "The picture cannot be read: Memory limit exceeded.";
    let nothing = "It is no picture: The image format could not be determined.";
    let svg = b"\xef\xbb\xbf<?xml version=\"1.0\"?>\n<!DOCTYPE svg [<!ENTITY a \"b\">]>\n<!-- a --><svg xmlns=\"\"/>";
    let cases: [(&[u8], &str); 18] = [
        (b"\0\0\0\x18ftypheic\0\0\0\0", &foreign("HEIC")),
        (b"\0\0\0\x18ftypmif1\0\0\0\0", &foreign("HEIC")),
        (b"\0\0\0\x1cftypavif\0\0\0\0", &foreign("AVIF")),
        (b"\0\0\0\x1cftypavis\0\0\0\0", &foreign("AVIF")),
        (b"II*\0\x08\0\0\0", &foreign("TIFF")),
        (b"MM\0*\0\0\0\x08", &foreign("TIFF")),
        (b"\0\0\x01\0\x01\0", &foreign("ICO")),
        (b" <svg viewBox=\"0 0 9 9\"/>", &foreign("SVG")),
        (svg, &foreign("SVG")),
        // Each says that it has very many pixels, and has none.
        (HUGE, many),
        (&bitmap(65_500, 65_500), many),
        (&bitmap(1, i32::MIN + 1), many),
        (b"GIF89a\xdc\xff\xdc\xff\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\0;", many),
        (b"GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\xdc\xff\xdc\xff\x80\0\0\0\0\0\0\x02\0;", many),
        // No pictures: a film, a page with a drawing in it, the beginning of a drawing's file, and no file at all.
        (b"\0\0\0\x18ftypmp42\0\0\0\0", nothing),
        (b"<!doctype html><html><svg></svg></html>", nothing),
        (b"<?xml", nothing),
        (b"", nothing),
    ];
    for (bytes, sentence) in cases {
        let expected = (1, "-\tunreadable\t-\t-\t-\n".into(), format!("{sentence}\n"));
        assert_eq!(run(&[], bytes), expected, "{:?}", String::from_utf8_lossy(bytes));
    }
    let half = &fs::read(PHOTO).expect("a photo")[..400];
    let (code, _, complaint) = run(&[], half);
    assert_eq!((code, complaint.starts_with("The picture cannot be read: ")), (1, true), "{complaint}");
}

/// The header of a BMP in 24 bits, without a pixel.
fn bitmap(width: i32, height: i32) -> Vec<u8> {
    let file: &[u8] = b"BM\x36\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0";
    let rest: &[u8] = b"\x01\0\x18\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
    [file, &width.to_le_bytes(), &height.to_le_bytes(), rest].concat()
}
