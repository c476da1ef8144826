//! Metadata graph of a module: the text kept for each node, parsed node by node as far as it is referenced.

use super::{Refused, Writer};
use crate::ir::metadata::node::{Node as Head, number};
use crate::ir::{ConstId, TypedConst};
use crate::parse::unescape;
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
struct Definition {
    /// Index among the module's items.
    item: usize,
    /// Index of the node, once it is referenced.
    node: Option<u32>,
}

/// Metadata to be written.
#[derive(Default)]
pub(super) struct Graph {
    definitions: FxHashMap<u32, Definition>,
    pub strings: IndexSet<Vec<u8>>,
    pub values: IndexSet<Value>,
    /// Constants of `values`, once these are parsed.
    pub constants: Vec<TypedConst>,
    pub nodes: Vec<Node>,
    /// Nodes that are defined inline.
    inline: FxHashMap<Arc<str>, u32>,
    /// Nodes whose text is not yet parsed.
    waiting: VecDeque<(u32, Arc<str>)>,
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

    fn reserve(&mut self, text: Arc<str>) -> u32 {
        let node = self.nodes.len() as u32;
        self.nodes.push(Node::default());
        self.waiting.push_back((node, text));
        node
    }
}

impl Writer {
    /// Finds the definitions of nodes, and parses named metadata.
    pub fn begin_metadata(&mut self) -> Result<(), Refused> {
        let mut named = Vec::new();
        for (item, text) in self.module.other_items.iter().enumerate() {
            let Some((name, node)) = text.split_once(" = ") else { continue };
            match number(name) {
                Some(n) => _ = self.graph.definitions.insert(n, Definition { item, node: None }),
                None if name.starts_with('!') => named.push((name[1..].to_string(), node.to_string())),
                None => {}
            }
        }
        for (name, node) in named {
            let what = || Refused::new(format!("the named metadata !{name} is not a list of nodes"));
            let body = node.strip_prefix("!{").and_then(|rest| rest.strip_suffix('}')).ok_or_else(what)?;
            let mut refs = Vec::new();
            for part in crate::ir::metadata::parts(body).filter(|part| !part.is_empty()) {
                match self.refer(part)? {
                    node @ Ref::Node(_) => refs.push(node),
                    _ => return Err(what()),
                }
            }
            self.graph.named.push((unescape(&name), refs));
        }
        self.take_apart()
    }

    /// Returns the text of a node.
    pub fn definition(&self, n: u32) -> Option<String> {
        let definition = self.graph.definitions.get(&n)?;
        let (_, content) = self.module.other_items[definition.item].split_once(" = ")?;
        Some(content.into())
    }

    /// Parses a metadata reference.
    pub fn refer(&mut self, text: &str) -> Result<Ref, Refused> {
        let text = text.trim();
        if text == "null" {
            return Ok(Ref::Null);
        }
        if let Some(n) = number(text) {
            let missing = || Refused::new(format!("the metadata !{n} is not defined"));
            let definition = *self.graph.definitions.get(&n).ok_or_else(missing)?;
            if let Some(node) = definition.node {
                return Ok(Ref::Node(node));
            }
            let item = &self.module.other_items[definition.item];
            let content = item.split_once(" = ").map_or("", |(_, content)| content);
            let content = Arc::from(content);
            let node = self.graph.reserve(content);
            self.graph.definitions.insert(n, Definition { node: Some(node), ..definition });
            self.numbered.insert(node, n);
            return Ok(Ref::Node(node));
        }
        if let Some(string) = text.strip_prefix("!\"").and_then(|rest| rest.strip_suffix('"')) {
            return Ok(self.graph.string(unescape(string)));
        }
        if text.starts_with('!') || text.starts_with("distinct ") {
            let text: Arc<str> = text.into();
            if let Some(node) = self.graph.inline.get(&text) {
                return Ok(Ref::Node(*node));
            }
            let node = self.graph.reserve(text.clone());
            if !text.starts_with("distinct ") {
                self.graph.inline.insert(text, node);
            }
            return Ok(Ref::Node(node));
        }
        Ok(self.graph.value(Value::Written(text.into())))
    }

    /// Parses all referenced nodes.
    pub fn take_apart(&mut self) -> Result<(), Refused> {
        while let Some((node, text)) = self.graph.waiting.pop_front() {
            let made = self.node(&text).map_err(|refused| match self.numbered.get(&node) {
                Some(n) => refused.in_metadata(*n),
                None => refused,
            })?;
            self.graph.nodes[node as usize] = made;
        }
        Ok(())
    }

    fn node(&mut self, text: &str) -> Result<Node, Refused> {
        let wrong = || Refused::new(format!("the metadata node {} has no record", shorten(text)));
        let head = Head::read(text).ok_or_else(wrong)?;
        self.debug_info(&head)
    }

    /// Parses the constants that metadata refers to.
    pub fn read_values(&mut self) -> Result<(), Refused> {
        let written = self.graph.values.iter().filter_map(|value| match value {
            Value::Written(text) => Some(text.clone()),
            Value::Constant(_) => None,
        });
        let written: Vec<Arc<str>> = written.collect();
        let mut read = crate::parse::typed_constants(&mut self.module, &written).into_iter();
        let mut constants = Vec::with_capacity(self.graph.values.len());
        for value in &self.graph.values {
            constants.push(match value {
                Value::Constant(id) => (self.module.constants[*id].ty(), *id),
                Value::Written(text) => read
                    .next()
                    .flatten()
                    .ok_or_else(|| Refused::new(format!("`{}` in metadata is not a constant", shorten(text))))?,
            });
        }
        self.graph.constants = constants;
        Ok(())
    }
}

/// Shortens a text for a message.
fn shorten(text: &str) -> String {
    match text.char_indices().nth(60) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.into(),
    }
}
