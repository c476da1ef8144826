//! Values of LLVM 1.x: constants of the module, and operations common to constants and instructions.

use super::types::OldTypes;
use crate::bytecode::format::{kind, op};
use crate::bytecode::types::{Def, Ty};
use crate::ir::inst::{BinaryOp, CastOp, FcmpPred, IcmpPred};
use crate::ir::{ConstExpr, ConstId, Constant, GlobalId, Module, Type, TypedConst, Types, ValueId, print};
use rustc_hash::FxHashMap;

/// Value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Value {
    /// Zero value of a type, in slot 0.
    Zero(Ty),
    /// Variable or function, by index.
    Global(u32),
    /// Pool constant.
    Const(u32),
    /// Parameter or instruction of the module's function.
    Local(ValueId),
    /// Result of a helper instruction that the writer has inserted, by index in the function.
    Helper(u32, Ty),
}

/// Entry of the constant pool.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Entry {
    Int(u64),
    Float(u64),
    Bytes(Box<[u8]>),
    Parts(Vec<Value>),
    Expr(u32, Vec<Value>),
}

/// Emitter of operations: as constant expressions in the pool, or as instructions at the end of a function.
pub(super) trait Emitter {
    /// Emits an operation and returns its result. `of`: the operand type, which the encoding of an instruction
    /// contains.
    fn emit(&mut self, w: &mut Writer<'_>, op: u32, of: Ty, result: Ty, operands: Vec<Value>) -> Value;
    /// Returns the type of a local value.
    fn local(&self, value: ValueId) -> Ty;
}

/// Emitter of operations as constant expressions.
pub(super) struct Pool;

impl Emitter for Pool {
    fn emit(&mut self, w: &mut Writer<'_>, op: u32, _: Ty, result: Ty, operands: Vec<Value>) -> Value {
        w.intern(result, Entry::Expr(op, operands))
    }

    fn local(&self, _: ValueId) -> Ty {
        Ty::VOID
    }
}

/// Module writer.
pub(super) struct Writer<'m> {
    pub module: &'m Module,
    /// Types of the module, and pointer types that accesses need.
    pub types: Types,
    pub old_types: OldTypes,
    /// Globals in list order, with the types of their addresses.
    pub globals: Vec<(GlobalId, Ty)>,
    pub numbers: FxHashMap<GlobalId, u32>,
    pub pool: Vec<(Ty, Entry)>,
    ids: FxHashMap<(Ty, Entry), u32>,
    known: FxHashMap<ConstId, Value>,
}

/// Name of a construct that LLVM 1.x lacks, for a message.
pub(super) type Unsupported = String;

/// Returns the unsigned type of the same width.
pub(super) fn unsigned(ty: Ty) -> Ty {
    match ty.0 {
        kind::UBYTE..=kind::LONG => Ty(ty.0 & !1),
        _ => ty,
    }
}

fn is_float(ty: Ty) -> bool {
    matches!(ty, Ty::FLOAT | Ty::DOUBLE)
}

impl<'m> Writer<'m> {
    pub fn new(module: &'m Module, types: Types, old_types: OldTypes) -> Self {
        Writer {
            module,
            types,
            old_types,
            globals: Vec::new(),
            numbers: FxHashMap::default(),
            pool: Vec::new(),
            ids: FxHashMap::default(),
            known: FxHashMap::default(),
        }
    }

    /// Returns the LLVM 1.x type of a type.
    pub fn old_type(&self, ty: Type) -> Result<Ty, Unsupported> {
        self.old_types.get(ty).ok_or_else(|| format!("the type `{}`", self.types.display(ty)))
    }

    /// Returns the LLVM 1.x type of a scalar type, whose values instructions can have.
    pub fn scalar(&self, ty: Type) -> Result<Ty, Unsupported> {
        let old = self.old_type(ty)?;
        match (old.0, self.old_types.def(old)) {
            (kind::BOOL..=kind::DOUBLE, _) | (_, Def::Pointer(_)) => Ok(old),
            _ => Err(format!("a value of the type `{}`", self.types.display(ty))),
        }
    }

    /// Returns the pointer type to a type.
    pub fn pointer_to(&mut self, ty: Type) -> Result<Ty, Unsupported> {
        let pointer = self.types.pointer_to(ty);
        let old = self.old_type(ty)?;
        self.old_types.pointer(old).ok_or_else(|| format!("the type `{}`", self.types.display(pointer)))
    }

