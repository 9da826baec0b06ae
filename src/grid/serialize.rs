//! A grid as data for other programs. In a text such as JSON a classic grid is its cells alone; any other has its rules
//! beside them, and its candidates if it is given some. In bytes every grid has all three.

use super::{Grid, GridError, Rules};
use crate::sets::DigitSet;
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

#[derive(Serialize)]
struct RuledCells<'a> {
    rules: &'a Rules,
    cells: &'a [u8],
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GridData {
    rules: Rules,
    cells: Vec<u8>,
    /// None where the givens leave no others.
    #[serde(default)]
    candidates: Vec<DigitSet>,
}

impl GridData {
    fn into_grid(self) -> Result<Grid, GridError> {
        let grid = Grid::with_rules(self.rules, self.cells)?;
        if self.candidates.is_empty() { Ok(grid) } else { grid.with_candidates(self.candidates) }
    }
}

impl Serialize for Grid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (rules, cells) = (&self.rules, &self.cells);
        match &self.candidates {
            None if serializer.is_human_readable() && rules.is_classic() => cells.serialize(serializer),
            None if serializer.is_human_readable() => RuledCells { rules, cells }.serialize(serializer),
            candidates => {
                let candidates = candidates.as_deref().unwrap_or_default().to_vec();
                GridData { rules: rules.clone(), cells: cells.clone(), candidates }.serialize(serializer)
            }
        }
    }
}

impl<'a> Deserialize<'a> for Grid {
    fn deserialize<D: Deserializer<'a>>(deserializer: D) -> Result<Grid, D::Error> {
        let grid = if deserializer.is_human_readable() {
            deserializer.deserialize_any(CellsOrData)?
        } else {
            GridData::deserialize(deserializer)?.into_grid()
        };
        grid.map_err(D::Error::custom)
    }
}

struct CellsOrData;

impl<'a> Visitor<'a> for CellsOrData {
    type Value = Result<Grid, GridError>;

    fn expecting(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str("cells, or an object of rules and cells")
    }

    fn visit_seq<A: SeqAccess<'a>>(self, cells: A) -> Result<Self::Value, A::Error> {
        Ok(Grid::new(Vec::deserialize(SeqAccessDeserializer::new(cells))?))
    }

    fn visit_map<A: MapAccess<'a>>(self, data: A) -> Result<Self::Value, A::Error> {
        Ok(GridData::deserialize(MapAccessDeserializer::new(data))?.into_grid())
    }
}
