//! The pages of the techniques are the files in `pages/`; here their examples are tested.

use super::{Next, Position, Technique, next_step, steps_of};
use std::path::Path;

/// The pages without an example, and why.
const WITHOUT: [&str; 4] = [
    "every-fish", // its kinds have them
    // No position was found.
    "siamese-finned-fish",
    "siamese-finned-franken-fish",
    "siamese-finned-mutant-fish",
];

/// The name of each page, and its text.
fn pages() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/explain/pages");
    let files = folder.read_dir().expect("the folder of the pages").map(|file| file.expect("a page").path());
    let name = |path: &Path| path.file_stem().map(|name| name.to_string_lossy().into_owned());
    files
        .map(|path| (name(&path).expect("a name"), std::fs::read_to_string(&path).expect("a text")))
        .collect()
}

/// The line of each step that a technique has in a position, or that says what is wrong with it.
fn lines(position: &Position, technique: Technique) -> Vec<String> {
    let steps = match next_step(position, None) {
        Next::Step(step) if technique.is_mistake() => vec![step],
        _ => steps_of(position, technique),
    };
    steps.iter().map(|step| step.to_line(position.shape()).trim_end().into()).collect()
}

#[test]
fn every_example_is_right() {
    for (page, text) in pages() {
        let Some((_, example)) = text.split_once("```text\n") else {
            assert!(WITHOUT.contains(&page.as_str()), "{page} has no example");
            continue;
        };
        let (example, _) = example.split_once("\n```\n").expect("an end");
        let (position, line) = example.split_once("\n\n").expect("a position and a line");
        let (position, givens) = position.split_once("\ngivens: ").unwrap_or((position, ""));
        let mut position: Position = position.parse().expect("a position");
        if !givens.is_empty() {
            position.set_givens(&givens.parse().expect("a puzzle"));
        }
        let (name, _) = line.split_once(": ").expect("a technique");
        let technique: Technique = name.parse().expect("a technique");
        assert!(lines(&position, technique).iter().any(|found| found == line), "{page}: {line}");
    }
}

#[test]
fn every_page_is_shown() {
    let is_of = |page: &str, technique: Technique| match technique {
        Technique::Fish { kind, .. } => {
            page == "every-fish" || page == Technique::Fish { kind, size: 0 }.name()
        }
        other => page == other.name(),
    };
    for (page, _) in pages() {
        assert!(Technique::all().any(|technique| is_of(&page, technique)), "{page}");
    }
}
