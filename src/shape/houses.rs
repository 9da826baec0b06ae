//! The houses of a puzzle as one table: which cells are in each, and which houses and peers each cell has.

use super::{House, Shape, Spec};
use crate::sets::{CellSet, bit, bits};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::sync::{Arc, OnceLock};

/// The three kinds of house that every cell is in, whatever the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BasicKind {
    Row,
    Column,
    /// A box, or the region that stands for it.
    Block,
}

/// How many basic kinds there are.
pub(crate) const BASIC_KINDS: usize = 3;

/// How many houses there may be: as many as a `u128` has bits.
const MOST_HOUSES: usize = 128;

/// Every house of a puzzle. A house is meant by its number: the rows come first, then the columns, then the
/// blocks, as many of each as the side. Further houses follow, the full ones first.
///
/// A house is *full* if it must hold every digit, which is so if it has as many cells as there are digits. In
/// any house a digit rules the digit out elsewhere. Only in a full one does the last place of a digit hold it.
///
/// A *place* is also the number of a cell within its house, from 0. Some places of a house as a mask are its *spots*:
/// bit 2 stands for its third cell.
pub(crate) struct Houses {
    shape: Shape,
    /// The rules that the table was made from.
    pub(super) spec: Spec,
    /// What each house is called.
    pub(crate) names: Vec<House>,
    /// The cells of each house, in ascending order.
    pub(crate) cells: Vec<Vec<usize>>,
    /// How many houses are full.
    full: usize,
    /// The houses that have the cells of an earlier one: a bit for each.
    repeated: u128,
    /// For each cell, the number of each of its houses, and the place of the cell in that house.
    of: Vec<Vec<(usize, u32)>>,
    /// The cells of each house as a set, and the peers of each cell.
    sets: Vec<CellSet>,
    peers: Vec<CellSet>,
}

