//! What is asked about, and how much work the answer may take.

use super::Limits;
use crate::grid::Grid;

/// What a question is about, and how much work the answer may take.
///
/// Every question that has to search takes a request, or plainly what it is about: a grid, a position, or a text.
/// Without limits an answer about solutions takes as much work as it takes; every other question has a limit of its own,
/// so that it ends.
///
/// ```
/// use ninefold::{Grid, Limits, Request, Shape, count};
///
/// let puzzle = Grid::empty(Shape::NINE);
/// assert_eq!(count(&puzzle, 2_000).count, 2_000);
/// let request = Request::new(&puzzle).limits(Limits::budget(1_000));
/// let found = count(request, 2_000);
/// assert_eq!((found.count, found.complete), (1_000, false));
/// ```
// What takes `impl Into<Request>` is compiled again in each program that asks. So it is short, and hands what is long
// to a function that is compiled in this crate: `diagnose` to `diagnosis`, `solve_all` to `each_puzzle`.
#[derive(Debug)]
pub struct Request<'a, T: ?Sized = Grid> {
    pub(crate) about: &'a T,
    pub(crate) limits: Limits,
}

impl<'a, T: ?Sized> Request<'a, T> {
    /// Asks about something, without other limits than those of the question.
    pub const fn new(about: &'a T) -> Request<'a, T> {
        Request { about, limits: Limits::NONE }
    }

    /// The same request with these limits.
    #[must_use]
    pub const fn limits(self, limits: Limits) -> Request<'a, T> {
        Request { limits, ..self }
    }
}

impl<T: ?Sized> Clone for Request<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: ?Sized> Copy for Request<'_, T> {}

impl<'a, T: ?Sized> From<&'a T> for Request<'a, T> {
    fn from(about: &'a T) -> Request<'a, T> {
        Request::new(about)
    }
}

/// So that a text may be written as `b"…"`.
impl<'a, const LENGTH: usize> From<&'a [u8; LENGTH]> for Request<'a, [u8]> {
    fn from(text: &'a [u8; LENGTH]) -> Request<'a, [u8]> {
        Request::new(text)
    }
}

impl<'a> From<&'a Vec<u8>> for Request<'a, [u8]> {
    fn from(text: &'a Vec<u8>) -> Request<'a, [u8]> {
        Request::new(text)
    }
}
