//! Transfer of code between modules: replaces every type, constant, global and attribute list by its
//! counterpart.

use crate::ir::constant::ConstExpr;
use crate::ir::{
    AttrSet, Body, ConstId, Constant, GlobalId, GlobalKind, Inst, MetaText, Operand, Piece, Type, TypeKind,
    UseListOrder, UsesOf,
};
use std::sync::Arc;

/// A mapping of ids from one module to another.
pub trait Remap {
    /// Returns the counterpart of a type.
    fn ty(&self, ty: Type) -> Type;
    /// Returns the counterpart of a constant.
    fn constant(&self, constant: ConstId) -> ConstId;
    /// Returns the counterpart of a global.
    fn global(&self, global: GlobalId) -> GlobalId;
    /// Returns the counterpart of an attribute list.
    fn attrs(&self, attrs: AttrSet) -> AttrSet;
    /// Adjusts the references in metadata text to the other module.
    fn text(&self, text: &mut Arc<str>);
}

impl TypeKind {
    /// Replaces the component types; named types are unchanged.
    pub fn map_parts(&mut self, mut f: impl FnMut(Type) -> Type) {
        match self {
            TypeKind::Ptr { pointee: Some(t), .. }
            | TypeKind::Array { elem: t, .. }
            | TypeKind::Vector { elem: t, .. } => *t = f(*t),
            TypeKind::Struct { fields, .. } | TypeKind::Target { types: fields, .. } => {
                fields.iter_mut().for_each(|t| *t = f(*t))
            }
            TypeKind::Function { ret, params, .. } => {
                *ret = f(*ret);
                params.iter_mut().for_each(|t| *t = f(*t));
            }
            TypeKind::Invalid
            | TypeKind::Void
            | TypeKind::Label
            | TypeKind::Token
            | TypeKind::Metadata
            | TypeKind::X86Amx
            | TypeKind::Int(_)
            | TypeKind::Float(_)
            | TypeKind::Ptr { pointee: None, .. }
            | TypeKind::Named(_) => {}
        }
    }
}

impl Constant {
    /// Replaces all ids by their counterparts.
    pub fn remap(&mut self, r: &impl Remap) {
        let pair = |p: &mut (Type, ConstId)| *p = (r.ty(p.0), r.constant(p.1));
        match self {
            Constant::Invalid => {}
            Constant::Metadata(text) => remap_text(text, r),
            Constant::Int(t, _)
            | Constant::WideInt(t, _)
            | Constant::Float(t, _)
            | Constant::Null(t)
            | Constant::Undef(t)
            | Constant::Poison(t)
            | Constant::Zero(t)
            | Constant::String(t, _) => *t = r.ty(*t),
            Constant::InlineAsm(t, _) => *t = r.ty(*t),
            Constant::Global(t, g) | Constant::Marked(t, _, g) | Constant::BlockAddress(t, g, _) => {
                (*t, *g) = (r.ty(*t), r.global(*g))
            }
            Constant::Array(t, parts)
            | Constant::Struct(t, parts)
            | Constant::Vector(t, parts)
            | Constant::PtrAuth(t, parts) => {
                *t = r.ty(*t);
                parts.iter_mut().for_each(pair);
            }
            Constant::Expr(t, expr) => {
                *t = r.ty(*t);
                match &mut **expr {
                    ConstExpr::Cast { arg, .. } => pair(arg),
                    ConstExpr::Gep { source, base, indices, .. } => {
                        *source = r.ty(*source);
                        pair(base);
                        indices.iter_mut().for_each(pair);
                    }
                    ConstExpr::Binary { lhs, rhs, .. }
                    | ConstExpr::Icmp { lhs, rhs, .. }
                    | ConstExpr::Fcmp { lhs, rhs, .. } => [lhs, rhs].into_iter().for_each(pair),
                    ConstExpr::ExtractElement { vector, index } => [vector, index].into_iter().for_each(pair),
                    ConstExpr::Splat(value) | ConstExpr::Fneg(value) => pair(value),
                    ConstExpr::ExtractValue { agg, .. } => pair(agg),
                    ConstExpr::InsertValue { agg, value, .. } => [agg, value].into_iter().for_each(pair),
                    ConstExpr::InsertElement { vector: a, value: b, index: c }
                    | ConstExpr::ShuffleVector { lhs: a, rhs: b, mask: c }
                    | ConstExpr::Select { cond: a, then: b, other: c } => [a, b, c].into_iter().for_each(pair),
                }
            }
        }
    }
}

