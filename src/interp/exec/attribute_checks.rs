//! Checks of the assumptions that attributes and metadata state about a value (LangRef "Parameter
//! Attributes", "Metadata"). A violation makes the value poison, or is immediate undefined behaviour:
//! `noundef`, `dereferenceable` and `dereferenceable_or_null`.

use super::intrinsic;
use super::{float, int};
use crate::interp::bytecode::{Body, Kind, Src};
use crate::interp::memory::What;
use crate::interp::report::{Fault, Res};
use crate::interp::scalar::{Cause, Place, Slot};
use crate::interp::state::World;
use crate::ir::FloatKind;
use crate::outcome::TrapKind;

/// An assumption about a scalar.
#[derive(Clone, PartialEq, Debug)]
pub enum Promise {
    /// `nonnull`
    Nonnull,
    /// `align`, in bytes.
    Align(u64),
    /// `range`: lower bound and exclusive upper bound. The range wraps if the upper one is smaller.
    Range(Box<[(u128, u128)]>),
    /// `nofpclass`: a class mask in the encoding of `llvm.is.fpclass`.
    Nofpclass(FloatKind, u32),
    /// `dereferenceable`: number of bytes.
    Dereferenceable(u64),
    /// `dereferenceable_or_null`
    DereferenceableOrNull(u64),
    /// `returned`: equal to this parameter.
    Same(Src),
    /// `noundef`
    Noundef,
}

/// An assumption at a code location.
#[derive(Clone, Debug)]
pub enum Promised {
    /// About a value.
    Value(PromisedValue),
    /// That the location is unreachable; holds the kind and message of the fault.
    Nobody(TrapKind, String),
}

/// Assumptions about a value, in the order of their checks.
#[derive(Clone, Debug)]
pub struct PromisedValue {
    /// Destination slot of the checked value.
    pub dst: u32,
    /// Value.
    pub value: Src,
    /// Kind of the value.
    pub kind: Kind,
    /// Assumptions.
    pub promises: Box<[Promise]>,
    /// Description of the value in reports: `the value loaded`.
    pub whose: &'static str,
}

/// Checks the assumptions of a code location.
#[cold]
#[inline(never)]
pub fn check(
    body: &Body,
    index: u32,
    slots: &mut [Slot],
    constants: &[Slot],
    world: &mut World,
    here: Place,
) -> Res<()> {
    let promised = match &body.promised[index as usize] {
        Promised::Value(promised) => promised,
        Promised::Nobody(kind, text) => return Err(Fault::new(*kind, text.clone())),
    };
    let get = |src: Src| match src.0 & Src::CONST {
        0 => slots[src.0 as usize],
        _ => constants[(src.0 & !Src::CONST) as usize],
    };
    let value = get(promised.value);
    let kept = keep(&promised.promises, value, promised.kind, promised.whose, get, world, here)?;
    slots[promised.dst as usize] = kept;
    Ok(())
}

/// Checks assumptions about a value and returns the value, or poison if one is violated. `whose`: description
/// of the value in reports.
pub fn keep(
    promises: &[Promise],
    mut value: Slot,
    kind: Kind,
    whose: &str,
    same: impl Fn(Src) -> Slot,
    world: &mut World,
    here: Place,
) -> Res<Slot> {
    for promise in promises {
        let broken = match promise {
            Promise::Noundef if !value.tag.is_defined() => {
                let what = format!("an undefined value is {whose}, which is promised to be `noundef`");
                return Err(int::undefined_against_promise(&what, &value, &world.undefs));
            }
            Promise::Dereferenceable(_) if !value.tag.is_defined() => {
                let what = format!("an undefined value is {whose}, which is promised to be `dereferenceable`");
                return Err(int::undefined_against_promise(&what, &value, &world.undefs));
            }
            _ if !value.tag.is_defined() => continue,
            Promise::Noundef => continue,
            Promise::DereferenceableOrNull(_) if value.lo == 0 => continue,
            Promise::Dereferenceable(len) | Promise::DereferenceableOrNull(len) => {
                let what = What { name: "access promised by `dereferenceable`", write: false };
                world.memory.resolve(&value, *len, 1, what, &world.undefs)?;
                continue;
            }
            Promise::Same(src) => {
                let other = same(*src);
                if other.tag.is_defined() && other.lo != value.lo {
                    let text = "the function returns another value than the argument that is marked `returned`";
                    return Err(Fault::new(TrapKind::BrokenPromise, text));
                }
                continue;
            }
            Promise::Nonnull => (value.lo == 0).then_some("nonnull"),
            Promise::Align(align) => (!value.lo.is_multiple_of(*align)).then_some("align"),
            Promise::Range(ranges) => {
                let bits = value.bits(kind.width());
                // A range may wrap around.
                let within = |&(from, to): &(u128, u128)| match from < to {
                    true => from <= bits && bits < to,
                    false => from <= bits || bits < to,
                };
                (!ranges.iter().any(within)).then_some("range")
            }
            Promise::Nofpclass(format, classes) => {
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
            let origin = world.undefs.valued(Cause::Flag(flag), here, move || format!("the value is {shown}"));
            value = Slot::poison(origin);
        }
    }
    Ok(value)
}
