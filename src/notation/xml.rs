//! The puzzles in OpenSudoku's XML: an attribute of each `game`.

/// In what kind of tag a text ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Tag {
    /// In none.
    #[default]
    None,
    /// Between its attributes.
    Open,
    /// In an attribute, whose end is this quotation mark.
    Quoted(u8),
    /// In a comment.
    Comment,
}

/// Whether a line begins a document.
pub(super) fn begins(line: &str) -> bool {
    let tag = line.trim_start().strip_prefix('<');
    tag.is_some_and(|tag| tag.starts_with(|first: char| first.is_ascii_alphabetic() || "?!".contains(first)))
}

impl Tag {
    /// Goes on to the end of a line.
    pub(super) fn pass(&mut self, line: &str) {
        let mut rest = line.as_bytes();
        while let [byte, after @ ..] = rest {
            let (next, after) = match (*self, byte) {
                (Tag::None, b'<') if rest.starts_with(b"<!--") => (Tag::Comment, after),
                (Tag::None, b'<') => (Tag::Open, after),
                (Tag::Open, b'>') => (Tag::None, after),
                (Tag::Open, b'"' | b'\'') => (Tag::Quoted(*byte), after),
                (Tag::Quoted(quote), byte) if quote == *byte => (Tag::Open, after),
                (Tag::Comment, b'-') if rest.starts_with(b"-->") => (Tag::None, after),
                (tag, _) => (tag, after),
            };
            (*self, rest) = (next, after);
        }
    }
}

/// The attribute `data` of each `game` in whole tags.
pub(super) fn games(text: &str) -> Vec<&str> {
    let mut games = Vec::new();
    let mut rest = text;
    while let Some((_, tag)) = rest.split_once('<') {
        rest = tag;
        if let Some(comment) = tag.strip_prefix("!--") {
            rest = comment.split_once("-->").unwrap_or_default().1;
        } else if let Some(attributes) =
            tag.strip_prefix("game").filter(|rest| rest.starts_with(char::is_whitespace))
        {
            let mut attributes = attributes;
            while let Some((name, after)) = attributes.split_once('=').filter(|(name, _)| !name.contains('>'))
            {
                let after = after.trim_start();
                let Some(quote) = after.chars().next().filter(|quote| matches!(quote, '"' | '\'')) else {
                    break;
                };
                let (value, after) = after.split_at(1).1.split_once(quote).unwrap_or_default();
                if name.trim() == "data" {
                    games.push(value);
                }
                (attributes, rest) = (after, after);
            }
        }
    }
    games
}
