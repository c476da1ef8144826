//! Metadata as read from the file: nodes by id, attachments, and the references in functions. It is printed to text
//! once all of it is known (`numbering`).

use super::bitstream::{Block, Record};
use super::body::{Building, Listed};
use super::encoding::{characters, narrow, string};
use super::error::Error;
use super::metadata_table::{DBG, Location, Node, NodeId, Part};
use super::reader::Reader;
use super::record_codes::metadata as code;
use super::value_table::Item;
use crate::ir::{ConstId, Constant, Inst, Name, Operand, Piece, Type, TypeKind};
use std::borrow::Cow;

/// Splits a `METADATA_STRINGS` record: lengths as 6-bit VBR, followed by the characters.
fn strings<'b>(record: &Record<'b>) -> Result<Vec<&'b [u8]>, Error> {
    let wrong = || Error::record("damaged metadata strings");
    let ([count, offset], Some(blob)) = (&record.ops[..], record.blob) else { return Err(wrong()) };
    let offset = usize::try_from(*offset).ok().filter(|offset| *offset <= blob.len()).ok_or_else(wrong)?;
    let (lengths, mut rest) = blob.split_at(offset);
    // Each length takes at least 6 bits, which bounds the count.
    if *count > lengths.len() as u64 * 8 / 6 {
        return Err(wrong());
    }
    let mut lengths = super::bitstream::Numbers::new(lengths);
    let mut strings = Vec::with_capacity(*count as usize);
    for _ in 0..*count {
        let length = usize::try_from(lengths.vbr6()?).ok().filter(|length| *length <= rest.len()).ok_or_else(wrong)?;
        let (string, after) = rest.split_at(length);
        strings.push(string);
        rest = after;
    }
    Ok(strings)
}

impl<'b> Reader<'b> {
    /// Reads the module's `METADATA_BLOCK`.
    pub(super) fn metadata_block(&mut self, block: Block<'b>) -> Result<(), Error> {
        self.metadata_records(block, None)?;
        Ok(())
    }

    /// Reads a function's `METADATA_BLOCK`.
    pub(super) fn function_metadata(&mut self, building: &mut Building, block: Block<'b>) -> Result<(), Error> {
        self.metadata_records(block, Some(building))
    }

    fn metadata_records(&mut self, mut block: Block<'b>, mut building: Option<&mut Building>) -> Result<(), Error> {
        let mut name = None;
        block.each_record(|record| self.metadata_record(record, &mut name, building.as_deref_mut()))
    }

    fn metadata_record(
        &mut self,
        record: &Record<'b>,
        name: &mut Option<String>,
        building: Option<&mut Building>,
    ) -> Result<(), Error> {
        let ops = &record.ops[..];
        match record.code {
            code::STRING_OLD => {
                let text = characters(ops)?;
                self.metadata.has_old_loops |= text.starts_with(b"llvm.vectorizer.");
                self.metadata.add(Node::Text(Cow::Owned(text)));
            }
            code::STRINGS => {
                for string in strings(record)? {
                    self.metadata.add(Node::Text(Cow::Borrowed(string)));
                }
            }
            code::VALUE => {
                let [ty, value] = ops else { return Err(Error::record("a value without its type")) };
                let ty = self.ty(*ty)?;
                let value = narrow(*value)?;
                let node = self.metadata_value(ty, value, building)?;
                self.metadata.add(node);
            }
            code::OLD_FN_NODE => {
                let node = match (ops, building) {
                    ([ty, value], Some(building)) => {
                        let ty = self.ty(*ty)?;
                        match self.module.types.kind(ty) {
                            TypeKind::Metadata | TypeKind::Void => None,
                            _ => Some(self.metadata_value(ty, narrow(*value)?, Some(building))?),
                        }
                    }
                    _ => None,
                };
                // Such nodes used to list locals; they no longer have a meaning.
                let empty = Node::Record { code: code::NODE, ops: 0..0, shift: 0 };
                self.metadata.add(node.unwrap_or(empty));
            }
            code::NAME => *name = Some(string(ops)?),
            code::NAMED_NODE => {
                let name = name.take().ok_or_else(|| Error::record("a list of nodes without its name"))?;
                let ids = ops.iter().map(|id| narrow(*id).map(NodeId)).collect::<Result<_, _>>()?;
                self.metadata.named.push((name, ids));
            }
            code::KIND => self.metadata_kind(ops)?,
            code::GLOBAL_DECL_ATTACHMENT => {
                let Some((value, pairs)) = ops.split_first() else {
                    return Err(Error::record("an attachment of nothing"));
                };
                let Some(Item::Global(global)) = self.values.get(narrow(*value)? as usize).map(|value| &value.item)
                else {
                    return Err(Error::missing(format!("undefined symbol {value}")));
                };
                let global = *global;
                let pairs = self.attachment_pairs(pairs)?;
                self.metadata.globals.push((global, pairs));
            }
            code::INDEX | code::INDEX_OFFSET => {}
            code::NODE | code::DISTINCT_NODE | code::LOCATION | code::OLD_NODE => self.metadata_node(record),
            code::FIRST_SPECIAL..=code::LAST_SPECIAL => self.metadata_node(record),
            // LLVM ignores unknown records too.
            _ => {}
        }
        Ok(())
    }

