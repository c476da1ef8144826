//! Completion of struct members: `p->`, `n.`.

use super::completion::{is_name, starting};
use llvmlite_jit::session::Session;
use rustyline::completion::Pair;
use std::collections::HashMap;

/// Struct types of names, and their members.
#[derive(Default)]
pub struct Members {
    /// For the name of a value or a variable without its sigil, the struct type that it has or points to.
    names: HashMap<String, String>,
    /// For a struct type, its members, each with the type that it has or points to.
    types: HashMap<String, Vec<(String, String)>>,
}

impl Members {
    /// Returns the members of the session's names.
    pub fn of(session: &Session, names: &[String]) -> Members {
        // Debug information is searched for each type.
        const MAX_TYPES: usize = 50;
        let mut found = Members::default();
        let is_struct = |ty: &String| ty.starts_with(['%', '{']) || ty.starts_with("<{");
        for name in names {
            let pointee = || session.pointee(name).filter(is_struct);
            if let Some(ty) = session.value_type(name).filter(is_struct).or_else(pointee) {
                found.add_name(name, &ty);
            }
        }
        let mut work: Vec<String> = found.names.values().cloned().collect();
        while let Some(ty) = work.pop().filter(|_| found.types.len() < MAX_TYPES) {
            if !found.types.contains_key(&ty) {
                let members = session.members(&ty);
                work.extend(members.iter().map(|(_, ty)| ty.clone()).filter(is_struct));
                found.add_type(&ty, members);
            }
        }
        found
    }

    pub(super) fn add_name(&mut self, name: &str, ty: &str) {
        self.names.insert(name.trim_start_matches(['%', '@']).into(), ty.into());
    }

    pub(super) fn add_type(&mut self, ty: &str, members: Vec<(String, String)>) {
        self.types.insert(ty.into(), members);
    }

    /// Returns the completions of a member at the end of a text; `None` if there is no member.
    pub fn complete(&self, before: &str) -> Option<(usize, Vec<Pair>)> {
        let bytes = before.as_bytes();
        let mut start = before.len();
        while let Some(at) = start.checked_sub(1)
            && let byte = bytes[at]
            && (is_name(char::from(byte)) && byte != b'-' || byte == b'>' && at > 0 && bytes[at - 1] == b'-')
        {
            start = if byte == b'>' { at - 1 } else { at };
        }
        let chain = before[start..].replace("->", ".");
        let (path, word) = chain.rsplit_once('.')?;
        let mut path = path.split('.');
        let mut ty = self.names.get(path.next()?)?;
        for member in path {
            ty = &self.types.get(ty)?.iter().find(|(name, _)| name == member)?.1;
        }
        let members = self.types.get(ty)?.iter().map(|(name, _)| name.as_str());
        Some((before.len() - word.len(), starting(word, members)))
    }
}
