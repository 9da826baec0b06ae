//! The kinds of fish.

/// The names of the fish of a kind, from two base houses to seven; the last one is for any other number.
macro_rules! fish_names {
    ($kind:literal) => {
        [
            concat!($kind, "x-wing"),
            concat!($kind, "swordfish"),
            concat!($kind, "jellyfish"),
            concat!($kind, "squirmbag"),
            concat!($kind, "whale"),
            concat!($kind, "leviathan"),
            concat!($kind, "fish"),
        ]
    };
}

/// Defines the kinds with what stands before the name of a size, and with the order of the smallest fish of a kind and
/// how much each further line adds. The page of a kind is a file of its own: that of the sashimi fish is
/// `pages/sashimi-fish.md`.
macro_rules! kinds {
    ($(#[$about:meta])* pub enum FishKind { $($kind:ident = $prefix:literal, $order:expr;)+ }) => {
        $(#[$about])*
        pub enum FishKind {
            $(#[doc = include_str!(concat!("pages/", $prefix, "fish.md"))] $kind,)+
        }

        impl FishKind {
            /// Every kind.
            pub const ALL: [FishKind; [$($prefix),+].len()] = [$(FishKind::$kind),+];

            /// The name of a fish of this kind with so many base houses.
            pub(super) fn name_of(self, size: u8) -> &'static str {
                let names: &[&str; 7] = match self {
                    $(FishKind::$kind => &fish_names!($prefix),)+
                };
                names[usize::from(size.wrapping_sub(2)).min(6)]
            }

            /// The order of the smallest fish of the kind, and how much each further line adds.
            pub(super) const fn order(self) -> (u16, u16) {
                match self {
                    $(FishKind::$kind => $order,)+
                }
            }
        }
    };
}

kinds! {
    /// What the houses of a fish may be, whether it has fins, and whether it is two at once.
    ///
    /// The base and the cover of a *basic* fish are rows and columns, or columns and rows. A *franken* fish has
    /// boxes besides. All other fish are *mutant*.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum FishKind {
        Basic = "", (2200, 100);
        Finned = "finned-", (4100, 200);
        Sashimi = "sashimi-", (4200, 200);
        SiameseFinned = "siamese-finned-", (4150, 200);
        SiameseSashimi = "siamese-sashimi-", (4250, 200);
        Franken = "franken-", (6100, 100);
        FinnedFranken = "finned-franken-", (6700, 100);
        SiameseFinnedFranken = "siamese-finned-franken-", (6750, 100);
        Mutant = "mutant-", (7300, 100);
        FinnedMutant = "finned-mutant-", (7900, 100);
        SiameseFinnedMutant = "siamese-finned-mutant-", (7950, 100);
    }
}
