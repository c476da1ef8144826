//! Intrinsics about caches, carries, transactions and the processor itself.

use super::builder::Builder;
use crate::ir::TypedOperand;
use crate::ir::inst::BinaryOp;
use crate::ir::{Type, TypeKind};

/// Lowers a system intrinsic. `Some(None)` if it has no result.
pub(super) fn lower(b: &mut Builder<'_>, name: &str, args: &[TypedOperand]) -> Option<Option<TypedOperand>> {
    match (name, args) {
        // Cache state is not observable.
        ("cldemote" | "clflushopt" | "clwb", [_]) => Some(None),
        // Transactions may abort at any time, so these always do, without a status; programs have a fallback
        // path.
        ("xbegin" | "xtest", []) => Some(Some(b.zero(b.ret))),
        ("xabort", [_]) => Some(None),
        // Without a shadow stack, the operand is returned unchanged.
        ("rdsspd" | "rdsspq", [x]) => Some(Some(*x)),
        ("rdtsc", []) => {
            let pair = structure(b, &[Type::I32, Type::I32]);
            let both = b.assembly("rdtsc", "={ax},={dx}", pair);
            Some(Some(clock(b, both)))
        }
        ("rdtscp", []) => {
            let three = structure(b, &[Type::I32, Type::I32, Type::I32]);
            let all = b.assembly("rdtscp", "={ax},={dx},={cx}", three);
            let (now, number) = (clock(b, all), b.extract_value(all, 2, Type::I32));
            Some(Some(pair(b, now, number)))
        }
        // The older form stores the processor id.
        ("rdtscp", [to]) => {
            let three = structure(b, &[Type::I32, Type::I32, Type::I32]);
            let all = b.assembly("rdtscp", "={ax},={dx},={cx}", three);
            let number = b.extract_value(all, 2, Type::I32);
            b.store(number, *to, 1);
            Some(Some(clock(b, all)))
        }
        ("rdrand.16" | "rdrand.32" | "rdrand.64" | "rdseed.16" | "rdseed.32" | "rdseed.64", []) => {
            let (stem, bits) = name.split_once('.')?;
            let number = b.int(bits.parse().ok()?);
            let both = structure(b, &[number, Type::I8]);
            let both = b.assembly(&format!("{stem} $0\n\tsetb $1"), "=&r,=&q,~{flags}", both);
            let (number, ready) = (b.extract_value(both, 0, number), b.extract_value(both, 1, Type::I8));
            let ready = b.resize(ready, 32, false);
            Some(Some(pair(b, number, ready)))
        }
        ("directstore32" | "directstore64", [ptr, value]) => {
            b.store(*value, *ptr, 1);
            Some(None)
        }
        ("movdir64b", [to, from]) => {
            let line = b.vector(8, Type::I64);
            let value = b.load(line, *from, 1);
            b.store(value, *to, 1);
            Some(None)
        }
        ("addcarry.u32" | "addcarryx.u32", [carry, x, y, to]) => with_carry(b, "addcarry.32", *carry, *x, *y, *to),
        ("addcarry.u64" | "addcarryx.u64", [carry, x, y, to]) => with_carry(b, "addcarry.64", *carry, *x, *y, *to),
        ("subborrow.u32", [carry, x, y, to]) => with_carry(b, "subborrow.32", *carry, *x, *y, *to),
        ("subborrow.u64", [carry, x, y, to]) => with_carry(b, "subborrow.64", *carry, *x, *y, *to),
        _ => None,
    }
}

/// Adds or subtracts with carry, stores the result, and returns the carry.
fn with_carry(
    b: &mut Builder<'_>,
    name: &str,
    carry: TypedOperand,
    x: TypedOperand,
    y: TypedOperand,
    to: TypedOperand,
) -> Option<Option<TypedOperand>> {
    let pair = structure(b, &[Type::I8, x.0]);
    let both = b.x86(name, pair, &[carry, x, y]);
    let value = b.extract_value(both, 1, x.0);
    b.store(value, to, 1);
    Some(Some(b.extract_value(both, 0, Type::I8)))
}

fn structure(b: &mut Builder<'_>, fields: &[Type]) -> Type {
    b.module.types.intern(TypeKind::Struct { fields: fields.into(), packed: false })
}

/// Builds a struct of two values.
fn pair(b: &mut Builder<'_>, one: TypedOperand, two: TypedOperand) -> TypedOperand {
    let ty = structure(b, &[one.0, two.0]);
    let agg = b.poison(ty);
    let agg = b.insert_value(agg, one, 0);
    b.insert_value(agg, two, 1)
}

/// Combines two 32-bit halves to a 64-bit integer.
fn clock(b: &mut Builder<'_>, halves: TypedOperand) -> TypedOperand {
    let (low, high) = (b.extract_value(halves, 0, Type::I32), b.extract_value(halves, 1, Type::I32));
    let (low, high) = (b.resize(low, 64, false), b.resize(high, 64, false));
    let high = b.binary_by(BinaryOp::Shl, high, 32);
    b.or(low, high)
}
