//! Partitions an alloca into slices, if all its uses allow that.

use super::{MAX_ALLOCA_SIZE, RewritableIntrinsic, Users, is_opaque};
use crate::ir::inst::{CallInfo, CastOp};
use crate::ir::{ConstId, DataLayout, Inst, InstId, Module, Operand, Type, ValueId};
use crate::opt::gep_offset::constant_offset;
use crate::opt::{PassContext, mem2reg};
use rustc_hash::FxHashSet;
use std::ops::Range;

/// Limit on the number of slices of an alloca.
const MAX_SLICES: usize = 32;
/// Limit on the number of slices over all copies of an alloca: each becomes a load, a store or both.
const MAX_COPIED_SLICES: usize = 96;

/// A plan for splitting an alloca.
pub(super) struct SplitPlan {
    pub alloca: InstId,
    /// Slices in the order of their offsets, without overlap.
    pub slices: Vec<Slice>,
    pub accesses: Vec<SliceAccess>,
    pub copies: Vec<BulkAccess>,
    /// Instructions to remove.
    pub removed: Vec<InstId>,
}

/// A byte range of an alloca that is only accessed as a whole.
#[derive(Clone, Copy)]
pub(super) struct Slice {
    pub offset: u64,
    pub size: u64,
    pub ty: Type,
    /// Type of its address.
    pub ptr_ty: Type,
}

impl Slice {
    fn range(&self) -> Range<u64> {
        self.offset..self.offset + self.size
    }
}

/// A load or a store of one slice.
#[derive(Clone, Copy)]
pub(super) struct SliceAccess {
    pub inst: InstId,
    pub slice: Slice,
}

/// A `memcpy` or `memmove` to or from the alloca, or a `memset` of it.
pub(super) struct BulkAccess {
    pub inst: InstId,
    pub range: Range<u64>,
    pub kind: BulkAccessKind,
}

#[derive(Clone, Copy)]
pub(super) enum BulkAccessKind {
    /// Fill with zeros.
    Zeroed,
    /// Copy from this address.
    From(Operand),
    /// Copy to this address.
    To(Operand),
}

impl SplitPlan {
    /// Follows all uses of the address. `None` if the pass cannot rewrite one of them.
    pub(super) fn find(cx: &PassContext<'_, '_>, users: &Users, alloca: InstId) -> Option<SplitPlan> {
        let (body, module, layout) = (cx.body(), cx.module, cx.layout);
        let Inst::Alloca { ty, addrspace: 0, .. } = &body.insts[alloca] else { return None };
        let size = layout.size_of(&module.types, *ty).filter(|size| (1..=MAX_ALLOCA_SIZE).contains(size))?;
        let start = body.result(alloca)?;
        let mut plan =
            SplitPlan { alloca, slices: Vec::new(), accesses: Vec::new(), copies: Vec::new(), removed: Vec::new() };
        let mut work = vec![(start, 0i64)];
        let mut derived = FxHashSet::from_iter([start]);
        while let Some((value, offset)) = work.pop() {
            for inst in users.of(value) {
                if let Some(further) = plan.follow(cx, value, offset, size, inst)? {
                    let result = body.result(inst)?;
                    plan.removed.push(inst);
                    derived.insert(result);
                    work.push((result, further));
                }
            }
        }
        let is_within_alloca = |bulk: &BulkAccess| match bulk.kind {
            BulkAccessKind::From(Operand::Value(v)) | BulkAccessKind::To(Operand::Value(v)) => derived.contains(&v),
            _ => false,
        };
        if plan.accesses.is_empty() || plan.copies.iter().any(is_within_alloca) {
            return None;
        }
        plan.find_slices(module, layout)?;
        plan.fill_gaps(module, is_opaque(&module.types, body.values[start].ty))?;
        (plan.slices.len() <= MAX_SLICES).then_some(plan)
    }

    /// Records the use of an address in the alloca by an instruction. `None` if the pass cannot rewrite the use;
    /// `Some(None)` if the instruction computes no address, or else the offset of that address.
    fn follow(
        &mut self,
        cx: &PassContext<'_, '_>,
        value: ValueId,
        offset: i64,
        size: u64,
        inst: InstId,
    ) -> Option<Option<i64>> {
        let (module, layout) = (cx.module, cx.layout);
        let uses = |operand: Operand| operand == Operand::Value(value);
        let mut access = |ty: Type, ptr_ty: Type| {
            let access_size = layout.store_size_of(&module.types, ty)?;
            let offset = u64::try_from(offset).ok().filter(|offset| offset.saturating_add(access_size) <= size)?;
            let is_splittable = !module.types.is_aggregate(ty) && access_size > 0;
            self.accesses.push(SliceAccess { inst, slice: Slice { offset, size: access_size, ty, ptr_ty } });
            is_splittable.then_some(None)
        };
        match &cx.body().insts[inst] {
            Inst::Load { volatile: false, atomic: None, ty, ptr_ty, .. } => access(*ty, *ptr_ty),
            Inst::Store { volatile: false, atomic: None, value: stored, ptr_ty, .. } if !uses(stored.1) => {
                access(stored.0, *ptr_ty)
            }
            Inst::Gep { source, base, indices, .. }
                if indices.iter().all(|(_, index)| !uses(*index)) && uses(*base) =>
            {
                let further = constant_offset(module, layout, *source, indices)?;
                Some(Some(offset.checked_add(further)?))
            }
            Inst::Cast { op: CastOp::Bitcast, to, .. } if module.types.is_ptr(*to) => Some(Some(offset)),
            Inst::Call(call) => {
                match RewritableIntrinsic::of(module, call)? {
                    RewritableIntrinsic::Lifetime => self.removed.push(inst),
                    known => self.copies.push(classify_copy(module, known, call, inst, uses, offset, size)?),
                }
                Some(None)
            }
            _ => None,
        }
    }

