//! Listings with colour, for terminals: the text stays the same.

use crate::cli::args::emit::Form;

const COMMENT: &str = "\u{1b}[36m";
const NOTE: &str = "\u{1b}[32m";
const LABEL: &str = "\u{1b}[1;33m";
const ADDRESS: &str = "\u{1b}[2m";
const TITLE: &str = "\u{1b}[1m";
const END: &str = "\u{1b}[0m";

/// The lines of a listing with their colours.
pub fn listing(text: &str, form: Form) -> String {
    if form == Form::Cfg {
        return text.to_string();
    }
    let mark = if form == Form::Asm { "#" } else { ";" };
    let mut out = String::with_capacity(text.len() * 5 / 4);
    for line in text.split_inclusive('\n') {
        let (line, end) = line.strip_suffix('\n').map_or((line, ""), |line| (line, "\n"));
        out += &coloured(line, form, mark);
        out += end;
    }
    out
}

fn coloured(line: &str, form: Form, mark: &str) -> String {
    let trimmed = line.trim_start();
    let paint = |colour: &str, text: &str| format!("{colour}{text}{END}");
    match form {
        _ if line.starts_with(mark) => paint(TITLE, line),
        _ if trimmed.starts_with(mark) => paint(COMMENT, line),
        Form::Asm => match line.split_once(":       ") {
            Some((address, rest)) => format!("{}:       {rest}", paint(ADDRESS, address)),
            None => paint(LABEL, line),
        },
        Form::Clif if trimmed.starts_with("block") => paint(LABEL, line),
        Form::Clif => match line.split_once("  ; ") {
            Some((code, note)) => format!("{code}  {}", paint(NOTE, &format!("; {note}"))),
            None => line.to_string(),
        },
        Form::Ll if trimmed.len() == line.len() && line.ends_with(':') => paint(LABEL, line),
        Form::Ll if line.starts_with("define") || line.starts_with("declare") => paint(TITLE, line),
        Form::Ll | Form::Cfg => line.to_string(),
    }
}
