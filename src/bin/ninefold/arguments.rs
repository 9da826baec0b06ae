//! What the command line asks for. Nothing is opened or printed here, so that a fuzzer can try any arguments.

use crate::command::Command;
use crate::rating_template::RatingTemplate;
use lexopt::{Arg, Parser};
use ninefold::Limits;
use ninefold::notation::Layout;
use ninefold::second_look::As;
use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::str::FromStr;
use std::thread;

/// The file that is standard input, and the one where none is named.
pub const STANDARD_INPUT: &str = "-";

/// What to do, and how.
#[derive(Clone, Debug)]
pub struct Options {
    pub command: Command,
    pub layout: Layout,
    /// Whether every solution is written, or every grid of a photo.
    pub all: bool,
    pub json: bool,
    /// Whether each line is a puzzle of its own; then also whether the line stands before its answer, and why it is
    /// unreadable behind it.
    pub lines: bool,
    pub with_puzzle: bool,
    pub reasons: bool,
    /// What the files are to be read as.
    pub read_as: Option<As>,
    /// Whether the candidates of a text are the puzzle's where it has givens.
    pub candidates: bool,
    /// Whether the steps of ratings are written, and the text in place of a rating's line.
    pub path: bool,
    pub format: Option<RatingTemplate>,
    pub limits: Limits,
    /// How many solutions are counted or repairs listed at most.
    pub most: Option<usize>,
    pub threads: NonZeroUsize,
    /// The files to read, one at least.
    pub files: Vec<OsString>,
}

impl Options {
    fn new(command: Command) -> Options {
        Options {
            command,
            layout: Layout::Line,
            all: false,
            json: false,
            lines: false,
            with_puzzle: false,
            reasons: false,
            read_as: None,
            candidates: false,
            path: false,
            format: None,
            limits: Limits::NONE,
            most: None,
            threads: thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
            files: Vec::new(),
        }
    }

    /// Whether every line that is written is JSON.
    pub fn writes_json(&self) -> bool {
        self.json || self.layout == Layout::Json
    }

    fn set(&mut self, name: &str, parser: &mut Parser) -> Result<(), String> {
        match name {
            "all" | "all-grids" => self.all = true,
            "json" => self.json = true,
            "lines" => self.lines = true,
            "with-puzzle" => self.with_puzzle = true,
            "reasons" => self.reasons = true,
            "candidates" => self.candidates = true,
            "as" => self.read_as = Some(text_value(parser)?.parse().map_err(|error| format!("{error}"))?),
            "layout" => self.layout = text_value(parser)?.parse().map_err(|error| format!("{error}"))?,
            "format" => self.format = Some(RatingTemplate::new(&raw_value(parser)?)?),
            "path" => self.path = true,
            "budget" => self.limits = Limits::budget(number_value(name, "a whole number", parser)?),
            "most" => self.most = Some(value_above_zero(name, parser)?.get()),
            "threads" => self.threads = value_above_zero(name, parser)?,
            _ => return Err(no_option(name, Some(self.command))),
        }
        Ok(())
    }

    /// The options, if they can be used together.
    fn checked(mut self) -> Result<Options, String> {
        if self.files.is_empty() {
            self.files.push(STANDARD_INPUT.into());
        }
        if self.json && self.format.is_some() {
            return Err("The options '--json' and '--format' cannot go together.".into());
        }
        if !self.lines {
            let alone = [(self.with_puzzle, "with-puzzle"), (self.reasons, "reasons")];
            return match alone.iter().find(|(is_set, _)| *is_set) {
                Some((_, name)) => Err(format!("The option '--{name}' goes with '--lines'.")),
                None => Ok(self),
            };
        }
        let has_line_end = self.format.as_ref().is_some_and(RatingTemplate::has_line_end);
        let several = [
            (self.read_as.is_some(), "'--as'".into()),
            (self.all, "'--all'".into()),
            (self.path && !self.json, "'--path' without '--json'".into()),
            (has_line_end, "a line's end in '--format'".into()),
            (!is_in_a_line(self.layout), format!("the layout '{}'", self.layout.name())),
        ];
        if let Some((_, what)) = several.into_iter().find(|(is_set, _)| *is_set) {
            return Err(format!("With '--lines' each answer is one line, so {what} cannot go with it."));
        }
        // What explain writes for people takes several lines.
        self.json |= self.command == Command::Explain;
        Ok(self)
    }
}

/// Whether a puzzle takes one line in a layout.
pub fn is_in_a_line(layout: Layout) -> bool {
    use Layout::*;
    matches!(layout, Line | Zeros | Json | Sukaku | Link | Fpuzzles | Sudokupad | Iss)
}

/// What a command line asks for.
#[derive(Clone, Debug)]
pub enum Asked {
    Work(Options),
    /// The help, of a command or of them all.
    Help(Option<Command>),
    Licences,
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
            (Arg::Value(name), None) if name == "help" => return asked_help(&mut parser),
            (Arg::Value(name), None) if name == "licences" => return alone(&mut parser, Asked::Licences),
            (Arg::Value(name), None) => options = Some(Options::new(command_of(&name)?)),
            (Arg::Value(file), Some(options)) => options.files.push(file),
            (Arg::Long(name), Some(options)) => {
                let option = options.command.options().find(|option| option.name == name);
                let option = option.ok_or_else(|| no_option(name, command))?;
                options.set(option.name, &mut parser)?;
            }
            (Arg::Long(name), None) => return Err(no_option(name, None)),
            (Arg::Short(letter), _) => {
                return Err(format!("There is no option '-{}'.", letter.escape_debug()));
            }
        }
    }
    options.ok_or("Name a command.")?.checked().map(Asked::Work)
}

/// The help of the command that is named, or of them all.
fn asked_help(parser: &mut Parser) -> Result<Asked, String> {
    let named = match parser.next().map_err(sentence)? {
        None => return Ok(Asked::Help(None)),
        Some(Arg::Value(name)) if name == "help" || name == "licences" => None,
        Some(Arg::Value(name)) => Some(command_of(&name)?),
        Some(_) => return Err(NOTHING_ELSE.into()),
    };
    alone(parser, Asked::Help(named))
}

/// What is asked, if nothing else is.
fn alone(parser: &mut Parser, asked: Asked) -> Result<Asked, String> {
    parser.next().map_err(sentence)?.map_or(Ok(asked), |_| Err(NOTHING_ELSE.into()))
}

const NOTHING_ELSE: &str =
    "Say 'ninefold help', 'ninefold help COMMAND' or 'ninefold licences', and nothing else.";

fn command_of(name: &OsString) -> Result<Command, String> {
    let names = Command::ALL.map(|command| command.about().name).join(", ");
    let unknown = || format!("There is no command '{}'; choose {names}, help, licences.", printable(name));
    Command::ALL.into_iter().find(|command| name == command.about().name).ok_or_else(unknown)
}

fn no_option(name: &str, command: Option<Command>) -> String {
    let renamed = match (name, command) {
        ("steps", Some(Command::Solve | Command::Count)) => Some("budget"),
        ("steps", Some(Command::Rate)) => Some("path"),
        _ => None,
    };
    if let (Some(new), Some(command)) = (renamed, command) {
        return format!("The option '--steps' of '{}' is called '--{new}' now.", command.about().name);
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
