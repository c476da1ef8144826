//! Instructions of old LLVM versions that expand to several current ones, for all readers: `malloc` and `free` (LLVM
//! before 2.7) become calls of the C library, as in LLVM; the amount of a shift may have another type than the shifted
//! value (LLVM before 2.0).

use crate::ir::inst::{Arg, CallInfo, CastFlags, CastOp, FastMath, GepFlags};
use crate::ir::{
    Align, ConstExpr, ConstId, Constant, GlobalId, Inst, Module, Operand, Type, TypeKind, TypedConst, TypedOperand,
    Types,
};

/// Alignment in bytes that the C library's `malloc` guarantees.
const MALLOC_ALIGN: u64 = 16;

/// A reader that is building a function, into which the instructions are inserted.
pub trait InstSink {
    /// The module under construction.
    fn module(&mut self) -> &mut Module;
    /// Appends an instruction before the one being built, and returns its result.
    fn add(&mut self, inst: Inst) -> Operand;
    /// Returns the function with a name such as `@free`, and declares it with this type if the module does not
    /// have it.
    fn function(&mut self, name: &'static str, ty: Type) -> GlobalId;
}

/// Expands `malloc T, iN count, align a` and returns its last instruction. The result is null if count times
/// size does not fit in 64 bits.
pub fn malloc(to: &mut impl InstSink, ty: Type, count: Option<TypedOperand>, align: Option<Align>) -> Inst {
    let mut size = size_of(to.module(), ty);
    if let Some((count_ty, count)) = count {
        size = product(to, count_ty, count, size);
    }
    let bytes = to.module().types.pointer_to(Type::I8);
    let memory = match align {
        Some(align) if align.bytes() > MALLOC_ALIGN => {
            let align = Operand::Const(int(to.module(), align.bytes()));
            call(to, "@aligned_alloc", bytes, &[(Type::I64, align), (Type::I64, size)])
        }
        _ => call(to, "@malloc", bytes, &[(Type::I64, size)]),
    };
    let result = to.module().types.pointer_to(ty);
    let arg = to.add(memory);
    Inst::Cast { op: CastOp::Bitcast, flags: CastFlags::default(), from: bytes, arg, to: result }
}

/// Expands `free T* p` and returns its last instruction.
pub fn free(to: &mut impl InstSink, (from, arg): TypedOperand) -> Inst {
    let bytes = to.module().types.pointer_to(Type::I8);
    let typed = matches!(to.module().types.pointee(from), Some(Some(_)));
    let argument = match typed && from != bytes {
        true => {
            let cast = Inst::Cast { op: CastOp::Bitcast, flags: CastFlags::default(), from, arg, to: bytes };
            (bytes, to.add(cast))
        }
        false => (from, arg),
    };
    call(to, "@free", Type::VOID, &[argument])
}

/// Converts the amount of a shift to the type of the shifted value. An amount that exceeds the width still does
/// afterwards.
pub fn shift_amount(to: &mut impl InstSink, (from, amount): TypedOperand, ty: Type) -> Operand {
    match (amount, amount_cast(&to.module().types, from, ty)) {
        (_, None) => amount,
        (Operand::Const(id), _) => Operand::Const(constant_amount(to.module(), (from, id), ty)),
        (Operand::Value(_), Some((op, flags))) => to.add(Inst::Cast { op, flags, from, arg: amount, to: ty }),
    }
}

/// Converts a constant shift amount; see [`shift_amount`].
pub fn constant_amount(module: &mut Module, (from, id): TypedConst, ty: Type) -> ConstId {
    let Some((op, flags)) = amount_cast(&module.types, from, ty) else { return id };
    let wide = module.types.int_width(ty).unwrap_or(0);
    let constant = match module.constants[id].clone() {
        Constant::Invalid => Constant::Invalid,
        Constant::Int(_, bits) => Constant::int(ty, wide, bits.min(u128::MAX >> (128 - wide.clamp(1, 128)))),
        Constant::Undef(_) => Constant::Undef(ty),
        Constant::Poison(_) => Constant::Poison(ty),
        _ => Constant::Expr(ty, Box::new(ConstExpr::Cast { op, flags, arg: (from, id) })),
    };
    module.constants.intern(constant)
}

/// Returns the cast from the amount's type to that of the shifted value; `None` if they are equal, or not both
/// integers.
fn amount_cast(types: &Types, from: Type, to: Type) -> Option<(CastOp, CastFlags)> {
    let (narrow, wide) = types.int_width(from).zip(types.int_width(to)).filter(|(a, b)| a != b)?;
    let op = if narrow < wide { CastOp::Zext } else { CastOp::Trunc };
    // With `nuw`, lost bits make the amount poison, as the result of shifting that far is.
    Some((op, CastFlags { nuw: op == CastOp::Trunc, ..CastFlags::default() }))
}

fn int(module: &mut Module, n: u64) -> ConstId {
    module.constants.intern(Constant::Int(Type::I64, n.into()))
}

/// Returns the size of a type as a constant expression that needs no data layout: the address of element 1 of an array
/// at null.
fn size_of(module: &mut Module, ty: Type) -> Operand {
    let ptr = module.types.pointer_to(ty);
    let (null, one) = (module.constants.intern(Constant::Null(ptr)), int(module, 1));
    let indices = [(Type::I64, one)].into();
    let gep = ConstExpr::Gep { source: ty, flags: GepFlags::default(), inrange: None, base: (ptr, null), indices };
    let gep = module.constants.intern(Constant::Expr(ptr, Box::new(gep)));
    let cast = ConstExpr::Cast { op: CastOp::Ptrtoint, flags: CastFlags::default(), arg: (ptr, gep) };
    Operand::Const(module.constants.intern(Constant::Expr(Type::I64, Box::new(cast))))
}

/// Emits count times size; on overflow the maximum, which no allocation can satisfy.
fn product(to: &mut impl InstSink, ty: Type, count: Operand, size: Operand) -> Operand {
    let flags = CastFlags::default();
    let known = match count {
        Operand::Const(id) => to.module().constants[id].as_int(),
        Operand::Value(_) => None,
    };
    let count = match (known, ty) {
        (_, Type::I64) => count,
        (Some(n), _) => Operand::Const(int(to.module(), n as u64)),
        _ => to.add(Inst::Cast { op: CastOp::Zext, flags, from: ty, arg: count, to: Type::I64 }),
    };
    let fields = [Type::I64, Type::I1].into();
    let both = to.module().types.intern(TypeKind::Struct { fields, packed: false });
    let args = [(Type::I64, count), (Type::I64, size)];
    let product = call(to, "@llvm.umul.with.overflow.i64", both, &args);
    let product = to.add(product);
    let bytes = to.add(Inst::ExtractValue { agg: (both, product), indices: [0].into() });
    let cond = to.add(Inst::ExtractValue { agg: (both, product), indices: [1].into() });
    let all = Operand::Const(int(to.module(), u64::MAX));
    let (fast, then, other) = (FastMath::default(), (Type::I64, all), (Type::I64, bytes));
    to.add(Inst::Select { fast, cond_ty: Type::I1, cond, then, other })
}

/// Builds a call of a function that the program does not refer to itself.
pub(crate) fn call(to: &mut impl InstSink, name: &'static str, ret: Type, args: &[TypedOperand]) -> Inst {
    let ty = to.module().types.function(ret, args.iter().map(|a| a.0).collect::<Vec<_>>(), false);
    let id = to.function(name, ty);
    let callee = Operand::Const(to.module().constants.intern(Constant::Global(Type::PTR, id)));
    Inst::Call(Box::new(CallInfo::new(callee, ty, ret, args.iter().map(Arg::from).collect())))
}
