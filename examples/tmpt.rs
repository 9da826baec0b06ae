//! x
use std::io::Read;
fn main() {
    let mut t = String::new();
    std::io::stdin().read_to_string(&mut t).unwrap();
    for x in ninefold::notation::transcripts(&t) {
        let r = ninefold::notation::read(&x.text);
        println!(
            "{:?} {:?}\n   -> {:?}",
            x.way,
            &x.text.chars().take(300).collect::<String>(),
            r.map(|r| r
                .puzzles
                .iter()
                .map(|p| p.as_ref().map(|p| ninefold::solve(p.grid()).name()).map_err(|e| e.to_string()))
                .collect::<Vec<_>>())
        );
    }
}
