//! Rules as data for other programs: the object that JavaScript has, and the side.

use super::{Rules, RulesError, Shape, Spec};
use serde::{Deserialize, Serialize};

/// What there is besides the classic rules; what is not said is left out.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RulesRow {
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

impl From<Rules> for RulesRow {
    fn from(rules: Rules) -> RulesRow {
        let Spec { regions, down, up, windows, disjoint, asterisk, dot, girandola, groups } = rules.spec();
        let diagonals = match (down, up) {
            (true, true) => Some(Diagonals::Both),
            (true, false) => Some(Diagonals::Down),
            (false, true) => Some(Diagonals::Up),
            (false, false) => None,
        };
        RulesRow {
            side: rules.shape(),
            diagonals,
            windows,
            disjoint,
            asterisk,
            dot,
            girandola,
            groups,
            regions,
        }
    }
}

impl TryFrom<RulesRow> for Rules {
    type Error = RulesError;

    fn try_from(row: RulesRow) -> Result<Rules, RulesError> {
        let RulesRow { side, diagonals, windows, disjoint, asterisk, dot, girandola, groups, regions } = row;
        let down = matches!(diagonals, Some(Diagonals::Both | Diagonals::Down));
        let up = matches!(diagonals, Some(Diagonals::Both | Diagonals::Up));
        let spec = Spec { regions, down, up, windows, disjoint, asterisk, dot, girandola, groups };
        Rules::made(side, spec)
    }
}
