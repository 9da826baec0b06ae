//! The sets of symbols that digits are written in.

use crate::shape::Shape;
use std::fmt::{self, Write};

/// The symbols that the digits of a puzzle are written in. Up to 9×9 there are two sets only: the standard one, and that of
/// a wordoku.
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
    Standard,
    /// The same, or numbers, from 0, which stands for the largest digit: at 16×16 they are hexadecimal.
    FromZero,
    /// A for 1 up to Y for 25.
    Letters,
    /// The letters of a wordoku.
    Wordoku(Alphabet),
}

impl Symbols {
    /// What the set is called.
    pub const fn name(self) -> &'static str {
        match self {
            Symbols::Standard => "standard",
            Symbols::FromZero => "fromZero",
            Symbols::Letters => "letters",
            Symbols::Wordoku(_) => "wordoku",
        }
    }

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
            Symbols::Wordoku(Alphabet(letters)) => {
                let letter = usize::from(digit).checked_sub(1).and_then(|at| letters.get(at).copied());
                letter.filter(|letter| *letter > 0).map_or(symbol(digit), char::from)
            }
            _ => symbol(digit),
        }
    }

    /// The same, or the standard one where a shape has no other.
    pub(crate) fn of_shape(self, shape: Shape) -> Symbols {
        let is_free = shape.side() > 9 || matches!(self, Symbols::Wordoku(_));
        if is_free { self } else { Symbols::Standard }
    }
}

/// The letters that stand for the digits of a wordoku, from 1 on. It displays as these letters.
///
/// ```
/// use ninefold::{notation::Symbols, second_look};
///
/// let look = second_look::read("M.F.\n.F.S\n.G..\nSM..", None)?;
/// let puzzle = look.reading.puzzles[0].as_ref().unwrap();
/// let Symbols::Wordoku(alphabet) = puzzle.symbols() else { panic!("{:?}", puzzle.symbols()) };
/// assert_eq!((alphabet.to_string(), puzzle.grid().to_string()), ("FGMS".into(), "3.1..1.4.2..43..".into()));
/// # Ok::<(), ninefold::second_look::LookError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Alphabet([u8; 25]);

impl Alphabet {
    /// The alphabet of some letters, if each is another capital one of ASCII.
    pub(crate) fn of(letters: &[u8]) -> Option<Alphabet> {
        let mut all = [0; 25];
        all.get_mut(..letters.len())?.copy_from_slice(letters);
        let is_new =
            |(at, letter): (usize, &u8)| letter.is_ascii_uppercase() && !letters[..at].contains(letter);
        letters.iter().enumerate().all(is_new).then_some(Alphabet(all))
    }
}

impl fmt::Display for Alphabet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().filter(|letter| **letter > 0).try_for_each(|letter| out.write_char(char::from(*letter)))
    }
}

impl fmt::Debug for Alphabet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Alphabet({self})")
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
