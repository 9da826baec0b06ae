//! The command `ninefold`: reads puzzles and replies to each, in the order in which they come.
//!
//! The puzzles go through three rooms at the same time (`rooms`). One thread reads them (`input`) and makes parcels of
//! them. As many threads as there are processors take parcels and reply to them (`work`, for photos `photos`), by what
//! the command is (`commands`). One thread writes the replies in the parcels' order (`output`). Between the rooms the
//! queues are short, so that a file of any size takes little memory.

mod arguments;
mod budget;
mod command;
mod commands;
mod excerpt;
mod exit_code;
mod failure;
mod help;
mod input;
mod looking;
mod output;
#[cfg(feature = "photos")]
mod photos;
mod progress;
mod rating_template;
mod replies;
mod reply;
mod rooms;
mod work;

use arguments::Asked;
use command::Command;
use exit_code::{FAILED, complain};
use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    match arguments::parse_arguments(env::args_os().skip(1)) {
        #[cfg(feature = "photos")]
        Ok(Asked::Work(options)) if options.command == Command::Scan => photos::read_photos(&options),
        #[cfg(not(feature = "photos"))]
        Ok(Asked::Work(options)) if options.command == Command::Scan => {
            complain("This ninefold reads no photos: build it with the feature photos.\n");
            ExitCode::from(FAILED)
        }
        Ok(Asked::Work(options)) => work::reply_to_all(&options),
        Ok(Asked::Help(command)) => print(&help::help(command)),
        Ok(Asked::Licences) => print(include_str!("licences.txt")),
        Ok(Asked::Version) => print(concat!("ninefold ", env!("CARGO_PKG_VERSION"), "\n")),
        Err(error) => {
            complain(&format!("{error}\n{}\n", help::USAGE));
            ExitCode::from(FAILED)
        }
    }
}

fn print(text: &str) -> ExitCode {
    output::exit_unless_written(io::stdout().write_all(text.as_bytes()));
    ExitCode::SUCCESS
}
