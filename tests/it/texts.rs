//! What holds for any text, and for any puzzle as text.
//!
//! `PROPTEST_CASES=1000000 cargo test -p it texts` tries a million texts for each test.

use crate::common::{grids, holds, written};
use crate::kept::kept;
use ninefold::notation::{Fault, Layout, NotationError, Reader, read};
use ninefold::{Grid, Puzzle, Shape, solve_all};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use std::fs;
use std::sync::LazyLock;

/// The texts of `FORMATS`.
static FILES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut paths: Vec<_> = fs::read_dir(crate::FORMATS)
        .expect("the folder")
        .map(|entry| entry.expect("a file").path())
        .collect();
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).expect("text")).collect()
});

/// Puzzles with regions: drawn, with a map, and boxes on end; and some with candidates of their own.
const OTHERS: [&str; 9] = [
    "+-----+-----+\n|. 5 .|2 . .|\n|   +-+-+   |\n|. .|. .|3 .|\n| +-+   +-+ |\n|.|. . 1 4|.|\n+-+-------+-+\n\
     |.|4 6 . .|.|\n| +-+   +-+ |\n|. 3|. .|. .|\n|   +-+-+   |\n|. . 2|. 5 .|\n+-----+-----+\n",
    ".5.2......3....14..46....3......2.5. 111222113322133332455556445566444666\n",
    ".5.2......3....14..46....3......2.5.\n111222113322133332455556445566444666\n.5.2......3....14..46....3......2.5.\n",
    ".5.2..\n....3.\n...14.\n.46...\n.3....\n..2.5.\n\n111222\n113322\n133332\n455556\n445566\n444666\n",
    "34 6. .1\n.. .. 4.\n6. .1 5.\n\n2. .. ..\n4. 23 .5\n13 .. .2\n",
    "24  13  123 123\n23  124 34  34\n13  12  34  14\n34  234 123 234\n",
    "m=LLXG2M5MHE36O\n................;x;m=LLXG2M5MHE36O\n",
    "{\"puzzles\":[\"4...............;m=LLXG2M5MHE36O\"]}\n",
    "12.....2......3......45.....5......6...45.....5......612.....2......3....23.....3...1.........56.....6...4......56.....6\
     ...4...23.....3...1.......34..1......2....1....6...4......5.1....6...4......5...34..1......2....\n",
];

/// A grid that may have any digit anywhere.
fn any_grid() -> impl Strategy<Value = Grid> {
    select(&Shape::ALL[..]).prop_flat_map(|shape| {
        let side = shape.side() as u8;
        let cells = prop_oneof![
            vec(0..=side, shape.cell_count()),
            vec(1..=side, shape.cell_count()),
            vec(prop_oneof![4 => Just(0), 1 => 0..=side], shape.cell_count()),
            vec(prop_oneof![20 => Just(0), 1 => 0..=side], shape.cell_count()),
        ];
        cells.prop_map(|cells| Grid::new(cells).expect("a grid"))
    })
}

/// Whether a grid may be a map of regions: it is full, or nearly, and its first digit stands beside it again.
fn may_be_map(grid: &Grid) -> bool {
    let (cells, side) = (grid.cells(), grid.shape().side());
    cells.len() - grid.given_count() < 4 && (cells[0] == cells[1] || cells[0] == cells[side])
}

/// Any layout that can hold a shape.
fn layouts(shape: Shape) -> impl Strategy<Value = Layout> {
    select(Layout::ALL.into_iter().filter(|layout| holds(*layout, shape)).collect::<Vec<_>>())
}

/// A valid text of any format.
fn valid() -> impl Strategy<Value = String> {
    let laid_out = any_grid()
        .prop_flat_map(|grid| layouts(grid.shape()).prop_map(move |layout| written(&grid, layout) + "\n"));
    prop_oneof![
        select(&FILES[..]),
        select(&OTHERS[..]).prop_map(String::from),
        vec(prop_oneof![select(&FILES[..]), laid_out], 0..4).prop_map(|all| all.concat())
    ]
}

/// Changes of a text, each as its place, the length of what it replaces, and what stands there instead.
fn mutations() -> impl Strategy<Value = Vec<(Index, Index, String)>> {
    let parts = prop_oneof![
        Just(String::new()),
        ".{0,3}",
        "[-0-9.x?#,;:|+*_'\"\\[\\]{}<>=&/%\\\\ \t\r\n]{1,4}",
        select(
            &[
                "\n",
                "\n\n",
                "[Puzzle]\n",
                "<game data=\"",
                "{\"grid\":[[",
                "]]",
                "://",
                "?bd=",
                "puzzle,\n",
                "|",
                "---",
                "\u{feff}",
                "│",
                "3x3:",
                "> ",
                ";m=",
                "m=",
                "\n1. ",
                "…",
                "\u{200b}",
                "[b]",
                "a = [[",
                "\"killercage\":[{",
                "\"regions\":[[[0,1],",
                "\"cages\":[{\"cells\":[",
                "ca:[{ce:[[",
                " word ",
            ][..]
        )
        .prop_map(String::from),
    ];
    vec((any::<Index>(), any::<Index>(), parts), 0..6)
}

