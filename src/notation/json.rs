//! As much of JSON as objects with puzzles need: its values as they stand in the text.

/// A value; strings are without their quotation marks, and their escapes are as they were.
pub(super) enum Json<'a> {
    /// A string.
    Text(&'a str),
    /// A number or a word.
    Word(&'a str),
    List(Vec<Json<'a>>),
    Object(Vec<(&'a str, Json<'a>)>),
}

/// How many braces are open.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Depth(usize);

/// Whether a line begins with a brace, if not with a bracket before it.
pub(super) fn begins(line: &str) -> bool {
    line.trim_start_matches(|c: char| c.is_whitespace() || c == '[' || c == ',').starts_with('{')
}

impl Depth {
    /// Goes on to the end of a line; no string goes beyond it.
    pub(super) fn pass(&mut self, line: &str) {
        let (mut in_string, mut escaped) = (false, false);
        for byte in line.bytes() {
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = in_string,
                b'"' => in_string = !in_string,
                b'{' if !in_string => self.0 += 1,
                b'}' if !in_string => self.0 = self.0.saturating_sub(1),
                _ => {}
            }
        }
    }

    pub(super) fn is_zero(self) -> bool {
        self.0 == 0
    }
}

/// The objects in a text that has nothing else but brackets and commas around them, unless it is no JSON.
pub(super) fn objects(text: &str) -> Option<Vec<Json<'_>>> {
    let mut objects = Vec::new();
    let mut parser = Parser(text);
    loop {
        let around = |c: char| c.is_whitespace() || matches!(c, '[' | ']' | ',');
        parser.0 = parser.0.trim_start_matches(around);
        if parser.0.is_empty() {
            return Some(objects);
        }
        let value = parser.value(0)?;
        let is_object = matches!(value, Json::Object(_));
        objects.push(is_object.then_some(value)?);
    }
}

struct Parser<'a>(&'a str);

impl<'a> Parser<'a> {
    fn value(&mut self, depth: usize) -> Option<Json<'a>> {
        const DEEPEST: usize = 32;
        if depth > DEEPEST {
            return None;
        }
        if self.takes('{') {
            let member = |parser: &mut Self| {
                let name = parser.takes('"').then(|| parser.string())??;
                Some((name, parser.takes(':').then(|| parser.value(depth + 1))??))
            };
            return self.members('}', member).map(Json::Object);
        }
        if self.takes('[') {
            return self.members(']', |parser| parser.value(depth + 1)).map(Json::List);
        }
        if self.takes('"') {
            return self.string().map(Json::Text);
        }
        let is_end = |c: char| c.is_whitespace() || matches!(c, ',' | ']' | '}' | '{' | '[' | '"' | ':');
        let (word, rest) = self.0.split_at(self.0.find(is_end).unwrap_or(self.0.len()));
        self.0 = rest;
        (!word.is_empty()).then_some(Json::Word(word))
    }

    /// What stands between commas, up to the end.
    fn members<T>(&mut self, end: char, member: impl Fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let mut members = Vec::new();
        while !self.takes(end) {
            if !members.is_empty() && !self.takes(',') {
                return None;
            }
            members.push(member(self)?);
        }
        Some(members)
    }

    /// A string whose quotation mark was taken.
    fn string(&mut self) -> Option<&'a str> {
        let mut escaped = false;
        let end = self.0.find(|c| {
            let is_end = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            is_end
        })?;
        let (text, rest) = self.0.split_at(end);
        self.0 = rest.strip_prefix('"')?;
        Some(text)
    }

    fn takes(&mut self, character: char) -> bool {
        let after = self.0.trim_start().strip_prefix(character);
        self.0 = after.unwrap_or(self.0.trim_start());
        after.is_some()
    }
}
