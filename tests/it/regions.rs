//! Texts that name the regions of a puzzle. Where the regions are the boxes of the shape, it is a classic.

use crate::common::{NEWSPAPER, grid, grids, refused};
use ninefold::{Grid, Rules, Shape};

/// What a cell has in a text, and the region that it is in.
type Name<'a> = &'a dyn Fn(usize) -> String;
type Region<'a> = &'a dyn Fn(usize) -> usize;

/// Cells that name their region. A cell without a name is in the region of its box.
#[test]
fn regions_of_cells() {
    let puzzle = grid(NEWSPAPER);
    let text = |region: &dyn Fn(usize) -> String| {
        let cell = |(index, digit): (usize, &u8)| format!("{{\"value\":{digit}{}}}", region(index));
        let cells: Vec<String> = puzzle.cells().iter().enumerate().map(cell).collect();
        let rows: Vec<String> = cells.chunks(9).map(|row| row.join(",")).collect();
        format!("{{\"grid\":[[{}]]}}", rows.join("],["))
    };
    let shape = puzzle.shape();
    let named = |region: usize| format!(",\"region\":{region}");
    let own: [&dyn Fn(usize) -> String; 3] =
        [&|cell| named(shape.box_of(cell)), &|cell| named(8 - shape.box_of(cell)), &|cell| {
            if cell % 2 == 0 { named(shape.box_of(cell)) } else { String::new() }
        }];
    for region in own {
        assert_eq!(grids(&text(region)), Ok(vec![puzzle.clone()]), "{}", text(region));
    }
    let swapped = |cell: usize| shape.box_of(if cell == 2 || cell == 3 { 5 - cell } else { cell });
    let others: [(Name, Region); 4] = [
        (&|cell| named(shape.row_of(cell)), &|cell| shape.row_of(cell)),
        (&|cell| named(10 * shape.row_of(cell) + 7), &|cell| shape.row_of(cell)),
        (&|cell| named(swapped(cell)), &swapped),
        (&|cell| if cell == 2 || cell == 3 { named(3 - cell) } else { String::new() }, &swapped),
    ];
    for (region, of) in others {
        let rules = Rules::builder(shape).regions((0..81).map(of)).build().expect("regions");
        let puzzle = Grid::with_rules(rules, puzzle.cells().to_vec()).expect("a grid");
        assert_eq!(grids(&text(region)), Ok(vec![puzzle]), "{}", text(region));
    }
    let nowhere = text(&|cell| if cell == 0 { ",\"region\":null".into() } else { String::new() });
    assert_eq!(refused(&nowhere), ("regions", String::new()));
}

/// Regions as lists of cells, and as rows of names.
#[test]
fn regions_of_every_shape() {
    for shape in Shape::ALL {
        let (side, line) = (shape.side(), ".".repeat(shape.cell_count()));
        let lists = |of: &dyn Fn(usize) -> usize| {
            let cells = |region: usize| (0..shape.cell_count()).filter(move |&cell| of(cell) == region);
            let list = |region: usize| cells(region).map(|cell| format!("[{},{}]", cell / side, cell % side));
            let lists = (0..side).map(|region| format!("[{}]", list(region).collect::<Vec<_>>().join(",")));
            lists.collect::<Vec<_>>().join(",")
        };
        let names = |of: &dyn Fn(usize) -> usize| {
            let names: Vec<String> = (0..shape.cell_count()).map(|cell| of(cell).to_string()).collect();
            names.chunks(side).map(|row| format!("[{}]", row.join(","))).collect::<Vec<_>>().join(",")
        };
        let columns = |cell: usize| shape.column_of(cell);
        for (own, other) in [
            (lists(&|cell| shape.box_of(cell)), lists(&columns)),
            (names(&|cell| shape.box_of(cell)), names(&columns)),
        ] {
            let text = |regions: &str| format!("{{\"regions\":[{regions}],\"puzzle\":\"{line}\"}}");
            assert_eq!(grids(&text(&own)), Ok(vec![Grid::empty(shape)]), "{}", text(&own));
            let rules = Rules::builder(shape).regions((0..shape.cell_count()).map(columns)).build();
            match rules.map(Grid::empty) {
                Ok(puzzle) => assert_eq!(grids(&text(&other)), Ok(vec![puzzle]), "{}", text(&other)),
                Err(error) => {
                    let found = grids(&text(&other)).expect_err("too large").to_string();
                    assert!(found.ends_with(&error.to_string()), "{found}");
                }
            }
        }
    }
}
