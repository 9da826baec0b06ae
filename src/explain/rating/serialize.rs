//! Ratings and their steps as data for other programs.

use super::technique::{ChainLinks, ChainView, NestedChains, RatedTechnique};
use crate::explain::Candidate;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// The name that it displays as.
impl Serialize for RatedTechnique {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'a> Deserialize<'a> for RatedTechnique {
    fn deserialize<D: Deserializer<'a>>(deserializer: D) -> Result<RatedTechnique, D::Error> {
        let name = String::deserialize(deserializer)?;
        named(&name).ok_or_else(|| D::Error::custom("no technique of the rating has this name"))
    }
}

/// The technique with a name.
fn named(name: &str) -> Option<RatedTechnique> {
    use RatedTechnique::*;
    if let Some((cells, kind)) = name.strip_prefix("unique-loop-").and_then(|rest| rest.split_once("-type-"))
    {
        let named = UniqueLoop { cells: cells.parse().ok()?, kind: kind.parse().ok()? };
        return Some(named).filter(|technique| technique.to_string() == name);
    }
    let alone = [
        HiddenSingle,
        DirectPointing,
        DirectClaiming,
        NakedSingle,
        Pointing,
        Claiming,
        XyWing,
        XyzWing,
        TurbotFish,
        ForcingXChain,
        ForcingChain,
        NishioForcingChains,
        CellForcingChains,
        RegionForcingChains,
    ];
    let sizes = (2..=4).flat_map(|size| [NakedSet(size), HiddenSet(size), Fish(size)]);
    let small_sizes = (2..=3).flat_map(|size| [DirectHiddenSet(size), AlignedExclusion(size)]);
    let kinds = (1..=4).flat_map(|kind| [UniqueRectangle { kind }, Bug { kind }]);
    let cycles = [ChainLinks::X, ChainLinks::Y, ChainLinks::Both].map(BidirectionalCycle);
    let views = [ChainView::Double, ChainView::Cell, ChainView::Region, ChainView::Contradiction];
    let dynamic = views.into_iter().flat_map(|view| NestedChains::ALL.map(|nested| Dynamic { view, nested }));
    let all = alone.into_iter().chain(sizes).chain(small_sizes).chain(kinds).chain(cycles).chain(dynamic);
    all.into_iter().find(|technique| technique.to_string() == name)
}

/// What is placed, as a list, as a step for people has it.
pub(super) fn serialize_places<S: Serializer>(
    places: &Option<Candidate>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    places.as_slice().serialize(serializer)
}

/// What such a list places: one candidate at most.
pub(super) fn deserialize_places<'a, D: Deserializer<'a>>(
    deserializer: D,
) -> Result<Option<Candidate>, D::Error> {
    match Vec::deserialize(deserializer)?[..] {
        [] => Ok(None),
        [placed] => Ok(Some(placed)),
        _ => Err(D::Error::custom("a step of the rating places one digit at most")),
    }
}

/// Tenths as the number that people know: 26 as 2.6.
pub(super) fn serialize_tenths<S: Serializer>(tenths: &u16, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(f64::from(*tenths) / 10.0)
}

/// The tenths of such a number; what cannot be one becomes the nearest.
pub(super) fn deserialize_tenths<'a, D: Deserializer<'a>>(deserializer: D) -> Result<u16, D::Error> {
    f64::deserialize(deserializer).map(|rating| (rating * 10.0).round() as u16)
}
