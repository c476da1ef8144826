//! Metadata graph of a module: its nodes as records, with the strings and values that these refer to.

use crate::ir::{ConstId, TypedConst};
use indexmap::IndexSet;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use std::sync::Arc;

/// Reference to metadata.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Ref {
    /// Null: `null`.
    Null,
    /// String: `!"text"`.
    Text(u32),
    /// Value: `i32 7`.
    Value(u32),
    /// Node.
    Node(u32),
}

/// Operand of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Op {
    /// Literal number.
    Number(u64),
    /// Id of the reference plus one; 0 is null.
    OrNull(Ref),
    /// Id of the reference.
    Id(Ref),
}

/// Node as a record.
#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    pub code: u32,
    pub ops: Vec<Op>,
}

/// Value in metadata.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Value {
    /// Constant of a function.
    Constant(ConstId),
    /// Type and constant as text.
    Written(Arc<str>),
}

/// Definition of a numbered node in the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Definition {
    /// Index among the module's items.
    pub item: usize,
    /// Index of the node, once it is referenced.
    pub node: Option<u32>,
}

/// Metadata to be written.
#[derive(Default)]
pub(super) struct Graph {
    /// Definitions of numbered nodes in the text.
    pub definitions: FxHashMap<u32, Definition>,
    pub strings: IndexSet<Vec<u8>>,
    pub values: IndexSet<Value>,
    /// Constants of `values`, once these are parsed.
    pub constants: Vec<TypedConst>,
    pub nodes: Vec<Node>,
    /// Nodes that are defined inline.
    pub inline: FxHashMap<Arc<str>, u32>,
    /// Nodes whose text is not yet parsed.
    pub waiting: VecDeque<(u32, Arc<str>)>,
    /// Named metadata: `!name = !{…}`.
    pub named: Vec<(Vec<u8>, Vec<Ref>)>,
}

impl Graph {
    /// Returns the number of ids of module-level metadata.
    pub fn len(&self) -> u64 {
        (self.strings.len() + self.values.len() + self.nodes.len()) as u64
    }

    /// Returns the id of a reference other than null.
    pub fn id(&self, of: Ref) -> u64 {
        let (strings, values) = (self.strings.len() as u64, self.values.len() as u64);
        match of {
            Ref::Null => 0,
            Ref::Text(n) => n.into(),
            Ref::Value(n) => strings + u64::from(n),
            Ref::Node(n) => strings + values + u64::from(n),
        }
    }

    /// Returns the number to write for an operand.
    pub fn op(&self, op: Op) -> u64 {
        match op {
            Op::Number(n) => n,
            Op::OrNull(Ref::Null) => 0,
            Op::OrNull(of) => self.id(of) + 1,
            Op::Id(of) => self.id(of),
        }
    }

    /// Returns a reference to a string.
    pub fn string(&mut self, bytes: Vec<u8>) -> Ref {
        Ref::Text(self.strings.insert_full(bytes).0 as u32)
    }

    /// Returns a reference to a value.
    pub fn value(&mut self, value: Value) -> Ref {
        Ref::Value(self.values.insert_full(value).0 as u32)
    }

    /// Adds a node whose text is parsed later.
    pub fn reserve(&mut self, text: Arc<str>) -> u32 {
        let node = self.nodes.len() as u32;
        self.nodes.push(Node::default());
        self.waiting.push_back((node, text));
        node
    }
}
