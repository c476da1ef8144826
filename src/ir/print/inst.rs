//! Printing of instructions.

use super::Printer;
use crate::ir::inst::{Arg, Atomic, CallInfo, TailKind};
use crate::ir::{Align, AttrSet, Body, Inst, InstId, Operand, Type, TypeKind, TypedOperand, write_escaped};

impl Printer<'_> {
    pub(super) fn operand(&mut self, body: &Body, operand: Operand) {
        match operand {
            Operand::Value(v) => self.value_name(body, v),
            Operand::Const(c) => self.constant(c),
        }
    }

    pub(super) fn typed(&mut self, body: &Body, (ty, operand): TypedOperand) {
        self.ty(ty);
        self.word(" ");
        self.operand(body, operand);
    }

    /// Prints ` syncscope("…") acquire`.
    fn atomic(&mut self, atomic: Option<&Atomic>) {
        let Some(Atomic { scope, ordering }) = atomic else { return };
        if let Some(scope) = scope {
            self.word(" syncscope(\"");
            write_escaped(scope.as_bytes(), &mut self.out);
            self.word("\")");
        }
        self.put(format_args!(" {}", ordering.keyword()));
    }

    pub(super) fn align(&mut self, align: Option<Align>) {
        if let Some(n) = align {
            self.put(format_args!(", align {n}"));
        }
    }

    pub(super) fn inst(&mut self, body: &Body, id: InstId) {
        let inst = &body.insts[id];
        if let Some(value) = body.result(id) {
            self.value_name(body, value);
            self.word(" = ");
        }
        match inst {
            Inst::Invalid => self.word("<damaged>"),
            Inst::Binary { op, flags, ty, lhs, rhs } => {
                self.put(format_args!("{} ", op.keyword()));
                self.binary_flags(flags);
                self.typed(body, (*ty, *lhs));
                self.word(", ");
                self.operand(body, *rhs);
            }
            Inst::Unary { op, fast, ty, arg } => {
                self.put(format_args!("{} ", op.keyword()));
                self.fast(*fast);
                self.typed(body, (*ty, *arg));
            }
            Inst::Cast { op, flags, from, arg, to } => {
                self.put(format_args!("{} ", op.keyword()));
                self.cast_flags(flags);
                self.typed(body, (*from, *arg));
                self.word(" to ");
                self.ty(*to);
            }
            Inst::Icmp { pred, samesign, ty, lhs, rhs } => {
                self.word("icmp ");
                self.flags(&[(*samesign, "samesign"), (true, pred.keyword())]);
                self.typed(body, (*ty, *lhs));
                self.word(", ");
                self.operand(body, *rhs);
            }
            Inst::Fcmp { pred, fast, ty, lhs, rhs } => {
                self.word("fcmp ");
                self.fast(*fast);
                self.put(format_args!("{} ", pred.keyword()));
                self.typed(body, (*ty, *lhs));
                self.word(", ");
                self.operand(body, *rhs);
            }
            Inst::Select { fast, cond_ty, cond, then, other } => {
                self.word("select ");
                self.fast(*fast);
                self.typed(body, (*cond_ty, *cond));
                self.word(", ");
                self.typed(body, *then);
                self.word(", ");
                self.typed(body, *other);
            }
            Inst::Phi { fast, ty, incoming } => {
                self.word("phi ");
                self.fast(*fast);
                self.ty(*ty);
                for (n, (value, block)) in incoming.iter().enumerate() {
                    self.word(if n > 0 { ", [ " } else { " [ " });
                    self.operand(body, *value);
                    self.word(", %");
                    self.block_name(body, *block);
                    self.word(" ]");
                }
            }
            Inst::Alloca { ty, count, align, addrspace, inalloca, swifterror, .. } => {
                self.word("alloca ");
                self.flags(&[(*inalloca, "inalloca"), (*swifterror, "swifterror")]);
                self.ty(*ty);
                if let Some(count) = count {
                    self.word(", ");
                    self.typed(body, *count);
                }
                self.align(*align);
                if *addrspace != 0 {
                    self.put(format_args!(", addrspace({addrspace})"));
                }
            }
            Inst::Load { ty, atomic, volatile, ptr_ty, ptr, align, .. } => {
                self.word("load ");
                self.flags(&[(atomic.is_some(), "atomic"), (*volatile, "volatile")]);
                self.ty(*ty);
                self.word(", ");
                self.typed(body, (*ptr_ty, *ptr));
                self.atomic(atomic.as_deref());
                self.align(*align);
            }
            Inst::Store { atomic, volatile, value, ptr_ty, ptr, align } => {
                self.word("store ");
                self.flags(&[(atomic.is_some(), "atomic"), (*volatile, "volatile")]);
                self.typed(body, *value);
                self.word(", ");
                self.typed(body, (*ptr_ty, *ptr));
                self.atomic(atomic.as_deref());
                self.align(*align);
            }
            Inst::Fence(atomic) => {
                self.word("fence");
                self.atomic(Some(atomic));
            }
            Inst::CmpXchg { weak, volatile, ptr_ty, ptr, expected, new, atomic, align } => {
                self.word("cmpxchg ");
                self.flags(&[(*weak, "weak"), (*volatile, "volatile")]);
                self.typed(body, (*ptr_ty, *ptr));
                for value in [expected, new] {
                    self.word(", ");
                    self.typed(body, *value);
                }
                self.atomic(Some(&atomic.success));
                self.put(format_args!(" {}", atomic.failure.keyword()));
                self.align(*align);
            }
            Inst::AtomicRmw { op, volatile, ptr_ty, ptr, value, atomic, align } => {
                self.word("atomicrmw ");
                self.flags(&[(*volatile, "volatile"), (true, op.keyword())]);
                self.typed(body, (*ptr_ty, *ptr));
                self.word(", ");
                self.typed(body, *value);
                self.atomic(Some(atomic));
                self.align(*align);
            }
            Inst::Gep { source, flags, base_ty, base, indices, .. } => {
                self.word("getelementptr ");
                self.gep_flags(flags);
                self.ty(*source);
                self.word(", ");
                self.typed(body, (*base_ty, *base));
                for index in indices {
                    self.word(", ");
                    self.typed(body, *index);
                }
            }
            Inst::ExtractValue { agg, indices } => {
                self.word("extractvalue ");
                self.typed(body, *agg);
                self.indices(indices);
            }
            Inst::InsertValue { agg, value, indices } => {
                self.word("insertvalue ");
                self.typed(body, *agg);
                self.word(", ");
                self.typed(body, *value);
                self.indices(indices);
            }
            Inst::ExtractElement { vector, index } => {
                self.word("extractelement ");
                self.typed_list(body, &[*vector, *index]);
            }
            Inst::InsertElement { vector, value, index } => {
                self.word("insertelement ");
                self.typed_list(body, &[*vector, *value, *index]);
            }
            Inst::ShuffleVector { lhs, rhs, mask } => {
                self.word("shufflevector ");
                self.typed_list(body, &[*lhs, *rhs, *mask]);
            }
            Inst::VaArg { list_ty, list, ty } => {
                self.word("va_arg ");
                self.typed(body, (*list_ty, *list));
                self.word(", ");
                self.ty(*ty);
            }
            Inst::Call(call) => self.call(body, call),
            Inst::Invoke(_)
            | Inst::CallBr(_)
            | Inst::LandingPad { .. }
            | Inst::CatchPad { .. }
            | Inst::CleanupPad { .. }
            | Inst::CatchSwitch { .. }
            | Inst::CatchRet { .. }
            | Inst::CleanupRet { .. }
            | Inst::Resume(_)
            | Inst::Unwind => self.exception(body, inst),
            Inst::Ret(None) => self.word("ret void"),
            Inst::Ret(Some(value)) => {
                self.word("ret ");
                self.typed(body, *value);
            }
            Inst::Br(target) => {
                self.word("br ");
                self.label(body, *target);
            }
            Inst::CondBr { cond_ty, cond, then, other } => {
                self.word("br ");
                self.typed(body, (*cond_ty, *cond));
                for target in [then, other] {
                    self.word(", ");
                    self.label(body, *target);
                }
            }
            Inst::Switch { ty, value, default, cases } => {
                self.word("switch ");
                self.typed(body, (*ty, *value));
                self.word(", ");
                self.label(body, *default);
                self.word(" [\n");
                for (case, target) in cases {
                    self.word("    ");
                    self.typed_const(*case);
                    self.word(", ");
                    self.label(body, *target);
                    self.word("\n");
                }
                self.word("  ]");
            }
            Inst::IndirectBr { ty, address, targets } => {
                self.word("indirectbr ");
                self.typed(body, (*ty, *address));
                self.word(", [");
                for (n, target) in targets.iter().enumerate() {
                    self.word(if n > 0 { ", " } else { "" });
                    self.label(body, *target);
                }
                self.word("]");
            }
            Inst::Unreachable => self.word("unreachable"),
            Inst::Unsupported(why) => {
                self.word("unreachable ; ");
                self.word(why);
            }
        }
    }

    fn typed_list(&mut self, body: &Body, list: &[TypedOperand]) {
        for (n, part) in list.iter().enumerate() {
            self.word(if n > 0 { ", " } else { "" });
            self.typed(body, *part);
        }
    }

    fn indices(&mut self, indices: &[u32]) {
        for index in indices {
            self.put(format_args!(", {index}"));
        }
    }

    pub(super) fn call(&mut self, body: &Body, call: &CallInfo) {
        self.word(match call.tail {
            TailKind::None => "call ",
            TailKind::Tail => "tail call ",
            TailKind::MustTail => "musttail call ",
            TailKind::NoTail => "notail call ",
        });
        self.call_without_opcode(body, call);
    }

    /// Prints a call except for its opcode.
    pub(super) fn call_without_opcode(&mut self, body: &Body, call: &CallInfo) {
        self.fast(call.fast);
        self.convention(call.cc);
        self.attrs(call.ret_attrs, true);
        if call.addrspace != 0 {
            self.put(format_args!("addrspace({}) ", call.addrspace));
        }
        match self.m.types.kind(call.fn_ty) {
            // A return type that is a pointer to a function would be parsed as the type of the callee.
            TypeKind::Function { ret, varargs: false, .. } if !self.points_to_function(*ret) => self.ty(*ret),
            _ => self.ty(call.fn_ty),
        }
        self.word(" ");
        self.operand(body, call.callee);
        self.word("(");
        for (n, Arg { ty, value, attrs }) in call.args.iter().enumerate() {
            if n > 0 {
                self.word(", ");
            }
            self.ty(*ty);
            self.word(" ");
            self.attrs(*attrs, true);
            self.operand(body, *value);
        }
        if call.forwards {
            self.word(if call.args.is_empty() { "..." } else { ", ..." });
        }
        self.word(")");
        if call.fn_attrs != AttrSet::NONE {
            self.word(" ");
            self.attrs(call.fn_attrs, false);
        }
        self.bundles(body, &call.bundles);
    }

    pub(super) fn points_to_function(&self, ty: Type) -> bool {
        let types = &self.m.types;
        types.pointee(ty).flatten().is_some_and(|p| matches!(types.kind(p), TypeKind::Function { .. }))
    }
}
