//! The puzzles in OpenSudoku's XML: an attribute of each `game`.

use super::begun_game;
use super::block::Block;
use super::bytes::{Span, is_space, look_at, position, take_until};
use super::format::Format;
use super::label::{self, Label};
use super::legend::EarlierPuzzles;
use super::rows::Rows;
use std::mem;

/// In what kind of tag a text ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum TagState {
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

impl TagState {
    /// Goes on to the end of a text, and hands over the tags that begin and end in it.
    pub(super) fn pass(&mut self, text: &[u8], mut take: impl FnMut(Span)) {
        look_at(text.len());
        let mut begin = 0;
        for at in 0..text.len() {
            let before = mem::replace(self, self.after(&text[at..]));
            match (before, *self) {
                (TagState::None, TagState::Open) => begin = at,
                (TagState::Open, TagState::None) => take(Span { begin, end: at }),
                _ => {}
            }
        }
    }

    /// In what kind of tag the next byte ends; the text begins with it.
    fn after(self, text: &[u8]) -> TagState {
        match (self, text) {
            (TagState::None, [b'<', b'!', b'-', b'-', ..]) => TagState::Comment,
            (TagState::None, [b'<', ..]) => TagState::Open,
            (TagState::Open, [b'>', ..]) => TagState::None,
            (TagState::Open, [quote @ (b'"' | b'\''), ..]) => TagState::Quoted(*quote),
            (TagState::Quoted(quote), [byte, ..]) if quote == *byte => TagState::Open,
            (TagState::Comment, [b'-', b'-', b'>', ..]) => TagState::None,
            (tag, _) => tag,
        }
    }
}

/// Whether a line begins a document of OpenSudoku's, perhaps behind what any document begins with.
pub(super) fn begins_document(mut line: &[u8]) -> bool {
    const BEGINNINGS: [&[u8]; 4] = [b"<opensudoku", b"<game", b"<folder", b"<name"];
    while let [b'<', b'?' | b'!', ..] = line.trim_ascii_start() {
        take_until(&mut line, |byte| byte == b'>');
    }
    BEGINNINGS.iter().any(|beginning| {
        let after = line.trim_ascii_start().strip_prefix(*beginning);
        after.is_some_and(|after| !after.first().is_some_and(u8::is_ascii_alphanumeric))
    })
}

/// Reads the puzzles in whole tags.
pub(super) fn read(text: &[u8], earlier: &mut EarlierPuzzles) -> Block {
    let mut all = Block { format: Format::Opensudoku, ..Block::default() };
    for (data, label) in games(text, &mut earlier.document) {
        let mut game = match begun_game::read(data.of(text)) {
            Some(puzzle) => Block { puzzles: vec![Ok(puzzle)], ..Block::default() },
            None => Rows::read_text(data.of(text), earlier),
        };
        if let [Ok(puzzle)] = game.puzzles.as_mut_slice() {
            label.give_to(puzzle);
        }
        all.add_part(game, data.begin);
    }
    all
}

/// The attribute `data` of each `game`, and what the game is called: what the file or the folder says so far that is around
/// it, and its own note.
fn games(text: &[u8], document: &mut Label) -> Vec<(Span, Label)> {
    let mut games = Vec::new();
    TagState::default().pass(text, |tag| {
        let name = &tag.of(text)[1..];
        let name = &name[..position(name, |byte| !byte.is_ascii_alphabetic())];
        let value = |of: &[u8]| plain(attribute(text, tag, of).unwrap_or_default().of(text));
        match name {
            _ if name.starts_with(b"game") => {
                let Some(data) = attribute(text, tag, b"data") else { return };
                let mut label = document.clone();
                label.add(2, &value(b"note"));
                games.push((data, label));
            }
            b"folder" => {
                *document = Label::default();
                document.add(0, &value(b"name"));
            }
            _ => {
                let Some(rank) = label::rank(name) else { return };
                let content = &text[tag.end + 1..];
                document.add(rank, &plain(&content[..position(content, |byte| byte == b'<')]));
            }
        }
    });
    games
}

/// A text with its `&quot;`s decoded.
fn plain(text: &[u8]) -> Vec<u8> {
    const ENTITIES: [(&[u8], u8); 6] = [
        (b"&lt;", b'<'),
        (b"&gt;", b'>'),
        (b"&quot;", b'"'),
        (b"&apos;", b'\''),
        (b"&#39;", b'\''),
        (b"&amp;", b'&'),
    ];
    let (mut plain, mut rest) = (Vec::new(), text);
    while let [byte, after @ ..] = rest {
        let entity = ENTITIES.iter().find(|(entity, _)| rest.starts_with(entity));
        plain.push(entity.map_or(*byte, |(_, character)| *character));
        rest = entity.map_or(after, |(entity, _)| &rest[entity.len()..]);
    }
    plain
}

/// The value of an attribute of a tag.
#[inline(never)]
fn attribute(text: &[u8], tag: Span, name: &[u8]) -> Option<Span> {
    look_at(tag.len());
    let inner = tag.of(text);
    let length = name.len() + 2;
    let is_name = |part: &[u8]| is_space(part[0]) && part[1..].strip_suffix(b"=") == Some(name);
    let (quote, value) = inner[inner.windows(length).position(is_name)? + length..].split_first()?;
    let begin = tag.end - value.len();
    let end = begin + position(value, |byte| byte == *quote);
    matches!(quote, b'"' | b'\'').then_some(Span { begin, end })
}

#[cfg(test)]
mod tests {
    use super::{TagState, begins_document, games};
    use crate::notation::label::Label;

    #[test]
    fn the_data_of_games() {
        let table: [(&str, &[&str]); 10] = [
            ("", &[]),
            ("<game data=\"12\"/>", &["12"]),
            ("<folder><game data='12'/><game created=\"1\" data=\"3 4\"></game></folder>", &["12", "3 4"]),
            ("<name>data=\"12\"</name>", &[]),
            ("<games\ndata=\"12\"/>", &["12"]),
            ("<game note=\">\" data=\"12\"/>", &["12"]),
            ("<!-- <game data=\"12\"/> --><game data=\"34\"/>", &["34"]),
            ("<!-- > --><game data=\"34\"/>", &["34"]),
            ("<game my-data=\"12\"/><game data=12/>", &[]),
            // What breaks off.
            ("<game data=\"12\"/><game data=\"34", &["12"]),
        ];
        for (text, expected) in table {
            let found = games(text.as_bytes(), &mut Label::default());
            let found: Vec<&str> = found.iter().map(|(data, _)| &text[data.begin..data.end]).collect();
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn tags() {
        let table = [
            ("<?xml version=\"1.0\"?>", false, TagState::None),
            ("<?xml version=\"1.0\"?><!-- 1 --><game>", true, TagState::None),
            (" <game data=\"12", true, TagState::Quoted(b'"')),
            ("<folder", true, TagState::Open),
            ("<!-- <game>", false, TagState::Comment),
            ("<b>12</b>", false, TagState::None),
            ("", false, TagState::None),
        ];
        for (line, is_document, end) in table {
            let mut tag = TagState::default();
            tag.pass(line.as_bytes(), |_| {});
            assert_eq!((begins_document(line.as_bytes()), tag), (is_document, end), "{line}");
        }
    }
}
