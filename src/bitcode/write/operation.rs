//! Codes of operations, predicates, orderings and flags.

use crate::ir::inst::{
    BinaryFlags, BinaryOp, CastFlags, CastOp, FastMath, FcmpPred, GepFlags, IcmpPred, Ordering, RmwOp,
};
use crate::ir::{Align, Linkage};

/// Encodes a binary operation.
pub fn binary(op: BinaryOp) -> u64 {
    use BinaryOp::*;
    match op {
        Add | Fadd => 0,
        Sub | Fsub => 1,
        Mul | Fmul => 2,
        Udiv => 3,
        Sdiv | Fdiv => 4,
        Urem => 5,
        Srem | Frem => 6,
        Shl => 7,
        Lshr => 8,
        Ashr => 9,
        And => 10,
        Or => 11,
        Xor => 12,
    }
}

/// Encodes the flags of a binary operation.
pub fn binary_flags(op: BinaryOp, flags: &BinaryFlags) -> u64 {
    use BinaryOp::*;
    match op {
        Add | Sub | Mul | Shl => u64::from(flags.nuw) | u64::from(flags.nsw) << 1 | fast_math(flags.fast),
        Sdiv | Udiv | Lshr | Ashr => flags.exact.into(),
        Or => flags.disjoint.into(),
        _ => fast_math(flags.fast),
    }
}

/// Encodes a cast.
pub fn cast(op: CastOp) -> u64 {
    use CastOp::*;
    match op {
        Trunc => 0,
        Zext => 1,
        Sext => 2,
        Fptoui => 3,
        Fptosi => 4,
        Uitofp => 5,
        Sitofp => 6,
        Fptrunc => 7,
        Fpext => 8,
        Ptrtoint => 9,
        Inttoptr => 10,
        Bitcast => 11,
        Addrspacecast => 12,
        Ptrtoaddr => 13,
    }
}

/// Encodes the flags of a cast.
pub fn cast_flags(op: CastOp, flags: &CastFlags) -> u64 {
    match op {
        CastOp::Trunc => u64::from(flags.nuw) | u64::from(flags.nsw) << 1,
        CastOp::Zext | CastOp::Uitofp => flags.nneg.into(),
        _ => fast_math(flags.fast),
    }
}

/// Encodes the flags of a getelementptr; `inbounds` implies `nusw`.
pub fn gep_flags(flags: &GepFlags) -> u64 {
    u64::from(flags.inbounds) | u64::from(flags.inbounds || flags.nusw) << 1 | u64::from(flags.nuw) << 2
}

/// Encodes fast-math flags.
pub fn fast_math(flags: FastMath) -> u64 {
    u64::from(flags.0) << 1
}

/// Encodes an `icmp` predicate.
pub fn icmp(pred: IcmpPred) -> u64 {
    use IcmpPred::*;
    match pred {
        Eq => 32,
        Ne => 33,
        Ugt => 34,
        Uge => 35,
        Ult => 36,
        Ule => 37,
        Sgt => 38,
        Sge => 39,
        Slt => 40,
        Sle => 41,
    }
}

/// Encodes an `fcmp` predicate.
pub fn fcmp(pred: FcmpPred) -> u64 {
    use FcmpPred::*;
    match pred {
        False => 0,
        Oeq => 1,
        Ogt => 2,
        Oge => 3,
        Olt => 4,
        Ole => 5,
        One => 6,
        Ord => 7,
        Uno => 8,
        Ueq => 9,
        Ugt => 10,
        Uge => 11,
        Ult => 12,
        Ule => 13,
        Une => 14,
        True => 15,
    }
}

/// Encodes an ordering.
pub fn ordering(ordering: Ordering) -> u64 {
    match ordering {
        Ordering::Unordered => 1,
        Ordering::Monotonic => 2,
        Ordering::Acquire => 3,
        Ordering::Release => 4,
        Ordering::AcqRel => 5,
        Ordering::SeqCst => 6,
    }
}

/// Encodes an `atomicrmw` operation.
pub fn rmw(op: RmwOp) -> u64 {
    use RmwOp::*;
    match op {
        Xchg => 0,
        Add => 1,
        Sub => 2,
        And => 3,
        Nand => 4,
        Or => 5,
        Xor => 6,
        Max => 7,
        Min => 8,
        Umax => 9,
        Umin => 10,
        Fadd => 11,
        Fsub => 12,
        Fmax => 13,
        Fmin => 14,
        UincWrap => 15,
        UdecWrap => 16,
        UsubCond => 17,
        UsubSat => 18,
        Fmaximum => 19,
        Fminimum => 20,
    }
}

/// Encodes a linkage.
pub fn linkage(linkage: Linkage) -> u64 {
    match linkage {
        Linkage::External => 0,
        Linkage::Appending => 2,
        Linkage::Internal => 3,
        Linkage::ExternWeak => 7,
        Linkage::Common => 8,
        Linkage::Private => 9,
        Linkage::AvailableExternally => 12,
        Linkage::Weak => 16,
        Linkage::WeakOdr => 17,
        Linkage::Linkonce => 18,
        Linkage::LinkonceOdr => 19,
    }
}

/// Encodes an alignment as its exponent plus one; 0 means no alignment.
pub fn alignment(align: Option<Align>) -> u64 {
    align.map_or(0, |align| u64::from(align.bytes().trailing_zeros()) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bitcode::operation as read;
    use crate::ir::inst::UnaryOp;
    use crate::ir::{Type, Types};

    #[test]
    fn what_is_written_is_read() {
        let types = Types::default();
        let numbers = UnaryOp::ALL.iter().filter_map(|op| Some((op, read::unary_number(*op)?)));
        for (op, number) in numbers {
            assert_eq!(read::unary(number).ok(), Some(*op));
        }
        for op in BinaryOp::ALL {
            let ty = if op.is_float() { Type::DOUBLE } else { Type::I32 };
            assert_eq!(read::binary(&types, binary(*op), ty).ok(), Some(*op));
        }
        assert!(CastOp::ALL.iter().all(|op| read::cast(cast(*op)).ok() == Some(*op)));
        assert!(RmwOp::ALL.iter().all(|op| read::rmw(rmw(*op)).ok() == Some(*op)));
        assert!(Ordering::ALL.iter().all(|of| read::ordering(ordering(*of)) == Some(*of)));
        for pred in IcmpPred::ALL {
            assert!(matches!(read::predicate(icmp(*pred)), Ok(read::Predicate::Int(is)) if is == *pred));
        }
        for pred in FcmpPred::ALL {
            assert!(matches!(read::predicate(fcmp(*pred)), Ok(read::Predicate::Float(is)) if is == *pred));
        }
        for n in 0..20 {
            assert_eq!(read::linkage(linkage(read::linkage(n))), read::linkage(n));
        }
        for align in [None, Align::new(1), Align::new(8), Align::new(Align::MAX)] {
            assert_eq!(read::alignment(alignment(align)).ok(), Some(align));
        }
        let (flags, all) = (GepFlags { nusw: true, nuw: true, ..GepFlags::default() }, FastMath::ALL);
        assert_eq!(read::gep_flags(gep_flags(&flags)), flags);
        assert_eq!(read::fast_math(fast_math(all)), all);
    }
}
