//! Integers of more than 128 bits. Such an integer occupies consecutive slots of 64 bits each, lowest first, and code
//! that only moves values treats it as an array of limbs ([`crate::interp::flat`]). Computations, which this module
//! implements, convert it to a bignum; [`float`] converts from and to floating point.
//!
//! Undefined bits are tracked as in [`super::int`].

mod float_conversion;
mod intrinsic;

pub use crate::interp::register_code::aggregate::{BigintInst, BigintOp};
pub use intrinsic::is_known;

use super::int;
use super::int::holds;
use super::intrinsic::Intrinsic;
use crate::interp::load::kind_of;
use crate::interp::register_code::{Kind, OperandSlot};
use crate::interp::report::{Fault, InterpResult};
use crate::interp::scalar::{Cause, CodeLocation, Definedness, OriginId, OriginTable, ScalarValue};
use crate::interp::state::SharedState;
use crate::ir::inst::{BinaryFlags, BinaryOp, CastFlags, CastOp, IcmpPred};
use crate::ir::{Type, Types};
use crate::outcome::TrapKind;
use num_bigint::{BigInt, BigUint, Sign};

/// Returns the kind of a scalar type, where [`Kind::Int`] may have any width.
pub fn form(types: &Types, ty: Type) -> Option<Kind> {
    types.wide_int(ty).map(Kind::Int).or_else(|| kind_of(types, ty))
}

/// Returns the number of slots of a kind.
pub fn slots_of(kind: Kind) -> usize {
    match kind {
        Kind::Int(width @ 129..) => width.div_ceil(64) as usize,
        _ => 1,
    }
}

/// Returns the widths of the slots of an integer.
fn widths(width: u32) -> impl Iterator<Item = u32> {
    let (count, most) = if width > 128 { (width.div_ceil(64), 64) } else { (1, 128) };
    (0..count).map(move |n| (width - n * 64).min(most))
}

/// Runs a computation.
pub fn run(
    op: &BigintInst,
    slots: &mut [ScalarValue],
    constants: &[ScalarValue],
    shared: &mut SharedState,
    here: CodeLocation,
) -> InterpResult<()> {
    let args: Vec<Arg<'_>> = op
        .args
        .iter()
        .map(|(src, kind)| {
            let (list, first) = match src.0 & OperandSlot::CONST {
                0 => (&*slots, src.0),
                _ => (constants, src.0 & !OperandSlot::CONST),
            };
            (&list[first as usize..][..slots_of(*kind)], *kind)
        })
        .collect();
    let result = compute(&op.what, &args, op.ret, shared, here)?;
    slots[op.dst as usize..][..result.len()].copy_from_slice(&result);
    Ok(())
}

/// An operand: slots and kind.
pub type Arg<'a> = (&'a [ScalarValue], Kind);

