//! The error of a name that no technique has.

use std::{error, fmt};

/// No technique has this name. It displays the names that are nearly the same, if there are any.
///
/// Names are in small letters, with hyphens.
///
/// ```
/// use ninefold::explain::Technique;
///
/// let said = |name: &str| name.parse::<Technique>().unwrap_err().to_string();
/// assert_eq!(said("hiden-pair"), "There is no technique 'hiden-pair'; did you mean hidden-pair?");
/// assert_eq!(said("guesswork"), "There is no technique 'guesswork'; Technique::all gives every one there is.");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTechnique {
    name: String,
    /// The names that are most like it, if they are much like it.
    near: Vec<&'static str>,
}

impl UnknownTechnique {
    /// The error for a name that is none of all these. With more changes than every third letter, or than three, a name
    /// is another one.
    pub(super) fn new(name: &str, all: impl Iterator<Item = &'static str>) -> UnknownTechnique {
        let most = (name.len() / 3).min(3);
        let alike = all.filter(|known| known.len().abs_diff(name.len()) <= most);
        let alike = alike.map(|known| (changes(name, known), known)).filter(|(changes, _)| *changes <= most);
        let alike: Vec<(usize, &'static str)> = alike.collect();
        let fewest = alike.iter().map(|(changes, _)| *changes).min();
        let near = alike.into_iter().filter(|(changes, _)| Some(*changes) == fewest);
        UnknownTechnique { name: name.into(), near: near.map(|(_, known)| known).collect() }
    }
}

impl fmt::Display for UnknownTechnique {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "There is no technique '{}'; ", self.name)?;
        match self.near.as_slice() {
            [] => out.write_str("Technique::all gives every one there is."),
            near => write!(out, "did you mean {}?", near.join(" or ")),
        }
    }
}

impl error::Error for UnknownTechnique {}

/// How many letters must be added, removed or changed to make one name of another. For example, 1 makes "hidden-pair"
/// of "hiden-pair".
fn changes(one: &str, other: &str) -> usize {
    // How many it takes for what was read of the one and for each beginning of the other.
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (read, letter) in one.bytes().enumerate() {
        let mut before = std::mem::replace(&mut row[0], read + 1);
        for (end, known) in other.bytes().enumerate() {
            let changed = before + usize::from(letter != known);
            before = row[end + 1];
            row[end + 1] = changed.min(before + 1).min(row[end] + 1);
        }
    }
    row[other.len()]
}
