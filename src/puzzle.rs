//! A puzzle as it lies before a person: its grid, and what was done on it.

use crate::grid::Grid;
use crate::sets::DigitSet;
use crate::shape::Rules;
use crate::symbols::{Alphabet, Symbols};

/// A grid, the answers that a person has filled in, and the marks that they have noted.
///
/// What is the puzzle's own is in the [`Grid`]: its rules, its givens, and its candidates if it is a Sukaku. Answers
/// and marks are the person's. A given hides what else is in its cell, an answer hides marks, and digits above the
/// side count nowhere.
///
/// It remembers the [symbols](Puzzle::symbols) that it was read in, and what the text calls it, its
/// [label](Puzzle::label). Two puzzles are equal whatever these are.
///
/// ```
/// use ninefold::{DigitSet, Grid, Puzzle, Shape, notation::{Layout, write}};
///
/// let marks = [DigitSet::EMPTY, DigitSet::from_iter([1, 2])];
/// let puzzle = Puzzle::with_progress(Grid::empty(Shape::NINE), &[5], &marks);
/// let text = write(&puzzle, Layout::Ss)?;
/// assert!(text.ends_with(" *-----------*\nI005\nE01346789"));
/// # Ok::<(), ninefold::notation::LayoutError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Puzzle {
    grid: Grid,
    /// None at all, or one for each cell, 0 for none.
    answers: Vec<u8>,
    /// None at all, or some for each cell.
    marks: Vec<DigitSet>,
    /// Never any but the standard ones up to 9×9.
    symbols: Symbols,
    label: Option<Box<str>>,
}

impl Puzzle {
    /// A puzzle on which nothing was done.
    pub const fn new(grid: Grid) -> Puzzle {
        Puzzle { grid, answers: Vec::new(), marks: Vec::new(), symbols: Symbols::Standard, label: None }
    }

    /// A puzzle with its answers, 0 for none, and its marks; a cell that is missing there has none.
    pub fn with_progress(grid: Grid, answers: &[u8], marks: &[DigitSet]) -> Puzzle {
        let (count, side) = (grid.cells().len(), grid.shape().side());
        let mut puzzle = Puzzle::new(grid);
        (puzzle.answers, puzzle.marks) = (vec![0; count], vec![DigitSet::EMPTY; count]);
        for cell in (0..count).filter(|cell| puzzle.grid.cells()[*cell] == 0) {
            match (answers.get(cell), marks.get(cell)) {
                (Some(&answer @ 1..), _) if usize::from(answer) <= side => puzzle.answers[cell] = answer,
                (_, Some(&marks)) => puzzle.marks[cell] = marks & DigitSet::all(side),
                _ => {}
            }
        }
        if puzzle.answers.iter().all(|answer| *answer == 0) {
            puzzle.answers.clear();
        }
        if puzzle.marks.iter().all(|marks| marks.is_empty()) {
            puzzle.marks.clear();
        }
        puzzle
    }

