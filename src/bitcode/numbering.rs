//! Numbers of attribute groups, metadata and unnamed types in LLVM's text, and the text that a module keeps.

use super::encoding::narrow;
use super::error::Error;
use super::metadata::identifier;
use super::metadata_table::{Metadata, Node, NodeId, Part};
use super::node_text;
use super::reader::Reader;
use super::record_codes::metadata as code;
use super::type_order::order_types;
use crate::ir::{Attr, AttrSet, ConstId, Constant, GlobalKind, MetaText, Module, Operand, Piece, Type, TypeKind};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Numbers of metadata nodes.
#[derive(Default)]
pub(super) struct Numbers {
    of: FxHashMap<NodeId, u32>,
    order: Vec<NodeId>,
}

impl Numbers {
    /// Numbers a node and then its operands, in depth-first order.
    fn number(&mut self, metadata: &Metadata<'_>, root: NodeId) -> Result<(), Error> {
        let mut stack = vec![root];
        while let Some(id) = stack.pop() {
            let id = metadata.canonical(id);
            if !node_text::is_numbered(metadata, id)? || self.of.contains_key(&id) {
                continue;
            }
            self.of.insert(id, self.order.len() as u32);
            self.order.push(id);
            let mut parts = node_text::operands(metadata, id)?;
            parts.reverse();
            stack.append(&mut parts);
        }
        Ok(())
    }

    /// Returns the number of a node.
    pub fn get(&self, id: NodeId) -> Option<u32> {
        self.of.get(&id).copied()
    }
}

/// Numbers of attribute groups.
#[derive(Default)]
struct GroupNumbers {
    numbers: FxHashMap<AttrSet, u32>,
    /// Sets that refer to the groups.
    references: FxHashMap<AttrSet, AttrSet>,
}

impl GroupNumbers {
    /// Returns an attribute set that refers to the group with these attributes.
    fn group(&mut self, module: &mut Module, set: AttrSet) -> AttrSet {
        if set == AttrSet::NONE {
            return set;
        }
        if let Some(reference) = self.references.get(&set) {
            return *reference;
        }
        let number = self.numbers.len() as u32;
        self.numbers.insert(set, number);
        module.attr_groups.insert(number, set);
        let reference = module.attrs.intern(vec![Attr::Group(number)]);
        self.references.insert(set, reference);
        reference
    }
}

impl<'b> Reader<'b> {
    /// Assigns all numbers, and prints everything that the module keeps as text.
    pub(super) fn finish_text(&mut self) -> Result<(), Error> {
        let groups = self.number_groups();
        self.values_of_nodes()?;
        self.upgrade_metadata()?;
        self.metadata.unite_locations();
        let mut numbers = Numbers::default();
        self.number_nodes(&mut numbers)?;
        self.write_attachments(&numbers, &groups)?;
        self.write_nodes(&numbers)?;
        order_types(&mut self.module);
        Ok(())
    }

    /// Creates attribute groups for variables, functions and calls.
    fn number_groups(&mut self) -> GroupNumbers {
        let mut groups = GroupNumbers::default();
        for id in self.module.order.clone() {
            if let Some(set) = self.variable_attributes.get(&id) {
                let named = groups.group(&mut self.module, *set);
                if let [Attr::Group(n)] = self.module.attrs[named] {
                    self.module.globals[id].clauses.push(format!("#{n}").into());
                }
            }
        }
        let order = self.module.order.clone();
        for id in &order {
            let Some(mut attrs) = self.module.function(*id).map(|f| f.attrs) else { continue };
            // Optimizers add this to intrinsics; LLVM replaces the attributes of intrinsics with its own when it reads
            // a file.
            let is_progress = |attr: &Attr| matches!(attr, Attr::Word(word) if &**word == "mustprogress");
            if self.module.globals[*id].name.symbol().starts_with("llvm.")
                && self.module.attrs[attrs].iter().any(is_progress)
            {
                let list = self.module.attrs[attrs].iter().filter(|attr| !is_progress(attr)).cloned().collect();
                attrs = self.module.attrs.intern(list);
            }
            let group = groups.group(&mut self.module, attrs);
            if let GlobalKind::Function(function) = &mut self.module.globals[*id].kind {
                function.attrs = group;
            }
        }
        let notes: FxHashMap<_, _> = self.metadata.notes.iter().map(|(id, notes)| (*id, notes)).collect();
        for id in &order {
            let GlobalKind::Function(function) = &mut self.module.globals[*id].kind else { continue };
            let Some(mut body) = function.body.take() else { continue };
            let mut records = notes.get(id).map_or(&[][..], |notes| &notes.records).iter().peekable();
            for n in 0..body.layout.len() {
                let block = &body.blocks[body.layout[n]];
                for inst in &block.insts {
                    // Debug records that were calls precede the instruction.
                    for part in records.next_if(|(at, _)| at == inst).iter().flat_map(|(_, list)| list).flatten() {
                        if let Part::Attributes(set) = part {
                            groups.group(&mut self.module, *set);
                        }
                    }
                    if let Some(call) = body.insts[*inst].call_mut() {
                        call.fn_attrs = groups.group(&mut self.module, call.fn_attrs);
                    }
                }
            }
            if let GlobalKind::Function(function) = &mut self.module.globals[*id].kind {
                function.body = Some(body);
            }
        }
        groups
    }

