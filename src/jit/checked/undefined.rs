//! Origins of undefined values, which checked code of level `all` refers to by number.
//!
//! The lowest bit of a number is set for a value that was never set, and clear for poison. Numbers 0 (defined) and 1
//! ([`UNSET`](crate::opt::checks::undefined::UNSET)) are no origins.

use crate::jit::checked::failure::Failure;
use crate::opt::checks::undefined::{Origin, Use};
use rustc_hash::FxHashMap;
use std::sync::{Mutex, PoisonError};

/// The instruction that made a value undefined, with the reason.
#[derive(Clone, Copy, Debug)]
pub(in crate::jit) struct FoundOrigin {
    pub origin: Origin,
    /// Location ([`Place`](crate::jit::checked::stack::Place)).
    pub place: u64,
    /// Operands, or the place of the variable. `None`: any execution of the location.
    pub values: Option<[u64; 2]>,
}

/// Maximum number of origins with their values, so that a program that computes poison forever does not exhaust memory.
const MAX_VALUES: usize = 1 << 12;

#[derive(Default)]
struct Origins {
    all: Vec<FoundOrigin>,
    /// Origins without values, and variables, by place.
    numbers: FxHashMap<(u8, u64), u64>,
}

static ORIGINS: Mutex<Option<Origins>> = Mutex::new(None);

/// Notes an origin; returns its number.
pub(in crate::jit) extern "sysv64" fn found(kind: u64, place: u64, a: u64, b: u64) -> u64 {
    let Some(&origin) = Origin::ALL.get(kind as usize) else { return 0 };
    let mut origins = ORIGINS.lock().unwrap_or_else(PoisonError::into_inner);
    let origins = origins.get_or_insert_default();
    let is_variable = origin == Origin::Variable;
    let next = (origins.all.len() as u64 + 1) << 1 | u64::from(is_variable);
    let is_known = is_variable || origins.all.len() >= MAX_VALUES;
    if is_known && let Some(number) = origins.numbers.get(&(origin as u8, place)) {
        return *number;
    }
    if is_known {
        origins.numbers.insert((origin as u8, place), next);
    }
    let values = (is_variable || !is_known).then_some([a, b]);
    origins.all.push(FoundOrigin { origin, place, values });
    next
}

/// Returns an origin.
pub(in crate::jit) fn origin(number: u64) -> Option<FoundOrigin> {
    let origins = ORIGINS.lock().unwrap_or_else(PoisonError::into_inner);
    origins.as_ref()?.all.get(usize::try_from(number >> 1).ok()?.checked_sub(1)?).copied()
}

/// Notes the use of an undefined value.
pub(in crate::jit) extern "sysv64" fn used(number: u64, at: u64) -> *const Failure {
    Failure::Undefined { number, at: Use::of_number(at).unwrap_or(Use::Condition) }.keep()
}

/// Notes that the condition of `llvm.assume` is false.
pub(in crate::jit) extern "sysv64" fn assumption_failed() -> *const Failure {
    Failure::Assumption.keep()
}