    fn is_pointer(&self, ty: Ty) -> bool {
        matches!(self.old_types.def(ty), Def::Pointer(_))
    }

    /// Returns the type of a value.
    pub fn ty(&self, emitter: &impl Emitter, value: Value) -> Ty {
        match value {
            Value::Zero(ty) | Value::Helper(_, ty) => ty,
            Value::Global(n) => self.globals[n as usize].1,
            Value::Const(n) => self.pool[n as usize].0,
            Value::Local(value) => emitter.local(value),
        }
    }

    /// Returns the pool constant, adding it if it is new.
    fn intern(&mut self, ty: Ty, entry: Entry) -> Value {
        if let Some(id) = self.ids.get(&(ty, entry.clone())) {
            return Value::Const(*id);
        }
        let id = self.pool.len() as u32;
        self.pool.push((ty, entry.clone()));
        self.ids.insert((ty, entry), id);
        Value::Const(id)
    }

    /// Returns an integer constant.
    pub fn int(&mut self, ty: Ty, bits: u64) -> Value {
        if bits == 0 { Value::Zero(ty) } else { self.intern(ty, Entry::Int(bits)) }
    }

    /// Returns a floating-point constant other than 0, which is a [`Value::Zero`].
    pub fn float(&mut self, ty: Type, bits: u64) -> Value {
        let ty = if ty == Type::FLOAT { Ty::FLOAT } else { Ty::DOUBLE };
        self.intern(ty, Entry::Float(bits))
    }

    /// Returns a constant converted to the LLVM 1.x type of `ty`.
    pub fn constant_as(&mut self, id: ConstId, ty: Type) -> Result<Value, Unsupported> {
        let value = self.constant(id)?;
        let ty = self.old_type(ty)?;
        Ok(self.cast(&mut Pool, value, ty))
    }

    /// Returns a constant, after creating its operands.
    pub fn constant(&mut self, id: ConstId) -> Result<Value, Unsupported> {
        let mut work = vec![id];
        while let Some(next) = self.module.constants.next_to_enter(&mut work, |id| self.known.contains_key(&id)) {
            let value = self.make(next)?;
            self.known.insert(next, value);
        }
        self.known.get(&id).copied().ok_or_else(|| "this constant".into())
    }

    fn make(&mut self, id: ConstId) -> Result<Value, Unsupported> {
        let constant = &self.module.constants[id];
        let refused = || Err(format!("the constant `{}`", print::constant(self.module, id)));
        Ok(match constant {
            Constant::Int(ty, bits) => {
                let ty = self.old_type(*ty)?;
                self.int(ty, *bits as u64)
            }
            Constant::Float(ty, bits) => match (self.old_type(*ty)?, *bits as u64) {
                (ty, 0) => Value::Zero(ty),
                (ty, bits) => self.intern(ty, Entry::Float(bits)),
            },
            // `undef` and `poison` may be replaced with any value.
            Constant::Null(ty) | Constant::Zero(ty) | Constant::Undef(ty) | Constant::Poison(ty) => {
                Value::Zero(self.old_type(*ty)?)
            }
            Constant::Global(_, global) => match self.numbers.get(global) {
                Some(n) => Value::Global(*n),
                None => return refused(),
            },
            Constant::String(ty, bytes) => match self.old_type(*ty)? {
                ty if bytes.is_empty() => Value::Zero(ty),
                ty => self.intern(ty, Entry::Bytes(bytes.clone())),
            },
            Constant::Array(ty, parts) | Constant::Struct(ty, parts) => {
                let ty = self.old_type(*ty)?;
                let fields: Vec<Ty> = match self.old_types.def(ty) {
                    Def::Array(elem, _) => vec![*elem; parts.len()],
                    Def::Struct(fields) => fields.to_vec(),
                    _ => return refused(),
                };
                let mut values = Vec::with_capacity(parts.len());
                for ((_, part), field) in parts.iter().zip(fields) {
                    let value = self.known[part];
                    values.push(self.cast(&mut Pool, value, field));
                }
                match values.iter().all(|value| matches!(value, Value::Zero(_))) {
                    true => Value::Zero(ty),
                    false => self.intern(ty, Entry::Parts(values)),
                }
            }
            Constant::Expr(ty, expr) => self.expression(*ty, expr).or_else(|what| what.map_or_else(refused, Err))?,
            _ => return refused(),
        })
    }

