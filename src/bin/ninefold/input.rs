//! Reading the files and standard input, part by part.

use crate::arguments::{Options, STANDARD_INPUT};
use crate::exit_code::{ANSWERED, FAILED, UNREADABLE};
use crate::looking::{LookingReader, Puzzles};
use crate::progress::Progress;
use crate::replies::{Parcel, Question, Replies};
use ninefold::Shape;
use ninefold::notation::LineReader;
use std::fs::File;
use std::io::{self, Read};
use std::mem;
use std::sync::Arc;

/// How many bytes are read at a time, at most.
const PART: usize = 1 << 17;

/// A parcel has so many 9×9s at most. They take microseconds each; a puzzle of another shape may take hours
/// and has a parcel of its own, so that others get their replies meanwhile.
const LARGEST_PARCEL: usize = 64;

/// So many bytes of lines close a parcel as well.
const MOST_BYTES: usize = 1 << 16;

/// Reads every file and hands out its puzzles.
pub fn read_files(options: &Options, progress: &Progress, hand_out: &mut dyn FnMut(Parcel)) {
    progress.expect(&options.files);
    let mut maker = ParcelMaker {
        questions: Vec::new(),
        bytes: 0,
        before: 0,
        before_in_file: 0,
        place: "".into(),
        hand_out,
    };
    for file in &options.files {
        let name = file.to_string_lossy();
        let is_file = file != STANDARD_INPUT;
        maker.place = if is_file { format!("{name}: ").into() } else { "".into() };
        maker.before_in_file = 0;
        let result = match is_file {
            true => File::open(file).and_then(|mut file| maker.read(&mut file, options, progress)),
            false => maker.read(&mut io::stdin().lock(), options, progress),
        };
        if let Err(error) = result {
            maker.place = format!("{name}: ").into();
            maker.say(&format!("It cannot be read: {error}.\n"), FAILED);
        }
    }
}

/// Reads puzzles, or what stands in each line.
enum QuestionReader {
    OfPuzzles(Box<LookingReader>),
    OfLines { reader: LineReader, keeps_lines: bool },
}

impl QuestionReader {
    fn new(options: &Options) -> QuestionReader {
        match options.lines {
            true => {
                QuestionReader::OfLines { reader: LineReader::default(), keeps_lines: options.with_puzzle }
            }
            false => QuestionReader::OfPuzzles(Box::new(LookingReader::new(options.read_as))),
        }
    }

    /// Takes the next part, hands out what is known then, and returns what is said of all of it.
    fn push(&mut self, part: &[u8], visit: &mut dyn FnMut(Question)) -> String {
        match self {
            QuestionReader::OfPuzzles(reader) => {
                let (puzzles, said) = reader.push(part);
                visit_puzzles(puzzles, reader.text(), visit);
                said
            }
            QuestionReader::OfLines { reader, keeps_lines } => {
                reader.each_line(part, |line, puzzle| visit(Question::of_line(line, *keeps_lines, puzzle)));
                String::new()
            }
        }
    }

    fn finish(self, visit: &mut dyn FnMut(Question)) -> String {
        match self {
            QuestionReader::OfPuzzles(reader) => {
                let text = reader.text().to_vec();
                let (puzzles, said) = reader.finish();
                visit_puzzles(puzzles, &text, visit);
                said
            }
            QuestionReader::OfLines { reader, keeps_lines } => {
                reader.last_line(|line, puzzle| visit(Question::of_line(line, keeps_lines, puzzle)));
                String::new()
            }
        }
    }
}

/// Hands out puzzles, and the places of faults with them.
fn visit_puzzles(puzzles: Puzzles, text: &[u8], visit: &mut dyn FnMut(Question)) {
    let has_fault = puzzles.iter().any(Result::is_err);
    let lines: Vec<&[u8]> = if has_fault { text.split(|byte| *byte == b'\n').collect() } else { Vec::new() };
    puzzles.into_iter().map(|puzzle| Question::of_puzzle(puzzle, &lines)).for_each(visit);
}

/// Makes parcels of questions.
struct ParcelMaker<'a> {
    /// The questions of the next one, and how many bytes their lines have.
    questions: Vec<Question>,
    bytes: usize,
    /// How many questions were handed out, of all files and of this one.
    before: u64,
    before_in_file: u64,
    place: Arc<str>,
    hand_out: &'a mut dyn FnMut(Parcel),
}

impl ParcelMaker<'_> {
    fn read(&mut self, input: &mut dyn Read, options: &Options, progress: &Progress) -> io::Result<()> {
        let mut reader = QuestionReader::new(options);
        let mut part = vec![0; PART];
        let mut result = Ok(());
        loop {
            let length = match input.read(&mut part) {
                Ok(length) => length,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => {
                    result = Err(error);
                    0
                }
            };
            if length == 0 {
                break;
            }
            let said = reader.push(&part[..length], &mut |question| self.add(question));
            self.say(&said, ANSWERED);
            // The next part may be long in coming: somebody is typing it.
            self.hand_out();
            progress.read(length);
        }
        let has_none = self.before_in_file == 0 && self.questions.is_empty();
        let said = reader.finish(&mut |question| self.add(question));
        // Where there is nothing else to answer, what is said is why.
        let is_refused = has_none && self.questions.is_empty() && self.before_in_file == 0;
        self.say(&said, if is_refused { UNREADABLE } else { ANSWERED });
        self.hand_out();
        result
    }

    fn add(&mut self, question: Question) {
        let is_quick = !matches!(&question.puzzle, Some(Ok(puzzle)) if puzzle.grid().shape() != Shape::NINE);
        self.bytes += question.line.len();
        self.questions.push(question);
        if !is_quick || self.questions.len() == LARGEST_PARCEL || self.bytes >= MOST_BYTES {
            self.hand_out();
        }
    }

    /// Hands out the questions so far, if there are any.
    fn hand_out(&mut self) {
        if self.questions.is_empty() {
            return;
        }
        let count = self.questions.len() as u64;
        self.hand_out_with(Replies::default());
        self.before += count;
        self.before_in_file += count;
    }

    /// Says something of a file on standard error, if there is anything to say: in a parcel without questions, so that it
    /// comes behind the replies before it.
    fn say(&mut self, sentence: &str, code: u8) {
        if sentence.is_empty() {
            return;
        }
        self.hand_out();
        let replies = Replies::default();
        replies.add(|part| {
            part.complaints += &format!("{}{sentence}", self.place);
            part.code = code;
        });
        self.hand_out_with(replies);
    }

    fn hand_out_with(&mut self, replies: Replies) {
        let (questions, place) = (mem::take(&mut self.questions), Arc::clone(&self.place));
        let ParcelMaker { before, before_in_file, .. } = *self;
        self.bytes = 0;
        (self.hand_out)(Parcel { questions, before, before_in_file, place, replies: Arc::new(replies) });
    }
}
