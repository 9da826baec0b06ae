//! Each step of the way from a picture to its digits, on pictures that are drawn.

mod common;

use common::{
    CLOSE, Look, MARGIN, NEWSPAPER, PAGE, PRINT, SOLUTION, fill, inked, is_puzzle, looked_at, page, pen,
    picture, seen, seen_bent, shaded,
};
use ninefold_scan::Picture;
use ninefold_scan::steps::{
    Crop, DIGITS, DigitNet, Homography, Lattice, Mask, Opinion, PixelSums, Point, SIDE, THRESHOLDS,
    convex_hull, corners_around, corners_of_cells, corners_within, crops, dark_blobs, distance,
    evidence_of_hand, light_blobs, likeliest_puzzle, locate, read_upright, same_colours,
};

/// Pixels of the picture's sides.
const PIXELS: usize = 612;
/// A cell of it, in pixels, where it shows the page from [`CLOSE`].
const PIXEL_CELL: f32 = PIXELS as f32 / 10.2;

/// The page as a camera sees it that is close.
fn close(page: &[u8]) -> Picture {
    picture(&seen(page, CLOSE, PIXELS, PIXELS), PIXELS, PIXELS)
}

fn mask(picture: &Picture) -> Mask {
    THRESHOLDS[0].mask(picture, &PixelSums::new(&picture.gray, picture.width, picture.height))
}

/// Where a crossing of the grid's lines is in a picture that shows the page from [`CLOSE`], bent.
fn crossing(row: usize, column: usize, bend: f32) -> Point {
    let [u, v] = [column, row].map(|line| ((MARGIN + line) as f32 - CLOSE[0][0]) / 10.2);
    [u, v - 4.0 * bend * u * (1.0 - u)].map(|part| part * PIXELS as f32)
}

fn corners() -> [Point; 4] {
    [crossing(0, 0, 0.0), crossing(0, 9, 0.0), crossing(9, 9, 0.0), crossing(9, 0, 0.0)]
}

fn assert_near(found: [Point; 4], expected: [Point; 4], pixels: f32, what: &str) {
    for (found, expected) in found.into_iter().zip(expected) {
        assert!(distance(found, expected) < pixels, "{what}: {found:?} is not at {expected:?}");
    }
}

fn crops_of(page: &[u8]) -> Vec<Crop> {
    let flat = Lattice::flat(9, Homography::new(corners()).expect("a square"));
    crops(&close(page), &flat)
}

fn digits() -> Vec<u8> {
    NEWSPAPER.bytes().map(|symbol| if symbol == b'.' { 0 } else { symbol - b'0' }).collect()
}

#[test]
fn a_photo_is_made_smaller_and_its_sides_keep_their_ratio() {
    for (sides, expected) in [
        ((1000, 10), (1000, 10)),
        ((2000, 1000), (1000, 500)),
        ((300, 1500), (200, 1000)),
        ((3000, 1), (1000, 1)),
    ] {
        let picture = picture(&vec![90; sides.0 * sides.1], sides.0, sides.1);
        assert_eq!((picture.width, picture.height), expected);
        assert!(picture.gray.iter().all(|gray| *gray == 90), "{sides:?}");
    }
}

#[test]
fn lines_and_digits_are_dark_in_light_and_shadow() {
    let gray = seen(&page(NEWSPAPER, &PRINT), CLOSE, PIXELS, PIXELS);
    for gray in [gray.clone(), shaded(&gray, PIXELS)] {
        let mask = mask(&picture(&gray, PIXELS, PIXELS));
        let dark = |[x, y]: Point| mask.dark[y as usize * PIXELS + x as usize];
        for row in 0..10 {
            for column in 0..10 {
                assert!(dark(crossing(row, column, 0.0)), "the crossing {row}, {column}");
            }
        }
        let corner_of =
            |cell: usize| crossing(cell / 9, cell % 9, 0.0).map(|place| place + 0.15 * PIXEL_CELL);
        let light = (0..81).filter(|cell| !dark(corner_of(*cell))).count();
        assert!(light >= 75, "the paper is light in {light} cells; the edge of the shadow crosses nine");
    }
}

#[test]
fn a_grid_is_one_area_and_its_cells_are_81() {
    let mask = mask(&close(&page(&".".repeat(81), &PRINT)));
    let areas = dark_blobs(&mask, 10_000..);
    assert_eq!(areas.len(), 1);
    let [left, top, right, bottom] = areas[0].bounds.map(|side| side as f32);
    let [first, _, last, _] = corners();
    assert!(distance([left, top], first) < 6.0 && distance([right, bottom], last) < 6.0);
    assert_eq!(light_blobs(&mask, 1_500..4_500).len(), 81);
}

#[test]
fn the_corners_of_an_area_are_those_of_the_hull() {
    let mask = mask(&close(&page(NEWSPAPER, &PRINT)));
    let areas = dark_blobs(&mask, 10_000..);
    let hull = convex_hull(&areas[0].ends);
    assert_near(corners_around(hull.clone()).expect("corners"), corners(), 5.0, "around");
    assert_near(corners_within(&hull).expect("corners"), corners(), 5.0, "within");
}