/// Computes the slots of a result.
pub fn compute(
    what: &BigintOp,
    args: &[Arg<'_>],
    ret: Kind,
    shared: &mut SharedState,
    here: CodeLocation,
) -> InterpResult<Vec<ScalarValue>> {
    let tags: Vec<Definedness> =
        args.iter().flat_map(|a| a.0).map(|s| s.definedness).filter(|t| !t.is_defined()).collect();
    let width = args[0].1.width();
    let undefs = &mut shared.undefs;
    match what {
        BigintOp::Binary(op, flags) => binary(*op, *flags, width, args[0].0, args[1].0, undefs, here),
        BigintOp::Compare(pred, samesign) => {
            Ok(vec![compare(*pred, *samesign, width, args[0].0, args[1].0, undefs, here)])
        }
        BigintOp::Cast(CastOp::Trunc | CastOp::Zext | CastOp::Sext, _) if tags.iter().all(|t| !t.is_poison()) => {
            let BigintOp::Cast(op, flags) = what else { return Ok(Vec::new()) };
            Ok(convert(*op, *flags, width, ret.width(), args[0].0, undefs, here))
        }
        BigintOp::Find(_) if !tags.is_empty() => {
            let wrong = args[0].0.iter().find(|s| !s.definedness.is_defined()).copied().unwrap_or_default();
            Err(int::undefined_value("switch on an undefined value", &wrong, undefs))
        }
        BigintOp::Find(cases) => {
            let value = number(args[0].0, width);
            let at = cases.iter().position(|c| *c == value).unwrap_or(cases.len());
            Ok(vec![ScalarValue::int(at as u64)])
        }
        BigintOp::Call(Intrinsic::ReturnFirst) => Ok(args[0].0.to_vec()),
        BigintOp::Call(Intrinsic::ReturnZero) => Ok(vec![ScalarValue::NULL; slots_of(ret)]),
        _ if !tags.is_empty() => {
            let count = slots_of(ret) + usize::from(matches!(what, BigintOp::Overflow(..)));
            Ok(vec![undefs.propagate(&tags); count])
        }
        BigintOp::Cast(CastOp::Ptrtoint | CastOp::Ptrtoaddr, _) => {
            Ok(put(&BigUint::from(args[0].0[0].lo), ret.width()))
        }
        BigintOp::Cast(CastOp::Inttoptr, _) => Ok(vec![shared.memory.pointer_to(args[0].0[0].lo)]),
        BigintOp::Cast(op, flags) => Ok(float_conversion::convert(*op, *flags, args[0], ret, undefs, here)),
        BigintOp::Overflow(op, signed) => {
            let (x, y) = (number(args[0].0, width), number(args[1].0, width));
            let exact = match signed {
                true => arithmetic(*op, &signed_of(&x, width), &signed_of(&y, width)),
                false => arithmetic(*op, &x.into(), &y.into()),
            };
            let over = if *signed { !fits_signed(&exact, width) } else { !fits_unsigned(&exact, width) };
            let mut slots = put(&wrapped(&exact, width), width);
            slots.push(ScalarValue::int(over.into()));
            Ok(slots)
        }
        BigintOp::Call(intrinsic) => intrinsic::call(*intrinsic, args, ret, shared, here),
    }
}

/// Converts slots to a bignum; undefined bits are zeros.
fn number(slots: &[ScalarValue], width: u32) -> BigUint {
    if width <= 128 {
        return BigUint::from(slots[0].bits(width));
    }
    of_words(slots.iter().map(|s| s.lo))
}

fn of_words(words: impl Iterator<Item = u64>) -> BigUint {
    BigUint::new(words.flat_map(|w| [w as u32, (w >> 32) as u32]).collect())
}

/// Converts a literal of the module to a bignum.
pub fn literal(words: &[u64]) -> BigUint {
    of_words(words.iter().copied())
}

/// Returns the mask of undefined bits.
fn mask(slots: &[ScalarValue], width: u32, undefs: &OriginTable) -> BigUint {
    if width <= 128 {
        return BigUint::from(undefs.mask(&slots[0], width));
    }
    of_words(slots.iter().zip(widths(width)).map(|(s, w)| undefs.mask(s, w) as u64))
}

/// Converts a bignum that fits to slots.
fn put(number: &BigUint, width: u32) -> Vec<ScalarValue> {
    let mut words = number.iter_u64_digits();
    let mut next = || words.next().unwrap_or(0);
    match width {
        ..=128 => vec![ScalarValue::wide(u128::from(next()) | u128::from(next()) << 64)],
        _ => (0..width.div_ceil(64)).map(|_| ScalarValue::int(next())).collect(),
    }
}

/// Converts a bignum with undefined bits to slots.
fn put_partial(
    bits: &BigUint,
    mask: &BigUint,
    width: u32,
    origin: OriginId,
    undefs: &mut OriginTable,
) -> Vec<ScalarValue> {
    let (bits, mask) = (put(&truncated(bits, width), width), put(&truncated(mask, width), width));
    let both = bits.iter().zip(&mask).zip(widths(width));
    both.map(|((b, m), w)| undefs.partial(w, b.bits(w), m.bits(w), origin)).collect()
}

/// Returns a mask of all bits of a width.
fn ones(width: u32) -> BigUint {
    (BigUint::from(1u8) << width) - 1u8
}

/// Truncates to a width.
fn truncated(number: &BigUint, width: u32) -> BigUint {
    if number.bits() <= u64::from(width) { number.clone() } else { number & ones(width) }
}

/// Whether the sign bit is set.
fn is_negative(number: &BigUint, width: u32) -> bool {
    number.bit(u64::from(width) - 1)
}

/// Converts from two's complement to a signed bignum.
fn signed_of(number: &BigUint, width: u32) -> BigInt {
    let value = BigInt::from(number.clone());
    if is_negative(number, width) { value - (BigInt::from(1) << width) } else { value }
}

/// Truncates a signed bignum to two's complement.
fn wrapped(number: &BigInt, width: u32) -> BigUint {
    let low = truncated(number.magnitude(), width);
    match number.sign() {
        Sign::Minus if low.bits() > 0 => (BigUint::from(1u8) << width) - low,
        _ => low,
    }
}

fn fits_unsigned(number: &BigInt, width: u32) -> bool {
    number.sign() != Sign::Minus && number.bits() <= u64::from(width)
}

fn fits_signed(number: &BigInt, width: u32) -> bool {
    signed_of(&wrapped(number, width), width) == *number
}

fn arithmetic(op: BinaryOp, x: &BigInt, y: &BigInt) -> BigInt {
    match op {
        BinaryOp::Add => x + y,
        BinaryOp::Sub => x - y,
        _ => x * y,
    }
}

/// Formats a number for reports. A very long one is replaced by its type.
fn shown(number: &BigUint, width: u32) -> String {
    if width > 1024 { format!("an i{width}") } else { format!("i{width} {}", signed_of(number, width)) }
}

fn binary(
    op: BinaryOp,
    flags: BinaryFlags,
    width: u32,
    a: &[ScalarValue],
    b: &[ScalarValue],
    undefs: &mut OriginTable,
    here: CodeLocation,
) -> InterpResult<Vec<ScalarValue>> {
    let odd = |slots: &[ScalarValue]| slots.iter().find(|s| !s.definedness.is_defined()).copied();
    if op.is_division() {
        if let Some(slot) = odd(b) {
            return Err(int::undefined_value(&format!("{} by an undefined value", op.keyword()), &slot, undefs));
        }
        if let Some(slot) = odd(a) {
            division_of_undefined(op, width, a, &slot, &number(b, width), undefs)?;
        }
    }
    let tags: Vec<Definedness> = a.iter().chain(b).map(|s| s.definedness).filter(|t| !t.is_defined()).collect();
    if tags.iter().any(|t| t.is_poison()) {
        return Ok(vec![undefs.propagate(&tags); a.len()]);
    }
    if !tags.is_empty() {
        return Ok(partial(op, width, a, b, undefs, here));
    }
    let (x, y) = (number(a, width), number(b, width));
    match defined(op, flags, width, &x, &y) {
        Ok(result) => Ok(put(&result, width)),
        Err(NoResult::Poison(cause)) => Ok(vec![ScalarValue::poison(undefs.origin(cause, here)); a.len()]),
        Err(NoResult::ByZero) => {
            let text = format!("{} of {} by zero", op.keyword(), shown(&x, width));
            Err(Fault::new(TrapKind::DivisionByZero, text))
        }
        Err(NoResult::Overflow) => {
            let text = format!("{} of {} by -1: the result is not representable", op.keyword(), shown(&x, width));
            Err(Fault::new(TrapKind::DivisionOverflow, text))
        }
    }
}

/// Checks a division with an undefined or poison dividend, as for narrower integers: the divisor must not be
/// 0, nor -1 if the dividend may be the minimum. `odd`: an undefined slot.
fn division_of_undefined(
    op: BinaryOp,
    width: u32,
    a: &[ScalarValue],
    odd: &ScalarValue,
    y: &BigUint,
    undefs: &mut OriginTable,
) -> InterpResult<()> {
    if *y == BigUint::default() {
        return Err(int::division_by_zero_of_undefined(op));
    }
    let smallest = BigUint::from(1u8) << (width - 1);
    let poison = a.iter().any(|s| s.definedness.is_poison());
    let undefined_bits = if poison { ones(width) } else { mask(a, width, undefs) };
    let differs = (number(a, width) ^ smallest) & (&undefined_bits ^ ones(width));
    if matches!(op, BinaryOp::Sdiv | BinaryOp::Srem) && *y == ones(width) && differs == BigUint::default() {
        return Err(int::undefined_value(&format!("{} of an undefined value by -1", op.keyword()), odd, undefs));
    }
    Ok(())
}

/// Reason why an operation on defined operands has no result.
enum NoResult {
    Poison(Cause),
    ByZero,
    Overflow,
}

fn defined(op: BinaryOp, flags: BinaryFlags, width: u32, x: &BigUint, y: &BigUint) -> Result<BigUint, NoResult> {
    let flag = |name| Err(NoResult::Poison(Cause::Flag(name)));
    let signed = |n: &BigUint| signed_of(n, width);
    let zero = BigUint::default();
    Ok(match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => {
            if flags.nsw && !fits_signed(&arithmetic(op, &signed(x), &signed(y)), width) {
                return flag("nsw");
            }
            let exact = arithmetic(op, &x.clone().into(), &y.clone().into());
            if flags.nuw && !fits_unsigned(&exact, width) {
                return flag("nuw");
            }
            wrapped(&exact, width)
        }
        op if op.is_division() && *y == zero => return Err(NoResult::ByZero),
        BinaryOp::Udiv if flags.exact && x % y != zero => return flag("exact"),
        BinaryOp::Udiv => x / y,
        BinaryOp::Urem => x % y,
        BinaryOp::Sdiv | BinaryOp::Srem => {
            let (x, y) = (signed(x), signed(y));
            let quotient = &x / &y;
            if !fits_signed(&quotient, width) {
                return Err(NoResult::Overflow);
            }
            let rest = x - &quotient * y;
            match op {
                BinaryOp::Sdiv if flags.exact && rest.sign() != Sign::NoSign => return flag("exact"),
                BinaryOp::Sdiv => wrapped(&quotient, width),
                _ => wrapped(&rest, width),
            }
        }
        BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr => {
            let Some(by) = amount(y, width) else { return Err(NoResult::Poison(Cause::Shift)) };
            match op {
                BinaryOp::Shl => {
                    let result = truncated(&(x << by), width);
                    if flags.nuw && &result >> by != *x {
                        return flag("nuw");
                    }
                    if flags.nsw && signed(&result) >> by != signed(x) {
                        return flag("nsw");
                    }
                    result
                }
                _ if flags.exact && (x >> by) << by != *x => return flag("exact"),
                BinaryOp::Lshr => x >> by,
                _ => wrapped(&(signed(x) >> by), width),
            }
        }
        BinaryOp::And => x & y,
        BinaryOp::Or if flags.disjoint && x & y != zero => return flag("disjoint"),
        BinaryOp::Or => x | y,
        BinaryOp::Xor => x ^ y,
        // Floating-point operations do not reach this function.
        BinaryOp::Fadd | BinaryOp::Fsub | BinaryOp::Fmul | BinaryOp::Fdiv | BinaryOp::Frem => zero,
    })
}