    /// Returns a constant expression. `Err(None)`: LLVM 1.x has no such expression.
    fn expression(&mut self, ty: Type, expr: &ConstExpr) -> Result<Value, Option<Unsupported>> {
        let pool = &mut Pool;
        let typed = |w: &mut Self, part: &TypedConst| {
            let (value, ty) = (w.known[&part.1], w.old_type(part.0)?);
            Ok::<Value, Unsupported>(w.cast(&mut Pool, value, ty))
        };
        match expr {
            ConstExpr::Cast { op, arg, .. } => {
                let (value, to) = (typed(self, arg)?, self.old_type(ty)?);
                Ok(self.lower_cast(pool, *op, value, to)?)
            }
            ConstExpr::Binary { op, lhs, rhs, .. } => {
                let (lhs, rhs) = (typed(self, lhs)?, typed(self, rhs)?);
                Ok(self.binary(pool, *op, lhs, rhs)?)
            }
            ConstExpr::Icmp { pred, lhs, rhs } => {
                let (lhs, rhs) = (typed(self, lhs)?, typed(self, rhs)?);
                Ok(self.icmp(pool, *pred, lhs, rhs))
            }
            ConstExpr::Fcmp { pred, lhs, rhs } => {
                let (lhs, rhs) = (typed(self, lhs)?, typed(self, rhs)?);
                Ok(self.fcmp(pool, *pred, lhs, rhs))
            }
            ConstExpr::Select { cond, then, other } => {
                let (cond, then, other) = (typed(self, cond)?, typed(self, then)?, typed(self, other)?);
                let ty = self.ty(pool, then);
                Ok(pool.emit(self, op::SELECT, ty, ty, vec![cond, then, other]))
            }
            ConstExpr::Gep { source, base, indices, .. } => {
                let base = self.known[&base.1];
                let indices: Vec<(Type, Value)> = indices.iter().map(|(ty, id)| (*ty, self.known[id])).collect();
                let (base, indices, result) = self.address(pool, *source, base, &indices)?;
                let of = self.ty(pool, base);
                let operands = std::iter::once(base).chain(indices).collect();
                let value = pool.emit(self, op::GETELEMENTPTR, of, result, operands);
                let ty = self.old_type(ty)?;
                Ok(self.cast(pool, value, ty))
            }
            _ => Err(None),
        }
    }

    /// Returns base, indices and result type of a getelementptr.
    pub fn address(
        &mut self,
        emitter: &mut impl Emitter,
        source: Type,
        base: Value,
        indices: &[(Type, Value)],
    ) -> Result<(Value, Vec<Value>, Ty), Unsupported> {
        let pointer = self.pointer_to(source)?;
        let base = self.cast(emitter, base, pointer);
        let (mut out, mut at) = (Vec::new(), self.old_type(source)?);
        for (n, (ty, index)) in indices.iter().enumerate() {
            let next = match self.old_types.def(at) {
                _ if n == 0 => at,
                Def::Array(elem, _) => *elem,
                Def::Struct(fields) => {
                    let number = match *index {
                        Value::Zero(_) => 0,
                        Value::Const(n) => match &self.pool[n as usize].1 {
                            Entry::Int(bits) => *bits,
                            _ => u64::MAX,
                        },
                        _ => u64::MAX,
                    };
                    let field = usize::try_from(number).ok().and_then(|n| fields.get(n)).copied();
                    let field = field.ok_or("a struct index out of range")?;
                    out.push(self.int(Ty::UINT, number));
                    at = field;
                    continue;
                }
                _ => return Err("this getelementptr".into()),
            };
            let old = self.scalar(*ty)?;
            out.push(match old {
                Ty::INT | Ty::LONG => self.cast(emitter, *index, old),
                _ if is_float(old) || self.is_pointer(old) => return Err("this getelementptr".into()),
                Ty::BOOL => self.lower_cast(emitter, CastOp::Sext, *index, Ty::LONG)?,
                _ => self.cast(emitter, *index, Ty::LONG),
            });
            at = next;
        }
        let result = self.old_types.pointer(at).ok_or("the type of this getelementptr")?;
        Ok((base, out, result))
    }

