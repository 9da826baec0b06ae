//! The command `ninefold scan`. The photos are drawn: `scan/tests/common` made them.

use crate::common::{NEWSPAPER, grid};
use crate::file;
use image::codecs::gif::GifEncoder;
use image::{Frame, ImageFormat, RgbaImage};
use std::fs;
use std::io::{Cursor, Write};
use std::process::{Command, Stdio};

const PHOTO: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/photos/newspaper.png");
const ANSWERED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/photos/answers.png");
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
    let answers = "1...2.6.8.3.6.4...6.2.....3.9.1...7.2.8...9...5...6...3.7.4.8...8.7.1...5.1.3...4";
    let answered = format!("{ANSWERED}\tsure\t{puzzle}\t{puzzle}\t{answers}\n");
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