impl GlobalKind {
    /// Replaces all ids by their counterparts.
    pub fn remap(&mut self, r: &impl Remap) {
        match self {
            GlobalKind::Variable { ty, init, .. } => {
                *ty = r.ty(*ty);
                *init = init.map(|c| r.constant(c));
            }
            GlobalKind::Alias { ty, target } | GlobalKind::Ifunc { ty, resolver: target } => {
                *ty = r.ty(*ty);
                *target = (r.ty(target.0), r.constant(target.1));
            }
            GlobalKind::Function(function) => {
                for ty in [&mut function.ret, &mut function.ty] {
                    *ty = r.ty(*ty);
                }
                for attrs in [&mut function.ret_attrs, &mut function.attrs] {
                    *attrs = r.attrs(*attrs);
                }
                for param in &mut function.params {
                    param.ty = r.ty(param.ty);
                    param.attrs = r.attrs(param.attrs);
                }
                function.personality = function.personality.map(|(ty, value)| (r.ty(ty), r.constant(value)));
                if let Some(body) = &mut function.body {
                    body.remap(r);
                }
            }
            GlobalKind::Undeclared => {}
        }
    }
}

impl UseListOrder {
    /// Replaces all ids by their counterparts.
    pub fn remap(&mut self, r: &impl Remap) {
        match &mut self.of {
            UsesOf::Value(ty, operand) => {
                *ty = r.ty(*ty);
                if let Operand::Const(constant) = operand {
                    *constant = r.constant(*constant);
                }
            }
            UsesOf::Block(_) => {}
            UsesOf::BlockOf(global, _) => *global = r.global(*global),
        }
    }
}

impl Body {
    /// Replaces all ids by their counterparts.
    pub fn remap(&mut self, r: &impl Remap) {
        self.values.values_mut().for_each(|v| v.ty = r.ty(v.ty));
        self.insts.values_mut().for_each(|i| i.remap(r));
        self.metadata.values_mut().for_each(|text| r.text(text));
        self.records.before.values_mut().flatten().for_each(|text| remap_text(text, r));
        self.records.use_list_orders.iter_mut().for_each(|order| order.remap(r));
    }
}