    /// Creates the constants that nodes refer to.
    fn values_of_nodes(&mut self) -> Result<(), Error> {
        for n in 0..self.metadata.nodes.len() {
            if let Node::Value(value) = self.metadata.nodes[n] {
                let (ty, constant) = self.constant(value)?;
                self.metadata.nodes[n] = Node::Typed(ty, Operand::Const(constant));
            }
        }
        self.old_values()
    }

    /// Creates separate nodes for the values in nodes of LLVM before 3.6.
    fn old_values(&mut self) -> Result<(), Error> {
        for n in 0..self.metadata.nodes.len() {
            let Node::Record { code: code::OLD_NODE, ops, shift } = self.metadata.nodes[n].clone() else { continue };
            let pairs = self.metadata.numbers[ops].to_vec();
            let (pairs, rest) = pairs.as_chunks::<2>();
            if !rest.is_empty() {
                return Err(Error::record("a node with a value without its type"));
            }
            let start = self.metadata.numbers.len();
            for [ty, value] in pairs {
                let ty = self.ty(*ty)?;
                let number = match self.module.types.kind(ty) {
                    TypeKind::Void => 0,
                    TypeKind::Metadata => u64::from(self.metadata.resolve(*value, shift)?.0) + 1,
                    _ => {
                        let (ty, constant) = self.constant(narrow(*value)?)?;
                        self.metadata.nodes.push(Node::Typed(ty, Operand::Const(constant)));
                        self.metadata.nodes.len() as u64
                    }
                };
                self.metadata.numbers.push(number);
            }
            let ops = start..self.metadata.numbers.len();
            // A node that contains itself is distinct.
            let is_distinct = self.metadata.numbers[ops.clone()].contains(&(n as u64 + 1));
            let code = if is_distinct { code::DISTINCT_NODE } else { code::NODE };
            self.metadata.nodes[n] = Node::Record { code, ops, shift: 0 };
        }
        Ok(())
    }

    /// Numbers nodes in the order in which LLVM's text refers to them.
    fn number_nodes(&mut self, numbers: &mut Numbers) -> Result<(), Error> {
        let mut globals = std::mem::take(&mut self.metadata.globals);
        for (_, pairs) in &mut globals {
            pairs.sort_by_key(|(kind, _)| self.metadata.kind_rank(*kind));
        }
        self.metadata.globals = globals;
        let metadata = &self.metadata;
        let notes: FxHashMap<_, _> = metadata.notes.iter().map(|(id, notes)| (*id, notes)).collect();
        let mut attached: FxHashMap<_, Vec<NodeId>> = FxHashMap::default();
        for (id, pairs) in &metadata.globals {
            attached.entry(*id).or_default().extend(pairs.iter().map(|pair| pair.1));
        }
        let mut roots: Vec<NodeId> = Vec::new();
        let (functions, others): (Vec<_>, Vec<_>) =
            self.module.order.iter().partition(|id| self.module.function(**id).is_some());
        for id in &others {
            roots.extend(attached.remove(*id).unwrap_or_default());
        }
        for (_, nodes) in &metadata.named {
            roots.extend(nodes);
        }
        for id in &functions {
            roots.extend(attached.remove(*id).unwrap_or_default());
            if let Some(notes) = notes.get(*id) {
                let mut own: Vec<_> = notes.function.clone();
                own.sort_by_key(|(kind, _)| metadata.kind_rank(*kind));
                roots.extend(own.iter().map(|pair| pair.1));
                roots.extend(&notes.roots);
            }
        }
        for root in roots {
            numbers.number(metadata, root)?;
        }
        Ok(())
    }

