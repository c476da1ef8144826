//! Names of locals and labels of one function: numbers in a list, all others in a table.

use super::build::{name_key, number};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// A name as it identifies a local or label.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Key<'s> {
    /// `%7`
    Number(u32),
    /// Any other, as [`name_key`] has it.
    Text(Cow<'s, str>),
}

impl<'s> Key<'s> {
    /// The key of a name's token without its sigil.
    pub fn of(token: &'s str) -> Key<'s> {
        // A name in quotes is no number, whatever it consists of.
        number(token).map_or_else(|| Key::Text(name_key(token)), Key::Number)
    }

    /// For messages.
    pub fn text(&self) -> String {
        match self {
            Key::Number(n) => n.to_string(),
            Key::Text(text) => text.to_string(),
        }
    }
}

/// How far a name has come.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// Used, not defined yet.
    Used,
    /// An unnamed value or block that got this number by counting.
    Implicit,
    /// Defined with this name in the text.
    Explicit,
}

/// What each name stands for.
pub struct Names<'s, T> {
    /// By number, as long as few are left out.
    numbered: Vec<Option<(T, State)>>,
    others: FxHashMap<Key<'s>, (T, State)>,
}

impl<T> Default for Names<'_, T> {
    fn default() -> Self {
        Names { numbered: Vec::new(), others: FxHashMap::default() }
    }
}

impl<'s, T: Copy> Names<'s, T> {
    /// What a name stands for.
    pub fn get(&self, key: &Key<'s>) -> Option<(T, State)> {
        if let Key::Number(n) = key
            && let Some(Some(found)) = self.numbered.get(*n as usize)
        {
            return Some(*found);
        }
        if self.others.is_empty() { None } else { self.others.get(key).copied() }
    }

    /// Says what a name stands for, whatever it stood for before.
    pub fn insert(&mut self, key: Key<'s>, entry: (T, State)) {
        if let Key::Number(n) = key
            && (n as usize) < self.numbered.len() * 2 + 64
            && (self.others.is_empty() || !self.others.contains_key(&key))
        {
            let n = n as usize;
            if n >= self.numbered.len() {
                self.numbered.resize(n + 1, None);
            }
            self.numbered[n] = Some(entry);
            return;
        }
        self.others.insert(key, entry);
    }

    /// All names, in no order.
    pub fn iter(&self) -> impl Iterator<Item = (Key<'s>, (T, State))> {
        let numbered = (0..).zip(&self.numbered).filter_map(|(n, entry)| Some((Key::Number(n), (*entry)?)));
        numbered.chain(self.others.iter().map(|(key, entry)| (key.clone(), *entry)))
    }

    /// Forgets all names.
    pub fn clear(&mut self) {
        self.numbered.clear();
        self.others.clear();
    }
}
