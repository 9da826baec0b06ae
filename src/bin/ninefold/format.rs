//! The text in which the options ask for a rating.

/// A text with placeholders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Format(Vec<Part>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Sign(char),
    Value(Value),
}

/// What a placeholder stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    Puzzle,
    Rating,
    Pearl,
    Diamond,
    Hardest,
}

impl Format {
    /// Understands a text: `%g`, `%r`, `%p`, `%d` and `%h` are values, `%l` ends a line, `%t` is a tab, and
    /// `%%` a percent sign.
    ///
    /// # Errors
    ///
    /// A sentence that says which placeholder there is none of.
    pub fn new(text: &str) -> Result<Format, String> {
        let mut parts = Vec::new();
        let mut signs = text.chars();
        while let Some(sign) = signs.next() {
            if sign != '%' {
                parts.push(Part::Sign(sign));
                continue;
            }
            parts.push(match signs.next() {
                Some('g') => Part::Value(Value::Puzzle),
                Some('r') => Part::Value(Value::Rating),
                Some('p') => Part::Value(Value::Pearl),
                Some('d') => Part::Value(Value::Diamond),
                Some('h') => Part::Value(Value::Hardest),
                Some('l') => Part::Sign('\n'),
                Some('t') => Part::Sign('\t'),
                Some('%') => Part::Sign('%'),
                other => {
                    let sign: String = other.into_iter().flat_map(char::escape_debug).collect();
                    return Err(format!(
                        "The option '--format' knows %g, %r, %p, %d, %h, %l, %t and %%, not '%{sign}'."
                    ));
                }
            });
        }
        Ok(Format(parts))
    }

    /// The text with values in place of placeholders.
    pub fn fill(&self, value: impl Fn(Value) -> String) -> String {
        let part = |part: &Part| match part {
            Part::Sign(sign) => sign.to_string(),
            Part::Value(of) => value(*of),
        };
        self.0.iter().map(part).collect()
    }
}
