//! What the command can do, and what is said of it in the help. Nothing else is here, so that a fuzzer can use it.

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

    /// The options that it takes.
    pub fn options(self) -> impl Iterator<Item = &'static CommandOption> {
        const COMMON: &[CommandOption] = &[AS, LINES, WITH_PUZZLE, REASONS, CANDIDATES, THREADS];
        // What is read from a photo is no text.
        let common = if self == Command::Scan { &[THREADS] } else { COMMON };
        self.about().options.iter().chain(common)
    }

    /// What is said of it.
    pub const fn about(self) -> CommandHelp {
        match self {
            Command::Solve => CommandHelp {
                name: "solve",
                summary: "Write the solution of each puzzle",
                details: "\
                    For each puzzle comes its solution. Where there is not exactly one, a word comes instead:\n\
                    several, none, clash (a house has a digit twice) or undecided (see --budget).",
                options: &[LAYOUT, ALL, BUDGET],
            },
            Command::Count => CommandHelp {
                name: "count",
                summary: "Count the solutions of each puzzle",
                details: "\
                    For each puzzle comes the number of its solutions; a + behind it says that there may be\n\
                    more.",
                options: &[MOST_COUNTED, BUDGET],
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
                options: &[EXPLAIN_JSON, BUDGET_OR_SECONDS],
            },
            Command::Rate => CommandHelp {
                name: "rate",
                summary: "Say how hard each puzzle is",
                details: "\
                    For each puzzle comes a line: the puzzle, its rating on the scale of Sudoku Explainer 1.2.1, its\n\
                    pearl (that of the steps up to the first digit), its diamond (that of the first step), and the\n\
                    hardest technique, with tabs between them. A + behind the rating says that the puzzle may be\n\
                    harder. Where there is no rating, a word stands in its place: several, none, clash, undecided\n\
                    (see --budget), rules (not the classic ones) or unreadable. What else is missing is a -.",
                options: &[RATE_JSON, PATH, FORMAT, BUDGET_OR_SECONDS],
            },
            Command::Repair => CommandHelp {
                name: "repair",
                summary: "Say what is probably wrong with each puzzle, and mend it",
                details: "\
                    For each puzzle comes a line: its verdict (unique, several, none, clash or undecided), the\n\
                    mended puzzle, and what was mended in it, with tabs between them. 'replaced r2c3 5>4' says\n\
                    that row 2, column 3 has a 5 and should have a 4; a dot is a blank. Where a rule was probably\n\
                    forgotten, the puzzle comes with this rule: 'forgotten diagonals' (it is an X-Sudoku), 'forgotten\n\
                    windows' or 'forgotten disjoint' (groups). A puzzle with exactly one solution is written as it is.\n\
                    Where nothing was mended or found, there is a -.",
                options: &[MOST_LISTED, BUDGET_OR_SECONDS],
            },
            Command::Convert => CommandHelp {
                name: "convert",
                summary: "Write each puzzle in another layout",
                details: "For each puzzle comes the same puzzle in the layout.",
                options: &[LAYOUT],
            },
            Command::Scan => CommandHelp {
                name: "scan",
                summary: "Read the largest puzzle of each photo, or all",
                details: "\
                    For each photo (JPEG, PNG, WebP, GIF or BMP) comes a line: its file, a word, the printed digits as\n\
                    they were read, the likeliest puzzle with exactly one solution, and the digits that a player has\n\
                    filled in, with tabs between them; a dot is a blank. The word is sure, clear (it is read clearly,\n\
                    but has several solutions or none, or is no classic 9×9, whose solutions are not counted),\n\
                    doubtful (look at the photo), none (no grid was found) or unreadable (no picture, or one that\n\
                    cannot be read); with the last two, - stands for the digits.\n\
                    Where the photo clearly shows diagonals, windows or irregular regions, the puzzle has these rules\n\
                    behind its cells, as convert writes them. What else a photo shows, as a rule that is not clear,\n\
                    cages or another size, is said on standard error.\n\
                    Other formats are not read, such as HEIC, which iPhones make: save such a picture as JPEG or PNG.\n\
                    Of a GIF that moves, the first picture is read. This needs a ninefold that was built with the\n\
                    feature photos.",
                options: &[ALL_GRIDS],
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
    /// The options that it takes and others do not.
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
const ALL_GRIDS: CommandOption = CommandOption {
    name: "all-grids",
    value: "",
    about: "Write a line for each puzzle of a photo, in the order of reading, with a last\n\
            column: its place in pixels, as left,top,width,height; or - where there is none",
};
const EXPLAIN_JSON: CommandOption = CommandOption {
    name: "json",
    value: "",
    about: "Write a line with an object: puzzle, solved, end, hardest, steps; so does --lines",
};
const RATE_JSON: CommandOption = CommandOption {
    name: "json",
    value: "",
    about: "Write a line with an object: puzzle, rating, pearl, diamond, hardest, least (it\n\
            may be harder), level, and with --path steps; or puzzle and unrated, a word",
};
const PATH: CommandOption = CommandOption {
    name: "path",
    value: "",
    about: "Write the steps before each puzzle's line: rating, technique, and what follows",
};
const FORMAT: CommandOption = CommandOption {
    name: "format",
    value: "TEXT",
    about: "Write this text in place of the line, with %g for the puzzle, %r, %p, %d for\n\
            rating, pearl and diamond, %h for the hardest technique, %l for a line's end,\n\
            %t for a tab, and %% for a percent sign. A puzzle without a rating has a word\n\
            as %r, and - as %p, %d and %h",
};
const BUDGET: CommandOption = CommandOption {
    name: "budget",
    value: "N",
    about: "Give a puzzle up after so many steps; else never. 100000 steps are a second, or\n\
            up to four on a 25×25; of a classic 9×9 each solution is a step",
};
const BUDGET_OR_SECONDS: CommandOption = CommandOption {
    name: "budget",
    value: "N",
    about: "Give a puzzle up after so many steps; else after about ten seconds. 100000 steps\n\
            are a second, or up to four on a 25×25",
};
const AS: CommandOption = CommandOption {
    name: "as",
    value: "WHAT",
    about: "Read each FILE as puzzles of a size, as in 9x9, or as a format, as csv or page (a\n\
            word that is none is answered by all that there are); else FILE itself tells",
};
const LINES: CommandOption = CommandOption {
    name: "lines",
    value: "",
    about: "Take each line of a FILE for one puzzle: line n of the output answers line n.\n\
            What has not exactly one puzzle is unreadable, a blank line stays blank, or is\n\
            null where JSON is written",
};
const WITH_PUZZLE: CommandOption = CommandOption {
    name: "with-puzzle",
    value: "",
    about: "With --lines, write each line as it is and a tab before its answer",
};
const REASONS: CommandOption = CommandOption {
    name: "reasons",
    value: "",
    about: "With --lines, add a last column to each line: why there is no answer, or nothing",
};
const CANDIDATES: CommandOption = CommandOption {
    name: "candidates",
    value: "",
    about: "Take the candidates in a text for the puzzle's own, as in a Sukaku; else they are\n\
            a player's notes where the text has a given",
};
const THREADS: CommandOption = CommandOption {
    name: "threads",
    value: "N",
    about: "Work on N puzzles at a time; else on as many as there are processors",
};
const MOST_COUNTED: CommandOption =
    CommandOption { name: "most", value: "N", about: "Stop counting at so many; else at 1000000" };
const MOST_LISTED: CommandOption = CommandOption {
    name: "most",
    value: "N",
    about: "Write so many repairs, 33 at most, the likeliest first; else 1",
};
