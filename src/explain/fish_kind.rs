//! The kinds of fish.

/// What the houses of a fish may be, whether it has fins, and whether it is two at once.
///
/// The base and the cover of a *basic* fish are rows and columns, or columns and rows. A *franken* fish has
/// boxes besides. All other fish are *mutant*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the words are explained above and on the page of fish")]
pub enum FishKind {
    Basic,
    Finned,
    Sashimi,
    SiameseFinned,
    SiameseSashimi,
    Franken,
    FinnedFranken,
    SiameseFinnedFranken,
    Mutant,
    FinnedMutant,
    SiameseFinnedMutant,
}

impl FishKind {
    /// Every kind.
    pub const ALL: [FishKind; 11] = [
        FishKind::Basic,
        FishKind::Finned,
        FishKind::Sashimi,
        FishKind::SiameseFinned,
        FishKind::SiameseSashimi,
        FishKind::Franken,
        FishKind::FinnedFranken,
        FishKind::SiameseFinnedFranken,
        FishKind::Mutant,
        FishKind::FinnedMutant,
        FishKind::SiameseFinnedMutant,
    ];

    /// What stands before the name of the size.
    pub(super) const fn prefix(self) -> &'static str {
        match self {
            FishKind::Basic => "",
            FishKind::Finned => "finned-",
            FishKind::Sashimi => "sashimi-",
            FishKind::SiameseFinned => "siamese-finned-",
            FishKind::SiameseSashimi => "siamese-sashimi-",
            FishKind::Franken => "franken-",
            FishKind::FinnedFranken => "finned-franken-",
            FishKind::SiameseFinnedFranken => "siamese-finned-franken-",
            FishKind::Mutant => "mutant-",
            FishKind::FinnedMutant => "finned-mutant-",
            FishKind::SiameseFinnedMutant => "siamese-finned-mutant-",
        }
    }

    /// The order of the smallest fish of the kind, and how much each further line adds.
    pub(super) const fn order(self) -> (u16, u16) {
        match self {
            FishKind::Basic => (2200, 100),
            FishKind::Finned => (4100, 200),
            FishKind::Sashimi => (4200, 200),
            FishKind::SiameseFinned => (4150, 200),
            FishKind::SiameseSashimi => (4250, 200),
            FishKind::Franken => (6100, 100),
            FishKind::FinnedFranken => (6700, 100),
            FishKind::SiameseFinnedFranken => (6750, 100),
            FishKind::Mutant => (7300, 100),
            FishKind::FinnedMutant => (7900, 100),
            FishKind::SiameseFinnedMutant => (7950, 100),
        }
    }
}
