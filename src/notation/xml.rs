//! The puzzles in OpenSudoku's XML: an attribute of each `game`.

use super::scan::{find, is_space, position, trim};

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
pub(super) fn begins(line: &[u8]) -> bool {
    const BEGINNINGS: [&[u8]; 6] = [b"<?", b"<!--", b"<opensudoku", b"<game", b"<folder", b"<name"];
    BEGINNINGS.iter().any(|beginning| trim(line).starts_with(beginning))
}

impl Tag {
    /// Goes on to the end of a line.
    #[inline(never)]
    pub(super) fn pass(&mut self, line: &[u8]) {
        let mut rest = line;
        while let [byte, after @ ..] = rest {
            *self = match (*self, byte) {
                (Tag::None, b'<') if rest.starts_with(b"<!--") => Tag::Comment,
                (Tag::None, b'<') => Tag::Open,
                (Tag::Open, b'>') => Tag::None,
                (Tag::Open, b'"' | b'\'') => Tag::Quoted(*byte),
                (Tag::Quoted(quote), byte) if quote == *byte => Tag::Open,
                (Tag::Comment, b'-') if rest.starts_with(b"-->") => Tag::None,
                (tag, _) => tag,
            };
            rest = after;
        }
    }
}

/// The attribute `data` of each `game` in whole tags.
pub(super) fn games(text: &[u8]) -> Vec<&[u8]> {
    let mut games = Vec::new();
    let mut rest = text;
    loop {
        rest = &rest[position(rest, |byte| byte == b'<')..];
        if rest.is_empty() {
            return games;
        }
        let mut tag = Tag::default();
        let length = rest.iter().position(|&byte| {
            tag.pass(&[byte]);
            tag == Tag::None
        });
        let is_comment = rest.starts_with(b"<!--");
        let length = if is_comment { find(rest, b"-->") } else { length.unwrap_or(rest.len()) };
        let (game, after) = rest.split_at(length.max(1));
        rest = after;
        if !is_comment && game.starts_with(b"<game") {
            let name = game.windows(6).position(|part| is_space(part[0]) && part[1..] == *b"data=");
            if let Some([quote @ (b'"' | b'\''), value @ ..]) = name.and_then(|name| game.get(name + 6..)) {
                games.extend(value.split(|byte| byte == quote).next());
            }
        }
    }
}
