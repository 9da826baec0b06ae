//! The command `ninefold scan`. `photos/newspaper.png` is drawn: `scan/tests/common` made it.

use crate::common::{NEWSPAPER, grid};
use std::process::Command;

const PHOTO: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/photos/newspaper.png");
const NO_PHOTO: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");

/// The exit code, and what the program writes to standard output and to standard error.
fn run(arguments: &[&str]) -> (i32, String, String) {
    let output =
        Command::new(env!("CARGO_BIN_EXE_ninefold")).arg("scan").args(arguments).output().expect("an end");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code().expect("a code"), text(output.stdout), text(output.stderr))
}

#[test]
fn a_photo_is_a_line() {
    let puzzle: String = grid(NEWSPAPER).to_string();
    let expected = format!("{PHOTO}\tsure\t{puzzle}\t{puzzle}\n");
    assert_eq!(run(&[PHOTO]), (0, expected.clone(), String::new()));

    let (code, lines, complaints) = run(&[NO_PHOTO, PHOTO, "missing.jpg"]);
    assert_eq!(code, 1);
    assert_eq!(lines, format!("{NO_PHOTO}\tunreadable\n{expected}missing.jpg\tunreadable\n"));
    let [no_photo, missing] = complaints.lines().collect::<Vec<_>>()[..] else { panic!("{complaints}") };
    assert!(no_photo.starts_with(NO_PHOTO) && missing.starts_with("missing.jpg: "), "{complaints}");
}

#[test]
fn without_a_photo_it_says_so() {
    assert_eq!(run(&[]), (2, String::new(), "Name the photos to read.\n".into()));
}
