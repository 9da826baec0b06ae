//! Every claim of the sentences that a hint is told in, checked against the candidates.
//!
//! The checkers are written from the sentences and from what a step's fields say, not from the techniques. They share no
//! code with these, and work out houses, peers and candidates for themselves.

mod blockers;
mod chains;
mod check;
mod colors;
mod crowded;
mod deadly;
mod facts;
mod fish;
mod graves;
mod hand_made;
mod links;
mod mutations;
mod proofs;
mod search;
mod sets;
mod singles;
mod subsets;
mod tally;
mod templates;
mod wings;

use check::{Check, Claim, claim};
pub use facts::Facts;
use ninefold::explain::{Candidate, FishKind, Role, Step, Technique};

type Checker = fn(&mut Check) -> Claim;

/// What checks the steps of a technique. Mistakes say nothing of candidates.
fn checker(technique: Technique) -> Option<Checker> {
    use Technique as T;
    Some(match technique {
        T::FullHouse => singles::full_house,
        T::HiddenSingle => singles::hidden_single,
        T::NakedSingle => singles::naked_single,
        T::Pointing | T::Claiming => subsets::crossing,
        T::LockedPair | T::LockedTriple => subsets::naked,
        T::NakedPair | T::NakedTriple | T::NakedQuadruple => subsets::naked,
        T::HiddenPair | T::HiddenTriple | T::HiddenQuadruple => subsets::hidden,
        T::Fish { .. } => fish::fish,
        T::Skyscraper | T::TwoStringKite | T::TurbotFish => chains::turbot,
        T::DualTwoStringKite => chains::dual_kite,
        T::EmptyRectangle | T::DualEmptyRectangle => chains::empty_rectangle,
        T::SimpleColorsTrap | T::SimpleColorsWrap => colors::colors,
        T::MultiColors1 | T::MultiColors2 => colors::colors,
        T::UniqueRectangle1 | T::UniqueLoop1 => deadly::type_1,
        T::UniqueRectangle2 | T::UniqueRectangle5 | T::UniqueLoop2 => deadly::type_2,
        T::UniqueRectangle3 | T::UniqueLoop3 => deadly::type_3,
        T::UniqueRectangle4 | T::UniqueLoop4 => deadly::type_4,
        T::UniqueRectangle6 => deadly::type_6,
        T::HiddenRectangle => deadly::hidden_rectangle,
        T::AvoidableRectangle1 | T::AvoidableRectangle2 => deadly::avoidable,
        T::BugPlusOne => graves::plus_one,
        T::BugType2 => graves::type_2,
        T::BugType3 => graves::type_3,
        T::BugType4 => graves::type_4,
        T::RemotePair => chains::remote_pair,
        T::XyWing | T::XyzWing => wings::wing,
        T::WWing => wings::w_wing,
        T::XChain | T::XyChain | T::Aic | T::GroupedAic => chains::open,
        T::DiscontinuousNiceLoop | T::GroupedDiscontinuousNiceLoop => chains::discontinuous,
        T::ContinuousNiceLoop | T::GroupedContinuousNiceLoop => chains::continuous,
        T::AlsXz => sets::xz,
        T::AlsXyWing | T::AlsChain => sets::chain,
        T::DeathBlossom => sets::blossom,
        T::SueDeCoq => crowded::sue_de_coq,
        T::AlignedPairExclusion | T::AlignedTripleExclusion => crowded::aligned,
        T::TemplateSet | T::TemplateDelete => templates::templates,
        T::ForcingChainContradiction | T::ForcingChainVerity => proofs::forcing,
        T::ForcingNetContradiction | T::ForcingNetVerity => proofs::forcing,
        _ => return None,
    })
}

/// Checks every claim of a step; how many there are, or what is false.
pub fn check(facts: &Facts, step: &Step) -> Result<usize, String> {
    let checker = checker(step.technique).ok_or("nothing checks it")?;
    let mut check = Check { facts, step, claims: 0 };
    result(&mut check)?;
    fields(&mut check)?;
    if !lacks_corner(facts, step) {
        checker(&mut check)?;
    }
    Ok(check.claims)
}

