//! Type-based alias analysis (LangRef "TBAA Metadata"): access tags, their type nodes, and the path from base
//! to access type.

use super::graph::{MetadataGraph, MetadataOperand};
use crate::ir::metadata::node::{Class, Node, integer_bits, number};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// Cached results for access tags and type nodes: many tags share a few types, and types share their parents. Nodes are
/// given by the addresses of their texts.
#[derive(Default)]
pub(crate) struct TbaaCache<'m> {
    /// Error of each access tag, by number.
    tags: FxHashMap<u32, Option<&'static str>>,
    /// Fields of type nodes. Key: the node, and whether it was read in the new format.
    fields: FxHashMap<(usize, bool), Result<Arc<BaseFields<'m>>, &'static str>>,
    /// The scalar types among the nodes; `None` for all others.
    scalars: FxHashMap<usize, Option<ScalarType>>,
    /// The first node with the same contents.
    originals: FxHashMap<usize, usize>,
    /// The first node of each content, but for distinct nodes.
    contents: FxHashMap<(Class, &'m str), usize>,
}

/// A scalar type: a name and its parent, which is a root or another scalar type.
#[derive(Clone, Copy)]
struct ScalarType {
    /// Smallest and largest width in bits of the offsets of this type and its ancestors; without offsets, the smallest is
    /// above the largest.
    offset_widths: (u32, u32),
}

impl<'m> TbaaCache<'m> {
    /// Returns the scalar type of a node; `None` if it is no scalar type.
    fn scalar(&mut self, graph: &MetadataGraph<'m>, node: Node<'m>) -> Option<ScalarType> {
        let mut path = Vec::new();
        let mut next = node;
        let ancestors = loop {
            let address = address(next);
            if let Some(known) = self.scalars.get(&address) {
                break *known;
            }
            // Remains for a node on a cycle.
            self.scalars.insert(address, None);
            let operands: Vec<MetadataOperand<'m>> = graph.operands(next).take(4).collect();
            let Some((parent, width)) = scalar_parent(&operands) else { break None };
            path.push((address, width));
            if is_root(parent) {
                break Some(ScalarType { offset_widths: (u32::MAX, 0) });
            }
            next = parent;
        };
        if let Some(mut scalar) = ancestors {
            for (address, width) in path.into_iter().rev() {
                if let Some(width) = width {
                    let (smallest, largest) = scalar.offset_widths;
                    scalar.offset_widths = (smallest.min(width), largest.max(width));
                }
                self.scalars.insert(address, Some(scalar));
            }
        }
        self.scalars.get(&address(node)).copied().flatten()
    }

    /// Returns the fields of a type node.
    fn fields(
        &mut self,
        graph: &MetadataGraph<'m>,
        node: Node<'m>,
        is_new_format: bool,
    ) -> Result<Arc<BaseFields<'m>>, &'static str> {
        let key = (address(node), is_new_format);
        if let Some(known) = self.fields.get(&key) {
            return known.clone();
        }
        let fields = base_fields(graph, node, is_new_format).map(Arc::new);
        self.fields.insert(key, fields.clone());
        fields
    }

    /// Returns the identity of a node: nodes with equal contents are identical, unless they are distinct.
    fn identity(&mut self, node: Node<'m>) -> usize {
        let address = address(node);
        if node.distinct {
            return address;
        }
        let contents = &mut self.contents;
        let first = || *contents.entry((node.class, node.body)).or_insert(address);
        *self.originals.entry(address).or_insert_with(first)
    }
}

fn address(node: Node<'_>) -> usize {
    node.body.as_ptr().addr()
}

/// Whether a type node is a root, which has at most one operand.
fn is_root(node: Node<'_>) -> bool {
    node.parts().nth(1).is_none()
}

/// Returns the error in an instruction's access tag, from the cache if it was checked before.
pub(super) fn cached_error<'m>(
    graph: &MetadataGraph<'m>,
    cache: &mut TbaaCache<'m>,
    tag: &'m str,
) -> Option<&'static str> {
    let number = number(tag);
    if let Some(error) = number.and_then(|number| cache.tags.get(&number)) {
        return *error;
    }
    let found = graph.target(tag).node().and_then(|node| tag_error(graph, cache, node, true));
    if let Some(number) = number {
        cache.tags.insert(number, found);
    }
    found
}

/// Returns the error in an access tag. `allow_old_style`: whether a scalar type node is accepted in place of a tag, as an
/// access of that type (LLVM 3.3 and before).
pub(super) fn tag_error<'m>(
    graph: &MetadataGraph<'m>,
    cache: &mut TbaaCache<'m>,
    tag: Node<'m>,
    allow_old_style: bool,
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
        let parent = scalar_parent(&operands[..operands.len().min(2)]).map(|(parent, _)| parent);
        return match allow_old_style {
            true if parent.is_some_and(|parent| is_root(parent) || cache.scalar(graph, parent).is_some()) => None,
            true => Some("Access type node must be a valid scalar type"),
            false => Some("Old-style TBAA is no longer allowed, use struct-path TBAA instead"),
        };
    }
    let (base, access) = (operands[0].node(), operands[1].node());
    let is_new_format = access.is_some_and(|access| has_size(graph, access));
    match (is_new_format, operands.len()) {
        (true, 4 | 5) | (false, 3 | 4) => {}
        (true, _) => return Some("Access tag metadata must have either 4 or 5 operands"),
        (false, _) => return Some("Struct tag metadata must have either 3 or 4 operands"),
    }
    if is_new_format && operands[3].integer().is_none() {
        return Some("Access size field must be a constant");
    }
    if let Some(immutable) = operands.get(if is_new_format { 4 } else { 3 }) {
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
    if !is_new_format && cache.scalar(graph, access).is_none() {
        return Some("Access type node must be a valid scalar type");
    }
    let Some((width, offset)) = operands[2].integer() else { return Some("Offset must be constant integer") };
    path_error(graph, cache, (base, access, is_new_format), (width, unsigned(offset, width)))
}

