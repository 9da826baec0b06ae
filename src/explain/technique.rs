//! The techniques: their names, how hard they are, and the order in which people meet them.

use super::fish_kind::FishKind;
use super::order::sort_by_number;
use std::fmt;
use std::str::FromStr;

/// How hard a technique is; the names are HoDoKu's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Level {
    /// Singles.
    Easy,
    /// What is seen in one house, or where two meet.
    Medium,
    /// Patterns of several houses.
    Hard,
    /// Chains and what needs as much care.
    Unfair,
    /// What nobody does for pleasure.
    Extreme,
}

impl Level {
    /// Every level, the easiest first.
    pub const ALL: [Level; 5] = [Level::Easy, Level::Medium, Level::Hard, Level::Unfair, Level::Extreme];

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

    /// The variant's name in small letters.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Unfair => "unfair",
            Level::Extreme => "extreme",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// Makes the techniques, but for fish, of a table: name of the variant, its name, level and order, and its
/// page.
macro_rules! techniques {
    ($($variant:ident $name:literal $level:ident $order:literal $doc:literal,)*) => {
        /// A named way of deducing.
        ///
        /// Each variant says where its page is; there it is explained, with an example. It displays as its
        /// name in small letters, as in `hidden-pair` or `finned-franken-swordfish`, and is read back from
        /// it.
        ///
        /// ```
        /// use ninefold::explain::Technique;
        ///
        /// assert_eq!("hidden-pair".parse(), Ok(Technique::HiddenPair));
        /// assert!(Technique::all().all(|technique| technique.to_string().parse() == Ok(technique)));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Technique {
            $(#[doc = $doc] $variant,)*
            /// A fish: see [`fish`](super::techniques::fish).
            Fish {
                /// What its lines may be, and whether it has fins.
                kind: FishKind,
                /// How many base houses it has, from 2 (X-Wing) to 7 (leviathan).
                size: u8,
            },
        }

        /// A technique, its name, its level and its order.
        type Row = (Technique, &'static str, Level, u16);

        const TABLE: &[Row] = &[$((Technique::$variant, $name, Level::$level, $order),)*];

        impl Technique {
            /// The line of the table, or the kind and the size of a fish.
            fn row(self) -> Result<&'static Row, (FishKind, u8)> {
                match self {
                    $(Technique::$variant => Ok(&(Technique::$variant, $name, Level::$level, $order)),)*
                    Technique::Fish { kind, size } => Err((kind, size)),
                }
            }
        }
    };
}

techniques! {
    WrongAnswer "wrong-answer" Easy 0 "Not a technique: answers that are not the solution's.",
    MissingCandidate "missing-candidate" Easy 1 "Not a technique: candidates of the solution are gone.",
    FullHouse "full-house" Easy 100 "See [`singles`](super::techniques::singles).",
    NakedSingle "naked-single" Easy 200 "See [`singles`](super::techniques::singles).",
    HiddenSingle "hidden-single" Easy 300 "See [`singles`](super::techniques::singles).",
    LockedPair "locked-pair" Medium 1000 "See [`subsets`](super::techniques::subsets).",
    LockedTriple "locked-triple" Medium 1100 "See [`subsets`](super::techniques::subsets).",
    Pointing "pointing" Medium 1200 "See [`locked`](super::techniques::locked).",
    Claiming "claiming" Medium 1210 "See [`locked`](super::techniques::locked).",
    NakedPair "naked-pair" Medium 1300 "See [`subsets`](super::techniques::subsets).",
    NakedTriple "naked-triple" Medium 1400 "See [`subsets`](super::techniques::subsets).",
    HiddenPair "hidden-pair" Medium 1500 "See [`subsets`](super::techniques::subsets).",
    HiddenTriple "hidden-triple" Medium 1600 "See [`subsets`](super::techniques::subsets).",
    NakedQuadruple "naked-quadruple" Hard 2000 "See [`subsets`](super::techniques::subsets).",
    HiddenQuadruple "hidden-quadruple" Hard 2100 "See [`subsets`](super::techniques::subsets).",
    RemotePair "remote-pair" Hard 2800 "See [`chains`](super::techniques::chains).",
    BugPlusOne "bug-plus-one" Hard 2900 "See [`bug`](super::techniques::bug).",
    BugType2 "bug-type-2" Hard 2910 "See [`bug`](super::techniques::bug).",
    BugType3 "bug-type-3" Hard 2930 "See [`bug`](super::techniques::bug).",
    BugType4 "bug-type-4" Hard 2920 "See [`bug`](super::techniques::bug).",
    Skyscraper "skyscraper" Hard 3000 "See [`single_digit`](super::techniques::single_digit).",
    TwoStringKite "two-string-kite" Hard 3100 "See [`single_digit`](super::techniques::single_digit).",
    DualTwoStringKite "dual-two-string-kite" Hard 3110 "See [`single_digit`](super::techniques::single_digit).",
    TurbotFish "turbot-fish" Hard 3120 "See [`single_digit`](super::techniques::single_digit).",
    EmptyRectangle "empty-rectangle" Hard 3170 "See [`single_digit`](super::techniques::single_digit).",
    DualEmptyRectangle "dual-empty-rectangle" Hard 3180 "See [`single_digit`](super::techniques::single_digit).",
    WWing "w-wing" Hard 3200 "See [`wings`](super::techniques::wings).",
    XyWing "xy-wing" Hard 3300 "See [`wings`](super::techniques::wings).",
    XyzWing "xyz-wing" Hard 3400 "See [`wings`](super::techniques::wings).",
    UniqueRectangle1 "unique-rectangle-type-1" Hard 3500 "See [`rectangles`](super::techniques::rectangles).",
    UniqueRectangle2 "unique-rectangle-type-2" Hard 3600 "See [`rectangles`](super::techniques::rectangles).",
    UniqueRectangle3 "unique-rectangle-type-3" Hard 3700 "See [`rectangles`](super::techniques::rectangles).",
    UniqueRectangle4 "unique-rectangle-type-4" Hard 3800 "See [`rectangles`](super::techniques::rectangles).",
    UniqueRectangle5 "unique-rectangle-type-5" Hard 3900 "See [`rectangles`](super::techniques::rectangles).",
    UniqueRectangle6 "unique-rectangle-type-6" Hard 4000 "See [`rectangles`](super::techniques::rectangles).",
    HiddenRectangle "hidden-rectangle" Hard 4010 "See [`rectangles`](super::techniques::rectangles).",
    AvoidableRectangle1 "avoidable-rectangle-type-1" Hard 4020 "See [`avoidable`](super::techniques::avoidable).",
    AvoidableRectangle2 "avoidable-rectangle-type-2" Hard 4030 "See [`avoidable`](super::techniques::avoidable).",
    UniqueLoop1 "unique-loop-type-1" Hard 4040 "See [`loops`](super::techniques::loops).",
    UniqueLoop2 "unique-loop-type-2" Hard 4050 "See [`loops`](super::techniques::loops).",
    UniqueLoop3 "unique-loop-type-3" Hard 4060 "See [`loops`](super::techniques::loops).",
    UniqueLoop4 "unique-loop-type-4" Hard 4070 "See [`loops`](super::techniques::loops).",
    SueDeCoq "sue-de-coq" Unfair 5300 "See [`sue_de_coq`](super::techniques::sue_de_coq).",
    SimpleColorsTrap "simple-colors-trap" Hard 5330 "See [`colours`](super::techniques::colours).",
    SimpleColorsWrap "simple-colors-wrap" Hard 5340 "See [`colours`](super::techniques::colours).",
    MultiColors1 "multi-colors-1" Hard 5360 "See [`colours`](super::techniques::colours).",
    MultiColors2 "multi-colors-2" Hard 5370 "See [`colours`](super::techniques::colours).",
    XChain "x-chain" Unfair 5400 "See [`chains`](super::techniques::chains).",
    XyChain "xy-chain" Unfair 5500 "See [`chains`](super::techniques::chains).",
    ContinuousNiceLoop "continuous-nice-loop" Unfair 5600 "See [`nice_loops`](super::techniques::nice_loops).",
    DiscontinuousNiceLoop "discontinuous-nice-loop" Unfair 5610 "See [`nice_loops`](super::techniques::nice_loops).",
    Aic "aic" Unfair 5620 "See [`nice_loops`](super::techniques::nice_loops).",
    GroupedContinuousNiceLoop "grouped-continuous-nice-loop" Unfair 5650 "See [`grouped`](super::techniques::grouped).",
    GroupedDiscontinuousNiceLoop "grouped-discontinuous-nice-loop" Unfair 5660 "See [`grouped`](super::techniques::grouped).",
    GroupedAic "grouped-aic" Unfair 5670 "See [`grouped`](super::techniques::grouped).",
    AlsXz "als-xz" Unfair 5700 "See [`almost_locked`](super::techniques::almost_locked).",
    AlsXyWing "als-xy-wing" Unfair 5800 "See [`almost_locked`](super::techniques::almost_locked).",
    AlsChain "als-chain" Unfair 5900 "See [`almost_locked`](super::techniques::almost_locked).",
    DeathBlossom "death-blossom" Unfair 6000 "See [`death_blossom`](super::techniques::death_blossom).",
    AlignedPairExclusion "aligned-pair-exclusion" Unfair 6050 "See [`exclusion`](super::techniques::exclusion).",
    AlignedTripleExclusion "aligned-triple-exclusion" Unfair 6060 "See [`exclusion`](super::techniques::exclusion).",
    ForcingChainContradiction "forcing-chain-contradiction" Extreme 8500 "See [`forcing`](super::techniques::forcing).",
    ForcingChainVerity "forcing-chain-verity" Extreme 8510 "See [`forcing`](super::techniques::forcing).",
    ForcingNetContradiction "forcing-net-contradiction" Extreme 8600 "See [`forcing`](super::techniques::forcing).",
    ForcingNetVerity "forcing-net-verity" Extreme 8610 "See [`forcing`](super::techniques::forcing).",
    TemplateSet "template-set" Extreme 8700 "See [`templates`](super::techniques::templates).",
    TemplateDelete "template-delete" Extreme 8800 "See [`templates`](super::techniques::templates).",
}

/// The names of the sizes of fish, from 2.
const FISH: [&str; 6] = ["x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"];

impl Technique {
    /// Every technique, in the order in which people meet them. What is none comes first.
    pub fn all() -> impl Iterator<Item = Technique> {
        in_order().iter().copied()
    }

