//! LLVMlite's abstract machine as a checker. A pointer is a block and a path, and whatever the document calls
//! undefined or an error is detected here. This module evaluates nothing: addresses come from the evaluator.
//!
//! A path is not stored. It is determined by the type of a block, the byte offset, and the number of indices
//! (the *depth*, stored in the pointer): at each depth there is one subtree at a given offset. A block has the
//! type with which it was allocated. Memory from `malloc` gets its type from the first access through a typed
//! pointer, as an array of as many elements as fit (the LLVMlite document does not define the type of such
//! memory).
//!
//! # Annotations shaped differently from the memory
//!
//! `{ i64, i64, i64 }` is compatible with memory of type `{ { i64, i64 }, i64 }`, since FLATTEN yields the
//! same list for both. The document does not define the values that indices 1 and 2 of the annotation then
//! select. As a step of the path, index 1 is the second field of the memory, at 16 bytes, and index 2 does not
//! exist; but the address computed from the annotation is that of the leaf at 8 or 16 bytes. The document
//! justifies the rule by requiring that the annotation suffice "to actually compute the right index into
//! memory". Therefore, indices are followed in the annotation, and select the leaf at the same position of the
//! memory's flattened type: index 1 is the second leaf and index 2 the third, which are the ones that compiled
//! code accesses. The result is undef if address and path do not select the same value: if the two layouts put
//! that leaf at different offsets (padding), if a struct of the annotation is not a subtree of the memory, or
//! if a shorter annotation steps to a sibling.

use crate::interp::memory::{DEPTH_UNKNOWN, bytes, depth_of, pack_site, site_of};
use crate::interp::report::{Fault, InterpResult, NoteSubject};
use crate::interp::scalar::{Cause, CodeLocation, ScalarValue};
use crate::interp::state::SharedState;
use crate::ir::{DataLayout, Type, TypeKind, Types};
use crate::outcome::TrapKind;
use crate::value::sign_extend;

/// Iterator over the leaves of a type in FLATTEN's order. Lazy, since named types can have more leaves than
/// fit in memory.
struct Leaves<'a> {
    types: &'a Types,
    rest: Vec<std::slice::Iter<'a, Type>>,
}

impl<'a> Leaves<'a> {
    fn new(types: &'a Types, ty: &'a Type) -> Self {
        Leaves { types, rest: vec![std::slice::from_ref(ty).iter()] }
    }
}

impl Iterator for Leaves<'_> {
    type Item = Type;

    fn next(&mut self) -> Option<Type> {
        loop {
            let Some(ty) = self.rest.last_mut()?.next() else {
                self.rest.pop();
                continue;
            };
            match self.types.kind(*ty) {
                TypeKind::Struct { fields, .. } => self.rest.push(fields.iter()),
                _ => return Some(*ty),
            }
        }
    }
}

/// Whether two types are equal after PTRTOI8.
fn same(types: &Types, a: Type, b: Type) -> bool {
    if types.strip(a) == types.strip(b) {
        return true;
    }
    match (types.kind(a), types.kind(b)) {
        (TypeKind::Ptr { .. }, TypeKind::Ptr { .. }) => true,
        (TypeKind::Array { len, elem }, TypeKind::Array { len: n, elem: e }) => len == n && same(types, *elem, *e),
        (TypeKind::Struct { fields, .. }, TypeKind::Struct { fields: others, .. }) => {
            fields.len() == others.len() && fields.iter().zip(others).all(|(f, o)| same(types, *f, *o))
        }
        _ => false,
    }
}

/// Whether `written` is compatible with `found`: FLATTEN (PTRTOI8 written) is a prefix of FLATTEN (PTRTOI8
/// found).
pub fn compatible(types: &Types, written: Type, found: Type) -> bool {
    if types.strip(written) == types.strip(found) {
        return true;
    }
    let mut found = Leaves::new(types, &found);
    Leaves::new(types, &written).all(|leaf| found.next().is_some_and(|other| same(types, leaf, other)))
}

