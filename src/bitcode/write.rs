//! Writer for LLVM bitcode.
//!
//! The module is written as it was read, neither verified nor lowered. LLVM accepts the output if the module passed
//! [`crate::verify::check`], which does not lower it either.
//!
//! # Versions of LLVM
//! A module with opaque pointers is written as by LLVM 22. A module with typed pointers only
//! ([`Module::uses_typed_pointers`]) keeps them: its type table contains typed pointers, as LLVM up to version 14 wrote
//! them. LLVM 22 reads both forms (since 17 it drops the pointees, and takes the types that it needs from the records);
//! LLVM 14 reads only the second form. Pointees are dropped if the module mixes both spellings, or if the type of an
//! access differs from the pointee of its address.
//!
//! [`Version::Llvm14`] rejects constructs for which LLVM 14 has no record, and writes debug records as calls of
//! `llvm.dbg` intrinsics.
//!
//! # Contents
//! The file consists of an identification block, a module block (version 2: names are in the string table), and the
//! string table. There is no symbol table for linkers, which build one if it is missing, and there are no function
//! offsets: bodies are in the order of the function headers. Frequent records are abbreviated (`abbreviations`).
//! Metadata is written if it is referenced; all of it is in the module block, except metadata about local values.
//!
//! A construct without a record is rejected with its name and location: E1106.

mod abbreviations;
mod annotation_table;
mod annotations;
mod attributes;
mod body;
mod call;
mod compare;
mod constants;
mod debug_info;
mod instruction;
mod metadata;
mod metadata_graph;
mod module;
mod operation;
mod stream;
mod tables;
mod types;
mod use_lists;
mod writer;

pub use compare::differences;
pub use writer::Version;

use crate::bitcode::codes;
use crate::diagnostic::Diagnostic;
use crate::ir::Module;
use abbreviations::Abbreviations;
use std::rc::Rc;
use stream::Stream;
use writer::{WriteError, Writer};

/// Writes a module. The error contains the name and location of a construct that has no record; an error about metadata
/// has no location, and contains the number of the node instead.
pub fn write(module: Module, version: Version) -> Result<Vec<u8>, Diagnostic> {
    let everything = module.globals.values().map(|global| global.span).next().unwrap_or_default();
    let copy = (module.uses_typed_pointers && version == Version::Llvm22).then(|| module.clone());
    let written = match (Writer::new(module, version).write(), copy) {
        // LLVM 22 ignores pointees, so opaque pointers are equivalent.
        (Err(refused), Some(copy)) if refused.pointees => {
            Writer::new(Module { uses_typed_pointers: false, ..copy }, version).write()
        }
        (written, _) => written,
    };
    written.map_err(|refused| {
        let mut message = refused.message;
        if let Some(number) = refused.metadata {
            message.push_str(&format!(", in the metadata !{number}"));
        }
        Diagnostic::error("E1106", refused.span.unwrap_or(everything), message)
    })
}

impl Writer {
    fn write(mut self) -> Result<Vec<u8>, WriteError> {
        if self.module.damaged {
            return Err(WriteError::new("an invalid module"));
        }
        self.declare();
        self.find_users_of_blocks();
        self.number_globals()?;
        self.orders = self.global_orders()?;
        self.begin_metadata()?;
        let mut notes = Vec::with_capacity(self.bodies.len());
        for (id, body) in self.bodies.clone() {
            notes.push(self.notes(id, &body)?);
        }
        let attached = self.global_attachments()?;
        self.take_apart()?;
        self.read_values()?;
        self.enter_shared()?;
        // The rest of the module refers to types, attributes and names, which must precede it.
        let values = self.globals.len() + self.shared.order.len();
        self.abbreviations = Rc::new(Abbreviations::new(self.module.types.len(), values));
        let mut out = Stream::part(codes::MODULE, Rc::clone(&self.abbreviations));
        self.header(&mut out)?;
        self.constants_block(&mut out, false)?;
        self.metadata_block(&mut out, &attached)?;
        for ((id, body), notes) in self.bodies.clone().into_iter().zip(notes) {
            self.function(&mut out, id, &body, &notes)?;
        }
        Ok(self.assemble(out))
    }
}