#[test]
fn cells_show_where_a_torn_grid_is() {
    let mut torn = page(NEWSPAPER, &PRINT);
    // Without the frame above, on the left and below, the cells there are no cells any more.
    let (first, side) = (MARGIN * PAGE / 13 - 4, 9 * PAGE / 13 + 8);
    fill(&mut torn, [first, first], [side, 12], PRINT.paper);
    fill(&mut torn, [first, first], [12, side], PRINT.paper);
    fill(&mut torn, [first, first + side - 12], [side, 12], PRINT.paper);
    assert!(corners_of_cells(&mask(&close(&torn))).is_none(), "eight columns and seven rows are left");
    let mut gap = page(NEWSPAPER, &PRINT);
    fill(&mut gap, [first + 200, first], [60, 12], PRINT.paper);
    assert_near(corners_of_cells(&mask(&close(&gap))).expect("corners"), self::corners(), 6.0, "with a gap");
}

#[test]
fn the_grid_is_found_beside_words_and_a_smaller_grid() {
    let mut crowded = page(NEWSPAPER, &PRINT);
    let font = ab_glyph::FontRef::try_from_slice(dejavu::serif::regular()).expect("a font");
    for index in 0..60 {
        let letter = char::from(b'a' + (index * 7 % 26) as u8);
        common::write(
            &mut crowded,
            &font,
            letter,
            [20.0 + (index % 30) as f32 * 20.0, 24.0 + (index / 30) as f32 * 30.0],
            14.0,
            30,
        );
    }
    for line in 0..10 {
        fill(&mut crowded, [540 + line * 8, 550], [2, 70], 40);
        fill(&mut crowded, [540, 550 + line * 7], [74, 2], 40);
    }
    let found = locate(&picture(&crowded, PAGE, PAGE));
    let place = |line: usize| ((MARGIN + line) * PAGE / 13) as f32;
    let expected = [[0, 0], [9, 0], [9, 9], [0, 9]].map(|point| point.map(place));
    assert_near(found[0].corners, expected, 5.0, "beside words");
    assert!(found[0].score > 0.6, "{}", found[0].score);
}

#[test]
fn the_lattice_follows_bent_paper() {
    for bend in [0.0, 0.02, -0.02, 0.04] {
        let gray = seen_bent(&page(NEWSPAPER, &PRINT), CLOSE, bend, PIXELS, PIXELS);
        let picture = picture(&gray, PIXELS, PIXELS);
        let square = Homography::new(locate(&picture)[0].corners).expect("a square");
        let crossings = Lattice::flat(9, square).snapped(&picture).snapped(&picture).crossings();
        for (index, found) in crossings.iter().enumerate() {
            let expected = crossing(index / 10, index % 10, bend);
            assert!(
                distance(*found, expected) < 5.0,
                "bend {bend}, crossing {index}: {found:?}, {expected:?}"
            );
        }
    }
}

#[test]
fn a_crop_has_the_ink_of_its_cell_whatever_the_light() {
    for look in [PRINT, Look { paper: 120, tint: 120, thin: 60, thick: 40, ink: 50, ..PRINT }] {
        for (crop, digit) in crops_of(&page(NEWSPAPER, &look)).iter().zip(digits()) {
            let middle = (7 * SIDE..21 * SIDE).filter(|pixel| (7..21).contains(&(pixel % SIDE)));
            let most = middle.map(|pixel| crop[pixel]).max();
            assert!(if digit == 0 { most < Some(20) } else { most > Some(180) }, "{digit}: {most:?}");
        }
    }
}

#[test]
fn the_net_reads_every_digit() {
    let net = DigitNet::new();
    let every = "123456789".repeat(9);
    for font in [dejavu::sans::regular, dejavu::serif::bold, dejavu::sans_mono::oblique] {
        for (cell, crop) in crops_of(&page(&every, &Look { font, ..PRINT })).iter().enumerate() {
            let opinion = net.look(crop);
            assert_eq!(usize::from(opinion.ranking()[0]), cell % 9 + 1);
            assert!(opinion.confidence() > 0.7 && opinion.by_hand < 0.0, "{cell}: {opinion:?}");
        }
    }
}

#[test]
fn a_dim_screen_is_stretched() {
    // A dark screen: two thousandths of its pixels are lighter than the rest.
    let gray: Vec<u8> = (0..100 * 100).map(|pixel| if pixel < 20 { 40 } else { 10 }).collect();
    let inverted = picture(&gray, 100, 100).inverted();
    assert_eq!((inverted.gray[0], inverted.gray[99]), (15, 195));
}