impl Houses {
    /// The table of the classic puzzles of a shape, which is made once.
    pub(crate) fn of_shape(shape: Shape) -> &'static Arc<Houses> {
        /// By side.
        static TABLES: [OnceLock<Arc<Houses>>; 26] = [const { OnceLock::new() }; 26];
        TABLES[shape.side()].get_or_init(|| Arc::new(Houses::new(shape, Spec::default())))
    }

    /// The table of the houses that a `spec` lists. The spec has been checked before.
    pub(super) fn new(shape: Shape, spec: Spec) -> Houses {
        let (side, count, list) = (shape.side(), shape.cell_count(), spec.houses(shape));
        let mut houses = Houses {
            shape,
            spec,
            names: Vec::new(),
            cells: Vec::new(),
            full: 0,
            repeated: 0,
            of: vec![Vec::new(); count],
            sets: Vec::new(),
            peers: vec![CellSet::EMPTY; count],
        };
        for (house, (name, cells)) in list.into_iter().enumerate() {
            assert!(house < MOST_HOUSES, "there are too many houses");
            debug_assert!(cells.len() <= side, "{name}");
            if cells.len() == side {
                debug_assert_eq!(houses.full, house, "{name}: the full ones come first");
                houses.full += 1;
            }
            for (place, &cell) in cells.iter().enumerate() {
                houses.of[cell].push((house, place as u32));
            }
            let set: CellSet = cells.iter().copied().collect();
            if houses.sets.contains(&set) {
                houses.repeated |= bit(house);
            }
            cells.iter().for_each(|&cell| houses.peers[cell] |= set - CellSet::of(cell));
            houses.names.push(name);
            houses.cells.push(cells);
            houses.sets.push(set);
        }
        let is_in_each =
            |of_cell: &Vec<(usize, u32)>| (0..BASIC_KINDS).all(|kind| of_cell[kind].0 / side == kind);
        debug_assert!(houses.of.iter().all(is_in_each), "every cell is in a row, a column and a block");
        houses
    }

    /// The side of the grid, and its boxes as they are drawn.
    #[inline]
    pub(crate) fn shape(&self) -> Shape {
        self.shape
    }

    /// The numbers of all houses.
    #[inline]
    pub(crate) fn all(&self) -> Range<usize> {
        0..self.names.len()
    }

    /// The numbers of the full houses.
    #[inline]
    pub(crate) fn full(&self) -> Range<usize> {
        0..self.full
    }

    /// Whether a house must hold every digit.
    #[inline]
    pub(crate) fn is_full(&self, house: usize) -> bool {
        house < self.full
    }

    /// Whether an earlier house has the same cells, so that this one says nothing new. No classic puzzle has such
    /// a house.
    #[inline]
    pub(crate) fn is_repeated(&self, house: usize) -> bool {
        self.repeated & bit(house) != 0
    }

    /// The numbers of the rows, the columns or the blocks.
    #[inline]
    pub(crate) fn of_kind(&self, kind: BasicKind) -> Range<usize> {
        let first = kind as usize * self.shape.side();
        first..first + self.shape.side()
    }

    /// The numbers of the rows, then of the columns.
    pub(crate) fn lines(&self) -> Range<usize> {
        0..self.of_kind(BasicKind::Block).start
    }

    /// Whether a house is a row, a column or a block; if it is none of these, nothing.
    pub(crate) fn kind_of(&self, house: usize) -> Option<BasicKind> {
        [BasicKind::Row, BasicKind::Column, BasicKind::Block].get(house / self.shape.side()).copied()
    }

    /// Whether a house is a box, or a region that stands for it.
    pub(crate) fn is_block(&self, house: usize) -> bool {
        self.kind_of(house) == Some(BasicKind::Block)
    }

    /// The houses of a cell: its row, its column, its block, then others. With each comes the cell's place in it.
    #[inline]
    pub(crate) fn houses_of(&self, cell: usize) -> &[(usize, u32)] {
        &self.of[cell]
    }

    /// The houses of a cell: a bit for each.
    pub(crate) fn bits_of(&self, cell: usize) -> u128 {
        self.of[cell].iter().fold(0, |all, &(house, _)| all | bit(house))
    }

    /// The row, the column or the block of a cell.
    #[inline]
    pub(crate) fn house_of(&self, cell: usize, kind: BasicKind) -> usize {
        self.of[cell][kind as usize].0
    }

    /// The cells of each house.
    #[inline]
    pub(crate) fn sets(&self) -> &[CellSet] {
        &self.sets
    }

    /// The peers of each cell.
    #[inline]
    pub(crate) fn peers(&self) -> &[CellSet] {
        &self.peers
    }

    /// The cells that two houses share, if these are more than one; each such set once.
    ///
    /// The order decides which step is found first. In a classic puzzle, first come the cells that a box shares with
    /// each of its rows, box by box, and then those that it shares with each of its columns. In general the rows come
    /// first: for each house after them, what it shares with each row. Then the columns do the same, and so on.
    pub(crate) fn intersections(&self) -> Vec<CellSet> {
        let side = self.shape.side();
        let mut intersections = Vec::new();
        for first in self.all().step_by(side) {
            for other in first + 1..self.names.len() {
                let ones = first..other.min(first + side);
                for shared in ones.map(|one| self.sets[one] & self.sets[other]) {
                    if shared.len() > 1 && !intersections.contains(&shared) {
                        intersections.push(shared);
                    }
                }
            }
        }
        intersections
    }

    /// The spots of a house that are in a set of cells.
    pub(crate) fn spots_of(&self, house: usize, set: &CellSet) -> u32 {
        let cells = self.cells[house].iter().enumerate();
        cells.filter(|(_, cell)| set.contains(**cell)).fold(0, |bits, (place, _)| bits | 1 << place)
    }

    /// The houses that all of some cells are in; none for no cell.
    pub(crate) fn common_houses(&self, cells: &CellSet) -> impl Iterator<Item = usize> + '_ {
        let cells = *cells;
        let mut of_first = cells.first().map_or(&[][..], |first| self.houses_of(first)).iter();
        let is_common = move |house: &usize| cells.is_subset(&self.sets()[*house]);
        std::iter::from_fn(move || of_first.by_ref().map(|(house, _)| *house).find(is_common))
    }

    /// The cells that see all of some cells; none for no cell.
    pub(crate) fn common_peers(&self, cells: &CellSet) -> CellSet {
        let common = |seen: CellSet, cell: usize| seen & self.peers()[cell];
        let mut cells = cells.iter();
        cells.next().map_or(CellSet::EMPTY, |first| cells.fold(self.peers()[first], common))
    }

    /// Whether two different cells share a house.
    #[inline]
    pub(crate) fn sees(&self, one: usize, other: usize) -> bool {
        self.peers()[one].contains(other)
    }

    /// The cells at some spots of a house.
    pub(crate) fn cells_at(&self, house: usize, spots: u32) -> impl Iterator<Item = usize> + '_ {
        bits(spots).map(move |place| self.cells[house][place])
    }
}

/// Two tables are the same if their rules are.
impl PartialEq for Houses {
    fn eq(&self, other: &Houses) -> bool {
        (self.shape, &self.spec) == (other.shape, &other.spec)
    }
}

