//! Decoders for the codes of operations, predicates, orderings and flags.

use super::error::Error;
use crate::ir::inst::{
    BinaryFlags, BinaryOp, CallConv, CastFlags, CastOp, FastMath, FcmpPred, GepFlags, IcmpPred, Ordering, RmwOp,
    UnaryOp,
};
use crate::ir::{Align, Linkage, Type, Types};

/// Largest address space, a number of 24 bits.
const MAX_ADDRESS_SPACE: u64 = (1 << 24) - 1;

fn unknown(what: &str, number: u64) -> Error {
    Error::unknown(format!("unknown {what} {number}"))
}

/// Returns the number of a unary operation in a record `UNOP`; `None` if it has a record of its own.
pub fn unary_number(op: UnaryOp) -> Option<u64> {
    match op {
        UnaryOp::Fneg => Some(0),
        UnaryOp::Freeze => None,
    }
}

/// Decodes a unary operation.
pub fn unary(number: u64) -> Result<UnaryOp, Error> {
    let op = UnaryOp::ALL.iter().find(|op| unary_number(**op) == Some(number));
    op.copied().ok_or_else(|| unknown("unary operation", number))
}

/// Decodes a binary operation; its type determines whether it is a floating-point operation.
pub fn binary(types: &Types, number: u64, ty: Type) -> Result<BinaryOp, Error> {
    use BinaryOp::*;
    let is_float = types.float_kind(types.scalar(ty)).is_some();
    Ok(match (number, is_float) {
        (0, false) => Add,
        (0, true) => Fadd,
        (1, false) => Sub,
        (1, true) => Fsub,
        (2, false) => Mul,
        (2, true) => Fmul,
        (3, false) => Udiv,
        (4, false) => Sdiv,
        (4, true) => Fdiv,
        (5, false) => Urem,
        (6, false) => Srem,
        (6, true) => Frem,
        (7, false) => Shl,
        (8, false) => Lshr,
        (9, false) => Ashr,
        (10, false) => And,
        (11, false) => Or,
        (12, false) => Xor,
        _ => return Err(unknown("binary operation", number)),
    })
}

/// Decodes the flags of a binary operation.
pub fn binary_flags(op: BinaryOp, word: u64) -> BinaryFlags {
    use BinaryOp::*;
    let mut flags = BinaryFlags::default();
    match op {
        Add | Sub | Mul | Shl => (flags.nuw, flags.nsw) = (word & 1 != 0, word & 2 != 0),
        Sdiv | Udiv | Lshr | Ashr => flags.exact = word & 1 != 0,
        Or => flags.disjoint = word & 1 != 0,
        op if op.is_float() => flags.fast = fast_math(word),
        _ => {}
    }
    flags
}

/// Decodes a cast.
pub fn cast(number: u64) -> Result<CastOp, Error> {
    use CastOp::*;
    const OPS: [CastOp; 14] = [
        Trunc,
        Zext,
        Sext,
        Fptoui,
        Fptosi,
        Uitofp,
        Sitofp,
        Fptrunc,
        Fpext,
        Ptrtoint,
        Inttoptr,
        Bitcast,
        Addrspacecast,
        Ptrtoaddr,
    ];
    OPS.get(usize::try_from(number).unwrap_or(usize::MAX)).copied().ok_or_else(|| unknown("conversion", number))
}

/// Decodes the flags of a cast.
pub fn cast_flags(op: CastOp, word: u64) -> CastFlags {
    let mut flags = CastFlags::default();
    match op {
        CastOp::Zext | CastOp::Uitofp => flags.nneg = word & 1 != 0,
        CastOp::Trunc => (flags.nuw, flags.nsw) = (word & 1 != 0, word & 2 != 0),
        CastOp::Fptrunc | CastOp::Fpext => flags.fast = fast_math(word),
        _ => {}
    }
    flags
}

/// Decodes the flags of a getelementptr.
pub fn gep_flags(word: u64) -> GepFlags {
    let inbounds = word & 1 != 0;
    GepFlags { inbounds, nusw: !inbounds && word & 2 != 0, nuw: word & 4 != 0 }
}

