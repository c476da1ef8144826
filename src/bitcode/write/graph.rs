//! Metadata of a module as a graph: the text that is kept of each node taken apart, node by node, as far as something refers to it.

use super::{Refused, Writer};
use crate::ir::metadata::node::{Node as Head, number};
use crate::ir::{ConstId, TypedConst};
use crate::parse::unescape;
use indexmap::IndexSet;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use std::sync::Arc;

/// What refers to metadata.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Ref {
    /// `null`
    Null,
    /// `!"text"`
    Text(u32),
    /// `i32 7`
    Value(u32),
    /// A node.
    Node(u32),
}

/// A number of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Op {
    /// As it stands.
    Number(u64),
    /// What it refers to by its number and one; 0 is none.
    OrNull(Ref),
    /// The number alone.
    Id(Ref),
}

/// A node taken apart.
#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    pub code: u32,
    pub ops: Vec<Op>,
}

/// A value in metadata.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Value {
    /// A constant that stands in a function.
    Constant(ConstId),
    /// Text: a type and a constant.
    Written(Arc<str>),
}

/// Where a number in the text is defined.
#[derive(Clone, Copy, Debug)]
struct Definition {
    /// Among the module's items.
    item: usize,
    /// The node, once something refers to it.
    node: Option<u32>,
}

/// All metadata that is written.
#[derive(Default)]
pub(super) struct Graph {
    definitions: FxHashMap<u32, Definition>,
    pub strings: IndexSet<Vec<u8>>,
    pub values: IndexSet<Value>,
    /// The constants of `values`, once these are read.
    pub constants: Vec<TypedConst>,
    pub nodes: Vec<Node>,
    /// Nodes that are written where they are used.
    inline: FxHashMap<Arc<str>, u32>,
    /// Nodes whose text has not been taken apart.
    waiting: VecDeque<(u32, Arc<str>)>,
    /// `!name = !{…}`
    pub named: Vec<(Vec<u8>, Vec<Ref>)>,
}

impl Graph {
    /// How many numbers there are for the metadata of the module.
    pub fn len(&self) -> u64 {
        (self.strings.len() + self.values.len() + self.nodes.len()) as u64
    }

    /// The number of what is not `null`.
    pub fn id(&self, of: Ref) -> u64 {
        let (strings, values) = (self.strings.len() as u64, self.values.len() as u64);
        match of {
            Ref::Null => 0,
            Ref::Text(n) => n.into(),
            Ref::Value(n) => strings + u64::from(n),
            Ref::Node(n) => strings + values + u64::from(n),
        }
    }

    /// The number of a record.
    pub fn op(&self, op: Op) -> u64 {
        match op {
            Op::Number(n) => n,
            Op::OrNull(Ref::Null) => 0,
            Op::OrNull(of) => self.id(of) + 1,
            Op::Id(of) => self.id(of),
        }
    }

    /// Refers to a string.
    pub fn string(&mut self, bytes: Vec<u8>) -> Ref {
        Ref::Text(self.strings.insert_full(bytes).0 as u32)
    }

    /// Refers to a value.
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
    /// Reads which nodes there are, and the lists with names.
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
            let what = || Refused::new(format!("the metadata list !{name} is no list of nodes"));
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

    /// The text of a node.
    pub fn definition(&self, n: u32) -> Option<String> {
        let definition = self.graph.definitions.get(&n)?;
        let (_, content) = self.module.other_items[definition.item].split_once(" = ")?;
        Some(content.into())
    }

    /// What a text refers to.
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

    /// Takes apart all nodes that something refers to.
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

    /// The constants that metadata names.
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
                    .ok_or_else(|| Refused::new(format!("`{}` in metadata is no constant", shorten(text))))?,
            });
        }
        self.graph.constants = constants;
        Ok(())
    }
}

/// A text cut to a length that a message can carry.
fn shorten(text: &str) -> String {
    match text.char_indices().nth(60) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.into(),
    }
}
