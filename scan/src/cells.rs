//! Where the grid is when its outline is not whole: from the light cells that lines part from each other.

use crate::blobs::light_blobs;
use crate::mask::Mask;
use crate::plane::{Corners, Homography, Point, distance};

/// A light area that may be a cell.
#[derive(Clone, Copy)]
struct LightArea {
    middle: Point,
    side: f32,
}

/// A cell with its place: its column and row, counted from the cell that came first, and the ways to the next cell on
/// the right and below.
#[derive(Clone, Copy)]
struct LocatedCell {
    cell: usize,
    column: i32,
    row: i32,
    right: Point,
    down: Point,
}

/// How many cells have to be found side by side.
const FEWEST: usize = 30;

/// The corners of a grid, of as many of its cells as are whole.
///
/// Beginning at some cell, each cell's neighbours are looked for where the way to the one before leads on, so that
/// curved paper is followed. The nine columns and rows with the most cells are taken.
pub fn corners_of_cells(mask: &Mask) -> Option<Corners> {
    let longest = mask.width.max(mask.height);
    let sizes = (longest / 60).max(6).pow(2)..(longest / 7).pow(2);
    let mut cells: Vec<LightArea> = Vec::new();
    for blob in light_blobs(mask, sizes) {
        let (width, height) = (blob.bounds[2] - blob.bounds[0], blob.bounds[3] - blob.bounds[1]);
        let (area, middle) = blob.area_and_middle();
        let is_square = width < 2 * height && height < 2 * width && area > 0.4 * (width * height) as f32;
        if is_square {
            cells.push(LightArea { middle, side: area.sqrt() });
        }
    }
    if cells.len() > 4000 {
        return None; // so many are a texture
    }
    let mut best: Vec<LocatedCell> = Vec::new();
    let mut is_placed = vec![false; cells.len()];
    for seed in 0..cells.len() {
        if is_placed[seed] {
            continue;
        }
        let placed = located_cells(&cells, seed);
        placed.iter().for_each(|placed| is_placed[placed.cell] = true);
        if placed.len() > best.len() {
            best = placed;
        }
    }
    let points = nine_by_nine(&cells, &best)?;
    fitted_corners(&points)
}

/// The cells that hang together with one.
fn located_cells(cells: &[LightArea], seed: usize) -> Vec<LocatedCell> {
    let Some((right, down)) = ways_to_neighbours(cells, seed) else { return Vec::new() };
    let mut placed = vec![LocatedCell { cell: seed, column: 0, row: 0, right, down }];
    let mut is_placed = vec![false; cells.len()];
    is_placed[seed] = true;
    let mut next = 0;
    while next < placed.len() {
        let from = placed[next];
        next += 1;
        for (columns, rows) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let way = if columns == 0 { from.down } else { from.right };
            let sign = (columns + rows) as f32;
            let start = cells[from.cell].middle;
            let expected = [start[0] + way[0] * sign, start[1] + way[1] * sign];
            let Some(cell) = nearest_cell(cells, expected, 0.25 * distance(way, [0.0, 0.0])) else {
                continue;
            };
            if is_placed[cell] || !are_of_like_side(cells[cell].side, cells[from.cell].side) {
                continue;
            }
            is_placed[cell] = true;
            let step = [0, 1].map(|axis| (cells[cell].middle[axis] - start[axis]) * sign);
            let mut to = LocatedCell { cell, column: from.column + columns, row: from.row + rows, ..from };
            let way = if columns == 0 { &mut to.down } else { &mut to.right };
            *way = [0, 1].map(|axis| (way[axis] + step[axis]) / 2.0);
            placed.push(to);
        }
    }
    placed
}

/// The ways from a cell to its neighbours on the right and below.
fn ways_to_neighbours(cells: &[LightArea], seed: usize) -> Option<(Point, Point)> {
    let LightArea { middle, side } = cells[seed];
    let neighbours = cells.iter().filter(|cell| {
        let away = distance(cell.middle, middle);
        away > 0.8 * side && away < 1.5 * side && are_of_like_side(cell.side, side)
    });
    let ways: Vec<Point> =
        neighbours.map(|cell| [cell.middle[0] - middle[0], cell.middle[1] - middle[1]]).collect();
    let most = |of: &dyn Fn(Point) -> f32| ways.iter().copied().max_by(|a, b| of(*a).total_cmp(&of(*b)));
    let right = most(&|[x, y]| x - 2.0 * y.abs())?;
    let down = most(&|[x, y]| y - 2.0 * x.abs())?;
    (right[0] > right[1].abs() && down[1] > down[0].abs()).then_some((right, down))
}

fn are_of_like_side(one: f32, other: f32) -> bool {
    one < 1.4 * other && other < 1.4 * one
}

fn nearest_cell(cells: &[LightArea], to: Point, within: f32) -> Option<usize> {
    let (cell, away) = cells
        .iter()
        .enumerate()
        .map(|(index, cell)| (index, distance(cell.middle, to)))
        .min_by(|a, b| a.1.total_cmp(&b.1))?;
    (away < within).then_some(cell)
}

/// The places within nine columns and rows, and where they are in the picture.
fn nine_by_nine(cells: &[LightArea], placed: &[LocatedCell]) -> Option<Vec<(Point, Point)>> {
    let starts = |of: &dyn Fn(&LocatedCell) -> i32| {
        let lines = placed.iter().map(of);
        let (first, last) = (lines.clone().min()?, lines.max()?);
        (first..=(last - 8).max(first)).max_by_key(|start| {
            placed.iter().filter(|place| (*start..start + 9).contains(&of(place))).count()
        })
    };
    let (column, row) = (starts(&|place| place.column)?, starts(&|place| place.row)?);
    let points: Vec<_> = placed
        .iter()
        .filter(|place| (column..column + 9).contains(&place.column) && (row..row + 9).contains(&place.row))
        .map(|place| {
            let part = |line: i32, first: i32| ((line - first) as f32 + 0.5) / 9.0;
            ([part(place.column, column), part(place.row, row)], cells[place.cell].middle)
        })
        .collect();
    let reaches = |axis: usize| {
        points.iter().any(|point| point.0[axis] < 0.1) && points.iter().any(|point| point.0[axis] > 0.9)
    };
    (points.len() >= FEWEST && reaches(0) && reaches(1)).then_some(points)
}

/// The corners of the map that takes the points of the unit square nearest to those of the picture.
fn fitted_corners(points: &[(Point, Point)]) -> Option<Corners> {
    let mut system = [[0.0_f64; 9]; 8];
    for ([u, v], [x, y]) in points {
        let [u, v, x, y] = [*u, *v, *x, *y].map(f64::from);
        for equation in
            [[u, v, 1.0, 0.0, 0.0, 0.0, -u * x, -v * x, x], [0.0, 0.0, 0.0, u, v, 1.0, -u * y, -v * y, y]]
        {
            for (row, factor) in system.iter_mut().zip(equation) {
                for (sum, value) in row.iter_mut().zip(equation) {
                    *sum += factor * value;
                }
            }
        }
    }
    let [a, b, c, d, e, f, g, h] = crate::linear::solve_equations(system)?;
    let corner = |u: f64, v: f64| {
        let w = g * u + h * v + 1.0;
        [((a * u + b * v + c) / w) as f32, ((d * u + e * v + f) / w) as f32]
    };
    let corners = [corner(0.0, 0.0), corner(1.0, 0.0), corner(1.0, 1.0), corner(0.0, 1.0)];
    Homography::new(corners).map(|_| corners)
}
