//! Table of metadata while a module is read: nodes of the module and its functions, and references to them.

use super::error::Error;
use super::record_codes::metadata as code;
use crate::ir::{ConstId, GlobalId, InstId, Operand, Type};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::cell::Cell;
use std::ops::Range;
use std::sync::Arc;

/// Fixed attachment kinds, in LLVM's order. Files may number them differently.
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

/// Limit on the length of metadata text, far above what compilers emit: a minimum plus a multiple of the size of the
/// file.
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
    /// For nodes that are equal to another one: the representative.
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
    /// Their inverse.
    pub operand_nodes: FxHashMap<ConstId, NodeId>,
}

/// Metadata of a function until nodes are numbered.
#[derive(Default)]
pub(super) struct Notes {
    /// Attachments `!dbg !7, !tbaa !9` as kind and node, in LLVM's order.
    pub attachments: Vec<(InstId, Vec<(u64, NodeId)>)>,
    /// Debug records before instructions.
    pub records: Vec<(InstId, Vec<Vec<Part>>)>,
    /// Nodes in the order in which LLVM's text refers to them.
    pub roots: Vec<NodeId>,
    /// Attachments of the function.
    pub function: Vec<(u64, NodeId)>,
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
    pub fn shift(&self) -> u32 {
        self.function.map_or(0, |(first, _)| first - self.module_nodes)
    }

    /// Adds a node.
    pub fn add(&mut self, node: Node<'b>) {
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

    /// Returns the id of a debug location; adds it if needed.
    pub fn enter_location(&mut self, location: Location) -> NodeId {
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
