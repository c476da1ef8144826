//! Vector operations that are not elementwise. A vector occupies one slot per element, as an array does;
//! elementwise instructions become one operation per element ([`crate::interp::build`]).

mod vector_intrinsics;

pub use crate::interp::register_code::vector::{Addressing, LaneCall, LaneOp, Masked, Reduction, Vector, X86Call};
pub use crate::interp::x86_64::intrinsic_call::x86_named;
pub use vector_intrinsics::lanes;

use super::aggregate::shape;
use super::bigint;
use super::bigint::BigintOp;
use super::intrinsic;
use super::intrinsic::Intrinsic;
use super::{float, int};
use crate::interp::memory::Memory;
use crate::interp::register_code::{IntrinsicCall, Kind, OperandSlot};
use crate::interp::report::InterpResult;
use crate::interp::scalar::{Cause, CodeLocation, OriginTable, ScalarValue};
use crate::interp::state::SharedState;
use crate::ir::inst::{BinaryFlags, BinaryOp, FastMath, FcmpPred};
use crate::ir::{FloatKind, intrinsics};
use crate::value::truncate;

impl Reduction {
    /// Whether the reduction applies to floating-point values (`float`) or to integers.
    pub fn works_on(self, float: bool) -> bool {
        let is_float = match self {
            Reduction::Binary(op) => op.is_float(),
            Reduction::Call(call) => {
                use Intrinsic::{Maximum, Maxnum, Minimum, Minnum};
                matches!(call, Maximum | Maxnum | Minimum | Minnum)
            }
        };
        is_float == float
    }
}

/// Returns the operation of `llvm.vector.reduce.*`, and whether the first argument is a start value.
pub fn reduction(symbol: &str) -> Option<(Reduction, bool)> {
    let name = intrinsics::of_symbol(symbol)?;
    let operation = name.strip_prefix("experimental.").unwrap_or(name).strip_prefix("vector.reduce.")?;
    let binary = |op| Some((Reduction::Binary(op), false));
    match operation {
        "add" => binary(BinaryOp::Add),
        "mul" => binary(BinaryOp::Mul),
        "and" => binary(BinaryOp::And),
        "or" => binary(BinaryOp::Or),
        "xor" => binary(BinaryOp::Xor),
        "fadd" => Some((Reduction::Binary(BinaryOp::Fadd), true)),
        "fmul" => Some((Reduction::Binary(BinaryOp::Fmul), true)),
        "smax" => Some((Reduction::Call(Intrinsic::Smax), false)),
        "smin" => Some((Reduction::Call(Intrinsic::Smin), false)),
        "umax" => Some((Reduction::Call(Intrinsic::Umax), false)),
        "umin" => Some((Reduction::Call(Intrinsic::Umin), false)),
        "fmax" => Some((Reduction::Call(Intrinsic::Maxnum), false)),
        "fmin" => Some((Reduction::Call(Intrinsic::Minnum), false)),
        "fmaximum" => Some((Reduction::Call(Intrinsic::Maximum), false)),
        "fminimum" => Some((Reduction::Call(Intrinsic::Minimum), false)),
        _ => None,
    }
}

/// Returns the addressing of `llvm.masked.*`, and whether it is a store.
pub fn masked(symbol: &str) -> Option<(Addressing, bool)> {
    Some(match intrinsics::of_symbol(symbol)?.strip_prefix("masked.")? {
        "load" => (Addressing::Consecutive, false),
        "store" => (Addressing::Consecutive, true),
        "gather" => (Addressing::Scattered, false),
        "scatter" => (Addressing::Scattered, true),
        "expandload" => (Addressing::Dense, false),
        "compressstore" => (Addressing::Dense, true),
        _ => return None,
    })
}

