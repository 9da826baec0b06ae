//! Which digits a player has written on a screen, or with a pen of another colour: they have another ink than the givens, or
//! the givens have another ground.

use crate::choose::likeliest_puzzle;
use crate::found::FEWEST_GIVENS;
use crate::inks::{Colour, between, colours_of, noise_of, same_colours};
use crate::lattice::Lattice;
use crate::net::{Opinion, PRINTED};
use crate::order::ascending;
use crate::picture::Picture;
use crate::upright::{UprightCells, box_of};

/// Inks that are nearer are the same: twice as far as in photos of newspapers, but for a few digits.
const LEAST_INK: f32 = 0.2;
/// So few digits have an ink of their own only where it is as far as [`FAR_INK`], and the photo has less noise than this: in a
/// dark photo a printed one may be 0.7 off.
const FEW: usize = 3;
const FAR_INK: f32 = 0.5;
const NOISE: f32 = 0.03;

/// Grounds that are nearer are the same.
const LEAST_GROUND: f32 = 0.06;
/// Fewer cells with a ground of their own are marked: the one that is selected, or all with the same digit.
const MARKED: usize = 9;

/// Decided: this speaks against and for a digit of the player.
const GIVEN: f32 = PRINTED;
const ANSWER: f32 = -PRINTED;
/// The ground may have another meaning: these may be givens, too.
const LIKELY_ANSWER: f32 = 0.5;
/// The ink may have another colour by the photo's noise: these may be answers, too.
const LIKELY_GIVEN: f32 = -0.5;

/// How much speaks for each digit being the player's; below 0, for a given. None where colours do not tell.
///
/// The colours tell if the digits of one ink have exactly one solution. Of two such inks black, or what is nearest to
/// it, is of the givens.
pub fn evidence_of_colour(
    picture: &Picture,
    lattice: &Lattice,
    upright: &UprightCells,
    is_puzzle: &dyn Fn(&[u8; 81]) -> bool,
) -> Option<[f32; 81]> {
    let digits = upright.digits();
    let colours: Vec<_> =
        (0..81).map(|cell| colours_of(picture, lattice, upright.in_picture(cell))).collect();
    let filled: Vec<usize> = (0..81).filter(|cell| digits[*cell] != 0).collect();
    let inks: Vec<Colour> = filled.iter().map(|cell| colours[*cell].ink).collect();
    let grounds: Vec<Colour> = colours.iter().map(|colours| colours.ground).collect();
    let solves = |group: &[usize]| {
        let evidence = |cell: usize| if group.contains(&cell) { GIVEN } else { ANSWER };
        let givens: Vec<Opinion> =
            (0..81).map(|cell| upright.opinions[cell].as_given(evidence(cell))).collect();
        group.len() >= FEWEST_GIVENS && likeliest_puzzle(&givens, is_puzzle).is_some()
    };
    by_ink(&filled, &inks, &solves).or_else(|| by_ground(&digits, &grounds, &solves))
}

/// The darkest ground, and an ink without a colour.
const BLACK: Colour = [0.0; 3];

/// Cells of one colour, and the mean of it.
#[derive(Default)]
struct Group {
    cells: Vec<usize>,
    mean: Colour,
}

/// The cells of each colour, the darkest first.
fn groups(cells: &[usize], colours: &[Colour], least: f32) -> Vec<Group> {
    let classes = same_colours(colours, least);
    let count = classes.iter().map(|class| class + 1).max().unwrap_or(0);
    let mut groups: Vec<Group> = (0..count).map(|_| Group::default()).collect();
    for ((class, cell), colour) in classes.into_iter().zip(cells).zip(colours) {
        let Group { cells, mean } = &mut groups[class];
        cells.push(*cell);
        for (mean, part) in mean.iter_mut().zip(colour) {
            *mean += (part - *mean) / cells.len() as f32;
        }
    }
    let darkness: Vec<f32> = groups.iter().map(|group| between(group.mean, BLACK)).collect();
    ascending(&darkness).into_iter().map(|index| std::mem::take(&mut groups[index])).collect()
}

fn by_ink(filled: &[usize], inks: &[Colour], solves: &dyn Fn(&[usize]) -> bool) -> Option<[f32; 81]> {
    let is_noisy = noise_of(inks) > NOISE;
    let (few, mut inks): (Vec<_>, Vec<_>) =
        groups(filled, inks, LEAST_INK).into_iter().partition(|group| group.cells.len() <= FEW);
    let mut odd = Vec::new();
    // A few digits are of the ink that is nearest, unless that is far.
    for group in few {
        let far = |ink: &Group| between(ink.mean, group.mean);
        match inks.iter_mut().min_by(|one, other| far(one).total_cmp(&far(other))) {
            Some(nearest) if nearest.cells.len() > FEW && (is_noisy || far(nearest) < FAR_INK) => {
                odd.extend(group.cells.iter().filter(|_| far(nearest) >= FAR_INK));
                nearest.cells.extend(group.cells);
            }
            _ => inks.push(group),
        }
    }
    let mut evidence = if inks.len() > 1 {
        // Where black does not do, a given may have been misread.
        let found = inks.iter().position(|ink| solves(&ink.cells))?;
        evidence(&inks[found].cells, if found == 0 { ANSWER } else { LIKELY_ANSWER })
    } else if odd.is_empty() {
        return None;
    } else {
        [GIVEN; 81]
    };
    for cell in odd.into_iter().filter(|cell| evidence[*cell] < 0.0).collect::<Vec<usize>>() {
        evidence[cell] = LIKELY_GIVEN;
    }
    Some(evidence)
}

fn by_ground(digits: &[u8], grounds: &[Colour], solves: &dyn Fn(&[usize]) -> bool) -> Option<[f32; 81]> {
    let cells: Vec<usize> = (0..81).collect();
    let groups = groups(&cells, grounds, LEAST_GROUND);
    let has_blank = |group: &Group| group.cells.iter().any(|cell| digits[*cell] == 0);
    let is_full = !digits.contains(&0);
    // Blanks are on the paper, which is lighter than the ground of the givens; where there are none, most cells are.
    let paper =
        groups.iter().filter(|group| is_full || has_blank(group)).max_by_key(|group| group.cells.len())?;
    let is_shaded =
        |group: &&Group| !has_blank(group) && between(group.mean, BLACK) < between(paper.mean, BLACK);
    let mut shaded = groups.iter().filter(is_shaded);
    let givens = if is_full {
        // A few cells with a ground of their own are marked, and whole boxes are often shaded.
        let is_of_givens = |group: &&Group| group.cells.len() >= MARKED && !is_of_boxes(&group.cells);
        shaded.find(is_of_givens)?.cells.clone()
    } else {
        shaded.flat_map(|group| group.cells.clone()).collect()
    };
    solves(&givens).then(|| evidence(&givens, LIKELY_ANSWER))
}

fn evidence(givens: &[usize], answer: f32) -> [f32; 81] {
    std::array::from_fn(|cell| if givens.contains(&cell) { GIVEN } else { answer })
}

/// Whether the cells are all of some boxes.
fn is_of_boxes(cells: &[usize]) -> bool {
    (0..9).all(|number| matches!(cells.iter().filter(|cell| box_of(**cell) == number).count(), 0 | 9))
}
