//! Checks of the assumptions that attributes and metadata state about a value (LangRef "Parameter
//! Attributes", "Metadata"). A violation makes the value poison, or is immediate undefined behavior:
//! `noundef`, `dereferenceable` and `dereferenceable_or_null`.

pub use crate::interp::register_code::assumption::{Assumption, AssumptionCheck, CheckedValue};

use super::intrinsic;
use super::{float, int};
use crate::interp::memory::AccessKind;
use crate::interp::register_code::{FunctionCode, Kind, OperandSlot};
use crate::interp::report::{Fault, InterpResult};
use crate::interp::scalar::{Cause, CodeLocation, ScalarValue};
use crate::interp::state::SharedState;
use crate::outcome::{TrapKind, words};

/// Checks the assumptions recorded for a code location.
#[inline(never)]
pub fn check(
    body: &FunctionCode,
    index: u32,
    slots: &mut [ScalarValue],
    constants: &[ScalarValue],
    shared: &mut SharedState,
    here: CodeLocation,
) -> InterpResult<()> {
    let checked_value = match &body.assumption_checks[index as usize] {
        AssumptionCheck::Value(checked_value) => checked_value,
        AssumptionCheck::Violation(kind, text) => return Err(Fault::new(*kind, text.clone())),
    };
    let get = |src: OperandSlot| match src.0 & OperandSlot::CONST {
        0 => slots[src.0 as usize],
        _ => constants[(src.0 & !OperandSlot::CONST) as usize],
    };
    let value = get(checked_value.value);
    // Clang emits this assumption for the arguments of each `llvm.memcpy`.
    if let [Assumption::Align(align)] = &*checked_value.assumptions
        && is_aligned(&value, *align)
    {
        slots[checked_value.dst as usize] = value;
        return Ok(());
    }
    let checked = check_value(
        &checked_value.assumptions,
        value,
        checked_value.kind,
        checked_value.description,
        get,
        shared,
        here,
    )?;
    slots[checked_value.dst as usize] = checked;
    Ok(())
}

/// Whether an address is defined and a multiple of `align`, a power of two.
fn is_aligned(address: &ScalarValue, align: u64) -> bool {
    // A remainder would need a division.
    address.definedness.is_defined() && address.lo & (align - 1) == 0
}

/// Checks assumptions about a value. Returns the value, or poison if one is violated. `description`: description of the
/// value in reports.
pub fn check_value(
    assumptions: &[Assumption],
    mut value: ScalarValue,
    kind: Kind,
    description: &str,
    same: impl Fn(OperandSlot) -> ScalarValue,
    shared: &mut SharedState,
    here: CodeLocation,
) -> InterpResult<ScalarValue> {
    for assumption in assumptions {
        let violated = match assumption {
            Assumption::Noundef if !value.definedness.is_defined() => {
                let what = words::violates_noundef(description);
                return Err(int::violates_noundef(&what, &value, &shared.undefs));
            }
            Assumption::Dereferenceable(_) if !value.definedness.is_defined() => {
                let what = format!("an undefined value is {description}, which violates `dereferenceable`");
                return Err(int::violates_noundef(&what, &value, &shared.undefs));
            }
            _ if !value.definedness.is_defined() => continue,
            Assumption::Noundef => continue,
            Assumption::DereferenceableOrNull(_) if value.lo == 0 => continue,
            Assumption::Dereferenceable(len) | Assumption::DereferenceableOrNull(len) => {
                let what = AccessKind { name: words::DEREFERENCEABLE, write: false };
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
        if let Some(flag) = violated {
            let shown = match kind.format() {
                Some(format) => float::report_text(format, &value),
                None if kind == Kind::Ptr && value.lo == 0 => "null".into(),
                None if kind == Kind::Ptr => format!("{:#x}", value.lo),
                None => format!("{}", crate::value::sign_extend(kind.width(), value.bits(kind.width()))),
            };
            let origin = shared.undefs.origin_with_values(Cause::Flag(flag), here, move || words::value_is(&shown));
            value = ScalarValue::poison(origin);
        }
    }
    Ok(value)
}