impl Inst {
    /// Replaces all ids by their counterparts.
    pub fn remap(&mut self, r: &impl Remap) {
        let ty = |t: &mut Type| *t = r.ty(*t);
        let op = |o: &mut Operand| {
            if let Operand::Const(c) = o {
                *c = r.constant(*c);
            }
        };
        let pair = |p: &mut (Type, Operand)| {
            ty(&mut p.0);
            op(&mut p.1);
        };
        match self {
            Inst::Invalid
            | Inst::Ret(None)
            | Inst::Br(_)
            | Inst::Unreachable
            | Inst::Unsupported(_)
            | Inst::Unwind
            | Inst::Fence(_) => {}
            Inst::Binary { ty: t, lhs, rhs, .. }
            | Inst::Icmp { ty: t, lhs, rhs, .. }
            | Inst::Fcmp { ty: t, lhs, rhs, .. } => {
                ty(t);
                op(lhs);
                op(rhs);
            }
            Inst::Fneg { ty: t, arg, .. } | Inst::Freeze { ty: t, arg } => {
                ty(t);
                op(arg);
            }
            Inst::Cast { from, arg, to, .. } => {
                ty(from);
                op(arg);
                ty(to);
            }
            Inst::Select { cond_ty, cond, then, other, .. } => {
                ty(cond_ty);
                op(cond);
                pair(then);
                pair(other);
            }
            Inst::Phi { ty: t, incoming, .. } => {
                ty(t);
                incoming.iter_mut().for_each(|(v, _)| op(v));
            }
            Inst::Alloca { ty: t, count, .. } => {
                ty(t);
                count.iter_mut().for_each(pair);
            }
            Inst::Load { ty: t, ptr_ty, ptr, .. } => {
                ty(t);
                ty(ptr_ty);
                op(ptr);
            }
            Inst::Store { value, ptr_ty, ptr, .. } => {
                pair(value);
                ty(ptr_ty);
                op(ptr);
            }
            Inst::CmpXchg { ptr_ty, ptr, expected, new, .. } => {
                ty(ptr_ty);
                op(ptr);
                pair(expected);
                pair(new);
            }
            Inst::AtomicRmw { ptr_ty, ptr, value, .. } => {
                ty(ptr_ty);
                op(ptr);
                pair(value);
            }
            Inst::Gep { source, base_ty, base, indices, .. } => {
                ty(source);
                ty(base_ty);
                op(base);
                indices.iter_mut().for_each(pair);
            }
            Inst::ExtractElement { vector, index } => {
                pair(vector);
                pair(index);
            }
            Inst::InsertElement { vector: a, value: b, index: c } | Inst::ShuffleVector { lhs: a, rhs: b, mask: c } => {
                [a, b, c].into_iter().for_each(pair);
            }
            Inst::ExtractValue { agg, .. } => pair(agg),
            Inst::InsertValue { agg, value, .. } => {
                pair(agg);
                pair(value);
            }
            Inst::VaArg { list_ty, list, ty: t } => {
                ty(list_ty);
                op(list);
                ty(t);
            }
            Inst::Call(_) | Inst::Invoke(_) | Inst::CallBr(_) => {
                let Some(call) = self.call_mut() else { return };
                call.bundles.iter_mut().flat_map(|b| &mut b.args).for_each(pair);
                for t in [&mut call.fn_ty, &mut call.written] {
                    ty(t);
                }
                op(&mut call.callee);
                for set in [&mut call.ret_attrs, &mut call.fn_attrs] {
                    *set = r.attrs(*set);
                }
                for arg in &mut call.args {
                    ty(&mut arg.ty);
                    op(&mut arg.value);
                    arg.attrs = r.attrs(arg.attrs);
                }
            }
            Inst::LandingPad { ty: t, clauses, .. } => {
                ty(t);
                clauses.iter_mut().for_each(|c| pair(&mut c.value));
            }
            Inst::CatchPad { within, args } | Inst::CleanupPad { within, args } => {
                op(within);
                args.iter_mut().for_each(pair);
            }
            Inst::CatchSwitch { within: pad, .. } | Inst::CatchRet { pad, .. } | Inst::CleanupRet { pad, .. } => {
                op(pad)
            }
            Inst::Resume(value) => pair(value),
            Inst::Ret(Some(value)) => pair(value),
            Inst::CondBr { cond_ty, cond, .. } => {
                ty(cond_ty);
                op(cond);
            }
            Inst::Switch { ty: t, value, cases, .. } => {
                ty(t);
                op(value);
                for ((t, c), _) in cases.iter_mut() {
                    ty(t);
                    *c = r.constant(*c);
                }
            }
            Inst::IndirectBr { ty: t, address, .. } => {
                ty(t);
                op(address);
            }
        }
    }
}

fn remap_text(text: &mut MetaText, r: &impl Remap) {
    for piece in text.iter_mut() {
        match piece {
            Piece::Text(text) => r.text(text),
            Piece::Typed(ty, operand) => {
                *ty = r.ty(*ty);
                if let Operand::Const(constant) = operand {
                    *constant = r.constant(*constant);
                }
            }
        }
    }
}
