//! The common start of all records of globals: name, linkage, visibility and other properties.

use super::global_codes as codes;
use super::operation;
use crate::ir::{GlobalValue, Linkage, Name, Preemption};
use crate::source::Span;

/// A global without contents, built from the part of its record that has been read.
pub(super) struct GlobalHeader {
    /// The global.
    pub global: GlobalValue,
    /// Linkage code of the record.
    raw_linkage: u64,
}

impl GlobalHeader {
    /// Decodes a linkage code.
    pub fn new(raw_linkage: u64) -> GlobalHeader {
        let mut global = GlobalValue::undeclared(Name::Number(0), Span::default());
        global.linkage = operation::linkage(raw_linkage);
        GlobalHeader { global, raw_linkage }
    }

    /// Sets the visibility. Like LLVM, ignores visibilities that local symbols cannot have.
    pub fn visibility(&mut self, number: u64) {
        self.global.visibility =
            codes::decode(&codes::VISIBILITIES, number).filter(|_| !self.global.linkage.is_local());
    }

    /// Sets the DLL storage class.
    pub fn dll_storage(&mut self, number: Option<u64>) {
        // In old files it is part of the linkage.
        let number = number.unwrap_or(match self.raw_linkage {
            5 => 1,
            6 => 2,
            _ => 0,
        });
        let storage = codes::decode(&codes::DLL_STORAGES, number);
        self.global.dll_storage = storage.filter(|_| !self.global.linkage.is_local());
    }

    /// Sets the thread-local storage model.
    pub fn thread_local(&mut self, number: u64) {
        let general = (number != 0).then_some(codes::TLS_MODELS[0]);
        self.global.thread_local = codes::decode(&codes::TLS_MODELS, number).or(general);
    }

    /// Sets `unnamed_addr` or `local_unnamed_addr`.
    pub fn unnamed_addr(&mut self, number: u64) {
        self.global.unnamed_addr = codes::decode(&codes::UNNAMED_ADDRS, number);
    }

    /// Sets `dso_local`, unless linkage or visibility imply it.
    pub fn dso_local(&mut self, number: u64) {
        let implied = self.global.linkage.is_local()
            || self.global.linkage != Linkage::ExternWeak && self.global.has_non_default_visibility();
        if number == 1 && !implied {
            self.global.preemption = Some(Preemption::DsoLocal);
        }
    }
}
