//! The techniques of the scale, by the names that its users know.

use std::fmt;

/// A technique as the scale of Sudoku Explainer knows it: other names, other bounds and other ratings than a
/// [`Technique`](crate::explain::Technique) has.
///
/// It displays as its usual name in small letters, as in `direct-hidden-pair` or `unique-rectangle-type-4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RatedTechnique {
    /// A house with one place for a digit.
    HiddenSingle,
    /// Pointing that leaves a house with one place for the digit.
    DirectPointing,
    /// Claiming that leaves a house with one place for the digit.
    DirectClaiming,
    /// A hidden pair or triplet, by the number of its digits, that leaves another digit of its house with one place.
    DirectHiddenSet(u8),
    /// A cell with one candidate.
    NakedSingle,
    /// A digit of a box that has places in one line only.
    Pointing,
    /// A digit of a line that has places in one box only.
    Claiming,
    /// Cells of a house, 2 to 4, with as many candidates: a naked pair, triplet or quad.
    NakedSet(u8),
    /// Digits of a house, 2 to 4, with as many places: a hidden pair, triplet or quad.
    HiddenSet(u8),
    /// A digit whose places in some lines, 2 to 4, are in as many crossing lines: an X-Wing, a Swordfish, a Jellyfish.
    Fish(u8),
    /// Three cells with two candidates each.
    XyWing,
    /// The same with a pivot of three candidates.
    XyzWing,
    /// Four cells that could be filled in two ways.
    UniqueRectangle {
        /// Its type, 1 to 4, as players count them: what is seen besides.
        kind: u8,
    },
    /// The same with more cells.
    UniqueLoop {
        /// How many: 6, 8, 10, …
        cells: u8,
        /// Its type, 1 to 4, as of a rectangle.
        kind: u8,
    },
    /// Few candidates keep all blanks from being filled in two ways.
    Bug {
        /// Its type, 1 to 4, as players count them: what is seen besides.
        kind: u8,
    },
    /// Two or three cells (the number) whose digits are tried together.
    AlignedExclusion(u8),
    /// A chain that closes on its start.
    BidirectionalCycle(ChainLinks),
    /// A forcing chain of one digit, as short as can be.
    TurbotFish,
    /// A forcing chain of one digit.
    ForcingXChain,
    /// A chain from a candidate to its own opposite.
    ForcingChain,
    /// What follows from a candidate of one digit contradicts itself.
    NishioForcingChains,
    /// What follows from every candidate of a cell.
    CellForcingChains,
    /// What follows from every place of a digit in a house.
    RegionForcingChains,
    /// Chains in which what has been removed before counts.
    Dynamic {
        /// From where they start.
        view: ChainView,
        /// What else may be used in them.
        nested: NestedChains,
    },
}

impl fmt::Display for RatedTechnique {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        use RatedTechnique::*;
        const SETS: [&str; 3] = ["pair", "triplet", "quad"];
        const FISH: [&str; 3] = ["x-wing", "swordfish", "jellyfish"];
        let sized = |names: [&'static str; 3], size: u8| names[usize::from(size.clamp(2, 4)) - 2];
        match *self {
            DirectHiddenSet(size) => write!(out, "direct-hidden-{}", sized(SETS, size)),
            NakedSet(size) => write!(out, "naked-{}", sized(SETS, size)),
            HiddenSet(size) => write!(out, "hidden-{}", sized(SETS, size)),
            AlignedExclusion(size) => write!(out, "aligned-{}-exclusion", sized(SETS, size)),
            UniqueRectangle { kind } => write!(out, "unique-rectangle-type-{kind}"),
            UniqueLoop { cells, kind } => write!(out, "unique-loop-{cells}-type-{kind}"),
            Bug { kind } => write!(out, "bug-type-{kind}"),
            Dynamic { view, nested } => {
                let view = match view {
                    ChainView::Double => "double",
                    ChainView::Cell => "cell",
                    ChainView::Region => "region",
                    ChainView::Contradiction => "contradiction",
                };
                let nested = match nested {
                    NestedChains::Nothing => "",
                    NestedChains::Simple => "-plus",
                    NestedChains::Chains => "-plus-forcing-chains",
                    NestedChains::Multiple => "-plus-multiple-forcing-chains",
                };
                write!(out, "dynamic-{view}-forcing-chains{nested}")
            }
            _ => out.write_str(match *self {
                HiddenSingle => "hidden-single",
                DirectPointing => "direct-pointing",
                DirectClaiming => "direct-claiming",
                NakedSingle => "naked-single",
                Pointing => "pointing",
                Claiming => "claiming",
                Fish(size) => sized(FISH, size),
                XyWing => "xy-wing",
                XyzWing => "xyz-wing",
                BidirectionalCycle(ChainLinks::X) => "bidirectional-x-cycle",
                BidirectionalCycle(ChainLinks::Y) => "bidirectional-y-cycle",
                BidirectionalCycle(ChainLinks::Both) => "bidirectional-cycle",
                TurbotFish => "turbot-fish",
                ForcingXChain => "forcing-x-chain",
                ForcingChain => "forcing-chain",
                NishioForcingChains => "nishio-forcing-chains",
                CellForcingChains => "cell-forcing-chains",
                _ => "region-forcing-chains",
            }),
        }
    }
}

/// Which links a cycle or a chain has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChainLinks {
    /// Links within houses, of one digit.
    X,
    /// Links within cells that have two candidates.
    Y,
    /// Both.
    Both,
}

/// Where the chains start that lead to the same conclusion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChainView {
    /// From a candidate, on and off alike.
    Double,
    /// From all candidates of a cell.
    Cell,
    /// From all places of a digit in a house.
    Region,
    /// From a candidate, to what contradicts itself.
    Contradiction,
}

/// What dynamic chains use besides links. The scale goes on to dynamic chains within dynamic ones, which next
/// to no puzzle needs, and which are not looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NestedChains {
    /// Nothing.
    Nothing,
    /// Locked candidates, pairs and X-Wings.
    Simple,
    /// Forcing chains and cycles, too.
    Chains,
    /// Cell and region chains, too.
    Multiple,
}

impl NestedChains {
    /// Every kind, the easiest first.
    pub const ALL: [NestedChains; 4] =
        [NestedChains::Nothing, NestedChains::Simple, NestedChains::Chains, NestedChains::Multiple];
}
