//! The inputs of the session, and the file with those of all sessions.

use super::files::counted;
use super::{Repl, TypedInput};
use std::path::PathBuf;

impl Repl<'_> {
    /// Lists or writes inputs: all, the last `5`, those with the numbers `3-5`, or those that contain a word.
    pub(super) fn history(&mut self, text: &str) {
        // IPython's `-n` adds the numbers, which are always shown.
        let text =
            text.strip_prefix("-n").filter(|rest| rest.is_empty() || rest.starts_with(' ')).unwrap_or(text).trim();
        let Some(file) = text.strip_prefix("-f") else {
            return match self.selected(text) {
                Some(inputs) => self.print(&listed(&inputs)),
                None if let found = self.containing(text)
                    && !found.is_empty() =>
                {
                    self.print(&listed(&found));
                }
                None => self.mistake(&format!(
                    "no input contains `{text}`; `:history` takes a word, a number or a range: `:history 3`, `:history 3-5`"
                )),
            };
        };
        let file = file.trim();
        let (file, range) = match file.rsplit_once(' ') {
            Some((file, range)) if range_of(range).is_some() => (file.trim(), range),
            _ => (file, ""),
        };
        if file.is_empty() {
            return self.mistake("`:history -f` needs the name of a file");
        }
        let inputs = self.selected(range).unwrap_or_default();
        let kept: Vec<_> = inputs.iter().filter(|input| !input.failed && !input.is_undone).collect();
        let text: String = kept.iter().map(|input| format!("{}\n", input.text)).collect();
        let count = counted(kept.len(), "input");
        self.write_file(file, &text, &count);
    }

    /// Returns the inputs that contain a text, without this one.
    fn containing(&self, text: &str) -> Vec<&TypedInput> {
        self.typed.iter().filter(|input| input.text.contains(text)).collect()
    }

    /// Returns the inputs that a number or a range selects; `None` if the text is neither.
    fn selected(&self, text: &str) -> Option<Vec<&TypedInput>> {
        if let Some((first, last)) = range_of(text) {
            return Some(self.typed.iter().filter(|input| (first..=last).contains(&input.number)).collect());
        }
        // IPython's `-5` is the last 5 too.
        let number = text.strip_prefix('-').unwrap_or(text);
        let count = if text.is_empty() { usize::MAX } else { number.parse().ok().filter(|count| *count > 0)? };
        Some(self.typed[self.typed.len().saturating_sub(count)..].iter().collect())
    }
}

/// Lists inputs with the numbers that reports use.
fn listed(inputs: &[&TypedInput]) -> String {
    let width = inputs.last().map_or(0, |input| input.number.to_string().len());
    let mut out = String::new();
    for TypedInput { number, text, .. } in inputs {
        let mut lines = text.trim_end().lines();
        out += &format!("{number:>width$}: {}\n", lines.next().unwrap_or(""));
        lines.for_each(|line| out += &format!("{:width$}  {line}\n", ""));
    }
    out
}

/// Reads a range of numbers, both included: `3-5`, `3:5` or `3..5`; `3-` has no end.
fn range_of(text: &str) -> Option<(u32, u32)> {
    let (first, last) = ["-", ":", ".."].into_iter().find_map(|separator| text.split_once(separator))?;
    let last = if last.trim().is_empty() { u32::MAX } else { last.trim().parse().ok()? };
    Some((first.trim().parse().ok()?, last))
}

/// Returns the path of the history file, and creates its directory. `None` if there is no suitable directory.
pub fn path() -> Option<PathBuf> {
    let absolute = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    // The state directory of the XDG Base Directory Specification.
    let state = absolute("XDG_STATE_HOME").or_else(|| Some(absolute("HOME")?.join(".local/state")))?;
    let directory = state.join("llvmlite-jit");
    std::fs::create_dir_all(&directory).ok()?;
    Some(directory.join("repl-history"))
}
