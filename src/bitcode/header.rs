//! What all records of globals have: linkage, and the words of the text.

use super::operation;
use crate::ir::{GlobalValue, Linkage, Name};
use crate::source::Span;
use std::sync::Arc;

/// What all records of a global have.
pub(super) struct Head {
    /// Its linkage.
    linkage: Linkage,
    /// As it stands in the record.
    raw_linkage: u64,
    /// In LLVM's order.
    pub words: Vec<Arc<str>>,
}

impl Head {
    /// Of a linkage as it stands in the record.
    pub fn new(raw_linkage: u64) -> Head {
        Head { linkage: operation::linkage(raw_linkage), raw_linkage, words: Vec::new() }
    }

    /// A symbol that has this and nothing else yet.
    pub fn global(self) -> GlobalValue {
        let mut global = GlobalValue::undeclared(Name::Number(0), Span::default());
        global.linkage = self.linkage;
        global.words = self.words;
        global
    }

    /// Adds a word; what local symbols cannot have is dropped, as LLVM does.
    pub fn visibility(&mut self, number: u64) {
        match number {
            1 if !self.linkage.is_local() => self.words.push("hidden".into()),
            2 if !self.linkage.is_local() => self.words.push("protected".into()),
            _ => {}
        }
    }

    /// `dllimport`, `dllexport`
    pub fn dll_storage(&mut self, number: Option<u64>) {
        // Once it was part of the linkage.
        let number = number.unwrap_or(match self.raw_linkage {
            5 => 1,
            6 => 2,
            _ => 0,
        });
        match number {
            1 if !self.linkage.is_local() => self.words.push("dllimport".into()),
            2 if !self.linkage.is_local() => self.words.push("dllexport".into()),
            _ => {}
        }
    }

    /// `thread_local`, of whatever model
    pub fn thread_local(&mut self, number: u64) {
        let word = match number {
            0 => return,
            2 => "thread_local(localdynamic)",
            3 => "thread_local(initialexec)",
            4 => "thread_local(localexec)",
            _ => "thread_local",
        };
        self.words.push(word.into());
    }

    /// `unnamed_addr`, `local_unnamed_addr`
    pub fn unnamed_addr(&mut self, number: u64) {
        match number {
            1 => self.words.push("unnamed_addr".into()),
            2 => self.words.push("local_unnamed_addr".into()),
            _ => {}
        }
    }

    /// `dso_local` stands first, unless it goes without saying.
    pub fn dso_local(&mut self, number: u64) {
        let implied = self.linkage.is_local()
            || self.linkage != Linkage::ExternWeak
                && self.words.iter().any(|word| matches!(&**word, "hidden" | "protected"));
        if number == 1 && !implied {
            self.words.insert(0, "dso_local".into());
        }
    }
}
