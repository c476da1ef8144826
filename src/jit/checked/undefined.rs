//! Origins of undefined values, which checked code of level `all` refers to by number.
//!
//! The lowest bit of a number is set for a value that was never set, and clear for poison. Numbers 0 (defined) and 1
//! ([`UNSET`](crate::opt::checks::undefined::UNSET)) are no origins.

use crate::jit::checked::failure::Failure;
use crate::jit::checked::space::{self, existing};
use crate::jit::link::stream::{Decoder, Encoder};
use crate::opt::checks::undefined::{Origin, Propagation, Use};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The instruction that made a value undefined, with the reason.
#[derive(Clone, Copy, Debug)]
pub(in crate::jit) struct FoundOrigin {
    pub origin: Origin,
    /// Location ([`Place`](crate::jit::checked::stack::Place)).
    pub place: u64,
    /// Operands, or the place of the variable. `None`: any execution of the location.
    pub values: Option<[u64; 2]>,
    /// Bits of the value that are undefined.
    pub mask: u64,
    /// Number of the origin from which this one was derived, with other undefined bits; 0: none.
    pub base: u64,
}

/// Maximum number of origins with their values, so that a program that computes poison forever does not exhaust memory.
const MAX_VALUES: usize = 1 << 12;
/// Maximum number of origins. Values with further ones count as defined.
const MAX_ORIGINS: usize = 1 << 22;

/// Key by which an equal origin is found.
type Key = (u8, u64, Option<[u64; 2]>, u64, u64);

#[derive(Default)]
struct Origins {
    all: Vec<FoundOrigin>,
    numbers: FxHashMap<Key, u64>,
}

static ORIGINS: Mutex<Option<Origins>> = Mutex::new(None);

fn origins() -> MutexGuard<'static, Option<Origins>> {
    ORIGINS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Origins {
    fn get(&self, number: u64) -> Option<FoundOrigin> {
        self.all.get(usize::try_from(number >> 1).ok()?.checked_sub(1)?).copied()
    }

    /// Enters an origin, or finds it; returns its number.
    fn enter(&mut self, origin: FoundOrigin, is_undef: bool) -> u64 {
        let FoundOrigin { origin: kind, place, values, mask, base } = origin;
        let next = (self.all.len() as u64 + 1) << 1 | u64::from(is_undef);
        let number = *self.numbers.entry((kind as u8, place, values, mask, base)).or_insert(next);
        if number == next {
            if self.all.len() >= MAX_ORIGINS {
                self.numbers.remove(&(kind as u8, place, values, mask, base));
                return 0;
            }
            self.all.push(origin);
        }
        number
    }
}

/// Enters an origin; returns its number.
pub(in crate::jit) fn enter(origin: FoundOrigin) -> u64 {
    let is_undef = matches!(origin.origin, Origin::Variable | Origin::Memory | Origin::NotPassed | Origin::Undef);
    origins().get_or_insert_default().enter(origin, is_undef)
}

/// Encodes the origins that constants in code refer to. `None`: a program has run, and has found others.
pub(in crate::jit) fn encode(out: &mut Encoder) -> Option<()> {
    let origins = origins();
    let all = origins.as_ref().map_or(&[][..], |origins| &origins.all);
    let is_constant = |one: &FoundOrigin| one.values.is_none() && one.mask == u64::MAX && one.base == 0;
    all.iter().all(is_constant).then(|| {
        out.list(all.iter(), |out, one| {
            out.number(one.origin as u64);
            out.number(one.place);
        });
    })
}

/// Enters the origins of a program from the cache, with the numbers that they had. `None`: the numbers are in use.
pub(in crate::jit) fn enter_encoded(input: &mut Decoder) -> Option<()> {
    let found = input.list(|input| {
        let origin = *Origin::ALL.get(input.small()? as usize)?;
        Some(FoundOrigin { origin, place: input.number()?, values: None, mask: u64::MAX, base: 0 })
    })?;
    let is_free = origins().as_ref().is_none_or(|origins| origins.all.is_empty());
    // Equal ones were entered once, so that the numbers are the same.
    let is_entered = |(n, origin): (u64, FoundOrigin)| enter(origin) >> 1 == n;
    (is_free && (1..).zip(found).all(is_entered)).then_some(())
}

/// Returns the number of the origin that differs from another one in its mask of undefined bits only; 0 for an empty
/// mask. The number of poison, whose mask is always full, stays.
pub(in crate::jit) fn derived(number: u64, mask: u64) -> u64 {
    let mut origins = origins();
    let origins = origins.get_or_insert_default();
    match origins.get(number) {
        _ if number & 1 == 0 => number,
        _ if mask == 0 => 0,
        Some(origin) if origin.mask == mask => number,
        Some(origin) => {
            let base = if origin.base == 0 { number } else { origin.base };
            match origins.get(base).filter(|origin| origin.mask == mask) {
                Some(_) => base,
                None => origins.enter(FoundOrigin { mask, base, ..origin }, true),
            }
        }
        None => number,
    }
}

/// Returns the undefined bits of a value with this origin.
pub(in crate::jit) fn mask(number: u64) -> u64 {
    match number & 1 {
        0 => u64::MAX,
        _ => origin(number).map_or(u64::MAX, |origin| origin.mask),
    }
}

