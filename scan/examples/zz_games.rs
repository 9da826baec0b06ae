//! temp
#[path = "../tests/common/mod.rs"]
mod common;
use common::games::{Cell, game};
use common::{NEWSPAPER, SOLUTION};
fn main() {
    let ans = |c: usize| if NEWSPAPER.as_bytes()[c] == b'.' && c % 4 < 2 { SOLUTION.as_bytes()[c] } else { NEWSPAPER.as_bytes()[c] } as char;
    let given = |c: usize| NEWSPAPER.as_bytes()[c] != b'.';
    game(
        |c| Cell {
            digit: ans(c),
            ink: [30; 3],
            ground: if given(c) { [222; 3] } else { [255; 3] },
            has_marks: false,
        },
        [90; 3],
        dejavu::sans::bold,
    )
    .save("/tmp/st/ground.png")
    .unwrap();
    game(
        |c| Cell {
            digit: ans(c),
            ink: if given(c) { [30; 3] } else { [45, 110, 220] },
            ground: [255; 3],
            has_marks: false,
        },
        [90; 3],
        dejavu::sans::regular,
    )
    .save("/tmp/st/blue.png")
    .unwrap();
    let several = NEWSPAPER.replacen('5', ".", 2);
    game(
        |c| Cell { digit: several.as_bytes()[c] as char, ink: [30; 3], ground: [255; 3], has_marks: false },
        [90; 3],
        dejavu::sans::regular,
    )
    .save("/tmp/st/several.png")
    .unwrap();
    let clash = format!("5{}", &NEWSPAPER[1..]);
    game(
        |c| Cell { digit: clash.as_bytes()[c] as char, ink: [30; 3], ground: [255; 3], has_marks: false },
        [90; 3],
        dejavu::sans::regular,
    )
    .save("/tmp/st/clash.png")
    .unwrap();
}
