//! Rows that are picked out of lines: what looks like cells is taken, all else is left out.

use super::super::bytes::{are_all, find_part, has_any, parse_number};
use super::cells::{Word, is_sign, trimmed, words, written};
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
        let mut of_length = [0; LONGEST + 1];
        rows.iter().for_each(|row| of_length[row.len().min(LONGEST)] += 1);
        for beside in 0..=MOST_BEFORE + MOST_BEHIND {
            for behind in 0..=beside.min(MOST_BEHIND) {
                let are_there = |side: &usize| of_length[side + beside] >= *side;
                let grid = |side| grid_within(&rows, beside - behind, side, behind);
                grids.extend(sides().filter(are_there).filter_map(grid));
            }
        }
        let are_there = |side: &usize| of_length[2 * side] >= *side;
        grids.extend(sides().filter(are_there).filter_map(|side| grids_beside(&rows, side)));
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

/// The grid of rows that have so many words before and behind their cells, all of which look like labels.
#[inline(never)]
fn grid_within(rows: &[Vec<&[u8]>], before: usize, side: usize, behind: usize) -> Option<Transcript> {
    let length = before + side + behind;
    let rows: Vec<&Vec<&[u8]>> = rows.iter().filter(|row| row.len() == length).collect();
    let is_label_at = |at: usize| is_label(&rows.iter().map(|row| row[at]).collect::<Vec<_>>(), side);
    if rows.len() < side
        || rows.len() > MOST_ROWS
        || !(0..before).chain(before + side..length).all(is_label_at)
    {
        return None;
    }
    let way = if length == side { TranscriptWay::Cells } else { TranscriptWay::Labels };
    grid_of(rows.iter().map(|row| &row[before..before + side]).collect(), side, way)
}

/// The two grids that stand beside each other.
#[inline(never)]
fn grids_beside(rows: &[Vec<&[u8]>], side: usize) -> Option<Transcript> {
    let rows = || rows.iter().filter(|row| row.len() == 2 * side);
    let both = rows().map(|row| &row[..side]).chain(rows().map(|row| &row[side..]));
    grid_of(both.collect(), side, TranscriptWay::Cells)
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
    let mut text = Vec::new();
    if has_answers && cells().any(|cell| cell.len() > 2) {
        text.extend_from_slice(format!("{{\"size\":{side},\"grid\":[").as_bytes());
        for row in rows {
            text.push(b'[');
            row.iter().for_each(|cell| push_object(&mut text, cell));
            text.extend_from_slice(b"],");
        }
        text.extend_from_slice(b"]}");
    } else {
        for row in rows {
            for cell in row {
                // SudoCue's `u5` is HoDoKu's `+5`.
                text.extend(written(cell).iter().map(|byte| if *byte == b'u' { b'+' } else { *byte }));
                text.push(b' ');
            }
            text.push(b'\n');
        }
    }
    Some(Transcript::new(way, String::from_utf8(text).ok()?))
}

