//! Looks twice at any text. What is taken at the second look has exactly one solution, is read from the transcript as it is
//! said, and leaves alone what made sense at first. Whatever a text is to be read as, the answer is that.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ninefold::notation::{Format, read};
use ninefold::second_look::{self, As, are_settled};
use ninefold::{Shape, Verdict, solve};

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    let first = read(&text);
    let look = second_look::read(&text, None);
    match &look {
        Ok(look) => match &look.transcript {
            Some(transcript) => {
                assert!(first.as_ref().is_ok_and(|first| !are_settled(&first.puzzles)) || first.is_err());
                let again = read(&transcript.text).expect("what is taken can be read");
                assert!(again.grids().eq(look.reading.grids()), "the transcript is what was taken");
                for grid in look.reading.grids() {
                    assert!(matches!(solve(grid), Verdict::Unique(_)), "what is taken has one solution");
                }
            }
            None => assert_eq!(first.as_ref(), Ok(&look.reading), "what is not taken stays"),
        },
        Err(error) => assert_eq!(error.to_string(), first.expect_err("a fault").to_string()),
    }
    let (shape, format) = (text.len() % Shape::ALL.len(), text.len() % Format::ALL.len());
    let wanted = [As::Shape(Shape::ALL[shape]), As::Format(Format::ALL[format])];
    for wanted in wanted {
        let Ok(look) = second_look::read(&text, Some(wanted)) else { continue };
        assert!(look.reading.puzzles.iter().all(Result::is_ok));
        assert!(match wanted {
            As::Shape(shape) => look.reading.grids().all(|grid| grid.shape() == shape),
            As::Format(format) => look.reading.format == format,
        });
    }
});
