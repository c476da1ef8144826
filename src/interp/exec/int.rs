//! The slow path of integer operations: all widths up to 128 bits, violated flags, and (partly) undefined operands. The
//! evaluator handles the common case of defined operands.
//!
//! An undefined bit may be 0 or 1 (LangRef "Undefined Values"). Undefinedness is tracked bit by bit where that is
//! exact: through logic, shifts by known amounts, conversions, and sums and products up to the lowest undefined bit.
//! Bit fields and structs passed as integers depend on it.

use crate::interp::report::{Fault, InterpResult, NoteSubject};
use crate::interp::scalar::{Cause, CodeLocation, OriginId, OriginTable, ScalarValue};
use crate::ir::inst::{BinaryFlags, BinaryOp, CastFlags, CastOp, IcmpPred};
use crate::outcome::{TrapKind, words};
use crate::value::{sign_extend, truncate};

/// Computes `op` on integers of `width` bits.
#[cold]
#[inline(never)]
pub fn binary(
    op: BinaryOp,
    flags: BinaryFlags,
    width: u32,
    a: &ScalarValue,
    b: &ScalarValue,
    undefs: &mut OriginTable,
    here: CodeLocation,
) -> InterpResult<ScalarValue> {
    if op.is_division() {
        if !b.definedness.is_defined() {
            return Err(undefined_value(&words::by_undefined(op.keyword()), b, undefs));
        }
        if !a.definedness.is_defined() {
            check_undefined_dividend(op, width, a, b.bits(width), undefs)?;
        }
    }
    if a.definedness.is_poison() || b.definedness.is_poison() {
        return Ok(undefs.propagate(&[a.definedness, b.definedness]));
    }
    let (x, y) = (a.bits(width), b.bits(width));
    if a.definedness.or(b.definedness) != 0 {
        return Ok(eval_partly_undefined(op, width, a, b, undefs, here));
    }
    match eval_defined(op, flags, width, x, y) {
        Ok(bits) => Ok(ScalarValue::wide(bits)),
        Err(NoResult::Poison(cause)) => {
            let values = || match cause {
                Cause::Shift => format!("{} of {} by {y}", op.keyword(), display_int(width, x, true)),
                _ => {
                    let signed = !matches!(op, BinaryOp::Udiv | BinaryOp::Lshr | BinaryOp::Or);
                    let signed = signed && cause != Cause::Flag("nuw");
                    format!(
                        "{} of {} and {}",
                        op.keyword(),
                        display_int(width, x, signed),
                        display_int(width, y, signed)
                    )
                }
            };
            Ok(ScalarValue::poison(undefs.origin_with_values(cause, here, values)))
        }
        Err(NoResult::DivisionByZero) => {
            let x = display_int(width, x, matches!(op, BinaryOp::Sdiv | BinaryOp::Srem));
            Err(Fault::new(TrapKind::DivisionByZero, format!("{} of {x} by zero", op.keyword())))
        }
        Err(NoResult::DivisionOverflow) => {
            let x = sign_extend(width, x);
            let text = format!("{} of i{width} {x} by -1: the result is not representable", op.keyword());
            Err(Fault::new(TrapKind::DivisionOverflow, text))
        }
    }
}

/// Checks a division with a partly undefined or poison dividend: the divisor must not be 0, nor -1 if the
/// dividend may be the minimum.
fn check_undefined_dividend(
    op: BinaryOp,
    width: u32,
    a: &ScalarValue,
    y: u128,
    undefs: &mut OriginTable,
) -> InterpResult<()> {
    if y == 0 {
        return Err(division_by_zero_of_undefined(op));
    }
    let min = 1 << (width - 1);
    let undefined_bits = if a.definedness.is_poison() { u128::MAX } else { undefs.mask(a, width) };
    let may_be_min = (a.bits(width) ^ min) & !undefined_bits == 0;
    if matches!(op, BinaryOp::Sdiv | BinaryOp::Srem) && sign_extend(width, y) == -1 && may_be_min {
        return Err(undefined_value(&format!("{} of an undefined value by -1", op.keyword()), a, undefs));
    }
    Ok(())
}

/// Returns the fault for a division of an undefined value by zero.
pub fn division_by_zero_of_undefined(op: BinaryOp) -> Box<Fault> {
    Fault::new(TrapKind::DivisionByZero, format!("{} of an undefined value by zero", op.keyword()))
}

