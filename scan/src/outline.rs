//! The four corners of an area: its convex hull, made simpler until four corners are left.

use crate::plane::{Corners, Point, distance, double_area};

/// The convex hull of the ends of a blob's runs, clockwise on the screen.
///
/// It is Andrew's monotone chain, which goes over sorted points: the leftmost and the rightmost of each line.
pub fn convex_hull(ends: &[Point]) -> Vec<Point> {
    let mut lines: Vec<[Point; 2]> = Vec::new();
    for end in ends {
        let line = (end[1] - ends[0][1]) as usize;
        lines.resize(lines.len().max(line + 1), [*end; 2]);
        let [left, right] = &mut lines[line];
        left[0] = left[0].min(end[0]);
        right[0] = right[0].max(end[0]);
    }
    let points = lines.as_flattened();
    let mut hull = half_hull(points.iter());
    hull.pop();
    hull.extend(half_hull(points.iter().rev()));
    hull.pop();
    hull
}

/// The half of the hull on the right of the way from the first point to the last.
fn half_hull<'a>(points: impl Iterator<Item = &'a Point>) -> Vec<Point> {
    let mut half: Vec<Point> = Vec::new();
    for point in points {
        while let [.., before, last] = half[..]
            && double_area(before, last, *point) <= 0.0
        {
            half.pop();
        }
        half.push(*point);
    }
    half
}

/// The quadrilateral around a hull: side by side is left out where its neighbours, made longer, add the least area
/// until they meet. A torn corner or a rounded one becomes a whole corner.
pub fn corners_around(mut hull: Vec<Point>) -> Option<Corners> {
    while hull.len() > 4 {
        let count = hull.len();
        let side = |index: usize| {
            let [a, b, c, d] = [0, 1, 2, 3].map(|step| hull[(index + step) % count]);
            let tip = line_crossing(a, b, d, c)?;
            Some((double_area(b, tip, c).abs(), (index + 1) % count, tip))
        };
        let least = (0..count).filter_map(side).min_by(|one, other| one.0.total_cmp(&other.0))?;
        let (_, first, tip) = least;
        hull[first] = tip;
        hull.remove((first + 1) % count);
    }
    hull.try_into().ok().map(from_top_left)
}

/// Where the lines from `a` over `b` and from `c` over `d` meet, if it is behind `b` and `d`.
fn line_crossing(a: Point, b: Point, c: Point, d: Point) -> Option<Point> {
    let (p, q) = ([b[0] - a[0], b[1] - a[1]], [d[0] - c[0], d[1] - c[1]]);
    let bottom = p[0] * q[1] - p[1] * q[0];
    if bottom.abs() < 1e-6 {
        return None;
    }
    let part = ((c[0] - a[0]) * q[1] - (c[1] - a[1]) * q[0]) / bottom;
    let other = ((c[0] - a[0]) * p[1] - (c[1] - a[1]) * p[0]) / bottom;
    (part >= 1.0 && other >= 1.0).then(|| [a[0] + p[0] * part, a[1] + p[1] * part])
}

/// The quadrilateral within a hull that has the largest area, near enough: from the longest diagonal on, each
/// corner moves in turn to where the area is largest. What is joined to a grid's side, like a word, is cut off less
/// well than a corner; a crease that leads away from a corner, better.
pub fn corners_within(hull: &[Point]) -> Option<Corners> {
    if hull.len() < 4 {
        return None;
    }
    let farthest = |from: &dyn Fn(Point) -> f32| {
        (0..hull.len()).max_by(|a, b| from(hull[*a]).total_cmp(&from(hull[*b]))).unwrap_or(0)
    };
    let first = farthest(&|point| distance(point, hull[0]));
    let third = farthest(&|point| distance(point, hull[first]));
    let second = farthest(&|point| double_area(hull[first], point, hull[third]));
    let fourth = farthest(&|point| -double_area(hull[first], point, hull[third]));
    let mut corners = [first, fourth, third, second];
    for _ in 0..8 {
        let before = corners;
        for corner in 0..4 {
            let (left, right) = (hull[corners[(corner + 3) % 4]], hull[corners[(corner + 1) % 4]]);
            let side = double_area(left, right, hull[corners[corner]]).signum();
            corners[corner] = farthest(&|point| double_area(left, right, point) * side);
        }
        if corners == before {
            break;
        }
    }
    let mut corners = corners.map(|index| hull[index]);
    if double_area(corners[0], corners[1], corners[2]) < 0.0 {
        corners.reverse();
    }
    Some(from_top_left(corners))
}

/// The same corners, clockwise, from the one that is nearest to the top left.
fn from_top_left(mut corners: Corners) -> Corners {
    let first = (0..4)
        .min_by(|a, b| {
            let key = |index: usize| corners[index][0] + corners[index][1];
            key(*a).total_cmp(&key(*b))
        })
        .unwrap_or(0);
    corners.rotate_left(first);
    corners
}