/// Decodes fast-math flags; the lowest bit stood for all of them before LLVM 6.
pub fn fast_math(word: u64) -> FastMath {
    match word & 1 {
        1 => FastMath::ALL,
        _ => FastMath((word >> 1) as u8 & 0x7f),
    }
}

/// Predicate of either comparison.
pub enum Predicate {
    /// Predicate of `icmp`.
    Int(IcmpPred),
    /// Predicate of `fcmp`.
    Float(FcmpPred),
}

/// Decodes a predicate.
pub fn predicate(number: u64) -> Result<Predicate, Error> {
    use FcmpPred as F;
    use IcmpPred as I;
    const FLOATS: [FcmpPred; 16] = [
        F::False,
        F::Oeq,
        F::Ogt,
        F::Oge,
        F::Olt,
        F::Ole,
        F::One,
        F::Ord,
        F::Uno,
        F::Ueq,
        F::Ugt,
        F::Uge,
        F::Ult,
        F::Ule,
        F::Une,
        F::True,
    ];
    const INTS: [IcmpPred; 10] = [I::Eq, I::Ne, I::Ugt, I::Uge, I::Ult, I::Ule, I::Sgt, I::Sge, I::Slt, I::Sle];
    Ok(match number {
        0..16 => Predicate::Float(FLOATS[number as usize]),
        32..42 => Predicate::Int(INTS[number as usize - 32]),
        _ => return Err(unknown("predicate", number)),
    })
}

/// Decodes an ordering; `None` for a non-atomic access.
pub fn ordering(number: u64) -> Option<Ordering> {
    Some(match number {
        0 => return None,
        1 => Ordering::Unordered,
        2 => Ordering::Monotonic,
        3 => Ordering::Acquire,
        4 => Ordering::Release,
        5 => Ordering::AcqRel,
        // LLVM treats unknown orderings as this one.
        _ => Ordering::SeqCst,
    })
}

/// Decodes an `atomicrmw` operation.
pub fn rmw(number: u64) -> Result<RmwOp, Error> {
    use RmwOp::*;
    const OPS: [RmwOp; 21] = [
        Xchg, Add, Sub, And, Nand, Or, Xor, Max, Min, Umax, Umin, Fadd, Fsub, Fmax, Fmin, UincWrap, UdecWrap, UsubCond,
        UsubSat, Fmaximum, Fminimum,
    ];
    let op = OPS.get(usize::try_from(number).unwrap_or(usize::MAX)).copied();
    op.ok_or_else(|| unknown("atomicrmw operation", number))
}

/// Decodes a linkage; unknown ones are external, as in LLVM.
pub fn linkage(number: u64) -> Linkage {
    match number {
        1 | 16 => Linkage::Weak,
        2 => Linkage::Appending,
        3 => Linkage::Internal,
        4 | 18 => Linkage::Linkonce,
        7 => Linkage::ExternWeak,
        8 => Linkage::Common,
        9 | 13 | 14 => Linkage::Private,
        10 | 17 => Linkage::WeakOdr,
        11 | 19 => Linkage::LinkonceOdr,
        12 => Linkage::AvailableExternally,
        _ => Linkage::External,
    }
}

/// Decodes a calling convention.
pub fn convention(number: u64) -> Result<CallConv, Error> {
    match u32::try_from(number) {
        Ok(number) if number <= CallConv::LAST => Ok(CallConv(number)),
        _ => Err(Error::record(format!("calling convention {number} is too large"))),
    }
}

/// Decodes an alignment, stored as its exponent plus one; 0 means no alignment.
pub fn alignment(exponent: u64) -> Result<Option<Align>, Error> {
    match exponent {
        0 => Ok(None),
        1..=33 => Ok(Align::new(1 << (exponent - 1))),
        _ => Err(Error::record(format!("an alignment of 2 to the power of {}", exponent - 1))),
    }
}

/// Checks an address space.
pub fn address_space(number: u64) -> Result<u32, Error> {
    match number {
        0..=MAX_ADDRESS_SPACE => Ok(number as u32),
        _ => Err(Error::record(format!("invalid address space {number}"))),
    }
}
