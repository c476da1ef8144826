//! Rewrites an alloca and its uses into slices.

use super::Users;
use super::slices::{BulkAccessKind, Slice, SplitPlan};
use crate::ir::inst::GepFlags;
use crate::ir::{Align, Constant, Inst, InstId, Operand, Type, TypedOperand, ValueData, ValueDef, ValueId};
use crate::opt::PassContext;

/// Creates an alloca for each slice, and redirects every access to its slice.
pub(super) fn apply(cx: &mut PassContext<'_, '_>, users: &mut Users, plan: SplitPlan) {
    let Inst::Alloca { addrspace, typed, .. } = cx.body().insts[plan.alloca] else { return };
    let mut insts = Vec::with_capacity(plan.slices.len());
    let mut values = Vec::with_capacity(plan.slices.len());
    for slice in &plan.slices {
        let ty = slice.ty;
        let alloca =
            Inst::Alloca { ty, count: None, align: None, addrspace, typed, inalloca: false, swifterror: false };
        let (inst, value) = add(cx, plan.alloca, alloca, Some(slice.ptr_ty));
        insts.push(inst);
        values.extend(value);
    }
    users.replacements[plan.alloca] = Some(insts);
    let find = |offset: u64| {
        let n = plan.slices.binary_search_by_key(&offset, |slice| slice.offset).expect("each access has its slice");
        (Operand::Value(values[n]), plan.slices[n])
    };
    for access in &plan.accesses {
        let (address, slice) = find(access.slice.offset);
        if let Inst::Load { ptr, ptr_ty, align, .. } | Inst::Store { ptr, ptr_ty, align, .. } =
            &mut cx.body_mut().insts[access.inst]
        {
            (*ptr, *ptr_ty, *align) = (address, slice.ptr_ty, None);
        }
    }
    for inst in &plan.removed {
        users.replacements[*inst] = Some(Vec::new());
    }
    for moved in &plan.copies {
        let mut list = Vec::new();
        let inside = |slice: &&Slice| moved.range.contains(&slice.offset);
        for slice in plan.slices.iter().filter(inside) {
            let own = find(slice.offset).0;
            let distance = slice.offset - moved.range.start;
            let mut step = CopyExpansion { cx, users, at: moved.inst, list: &mut list };
            match moved.kind {
                BulkAccessKind::Zeroed => {
                    let zero = step.cx.constant(Constant::Zero(slice.ty));
                    step.store((slice.ty, zero), own, None);
                }
                BulkAccessKind::From(from) => {
                    let address = step.address(from, distance);
                    let value = step.load(slice.ty, address, Align::new(1));
                    step.store((slice.ty, value), own, None);
                }
                BulkAccessKind::To(to) => {
                    let value = step.load(slice.ty, own, None);
                    let address = step.address(to, distance);
                    step.store((slice.ty, value), address, Align::new(1));
                }
            }
        }
        users.replacements[moved.inst] = Some(list);
    }
}

/// Inserts the replacements into the blocks.
pub(super) fn finish(cx: &mut PassContext<'_, '_>, users: Users) {
    if users.replacements.values().all(Option::is_none) {
        return;
    }
    let body = cx.body_mut();
    for at in 0..body.layout.len() {
        let block = &mut body.blocks[body.layout[at]];
        if block.insts.iter().all(|inst| users.replacements[*inst].is_none()) {
            continue;
        }
        let mut insts = Vec::with_capacity(block.insts.len());
        for &inst in &block.insts {
            // Replacements may have been replaced by later splits.
            let mut rest = vec![inst];
            while let Some(inst) = rest.pop() {
                match &users.replacements[inst] {
                    Some(list) => rest.extend(list.iter().rev()),
                    None => insts.push(inst),
                }
            }
        }
        block.insts = insts;
    }
}

/// Creates an instruction with the location of another one, in no block yet.
fn add(cx: &mut PassContext<'_, '_>, at: InstId, inst: Inst, ty: Option<Type>) -> (InstId, Option<ValueId>) {
    let body = cx.body_mut();
    let id = body.insts.push(inst);
    let loc = body.inst_locs[at];
    body.inst_locs[id] = loc;
    let span = body.span(at);
    let value = ty.map(|ty| body.values.push(ValueData { ty, def: ValueDef::Inst(id), name: None, span }));
    body.results[id] = value.into();
    (id, value)
}

/// Builds the instructions that replace a copy.
struct CopyExpansion<'s, 'a, 'm> {
    cx: &'s mut PassContext<'a, 'm>,
    users: &'s mut Users,
    at: InstId,
    list: &'s mut Vec<InstId>,
}

impl CopyExpansion<'_, '_, '_> {
    fn add(&mut self, inst: Inst, ty: Option<Type>) -> Option<ValueId> {
        let mut used = Vec::new();
        inst.for_each_operand(|_, operand| used.push(operand));
        let (id, value) = add(self.cx, self.at, inst, ty);
        for operand in used {
            if let Operand::Value(value) = operand {
                self.users.of[value].push(id);
            }
        }
        self.list.push(id);
        value
    }

    /// Returns the address at an offset in bytes from another.
    fn address(&mut self, base: Operand, distance: u64) -> Operand {
        if distance == 0 {
            return base;
        }
        let index = self.cx.constant(Constant::Int(Type::I64, distance.into()));
        let gep = Inst::Gep {
            source: Type::I8,
            old: false,
            flags: GepFlags { inbounds: true, ..GepFlags::default() },
            base_ty: Type::PTR,
            base,
            indices: [(Type::I64, index)].into(),
        };
        Operand::Value(self.add(gep, Some(Type::PTR)).expect("it has a result"))
    }

    fn load(&mut self, ty: Type, ptr: Operand, align: Option<Align>) -> Operand {
        let load = Inst::Load { ty, old: false, atomic: None, volatile: false, ptr_ty: Type::PTR, ptr, align };
        Operand::Value(self.add(load, Some(ty)).expect("it has a result"))
    }

    fn store(&mut self, value: TypedOperand, ptr: Operand, align: Option<Align>) {
        self.add(Inst::Store { atomic: None, volatile: false, value, ptr_ty: Type::PTR, ptr, align }, None);
    }
}
