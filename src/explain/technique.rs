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
    FullHouse "full-house" Easy 100 "See [`full_house`](super::techniques::singles::full_house).",
    NakedSingle "naked-single" Easy 200 "See [`naked_single`](super::techniques::singles::naked_single).",
    HiddenSingle "hidden-single" Easy 300 "See [`hidden_single`](super::techniques::singles::hidden_single).",
    LockedPair "locked-pair" Medium 1000 "See [`locked_subset`](super::techniques::subsets::locked_subset).",
    LockedTriple "locked-triple" Medium 1100 "See [`locked_subset`](super::techniques::subsets::locked_subset).",
    Pointing "pointing" Medium 1200 "See [`pointing`](super::techniques::locked::pointing).",
    Claiming "claiming" Medium 1210 "See [`claiming`](super::techniques::locked::claiming).",
    NakedPair "naked-pair" Medium 1300 "See [`naked_subset`](super::techniques::subsets::naked_subset).",
    NakedTriple "naked-triple" Medium 1400 "See [`naked_subset`](super::techniques::subsets::naked_subset).",
    HiddenPair "hidden-pair" Medium 1500 "See [`hidden_subset`](super::techniques::subsets::hidden_subset).",
    HiddenTriple "hidden-triple" Medium 1600 "See [`hidden_subset`](super::techniques::subsets::hidden_subset).",
    NakedQuadruple "naked-quadruple" Hard 2000 "See [`naked_subset`](super::techniques::subsets::naked_subset).",
    HiddenQuadruple "hidden-quadruple" Hard 2100 "See [`hidden_subset`](super::techniques::subsets::hidden_subset).",
    RemotePair "remote-pair" Hard 2800 "See [`remote_pair`](super::techniques::chains::remote_pair).",
    BugPlusOne "bug-plus-one" Hard 2900 "See [`bug_plus_one`](super::techniques::bug::bug_plus_one).",
    BugType2 "bug-type-2" Hard 2910 "See [`bug_type_2`](super::techniques::bug::bug_type_2).",
    BugType3 "bug-type-3" Hard 2930 "See [`bug_type_3`](super::techniques::bug::bug_type_3).",
    BugType4 "bug-type-4" Hard 2920 "See [`bug_type_4`](super::techniques::bug::bug_type_4).",
    Skyscraper "skyscraper" Hard 3000 "See [`skyscraper`](super::techniques::single_digit::skyscraper).",
    TwoStringKite "two-string-kite" Hard 3100 "See [`two_string_kite`](super::techniques::single_digit::two_string_kite).",
    DualTwoStringKite "dual-two-string-kite" Hard 3110 "See [`dual_two_string_kite`](super::techniques::single_digit::dual_two_string_kite).",
    TurbotFish "turbot-fish" Hard 3120 "See [`turbot_fish`](super::techniques::single_digit::turbot_fish).",
    EmptyRectangle "empty-rectangle" Hard 3170 "See [`empty_rectangle`](super::techniques::single_digit::empty_rectangle).",
    DualEmptyRectangle "dual-empty-rectangle" Hard 3180 "See [`dual_empty_rectangle`](super::techniques::single_digit::dual_empty_rectangle).",
    WWing "w-wing" Hard 3200 "See [`w_wing`](super::techniques::wings::w_wing).",
    XyWing "xy-wing" Hard 3300 "See [`xy_wing`](super::techniques::wings::xy_wing).",
    XyzWing "xyz-wing" Hard 3400 "See [`xyz_wing`](super::techniques::wings::xyz_wing).",
    UniqueRectangle1 "unique-rectangle-type-1" Hard 3500 "See [`type_1`](super::techniques::rectangles::type_1).",
    UniqueRectangle2 "unique-rectangle-type-2" Hard 3600 "See [`type_2`](super::techniques::rectangles::type_2).",
    UniqueRectangle3 "unique-rectangle-type-3" Hard 3700 "See [`type_3`](super::techniques::rectangles::type_3).",
    UniqueRectangle4 "unique-rectangle-type-4" Hard 3800 "See [`type_4`](super::techniques::rectangles::type_4).",
    UniqueRectangle5 "unique-rectangle-type-5" Hard 3900 "See [`type_5`](super::techniques::rectangles::type_5).",
    UniqueRectangle6 "unique-rectangle-type-6" Hard 4000 "See [`type_6`](super::techniques::rectangles::type_6).",
    HiddenRectangle "hidden-rectangle" Hard 4010 "See [`hidden_rectangle`](super::techniques::rectangles::hidden_rectangle).",
    AvoidableRectangle1 "avoidable-rectangle-type-1" Hard 4020 "See [`type_1`](super::techniques::avoidable::type_1).",
    AvoidableRectangle2 "avoidable-rectangle-type-2" Hard 4030 "See [`type_2`](super::techniques::avoidable::type_2).",
    UniqueLoop1 "unique-loop-type-1" Hard 4040 "See [`type_1`](super::techniques::loops::type_1).",
    UniqueLoop2 "unique-loop-type-2" Hard 4050 "See [`type_2`](super::techniques::loops::type_2).",
    UniqueLoop3 "unique-loop-type-3" Hard 4060 "See [`type_3`](super::techniques::loops::type_3).",
    UniqueLoop4 "unique-loop-type-4" Hard 4070 "See [`type_4`](super::techniques::loops::type_4).",
    SueDeCoq "sue-de-coq" Unfair 5300 "See [`sue_de_coq`](super::techniques::sue_de_coq::sue_de_coq).",
    SimpleColorsTrap "simple-colors-trap" Hard 5330 "See [`simple_colors_trap`](super::techniques::colours::simple_colors_trap).",
    SimpleColorsWrap "simple-colors-wrap" Hard 5340 "See [`simple_colors_wrap`](super::techniques::colours::simple_colors_wrap).",
    MultiColors1 "multi-colors-1" Hard 5360 "See [`multi_colors_1`](super::techniques::colours::multi_colors_1).",
    MultiColors2 "multi-colors-2" Hard 5370 "See [`multi_colors_2`](super::techniques::colours::multi_colors_2).",
    XChain "x-chain" Unfair 5400 "See [`x_chain`](super::techniques::chains::x_chain).",
    XyChain "xy-chain" Unfair 5500 "See [`xy_chain`](super::techniques::chains::xy_chain).",
    ContinuousNiceLoop "continuous-nice-loop" Unfair 5600 "See [`continuous`](super::techniques::nice_loops::continuous).",
    DiscontinuousNiceLoop "discontinuous-nice-loop" Unfair 5610 "See [`discontinuous`](super::techniques::nice_loops::discontinuous).",
    Aic "aic" Unfair 5620 "See [`aic`](super::techniques::nice_loops::aic).",
    GroupedContinuousNiceLoop "grouped-continuous-nice-loop" Unfair 5650 "See [`continuous`](super::techniques::grouped::continuous).",
    GroupedDiscontinuousNiceLoop "grouped-discontinuous-nice-loop" Unfair 5660 "See [`discontinuous`](super::techniques::grouped::discontinuous).",
    GroupedAic "grouped-aic" Unfair 5670 "See [`aic`](super::techniques::grouped::aic).",
    AlsXz "als-xz" Unfair 5700 "See [`als_xz`](super::techniques::almost_locked::als_xz).",
    AlsXyWing "als-xy-wing" Unfair 5800 "See [`als_xy_wing`](super::techniques::almost_locked::als_xy_wing).",
    AlsChain "als-chain" Unfair 5900 "See [`als_chain`](super::techniques::almost_locked::als_chain).",
    DeathBlossom "death-blossom" Unfair 6000 "See [`death_blossom`](super::techniques::death_blossom::death_blossom).",
    AlignedPairExclusion "aligned-pair-exclusion" Unfair 6050 "See [`aligned_pair_exclusion`](super::techniques::exclusion::aligned_pair_exclusion).",
    AlignedTripleExclusion "aligned-triple-exclusion" Unfair 6060 "See [`aligned_triple_exclusion`](super::techniques::exclusion::aligned_triple_exclusion).",
    ForcingChainContradiction "forcing-chain-contradiction" Extreme 8500 "See [`chain_contradiction`](super::techniques::forcing::chain_contradiction).",
    ForcingChainVerity "forcing-chain-verity" Extreme 8510 "See [`chain_verity`](super::techniques::forcing::chain_verity).",
    ForcingNetContradiction "forcing-net-contradiction" Extreme 8600 "See [`net_contradiction`](super::techniques::forcing::net_contradiction).",
    ForcingNetVerity "forcing-net-verity" Extreme 8610 "See [`net_verity`](super::techniques::forcing::net_verity).",
    TemplateSet "template-set" Extreme 8700 "See [`template_set`](super::techniques::templates::template_set).",
    TemplateDelete "template-delete" Extreme 8800 "See [`template_delete`](super::techniques::templates::template_delete).",
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
