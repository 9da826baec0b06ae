//! The puzzles in OpenSudoku's XML: an attribute of each `game`.

use super::block::Block;
use super::bytes::{Span, is_space, look_at, parse_number, position, take_until};
use super::format::Format;
use super::label::{self, Label};
use super::legend::EarlierPuzzles;
use super::rows::Rows;
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::sets::DigitSet;
use crate::shape::Shape;
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

/// Reads the puzzles in whole tags: the attribute `data` of each `game`, which is called what the file or the folder says
/// so far that is around it, and what its own note says.
pub(super) fn read(text: &[u8], earlier: &mut EarlierPuzzles) -> Block {
    let mut all = Block { format: Format::Opensudoku, ..Block::default() };
    TagState::default().pass(text, |tag| {
        let name = &tag.of(text)[1..];
        let name = &name[..position(name, |byte| !byte.is_ascii_alphabetic())];
        let value = |of: &[u8]| plain(attribute(text, tag, of).unwrap_or_default().of(text));
        if name.starts_with(b"game") {
            let Some(data) = attribute(text, tag, b"data") else { return };
            let mut label = earlier.document.clone();
            label.add(2, &value(b"note"));
            let begun = read_begun(data.of(text));
            let mut game = begun.unwrap_or_else(|| Rows::read_text(data.of(text), earlier));
            if let [Ok(puzzle)] = game.puzzles.as_mut_slice() {
                label.give_to(puzzle);
            }
            all.add_part(game, data.begin);
        } else if name == b"folder" {
            earlier.document = Label::default();
            earlier.document.add(0, &value(b"name"));
        } else if let Some(rank) = label::rank(name) {
            let content = &text[tag.end + 1..];
            earlier.document.add(rank, &plain(&content[..position(content, |byte| byte == b'<')]));
        }
    });
    all
}

/// The puzzle of a game that was begun, with what was done on it: `version: 3`, and in the next line three fields for each
/// cell with a bar behind each. A cell has its digit, its marks and whether somebody may change it; the
/// marks are a number with a bit for each, or in the first version digits with commas behind them.
fn read_begun(data: &[u8]) -> Option<Block> {
    let (version, cells) = data.strip_prefix(b"version: ")?.split_first()?;
    look_at(data.len());
    let cells = cells.strip_prefix(b"&#10;").or(cells.strip_prefix(b"\n"))?;
    // The second version has two bars behind some fields.
    let fields: Vec<&[u8]> = cells.split(|byte| *byte == b'|').filter(|field| !field.is_empty()).collect();
    let (cells, []) = fields.as_chunks() else { return None };
    let shape = Shape::of_cells(cells.len())?;
    let (mut givens, mut answers, mut marks) = (Vec::new(), Vec::new(), Vec::new());
    for [digit, noted, may_change] in cells {
        let digit = parse_number(digit).filter(|digit| usize::from(*digit) <= shape.side())?;
        givens.push(if *may_change == b"0" { digit } else { 0 });
        answers.push(digit);
        let noted = str::from_utf8(noted).unwrap_or_default();
        let bits = noted.parse::<u32>().unwrap_or_default();
        let is_marked = |digit: &u8| match version {
            b'1' => noted.split(',').any(|mark| mark.parse() == Ok(*digit)),
            _ => bits >> (digit - 1) & 1 == 1,
        };
        marks.push(DigitSet::all(shape.side()).iter().filter(is_marked).collect());
    }
    let puzzle = Puzzle::with_progress(Grid::known(shape, givens), &answers, &marks);
    Some(Block { puzzles: vec![Ok(puzzle)], ..Block::default() })
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
