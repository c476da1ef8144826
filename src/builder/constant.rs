//! Constants.

use super::{BuildError, CastOp, FloatKind, Global, ModuleBuilder, OwnerFunction, Result, Type, Value};
use crate::ir::constant::{ConstExpr, ConstId, Constant};
use crate::ir::inst::{CastFlags, GepFlags, Inst, Operand};
use crate::ir::{Body, TypeKind, TypedConst, infer};
use crate::value::{float_bits, sign_extend, truncate};

/// Constants of the types that Rust has, too.
impl ModuleBuilder {
    /// Returns an `i8`.
    pub fn const_i8(&mut self, value: i8) -> Value {
        self.int(8, value.into())
    }

    /// Returns an `i16`.
    pub fn const_i16(&mut self, value: i16) -> Value {
        self.int(16, value.into())
    }

    /// Returns an `i32`.
    pub fn const_i32(&mut self, value: i32) -> Value {
        self.int(32, value.into())
    }

    /// Returns an `i64`.
    pub fn const_i64(&mut self, value: i64) -> Value {
        self.int(64, value.into())
    }

    /// Returns an `i128`.
    pub fn const_i128(&mut self, value: i128) -> Value {
        self.int(128, value)
    }

    /// Returns a `float`.
    pub fn const_f32(&mut self, value: f32) -> Value {
        let ty = self.float_type(FloatKind::Float);
        self.intern(ty, Constant::Float(ty, value.to_bits().into()))
    }

    /// Returns a `double`.
    pub fn const_f64(&mut self, value: f64) -> Value {
        let ty = self.float_type(FloatKind::Double);
        self.intern(ty, Constant::Float(ty, value.to_bits().into()))
    }

    fn int(&mut self, bits: u32, value: i128) -> Value {
        let ty = self.ir.types.int(bits);
        self.intern(ty, Constant::Int(ty, truncate(bits, value as u128)))
    }
}

impl ModuleBuilder {
    /// Returns an integer constant, sign-extended to types of more than 128 bits.
    ///
    /// # Errors
    /// If the type is not an integer type, or the value fits in it neither as a signed nor as an unsigned
    /// number.
    pub fn const_int(&mut self, ty: Type, value: i128) -> Result<Value> {
        self.known(ty)?;
        let TypeKind::Int(bits) = *self.ir.types.kind(ty) else {
            return Err(BuildError::new(format!("{value} is not a constant of type {}", self.show(ty))));
        };
        if bits > 128 {
            let mut words = vec![if value < 0 { u64::MAX } else { 0 }; bits.div_ceil(64) as usize];
            (words[0], words[1]) = (value as u64, (value >> 64) as u64);
            if bits % 64 != 0
                && let Some(last) = words.last_mut()
            {
                *last &= u64::MAX >> (64 - bits % 64);
            }
            return Ok(self.intern(ty, Constant::WideInt(ty, words.into())));
        }
        let cut = truncate(bits, value as u128);
        if sign_extend(bits, cut) != value && (value < 0 || cut != value as u128) {
            return Err(BuildError::new(format!("{value} does not fit in {}", self.show(ty))));
        }
        Ok(self.intern(ty, Constant::Int(ty, cut)))
    }

    /// Returns `true` or `false`.
    pub fn const_bool(&mut self, value: bool) -> Value {
        self.intern(Type::I1, Constant::Int(Type::I1, value.into()))
    }

    /// Returns a floating-point constant, rounded to its type.
    ///
    /// # Errors
    /// If the type is not a floating-point type, or is `ppc_fp128`.
    pub fn const_float(&mut self, ty: Type, value: f64) -> Result<Value> {
        self.known(ty)?;
        let bits = self.ir.types.float_kind(ty).and_then(|kind| float_bits(kind, value));
        match bits {
            Some(bits) => Ok(self.intern(ty, Constant::Float(ty, bits))),
            None => Err(BuildError::new(format!("{value} is not a constant of type {}", self.show(ty)))),
        }
    }

