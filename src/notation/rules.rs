//! The rules that variants have besides rows, columns and boxes, and what programs call them.

use super::json_text::json_member;
use crate::shape::Spec;
use std::fmt;

/// Defines the rules with what belongs to each: its name, what a puzzle has, and behind a colon what programs call it,
/// in small letters without anything else.
macro_rules! rules {
    (
        $(#[$about:meta])*
        pub enum RuleName {
            $($(#[$of_rule:meta])* $rule:ident = $name:literal, $has:literal $(: $($called:literal)|+)?;)+
        }
    ) => {
        $(#[$about])*
        pub enum RuleName {
            $($(#[$of_rule])* $rule,)+
            /// Any other: what the program calls it.
            Other(String),
        }

        impl RuleName {
            /// The name, and what a puzzle has.
            fn words(&self) -> (&'static str, &'static str) {
                match self {
                    $(RuleName::$rule => ($name, $has),)+
                    RuleName::Other(_) => ("other", "the rule"),
                }
            }

            fn called(letters: &str) -> Option<RuleName> {
                match letters {
                    $($($($called)|+ => Some(RuleName::$rule),)?)+
                    _ => None,
                }
            }
        }
    };
}

rules! {
    /// What a rule is called that a puzzle can have besides those of its shape. Those that make houses are read; a
    /// puzzle with any other is refused, as it would be another one without it.
    ///
    /// It displays as what a puzzle has: `diagonals`, `an anti-knight rule`.
    ///
    /// ```
    /// use ninefold::notation::{Fault, RuleName, read};
    ///
    /// let text = r#"{"antiknight": true, "grid": [[1,2,3,4],[3,4,1,2],[0,0,0,0],[0,0,0,0]]}"#;
    /// assert_eq!(read(text).unwrap_err().fault, Fault::Rules { rule: RuleName::AntiKnight });
    /// ```
    #[derive(Clone, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum RuleName {
        /// No digit twice on a diagonal.
        Diagonals = "diagonals", "diagonals": "diagonal" | "diagonals" | "sudokux" | "xdiagonal" | "xsudoku";
        /// No digit twice a chess knight's move apart.
        AntiKnight = "antiKnight", "an anti-knight rule": "antiknight";
        /// No digit twice a chess king's move apart.
        AntiKing = "antiKing", "an anti-king rule": "antiking";
        /// No consecutive digits beside each other.
        Nonconsecutive = "nonconsecutive", "a rule against consecutive digits":
            "anticonsecutive" | "nonconsecutive";
        /// No digit twice in the same place of boxes.
        DisjointGroups = "disjointGroups", "disjoint groups": "disjoint" | "disjointgroups" | "disjointsets";
        /// Other regions than the shape's boxes, as in a jigsaw, or none.
        Regions = "regions", "irregular regions": "irregular" | "jigsaw" | "noboxes" | "regionsize";
        /// Four more boxes inside the grid, as in a windoku.
        Windows = "windows", "windows": "hyper" | "hypersudoku" | "windoku" | "windows";
        /// Nine cells that lie like a star, without a digit twice.
        Asterisk = "asterisk", "an asterisk": "asterisk";
        /// The middles of the boxes, without a digit twice.
        CentreDot = "centreDot", "a centre dot": "centerdot" | "centredot";
        /// Nine cells that lie like a windmill, without a digit twice.
        Girandola = "girandola", "a girandola": "girandola";
        /// More regions without a digit twice.
        ExtraRegions = "extraRegions", "extra regions": "alldifferent" | "extraregion" | "extraregions";
        /// Groups of cells whose sums are given, as in a killer.
        Cages = "cages", "killer cages":
            "equalitycage" | "killer" | "killercage" | "killercages" | "killersudoku" | "rellikcage";
        /// Sums of diagonals beside the grid.
        LittleKillers = "littleKillers", "sums of diagonals": "littlekiller" | "littlekillersum";
        /// Sums between the smallest and the largest digit of a row or column.
        Sandwiches = "sandwiches", "sandwich sums": "sandwich" | "sandwichsum";
        /// How many digits can be seen along a row or column, if higher ones hide lower ones.
        Skyscrapers = "skyscrapers", "skyscrapers": "hiddenskyscraper" | "skyscraper";
        /// Sums of as many cells of a row or column as its first digit says.
        XSums = "xSums", "X-sums": "xsum";
        /// Arrows whose digits add up.
        Arrows = "arrows", "arrows": "arrow" | "doublearrow" | "pillarrow";
        /// Lines along which digits grow.
        Thermometers = "thermometers", "thermometers":
            "fastthermometer" | "slowthermometer" | "thermo" | "thermometer" | "thermometers" | "thermos";
        /// Lines that read alike from both ends.
        Palindromes = "palindromes", "palindromes": "palindrome";
        /// Lines with another rule, as renbans and whispers.
        Lines = "lines", "lines with a rule":
            "between" | "betweenline" | "dutchwhispers" | "entropic" | "entropicline" | "germanwhispers"
            | "lockout" | "modular" | "modularline" | "nabner" | "regionsumline" | "renban" | "sumline"
            | "whisper" | "whispers" | "zipper" | "zipperline";
        /// Dots between cells that are consecutive, or one of which is twice the other.
        Dots = "dots", "dots between cells": "blackdot" | "difference" | "kropki" | "ratio" | "whitedot";
        /// An X between cells that make ten, a V between those that make five.
        Xv = "xv", "an X or V between cells": "xv";
        /// Signs between cells for the larger digit.
        Inequalities = "inequalities", "greater-than signs": "greaterthan" | "inequality";
        /// Cells that are odd, or even.
        Parity = "parity", "odd or even cells": "even" | "odd";
        /// Cells that are larger or smaller than those beside them.
        Extremes = "extremes", "minimum or maximum cells": "maximum" | "minimum";
        /// Groups of cells that are alike.
        Clones = "clones", "clones": "clone" | "clones";
        /// Circles between four cells that say what is in them.
        Quadruples = "quadruples", "quadruples": "quad" | "quadruple";
        /// Cells that say where in their row, column or box a digit is.
        Indexers = "indexers", "indexers": "boxindexer" | "columnindexer" | "indexing" | "rowindexer";
        /// That signs which are not there count as well.
        Negative = "negative", "a rule about signs that are missing":
            "negative" | "strictkropki" | "strictxv";
        /// Signs in the grid or beside it, whatever they mean.
        Signs = "signs", "signs in or beside the grid";
        /// Candidates that are the puzzle's own, as in a Sukaku. It is no rule, but is lost and refused as one.
        Candidates = "candidates", "candidates of its own";
    }
}

impl RuleName {
    /// The variant's name, as the browser has it.
    ///
    /// ```
    /// assert_eq!(ninefold::notation::RuleName::AntiKnight.name(), "antiKnight");
    /// ```
    pub fn name(&self) -> &'static str {
        self.words().0
    }

    /// The members of an object of JSON that name it, each behind a comma.
    pub(super) fn to_json(&self) -> String {
        let rule = json_member("rule", self.name());
        if let RuleName::Other(text) = self { rule + &json_member("text", text) } else { rule }
    }

    /// The first rule of those that can be said. Where none is, the puzzle has candidates.
    pub(super) fn first_of(spec: &Spec) -> RuleName {
        if spec.regions.is_some() { RuleName::Regions } else { RuleName::first_but_regions(spec) }
    }

    /// The first rule besides regions.
    pub(super) fn first_but_regions(spec: &Spec) -> RuleName {
        if spec.down || spec.up {
            return RuleName::Diagonals;
        }
        let last = if spec.groups.is_empty() { RuleName::Candidates } else { RuleName::ExtraRegions };
        switches(spec).iter().find(|(.., is_said)| *is_said).map_or(last, |(rule, ..)| (*rule).clone())
    }
}

/// The rules that are said or not: what each is called, also as a member of an object and as a field of a line, and
/// whether it is said.
#[inline(never)]
pub(super) fn switches(spec: &Spec) -> [(&'static RuleName, &'static str, &'static str, bool); 5] {
    [
        (&RuleName::Windows, "windows", ";w", spec.windows),
        (&RuleName::DisjointGroups, "disjoint", ";d", spec.disjoint),
        (&RuleName::Asterisk, "asterisk", ";a", spec.asterisk),
        (&RuleName::CentreDot, "dot", ";o", spec.dot),
        (&RuleName::Girandola, "girandola", ";i", spec.girandola),
    ]
}

impl fmt::Display for RuleName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleName::Other(name) => write!(out, "the rule '{name}'"),
            _ => out.write_str(self.words().1),
        }
    }
}

/// The rule that programs call so, whatever its capital letters and punctuation.
pub(super) fn rule_named(name: &[u8]) -> Option<RuleName> {
    const LONGEST: usize = 24;
    if name.len() > LONGEST {
        return None;
    }
    let letters = name.iter().filter(|byte| byte.is_ascii_alphabetic());
    let letters: String = letters.map(|byte| char::from(byte.to_ascii_lowercase())).collect();
    RuleName::called(&letters)
}
