//! Visitors over the parts of an instruction: types, operands, blocks and attribute lists, in source order.
//!
//! The parts of each shape are listed once, in `visitor!`, which is expanded for shared and for exclusive references.
//! Every traversal of operands, successors or types follows from that list, and a visitor pays nothing for the kinds of
//! parts that it ignores.

use super::{CallInfo, Inst, Operand, TypedOperand};
use crate::ir::{AttrSet, BlockId, ConstId, Type};

macro_rules! visitor {
    ($(#[$doc:meta])* $trait:ident, $visit:ident, $iter:ident, $($mut:tt)?) => {
        $(#[$doc])*
        pub trait $trait {
            /// Visits a type.
            #[inline(always)]
            fn ty(&mut self, _ty: &$($mut)? Type) {}
            /// Visits an operand; the type before it, or the one it must have, is visited separately if it is
            /// part of the instruction.
            #[inline(always)]
            fn operand(&mut self, _ty: Type, _operand: &$($mut)? Operand) {}
            /// Visits the value of a switch case.
            #[inline(always)]
            fn case(&mut self, _value: &$($mut)? ConstId) {}
            /// Visits a successor of a terminator.
            #[inline(always)]
            fn target(&mut self, _block: &$($mut)? BlockId) {}
            /// Visits a predecessor that a phi names.
            #[inline(always)]
            fn incoming(&mut self, _block: &$($mut)? BlockId) {}
            /// Visits an attribute list.
            #[inline(always)]
            fn attrs(&mut self, _attrs: &$($mut)? AttrSet) {}
            /// Visits a type and the operand after it.
            #[inline(always)]
            fn typed(&mut self, pair: &$($mut)? TypedOperand) {
                self.ty(&$($mut)? pair.0);
                self.operand(pair.0, &$($mut)? pair.1);
            }
        }

        impl Inst {
            /// Visits all parts in source order.
            #[inline]
            pub fn $visit(&$($mut)? self, v: &mut impl $trait) {
                match self {
                    Inst::Invalid
                    | Inst::Ret(None)
                    | Inst::Unreachable
                    | Inst::Unsupported(_)
                    | Inst::Unwind
                    | Inst::Fence(_) => {}
                    Inst::Binary { ty, lhs, rhs, .. }
                    | Inst::Icmp { ty, lhs, rhs, .. }
                    | Inst::Fcmp { ty, lhs, rhs, .. } => {
                        v.ty(ty);
                        v.operand(*ty, lhs);
                        v.operand(*ty, rhs);
                    }
                    Inst::Unary { ty, arg, .. } => {
                        v.ty(ty);
                        v.operand(*ty, arg);
                    }
                    Inst::Cast { from, arg, to, .. } => {
                        v.ty(from);
                        v.operand(*from, arg);
                        v.ty(to);
                    }
                    Inst::Select { cond_ty, cond, then, other, .. } => {
                        v.ty(cond_ty);
                        v.operand(*cond_ty, cond);
                        v.typed(then);
                        v.typed(other);
                    }
                    Inst::Phi { ty, incoming, .. } => {
                        v.ty(ty);
                        for (value, block) in incoming.$iter() {
                            v.operand(*ty, value);
                            v.incoming(block);
                        }
                    }
                    Inst::Alloca { ty, count, .. } => {
                        v.ty(ty);
                        count.$iter().for_each(|count| v.typed(count));
                    }
                    Inst::Load { ty, ptr_ty, ptr, .. } => {
                        v.ty(ty);
                        v.ty(ptr_ty);
                        v.operand(*ptr_ty, ptr);
                    }
                    Inst::Store { value, ptr_ty, ptr, .. } => {
                        v.typed(value);
                        v.ty(ptr_ty);
                        v.operand(*ptr_ty, ptr);
                    }
                    Inst::CmpXchg { ptr_ty, ptr, expected, new, .. } => {
                        v.ty(ptr_ty);
                        v.operand(*ptr_ty, ptr);
                        v.typed(expected);
                        v.typed(new);
                    }
                    Inst::AtomicRmw { ptr_ty, ptr, value, .. } => {
                        v.ty(ptr_ty);
                        v.operand(*ptr_ty, ptr);
                        v.typed(value);
                    }
                    Inst::Gep { source, base_ty, base, indices, .. } => {
                        v.ty(source);
                        v.ty(base_ty);
                        v.operand(*base_ty, base);
                        indices.$iter().for_each(|index| v.typed(index));
                    }
                    Inst::ExtractValue { agg, .. } => v.typed(agg),
                    Inst::InsertValue { agg, value, .. } => {
                        v.typed(agg);
                        v.typed(value);
                    }
                    Inst::ExtractElement { vector, index } => {
                        v.typed(vector);
                        v.typed(index);
                    }
                    Inst::InsertElement { vector: a, value: b, index: c }
                    | Inst::ShuffleVector { lhs: a, rhs: b, mask: c } => {
                        v.typed(a);
                        v.typed(b);
                        v.typed(c);
                    }
                    Inst::VaArg { list_ty, list, ty } => {
                        v.ty(list_ty);
                        v.operand(*list_ty, list);
                        v.ty(ty);
                    }
                    Inst::Call(call) => call.$visit(v),
                    Inst::Invoke(invoke) => {
                        invoke.call.$visit(v);
                        v.target(&$($mut)? invoke.normal);
                        v.target(&$($mut)? invoke.unwind);
                    }
                    Inst::CallBr(callbr) => {
                        callbr.call.$visit(v);
                        v.target(&$($mut)? callbr.fallthrough);
                        callbr.indirect.$iter().for_each(|target| v.target(target));
                    }
                    Inst::LandingPad { ty, clauses, .. } => {
                        v.ty(ty);
                        clauses.$iter().for_each(|clause| v.typed(&$($mut)? clause.value));
                    }
                    Inst::CatchPad { within, args } | Inst::CleanupPad { within, args } => {
                        v.operand(Type::TOKEN, within);
                        args.$iter().for_each(|arg| v.typed(arg));
                    }
                    Inst::CatchSwitch { within, handlers, unwind } => {
                        v.operand(Type::TOKEN, within);
                        handlers.$iter().for_each(|handler| v.target(handler));
                        unwind.$iter().for_each(|target| v.target(target));
                    }
                    Inst::CatchRet { pad, target } => {
                        v.operand(Type::TOKEN, pad);
                        v.target(target);
                    }
                    Inst::CleanupRet { pad, unwind } => {
                        v.operand(Type::TOKEN, pad);
                        unwind.$iter().for_each(|target| v.target(target));
                    }
                    Inst::Resume(value) | Inst::Ret(Some(value)) => v.typed(value),
                    Inst::Br(target) => v.target(target),
                    Inst::CondBr { cond_ty, cond, then, other } => {
                        v.ty(cond_ty);
                        v.operand(*cond_ty, cond);
                        v.target(then);
                        v.target(other);
                    }
                    Inst::Switch { ty, value, default, cases } => {
                        v.ty(ty);
                        v.operand(*ty, value);
                        v.target(default);
                        for ((ty, value), target) in cases.$iter() {
                            v.ty(ty);
                            v.case(value);
                            v.target(target);
                        }
                    }
                    Inst::IndirectBr { ty, address, targets } => {
                        v.ty(ty);
                        v.operand(*ty, address);
                        targets.$iter().for_each(|target| v.target(target));
                    }
                }
            }
        }

        impl CallInfo {
            /// Visits all parts: the callee, the arguments and the bundle operands, in source order.
            #[inline]
            pub fn $visit(&$($mut)? self, v: &mut impl $trait) {
                v.attrs(&$($mut)? self.ret_attrs);
                v.ty(&$($mut)? self.written);
                v.ty(&$($mut)? self.fn_ty);
                v.operand(Type::PTR, &$($mut)? self.callee);
                for arg in self.args.$iter() {
                    v.ty(&$($mut)? arg.ty);
                    v.attrs(&$($mut)? arg.attrs);
                    v.operand(arg.ty, &$($mut)? arg.value);
                }
                v.attrs(&$($mut)? self.fn_attrs);
                for bundle in self.bundles.$iter() {
                    bundle.args.$iter().for_each(|arg| v.typed(arg));
                }
            }
        }
    };
}

visitor! {
    /// A visitor of the parts of instructions.
    InstVisitor, visit, iter,
}

visitor! {
    /// A visitor that may replace the parts of instructions.
    InstVisitorMut, visit_mut, iter_mut, mut
}

/// Visitor of operands alone.
struct Operands<F>(F);

impl<F: FnMut(Type, Operand)> InstVisitor for Operands<F> {
    #[inline(always)]
    fn operand(&mut self, ty: Type, operand: &Operand) {
        (self.0)(ty, *operand);
    }
}

impl<F: FnMut(&mut Operand)> InstVisitorMut for Operands<F> {
    #[inline(always)]
    fn operand(&mut self, _: Type, operand: &mut Operand) {
        (self.0)(operand);
    }
}

/// Visitor of successors alone.
struct Targets<F>(F);

impl<F: FnMut(BlockId)> InstVisitor for Targets<F> {
    #[inline(always)]
    fn target(&mut self, block: &BlockId) {
        (self.0)(*block);
    }
}

impl<F: FnMut(&mut BlockId)> InstVisitorMut for Targets<F> {
    #[inline(always)]
    fn target(&mut self, block: &mut BlockId) {
        (self.0)(block);
    }
}

impl Inst {
    /// Calls `f` for every operand with the type written before it, in source order. This includes the values
    /// of a phi, but no blocks; see [`Inst::for_each_target`].
    #[inline]
    pub fn for_each_operand(&self, f: impl FnMut(Type, Operand)) {
        self.visit(&mut Operands(f));
    }

    /// Calls `f` for every operand, in the order of [`Inst::for_each_operand`].
    #[inline]
    pub fn for_each_operand_mut(&mut self, f: impl FnMut(&mut Operand)) {
        self.visit_mut(&mut Operands(f));
    }

    /// Calls `f` for every successor of a terminator in source order, once per mention.
    #[inline]
    pub fn for_each_target(&self, f: impl FnMut(BlockId)) {
        self.visit(&mut Targets(f));
    }

    /// Calls `f` for every successor of a terminator, in the order of [`Inst::for_each_target`].
    #[inline]
    pub fn for_each_target_mut(&mut self, f: impl FnMut(&mut BlockId)) {
        self.visit_mut(&mut Targets(f));
    }

    /// Calls `f` for every successor that execution can reach here: exceptions never enter funclet pads
    /// (Windows EH).
    pub fn for_each_reachable_target(&self, f: impl FnMut(BlockId)) {
        match self {
            Inst::CatchSwitch { .. } | Inst::CleanupRet { .. } => {}
            _ => self.for_each_target(f),
        }
    }
}

impl CallInfo {
    /// Calls `f` for the callee, the arguments and the bundle operands.
    #[inline]
    pub fn for_each_operand(&self, f: impl FnMut(Type, Operand)) {
        self.visit(&mut Operands(f));
    }
}
