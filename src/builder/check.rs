//! Checks the operand types of an instruction against the LangRef. Rules about the whole function are left to
//! the verifier.

use super::{BuildError, ModuleBuilder, Result};
use crate::ir::inst::{BinaryOp, CallInfo, CastOp, Inst, Operand, RmwOp};
use crate::ir::{Body, Type, TypeKind, infer};

/// Checks an instruction in a function that returns `ret`.
pub(super) fn instruction(module: &ModuleBuilder, body: &Body, ret: Type, inst: &Inst) -> Result<()> {
    let mut damaged = false;
    inst.for_each_operand(|ty, _| damaged |= module.known(ty).is_err());
    if damaged {
        return Err(BuildError::new("a type of another module"));
    }
    InstChecker { module, body, ret, opcode: inst.opcode() }.instruction(inst)
}

struct InstChecker<'a> {
    module: &'a ModuleBuilder,
    body: &'a Body,
    ret: Type,
    opcode: &'static str,
}

impl InstChecker<'_> {
    fn kind(&self, ty: Type) -> &TypeKind {
        self.module.ir.types.kind(ty)
    }

    fn error<T>(&self, text: impl std::fmt::Display) -> Result<T> {
        Err(BuildError::new(format!("`{}`: {text}", self.opcode)))
    }

    /// Checks that `what` has the type `wanted`.
    fn same(&self, what: &str, is: Type, wanted: Type) -> Result<()> {
        match is == wanted {
            true => Ok(()),
            false => self.error(format_args!("{what} is {}, not {}", self.module.show(is), self.module.show(wanted))),
        }
    }

    /// Checks that the type of `what`, or of its elements if it is a vector, satisfies a predicate.
    fn scalar(&self, what: &str, ty: Type, wanted: &str, is: impl Fn(&TypeKind) -> bool) -> Result<()> {
        match is(self.kind(self.module.ir.types.scalar(ty))) {
            true => Ok(()),
            false => self.error(format_args!("{what} is {}, not {wanted}", self.module.show(ty))),
        }
    }

    fn ty(&self, operand: Operand) -> Type {
        self.body.operand_type(operand, &self.module.ir.constants)
    }

    fn lanes(&self, ty: Type) -> Option<(u32, bool)> {
        self.module.ir.types.vector(ty).map(|(len, scalable, _)| (len, scalable))
    }

    fn pointer(&self, what: &str, ty: Type) -> Result<()> {
        match self.kind(ty) {
            TypeKind::Ptr { .. } => Ok(()),
            _ => self.error(format_args!("{what} is {}, not a pointer", self.module.show(ty))),
        }
    }

    /// Checks that a type is sized.
    fn sized(&self, ty: Type) -> Result<()> {
        self.module.element(&format!("`{}`", self.opcode), ty)?;
        let (types, mut work) = (&self.module.ir.types, vec![ty]);
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some(part) = work.pop() {
            match types.kind(part) {
                TypeKind::Named(_) => {
                    return self.error(format_args!("{} is opaque and unsized", self.module.show(part)));
                }
                TypeKind::Array { elem, .. } => work.push(*elem),
                TypeKind::Struct { fields, .. } if seen.insert(part) => work.extend(fields),
                _ => {}
            }
        }
        Ok(())
    }

    fn instruction(&self, inst: &Inst) -> Result<()> {
        let int = |kind: &TypeKind| matches!(kind, TypeKind::Int(_));
        let float = |kind: &TypeKind| matches!(kind, TypeKind::Float(_));
        let number = |kind: &TypeKind| matches!(kind, TypeKind::Int(_) | TypeKind::Ptr { .. });
        match inst {
            Inst::Binary { op, ty, rhs, .. } => {
                self.same("the right operand", self.ty(*rhs), *ty)?;
                match op.is_float() {
                    true => self.scalar("the left operand", *ty, "a floating-point type", float),
                    false => self.scalar("the left operand", *ty, self.instead(*op), int),
                }
            }
            Inst::Unary { op, ty, .. } => {
                self.module.element(&format!("`{}`", op.keyword()), *ty)?;
                let class = op.operand_class();
                self.scalar("the operand", *ty, &format!("of {} type", class.name()), |kind| class.contains(kind))
            }
            Inst::Cast { op, from, to, .. } => self.cast(*op, *from, *to),
            Inst::Icmp { ty, rhs, .. } => {
                self.same("the right operand", self.ty(*rhs), *ty)?;
                self.scalar("the left operand", *ty, "an integer or a pointer", number)
            }
            Inst::Fcmp { ty, rhs, .. } => {
                self.same("the right operand", self.ty(*rhs), *ty)?;
                self.scalar("the left operand", *ty, "a floating-point type", float)
            }
            Inst::Select { cond_ty, then, other, .. } => {
                self.same("the second value", other.0, then.0)?;
                self.module.element("`select`", then.0)?;
                self.same("the condition", self.module.ir.types.scalar(*cond_ty), Type::I1)?;
                match self.lanes(*cond_ty) {
                    Some(lanes) if self.lanes(then.0) != Some(lanes) => {
                        self.error("the condition and the values differ in number of elements")
                    }
                    _ => Ok(()),
                }
            }
            Inst::Phi { ty, .. } => self.module.element("`phi`", *ty),
            Inst::Alloca { ty, count, .. } => {
                self.sized(*ty)?;
                count.map_or(Ok(()), |(ty, _)| match self.kind(ty) {
                    TypeKind::Int(_) => Ok(()),
                    _ => self.error(format_args!("the count is {}, not an integer", self.module.show(ty))),
                })
            }
            Inst::Load { ty, ptr_ty, .. } => {
                self.sized(*ty)?;
                self.pointer("the address", *ptr_ty)
            }
            Inst::Store { value, ptr_ty, .. } => {
                self.sized(value.0)?;
                self.pointer("the address", *ptr_ty)
            }
            Inst::CmpXchg { ptr_ty, expected, new, .. } => {
                self.pointer("the address", *ptr_ty)?;
                self.same("the new value", new.0, expected.0)?;
                match number(self.kind(new.0)) {
                    true => Ok(()),
                    false => {
                        self.error(format_args!("{} is neither an integer nor a pointer", self.module.show(new.0)))
                    }
                }
            }
            Inst::AtomicRmw { op, ptr_ty, value, .. } => {
                self.pointer("the address", *ptr_ty)?;
                let kind = self.kind(value.0);
                let fits = match op {
                    RmwOp::Xchg => float(kind) || number(kind),
                    op if op.is_float() => self.module.ir.types.scalar(value.0) == value.0 && float(kind),
                    _ => int(kind),
                };
                if fits {
                    Ok(())
                } else {
                    self.error(format_args!("`{}` has no {}", op.keyword(), self.module.show(value.0)))
                }
            }
            Inst::Gep { source, base_ty, indices, .. } => {
                self.sized(*source)?;
                self.scalar("the base", *base_ty, "a pointer", |kind| matches!(kind, TypeKind::Ptr { .. }))?;
                if indices.is_empty() {
                    return self.error("missing index");
                }
                for (ty, _) in indices {
                    self.scalar("an index", *ty, "an integer", int)?;
                }
                let constant = |n: usize| match indices[n].1 {
                    Operand::Const(id) => self.module.ir.constants.as_index(id),
                    Operand::Value(_) => None,
                };
                match infer::gep_element_type(&self.module.ir.types, *source, indices.len(), constant) {
                    Ok(_) => Ok(()),
                    Err(n) => self.error(format_args!(
                        "index {n} is invalid in {} (struct indices are constants)",
                        self.module.show(*source)
                    )),
                }
            }
            Inst::ExtractValue { agg, indices } => self.element(agg.0, indices).map(drop),
            Inst::InsertValue { agg, value, indices } => {
                let element = self.element(agg.0, indices)?;
                self.same("the value", value.0, element)
            }
            Inst::ExtractElement { vector, index } => {
                self.vector(vector.0)?;
                self.index(index.0)
            }
            Inst::InsertElement { vector, value, index } => {
                let element = self.vector(vector.0)?;
                self.same("the value", value.0, element)?;
                self.index(index.0)
            }
            Inst::ShuffleVector { lhs, rhs, mask } => {
                self.vector(lhs.0)?;
                self.same("the second vector", rhs.0, lhs.0)?;
                let of_i32 = self.module.ir.types.vector(mask.0).is_some_and(|v| v.2 == Type::I32);
                match (of_i32, mask.1) {
                    (true, Operand::Const(_)) => Ok(()),
                    _ => self.error("the mask is not a constant vector of i32"),
                }
            }
            Inst::Call(call) => self.call(call),
            Inst::Ret(None) => self.same("the function's result", self.ret, Type::VOID),
            Inst::Ret(Some((ty, _))) => match self.ret {
                Type::VOID => self.error("the function's result is void"),
                ret => self.same("the value", *ty, ret),
            },
            Inst::CondBr { cond_ty, .. } => self.same("the condition", *cond_ty, Type::I1),
            Inst::Switch { ty, cases, .. } => {
                if !int(self.kind(*ty)) {
                    return self.error(format_args!("the value is {}, not an integer", self.module.show(*ty)));
                }
                cases.iter().try_for_each(|((case, _), _)| self.same("a case", *case, *ty))
            }
            _ => Ok(()),
        }
    }

    /// Returns the required operand type of an integer operation, together with the floating-point operation that may
    /// have been intended.
    fn instead(&self, op: BinaryOp) -> &'static str {
        match op {
            BinaryOp::Add => "an integer type (use `fadd`)",
            BinaryOp::Sub => "an integer type (use `fsub`)",
            BinaryOp::Mul => "an integer type (use `fmul`)",
            BinaryOp::Sdiv | BinaryOp::Udiv => "an integer type (use `fdiv`)",
            BinaryOp::Srem | BinaryOp::Urem => "an integer type (use `frem`)",
            _ => "an integer type",
        }
    }

    fn vector(&self, ty: Type) -> Result<Type> {
        match self.module.ir.types.vector(ty) {
            Some((_, _, elem)) => Ok(elem),
            None => self.error(format_args!("{} is not a vector", self.module.show(ty))),
        }
    }

    fn index(&self, ty: Type) -> Result<()> {
        match self.kind(ty) {
            TypeKind::Int(_) => Ok(()),
            _ => self.error(format_args!("the index is {}, not an integer", self.module.show(ty))),
        }
    }

    fn element(&self, ty: Type, indices: &[u32]) -> Result<Type> {
        match infer::element_type(&self.module.ir.types, ty, indices) {
            Some(element) if !indices.is_empty() => Ok(element),
            _ => self.error(format_args!("{} has no element {indices:?}", self.module.show(ty))),
        }
    }

    fn cast(&self, op: CastOp, from: Type, to: Type) -> Result<()> {
        self.module.known(to)?;
        let types = &self.module.ir.types;
        let (a, b) = (self.kind(types.scalar(from)), self.kind(types.scalar(to)));
        let width = |kind: &TypeKind| match kind {
            TypeKind::Int(bits) => *bits,
            TypeKind::Float(kind) => kind.bits(),
            _ => 0,
        };
        let (int, float) =
            (|k: &TypeKind| matches!(k, TypeKind::Int(_)), |k: &TypeKind| matches!(k, TypeKind::Float(_)));
        let pointer = |k: &TypeKind| matches!(k, TypeKind::Ptr { .. });
        let total =
            |ty: Type, kind: &TypeKind| u64::from(width(kind)) * self.lanes(ty).map_or(1, |(len, _)| u64::from(len));
        let (narrower, wider) = (width(a) > width(b), width(a) < width(b));
        let lanes = self.lanes(from) == self.lanes(to);
        let good = match op {
            CastOp::Trunc => lanes && int(a) && int(b) && narrower,
            CastOp::Zext | CastOp::Sext => lanes && int(a) && int(b) && wider,
            CastOp::Fptrunc => lanes && float(a) && float(b) && narrower,
            CastOp::Fpext => lanes && float(a) && float(b) && wider,
            CastOp::Fptoui | CastOp::Fptosi => lanes && float(a) && int(b),
            CastOp::Uitofp | CastOp::Sitofp => lanes && int(a) && float(b),
            CastOp::Ptrtoint | CastOp::Ptrtoaddr => lanes && pointer(a) && int(b),
            CastOp::Inttoptr => lanes && int(a) && pointer(b),
            CastOp::Addrspacecast => lanes && pointer(a) && pointer(b) && a != b,
            CastOp::Bitcast if pointer(a) || pointer(b) => lanes && a == b,
            CastOp::Bitcast => (int(a) || float(a)) && (int(b) || float(b)) && total(from, a) == total(to, b),
        };
        match good {
            true => Ok(()),
            false => {
                self.error(format_args!("no conversion from {} to {}", self.module.show(from), self.module.show(to)))
            }
        }
    }

    fn call(&self, call: &CallInfo) -> Result<()> {
        let callee = self.ty(call.callee);
        self.pointer("the callee", callee)?;
        let TypeKind::Function { params, varargs, .. } = self.kind(call.fn_ty) else {
            return self.error(format_args!("{} is not a function type", self.module.show(call.fn_ty)));
        };
        if call.args.len() < params.len() || call.args.len() > params.len() && !varargs {
            let least = if *varargs { "at least " } else { "" };
            return self.error(format_args!(
                "the function takes {least}{} arguments, not {}",
                params.len(),
                call.args.len()
            ));
        }
        for (n, arg) in call.args.iter().enumerate() {
            match params.get(n) {
                Some(param) => self.same(&format!("argument {n}"), arg.ty, *param)?,
                None => self.module.element("an argument", arg.ty)?,
            }
        }
        Ok(())
    }
}
