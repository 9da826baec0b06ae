//! Saying which rules there are, one after the other.

use super::{Rules, RulesError, Shape, Spec};

impl Rules {
    /// Begins with the classic rules; what is called on it adds to them, and [`RulesBuilder::build`] ends it.
    ///
    /// ```
    /// use ninefold::{House, HouseKind, Rules, Shape};
    ///
    /// let rules = Rules::builder(Shape::NINE).diagonals().windows().build()?;
    /// assert_eq!(rules.houses().count(), 27 + 2 + 4);
    /// assert_eq!(rules.houses_of(40).count(), 3 + 2);
    ///
    /// let window = House { kind: HouseKind::Window, index: 3 };
    /// assert_eq!(rules.house_cells(window), [50, 51, 52, 59, 60, 61, 68, 69, 70]);
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn builder(shape: Shape) -> RulesBuilder {
        RulesBuilder { shape, spec: Spec::default() }
    }
}

/// Rules that are being said: see [`Rules::builder`].
///
/// What does not go together is told by [`RulesBuilder::build`].
#[derive(Clone, Debug)]
#[must_use = "`build` makes rules of it"]
pub struct RulesBuilder {
    shape: Shape,
    spec: Spec,
}

impl RulesBuilder {
    /// Regions in place of the boxes: for each cell the number of its region.
    ///
    /// They are counted from 0; where no cell is in a region 0, from 1, as in most files. Each region has as many cells
    /// as the side; they may lie apart. Only which cells share a number counts: the house of kind
    /// [`HouseKind::Region`](super::HouseKind::Region) with index 0 is the region of the first cell, and the others
    /// follow in the order of their first cells. If the regions are the boxes of the shape, they say nothing new, and
    /// the puzzle stays a classic.
    ///
    /// ```
    /// use ninefold::{HouseKind, Rules, Shape};
    ///
    /// // Boxes drawn on end.
    /// let regions = (0..36).map(|cell| cell / 18 * 3 + cell % 6 / 2);
    /// let rules = Rules::builder(Shape::of_side(6).unwrap()).regions(regions).build()?;
    /// assert_eq!(rules.houses_of(6).last().unwrap().to_string(), "region 1");
    ///
    /// let error = Rules::builder(Shape::NINE).regions([0; 81]).build().unwrap_err();
    /// assert_eq!(error.to_string(), "Region 1 has 81 cells, and each region of a 9×9 has 9.");
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn regions(mut self, regions: impl IntoIterator<Item = usize>) -> Self {
        // One too many tells that there are too many.
        self.spec.regions = Some(regions.into_iter().take(self.shape.cell_count() + 1).collect());
        self
    }

    /// Both diagonals hold every digit: the X-Sudoku.
    pub fn diagonals(self) -> Self {
        self.diagonal_down().diagonal_up()
    }

    /// The diagonal from the top left down to the right holds every digit. It is diagonal 0.
    pub fn diagonal_down(mut self) -> Self {
        self.spec.down = true;
        self
    }

    /// The diagonal from the bottom left up to the right holds every digit. It is diagonal 1, also where the other
    /// one is none.
    pub fn diagonal_up(mut self) -> Self {
        self.spec.up = true;
        self
    }

    /// Windows hold every digit, one less than boxes each way: the windoku, with four of them on a 9×9.
    ///
    /// They take square boxes.
    ///
    /// ```
    /// use ninefold::{Rules, Shape};
    ///
    /// let error = Rules::builder(Shape::of_side(6).unwrap()).windows().build().unwrap_err();
    /// assert_eq!(error.to_string(), "There are no windows in a 6×6: its boxes are not square.");
    /// ```
    pub fn windows(mut self) -> Self {
        self.spec.windows = true;
        self
    }

    /// The cells at the same place of every box hold every digit: the disjoint groups.
    ///
    /// ```
    /// use ninefold::{House, HouseKind, Rules, Shape};
    ///
    /// let rules = Rules::builder(Shape::NINE).disjoint_groups().build()?;
    /// let first = House { kind: HouseKind::Group, index: 0 };
    /// assert_eq!(rules.house_cells(first), [0, 3, 6, 27, 30, 33, 54, 57, 60]);
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn disjoint_groups(mut self) -> Self {
        self.spec.disjoint = true;
        self
    }

    /// Nine cells of a 9×9 that lie like a star hold every digit.
    ///
    /// ```
    /// use ninefold::{House, HouseKind, Rules, Shape};
    ///
    /// let rules = Rules::builder(Shape::NINE).asterisk().build()?;
    /// let asterisk = House { kind: HouseKind::Group, index: 0 };
    /// assert_eq!(rules.house_cells(asterisk), [13, 20, 24, 37, 40, 43, 56, 60, 67]);
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn asterisk(mut self) -> Self {
        self.spec.asterisk = true;
        self
    }

    /// The cells in the middle of the boxes of a 9×9 hold every digit.
    ///
    /// ```
    /// use ninefold::{House, HouseKind, Rules, Shape};
    ///
    /// let rules = Rules::builder(Shape::NINE).centre_dot().build()?;
    /// let dot = House { kind: HouseKind::Group, index: 0 };
    /// assert_eq!(rules.house_cells(dot), [10, 13, 16, 37, 40, 43, 64, 67, 70]);
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn centre_dot(mut self) -> Self {
        self.spec.dot = true;
        self
    }

    /// Nine cells of a 9×9 that lie like the vanes of a windmill hold every digit.
    ///
    /// ```
    /// use ninefold::{House, HouseKind, Rules, Shape};
    ///
    /// let rules = Rules::builder(Shape::NINE).girandola().build()?;
    /// let girandola = House { kind: HouseKind::Group, index: 0 };
    /// assert_eq!(rules.house_cells(girandola), [0, 8, 13, 37, 40, 43, 67, 72, 80]);
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn girandola(mut self) -> Self {
        self.spec.girandola = true;
        self
    }

    /// Some cells hold no digit twice; if they are as many as the side, they hold every digit. With a group the
    /// puzzle is no classic any more, also where the group says nothing new.
    ///
    /// There are 50 at most. The groups that are added so have the numbers from 0, in their order. Those of
    /// [`disjoint_groups`](RulesBuilder::disjoint_groups), [`asterisk`](RulesBuilder::asterisk),
    /// [`centre_dot`](RulesBuilder::centre_dot) and [`girandola`](RulesBuilder::girandola) follow, in this order.
    ///
    /// ```
    /// use ninefold::{House, HouseKind, Rules, Shape};
    ///
    /// let rules = Rules::builder(Shape::NINE).asterisk().group([20, 10, 0]).build()?;
    /// let groups = [0, 1].map(|index| rules.house_cells(House { kind: HouseKind::Group, index }).len());
    /// assert_eq!(groups, [3, 9]);
    ///
    /// let error = Rules::builder(Shape::NINE).group([3, 4, 81]).build().unwrap_err();
    /// assert_eq!(error.to_string(), "Group 1: there is no cell 81 in a 9×9, whose cells are 0 to 80.");
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn group(mut self, cells: impl IntoIterator<Item = usize>) -> Self {
        self.spec.groups.push(cells.into_iter().take(self.shape.side() + 1).collect());
        self
    }

    /// The rules that were said.
    ///
    /// # Errors
    ///
    /// If something that was said cannot be, or two things cannot be together.
    pub fn build(self) -> Result<Rules, RulesError> {
        Rules::from_spec(self.shape, self.spec)
    }
}
