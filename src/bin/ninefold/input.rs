//! Reading the files and standard input, part by part.

use crate::arguments::Options;
use crate::progress::Progress;
use crate::replies::{Parcel, Replies};
use ninefold::notation::{NotationError, Reader};
use ninefold::{Puzzle, Shape};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};
use std::sync::Arc;
use std::{mem, slice};

/// How many bytes are read at a time, at most.
const PART: usize = 1 << 17;

/// A parcel has so many 9×9s at most. They take microseconds each; a puzzle of another shape may take hours
/// and has a parcel of its own, so that others get their replies meanwhile.
const LARGEST_PARCEL: usize = 64;

/// Reads every file and hands out its puzzles. Returns whether all files could be read.
pub fn read_files(options: &Options, progress: &Progress, hand_out: &mut dyn FnMut(Parcel)) -> bool {
    let standard_input = OsStr::new("-").to_owned();
    let files = if options.files.is_empty() { slice::from_ref(&standard_input) } else { &options.files };
    progress.expect(files);
    let (mut before, mut all_read) = (0, true);
    for file in files {
        let name = file.to_string_lossy();
        let is_file = *file != standard_input;
        let place: Arc<str> = if is_file { format!("{name}: ").into() } else { "".into() };
        let mut maker = ParcelMaker { before, place, hand_out };
        let result = match is_file {
            true => File::open(file).and_then(|mut file| maker.read(&mut file, progress)),
            false => maker.read(&mut io::stdin().lock(), progress),
        };
        if let Err(error) = result {
            maker.complain(&format!("{name}: It cannot be read: {error}.\n"));
            all_read = false;
        }
        before = maker.before;
    }
    all_read
}

/// Makes parcels of puzzles.
struct ParcelMaker<'a> {
    before: u64,
    place: Arc<str>,
    hand_out: &'a mut dyn FnMut(Parcel),
}

impl ParcelMaker<'_> {
    fn read(&mut self, input: &mut dyn Read, progress: &Progress) -> io::Result<()> {
        let mut reader = Reader::default();
        let mut part = vec![0; PART];
        loop {
            let length = match input.read(&mut part) {
                Ok(length) => length,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => {
                    self.add(reader.finish().puzzles);
                    return Err(error);
                }
            };
            if length == 0 {
                break;
            }
            self.add(reader.push(&part[..length]));
            progress.read(length);
        }
        self.add(reader.finish().puzzles);
        Ok(())
    }

    fn add(&mut self, puzzles: Vec<Result<Puzzle, NotationError>>) {
        let mut parcel = Vec::new();
        for puzzle in puzzles {
            let is_quick = puzzle.as_ref().map_or(true, |puzzle| puzzle.grid().shape() == Shape::NINE);
            parcel.push(puzzle);
            if !is_quick || parcel.len() == LARGEST_PARCEL {
                self.hand_out(mem::take(&mut parcel));
            }
        }
        // The next part may be long in coming: somebody is typing it.
        if !parcel.is_empty() {
            self.hand_out(parcel);
        }
    }

    fn hand_out(&mut self, puzzles: Vec<Result<Puzzle, NotationError>>) {
        let before = self.before;
        self.before += puzzles.len() as u64;
        (self.hand_out)(Parcel { puzzles, before, place: Arc::clone(&self.place), replies: Arc::default() });
    }

    /// Complains in a parcel without puzzles, so that it comes behind the replies before it.
    fn complain(&mut self, complaint: &str) {
        let replies = Replies::default();
        replies.add(|part| part.complaints += complaint);
        let (before, place) = (self.before, Arc::clone(&self.place));
        (self.hand_out)(Parcel { puzzles: Vec::new(), before, place, replies: Arc::new(replies) });
    }
}
