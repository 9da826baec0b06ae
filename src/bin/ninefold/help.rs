//! What `--help` says.

use crate::command::{Command, CommandHelp, CommandOption};

pub const USAGE: &str = "Usage: ninefold COMMAND [OPTIONS] [FILE]...";

const INPUT: &str = r#"A FILE holds any number of puzzles in any format that ninefold reads. Without a FILE, and for -,
standard input is read. The answers come in the order of the puzzles, each as soon as it is there.
For a puzzle that cannot be read comes the word unreadable, and on standard error the reason. For
one that the layout cannot hold comes the word unwritable. With --json and --layout json every line
is JSON: what cannot be read is an object with error, reason, line and column, and a word of solve
is one with verdict. What is no puzzle is passed over, as in an e-mail. Where a FILE of up to 20
puzzles makes no sense as it stands, what else it may say is taken if each puzzle then has exactly
one solution; standard error says so, and --as what it is to be. For data, where line n of the
output has to answer line n of a FILE, say --lines.
"#;

const PHOTOS: &str = "\
A FILE is a photo or a screenshot. Without a FILE, and for -, standard input is read.
For what cannot be read comes the word unreadable, and on standard error the reason.
";

const CODES: &str = "
Exit codes:
  0  Every puzzle is answered. none, several, clash, undecided, rules and doubtful are answers, and
     with --lines so are unreadable and unwritable.
  1  A puzzle could not be read or written, or a photo has no grid.
  2  The arguments are wrong, a file could not be read, or the answers could not be written.
";

/// The help of a command, or of all of them.
pub fn help(command: Option<Command>) -> String {
    let Some(command) = command else {
        let commands =
            Command::ALL.map(Command::about).map(|about| in_columns(about.name, about.summary)).concat();
        let others = in_columns("help COMMAND", "Say more about a command, as COMMAND --help does")
            + &in_columns("licences", "Write the licences of all that this program is made of")
            + &in_columns("--version", "Write the version");
        return format!(
            "{USAGE}\n\nReads Sudoku puzzles and answers each.\n\nCommands:\n{commands}{others}\n{INPUT}{CODES}"
        );
    };
    let CommandHelp { name, summary, details, .. } = command.about();
    let options: String = command.options().map(option_line).collect();
    let usage = format!("Usage: ninefold {name} [OPTIONS] [FILE]...");
    let help = in_columns("-h, --help", "Write this");
    let input = if command == Command::Scan { PHOTOS } else { INPUT };
    format!("{usage}\n\n{summary}.\n\n{details}\n\nOptions:\n{options}{help}\n{input}{CODES}")
}

fn option_line(option: &CommandOption) -> String {
    in_columns(format!("--{} {}", option.name, option.value).trim_end(), option.about)
}

/// A name and what it is, in columns.
fn in_columns(name: &str, about: &str) -> String {
    format!("  {name:<15}  {}\n", about.replace('\n', &format!("\n{:19}", "")))
}
