//! [`ir::Module`](crate::ir::Module) to LLVM bitcode.
//!
//! Writes the module as it was read: neither verified nor lowered. LLVM reads the result of a module that passed
//! [`crate::verify::check`], which does not lower it either.
//!
//! # Which LLVM reads it
//! A module that spells pointers without what they point to is written as LLVM 22 writes it. One whose pointers all say what they
//! point to ([`Module::spells_pointees`]) keeps them: its table of types has the typed pointers that LLVM wrote up to version 14. LLVM 22
//! reads both (since 17 it only forgets the pointees, and takes what it needs of them from the records), LLVM 14 reads the second
//! kind alone. Where both spellings are mixed, or what is accessed is not what its address points to, pointees are left out.
//!
//! [`Version::Llvm14`] refuses what LLVM 14 has no record for, and writes debug records as the calls of `llvm.dbg` functions
//! that they were.
//!
//! # What is written
//! An identification, the module (version 2: names are in the table of strings), and the table of strings. There is no table of symbols for linkers, which
//! make one where it is missing, and no table of functions: their bodies stand in the order of their headers. Frequent records are
//! abbreviated (`abbreviations`). Metadata is written as far as something refers to it, all of it in
//! the module's block but what speaks of local values.
//!
//! What has no record is refused by name, with its place: E1106.

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

/// Which LLVM is to read what is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Version {
    /// LLVM 22 and later, and of earlier ones those that know all records that there are.
    #[default]
    Llvm22,
    /// LLVM 14, and later.
    Llvm14,
}

/// Why a module cannot be written.
#[derive(Clone, Debug)]
struct Refused {
    message: String,
    span: Option<Span>,
    /// The number of the metadata node that it is about.
    metadata: Option<u32>,
    /// Whether it can be written without what pointers point to.
    pointees: bool,
}

impl Refused {
    fn new(message: impl Into<String>) -> Refused {
        Refused { message: message.into(), span: None, metadata: None, pointees: false }
    }

    /// The same with its place, if it has none.
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

/// A module while it is written.
struct Writer {
    module: Module,
    version: Version,
    layout: DataLayout,
    types: types::TypeTable,
    attributes: attributes::AttributeTable,
    graph: graph::Graph,
    /// Places by the text that names them.
    locations: FxHashMap<Box<str>, notes::Location>,
    /// Numbers of nodes in the text.
    numbered: FxHashMap<u32, u32>,
    /// Bodies of functions, in the order of the functions.
    bodies: Vec<(GlobalId, Rc<Body>)>,
    /// Numbers of the blocks of functions whose blocks have addresses.
    blocks: FxHashMap<GlobalId, FxHashMap<BlockId, u64>>,
    /// Intrinsic functions that are called as another type than the first.
    redirected: FxHashMap<(GlobalId, Type), GlobalId>,
    /// Which functions name blocks of another function.
    users: FxHashMap<GlobalId, Vec<GlobalId>>,
    /// Numbers of the values that globals are.
    globals: FxHashMap<GlobalId, u64>,
    /// Constants of the module, and of the function at hand.
    shared: constants::Table,
    local: constants::Table,
    /// How many parameters the function at hand has.
    params: usize,
    /// Whether it is only to be compared with another one.
    compares: bool,
    /// Orders of the uses of globals.
    orders: Vec<use_lists::GlobalOrder>,
    /// Names of attachments, kinds of bundles, and scopes of atomic operations.
    kinds: IndexSet<Box<str>>,
    tags: IndexSet<Box<str>>,
    scopes: IndexSet<Box<str>>,
    /// The table of strings.
    strings: Vec<u8>,
    abbreviations: Rc<Abbreviations>,
}

/// Writes a module. The error says what has no record, and where: it has no place if it is about metadata, which is named
/// instead.
pub fn write(module: Module, version: Version) -> Result<Vec<u8>, Diagnostic> {
    let everything = module.globals.values().map(|global| global.span).next().unwrap_or_default();
    let copy = (module.spells_pointees && version == Version::Llvm22).then(|| module.clone());
    let written = match (Writer::new(module, version).write(), copy) {
        // LLVM takes any pointer for another since it forgets what they point to.
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
        // A module without pointers may have either kind.
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

    /// Whether pointers say what they point to.
    fn is_typed(&self) -> bool {
        self.module.spells_pointees
    }

    fn write(mut self) -> Result<Vec<u8>, Refused> {
        if self.module.damaged {
            return Err(Refused::new("a module that could not be read"));
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
        // What follows uses types, attributes and names that stand before it.
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

/// The bytes of a text in a module: what is not UTF-8 is kept with escapes there.
fn bytes_of(text: &str) -> Vec<u8> {
    if text.contains('\\') {
        let bytes = unescape(text);
        if std::str::from_utf8(&bytes).is_err() {
            return bytes;
        }
    }
    text.as_bytes().to_vec()
}
