//! Type-based alias analysis (LangRef "TBAA Metadata"): access tags, their type nodes, and the path from base
//! to access type.

use super::graph::{MetadataGraph, MetadataOperand};
use crate::ir::metadata::node::{Node, number};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Cached results for access tags and type nodes: many tags share a few types.
#[derive(Default)]
pub(crate) struct CheckedTags<'m> {
    /// Error of each access tag, by number.
    tags: FxHashMap<u32, Option<&'static str>>,
    /// Fields of type nodes, by address of the text and the format in which it was parsed.
    fields: FxHashMap<(usize, bool), Result<Arc<BaseFields<'m>>, &'static str>>,
}

/// Returns the fault of an instruction's access tag, with caching.
pub(super) fn known_fault<'m>(
    graph: &MetadataGraph<'m>,
    known: &mut CheckedTags<'m>,
    tag: &'m str,
) -> Option<&'static str> {
    let number = number(tag);
    if let Some(fault) = number.and_then(|number| known.tags.get(&number)) {
        return *fault;
    }
    let found = graph.target(tag).node().and_then(|node| fault(graph, known, node, true));
    if let Some(number) = number {
        known.tags.insert(number, found);
    }
    found
}

/// Returns the fault of an access tag. `upgrade`: a scalar type node is accepted as an access of that type
/// (LLVM 3.3 and before).
pub(super) fn fault<'m>(
    graph: &MetadataGraph<'m>,
    known: &mut CheckedTags<'m>,
    tag: Node<'m>,
    upgrade: bool,
) -> Option<&'static str> {
    let operands: Vec<MetadataOperand<'m>> = graph.operands(tag).collect();
    if operands.is_empty() {
        return Some("TBAA metadata cannot have 0 operands");
    }
    if operands.contains(&MetadataOperand::Unknown) {
        return None;
    }
    if operands[0].node().is_none() || operands.len() < 3 {
        // The third operand of the old form is the constness flag.
        return match upgrade {
            true if is_scalar(graph, &operands[..operands.len().min(2)]) => None,
            true => Some("Access type node must be a valid scalar type"),
            false => Some("Old-style TBAA is no longer allowed, use struct-path TBAA instead"),
        };
    }
    let (base, access) = (operands[0].node(), operands[1].node());
    let is_new = access.is_some_and(|access| is_new_format(graph, access));
    match (is_new, operands.len()) {
        (true, 4 | 5) | (false, 3 | 4) => {}
        (true, _) => return Some("Access tag metadata must have either 4 or 5 operands"),
        (false, _) => return Some("Struct tag metadata must have either 3 or 4 operands"),
    }
    if is_new && operands[3].integer().is_none() {
        return Some("Access size field must be a constant");
    }
    if let Some(immutable) = operands.get(if is_new { 4 } else { 3 }) {
        match immutable.integer() {
            None => return Some("Immutability tag on struct tag metadata must be a constant"),
            Some((_, "0" | "1" | "-1")) => {}
            Some(_) => return Some("Immutability part of the struct tag metadata must be either 0 or 1"),
        }
    }
    let (Some(base), Some(access)) = (base, access) else {
        return Some(
            "Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes",
        );
    };
    if !is_new && !is_scalar_node(graph, access) {
        return Some("Access type node must be a valid scalar type");
    }
    let Some((width, offset)) = operands[2].integer() else { return Some("Offset must be constant integer") };
    path_fault(graph, known, (base, access, is_new), (width, offset.parse::<u128>().unwrap_or(0)))
}

