//! Address computations.

use crate::interp::memory::Memory;
use crate::interp::register_code::flag;
use crate::interp::scalar::{Cause, CodeLocation, ScalarValue};
use crate::interp::state::SharedState;
use crate::outcome::words;

/// Returns an address at an offset from another one, or poison if a flag is violated.
#[inline(always)]
pub(crate) fn displace(
    base: &ScalarValue,
    offset: i64,
    flags: u8,
    shared: &mut SharedState,
    here: CodeLocation,
) -> ScalarValue {
    let address = base.lo.wrapping_add(offset as u64);
    if !base.definedness.is_defined() {
        return *base;
    }
    if flags != 0 && !flags_hold(base, offset, flags, &shared.memory) {
        return poison_address(*base, offset, shared, here);
    }
    ScalarValue { lo: address, ..*base }
}

/// Returns poison for an address that violates its flags. The base is passed by value, so that the common case need not
/// keep it in memory.
#[cold]
#[inline(never)]
fn poison_address(base: ScalarValue, offset: i64, shared: &mut SharedState, here: CodeLocation) -> ScalarValue {
    let cause = if base.lo == 0 { Cause::NullGep } else { Cause::Inbounds };
    let memory = &shared.memory;
    let values = || match memory.bounds(&base) {
        Some((start, size)) => words::distance(offset, base.lo.wrapping_sub(start) as i64, size),
        None => format!("{} from {:#x}", words::offset_of(offset), base.lo),
    };
    ScalarValue::poison(shared.undefs.origin_with_values(cause, here, values))
}

#[inline]
fn flags_hold(base: &ScalarValue, offset: i64, flags: u8, memory: &Memory) -> bool {
    if flags & flag::INBOUNDS != 0 {
        if base.lo == 0 && base.hi == 0 {
            return offset == 0;
        }
        // Both addresses must lie in the object or one past its end. Without a known object there is nothing
        // to check.
        if let Some((start, size)) = memory.bounds(base) {
            let address = base.lo.wrapping_add(offset as u64);
            return offset == 0 || base.lo.wrapping_sub(start) <= size && address.wrapping_sub(start) <= size;
        }
    }
    let signed = base.lo.checked_add_signed(offset).is_some();
    let unsigned = offset >= 0 && signed;
    (flags & (flag::NUSW | flag::INBOUNDS) == 0 || signed) && (flags & flag::GEP_NUW == 0 || unsigned)
}
