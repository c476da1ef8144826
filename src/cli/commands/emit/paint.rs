//! Colors of listings, for terminals; the text is unchanged. A statement and its code share a color.

use crate::cli::args::emit::EmitKind;
use std::collections::HashMap;

/// Colors of statements, in rotation: adjacent ones differ, and each is readable on light and dark backgrounds.
const STATEMENTS: [&str; 6] = ["\u{1b}[36m", "\u{1b}[33m", "\u{1b}[35m", "\u{1b}[32m", "\u{1b}[34m", "\u{1b}[31m"];
const NOTE: &str = "\u{1b}[2m";
const LABEL: &str = "\u{1b}[1;33m";
const ADDRESS: &str = "\u{1b}[2m";
const TITLE: &str = "\u{1b}[1m";
const END: &str = "\u{1b}[0m";

/// Colors the lines of a listing.
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
    /// Colors of the statements of this function, by their text.
    known: HashMap<&'t str, usize>,
    /// Color of the code that follows.
    now: Option<usize>,
}

fn colored(color: &str, text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("{color}{text}{END}") }
}

impl<'t> ListingPalette<'t> {
    fn line(&mut self, line: &'t str) -> String {
        let mark = if self.form == EmitKind::Asm { "#" } else { ";" };
        let trimmed = line.trim_start();
        match self.form {
            _ if line.starts_with(mark) => {
                self.known.clear();
                self.now = None;
                colored(TITLE, line)
            }
            EmitKind::Ll if trimmed.starts_with(mark) => colored(NOTE, line),
            EmitKind::Ll if trimmed.len() == line.len() && line.ends_with(':') => colored(LABEL, line),
            EmitKind::Ll if line.starts_with("define") || line.starts_with("declare") => colored(TITLE, line),
            EmitKind::Ll | EmitKind::Cfg => line.to_string(),
            _ if trimmed.starts_with(mark) => {
                let statement = trimmed[mark.len()..].trim_start();
                // Code without a line has no color.
                self.now = statement.starts_with(|c: char| c.is_ascii_digit()).then(|| self.of(statement));
                colored(self.now.map_or(NOTE, |n| STATEMENTS[n]), line)
            }
            EmitKind::Asm => match line.split_once(":       ") {
                Some((address, code)) => format!("{}:       {}", colored(ADDRESS, address), self.code(code)),
                None => {
                    self.end_of_function(line);
                    colored(LABEL, line)
                }
            },
            EmitKind::Clif if trimmed.starts_with("block") => {
                self.now = None;
                colored(LABEL, line)
            }
            EmitKind::Clif if line == "}" => {
                self.now = None;
                line.to_string()
            }
            EmitKind::Clif => match line.split_once("  ; ") {
                Some((code, note)) => format!("{}  {}", self.code(code), colored(NOTE, &format!("; {note}"))),
                None => self.code(line),
            },
        }
    }

    fn code(&self, text: &str) -> String {
        self.now.map_or_else(|| text.to_string(), |n| colored(STATEMENTS[n], text))
    }

    /// Returns the color of a statement: the one that it already has in this function, or the next one.
    fn of(&mut self, statement: &'t str) -> usize {
        let next = self.known.len() % STATEMENTS.len();
        *self.known.entry(statement).or_insert(next)
    }

    /// Ends the color at the label of a function. Labels within a function keep it, because the comment after them
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
    fn code_has_the_color_of_its_statement() {
        let text = "# @f, a.ll:1\n@f:\n        # 2: %x = add i64 %n, 1\n  401000:       leaq\n  401004:       nop\n        # 3: ret i64 %x\n  401008:       ret\n        # 2: %x = add i64 %n, 1\n  401009:       incq\n        # (no line)\n  40100a:       nop\n";
        let painted = listing(text, EmitKind::Asm);
        let color = |line: &str| {
            let found = painted.lines().find(|painted| painted.contains(line)).unwrap_or_else(|| panic!("{line}"));
            STATEMENTS.iter().position(|color| found.contains(&format!("{color}{line}")) || found.starts_with(color))
        };
        let (first, second) = (color("leaq"), color("ret"));
        assert!(first.is_some() && second.is_some() && first != second, "{painted}");
        assert_eq!((color("incq"), color("        # 2: %x = add")), (first, first));
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
