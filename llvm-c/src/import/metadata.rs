//! Conversion of metadata.

use super::convert::Converter;
use crate::core::metadata;
use crate::ir::types::unescaped;
use crate::ir::{Metadata, ModuleRef, Value, ValueKind, ValueRef};
use std::collections::HashMap;
use std::rc::Rc;

/// Positions in `Module::other_items` of the numbered nodes.
pub type Definitions = Rc<HashMap<usize, usize>>;

/// Returns the operands of named metadata in a module that was parsed.
pub fn named(module: ModuleRef, name: &str) -> Vec<ValueRef> {
    let parsed = module.parsed.borrow();
    let Some(parsed) = &*parsed else { return Vec::new() };
    parsed.convert(module, |converter| {
        let prefix = format!("!{name} = !{{");
        let items = converter.read.other_items.iter();
        let lists = items.filter_map(|item| item.strip_prefix(&prefix)?.strip_suffix('}'));
        lists.flat_map(split).map(|node| converter.node(node)).collect()
    })
}

impl Converter<'_> {
    /// Returns a node, which is a reference such as `!7` or written out.
    pub fn node(&mut self, text: &str) -> ValueRef {
        let number = text.strip_prefix('!').and_then(|number| number.parse::<usize>().ok());
        if let Some(known) = number.and_then(|number| self.converted.nodes.get(&number)) {
            return known;
        }
        let kind = ValueKind::Metadata(Metadata::Parsed(vec![text.to_string()]));
        let node = self.new_metadata(kind, Vec::new());
        match number {
            Some(number) => {
                self.converted.nodes.insert(number, node);
                self.pending_nodes.push((node, number));
            }
            None => *node.operands.borrow_mut() = self.node_operands(text),
        }
        node
    }

    /// Sets the operands of the nodes that were created.
    pub fn finish_nodes(&mut self) {
        while let Some((node, number)) = self.pending_nodes.pop() {
            let read = self.read;
            let item = self.definitions().get(&number).and_then(|at| read.other_items.get(*at));
            if let Some((_, definition)) = item.and_then(|item| item.split_once(" = ")) {
                *node.operands.borrow_mut() = self.node_operands(definition);
            }
        }
    }

    fn definitions(&mut self) -> Definitions {
        let read = self.read;
        let number = |item: &str| item.strip_prefix('!')?.split_once(" = ")?.0.parse::<usize>().ok();
        let all = || read.other_items.iter().enumerate().filter_map(|(at, item)| Some((number(item)?, at))).collect();
        Rc::clone(self.converted.definitions.get_or_insert_with(|| Rc::new(all())))
    }

    /// Converts the operands of a tuple; other nodes are not taken apart.
    fn node_operands(&mut self, text: &str) -> Vec<ValueRef> {
        let text = text.strip_prefix("distinct ").unwrap_or(text);
        let Some(inner) = text.strip_prefix("!{").and_then(|text| text.strip_suffix('}')) else { return Vec::new() };
        split(inner).into_iter().map(|operand| self.node_operand(operand)).collect()
    }

    fn node_operand(&mut self, text: &str) -> ValueRef {
        if let Some(string) = text.strip_prefix("!\"").and_then(|text| text.strip_suffix('"')) {
            return metadata::md_string(self.context(), unescaped(string));
        }
        if text.starts_with('!') {
            return self.node(text);
        }
        match self.constant_of_text(text) {
            Some(constant) => metadata::as_metadata(constant),
            None => self.new_metadata(ValueKind::Metadata(Metadata::Parsed(vec![text.to_string()])), Vec::new()),
        }
    }

    /// Converts an integer or the address of a global with its type.
    fn constant_of_text(&self, text: &str) -> Option<ValueRef> {
        let (ty, value) = text.split_once(' ')?;
        if let (Some(name), true) = (value.strip_prefix('@'), ty == "ptr") {
            let quoted = name.strip_prefix('"').and_then(|name| name.strip_suffix('"'));
            let name = quoted.map_or(name.as_bytes().to_vec(), unescaped);
            return self.module.find(&String::from_utf8_lossy(&name));
        }
        let context = self.context();
        let width = ty.strip_prefix('i')?.parse::<u32>().ok().filter(|width| (1..=128).contains(width))?;
        let number = match value {
            "true" => 1,
            "false" => 0,
            _ => value.parse::<i128>().ok()?,
        };
        Some(context.const_int(context.int(width), number as u128))
    }

    fn new_metadata(&self, kind: ValueKind, operands: Vec<ValueRef>) -> ValueRef {
        self.context().values.add(Value::new(self.context().metadata(), kind, operands))
    }
}

/// Splits metadata at the commas outside of parentheses, braces and strings; without the spaces around the parts.
pub fn split(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start, mut is_string) = (Vec::new(), 0, 0, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'"' => is_string = !is_string,
            b'(' | b'{' | b'[' | b'<' if !is_string => depth += 1,
            b')' | b'}' | b']' | b'>' if !is_string => depth -= 1,
            b',' if !is_string && depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    let last = text[start..].trim();
    if !last.is_empty() {
        parts.push(last);
    }
    parts
}
