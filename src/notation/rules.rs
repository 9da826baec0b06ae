//! The rules that variants have besides rows, columns and boxes, and what programs call them.

use crate::shape::Spec;
use std::fmt;

/// A rule that a puzzle can have besides those of its shape. Those that make houses are read; a puzzle with any other is
/// refused, as it would be another one without it.
///
/// It displays as what a puzzle has: `diagonals`, `an anti-knight rule`.
///
/// ```
/// use ninefold::notation::{Fault, Rule, read};
///
/// let text = r#"{"antiknight": true, "grid": [[1,2,3,4],[3,4,1,2],[0,0,0,0],[0,0,0,0]]}"#;
/// assert_eq!(read(text).unwrap_err().fault, Fault::Rules { rule: Rule::AntiKnight });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Rule {
    /// No digit twice on a diagonal.
    Diagonals,
    /// No digit twice a chess knight's move apart.
    AntiKnight,
    /// No digit twice a chess king's move apart.
    AntiKing,
    /// No consecutive digits beside each other.
    Nonconsecutive,
    /// No digit twice in the same place of boxes.
    DisjointGroups,
    /// Other regions than the shape's boxes, as in a jigsaw, or none.
    Regions,
    /// Four more boxes inside the grid, as in a windoku.
    Windows,
    /// Nine cells that lie like a star, without a digit twice.
    Asterisk,
    /// The middles of the boxes, without a digit twice.
    CentreDot,
    /// Nine cells that lie like a windmill, without a digit twice.
    Girandola,
    /// More regions without a digit twice.
    ExtraRegions,
    /// Groups of cells whose sums are given, as in a killer.
    Cages,
    /// Sums of diagonals beside the grid.
    LittleKillers,
    /// Sums between the smallest and the largest digit of a row or column.
    Sandwiches,
    /// How many digits can be seen along a row or column, if higher ones hide lower ones.
    Skyscrapers,
    /// Sums of as many cells of a row or column as its first digit says.
    XSums,
    /// Arrows whose digits add up.
    Arrows,
    /// Lines along which digits grow.
    Thermometers,
    /// Lines that read alike from both ends.
    Palindromes,
    /// Lines with another rule, as renbans and whispers.
    Lines,
    /// Dots between cells that are consecutive, or one of which is twice the other.
    Dots,
    /// An X between cells that make ten, a V between those that make five.
    Xv,
    /// Signs between cells for the larger digit.
    Inequalities,
    /// Cells that are odd, or even.
    Parity,
    /// Cells that are larger or smaller than those beside them.
    Extremes,
    /// Groups of cells that are alike.
    Clones,
    /// Circles between four cells that say what is in them.
    Quadruples,
    /// Cells that say where in their row, column or box a digit is.
    Indexers,
    /// That signs which are not there count as well.
    Negative,
    /// Signs in the grid or beside it, whatever they mean.
    Signs,
    /// Candidates that are the puzzle's own, as in a Sukaku. It is no rule, but is lost and refused as one.
    Candidates,
    /// Any other: what the program calls it.
    Other(String),
}

/// The rule that programs call so, whatever its capital letters and punctuation.
pub(super) fn named(name: &[u8]) -> Option<Rule> {
    const LONGEST: usize = 24;
    if name.len() > LONGEST {
        return None;
    }
    let letters = name.iter().filter(|byte| byte.is_ascii_alphabetic());
    let letters: String = letters.map(|byte| char::from(byte.to_ascii_lowercase())).collect();
    Some(match letters.as_str() {
        "diagonal" | "diagonals" | "sudokux" | "xdiagonal" | "xsudoku" => Rule::Diagonals,
        "antiknight" => Rule::AntiKnight,
        "antiking" => Rule::AntiKing,
        "anticonsecutive" | "nonconsecutive" => Rule::Nonconsecutive,
        "disjoint" | "disjointgroups" | "disjointsets" => Rule::DisjointGroups,
        "irregular" | "jigsaw" | "noboxes" | "regionsize" => Rule::Regions,
        "asterisk" => Rule::Asterisk,
        "centerdot" | "centredot" => Rule::CentreDot,
        "girandola" => Rule::Girandola,
        "hyper" | "hypersudoku" | "windoku" | "windows" => Rule::Windows,
        "alldifferent" | "extraregion" | "extraregions" => Rule::ExtraRegions,
        "equalitycage" | "killer" | "killercage" | "killercages" | "killersudoku" | "rellikcage" => {
            Rule::Cages
        }
        "littlekiller" | "littlekillersum" => Rule::LittleKillers,
        "sandwich" | "sandwichsum" => Rule::Sandwiches,
        "hiddenskyscraper" | "skyscraper" => Rule::Skyscrapers,
        "xsum" => Rule::XSums,
        "arrow" | "doublearrow" | "pillarrow" => Rule::Arrows,
        "fastthermometer" | "slowthermometer" | "thermo" | "thermometer" | "thermometers" | "thermos" => {
            Rule::Thermometers
        }
        "palindrome" => Rule::Palindromes,
        "between" | "betweenline" | "dutchwhispers" | "entropic" | "entropicline" | "germanwhispers"
        | "lockout" | "modular" | "modularline" | "nabner" | "regionsumline" | "renban" | "sumline"
        | "whisper" | "whispers" | "zipper" | "zipperline" => Rule::Lines,
        "blackdot" | "difference" | "kropki" | "ratio" | "whitedot" => Rule::Dots,
        "xv" => Rule::Xv,
        "greaterthan" | "inequality" => Rule::Inequalities,
        "even" | "odd" => Rule::Parity,
        "maximum" | "minimum" => Rule::Extremes,
        "clone" | "clones" => Rule::Clones,
        "quad" | "quadruple" => Rule::Quadruples,
        "boxindexer" | "columnindexer" | "indexing" | "rowindexer" => Rule::Indexers,
        "negative" | "strictkropki" | "strictxv" => Rule::Negative,
        _ => return None,
    })
}

