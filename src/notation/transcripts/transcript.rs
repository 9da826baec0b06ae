//! What a transcript is: a text, and what of another text it takes.

use crate::names::names;

names! {
    /// What a transcript takes of its text.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum TranscriptWay {
        /// Digits with the row and the column of each.
        Positions = "positions",
        /// A table of a page of the web.
        Page = "page",
        /// Letters in the place of digits, as in a wordoku.
        Letters = "letters",
        /// Rows without what stands before or behind them.
        Labels = "labels",
        /// The cells, without what stands between and around them.
        Cells = "cells",
        /// Spaces for blanks: the columns of the text say where the cells are.
        Columns = "columns",
    }
    ALL, "way"
}

impl TranscriptWay {
    /// What of the text it is, in a few words.
    pub const fn what(self) -> &'static str {
        match self {
            TranscriptWay::Positions => "digits with their rows and columns",
            TranscriptWay::Page => "a table of the page",
            TranscriptWay::Letters => "letters in the place of digits",
            TranscriptWay::Labels => "rows without what stands beside them",
            TranscriptWay::Cells => "the cells alone",
            TranscriptWay::Columns => "spaces in the place of blanks",
        }
    }
}

/// A plain text that another text may stand for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// The plain text.
    pub text: String,
    /// What of the other text it is.
    pub way: TranscriptWay,
}
