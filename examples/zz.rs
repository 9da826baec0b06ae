//! Debug.
use ninefold::explain::*;
fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    let f: Vec<&str> = a[0].split(':').collect();
    let mut p: Position = f[3].parse().unwrap();
    for t in f[4].split_whitespace() {
        let b = t.as_bytes();
        p.remove(usize::from(b[1] - b'1') * 9 + usize::from(b[2] - b'1'), b[0] - b'0');
    }
    for r in 0..9 {
        for c in 0..9 {
            let i = r * 9 + c;
            let s: String = if p.cells()[i] > 0 {
                format!("={}", p.cells()[i])
            } else {
                p.candidates(i).iter().map(|d| d.to_string()).collect()
            };
            print!("{s:9}");
        }
        println!();
    }
}
