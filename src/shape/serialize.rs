//! Rules as data for other programs: in a text such as JSON the object that JavaScript has, and the side; in bytes all
//! that can be said, in order.

use super::{Rules, Shape, Spec};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What there is besides the classic rules; what is not said is left out.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RulesData {
    side: Shape,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    diagonals: Option<Diagonals>,
    #[serde(default, skip_serializing_if = "is_false")]
    windows: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    disjoint: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    asterisk: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    dot: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    girandola: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    groups: Vec<Vec<usize>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    regions: Option<Vec<usize>>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Diagonals {
    Both,
    Down,
    Up,
}

fn is_false(is_said: &bool) -> bool {
    !is_said
}

impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let spec = self.spec().cloned().unwrap_or_default();
        if !serializer.is_human_readable() {
            return (self.shape(), spec).serialize(serializer);
        }
        let Spec { regions, down, up, windows, disjoint, asterisk, dot, girandola, groups } = spec;
        let diagonals = match (down, up) {
            (true, true) => Some(Diagonals::Both),
            (true, false) => Some(Diagonals::Down),
            (false, true) => Some(Diagonals::Up),
            (false, false) => None,
        };
        let side = self.shape();
        let data =
            RulesData { side, diagonals, windows, disjoint, asterisk, dot, girandola, groups, regions };
        data.serialize(serializer)
    }
}

impl<'a> Deserialize<'a> for Rules {
    fn deserialize<D: Deserializer<'a>>(deserializer: D) -> Result<Rules, D::Error> {
        let (shape, spec) = if deserializer.is_human_readable() {
            let RulesData { side, diagonals, windows, disjoint, asterisk, dot, girandola, groups, regions } =
                RulesData::deserialize(deserializer)?;
            let down = matches!(diagonals, Some(Diagonals::Both | Diagonals::Down));
            let up = matches!(diagonals, Some(Diagonals::Both | Diagonals::Up));
            (side, Spec { regions, down, up, windows, disjoint, asterisk, dot, girandola, groups })
        } else {
            Deserialize::deserialize(deserializer)?
        };
        Rules::from_spec(shape, spec).map_err(D::Error::custom)
    }
}
