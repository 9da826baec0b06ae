//! The techniques, one family in a file, each with its page.
//!
//! Every technique is a function with the same arguments: a position, and what to do with each step that is
//! found. It calls this for every instance there is, until it answers [`ControlFlow::Break`]. [`steps_of`]
//! and [`first`] ask for a technique by name.

pub mod almost_locked;
mod als;
pub mod avoidable;
pub mod bug;
pub mod chains;
pub mod colours;
pub mod death_blossom;
pub mod exclusion;
pub mod fish;
pub mod forcing;
pub mod grouped;
mod links;
pub mod locked;
pub mod loops;
pub mod nice_loops;
pub mod rectangles;
pub mod single_digit;
pub mod singles;
pub mod subsets;
pub mod sue_de_coq;
pub mod templates;
mod tools;
pub mod wings;

pub(super) use tools::Tools;

use super::{Position, Step, Technique};
use std::ops::ControlFlow;

/// What is done with each step that is found, and whether to go on looking.
pub type Visit<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// Calls `visit` for every step of one technique, until it breaks off.
pub fn each_step_of(position: &Position, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
    each_step_with(&Tools::new(position), technique, visit)?;
    each_last_resort(position, technique, visit)
}

/// The same with what was worked out for other techniques; nothing for those of [`each_last_resort`].
pub(super) fn each_step_with(tools: &Tools, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    if technique.needs_uniqueness() && !position.puzzle().are_digits_interchangeable() {
        return ControlFlow::Continue(());
    }
    use Technique as T;
    match technique {
        T::FullHouse => singles::full_house(position, visit),
        T::NakedSingle => singles::naked_single(position, visit),
        T::HiddenSingle => singles::hidden_single(position, visit),
        T::LockedPair => subsets::locked_subset(position, 2, visit),
        T::LockedTriple => subsets::locked_subset(position, 3, visit),
        T::Pointing => locked::pointing(position, visit),
        T::Claiming => locked::claiming(position, visit),
        T::NakedPair => subsets::naked_subset(position, 2, visit),
        T::NakedTriple => subsets::naked_subset(position, 3, visit),
        T::NakedQuadruple => subsets::naked_subset(position, 4, visit),
        T::HiddenPair => subsets::hidden_subset(position, 2, visit),
        T::HiddenTriple => subsets::hidden_subset(position, 3, visit),
        T::HiddenQuadruple => subsets::hidden_subset(position, 4, visit),
        T::RemotePair => chains::remote_pair(position, visit),
        T::BugPlusOne => bug::bug_plus_one(position, visit),
        T::BugType2 => bug::bug_type_2(position, visit),
        T::BugType3 => bug::bug_type_3(position, visit),
        T::BugType4 => bug::bug_type_4(position, visit),
        T::Skyscraper => single_digit::skyscraper(position, visit),
        T::TwoStringKite => single_digit::two_string_kite(position, visit),
        T::DualTwoStringKite => single_digit::dual_two_string_kite(position, visit),
        T::TurbotFish => single_digit::turbot_fish(position, visit),
        T::EmptyRectangle => single_digit::empty_rectangle(position, visit),
        T::DualEmptyRectangle => single_digit::dual_empty_rectangle(position, visit),
        T::WWing => wings::w_wing(position, visit),
        T::XyWing => wings::xy_wing(position, visit),
        T::XyzWing => wings::xyz_wing(position, visit),
        T::UniqueRectangle1 => rectangles::type_1(position, visit),
        T::UniqueRectangle2 => rectangles::type_2(position, visit),
        T::UniqueRectangle3 => rectangles::type_3(position, visit),
        T::UniqueRectangle4 => rectangles::type_4(position, visit),
        T::UniqueRectangle5 => rectangles::type_5(position, visit),
        T::UniqueRectangle6 => rectangles::type_6(position, visit),
        T::HiddenRectangle => rectangles::hidden_rectangle(position, visit),
        T::AvoidableRectangle1 => avoidable::type_1(position, visit),
        T::AvoidableRectangle2 => avoidable::type_2(position, visit),
        T::UniqueLoop1 => loops::type_1_with(tools, visit),
        T::UniqueLoop2 => loops::type_2_with(tools, visit),
        T::UniqueLoop3 => loops::type_3_with(tools, visit),
        T::UniqueLoop4 => loops::type_4_with(tools, visit),
        T::SueDeCoq => sue_de_coq::sue_de_coq(position, visit),
        T::SimpleColorsTrap => colours::simple_colors_trap(position, visit),
        T::SimpleColorsWrap => colours::simple_colors_wrap(position, visit),
        T::MultiColors1 => colours::multi_colors_1(position, visit),
        T::MultiColors2 => colours::multi_colors_2(position, visit),
        T::XChain => chains::x_chain_with(tools, visit),
        T::XyChain => chains::xy_chain_with(tools, visit),
        T::ContinuousNiceLoop => nice_loops::continuous_with(tools, visit),
        T::DiscontinuousNiceLoop => nice_loops::discontinuous_with(tools, visit),
        T::Aic => nice_loops::aic_with(tools, visit),
        T::GroupedContinuousNiceLoop => grouped::continuous_with(tools, visit),
        T::GroupedDiscontinuousNiceLoop => grouped::discontinuous_with(tools, visit),
        T::GroupedAic => grouped::aic_with(tools, visit),
        T::AlsXz => almost_locked::als_xz_with(tools, visit),
        T::AlsXyWing => almost_locked::als_xy_wing_with(tools, visit),
        T::AlsChain => almost_locked::als_chain_with(tools, visit),
        T::DeathBlossom => death_blossom::death_blossom_with(tools, visit),
        T::AlignedPairExclusion => exclusion::aligned_pair_exclusion(position, visit),
        T::AlignedTripleExclusion => exclusion::aligned_triple_exclusion(position, visit),
        T::Fish { kind, size } => fish::fish_with(tools, kind, size, visit),
        T::ForcingChainContradiction | T::ForcingChainVerity => ControlFlow::Continue(()),
        T::ForcingNetContradiction | T::ForcingNetVerity => ControlFlow::Continue(()),
        T::TemplateSet | T::TemplateDelete => ControlFlow::Continue(()),
        T::WrongAnswer | T::MissingCandidate => ControlFlow::Continue(()),
    }
}

