//! The width of the terminal, and text wrapped to it.

use std::os::fd::AsFd;
use terminal_size::{Width, terminal_size_of};

/// Returns the width in columns if a stream is a terminal.
pub fn of(stream: impl AsFd) -> Option<usize> {
    let (Width(columns), _) = terminal_size_of(stream)?;
    (columns >= 20).then_some(usize::from(columns))
}

/// Wraps a text to the width of a stream, if that is a terminal.
pub fn fitted(text: String, stream: impl AsFd) -> String {
    match of(stream) {
        Some(columns) => wrapped(&text, columns),
        None => text,
    }
}

/// Wraps long lines at blanks. A marker at the start of a line (`warning: `, ` = help: `) sets the
/// indentation of the rest.
pub fn wrapped(text: &str, columns: usize) -> String {
    let mut out = String::new();
    for line in text.split_inclusive('\n') {
        let (line, end) = line.strip_suffix('\n').map_or((line, ""), |line| (line, "\n"));
        let margin = line.find(": ").filter(|at| *at < 40).map_or(2, |at| visible(&line[..at + 2])).min(columns / 2);
        let mut used = 0;
        for (n, word) in line.split(' ').enumerate() {
            let width = visible(word);
            if n > 0 && used + 1 + width > columns && used > margin {
                out.push('\n');
                out.push_str(&" ".repeat(margin));
                used = margin;
            } else if n > 0 {
                out.push(' ');
                used += 1;
            }
            out.push_str(word);
            used += width;
        }
        out.push_str(end);
    }
    out
}

/// Shortens a long name by cutting off its beginning.
pub fn shortened(name: &str, columns: usize) -> String {
    let count = name.chars().count();
    match count > columns.max(1) {
        true => "…".chars().chain(name.chars().skip(count + 1 - columns.max(1))).collect(),
        false => name.to_string(),
    }
}

/// Returns the number of columns of a text; escape sequences for colors take none.
fn visible(text: &str) -> usize {
    let (mut count, mut escape) = (0, false);
    for c in text.chars() {
        match c {
            '\u{1b}' => escape = true,
            _ if escape => escape = c != 'm',
            _ => count += 1,
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_at_blanks_and_keep_their_margin() {
        let text = "\u{1b}[33mwarning\u{1b}[0m: the runs differ much, said somebody\n |\n = help: repeat it on a quiet machine\n";
        let want = "\u{1b}[33mwarning\u{1b}[0m: the runs differ\n         much, said\n         somebody\n |\n = help: repeat it on a\n         quiet machine\n";
        assert_eq!(wrapped(text, 26), want);
        assert_eq!(wrapped("short\n", 80), "short\n");
        assert_eq!(shortened("tests/cli/graded/wrong.ll", 12), "…ed/wrong.ll");
        assert_eq!(shortened("a.ll", 12), "a.ll");
    }
}
