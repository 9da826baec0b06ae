//! What a line is, before it is cut into cells: the beginning of a file's part, an object, a link, a note, a
//! table.

use super::block::Block;
use super::bytes::{are_all, lines, parts};
use super::cases::{Case, case, try_cases};
use super::class::{ANGLE, ANY, BRACKET, COLON, DASH, HASH, LETTER, Line, QUERY, SEPARATOR};
use super::code_text::MaybeCode;
use super::collector::PuzzleCollector;
use super::fields::SHORTEST;
use super::format::Format;
use super::grouping::LineGrouper;
use super::label::Label;
use super::pending::PendingLines;
use super::rows::Rows;
use super::table::TableHeader;
use super::{address, codes, fields, iss, json, xml};

/// Takes a line of a text if it is of the handler's kind, and says whether it is.
type LineHandler = fn(&mut LineSorter, Line) -> bool;

/// What a line can be, in the order in which it is tried. Each case has its name, an example that is read otherwise
/// without it, the classes of characters of which such a line has one, and its handler.
pub(super) static LINES: [Case<LineHandler>; 15] = [
    case("section", "[Puzzle]\n3xx4 42x1 x342 24x3", BRACKET, LineSorter::push_section),
    case("other section", "[Puzzle]\n3xx442x1x34224x3\n[Notes]\n1234341221434321", ANY, |sorter, _| {
        matches!(sorter.grouper.pending, PendingLines::Skipped)
    }),
    case("XML or object, going on", "<game\ndata=\"3xx442x1x34224x3\"/>", ANY, LineSorter::push_document),
    case("XML", "<game data=\"3xx442x1x34224x3\" level=\"1234341221434321\"/>", ANGLE, LineSorter::begin_xml),
    case(
        "object",
        r#"{"solution":"3124423113422413","a":"3xx442x1x34224x3"}"#,
        BRACKET,
        LineSorter::begin_braces,
    ),
    case("move", "3xx4 42x1 x342 24x3\nI012", LETTER, LineSorter::push_move),
    case("link", "https://a.b/?bd=3xx442x1x34224x3", COLON | QUERY | HASH, LineSorter::push_link),
    case("Solo's ID", "2x2:3b4_4_2a1a3_4_2_2_4a3", COLON, LineSorter::push_solo),
    case("constraints", ".Shape~4x4.Diagonal~1.~R1C1_3", LETTER, LineSorter::push_constraints),
    case("HoDoKu's library", ":0000:x:3xxxxxx1x34224x3:112::", COLON, LineSorter::push_hodoku),
    case("note", "#A Somebody\n3xx4\n42x1\nx342\n24x3", HASH, LineSorter::push_note),
    case("cells and rules", "3xx442x1x34224x3;x", SEPARATOR | DASH, LineSorter::push_fields),
    case("head of a table", "id,puzzle\n1,3xx442x1x34224x3", LETTER, LineSorter::begin_table),
    case(
        "row of a table",
        "answer,puzzle\n3124423113422413,3xx442x1x34224x3",
        ANY,
        LineSorter::push_table_row,
    ),
    case("cells", "3xx4 42x1 x342 24x3", ANY, LineSorter::push_cells),
];

/// Tells what each line of a text is, groups those of cells, and gives a puzzle that waits for a map of its regions (a
/// puzzle that is *held*) the lines of that map.
#[derive(Debug, Default)]
pub(super) struct LineSorter {
    /// Where a header says that the puzzles are.
    table: Option<TableHeader>,
    pub(super) grouper: LineGrouper,
}

impl LineSorter {
    pub(super) fn push_line(&mut self, line: Line) {
        let plain = self.grouper.next_line(line);
        let line = plain.as_deref().map_or(line, Line::of);
        try_cases(&LINES, line.classes, |handler| handler(self, line));
    }

    /// Takes a line below a puzzle that is held, if it is blank or may be of a map.
    #[inline(never)]
    pub(super) fn take_map_line(&mut self, line: Line) -> bool {
        let held = &mut self.grouper.collector.held;
        if held.puzzle.is_none() {
            return false;
        }
        let is_taken = held.take_line(line);
        if is_taken {
            self.grouper.line += 1;
            let Some(given) = held.give_regions() else { return true };
            if let Err(fault) = given {
                self.grouper.add_fault(fault);
            }
        }
        self.release_held();
        is_taken
    }

    /// Takes the lines below the puzzle that is held for something else than a map.
    #[inline(never)]
    pub(super) fn release_held(&mut self) {
        let text = self.collector().held.take_lines();
        self.grouper.line -= lines(&text).count();
        for line in lines(&text) {
            self.push_line(Line::of(line));
        }
    }

    pub(super) fn collector(&mut self) -> &mut PuzzleCollector {
        &mut self.grouper.collector
    }

    fn push_section(&mut self, line: Line) -> bool {
        let name = line.text.trim_ascii().strip_prefix(b"[").and_then(|name| name.strip_suffix(b"]"));
        let is_name = |name: &&[u8]| name.len() > 2 && are_all(name, |byte| byte.is_ascii_alphabetic());
        let Some(name) = name.filter(is_name) else { return false };
        let is_puzzle = name.eq_ignore_ascii_case(b"puzzle");
        if !is_puzzle && self.collector().header != Some(Format::Sdk) {
            return false; // It is a heading.
        }
        self.grouper.read_pending();
        let is_read = self.collector().begin_section(name) || is_puzzle;
        self.grouper.pending = if is_read { PendingLines::Nothing } else { PendingLines::Skipped };
        true
    }