/// A value in memory: a node of a block's tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Node {
    ty: Type,
    /// Index and number of elements, if the node is an element of an array.
    element: Option<(u64, u64)>,
}

/// Type and size of a block.
#[derive(Clone, Copy, Debug)]
struct Block {
    ty: Type,
    count: u64,
    array: bool,
    size: u64,
}

impl Block {
    /// Returns the subtree at a byte offset from the block's start, `depth` indices below its first level.
    fn node(&self, types: &Types, layout: &DataLayout, offset: u64, depth: u8) -> Option<Node> {
        self.reachable(types, layout, offset, depth).flatten()
    }

    /// Returns `None` if the block has no such depth, and `Some(None)` if the offset lies inside a subtree of that
    /// depth, not at its start.
    fn reachable(&self, types: &Types, layout: &DataLayout, offset: u64, depth: u8) -> Option<Option<Node>> {
        let size = layout.size_of(types, self.ty)?;
        // A single value may be larger than its type, if the type ends in an array of unknown length.
        let index = if self.array { offset.checked_div(size).unwrap_or(0) } else { 0 };
        if index >= self.count {
            return None;
        }
        let (mut rest, mut start) = (offset - index * size, index * size);
        let mut node = Node { ty: self.ty, element: self.array.then_some((index, self.count)) };
        for _ in 0..depth {
            (node, rest, start) = self.child(types, layout, node.ty, start, rest)?;
        }
        Some((rest == 0).then_some(node))
    }

    /// Returns the child of a node that contains the byte at `rest`, the remaining offset, and the start of the child
    /// in the block.
    fn child(&self, types: &Types, layout: &DataLayout, ty: Type, start: u64, rest: u64) -> Option<(Node, u64, u64)> {
        match types.kind(ty) {
            TypeKind::Array { len, elem } => {
                let size = layout.size_of(types, *elem)?;
                let len = self.length(*len, size, start);
                let index = rest.checked_div(size).unwrap_or(0);
                let node = Node { ty: *elem, element: Some((index, len)) };
                (index < len).then_some((node, rest - index * size, start + index * size))
            }
            TypeKind::Struct { fields, .. } => {
                let offsets = layout.struct_layout(types, ty)?.offsets;
                // A field of size zero shares its offset with the next one; choose the last.
                let at = offsets.partition_point(|o| *o <= rest).checked_sub(1)?;
                let node = Node { ty: *fields.get(at)?, element: None };
                Some((node, rest - offsets[at], start + offsets[at]))
            }
            _ => None,
        }
    }

    /// Returns the number of elements of an array at `start`. An array of length 0 has as many as fit into its block:
    /// LLVMlite programs express arrays of dynamic length this way.
    fn length(&self, len: u64, size: u64, start: u64) -> u64 {
        match len {
            0 => (self.size - start.min(self.size)).checked_div(size).unwrap_or(0),
            n => n,
        }
    }

    /// Returns the outermost subtree at an offset that `fits` accepts, and its depth.
    fn outermost(
        &self,
        types: &Types,
        layout: &DataLayout,
        offset: u64,
        fits: impl Fn(Type) -> bool,
    ) -> Option<(u8, Node)> {
        // The parser refuses deeper types.
        (0..DEPTH_UNKNOWN).map_while(|depth| self.reachable(types, layout, offset, depth).map(|n| (depth, n))).find_map(
            |(depth, node)| match node {
                Some(node) if fits(node.ty) => Some((depth, node)),
                _ => None,
            },
        )
    }
}

