//! The pages of the techniques are the files in `pages/`; here their examples are tested.

use super::{Position, Technique, next_step, steps_of};
use std::path::Path;

/// The page of what holds for fish of all kinds.
const EVERY_FISH: &str = "every-fish";

/// The pages without an example: that of every fish leaves it to the kinds, and one siamese fish stands for the others.
const WITHOUT: [&str; 4] =
    [EVERY_FISH, "siamese-finned-fish", "siamese-finned-franken-fish", "siamese-finned-mutant-fish"];

/// The name of each page, and its text.
fn pages() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/explain/pages");
    let files = folder.read_dir().expect("the folder of the pages").map(|file| file.expect("a page").path());
    let name = |path: &Path| path.file_stem().map(|name| name.to_string_lossy().into_owned());
    files
        .map(|path| (name(&path).expect("a name"), std::fs::read_to_string(&path).expect("a text")))
        .collect()
}

/// Whether a page is shown for a technique. A fish has two pages: that of every fish, and that of its kind.
fn is_page_of(page: &str, technique: Technique) -> bool {
    match technique {
        Technique::Fish { kind, .. } => {
            [EVERY_FISH, Technique::Fish { kind, size: 0 }.name()].contains(&page)
        }
        other => page == other.name(),
    }
}

/// The lines of all steps that a technique has in a position; of a mistake, that of the step that tells of it.
fn lines(position: &Position, technique: Technique) -> Vec<String> {
    let steps = if technique.is_mistake() {
        next_step(position, None).step().into_iter().collect()
    } else {
        steps_of(position, technique).steps
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
        assert!(is_page_of(&page, technique), "{page}: {name}");
        assert!(lines(&position, technique).iter().any(|found| found == line), "{page}: {line}");
    }
}

#[test]
fn every_page_is_shown() {
    for (page, _) in pages() {
        assert!(Technique::all().any(|technique| is_page_of(&page, technique)), "{page}");
    }
}