/// Whether a corner of a rectangle has lost the digits that the sentence names. Only who asks for that technique alone gets
/// such a step.
pub fn lacks_corner(facts: &Facts, step: &Step) -> bool {
    use Technique as T;
    let is_rectangle = matches!(
        step.technique,
        T::UniqueRectangle1
            | T::UniqueRectangle2
            | T::UniqueRectangle3
            | T::UniqueRectangle4
            | T::UniqueRectangle5
            | T::UniqueRectangle6
            | T::HiddenRectangle
    );
    let deadly = step.candidates.iter().filter(|shown| shown.role == Role::Deadly);
    let mut corners: Vec<usize> = deadly.map(|shown| shown.candidate.cell).collect();
    corners.dedup();
    let last_lacks = |gone: &Candidate| corners.last().is_none_or(|&last| !facts.has(last, gone.digit));
    let is_hidden = step.technique == T::HiddenRectangle;
    is_rectangle && (corners.len() < 4 || is_hidden && step.removes.iter().all(last_lacks))
}

/// A step places digits or removes candidates, and what it shows is there.
fn result(check: &mut Check) -> Claim {
    let (step, facts) = (check.step, check.facts);
    claim!(
        check,
        step.places.is_empty() != step.removes.is_empty(),
        "it places and removes, or does neither"
    );
    for list in [&step.places, &step.removes] {
        claim!(check, list.is_sorted_by(|one, other| one < other), "its conclusion is not in order");
    }
    for &Candidate { cell, digit } in step.places.iter().chain(&step.removes) {
        claim!(check, facts.has(cell, digit), "{digit} of {cell} is not left");
    }
    for shown in &step.candidates {
        let Candidate { cell, digit } = shown.candidate;
        let is_there = facts.has(cell, digit) || facts.digits.get(cell) == Some(&digit);
        claim!(check, is_there, "{digit} of {cell} is shown, and is not there");
    }
    for house in &step.houses {
        facts.house(house.house)?;
    }
    Ok(())
}

/// No step has a reason of another family.
fn fields(check: &mut Check) -> Claim {
    use Technique as T;
    let (step, technique) = (check.step, check.step.technique);
    let is_hidden = matches!(technique, T::HiddenPair | T::HiddenTriple | T::HiddenQuadruple);
    let is_single = matches!(technique, T::NakedSingle | T::HiddenSingle);
    let is_of_sets = matches!(technique, T::AlsXz | T::AlsXyWing | T::AlsChain | T::DeathBlossom);
    let is_aligned = matches!(technique, T::AlignedPairExclusion | T::AlignedTripleExclusion);
    let is_ring = matches!(technique, T::ContinuousNiceLoop | T::GroupedContinuousNiceLoop | T::SueDeCoq);
    let is_forcing = matches!(
        technique,
        T::ForcingChainContradiction
            | T::ForcingChainVerity
            | T::ForcingNetContradiction
            | T::ForcingNetVerity
    );
    let told = [
        (is_single || is_hidden, step.blockers.is_empty() && step.before.is_empty(), "blockers"),
        (is_of_sets, step.sets.is_empty() && step.restricted.is_empty(), "sets"),
        (is_aligned, step.ways.is_empty(), "ways"),
        (is_ring, step.removed_by.is_empty(), "what removes"),
        (is_forcing, step.proof.is_none(), "a proof"),
    ];
    for (may_have, is_empty, what) in told {
        claim!(check, may_have || is_empty, "it has {what}");
    }
    Ok(())
}

/// Whether a step is two told as one, which no path has.
pub fn is_merged(step: &Step) -> bool {
    use FishKind as F;
    use Technique as T;
    let weak = step.links.iter().filter(|link| !link.strong).count();
    match step.technique {
        T::DualTwoStringKite | T::DualEmptyRectangle => true,
        T::Fish {
            kind: F::SiameseFinned | F::SiameseSashimi | F::SiameseFinnedFranken | F::SiameseFinnedMutant,
            ..
        } => true,
        T::MultiColors1 => weak > 1,
        T::MultiColors2 => weak > 2,
        _ => false,
    }
}
