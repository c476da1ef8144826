//! Fragments of variables.

use super::graph::{MetadataGraph, MetadataOperand};
use crate::ir::metadata::node::{Class, Node};

/// Returns the error in a fragment of a variable, given its size and offset in bits.
pub(super) fn fragment_error<'m>(
    graph: &MetadataGraph<'m>,
    variable: Node<'m>,
    (size, offset): (u64, u64),
) -> Option<&'static str> {
    let whole = size_of(graph, graph.target(variable.field("type")?))?;
    if size.saturating_add(offset) > whole {
        return Some("fragment is larger than or outside of variable");
    }
    (size == whole).then_some("fragment covers entire variable")
}

/// Returns the size of a type in bits, if it is given.
fn size_of<'m>(graph: &MetadataGraph<'m>, ty: MetadataOperand<'m>) -> Option<u64> {
    let mut ty = ty;
    for _ in 0..=graph.entries.len() {
        let node = ty.node()?;
        match node.field("size").and_then(|size| size.parse::<u64>().ok()).filter(|size| *size > 0) {
            Some(size) => return Some(size),
            None if node.class == Class::DerivedType => ty = graph.target(node.field("baseType")?),
            None => return None,
        }
    }
    None
}
