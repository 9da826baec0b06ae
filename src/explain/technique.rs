//! The techniques: their names, how hard they are, and the order in which people meet them.

use super::fish_kind::FishKind;
use super::order::sort_by_number;
use super::unknown_technique::UnknownTechnique;
use crate::names::names;
use std::fmt;
use std::str::FromStr;

names! {
    /// How hard a technique is, the easiest first; the names are HoDoKu's.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
    pub enum Level {
        /// Singles.
        Easy = "easy",
        /// What is seen in one house, or where two meet.
        Medium = "medium",
        /// Patterns of several houses.
        Hard = "hard",
        /// Chains and what needs as much care.
        Unfair = "unfair",
        /// What nobody does for pleasure.
        Extreme = "extreme",
    }
    ALL, "level"
}

impl Level {
    /// The level of a puzzle of this [rating](crate::explain::rating).
    ///
    /// Up to 1.5 a puzzle is solved by looking at houses for a digit's only place. Up to 3.7 it takes what can be
    /// seen in one house, up to 6.9 patterns of several houses, and up to 7.4 chains. What is above takes
    /// trying out what follows from several candidates. On puzzles of all ratings these bounds agree best with
    /// the levels of HoDoKu, whose names they have.
    ///
    /// ```
    /// use ninefold::explain::Level;
    ///
    /// assert_eq!([1.5, 2.6, 6.6, 7.1, 9.0].map(Level::of_rating), Level::ALL);
    /// ```
    pub fn of_rating(rating: f64) -> Level {
        let above = Level::BOUNDS.iter().filter(|&&bound| rating >= bound).count();
        Level::ALL[above]
    }

    /// The ratings with which the levels after the first begin.
    pub const BOUNDS: [f64; 4] = [1.7, 3.8, 7.0, 7.5];
}

/// What the list tells of a technique.
struct Listing {
    name: &'static str,
    level: Level,
    order: u16,
    needs_uniqueness: bool,
}

/// For puzzles with any number of solutions.
const ANY: bool = false;

/// For puzzles with one solution.
const ONE: bool = true;

/// Makes the techniques, and what is told of each. Its page is a file of its own: that of the naked pair is
/// `pages/naked-pair.md`.
macro_rules! technique {
    ($(
        $variant:ident $name:literal $level:ident $order:literal $puzzles:ident
        $($family:ident::$search:ident $(($($size:literal)?))?)?;
    )*) => {
        /// A named way of deducing.
        ///
        /// Each variant has its page below: what it is, why it is true, and an example. An example is a position and
        /// the [line](crate::explain::Step::to_line) of a step that is there. In the position, a cell with one digit
        /// is filled, and one with several has these candidates left; a dot is a blank with all candidates that its
        /// peers leave. Bars and dashes part the boxes.
        ///
        /// A technique displays as its [name](Technique::name), and is read back from it.
        ///
        /// ```
        /// use ninefold::explain::Technique;
        ///
        /// assert_eq!("hidden-pair".parse(), Ok(Technique::HiddenPair));
        /// assert!(Technique::all().all(|technique| technique.name().parse() == Ok(technique)));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Technique {
            $(
                #[doc = include_str!(concat!("pages/", $name, ".md"))]
                $variant,
            )*
            #[doc = include_str!("pages/every-fish.md")]
            Fish {
                /// What its lines may be, and whether it has fins.
                kind: FishKind,
                /// How many base houses it has, from 2 (X-Wing) to 7 (leviathan).
                size: u8,
            },
        }

        const LISTED: &[Technique] = &[$(Technique::$variant),*];

        impl Technique {
            /// The row of the list, or the kind and the size of a fish.
            fn row(self) -> Result<&'static Listing, (FishKind, u8)> {
                match self {
                    $(Technique::$variant => Ok(&Listing {
                        name: $name,
                        level: Level::$level,
                        order: $order,
                        needs_uniqueness: $puzzles,
                    }),)*
                    Technique::Fish { kind, size } => Err((kind, size)),
                }
            }
        }
    };
}

