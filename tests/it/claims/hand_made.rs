//! Derivations that are made by hand, right ones and wrong ones: what checks them finds what is wrong.

use super::check;
use super::facts::Facts;
use crate::common::grid;
use ninefold::explain::{
    Branch, Candidate, DeadEnd, DeadEndKind, Position, Proof, ProofLine, Step, Technique, Why,
};
use ninefold::{House, HouseKind};

/// A cell by its row and its column.
const fn at(side: usize, row: usize, column: usize) -> usize {
    (row - 1) * side + column - 1
}

fn house(kind: HouseKind, number: usize) -> House {
    House { kind, index: number - 1 }
}

fn line(cell: usize, digit: u8, why: Why, house: Option<House>, from: &[usize]) -> ProofLine {
    ProofLine { cell, digit, why, house, from: from.to_vec(), inner: None }
}

fn supposed(cell: usize, digit: u8) -> ProofLine {
    line(cell, digit, Why::Supposed, None, &[])
}

/// The last place of a house.
fn last(cell: usize, digit: u8, house: House, from: &[usize]) -> ProofLine {
    line(cell, digit, Why::House, Some(house), from)
}

fn step(
    technique: Technique,
    places: &[(usize, u8)],
    removes: &[(usize, u8)],
    branches: Vec<Branch>,
) -> Step {
    let candidates = |list: &[(usize, u8)]| -> Vec<Candidate> {
        list.iter().map(|&(cell, digit)| Candidate::new(cell, digit)).collect()
    };
    Step {
        technique,
        places: candidates(places),
        removes: candidates(removes),
        houses: Vec::new(),
        candidates: Vec::new(),
        links: Vec::new(),
        blockers: Vec::new(),
        before: Vec::new(),
        sets: Vec::new(),
        restricted: Vec::new(),
        ways: Vec::new(),
        removed_by: Vec::new(),
        proof: Some(Proof { branches }),
    }
}

/// "Suppose row 3, column 5 is 1", six lines, and nothing is left for row 4, column 9.
pub fn contradiction() -> (Position, Step) {
    let puzzle = grid("98.7..6..7.5.6.........85..54...67...6..7..3.....4....45..8.9....2..9..........1.");
    let mut position = Position::new(&puzzle);
    position.place(at(9, 1, 3), 4);
    position.place(at(9, 1, 8), 2);
    position.remove(at(9, 6, 8), 2);
    use HouseKind::{Column, Row};
    let lines = vec![
        supposed(at(9, 3, 5), 1),
        last(at(9, 1, 9), 1, house(Row, 1), &[0]),
        last(at(9, 4, 5), 9, house(Column, 5), &[0]),
        line(at(9, 4, 8), 8, Why::Cell, None, &[2]),
        last(at(9, 9, 5), 2, house(Column, 5), &[0, 2]),
        last(at(9, 7, 9), 2, house(Row, 7), &[4]),
    ];
    let cell = Some(at(9, 4, 9));
    let end = DeadEnd { why: DeadEndKind::Cell, cell, house: None, digit: None, from: vec![1, 2, 3, 5] };
    let branches = vec![Branch { lines, end: Some(end) }];
    let step = step(Technique::ForcingNetContradiction, &[], &[(at(9, 3, 5), 1)], branches);
    (position, step)
}

/// The position of the pages of forcing chains.
fn small() -> Position {
    "5  2  34  | 34  6   1
     6  34 1   | 2   345 45
     1  34 345 | 345 2   6
     2  6  345 | 1   345 45
     3  1  6   | 45  45  2
     4  5  2   | 6   1   3"
        .parse()
        .expect("a position")
}

fn twice(house: House, digit: u8, from: &[usize]) -> Option<DeadEnd> {
    let why = DeadEndKind::Twice;
    Some(DeadEnd { why, cell: None, house: Some(house), digit: Some(digit), from: from.to_vec() })
}

/// A try within a try: lines 1 to 3 refute line 4.
pub fn nested() -> (Position, Step) {
    use HouseKind::{Box, Column, Row};
    let inner = Branch {
        lines: vec![
            supposed(at(6, 2, 5), 3),
            last(at(6, 3, 2), 3, house(Column, 2), &[1]),
            last(at(6, 3, 4), 3, house(Box, 4), &[1]),
        ],
        end: twice(house(Row, 3), 3, &[2, 3]),
    };
    let refuted =
        ProofLine { inner: Some(std::boxed::Box::new(inner)), ..line(at(6, 2, 5), 3, Why::Not, None, &[]) };
    let lines = vec![supposed(at(6, 1, 3), 3), refuted, last(at(6, 2, 2), 3, house(Row, 2), &[4])];
    let branches = vec![Branch { lines, end: twice(house(Box, 1), 3, &[0, 5]) }];
    (small(), step(Technique::ForcingNetContradiction, &[], &[(at(6, 1, 3), 3)], branches))
}