#[test]
fn the_way_up_is_found() {
    let net = DigitNet::new();
    let upright = crops_of(&page(NEWSPAPER, &PRINT));
    let mut turned = upright.clone();
    for quarters in 0..4 {
        let found = read_upright(&net, 9, &turned);
        assert_eq!(found.quarters, (4 - quarters) % 4, "turned {quarters} times");
        let read: Vec<u8> = found.opinions.iter().map(|opinion| opinion.ranking()[0]).collect();
        assert_eq!(read, digits());
        turned = (0..81)
            .map(|cell| {
                let from = &turned[cell % 9 * 9 + 8 - cell / 9];
                std::array::from_fn(|pixel| from[pixel % SIDE * SIDE + SIDE - 1 - pixel / SIDE])
            })
            .collect();
    }
}

#[test]
fn a_pen_is_known_by_all_that_it_wrote() {
    let answers: String = (NEWSPAPER.chars().zip(SOLUTION.chars()))
        .map(|(given, digit)| if given == '.' { digit } else { '.' })
        .collect();
    let blue = [60, 70, 150];
    let picture = looked_at(&inked(&page(NEWSPAPER, &PRINT), &pen::write(&answers), blue, CLOSE, PIXELS));
    let lattice = Lattice::flat(9, Homography::new(corners()).expect("a square"));
    let mut turned = read_upright(&DigitNet::new(), 9, &crops(&picture, &lattice));
    // The net is sure of the givens, and of every fifth answer; the others look a little like print.
    for (cell, opinion) in turned.opinions.iter_mut().enumerate() {
        opinion.by_hand = match answers.as_bytes()[cell] {
            b'.' => -3.0,
            _ if cell.is_multiple_of(5) => 3.0,
            _ => -0.5,
        };
    }
    let by_hand = evidence_of_hand(&picture, &lattice, &turned, |_| true).expect("something is written");
    for (cell, answer) in answers.bytes().enumerate() {
        assert_eq!(by_hand[cell] > 0.0, answer != b'.', "cell {cell}: {}", by_hand[cell]);
    }
    turned.opinions.iter_mut().for_each(|opinion| opinion.by_hand = -0.5);
    assert_eq!(evidence_of_hand(&picture, &lattice, &turned, |_| true), None, "nothing speaks for a hand");
}

#[test]
fn what_repeats_itself_is_print_whatever_its_face() {
    let picture = close(&page(NEWSPAPER, &PRINT));
    let lattice = Lattice::flat(9, Homography::new(corners()).expect("a square"));
    let mut upright = read_upright(&DigitNet::new(), 9, &crops(&picture, &lattice));
    // The net takes all 7s for written, and all 3s.
    for opinion in &mut upright.opinions {
        opinion.by_hand = if [3, 7].contains(&opinion.ranking()[0]) { 3.0 } else { -5.0 };
    }
    assert_eq!(evidence_of_hand(&picture, &lattice, &upright, |_| true), None);
}

#[test]
fn colours_are_the_same_that_others_connect() {
    let gray = |level: f32| [level, level, 0.0];
    for (colours, expected) in [
        (vec![], vec![]),
        (vec![gray(0.1)], vec![0]),
        (vec![gray(0.0), gray(0.6)], vec![0, 0]),
        (vec![gray(0.0), gray(0.05), gray(0.6), gray(0.63)], vec![0, 0, 1, 1]),
        (vec![gray(0.0), gray(0.12), gray(0.24), gray(0.36), gray(0.9), gray(0.9)], vec![0, 0, 0, 0, 1, 1]),
        (vec![[0.0, 0.0, 0.9], [0.0; 3], [0.0, 0.0, 0.9], [0.0; 3]], vec![0, 1, 0, 1]),
    ] {
        assert_eq!(same_colours(&colours, 0.2), expected, "{colours:?}");
    }
}

#[test]
fn the_likeliest_puzzle_is_chosen() {
    let opinion = |digit: u8, second: u8, lead: f32| {
        let mut logits = [0.0; DIGITS];
        logits[usize::from(digit)] = 9.0;
        logits[usize::from(second)] = 9.0 - lead;
        Opinion { logits, by_hand: -9.0 }
    };
    let right = digits();
    let sure: Vec<Opinion> = right.iter().map(|digit| opinion(*digit, 9 - *digit, 8.0)).collect();
    let expected: [u8; 81] = right.clone().try_into().expect("81 digits");
    assert_eq!(likeliest_puzzle(&sure, &is_puzzle), Some(expected));
    // Two cells are misread, and what is right comes second.
    let mut misread = sure.clone();
    for (cell, digit) in [(2, 6), (79, 8)] {
        misread[cell] = opinion(digit, right[cell], 1.0);
    }
    assert_eq!(likeliest_puzzle(&misread, &is_puzzle), Some(expected));
    assert_eq!(likeliest_puzzle(&sure, &|_| false), None);
    // What is certain is not changed, not even for the only puzzle.
    misread[2] = opinion(6, right[2], 3.0);
    assert!(misread[2].confidence() > 0.9);
    assert_eq!(likeliest_puzzle(&misread, &is_puzzle), None);
}