    fn metadata_node(&mut self, record: &Record<'b>) {
        let start = self.metadata.numbers.len();
        self.metadata.numbers.extend_from_slice(&record.ops);
        let (ops, shift) = (start..self.metadata.numbers.len(), self.metadata.shift());
        self.metadata.add(Node::Record { code: record.code, ops, shift });
    }

    fn metadata_value(&mut self, ty: Type, value: u32, building: Option<&mut Building>) -> Result<Node<'b>, Error> {
        Ok(match building {
            Some(building) => {
                let (ty, operand) = self.operand(building, value, Some(ty))?;
                Node::Typed(ty, operand)
            }
            None => Node::Value(value),
        })
    }

    /// Reads `METADATA_KIND_BLOCK`.
    pub(super) fn metadata_kinds(&mut self, mut block: Block<'b>) -> Result<(), Error> {
        block.each_record(|record| match record.code {
            code::KIND => self.metadata_kind(&record.ops),
            _ => Ok(()),
        })
    }

    fn metadata_kind(&mut self, ops: &[u64]) -> Result<(), Error> {
        let Some((kind, name)) = ops.split_first() else { return Err(Error::record("a kind without its name")) };
        self.metadata.kinds.insert(*kind, string(name)?.into());
        Ok(())
    }

    /// Splits operands into pairs of kind and node.
    fn attachment_pairs(&self, ops: &[u64]) -> Result<Vec<(u64, NodeId)>, Error> {
        let (pairs, rest) = ops.as_chunks::<2>();
        if !rest.is_empty() {
            return Err(Error::record("an attachment without its node"));
        }
        let pair = |[kind, node]: &[u64; 2]| {
            if !self.metadata.kinds.contains_key(kind) {
                return Err(Error::missing(format!("undefined metadata kind {kind}")));
            }
            Ok((*kind, self.metadata.node_of(narrow(*node)?)?))
        };
        pairs.iter().map(pair).collect()
    }

    /// Reads the `METADATA_ATTACHMENT` block of a function and its instructions.
    pub(super) fn attachments(&mut self, building: &mut Building, mut block: Block<'b>) -> Result<(), Error> {
        block.each_record(|record| match record.code {
            code::ATTACHMENT => self.attach(building, &record.ops),
            _ => Ok(()),
        })
    }

    fn attach(&mut self, building: &mut Building, ops: &[u64]) -> Result<(), Error> {
        if ops.len().is_multiple_of(2) {
            let pairs = self.attachment_pairs(ops)?;
            building.notes.function.extend(pairs);
            return Ok(());
        }
        let number = usize::try_from(ops[0]).ok().filter(|n| *n < building.list.len());
        let number = number.ok_or_else(|| Error::missing(format!("undefined instruction {}", ops[0])))?;
        let mut pairs = self.attachment_pairs(&ops[1..])?;
        // Locals could be attached in the past; such attachments no longer have a meaning.
        pairs.retain(|(_, node)| matches!(self.metadata.node(*node), Ok(Node::Record { .. })));
        building.attached.entry(number).or_default().extend(pairs);
        Ok(())
    }

    /// Returns the id of an instruction's debug location.
    pub(super) fn location(&mut self, ops: [u64; 7]) -> Result<NodeId, Error> {
        let [line, column, scope, inlined_at, implicit, group, rank] = ops;
        let node = |number: u64| self.metadata.node_of(narrow(number - 1)?);
        if scope == 0 {
            return Err(Error::record("a location without its scope"));
        }
        let scope = node(scope)?;
        let inlined_at = if inlined_at == 0 { None } else { Some(node(inlined_at)?) };
        let location = Location { line, column, scope, inlined_at, implicit: implicit != 0, group, rank };
        Ok(self.metadata.enter_location(location))
    }

    /// Returns metadata as an operand of an instruction. Until nodes are numbered, a placeholder represents the text of
    /// a node.
    pub(super) fn metadata_operand(&mut self, number: u32) -> Result<ConstId, Error> {
        let id = self.metadata.node_of(number)?;
        if let Some(known) = self.metadata.operands.get(&id) {
            return Ok(*known);
        }
        let constant = match self.metadata.node(id)? {
            Node::Typed(ty, operand) => Piece::Typed(*ty, *operand),
            _ => Piece::Text(format!("\0{}", id.0).into()),
        };
        let constant = self.module.constants.intern(Constant::Metadata([constant].into()));
        self.metadata.operands.insert(id, constant);
        self.metadata.operand_nodes.insert(constant, id);
        Ok(constant)
    }

    /// Collects the metadata references of a function for printing.
    pub(super) fn collect_notes(&mut self, building: &mut Building) {
        let mut notes = std::mem::take(&mut building.notes);
        let pairs = |building: &mut Building, number: usize| {
            let mut pairs = building.attached.remove(&number).unwrap_or_default();
            pairs.extend(building.locations.get(&number).map(|node| (DBG, *node)));
            pairs.sort_by_key(|(kind, _)| self.metadata.kind_rank(*kind));
            pairs
        };
        let mut before = std::mem::take(&mut building.before).into_iter().peekable();
        // Instructions that are not in the file lie between those that are.
        let mut listed =
            std::mem::take(&mut building.list).into_iter().enumerate().filter_map(|(number, of)| match of {
                Listed::Inst(inst) => Some((inst, number)),
                Listed::Record => None,
            });
        let mut next = listed.next();
        for n in 0..building.body.layout.len() {
            let block = building.body.layout[n];
            for n in 0..building.body.blocks[block].insts.len() {
                let inst = building.body.blocks[block].insts[n];
                if let Some((_, records)) = before.next_if(|(at, _)| *at == inst) {
                    let mut texts = Vec::new();
                    for record in records {
                        let mut parts = record.parts;
                        notes.roots.extend(record.roots);
                        for (kind, node) in record.listed.map(|n| pairs(building, n)).unwrap_or_default() {
                            parts.push(Part::Text(format!(", !{} ", self.kind_name(kind)).into()));
                            parts.push(Part::Node(node));
                            notes.roots.push(node);
                        }
                        texts.push(parts);
                    }
                    notes.records.push((inst, texts));
                }
                if let Some(call) = building.body.insts[inst].call()
                    && matches!(building.body.insts[inst], Inst::Call(_))
                    && self.is_intrinsic(call.callee)
                {
                    let metadata = |arg: &crate::ir::inst::Arg| match arg.value {
                        Operand::Const(id) => self.metadata.operand_node(id),
                        Operand::Value(_) => None,
                    };
                    notes.roots.extend(call.args.iter().filter_map(metadata));
                }
                if let Some((_, number)) = next.filter(|(listed, _)| *listed == inst) {
                    next = listed.next();
                    let pairs = pairs(building, number);
                    if !pairs.is_empty() {
                        notes.roots.extend(pairs.iter().map(|pair| pair.1));
                        notes.attachments.push((inst, pairs));
                    }
                }
            }
        }
        building.notes = notes;
    }

    fn is_intrinsic(&self, callee: Operand) -> bool {
        let Operand::Const(callee) = callee else { return false };
        let Constant::Global(_, global) = self.module.constants[callee] else { return false };
        matches!(&self.module.globals[global].name, Name::Text(name) if name.starts_with("llvm."))
    }

    /// Returns the name of an attachment kind.
    pub(super) fn kind_name(&self, kind: u64) -> String {
        self.metadata.kinds.get(&kind).map_or_else(|| kind.to_string(), |name| identifier(name))
    }
}

/// Prints a metadata name as LLVM does, with escapes for characters that are not allowed in names.
pub(super) fn identifier(name: &str) -> String {
    let mut out = String::new();
    for (n, byte) in name.bytes().enumerate() {
        let plain = byte.is_ascii_alphabetic() || matches!(byte, b'-' | b'$' | b'.' | b'_');
        match plain || n > 0 && byte.is_ascii_digit() {
            true => out.push(byte as char),
            false => out.push_str(&format!("\\{byte:02x}")),
        }
    }
    out
}
