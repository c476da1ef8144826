//! Colours of listings, for terminals; the text is unchanged. A statement and its code share a colour.

use crate::cli::args::emit::EmitKind;
use std::collections::HashMap;

/// Colours of statements, in rotation: neighbours differ, and each is readable on light and dark backgrounds.
const STATEMENTS: [&str; 6] = ["\u{1b}[36m", "\u{1b}[33m", "\u{1b}[35m", "\u{1b}[32m", "\u{1b}[34m", "\u{1b}[31m"];
const NOTE: &str = "\u{1b}[2m";
const LABEL: &str = "\u{1b}[1;33m";
const ADDRESS: &str = "\u{1b}[2m";
const TITLE: &str = "\u{1b}[1m";
const END: &str = "\u{1b}[0m";

/// Colours the lines of a listing.
pub fn listing(text: &str, form: EmitKind) -> String {
    if form == EmitKind::Cfg {
        return text.to_string();
    }
    let mut paint = ListingPalette { form, known: HashMap::new(), now: None };
    let mut out = String::with_capacity(text.len() * 3 / 2);
    for line in text.split_inclusive('\n') {
        let (line, end) = line.strip_suffix('\n').map_or((line, ""), |line| (line, "\n"));
        out += &paint.line(line);
        out += end;
    }
    out
}

struct ListingPalette<'t> {
    form: EmitKind,
    /// Colours of the statements of this function, by their text.
    known: HashMap<&'t str, usize>,
    /// Colour of the code that follows.
    now: Option<usize>,
}

fn coloured(colour: &str, text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("{colour}{text}{END}") }
}

impl<'t> ListingPalette<'t> {
    fn line(&mut self, line: &'t str) -> String {
        let mark = if self.form == EmitKind::Asm { "#" } else { ";" };
        let trimmed = line.trim_start();
        match self.form {
            _ if line.starts_with(mark) => {
                self.known.clear();
                self.now = None;
                coloured(TITLE, line)
            }
            EmitKind::Ll if trimmed.starts_with(mark) => coloured(NOTE, line),
            EmitKind::Ll if trimmed.len() == line.len() && line.ends_with(':') => coloured(LABEL, line),
            EmitKind::Ll if line.starts_with("define") || line.starts_with("declare") => coloured(TITLE, line),
            EmitKind::Ll | EmitKind::Cfg => line.to_string(),
            _ if trimmed.starts_with(mark) => {
                let statement = trimmed[mark.len()..].trim_start();
                // Code without a line has no colour.
                self.now = statement.starts_with(|c: char| c.is_ascii_digit()).then(|| self.of(statement));
                coloured(self.now.map_or(NOTE, |n| STATEMENTS[n]), line)
            }
            EmitKind::Asm => match line.split_once(":       ") {
                Some((address, code)) => format!("{}:       {}", coloured(ADDRESS, address), self.code(code)),
                None => {
                    self.end_of_function(line);
                    coloured(LABEL, line)
                }
            },
            EmitKind::Clif if trimmed.starts_with("block") => {
                self.now = None;
                coloured(LABEL, line)
            }
            EmitKind::Clif if line == "}" => {
                self.now = None;
                line.to_string()
            }
            EmitKind::Clif => match line.split_once("  ; ") {
                Some((code, note)) => format!("{}  {}", self.code(code), coloured(NOTE, &format!("; {note}"))),
                None => self.code(line),
            },
        }
    }

    fn code(&self, text: &str) -> String {
        self.now.map_or_else(|| text.to_string(), |n| coloured(STATEMENTS[n], text))
    }

    /// Returns the colour of a statement: the one that it already has in this function, or the next.
    fn of(&mut self, statement: &'t str) -> usize {
        let next = self.known.len() % STATEMENTS.len();
        *self.known.entry(statement).or_insert(next)
    }

    /// Ends the colour at the label of a function. Labels within a function keep it: the comment behind them
    /// repeats the statement.
    fn end_of_function(&mut self, label: &str) {
        if !label.starts_with('.') {
            self.now = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_has_the_colour_of_its_statement() {
        let text = "# @f, a.ll:1\n@f:\n        # 2: %x = add i64 %n, 1\n  401000:       leaq\n  401004:       nop\n        # 3: ret i64 %x\n  401008:       ret\n        # 2: %x = add i64 %n, 1\n  401009:       incq\n        # (no line)\n  40100a:       nop\n";
        let painted = listing(text, EmitKind::Asm);
        let colour = |line: &str| {
            let found = painted.lines().find(|painted| painted.contains(line)).unwrap_or_else(|| panic!("{line}"));
            STATEMENTS.iter().position(|colour| found.contains(&format!("{colour}{line}")) || found.starts_with(colour))
        };
        let (first, second) = (colour("leaq"), colour("ret"));
        assert!(first.is_some() && second.is_some() && first != second, "{painted}");
        assert_eq!((colour("incq"), colour("        # 2: %x = add")), (first, first));
        assert!(
            painted.ends_with("nop\n") && painted.contains(":       nop\n"),
            "code of no line is not painted: {painted}"
        );
        let mut plain = painted.clone();
        for code in STATEMENTS.into_iter().chain([NOTE, LABEL, ADDRESS, TITLE, END]) {
            plain = plain.replace(code, "");
        }
        assert_eq!(plain, text);
    }
}
