//! What a line is, before it is cut into cells: the beginning of a file's part, an object, a link, a note, a table.

use super::answers::Found;
use super::block::Block;
use super::cases::{Case, case};
use super::class::{ANGLE, ANY, BRACKET, COLON, HASH, LETTER, Line, QUERY};
use super::codes::Decoded;
use super::error::Fault;
use super::format::Format;
use super::headers::{Table, is_comment, is_move, is_sdk, section};
use super::pending::Pending;
use super::progress::Noted;
use super::reader::Reader;
use super::rows::Rows;
use super::symbols::Shown;
use super::{address, codes, json, xml};

/// Takes a line of a text, if it is of a kind.
type Take = fn(&mut Reader, Line, &mut Found) -> bool;

/// What a line can be, in the order in which it is tried.
pub(super) static LINES: [Case<Take>; 14] = [
    case("section", "[Puzzle]\n3xx4 42x1 x342 24x3", BRACKET, Reader::push_section),
    case(
        "section without a puzzle",
        "3xx442x1x34224x3\n[Notes]\n3124\n4231\n1342\n2413",
        ANY,
        Reader::push_skipped,
    ),
    case("XML, going on", "<game\ndata=\"3xx442x1x34224x3\"/>", ANY, Reader::push_xml),
    case(
        "object, going on",
        "{\n\"a\": \"3xx442x1x34224x3\", \"solution\":\n\"3124423113422413\"}",
        ANY,
        Reader::push_braces,
    ),
    case("XML", "<game data=\"3xx442x1x34224x3\" level=\"1234341221434321\"/>", ANGLE, Reader::begin_xml),
    case(
        "object",
        "{\"solution\": \"3124423113422413\", \"puzzle\": \"3xx442x1x34224x3\"}",
        BRACKET,
        Reader::begin_braces,
    ),
    case("move", "3xx4 42x1 x342 24x3\nI012", LETTER, Reader::push_move),
    case("link", "https://a.b/?bd=3xx442x1x34224x3", COLON | QUERY | HASH, Reader::push_link),
    case("Solo's ID", "2x2:3b4_4_2a1a3_4_2_2_4a3", COLON, Reader::push_solo),
    case("HoDoKu's library", ":0000:x:3xxxxxx1x34224x3:112::", COLON, Reader::push_hodoku),
    case("note", "#A Somebody\n3xx4\n42x1\nx342\n24x3", HASH, Reader::push_note),
    case("head of a table", "id,puzzle\n1,3xx442x1x34224x3", LETTER, Reader::begin_table),
    case("row of a table", "answer,puzzle\n3124423113422413,3xx442x1x34224x3", ANY, Reader::push_field),
    case("cells", "3xx4 42x1 x342 24x3", ANY, Reader::push_cells),
];

impl Reader {
    fn push_section(&mut self, line: Line, found: &mut Found) -> bool {
        let Some(name) = section(line.text) else {
            return false;
        };
        self.take(found);
        self.header = Some(Format::Sdk);
        self.in_state = self.saved.is_some() && name.eq_ignore_ascii_case(b"state");
        let is_read = self.in_state || name.eq_ignore_ascii_case(b"puzzle");
        self.pending = if is_read { Pending::Nothing } else { Pending::Skipped };
        true
    }

    fn push_skipped(&mut self, _: Line, _: &mut Found) -> bool {
        matches!(self.pending, Pending::Skipped)
    }

    fn begin_xml(&mut self, line: Line, found: &mut Found) -> bool {
        xml::begins(line.text) && {
            self.take(found);
            self.pending = Pending::Xml(xml::Tag::default());
            self.push_xml(line, found)
        }
    }

    fn push_xml(&mut self, line: Line, found: &mut Found) -> bool {
        let Pending::Xml(mut tag) = self.pending else {
            return false;
        };
        self.keep(line);
        tag.pass(line.text);
        self.pending = Pending::Xml(tag);
        if tag == xml::Tag::None {
            let block = xml::read(&self.rows.text, &mut self.symbols);
            self.answer(block, found);
        }
        true
    }

    fn begin_braces(&mut self, line: Line, found: &mut Found) -> bool {
        json::begins(line.text) && {
            self.take(found);
            self.pending = Pending::Braces(json::Depth::default());
            self.push_braces(line, found)
        }
    }

    fn push_braces(&mut self, line: Line, found: &mut Found) -> bool {
        let Pending::Braces(mut depth) = self.pending else {
            return false;
        };
        self.keep(line);
        depth.pass(line.text);
        self.pending = Pending::Braces(depth);
        if depth.is_zero() {
            self.take(found);
        }
        true
    }

    fn push_move(&mut self, line: Line, _: &mut Found) -> bool {
        is_move(line.text) && {
            self.format = self.format.map(|_| Format::Ss);
            if let Some(saved) = &mut self.saved {
                saved.take_move(line.text.trim_ascii());
            }
            true
        }
    }

    fn push_link(&mut self, line: Line, found: &mut Found) -> bool {
        address::text(line).map(|text| self.push_code(line, text, Format::Link, found)).is_some()
    }

    fn push_solo(&mut self, line: Line, found: &mut Found) -> bool {
        codes::solo(line.text).map(|text| self.push_code(line, text, Format::Solo, found)).is_some()
    }

    fn push_hodoku(&mut self, line: Line, found: &mut Found) -> bool {
        let Some((cells, removed)) = codes::hodoku(line.text) else {
            return false;
        };
        self.take(found);
        self.answer_line(line, found, |symbols| {
            let block = Rows::read_text(cells.of(line.text), symbols).shifted(cells.begin);
            let block =
                if removed.is_empty() { block } else { block.with_progress(&[], Noted::Removed, &removed) };
            Block { format: Format::Hodoku, ..block }
        });
        true
    }

    /// Takes a line that is a code for a text.
    fn push_code(&mut self, line: Line, code: Result<Decoded, Fault>, format: Format, found: &mut Found) {
        self.take(found);
        self.answer_line(line, found, |symbols: &mut Shown| {
            let mut block = match code {
                Ok(Decoded { text, answers, marks }) => {
                    let block = json::read(&text, symbols).unwrap_or_else(|| Rows::read_text(&text, symbols));
                    if answers.is_empty() {
                        block
                    } else {
                        block.with_progress(&answers, Noted::Marks, &marks)
                    }
                }
                Err(fault) => Block::of_fault(0, fault),
            };
            // Where the text is wrong is nowhere in the code.
            block
                .puzzles
                .iter_mut()
                .filter_map(|puzzle| puzzle.as_mut().err())
                .for_each(|fault| fault.at = 0);
            Block { format, ..block }
        });
    }

    fn push_note(&mut self, line: Line, _: &mut Found) -> bool {
        is_comment(line.text) && {
            if is_sdk(line.text) {
                self.header = Some(Format::Sdk);
            }
            self.keep_pending(line);
            true
        }
    }

    fn begin_table(&mut self, line: Line, found: &mut Found) -> bool {
        let Some(table) = Table::of_header(line.text) else {
            return false;
        };
        self.take(found);
        self.table = Some(table);
        true
    }

    fn push_field(&mut self, line: Line, found: &mut Found) -> bool {
        let Some(field) = self.table.as_ref().and_then(|table| table.field(line.text)) else {
            return false;
        };
        self.take(found);
        self.answer_line(line, found, |symbols| {
            let block = Rows::read_text(field.of(line.text), symbols).shifted(field.begin);
            Block { format: Format::Dataset, ..block }
        });
        true
    }
}
