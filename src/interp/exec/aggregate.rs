//! Aggregate values: operations on all slots of a struct, array or vector.

pub use crate::interp::register_code::aggregate::{Aggregate, Range};

use super::bigint;
use super::intrinsic;
use super::vector;
use crate::interp::flat::FlatType;
use crate::interp::memory::{AccessKind, Shape};
use crate::interp::register_code::{Kind, OperandSlot};
use crate::interp::report::InterpResult;
use crate::interp::scalar::{CodeLocation, ScalarValue};
use crate::interp::state::SharedState;
use crate::interp::x86_64::inline_asm;
use crate::ir::inst::BinaryOp;
use crate::value::{sign_extend, truncate};

/// Returns the shape in which a scalar is loaded and stored.
pub fn shape(kind: Kind) -> Shape {
    match kind {
        Kind::Ptr => Shape::Pointer,
        other => Shape::Bits(other.width()),
    }
}

/// Whether two values have the same bits and the same provenance.
fn same(x: &ScalarValue, y: &ScalarValue, kind: Kind) -> bool {
    x.lo == y.lo && x.definedness == y.definedness && (!kind.is_wide() || x.hi == y.hi)
}

/// Returns the value with arbitrary values for its undefined bits.
pub fn freeze(value: ScalarValue, width: u32) -> ScalarValue {
    // Undefined bits are stored as zeros, and any value is permitted.
    match value.definedness {
        tag if tag.is_defined() => value,
        tag if tag.is_partial() => ScalarValue::wide(value.bits(width)),
        _ => ScalarValue::NULL,
    }
}

/// Returns the kinds of the scalars that share bytes with `first`, including itself.
fn packed(flat: &FlatType, first: u32, run: u32) -> impl Iterator<Item = Kind> {
    flat.fields[first as usize..][..run as usize].iter().map(|field| field.scalar)
}

/// Runs an operation.
pub fn run(
    op: &Aggregate,
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
        Aggregate::Copy(ranges) => {
            for range in ranges {
                for n in 0..range.len {
                    slots[(range.dst + n) as usize] = get(slots, range.src.plus(n));
                }
            }
        }
        Aggregate::Select { dst, cond, then, other, flat } => {
            let c = get(slots, *cond);
            for (n, field) in (0..).zip(&flat.fields) {
                let (x, y) = (get(slots, then.plus(n)), get(slots, other.plus(n)));
                slots[(dst + n) as usize] = match c.definedness.is_defined() {
                    true if c.lo & 1 != 0 => x,
                    true => y,
                    // With equal operands the undefined condition does not matter.
                    false if !c.definedness.is_poison() && same(&x, &y, field.scalar) => x,
                    false => shared.undefs.propagate(&[c.definedness]),
                };
            }
        }
        Aggregate::Freeze { dst, value, flat } => {
            for (n, field) in (0..).zip(&flat.fields) {
                slots[(dst + n) as usize] = freeze(get(slots, value.plus(n)), field.scalar.width());
            }
        }
        Aggregate::Load { dst, ptr, flat, align } => {
            let ptr = get(slots, *ptr);
            let SharedState { memory, undefs, .. } = &mut *shared;
            if flat.size > 0 {
                memory.resolve(&ptr, flat.extent, *align, AccessKind::LOAD, undefs)?;
            }
            for (n, field) in (0..).zip(&flat.fields) {
                let at = ScalarValue { lo: ptr.lo.wrapping_add(field.offset), ..ptr };
                if field.run != 1 {
                    let widths: Vec<u32> = packed(flat, n, field.run).map(Kind::width).collect();
                    let lanes = vector::load_packed(memory, &at, &widths, undefs, here)?;
                    slots[(dst + n) as usize..][..lanes.len()].copy_from_slice(&lanes);
                    continue;
                }
                slots[(dst + n) as usize] = memory.load_slow(&at, shape(field.scalar), 1, undefs, here)?;
            }
        }
        Aggregate::Store { value, ptr, flat, align } => {
            let ptr = get(slots, *ptr);
            let SharedState { memory, undefs, .. } = &mut *shared;
            if flat.size > 0 {
                memory.resolve(&ptr, flat.extent, *align, AccessKind::STORE, undefs)?;
            }
            for (n, field) in (0..).zip(&flat.fields) {
                let at = ScalarValue { lo: ptr.lo.wrapping_add(field.offset), ..ptr };
                if field.run != 1 {
                    let lanes: Vec<(ScalarValue, u32)> = (n..)
                        .zip(packed(flat, n, field.run))
                        .map(|(m, kind)| (get(slots, value.plus(m)), kind.width()))
                        .collect();
                    vector::store_packed(memory, &at, &lanes, undefs)?;
                    continue;
                }
                memory.store_slow(&at, shape(field.scalar), 1, &get(slots, value.plus(n)), undefs)?;
            }
        }
        Aggregate::Vector(op) => vector::run(op, slots, constants, shared, here)?,
        Aggregate::Overflow { op, signed, dst, over, a, b, width } => {
            let (x, y) = (get(slots, *a), get(slots, *b));
            let (result, fits_not) = if x.definedness.or(y.definedness) == 0 {
                let (bits, over) = overflowing(*op, *signed, *width, x.bits(*width), y.bits(*width));
                (ScalarValue::wide(bits), ScalarValue::int(u64::from(over)))
            } else {
                let undefined = shared.undefs.propagate(&[x.definedness, y.definedness]);
                (undefined, undefined)
            };
            slots[*dst as usize] = result;
            slots[*over as usize] = fits_not;
        }
        Aggregate::Bigint(op) => bigint::run(op, slots, constants, shared, here)?,
        Aggregate::Assembly(op, after) => inline_asm::run(op, *after, slots, get, shared, here)?,
        Aggregate::Pair { which, dst, arg, format, width } => {
            let value = get(slots, *arg);
            let results = match value.definedness.is_defined() {
                true => intrinsic::eval_pair(*which, *format, *width, value.bits(format.bits())),
                false => [shared.undefs.propagate(&[value.definedness]); 2],
            };
            slots[*dst as usize..*dst as usize + 2].copy_from_slice(&results);
        }
    }
    Ok(())
}

/// Returns a result truncated to its width, and whether the truncation lost bits.
fn overflowing(op: BinaryOp, signed: bool, width: u32, a: u128, b: u128) -> (u128, bool) {
    let (bits, over) = if signed {
        let (a, b) = (sign_extend(width, a), sign_extend(width, b));
        let (result, over) = match op {
            BinaryOp::Add => a.overflowing_add(b),
            BinaryOp::Sub => a.overflowing_sub(b),
            _ => a.overflowing_mul(b),
        };
        (result as u128, over || sign_extend(width, truncate(width, result as u128)) != result)
    } else {
        let (result, over) = match op {
            BinaryOp::Add => a.overflowing_add(b),
            BinaryOp::Sub => a.overflowing_sub(b),
            _ => a.overflowing_mul(b),
        };
        (result, over || truncate(width, result) != result)
    };
    (truncate(width, bits), over)
}
