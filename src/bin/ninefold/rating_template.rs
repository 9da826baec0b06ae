//! The text in which the options ask for a rating.

/// A text with placeholders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingTemplate(Vec<TemplatePart>);

impl RatingTemplate {
    /// Understands a text: `%g`, `%r`, `%p`, `%d` and `%h` are values, `%l` ends a line, `%t` is a tab, and
    /// `%%` a percent sign.
    ///
    /// # Errors
    ///
    /// A sentence that says which placeholder there is none of.
    pub fn new(text: &str) -> Result<RatingTemplate, String> {
        let mut parts = Vec::new();
        let mut signs = text.chars();
        while let Some(sign) = signs.next() {
            if sign != '%' {
                parts.push(TemplatePart::Sign(sign));
                continue;
            }
            parts.push(match signs.next() {
                Some('g') => TemplatePart::Placeholder(Placeholder::Puzzle),
                Some('r') => TemplatePart::Placeholder(Placeholder::Rating),
                Some('p') => TemplatePart::Placeholder(Placeholder::Pearl),
                Some('d') => TemplatePart::Placeholder(Placeholder::Diamond),
                Some('h') => TemplatePart::Placeholder(Placeholder::Hardest),
                Some('l') => TemplatePart::Sign('\n'),
                Some('t') => TemplatePart::Sign('\t'),
                Some('%') => TemplatePart::Sign('%'),
                other => {
                    let sign: String = other.into_iter().flat_map(char::escape_debug).collect();
                    return Err(format!(
                        "The option '--format' knows %g, %r, %p, %d, %h, %l, %t and %%, not '%{sign}'."
                    ));
                }
            });
        }
        Ok(RatingTemplate(parts))
    }

    /// Whether what is filled in takes more than one line.
    pub fn has_line_end(&self) -> bool {
        self.0.contains(&TemplatePart::Sign('\n'))
    }

    /// The text with values in place of placeholders.
    pub fn fill(&self, value: impl Fn(Placeholder) -> String) -> String {
        let part = |part: &TemplatePart| match part {
            TemplatePart::Sign(sign) => sign.to_string(),
            TemplatePart::Placeholder(of) => value(*of),
        };
        self.0.iter().map(part).collect()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum TemplatePart {
    Sign(char),
    Placeholder(Placeholder),
}

/// What a placeholder stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placeholder {
    Puzzle,
    Rating,
    Pearl,
    Diamond,
    Hardest,
}

impl Placeholder {
    /// Every value, in the order of a line's columns.
    pub const ALL: [Placeholder; 5] = {
        use Placeholder::*;
        [Puzzle, Rating, Pearl, Diamond, Hardest]
    };
}
