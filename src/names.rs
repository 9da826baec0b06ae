//! Variants that have a name each, and choosing one by its name.

use std::{error, fmt};

/// Why a name is none of those that there are; it displays what there is to choose from.
///
/// It is the error of layouts, formats and [levels](crate::explain::Level).
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

/// Defines an enum with the name of each variant beside it, and a function `name` that returns it. For example:
///
/// ```ignore
/// names! {
///     pub enum Colour {
///         Red = "red",
///         Blue = "blue",
///     }
///     ALL, "colour"
/// }
/// ```
///
/// `ALL` adds a list, `Colour::ALL`. The word behind it says what they are: then a colour displays as its name, and is
/// parsed from it, with the error "There is no colour 'green'; choose red, blue." Both may be left out.
macro_rules! names {
    (
        $(#[$about:meta])*
        $visible:vis enum $kind:ident { $($(#[$of_variant:meta])* $variant:ident = $name:literal,)+ }
        $($list:tt)*
    ) => {
        $(#[$about])*
        $visible enum $kind {
            $($(#[$of_variant])* $variant,)+
        }

        impl $kind {
            /// The variant's name in text, which begins with a small letter. It may be a shorter word than the
            /// variant's own, as `none` for `NoSolution`.
            pub const fn name(self) -> &'static str {
                match self {
                    $($kind::$variant => $name,)+
                }
            }
        }

        $crate::names::names! { @list $kind { $($variant = $name,)+ } $($list)* }
    };
    (@list $kind:ident { $($variant:ident = $name:literal,)+ }) => {};
    (@list $kind:ident { $($variant:ident = $name:literal,)+ } ALL) => {
        impl $kind {
            /// Every variant, in the order in which they stand above.
            pub const ALL: [$kind; [$($name),+].len()] = [$($kind::$variant),+];
        }
    };
    (@list $kind:ident { $($variant:ident = $name:literal,)+ } ALL, $what:literal) => {
        $crate::names::names! { @list $kind { $($variant = $name,)+ } ALL }

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
