//! The promise that any text is read in work and memory in proportion to its length, held to counts.

use super::read;
use std::cell::Cell;

thread_local! {
    /// How many bytes were looked at, as `bytes::look_at` counts them.
    pub(super) static LOOKED_AT: Cell<usize> = const { Cell::new(0) };
}

/// A pattern of text: a beginning, what is repeated, and an end.
type TextPattern = (&'static str, &'static str, &'static str);

/// Objects that somebody may send who means harm, or who opens the wrong file.
const OBJECTS: [TextPattern; 26] = [
    ("", "[", ""),
    ("{", "\"\",", "}"),
    ("{", "\"\"          ", "}"),
    ("", "{\"puzzle\":\"1234512345\",\"some other member\":", "1"),
    ("{", "\"x\":[[1,2,3,4],[1,2,3,4],[1,2,3,4],[1,2,3,?]],", "}"),
    ("{\"grid\":[", "[{\"value\":1},{\"region\":1}],", "]}"),
    ("{\"regions\":[", "[0,1],", "]}"),
    ("{\"cages\":[", "{\"cells\":[[0,1]]},", "]}"),
    ("{\"cages\":", "[{", ""),
    ("{\"a\":\"", "\\\\", ""),
    ("{\"a\":\"", "1234\\n", "\"}"),
    ("{\"", "x", "\":[[1,2]]}"),
    ("{ca:[{ce:[[", "1,", "]]}]}"),
    ("\"", "\"     ", "\""),
    ("{\"p\":\"................\"", ",\"title\":\"\\u00e9a\"", "}"),
    // Rules.
    ("{\"rules\":{", "\"windows\":true,", "},\"p\":\"................\"}"),
    ("{\"rules\":{\"groups\":[", "[0,1],", "]},\"p\":\"................\"}"),
    ("{\"rules\":{\"groups\":[[", "1,", "]]},\"p\":\"................\"}"),
    ("{\"rules\":{\"regions\":[", "1,", "]},\"p\":\"................\"}"),
    ("{\"rules\":", "{\"x\":[", ""),
    ("{\"extraregion\":[", "{\"cells\":[\"R1C1\",\"R2C2\"]},", "],\"p\":\"................\"}"),
    (
        "{\"lines\":[",
        "{\"wayPoints\":[[0,0],[4,4]]},",
        "],\"cells\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}",
    ),
    ("", "{\"diagonal+\":true,\"p\":\"................\",\"a\":", "1"),
    ("", "{\"rules\":{\"groups\":[[0,1]]},\"a\":", "\"................\""),
    ("[", "{\"windoku\":true,\"p\":\"................\"},", "]"),
    ("{\"windoku\":true", ",\"p\":\"................\"", "}"),
];

/// Lines of the same kind.
const LINES: [TextPattern; 65] = [
    // Faults, in a line and in lines of their own.
    ("", "................................................................................? ", ""),
    ("", "................................................................................?\n", ""),
    ("", "数", ""),
    ("", "1.3…\u{200b}4 ", ""),
    ("", "[b]1?34 3412 2143 4321[/b] ", ""),
    // Digits, blanks, bars and borders.
    ("", "1", ""),
    ("", ".", ""),
    ("", " ", ""),
    ("1", " ", "1"),
    ("", "-", ""),
    ("", "---------\n", ""),
    ("", "|", ""),
    ("", "|1|2", "|"),
    ("", "+--", ""),
    // What looks like the puzzle before it, up to its last row.
    (ROWS, "1........\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n?\n", ""),
    // Regions that are drawn, maps of regions, what looks like a map up to its last row, and boxes on end.
    ("", JIGSAW, ""),
    ("", ".5.2......3....14..46....3......2.5.\n111222113322133332455556445566444666\n", ""),
    ("", ".5.2......3....14..46....3......2.5.111222113322133332455556445566444666", ""),
    (".5.2......3....14..46....3......2.5.\n", "111222\n113322\n133332\n455556\n445566\n444667\n", ""),
    ("", ".5.2......3....14..46....3......2.5.\n\n", "111222\n"),
    ("", "34 6. .1\n.. .. 4.\n6. .1 5.\n\n2. .. ..\n4. 23 .5\n13 .. .2\n", ""),
    ("|1 2|3 4|\n", "+ + +\n", ""),
    // Brackets, strings, tags, commands, and signs between boxes and rows.
    ("", "(", ""),
    ("", "f(1, 2, 3, 4), ", ""),
    ("", "[1, 2, 3, 4]]\n", ""),
    ("", "\"", ""),
    ("", "'1.3.", ""),
    ("\"", "1.3.\\n", "\""),
    ("(", "1, 2, ", ")"),
    ("", "<a ", ""),
    ("", "<td>1</td>", ""),
    ("", "<b c=\"................", ""),
    ("", "1 & & 3 & \\\\ \\hline\n", ""),
    ("", "\\hline\n", ""),
    ("", "1 . # . 2\n", ""),
    ("", "1.3./.3.2/.4../21..\n", ""),
    ("", " 1 |3 \n", ""),
    ("", "1...................................\n", ""),
    ("", "1.3.\n.3.2\n.4..\n21..\n\n....\n....\n....\n....\n\n", ""),
    // Commas, tabs, notes, labels and words.
    ("", "1,,", ""),
    ("", "\t", ""),
    ("", "#", ""),
    ("123456789\n", "# note\n", ""),
    ("", "1. 2: ", ""),
    ("", "A: 1234\n", ""),
    ("", "word ", ""),
    ("puzzle,solution\n", "1234341221434321,", ""),
    // Quoted mail, tags, files, links and codes.
    ("", "> ", "1234"),
    ("", "[b]", ""),
    ("", "<game data=\"12?4\"/>", ""),
    ("<game>", "<!-- -->", ""),
    ("", "<name>a</name><game data='................'/>", ""),
    ("", "Title 1\n\n................ word # note\n", ""),
    ("", "https://somewhere.else/with/a/path/?bd=1%32..2..43..4..%31.\n", ""),
    // Codes that hold rules.
    ("9j:a,", "za_", ""),
    ("", "4jx:3b4h1b2,__aa____g__c_\n", ""),
    ("", "?bd=J9B0ep175\n", ""),
    ("", ".~R1C1_5", ""),
    ("", ".AntiKnight", ""),
    ("", ".AllDifferent~R1C1~R1C2", ""),
    (".AllDifferent", "~R1C1", ".~R1C1_5"),
    (".NoBoxes.Jigsaw~", "1a", ".~R1C1_5"),
    (".A1~", ".A1", "?"),
    ("", ".Shape~4x4.Windoku\n", ""),
    ("", "................;x\n", ""),
];

const JIGSAW: &str =
    "+-----+-+\n|1 . .|.|\n| +---+ |\n|.|. . .|\n+-+---+-+\n|. . .|.|\n| +---+ |\n|.|. . .|\n+-+-----+\n";
const ROWS: &str =
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n";

/// How many bytes are looked at in a text, and how much memory is taken at most.
fn cost((begin, again, end): TextPattern, length: usize) -> (usize, u64) {
    let text = [begin, &again.repeat(length / again.len()), end].concat();
    let before = LOOKED_AT.get();
    let memory = allocation_counter::measure(|| _ = read(&text));
    (LOOKED_AT.get() - before, memory.bytes_max)
}

/// Holds a pattern of text to twice the work and memory for twice the text.
fn assert_linear(shape: TextPattern) {
    let costs: Vec<_> = (0..5).map(|doubled| cost(shape, 50_000 << doubled)).collect();
    for pair in costs.windows(2) {
        let [(work, memory), (twice_work, twice_memory)] = [pair[0], pair[1]];
        assert!(twice_work <= 2 * work + 1000, "work for {shape:?}: {costs:?}");
        // A vector that is full takes twice its room, beside what it had.
        assert!(twice_memory <= 4 * memory + 1000, "memory for {shape:?}: {costs:?}");
    }
}

#[test]
fn twice_the_objects_are_twice_the_work() {
    OBJECTS.into_iter().for_each(assert_linear);
}

#[test]
fn twice_the_lines_are_twice_the_work() {
    LINES.into_iter().for_each(assert_linear);
}

#[test]
fn brackets_in_brackets_are_looked_at_once() {
    let looked_at = |depth: usize| {
        let before = LOOKED_AT.get();
        assert!(read(&["(".repeat(depth), ")".repeat(depth)].concat()).is_err());
        LOOKED_AT.get() - before
    };
    assert!(looked_at(20_000) <= 2 * looked_at(10_000) + 1000);
}

#[test]
fn puzzles_with_the_same_rules_share_their_table() {
    let text = (ROWS.replace('\n', "") + ";x\n").repeat(1000);
    let memory = allocation_counter::measure(|| assert!(read(&text).is_ok()));
    assert!(memory.bytes_max < 2_000_000, "{memory:?}"); // tables of their own would take 25 MB
}
