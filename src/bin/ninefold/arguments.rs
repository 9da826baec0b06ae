//! What the command line asks for. Nothing is opened or printed here, so that a fuzzer can try any arguments.

use crate::rating_template::RatingTemplate;
use lexopt::{Arg, Parser};
use ninefold::notation::Layout;
use ninefold::{Limits, Request};
use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::str::FromStr;
use std::thread;

/// What can be done with a puzzle. A new command takes a name here and in `ALL`, what is said of it in `about`, a file
/// in `commands`, and a line there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    Solve,
    Count,
    Explain,
    Rate,
    Repair,
    Convert,
    Scan,
}

impl Command {
    pub const ALL: [Command; 7] = {
        use Command::*;
        [Solve, Count, Explain, Rate, Repair, Convert, Scan]
    };

    /// What is said of it.
    pub const fn about(self) -> CommandHelp {
        match self {
            Command::Solve => CommandHelp {
                name: "solve",
                summary: "Write the solution of each puzzle",
                details: "\
                    For each puzzle comes its solution. Where there is not exactly one, a word comes instead:\n\
                    several, none, clash (a house has a digit twice) or undecided (see --budget).",
                options: &[LAYOUT, ALL, BUDGET, CANDIDATES, THREADS],
            },
            Command::Count => CommandHelp {
                name: "count",
                summary: "Count the solutions of each puzzle",
                details: "\
                    For each puzzle comes the number of its solutions; a + behind it says that there may be\n\
                    more.",
                options: &[MOST_COUNTED, BUDGET, CANDIDATES, THREADS],
            },
            Command::Explain => CommandHelp {
                name: "explain",
                summary: "Say how a person solves each puzzle, step by step",
                details: "\
                    For each puzzle come its steps, each in a line: the technique, the pattern, and what follows.\n\
                    '(38)r4c15' are the digits 3 and 8 in row 4, columns 1 and 5; '=> r2c3=4' is placed, and\n\
                    '=> r2c3<>47' are candidates that go. A word comes last: solved, several (solutions, and no\n\
                    step leads on), none, or undecided (see --budget). A blank line stands between puzzles.\n\
                    Answers and marks in a FILE do not count (but see --candidates).",
                options: &[JSON, BUDGET, CANDIDATES, THREADS],
            },
            Command::Rate => CommandHelp {
                name: "rate",
                summary: "Say how hard each puzzle is",
                details: "\
                    For each puzzle comes a line: the puzzle, its rating on the scale of Sudoku Explainer 1.2.1, its\n\
                    pearl (up to the first digit), its diamond (the first step), and the hardest technique, with\n\
                    tabs between them. A + behind the rating says that the puzzle may be harder. What has not\n\
                    exactly one solution gets 'no rating' and a word: several, none, clash or undecided (see\n\
                    --budget).",
                options: &[STEPS, FORMAT, BUDGET, CANDIDATES, THREADS],
            },
            Command::Repair => CommandHelp {
                name: "repair",
                summary: "Say what is probably wrong with each puzzle, and mend it",
                details: "\
                    For each puzzle comes a line: its verdict (unique, several, none, clash or undecided), the\n\
                    mended puzzle, and what was mended in it, with tabs between them. 'replaced r2c3 5>4' says\n\
                    that row 2, column 3 has a 5 and should have a 4; a dot is a blank. Where a puzzle with several\n\
                    solutions has exactly one as an X-Sudoku, it comes last with this rule, and 'forgotten diagonals';\n\
                    so it does with 'forgotten windows' and 'forgotten disjoint' (groups). A puzzle with exactly one\n\
                    solution is written as it is, and a verdict for which nothing is found is alone.",
                options: &[MOST_LISTED, BUDGET, CANDIDATES, THREADS],
            },
            Command::Convert => CommandHelp {
                name: "convert",
                summary: "Write each puzzle in another layout",
                details: "For each puzzle comes the same puzzle in the layout.",
                options: &[LAYOUT, CANDIDATES, THREADS],
            },
            Command::Scan => CommandHelp {
                name: "scan",
                summary: "Read a puzzle from each photo",
                details: "\
                    For each photo (JPEG, PNG or WebP) comes a line: its file, a word, the digits as they were read,\n\
                    and the likeliest puzzle with exactly one solution, with tabs between them; a dot is a blank.\n\
                    The word is sure, doubtful (look at the photo), or none (no grid was found). This needs a\n\
                    ninefold that was built with the feature photos.",
                options: &[],
            },
        }
    }
}