/// A text with some changes. Most of them replace at most 3 characters, the others any number.
fn mutated(text: String, mutations: Vec<(Index, Index, String)>) -> String {
    mutations.into_iter().fold(text, |text, (begin, length, part)| {
        let characters: Vec<char> = text.chars().collect();
        let begin = begin.index(characters.len() + 1);
        let reach = length.index(if length.index(4) > 0 { 4 } else { characters.len() + 1 });
        let (before, rest) = characters.split_at(begin);
        before.iter().copied().chain(part.chars()).chain(rest.iter().copied().skip(reach)).collect()
    })
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => (valid(), mutations()).prop_map(|(text, mutations)| mutated(text, mutations)),
        1 => prop_oneof![
            any::<String>(),
            "[0-9.xA-P \n]{0,300}",
            "([0-9.]{9}\n){0,12}",
            "([0-9.]{81}\r?\n|[0-9.]{80,82}\n|[1-4.]{16}\n|hello\n|([1-4x]{4} ){4}\n|é\n|\n){0,12}",
            "([0-9x?] ){0,9}\n[4689]\n([0-9A-Zx.]{4} ){0,8}",
            "([0-9]{1,2}[ ,\n]){0,200}",
            "(> ?)?(123456789\n)?((> ?|[1-9A-I]{1,2}[.:]? )?([0-9O.]{3} ?){3}\n){0,20}",
            "[\\[\\]{}\",:'0-9a-z.\r\n\t×é]{0,200}",
            "[-|+.=:0-9\n ]{0,200}",
            "https://x/[?]((bd|s|n|q|load|puzzleid|puzzle)=[-0-9A-Za-z+/%.~_,]{0,100}&){0,3}",
            "([2-5]x)?[2-9][jxkad]{0,3}:[0-9a-z_,]{0,80}",
            "<game( [a-z]{4}=[\"'][0-9]{0,81}[\"']){0,2}/?>",
        ],
    ]
}

type Found = Vec<Result<Puzzle, NotationError>>;

fn in_reader(text: &str) -> Found {
    let mut reader = Reader::default();
    let mut found = reader.push(text);
    found.extend(reader.finish().puzzles);
    found
}

proptest! {
    #![proptest_config(kept())]

    #[test]
    fn what_is_written_can_be_read(
        (puzzle, layout) in any_grid().prop_filter("it is no map", |grid| !may_be_map(grid)).prop_flat_map(|grid| (Just(grid.clone()), layouts(grid.shape()))),
    ) {
        let text = written(&puzzle, layout);
        prop_assert_eq!(grids(&text), Ok(vec![puzzle]), "{}", text);
        prop_assert_eq!(read(&text).map(|reading| reading.ignored), Ok(0));
    }

    #[test]
    fn any_text_gets_an_answer(text in any_text()) {
        let found = in_reader(&text);
        let (lines, columns) = (text.split('\n').count(), text.chars().count() + 1);
        for error in found.iter().filter_map(|puzzle| puzzle.as_ref().err()) {
            let sentence = error.to_string();
            prop_assert!(sentence.starts_with("Line ") && sentence.ends_with('.'), "{}", sentence);
            prop_assert!(sentence.chars().count() < 150 && !sentence.contains('\n'), "{}", sentence);
            prop_assert!((1..=lines).contains(&error.line) && (1..=columns).contains(&error.column), "{}", sentence);
        }
        let is_word = |puzzle: &Result<_, NotationError>| {
            matches!(puzzle, Err(NotationError { fault: Fault::Word { .. }, .. }))
        };
        match read(&text) {
            Ok(reading) => {
                prop_assert!(reading.grids().next().is_some());
                prop_assert!(reading.ignored <= text.chars().count());
                let found: Found = found.into_iter().filter(|puzzle| !is_word(puzzle)).collect();
                prop_assert_eq!(reading.puzzles, found, "read and Reader agree");
            }
            Err(error) => {
                prop_assert_eq!(found.is_empty(), error.fault == Fault::Empty);
                prop_assert!(found.is_empty() || found.contains(&Err(error)));
            }
        }
    }

    #[test]
    fn a_text_may_be_cut_anywhere(text in any_text(), cuts in vec(any::<Index>(), 0..6)) {
        let line = |puzzle: &Result<Puzzle, NotationError>| match puzzle {
            Ok(puzzle) => written(puzzle.grid(), Layout::Line) + "\n",
            Err(error) => format!("? {}\n", error.to_json()),
        };
        let expected: String = in_reader(&text).iter().map(line).collect();
        let mut cuts: Vec<usize> = cuts.iter().map(|cut| cut.index(text.len() + 1)).collect();
        // A map of regions is not looked for below a puzzle whose last line ends a part.
        let has_regions = [";r=", "\"rule\":\"regions\""].iter().any(|said| expected.contains(said));
        cuts.retain(|cut| !(has_regions && text.as_bytes()[..*cut].ends_with(b"\n")));
        cuts.extend([0, text.len()]);
        cuts.sort_unstable();
        let mut reader = Reader::default();
        let mut found: Vec<u8> =
            cuts.windows(2).flat_map(|cut| reader.push_lines(&text.as_bytes()[cut[0]..cut[1]])).collect();
        found.extend(reader.finish_lines());
        prop_assert_eq!(String::from_utf8(found).expect("text"), expected);
    }

    #[test]
    fn any_bytes_get_an_answer(bytes in vec(any::<u8>(), 0..300)) {
        let mut reader = Reader::default();
        let mut found = reader.push_lines(&bytes);
        found.extend(reader.finish_lines());
        prop_assert!(String::from_utf8(found).is_ok());
        prop_assert!(solve_all(&bytes).is_ascii());
    }
}
