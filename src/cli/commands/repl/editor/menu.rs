//! The list of candidates below the input, in which Tab selects.

use super::completion::{columns, common_prefix};
use rustyline::completion::Pair;
use rustyline::{Cmd, ConditionalEventHandler, Event, EventContext, RepeatCount};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// Candidates of a completion, with the input for which they are shown.
pub(super) struct Menu {
    /// The input and the cursor position for which the list is shown.
    text: String,
    at: usize,
    /// Start of the word that is completed, and the word as it was typed.
    start: usize,
    typed: String,
    /// The declaration of the function whose arguments are entered.
    header: Option<String>,
    candidates: Vec<Pair>,
    selected: Option<usize>,
}

/// The current menu, if any.
pub(super) type CurrentMenu = Arc<Mutex<Option<Menu>>>;

impl Menu {
    /// Creates a menu, and returns the text that replaces the word: the common prefix of the candidates. `None`: there
    /// is nothing to choose from and nothing to show. `is_prefix`: the candidates begin with the word, rather than being
    /// similar to it; only then is a single one inserted.
    pub(super) fn open(
        line: &str,
        at: usize,
        start: usize,
        header: Option<String>,
        candidates: Vec<Pair>,
        is_prefix: bool,
    ) -> (Option<Menu>, Option<Pair>) {
        let typed = line[start..at].to_string();
        // Where an argument begins, the declaration is shown first.
        let single = candidates.len() == 1 && is_prefix && (header.is_none() || !typed.is_empty());
        if candidates.is_empty() && header.is_none() {
            return (None, None);
        }
        if single {
            return (None, candidates.into_iter().next());
        }
        let names: Vec<&str> = candidates.iter().map(|pair| pair.replacement.as_str()).collect();
        // What is similar to the word, but does not begin with it, has no prefix in common with it.
        let common = Some(common_prefix(&names)).filter(|common| !typed.is_empty() && common.starts_with(&typed));
        let common = common.unwrap_or(&typed);
        let pair = Pair { display: String::new(), replacement: common.to_string() };
        let mut menu =
            Menu { text: String::new(), at, start, typed: common.into(), header, candidates, selected: None };
        menu.place(line, at, &pair.replacement);
        (Some(menu), Some(pair))
    }

    /// Whether the menu is shown for an input.
    pub(super) fn is_for(&self, line: &str, at: usize) -> bool {
        self.text == line && self.at == at
    }

    pub(super) fn has_selection(&self) -> bool {
        self.selected.is_some()
    }

    /// Selects the next candidate, or the previous one; behind the last one, the word as it was typed. Returns the start
    /// of the word, and the text that replaces it.
    pub(super) fn select(&mut self, backwards: bool) -> (usize, Pair) {
        let count = self.candidates.len();
        self.selected = match (self.selected, backwards) {
            (_, _) if count == 0 => None,
            (None, false) => Some(0),
            (None, true) => Some(count - 1),
            (Some(at), false) => Some(at + 1).filter(|at| *at < count),
            (Some(at), true) => at.checked_sub(1),
        };
        let replacement = self.selected.map_or(&self.typed, |at| &self.candidates[at].replacement).clone();
        let (line, at) = (std::mem::take(&mut self.text), self.at);
        self.place(&line, at, &replacement);
        (self.start, Pair { display: String::new(), replacement })
    }

    /// Sets the input to that after a replacement.
    fn place(&mut self, line: &str, at: usize, replacement: &str) {
        self.text = format!("{}{replacement}{}", &line[..self.start], &line[at..]);
        self.at = self.start + replacement.len();
    }

    /// Formats the menu below the input, in at most `lines` lines.
    pub(super) fn shown(&self, width: usize, lines: usize) -> String {
        let header = self.header.as_ref().map(|header| {
            let fitted: String = header.chars().take(width.saturating_sub(1)).collect();
            format!("\n{fitted}")
        });
        let names: Vec<&str> = self.candidates.iter().map(|pair| pair.display.as_str()).collect();
        header.unwrap_or_default() + &columns(&names, width, lines, self.selected)
    }
}

/// Selects the previous candidate: Shift-Tab, and Up if a candidate is selected.
pub(super) struct SelectBackwards(pub CurrentMenu, pub Arc<AtomicBool>);

impl ConditionalEventHandler for SelectBackwards {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, context: &EventContext<'_>) -> Option<Cmd> {
        let menu = self.0.lock().ok()?;
        menu.as_ref().filter(|menu| menu.is_for(context.line(), context.pos()))?;
        self.1.store(true, Ordering::Relaxed);
        Some(Cmd::Complete)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidates_are_selected_in_turn() {
        let pairs = |names: &[&str]| -> Vec<Pair> {
            names.iter().map(|name| Pair { display: name.to_string(), replacement: name.to_string() }).collect()
        };
        let (menu, pair) = Menu::open("1 + f * 2", 5, 4, None, pairs(&["fac1", "fac2"]), true);
        assert_eq!(pair.map(|pair| pair.replacement).as_deref(), Some("fac"));
        let mut menu = menu.expect("two candidates");
        assert!(menu.is_for("1 + fac * 2", 7) && !menu.is_for("1 + f * 2", 5));
        let mut select = |backwards| menu.select(backwards).1.replacement;
        assert_eq!([select(false), select(false), select(false)], ["fac1", "fac2", "fac"]);
        assert_eq!([select(true), select(true)], ["fac2", "fac1"]);
        assert!(menu.is_for("1 + fac1 * 2", 8) && menu.has_selection());
        assert_eq!(menu.shown(40, 3), "\n\u{1b}[7mfac1\u{1b}[27m  fac2");
        let (menu, pair) = Menu::open("ca", 2, 0, None, pairs(&["fac", "vaca"]), true);
        assert_eq!((menu.is_some(), pair.map(|pair| pair.replacement).as_deref()), (true, Some("ca")));
        let (menu, pair) = Menu::open("f", 1, 0, None, pairs(&["fac"]), true);
        assert_eq!((menu.is_some(), pair.map(|pair| pair.replacement).as_deref()), (false, Some("fac")));
        let (menu, pair) = Menu::open("al", 2, 0, None, pairs(&["half"]), false);
        assert_eq!((menu.is_some(), pair.map(|pair| pair.replacement).as_deref()), (true, Some("al")));
    }
}
