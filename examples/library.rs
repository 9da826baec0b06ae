//! Judges a library of techniques in HoDoKu's format, one case a line, as that program's own tests do.
//!
//! ```text
//! cargo run --release --example library -- FILE [CODE]
//! ```
//!
//! A case is a position, a technique, and what one step of it must remove or place there. All steps of the
//! technique are found; of those that use the same digits one must have exactly these results, and none
//! others. With a CODE, only cases whose code begins with it are judged, and each that fails is shown.

use ninefold::explain::{Candidate, FishKind, Link, Position, Role, Step, Technique, steps_of};
use std::collections::{BTreeMap, BTreeSet};
use std::{env, fs, process::ExitCode, time::Instant};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let text = match arguments.first().map(fs::read_to_string) {
        Some(Ok(text)) => text,
        Some(Err(error)) => {
            eprintln!("{}: {error}", arguments[0]);
            return ExitCode::from(2);
        }
        None => {
            eprintln!("Usage: library FILE [CODE]");
            return ExitCode::from(2);
        }
    };
    let wanted = arguments.get(1).map(String::as_str).unwrap_or_default();
    let mut table: BTreeMap<&str, (usize, usize, f64)> = BTreeMap::new();
    for (line, case) in
        text.lines().enumerate().filter_map(|(line, text)| Some((line + 1, Case::read(text)?)))
    {
        if !case.code.starts_with(wanted) {
            continue;
        }
        let begun = Instant::now();
        let verdict = case.judge();
        let row = table.entry(case.code).or_default();
        *row = (row.0 + usize::from(verdict.is_ok()), row.1 + 1, row.2 + begun.elapsed().as_secs_f64());
        if let Err(why) = verdict {
            println!("line {line}: {}", case.line);
            if !wanted.is_empty() {
                println!("{why}");
            }
        }
    }
    println!("code     found  of    ms a case");
    for (code, (found, cases, seconds)) in &table {
        println!("{code:8} {found:5} {cases:3} {:9.2}", seconds * 1000.0 / *cases as f64);
    }
    let sum = |part: fn(&(usize, usize, f64)) -> usize| table.values().map(part).sum::<usize>();
    let (found, cases) = (sum(|row| row.0), sum(|row| row.1));
    println!("{found} of {cases} cases");
    ExitCode::from(u8::from(found < cases))
}

/// One line of a library.
struct Case<'a> {
    line: &'a str,
    code: &'a str,
    variant: &'a str,
    digits: BTreeSet<u8>,
    removes: BTreeSet<Candidate>,
    places: BTreeSet<Candidate>,
    length: Option<usize>,
    position: Position,
}

