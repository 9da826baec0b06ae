//! Parses any arguments of the command `ninefold`. They are understood, or a sentence says why not.
//!
//! The input is the arguments, with a byte 0 between them.

#![no_main]

#[path = "../../src/bin/ninefold/arguments.rs"]
#[allow(dead_code, reason = "the command uses more of it")]
mod arguments;
#[path = "../../src/bin/ninefold/command.rs"]
#[allow(dead_code, reason = "the command uses more of it")]
mod command;
#[path = "../../src/bin/ninefold/rating_template.rs"]
#[allow(dead_code, reason = "the command uses more of it")]
mod rating_template;

use arguments::{Asked, parse_arguments};
use libfuzzer_sys::fuzz_target;
use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;

fuzz_target!(|input: &[u8]| {
    let arguments: Vec<OsString> =
        input.split(|&byte| byte == 0).map(|argument| OsString::from_vec(argument.to_vec())).collect();
    match parse_arguments(arguments.clone()) {
        Ok(Asked::Work(options)) => {
            let name = options.command.about().name;
            assert!(arguments.iter().any(|argument| *argument == name), "{options:?}");
            assert!(options.files.iter().all(|file| file == "-" || arguments.contains(file)), "{options:?}");
            assert!(options.most != Some(0), "{options:?}");
            assert!(options.lines || !options.with_puzzle && !options.reasons, "{options:?}");
        }
        Ok(Asked::Help(_) | Asked::Licences | Asked::Version) => {}
        Err(error) => {
            assert!(error.starts_with(|first: char| first.is_uppercase()) && error.ends_with('.'), "{error}");
            assert!(!error.contains(char::is_control), "{error:?}");
        }
    }
});
