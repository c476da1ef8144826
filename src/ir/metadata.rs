//! Metadata for debuggers and optimizers (LangRef "Metadata", "Debug Records", "Use-list Order Directives"). It has no
//! run-time semantics and is kept as text. Values of the function are references within the text, so that it stays
//! valid when they are renumbered.

pub mod dwarf;
pub mod node;
pub mod schema;

use super::{BlockId, GlobalId, Name, Operand, Type};
use crate::source::Span;
use std::sync::Arc;

/// A piece of a [`MetaText`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// Verbatim text.
    Text(Arc<str>),
    /// A typed value: `ptr %x`.
    Typed(Type, Operand),
}

/// Text with embedded typed values: `#dbg_value(i32 %x, !12, !DIExpression(), !15)`.
pub type MetaText = Box<[Piece]>;

/// The value or block whose uses a directive orders.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum UsesOf {
    /// `uselistorder i32 %x`
    Value(Type, Operand),
    /// `uselistorder label %bb` in a function
    Block(BlockId),
    /// `uselistorder_bb @f, %bb` at module level; the block by its label.
    BlockOf(GlobalId, Name),
}

/// A use-list order directive: `uselistorder T value, { 1, 0 }`.
#[derive(Clone, Debug)]
pub struct UseListOrder {
    /// The value or block that is used.
    pub of: UsesOf,
    /// Position in the use list, for each use in the reader's order.
    pub order: Box<[u32]>,
    /// Span of the directive.
    pub span: Span,
}

/// Records and directives in a function body that are not instructions.
#[derive(Clone, Debug, Default)]
pub struct Records {
    /// Debug records (and calls of `llvm.dbg` intrinsics, their old form) by the instruction they precede.
    pub before: rustc_hash::FxHashMap<super::InstId, Vec<MetaText>>,
    /// Use-list order directives at the end of the body.
    pub use_list_orders: Vec<UseListOrder>,
}

/// Splits the metadata attachments of an instruction: `("dbg", "!7")` and `("tbaa", "!9")` for
/// `!dbg !7, !tbaa !9`.
pub fn attachments(attached: &str) -> impl Iterator<Item = (&str, &str)> {
    parts(attached).filter_map(|part| part.strip_prefix('!')?.split_once(' ')).map(|(name, node)| (name, node.trim()))
}

/// Returns the node attached under a name.
pub fn attachment<'t>(attached: &'t str, name: &str) -> Option<&'t str> {
    attachments(attached).find(|(key, _)| *key == name).map(|(_, node)| node)
}

/// Splits a text at commas outside brackets and strings.
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