impl Eq for Houses {}

/// It shows the rules that it was made from, which say all.
impl fmt::Debug for Houses {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spec.fmt(out)
    }
}

impl Hash for Houses {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.spec.hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::{BASIC_KINDS, BasicKind, Houses};
    use crate::sets::CellSet;
    use crate::shape::random_examples::example;
    use crate::shape::{House, HouseKind, Shape};
    use std::collections::BTreeSet;

    /// What a table says of its cells, asked of each house alone.
    fn check(houses: &Houses) {
        let shape = houses.shape();
        for house in houses.all() {
            let set: CellSet = houses.cells[house].iter().copied().collect();
            assert_eq!((set, set.len() == shape.side()), (houses.sets()[house], houses.is_full(house)));
            assert!(houses.cells_at(house, u32::MAX >> (32 - set.len())).eq(set));
        }
        for cell in 0..shape.cell_count() {
            let of_cell: Vec<usize> =
                houses.all().filter(|&house| houses.sets()[house].contains(cell)).collect();
            assert!(houses.houses_of(cell).iter().map(|&(house, _)| house).eq(of_cell.iter().copied()));
            let places =
                houses.houses_of(cell).iter().map(|&(house, place)| houses.cells[house][place as usize]);
            assert!(places.eq(of_cell.iter().map(|_| cell)));
            for (kind, number) in [BasicKind::Row, BasicKind::Column, BasicKind::Block].into_iter().zip(0..) {
                assert_eq!(houses.house_of(cell, kind), of_cell[number]);
                assert!(houses.of_kind(kind).contains(&of_cell[number]));
                assert_eq!(houses.kind_of(of_cell[number]), Some(kind));
            }
            assert_eq!((houses.names[of_cell[0]].index, houses.names[of_cell[1]].index), {
                (shape.row_of(cell), shape.column_of(cell))
            });
            assert!(of_cell[BASIC_KINDS..].iter().all(|&house| houses.kind_of(house).is_none()));
            let seen = of_cell.iter().fold(CellSet::EMPTY, |seen, &house| seen | houses.sets()[house]);
            assert_eq!(houses.peers()[cell], seen - CellSet::of(cell));
        }
        let shared = houses.all().flat_map(|one| (0..one).map(move |other| (one, other)));
        let shared = shared.map(|(one, other)| houses.sets()[one] & houses.sets()[other]);
        let ordered = |sets: &mut dyn Iterator<Item = CellSet>| -> BTreeSet<Vec<usize>> {
            sets.map(|set| set.iter().collect()).collect()
        };
        let intersections = ordered(&mut houses.intersections().iter().copied());
        assert_eq!(intersections, ordered(&mut shared.filter(|cells| cells.len() > 1)));
        assert_eq!(intersections.len(), houses.intersections().len(), "each once");
    }

    #[test]
    fn tables_of_classic_shapes() {
        for shape in Shape::ALL {
            let houses = Houses::of_shape(shape);
            check(houses);
            assert_eq!(houses.full(), houses.all());
            assert!(houses.names.iter().copied().eq(shape.houses()));
            // The minirows, box by box, then the minicolumns.
            let in_boxes = |lines: BasicKind| {
                let crossed = move |of_box| houses.of_kind(lines).map(move |line| (line, of_box));
                houses.of_kind(BasicKind::Block).flat_map(crossed)
            };
            let of_both = in_boxes(BasicKind::Row).chain(in_boxes(BasicKind::Column));
            let shared = of_both.map(|(line, of_box)| houses.sets()[line] & houses.sets()[of_box]);
            assert!(houses.intersections().iter().copied().eq(shared.filter(|shared| !shared.is_empty())));
        }
    }

    #[test]
    fn tables_of_other_rules() {
        let mut kinds = Vec::new();
        for seed in 0..40 {
            let side = [4, 6, 9][seed as usize % 3];
            let example = example(Shape::of_side(side).expect("a shape"), seed, 0);
            let houses = example.puzzle.rules().table();
            check(houses);
            for house in houses.full() {
                let digits: BTreeSet<u8> =
                    houses.cells[house].iter().map(|&cell| example.solution[cell]).collect();
                assert_eq!(digits.len(), side, "{}", houses.names[house]);
            }
            kinds.extend(houses.names.iter().map(|&House { kind, .. }| kind));
        }
        assert!(
            HouseKind::ALL.iter().all(|kind| kinds.contains(kind)),
            "the examples have houses of every kind"
        );
    }
}
