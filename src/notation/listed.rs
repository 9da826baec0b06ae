//! The cells, regions and lines that values of JSON say, for a shape that is known.

use super::bytes::{Span, find_part, has_any, is_space, parse_number, parts};
use super::fields;
use super::json::{JsonToken, JsonTokens, scalars};
use crate::shape::{MOST_GROUPS, Rules, Shape};

/// The cells of a list, each written as two numbers from 0, or as in `R1C1`.
fn listed_cells(list: &[u8], shape: Shape) -> Option<Vec<usize>> {
    let first = i32::from(has_any(list, |byte| matches!(byte, b'R' | b'r')));
    let side = shape.side() as i32;
    let place =
        |part: &[u8]| Some(i32::from(parse_number(part)?) - first).filter(|place| (0..side).contains(place));
    let places = number_pairs(list, b"[]\",RrCc", &place)?;
    Some(places.iter().map(|&[row, column]| shape.cell_at(row as usize, column as usize)).collect())
}

/// The numbers of a list, two by two, with white space and some other characters between them. They may be below 0 in
/// [`is_down`] alone.
#[inline(never)]
fn number_pairs(list: &[u8], between: &[u8], number: &dyn Fn(&[u8]) -> Option<i32>) -> Option<Vec<[i32; 2]>> {
    let parts = parts(list, |byte| is_space(byte) || between.contains(&byte));
    let numbers = parts.filter(|part| !part.is_empty()).map(number).collect::<Option<Vec<i32>>>()?;
    let (pairs, []) = numbers.as_chunks() else { return None };
    Some(pairs.to_vec())
}

/// The region of each cell: of a name or a character for each one, or of lists of cells.
pub(super) fn listed_regions(text: &[u8], value: Span, shape: Shape) -> Option<Vec<usize>> {
    let count = shape.cell_count();
    let (mut names, mut symbols) = (Vec::new(), Vec::new());
    for name in scalars(text, value).map(|span| span.of(text)) {
        let symbol = if let [symbol] = *name { Some(symbol) } else { None };
        names.extend(parse_number(name).or(symbol));
        symbols.extend_from_slice(name);
    }
    if let Some(names) = [names, symbols].into_iter().find(|names| names.len() == count) {
        return Some(fields::numbered_regions(&names));
    }
    let mut of_lists = vec![0; count];
    let mut region = 0;
    let mut tokens = JsonTokens::of(text, value);
    tokens.next();
    while let Some(token) = tokens.next() {
        if let JsonToken::Open(b'[') = token {
            region = 30.min(region + 1);
            for cell in listed_cells(tokens.pass_open().of(text), shape)? {
                of_lists[cell] = region;
            }
        }
    }
    (!of_lists.contains(&0)).then(|| fields::numbered_regions(&of_lists))
}

/// The cells of each group in a list: of arrays, or of objects whose `cells` say them.
pub(super) fn listed_groups(text: &[u8], value: Span, shape: Shape) -> Option<Vec<Vec<usize>>> {
    let mut groups = Vec::new();
    let mut tokens = JsonTokens::of(text, value);
    tokens.next();
    let mut name = &b"cells"[..];
    while let Some(token) = tokens.next() {
        match token {
            JsonToken::Open(b'[') if name != b"cells" => return None,
            JsonToken::Open(b'[') => {
                let cells = listed_cells(tokens.pass_open().of(text), shape)?;
                // One too many tells that there are too many.
                if groups.len() <= MOST_GROUPS {
                    groups.push(cells);
                }
            }
            JsonToken::Scalar { span, .. } if tokens.is_before_colon() => name = span.of(text),
            _ => {}
        }
    }
    (!groups.is_empty()).then_some(groups)
}

/// Whether every cage is a house that holds every digit; those without cells hold the title and such.
pub(super) fn are_houses(text: &[u8], cages: Span, rules: &Rules) -> bool {
    let table = rules.table();
    let is_house = |cells: &[usize]| {
        let has_cells =
            |own: &[usize]| own.len() == cells.len() && own.iter().all(|cell| cells.contains(cell));
        (0..table.cells.len()).any(|house| table.is_full(house) && has_cells(&table.cells[house]))
    };
    let mut tokens = JsonTokens::of(text, cages);
    let mut are_houses = matches!(tokens.nth(1), Some(JsonToken::Open(b'{')));
    while are_houses && let Some(token) = tokens.next() {
        if let JsonToken::Scalar { span, .. } = token
            && matches!(span.of(text), b"cells" | b"ce")
            && tokens.is_before_colon()
        {
            let cells = listed_cells(tokens.pass_value().of(text), rules.shape());
            are_houses = cells.is_some_and(|cells| cells.is_empty() || is_house(&cells));
        }
    }
    are_houses
}

/// Whether there is the diagonal down, and the one up, if lines are nothing but diagonals from corner to corner.
pub(super) fn drawn_diagonals(text: &[u8], lines: Span, shape: Shape) -> Option<(bool, bool)> {
    let (mut down, mut up, mut objects, mut ways) = (false, false, 0, 0);
    let mut tokens = JsonTokens::of(text, lines);
    tokens.next();
    while let Some(token) = tokens.next() {
        match token {
            JsonToken::Open(b'{') => objects += 1,
            JsonToken::Open(_) => return None,
            JsonToken::Scalar { span, .. } if tokens.is_before_colon() => {
                if let b"wayPoints" | b"wp" = span.of(text) {
                    let is_down = is_down(tokens.pass_value().of(text), shape)?;
                    (down, up, ways) = (down || is_down, up || !is_down, ways + 1);
                }
            }
            _ => {}
        }
    }
    (ways == objects).then_some((down, up))
}

/// Whether a line goes down from the top left, if it is a diagonal; not if it is the one up. Its points count from 0,
/// in cells. It may end in the middle of a corner's cell.
fn is_down(points: &[u8], shape: Shape) -> Option<bool> {
    const NEAR: i32 = 51;
    let length = 100 * shape.side() as i32;
    let points = number_pairs(points, b"[],", &hundredths)?;
    let [first, _] = points.first()?;
    let [last, _] = points.last()?;
    let is_whole = first.min(last).abs() < NEAR && (first.max(last) - length).abs() < NEAR;
    // A point that is far from a diagonal is not on it.
    let down = points.iter().all(|[row, column]| (row - column).abs() < NEAR);
    let up = points.iter().all(|[row, column]| (row + column - length).abs() < NEAR);
    (is_whole && down != up).then_some(down)
}

/// A number such as `-0.05`, in hundredths.
fn hundredths(text: &[u8]) -> Option<i32> {
    let digits = text.strip_prefix(b"-").unwrap_or(text);
    let mut parts = parts(digits, |byte| byte == b'.');
    let whole = i32::from(parse_number(parts.next()?)?);
    let part = match parts.next() {
        None => 0,
        Some([tenth]) => 10 * i32::from(parse_number(&[*tenth])?),
        Some(part) => parse_number(part.get(..2)?)?.into(),
    };
    let number = 100 * whole + part;
    parts.next().is_none().then_some(if digits.len() < text.len() { -number } else { number })
}

/// Whether the text of the rules says that there are diagonals, and nothing that would be another puzzle.
pub(super) fn say_diagonals(rules: &[u8]) -> bool {
    const WORDS: [&str; 4] = ["iagon", "иагонал", "角线", "角線"];
    const OTHERS: [&str; 8] = ["anti", "Anti", "knight", "king", "onsecutive", " sum", "three", "outside"];
    let has = |word: &&str| find_part(rules, word.as_bytes()) < rules.len();
    WORDS.iter().any(has) && !OTHERS.iter().any(has)
}
