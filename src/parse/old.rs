//! `malloc` and `free` as instructions (LLVM before 2.7): calls of the C library's functions, as LLVM made of them.

use super::build::Build;
use super::grammar::{Pairs, Rule};
use super::statement::Statement;
use crate::ir::inst::{Arg, CallConv, CallInfo, CastFlags, CastOp, FastMath, GepFlags};
use crate::ir::spelling::OldSpelling;
use crate::ir::types::TypeKind;
use crate::ir::{
    AttrSet, ConstExpr, ConstId, Constant, Function, GlobalId, GlobalKind, Inst, Operand, Param, Type, TypedOperand,
};
use crate::source::Span;

/// What `malloc` aligns memory to.
const ENOUGH: u64 = 16;

/// A function that is called although the text does not say so.
pub struct Made {
    /// The function.
    pub id: GlobalId,
    /// Its type.
    pub ty: Type,
    /// Who calls it.
    pub span: Span,
}

impl<'s> Statement<'_, 's> {
    /// `malloc T, i32 n, align a` gives null where n times the size does not fit an address.
    pub(super) fn malloc(&mut self, mut parts: Pairs<'s>, text: &'s str) -> Inst {
        self.note_old(OldSpelling::Malloc);
        let ty = self.ty(&mut parts);
        let mut size = self.size_of(ty);
        if parts.peek().is_some_and(|p| p.as_rule() == Rule::ty) {
            let (count_ty, count) = self.typed(&mut parts);
            match self.build.module.types.int_width(count_ty) {
                Some(1..=64) => size = self.product(count_ty, count, size),
                _ if count_ty == Type::INVALID => {}
                _ => self.build.error("E0101", text, "element count of `malloc` must be an integer of at most 64 bits"),
            }
        }
        self.rest(parts);
        let bytes = self.build.module.types.intern(TypeKind::Ptr { pointee: Some(Type::I8), addrspace: 0 });
        let memory = match self.align {
            Some(align) if align > ENOUGH => {
                let align = Operand::Const(self.int(align));
                self.made_call("@aligned_alloc", bytes, &[(Type::I64, align), (Type::I64, size)])
            }
            _ => self.made_call("@malloc", bytes, &[(Type::I64, size)]),
        };
        self.build.typed_pointers = true;
        let to = self.build.module.types.intern(TypeKind::Ptr { pointee: Some(ty), addrspace: 0 });
        let arg = self.made(Inst::Call(Box::new(memory)));
        Inst::Cast { op: CastOp::Bitcast, flags: CastFlags::default(), from: bytes, arg, to }
    }

    /// `free T* p`
    pub(super) fn free(&mut self, mut parts: Pairs<'s>) -> Inst {
        self.note_old(OldSpelling::Free);
        let (from, arg) = self.typed(&mut parts);
        self.rest(parts);
        let bytes = self.build.module.types.intern(TypeKind::Ptr { pointee: Some(Type::I8), addrspace: 0 });
        let typed = matches!(self.build.module.types.kind(from), TypeKind::Ptr { pointee: Some(_), .. });
        let (ty, value) = match typed && from != bytes {
            true => (
                bytes,
                self.made(Inst::Cast { op: CastOp::Bitcast, flags: CastFlags::default(), from, arg, to: bytes }),
            ),
            false => (from, arg),
        };
        Inst::Call(Box::new(self.made_call("@free", Type::VOID, &[(ty, value)])))
    }

    /// An instruction of which the text says nothing; its result.
    pub(super) fn made(&mut self, inst: Inst) -> Operand {
        Operand::Value(self.function.push_made(inst, self.span))
    }

    fn int(&mut self, n: u64) -> ConstId {
        self.build.constant(Constant::Int(Type::I64, n.into()))
    }

    /// The size of a type as a constant that needs no layout: where the second element of an array at null is.
    fn size_of(&mut self, ty: Type) -> Operand {
        let ptr = self.build.module.types.intern(TypeKind::Ptr { pointee: Some(ty), addrspace: 0 });
        let (null, one) = (self.build.constant(Constant::Null(ptr)), self.int(1));
        let indices = [(Type::I64, one)].into();
        let gep = ConstExpr::Gep { source: ty, flags: GepFlags::default(), base: (ptr, null), indices };
        let gep = self.build.constant(Constant::Expr(ptr, Box::new(gep)));
        let cast = ConstExpr::Cast { op: CastOp::Ptrtoint, flags: CastFlags::default(), arg: (ptr, gep) };
        Operand::Const(self.build.constant(Constant::Expr(Type::I64, Box::new(cast))))
    }

    /// Count times size; if that does not fit, more than anybody can have.
    fn product(&mut self, ty: Type, count: Operand, size: Operand) -> Operand {
        let flags = CastFlags::default();
        let count = match (count, ty) {
            (count, Type::I64) => count,
            (Operand::Const(id), _) if self.build.module.constants[id].as_int().is_some() => {
                let n = self.build.module.constants[id].as_int().unwrap_or(0);
                Operand::Const(self.int(n as u64))
            }
            (count, _) => self.made(Inst::Cast { op: CastOp::Zext, flags, from: ty, arg: count, to: Type::I64 }),
        };
        let both = TypeKind::Struct { fields: [Type::I64, Type::I1].into(), packed: false };
        let both = self.build.module.types.intern(both);
        let args = [(Type::I64, count), (Type::I64, size)];
        let product = self.made_call("@llvm.umul.with.overflow.i64", both, &args);
        let product = self.made(Inst::Call(Box::new(product)));
        let bytes = self.made(Inst::ExtractValue { agg: (both, product), indices: [0].into() });
        let cond = self.made(Inst::ExtractValue { agg: (both, product), indices: [1].into() });
        let all = Operand::Const(self.int(u64::MAX));
        let (fast, then, other) = (FastMath::default(), (Type::I64, all), (Type::I64, bytes));
        self.made(Inst::Select { fast, cond_ty: Type::I1, cond, then, other })
    }

    fn made_call(&mut self, name: &'static str, ret: Type, args: &[TypedOperand]) -> CallInfo {
        let id = self.build.use_global(name);
        let ty = self.build.module.types.function(ret, args.iter().map(|a| a.0).collect::<Vec<_>>(), false);
        self.build.made.push(Made { id, ty, span: self.span });
        let callee = Operand::Const(self.build.constant(Constant::Global(Type::PTR, id)));
        CallInfo::new(callee, ty, ret, args.iter().map(Arg::from).collect())
    }
}

impl Build<'_> {
    /// Declares the functions that old instructions call, unless the text does.
    pub fn declare_made(&mut self) {
        for Made { id, ty, span } in std::mem::take(&mut self.made) {
            let TypeKind::Function { ret, params, .. } = self.module.types.kind(ty).clone() else { continue };
            let global = &mut self.module.globals[id];
            if !matches!(global.kind, GlobalKind::Undeclared) {
                continue;
            }
            global.span = span;
            global.kind = GlobalKind::Function(Box::new(Function {
                ret,
                ret_attrs: AttrSet::NONE,
                params: params.iter().map(|ty| Param { ty: *ty, attrs: AttrSet::NONE }).collect(),
                varargs: false,
                ty,
                cc: CallConv::default(),
                attrs: AttrSet::NONE,
                personality: None,
                header_span: span,
                body: None,
                implicit: false,
                written: None,
            }));
            self.module.order.push(id);
        }
    }
}