/// Whether row 1, column 3 is 3 or 4, row 4, column 5 is 3.
pub fn verity() -> (Position, Step) {
    use HouseKind::{Box, Row};
    let three = vec![supposed(at(6, 1, 3), 3), last(at(6, 4, 5), 3, house(Row, 4), &[0])];
    let four = vec![
        supposed(at(6, 1, 3), 4),
        last(at(6, 1, 4), 3, house(Row, 1), &[0]),
        last(at(6, 4, 5), 3, house(Box, 4), &[1]),
    ];
    let branches = [three, four].map(|lines| Branch { lines, end: None }).into();
    (small(), step(Technique::ForcingNetVerity, &[(at(6, 4, 5), 3)], &[], branches))
}

type Change = fn(&mut Step);

fn branch(step: &mut Step) -> &mut Branch {
    &mut step.proof.as_mut().expect("a proof").branches[0]
}

fn end(step: &mut Step) -> &mut DeadEnd {
    branch(step).end.as_mut().expect("an end")
}

fn inner(step: &mut Step) -> &mut Branch {
    branch(step).lines[1].inner.as_deref_mut().expect("a try")
}

/// The step is right, and none of these changes is.
fn refuses((position, step): (Position, Step), changes: &[(&str, Change)]) {
    let facts = Facts::of(&position);
    assert!(check(&facts, &step).is_ok_and(|claims| claims > 10), "{:?}", check(&facts, &step));
    for (name, change) in changes {
        let mut changed = step.clone();
        change(&mut changed);
        assert_ne!(changed, step, "{name}");
        assert!(check(&facts, &changed).is_err(), "{name}");
    }
}

#[test]
fn what_is_wrong_in_a_contradiction_is_found() {
    let changes: [(&str, Change); 17] = [
        ("no proof", |step| step.proof = None),
        ("another digit", |step| branch(step).lines[3].digit = 9),
        ("another cell", |step| branch(step).lines[1].cell = at(9, 1, 6)),
        ("a line too few", |step| branch(step).lines[4].from = vec![0]),
        ("a line in vain", |step| branch(step).lines[3].from = vec![1, 2]),
        ("a later line", |step| branch(step).lines[1].from = vec![0, 5]),
        ("out of order", |step| branch(step).lines[4].from = vec![2, 0]),
        ("another house", |step| branch(step).lines[4].house = Some(house(HouseKind::Row, 9))),
        ("no house", |step| branch(step).lines[4].house = None),
        ("another reason", |step| branch(step).lines[3].why = Why::Supposed),
        ("another end", |step| end(step).cell = Some(at(9, 4, 4))),
        ("an end by fewer lines", |step| end(step).from.truncate(3)),
        ("an end of another kind", |step| end(step).why = DeadEndKind::House),
        ("no end", |step| branch(step).end = None),
        ("a line for nothing", |step| {
            branch(step).lines.push(last(at(9, 1, 9), 1, house(HouseKind::Row, 1), &[0]));
        }),
        ("something else goes", |step| step.removes[0].digit = 2),
        ("another supposition", |step| branch(step).lines[0].digit = 9),
    ];
    refuses(contradiction(), &changes);
}

#[test]
fn what_is_wrong_in_a_try_within_a_try_is_found() {
    let changes: [(&str, Change); 9] = [
        ("a closed try is named", |step| branch(step).lines[2].from = vec![1]),
        ("numbers that do not count the try", |step| branch(step).lines[2].from = vec![2]),
        ("a try without an end", |step| inner(step).end = None),
        ("a try of another digit", |step| inner(step).lines[0].digit = 5),
        ("a try that ends elsewhere", |step| inner(step).end = twice(house(HouseKind::Row, 4), 3, &[2, 3])),
        ("a wrong line in the try", |step| inner(step).lines[1].digit = 4),
        ("a reason that the try does not use", |step| branch(step).lines[1].from = vec![0]),
        ("no try", |step| branch(step).lines[1].inner = None),
        ("a refuted digit as a digit", |step| branch(step).end = twice(house(HouseKind::Box, 1), 3, &[0, 4])),
    ];
    refuses(nested(), &changes);
}

#[test]
fn what_is_wrong_in_a_verity_is_found() {
    let changes: [(&str, Change); 5] = [
        ("a branch is missing", |step| drop(step.proof.as_mut().expect("a proof").branches.pop())),
        ("a branch stops before", |step| drop(branch(step).lines.pop())),
        ("another digit is placed", |step| step.places[0].digit = 4),
        ("another place", |step| step.places[0].cell = at(6, 2, 2)),
        ("a dead end", |step| branch(step).end = twice(house(HouseKind::Row, 4), 3, &[0, 1])),
    ];
    refuses(verity(), &changes);
}