/// Returns the fault in the path from the base type to the accessed type.
fn path_fault<'m>(
    graph: &MetadataGraph<'m>,
    known: &mut CheckedTags<'m>,
    (mut base, access, is_new): (Node<'m>, Node<'m>, bool),
    (width, mut offset): (u32, u128),
) -> Option<&'static str> {
    // Nodes with equal contents are identical, unless they are distinct.
    let same = |a: Node<'m>, b: Node<'m>| a.body.as_ptr() == b.body.as_ptr() || a == b && !a.distinct;
    let mut path: Vec<Node<'m>> = Vec::new();
    let mut seen = false;
    // A root has at most one operand.
    while base.parts().nth(1).is_some() {
        if path.iter().any(|earlier| same(*earlier, base)) {
            return Some("Cycle detected in struct path");
        }
        path.push(base);
        let fields = known.fields.entry((base.body.as_ptr().addr(), is_new));
        let fields = match fields.or_insert_with(|| base_fields(graph, base, is_new).map(Arc::new)) {
            Ok(fields) => Arc::clone(fields),
            Err(fault) => return Some(fault),
        };
        seen |= same(base, access);
        if (same(base, access) || is_scalar_node(graph, base)) && offset != 0 {
            return Some("Offset not zero at the point of scalar access");
        }
        // A scalar type has one field, its parent type.
        let base_width = fields.width.unwrap_or(u32::MAX);
        if !(base_width == width || base_width == 0 && offset == 0 || is_new && fields.width.is_none()) {
            return Some("Access bit-width not the same as description bit-width");
        }
        if is_new && seen {
            break;
        }
        // Fields are sorted by offset.
        let Some(n) = fields.all.partition_point(|(_, at)| *at <= offset).checked_sub(1) else {
            return Some("Could not find TBAA parent in struct type node");
        };
        let next = fields.all[n];
        offset -= next.1;
        base = next.0;
    }
    (!seen).then_some("Did not see access type in access path!")
}

/// The fields of a type node, with their offsets.
struct BaseFields<'m> {
    all: Vec<(Node<'m>, u128)>,
    /// Width of the offsets in bits; 0 for a scalar, `None` without fields.
    width: Option<u32>,
}

fn base_fields<'m>(graph: &MetadataGraph<'m>, base: Node<'m>, is_new: bool) -> Result<BaseFields<'m>, &'static str> {
    let operands: Vec<MetadataOperand<'m>> = graph.operands(base).collect();
    if operands.len() == 2 {
        return match operands[1].node().filter(|_| is_scalar_node(graph, base)) {
            Some(parent) => Ok(BaseFields { all: vec![(parent, 0)], width: Some(0) }),
            None => Err("Access type node must be a valid scalar type"),
        };
    }
    if is_new && !operands.len().is_multiple_of(3) {
        return Err("Access tag nodes must have the number of operands that is a multiple of 3!");
    }
    if !is_new && operands.len() % 2 != 1 {
        return Err("Struct tag nodes must have an odd number of operands!");
    }
    if is_new && operands[1].integer().is_none() {
        return Err("Type size nodes must be constants!");
    }
    if !is_new && !operands[0].is_string() {
        return Err("Struct tag nodes have a string as their first operand");
    }
    let mut fields = BaseFields { all: Vec::new(), width: None };
    let mut before = 0;
    let (first, step) = if is_new { (3, 3) } else { (1, 2) };
    for field in operands[first..].chunks_exact(step) {
        let Some(ty) = field[0].node() else { return Err("Incorrect field entry in struct type node!") };
        let Some((width, offset)) = field[1].integer() else { return Err("Offset entries must be constants!") };
        if *fields.width.get_or_insert(width) != width {
            return Err("Bitwidth between the offsets and struct type entries must match");
        }
        let offset = offset.parse::<u128>().unwrap_or(u128::MAX);
        if offset < before {
            return Err("Offsets must be increasing!");
        }
        before = offset;
        if is_new && field[2].integer().is_none() {
            return Err("Member size entries must be constants!");
        }
        fields.all.push((ty, offset));
    }
    Ok(fields)
}

/// Whether a type node is in the new format, with a size.
fn is_new_format<'m>(graph: &MetadataGraph<'m>, ty: Node<'m>) -> bool {
    let mut operands = graph.operands(ty);
    operands.next().is_some_and(|first| first.node().is_some()) && operands.nth(1).is_some()
}

fn is_scalar_node<'m>(graph: &MetadataGraph<'m>, node: Node<'m>) -> bool {
    is_scalar(graph, &graph.operands(node).collect::<Vec<_>>())
}

/// Whether the operands are those of a scalar type: a name, a parent, and possibly the offset 0, up to a root.
fn is_scalar<'m>(graph: &MetadataGraph<'m>, operands: &[MetadataOperand<'m>]) -> bool {
    let mut operands = operands.to_vec();
    for _ in 0..=graph.entries.len() {
        let parent = match operands[..] {
            [name, parent] if name.is_string() => parent,
            [name, parent, offset]
                if name.is_string() && offset.integer().is_some_and(|(_, value)| value.parse() == Ok(0u64)) =>
            {
                parent
            }
            _ => return false,
        };
        let Some(parent) = parent.node() else { return false };
        operands = graph.operands(parent).collect();
        if operands.len() < 2 {
            return true;
        }
    }
    false
}
