//! Tags that stand between the cells of a line: those of forums, as `[b]`, and of HTML and XML, as `<td>`.

use super::bytes::{find_part, is_space, parts, position};

/// The names of a forum's tags, as in `[code]`.
const TAGS: &[u8] = b"code pre quote b i u s tt font size color table tr td th center spoiler hide list";

/// How long a tag is, and what stands in its place in a plain line.
type Tag<'a> = (usize, Vec<&'a [u8]>);

/// Whether a line is of HTML or XML: it begins with a tag, or one ends in it. In `53..7… # <b>` there is none.
pub(super) fn is_markup(line: &[u8]) -> bool {
    line.trim_ascii_start().starts_with(b"<")
        || [&b"</"[..], b"/>"].iter().any(|end| find_part(line, end) < line.len())
}

/// The tag that a text begins with, if it does; of a page only where the line is of one.
pub(super) fn tag_in(text: &[u8], is_markup: bool) -> Option<Tag<'_>> {
    match text {
        [b'[', ..] => forum_tag_in(text),
        [b'<', ..] if is_markup => markup_in(text),
        _ => None,
    }
}

/// The tag of HTML or XML. A cell of a table ends with a tab, and a value that may be a puzzle stays.
fn markup_in(text: &[u8]) -> Option<Tag<'_>> {
    const SHORTEST: usize = 16;
    const LONGEST: usize = 2000;
    let inner = text.get(1..text.len().min(LONGEST))?;
    let name_begin = position(inner, |byte| !b"/?!".contains(&byte));
    let name = &inner[name_begin..inner.len().min(name_begin + 40)];
    let ends_name = |byte: u8| !byte.is_ascii_alphanumeric() && !b"-_".contains(&byte);
    let name = &name[..position(name, ends_name)];
    let after = inner.get(name_begin + name.len())?;
    let is_comment = inner.starts_with(b"!--");
    if name.is_empty() || !is_comment && !is_space(*after) && !b"/>?".contains(after) {
        return None;
    }
    let end = position(inner, |byte| byte == b'>' || byte == b'<');
    let mut values = Vec::new();
    let quoted = parts(&inner[..end], |byte| byte == b'"' || byte == b'\'').skip(1).step_by(2);
    for value in quoted.filter(|value| value.len() >= SHORTEST && name_begin == 0) {
        values.extend([b" ", value, b" "]);
    }
    if name_begin > 0 && is_among(b"td th", name) {
        values.push(b"\t");
    }
    (inner.get(end) == Some(&b'>')).then_some((end + 2, values))
}

/// Whether a name is one of some, between blanks.
#[inline(never)]
pub(super) fn is_among(names: &[u8], name: &[u8]) -> bool {
    parts(names, is_space).any(|one| one.eq_ignore_ascii_case(name))
}

/// The tag of a forum.
fn forum_tag_in(text: &[u8]) -> Option<Tag<'_>> {
    // Names are short, so are their values.
    let text = &text[..text.len().min(80)];
    let inner = text[1..].strip_prefix(b"/").unwrap_or(&text[1..]);
    let (name, value) = inner.split_at(position(inner, |byte| !byte.is_ascii_alphabetic()));
    let is_tag = matches!(value, [b']' | b'=' | b' ', ..]) && is_among(TAGS, name);
    let length = 1 + position(text, |byte| !is_tag || byte == b']');
    (is_tag && length <= text.len()).then_some((length, Vec::new()))
}
