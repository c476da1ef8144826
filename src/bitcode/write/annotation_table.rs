//! Annotations of a function's instructions, in the form that the writer needs.

use super::metadata_graph::Ref;
use crate::ir::{AttrSet, ConstId, InstId, ValueId};
use rustc_hash::FxHashMap;

/// Debug location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Location {
    pub line: u64,
    pub column: u64,
    pub scope: Ref,
    pub inlined_at: Ref,
    pub implicit: bool,
    pub group: u64,
    pub rank: u64,
}

/// Metadata in a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Meta {
    /// Module-level metadata.
    Of(Ref),
    /// Local value.
    Local(ValueId),
    /// Argument list: `!DIArgList(i32 %x, i32 7)`.
    List(Vec<Meta>),
}

/// Kind of a debug record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RecordKind {
    Value,
    Declare,
    Assign,
    Label,
    DeclareValue,
}

impl RecordKind {
    /// All kinds, with the name after `#dbg_` and the number of operands.
    pub const ALL: [(RecordKind, &'static str, usize); 5] = [
        (RecordKind::Value, "value", 3),
        (RecordKind::Declare, "declare", 3),
        (RecordKind::Assign, "assign", 6),
        (RecordKind::Label, "label", 1),
        (RecordKind::DeclareValue, "declare_value", 3),
    ];

    /// Returns the name after `#dbg_` and `@llvm.dbg.`.
    pub fn word(self) -> &'static str {
        RecordKind::ALL.iter().find(|(kind, ..)| *kind == self).map_or("", |(_, word, _)| word)
    }
}

/// Debug record.
#[derive(Clone, Debug)]
pub(super) struct DebugRecord {
    pub kind: RecordKind,
    /// Operands except the debug location.
    pub operands: Vec<Meta>,
    /// Debug location as a node, when written as a record.
    pub node: Ref,
    /// Debug location, when written as a call.
    pub location: Option<Location>,
    /// Call flags, when written as a call.
    pub tail: bool,
    pub attrs: AttrSet,
}

/// Annotations of a function's instructions.
#[derive(Default)]
pub(super) struct Notes {
    pub locations: FxHashMap<InstId, Location>,
    pub attached: FxHashMap<InstId, Vec<(u64, Ref)>>,
    pub records: FxHashMap<InstId, Vec<DebugRecord>>,
    pub operands: FxHashMap<ConstId, Meta>,
    pub function: Vec<(u64, Ref)>,
}
