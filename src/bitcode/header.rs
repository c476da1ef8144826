//! Properties common to all records of globals: linkage, and header keywords.

use super::operation;
use crate::ir::{GlobalValue, Linkage, Name};
use crate::source::Span;
use std::sync::Arc;

/// Header of a global.
pub(super) struct Head {
    /// Decoded linkage.
    linkage: Linkage,
    /// Linkage code of the record.
    raw_linkage: u64,
    /// Header keywords in LLVM's order.
    pub words: Vec<Arc<str>>,
}

impl Head {
    /// Decodes a linkage code.
    pub fn new(raw_linkage: u64) -> Head {
        Head { linkage: operation::linkage(raw_linkage), raw_linkage, words: Vec::new() }
    }

    /// Makes a global with this header and no contents.
    pub fn global(self) -> GlobalValue {
        let mut global = GlobalValue::undeclared(Name::Number(0), Span::default());
        global.linkage = self.linkage;
        global.words = self.words;
        global
    }

    /// Adds the visibility; ignores one that local symbols cannot have, as LLVM does.
    pub fn visibility(&mut self, number: u64) {
        match number {
            1 if !self.linkage.is_local() => self.words.push("hidden".into()),
            2 if !self.linkage.is_local() => self.words.push("protected".into()),
            _ => {}
        }
    }

    /// Adds `dllimport` or `dllexport`.
    pub fn dll_storage(&mut self, number: Option<u64>) {
        // In old files it is part of the linkage.
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

    /// Adds `thread_local` with its model.
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

    /// Adds `unnamed_addr` or `local_unnamed_addr`.
    pub fn unnamed_addr(&mut self, number: u64) {
        match number {
            1 => self.words.push("unnamed_addr".into()),
            2 => self.words.push("local_unnamed_addr".into()),
            _ => {}
        }
    }

    /// Adds `dso_local` as the first keyword, unless linkage or visibility imply it.
    pub fn dso_local(&mut self, number: u64) {
        let implied = self.linkage.is_local()
            || self.linkage != Linkage::ExternWeak
                && self.words.iter().any(|word| matches!(&**word, "hidden" | "protected"));
        if number == 1 && !implied {
            self.words.insert(0, "dso_local".into());
        }
    }
}
