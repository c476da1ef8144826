//! Checks of the assumptions that attributes and metadata state about a value (LangRef "Parameter
//! Attributes", "Metadata"). A violation makes the value poison, or is immediate undefined behavior:
//! `noundef`, `dereferenceable` and `dereferenceable_or_null`.

pub use crate::interp::register_code::assumption::{Assumption, AssumptionCheck, CheckedValue};

use super::intrinsic;
use super::{float, int};
use crate::interp::memory::AccessKind;
use crate::interp::register_code::{FunctionCode, Kind, OperandSlot};
use crate::interp::report::{Fault, InterpResult};
use crate::interp::scalar::{Cause, Place, TrackedScalar};
use crate::interp::state::SharedState;
use crate::outcome::TrapKind;

/// Checks the assumptions recorded for a code location.
#[inline(never)]
pub fn check(
    body: &FunctionCode,
    index: u32,
    slots: &mut [TrackedScalar],
    constants: &[TrackedScalar],
    shared: &mut SharedState,
    here: Place,
) -> InterpResult<()> {
    let promised = match &body.promised[index as usize] {
        AssumptionCheck::Value(promised) => promised,
        AssumptionCheck::Nobody(kind, text) => return Err(Fault::new(*kind, text.clone())),
    };
    let get = |src: OperandSlot| match src.0 & OperandSlot::CONST {
        0 => slots[src.0 as usize],
        _ => constants[(src.0 & !OperandSlot::CONST) as usize],
    };
    let value = get(promised.value);
    // Clang emits this assumption for the arguments of each `llvm.memcpy`.
    if let [Assumption::Align(align)] = &*promised.promises
        && is_aligned(&value, *align)
    {
        slots[promised.dst as usize] = value;
        return Ok(());
    }
    let kept = keep(&promised.promises, value, promised.kind, promised.whose, get, shared, here)?;
    slots[promised.dst as usize] = kept;
    Ok(())
}

/// Whether an address is defined and a multiple of `align`, a power of two.
fn is_aligned(address: &TrackedScalar, align: u64) -> bool {
    // A remainder would need a division.
    address.definedness.is_defined() && address.lo & (align - 1) == 0
}

/// Checks assumptions about a value. Returns the value, or poison if one is violated. `whose`: description of the value
/// in reports.
pub fn keep(
    promises: &[Assumption],
    mut value: TrackedScalar,
    kind: Kind,
    whose: &str,
    same: impl Fn(OperandSlot) -> TrackedScalar,
    shared: &mut SharedState,
    here: Place,
) -> InterpResult<TrackedScalar> {
    for promise in promises {
        let broken = match promise {
            Assumption::Noundef if !value.definedness.is_defined() => {
                let what = format!("an undefined value is {whose}, which violates `noundef`");
                return Err(int::undefined_against_promise(&what, &value, &shared.undefs));
            }
            Assumption::Dereferenceable(_) if !value.definedness.is_defined() => {
                let what = format!("an undefined value is {whose}, which violates `dereferenceable`");
                return Err(int::undefined_against_promise(&what, &value, &shared.undefs));
            }
            _ if !value.definedness.is_defined() => continue,
            Assumption::Noundef => continue,
            Assumption::DereferenceableOrNull(_) if value.lo == 0 => continue,
            Assumption::Dereferenceable(len) | Assumption::DereferenceableOrNull(len) => {
                let what = AccessKind { name: "access required by `dereferenceable`", write: false };
                shared.memory.resolve(&value, *len, 1, what, &shared.undefs)?;
                continue;
            }
            Assumption::Same(src) => {
                let other = same(*src);
                if other.definedness.is_defined() && other.lo != value.lo {
                    let text = "the function returns a value other than the argument marked `returned`";
                    return Err(Fault::new(TrapKind::BrokenPromise, text));
                }
                continue;
            }
            Assumption::Nonnull => (value.lo == 0).then_some("nonnull"),
            Assumption::Align(align) => (!is_aligned(&value, *align)).then_some("align"),
            Assumption::Range(ranges) => {
                let bits = value.bits(kind.width());
                // A range may wrap around.
                let within = |&(from, to): &(u128, u128)| match from < to {
                    true => from <= bits && bits < to,
                    false => from <= bits || bits < to,
                };
                (!ranges.iter().any(within)).then_some("range")
            }
            Assumption::Nofpclass(format, classes) => {
                intrinsic::is_of_class(*format, value.bits(format.bits()), *classes).then_some("nofpclass")
            }
        };
        if let Some(flag) = broken {
            let shown = match kind.format() {
                Some(format) => float::shown(format, &value),
                None if kind == Kind::Ptr && value.lo == 0 => "null".into(),
                None if kind == Kind::Ptr => format!("{:#x}", value.lo),
                None => format!("{}", crate::value::sign_extend(kind.width(), value.bits(kind.width()))),
            };
            let origin = shared.undefs.valued(Cause::Flag(flag), here, move || format!("the value is {shown}"));
            value = TrackedScalar::poison(origin);
        }
    }
    Ok(value)
}
