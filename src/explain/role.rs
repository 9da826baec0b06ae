//! What a house or a candidate does in a step.

use crate::names::names;

names! {
    /// What a house does in a step.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
    pub enum HouseRole {
        /// The pattern is in it: the digit must be in one of the pattern's cells.
        Base = "base",
        /// Candidates go from it because of the pattern.
        Cover = "cover",
        /// It makes two cells a strong link.
        Link = "link",
    }
}

/// What a candidate does in a step.
///
/// ```
/// use ninefold::explain::Role;
///
/// assert_eq!((Role::EndoFin.name(), Role::Further(0).name()), ("endo-fin", "c"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Role {
    /// It is part of the pattern: of the subset, of the fish's base, of the core.
    Base,
    /// It is a fish's extra place outside the cover.
    Fin,
    /// It is in two base houses of a fish and outside its cover.
    EndoFin,
    /// It is in the cell on which a wing turns, or in the stem of a blossom.
    Pivot,
    /// It is in the wing's other cells.
    Pincer,
    /// It is one of the two digits of a deadly pattern.
    Deadly,
    /// It is what keeps a deadly pattern from being one.
    Extra,
    /// It links two almost locked sets.
    Restricted,
    /// It is in the first set, in the first colour.
    A,
    /// It is in the second set, in the second colour.
    B,
    /// It is in a further set or colour, by number from 0.
    Further(u8),
    /// It is held by its cell in a chain that starts there: what is supposed or follows is "on".
    On,
    /// It is supposed not to be in its cell, or that follows.
    Off,
    /// It is an answer that is not the solution's.
    Wrong,
    /// It is the solution's digit, and it is missing among the candidates.
    Missing,
}

impl Role {
    /// The variant's name in small letters; sets and colours are `a`, `b`, `c` and so on.
    pub fn name(self) -> &'static str {
        match self {
            Role::Base => "base",
            Role::Fin => "fin",
            Role::EndoFin => "endo-fin",
            Role::Pivot => "pivot",
            Role::Pincer => "pincer",
            Role::Deadly => "deadly",
            Role::Extra => "extra",
            Role::Restricted => "restricted",
            Role::A => "a",
            Role::B => "b",
            Role::Further(number) => FURTHER.get(usize::from(number)..usize::from(number) + 1).unwrap_or("z"),
            Role::On => "on",
            Role::Off => "off",
            Role::Wrong => "wrong",
            Role::Missing => "missing",
        }
    }

    /// That of one of several sets or colours, by number from 0.
    pub(crate) const fn of_set(number: u8) -> Role {
        match number {
            0 => Role::A,
            1 => Role::B,
            _ => Role::Further(number - 2),
        }
    }

    /// Every role that has a name of its own.
    #[cfg(feature = "serde")]
    pub(super) fn all() -> impl Iterator<Item = Role> {
        use Role as R;
        let others = [R::Base, R::Fin, R::EndoFin, R::Pivot, R::Pincer, R::Deadly, R::Extra, R::Restricted];
        let more = [R::A, R::B, R::On, R::Off, R::Wrong, R::Missing];
        others.into_iter().chain(more).chain((0..FURTHER.len() as u8).map(Role::Further))
    }
}

/// The names of further sets.
const FURTHER: &str = "cdefghijklmnopqrstuvwxyz";
