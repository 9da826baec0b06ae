//! The formats that a text can be read in.

/// What a text was read as.
///
/// ```
/// use ninefold::notation::{Format, read};
///
/// let reading = read("12|34\n34|12\n--+--\n..|..\n..|..")?;
/// assert_eq!(reading.format, Format::Grid);
/// assert_eq!(reading.format.name(), "grid");
/// # Ok::<(), ninefold::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// All cells in a line: `53..7….`.
    #[default]
    Line,
    /// A line, or a word, for each row.
    Rows,
    /// Cells with blanks between them.
    Spaced,
    /// Rows with borders.
    Grid,
    /// Cells with commas, semicolons or tabs between them.
    Csv,
    /// Arrays of cells, or objects that hold puzzles.
    Json,
    /// A table with a header that says where the puzzles are.
    Dataset,
    /// SadMan's and SudoCue's `.sdk`.
    Sdk,
    /// Simple Sudoku's `.ss`.
    Ss,
    /// Pencil marks.
    Marks,
    /// A character for each candidate of each cell, in a line.
    Sukaku,
    /// HoDoKu's library.
    Hodoku,
    /// A line of the sudoku-exchange puzzle bank: a hash, a puzzle, a rating.
    Bank,
    /// A puzzle, a colon, and what is known of it.
    Tdoku,
    /// Solo's game ID.
    Solo,
    /// OpenSudoku's XML.
    Opensudoku,
    /// The address of another solver's page, or of this one.
    Link,
}

impl Format {
    /// The variant's name in small letters.
    ///
    /// ```
    /// assert_eq!(ninefold::notation::Format::Opensudoku.name(), "opensudoku");
    /// ```
    pub fn name(self) -> &'static str {
        match self {
            Format::Line => "line",
            Format::Rows => "rows",
            Format::Spaced => "spaced",
            Format::Grid => "grid",
            Format::Csv => "csv",
            Format::Json => "json",
            Format::Dataset => "dataset",
            Format::Sdk => "sdk",
            Format::Ss => "ss",
            Format::Marks => "marks",
            Format::Sukaku => "sukaku",
            Format::Hodoku => "hodoku",
            Format::Bank => "bank",
            Format::Tdoku => "tdoku",
            Format::Solo => "solo",
            Format::Opensudoku => "opensudoku",
            Format::Link => "link",
        }
    }
}