/// The same for techniques that neither paths nor lists of steps ask for in this way, so that the module for
/// browsers does without them.
fn each_last_resort(position: &Position, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
    use Technique as T;
    match technique {
        T::ForcingChainContradiction => forcing::chain_contradiction(position, visit),
        T::ForcingChainVerity => forcing::chain_verity(position, visit),
        T::ForcingNetContradiction => forcing::net_contradiction(position, visit),
        T::ForcingNetVerity => forcing::net_verity(position, visit),
        T::TemplateSet => templates::template_set(position, visit),
        T::TemplateDelete => templates::template_delete(position, visit),
        _ => ControlFlow::Continue(()),
    }
}

/// Every step of one technique that there is now.
pub fn steps_of(position: &Position, technique: Technique) -> Vec<Step> {
    all(&mut |visit| each_step_of(position, technique, visit))
}

/// The first step of one technique that is found.
pub fn first(position: &Position, technique: Technique) -> Option<Step> {
    any(&mut |visit| each_step_of(position, technique, visit))
}

pub(super) fn steps_with(tools: &Tools, technique: Technique) -> Vec<Step> {
    all(&mut |visit| each_step_with(tools, technique, visit))
}

pub(super) fn first_with(tools: &Tools, technique: Technique) -> Option<Step> {
    any(&mut |visit| each_step_with(tools, technique, visit))
}

/// All steps that a search finds.
fn all(search: &mut dyn FnMut(&mut Visit) -> ControlFlow<()>) -> Vec<Step> {
    let mut steps = Vec::new();
    let _ = search(&mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    steps
}

/// The first step that a search finds.
fn any(search: &mut dyn FnMut(&mut Visit) -> ControlFlow<()>) -> Option<Step> {
    let mut found = None;
    let _ = search(&mut |step| {
        found = Some(step);
        ControlFlow::Break(())
    });
    found
}
