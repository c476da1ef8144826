//! Symbol table for the locals and labels of one function: a vector for numbers, a hash table for all other
//! names.

use crate::ir::{BlockId, Body, ValueId};
use crate::parse::module_state::{name_key, number};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// Key of a local or label.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LocalKey<'s> {
    /// `%7`
    Number(u32),
    /// Any other name, as returned by [`name_key`].
    Text(Cow<'s, str>),
}

impl<'s> LocalKey<'s> {
    /// Returns the key of a name's token without its sigil.
    pub fn of(token: &'s str) -> LocalKey<'s> {
        // A quoted name is not a number, even if it consists of digits.
        number(token).map_or_else(|| LocalKey::Text(name_key(token)), LocalKey::Number)
    }

    /// Returns the name for messages.
    pub fn text(&self) -> String {
        match self {
            LocalKey::Number(n) => n.to_string(),
            LocalKey::Text(text) => text.to_string(),
        }
    }
}

/// Definition state of a name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum NameState {
    /// Used but not yet defined.
    Used,
    /// Unnamed value or block with an implicit number.
    Implicit,
    /// Defined explicitly by this name in the text.
    Explicit,
}

/// Map from names to values or blocks.
pub struct LocalTable<'s, T> {
    /// Entries by number, as long as the numbers are dense.
    numbered: Vec<Option<(T, NameState)>>,
    others: FxHashMap<LocalKey<'s>, (T, NameState)>,
}

impl<T> Default for LocalTable<'_, T> {
    fn default() -> Self {
        LocalTable { numbered: Vec::new(), others: FxHashMap::default() }
    }
}

impl<'s, T: Copy> LocalTable<'s, T> {
    /// Looks up a name.
    pub fn get(&self, key: &LocalKey<'s>) -> Option<(T, NameState)> {
        if let LocalKey::Number(n) = key
            && let Some(Some(found)) = self.numbered.get(*n as usize)
        {
            return Some(*found);
        }
        if self.others.is_empty() { None } else { self.others.get(key).copied() }
    }

    /// Sets or replaces the entry of a name.
    pub fn insert(&mut self, key: LocalKey<'s>, entry: (T, NameState)) {
        if let LocalKey::Number(n) = key
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

    /// Iterates over all names, in unspecified order.
    pub fn iter(&self) -> impl Iterator<Item = (LocalKey<'s>, (T, NameState))> {
        let numbered = (0..).zip(&self.numbered).filter_map(|(n, entry)| Some((LocalKey::Number(n), (*entry)?)));
        numbered.chain(self.others.iter().map(|(key, entry)| (key.clone(), *entry)))
    }

    /// Removes all names.
    pub fn clear(&mut self) {
        self.numbered.clear();
        self.others.clear();
    }
}

/// Tables that are reused for each function body, growing to the largest size needed. The finished body gets tables of
/// exactly its size.
#[derive(Default)]
pub struct FunctionTables<'s> {
    pub body: Body,
    pub values: LocalTable<'s, ValueId>,
    pub blocks: LocalTable<'s, BlockId>,
}