/// Formats a number for reports: `i32 -5`.
pub fn display_int(width: u32, bits: u128, signed: bool) -> String {
    match signed && width > 1 {
        true => format!("i{width} {}", sign_extend(width, bits)),
        false => format!("i{width} {bits}"),
    }
}

/// Reason why an operation on defined operands has no result.
enum NoResult {
    Poison(Cause),
    DivisionByZero,
    DivisionOverflow,
}

/// Returns the fault for an undefined value in a place that requires a defined one.
#[cold]
pub fn undefined_value(what: &str, value: &ScalarValue, undefs: &OriginTable) -> Box<Fault> {
    let (kind, text) = match value.definedness.is_poison() {
        true => (TrapKind::Poison, words::as_poison(what)),
        false => (TrapKind::Uninitialised, what.to_string()),
    };
    let fault = Fault::new(kind, text);
    match undefs.origin_of(value.definedness) {
        Some(origin) => fault.about(NoteSubject::Origin(origin)),
        None => fault,
    }
}

/// Returns the fault for an undefined value that an attribute requires to be defined. An address that became poison by a
/// `getelementptr` out of bounds or of null has the kind that an access through it would have: a C++ reference is a
/// `noundef` pointer.
#[cold]
pub fn violates_noundef(what: &str, value: &ScalarValue, undefs: &OriginTable) -> Box<Fault> {
    let mut fault = undefined_value(what, value, undefs);
    match undefs.origin_of(value.definedness).and_then(|origin| undefs.get(origin)).map(|origin| origin.cause) {
        Some(Cause::Inbounds) => fault.kind = TrapKind::OutOfBounds,
        Some(Cause::NullGep) => fault.kind = TrapKind::NullPointer,
        _ => {}
    }
    fault
}

fn eval_defined(op: BinaryOp, flags: BinaryFlags, width: u32, x: u128, y: u128) -> Result<u128, NoResult> {
    let trunc = |bits: u128| truncate(width, bits);
    let (sx, sy) = (sign_extend(width, x), sign_extend(width, y));
    let flag = |name| Err(NoResult::Poison(Cause::Flag(name)));
    let signed_fits = |r: Option<i128>| r.is_some_and(|r| sign_extend(width, r as u128) == r);
    let unsigned_fits = |r: Option<u128>| r.is_some_and(|r| trunc(r) == r);
    Ok(match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => {
            let (signed, unsigned, wrapped) = match op {
                BinaryOp::Add => (sx.checked_add(sy), x.checked_add(y), x.wrapping_add(y)),
                BinaryOp::Sub => (sx.checked_sub(sy), x.checked_sub(y), x.wrapping_sub(y)),
                _ => (sx.checked_mul(sy), x.checked_mul(y), x.wrapping_mul(y)),
            };
            if flags.nsw && !signed_fits(signed) {
                return flag("nsw");
            }
            if flags.nuw && !unsigned_fits(unsigned) {
                return flag("nuw");
            }
            trunc(wrapped)
        }
        op if op.is_division() && y == 0 => return Err(NoResult::DivisionByZero),
        BinaryOp::Udiv if flags.exact && !x.is_multiple_of(y) => return flag("exact"),
        BinaryOp::Udiv => x / y,
        BinaryOp::Urem => x % y,
        BinaryOp::Sdiv | BinaryOp::Srem if sy == -1 && x == 1 << (width - 1) => return Err(NoResult::DivisionOverflow),
        BinaryOp::Sdiv if flags.exact && sx % sy != 0 => return flag("exact"),
        BinaryOp::Sdiv => trunc((sx / sy) as u128),
        BinaryOp::Srem => trunc((sx % sy) as u128),
        BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr if y >= u128::from(width) => {
            return Err(NoResult::Poison(Cause::Shift));
        }
        BinaryOp::Shl => {
            let result = trunc(x << y);
            if flags.nuw && result >> y != x {
                return flag("nuw");
            }
            if flags.nsw && sign_extend(width, result) >> y != sx {
                return flag("nsw");
            }
            result
        }
        BinaryOp::Lshr | BinaryOp::Ashr if flags.exact && (x >> y) << y != x => return flag("exact"),
        BinaryOp::Lshr => x >> y,
        BinaryOp::Ashr => trunc((sx >> y) as u128),
        BinaryOp::And => x & y,
        BinaryOp::Or if flags.disjoint && x & y != 0 => return flag("disjoint"),
        BinaryOp::Or => x | y,
        BinaryOp::Xor => x ^ y,
        // Floating-point operations do not reach this function.
        BinaryOp::Fadd | BinaryOp::Fsub | BinaryOp::Fmul | BinaryOp::Fdiv | BinaryOp::Frem => x,
    })
}

