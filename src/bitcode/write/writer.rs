//! State of the writer, and its error type.

use super::abbreviations::Abbreviations;
use super::annotation_table::Location;
use super::metadata_graph::Graph;
use super::tables::{AttributeTable, ConstantTable, GlobalOrder, TypeTable};
use crate::ir::{BlockId, Body, DataLayout, GlobalId, GlobalKind, Module, Type};
use crate::parse::unescape;
use crate::source::Span;
use indexmap::IndexSet;
use rustc_hash::FxHashMap;
use std::rc::Rc;

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
pub(super) struct WriteError {
    pub message: String,
    pub span: Option<Span>,
    /// Number of the metadata node in question.
    pub metadata: Option<u32>,
    /// Whether the module can be written with opaque pointers instead.
    pub pointees: bool,
}

impl WriteError {
    /// Returns a reason without a location.
    pub fn new(message: impl Into<String>) -> WriteError {
        WriteError { message: message.into(), span: None, metadata: None, pointees: false }
    }

    /// Sets the location, unless the error has one already.
    pub fn at(mut self, span: Span) -> WriteError {
        self.span.get_or_insert(span);
        self
    }

    /// Marks that the module can be written with opaque pointers.
    pub fn about_pointees(mut self) -> WriteError {
        self.pointees = true;
        self
    }

    /// Sets the metadata node, unless the error has one already.
    pub fn in_metadata(mut self, number: u32) -> WriteError {
        self.metadata.get_or_insert(number);
        self
    }
}

/// Module writer.
pub(super) struct Writer {
    pub module: Module,
    pub version: Version,
    pub layout: DataLayout,
    pub types: TypeTable,
    pub attributes: AttributeTable,
    pub graph: Graph,
    /// Debug locations by their text.
    pub locations: FxHashMap<Box<str>, Location>,
    /// Numbers in the text of the nodes that have one.
    pub numbered: FxHashMap<u32, u32>,
    /// Function bodies, in the order of the functions.
    pub bodies: Vec<(GlobalId, Rc<Body>)>,
    /// Block numbers of functions whose blocks have their address taken.
    pub blocks: FxHashMap<GlobalId, FxHashMap<BlockId, u64>>,
    /// Declarations of an intrinsic for function types other than its first one.
    pub redirected: FxHashMap<(GlobalId, Type), GlobalId>,
    /// Functions that refer to blocks of another function, by that function.
    pub users: FxHashMap<GlobalId, Vec<GlobalId>>,
    /// Value ids of globals.
    pub globals: FxHashMap<GlobalId, u64>,
    /// Constants of the module, and of the current function.
    pub shared: ConstantTable,
    pub local: ConstantTable,
    /// Number of parameters of the current function.
    pub params: usize,
    /// Whether the output is only compared with that of another module, not written.
    pub compares: bool,
    /// Use-list orders of globals.
    pub orders: Vec<GlobalOrder>,
    /// Names of attachment kinds, bundle tags, and synchronization scopes.
    pub kinds: IndexSet<Box<str>>,
    pub tags: IndexSet<Box<str>>,
    pub scopes: IndexSet<Box<str>>,
    /// Contents of the string table.
    pub strings: Vec<u8>,
    pub abbreviations: Rc<Abbreviations>,
}

impl Writer {
    /// Returns a writer in its initial state.
    pub fn new(mut module: Module, version: Version) -> Writer {
        let layout = DataLayout::stated(&module);
        // LLVM 14 requires typed pointers; a module without pointers fits either form.
        module.uses_typed_pointers |= version == Version::Llvm14;
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
    pub fn writes_typed_pointers(&self) -> bool {
        self.module.uses_typed_pointers
    }
}

/// Returns the bytes of a text in a module, decoding the escapes of texts that are not UTF-8.
pub(super) fn bytes_of(text: &str) -> Vec<u8> {
    if text.contains('\\') {
        let bytes = unescape(text);
        if std::str::from_utf8(&bytes).is_err() {
            return bytes;
        }
    }
    text.as_bytes().to_vec()
}
