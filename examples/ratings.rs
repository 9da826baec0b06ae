//! Judges the ratings of a table, puzzle by puzzle and step by step, and says how long they take.
//!
//! ```text
//! cargo run --release --example ratings -- RATINGS [STEPS]
//! ```
//!
//! RATINGS has a puzzle a line with its rating, pearl and diamond, with tabs between them, below a line of
//! headings. STEPS has a line for each step of each puzzle: which line of RATINGS it belongs to, its rating,
//! and its name as Sudoku Explainer writes it, up to a colon. Puzzles and steps that differ are shown.

use ninefold::explain::rating::{RatedPath, rated_path};
use std::collections::BTreeMap;
use std::time::Instant;
use std::{env, fs, process::ExitCode};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [ratings, steps @ ..] = &arguments[..] else {
        eprintln!("Usage: ratings RATINGS [STEPS]");
        return ExitCode::from(2);
    };
    match judge(ratings, steps.first()) {
        Ok(all_equal) => ExitCode::from(u8::from(!all_equal)),
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn judge(ratings: &str, steps: Option<&String>) -> Result<bool, Box<dyn std::error::Error>> {
    let table = fs::read_to_string(ratings)?;
    let steps = steps.map(fs::read_to_string).transpose()?;
    let mut expected: BTreeMap<usize, Vec<(&str, String)>> = BTreeMap::new();
    for step in steps.iter().flat_map(|steps| steps.lines().skip(1)) {
        if let [line, rating, text] = step.split('\t').collect::<Vec<_>>()[..] {
            let name = text.split(':').next().unwrap_or_default().to_lowercase().replace(' ', "-");
            expected.entry(line.parse()?).or_default().push((rating, name));
        }
    }
    let (mut puzzles, mut same_ratings, mut same_steps) = (0, 0, 0);
    let mut seconds = 0.0;
    for (line, row) in (1..).zip(table.lines().skip(1)) {
        let [puzzle, rating, pearl, diamond, ..] = row.split('\t').collect::<Vec<_>>()[..] else { continue };
        let grid = puzzle.parse()?;
        let begun = Instant::now();
        let path = rated_path(&grid)?;
        seconds += begun.elapsed().as_secs_f64();
        puzzles += 1;
        let got = path.rating();
        let got = [got.to_string(), format!("{:.1}", got.pearl), format!("{:.1}", got.diamond)];
        if got == [rating, pearl, diamond] {
            same_ratings += 1;
        } else {
            println!("line {line}: {rating} {pearl} {diamond}, not {}: {puzzle}", got.join(" "));
        }
        let Some(expected) = expected.get(&line) else { continue };
        match differing(&path, expected) {
            None => same_steps += 1,
            Some(at) => println!("line {line}, step {}: {:?}: {puzzle}", at + 1, expected.get(at)),
        }
    }
    println!("{puzzles} puzzles, {:.3} ms each", seconds * 1000.0 / f64::from(puzzles));
    println!("{same_ratings} ratings equal");
    if steps.is_some() {
        println!("{same_steps} paths equal");
    }
    Ok(same_ratings == puzzles && (steps.is_none() || same_steps == puzzles))
}

/// The first step that differs. The table's names do not say which chains are dynamic, and have the plural of
/// some.
fn differing(path: &RatedPath, expected: &[(&str, String)]) -> Option<usize> {
    let plain = |name: &str| name.replace("dynamic-", "").replace("chains", "chain");
    let is_same = |at: usize| match (path.steps.get(at), expected.get(at)) {
        (Some(step), Some((rating, name))) => {
            format!("{:.1}", step.rating()) == *rating && plain(&step.technique.to_string()) == plain(name)
        }
        _ => false,
    };
    (0..path.steps.len().max(expected.len())).find(|&at| !is_same(at))
}