/// Returns a shift amount, if it is less than the width.
fn amount(y: &BigUint, width: u32) -> Option<u32> {
    u32::try_from(y).ok().filter(|by| *by < width)
}

/// Computes on operands without poison, at least one of which has undefined bits.
fn partial(
    op: BinaryOp,
    width: u32,
    a: &[ScalarValue],
    b: &[ScalarValue],
    undefs: &mut OriginTable,
    here: CodeLocation,
) -> Vec<ScalarValue> {
    let (ma, mb) = (mask(a, width, undefs), mask(b, width, undefs));
    let (x, y) = (number(a, width), number(b, width));
    let origin = a.iter().chain(b).find_map(|s| undefs.origin_of(s.definedness)).unwrap_or(OriginId::FORGOTTEN);
    let all = ones(width);
    let not = |n: &BigUint| n ^ &all;
    let low = |n: &BigUint| n.trailing_zeros().map_or(width, |z| z as u32);
    let above = |bit: u32| (&all >> bit.min(width)) << bit.min(width);
    let (bits, mask) = match op {
        BinaryOp::And => (&x & &y, (&ma | &mb) & (&x | &ma) & (&y | &mb)),
        BinaryOp::Or => (&x | &y, (&ma | &mb) & not(&x) & not(&y)),
        BinaryOp::Xor => (&x ^ &y, &ma | &mb),
        BinaryOp::Add | BinaryOp::Sub => {
            let result = wrapped(&arithmetic(op, &x.into(), &y.into()), width);
            (result, above(low(&ma).min(low(&mb))))
        }
        BinaryOp::Mul => {
            let from = (low(&ma) + low(&(&y | &mb))).min(low(&mb) + low(&(&x | &ma)));
            (wrapped(&arithmetic(op, &x.into(), &y.into()), width), above(from))
        }
        BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr if mb.bits() == 0 => {
            let Some(by) = amount(&y, width) else {
                return vec![ScalarValue::poison(undefs.origin(Cause::Shift, here)); a.len()];
            };
            let ashr = |n: &BigUint| wrapped(&(signed_of(n, width) >> by), width);
            match op {
                BinaryOp::Shl => (x << by, ma << by),
                BinaryOp::Lshr => (x >> by, ma >> by),
                _ => (ashr(&x), ashr(&ma)),
            }
        }
        _ => (BigUint::default(), all),
    };
    // Undefined bits are stored as zeros.
    let bits = &bits ^ (&bits & &mask);
    put_partial(&bits, &mask, width, origin, undefs)
}

