//! Five small published programs are the minimum: this crate reads what they read, and gives what they give.

use crate::common::{
    FINNISH, FINNISH_SOLUTION, NEWSPAPER, NEWSPAPER_SOLUTION, NINE, extends, grid, grids, is_solved, naive,
    with, written,
};
use ninefold::notation::Layout;
use ninefold::{Grid, Verdict, solutions, solve};

fn lines(words: &str) -> String {
    words.split(' ').collect::<Vec<_>>().join("\n")
}

/// A line for each row, with a space between the cells.
fn spaced(words: &str) -> String {
    let row = |row: &str| row.chars().map(String::from).collect::<Vec<_>>().join(" ");
    words.split(' ').map(row).collect::<Vec<_>>().join("\n")
}

fn only_solution(puzzle: &Grid) -> Grid {
    match solve(puzzle) {
        Verdict::Unique(solution) => solution,
        other => panic!("{other:?}"),
    }
}

#[test]
fn r1_nine_lines_of_nine_digits_in_and_out() {
    for (puzzle, solution) in [(FINNISH, FINNISH_SOLUTION), (NEWSPAPER, NEWSPAPER_SOLUTION)] {
        let solved = only_solution(&grid(&lines(puzzle)));
        assert_eq!(written(&solved, Layout::Rows), lines(solution));
    }
}

#[test]
fn r1_every_solution() {
    let puzzle = grid(&lines(FINNISH));
    for removed in [0, 11, 12, 19] {
        assert!(puzzle.cells()[removed] > 0);
        let fewer = with(&puzzle, &[(removed, 0)]);
        let found = solutions(&fewer, 100_000);
        assert!(found.solutions.len() > 1, "without the given in cell {removed}");
        assert!(found.complete);
        assert!(found.solutions.contains(&grid(FINNISH_SOLUTION)));
        for solution in &found.solutions {
            assert!(is_solved(solution) && extends(solution, &fewer));
        }
    }
}

#[test]
fn r2_a_size_and_rows_in_spaced_rows_out() {
    let table = [
        (4, "3xx4 42x1 x342 24x3", 1),
        (6, "x61453 4x5216 3461x5 152364 5x4631 6x354x", 1),
        (9, "xx971325x x3x8x2x6x xx85x43xx xx395712x x142xx73x 52x3xx98x 7514xx6xx xxxx7x8xx x8613xxxx", 1),
    ];
    for (size, rows, count) in table {
        let puzzle = grid(&format!("{size}\n{}\n", lines(rows)));
        assert_eq!(puzzle.shape().side(), size);
        assert_eq!(puzzle, grid(rows), "the size can be left out");
        let found = solutions(&puzzle, 1000);
        assert!(found.complete);
        assert_eq!(found.solutions, naive(&puzzle, 1000));
        assert_eq!(found.solutions.len(), count, "{size}");
        let out = written(&found.solutions[0], Layout::Spaced);
        assert!(out.lines().count() == size && out.lines().all(|row| row.split(' ').count() == size));
        assert_eq!(grid(&out), found.solutions[0]);
    }
}

#[test]
fn r3_both_forms_and_uniqueness() {
    for (puzzle, solution) in [(FINNISH, FINNISH_SOLUTION), (NEWSPAPER, NEWSPAPER_SOLUTION)] {
        for form in [lines(puzzle), spaced(puzzle)] {
            assert_eq!(written(&only_solution(&grid(&form)), Layout::Spaced), spaced(solution));
        }
        let first_given = grid(puzzle).cells().iter().position(|&digit| digit > 0);
        let fewer = with(&grid(puzzle), &[(first_given.expect("a given"), 0)]);
        assert!(matches!(solve(&fewer), Verdict::Several(..)), "one given less than {puzzle}");
    }
}

#[test]
fn r4_many_puzzles_in_one_stream() {
    let table = [(FINNISH, FINNISH_SOLUTION), (NEWSPAPER, NEWSPAPER_SOLUTION)];
    for between in ["\n", "\n\n", "\r\n \r\n"] {
        let stream: Vec<String> = table.iter().cycle().take(50).map(|(puzzle, _)| spaced(puzzle)).collect();
        let puzzles = grids(&stream.join(between)).unwrap();
        assert_eq!(puzzles.len(), 50);
        for (puzzle, (_, solution)) in puzzles.iter().zip(table.iter().cycle()) {
            assert_eq!(written(&only_solution(puzzle), Layout::Spaced), spaced(solution));
        }
    }
}

#[test]
fn r5_json_in_and_out_and_no_solution_is_an_answer() {
    let json = written(&grid(NINE), Layout::Json);
    assert!(json.starts_with(r#"[[".",".","9","7","1","3","2","5","."],[".","#), "{json}");
    let solved = only_solution(&grid(&json));
    let out = written(&solved, Layout::Json);
    assert!(out.starts_with(r#"[["6","4","9","7","1","3","2","5","8"],["1","3","5","#), "{out}");
    // A 4 in the first cell fits its houses, but not the puzzle.
    assert_eq!(solve(&with(&grid(&json), &[(0, 4)])), Verdict::NoSolution);
}
