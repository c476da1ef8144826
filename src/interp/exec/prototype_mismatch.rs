//! Calls through another function type. Much C code relies on them (functions without a prototype, or cast to a similar
//! type), because the processor passes the arguments in the same registers; LLVM leaves all of them undefined. The
//! interpreter follows native behavior where it is unambiguous: integers are truncated, missing arguments are
//! undefined. A value passed in another class of register is an error.

use crate::interp::flat::FlatType;
use crate::interp::native::abi::{Passing, ReturnPassing};
use crate::interp::register_code::{Call, FunctionEntry, Kind};
use crate::interp::scalar::{Cause, CodeLocation, ScalarValue};
use crate::interp::state::SharedState;
use crate::ir::inst::{CastFlags, CastOp};
use crate::value::truncate;

/// Carrier of a value: an integer register, a pair of them, or the low half, quarter or eighth of a vector
/// register.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Carrier {
    Word,
    Pair,
    Small,
    Float,
    Double,
    /// A whole vector register.
    Quad,
    /// Sixteen bytes on the stack, or an x87 register.
    Extended,
}

fn carrier(kind: Kind) -> Carrier {
    match kind {
        Kind::Int(65..) => Carrier::Pair,
        Kind::Int(_) | Kind::Ptr | Kind::Void => Carrier::Word,
        Kind::Half | Kind::BFloat => Carrier::Small,
        Kind::Float => Carrier::Float,
        Kind::Double => Carrier::Double,
        Kind::X86Fp80 => Carrier::Extended,
        Kind::Fp128 => Carrier::Quad,
    }
}

/// Whether a value is passed in an integer register, or has no value (`void`).
pub fn is_word(kind: Kind) -> bool {
    carrier(kind) == Carrier::Word
}

fn name(kind: Kind) -> String {
    match kind {
        Kind::Void => "nothing".into(),
        Kind::Int(width) => format!("an i{width}"),
        Kind::Half => "a half".into(),
        Kind::BFloat => "a bfloat".into(),
        Kind::Float => "a float".into(),
        Kind::Double => "a double".into(),
        Kind::X86Fp80 => "an x86_fp80".into(),
        Kind::Fp128 => "an fp128".into(),
        Kind::Ptr => "a pointer".into(),
    }
}

/// Whether the result is returned in memory of the caller.
fn in_memory(flat: &FlatType) -> bool {
    matches!(ReturnPassing::of(flat), ReturnPassing::Memory(_))
}

/// Returns the conflict between a call and a function, worded as the end of a sentence, or `None` if they match.
pub fn conflict(call: &Call, function: &FunctionEntry) -> Option<String> {
    let actual = (0..call.kinds.len()).filter(|n| Some(*n as u32) != call.nest);
    let expected = (0..function.params.len()).filter(|n| Some(*n as u32) != function.nest);
    for (n, at) in actual.zip(expected) {
        let (actual, expected) = (&call.kinds[n], &function.params[at]);
        if carrier(*actual) != carrier(*expected) {
            return Some(format!(
                ": argument {} is {}, the function expects {}",
                n + 1,
                name(*actual),
                name(*expected)
            ));
        }
        let lane = if let Passing::Lane(at) = call.passing[n] { Some(at) } else { None };
        if lane != function.lanes[at] {
            return Some(format!(": the vector types at scalar {} of the arguments differ", n + 1));
        }
    }
    let (expected, actual) = (&call.ret, &function.ret);
    let differ = in_memory(expected) != in_memory(actual) || in_memory(expected) && expected != actual;
    let mut pairs = expected.kinds().zip(actual.kinds());
    match pairs.find(|(w, g)| carrier(*w) != carrier(*g)) {
        Some((expected, actual)) => Some(format!(": it returns {}, the call expects {}", name(actual), name(expected))),
        None if expected.fields.iter().zip(&actual.fields).any(|(w, g)| w.lane != g.lane) => {
            Some(": only one of the call and the function returns a vector".into())
        }
        None if differ => Some(": the result is returned in different places".into()),
        None => None,
    }
}

/// Converts the arguments in the first slots of a new frame to the parameter types.
pub fn arguments(call: &Call, params: &[Kind], slots: &mut [ScalarValue], shared: &mut SharedState) {
    let mut actual = call.kinds.iter().copied();
    for (slot, param) in slots.iter_mut().zip(params) {
        *slot = match actual.next() {
            Some(kind) => convert_register(slot, kind, *param, shared),
            None => ScalarValue::undef(shared.undefs.origin(Cause::NotPassed, CodeLocation::NONE)),
        };
    }
}

/// Converts the scalars of a result to the types that the call expects.
pub fn results(
    call: &Call,
    function: &FunctionEntry,
    values: &[ScalarValue],
    shared: &mut SharedState,
) -> Vec<ScalarValue> {
    let mut actual = values.iter().zip(function.ret.kinds());
    let expected = call.ret.kinds();
    expected
        .map(|kind| match actual.next() {
            Some((slot, from)) => convert_register(slot, from, kind, shared),
            None => ScalarValue::undef(shared.undefs.origin(Cause::NotPassed, CodeLocation::NONE)),
        })
        .collect()
}

/// Reads a register written as `from` as a value of kind `to`. Both kinds are passed in the same class of register.
pub fn convert_register(slot: &ScalarValue, from: Kind, to: Kind, shared: &mut SharedState) -> ScalarValue {
    let (have, want) = (from.width(), to.width());
    if from == to || to == Kind::Void {
        return *slot;
    }
    let missing = |shared: &mut SharedState| shared.undefs.origin(Cause::NotPassed, CodeLocation::NONE);
    let bits = match from {
        Kind::Ptr => ScalarValue { hi: 0, site: 0, ..*slot },
        _ => *slot,
    };
    if to == Kind::Ptr {
        return match bits.definedness.is_defined() {
            true if have >= 64 => shared.memory.pointer_to(bits.lo),
            true => ScalarValue::undef(missing(shared)),
            false => shared.undefs.propagate(&[bits.definedness]),
        };
    }
    if have >= want {
        let (flags, undefs) = (CastFlags::default(), &mut shared.undefs);
        return super::int::convert(CastOp::Trunc, flags, have, want, &bits, undefs, CodeLocation::NONE);
    }
    if !bits.definedness.is_defined() {
        return shared.undefs.propagate(&[bits.definedness]);
    }
    // The upper part of the register is unspecified.
    let origin = missing(shared);
    let upper = truncate(want, u128::MAX << have);
    shared.undefs.partial(want, bits.bits(have), upper, origin)
}