fn compare(
    pred: IcmpPred,
    samesign: bool,
    width: u32,
    a: &[ScalarValue],
    b: &[ScalarValue],
    undefs: &mut OriginTable,
    here: CodeLocation,
) -> ScalarValue {
    let tags: Vec<Definedness> = a.iter().chain(b).map(|s| s.definedness).filter(|t| !t.is_defined()).collect();
    let (x, y) = (number(a, width), number(b, width));
    let decide = |x: &BigUint, y: &BigUint| holds(pred, (x, y), (signed_of(x, width), signed_of(y, width)));
    if tags.is_empty() {
        if samesign && is_negative(&x, width) != is_negative(&y, width) {
            return ScalarValue::poison(undefs.origin(Cause::Flag("samesign"), here));
        }
        return ScalarValue::int(decide(&x, &y).into());
    }
    let spread = undefs.propagate(&tags);
    if spread.definedness.is_poison() {
        return spread;
    }
    // As in [`int::compare`]: the result is known if it is the same at both ends of each operand's possible
    // range.
    let (ma, mb) = (mask(a, width, undefs), mask(b, width, undefs));
    let known = match pred {
        IcmpPred::Eq | IcmpPred::Ne => {
            let undefined = &ma | &mb;
            let differ = &x ^ &y;
            (&differ & &undefined != differ).then_some(pred == IcmpPred::Ne)
        }
        _ => {
            let sign = BigUint::from(1u8) << (width - 1);
            let signed = matches!(pred, IcmpPred::Slt | IcmpPred::Sle | IcmpPred::Sgt | IcmpPred::Sge);
            let range = |v: &BigUint, m: &BigUint| match signed && is_negative(m, width) {
                true => (v | &sign, v | (m ^ &sign)),
                false => (v.clone(), v | m),
            };
            let ((low_x, high_x), (low_y, high_y)) = (range(&x, &ma), range(&y, &mb));
            let (one, other) = (decide(&low_x, &high_y), decide(&high_x, &low_y));
            (one == other).then_some(one)
        }
    };
    known.map_or(spread, |answer| ScalarValue::int(answer.into()))
}