impl Rule {
    /// The variant's name, as the browser has it.
    ///
    /// ```
    /// assert_eq!(ninefold::notation::Rule::AntiKnight.name(), "antiKnight");
    /// ```
    pub fn name(&self) -> &'static str {
        self.words().0
    }

    /// The first rule of those that can be said. Where none is, the puzzle has candidates.
    pub(super) fn first_of(spec: &Spec) -> Rule {
        Rule::first_from(spec, 0)
    }

    /// The first rule besides regions.
    pub(super) fn first_but_regions(spec: &Spec) -> Rule {
        Rule::first_from(spec, 1)
    }

    fn first_from(spec: &Spec, begin: usize) -> Rule {
        let said = [
            (spec.regions.is_some(), Rule::Regions),
            (spec.down || spec.up, Rule::Diagonals),
            (spec.windows, Rule::Windows),
            (spec.disjoint, Rule::DisjointGroups),
            (spec.asterisk, Rule::Asterisk),
            (spec.dot, Rule::CentreDot),
            (spec.girandola, Rule::Girandola),
        ];
        let first = said.into_iter().skip(begin).find(|(is_said, _)| *is_said);
        let last = if spec.groups.is_empty() { Rule::Candidates } else { Rule::ExtraRegions };
        first.map_or(last, |(_, rule)| rule)
    }

    /// The name, and what a puzzle has.
    fn words(&self) -> (&'static str, &'static str) {
        match self {
            Rule::Diagonals => ("diagonals", "diagonals"),
            Rule::AntiKnight => ("antiKnight", "an anti-knight rule"),
            Rule::AntiKing => ("antiKing", "an anti-king rule"),
            Rule::Nonconsecutive => ("nonconsecutive", "a rule against consecutive digits"),
            Rule::DisjointGroups => ("disjointGroups", "disjoint groups"),
            Rule::Regions => ("regions", "irregular regions"),
            Rule::Windows => ("windows", "windows"),
            Rule::Asterisk => ("asterisk", "an asterisk"),
            Rule::CentreDot => ("centreDot", "a centre dot"),
            Rule::Girandola => ("girandola", "a girandola"),
            Rule::ExtraRegions => ("extraRegions", "extra regions"),
            Rule::Cages => ("cages", "killer cages"),
            Rule::LittleKillers => ("littleKillers", "sums of diagonals"),
            Rule::Sandwiches => ("sandwiches", "sandwich sums"),
            Rule::Skyscrapers => ("skyscrapers", "skyscrapers"),
            Rule::XSums => ("xSums", "X-sums"),
            Rule::Arrows => ("arrows", "arrows"),
            Rule::Thermometers => ("thermometers", "thermometers"),
            Rule::Palindromes => ("palindromes", "palindromes"),
            Rule::Lines => ("lines", "lines with a rule"),
            Rule::Dots => ("dots", "dots between cells"),
            Rule::Xv => ("xv", "an X or V between cells"),
            Rule::Inequalities => ("inequalities", "greater-than signs"),
            Rule::Parity => ("parity", "odd or even cells"),
            Rule::Extremes => ("extremes", "minimum or maximum cells"),
            Rule::Clones => ("clones", "clones"),
            Rule::Quadruples => ("quadruples", "quadruples"),
            Rule::Indexers => ("indexers", "indexers"),
            Rule::Negative => ("negative", "a rule about signs that are missing"),
            Rule::Signs => ("signs", "signs in or beside the grid"),
            Rule::Candidates => ("candidates", "candidates of its own"),
            Rule::Other(_) => ("other", "the rule"),
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rule::Other(name) => write!(out, "the rule '{name}'"),
            _ => out.write_str(self.words().1),
        }
    }
}