    /// Returns `null` of a pointer type.
    ///
    /// # Errors
    /// If the type is not a pointer type.
    pub fn const_null(&mut self, ty: Type) -> Result<Value> {
        self.known(ty)?;
        match self.ir.types.is_ptr(ty) {
            true => Ok(self.intern(ty, Constant::Null(ty))),
            false => Err(BuildError::new(format!("type {} has no null value", self.show(ty)))),
        }
    }

    /// Returns the zero value of a type: `0`, `null`, `zeroinitializer`.
    ///
    /// # Errors
    /// If the type has no values.
    pub fn const_zero(&mut self, ty: Type) -> Result<Value> {
        self.element("zero", ty)?;
        match *self.ir.types.kind(ty) {
            TypeKind::Int(_) => self.const_int(ty, 0),
            TypeKind::Float(_) => Ok(self.intern(ty, Constant::Float(ty, 0))),
            TypeKind::Ptr { .. } => self.const_null(ty),
            _ => Ok(self.intern(ty, Constant::Zero(ty))),
        }
    }

    /// Returns `undef`.
    ///
    /// # Errors
    /// If the type has no values.
    pub fn const_undef(&mut self, ty: Type) -> Result<Value> {
        self.element("undef", ty)?;
        Ok(self.intern(ty, Constant::Undef(ty)))
    }

    /// Returns `poison`.
    ///
    /// # Errors
    /// If the type has no values.
    pub fn const_poison(&mut self, ty: Type) -> Result<Value> {
        self.element("poison", ty)?;
        Ok(self.intern(ty, Constant::Poison(ty)))
    }

    /// Returns `c"…"`, an array of `i8`. No terminating zero is appended.
    pub fn const_bytes(&mut self, bytes: impl AsRef<[u8]>) -> Value {
        let bytes = bytes.as_ref();
        let ty = self.ir.types.intern(TypeKind::Array { len: bytes.len() as u64, elem: Type::I8 });
        match bytes {
            [] => self.intern(ty, Constant::Zero(ty)),
            _ => self.intern(ty, Constant::String(ty, bytes.into())),
        }
    }

    /// Returns `[ elem a, elem b ]`.
    ///
    /// # Errors
    /// If a value is not a constant of the element type.
    pub fn const_array(&mut self, elem: Type, values: &[Value]) -> Result<Value> {
        let ty = self.array_type(values.len() as u64, elem)?;
        let parts = self.parts(values, |_| Some(elem))?;
        Ok(match parts.is_empty() {
            true => self.intern(ty, Constant::Zero(ty)),
            false => self.intern(ty, Constant::Array(ty, parts)),
        })
    }

    /// Returns a constant of a struct type, which may be a named one.
    ///
    /// # Errors
    /// If the values do not match the fields in number and type.
    pub fn const_struct(&mut self, ty: Type, values: &[Value]) -> Result<Value> {
        self.known(ty)?;
        let fields = match self.ir.types.kind(ty) {
            TypeKind::Struct { fields, .. } if fields.len() == values.len() => fields.clone(),
            _ => {
                let text = format!("{} values do not form a constant of type {}", values.len(), self.show(ty));
                return Err(BuildError::new(text));
            }
        };
        let parts = self.parts(values, |n| fields.get(n).copied())?;
        Ok(self.intern(ty, Constant::Struct(ty, parts)))
    }

    /// Returns `< elem a, elem b >`.
    ///
    /// # Errors
    /// If there are no values, or their types differ.
    pub fn const_vector(&mut self, values: &[Value]) -> Result<Value> {
        let elem = values.first().map_or(Type::VOID, |value| value.ty);
        let ty = self.vector_type(values.len() as u32, elem)?;
        let parts = self.parts(values, |_| Some(elem))?;
        Ok(self.intern(ty, Constant::Vector(ty, parts)))
    }

