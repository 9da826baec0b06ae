//! Variants that have a name each, and choosing one by its name.

use std::{error, fmt};

/// Why a name is none of a format or a layout; it displays what there is to choose from.
///
/// ```
/// use ninefold::notation::Layout;
///
/// let error = "table".parse::<Layout>().unwrap_err();
/// assert!(error.to_string().starts_with("There is no layout 'table'; choose rows, spaced, line, "));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    what: &'static str,
    name: String,
    choices: &'static [&'static str],
}

impl UnknownName {
    pub(crate) fn new(what: &'static str, name: &str, choices: &'static [&'static str]) -> UnknownName {
        UnknownName { what, name: name.into(), choices }
    }
}

impl fmt::Display for UnknownName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UnknownName { what, name, choices } = self;
        write!(out, "There is no {what} '{name}'; choose {}.", choices.join(", "))
    }
}

impl error::Error for UnknownName {}

/// Defines variants with the name of each beside it. Behind them, `ALL` makes a list of them; and where it is said what
/// they are, as in `ALL, "layout"`, they display as their names and are parsed from them.
macro_rules! names {
    (
        $(#[$about:meta])*
        $visible:vis enum $kind:ident { $($(#[$of_variant:meta])* $variant:ident = $name:literal,)+ }
    ) => {
        $(#[$about])*
        $visible enum $kind {
            $($(#[$of_variant])* $variant,)+
        }

        impl $kind {
            /// The variant's name, which begins with a small letter.
            pub const fn name(self) -> &'static str {
                match self {
                    $($kind::$variant => $name,)+
                }
            }
        }
    };
    (
        $(#[$about:meta])*
        $visible:vis enum $kind:ident { $($(#[$of_variant:meta])* $variant:ident = $name:literal,)+ }
        ALL
    ) => {
        $crate::names::names! {
            $(#[$about])*
            $visible enum $kind { $($(#[$of_variant])* $variant = $name,)+ }
        }

        impl $kind {
            /// Every variant, in the order in which they stand above.
            pub const ALL: [$kind; [$($name),+].len()] = [$($kind::$variant),+];
        }
    };
    (
        $(#[$about:meta])*
        $visible:vis enum $kind:ident { $($(#[$of_variant:meta])* $variant:ident = $name:literal,)+ }
        ALL, $what:literal
    ) => {
        $crate::names::names! {
            $(#[$about])*
            $visible enum $kind { $($(#[$of_variant])* $variant = $name,)+ }
            ALL
        }

        impl std::fmt::Display for $kind {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                out.pad(self.name())
            }
        }

        impl std::str::FromStr for $kind {
            type Err = $crate::names::UnknownName;

            fn from_str(name: &str) -> Result<$kind, Self::Err> {
                let unknown = || $crate::names::UnknownName::new($what, name, &[$($name),+]);
                $kind::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(unknown)
            }
        }
    };
}

pub(crate) use names;
