//! The error of a name that no technique has.

use std::{error, fmt};

/// No technique has this name. It displays the names that are nearly the same, if there are any.
///
/// Names are in small letters, with hyphens; [`Technique::all`](super::Technique::all) gives every one there is.
///
/// ```
/// use ninefold::explain::Technique;
///
/// let said = |name: &str| name.parse::<Technique>().unwrap_err().to_string();
/// assert_eq!(said("hiden-pair"), "There is no technique 'hiden-pair'; did you mean hidden-pair?");
/// assert_eq!(said("guesswork"), "There is no technique 'guesswork'; names are like hidden-pair and x-wing.");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTechnique {
    name: String,
    /// The names that are most like it, if they are much like it.
    near: Vec<&'static str>,
}

impl UnknownTechnique {
    /// The error for a name that is none of all these. With more changes than every third letter, or than three, a name is
    /// another one.
    pub(super) fn new(name: &str, all: impl Iterator<Item = &'static str> + Clone) -> UnknownTechnique {
        let mut near = Vec::new();
        for changes in 1..=(name.len() / 3).min(3) {
            for known in all.clone() {
                if is_changed(name.as_bytes(), known.as_bytes(), changes) {
                    near.push(known);
                }
            }
            if !near.is_empty() {
                break;
            }
        }
        UnknownTechnique { name: name.into(), near }
    }
}

impl fmt::Display for UnknownTechnique {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "There is no technique '{}'; ", self.name)?;
        if self.near.is_empty() {
            return out.write_str("names are like hidden-pair and x-wing.");
        }
        for (index, name) in self.near.iter().enumerate() {
            out.write_str(if index == 0 { "did you mean " } else { " or " })?;
            out.write_str(name)?;
        }
        out.write_str("?")
    }
}

impl error::Error for UnknownTechnique {}

/// Whether one name becomes another when so many letters are added, removed or changed. For example, one change makes
/// "hidden-pair" of "hiden-pair".
fn is_changed(one: &[u8], other: &[u8], most: usize) -> bool {
    let (one_rest, other_rest) = (one.get(1..).unwrap_or_default(), other.get(1..).unwrap_or_default());
    if one.first() == other.first() {
        return one.is_empty() || is_changed(one_rest, other_rest, most);
    }
    let changed = |one, other| is_changed(one, other, most - 1);
    most > 0 && (changed(one_rest, other) || changed(one, other_rest) || changed(one_rest, other_rest))
}
