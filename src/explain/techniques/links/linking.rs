//! The links of a graph: which nodes see each other, and which of two must be on.

use super::graph::{LinkGraph, LinkNode, LinkNodeKind, LinkReach};
use crate::explain::Position;
use crate::sets::{CellSet, bits};

/// Links nodes of one digit that see each other, and the candidates of each cell.
pub(super) fn link_weakly(graph: &mut LinkGraph, position: &Position, reach: LinkReach) {
    let mut by_digit: Vec<Vec<u16>> = vec![Vec::new(); position.side().into()];
    for (index, node) in graph.nodes.iter().enumerate() {
        by_digit[usize::from(node.digit) - 1].push(index as u16);
    }
    for of_digit in by_digit {
        for (count, &one) in of_digit.iter().enumerate() {
            for &other in &of_digit[..count] {
                if all_see_each_other(graph, one.into(), other.into()) {
                    graph.weak[usize::from(one)].push(other);
                    graph.weak[usize::from(other)].push(one);
                }
            }
        }
    }
    if matches!(reach, LinkReach::Digit | LinkReach::Pairs) {
        return;
    }
    for bounds in graph.first_of_cell.windows(2) {
        for one in bounds[0]..bounds[1] {
            let others = (bounds[0]..bounds[1]).filter(|&other| other != one);
            graph.weak[usize::from(one)].extend(others);
        }
    }
}

/// Whether all cells of one node see all of another; what almost locked sets use may not overlap.
fn all_see_each_other(graph: &LinkGraph, one: usize, other: usize) -> bool {
    let (first, second) = (&graph.nodes[one], &graph.nodes[other]);
    if !second.cells.is_subset(&first.seen) {
        return false;
    }
    match (first.kind, second.kind) {
        (LinkNodeKind::Set(set), _) => graph.sets[usize::from(set)].cells.is_disjoint(graph.cells_of(other)),
        (_, LinkNodeKind::Set(set)) => graph.sets[usize::from(set)].cells.is_disjoint(graph.cells_of(one)),
        _ => true,
    }
}

/// Links two nodes that are all of a digit in a house.
pub(super) fn link_houses(graph: &mut LinkGraph, position: &Position) {
    let groups = graph.nodes.iter().enumerate().skip(graph.candidates.len());
    let groups: Vec<(usize, LinkNode)> = groups
        .filter(|(_, node)| node.kind == LinkNodeKind::Group)
        .map(|(index, node)| (index, *node))
        .collect();
    let houses = position.houses();
    for digit in position.all_digits() {
        for pair in position.conjugate_pairs(digit) {
            let [one, other] = pair.ends.map(|cell| graph.index_of(cell, digit));
            if let Some((one, other)) = one.zip(other) {
                link_strongly(graph, one, other);
            }
        }
    }
    for (number, (index, group)) in groups.iter().enumerate() {
        for house in houses.common_houses(&group.cells).filter(|&house| houses.is_full(house)) {
            let rest = position.places_in(house, group.digit) - group.cells;
            let other = match rest.len() {
                0 => None,
                1 => rest.first().and_then(|cell| graph.index_of(cell, group.digit)),
                _ => groups[..number]
                    .iter()
                    .find(|(_, other)| other.digit == group.digit && other.cells == rest)
                    .map(|(index, _)| *index),
            };
            if let Some(other) = other {
                link_strongly(graph, *index, other);
            }
        }
    }
}

/// Links the two candidates of a cell.
pub(super) fn link_cells(graph: &mut LinkGraph, position: &Position) {
    for cell in position.blanks().iter() {
        let first = usize::from(graph.first_of_cell[cell]);
        if graph.first_of_cell[cell + 1] as usize == first + 2 {
            link_strongly(graph, first, first + 1);
        }
    }
}

/// An almost locked set that loses one digit holds all its others; and what these take from a cell of
/// three candidates or more may leave it one.
pub(super) fn link_sets(graph: &mut LinkGraph, position: &Position) {
    let mut from = graph.candidates.len();
    while from < graph.nodes.len() {
        let LinkNodeKind::Set(number) = graph.nodes[from].kind else {
            from += 1;
            continue;
        };
        let set = graph.sets[usize::from(number)];
        let count = set.digits.len();
        let mut around = CellSet::EMPTY;
        let is_linked: Vec<usize> = (from..from + count).filter(|&one| !graph.weak[one].is_empty()).collect();
        for one in from..from + count {
            for &other in is_linked.iter().filter(|&&other| other != one) {
                graph.strong[one].push(other as u16);
            }
            around |= *position.places(graph.nodes[one].digit) & graph.nodes[one].seen;
        }
        for cell in around - set.cells {
            let digits = position.candidates(cell);
            let seen = (from..from + count).filter(|&one| {
                digits.contains(graph.nodes[one].digit) && graph.nodes[one].seen.contains(cell)
            });
            let seen: u32 = seen.fold(0, |seen, one| seen | 1 << (one - from));
            // Without the lost digit itself, just one candidate must be left.
            if digits.len() < 3 || seen.count_ones() as usize + 2 < digits.len() + 1 {
                continue;
            }
            for lost in 0..count {
                let taken = seen & !(1 << lost);
                if taken.count_ones() as usize + 1 == digits.len() {
                    let taken = bits(taken).map(|index| graph.nodes[from + index].digit).collect();
                    if let Some(left) = (digits - taken).single().and_then(|left| graph.index_of(cell, left))
                    {
                        graph.strong[from + lost].push(left as u16);
                    }
                }
            }
        }
        from += count;
    }
}

fn link_strongly(graph: &mut LinkGraph, one: usize, other: usize) {
    if !graph.strong[one].contains(&(other as u16)) {
        graph.strong[one].push(other as u16);
        graph.strong[other].push(one as u16);
    }
}
