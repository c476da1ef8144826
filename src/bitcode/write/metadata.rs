//! Metadata of the module. Its text is parsed node by node, for referenced nodes only.

use super::metadata_graph::{Definition, Node, Ref, Value};
use super::writer::{WriteError, Writer};
use crate::ir::metadata::node::{Node as Head, number};
use crate::parse::unescape;
use std::sync::Arc;

impl Writer {
    /// Locates the definitions of nodes, and parses named metadata.
    pub fn begin_metadata(&mut self) -> Result<(), WriteError> {
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
            let what = || WriteError::new(format!("the named metadata !{name} is not a list of nodes"));
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
    pub fn refer(&mut self, text: &str) -> Result<Ref, WriteError> {
        let text = text.trim();
        if text == "null" {
            return Ok(Ref::Null);
        }
        if let Some(n) = number(text) {
            let missing = || WriteError::new(format!("the metadata !{n} is not defined"));
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
    pub fn take_apart(&mut self) -> Result<(), WriteError> {
        while let Some((node, text)) = self.graph.waiting.pop_front() {
            let made = self.node(&text).map_err(|refused| match self.numbered.get(&node) {
                Some(n) => refused.in_metadata(*n),
                None => refused,
            })?;
            self.graph.nodes[node as usize] = made;
        }
        Ok(())
    }

    fn node(&mut self, text: &str) -> Result<Node, WriteError> {
        let wrong = || WriteError::new(format!("the metadata node {} has no record", shorten(text)));
        let head = Head::read(text).ok_or_else(wrong)?;
        self.debug_info(&head)
    }

    /// Parses the constants that metadata refers to.
    pub fn read_values(&mut self) -> Result<(), WriteError> {
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
                    .ok_or_else(|| WriteError::new(format!("`{}` in metadata is not a constant", shorten(text))))?,
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