/// Returns the block that a pointer points into, and the byte offset. `None`: not typed memory of the program. Memory
/// without a type gets one from `first_use`.
fn block_of(pointer: &ScalarValue, first_use: Type, shared: &mut SharedState) -> Option<(Block, u64)> {
    let (index, info) = shared.memory.allocation(pointer)?;
    let mut info = *info;
    if matches!(info.kind, crate::interp::memory::table::Kind::Function(_) | crate::interp::memory::table::Kind::Host) {
        return None;
    }
    let offset = pointer.lo.wrapping_sub(shared.memory.base_of(index));
    if info.ty == Type::INVALID {
        let checked = shared.checked.clone();
        let types = &checked.module().types;
        let size = shared.layout.size_of(types, first_use).unwrap_or(0);
        if size == 0 || size > info.size || !offset.is_multiple_of(size) {
            return None;
        }
        info.ty = first_use;
        info.count = if has_open_end(types, first_use) { 1 } else { info.size / size };
        info.array = info.count > 1;
        if let Some(known) = shared.memory.info_mut(index) {
            (known.ty, known.count, known.array) = (info.ty, info.count, info.array);
        }
    }
    Some((Block { ty: info.ty, count: info.count, array: info.array, size: info.size }, offset))
}

/// Whether a type ends in an array of length 0.
fn has_open_end(types: &Types, ty: Type) -> bool {
    match types.kind(ty) {
        TypeKind::Array { len, elem } => *len == 0 || has_open_end(types, *elem),
        TypeKind::Struct { fields, .. } => fields.last().is_some_and(|f| has_open_end(types, *f)),
        _ => false,
    }
}

/// Checks an address after its computation. Returns the pointer with its new depth, or undef where the document demands
/// it.
pub fn check_gep(
    base: &ScalarValue,
    result: &ScalarValue,
    source: Type,
    target: Type,
    indices: &[(ScalarValue, u32)],
    shared: &mut SharedState,
    here: CodeLocation,
) -> InterpResult<ScalarValue> {
    let mut path = Vec::with_capacity(indices.len());
    for (index, width) in indices {
        if !index.definedness.is_defined() {
            return Ok(shared.undefs.propagate(&[index.definedness]));
        }
        let index = sign_extend(*width, index.bits(*width));
        // The LLVMlite document: the operands "always fall in the range [0, Int32.max_int]".
        match i64::try_from(index) {
            Ok(index @ 0..=0x7fff_ffff) => path.push(index),
            _ => {
                let text = format!("getelementptr with index {index}, which is outside the range 0 to 2147483647");
                return Err(Fault::new(TrapKind::BadIndex, text));
            }
        }
    }
    if !base.definedness.is_defined() {
        return Ok(*base);
    }
    let mut undef = |cause| Ok(ScalarValue::undef(shared.undefs.origin(cause, here)));
    if base.lo == 0 {
        return undef(Cause::NullGep);
    }
    match new_depth(base, result, source, target, &path, shared) {
        Ok(depth) => Ok(ScalarValue { site: pack_site(site_of(result.site), depth), ..*result }),
        Err(cause) => Ok(ScalarValue::undef(shared.undefs.origin(cause, here))),
    }
}