/// Computes on operands without poison, at least one of which has undefined bits.
fn eval_partly_undefined(
    op: BinaryOp,
    width: u32,
    a: &ScalarValue,
    b: &ScalarValue,
    undefs: &mut OriginTable,
    here: CodeLocation,
) -> ScalarValue {
    let all = truncate(width, u128::MAX);
    let (ma, mb) = (undefs.mask(a, width), undefs.mask(b, width));
    let (x, y) = (a.bits(width) & !ma, b.bits(width) & !mb);
    let origin = undefs.origin_of(a.definedness).or(undefs.origin_of(b.definedness)).unwrap_or(OriginId::FORGOTTEN);
    // Number of low bits that are known zeros, and number of low bits that are known.
    let zeros = |v: u128, m: u128| (v | m).trailing_zeros().min(width);
    let known = |m: u128| m.trailing_zeros().min(width);
    let above = |bit: u32| if bit >= width { 0 } else { all & (u128::MAX << bit) };
    let (bits, mask) = match op {
        BinaryOp::And => (x & y, (ma | mb) & (x | ma) & (y | mb)),
        BinaryOp::Or => (x | y, (ma | mb) & !x & !y),
        BinaryOp::Xor => (x ^ y, ma | mb),
        BinaryOp::Add => (x.wrapping_add(y), above(known(ma).min(known(mb)))),
        BinaryOp::Sub => (x.wrapping_sub(y), above(known(ma).min(known(mb)))),
        BinaryOp::Mul => {
            let from = (known(ma) + zeros(y, mb)).min(known(mb) + zeros(x, ma));
            (x.wrapping_mul(y), above(from))
        }
        BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr if mb == 0 => {
            if y >= u128::from(width) {
                return ScalarValue::poison(undefs.origin(Cause::Shift, here));
            }
            match op {
                BinaryOp::Shl => (x << y, ma << y),
                BinaryOp::Lshr => (x >> y, ma >> y),
                _ => ((sign_extend(width, x) >> y) as u128, (sign_extend(width, ma) >> y) as u128),
            }
        }
        _ => (0, all),
    };
    undefs.partial(width, bits, mask, origin)
}

/// Computes `icmp` on integers of `width` bits, or on pointers as integers.
#[cold]
#[inline(never)]
pub fn compare(
    pred: IcmpPred,
    samesign: bool,
    width: u32,
    a: &ScalarValue,
    b: &ScalarValue,
    undefs: &mut OriginTable,
    here: CodeLocation,
) -> ScalarValue {
    if a.definedness.is_poison() || b.definedness.is_poison() {
        return undefs.propagate(&[a.definedness, b.definedness]);
    }
    let (x, y) = (a.bits(width), b.bits(width));
    if a.definedness.or(b.definedness) == 0 {
        if samesign && (x ^ y) >> (width - 1) & 1 != 0 {
            let values = || format!("{} and {}", display_int(width, x, true), display_int(width, y, true));
            return ScalarValue::poison(undefs.origin_with_values(Cause::Flag("samesign"), here, values));
        }
        return ScalarValue::int(u64::from(eval_predicate(pred, width, x, y)));
    }
    // A relational predicate is known if it is the same at both ends of each operand's possible range, `eq` and `ne` if a
    // defined bit differs.
    let (ma, mb) = (undefs.mask(a, width), undefs.mask(b, width));
    let (x, y) = (x & !ma, y & !mb);
    let signed = matches!(pred, IcmpPred::Slt | IcmpPred::Sle | IcmpPred::Sgt | IcmpPred::Sge);
    let sign = 1u128 << (width - 1);
    let range = |v: u128, m: u128| {
        if signed && m & sign != 0 { (v | sign, v | (m & !sign)) } else { (v, v | m) }
    };
    let ((low_x, high_x), (low_y, high_y)) = (range(x, ma), range(y, mb));
    let known = match pred {
        IcmpPred::Eq | IcmpPred::Ne => {
            let differ = (x ^ y) & !(ma | mb) != 0;
            differ.then_some(pred == IcmpPred::Ne)
        }
        _ => {
            let (one, other) = (eval_predicate(pred, width, low_x, high_y), eval_predicate(pred, width, high_x, low_y));
            (one == other).then_some(one)
        }
    };
    match known {
        Some(answer) => ScalarValue::int(u64::from(answer)),
        None => {
            let origin =
                undefs.origin_of(a.definedness).or(undefs.origin_of(b.definedness)).unwrap_or(OriginId::FORGOTTEN);
            ScalarValue::undef(origin)
        }
    }
}

