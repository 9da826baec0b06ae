//! Rows that are picked out of lines: what looks like cells is taken, all else is left out.

use super::super::bytes::{are_all, find_part, has_any, parse_number, position};
use super::cells::{Word, is_digit_or_sign, is_sign, trimmed, words, written};
use super::transcript::{Transcript, TranscriptWay};
use crate::shape::Shape;

/// Picks the cells out of a line and its words.
type Picker = for<'a> fn(&'a [u8], &[Word<'a>]) -> Vec<&'a [u8]>;

/// How cells are picked, the most likely way first.
const PICKERS: [Picker; 6] = [apart, runs, bracketed, last_run, fields, signs];

/// So many rows are looked at at most, and so many words before and behind the cells of each.
const MOST_ROWS: usize = 20 * 25;
const MOST_BEFORE: usize = 6;
const MOST_BEHIND: usize = 2;
/// Longer than any row, also than two beside each other.
const LONGEST: usize = 51;

/// The grids whose rows can be picked out of lines, and those whose cells can.
pub(super) fn grids(lines: &[Vec<u8>]) -> Vec<Transcript> {
    let mut grids = Vec::new();
    let words: Vec<Vec<Word>> = lines.iter().map(|line| words(line)).collect();
    let mut known: Vec<Vec<Vec<&[u8]>>> = Vec::new();
    for picker in PICKERS {
        let rows = lines.iter().zip(&words).map(|(line, words)| picker(line, words)).collect();
        if known.contains(&rows) {
            continue;
        }
        let mut of_length = vec![Vec::new(); LONGEST + 1];
        rows.iter().for_each(|row| of_length[row.len().min(LONGEST)].push(&row[..]));
        for beside in 0..=MOST_BEFORE + MOST_BEHIND {
            for behind in 0..=beside.min(MOST_BEHIND) {
                let grid = |side: usize| grid_within(&of_length[side + beside], beside - behind, side);
                grids.extend(sides().filter_map(grid));
            }
        }
        grids.extend(sides().filter_map(|side| grids_beside(&of_length[2 * side], side)));
        known.push(rows);
    }
    grids.extend(columns(lines));
    if lines.iter().any(|line| line.contains(&b'|')) {
        grids.extend(barred(lines));
    }
    for picker in [apart as Picker, runs] {
        let cells: Vec<&[u8]> = words.iter().flat_map(|words| picker(b"", words)).collect();
        let side = sides().find(|side| side * side == cells.len());
        grids.extend(side.and_then(|side| grid_of(cells.chunks(side).collect(), side, TranscriptWay::Cells)));
    }
    grids
}

/// The sides of puzzles, the most likely one first.
fn sides() -> impl Iterator<Item = usize> {
    let others = Shape::ALL.into_iter().map(Shape::side).filter(|side| *side != 9);
    [9].into_iter().chain(others)
}

/// The grid of rows of one length that have so many words before their cells, if all words beside these look like labels.
#[inline(never)]
fn grid_within(rows: &[&[&[u8]]], before: usize, side: usize) -> Option<Transcript> {
    let length = rows.first()?.len();
    let is_label_at = |at: usize| is_label(&rows.iter().map(|row| row[at]).collect::<Vec<_>>(), side);
    let is_count = (side..=MOST_ROWS).contains(&rows.len());
    if !is_count || !(0..before).chain(before + side..length).all(is_label_at) {
        return None;
    }
    let way = if length == side { TranscriptWay::Cells } else { TranscriptWay::Labels };
    grid_of(rows.iter().map(|row| &row[before..before + side]).collect(), side, way)
}

/// The two grids of rows that stand beside each other.
#[inline(never)]
fn grids_beside(rows: &[&[&[u8]]], side: usize) -> Option<Transcript> {
    let both = rows.iter().map(|row| &row[..side]).chain(rows.iter().map(|row| &row[side..]));
    if rows.len() < side { None } else { grid_of(both.collect(), side, TranscriptWay::Cells) }
}

/// The grids of rows, if these are as many as some have; a row of labels may stand above them.
#[inline(never)]
fn grid_of(mut rows: Vec<&[&[u8]]>, side: usize, way: TranscriptWay) -> Option<Transcript> {
    if rows.len() % side == 1 && is_label(rows[0], side) {
        rows.remove(0);
    }
    if rows.is_empty() || !rows.len().is_multiple_of(side) || rows.len() > MOST_ROWS {
        return None;
    }
    let cells = || rows.iter().copied().flatten();
    let has_answers = cells().any(|cell| matches!(cell, [b'u' | b'+', _, ..]));
    let text = if has_answers && cells().any(|cell| cell.len() > 2) {
        let rows = rows.iter().map(|row| row.iter().map(|cell| object_of(cell)).collect::<String>());
        let rows: String = rows.map(|row| format!("[{row}],")).collect();
        format!("{{\"size\":{side},\"grid\":[{rows}]}}")
    } else {
        let cell = |cell: &&[u8]| String::from_utf8_lossy(written(cell)).into_owned() + " ";
        let rows = rows.iter().map(|row| row.iter().map(cell).collect::<String>() + "\n");
        // SudoCue's `u5` is HoDoKu's `+5`.
        rows.collect::<String>().replace('u', "+")
    };
    Some(Transcript { text, way })
}

/// A cell of SudoCue's, as an object of f-puzzles: `5` is a given, `u5` an answer, `57` are marks.
fn object_of(cell: &[u8]) -> String {
    match written(cell) {
        [b'u' | b'+', digit] => format!("{{\"value\":{}}},", char::from(*digit)),
        [digit @ b'1'..=b'9'] => format!("{{\"value\":{},\"given\":true}},", char::from(*digit)),
        [_] => "{},".into(),
        marks => {
            let marks: Vec<String> = marks.iter().map(|mark| char::from(*mark).into()).collect();
            format!("{{\"centerPencilMarks\":[{}]}},", marks.join(","))
        }
    }
}

/// Whether words can be labels: each has something in it that is no sign, or all are nothing; and no two are the same, or all
/// are, or one is no digit.
#[inline(never)]
fn is_label(words: &[&[u8]], side: usize) -> bool {
    let is_new = |(at, word): (usize, &&[u8])| !words[..at].contains(word);
    let count = words.iter().enumerate().filter(|word| is_new(*word)).count();
    let is_beyond = |word: &&[u8]| parse_number(word).is_some_and(|number| usize::from(number) > side);
    let are_nothing = words.iter().all(|word| word.is_empty());
    let is_seen = |word: &&[u8]| has_any(word, |byte| !is_sign(byte));
    (count == words.len() || count == 1 || words.iter().any(is_beyond))
        && (are_nothing || words.iter().all(is_seen))
}

/// The cells that stand apart; candidates are in ascending order.
fn apart<'a>(_: &'a [u8], words: &[Word<'a>]) -> Vec<&'a [u8]> {
    let are_marks =
        |run: &[u8]| run.is_sorted_by(|one, next| one < next) && are_all(run, |byte| byte.is_ascii_digit());
    words.iter().filter(|word| word.is_cell || are_marks(word.text)).map(|word| word.text).collect()
}

/// The cells of runs, and between them those that stand apart.
fn runs<'a>(_: &'a [u8], words: &[Word<'a>]) -> Vec<&'a [u8]> {
    let runs = words.iter().map(|word| word.text).filter(|text| are_all(text, is_digit_or_sign));
    runs.flat_map(|run| run.chunks(1)).collect()
}

/// The cells of the last run.
fn last_run<'a>(_: &'a [u8], words: &[Word<'a>]) -> Vec<&'a [u8]> {
    words.iter().rfind(|word| !word.is_cell).map_or(&b""[..], |run| run.text).chunks(1).collect()
}

/// What stands in brackets of one cell each, as in `(5)(3)( )`.
fn bracketed<'a>(line: &'a [u8], _: &[Word<'a>]) -> Vec<&'a [u8]> {
    let inside = |part: &'a [u8]| part[..position(part, |byte| b")]}".contains(&byte))].trim_ascii();
    line.split(|byte| b"([{".contains(byte)).skip(1).map(inside).collect()
}

/// What stands between the sign that stands in the line most often of some; nothing is a blank.
fn fields<'a>(line: &'a [u8], _: &[Word<'a>]) -> Vec<&'a [u8]> {
    let count = |sign: &u8| line.iter().filter(|byte| *byte == sign).count();
    let most = b"_-:/,&|;\t".iter().max_by_key(|sign| count(sign)).filter(|sign| count(sign) > 1);
    let Some(sign) = most else { return Vec::new() };
    let fields: Vec<&[u8]> = line.split(|byte| byte == sign).map(cell_of_field).collect();
    // A wiki has two bars between cells.
    let is_wiki = *sign == b'|' && find_part(line, b"||") < line.len();
    if is_wiki { fields.into_iter().skip(1).step_by(2).collect() } else { fields }
}

/// The cell that a field has, as in `"5,0"`; a blank where it has nothing.
fn cell_of_field(field: &[u8]) -> &[u8] {
    let field = str::from_utf8(field).unwrap_or_default().trim_matches([' ', '\t', '"', '\'', '=']);
    let field = field.strip_suffix(",0").unwrap_or(field).as_bytes();
    if are_all(field, |byte| byte.is_ascii_punctuation()) { b"" } else { trimmed(field) }
}

/// Each digit and sign of a line, whatever stands between them.
fn signs<'a>(line: &'a [u8], _: &[Word<'a>]) -> Vec<&'a [u8]> {
    line.chunks(1).filter(|byte| is_digit_or_sign(byte[0])).collect()
}

/// Texts whose spaces between bars are blanks, and have a dot now: in each column, or in each second one.
fn barred(lines: &[Vec<u8>]) -> Vec<Transcript> {
    let is_row = |line: &[u8]| {
        line.contains(&b'|') && are_all(line, |byte| b" |".contains(&byte) || byte.is_ascii_digit())
    };
    let filled = |line: &Vec<u8>, step: usize, first: usize| {
        let mut filled = line.clone();
        let boxes = is_row(line).then(|| filled.split_mut(|byte| *byte == b'|'));
        let cells = boxes.into_iter().flatten().flat_map(|cells| cells.iter_mut().skip(first).step_by(step));
        cells.filter(|cell| **cell == b' ').for_each(|cell| *cell = b'.');
        String::from_utf8_lossy(&filled).into_owned() + "\n"
    };
    let text = |(step, first)| lines.iter().map(|line| filled(line, step, first)).collect();
    [(2, 1), (1, 0), (2, 0)].map(|way| Transcript { text: text(way), way: TranscriptWay::Columns }).into()
}

/// The grids of lines in which a space stands for a blank, and the ends of lines may be lost.
fn columns(lines: &[Vec<u8>]) -> Vec<Transcript> {
    let has_digits = |line: &Vec<u8>| has_any(line, |byte| byte != b' ');
    let first = lines.iter().position(has_digits).unwrap_or_default();
    let rows = &lines[first..lines.iter().rposition(has_digits).map_or(first, |last| last + 1)];
    let Some(shape) = Shape::of_side(rows.len()) else { return Vec::new() };
    let (side, width) = (shape.side(), shape.box_columns());
    let digits = || rows.iter().flatten().filter(|byte| **byte != b' ');
    if digits().any(|byte| !byte.is_ascii_digit()) {
        return Vec::new();
    }
    let indents = rows.iter().map(|row| position(row, |byte| byte != b' '));
    let indent = indents.min().unwrap_or_default();
    let grid = |(step, gap): (usize, usize), indent: usize| {
        let place = |column: usize| indent + column * step + column / width * gap;
        let cell = |row: &[u8], column| {
            row.get(place(column)).filter(|byte| **byte != b' ').map_or('.', |byte| char::from(*byte))
        };
        let line =
            |row: &Vec<u8>| (0..side).map(|column| cell(row, column)).chain(['\n']).collect::<String>();
        let text: String = rows.iter().map(line).collect();
        let is_whole = text.bytes().filter(u8::is_ascii_digit).count() == digits().count();
        is_whole.then_some(Transcript { text, way: TranscriptWay::Columns })
    };
    // How far apart the cells are, and what is between boxes besides.
    let ways = [(2, 0), (1, 0), (2, 2), (2, 1), (1, 1)];
    [0, indent]
        .into_iter()
        .flat_map(|indent| ways.into_iter().filter_map(move |way| grid(way, indent)))
        .collect()
}
