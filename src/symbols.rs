//! The sets of symbols that digits above 9 are written in.

use crate::names::names;
use crate::shape::Shape;

names! {
    /// The symbols that the digits of a puzzle from 10×10 on are written in; smaller ones have one set only.
    ///
    /// ```
    /// use ninefold::{Shape, notation::{Symbols, read}};
    ///
    /// let reading = read(&format!("0F{}", ".".repeat(254)))?;
    /// assert_eq!(reading.symbols, [(Shape::of_side(16).unwrap(), Symbols::FromZero)]);
    /// assert_eq!(reading.grids().next().unwrap().cells()[..2], [16, 15]);
    /// # Ok::<(), ninefold::notation::NotationError>(())
    /// ```
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Symbols {
        /// 1 to 9, then A for 10 up to P for 25; or numbers from 1.
        #[default]
        Standard = "standard",
        /// The same, or numbers, from 0, which stands for the largest digit: at 16×16 they are hexadecimal.
        FromZero = "fromZero",
        /// A for 1 up to Y for 25.
        Letters = "letters",
    }
}

impl Symbols {
    /// The character for a digit of a shape; a dot for 0, a blank.
    ///
    /// ```
    /// use ninefold::{Shape, notation::Symbols};
    ///
    /// let shape = Shape::of_side(16).unwrap();
    /// let written = |symbols: Symbols| [0, 1, 10, 16].map(|digit| symbols.symbol(digit, shape));
    /// assert_eq!(written(Symbols::Standard), ['.', '1', 'A', 'G']);
    /// assert_eq!(written(Symbols::FromZero), ['.', '1', 'A', '0']);
    /// assert_eq!(written(Symbols::Letters), ['.', 'A', 'J', 'P']);
    /// assert_eq!(Symbols::Letters.symbol(1, Shape::NINE), '1');
    /// ```
    pub fn symbol(self, digit: u8, shape: Shape) -> char {
        match self.of_shape(shape) {
            Symbols::FromZero if usize::from(digit) == shape.side() => '0',
            Symbols::Letters if (1..=25).contains(&digit) => char::from(b'A' + (digit - 1)),
            _ => symbol(digit),
        }
    }

    /// The same, or the only set that a shape has.
    pub(crate) fn of_shape(self, shape: Shape) -> Symbols {
        if shape.side() < 10 { Symbols::Standard } else { self }
    }
}

/// The character for a digit: 1 to 9, then A (10) to P (25); a dot for 0, a blank.
///
/// ```
/// use ninefold::notation::symbol;
///
/// assert_eq!([0, 1, 9, 10, 25].map(symbol), ['.', '1', '9', 'A', 'P']);
/// ```
pub fn symbol(digit: u8) -> char {
    match digit {
        0 => '.',
        1..=9 => char::from(b'0' + digit),
        10..=25 => char::from(b'A' + (digit - 10)),
        _ => '?',
    }
}
