//! The text in which the options ask for a rating.

/// A text with placeholders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Format(Vec<Part>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Text(String),
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
        let mut plain = String::new();
        let mut signs = text.chars();
        while let Some(sign) = signs.next() {
            if sign != '%' {
                plain.push(sign);
                continue;
            }
            let value = match signs.next() {
                Some('g') => Value::Puzzle,
                Some('r') => Value::Rating,
                Some('p') => Value::Pearl,
                Some('d') => Value::Diamond,
                Some('h') => Value::Hardest,
                Some(other @ ('l' | 't' | '%')) => {
                    plain.push(match other {
                        'l' => '\n',
                        't' => '\t',
                        other => other,
                    });
                    continue;
                }
                other => {
                    let sign: String = other.into_iter().flat_map(char::escape_debug).collect();
                    return Err(format!(
                        "The option '--format' knows %g, %r, %p, %d, %h, %l, %t and %%, not '%{sign}'."
                    ));
                }
            };
            parts.extend([Part::Text(std::mem::take(&mut plain)), Part::Value(value)]);
        }
        parts.push(Part::Text(plain));
        Ok(Format(parts))
    }

    /// The text with values in place of placeholders.
    pub fn fill(&self, value: impl Fn(Value) -> String) -> String {
        let part = |part: &Part| match part {
            Part::Text(text) => text.clone(),
            Part::Value(of) => value(*of),
        };
        self.0.iter().map(part).collect()
    }
}
