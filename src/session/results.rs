//! Unnamed results: the last one is `%_`, and each is `%_3` too, by the number of its input.

use super::Session;
use super::values::SessionValue;
use crate::ir::{GlobalId, Name};

/// Number of results that are kept by number.
const KEPT: usize = 100;

impl Session {
    /// Keeps an unnamed result of the current input.
    pub(super) fn keep_result(&mut self, value: SessionValue) {
        let variable = value.variable;
        let number = Name::Text(format!("_{}", self.inputs).into());
        let last = self.values.insert(Name::Text("_".into()), value.clone());
        let mut unused: Vec<GlobalId> = last.iter().map(|last| last.variable).collect();
        // An input may have several results.
        if self.results.back().is_some_and(|(name, _)| *name == number) {
            unused.extend(self.forget_result(true));
        }
        // A user may have chosen this name.
        if !self.values.contains_key(&number) {
            self.values.insert(number.clone(), value);
            self.results.push_back((number, variable));
        }
        if self.results.len() > KEPT {
            unused.extend(self.forget_result(false));
        }
        unused.retain(|id| *id != variable && !self.is_result(*id));
        unused.sort_unstable();
        unused.dedup();
        self.release(&unused);
    }

    /// Removes the last or the first numbered result. Returns its variable, unless its name has another value now.
    fn forget_result(&mut self, last: bool) -> Option<GlobalId> {
        let (name, variable) = if last { self.results.pop_back() } else { self.results.pop_front() }?;
        let is_same = self.values.get(&name).is_some_and(|kept| kept.variable == variable);
        is_same.then(|| self.values.shift_remove(&name))?;
        Some(variable)
    }

    /// Whether a variable holds a numbered result.
    pub(super) fn is_result(&self, variable: GlobalId) -> bool {
        self.results.iter().any(|(_, kept)| *kept == variable)
    }

    /// Whether a name is the number of a result, which lists omit.
    pub(super) fn is_result_number(&self, name: &Name) -> bool {
        let Name::Text(text) = name else { return false };
        text.strip_prefix('_').is_some_and(|digits| digits.starts_with(|c: char| c.is_ascii_digit()))
            && self.values.get(name).is_some_and(|kept| self.results.contains(&(name.clone(), kept.variable)))
    }

    /// Drops the numbers of results that are not kept any more.
    pub(super) fn retain_results(&mut self) {
        let values = &self.values;
        self.results.retain(|(name, variable)| values.get(name).is_some_and(|kept| kept.variable == *variable));
    }

    /// Returns the names under which a value is kept, given as `%name`: the last result has two.
    pub(super) fn keys_of(&self, name: &str) -> Vec<Name> {
        let key = crate::parse::name(name.strip_prefix('%').unwrap_or(name));
        let kept = self.values.get(&key).filter(|_| name == "%_");
        let number = kept.zip(self.results.back()).filter(|(kept, (_, variable))| kept.variable == *variable);
        let number = number.map(|(_, (number, _))| number.clone());
        std::iter::once(key).chain(number).collect()
    }
}
