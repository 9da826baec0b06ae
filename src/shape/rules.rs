//! What must hold in a puzzle: the houses of its shape, or others besides and in their place.

use super::{House, Houses, RulesError, Shape, Spec};
use crate::sets::CellSet;
use std::sync::Arc;

/// All that must hold in a puzzle besides its givens.
///
/// A classic puzzle has its rows, columns and boxes, and nothing more; then the rules are a [`Shape`], and cost
/// nothing. Others have *regions* in place of the boxes, or further houses: diagonals, windows, groups. All of
/// them can be combined, on the shapes from 4×4 to 16×16. [`Rules::builder`] makes such rules.
///
/// ```
/// use ninefold::{Grid, Rules, Shape, Verdict, solve};
///
/// // A windoku.
/// let rules = Rules::builder(Shape::NINE).windows().build()?;
/// let rows = "..32..... .......76 7.5...... ....968.. 9.......3 ..215.... ......5.4 67....... .....96..";
/// let cells = rows.split(' ').flat_map(str::chars).map(|c| c.to_digit(10).unwrap_or(0) as u8);
/// let puzzle = Grid::with_rules(rules, cells.collect())?;
/// assert!(matches!(solve(&puzzle), Verdict::Unique(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// With the feature `serde`, rules are the object that JavaScript has, and the side:
/// `{"side":9,"diagonals":"both"}`. A grid with rules is `{"rules":{…},"cells":[…]}`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    shape: Shape,
    /// The table of all houses; nothing for a classic puzzle, because all classic puzzles of a shape share one table.
    other: Option<Arc<Houses>>,
}

impl Rules {
    /// The rules of the classic puzzles of a shape: rows, columns and boxes.
    pub const fn classic(shape: Shape) -> Rules {
        Rules { shape, other: None }
    }

    /// The rules that a [`Spec`] asks for, if there can be such. A spec lists what there is besides the classic rules.
    #[inline(never)] // a copy in each caller makes the modules for browsers larger
    pub(crate) fn from_spec(shape: Shape, spec: Spec) -> Result<Rules, RulesError> {
        let spec = spec.checked(shape)?;
        let is_classic = spec == Spec::default();
        let table = || Arc::new(Houses::new(shape, spec));
        Ok(Rules { shape, other: (!is_classic).then(table) })
    }

    /// The side of the grid, and its boxes as they are drawn where there are no regions.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Whether there are rows, columns and boxes, and nothing else.
    pub const fn is_classic(&self) -> bool {
        self.other.is_none()
    }

    /// Every house: the rows, the columns, the boxes or regions; then those others that must hold every digit,
    /// and then those that are too small for it.
    pub fn houses(&self) -> impl Iterator<Item = House> + '_ {
        self.table().names.iter().copied()
    }

    /// The cells of a house, in ascending order; none if there is no such house.
    ///
    /// ```
    /// use ninefold::{House, HouseKind, Rules, Shape};
    ///
    /// let rules = Rules::builder(Shape::NINE).diagonal_up().build()?;
    /// let [down, up] = [0, 1].map(|index| House { kind: HouseKind::Diagonal, index });
    /// assert_eq!(rules.house_cells(up), [8, 16, 24, 32, 40, 48, 56, 64, 72]);
    /// assert_eq!(rules.house_cells(down), []);
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn house_cells(&self, house: House) -> &[usize] {
        self.number_of(house).map_or(&[], |number| &self.table().cells[number])
    }

    /// Whether a house must hold every digit, because it has as many cells as there are digits. A smaller one
    /// only holds no digit twice.
    ///
    /// ```
    /// use ninefold::{House, HouseKind, Rules, Shape};
    ///
    /// let rules = Rules::builder(Shape::NINE).group([0, 10, 20]).build()?;
    /// let [row, group] = [HouseKind::Row, HouseKind::Group].map(|kind| House { kind, index: 0 });
    /// assert!(rules.is_full(row) && !rules.is_full(group));
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn is_full(&self, house: House) -> bool {
        self.number_of(house).is_some_and(|number| self.table().is_full(number))
    }

    /// The houses that a cell is in; none if there is no such cell.
    pub fn houses_of(&self, cell: usize) -> impl Iterator<Item = House> + '_ {
        let table = self.table();
        let of_cell = if cell < self.shape.cell_count() { table.houses_of(cell) } else { &[] };
        of_cell.iter().map(|&(house, _)| table.names[house])
    }

    /// The other cells that share a house with a cell; none if there is no such cell.
    ///
    /// ```
    /// use ninefold::{Rules, Shape};
    ///
    /// assert_eq!(Rules::classic(Shape::NINE).peers(0).len(), 20);
    /// assert_eq!(Rules::builder(Shape::NINE).diagonals().build()?.peers(0).len(), 26);
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn peers(&self, cell: usize) -> CellSet {
        self.table().peers().get(cell).copied().unwrap_or_default()
    }

    /// Whether any two digits can change places in every solution of a grid without givens. It is always so, because
    /// houses treat all digits alike. A cage with a sum will be the first rule that does not.
    pub(crate) const fn are_digits_interchangeable(&self) -> bool {
        true
    }

    /// The table of all houses.
    #[inline]
    pub(crate) fn table(&self) -> &Arc<Houses> {
        self.other_table().unwrap_or_else(|| Houses::of_shape(self.shape))
    }

    /// The table of all houses, or nothing for a classic puzzle. Code that asks only for this does not bring in what
    /// makes the classic tables, which keeps a WebAssembly module for classic puzzles small.
    #[inline]
    pub(crate) fn other_table(&self) -> Option<&Arc<Houses>> {
        self.other.as_ref()
    }

    /// What these rules were made from; nothing for a classic puzzle.
    pub(crate) fn spec(&self) -> Option<&Spec> {
        self.other.as_ref().map(|houses| &houses.spec)
    }

    fn number_of(&self, house: House) -> Option<usize> {
        self.table().names.iter().position(|&name| name == house)
    }
}

/// The classic rules of a shape.
impl From<Shape> for Rules {
    fn from(shape: Shape) -> Rules {
        Rules::classic(shape)
    }
}