/// Runs an operation.
pub fn run(
    op: &Vector,
    slots: &mut [ScalarValue],
    constants: &[ScalarValue],
    shared: &mut SharedState,
    here: CodeLocation,
) -> InterpResult<()> {
    let get = |slots: &[ScalarValue], src: OperandSlot| match src.0 & OperandSlot::CONST {
        0 => slots[src.0 as usize],
        _ => constants[(src.0 & !OperandSlot::CONST) as usize],
    };
    match op {
        Vector::Extract { dst, vector, len, words, index, width } => {
            let at = get(slots, *index);
            let n = place(&at, *width, *len);
            for word in 0..*words {
                slots[(dst + word) as usize] = match n {
                    Some(n) => get(slots, vector.plus(n * words + word)),
                    None => out_of_range("extractelement", &at, shared, here),
                };
            }
        }
        Vector::Insert { dst, vector, len, words, value, index, width } => {
            let at = get(slots, *index);
            let n = place(&at, *width, *len);
            for slot in 0..len * words {
                slots[(dst + slot) as usize] = match n {
                    Some(n) if n == slot / words => get(slots, value.plus(slot % words)),
                    Some(_) => get(slots, vector.plus(slot)),
                    None => out_of_range("insertelement", &at, shared, here),
                };
            }
        }
        Vector::Regroup { dst, to, src, from } => {
            let lanes: Vec<(ScalarValue, u32)> =
                (0..).zip(from.kinds()).map(|(n, kind)| (get(slots, src.plus(n)), kind.width())).collect();
            let widths: Vec<u32> = to.kinds().map(Kind::width).collect();
            let made = regroup(&lanes, &widths, false, &mut shared.undefs);
            slots[*dst as usize..][..made.len()].copy_from_slice(&made);
        }
        Vector::Reduce { dst, by, start: _, vector, len, words, kind, fast: _ } if *words > 1 => {
            let lane = |n: u32| (0..*words).map(|w| get(slots, vector.plus(n * words + w))).collect::<Vec<_>>();
            let what = match *by {
                Reduction::Binary(op) => BigintOp::Binary(op, BinaryFlags::default()),
                Reduction::Call(intrinsic) => BigintOp::Call(intrinsic),
            };
            let mut result = lane(0);
            for n in 1..*len {
                result = bigint::compute(&what, &[(&result, *kind), (&lane(n), *kind)], *kind, shared, here)?;
            }
            slots[*dst as usize..][..result.len()].copy_from_slice(&result);
        }
        Vector::Reduce { dst, by, start, vector, len, kind, fast, .. } => {
            let mut lanes = (0..*len).map(|n| get(slots, vector.plus(n))).collect::<Vec<_>>().into_iter();
            let first = start.map(|s| get(slots, s)).or_else(|| lanes.next()).unwrap_or_default();
            let mut result = first;
            for lane in lanes {
                result = join(*by, *kind, *fast, &result, &lane, shared, here)?;
            }
            slots[*dst as usize] = result;
        }
        Vector::Masked(access) => access.run(slots, get, shared, here)?,
        Vector::LaneOp(call) => call.run(slots, get, shared, here)?,
        Vector::X86(call) => call.run(slots, get, shared, here)?,
    }
    Ok(())
}

fn join(
    by: Reduction,
    kind: Kind,
    fast: FastMath,
    a: &ScalarValue,
    b: &ScalarValue,
    shared: &mut SharedState,
    here: CodeLocation,
) -> InterpResult<ScalarValue> {
    match by {
        Reduction::Binary(op) if op.is_float() => {
            let format = kind.format().unwrap_or(FloatKind::Double);
            Ok(float::binary(op, format, fast, a, b, &mut shared.undefs, here))
        }
        Reduction::Binary(op) => int::binary(op, BinaryFlags::default(), kind.width(), a, b, &mut shared.undefs, here),
        Reduction::Call(intrinsic) => {
            let (args, pred) = (Box::default(), FcmpPred::False);
            let call = IntrinsicCall {
                intrinsic,
                fast,
                args,
                dst: None,
                ret: kind,
                arg: kind,
                last: kind,
                pred,
                rounding: None,
            };
            let result = intrinsic::run(&call, &[*a, *b], shared, here)?;
            Ok(intrinsic::check_fast_math(fast, &call, result, shared, here))
        }
    }
}

/// Returns the position that an index selects, if it is defined and in range.
fn place(index: &ScalarValue, width: u32, len: u32) -> Option<u32> {
    let n = u32::try_from(index.bits(width)).ok()?;
    (index.definedness.is_defined() && n < len).then_some(n)
}

/// LangRef: an index out of range yields poison.
fn out_of_range(
    opcode: &'static str,
    index: &ScalarValue,
    shared: &mut SharedState,
    here: CodeLocation,
) -> ScalarValue {
    match index.definedness.is_defined() {
        true => ScalarValue::poison(shared.undefs.origin(Cause::Undefined(opcode), here)),
        false => shared.undefs.propagate(&[index.definedness]),
    }
}

/// Regroups the bits of elements, the first one lowest, to other widths; missing bits are zeros. A result that contains
/// bits of a poison element is poison. For memory (`bytes`), a byte is poison only if all of its bits are, and
/// otherwise undefined, since loads split it again.
pub fn regroup(
    lanes: &[(ScalarValue, u32)],
    widths: &[u32],
    bytes: bool,
    undefs: &mut OriginTable,
) -> Vec<ScalarValue> {
    let mut out = Vec::with_capacity(widths.len());
    let (mut lane, mut used) = (0usize, 0u32);
    for &width in widths {
        let (mut filled, mut bits, mut mask, mut origin, mut poison) = (0u32, 0u128, 0u128, None, false);
        let mut whole = true;
        while filled < width {
            let Some((slot, has)) = lanes.get(lane) else { break };
            let take = (has - used).min(width - filled);
            bits |= truncate(take, slot.bits(*has) >> used) << filled;
            let undefined = truncate(take, undefs.mask(slot, *has) >> used);
            mask |= undefined << filled;
            if undefined != 0 {
                origin = origin.or(undefs.origin_of(slot.definedness));
                poison |= slot.definedness.is_poison();
                whole &= slot.definedness.is_poison();
            } else {
                whole = false;
            }
            (filled, used) = (filled + take, used + take);
            if used == *has {
                (lane, used) = (lane + 1, 0);
            }
        }
        let origin = origin.unwrap_or(crate::interp::scalar::OriginId::FORGOTTEN);
        out.push(match poison && (!bytes || whole && filled == width) {
            true => ScalarValue::poison(origin),
            false => undefs.partial(width, bits, mask, origin),
        });
    }
    out
}

