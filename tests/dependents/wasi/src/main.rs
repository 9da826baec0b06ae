//! A command for WASI: each line of standard input is answered by one of standard output.

use std::io::{Read, Write, stdin, stdout};

fn main() -> std::io::Result<()> {
    let mut text = Vec::new();
    stdin().read_to_end(&mut text)?;
    stdout().write_all(&ninefold::solve_all(&text))
}