    /// How hard the technique is.
    pub fn level(self) -> Level {
        use FishKind as F;
        match self.row() {
            Ok(row) => row.2,
            Err((F::Basic, ..=4) | (F::Finned | F::Sashimi, 2)) => Level::Hard,
            Err((F::Mutant | F::FinnedMutant | F::SiameseFinnedMutant, _)) => Level::Extreme,
            Err((F::Franken | F::FinnedFranken | F::SiameseFinnedFranken, 5..)) => Level::Extreme,
            Err(_) => Level::Unfair,
        }
    }

    /// The place in the order in which people meet techniques; smaller is easier.
    pub fn order(self) -> u16 {
        match self.row() {
            Ok(row) => row.3,
            Err((kind, size)) => {
                let (first, more) = kind.order();
                first + more * u16::from(size.saturating_sub(2))
            }
        }
    }

    /// Whether the technique is right only where a puzzle has exactly one solution. None of them is used in a Sukaku,
    /// where the second solution that one concludes from may be struck.
    pub fn needs_uniqueness(self) -> bool {
        // Their places in the order are beside each other: the BUGs, then the rectangles and the loops.
        matches!(self.order(), 2900..=2930 | 3500..=4070)
    }

    /// Whether it is no technique, but says what the person has spoilt.
    pub fn is_mistake(self) -> bool {
        matches!(self, Technique::WrongAnswer | Technique::MissingCandidate)
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.row() {
            Ok(row) => out.write_str(row.1),
            Err((kind, size)) => {
                let name = FISH.get(usize::from(size).wrapping_sub(2)).unwrap_or(&"fish");
                write!(out, "{}{name}", kind.prefix())
            }
        }
    }
}

/// There is no technique with this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTechnique;

impl fmt::Display for UnknownTechnique {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("No technique has this name.")
    }
}

impl std::error::Error for UnknownTechnique {}

impl FromStr for Technique {
    type Err = UnknownTechnique;

    fn from_str(name: &str) -> Result<Technique, UnknownTechnique> {
        Technique::all().find(|technique| technique.to_string() == name).ok_or(UnknownTechnique)
    }
}

fn in_order() -> &'static [Technique] {
    static ORDER: std::sync::OnceLock<Vec<Technique>> = std::sync::OnceLock::new();
    ORDER.get_or_init(|| {
        let of_kind = |kind| (2..=7).map(move |size| Technique::Fish { kind, size });
        let fish = FishKind::ALL.into_iter().flat_map(of_kind);
        let mut all: Vec<Technique> = TABLE.iter().map(|row| row.0).chain(fish).collect();
        sort_by_number(&mut all, |technique| technique.order().into());
        all
    })
}
