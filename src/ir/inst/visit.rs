//! Mutable visitors for operands and successors of instructions.

use super::{BlockId, CallInfo, Inst, Operand};

impl Inst {
    /// Calls `f` for every operand, in the order of [`Inst::for_each_operand`].
    pub fn for_each_operand_mut(&mut self, mut f: impl FnMut(&mut Operand)) {
        match self {
            Inst::Invalid
            | Inst::Ret(None)
            | Inst::Br(_)
            | Inst::Unreachable
            | Inst::Unsupported(_)
            | Inst::Unwind
            | Inst::Fence(_) => {}
            Inst::Binary { lhs, rhs, .. } | Inst::Icmp { lhs, rhs, .. } | Inst::Fcmp { lhs, rhs, .. } => {
                f(lhs);
                f(rhs)
            }
            Inst::Fneg { arg, .. } | Inst::Freeze { arg, .. } | Inst::Cast { arg, .. } => f(arg),
            Inst::Select { cond, then, other, .. } => {
                f(cond);
                f(&mut then.1);
                f(&mut other.1)
            }
            Inst::Phi { incoming, .. } => incoming.iter_mut().for_each(|(v, _)| f(v)),
            Inst::Alloca { count, .. } => count.iter_mut().for_each(|(_, v)| f(v)),
            Inst::Load { ptr, .. } => f(ptr),
            Inst::VaArg { list, .. } => f(list),
            Inst::Store { value, ptr, .. } => {
                f(&mut value.1);
                f(ptr)
            }
            Inst::CmpXchg { ptr, expected, new, .. } => {
                f(ptr);
                f(&mut expected.1);
                f(&mut new.1)
            }
            Inst::AtomicRmw { ptr, value, .. } => {
                f(ptr);
                f(&mut value.1)
            }
            Inst::Gep { base, indices, .. } => {
                f(base);
                indices.iter_mut().for_each(|(_, v)| f(v))
            }
            Inst::ExtractValue { agg, .. } => f(&mut agg.1),
            Inst::InsertValue { agg, value, .. } => {
                f(&mut agg.1);
                f(&mut value.1)
            }
            Inst::ExtractElement { vector, index } => {
                f(&mut vector.1);
                f(&mut index.1)
            }
            Inst::InsertElement { vector: a, value: b, index: c } | Inst::ShuffleVector { lhs: a, rhs: b, mask: c } => {
                [a, b, c].into_iter().for_each(|(_, v)| f(v))
            }
            Inst::Call(call) => call.for_each_operand_mut(f),
            Inst::Invoke(invoke) => invoke.call.for_each_operand_mut(f),
            Inst::CallBr(callbr) => callbr.call.for_each_operand_mut(f),
            Inst::LandingPad { clauses, .. } => clauses.iter_mut().for_each(|c| f(&mut c.value.1)),
            Inst::CatchPad { within, args } | Inst::CleanupPad { within, args } => {
                f(within);
                args.iter_mut().for_each(|(_, v)| f(v))
            }
            Inst::CatchSwitch { within: pad, .. } | Inst::CatchRet { pad, .. } | Inst::CleanupRet { pad, .. } => f(pad),
            Inst::Resume((_, v)) | Inst::Ret(Some((_, v))) => f(v),
            Inst::CondBr { cond, .. } => f(cond),
            Inst::Switch { value, .. } => f(value),
            Inst::IndirectBr { address, .. } => f(address),
        }
    }

    /// Calls `f` for every successor of a terminator, in the order of [`Inst::for_each_target`].
    pub fn for_each_target_mut(&mut self, mut f: impl FnMut(&mut BlockId)) {
        match self {
            Inst::Br(target) | Inst::CatchRet { target, .. } => f(target),
            Inst::CondBr { then, other, .. } => {
                f(then);
                f(other)
            }
            Inst::Switch { default, cases, .. } => {
                f(default);
                cases.iter_mut().for_each(|(_, b)| f(b))
            }
            Inst::IndirectBr { targets, .. } => targets.iter_mut().for_each(f),
            Inst::Invoke(invoke) => {
                f(&mut invoke.normal);
                f(&mut invoke.unwind)
            }
            Inst::CallBr(callbr) => {
                f(&mut callbr.fallthrough);
                callbr.indirect.iter_mut().for_each(f)
            }
            Inst::CatchSwitch { handlers, unwind, .. } => {
                handlers.iter_mut().for_each(&mut f);
                unwind.iter_mut().for_each(f)
            }
            Inst::CleanupRet { unwind, .. } => unwind.iter_mut().for_each(f),
            _ => {}
        }
    }
}

impl CallInfo {
    /// Calls `f` for the callee, the arguments and the bundle operands, in source order.
    fn for_each_operand_mut(&mut self, mut f: impl FnMut(&mut Operand)) {
        f(&mut self.callee);
        self.args.iter_mut().for_each(|a| f(&mut a.value));
        self.bundles.iter_mut().flat_map(|b| &mut b.args).for_each(|(_, v)| f(v));
    }
}