/// What is said of a command.
pub struct CommandHelp {
    pub name: &'static str,
    /// What it does, in a line.
    pub summary: &'static str,
    /// What it writes.
    pub details: &'static str,
    /// The options that it takes.
    pub options: &'static [CommandOption],
}

/// An option that a command takes.
pub struct CommandOption {
    pub name: &'static str,
    /// What its value is called, if it has one.
    pub value: &'static str,
    pub about: &'static str,
}

const LAYOUT: CommandOption = CommandOption {
    name: "layout",
    value: "LAYOUT",
    about: "rows, spaced, line, zeros, grid, csv, json, sdk, ss, marks, sukaku,\n\
            link, fpuzzles, sudokupad or iss; else line",
};
const ALL: CommandOption = CommandOption {
    name: "all",
    value: "",
    about: "Write every solution; in a layout of several lines with a blank line between\n\
            solutions and two between puzzles",
};
const JSON: CommandOption = CommandOption {
    name: "json",
    value: "",
    about: "Write a line for each puzzle, an object: puzzle, solved, end, hardest, steps",
};
const STEPS: CommandOption = CommandOption {
    name: "steps",
    value: "",
    about: "Write the steps before each puzzle's line: rating, technique, and what follows",
};
const FORMAT: CommandOption = CommandOption {
    name: "format",
    value: "TEXT",
    about: "Write this text in place of the line, with %g for the puzzle, %r, %p, %d for\n\
            rating, pearl and diamond, %h for the hardest technique, %l for a line's end,\n\
            %t for a tab, and %% for a percent sign",
};
const BUDGET: CommandOption = CommandOption {
    name: "budget",
    value: "N",
    about: "Give a puzzle up after so much work; 100000 steps are a few seconds on a 25×25",
};
const CANDIDATES: CommandOption = CommandOption {
    name: "candidates",
    value: "",
    about: "Take candidates for the puzzle's own beside givens, too; else they are only where\n\
            a text has no given",
};
const THREADS: CommandOption = CommandOption {
    name: "threads",
    value: "N",
    about: "Work on so many puzzles at a time; else on as many as there are processors",
};
const MOST_COUNTED: CommandOption =
    CommandOption { name: "most", value: "N", about: "Stop counting at so many; else at 1000000" };
const MOST_LISTED: CommandOption =
    CommandOption { name: "most", value: "N", about: "Write so many repairs, the likeliest first; else 1" };

/// What to do, and how.
#[derive(Clone, Debug)]
pub struct Options {
    pub command: Command,
    pub layout: Layout,
    pub all: bool,
    pub json: bool,
    /// Whether the candidates of a text are the puzzle's where it has givens.
    pub candidates: bool,
    /// Whether the steps of ratings are written, and the text in place of a rating's line.
    pub steps: bool,
    pub format: Option<RatingTemplate>,
    pub limits: Limits,
    /// How many solutions are counted or repairs listed at most.
    pub most: Option<usize>,
    pub threads: NonZeroUsize,
    /// The files to read; `-` is standard input.
    pub files: Vec<OsString>,
}

impl Options {
    fn new(command: Command) -> Options {
        Options {
            command,
            layout: Layout::Line,
            all: false,
            json: false,
            candidates: false,
            steps: false,
            format: None,
            limits: Limits::NONE,
            most: None,
            threads: thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
            files: Vec::new(),
        }
    }