/// Returns an offset, which LLVM takes as unsigned.
fn unsigned(digits: &str, width: u32) -> u128 {
    integer_bits(digits, width).or_else(|| digits.parse().ok()).unwrap_or(u128::MAX)
}

/// Returns the error in the path from the base type to the accessed type.
fn path_error<'m>(
    graph: &MetadataGraph<'m>,
    cache: &mut TbaaCache<'m>,
    (mut base, access, is_new_format): (Node<'m>, Node<'m>, bool),
    (width, mut offset): (u32, u128),
) -> Option<&'static str> {
    const WIDTH: &str = "Access bit-width not the same as description bit-width";
    let access = cache.identity(access);
    let mut path = FxHashSet::default();
    let mut seen = false;
    while !is_root(base) {
        let node = cache.identity(base);
        if !path.insert(node) {
            return Some("Cycle detected in struct path");
        }
        let scalar = cache.scalar(graph, base);
        if scalar.is_none() && base.parts().nth(2).is_none() {
            // LLVM accepts a path that ends at a type with a parent that is no scalar type.
            return None;
        }
        let fields = match cache.fields(graph, base, is_new_format) {
            Ok(fields) => fields,
            Err(error) => return Some(error),
        };
        seen |= node == access;
        if (node == access || scalar.is_some()) && offset != 0 {
            return Some("Offset not zero at the point of scalar access");
        }
        // A scalar type has one field, its parent type.
        let base_width = fields.width.unwrap_or(u32::MAX);
        if !(base_width == width || base_width == 0 && offset == 0 || is_new_format && fields.width.is_none()) {
            return Some(WIDTH);
        }
        if is_new_format && seen {
            break;
        }
        // The rest of the path are scalar types, too, in which only the widths of the offsets can be wrong.
        if let Some(ScalarType { offset_widths: (smallest, largest) }) = scalar.filter(|_| seen) {
            return (smallest <= largest && (smallest, largest) != (width, width)).then_some(WIDTH);
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

fn base_fields<'m>(
    graph: &MetadataGraph<'m>,
    base: Node<'m>,
    is_new_format: bool,
) -> Result<BaseFields<'m>, &'static str> {
    let operands: Vec<MetadataOperand<'m>> = graph.operands(base).collect();
    if operands.len() == 2 {
        return match operands[1].node() {
            Some(parent) => Ok(BaseFields { all: vec![(parent, 0)], width: Some(0) }),
            None => Err("Access type node must be a valid scalar type"),
        };
    }
    if is_new_format && !operands.len().is_multiple_of(3) {
        return Err("Access tag nodes must have the number of operands that is a multiple of 3!");
    }
    if !is_new_format && operands.len() % 2 != 1 {
        return Err("Struct tag nodes must have an odd number of operands!");
    }
    if is_new_format && operands[1].integer().is_none() {
        return Err("Type size nodes must be constants!");
    }
    if !is_new_format && !operands[0].is_string() {
        return Err("Struct tag nodes have a string as their first operand");
    }
    let mut fields = BaseFields { all: Vec::new(), width: None };
    let mut before = 0;
    let (first, step) = if is_new_format { (3, 3) } else { (1, 2) };
    for field in operands[first..].chunks_exact(step) {
        let Some(ty) = field[0].node() else { return Err("Incorrect field entry in struct type node!") };
        let Some((width, offset)) = field[1].integer() else { return Err("Offset entries must be constants!") };
        if *fields.width.get_or_insert(width) != width {
            return Err("Bitwidth between the offsets and struct type entries must match");
        }
        let offset = unsigned(offset, width);
        if offset < before {
            return Err("Offsets must be increasing!");
        }
        before = offset;
        if is_new_format && field[2].integer().is_none() {
            return Err("Member size entries must be constants!");
        }
        fields.all.push((ty, offset));
    }
    Ok(fields)
}

/// Whether a type node is in the new format, with a size.
fn has_size<'m>(graph: &MetadataGraph<'m>, ty: Node<'m>) -> bool {
    let mut operands = graph.operands(ty);
    operands.next().is_some_and(|first| first.node().is_some()) && operands.nth(1).is_some()
}

/// Returns the parent of a scalar type, and the width of its offset, given its operands: a name, a parent, and
/// optionally the offset 0.
fn scalar_parent<'m>(operands: &[MetadataOperand<'m>]) -> Option<(Node<'m>, Option<u32>)> {
    match operands {
        [name, parent] if name.is_string() => Some((parent.node()?, None)),
        [name, parent, offset] if name.is_string() => {
            let (width, value) = offset.integer()?;
            (unsigned(value, width) == 0).then_some((parent.node()?, Some(width)))
        }
        _ => None,
    }
}