/// Packs elements that are not whole bytes to their bytes in memory: consecutive bits, followed by zeros.
pub fn to_bytes(lanes: &[(ScalarValue, u32)], undefs: &mut OriginTable) -> Vec<ScalarValue> {
    let bits: u32 = lanes.iter().map(|l| l.1).sum();
    regroup(lanes, &vec![8; bits.div_ceil(8) as usize], true, undefs)
}

impl Masked {
    fn run(
        &self,
        slots: &mut [ScalarValue],
        get: impl Fn(&[ScalarValue], OperandSlot) -> ScalarValue,
        shared: &mut SharedState,
        here: CodeLocation,
    ) -> InterpResult<()> {
        let mut dense = 0;
        for (n, field) in (0..).zip(&self.flat.fields) {
            let (wanted, value) = (get(slots, self.mask.plus(n)), get(slots, self.value.plus(n)));
            if !wanted.definedness.is_defined() {
                return Err(int::undefined_value("masked access with an undefined mask", &wanted, &shared.undefs));
            }
            let size = u64::from(field.scalar.width() / 8);
            if wanted.lo & 1 == 0 {
                if !self.store {
                    slots[(self.dst + n) as usize] = value;
                }
                continue;
            }
            let (base, offset) = match self.addressing {
                Addressing::Consecutive => (get(slots, self.ptr), field.offset),
                Addressing::Scattered => (get(slots, self.ptr.plus(n)), 0),
                Addressing::Dense => (get(slots, self.ptr), dense * size),
            };
            dense += 1;
            let at = ScalarValue { lo: base.lo.wrapping_add(offset), ..base };
            // The alignment at an offset is limited by the power of two that divides the offset.
            let align = if offset == 0 { self.align } else { self.align.min(1 << offset.trailing_zeros()) };
            let SharedState { memory, undefs, .. } = &mut *shared;
            if self.store {
                memory.store_slow(&at, shape(field.scalar), align, &value, undefs)?;
            } else {
                slots[(self.dst + n) as usize] = memory.load_slow(&at, shape(field.scalar), align, undefs, here)?;
            }
        }
        Ok(())
    }
}

/// Loads elements that are not whole bytes.
pub fn load_packed(
    memory: &mut Memory,
    at: &ScalarValue,
    widths: &[u32],
    undefs: &mut OriginTable,
    here: CodeLocation,
) -> InterpResult<Vec<ScalarValue>> {
    let bits: u64 = widths.iter().map(|w| u64::from(*w)).sum();
    let mut bytes = Vec::new();
    for n in 0..bits.div_ceil(8) {
        let at = ScalarValue { lo: at.lo.wrapping_add(n), ..*at };
        bytes.push((memory.load_slow(&at, shape(Kind::Int(8)), 1, undefs, here)?, 8));
    }
    Ok(regroup(&bytes, widths, false, undefs))
}

/// Stores elements that are not whole bytes.
pub fn store_packed(
    memory: &mut Memory,
    at: &ScalarValue,
    lanes: &[(ScalarValue, u32)],
    undefs: &mut OriginTable,
) -> InterpResult<()> {
    for (n, byte) in (0..).zip(to_bytes(lanes, undefs)) {
        let at = ScalarValue { lo: at.lo.wrapping_add(n), ..*at };
        memory.store_slow(&at, shape(Kind::Int(8)), 1, &byte, undefs)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interp::scalar::OriginId;

    #[test]
    fn bits_are_regrouped_from_the_lowest() {
        let mut undefs = OriginTable::default();
        // LangRef's example: <4 x i4> <1, 2, 3, 5> is the i16 0x5321.
        let lanes: Vec<(ScalarValue, u32)> = [1, 2, 3, 5].iter().map(|n| (ScalarValue::int(*n), 4)).collect();
        assert_eq!(regroup(&lanes, &[16], false, &mut undefs), [ScalarValue::int(0x5321)]);
        let bytes = to_bytes(&lanes[..3], &mut undefs);
        assert_eq!(bytes, [ScalarValue::int(0x21), ScalarValue::int(0x03)]);
        let poison = ScalarValue::poison(OriginId::FORGOTTEN);
        let lanes = [(ScalarValue::int(1), 4), (poison, 4), (ScalarValue::int(7), 8)];
        let made = regroup(&lanes, &[8, 8], false, &mut undefs);
        assert_eq!((made[0].definedness.is_poison(), made[1]), (true, ScalarValue::int(7)));
        let made = regroup(&lanes, &[8, 8], true, &mut undefs);
        assert_eq!((undefs.mask(&made[0], 8), made[0].lo), (0xf0, 1));
    }
}