/// Computes `trunc`, `zext` and `sext` of a value that is not poison.
fn convert(
    op: CastOp,
    flags: CastFlags,
    from: u32,
    to: u32,
    a: &[ScalarValue],
    undefs: &mut OriginTable,
    here: CodeLocation,
) -> Vec<ScalarValue> {
    let (x, undefined) = (number(a, from), mask(a, from, undefs));
    let extended = |n: &BigUint| match op {
        CastOp::Sext => wrapped(&signed_of(n, from), to),
        _ => truncated(n, to),
    };
    let (bits, mask) = (extended(&x), extended(&undefined));
    if undefined.bits() == 0 {
        let broken = match op {
            CastOp::Zext if flags.nneg && is_negative(&x, from) => Some("nneg"),
            CastOp::Trunc if flags.nuw && bits != x => Some("nuw"),
            CastOp::Trunc if flags.nsw && signed_of(&bits, to) != signed_of(&x, from) => Some("nsw"),
            _ => None,
        };
        return match broken {
            Some(flag) => vec![ScalarValue::poison(undefs.origin(Cause::Flag(flag), here)); slots_of(Kind::Int(to))],
            None => put(&bits, to),
        };
    }
    let origin = a.iter().find_map(|s| undefs.origin_of(s.definedness)).unwrap_or(OriginId::FORGOTTEN);
    put_partial(&bits, &mask, to, origin, undefs)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(slots: &[ScalarValue]) -> Vec<u64> {
        slots.iter().map(|s| s.lo).collect()
    }

    fn slots(width: u32, value: i128) -> Vec<ScalarValue> {
        put(&wrapped(&BigInt::from(value), width), width)
    }

    #[test]
    fn arithmetic_wraps_and_violated_flags_give_poison() {
        let mut undefs = OriginTable::default();
        let mut go = |op, flags, x, y| {
            binary(op, flags, 129, &slots(129, x), &slots(129, y), &mut undefs, CodeLocation::NONE).map_err(|f| f.kind)
        };
        let none = BinaryFlags::default();
        let nuw = BinaryFlags { nuw: true, ..none };
        assert_eq!(words(&go(BinaryOp::Sub, none, 0, 1).unwrap()), [u64::MAX, u64::MAX, 1]);
        assert_eq!(words(&go(BinaryOp::Mul, none, -1, -1).unwrap()), [1, 0, 0]);
        assert_eq!(words(&go(BinaryOp::Sdiv, none, -7, 2).unwrap()), words(&slots(129, -3)));
        assert_eq!(words(&go(BinaryOp::Srem, none, -7, 2).unwrap()), words(&slots(129, -1)));
        assert_eq!(words(&go(BinaryOp::Ashr, none, -8, 1).unwrap()), words(&slots(129, -4)));
        assert!(go(BinaryOp::Add, nuw, -1, 1).unwrap()[2].definedness.is_poison());
        assert!(go(BinaryOp::Shl, none, 1, 129).unwrap()[0].definedness.is_poison());
        assert_eq!(go(BinaryOp::Urem, none, 1, 0), Err(TrapKind::DivisionByZero));
    }

    #[test]
    fn undefined_bits_stay_where_they_are() {
        let mut undefs = OriginTable::default();
        let origin = undefs.origin(Cause::Literal, CodeLocation::NONE);
        let mut a = slots(192, 5);
        a[1] = ScalarValue::undef(origin);
        let b = slots(192, 3);
        let sum = binary(BinaryOp::Add, BinaryFlags::default(), 192, &a, &b, &mut undefs, CodeLocation::NONE).unwrap();
        assert_eq!(
            (sum[0], sum[1].definedness.is_undef(), sum[2].definedness.is_undef()),
            (ScalarValue::int(8), true, true)
        );
        let and = binary(BinaryOp::And, BinaryFlags::default(), 192, &a, &b, &mut undefs, CodeLocation::NONE).unwrap();
        assert_eq!(words(&and), [1, 0, 0]);
        assert!(and.iter().all(|s| s.definedness.is_defined()));
        let less = compare(IcmpPred::Ult, false, 192, &a, &slots(192, -1), &mut undefs, CodeLocation::NONE);
        assert_eq!(less, ScalarValue::int(1));
        let low = convert(CastOp::Trunc, CastFlags::default(), 192, 64, &a, &mut undefs, CodeLocation::NONE);
        assert_eq!(low, [ScalarValue::int(5)]);
    }
}