/// Returns the origin of the undefined bits of a result; 0 if it is defined. `word`: the [`Propagation`]; `first`, `second`:
/// origins of the operands; `a`, `b`: their values.
pub(in crate::jit) extern "sysv64" fn propagated(word: u64, first: u64, second: u64, a: u64, b: u64) -> u64 {
    let is_poison = |number: u64| number != 0 && number & 1 == 0;
    if let Some(poison) = [first, second].into_iter().find(|number| is_poison(*number)) {
        return poison;
    }
    let masks = [first, second].map(|number| if number == 0 { 0 } else { mask(number) });
    let undefined = Propagation::of_word(word).undefined_bits(masks, [a, b]);
    derived(if first != 0 { first } else { second }, undefined)
}

/// Notes an origin; returns its number. With another number that is not 0, there is no new one, and 0 is returned.
pub(in crate::jit) extern "sysv64" fn found(kind: u64, place: u64, a: u64, b: u64, other: u64) -> u64 {
    let Some(&origin) = Origin::ALL.get(kind as usize).filter(|_| other == 0) else { return 0 };
    // An address in a block that was freed, or in memory without bounds, is no mistake by itself.
    if origin == Origin::Left && !space::has_live_object(b) {
        return 0;
    }
    let keeps_values =
        origin == Origin::Variable || origins().as_ref().is_none_or(|origins| origins.all.len() < MAX_VALUES);
    enter(FoundOrigin { origin, place, values: keeps_values.then_some([a, b]), mask: u64::MAX, base: 0 })
}

/// [`found`] for a stub that tests the first argument, a condition.
pub(in crate::jit) extern "sysv64" fn found_if(
    _condition: u64,
    kind: u64,
    place: u64,
    a: u64,
    b: u64,
    other: u64,
) -> u64 {
    found(kind, place, a, b, other)
}

/// Notes that a value breaks a promise, and its use; for a stub that tests the first argument, a condition.
pub(in crate::jit) extern "sysv64" fn promise_tested(
    _condition: u64,
    kind: u64,
    place: u64,
    a: u64,
    b: u64,
    at: u64,
) -> *const Failure {
    used(found(kind, place, a, b, 0), at)
}

/// Most undefined arguments of a thread that no function took.
const MAX_PASSED: usize = 64;

thread_local! {
    /// Undefined arguments of the call that this thread is about to make: their keys and origins.
    static PASSED: RefCell<Vec<(u64, u64)>> = const { RefCell::new(Vec::new()) };
}

/// Returns the key of an argument: the number of the function in its module, and that of the argument.
pub(in crate::jit) fn argument(function: u32, n: u64) -> u64 {
    u64::from(function) << 32 | n
}

/// Returns the address of the number of undefined arguments, which is 0 in most programs.
pub(in crate::jit) fn pending() -> u64 {
    existing().map_or(0, |space| space.pending().as_ptr() as u64)
}

/// Notes an undefined argument of the call that follows.
pub(in crate::jit) extern "sysv64" fn passed(key: u64, number: u64) {
    let Some(space) = existing().filter(|_| number != 0) else { return };
    PASSED.with_borrow_mut(|passed| {
        if passed.len() >= MAX_PASSED {
            space.pending().fetch_sub(passed.len() as u32, Ordering::Relaxed);
            passed.clear();
        }
        passed.push((key, number));
        space.pending().fetch_add(1, Ordering::Relaxed);
    });
}

/// Returns the origin of an argument of the function that begins; 0 if it is defined. What other functions did not take is of
/// calls that they have begun long ago.
pub(in crate::jit) extern "sysv64" fn taken(key: u64) -> u64 {
    PASSED.with_borrow_mut(|passed| {
        let (length, mut number) = (passed.len(), 0);
        passed.retain(|(one, origin)| {
            if *one == key {
                number = *origin;
            }
            *one >> 32 == key >> 32 && *one != key
        });
        if let Some(space) = existing() {
            space.pending().fetch_sub((length - passed.len()) as u32, Ordering::Relaxed);
        }
        number
    })
}

/// Returns an origin.
pub(in crate::jit) fn origin(number: u64) -> Option<FoundOrigin> {
    origins().as_ref()?.get(number)
}

/// Notes the use of an undefined value. Returns null if it is no mistake, or the value is defined.
pub(in crate::jit) extern "sysv64" fn used(number: u64, at: u64) -> *const Failure {
    if number == 0 {
        return std::ptr::null();
    }
    let at = Use::of_number(at).unwrap_or(Use::Condition);
    // A register also holds the padding of a struct, and fields that were never set.
    let bytes = mask(number).to_le_bytes();
    let is_part = number & 1 != 0 && bytes[0] == 0 && bytes.iter().all(|bits| matches!(bits, 0 | 0xff));
    match at {
        Use::Outside(_) if is_part => std::ptr::null(),
        at => Failure::Undefined { number, at }.keep(),
    }
}

/// Notes that the condition of `llvm.assume` is false.
pub(in crate::jit) extern "sysv64" fn assumption_failed() -> *const Failure {
    Failure::Assumption.keep()
}

/// Notes that a promise of an attribute is broken; the instruction tells which.
pub(in crate::jit) extern "sysv64" fn promise_broken() -> *const Failure {
    Failure::Promise.keep()
}
