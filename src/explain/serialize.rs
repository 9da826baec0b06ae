//! Steps as data for other programs: the shapes that the page gets, too.

use super::candidate::Candidate;
use super::proof::Proof;
use super::reasons::{RemovedBy, Restricted, StepSet, Way};
use super::role::{HouseRole, Role};
use super::step::{Link, Step, StepCandidate, StepHouse};
use super::technique::{Level, Technique};
use crate::shape::{House, HouseKind};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// With its effort and its level, which are not read back; without the reasons that it does not have.
impl Serialize for Step {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct StepObject<'a> {
            technique: Technique,
            places: &'a [Candidate],
            removes: &'a [Candidate],
            houses: &'a [StepHouse],
            candidates: &'a [StepCandidate],
            links: &'a [Link],
            #[serde(skip_serializing_if = "is_empty")]
            blockers: &'a [Candidate],
            #[serde(skip_serializing_if = "is_empty")]
            before: &'a [Candidate],
            #[serde(skip_serializing_if = "is_empty")]
            sets: &'a [StepSet],
            #[serde(skip_serializing_if = "is_empty")]
            restricted: &'a [Restricted],
            #[serde(skip_serializing_if = "is_empty")]
            ways: &'a [Way],
            #[serde(rename = "removedBy", skip_serializing_if = "is_empty")]
            removed_by: &'a [RemovedBy],
            #[serde(skip_serializing_if = "Option::is_none")]
            proof: &'a Option<Proof>,
            effort: f64,
            level: Level,
        }
        let Step { technique, places, removes, houses, candidates, links, blockers, before, .. } = self;
        let Step { sets, restricted, ways, removed_by, proof, .. } = self;
        StepObject {
            technique: *technique,
            places,
            removes,
            houses,
            candidates,
            links,
            blockers,
            before,
            sets,
            restricted,
            ways,
            removed_by,
            proof,
            effort: self.effort(),
            level: technique.level(),
        }
        .serialize(serializer)
    }
}

/// Whether a list of reasons is left out.
fn is_empty<T>(list: &&[T]) -> bool {
    list.is_empty()
}

#[derive(Serialize, Deserialize)]
struct HouseObject {
    kind: HouseKind,
    index: usize,
    role: HouseRole,
}

impl Serialize for StepHouse {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let House { kind, index } = self.house;
        HouseObject { kind, index, role: self.role }.serialize(serializer)
    }
}

impl<'a> Deserialize<'a> for StepHouse {
    fn deserialize<D: Deserializer<'a>>(deserializer: D) -> Result<StepHouse, D::Error> {
        let HouseObject { kind, index, role } = HouseObject::deserialize(deserializer)?;
        Ok(StepHouse { house: House { kind, index }, role })
    }
}

#[derive(Serialize, Deserialize)]
struct CandidateObject {
    cell: usize,
    digit: u8,
    role: Role,
}

impl Serialize for StepCandidate {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Candidate { cell, digit } = self.candidate;
        CandidateObject { cell, digit, role: self.role }.serialize(serializer)
    }
}

impl<'a> Deserialize<'a> for StepCandidate {
    fn deserialize<D: Deserializer<'a>>(deserializer: D) -> Result<StepCandidate, D::Error> {
        let CandidateObject { cell, digit, role } = CandidateObject::deserialize(deserializer)?;
        Ok(StepCandidate { candidate: Candidate { cell, digit }, role })
    }
}

/// The name, as a variant: in a browser such a name is made into text once.
impl Serialize for Role {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("Role", 0, self.name())
    }
}

impl<'a> Deserialize<'a> for Role {
    fn deserialize<D: Deserializer<'a>>(deserializer: D) -> Result<Role, D::Error> {
        let name = String::deserialize(deserializer)?;
        let role = Role::all().find(|role| role.name() == name);
        role.ok_or_else(|| D::Error::custom("no role of a candidate has this name"))
    }
}

/// The name.
impl Serialize for Technique {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'a> Deserialize<'a> for Technique {
    fn deserialize<D: Deserializer<'a>>(deserializer: D) -> Result<Technique, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse().map_err(D::Error::custom)
    }
}