    /// Casts a value to another type with the `cast` of LLVM 1.x, which extends according to the signedness of the
    /// source type, and compares with 0 if the target is `bool`.
    pub fn cast(&mut self, emitter: &mut impl Emitter, value: Value, to: Ty) -> Value {
        let from = self.ty(emitter, value);
        if from == to {
            return value;
        }
        match value {
            Value::Zero(_) => return Value::Zero(to),
            Value::Const(n) => {
                if let (Entry::Int(bits), Some((width, signed)), Some((to_width, _))) =
                    (&self.pool[n as usize].1, from.width(), to.width())
                {
                    let high = bits << (64 - width);
                    let wide = if signed { (high as i64 >> (64 - width)) as u64 } else { high >> (64 - width) };
                    if to == Ty::BOOL {
                        return self.int(to, u64::from(wide != 0));
                    }
                    return self.int(to, wide & (u64::MAX >> (64 - to_width)));
                }
            }
            _ => {}
        }
        match value {
            // A cast of a constant is a constant.
            Value::Const(_) | Value::Global(_) => Pool.emit(self, op::CAST, from, to, vec![value]),
            _ => emitter.emit(self, op::CAST, from, to, vec![value]),
        }
    }

    /// Emits a cast of current LLVM IR as one or more operations of LLVM 1.x.
    pub fn lower_cast(
        &mut self,
        emitter: &mut impl Emitter,
        op: CastOp,
        value: Value,
        to: Ty,
    ) -> Result<Value, Unsupported> {
        let from = self.ty(emitter, value);
        let is_scalar = |ty: Ty| (kind::BOOL..=kind::DOUBLE).contains(&ty.0) || self.is_pointer(ty);
        if !is_scalar(from) || !is_scalar(to) {
            return Err(format!("this `{}`", op.keyword()));
        }
        Ok(match op {
            CastOp::Trunc if to == Ty::BOOL => {
                let one = self.int(from, 1);
                let bit = emitter.emit(self, op::AND, from, from, vec![value, one]);
                emitter.emit(self, op::CAST, from, to, vec![bit])
            }
            CastOp::Zext | CastOp::Uitofp | CastOp::Inttoptr if from != Ty::BOOL => {
                let value = self.cast(emitter, value, unsigned(from));
                emitter.emit(self, op::CAST, unsigned(from), to, vec![value])
            }
            CastOp::Sext | CastOp::Sitofp if from == Ty::BOOL => {
                let wide = if is_float(to) { Ty::LONG } else { to };
                let bit = emitter.emit(self, op::CAST, from, wide, vec![value]);
                let all = emitter.emit(self, op::SUB, wide, wide, vec![Value::Zero(wide), bit]);
                self.cast(emitter, all, to)
            }
            CastOp::Fptoui | CastOp::Fptosi if to == Ty::BOOL => return Err(format!("a `{}` to `i1`", op.keyword())),
            CastOp::Fptoui => {
                let value = emitter.emit(self, op::CAST, from, unsigned(to), vec![value]);
                self.cast(emitter, value, to)
            }
            CastOp::Ptrtoint if to == Ty::BOOL => {
                let value = emitter.emit(self, op::CAST, from, Ty::ULONG, vec![value]);
                return self.lower_cast(emitter, CastOp::Trunc, value, to);
            }
            CastOp::Bitcast if is_float(from) != is_float(to) => {
                return Err("a `bitcast` between integers and floating-point numbers".into());
            }
            CastOp::Addrspacecast | CastOp::Ptrtoaddr => return Err(format!("this `{}`", op.keyword())),
            _ => emitter.emit(self, op::CAST, from, to, vec![value]),
        })
    }

