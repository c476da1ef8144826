//! Builder for the instructions that replace a call. Every function checks its operands. If they do not fit, the
//! builder is marked as failed and the call is kept, so that a declaration with unexpected types is rejected like any
//! other unknown intrinsic.

use crate::ir::asm::InlineAsm;
use crate::ir::inst::{
    Arg, BinaryFlags, BinaryOp, CallInfo, CastFlags, CastOp, FastMath, FcmpPred, GepFlags, IcmpPred, UnaryOp,
};
use crate::ir::{Align, Body, Constant, FloatKind, Inst, InstId, Module, Operand, Piece, Type, TypeKind, TypedOperand};

/// Maximum width of x86 vectors in bits.
const MAX_BITS: u32 = 512;

/// Builder for the replacement of one call.
pub(super) struct Builder<'m> {
    pub(super) module: &'m mut Module,
    body: &'m mut Body,
    /// The call being replaced.
    at: InstId,
    /// Instructions to insert before it.
    pub(super) insts: Vec<InstId>,
    /// Return type of the call.
    pub(super) ret: Type,
    failed: bool,
}

impl<'m> Builder<'m> {
    pub(super) fn new(module: &'m mut Module, body: &'m mut Body, at: InstId, ret: Type) -> Builder<'m> {
        Builder { module, body, at, insts: Vec::new(), ret, failed: false }
    }

    /// Marks the builder as failed, because the call does not have the types of its intrinsic. The returned
    /// value is never used.
    pub(super) fn fail(&mut self) -> TypedOperand {
        self.failed = true;
        (Type::INVALID, Operand::Const(self.module.constants.intern(Constant::Poison(Type::I1))))
    }

    pub(super) fn has_failed(&self) -> bool {
        self.failed
    }

    /// Fails unless the condition holds.
    pub(super) fn require(&mut self, condition: bool) {
        self.failed |= !condition;
    }

    /// Appends an instruction with a result.
    fn put(&mut self, inst: Inst, ty: Type) -> TypedOperand {
        if self.failed {
            return self.fail();
        }
        let (id, value) = self.body.derive_value(inst, ty, self.at);
        self.insts.push(id);
        (ty, Operand::Value(value))
    }

    /// Appends an instruction without a result.
    fn put_void(&mut self, inst: Inst) -> InstId {
        let id = self.body.derive(inst, self.at);
        self.insts.push(id);
        id
    }

    // Types.

    /// Returns number of elements and element type; a scalar counts as one element.
    pub(super) fn shape(&self, ty: Type) -> (u32, Type) {
        match self.module.types.vector(ty) {
            Some((len, _, elem)) => (len, elem),
            None => (1, ty),
        }
    }

    pub(super) fn lanes(&self, v: TypedOperand) -> u32 {
        self.shape(v.0).0
    }

    pub(super) fn elem(&self, v: TypedOperand) -> Type {
        self.shape(v.0).1
    }

    /// Returns the width of a scalar type in bits; 0 for types other than integers and floating-point types.
    pub(super) fn bits(&self, ty: Type) -> u32 {
        let types = &self.module.types;
        types.int_width(ty).or_else(|| types.float_kind(ty).map(FloatKind::bits)).unwrap_or(0)
    }

    /// Returns the width of an element in bits.
    pub(super) fn elem_bits(&self, v: TypedOperand) -> u32 {
        self.bits(self.elem(v))
    }

    /// Returns the width of the whole value in bits.
    pub(super) fn total_bits(&self, v: TypedOperand) -> u32 {
        self.lanes(v) * self.elem_bits(v)
    }

    pub(super) fn is_float(&self, v: TypedOperand) -> bool {
        self.module.types.float_kind(self.elem(v)).is_some()
    }

    fn is_vector(&self, v: TypedOperand) -> bool {
        self.module.types.vector(v.0).is_some()
    }

    pub(super) fn is_pointer(&self, v: TypedOperand) -> bool {
        self.module.types.is_ptr(v.0)
    }

    /// Whether a type can occur as an operand of an x86 intrinsic.
    pub(super) fn can_be_operand(&self, ty: Type) -> bool {
        match self.module.types.vector(ty) {
            Some((len, scalable, elem)) => {
                let bits = self.bits(elem);
                !scalable && len.is_power_of_two() && matches!(bits, 1 | 8 | 16 | 32 | 64) && len <= MAX_BITS / bits
            }
            None => self.bits(ty) <= 64,
        }
    }

    pub(super) fn int(&mut self, bits: u32) -> Type {
        self.module.types.int(bits.max(1))
    }

    pub(super) fn vector(&mut self, len: u32, elem: Type) -> Type {
        if elem == Type::INVALID {
            return elem;
        }
        self.module.types.intern(TypeKind::Vector { len, scalable: false, elem })
    }

    /// Returns the type with `elem` in place of the element type; `elem` itself for a scalar.
    pub(super) fn like(&mut self, v: TypedOperand, elem: Type) -> Type {
        if elem == Type::INVALID { elem } else { self.module.types.with_lanes_of(v.0, elem) }
    }

    // Constants.

    fn constant(&mut self, ty: Type, constant: Constant) -> TypedOperand {
        (ty, Operand::Const(self.module.constants.intern(constant)))
    }

    fn scalar_constant(&mut self, ty: Type, bits: u128) -> TypedOperand {
        let width = self.bits(ty);
        if width == 0 {
            return self.fail();
        }
        let bits = if width < 128 { bits & ((1 << width) - 1) } else { bits };
        match self.module.types.float_kind(ty) {
            Some(_) => self.constant(ty, Constant::Float(ty, bits)),
            None => self.constant(ty, Constant::Int(ty, bits)),
        }
    }

    /// Returns a constant with this value, or bit pattern for floating-point types, in each element.
    pub(super) fn number(&mut self, ty: Type, bits: u128) -> TypedOperand {
        let (len, elem) = self.shape(ty);
        let one = self.scalar_constant(elem, bits);
        self.splat_constant(ty, len, one)
    }

    fn splat_constant(&mut self, ty: Type, len: u32, one: TypedOperand) -> TypedOperand {
        match (self.module.types.vector(ty), one.1) {
            (Some(_), Operand::Const(c)) if !self.failed => {
                self.constant(ty, Constant::Vector(ty, vec![(one.0, c); len as usize].into()))
            }
            _ => one,
        }
    }

    pub(super) fn zero(&mut self, ty: Type) -> TypedOperand {
        self.number(ty, 0)
    }

    /// Returns a constant vector of integers.
    pub(super) fn numbers(&mut self, elem: Type, all: &[u128]) -> TypedOperand {
        let ty = self.vector(all.len() as u32, elem);
        let mut parts = Vec::with_capacity(all.len());
        for bits in all {
            if let (elem, Operand::Const(c)) = self.scalar_constant(elem, *bits) {
                parts.push((elem, c));
            }
        }
        self.constant(ty, Constant::Vector(ty, parts.into()))
    }

    /// Returns a floating-point constant with this value in each element.
    pub(super) fn float(&mut self, ty: Type, value: f64) -> TypedOperand {
        match self.module.types.float_kind(self.shape(ty).1) {
            Some(FloatKind::Float) => self.number(ty, (value as f32).to_bits().into()),
            Some(FloatKind::Double) => self.number(ty, value.to_bits().into()),
            _ => self.fail(),
        }
    }

    /// Returns the value of an immediate.
    pub(super) fn immediate(&mut self, v: TypedOperand) -> u32 {
        let found = match v.1 {
            Operand::Const(c) => self.module.constants[c].as_int(),
            Operand::Value(_) => None,
        };
        match found {
            Some(n) => n as u32,
            None => {
                self.failed = true;
                0
            }
        }
    }

    // Instructions.

    pub(super) fn binary(&mut self, op: BinaryOp, a: TypedOperand, b: TypedOperand) -> TypedOperand {
        self.require(a.0 == b.0 && self.is_float(a) == op.is_float() && self.elem_bits(a) != 0);
        let flags = BinaryFlags::default();
        self.put(Inst::Binary { op, flags, ty: a.0, lhs: a.1, rhs: b.1 }, a.0)
    }

    pub(super) fn add(&mut self, a: TypedOperand, b: TypedOperand) -> TypedOperand {
        self.binary(BinaryOp::Add, a, b)
    }
    pub(super) fn sub(&mut self, a: TypedOperand, b: TypedOperand) -> TypedOperand {
        self.binary(BinaryOp::Sub, a, b)
    }
    pub(super) fn mul(&mut self, a: TypedOperand, b: TypedOperand) -> TypedOperand {
        self.binary(BinaryOp::Mul, a, b)
    }
    pub(super) fn and(&mut self, a: TypedOperand, b: TypedOperand) -> TypedOperand {
        self.binary(BinaryOp::And, a, b)
    }
    pub(super) fn or(&mut self, a: TypedOperand, b: TypedOperand) -> TypedOperand {
        self.binary(BinaryOp::Or, a, b)
    }
    pub(super) fn xor(&mut self, a: TypedOperand, b: TypedOperand) -> TypedOperand {
        self.binary(BinaryOp::Xor, a, b)
    }

    pub(super) fn not(&mut self, a: TypedOperand) -> TypedOperand {
        let ones = self.number(a.0, u128::MAX);
        self.xor(a, ones)
    }

    /// Applies a binary operation to a value and a constant.
    pub(super) fn binary_by(&mut self, op: BinaryOp, a: TypedOperand, n: u128) -> TypedOperand {
        let n = self.number(a.0, n);
        self.binary(op, a, n)
    }

    pub(super) fn fneg(&mut self, a: TypedOperand) -> TypedOperand {
        self.require(self.is_float(a));
        self.put(Inst::Unary { op: UnaryOp::Fneg, fast: FastMath::default(), ty: a.0, arg: a.1 }, a.0)
    }

    fn convert(&mut self, op: CastOp, a: TypedOperand, to: Type) -> TypedOperand {
        self.put(Inst::Cast { op, flags: CastFlags::default(), from: a.0, arg: a.1, to }, to)
    }

    /// Converts each element to a type.
    pub(super) fn cast(&mut self, op: CastOp, a: TypedOperand, elem: Type) -> TypedOperand {
        use CastOp::*;
        let (from, to) = (self.elem_bits(a), self.bits(elem));
        let (float, to_float) = (self.is_float(a), self.module.types.float_kind(elem).is_some());
        let fits = match op {
            Trunc => !float && !to_float && from > to,
            Zext | Sext => !float && !to_float && from < to,
            Fptrunc => float && to_float && from > to,
            Fpext => float && to_float && from < to,
            Fptoui | Fptosi => float && !to_float,
            Uitofp | Sitofp => !float && to_float,
            _ => false,
        };
        self.require(fits && from != 0 && to != 0);
        let to = self.like(a, elem);
        self.convert(op, a, to)
    }

    /// Extends or truncates integers to this width.
    pub(super) fn resize(&mut self, a: TypedOperand, bits: u32, signed: bool) -> TypedOperand {
        let to = self.int(bits);
        match self.elem_bits(a) {
            from if from == bits && !self.is_float(a) => a,
            from if from > bits => self.cast(CastOp::Trunc, a, to),
            _ if signed => self.cast(CastOp::Sext, a, to),
            _ => self.cast(CastOp::Zext, a, to),
        }
    }

    pub(super) fn bitcast(&mut self, a: TypedOperand, to: Type) -> TypedOperand {
        if a.0 == to {
            return a;
        }
        let (len, elem) = self.shape(to);
        self.require(self.total_bits(a) == len * self.bits(elem) && self.total_bits(a) != 0);
        self.convert(CastOp::Bitcast, a, to)
    }

    /// Bitcasts to a vector of integers of this width.
    pub(super) fn as_ints(&mut self, a: TypedOperand, bits: u32) -> TypedOperand {
        let elem = self.int(bits);
        let to = self.vector((self.total_bits(a) / bits).max(1), elem);
        self.bitcast(a, to)
    }

    /// Bitcasts each element to an integer.
    pub(super) fn as_int_lanes(&mut self, a: TypedOperand) -> TypedOperand {
        let elem = self.int(self.elem_bits(a));
        let to = self.like(a, elem);
        self.bitcast(a, to)
    }

    pub(super) fn icmp(&mut self, pred: IcmpPred, a: TypedOperand, b: TypedOperand) -> TypedOperand {
        self.require(a.0 == b.0 && !self.is_float(a) && self.elem_bits(a) != 0);
        let ty = self.like(a, Type::I1);
        self.put(Inst::Icmp { pred, samesign: false, ty: a.0, lhs: a.1, rhs: b.1 }, ty)
    }

    /// Compares with a constant.
    pub(super) fn icmp_by(&mut self, pred: IcmpPred, a: TypedOperand, n: u128) -> TypedOperand {
        let n = self.number(a.0, n);
        self.icmp(pred, a, n)
    }

    pub(super) fn fcmp(&mut self, pred: FcmpPred, a: TypedOperand, b: TypedOperand) -> TypedOperand {
        self.require(a.0 == b.0 && self.is_float(a));
        let ty = self.like(a, Type::I1);
        self.put(Inst::Fcmp { pred, fast: FastMath::default(), ty: a.0, lhs: a.1, rhs: b.1 }, ty)
    }

    pub(super) fn select(&mut self, cond: TypedOperand, then: TypedOperand, other: TypedOperand) -> TypedOperand {
        let fits = self.elem_bits(cond) == 1 && (!self.is_vector(cond) || self.lanes(cond) == self.lanes(then));
        self.require(fits && then.0 == other.0);
        let inst = Inst::Select { fast: FastMath::default(), cond_ty: cond.0, cond: cond.1, then, other };
        self.put(inst, then.0)
    }

    /// Shuffles the concatenation of two vectors: returns the elements with these indices.
    pub(super) fn shuffle(&mut self, a: TypedOperand, b: TypedOperand, list: &[u32]) -> TypedOperand {
        let len = self.lanes(a);
        self.require(a.0 == b.0 && self.is_vector(a) && list.iter().all(|n| *n < 2 * len));
        let all: Vec<u128> = list.iter().map(|n| u128::from(*n)).collect();
        let mask = self.numbers(Type::I32, &all);
        let elem = self.elem(a);
        let ty = self.vector(list.len() as u32, elem);
        self.put(Inst::ShuffleVector { lhs: a, rhs: b, mask }, ty)
    }

    /// Returns the elements of a vector with these indices.
    pub(super) fn permute(&mut self, a: TypedOperand, list: &[u32]) -> TypedOperand {
        self.shuffle(a, a, list)
    }

    /// Returns the lowest elements.
    pub(super) fn low(&mut self, a: TypedOperand, len: u32) -> TypedOperand {
        match self.lanes(a) {
            all if all == len => a,
            _ => self.permute(a, &(0..len).collect::<Vec<_>>()),
        }
    }

    /// Extends a vector with zeros to a number of elements.
    pub(super) fn widen(&mut self, a: TypedOperand, len: u32) -> TypedOperand {
        let own = self.lanes(a);
        if own >= len {
            return a;
        }
        let zero = self.zero(a.0);
        self.shuffle(a, zero, &(0..len).map(|n| n.min(own)).collect::<Vec<_>>())
    }

    /// Concatenates two vectors.
    pub(super) fn concat(&mut self, a: TypedOperand, b: TypedOperand) -> TypedOperand {
        let len = self.lanes(a);
        self.shuffle(a, b, &(0..2 * len).collect::<Vec<_>>())
    }

    pub(super) fn extract(&mut self, a: TypedOperand, n: u32) -> TypedOperand {
        let index = self.number(Type::I64, n.into());
        self.require(n < self.lanes(a));
        self.extract_at(a, index)
    }

    /// Returns the element at a variable index.
    pub(super) fn extract_at(&mut self, a: TypedOperand, index: TypedOperand) -> TypedOperand {
        self.require(self.is_vector(a));
        let elem = self.elem(a);
        self.put(Inst::ExtractElement { vector: a, index }, elem)
    }

    pub(super) fn insert(&mut self, a: TypedOperand, value: TypedOperand, n: u32) -> TypedOperand {
        let index = self.number(Type::I64, n.into());
        self.require(n < self.lanes(a));
        self.insert_at(a, value, index)
    }

    /// Replaces the element at a variable index.
    pub(super) fn insert_at(&mut self, a: TypedOperand, value: TypedOperand, index: TypedOperand) -> TypedOperand {
        self.require(self.is_vector(a) && self.elem(a) == value.0);
        self.put(Inst::InsertElement { vector: a, value, index }, a.0)
    }

    /// Builds a vector from its elements.
    pub(super) fn build(&mut self, parts: &[TypedOperand]) -> TypedOperand {
        let Some(first) = parts.first() else { return self.fail() };
        let ty = self.vector(parts.len() as u32, first.0);
        let mut all = self.zero(ty);
        for (n, part) in (0..).zip(parts) {
            all = self.insert(all, *part, n);
        }
        all
    }

    /// Builds a vector with the same value in each element.
    pub(super) fn splat(&mut self, value: TypedOperand, len: u32) -> TypedOperand {
        if let Operand::Const(_) = value.1 {
            let ty = self.vector(len, value.0);
            return self.splat_constant(ty, len, value);
        }
        let ty = self.vector(len, value.0);
        let zero = self.zero(ty);
        let first = self.insert(zero, value, 0);
        self.permute(first, &vec![0; len as usize])
    }

    /// Replaces a field of a struct.
    pub(super) fn insert_value(&mut self, agg: TypedOperand, value: TypedOperand, n: u32) -> TypedOperand {
        self.put(Inst::InsertValue { agg, value, indices: Box::new([n]) }, agg.0)
    }

    /// Returns poison.
    pub(super) fn poison(&mut self, ty: Type) -> TypedOperand {
        self.constant(ty, Constant::Poison(ty))
    }

    /// Returns a field of a struct.
    pub(super) fn extract_value(&mut self, agg: TypedOperand, n: u32, ty: Type) -> TypedOperand {
        self.put(Inst::ExtractValue { agg, indices: Box::new([n]) }, ty)
    }

    pub(super) fn load(&mut self, ty: Type, ptr: TypedOperand, align: u64) -> TypedOperand {
        self.require(self.is_pointer(ptr));
        let ((ptr_ty, ptr), align) = (ptr, Align::new(align));
        self.put(Inst::Load { ty, old: false, atomic: None, volatile: false, ptr_ty, ptr, align }, ty)
    }

    pub(super) fn store(&mut self, value: TypedOperand, ptr: TypedOperand, align: u64) {
        self.require(self.is_pointer(ptr));
        if !self.failed {
            let align = Align::new(align);
            self.put_void(Inst::Store { atomic: None, volatile: false, value, ptr_ty: ptr.0, ptr: ptr.1, align });
        }
    }

    /// Computes an address plus a byte offset; the offsets may be a vector.
    pub(super) fn offset(&mut self, base: TypedOperand, bytes: TypedOperand) -> TypedOperand {
        self.require(self.is_pointer(base) && !self.is_float(bytes));
        let ty = self.like(bytes, Type::PTR);
        let inst = Inst::Gep {
            source: Type::I8,
            old: false,
            flags: GepFlags::default(),
            base_ty: base.0,
            base: base.1,
            indices: Box::new([bytes]),
        };
        self.put(inst, ty)
    }

    // Calls.

    /// Returns LLVM's overload suffix for a type.
    fn mangled(&self, ty: Type) -> String {
        let types = &self.module.types;
        let (len, elem) = self.shape(ty);
        let one = match (types.int_width(elem), types.float_kind(elem)) {
            (Some(bits), _) => format!("i{bits}"),
            (_, Some(FloatKind::BFloat)) => "bf16".into(),
            (_, Some(kind)) => format!("f{}", kind.bits()),
            _ => "p0".into(),
        };
        if types.vector(ty).is_some() { format!("v{len}{one}") } else { one }
    }

    /// Calls a LangRef intrinsic with these overloaded types.
    pub(super) fn intrinsic(
        &mut self,
        name: &str,
        overloads: &[Type],
        ret: Type,
        args: &[TypedOperand],
    ) -> TypedOperand {
        if self.failed {
            return self.fail();
        }
        let suffix: String = overloads.iter().map(|ty| format!(".{}", self.mangled(*ty))).collect();
        self.call(&format!("llvm.{name}{suffix}"), ret, args)
    }

    /// Calls a LangRef intrinsic that is overloaded on the type of its first operand, which is also its return
    /// type.
    pub(super) fn overloaded(&mut self, name: &str, args: &[TypedOperand]) -> TypedOperand {
        let Some(first) = args.first() else { return self.fail() };
        let ty = first.0;
        self.intrinsic(name, &[ty], ty, args)
    }

    /// Calls an x86 intrinsic that engines implement.
    pub(super) fn x86(&mut self, name: &str, ret: Type, args: &[TypedOperand]) -> TypedOperand {
        self.call(&format!("llvm.x86.{name}"), ret, args)
    }

    /// Calls inline assembly.
    pub(super) fn assembly(&mut self, template: &str, constraints: &str, ret: Type) -> TypedOperand {
        let asm = InlineAsm {
            template: template.as_bytes().into(),
            constraints: constraints.into(),
            sideeffect: true,
            alignstack: false,
            inteldialect: false,
            unwind: false,
        };
        let callee = self.constant(Type::PTR, Constant::InlineAsm(Type::PTR, Box::new(asm)));
        let fn_ty = self.module.types.function(ret, [], false);
        self.call_operand(callee.1, fn_ty, ret, &[])
    }

    /// Calls a function, declaring it if needed.
    fn call(&mut self, name: &str, ret: Type, args: &[TypedOperand]) -> TypedOperand {
        if self.failed {
            return self.fail();
        }
        let params: Vec<Type> = args.iter().map(|arg| arg.0).collect();
        let fn_ty = self.module.types.function(ret, params, false);
        let callee = self.module.intrinsic(name, fn_ty, self.body.span(self.at), true);
        let callee = self.constant(Type::PTR, Constant::Global(Type::PTR, callee));
        self.call_operand(callee.1, fn_ty, ret, args)
    }

    fn call_operand(&mut self, callee: Operand, fn_ty: Type, ret: Type, args: &[TypedOperand]) -> TypedOperand {
        if self.failed {
            return self.fail();
        }
        let call = Inst::Call(Box::new(CallInfo::new(callee, fn_ty, ret, args.iter().map(Arg::from).collect())));
        if ret == Type::VOID {
            self.put_void(call);
            return (Type::PTR, callee);
        }
        self.put(call, ret)
    }

    /// Returns a metadata string argument.
    pub(super) fn word(&mut self, word: &str) -> TypedOperand {
        let text = [Piece::Text(format!("!\"{word}\"").into())];
        self.constant(Type::METADATA, Constant::Metadata(Box::new(text)))
    }
}
