//! Reading the files and standard input, part by part.

use crate::arguments::Options;
use crate::progress::Progress;
use crate::replies::{Parcel, Replies};
use ninefold::notation::{LineReader, NotationError, Reader, TextLine};
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

/// So many bytes of lines close a parcel as well.
const MOST_BYTES: usize = 1 << 16;

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
        let mut maker = ParcelMaker { options, before, before_in_file: 0, place, hand_out };
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

/// Reads puzzles, or what stands in each line.
enum PartReader {
    Puzzles(Box<Reader>),
    Lines(LineReader),
}

impl PartReader {
    fn new(options: &Options) -> PartReader {
        match options.lines {
            true => PartReader::Lines(LineReader::default()),
            false => PartReader::Puzzles(Box::default()),
        }
    }

    fn push(&mut self, part: &[u8]) -> Vec<TextLine> {
        match self {
            PartReader::Puzzles(reader) => without_text(reader.push(part)),
            PartReader::Lines(reader) => reader.push(part),
        }
    }

    fn finish(self) -> Vec<TextLine> {
        match self {
            PartReader::Puzzles(reader) => without_text(reader.finish().puzzles),
            PartReader::Lines(reader) => Vec::from_iter(reader.finish()),
        }
    }
}

fn without_text(puzzles: Vec<Result<Puzzle, NotationError>>) -> Vec<TextLine> {
    puzzles.into_iter().map(|puzzle| TextLine { text: Vec::new(), puzzle: Some(puzzle) }).collect()
}

/// Makes parcels of puzzles.
struct ParcelMaker<'a> {
    options: &'a Options,
    before: u64,
    before_in_file: u64,
    place: Arc<str>,
    hand_out: &'a mut dyn FnMut(Parcel),
}

impl ParcelMaker<'_> {
    fn read(&mut self, input: &mut dyn Read, progress: &Progress) -> io::Result<()> {
        let mut reader = PartReader::new(self.options);
        let mut part = vec![0; PART];
        loop {
            let length = match input.read(&mut part) {
                Ok(length) => length,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => {
                    self.add(reader.finish());
                    return Err(error);
                }
            };
            if length == 0 {
                break;
            }
            self.add(reader.push(&part[..length]));
            progress.read(length);
        }
        self.add(reader.finish());
        Ok(())
    }

    fn add(&mut self, lines: Vec<TextLine>) {
        let (mut parcel, mut bytes) = (Vec::new(), 0);
        for mut line in lines {
            if !self.options.with_puzzle {
                line.text = Vec::new();
            }
            let is_quick = !matches!(&line.puzzle, Some(Ok(puzzle)) if puzzle.grid().shape() != Shape::NINE);
            bytes += line.text.len();
            parcel.push(line);
            if !is_quick || parcel.len() == LARGEST_PARCEL || bytes >= MOST_BYTES {
                self.hand_out(mem::take(&mut parcel));
                bytes = 0;
            }
        }
        // The next part may be long in coming: somebody is typing it.
        if !parcel.is_empty() {
            self.hand_out(parcel);
        }
    }

    fn hand_out(&mut self, lines: Vec<TextLine>) {
        let replies = Replies::new(self.options.reasons);
        let count = lines.len() as u64;
        self.hand_out_with(lines, replies);
        self.before += count;
        self.before_in_file += count;
    }

    /// Complains in a parcel without puzzles, so that it comes behind the replies before it.
    fn complain(&mut self, complaint: &str) {
        let replies = Replies::default();
        replies.add(|part| part.complaints += complaint);
        self.hand_out_with(Vec::new(), replies);
    }

    fn hand_out_with(&mut self, lines: Vec<TextLine>, replies: Replies) {
        let (place, replies) = (Arc::clone(&self.place), Arc::new(replies));
        let ParcelMaker { before, before_in_file, .. } = *self;
        (self.hand_out)(Parcel { lines, before, before_in_file, place, replies });
    }
}