/// Returns the depth of the new pointer, or the reason why the pointer is undefined.
fn new_depth(
    base: &ScalarValue,
    result: &ScalarValue,
    source: Type,
    target: Type,
    path: &[i64],
    shared: &mut SharedState,
) -> Result<u8, Cause> {
    let checked = shared.checked.clone();
    let types = &checked.module().types;
    let Some((block, offset)) = block_of(base, source, shared) else { return Ok(DEPTH_UNKNOWN) };
    let layout = &shared.layout;
    let found = match depth_of(base.site) {
        DEPTH_UNKNOWN => block.outermost(types, layout, offset, |ty| compatible(types, source, ty)),
        depth => block.node(types, layout, offset, depth).map(|node| (depth, node)),
    };
    let Some((depth, node)) = found else { return Err(Cause::NoSubtree) };
    if !compatible(types, source, node.ty) {
        return Err(Cause::Incompatible { written: source, found: node.ty });
    }
    let (first, rest) = path.split_first().unwrap_or((&0, &[]));
    let size = layout.size_of(types, source).unwrap_or(0);
    if *first != 0 {
        match node.element {
            None => return Err(Cause::Sibling { index: *first }),
            Some((at, len)) => {
                let index = at as i64 + first;
                if index as u64 >= len {
                    return Err(Cause::IndexOutOfRange { index, len });
                }
            }
        }
        // A shorter annotation does not determine the distance to the sibling.
        if layout.size_of(types, node.ty) != Some(size) {
            return Err(Cause::Incompatible { written: source, found: node.ty });
        }
    }
    let start = offset + *first as u64 * size;
    let step = descend(&block, types, layout, source, start, rest)?;
    if step.at != offset.wrapping_add(result.lo.wrapping_sub(base.lo)) {
        return Err(Cause::NoSubtree);
    }
    if same(types, source, node.ty) {
        return Ok(depth.saturating_add(rest.len().min(200) as u8));
    }
    // The shapes differ: both must select the same leaf, and a value of the target type must start there.
    let missed = Cause::Incompatible { written: target, found: node.ty };
    let is_empty = Leaves::new(types, &target).next().is_none();
    if !is_empty && leaf_start(types, layout, node.ty, &mut { step.position }, start) != Some(step.leaf) {
        return Err(missed);
    }
    let find = |fits: &dyn Fn(Type) -> bool| block.outermost(types, layout, step.at, fits);
    let found = find(&|ty| same(types, target, ty)).or_else(|| find(&|ty| compatible(types, target, ty)));
    found.map(|(depth, _)| depth).ok_or(missed)
}

/// Target of a path through an annotation.
struct Descent {
    /// Byte offset of the target from the block's start.
    at: u64,
    /// Number of FLATTEN's leaves before the target's first leaf, or before the leaf that contains the target (an
    /// array).
    position: usize,
    /// Byte offset of that leaf from the start of the block.
    leaf: u64,
}

/// Follows indices in an annotation at `start` of a block.
fn descend(
    block: &Block,
    types: &Types,
    layout: &DataLayout,
    mut ty: Type,
    start: u64,
    path: &[i64],
) -> Result<Descent, Cause> {
    let (mut at, mut position, mut array) = (start, 0, None);
    for index in path {
        match types.kind(ty) {
            TypeKind::Array { len, elem } => {
                let size = layout.size_of(types, *elem).unwrap_or(0);
                let len = block.length(*len, size, at);
                if *index as u64 >= len {
                    return Err(Cause::IndexOutOfRange { index: *index, len });
                }
                array = array.or(Some(at));
                at += *index as u64 * size;
                ty = *elem;
            }
            TypeKind::Struct { fields, .. } => {
                let offsets = layout.struct_layout(types, ty).map(|l| l.offsets).unwrap_or_default();
                let nth = *index as usize;
                let (Some(field), Some(distance)) = (fields.get(nth), offsets.get(nth)) else {
                    return Err(Cause::IndexOutOfRange { index: *index, len: fields.len() as u64 });
                };
                if array.is_none() {
                    position += fields[..nth].iter().map(|f| Leaves::new(types, f).count()).sum::<usize>();
                }
                (ty, at) = (*field, at + distance);
            }
            _ => return Err(Cause::NoSubtree),
        }
    }
    Ok(Descent { at, position, leaf: array.unwrap_or(at) })
}

/// Returns the byte offset of a leaf of a type at `start`. `position`: number of leaves before it.
fn leaf_start(types: &Types, layout: &DataLayout, ty: Type, position: &mut usize, start: u64) -> Option<u64> {
    match types.kind(ty) {
        TypeKind::Struct { fields, .. } => {
            let offsets = layout.struct_layout(types, ty)?.offsets;
            let mut parts = fields.iter().zip(offsets);
            parts.find_map(|(field, at)| leaf_start(types, layout, *field, position, start + at))
        }
        _ if *position == 0 => Some(start),
        _ => {
            *position -= 1;
            None
        }
    }
}

