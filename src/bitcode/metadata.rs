//! Metadata as read from the file: nodes by id, attachments, and the references in functions. It is printed
//! to text once all of it is known (`numbering`).

use super::bitstream::{Block, Record};
use super::body::{Building, Listed, Notes};
use super::error::Error;
use super::reader::{Item, Reader};
use super::{characters, narrow, string};
use crate::ir::{ConstId, Constant, GlobalId, Inst, Name, Operand, Piece, Type, TypeKind};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::cell::Cell;
use std::ops::Range;
use std::sync::Arc;

/// Codes of the records that are not specialised nodes.
pub(super) mod code {
    pub const STRING_OLD: u32 = 1;
    pub const VALUE: u32 = 2;
    pub const NODE: u32 = 3;
    pub const NAME: u32 = 4;
    pub const DISTINCT_NODE: u32 = 5;
    pub const KIND: u32 = 6;
    pub const LOCATION: u32 = 7;
    pub const OLD_NODE: u32 = 8;
    pub const OLD_FN_NODE: u32 = 9;
    pub const NAMED_NODE: u32 = 10;
    pub const ATTACHMENT: u32 = 11;
    pub const FIRST_SPECIAL: u32 = 12;
    pub const EXPRESSION: u32 = 29;
    pub const LAST_SPECIAL: u32 = 49;
    pub const STRINGS: u32 = 35;
    pub const GLOBAL_DECL_ATTACHMENT: u32 = 36;
    pub const INDEX_OFFSET: u32 = 38;
    pub const INDEX: u32 = 39;
    pub const ARG_LIST: u32 = 46;
}

/// Fixed attachment kinds, in LLVM's order, as far as files may number them differently.
const KINDS: &[&str] = &[
    "dbg",
    "tbaa",
    "prof",
    "fpmath",
    "range",
    "tbaa.struct",
    "invariant.load",
    "alias.scope",
    "noalias",
    "nontemporal",
    "llvm.mem.parallel_loop_access",
    "nonnull",
    "dereferenceable",
    "dereferenceable_or_null",
    "make.implicit",
    "unpredictable",
    "invariant.group",
    "align",
    "llvm.loop",
    "type",
    "section_prefix",
    "absolute_symbol",
    "associated",
    "callees",
    "irr_loop",
    "llvm.access.group",
    "callback",
    "llvm.preserve.access.index",
    "vcall_visibility",
    "noundef",
    "annotation",
    "nosanitize",
    "func_sanitize",
    "exclude",
    "memprof",
    "callsite",
    "kcfi_type",
    "pcsections",
    "DIAssignID",
    "coro.outside.frame",
    "mmra",
    "noalias.addrspace",
];

/// Limit on the text of metadata, far above what compilers emit: a minimum plus a multiple of the file's
/// size.
const LEAST_TEXT: u64 = 32 << 20;
const TEXT_PER_BYTE: u64 = 64;

/// Kind of the attachment `!dbg` in every file.
pub(super) const DBG: u64 = 0;

/// Index of a node, or of a string or value in the same table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct NodeId(pub u32);

/// First id of the debug locations in functions, which are not nodes of the file.
const FIRST_LOCATION: u32 = 1 << 31;

/// Debug location: line, column, scope, inlined-at location, implicit flag, atom group and rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Location {
    pub line: u64,
    pub column: u64,
    pub scope: NodeId,
    pub inlined_at: Option<NodeId>,
    pub implicit: bool,
    pub group: u64,
    pub rank: u64,
}

/// Entry of the metadata table.
#[derive(Clone, Debug)]
pub(super) enum Node<'b> {
    /// String: `!"text"`.
    Text(Cow<'b, [u8]>),
    /// Module value, by id.
    Value(u32),
    /// Constant or local with its type: `i32 7`.
    Typed(Type, Operand),
    /// Node: record code, operands as a range of [`Metadata::numbers`], and the offset added to operands that
    /// refer to nodes of its function.
    Record { code: u32, ops: Range<usize>, shift: u32 },
}

/// Part of a text that refers to nodes.
#[derive(Clone, Debug)]
pub(super) enum Part {
    /// Literal text.
    Text(Cow<'static, str>),
    /// Node as an operand.
    Node(NodeId),
    /// Typed value: `i32 %x`.
    Typed(Type, Operand),
    /// Attribute group: `#3`.
    Attributes(crate::ir::AttrSet),
}

/// Metadata of a module.
#[derive(Default, Debug)]
pub(super) struct Metadata<'b> {
    pub nodes: Vec<Node<'b>>,
    /// Operands of all records.
    pub numbers: Vec<u64>,
    /// Number of module-level nodes; those of functions follow.
    module_nodes: u32,
    /// Index of the first node of the current function, and their count.
    function: Option<(u32, u32)>,
    pub locations: Vec<Location>,
    location_ids: FxHashMap<Location, NodeId>,
    /// Remaining budget for characters of printed strings and expressions: many nodes may refer to the same
    /// long string.
    text_left: Cell<u64>,
    /// Whether a string is an `llvm.loop` name of LLVM before 3.6.
    pub has_old_loops: bool,
    /// Representatives of nodes that equal another one.
    united: FxHashMap<NodeId, NodeId>,
    /// Names of attachment kinds.
    pub kinds: FxHashMap<u64, Arc<str>>,
    /// Named metadata: `!name = !{…}`.
    pub named: Vec<(String, Vec<NodeId>)>,
    /// Attachments of globals.
    pub globals: Vec<(GlobalId, Vec<(u64, NodeId)>)>,
    /// References in functions.
    pub notes: Vec<(GlobalId, Notes)>,
    /// Constants for nodes that are operands of instructions.
    pub operands: FxHashMap<NodeId, ConstId>,
    operand_nodes: FxHashMap<ConstId, NodeId>,
}

