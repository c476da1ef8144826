//! Instructions of old that are several of today, for every reader: `malloc` and `free` (LLVM before 2.7), which are calls of the C
//! library's functions, as LLVM made of them, and shifts by amounts of another type (LLVM before 2.0).

use super::inst::{Arg, CallInfo, CastFlags, CastOp, FastMath, GepFlags};
use super::{
    ConstExpr, ConstId, Constant, GlobalId, Inst, Module, Operand, Type, TypeKind, TypedConst, TypedOperand, Types,
};

/// What `malloc` aligns memory to.
const ENOUGH: u64 = 16;

/// Where the instructions go: a function that is being read.
pub trait Maker {
    /// The module that it is in.
    fn module(&mut self) -> &mut Module;
    /// Adds an instruction in front of the one that is being made. Returns its result.
    fn add(&mut self, inst: Inst) -> Operand;
    /// Returns the function of a name such as `@free`, which is declared with a type unless the module has it.
    fn function(&mut self, name: &'static str, ty: Type) -> GlobalId;
}

/// `malloc T, iN count, align a`: its last instruction. It gives null where count times the size does not fit an address.
pub fn malloc(to: &mut impl Maker, ty: Type, count: Option<TypedOperand>, align: Option<u64>) -> Inst {
    let mut size = size_of(to.module(), ty);
    if let Some((count_ty, count)) = count {
        size = product(to, count_ty, count, size);
    }
    let bytes = to.module().types.pointer_to(Type::I8);
    let memory = match align {
        Some(align) if align > ENOUGH => {
            let align = Operand::Const(int(to.module(), align));
            call(to, "@aligned_alloc", bytes, &[(Type::I64, align), (Type::I64, size)])
        }
        _ => call(to, "@malloc", bytes, &[(Type::I64, size)]),
    };
    let result = to.module().types.pointer_to(ty);
    let arg = to.add(memory);
    Inst::Cast { op: CastOp::Bitcast, flags: CastFlags::default(), from: bytes, arg, to: result }
}

/// `free T* p`: its last instruction.
pub fn free(to: &mut impl Maker, (from, arg): TypedOperand) -> Inst {
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

/// The amount of a shift, brought from one integer type to that of what is shifted, so that an amount beyond its width stays beyond it.
pub fn shift_amount(to: &mut impl Maker, (from, amount): TypedOperand, ty: Type) -> Operand {
    match (amount, amount_cast(&to.module().types, from, ty)) {
        (_, None) => amount,
        (Operand::Const(id), _) => Operand::Const(constant_amount(to.module(), (from, id), ty)),
        (Operand::Value(_), Some((op, flags))) => to.add(Inst::Cast { op, flags, from, arg: amount, to: ty }),
    }
}

/// The same of a constant.
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

/// How the type of an amount becomes that of what is shifted; `None`: it is that already, or one is no integer.
fn amount_cast(types: &Types, from: Type, to: Type) -> Option<(CastOp, CastFlags)> {
    let (narrow, wide) = types.int_width(from).zip(types.int_width(to)).filter(|(a, b)| a != b)?;
    let op = if narrow < wide { CastOp::Zext } else { CastOp::Trunc };
    // What is lost makes the amount poison, as shifting that far does.
    Some((op, CastFlags { nuw: op == CastOp::Trunc, ..CastFlags::default() }))
}

fn int(module: &mut Module, n: u64) -> ConstId {
    module.constants.intern(Constant::Int(Type::I64, n.into()))
}

/// The size of a type as a constant that needs no layout: where the second element of an array at null is.
fn size_of(module: &mut Module, ty: Type) -> Operand {
    let ptr = module.types.pointer_to(ty);
    let (null, one) = (module.constants.intern(Constant::Null(ptr)), int(module, 1));
    let indices = [(Type::I64, one)].into();
    let gep = ConstExpr::Gep { source: ty, flags: GepFlags::default(), base: (ptr, null), indices };
    let gep = module.constants.intern(Constant::Expr(ptr, Box::new(gep)));
    let cast = ConstExpr::Cast { op: CastOp::Ptrtoint, flags: CastFlags::default(), arg: (ptr, gep) };
    Operand::Const(module.constants.intern(Constant::Expr(Type::I64, Box::new(cast))))
}

/// Count times size; if that does not fit, more than anybody can have.
fn product(to: &mut impl Maker, ty: Type, count: Operand, size: Operand) -> Operand {
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

/// A call of a function that the program does not name.
pub(crate) fn call(to: &mut impl Maker, name: &'static str, ret: Type, args: &[TypedOperand]) -> Inst {
    let ty = to.module().types.function(ret, args.iter().map(|a| a.0).collect::<Vec<_>>(), false);
    let id = to.function(name, ty);
    let callee = Operand::Const(to.module().constants.intern(Constant::Global(Type::PTR, id)));
    Inst::Call(Box::new(CallInfo::new(callee, ty, ret, args.iter().map(Arg::from).collect())))
}