techniques!(technique);

impl Technique {
    /// Every technique, in the order in which people meet them. The two that are none, but
    /// [mistakes](Technique::is_mistake), come first.
    pub fn all() -> impl Iterator<Item = Technique> {
        in_order().iter().copied()
    }

    /// The name, in small letters: `hidden-pair`, or `finned-franken-swordfish`. A fish of a size that nobody looks for
    /// is called `fish` behind its kind.
    ///
    /// ```
    /// use ninefold::explain::{FishKind, Technique};
    ///
    /// assert_eq!(Technique::HiddenPair.name(), "hidden-pair");
    /// assert_eq!(Technique::Fish { kind: FishKind::FinnedFranken, size: 3 }.name(), "finned-franken-swordfish");
    /// ```
    pub fn name(self) -> &'static str {
        match self.row() {
            Ok(row) => row.name,
            Err((kind, size)) => kind.name_of(size),
        }
    }

    /// How hard the technique is.
    pub fn level(self) -> Level {
        use FishKind as F;
        match self.row() {
            Ok(row) => row.level,
            Err((F::Basic, ..=4) | (F::Finned | F::Sashimi, 2)) => Level::Hard,
            Err((F::Mutant | F::FinnedMutant | F::SiameseFinnedMutant, _)) => Level::Extreme,
            Err((F::Franken | F::FinnedFranken | F::SiameseFinnedFranken, 5..)) => Level::Extreme,
            Err(_) => Level::Unfair,
        }
    }

    /// The place in the order in which people meet techniques; smaller is easier. The numbers have gaps,
    /// so they are only for comparing.
    pub fn order(self) -> u16 {
        match self.row() {
            Ok(row) => row.order,
            Err((kind, size)) => {
                let (first, more) = kind.order();
                first + more * u16::from(size.saturating_sub(2))
            }
        }
    }

    /// Whether the technique is right only where a puzzle has exactly one solution. None of them is used in a Sukaku,
    /// where the second solution that one concludes from may be struck.
    pub fn needs_uniqueness(self) -> bool {
        self.row().is_ok_and(|row| row.needs_uniqueness)
    }

    /// Whether each of its steps is two of another technique at once: a person takes one after the other.
    pub(super) fn is_two_at_once(self) -> bool {
        use FishKind as F;
        match self {
            Technique::DualTwoStringKite | Technique::DualEmptyRectangle => true,
            Technique::Fish { kind, .. } => matches!(
                kind,
                F::SiameseFinned | F::SiameseSashimi | F::SiameseFinnedFranken | F::SiameseFinnedMutant
            ),
            _ => false,
        }
    }

    /// Whether it colours the places of a digit.
    pub(super) fn has_colors(self) -> bool {
        use Technique as T;
        matches!(self, T::SimpleColorsTrap | T::SimpleColorsWrap | T::MultiColors1 | T::MultiColors2)
    }

    /// Whether it is no technique, but says what the person has spoilt.
    pub fn is_mistake(self) -> bool {
        matches!(self, Technique::WrongAnswer | Technique::MissingCandidate)
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.name())
    }
}

impl FromStr for Technique {
    type Err = UnknownTechnique;

    fn from_str(name: &str) -> Result<Technique, UnknownTechnique> {
        Technique::all()
            .find(|technique| technique.name() == name)
            .ok_or_else(|| UnknownTechnique::new(name, in_order().iter().map(|technique| technique.name())))
    }
}

fn in_order() -> &'static [Technique] {
    static ORDER: std::sync::OnceLock<Vec<Technique>> = std::sync::OnceLock::new();
    ORDER.get_or_init(|| {
        let mut all = LISTED.to_vec();
        for kind in FishKind::ALL {
            all.extend((2..=7).map(|size| Technique::Fish { kind, size }));
        }
        sort_by_number(&mut all, |technique| technique.order().into());
        all
    })
}
