//! Points, and the maps between a square and its picture in perspective.

/// A point: its column and its row, in pixels. The first pixel's middle is (0.5, 0.5).
pub type Point = [f32; 2];

/// Four corners, clockwise on the screen, from the top left one.
pub type Corners = [Point; 4];

/// Twice the area of the triangle; it is positive where the three turn clockwise on the screen.
pub fn double_area(a: Point, b: Point, c: Point) -> f32 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/// How far one point is from the other.
pub fn distance(a: Point, b: Point) -> f32 {
    let (x, y) = (b[0] - a[0], b[1] - a[1]);
    (x * x + y * y).sqrt()
}

/// The point at a part of the way from one to the other.
pub fn point_between(a: Point, b: Point, part: f32) -> Point {
    [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

/// How large the area between four corners is, about.
pub fn area([a, b, c, d]: &Corners) -> f32 {
    distance(*a, *c) * distance(*b, *d) / 2.0
}

/// The middle of four corners.
pub fn middle_of([a, b, c, d]: &Corners) -> Point {
    point_between(point_between(*a, *c, 0.5), point_between(*b, *d, 0.5), 0.5)
}

/// Whether a point is within four corners.
pub fn is_within(point: Point, corners: &Corners) -> bool {
    (0..4).all(|corner| double_area(corners[corner], corners[(corner + 1) % 4], point) > 0.0)
}

/// A map of the unit square onto four corners, as a camera sees it.
#[derive(Clone, Copy, Debug)]
pub struct Homography([f32; 8]);

impl Homography {
    /// The map onto these corners: (0, 0) becomes the first, (1, 0) the second, (1, 1) the third. None where they
    /// are no convex quadrilateral.
    ///
    /// The closed form is of Paul Heckbert's "Fundamentals of Texture Mapping and Image Warping", 1989.
    pub fn new([a, b, c, d]: Corners) -> Option<Homography> {
        let smallest =
            [double_area(a, b, c), double_area(b, c, d), double_area(c, d, a), double_area(d, a, b)]
                .into_iter()
                .fold(f32::MAX, f32::min);
        if smallest < 1.0 {
            return None;
        }
        let (dx1, dx2, sx) = (b[0] - c[0], d[0] - c[0], a[0] - b[0] + c[0] - d[0]);
        let (dy1, dy2, sy) = (b[1] - c[1], d[1] - c[1], a[1] - b[1] + c[1] - d[1]);
        let bottom = dx1 * dy2 - dx2 * dy1;
        let (g, h) = ((sx * dy2 - dx2 * sy) / bottom, (dx1 * sy - sx * dy1) / bottom);
        Some(Homography([
            b[0] - a[0] + g * b[0],
            d[0] - a[0] + h * d[0],
            a[0],
            b[1] - a[1] + g * b[1],
            d[1] - a[1] + h * d[1],
            a[1],
            g,
            h,
        ]))
    }

    /// Where a point of the square is in the picture.
    pub fn at(&self, u: f32, v: f32) -> Point {
        let [a, b, c, d, e, f, g, h] = self.0;
        let w = g * u + h * v + 1.0;
        // Far outside of the square a point can be at the horizon.
        let w = if w.abs() < 1e-3 { 1e-3 } else { w };
        [(a * u + b * v + c) / w, (d * u + e * v + f) / w]
    }
}