    fn begin_xml(&mut self, line: Line) -> bool {
        xml::begins_document(line.text)
            && self.begin_document(PendingLines::Xml(xml::TagState::default()), line)
    }

    fn begin_braces(&mut self, line: Line) -> bool {
        json::begins_object(line.text) && self.begin_document(PendingLines::Braces(0), line)
    }

    fn begin_document(&mut self, document: PendingLines, line: Line) -> bool {
        self.grouper.read_pending();
        self.grouper.pending = document;
        self.push_document(line)
    }

    fn push_document(&mut self, line: Line) -> bool {
        match &mut self.grouper.pending {
            PendingLines::Xml(tag) => tag.pass(line.text, |_| {}),
            PendingLines::Braces(open) => *open = json::open_braces(*open, line.text),
            _ => return false,
        }
        self.grouper.keep_line(line);
        match self.grouper.pending {
            PendingLines::Braces(0) => self.grouper.read_pending(),
            document @ PendingLines::Xml(xml::TagState::None) => {
                self.grouper.read_pending();
                // XML goes on to the end of the text.
                self.grouper.pending = document;
            }
            _ => {}
        }
        true
    }

    /// Takes Simple Sudoku's note of a move: a digit filled in, as in `I388`, or candidates removed.
    fn push_move(&mut self, line: Line) -> bool {
        let note = line.text.trim_ascii();
        let longest = match note.first() {
            Some(b'I') => 4,
            Some(b'E') => 12,
            _ => return false,
        };
        let is_move =
            (4..=longest).contains(&note.len()) && are_all(&note[1..], |byte| byte.is_ascii_digit());
        if is_move {
            self.collector().take_move(note);
        }
        is_move
    }

    fn push_link(&mut self, line: Line) -> bool {
        self.push_code(line, address::linked_text(line), Format::Link, Label::default())
    }

    fn push_solo(&mut self, line: Line) -> bool {
        self.push_code(line, codes::read_solo(line.text), Format::Solo, Label::default())
    }

    fn push_constraints(&mut self, line: Line) -> bool {
        let text = line.text.trim_ascii();
        iss::are_constraints(text) && self.push_code(line, iss::read(text), Format::Link, Label::default())
    }

    fn push_hodoku(&mut self, line: Line) -> bool {
        let (code, mut label) = (codes::read_hodoku(line.text), Label::default());
        if code.is_some() {
            // The number of a technique; 0000 is none.
            let technique = parts(line.text.trim_ascii(), |byte| byte == b':').nth(1);
            let known = technique.filter(|technique| !are_all(technique, |byte| byte == b'0'));
            label.add(0, known.unwrap_or_default());
        }
        self.push_code(line, code, Format::Hodoku, label)
    }

    fn push_table_row(&mut self, line: Line) -> bool {
        let code = self.table.and_then(|table| table.puzzle_in(line.text));
        let is_named = code.is_some() && !self.collector().labels.are_unwanted;
        let label = self.table.filter(|_| is_named).map(|table| {
            let number = self.grouper.line;
            table.label_in(self.collector().labels.own(number, line.text))
        });
        self.push_code(line, code.map(Ok), Format::Dataset, label.unwrap_or_default())
    }

    /// Takes a line that holds a text or stands for one, and what it calls its puzzle.
    fn push_code(&mut self, line: Line, code: MaybeCode, format: Format, label: Label) -> bool {
        let Some(code) = code else { return false };
        self.grouper.read_pending();
        self.collector().labels.beside.push(label);
        self.grouper.read_lone_line(line, |earlier| match code {
            Ok(code) => Block { format, ..code.read(earlier) },
            Err(fault) => Block::of_fault(0, fault),
        });
        true
    }

    fn push_note(&mut self, line: Line) -> bool {
        let text = line.text.trim_ascii();
        // Lisp has rows as `#(5 3 0)`.
        let is_note = text.starts_with(b"#") && !text.starts_with(b"#(");
        if is_note {
            // In SudoCue's files, a letter says what a note is about.
            let is_head = matches!(line.text, [b'#', b'A' | b'D' | b'C' | b'B' | b'S' | b'L' | b'U', ..]);
            if is_head {
                self.collector().header = Some(Format::Sdk);
            }
            if !self.grouper.keep_if_pending(line) {
                let number = self.grouper.line;
                self.collector().labels.take_note(line.text, number, is_head);
            }
        }
        is_note
    }

    /// Takes a puzzle with rules; or puzzles in quotation marks, as in a list of a program, if any of them has rules.
    fn push_fields(&mut self, line: Line) -> bool {
        let is_list = self.table.is_none() && fields::read(line.text).is_none();
        let is_end = |byte| is_list && byte == b'"';
        if !parts(line.text, is_end).any(|text| text.len() >= SHORTEST && fields::read(text).is_some()) {
            return false;
        }
        self.grouper.read_lone_line(line, |earlier| {
            let (mut all, mut begin) = (Block::default(), 0);
            for text in parts(line.text, is_end) {
                if text.len() >= SHORTEST {
                    all.add_part(Rows::read_text(text, earlier), begin);
                }
                begin += text.len() + 1;
            }
            all
        });
        true
    }

    fn begin_table(&mut self, line: Line) -> bool {
        let Some(table) = TableHeader::of_header(line.text) else { return false };
        self.grouper.read_pending();
        self.table = Some(table);
        true
    }

    fn push_cells(&mut self, line: Line) -> bool {
        self.grouper.push_cells(line);
        true
    }
}