    /// Returns the address of a function or variable.
    ///
    /// # Errors
    /// If it belongs to another module.
    pub fn address(&mut self, global: Global) -> Result<Value> {
        let id = self.id_of(global)?;
        let ty = match self.ir.globals[id].addrspace {
            0 => Type::PTR,
            addrspace => self.pointer_type(addrspace),
        };
        Ok(self.intern(ty, Constant::Global(ty, id)))
    }

    /// Returns the constant expression `getelementptr (source, base, indices…)`.
    ///
    /// # Errors
    /// If the indices do not match the type.
    pub fn const_gep(&mut self, source: Type, base: Value, indices: &[Value], inbounds: bool) -> Result<Value> {
        let flags = GepFlags { inbounds, ..GepFlags::default() };
        let (base, list) = (self.part(base)?, self.parts(indices, |_| None)?);
        let typed = |(ty, id): TypedConst| (ty, Operand::Const(id));
        let indices = list.iter().map(|part| typed(*part)).collect();
        let inst = Inst::Gep { source, old: false, flags, base_ty: base.0, base: Operand::Const(base.1), indices };
        let ty = self.result_of(&inst)?;
        let expr = ConstExpr::Gep { source, flags, inrange: None, base, indices: list };
        Ok(self.intern(ty, Constant::Expr(ty, Box::new(expr))))
    }

    /// Returns a cast as a constant expression: `ptrtoint (ptr @x to i64)`.
    ///
    /// # Errors
    /// If the types have no such cast, or the cast has no constant expression (only `trunc`, `ptrtoint`,
    /// `inttoptr`, `bitcast` and `addrspacecast` have one).
    pub fn const_cast(&mut self, op: CastOp, value: Value, to: Type) -> Result<Value> {
        use CastOp::{Addrspacecast, Bitcast, Inttoptr, Ptrtoint, Trunc};
        if !matches!(op, Trunc | Ptrtoint | Inttoptr | Bitcast | Addrspacecast) {
            return Err(BuildError::new(format!("constants have no `{}`", op.keyword())));
        }
        let (arg, flags) = (self.part(value)?, CastFlags::default());
        self.result_of(&Inst::Cast { op, flags, from: arg.0, arg: Operand::Const(arg.1), to })?;
        Ok(self.intern(to, Constant::Expr(to, Box::new(ConstExpr::Cast { op, flags, arg }))))
    }

    /// Checks an instruction on constants and returns its result type.
    fn result_of(&mut self, inst: &Inst) -> Result<Type> {
        let body = Body::default();
        super::check::instruction(self, &body, Type::VOID, inst)?;
        Ok(infer::result_type(&mut self.ir.types, &self.ir.constants, inst))
    }

    pub(super) fn intern(&mut self, ty: Type, constant: Constant) -> Value {
        let id = self.ir.constants.intern(constant);
        Value { operand: Some(Operand::Const(id)), ty, owner: OwnerFunction { module: self.tag, function: None } }
    }

    pub(super) fn constant_of(&self, value: Value) -> Result<ConstId> {
        match value.operand {
            Some(Operand::Const(id)) if value.owner.module == self.tag => Ok(id),
            Some(Operand::Const(_)) => Err(BuildError::new("a constant of another module")),
            _ => Err(BuildError::new("a value that is not a constant")),
        }
    }

    fn part(&self, value: Value) -> Result<TypedConst> {
        Ok((value.ty, self.constant_of(value)?))
    }

    fn parts(&self, values: &[Value], wanted: impl Fn(usize) -> Option<Type>) -> Result<Box<[TypedConst]>> {
        let part = |(n, value): (usize, &Value)| match wanted(n) {
            Some(ty) if ty != value.ty => {
                let (is, ty) = (self.show(value.ty), self.show(ty));
                Err(BuildError::new(format!("element {n} is {is}, not {ty}")))
            }
            _ => self.part(*value),
        };
        values.iter().enumerate().map(part).collect()
    }
}