    /// The same, to be written in these symbols; a puzzle up to 9×9 has the standard ones alone.
    ///
    /// ```
    /// use ninefold::{Grid, Puzzle, notation::{Layout, Symbols, read, write}};
    ///
    /// let reading = read(&format!("0F{}", ".".repeat(254)))?;
    /// let puzzle = reading.puzzles[0].as_ref().unwrap();
    /// assert_eq!(puzzle.symbols(), Symbols::FromZero);
    /// let alone = Puzzle::new(puzzle.grid().clone());
    /// assert!(write(&alone, Layout::Line)?.starts_with("GF."));
    /// assert!(write(&alone.with_symbols(puzzle.symbols()), Layout::Line)?.starts_with("0F."));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_symbols(self, symbols: Symbols) -> Puzzle {
        Puzzle { symbols: symbols.of_shape(self.grid.shape()), ..self }
    }

    /// The same in the letters of a wordoku, if there are as many as digits.
    pub(crate) fn with_letters(self, letters: Option<Alphabet>) -> Puzzle {
        match letters.filter(|letters| letters.to_string().len() == self.grid.shape().side()) {
            Some(letters) => self.with_symbols(Symbols::Wordoku(letters)),
            None => self,
        }
    }

    /// The symbols that the puzzle was read in, and is written in.
    ///
    /// Where it can have been written in more than one set, they are those of the puzzles of its shape before it in
    /// the text. [`Symbols::Standard`] if it was not read.
    pub const fn symbols(&self) -> Symbols {
        self.symbols
    }

    /// What the text that it was read in calls it: its name, its level, whatever stands beside the cells, in the text's
    /// own words and at most 80 characters of them. Several parts have ` · ` between them. None if there are no such words,
    /// or it was not read.
    ///
    /// ```
    /// use ninefold::notation::read;
    ///
    /// let label = |text| read(text).ok()?.puzzles[0].as_ref().ok()?.label().map(str::to_string);
    /// assert_eq!(label("Fiendish 12\n3xx442x1x34224x3 # by me").as_deref(), Some("Fiendish 12 · by me"));
    /// assert_eq!(label("3xx442x1x34224x3"), None);
    /// ```
    pub fn label(&self) -> Option<&str> {
        self.label.as_deref()
    }

    /// Notes what the text calls it.
    pub(crate) fn set_label(&mut self, label: String) {
        self.label = Some(label.into());
    }

    /// The same in the symbols and with the label of another one.
    pub(crate) fn named_as(mut self, other: &Puzzle) -> Puzzle {
        self.label = other.label.clone();
        self.with_symbols(other.symbols)
    }

    /// The puzzle's own: its rules, its givens, and its candidates.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The same without what was done on it.
    pub fn into_grid(self) -> Grid {
        self.grid
    }

    /// The digit that is filled in, for each cell, 0 for none; empty where there is none in any.
    pub fn answers(&self) -> &[u8] {
        &self.answers
    }

    /// The digits that are noted, for each cell; empty where there are none in any.
    pub fn marks(&self) -> &[DigitSet] {
        &self.marks
    }

    /// The digit that is filled in in a cell, 0 for none.
    pub(crate) fn answer(&self, cell: usize) -> u8 {
        self.answers.get(cell).copied().unwrap_or_default()
    }

    /// The digits that are noted in a cell.
    pub(crate) fn marks_in(&self, cell: usize) -> DigitSet {
        self.marks.get(cell).copied().unwrap_or_default()
    }

    /// Whether something was done on it.
    pub fn is_begun(&self) -> bool {
        !self.answers.is_empty() || !self.marks.is_empty()
    }

    /// The grid with the answers as givens.
    pub fn filled(&self) -> Grid {
        if self.answers.is_empty() {
            return self.grid.clone();
        }
        let both = self.grid.cells().iter().zip(&self.answers);
        self.grid.with_cells(both.map(|(given, answer)| *given.max(answer)).collect())
    }

    /// The grid with the marks as its candidates, besides those that it has: the person says that they are the
    /// puzzle's. In a cell where the two have nothing in common, the marks do not count.
    ///
    /// ```
    /// use ninefold::{DigitSet, Grid, Puzzle, Shape, count};
    ///
    /// let marks = [DigitSet::from_iter([1, 2])];
    /// let puzzle = Puzzle::with_progress(Grid::empty(Shape::ALL[0]), &[], &marks);
    /// assert_eq!((count(puzzle.grid(), 300).count, count(&puzzle.with_marks_given(), 300).count), (288, 144));
    /// ```
    pub fn with_marks_given(&self) -> Grid {
        if self.marks.is_empty() {
            return self.grid.clone();
        }
        let all = DigitSet::all(self.grid.shape().side());
        let given = |cell: usize| self.grid.given_candidates().map_or(all, |given| given[cell]);
        let both = |(cell, marks): (usize, &DigitSet)| match given(cell) & *marks {
            DigitSet::EMPTY => given(cell),
            both => both,
        };
        let candidates = self.marks.iter().enumerate().map(both).collect();
        self.grid.clone().limited(Some(candidates))
    }

    /// The same with answers and marks besides, which count where it has none.
    pub(crate) fn and(self, answers: &[u8], marks: &[DigitSet]) -> Puzzle {
        let answers = if self.answers.is_empty() { answers } else { &self.answers };
        let marks = if marks.iter().all(|marks| marks.is_empty()) { &self.marks } else { marks };
        Puzzle::with_progress(self.grid.clone(), answers, marks).named_as(&self)
    }

    /// The same where the marks are what is left but for some candidates of each cell.
    pub(crate) fn without(self, removed: &[DigitSet]) -> Puzzle {
        let mut marks = self.filled().candidates();
        marks.iter_mut().zip(removed).for_each(|(marks, removed)| *marks -= *removed);
        Puzzle::with_progress(self.grid.clone(), &self.answers, &marks).named_as(&self)
    }

    /// The same without marks that are all that is left for every cell: a program made them.
    pub(crate) fn without_computed_marks(mut self) -> Puzzle {
        if !self.marks.is_empty() && self.marks == self.filled().candidates() {
            self.marks = Vec::new();
        }
        self
    }

    /// The same with these candidates for its own.
    pub(crate) fn with_candidates(self, candidates: Vec<DigitSet>) -> Puzzle {
        Puzzle { grid: self.grid.limited(Some(candidates)), ..self }
    }

    /// The same puzzle under other rules for its shape.
    pub(crate) fn under(self, rules: Rules) -> Puzzle {
        Puzzle { grid: self.grid.under(rules), ..self }
    }
}

/// Puzzles are equal if their grids, answers and marks are.
impl PartialEq for Puzzle {
    fn eq(&self, other: &Puzzle) -> bool {
        (&self.grid, &self.answers, &self.marks) == (&other.grid, &other.answers, &other.marks)
    }
}

impl Eq for Puzzle {}

impl From<Grid> for Puzzle {
    fn from(grid: Grid) -> Puzzle {
        Puzzle::new(grid)
    }
}

/// Copies the grid.
impl From<&Grid> for Puzzle {
    fn from(grid: &Grid) -> Puzzle {
        Puzzle::new(grid.clone())
    }
}