/// Evaluates a predicate on defined integers.
pub fn eval_predicate(pred: IcmpPred, width: u32, x: u128, y: u128) -> bool {
    holds(pred, (x, y), (sign_extend(width, x), sign_extend(width, y)))
}

/// Evaluates a predicate on two numbers, given both zero- and sign-extended.
#[inline(always)]
pub fn holds<U: Ord, S: Ord>(pred: IcmpPred, (x, y): (U, U), (s, t): (S, S)) -> bool {
    match pred {
        IcmpPred::Eq => x == y,
        IcmpPred::Ne => x != y,
        IcmpPred::Ugt => x > y,
        IcmpPred::Uge => x >= y,
        IcmpPred::Ult => x < y,
        IcmpPred::Ule => x <= y,
        IcmpPred::Sgt => s > t,
        IcmpPred::Sge => s >= t,
        IcmpPred::Slt => s < t,
        IcmpPred::Sle => s <= t,
    }
}

/// Computes `trunc`, `zext` and `sext`.
pub fn convert(
    op: CastOp,
    flags: CastFlags,
    from: u32,
    to: u32,
    a: &ScalarValue,
    undefs: &mut OriginTable,
    here: CodeLocation,
) -> ScalarValue {
    if a.definedness.is_poison() {
        return ScalarValue { hi: 0, site: 0, ..*a };
    }
    let mask = undefs.mask(a, from);
    let x = a.bits(from) & !mask;
    let (bits, mask) = match op {
        CastOp::Sext => (truncate(to, sign_extend(from, x) as u128), truncate(to, sign_extend(from, mask) as u128)),
        CastOp::Zext => (x, mask),
        _ => (truncate(to, x), truncate(to, mask)),
    };
    if mask == 0 && a.definedness.is_defined() {
        let broken = match op {
            CastOp::Zext if flags.nneg && x >> (from - 1) & 1 != 0 => Some("nneg"),
            CastOp::Trunc if flags.nuw && bits != x => Some("nuw"),
            CastOp::Trunc if flags.nsw && sign_extend(to, bits) != sign_extend(from, x) => Some("nsw"),
            _ => None,
        };
        if let Some(flag) = broken {
            return ScalarValue::poison(
                undefs.origin_with_values(Cause::Flag(flag), here, || display_int(from, x, flag != "nuw")),
            );
        }
    }
    match undefs.origin_of(a.definedness) {
        Some(origin) => undefs.partial(to, bits, mask, origin),
        None => ScalarValue::wide(bits),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(op: BinaryOp, flags: BinaryFlags, width: u32, x: i128, y: i128) -> Result<ScalarValue, TrapKind> {
        let (a, b) = (ScalarValue::wide(truncate(width, x as u128)), ScalarValue::wide(truncate(width, y as u128)));
        binary(op, flags, width, &a, &b, &mut OriginTable::default(), CodeLocation::NONE).map_err(|f| f.kind)
    }

    fn value(op: BinaryOp, width: u32, x: i128, y: i128) -> i128 {
        let slot = run(op, BinaryFlags::default(), width, x, y).unwrap();
        assert!(slot.definedness.is_defined());
        sign_extend(width, slot.bits(128))
    }

    #[test]
    fn arithmetic_wraps_at_every_width() {
        assert_eq!(value(BinaryOp::Add, 64, i64::MAX.into(), 1), i64::MIN.into());
        assert_eq!(value(BinaryOp::Mul, 7, 63, 3), 61);
        assert_eq!(value(BinaryOp::Sub, 1, 0, 1), -1);
        assert_eq!(value(BinaryOp::Shl, 128, 1, 127), i128::MIN);
        assert_eq!(value(BinaryOp::Lshr, 8, -2, 1), 0x7f);
        assert_eq!(value(BinaryOp::Ashr, 8, -2, 1), -1);
        assert_eq!(value(BinaryOp::Srem, 32, -7, 3), -1);
        assert_eq!(value(BinaryOp::Udiv, 8, -1, 2), 127);
    }

    #[test]
    fn violated_flags_give_poison() {
        let nsw = BinaryFlags { nsw: true, ..BinaryFlags::default() };
        let nuw = BinaryFlags { nuw: true, ..BinaryFlags::default() };
        let exact = BinaryFlags { exact: true, ..BinaryFlags::default() };
        let disjoint = BinaryFlags { disjoint: true, ..BinaryFlags::default() };
        let cases = [
            (BinaryOp::Add, nsw, 32, i32::MAX as i128, 1, true),
            (BinaryOp::Add, nsw, 32, i32::MAX as i128, -1, false),
            (BinaryOp::Add, nuw, 32, -1, 1, true),
            (BinaryOp::Sub, nuw, 64, 1, 2, true),
            (BinaryOp::Mul, nsw, 128, i128::MAX, 2, true),
            (BinaryOp::Mul, nuw, 8, 16, 16, true),
            (BinaryOp::Shl, nsw, 8, 64, 1, true),
            (BinaryOp::Shl, nuw, 8, 64, 1, false),
            (BinaryOp::Shl, nuw, 8, 128, 1, true),
            (BinaryOp::Lshr, exact, 8, 3, 1, true),
            (BinaryOp::Sdiv, exact, 8, -7, 2, true),
            (BinaryOp::Or, disjoint, 8, 3, 1, true),
            (BinaryOp::Shl, BinaryFlags::default(), 64, 1, 64, true),
        ];
        for (op, flags, width, x, y, poison) in cases {
            let slot = run(op, flags, width, x, y).unwrap();
            assert_eq!(slot.definedness.is_poison(), poison, "{op:?} {flags:?} i{width} {x}, {y}");
        }
    }

    #[test]
    fn divisions_without_a_result_are_faults() {
        let none = BinaryFlags::default();
        assert_eq!(run(BinaryOp::Urem, none, 64, 5, 0), Err(TrapKind::DivisionByZero));
        assert_eq!(run(BinaryOp::Srem, none, 64, i64::MIN.into(), -1), Err(TrapKind::DivisionOverflow));
        assert_eq!(run(BinaryOp::Sdiv, none, 1, -1, -1), Err(TrapKind::DivisionOverflow));
    }

    #[test]
    fn undefined_bits_spread_no_further_than_they_must() {
        let mut undefs = OriginTable::default();
        let origin = undefs.origin(Cause::Literal, CodeLocation::NONE);
        let undef = ScalarValue::undef(origin);
        let mut go = |op, a: &ScalarValue, b: &ScalarValue| {
            let slot = binary(op, BinaryFlags::default(), 32, a, b, &mut undefs, CodeLocation::NONE).unwrap();
            (slot.lo, undefs.mask(&slot, 32))
        };
        // A 3-bit field stored into fresh memory: its bits are known, the others stay undefined.
        assert_eq!(go(BinaryOp::And, &undef, &ScalarValue::int(0xffff_fff8)), (0, 0xffff_fff8));
        assert_eq!(go(BinaryOp::Or, &undef, &ScalarValue::int(5)), (5, 0xffff_fffa));
        assert_eq!(go(BinaryOp::Mul, &undef, &ScalarValue::int(4)), (0, 0xffff_fffc));
        assert_eq!(go(BinaryOp::Mul, &undef, &ScalarValue::int(0)), (0, 0));
        assert_eq!(go(BinaryOp::Shl, &undef, &ScalarValue::int(8)), (0, 0xffff_ff00));
        assert_eq!(go(BinaryOp::Add, &undef, &ScalarValue::int(8)), (0, 0xffff_ffff));
        let low = undefs.partial(32, 0x100, 0xff, origin);
        let less = compare(IcmpPred::Ult, false, 32, &low, &ScalarValue::int(0x200), &mut undefs, CodeLocation::NONE);
        assert_eq!(less, ScalarValue::int(1));
        let equal = compare(IcmpPred::Eq, false, 32, &low, &ScalarValue::int(0x101), &mut undefs, CodeLocation::NONE);
        assert!(equal.definedness.is_undef());
        let wide = convert(CastOp::Sext, CastFlags::default(), 8, 32, &undef, &mut undefs, CodeLocation::NONE);
        assert!(wide.definedness.is_undef());
        let zero = convert(CastOp::Zext, CastFlags::default(), 8, 32, &undef, &mut undefs, CodeLocation::NONE);
        assert_eq!(undefs.mask(&zero, 32), 0xff);
    }
}
