//! Reads pictures with grids of several sizes, rules and numbers, and counts what is right: `grids FOLDER…`. In each folder
//! lies `truth.tsv`: a line for each grid with the picture's name, its kind, the side, the rules, the givens row by row
//! (A is 10), the regions, a letter for each cell, and the corners in pixels. It prints a line for each kind; with `--each`
//! also one for each grid that is not read right.

use common::is_puzzle;
use image::ImageReader;
use ninefold_scan::{NoGrid, Picture, ScannedGrid, SeenRule, scan_all};
use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

#[path = "../tests/common/mod.rs"]
mod common;

/// What was counted of one kind.
#[derive(Default)]
struct Counts {
    grids: usize,
    found: usize,
    size: usize,
    raw: usize,
    sure: usize,
    clear: usize,
    wrong: usize,
    extra: usize,
    rules: BTreeMap<String, usize>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut folders: Vec<String> = std::env::args().skip(1).collect();
    let each = folders.iter().any(|argument| argument == "--each");
    folders.retain(|argument| argument != "--each");
    for folder in folders {
        measure(Path::new(&folder), each)?;
    }
    Ok(())
}

fn measure(folder: &Path, each: bool) -> Result<(), Box<dyn Error>> {
    let table = fs::read_to_string(folder.join("truth.tsv"))?;
    let mut pictures: BTreeMap<&str, Vec<Vec<&str>>> = BTreeMap::new();
    for line in table.lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        pictures.entry(columns[0]).or_default().push(columns);
    }
    let mut kinds: BTreeMap<String, Counts> = BTreeMap::new();
    for (name, truths) in pictures {
        let pixels = ImageReader::open(folder.join(name))?.decode()?.to_rgba8();
        let scan = scan_all(&Picture::new(&pixels, pixels.width(), pixels.height())?, is_puzzle);
        let mut grids = scan.as_deref().unwrap_or_default().to_vec();
        let mut last = "";
        for truth in &truths {
            let [kind, side, rules, givens, regions, corners] = truth[1..7] else {
                return Err("six columns".into());
            };
            let counts = kinds.entry(kind.into()).or_default();
            counts.grids += 1;
            last = kind;
            let middle = middle_of(corners)?;
            let place = grids.iter().position(|grid| is_around(grid, middle));
            let Some(grid) = place.map(|place| grids.remove(place)) else {
                let is_named = matches!(&scan, Err(NoGrid::OtherSize(seen)) if seen.to_string() == side);
                *counts.rules.entry(if is_named { "size named" } else { "nothing" }.into()).or_default() += 1;
                if each {
                    println!("{name}: not found, {:?}", scan.as_ref().err());
                }
                continue;
            };
            counts.found += 1;
            counts.size += usize::from(grid.side.to_string() == side);
            let raw: String = grid.raw.iter().map(|digit| symbol(*digit)).collect();
            let is_right = raw == givens;
            counts.raw += usize::from(is_right);
            let word = format!("{:?}", grid.certainty);
            counts.sure += usize::from(word == "Sure");
            counts.clear += usize::from(word == "Clear");
            counts.wrong += usize::from(word != "Doubtful" && !is_right);
            let seen = seen_rules(&grid, regions);
            *counts.rules.entry(format!("{rules} as {seen}")).or_default() += 1;
            if each && (!is_right || !seen.starts_with(rules)) {
                let misread: Vec<String> = raw
                    .chars()
                    .zip(givens.chars())
                    .enumerate()
                    .filter(|(_, (a, b))| a != b)
                    .map(|(cell, (a, b))| {
                        format!(
                            "r{}c{} {b}>{a} ({:.2})",
                            cell / grid.side + 1,
                            cell % grid.side + 1,
                            grid.cells[cell].confidence
                        )
                    })
                    .collect();
                println!("{name}: {} {seen} {word} {}", grid.side, misread.join(", "));
            }
        }
        kinds.entry(last.into()).or_default().extra += grids.len();
    }
    for (kind, Counts { grids, found, size, raw, sure, clear, wrong, extra, rules }) in kinds {
        println!(
            "{} {kind}: {grids} grids, {found} found, {extra} more, {size} of the right size, {raw} right, {sure} sure, {clear} clear, {wrong} wrong of these; {rules:?}",
            folder.display()
        );
    }
    Ok(())
}

fn seen_rules(grid: &ScannedGrid, regions: &str) -> String {
    let name = match &grid.rule {
        SeenRule::Classic => "classic",
        SeenRule::Diagonals => "x",
        SeenRule::Windows => "windoku",
        SeenRule::Cages => "killer",
        SeenRule::Regions(seen) => {
            let cells = || seen.iter().zip(regions.chars());
            let is_right = cells()
                .all(|(one, letter)| cells().all(|(other, second)| (one == other) == (letter == second)));
            if regions.len() == seen.len() && is_right { "jigsaw" } else { "wrong jigsaw" }
        }
    };
    if grid.is_rule_clear { name.into() } else { format!("{name}?") }
}

fn symbol(digit: u8) -> char {
    char::from(match digit {
        0 => b'.',
        1..=9 => b'0' + digit,
        _ => b'A' + digit - 10,
    })
}

fn middle_of(corners: &str) -> Result<[f32; 2], Box<dyn Error>> {
    let mut middle = [0.0; 2];
    for corner in corners.split(';') {
        for (sum, number) in middle.iter_mut().zip(corner.split(',')) {
            *sum += number.parse::<f32>()? / 4.0;
        }
    }
    Ok(middle)
}

/// Whether the middle of a grid is within a tenth of it of this point.
fn is_around(grid: &ScannedGrid, [x, y]: [f32; 2]) -> bool {
    let [a, _, c, _] = grid.corners;
    let size = (c[0] - a[0]).abs() + (c[1] - a[1]).abs();
    let mean = |axis: usize| grid.corners.iter().map(|corner| corner[axis]).sum::<f32>() / 4.0;
    (mean(0) - x).abs() + (mean(1) - y).abs() < size / 10.0
}