    /// A question about a puzzle or a position, with the limits.
    pub fn ask<'a, T>(&self, about: &'a T) -> Request<'a, T> {
        Request::new(about).limits(self.limits)
    }

    fn set(&mut self, name: &str, parser: &mut Parser) -> Result<(), String> {
        match name {
            "all" => self.all = true,
            "json" => self.json = true,
            "candidates" => self.candidates = true,
            "layout" => self.layout = text_value(parser)?.parse().map_err(|error| format!("{error}"))?,
            "format" => self.format = Some(RatingTemplate::new(&raw_value(parser)?)?),
            "steps" => self.steps = true,
            "budget" => self.limits = Limits::budget(number_value(name, "a whole number", parser)?),
            "most" => self.most = Some(value_above_zero(name, parser)?.get()),
            "threads" => self.threads = value_above_zero(name, parser)?,
            _ => return Err(no_option(name, Some(self.command))),
        }
        Ok(())
    }
}

/// What a command line asks for.
#[derive(Clone, Debug)]
pub enum Asked {
    Work(Options),
    /// The help, of a command or of them all.
    Help(Option<Command>),
    Version,
}

/// Understands the arguments behind the program's name.
///
/// # Errors
///
/// A sentence that says what is wrong with them.
pub fn parse_arguments(arguments: impl IntoIterator<Item = OsString>) -> Result<Asked, String> {
    let mut parser = Parser::from_args(arguments);
    let mut options: Option<Options> = None;
    while let Some(argument) = parser.next().map_err(sentence)? {
        let command = options.as_ref().map(|options| options.command);
        match (argument, &mut options) {
            (Arg::Long("help") | Arg::Short('h'), _) => return Ok(Asked::Help(command)),
            (Arg::Long("version") | Arg::Short('V'), _) => return Ok(Asked::Version),
            (Arg::Value(name), None) => options = Some(Options::new(command_of(&name)?)),
            (Arg::Value(file), Some(options)) => options.files.push(file),
            (Arg::Long(name), Some(options)) => {
                let mut known = options.command.about().options.iter();
                let option = known.find(|option| option.name == name);
                let option = option.ok_or_else(|| no_option(name, command))?;
                options.set(option.name, &mut parser)?;
            }
            (Arg::Long(name), None) => return Err(no_option(name, None)),
            (Arg::Short(letter), _) => {
                return Err(format!("There is no option '-{}'.", letter.escape_debug()));
            }
        }
    }
    options.map(Asked::Work).ok_or_else(|| "Name a command.".into())
}

fn command_of(name: &OsString) -> Result<Command, String> {
    let names = Command::ALL.map(|command| command.about().name).join(", ");
    let unknown = || format!("There is no command '{}'; choose {names}.", printable(name));
    Command::ALL.into_iter().find(|command| name == command.about().name).ok_or_else(unknown)
}

fn no_option(name: &str, command: Option<Command>) -> String {
    if let ("steps", Some(command @ (Command::Solve | Command::Count))) = (name, command) {
        return format!("The option '--steps' of '{}' is called '--budget' now.", command.about().name);
    }
    let place =
        command.map_or("before the command".into(), |command| format!("of '{}'", command.about().name));
    format!("There is no option '--{}' {place}.", name.escape_debug())
}

fn text_value(parser: &mut Parser) -> Result<String, String> {
    parser.value().map_err(sentence).map(|value| printable(&value))
}

/// The value of an option as it is.
fn raw_value(parser: &mut Parser) -> Result<String, String> {
    parser.value().map_err(sentence).map(|value| value.to_string_lossy().into_owned())
}

fn value_above_zero(name: &str, parser: &mut Parser) -> Result<NonZeroUsize, String> {
    number_value(name, "a whole number above 0", parser)
}

fn number_value<N: FromStr>(name: &str, kind: &str, parser: &mut Parser) -> Result<N, String> {
    let value = text_value(parser)?;
    value.parse().map_err(|_| format!("The option '--{name}' takes {kind}, not '{value}'."))
}

fn sentence(error: lexopt::Error) -> String {
    use lexopt::Error::*;
    match error {
        MissingValue { option } => format!("The option '{}' takes a value.", option.unwrap_or_default()),
        UnexpectedValue { option, value } => {
            format!("The option '{}' takes no value, so not '{}'.", option.escape_debug(), printable(&value))
        }
        other => format!("The arguments cannot be understood: {}.", other.to_string().escape_debug()),
    }
}

/// An argument as text that can be printed in a line.
fn printable(argument: &OsString) -> String {
    argument.to_string_lossy().escape_debug().to_string()
}