/// Checks a load or store before its execution: the target must be a simple value of exactly this type.
pub fn check_access(pointer: &ScalarValue, ty: Type, store: bool, shared: &mut SharedState) -> InterpResult<()> {
    // The access itself detects undefined, null and dangling pointers.
    if !pointer.definedness.is_defined() || pointer.lo == 0 {
        return Ok(());
    }
    let Some((_, info)) = shared.memory.allocation(pointer) else { return Ok(()) };
    let info = *info;
    if info.state != crate::interp::memory::table::State::Live {
        return Ok(());
    }
    let checked = shared.checked.clone();
    let types = &checked.module().types;
    let Some((block, offset)) = block_of(pointer, ty, shared) else { return Ok(()) };
    if offset >= block.size {
        return Ok(());
    }
    let layout = &shared.layout;
    let same = |found: Type| same(types, found, ty);
    let found = match depth_of(pointer.site) {
        DEPTH_UNKNOWN => block.outermost(types, layout, offset, same),
        depth => block.node(types, layout, offset, depth).map(|n| (depth, n)),
    };
    match found {
        Some((_, node)) if same(node.ty) => Ok(()),
        found => {
            let verb = if store { "store" } else { "load" };
            let holds = match found {
                Some((_, node)) => format!("a value of type {}", types.display(node.ty)),
                None => format!("no value at offset {offset} of {}", bytes(block.size)),
            };
            let text = format!("{verb} of {} where the memory holds {holds}", types.display(ty));
            Err(Fault::new(TrapKind::IncompatibleType, text).about(NoteSubject::Object(info)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An element of a type flattened by LLVMlite's FLATTEN after PTRTOI8: the leaves of nested structs in order. All
    /// pointers are equal (`Ptr I8`), and arrays stay whole.
    #[derive(Clone, PartialEq, Eq, Debug)]
    enum Leaf {
        /// `Ptr I8`
        Pointer,
        /// An integer or another type that is not an aggregate.
        Simple(Type),
        /// `Array (n, t)`, with PTRTOI8 applied to the element type.
        Array(u64, Box<ErasedType>),
    }

    /// A type after PTRTOI8: every pointer in it is `Ptr I8`.
    #[derive(Clone, PartialEq, Eq, Debug)]
    enum ErasedType {
        /// `Ptr I8`
        Pointer,
        /// A type that is not an aggregate.
        Simple(Type),
        /// `Array (n, t)`
        Array(u64, Box<ErasedType>),
        /// `Struct ts`
        Struct(Vec<ErasedType>),
    }

    /// Applies LLVMlite's PTRTOI8. Named types are replaced by their definitions. Recursion ends at pointers,
    /// whose pointees are ignored.
    fn ptr_to_i8(types: &Types, ty: Type) -> ErasedType {
        match types.kind(ty) {
            TypeKind::Ptr { .. } => ErasedType::Pointer,
            TypeKind::Array { len, elem } => ErasedType::Array(*len, Box::new(ptr_to_i8(types, *elem))),
            TypeKind::Struct { fields, .. } => {
                ErasedType::Struct(fields.iter().map(|f| ptr_to_i8(types, *f)).collect())
            }
            _ => ErasedType::Simple(types.strip(ty)),
        }
    }

    /// Applies LLVMlite's FLATTEN.
    fn flatten(ty: ErasedType) -> Vec<Leaf> {
        let mut leaves = Vec::new();
        flatten_into(ty, &mut leaves);
        leaves
    }

    fn flatten_into(ty: ErasedType, out: &mut Vec<Leaf>) {
        match ty {
            ErasedType::Pointer => out.push(Leaf::Pointer),
            ErasedType::Simple(ty) => out.push(Leaf::Simple(ty)),
            ErasedType::Array(len, elem) => out.push(Leaf::Array(len, elem)),
            ErasedType::Struct(fields) => fields.into_iter().for_each(|f| flatten_into(f, out)),
        }
    }

    fn types() -> Types {
        Types::default()
    }

    fn structure(t: &mut Types, fields: &[Type]) -> Type {
        t.intern(TypeKind::Struct { fields: fields.into(), packed: false })
    }

    fn array(t: &mut Types, len: u64, elem: Type) -> Type {
        t.intern(TypeKind::Array { len, elem })
    }

    #[test]
    fn flatten_unnests_structs_but_not_arrays() {
        let mut t = types();
        let p = t.pointer_to(Type::I64);
        let inner = structure(&mut t, &[Type::I64, p]);
        let a = array(&mut t, 3, inner);
        let outer = structure(&mut t, &[Type::I1, inner, a]);
        let leaves = flatten(ptr_to_i8(&t, outer));
        let element = ErasedType::Struct(vec![ErasedType::Simple(Type::I64), ErasedType::Pointer]);
        assert_eq!(
            leaves,
            [Leaf::Simple(Type::I1), Leaf::Simple(Type::I64), Leaf::Pointer, Leaf::Array(3, Box::new(element)),]
        );
        assert_eq!(flatten(ptr_to_i8(&t, Type::I8)), [Leaf::Simple(Type::I8)]);
        assert_eq!(flatten(ptr_to_i8(&t, p)), [Leaf::Pointer]);
    }

    #[test]
    fn a_prefix_is_compatible_and_pointers_are_alike() {
        let mut t = types();
        let (p, q) = (t.pointer_to(Type::I64), t.pointer_to(Type::I8));
        let pair = structure(&mut t, &[Type::I64, Type::I64]);
        let nested = structure(&mut t, &[pair, p]);
        let flat = structure(&mut t, &[Type::I64, Type::I64, q]);
        let (a3, a4) = (array(&mut t, 3, p), array(&mut t, 3, q));
        let longer = array(&mut t, 4, p);
        for (written, found, fits) in [
            (Type::I64, nested, true),
            (pair, nested, true),
            (flat, nested, true),
            (nested, flat, true),
            (nested, pair, false),
            (p, q, true),
            (Type::I64, p, false),
            (a3, a4, true),
            (a3, longer, false),
            (Type::I64, a3, false),
        ] {
            assert_eq!(compatible(&t, written, found), fits, "{} / {}", t.display(written), t.display(found));
            let (all, start) = (flatten(ptr_to_i8(&t, found)), flatten(ptr_to_i8(&t, written)));
            assert_eq!(all.starts_with(&start), fits);
        }
    }

    #[test]
    fn recursive_types_end_at_their_pointers() {
        let mut t = types();
        let id = t.named.push(crate::ir::NamedType {
            name: crate::ir::Name::Text("list".into()),
            body: None,
            defined: true,
            span: Default::default(),
        });
        let named = t.intern(TypeKind::Named(id));
        let next = t.pointer_to(named);
        let body = structure(&mut t, &[Type::I64, next]);
        t.named[id].body = Some(body);
        assert_eq!(flatten(ptr_to_i8(&t, named)), [Leaf::Simple(Type::I64), Leaf::Pointer]);
        assert!(compatible(&t, named, body));
    }

    #[test]
    fn paths_follow_from_distance_and_depth() {
        // LLVMlite's example: %t2 = [2 x %t1], %t1 = { A, B, C }.
        let mut t = types();
        let layout = DataLayout::host();
        let t1 = structure(&mut t, &[Type::I64, Type::I64, Type::I64]);
        let t2 = array(&mut t, 2, t1);
        let block = Block { ty: t2, count: 1, array: false, size: 48 };
        let node = |offset, depth| block.node(&t, &layout, offset, depth);
        assert_eq!(node(0, 0), Some(Node { ty: t2, element: None }));
        assert_eq!(node(0, 1), Some(Node { ty: t1, element: Some((0, 2)) }));
        assert_eq!(node(24, 1), Some(Node { ty: t1, element: Some((1, 2)) }));
        assert_eq!(node(32, 2), Some(Node { ty: Type::I64, element: None }));
        assert_eq!(node(8, 1), None);
        assert_eq!(node(48, 1), None);
        assert_eq!(node(0, 3), None);
    }
}
