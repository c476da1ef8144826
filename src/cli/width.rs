//! The width of the terminal, and text that fits it.

use std::os::fd::AsFd;
use terminal_size::{Width, terminal_size_of};

/// Columns of the terminal that a stream is, if it is one.
pub fn of(stream: impl AsFd) -> Option<usize> {
    let (Width(columns), _) = terminal_size_of(stream)?;
    (columns >= 20).then_some(usize::from(columns))
}

/// A text with its lines broken where they are longer than the terminal that a stream is.
pub fn fitted(text: String, stream: impl AsFd) -> String {
    match of(stream) {
        Some(columns) => wrapped(&text, columns),
        None => text,
    }
}

/// Breaks lines that are longer at blanks. What marks a line (`warning: `, ` = help: `) sets the margin of those that follow.
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

/// Keeps the end of a name that is too long.
pub fn shortened(name: &str, columns: usize) -> String {
    let count = name.chars().count();
    match count > columns.max(1) {
        true => "…".chars().chain(name.chars().skip(count + 1 - columns.max(1))).collect(),
        false => name.to_string(),
    }
}

/// Columns that a text takes, without the colours in it.
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