impl<'a> Case<'a> {
    /// Nothing for a line that holds no case, as a comment.
    fn read(line: &'a str) -> Option<Case<'a>> {
        let fields: Vec<&str> = line.strip_prefix(':')?.split(':').collect();
        let [name, digits, cells, gone, removes, places, ref extra @ ..] = fields[..] else { return None };
        let (code, variant) = name.split_once('-').unwrap_or((name, ""));
        let side = (cells.bytes().filter(|&byte| byte != b'+').count() as f64).sqrt() as usize;
        let candidates = |field: &str| {
            let parse = |token: &str| {
                let [digit, row, column] = token.as_bytes() else { return None };
                let cell = usize::from(row - b'1') * side + usize::from(column - b'1');
                Some(Candidate::new(cell, digit - b'0'))
            };
            field.split_whitespace().filter_map(parse).collect::<BTreeSet<_>>()
        };
        // The reader takes the cells and the answers; what is gone is taken here.
        let mut position: Position = cells.parse().ok()?;
        candidates(gone).into_iter().for_each(|candidate| position.remove(candidate.cell, candidate.digit));
        Some(Case {
            line,
            code,
            variant,
            digits: digits.bytes().map(|byte| byte - b'0').collect(),
            removes: candidates(removes),
            places: candidates(places),
            length: extra.first().and_then(|length| length.parse().ok()),
            position,
        })
    }

    /// Says why the case fails, if it does.
    fn judge(&self) -> Result<(), String> {
        let steps: Vec<Step> = techniques(self.code)
            .into_iter()
            .flat_map(|technique| steps_of(&self.position, technique).steps)
            .filter(|step| digits_of(step) == self.digits && self.is_meant(step))
            .collect();
        let is_right =
            |step: &&Step| self.removes.iter().eq(&step.removes) && self.places.iter().eq(&step.places);
        let right: Vec<&Step> = steps.iter().filter(is_right).collect();
        let one_is_enough = matches!(self.code, "0706" | "0709" | "0710");
        let shortest = right.iter().map(|step| length(step)).min();
        let has_sets = right.iter().any(|step| step.links.iter().any(|link| !link.set.is_empty()));
        let is_long = self.code.starts_with("07")
            && !has_sets
            && self.length.is_some_and(|length| shortest.is_some_and(|shortest| shortest != length));
        let shown = || {
            steps
                .iter()
                .take(12)
                .map(|step| format!("  {}\n", step.to_line(self.position.shape())))
                .collect::<String>()
        };
        if self.variant == "x" {
            return if right.is_empty() { Ok(()) } else { Err(format!("  must not be found:\n{}", shown())) };
        }
        if right.is_empty() {
            return Err(format!("  not found among {}:\n{}", steps.len(), shown()));
        }
        if right.len() < steps.len() && !one_is_enough {
            return Err(format!("  found, with others, {} in all:\n{}", steps.len(), shown()));
        }
        if is_long {
            return Err(format!("  the shortest chain has {shortest:?} links:\n{}", shown()));
        }
        Ok(())
    }

    /// Whether the variant of the case allows the step: some variants switch the search.
    fn is_meant(&self, step: &Step) -> bool {
        let with = |role: Role| step.candidates.iter().filter(move |shown| shown.role == role);
        let has_sets = step.links.iter().any(|link| !link.set.is_empty());
        match (self.code, self.variant) {
            // Without a variant, an empty rectangle has three candidates or more.
            ("0402", variant) => variant == "1" || with(Role::Base).count() > 2,
            ("0600" | "0601" | "0602" | "0603" | "0604" | "0605" | "0606", "1") => {
                with(Role::Deadly).count() == 8
            }
            ("0709", "1") => !has_sets,
            ("0710", "1" | "2") => !has_sets,
            ("0711", "1" | "2") => !has_sets,
            ("0902" | "0904", "1") => !overlaps(step),
            _ => true,
        }
    }
}

/// How many links a chain has. In a loop the link that is inside the cell of its start does not count, and it
/// can start where it is shortest so.
fn length(step: &Step) -> usize {
    use Technique as T;
    let is_loop = matches!(step.technique, T::ContinuousNiceLoop | T::GroupedContinuousNiceLoop);
    let is_inside = |link: &Link| link.from.cells == link.to.cells && link.from.cells.len() == 1;
    step.links.len() - usize::from(is_loop && step.links.iter().any(is_inside))
}

/// Whether two almost locked sets of a step have a cell in common.
fn overlaps(step: &Step) -> bool {
    let cells_of = |role: Role| -> BTreeSet<usize> {
        let of_role = step.candidates.iter().filter(|shown| shown.role == role);
        of_role.map(|shown| shown.candidate.cell).collect()
    };
    let sets: Vec<_> =
        [Role::A, Role::B].into_iter().chain((0..9).map(Role::Further)).map(cells_of).collect();
    (0..sets.len()).any(|one| (0..one).any(|other| !sets[one].is_disjoint(&sets[other])))
}

/// The digits by which a case tells its step from others.
fn digits_of(step: &Step) -> BTreeSet<u8> {
    use Technique as T;
    let results = || step.removes.iter().chain(&step.places).map(|candidate| candidate.digit).collect();
    let of_role = |wanted: fn(Role) -> bool| -> BTreeSet<u8> {
        let shown = step.candidates.iter().filter(|shown| wanted(shown.role));
        shown.map(|shown| shown.candidate.digit).collect()
    };
    match step.technique {
        T::FullHouse | T::NakedSingle | T::HiddenSingle | T::TemplateSet | T::TemplateDelete => results(),
        T::XChain | T::XyChain | T::ContinuousNiceLoop | T::DiscontinuousNiceLoop | T::Aic => results(),
        T::GroupedContinuousNiceLoop | T::GroupedDiscontinuousNiceLoop | T::GroupedAic => results(),
        T::AlsXz | T::AlsXyWing | T::AlsChain | T::DeathBlossom | T::SueDeCoq => results(),
        T::BugPlusOne => BTreeSet::new(),
        T::DualTwoStringKite => of_role(|_| true).into_iter().take(1).collect(),
        technique if technique.needs_uniqueness() => of_role(|role| role == Role::Deadly),
        _ => of_role(|_| true),
    }
}

/// The techniques of a code. Two fish at once count under either code if one is finned and one sashimi.
fn techniques(code: &str) -> Vec<Technique> {
    use Technique as T;
    let technique = match code {
        "0000" => T::FullHouse,
        "0002" => T::HiddenSingle,
        "0003" => T::NakedSingle,
        "0100" => T::Pointing,
        "0101" => T::Claiming,
        "0110" => T::LockedPair,
        "0111" => T::LockedTriple,
        "0200" => T::NakedPair,
        "0201" => T::NakedTriple,
        "0202" => T::NakedQuadruple,
        "0210" => T::HiddenPair,
        "0211" => T::HiddenTriple,
        "0212" => T::HiddenQuadruple,
        "0400" => T::Skyscraper,
        "0401" => T::TwoStringKite,
        "0402" => T::EmptyRectangle,
        "0403" => T::TurbotFish,
        "0404" => T::DualTwoStringKite,
        "0405" => T::DualEmptyRectangle,
        "0500" => T::SimpleColorsTrap,
        "0501" => T::SimpleColorsWrap,
        "0502" => T::MultiColors1,
        "0503" => T::MultiColors2,
        "0600" => T::UniqueRectangle1,
        "0601" => T::UniqueRectangle2,
        "0602" => T::UniqueRectangle3,
        "0603" => T::UniqueRectangle4,
        "0604" => T::UniqueRectangle5,
        "0605" => T::UniqueRectangle6,
        "0606" => T::HiddenRectangle,
        "0607" => T::AvoidableRectangle1,
        "0608" => T::AvoidableRectangle2,
        "0610" => T::BugPlusOne,
        "0701" => T::XChain,
        "0702" => T::XyChain,
        "0703" => T::RemotePair,
        "0706" => T::ContinuousNiceLoop,
        "0707" => T::DiscontinuousNiceLoop,
        "0708" => T::Aic,
        "0709" => T::GroupedContinuousNiceLoop,
        "0710" => T::GroupedDiscontinuousNiceLoop,
        "0711" => T::GroupedAic,
        "0800" => T::XyWing,
        "0801" => T::XyzWing,
        "0803" => T::WWing,
        "0901" => T::AlsXz,
        "0902" => T::AlsXyWing,
        "0903" => T::AlsChain,
        "0904" => T::DeathBlossom,
        "1101" => T::SueDeCoq,
        "1201" => T::TemplateSet,
        "1202" => T::TemplateDelete,
        fish if fish.starts_with("03") && fish.len() >= 4 => return fish_of(&fish.as_bytes()[2..]),
        _ => return Vec::new(),
    };
    vec![technique]
}

/// The fish with such figures: the kind, the size, and 1 for a siamese one.
fn fish_of(figures: &[u8]) -> Vec<Technique> {
    use FishKind as K;
    let kinds: &[FishKind] = match (figures[0], figures.len() > 2) {
        (b'0', _) => &[K::Basic],
        (b'1', false) => &[K::Finned],
        (b'2', false) => &[K::Sashimi],
        (b'1', true) => &[K::SiameseFinned],
        (b'2', true) => &[K::SiameseSashimi],
        (b'3', _) => &[K::Franken],
        (b'4', false) => &[K::FinnedFranken],
        (b'4', true) => &[K::SiameseFinnedFranken],
        (b'5', _) => &[K::Mutant],
        (b'6', false) => &[K::FinnedMutant],
        (b'6', true) => &[K::SiameseFinnedMutant],
        _ => &[],
    };
    let size = figures[1] - b'0' + 2;
    kinds.iter().map(|&kind| Technique::Fish { kind, size }).collect()
}
