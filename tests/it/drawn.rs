//! Puzzles whose regions are drawn, or given as a map beside the cells.

use crate::common::grid;
use ninefold::notation::{Layout, read, write};
use ninefold::{Grid, Rules};

/// A 6×6 with regions: its cells, and the number of each one's region.
const CELLS: &str = ".5.2.. ....3. ...14. .46... .3.... ..2.5.";
const REGIONS: &str = "111222 113322 133332 455556 445566 444666";

/// The numbers of regions; a symbol is a number, whatever it is.
fn regions(map: &str) -> Vec<usize> {
    map.bytes().filter(|byte| *byte != b' ').map(usize::from).collect()
}

/// A puzzle with regions.
fn jigsaw(cells: &str, map: &str) -> Grid {
    let cells = grid(cells);
    let numbers = regions(map).into_iter().map(|symbol| symbol - usize::from(b'0'));
    let rules = Rules::builder(cells.shape()).regions(numbers).build().expect("regions");
    Grid::with_rules(rules, cells.into_cells()).expect("a grid")
}

fn six() -> Grid {
    jigsaw(CELLS, REGIONS)
}

#[test]
fn a_drawing() {
    let drawing = "\
+-----+-----+
|. 5 .|2 . .|
|   +-+-+   |
|. .|. .|3 .|
| +-+   +-+ |
|.|. . 1 4|.|
+-+-----+-+-+
|.|4 6 . .|.|
| +-+   +-+ |
|. 3|. .|. .|
|   +-+-+   |
|. . 2|. 5 .|
+-----+-----+";
    assert_eq!(write(&six(), Layout::Grid).as_deref(), Ok(drawing));
    assert_eq!(read(drawing).map(|reading| reading.puzzles), Ok(vec![Ok(six())]));
}
