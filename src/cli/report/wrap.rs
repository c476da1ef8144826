//! The width of the terminal, and text wrapped to it.

use std::os::fd::AsFd;
use terminal_size::{Height, Width, terminal_size_of};

/// Returns the width in columns if a stream is a terminal.
pub fn of(stream: impl AsFd) -> Option<usize> {
    let (Width(columns), _) = terminal_size_of(stream)?;
    (columns >= 20).then_some(usize::from(columns))
}

/// Returns the height in lines if a stream is a terminal.
pub fn rows(stream: impl AsFd) -> Option<usize> {
    let (_, Height(rows)) = terminal_size_of(stream)?;
    Some(usize::from(rows))
}

/// Wraps a text to the width of a stream, if that is a terminal.
pub fn fitted(text: String, stream: impl AsFd) -> String {
    match of(stream) {
        Some(columns) => wrapped(&text, columns),
        None => text,
    }
}

/// Wraps long lines at blanks, but not within quotes. A marker at the start of a line (`warning: `, ` = help: `) sets the
/// indentation of the rest.
pub fn wrapped(text: &str, columns: usize) -> String {
    let mut out = String::new();
    for line in text.split_inclusive('\n') {
        let (line, end) = line.strip_suffix('\n').map_or((line, ""), |line| (line, "\n"));
        let margin = margin(line).min(columns / 2);
        let mut used = 0;
        for (n, word) in words(line, columns).into_iter().enumerate() {
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

/// Returns the indentation of the lines after the first: the width of a marker, which is one word.
fn margin(line: &str) -> usize {
    const PLAIN: usize = 2;
    let line = plain(line);
    let Some((marker, _)) = line.split_once(": ") else { return PLAIN };
    let (is_word, width) = (!marker.trim_start_matches([' ', '=']).contains(' '), marker.chars().count());
    if is_word && width < 20 { width + 2 } else { PLAIN }
}

/// Splits a line at blanks outside of quotes: `"…"` and `` `…` ``. What is longer than a line is split at each blank.
fn words(line: &str, columns: usize) -> Vec<&str> {
    let (mut words, mut start, mut quote) = (Vec::new(), 0, None);
    for (at, c) in line.char_indices() {
        match (quote, c) {
            (None, ' ') => {
                words.push(&line[start..at]);
                start = at + 1;
            }
            (None, '"' | '`') => {
                let closes = line[at + 1..].find(c).map(|length| &line[at..at + length + 1]);
                quote = closes.filter(|quoted| visible(quoted) < columns / 2).map(|_| c);
            }
            (Some(open), _) if open == c => quote = None,
            _ => {}
        }
    }
    words.push(&line[start..]);
    words
}

/// Wraps the lines of a text in LLVM assembly such that it can still be entered: behind commas within brackets,
/// and in comments, which go on as comments. Other lines stay as they are.
pub fn wrapped_code(text: &str, columns: usize) -> String {
    let mut out = String::new();
    for line in text.split_inclusive('\n') {
        match visible(line.trim_end()) > columns {
            true => wrap_line(line, columns, &mut out),
            false => out.push_str(line),
        }
    }
    out
}

fn wrap_line(line: &str, columns: usize, out: &mut String) {
    let indentation = line.len() - line.trim_start_matches(' ').len() + 4;
    let (mut used, mut depth, mut is_string, mut is_comment) = (0, 0usize, false, false);
    // The last place at which the line can be broken, with the position in `out`.
    let mut place: Option<(usize, usize)> = None;
    for (at, c) in line.char_indices() {
        match c {
            '"' if !is_comment => is_string = !is_string,
            _ if is_string => {}
            ';' if !is_comment => is_comment = true,
            '(' | '[' | '{' | '<' => depth += 1,
            ')' | ']' | '}' | '>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let can_break = c == ' '
            && !is_string
            && (if depth > 0 { out.ends_with(',') } else { is_comment } || line[at + 1..].starts_with(';'));
        if can_break && used > indentation {
            place = Some((out.len(), used));
        }
        out.push(c);
        used += 1;
        if used > columns
            && c != '\n'
            && let Some((from, before)) = place.take()
        {
            let begins_comment = out[from + 1..].starts_with(';');
            let inside = is_comment && !begins_comment && comment_begins_before(&out[..from]);
            let start = " ".repeat(indentation) + if inside { "; " } else { "" };
            out.replace_range(from..=from, &format!("\n{start}"));
            used = used - before - 1 + start.chars().count();
        }
    }
}

/// Whether the last line of a text has a comment.
fn comment_begins_before(text: &str) -> bool {
    let line = text.rsplit('\n').next().unwrap_or(text);
    let mut is_string = false;
    line.chars().any(|c| {
        is_string ^= c == '"';
        c == ';' && !is_string
    })
}

/// Shortens a long name by cutting off its beginning.
pub fn shortened(name: &str, columns: usize) -> String {
    let count = name.chars().count();
    match count > columns.max(1) {
        true => "…".chars().chain(name.chars().skip(count + 1 - columns.max(1))).collect(),
        false => name.to_string(),
    }
}

/// Wraps the sentences of a rendered diagnostic, but not its lines of source text.
pub fn wrapped_report(text: &str, columns: usize) -> String {
    let wrap_line = |line: &str| {
        let plain = plain(line);
        let is_sentence = plain.trim_start().starts_with("= ") || plain.starts_with(|c: char| c.is_ascii_alphabetic());
        if is_sentence { wrapped(line, columns) } else { line.to_string() }
    };
    text.split_inclusive('\n').map(wrap_line).collect()
}

/// Returns the number of columns of a text; escape sequences for colors take none.
fn visible(text: &str) -> usize {
    plain(text).chars().count()
}

/// Returns a text without escape sequences for colors.
fn plain(text: &str) -> String {
    let mut escape = false;
    let is_shown = |c: &char| match c {
        '\u{1b}' => {
            escape = true;
            false
        }
        _ if escape => {
            escape = *c != 'm';
            false
        }
        _ => true,
    };
    text.chars().filter(is_shown).collect()
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

    #[test]
    fn quotes_are_not_broken_and_sentences_are_no_markers() {
        assert_eq!(wrapped("write `call i32 @f()` here\n", 16), "write `call i32\n  @f()` here\n");
        assert_eq!(wrapped("you may write `call f()` here\n", 24), "you may write `call f()`\n  here\n");
        assert_eq!(wrapped("all was kept: names and values\n", 20), "all was kept: names\n  and values\n");
    }

    #[test]
    fn code_is_broken_where_it_can_be_entered_again() {
        let wrapped = |text| wrapped_code(text, 24);
        assert_eq!(wrapped("[4 x i32] [i32 1, i32 2, i32 3]\n"), "[4 x i32] [i32 1, i32 2,\n    i32 3]\n");
        assert_eq!(wrapped("@s = constant [9 x i8] c\"one two\\00\"\n"), "@s = constant [9 x i8] c\"one two\\00\"\n");
        assert_eq!(wrapped("%p = ptr %p ; points to i32 5\n"), "%p = ptr %p ; points to\n    ; i32 5\n");
        assert_eq!(wrapped("store i32 5, ptr %something\n"), "store i32 5, ptr %something\n");
        assert_eq!(wrapped("short\n"), "short\n");
    }
}
