//! Many puzzles on every core: the same lines as on one.

use crate::common::{FINNISH, NEWSPAPER, NINE, grid, written};
use ninefold::notation::Layout;
use ninefold::{Limits, Request, solve_all, solve_all_parallel};
use std::fs;

/// Enough puzzles for many threads.
const TIMES: usize = 700;

#[test]
fn the_same_as_on_one_core() {
    let files = fs::read_dir(crate::FORMATS).expect("a folder").map(|file| file.expect("a file").path());
    let mut texts: Vec<Vec<u8>> = files.map(|path| fs::read(path).expect("a file")).collect();
    texts.push(texts.concat());
    for layout in Layout::ALL {
        let puzzles = [FINNISH, NEWSPAPER, NINE].map(|words| written(&grid(words), layout)).join("\n");
        texts.push((puzzles + "\n").repeat(TIMES).into_bytes());
    }
    let odd = [
        "3xx4 42x1 x342 24x3\n",
        &format!("{}\n", ".".repeat(81)),
        "34?1 .... .... ....\n",
        "? {\"kind\":\"empty\"}\n",
        &format!("{}\n", NEWSPAPER.replace(' ', "")),
        &format!("{}\n", NEWSPAPER.replace(' ', "\n")),
        &format!("55{}\n", ".".repeat(79)),
        "12..\n..3.\n...4\n....\n",
    ];
    texts.push(odd.concat().repeat(TIMES).into_bytes());
    texts.push(odd.concat().encode_utf16().fold(vec![0xff, 0xfe], |mut bytes, unit| {
        bytes.extend(unit.to_le_bytes());
        bytes
    }));
    texts.extend([vec![], b"\n".to_vec(), b"Hello".to_vec(), vec![0xff; 1000]]);
    for text in texts {
        let begin = String::from_utf8_lossy(&text[..text.len().min(100)]).into_owned();
        assert!(solve_all_parallel(&text) == solve_all(&text), "{begin}");
    }
}

#[test]
fn the_same_within_limits() {
    let text = [".".repeat(256), ".".repeat(81), ".".repeat(625), ".".repeat(256)].join("\n").repeat(5);
    for budget in [0, 1, 300] {
        let request = Request::new(text.as_bytes()).limits(Limits::budget(budget));
        let lines = solve_all(request);
        assert!(budget > 1 || lines.starts_with(b"undecided\n"));
        assert_eq!(solve_all_parallel(request), lines, "{budget}");
    }
}
