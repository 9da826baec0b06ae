//! Decisions as tables: cases with a name and an example, in the order in which they are tried.

use super::class::ByteClasses;

/// One of the things that a text can be, and what is done with it then.
pub(super) struct Case<Action> {
    pub(super) name: &'static str,
    /// A text that is read otherwise without this case.
    #[cfg_attr(not(test), expect(dead_code, reason = "it is for people and for the tests"))]
    pub(super) example: &'static str,
    /// The classes of which such a line has one.
    pub(super) needs: ByteClasses,
    /// What takes the text, if it is this.
    pub(super) action: Action,
}

pub(super) const fn case<Action>(
    name: &'static str,
    example: &'static str,
    needs: ByteClasses,
    action: Action,
) -> Case<Action> {
    Case { name, example, needs, action }
}

/// Tries the cases that a line with some classes of characters can be, up to the first one that takes it.
pub(super) fn try_cases<Action>(
    cases: &[Case<Action>],
    classes: ByteClasses,
    mut act: impl FnMut(&Action) -> bool,
) {
    let _ = cases.iter().any(|case| classes & case.needs != 0 && is_tried(case.name) && act(&case.action));
}

/// Whether a case is tried: a test leaves out one after the other.
fn is_tried(_name: &str) -> bool {
    #[cfg(test)]
    return tests::LEFT_OUT.get() != Some(_name);
    #[cfg(not(test))]
    return true;
}

#[cfg(test)]
mod tests {
    use super::Case;
    use crate::notation::{cut, line_kinds, plan, read, words};
    use std::cell::Cell;

    thread_local! {
        /// The name of the case that is not tried.
        pub(super) static LEFT_OUT: Cell<Option<&'static str>> = const { Cell::new(None) };
    }

    fn names<Action>(cases: &[Case<Action>]) -> Vec<(&'static str, &'static str)> {
        cases.iter().map(|case| (case.name, case.example)).collect()
    }

    #[test]
    fn only_its_case_reads_an_example_right() {
        let tables =
            [names(&line_kinds::LINES), names(&cut::CELLS), names(&words::WORDS), names(&plan::PUZZLES)];
        let mut wrong = Vec::new();
        for (name, example) in tables.concat() {
            let right = read(example);
            LEFT_OUT.set(Some(name));
            let other = read(example);
            LEFT_OUT.set(None);
            let is_right = right.as_ref().is_ok_and(|right| right.grids().count() == right.puzzles.len());
            if !is_right || right == other {
                wrong.push((name, right, other));
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}
