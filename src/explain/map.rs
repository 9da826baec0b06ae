//! The houses of a shape as sets, made once for each shape: what every technique asks all the time.

use crate::candidates::CellSet;
use crate::shape::{House, HouseKind, Shape};
use std::ops::Range;
use std::sync::OnceLock;

/// The houses and the peers of one shape. A house is meant by its number: its place in [`Shape::houses`].
#[derive(Debug)]
pub(crate) struct Map {
    pub(crate) shape: Shape,
    pub(crate) houses: Vec<House>,
    /// The cells of each house, in ascending order.
    pub(crate) cells: Vec<Vec<usize>>,
    /// The same cells as sets.
    pub(crate) sets: Vec<CellSet>,
    /// The peers of each cell.
    pub(crate) peers: Vec<CellSet>,
    /// For each cell its houses, and which cell of the house it is.
    pub(crate) houses_of: Vec<Vec<(usize, u32)>>,
    /// What each box shares with each line that crosses it: the minirows, then the minicolumns.
    pub(crate) crossings: Vec<CellSet>,
    /// The numbers of the houses of each kind.
    kinds: [Range<usize>; HouseKind::ALL.len()],
    /// For each cell its house of each kind.
    by_kind: Vec<[u16; HouseKind::ALL.len()]>,
    /// For each cell of each house, in order, the houses that it is in besides.
    meetings: Vec<[Meeting; HouseKind::ALL.len()]>,
}

/// Where a house meets another.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Meeting {
    /// The other house.
    pub(crate) other: usize,
    /// The cells that both have: a bit for each cell of the one house, and for each cell of the other.
    pub(crate) here: u32,
    pub(crate) there: u32,
}

impl Map {
    pub(crate) fn of(shape: Shape) -> &'static Map {
        static MAPS: [OnceLock<Map>; Shape::ALL.len()] = [const { OnceLock::new() }; Shape::ALL.len()];
        let which = Shape::ALL.iter().position(|&other| other == shape).unwrap_or_default();
        MAPS[which].get_or_init(|| Map::new(shape))
    }

    fn new(shape: Shape) -> Map {
        let houses: Vec<House> = shape.houses().collect();
        let cells: Vec<Vec<usize>> = houses.iter().map(|&house| shape.house_cells(house).collect()).collect();
        let sets = cells.iter().map(|cells| cells.iter().copied().collect()).collect();
        let peers = (0..shape.cell_count()).map(|cell| shape.peers(cell).collect()).collect();
        let mut houses_of = vec![Vec::new(); shape.cell_count()];
        for (house, cells) in cells.iter().enumerate() {
            for (place, &cell) in cells.iter().enumerate() {
                houses_of[cell].push((house, place as u32));
            }
        }
        let crossings = shape.minirows().chain(shape.minicolumns());
        let crossings = crossings.map(|(line, of_box)| shape.shared_cells(line, of_box).collect()).collect();
        let kinds = HouseKind::ALL.map(|kind| {
            let first = houses.iter().position(|house| house.kind == kind).unwrap_or(houses.len());
            first..first + houses[first..].iter().take_while(|house| house.kind == kind).count()
        });
        let house_of = |houses: &Vec<(usize, u32)>| {
            kinds.clone().map(|kind| {
                let house = houses.iter().find(|(house, _)| kind.contains(house));
                house.map_or(0, |&(house, _)| house as u16)
            })
        };
        let by_kind = houses_of.iter().map(house_of).collect();
        let meetings = Vec::new();
        let mut map =
            Map { shape, houses, cells, sets, peers, houses_of, crossings, kinds, by_kind, meetings };
        map.meetings = (0..map.houses.len())
            .flat_map(|house| map.cells[house].iter().map(move |&cell| (house, cell)))
            .map(|(house, cell)| HouseKind::ALL.map(|kind| map.meet(house, map.house_of(cell, kind))))
            .collect();
        map
    }

    fn meet(&self, house: usize, other: usize) -> Meeting {
        let bits_of = |house: usize, other: usize| {
            let cells = self.cells[house].iter().enumerate();
            let shared = cells.filter(|(_, cell)| self.sets[other].contains(**cell));
            shared.fold(0, |bits, (place, _)| bits | 1 << place)
        };
        Meeting { other, here: bits_of(house, other), there: bits_of(other, house) }
    }

    /// Where a house meets the one of another kind that is in its cell number `place`, too.
    #[inline]
    pub(crate) fn meeting(&self, house: usize, place: u32, kind: HouseKind) -> &Meeting {
        &self.meetings[house * self.shape.side() + place as usize][kind as usize]
    }

    /// The numbers of the houses of one kind.
    #[inline]
    pub(crate) fn of_kind(&self, kind: HouseKind) -> Range<usize> {
        self.kinds[kind as usize].clone()
    }

    /// The numbers of the rows, then of the columns.
    pub(crate) fn lines(&self) -> impl Iterator<Item = usize> + '_ {
        self.of_kind(HouseKind::Row).chain(self.of_kind(HouseKind::Column))
    }

    /// The house of one kind that a cell is in.
    #[inline]
    pub(crate) fn house_of(&self, cell: usize, kind: HouseKind) -> usize {
        usize::from(self.by_kind[cell][kind as usize])
    }

    /// The houses that all of some cells are in; none for no cell.
    pub(crate) fn common_houses(&self, cells: &CellSet) -> impl Iterator<Item = usize> + '_ {
        let cells = *cells;
        let first = cells.first();
        let houses = first.map(|cell| self.houses_of[cell].as_slice()).unwrap_or_default();
        houses.iter().map(|&(house, _)| house).filter(move |&house| cells.is_subset(&self.sets[house]))
    }

    /// The cells that see all of some cells; none for no cell.
    pub(crate) fn common_peers(&self, cells: &CellSet) -> CellSet {
        let common = |seen: CellSet, cell: usize| seen & self.peers[cell];
        let mut cells = cells.iter();
        cells.next().map_or(CellSet::EMPTY, |first| cells.fold(self.peers[first], common))
    }

    /// Whether two different cells share a house.
    #[inline]
    pub(crate) fn sees(&self, one: usize, other: usize) -> bool {
        self.peers[one].contains(other)
    }

    /// The cells of a house whose bits are set.
    pub(crate) fn cells_at(&self, house: usize, spots: u32) -> impl Iterator<Item = usize> + '_ {
        bits(spots).map(move |place| self.cells[house][place])
    }
}

/// The bits of a number that are set, from the lowest.
pub(crate) fn bits(number: impl Into<u64>) -> impl Iterator<Item = usize> {
    let mut number: u64 = number.into();
    std::iter::from_fn(move || {
        let lowest = (number != 0).then(|| number.trailing_zeros() as usize)?;
        number &= number - 1;
        Some(lowest)
    })
}

pub(crate) fn each_bit(mut bits: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(lowest)
    })
}