    fn write_attachments(&mut self, numbers: &Numbers, groups: &GroupNumbers) -> Result<(), Error> {
        let attachment = |reader: &Self, (kind, node): (u64, NodeId)| -> Result<Arc<str>, Error> {
            let node = node_text::reference(&reader.module, &reader.metadata, numbers, node)?;
            Ok(format!("!{} {node}", reader.kind_name(kind)).into())
        };
        for (id, pairs) in std::mem::take(&mut self.metadata.globals) {
            for pair in pairs {
                let text = attachment(self, pair)?;
                self.module.globals[id].metadata.push(text);
            }
        }
        // Instructions with the same attachments share one text.
        let mut known: FxHashMap<Vec<(u64, NodeId)>, Arc<str>> = FxHashMap::default();
        for (id, mut notes) in std::mem::take(&mut self.metadata.notes) {
            notes.function.sort_by_key(|(kind, _)| self.metadata.kind_rank(*kind));
            for pair in notes.function {
                let text = attachment(self, pair)?;
                self.module.globals[id].metadata.push(text);
            }
            let mut metadata = FxHashMap::with_capacity_and_hasher(notes.attachments.len(), Default::default());
            for (inst, pairs) in notes.attachments {
                let text = match known.get(&pairs) {
                    Some(text) => text.clone(),
                    None => {
                        let texts: Vec<Arc<str>> =
                            pairs.iter().map(|pair| attachment(self, *pair)).collect::<Result<_, _>>()?;
                        let text: Arc<str> = texts.join(", ").into();
                        known.insert(pairs, text.clone());
                        text
                    }
                };
                metadata.insert(inst, text);
            }
            let mut before = FxHashMap::default();
            for (inst, records) in notes.records {
                let texts: Vec<MetaText> =
                    records.into_iter().map(|parts| self.pieces(parts, numbers, groups)).collect::<Result<_, _>>()?;
                before.insert(inst, texts);
            }
            if let GlobalKind::Function(function) = &mut self.module.globals[id].kind
                && let Some(body) = &mut function.body
            {
                body.metadata = metadata;
                body.records.before = before;
            }
        }
        let operands: Vec<(NodeId, ConstId)> = std::mem::take(&mut self.metadata.operands).into_iter().collect();
        for (node, id) in operands {
            if matches!(self.metadata.node(node)?, Node::Typed(_, Operand::Value(_))) {
                continue;
            }
            let text = self.pieces(vec![Part::Node(node)], numbers, groups)?;
            self.module.constants.replace(id, Constant::Metadata(text));
        }
        Ok(())
    }

    /// Converts parts to the text and values that a module keeps.
    fn pieces(&self, parts: Vec<Part>, numbers: &Numbers, groups: &GroupNumbers) -> Result<MetaText, Error> {
        let mut out = Pieces::default();
        for part in parts {
            match part {
                Part::Text(text) => out.text.push_str(&text),
                Part::Typed(ty, operand) => out.typed(ty, operand),
                Part::Attributes(set) => {
                    let number = groups.numbers.get(&set);
                    out.text.push_str(&number.map(|n| format!(" #{n}")).unwrap_or_default());
                }
                Part::Node(id) if self.metadata.location(id).is_none() => match self.metadata.node(id)? {
                    Node::Typed(ty, operand) => out.typed(*ty, *operand),
                    Node::Record { code: code::ARG_LIST, ops, shift } => {
                        out.text.push_str("!DIArgList(");
                        for (n, op) in self.metadata.numbers[ops.clone()].iter().enumerate() {
                            out.text.push_str(if n > 0 { ", " } else { "" });
                            match self.metadata.node(self.metadata.resolve(*op, *shift)?)? {
                                Node::Typed(ty, operand) => out.typed(*ty, *operand),
                                _ => {
                                    return Err(Error::record("an argument list with an operand that is not a value"));
                                }
                            }
                        }
                        out.text.push(')');
                    }
                    _ => out.text.push_str(&node_text::reference(&self.module, &self.metadata, numbers, id)?),
                },
                Part::Node(id) => {
                    out.text.push_str(&node_text::reference(&self.module, &self.metadata, numbers, id)?);
                }
            }
        }
        Ok(out.finish())
    }

    fn write_nodes(&mut self, numbers: &Numbers) -> Result<(), Error> {
        for (name, nodes) in std::mem::take(&mut self.metadata.named) {
            let refer = |id: &NodeId| node_text::reference(&self.module, &self.metadata, numbers, *id);
            let nodes: Vec<String> = nodes.iter().map(refer).collect::<Result<_, _>>()?;
            let item = format!("!{} = !{{{}}}", identifier(&name), nodes.join(", "));
            self.module.other_items.push(item.into());
        }
        for (n, id) in numbers.order.iter().enumerate() {
            let text = node_text::definition(&self.module, &self.metadata, numbers, *id)?;
            self.module.other_items.push(format!("!{n} = {text}").into());
        }
        Ok(())
    }
}

/// Builder for a sequence of text and values.
#[derive(Default)]
struct Pieces {
    done: Vec<Piece>,
    text: String,
}

impl Pieces {
    fn typed(&mut self, ty: Type, operand: Operand) {
        if !self.text.is_empty() {
            self.done.push(Piece::Text(std::mem::take(&mut self.text).into()));
        }
        self.done.push(Piece::Typed(ty, operand));
    }

    fn finish(mut self) -> MetaText {
        if !self.text.is_empty() {
            self.done.push(Piece::Text(self.text.into()));
        }
        self.done.into()
    }
}