/// Adds a cell of SudoCue's, as an object of f-puzzles: `5` is a given, `u5` an answer, `57` are marks.
fn push_object(text: &mut Vec<u8>, cell: &[u8]) {
    let object = match written(cell) {
        [b'u' | b'+', digit] => format!("{{\"value\":{}}},", char::from(*digit)),
        [digit @ b'1'..=b'9'] => format!("{{\"value\":{},\"given\":true}},", char::from(*digit)),
        [_] => "{},".into(),
        marks => {
            let marks: Vec<String> = marks.iter().map(|mark| char::from(*mark).into()).collect();
            format!("{{\"centerPencilMarks\":[{}]}},", marks.join(","))
        }
    };
    text.extend_from_slice(object.as_bytes());
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

/// The cells that stand apart.
fn apart<'a>(_: &'a [u8], words: &[Word<'a>]) -> Vec<&'a [u8]> {
    let mut cells = Vec::new();
    for &word in words {
        match word {
            Word::Cell(cell) => cells.push(cell),
            Word::Run(run) if are_marks(run) => cells.push(run),
            _ => {}
        }
    }
    cells
}

/// Whether digits are candidates, in ascending order.
fn are_marks(run: &[u8]) -> bool {
    run.is_sorted_by(|one, next| one < next) && are_all(run, |byte| byte.is_ascii_digit())
}

/// The cells of runs, and between them those that stand apart.
fn runs<'a>(_: &'a [u8], words: &[Word<'a>]) -> Vec<&'a [u8]> {
    let mut cells = Vec::new();
    for &word in words {
        match word {
            Word::Run(run) => cells.extend(run.chunks(1)),
            Word::Cell(cell) if are_all(cell, |byte| byte.is_ascii_digit() || is_sign(byte)) => {
                cells.extend(cell.chunks(1));
            }
            _ => {}
        }
    }
    cells
}

/// The cells of the last run.
fn last_run<'a>(_: &'a [u8], words: &[Word<'a>]) -> Vec<&'a [u8]> {
    let mut last: &[u8] = b"";
    for &word in words {
        if let Word::Run(run) = word {
            last = run;
        }
    }
    last.chunks(1).collect()
}

/// What stands in brackets of one cell each, as in `(5)(3)( )`.
fn bracketed<'a>(line: &'a [u8], _: &[Word<'a>]) -> Vec<&'a [u8]> {
    let inside = line.split(|byte| b"([{".contains(byte)).skip(1);
    inside
        .filter_map(|part| part.split(|byte| b")]}".contains(byte)).next())
        .map(<[u8]>::trim_ascii)
        .collect()
}

/// What stands between the sign that stands in the line most often of some; nothing is a blank.
fn fields<'a>(line: &'a [u8], _: &[Word<'a>]) -> Vec<&'a [u8]> {
    let count = |sign: u8| line.iter().filter(|byte| **byte == sign).count();
    let most = b"_-:/,&|;\t".iter().copied().max_by_key(|sign| count(*sign)).filter(|sign| count(*sign) > 1);
    let Some(sign) = most else { return Vec::new() };
    let fields: Vec<&[u8]> = line.split(|byte| *byte == sign).map(cell_of_field).collect();
    // A wiki has two bars between cells.
    let is_wiki = sign == b'|' && find_part(line, b"||") < line.len();
    if is_wiki { fields.into_iter().skip(1).step_by(2).collect() } else { fields }
}

/// The cell that a field has, as in `"5,0"`; a blank where it has nothing.
fn cell_of_field(field: &[u8]) -> &[u8] {
    let is_around = |byte: &u8| b" \t\"'=".contains(byte);
    let begin = field.iter().take_while(|byte| is_around(byte)).count();
    let field = &field[begin..];
    let field = &field[..field.len() - field.iter().rev().take_while(|byte| is_around(byte)).count()];
    let field = field.strip_suffix(b",0").unwrap_or(field);
    if are_all(field, |byte| byte.is_ascii_punctuation()) { b"" } else { trimmed(field) }
}

/// Each digit and sign of a line, whatever stands between them.
fn signs<'a>(line: &'a [u8], _: &[Word<'a>]) -> Vec<&'a [u8]> {
    line.chunks(1).filter(|byte| byte[0].is_ascii_digit() || is_sign(byte[0])).collect()
}

/// Texts whose spaces between bars are blanks, and have a dot now: in each column, or in each second one.
fn barred(lines: &[Vec<u8>]) -> Vec<Transcript> {
    let is_row = |line: &[u8]| {
        line.contains(&b'|') && are_all(line, |byte| b" |".contains(&byte) || byte.is_ascii_digit())
    };
    let filled = |line: &Vec<u8>, step: usize, first: usize| {
        let boxes = line.split(|byte| *byte == b'|').map(|inside| {
            let is_blank = |at: usize| inside[at] == b' ' && at >= first && (at - first).is_multiple_of(step);
            let cell = |at: usize| if is_blank(at) { '.' } else { char::from(inside[at]) };
            (0..inside.len()).map(cell).collect::<String>()
        });
        if is_row(line) { boxes.collect::<Vec<_>>().join("|") } else { String::from_utf8_lossy(line).into() }
    };
    let text = |(step, first)| lines.iter().map(|line| filled(line, step, first) + "\n").collect();
    [(2, 1), (1, 0), (2, 0)].map(|way| Transcript::new(TranscriptWay::Columns, text(way))).into()
}

/// The grids of lines in which a space stands for a blank, and the ends of lines may be lost.
fn columns(lines: &[Vec<u8>]) -> Vec<Transcript> {
    let is_blank = |line: &Vec<u8>| are_all(line, |byte| byte == b' ');
    let Some(first) = lines.iter().position(|line| !is_blank(line)) else { return Vec::new() };
    let last = lines.iter().rposition(|line| !is_blank(line)).unwrap_or(first);
    let rows = &lines[first..=last];
    let Some(shape) = Shape::of_side(rows.len()) else { return Vec::new() };
    if rows.iter().any(|row| !are_all(row, |byte| byte == b' ' || byte.is_ascii_digit())) {
        return Vec::new();
    }
    let (side, width) = (shape.side(), shape.box_columns());
    let indent =
        rows.iter().map(|row| row.iter().take_while(|byte| **byte == b' ').count()).min().unwrap_or_default();
    let grid = |(step, gap): (usize, usize), indent: usize| {
        let place = |column: usize| indent + column * step + column / width * gap;
        let digits = |row: &[u8]| row.iter().filter(|byte| **byte != b' ').count();
        let mut text = String::new();
        for row in rows {
            let cell = |column| row.get(place(column)).copied().filter(|byte| *byte != b' ').unwrap_or(b'.');
            let cells: String = (0..side).map(|column| char::from(cell(column))).collect();
            if cells.bytes().filter(|byte| *byte != b'.').count() != digits(row) {
                return None;
            }
            text = text + &cells + "\n";
        }
        Some(Transcript::new(TranscriptWay::Columns, text))
    };
    // How far apart the cells are, and what is between boxes besides.
    let ways = [(2, 0), (1, 0), (2, 2), (2, 1), (1, 1)];
    [0, indent]
        .into_iter()
        .flat_map(|indent| ways.into_iter().filter_map(move |way| grid(way, indent)))
        .collect()
}
