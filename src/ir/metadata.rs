//! What is kept beside the program for debuggers and optimisers (LangRef "Metadata", "Debug Records", "Use-list Order
//! Directives"): text without a meaning for execution, in which locals of the function are references, so that it stays
//! true when they are renumbered.

pub mod dwarf;
pub mod node;
pub mod schema;

use super::{BlockId, GlobalId, Name, Operand, Type};
use crate::source::Span;
use std::sync::Arc;

/// A part of a [`MetaText`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// Text as it stands.
    Text(Arc<str>),
    /// `ptr %x`
    Typed(Type, Operand),
}

/// Text with typed values in it: `#dbg_value(i32 %x, !12, !DIExpression(), !15)`.
pub type MetaText = Box<[Piece]>;

/// Whose uses a directive orders.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum UsesOf {
    /// `uselistorder i32 %x`
    Value(Type, Operand),
    /// `uselistorder label %bb` in a function
    Block(BlockId),
    /// `uselistorder_bb @f, %bb` at the top level: a block by its label.
    BlockOf(GlobalId, Name),
}

/// `uselistorder T value, { 1, 0 }`
#[derive(Clone, Debug)]
pub struct UseListOrder {
    /// Whose uses.
    pub of: UsesOf,
    /// For each use in the order of reading its place in the list.
    pub order: Box<[u32]>,
    /// The whole directive.
    pub span: Span,
}

/// What stands in a body beside the instructions.
#[derive(Clone, Debug, Default)]
pub struct Records {
    /// Debug records (and calls of `llvm.dbg` intrinsics, which are their old spelling) by the instruction they stand before.
    pub before: rustc_hash::FxHashMap<super::InstId, Vec<MetaText>>,
    /// Directives at the end.
    pub use_list_orders: Vec<UseListOrder>,
}

/// What is attached to an instruction: `("dbg", "!7")` and `("tbaa", "!9")` of `!dbg !7, !tbaa !9`.
pub fn attachments(attached: &str) -> impl Iterator<Item = (&str, &str)> {
    parts(attached).filter_map(|part| part.strip_prefix('!')?.split_once(' ')).map(|(name, node)| (name, node.trim()))
}

/// The node that is attached under a name.
pub fn attachment<'t>(attached: &'t str, name: &str) -> Option<&'t str> {
    attachments(attached).find(|(key, _)| *key == name).map(|(_, node)| node)
}

/// What stands between the commas that are in no brackets and no string.
pub fn parts(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let all = rest?;
        let (mut depth, mut quoted) = (0usize, false);
        let end = all.bytes().position(|byte| {
            match byte {
                b'"' => quoted = !quoted,
                _ if quoted => {}
                b'(' | b'{' | b'[' => depth += 1,
                b')' | b'}' | b']' => depth = depth.saturating_sub(1),
                b',' => return depth == 0,
                _ => {}
            }
            false
        });
        rest = end.map(|end| &all[end + 1..]);
        Some(all[..end.unwrap_or(all.len())].trim())
    })
}