    /// Computes the accessed slices. `None` if slices overlap, or if accesses to the same slice differ in type.
    fn find_slices(&mut self, module: &Module, layout: &DataLayout) -> Option<()> {
        let mut all: Vec<Slice> = self.accesses.iter().map(|access| access.slice).collect();
        all.sort_by_key(|slice| (slice.offset, slice.size));
        for slice in all {
            match self.slices.last() {
                Some(last) if last.range() == slice.range() => {
                    let same = mem2reg::same(&module.types, layout, last.ty, slice.ty);
                    // Typed pointers have the pointee in the type of the address.
                    if !same || last.ptr_ty != slice.ptr_ty {
                        return None;
                    }
                }
                Some(last) if last.range().end > slice.offset => return None,
                _ => self.slices.push(slice),
            }
        }
        Some(())
    }

    /// Creates integer slices for bytes that are only copied. `None` if a copy begins or ends within a slice, if a slice has
    /// padding bits, or if there are too many.
    fn fill_gaps(&mut self, module: &Module, opaque: bool) -> Option<()> {
        if self.copies.is_empty() {
            return Some(());
        }
        if !opaque {
            return None;
        }
        // New slices end where a copy or a slice begins or ends.
        let mut ends: Vec<u64> = self.copies.iter().flat_map(|bulk| [bulk.range.start, bulk.range.end]).collect();
        ends.extend(self.slices.iter().flat_map(|slice| [slice.offset, slice.offset + slice.size]));
        ends.sort_unstable();
        ends.dedup();
        for pair in ends.windows(2) {
            let (mut at, end) = (pair[0], pair[1]);
            let copied = self.copies.iter().any(|bulk| bulk.range.start <= at && end <= bulk.range.end);
            if !copied || self.slices.iter().any(|slice| slice.offset <= at && end <= slice.offset + slice.size) {
                continue;
            }
            while at < end {
                let fits = |(size, _): &&(u64, Type)| at.is_multiple_of(*size) && at + size <= end;
                let (size, ty) = *[(8, Type::I64), (4, Type::I32), (2, Type::I16), (1, Type::I8)].iter().find(fits)?;
                self.slices.push(Slice { offset: at, size, ty, ptr_ty: Type::PTR });
                at += size;
            }
        }
        self.slices.sort_by_key(|slice| slice.offset);
        let mut count = 0;
        for bulk in &self.copies {
            for slice in &self.slices {
                let (range, copy) = (slice.range(), &bulk.range);
                if range.start < copy.end && copy.start < range.end {
                    // A load and a store of a type with padding bits do not preserve them.
                    let plain = match module.types.int_width(slice.ty) {
                        Some(bits) => u64::from(bits) == slice.size * 8,
                        None => module.types.int_width(module.types.scalar(slice.ty)).is_none_or(|bits| bits % 8 == 0),
                    };
                    if range.start < copy.start || copy.end < range.end || !plain {
                        return None;
                    }
                    count += 1;
                }
            }
        }
        (count <= MAX_COPIED_SLICES).then_some(())
    }
}

/// Classifies a call of `llvm.memcpy`, `llvm.memmove` or `llvm.memset` on the alloca.
fn classify_copy(
    module: &Module,
    known: RewritableIntrinsic,
    call: &CallInfo,
    inst: InstId,
    uses: impl Fn(Operand) -> bool,
    offset: i64,
    size: u64,
) -> Option<BulkAccess> {
    // Before LLVM 7 the alignment was an argument.
    let [to, from, length, volatile] = &*call.args else { return None };
    let opaque = |arg: &crate::ir::inst::Arg| is_opaque(&module.types, arg.ty);
    let length = u64::try_from(integer(module, length.value)?).ok()?;
    let start = u64::try_from(offset).ok()?;
    let range = start..start.checked_add(length).filter(|end| *end <= size)?;
    if integer(module, volatile.value)? != 0 || !opaque(to) {
        return None;
    }
    let kind = match known {
        RewritableIntrinsic::Fill if uses(to.value) && integer(module, from.value)? == 0 => BulkAccessKind::Zeroed,
        RewritableIntrinsic::Copy if uses(to.value) && !uses(from.value) && opaque(from) => {
            BulkAccessKind::From(from.value)
        }
        RewritableIntrinsic::Copy if uses(from.value) && !uses(to.value) && opaque(from) => {
            BulkAccessKind::To(to.value)
        }
        _ => return None,
    };
    Some(BulkAccess { inst, range, kind })
}

fn integer(module: &Module, operand: Operand) -> Option<u128> {
    match operand {
        Operand::Const(c) => constant(module, c),
        Operand::Value(_) => None,
    }
}

fn constant(module: &Module, c: ConstId) -> Option<u128> {
    module.constants[c].as_int()
}
