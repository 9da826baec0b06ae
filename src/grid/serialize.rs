//! A grid as data for other programs. In a text such as JSON a classic grid is its cells alone; any other, and every
//! grid in bytes, has its rules beside them.

use super::{Grid, Rules};
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    rules: Rules,
    cells: Vec<u8>,
}

impl Serialize for Grid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.rules.is_classic() && serializer.is_human_readable() {
            return self.cells.serialize(serializer);
        }
        Row { rules: self.rules.clone(), cells: self.cells.clone() }.serialize(serializer)
    }
}

impl<'a> Deserialize<'a> for Grid {
    fn deserialize<D: Deserializer<'a>>(deserializer: D) -> Result<Grid, D::Error> {
        let (rules, cells) = if deserializer.is_human_readable() {
            deserializer.deserialize_any(CellsOrRow)?
        } else {
            let Row { rules, cells } = Row::deserialize(deserializer)?;
            (Some(rules), cells)
        };
        let grid = match rules {
            Some(rules) => Grid::with_rules(rules, cells),
            None => Grid::new(cells),
        };
        grid.map_err(D::Error::custom)
    }
}

struct CellsOrRow;

impl<'a> Visitor<'a> for CellsOrRow {
    type Value = (Option<Rules>, Vec<u8>);

    fn expecting(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str("cells, or an object of rules and cells")
    }

    fn visit_seq<A: SeqAccess<'a>>(self, cells: A) -> Result<Self::Value, A::Error> {
        Ok((None, Vec::deserialize(SeqAccessDeserializer::new(cells))?))
    }

    fn visit_map<A: MapAccess<'a>>(self, row: A) -> Result<Self::Value, A::Error> {
        let Row { rules, cells } = Row::deserialize(MapAccessDeserializer::new(row))?;
        Ok((Some(rules), cells))
    }
}
