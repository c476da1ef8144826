//! Visitors over the parts of a constant: types, operands, globals and metadata text, in source order. The parts
//! of each kind are listed once, in `visitor!`, which is expanded for shared and for exclusive references.

use super::{ConstExpr, Constant, TypedConst};
use crate::ir::{GlobalId, MetaText, Type};

macro_rules! visitor {
    ($(#[$doc:meta])* $trait:ident, $visit:ident, $iter:ident, $($mut:tt)?) => {
        $(#[$doc])*
        pub trait $trait {
            /// Visits a type, apart from those of operands.
            #[inline(always)]
            fn ty(&mut self, _ty: &$($mut)? Type) {}
            /// Visits an operand with its type.
            #[inline(always)]
            fn part(&mut self, _part: &$($mut)? TypedConst) {}
            /// Visits a global.
            #[inline(always)]
            fn global(&mut self, _global: &$($mut)? GlobalId) {}
            /// Visits the text of metadata.
            #[inline(always)]
            fn metadata(&mut self, _text: &$($mut)? MetaText) {}
        }

        impl Constant {
            /// Visits all parts in source order.
            #[inline]
            pub fn $visit(&$($mut)? self, v: &mut impl $trait) {
                match self {
                    Constant::Invalid => {}
                    Constant::Metadata(text) => v.metadata(text),
                    Constant::Int(ty, _)
                    | Constant::WideInt(ty, _)
                    | Constant::Float(ty, _)
                    | Constant::Null(ty)
                    | Constant::Undef(ty)
                    | Constant::Poison(ty)
                    | Constant::Zero(ty)
                    | Constant::String(ty, _)
                    | Constant::InlineAsm(ty, _) => v.ty(ty),
                    Constant::Global(ty, global)
                    | Constant::Marked(ty, _, global)
                    | Constant::BlockAddress(ty, global, _) => {
                        v.ty(ty);
                        v.global(global);
                    }
                    Constant::Array(ty, parts)
                    | Constant::Struct(ty, parts)
                    | Constant::Vector(ty, parts)
                    | Constant::PtrAuth(ty, parts) => {
                        v.ty(ty);
                        parts.$iter().for_each(|part| v.part(part));
                    }
                    Constant::Expr(ty, expr) => {
                        v.ty(ty);
                        expr.$visit(v);
                    }
                }
            }
        }

        impl ConstExpr {
            /// Visits all parts in source order.
            #[inline]
            pub fn $visit(&$($mut)? self, v: &mut impl $trait) {
                match self {
                    ConstExpr::Cast { arg, .. } => v.part(arg),
                    ConstExpr::Gep { source, base, indices, .. } => {
                        v.ty(source);
                        v.part(base);
                        indices.$iter().for_each(|index| v.part(index));
                    }
                    ConstExpr::Binary { lhs, rhs, .. }
                    | ConstExpr::Icmp { lhs, rhs, .. }
                    | ConstExpr::Fcmp { lhs, rhs, .. } => {
                        v.part(lhs);
                        v.part(rhs);
                    }
                    ConstExpr::ExtractElement { vector, index } => {
                        v.part(vector);
                        v.part(index);
                    }
                    ConstExpr::Splat(value) | ConstExpr::Fneg(value) => v.part(value),
                    ConstExpr::ExtractValue { agg, .. } => v.part(agg),
                    ConstExpr::InsertValue { agg, value, .. } => {
                        v.part(agg);
                        v.part(value);
                    }
                    ConstExpr::InsertElement { vector: a, value: b, index: c }
                    | ConstExpr::ShuffleVector { lhs: a, rhs: b, mask: c }
                    | ConstExpr::Select { cond: a, then: b, other: c } => {
                        v.part(a);
                        v.part(b);
                        v.part(c);
                    }
                }
            }
        }
    };
}

visitor! {
    /// A visitor of the parts of constants.
    ConstantVisitor, visit, iter,
}

visitor! {
    /// A visitor that may replace the parts of constants.
    ConstantVisitorMut, visit_mut, iter_mut, mut
}

/// Visitor of operands alone.
struct Parts<F>(F);

impl<F: FnMut(TypedConst)> ConstantVisitor for Parts<F> {
    #[inline(always)]
    fn part(&mut self, part: &TypedConst) {
        (self.0)(*part);
    }
}

impl Constant {
    /// Calls `f` for every operand.
    #[inline]
    pub fn for_each_part(&self, f: impl FnMut(TypedConst)) {
        self.visit(&mut Parts(f));
    }
}
