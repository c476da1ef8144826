//! Writer for LLVM bitcode.
//!
//! The module is written as it was read: neither verified nor lowered. LLVM accepts the output if the module
//! passed [`crate::verify::check`], which does not lower it either.
//!
//! # Versions of LLVM
//! A module with opaque pointers is written as by LLVM 22. A module with typed pointers only
//! ([`Module::spells_pointees`]) keeps them: its type table contains the typed pointers that LLVM wrote up to
//! version 14. LLVM 22 reads both forms (since 17 it drops the pointees, and takes the types that it needs
//! from the records); LLVM 14 reads only the second one. Pointees are dropped if both spellings are mixed, or
//! if the type of an access differs from the pointee of its address.
//!
//! [`Version::Llvm14`] rejects constructs that LLVM 14 has no record for, and writes debug records as calls
//! of `llvm.dbg` intrinsics.
//!
//! # Contents
//! The file consists of an identification block, a module block (version 2: names are in the string table),
//! and the string table. There is no symbol table for linkers, which build one if it is missing, and no
//! function offsets: bodies are in the order of the function headers. Frequent records are abbreviated
//! (`abbreviations`). Metadata is written as far as it is referenced; all of it is in the module block,
//! except metadata about local values.
//!
//! A construct without a record is rejected by name, with its location: E1106.

mod abbreviations;
mod attributes;
mod call;
mod compare;
mod constants;
mod debug_info;
mod function;
mod graph;
mod header;
mod instruction;
mod notes;
mod operation;
mod stream;
mod types;
mod use_lists;

pub use compare::differences;

use crate::bitcode::codes;
use crate::diagnostic::Diagnostic;
use crate::ir::{BlockId, Body, DataLayout, GlobalId, GlobalKind, Module, Type};
use crate::parse::unescape;
use crate::source::Span;
use abbreviations::Abbreviations;
use indexmap::IndexSet;
use rustc_hash::FxHashMap;
use std::rc::Rc;
use stream::Stream;

/// Oldest LLVM version that has to read the output.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Version {
    /// LLVM 22 and later; also earlier versions that know all records in use.
    #[default]
    Llvm22,
    /// LLVM 14 and later.
    Llvm14,
}

/// Reason why a module cannot be written.
#[derive(Clone, Debug)]
struct Refused {
    message: String,
    span: Option<Span>,
    /// Number of the metadata node in question.
    metadata: Option<u32>,
    /// Whether the module can be written with opaque pointers instead.
    pointees: bool,
}

impl Refused {
    fn new(message: impl Into<String>) -> Refused {
        Refused { message: message.into(), span: None, metadata: None, pointees: false }
    }

    /// Sets the location, unless the error already has one.
    fn at(mut self, span: Span) -> Refused {
        self.span.get_or_insert(span);
        self
    }

    fn about_pointees(mut self) -> Refused {
        self.pointees = true;
        self
    }

    fn in_metadata(mut self, number: u32) -> Refused {
        self.metadata.get_or_insert(number);
        self
    }
}

/// Module writer.
struct Writer {
    module: Module,
    version: Version,
    layout: DataLayout,
    types: types::TypeTable,
    attributes: attributes::AttributeTable,
    graph: graph::Graph,
    /// Debug locations by their text.
    locations: FxHashMap<Box<str>, notes::Location>,
    /// Numbers in the text of the nodes that have one.
    numbered: FxHashMap<u32, u32>,
    /// Function bodies, in the order of the functions.
    bodies: Vec<(GlobalId, Rc<Body>)>,
    /// Block numbers of functions whose blocks have their address taken.
    blocks: FxHashMap<GlobalId, FxHashMap<BlockId, u64>>,
    /// Declarations of an intrinsic for function types other than its first one.
    redirected: FxHashMap<(GlobalId, Type), GlobalId>,
    /// Functions that refer to blocks of another function, by that function.
    users: FxHashMap<GlobalId, Vec<GlobalId>>,
    /// Value ids of globals.
    globals: FxHashMap<GlobalId, u64>,
    /// Constants of the module, and of the current function.
    shared: constants::Table,
    local: constants::Table,
    /// Number of parameters of the current function.
    params: usize,
    /// Whether the output is only compared with that of another module.
    compares: bool,
    /// Use-list orders of globals.
    orders: Vec<use_lists::GlobalOrder>,
    /// Names of attachment kinds, bundle tags, and synchronisation scopes.
    kinds: IndexSet<Box<str>>,
    tags: IndexSet<Box<str>>,
    scopes: IndexSet<Box<str>>,
    /// Contents of the string table.
    strings: Vec<u8>,
    abbreviations: Rc<Abbreviations>,
}

/// Writes a module. The error names the construct that has no record, and its location; an error about
/// metadata has no location and names the node instead.
pub fn write(module: Module, version: Version) -> Result<Vec<u8>, Diagnostic> {
    let everything = module.globals.values().map(|global| global.span).next().unwrap_or_default();
    let copy = (module.spells_pointees && version == Version::Llvm22).then(|| module.clone());
    let written = match (Writer::new(module, version).write(), copy) {
        // LLVM 22 ignores pointees, so that opaque pointers are equivalent.
        (Err(refused), Some(copy)) if refused.pointees => {
            Writer::new(Module { spells_pointees: false, ..copy }, version).write()
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
    fn new(mut module: Module, version: Version) -> Writer {
        let layout = module.data_layout.as_ref().and_then(|(text, _)| DataLayout::parse(text).ok());
        // LLVM 14 requires typed pointers; a module without pointers fits either form.
        module.spells_pointees |= version == Version::Llvm14;
        let mut bodies = Vec::new();
        for id in module.order.clone() {
            if let GlobalKind::Function(function) = &mut module.globals[id].kind
                && let Some(body) = function.body.take()
            {
                bodies.push((id, Rc::new(body)));
            }
        }
        Writer {
            layout: layout.unwrap_or_else(DataLayout::llvm_default),
            version,
            types: Default::default(),
            attributes: Default::default(),
            graph: Default::default(),
            locations: Default::default(),
            numbered: Default::default(),
            bodies,
            blocks: Default::default(),
            redirected: Default::default(),
            users: Default::default(),
            globals: Default::default(),
            shared: Default::default(),
            local: Default::default(),
            params: 0,
            compares: false,
            orders: Vec::new(),
            kinds: std::iter::once("dbg".into()).collect(),
            tags: Default::default(),
            scopes: ["singlethread".into(), "".into()].into_iter().collect(),
            strings: Vec::new(),
            abbreviations: Rc::default(),
            module,
        }
    }

    /// Whether pointers are written with their pointees.
    fn is_typed(&self) -> bool {
        self.module.spells_pointees
    }

    fn write(mut self) -> Result<Vec<u8>, Refused> {
        if self.module.damaged {
            return Err(Refused::new("an invalid module"));
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
        // The rest of the module refers to types, attributes and names that precede it.
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

/// Returns the bytes of a text in a module, which has escapes if it is not UTF-8.
fn bytes_of(text: &str) -> Vec<u8> {
    if text.contains('\\') {
        let bytes = unescape(text);
        if std::str::from_utf8(&bytes).is_err() {
            return bytes;
        }
    }
    text.as_bytes().to_vec()
}
