//! The techniques, one family in a file, each with its page.
//!
//! Every technique is a function with the same arguments: a position with what is worked out of it, and what to do
//! with each step that is found. It calls this for every instance there is, until it answers
//! [`ControlFlow::Break`]. [`steps_of`], [`first`] and [`each_step_of`] ask for a technique by name.

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
    let tools = Tools::new(position);
    each_step_with(&tools, technique, visit)?;
    each_last_resort(&tools, technique, visit)
}

/// The same with what was worked out for other techniques; nothing for those of [`each_last_resort`].
pub(super) fn each_step_with(tools: &Tools, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
    if technique.needs_uniqueness() && !tools.position.puzzle().are_digits_interchangeable() {
        return ControlFlow::Continue(());
    }
    use Technique as T;
    match technique {
        T::FullHouse => singles::full_house(tools, visit),
        T::NakedSingle => singles::naked_single(tools, visit),
        T::HiddenSingle => singles::hidden_single(tools, visit),
        T::LockedPair => subsets::locked_subset(tools, 2, visit),
        T::LockedTriple => subsets::locked_subset(tools, 3, visit),
        T::Pointing => locked::pointing(tools, visit),
        T::Claiming => locked::claiming(tools, visit),
        T::NakedPair => subsets::naked_subset(tools, 2, visit),
        T::NakedTriple => subsets::naked_subset(tools, 3, visit),
        T::NakedQuadruple => subsets::naked_subset(tools, 4, visit),
        T::HiddenPair => subsets::hidden_subset(tools, 2, visit),
        T::HiddenTriple => subsets::hidden_subset(tools, 3, visit),
        T::HiddenQuadruple => subsets::hidden_subset(tools, 4, visit),
        T::RemotePair => chains::remote_pair(tools, visit),
        T::BugPlusOne => bug::bug_plus_one(tools, visit),
        T::BugType2 => bug::bug_type_2(tools, visit),
        T::BugType3 => bug::bug_type_3(tools, visit),
        T::BugType4 => bug::bug_type_4(tools, visit),
        T::Skyscraper => single_digit::skyscraper(tools, visit),
        T::TwoStringKite => single_digit::two_string_kite(tools, visit),
        T::DualTwoStringKite => single_digit::dual_two_string_kite(tools, visit),
        T::TurbotFish => single_digit::turbot_fish(tools, visit),
        T::EmptyRectangle => single_digit::empty_rectangle(tools, visit),
        T::DualEmptyRectangle => single_digit::dual_empty_rectangle(tools, visit),
        T::WWing => wings::w_wing(tools, visit),
        T::XyWing => wings::xy_wing(tools, visit),
        T::XyzWing => wings::xyz_wing(tools, visit),
        T::UniqueRectangle1 => rectangles::type_1(tools, visit),
        T::UniqueRectangle2 => rectangles::type_2(tools, visit),
        T::UniqueRectangle3 => rectangles::type_3(tools, visit),
        T::UniqueRectangle4 => rectangles::type_4(tools, visit),
        T::UniqueRectangle5 => rectangles::type_5(tools, visit),
        T::UniqueRectangle6 => rectangles::type_6(tools, visit),
        T::HiddenRectangle => rectangles::hidden_rectangle(tools, visit),
        T::AvoidableRectangle1 => avoidable::type_1(tools, visit),
        T::AvoidableRectangle2 => avoidable::type_2(tools, visit),
        T::UniqueLoop1 => loops::type_1(tools, visit),
        T::UniqueLoop2 => loops::type_2(tools, visit),
        T::UniqueLoop3 => loops::type_3(tools, visit),
        T::UniqueLoop4 => loops::type_4(tools, visit),
        T::SueDeCoq => sue_de_coq::sue_de_coq(tools, visit),
        T::SimpleColorsTrap => colours::simple_colors_trap(tools, visit),
        T::SimpleColorsWrap => colours::simple_colors_wrap(tools, visit),
        T::MultiColors1 => colours::multi_colors_1(tools, visit),
        T::MultiColors2 => colours::multi_colors_2(tools, visit),
        T::XChain => chains::x_chain(tools, visit),
        T::XyChain => chains::xy_chain(tools, visit),
        T::ContinuousNiceLoop => nice_loops::continuous(tools, visit),
        T::DiscontinuousNiceLoop => nice_loops::discontinuous(tools, visit),
        T::Aic => nice_loops::aic(tools, visit),
        T::GroupedContinuousNiceLoop => grouped::continuous(tools, visit),
        T::GroupedDiscontinuousNiceLoop => grouped::discontinuous(tools, visit),
        T::GroupedAic => grouped::aic(tools, visit),
        T::AlsXz => almost_locked::als_xz(tools, visit),
        T::AlsXyWing => almost_locked::als_xy_wing(tools, visit),
        T::AlsChain => almost_locked::als_chain(tools, visit),
        T::DeathBlossom => death_blossom::death_blossom(tools, visit),
        T::AlignedPairExclusion => exclusion::aligned_pair_exclusion(tools, visit),
        T::AlignedTripleExclusion => exclusion::aligned_triple_exclusion(tools, visit),
        T::Fish { kind, size } => fish::fish(tools, kind, size, visit),
        T::ForcingChainContradiction | T::ForcingChainVerity => ControlFlow::Continue(()),
        T::ForcingNetContradiction | T::ForcingNetVerity => ControlFlow::Continue(()),
        T::TemplateSet | T::TemplateDelete => ControlFlow::Continue(()),
        T::WrongAnswer | T::MissingCandidate => ControlFlow::Continue(()),
    }
}

/// The same for techniques that neither paths nor lists of steps ask for in this way, so that the module for
/// browsers does without them.
fn each_last_resort(tools: &Tools, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
    use Technique as T;
    match technique {
        T::ForcingChainContradiction => forcing::chain_contradiction(tools, visit),
        T::ForcingChainVerity => forcing::chain_verity(tools, visit),
        T::ForcingNetContradiction => forcing::net_contradiction(tools, visit),
        T::ForcingNetVerity => forcing::net_verity(tools, visit),
        T::TemplateSet => templates::template_set(tools, visit),
        T::TemplateDelete => templates::template_delete(tools, visit),
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
