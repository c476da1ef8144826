//! Splits an alloca as planned.

use super::Users;
use super::parts::{How, Part, Plan};
use crate::ir::inst::GepFlags;
use crate::ir::{Constant, Inst, InstId, Operand, Type, TypedOperand, ValueData, ValueDef, ValueId};
use crate::opt::Unit;

/// Makes the parts, and lets every access go to its own.
pub(super) fn apply(unit: &mut Unit<'_, '_>, users: &mut Users, plan: Plan) {
    let Inst::Alloca { addrspace, typed, .. } = unit.body().insts[plan.alloca] else { return };
    let mut made = Vec::with_capacity(plan.parts.len());
    let mut values = Vec::with_capacity(plan.parts.len());
    for part in &plan.parts {
        let ty = part.ty;
        let alloca =
            Inst::Alloca { ty, count: None, align: None, addrspace, typed, inalloca: false, swifterror: false };
        let (inst, value) = add(unit, plan.alloca, alloca, Some(part.ptr_ty));
        made.push(inst);
        values.extend(value);
    }
    users.instead[plan.alloca] = Some(made);
    let find = |offset: u64| {
        let n = plan.parts.binary_search_by_key(&offset, |part| part.offset).expect("each access has its part");
        (Operand::Value(values[n]), plan.parts[n])
    };
    for access in &plan.accesses {
        let (address, part) = find(access.part.offset);
        if let Inst::Load { ptr, ptr_ty, align, .. } | Inst::Store { ptr, ptr_ty, align, .. } =
            &mut unit.body_mut().insts[access.inst]
        {
            (*ptr, *ptr_ty, *align) = (address, part.ptr_ty, None);
        }
    }
    for inst in &plan.gone {
        users.instead[*inst] = Some(Vec::new());
    }
    for moved in &plan.copies {
        let mut list = Vec::new();
        let inside = |part: &&Part| moved.range.contains(&part.offset);
        for part in plan.parts.iter().filter(inside) {
            let own = find(part.offset).0;
            let distance = part.offset - moved.range.start;
            let mut step = Step { unit, users, at: moved.inst, list: &mut list };
            match moved.how {
                How::Zeroed => {
                    let zero = step.unit.constant(Constant::Zero(part.ty));
                    step.store((part.ty, zero), own, None);
                }
                How::From(from) => {
                    let address = step.address(from, distance);
                    let value = step.load(part.ty, address, Some(1));
                    step.store((part.ty, value), own, None);
                }
                How::To(to) => {
                    let value = step.load(part.ty, own, None);
                    let address = step.address(to, distance);
                    step.store((part.ty, value), address, Some(1));
                }
            }
        }
        users.instead[moved.inst] = Some(list);
    }
}

/// Puts what was made in place of what it stands for.
pub(super) fn finish(unit: &mut Unit<'_, '_>, users: Users) {
    if users.instead.values().all(Option::is_none) {
        return;
    }
    let body = unit.body_mut();
    for at in 0..body.layout.len() {
        let block = &mut body.blocks[body.layout[at]];
        if block.insts.iter().all(|inst| users.instead[*inst].is_none()) {
            continue;
        }
        let mut insts = Vec::with_capacity(block.insts.len());
        for &inst in &block.insts {
            // What was made may be replaced by now too.
            let mut rest = vec![inst];
            while let Some(inst) = rest.pop() {
                match &users.instead[inst] {
                    Some(list) => rest.extend(list.iter().rev()),
                    None => insts.push(inst),
                }
            }
        }
        block.insts = insts;
    }
}

/// Adds an instruction at the place of another one; it is in no block yet.
fn add(unit: &mut Unit<'_, '_>, at: InstId, inst: Inst, ty: Option<Type>) -> (InstId, Option<ValueId>) {
    let body = unit.body_mut();
    let id = body.insts.push(inst);
    let loc = body.inst_locs[at];
    body.inst_locs[id] = loc;
    let span = body.span(at);
    let value = ty.map(|ty| body.values.push(ValueData { ty, def: ValueDef::Inst(id), name: None, span }));
    body.results[id] = value.into();
    (id, value)
}

/// Instructions in place of a copy, one after the other.
struct Step<'s, 'a, 'm> {
    unit: &'s mut Unit<'a, 'm>,
    users: &'s mut Users,
    at: InstId,
    list: &'s mut Vec<InstId>,
}

impl Step<'_, '_, '_> {
    fn add(&mut self, inst: Inst, ty: Option<Type>) -> Option<ValueId> {
        let mut used = Vec::new();
        inst.for_each_operand(|_, operand| used.push(operand));
        let (id, value) = add(self.unit, self.at, inst, ty);
        for operand in used {
            if let Operand::Value(value) = operand {
                self.users.of[value].push(id);
            }
        }
        self.list.push(id);
        value
    }

    /// The address that many bytes behind another one.
    fn address(&mut self, base: Operand, distance: u64) -> Operand {
        if distance == 0 {
            return base;
        }
        let index = self.unit.constant(Constant::Int(Type::I64, distance.into()));
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

    fn load(&mut self, ty: Type, ptr: Operand, align: Option<u64>) -> Operand {
        let load = Inst::Load { ty, old: false, atomic: None, volatile: false, ptr_ty: Type::PTR, ptr, align };
        Operand::Value(self.add(load, Some(ty)).expect("it has a result"))
    }

    fn store(&mut self, value: TypedOperand, ptr: Operand, align: Option<u64>) {
        self.add(Inst::Store { atomic: None, volatile: false, value, ptr_ty: Type::PTR, ptr, align }, None);
    }
}
