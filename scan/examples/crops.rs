//! Reads rendered grids from standard input and writes the crops of their cells: what the net is trained on is cut
//! out as in a photo. `crops SIDE` says how many cells are in a row; `scan/train/make-cells.sh` starts it.

use ninefold_scan::Picture;
use ninefold_scan::steps::{Homography, Lattice, crops};
use std::io::{self, BufReader, BufWriter, Read, Write};

fn main() -> io::Result<()> {
    let side = std::env::args().nth(1).and_then(|side| side.parse().ok()).unwrap_or(9);
    let mut input = BufReader::new(io::stdin().lock());
    let mut output = BufWriter::new(io::stdout().lock());
    let mut header = [0; 40];
    while input.read_exact(&mut header).is_ok() {
        let number = |index: usize| header.as_chunks::<4>().0[index];
        let (width, height) = (u32::from_le_bytes(number(0)), u32::from_le_bytes(number(1)));
        let corners =
            [0, 1, 2, 3].map(|corner| [0, 1].map(|axis| f32::from_le_bytes(number(2 + 2 * corner + axis))));
        let mut rgba = vec![0; width as usize * height as usize * 4];
        input.read_exact(&mut rgba)?;
        let picture =
            Picture::new(&rgba, width, height).map_err(|error| io::Error::other(format!("{error:?}")))?;
        let square =
            Homography::new(corners).ok_or_else(|| io::Error::other("The corners are no quadrilateral."))?;
        let lattice = Lattice::flat(side, square).snapped(&picture).snapped(&picture);
        for crop in crops(&picture, &lattice) {
            output.write_all(&crop)?;
        }
    }
    Ok(())
}
