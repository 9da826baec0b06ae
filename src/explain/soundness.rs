//! No technique says anything false, whatever the rules; and only a full house places a digit.

use super::techniques::steps_of;
use super::{FishKind, Position, Step, Technique};
use crate::candidates::Board;
use crate::shape::Shape;
use crate::shape::other_rules::{Example, example};
use proptest::{prelude::*, sample::select};

/// The techniques that are looked for. On a 9×9 the large mutant fish take too long.
fn techniques(shape: Shape) -> impl Iterator<Item = Technique> {
    let is_quick = move |technique: &Technique| match technique {
        Technique::Fish { kind: FishKind::Basic | FishKind::Finned | FishKind::Sashimi, .. } => true,
        Technique::Fish { size, .. } => *size <= if shape.side() > 6 { 2 } else { 3 },
        _ => true,
    };
    Technique::all().filter(is_quick)
}

/// What is wrong with a step of a puzzle with this solution.
fn fault(Example { houses, solution, .. }: &Example, step: &Step) -> Option<String> {
    let line = || step.to_line(houses.shape());
    let is_false = step.places.iter().any(|placed| solution[placed.cell] != placed.digit)
        || step.removes.iter().any(|removed| solution[removed.cell] == removed.digit);
    if is_false {
        return Some(format!("false: {}", line()));
    }
    let is_full = |name| houses.full().any(|house| houses.names[house] == name);
    let is_of_a_house = matches!(step.technique, Technique::FullHouse | Technique::HiddenSingle);
    let not_full = step.houses.iter().find(|shown| !is_full(shown.house));
    not_full.filter(|_| is_of_a_house).map(|shown| format!("placed by {}: {}", shown.house, line()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    /// The positions on the way to the solution: every single there is, and where there is none, every step.
    #[test]
    fn no_step_is_false_under_other_rules(
        side in select(&[4, 4, 4, 4, 6, 6, 6, 6, 6, 9][..]),
        seed in any::<u64>(),
    ) {
        let shape = Shape::of_side(side).expect("a shape");
        let example = example(shape, seed, shape.cell_count() * 3 / 4);
        let mut position = Position::of_board(Board::new(&example.houses, &example.puzzle));
        loop {
            let found = |techniques: &[Technique]| -> Vec<Step> {
                techniques.iter().flat_map(|&technique| steps_of(&position, technique)).collect()
            };
            let mut steps = found(&[Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle]);
            if steps.is_empty() {
                steps = found(&techniques(shape).collect::<Vec<_>>());
            }
            for step in &steps {
                prop_assert_eq!(fault(&example, step), None);
            }
            if steps.is_empty() {
                break;
            }
            steps.iter().for_each(|step| position.apply(step));
        }
    }
}