impl std::fmt::Debug for Notes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(&self.roots).finish()
    }
}

impl<'b> Metadata<'b> {
    /// Sets the budget for printed text from the size of the file.
    pub fn limit_text(&mut self, bytes: u64) {
        self.text_left.set(LEAST_TEXT + TEXT_PER_BYTE * bytes);
    }

    /// Charges the budget for printed text.
    pub fn spend_text(&self, length: usize) -> Result<(), Error> {
        let left = self.text_left.get().checked_sub(length as u64);
        self.text_left
            .set(left.ok_or_else(|| Error::record("metadata that expands to much more than the file's size"))?);
        Ok(())
    }

    /// Marks the end of the module-level nodes.
    pub fn seal(&mut self) {
        self.module_nodes = self.nodes.len() as u32;
    }

    /// Starts a function: ids of the nodes that it adds follow the module-level ones.
    pub fn enter(&mut self) {
        self.function = Some((self.nodes.len() as u32, 0));
    }

    /// Ends a function.
    pub fn leave(&mut self) {
        self.function = None;
    }

    /// Returns the offset between an id in the current function and the node's index.
    fn shift(&self) -> u32 {
        self.function.map_or(0, |(first, _)| first - self.module_nodes)
    }

    fn add(&mut self, node: Node<'b>) {
        self.nodes.push(node);
        if let Some((_, count)) = &mut self.function {
            *count += 1;
        }
    }

    /// Returns the node of an id in the file.
    pub fn node_of(&self, number: u32) -> Result<NodeId, Error> {
        let id = match self.function {
            Some((first, count)) if number >= self.module_nodes => {
                (number - self.module_nodes < count).then(|| first + (number - self.module_nodes))
            }
            _ => ((number as usize) < self.nodes.len()).then_some(number),
        };
        id.map(NodeId).ok_or_else(|| Error::missing(format!("undefined metadata {number}")))
    }

    /// Returns the node of an id in a record, given the record's offset.
    pub fn resolve(&self, number: u64, shift: u32) -> Result<NodeId, Error> {
        let id = match u32::try_from(number) {
            Ok(number) if shift != 0 && number >= self.module_nodes => number.checked_add(shift),
            Ok(number) => Some(number),
            Err(_) => None,
        };
        let id = id.filter(|id| (*id as usize) < self.nodes.len());
        id.map(NodeId).ok_or_else(|| Error::missing(format!("undefined metadata {number}")))
    }

    /// Returns the entry of a node.
    pub fn node(&self, id: NodeId) -> Result<&Node<'b>, Error> {
        self.nodes.get(id.0 as usize).ok_or_else(|| Error::missing(format!("undefined metadata {}", id.0)))
    }

    /// Returns the debug location of an id, if it is one.
    pub fn location(&self, id: NodeId) -> Option<&Location> {
        self.locations.get(id.0.checked_sub(FIRST_LOCATION)? as usize)
    }

    /// Returns the sort key of an attachment kind among those of an instruction.
    pub fn kind_rank(&self, kind: u64) -> (usize, u64) {
        let name = self.kinds.get(&kind);
        let known = name.and_then(|name| KINDS.iter().position(|known| *known == &**name));
        (known.unwrap_or(KINDS.len()), kind)
    }

    /// Returns the node that an operand of an instruction refers to.
    pub fn operand_node(&self, constant: ConstId) -> Option<NodeId> {
        self.operand_nodes.get(&constant).copied()
    }

    fn enter_location(&mut self, location: Location) -> NodeId {
        let next = NodeId(FIRST_LOCATION + self.locations.len() as u32);
        let id = *self.location_ids.entry(location).or_insert(next);
        if id == next {
            self.locations.push(location);
        }
        id
    }

    /// Unifies the debug locations of functions with equal nodes of the file.
    pub fn unite_locations(&mut self) {
        for n in 0..self.nodes.len() {
            let Node::Record { code: code::LOCATION, ops, shift } = &self.nodes[n] else { continue };
            let [0, line, column, scope, inlined, rest @ ..] = &self.numbers[ops.clone()] else { continue };
            let Ok(scope) = self.resolve(*scope, *shift) else { continue };
            let inlined_at = inlined.checked_sub(1).and_then(|n| self.resolve(n, *shift).ok());
            let (group, rank) = match rest {
                [_, group, rank] => (*group, *rank),
                _ => (0, 0),
            };
            let implicit = rest.first().is_some_and(|n| *n != 0);
            let location = Location { line: *line, column: *column, scope, inlined_at, implicit, group, rank };
            let id = NodeId(n as u32);
            let known = *self.location_ids.entry(location).or_insert(id);
            if known != id {
                self.united.insert(id, known);
            }
        }
    }

    /// Returns the representative of a node among those equal to it.
    pub fn canonical(&self, id: NodeId) -> NodeId {
        self.united.get(&id).copied().unwrap_or(id)
    }
}

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
                // Such nodes once listed locals, and have no meaning any more.
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
        // Locals could once be attached, which has no meaning any more.
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

    /// Returns metadata as an operand of an instruction. A placeholder stands for the text of a node until
    /// nodes are numbered.
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
        // Instructions that are not in the file are between those that are.
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