    /// Emits a binary operation.
    pub fn binary(
        &mut self,
        emitter: &mut impl Emitter,
        op: BinaryOp,
        lhs: Value,
        rhs: Value,
    ) -> Result<Value, Unsupported> {
        use BinaryOp::*;
        let ty = self.ty(emitter, lhs);
        if ty == Ty::BOOL {
            let number = match op {
                Add | Sub | Xor => op::XOR,
                Mul | And => op::AND,
                Or => op::OR,
                _ => return Err(format!("`{}` of `i1`", op.keyword())),
            };
            return Ok(emitter.emit(self, number, ty, ty, vec![lhs, rhs]));
        }
        let number = match op {
            Add | Fadd => op::ADD,
            Sub | Fsub => op::SUB,
            Mul | Fmul => op::MUL,
            Sdiv | Udiv | Fdiv => op::DIV,
            Srem | Urem | Frem => op::REM,
            And => op::AND,
            Or => op::OR,
            Xor => op::XOR,
            Shl => op::SHL,
            Lshr | Ashr => op::SHR,
        };
        let of = if matches!(op, Udiv | Urem | Lshr) { unsigned(ty) } else { ty };
        let lhs = self.cast(emitter, lhs, of);
        let rhs = match op {
            Shl | Lshr | Ashr => self.cast(emitter, rhs, Ty::UBYTE),
            _ => self.cast(emitter, rhs, of),
        };
        let value = emitter.emit(self, number, of, of, vec![lhs, rhs]);
        Ok(self.cast(emitter, value, ty))
    }

    /// Emits a comparison of integers or pointers.
    pub fn icmp(&mut self, emitter: &mut impl Emitter, pred: IcmpPred, lhs: Value, rhs: Value) -> Value {
        use IcmpPred::*;
        let ty = self.ty(emitter, lhs);
        let number = match pred {
            Eq => op::SETEQ,
            Ne => op::SETNE,
            Ule | Sle => op::SETLE,
            Uge | Sge => op::SETGE,
            Ult | Slt => op::SETLT,
            Ugt | Sgt => op::SETGT,
        };
        let signed = matches!(pred, Sle | Sge | Slt | Sgt);
        let of = match ty {
            // As a signed `i1`, true is -1 and less than false: the operands are swapped.
            Ty::BOOL if signed => return emitter.emit(self, number, ty, Ty::BOOL, vec![rhs, lhs]),
            ty if self.is_pointer(ty) && signed => Ty::LONG,
            ty if matches!(pred, Ule | Uge | Ult | Ugt) => unsigned(ty),
            ty => ty,
        };
        let (lhs, rhs) = (self.cast(emitter, lhs, of), self.cast(emitter, rhs, of));
        emitter.emit(self, number, of, Ty::BOOL, vec![lhs, rhs])
    }

    /// Emits a floating-point comparison. The comparisons of LLVM 1.x are ordered, that is, false for NaN, except
    /// `setne`.
    pub fn fcmp(&mut self, emitter: &mut impl Emitter, pred: FcmpPred, lhs: Value, rhs: Value) -> Value {
        use FcmpPred::*;
        let ty = self.ty(emitter, lhs);
        let mut set =
            |w: &mut Self, number: u32, lhs: Value, rhs: Value| emitter.emit(w, number, ty, Ty::BOOL, vec![lhs, rhs]);
        let simple = |pred: FcmpPred| match pred {
            Oeq => op::SETEQ,
            Ole => op::SETLE,
            Oge => op::SETGE,
            Olt => op::SETLT,
            Ogt => op::SETGT,
            _ => op::SETNE,
        };
        let value = match pred {
            Oeq | Ole | Oge | Olt | Ogt | Une => return set(self, simple(pred), lhs, rhs),
            False | True => Value::Zero(Ty::BOOL),
            One | Ueq => {
                let (less, more) = (set(self, op::SETLT, lhs, rhs), set(self, op::SETGT, lhs, rhs));
                emitter.emit(self, op::OR, Ty::BOOL, Ty::BOOL, vec![less, more])
            }
            Ord | Uno => {
                let (left, right) = (set(self, op::SETEQ, lhs, lhs), set(self, op::SETEQ, rhs, rhs));
                emitter.emit(self, op::AND, Ty::BOOL, Ty::BOOL, vec![left, right])
            }
            Ugt => set(self, op::SETLE, lhs, rhs),
            Uge => set(self, op::SETLT, lhs, rhs),
            Ult => set(self, op::SETGE, lhs, rhs),
            Ule => set(self, op::SETGT, lhs, rhs),
        };
        match pred {
            One | Ord => value,
            _ => {
                let flip = if pred == False { Value::Zero(Ty::BOOL) } else { self.int(Ty::BOOL, 1) };
                emitter.emit(self, op::XOR, Ty::BOOL, Ty::BOOL, vec![value, flip])
            }
        }
    }
}
