//! Chains of questions which bits of a result are undefined. Cold code asks all questions of a chain with one call: it passes the
//! number of the chain, and the shadows and values with which the chain begins; what lies between is computed again here.

use crate::jit::checked::failure::Failure;
use crate::jit::checked::space::existing;
use crate::jit::checked::undefined::{propagated, used};
use crate::jit::link::stream::{Decoder, Encoder};
use crate::opt::checks::undefined::Propagation;
use rustc_hash::FxHashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Maximum number of words that a chain begins with.
pub(in crate::jit) const MAX_PASSED: usize = 5;
/// The same for [`result_of`] and [`result_tested`].
pub(in crate::jit) const MAX_TESTED: usize = MAX_PASSED - 1;
/// Lowest bit of the number of a use in the first argument of [`result_used`].
pub(in crate::jit) const USE_AT: u32 = 24;

/// Source of a shadow or of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::jit) enum Source {
    Known(u64),
    /// A word that is passed, by its index.
    Passed(u8),
    /// An earlier question of the chain, by its index.
    Step(u8),
}

/// A question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::jit) struct Step {
    /// The [`Propagation`].
    pub word: u64,
    /// Shadows of the operands.
    pub shadows: [Source; 2],
    /// Operands, zero-extended.
    pub values: [Source; 2],
}

/// All chains, which live as long as the process, and their numbers.
#[derive(Default)]
struct Chains {
    all: Vec<&'static [Step]>,
    numbers: FxHashMap<&'static [Step], u64>,
}

static CHAINS: Mutex<Option<Chains>> = Mutex::new(None);

fn chains() -> MutexGuard<'static, Option<Chains>> {
    CHAINS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Enters a chain, or finds it; returns its number. `None`: there are too many. Without a reservation, it is 0:
/// nothing will be executed, and listings do not depend on the order in which functions are compiled.
pub(in crate::jit) fn enter(steps: Vec<Step>) -> Option<u64> {
    if existing().is_none() {
        return Some(0);
    }
    let mut chains = chains();
    let Chains { all, numbers } = chains.get_or_insert_default();
    if let Some(number) = numbers.get(&*steps) {
        return Some(*number);
    }
    let number = all.len() as u64;
    (number < 1 << USE_AT).then(|| {
        let steps: &[Step] = Box::leak(steps.into_boxed_slice());
        all.push(steps);
        numbers.insert(steps, number);
        number
    })
}

impl Source {
    fn encode(self, out: &mut Encoder) {
        match self {
            Source::Passed(at) => out.number(at.into()),
            Source::Step(at) => out.number(MAX_PASSED as u64 + u64::from(at)),
            Source::Known(known) => {
                out.number(MAX_PASSED as u64 + 256);
                out.number(known);
            }
        }
    }

    /// `step`: index of the step that has this source.
    fn decode(input: &mut Decoder, step: usize) -> Option<Source> {
        let number = input.number()?;
        match number.checked_sub(MAX_PASSED as u64) {
            None => Some(Source::Passed(number as u8)),
            Some(256) => Some(Source::Known(input.number()?)),
            Some(at) => (at < step.min(256) as u64).then_some(Source::Step(at as u8)),
        }
    }
}

/// Encodes all chains, to whose numbers code refers.
pub(in crate::jit) fn encode(out: &mut Encoder) {
    let chains = chains();
    let all = chains.as_ref().map_or(&[][..], |chains| &chains.all);
    out.list(all.iter(), |out, steps| {
        out.list(steps.iter(), |out, step| {
            out.number(step.word);
            step.shadows.iter().chain(&step.values).for_each(|source| source.encode(out));
        });
    });
}

/// Enters the chains of a program from the cache, with the numbers that they had. `None`: the numbers are in use.
pub(in crate::jit) fn enter_encoded(input: &mut Decoder) -> Option<()> {
    let all = input.list(|input| {
        let mut at = 0..;
        input.list(|input| {
            let (word, at) = (input.number()?, at.next()?);
            let mut source = || Source::decode(input, at);
            Some(Step { word, shadows: [source()?, source()?], values: [source()?, source()?] })
        })
    })?;
    let is_free = chains().as_ref().is_none_or(|chains| chains.all.is_empty());
    let is_entered = |(number, steps)| enter(steps) == Some(number);
    (is_free && (0..).zip(all).all(is_entered)).then_some(())
}

/// Returns the origin of the undefined bits of the last result of a chain; 0 if it is defined.
fn evaluated(number: u64, passed: [u64; MAX_PASSED]) -> u64 {
    let chain = chains().as_ref().and_then(|chains| chains.all.get(number as usize).copied()).unwrap_or_default();
    let mut results: Vec<(u64, u64)> = Vec::with_capacity(chain.len());
    for step in chain {
        let shadow = |source: Source| match source {
            Source::Known(known) => known,
            Source::Passed(at) => passed[at as usize],
            Source::Step(at) => results[at as usize].0,
        };
        let value = |source: Source| match source {
            Source::Step(at) => results[at as usize].1,
            other => shadow(other),
        };
        let ([first, second], [a, b]) = (step.shadows.map(shadow), step.values.map(value));
        let undefined = if first | second == 0 { 0 } else { propagated(step.word, first, second, a, b) };
        results.push((undefined, Propagation::of_word(step.word).result([a, b]).unwrap_or(0)));
    }
    results.last().map_or(0, |(shadow, _)| *shadow)
}

/// Asks the questions of a chain; returns the origin of the undefined bits of the last result, or 0. Compiled code passes only
/// as many words as the chain begins with.
pub(in crate::jit) extern "sysv64" fn result(chain: u64, a: u64, b: u64, c: u64, d: u64, e: u64) -> u64 {
    evaluated(chain, [a, b, c, d, e])
}

/// [`result`] for a stub that tests the first argument: all shadows that the chain begins with, as one number.
pub(in crate::jit) extern "sysv64" fn result_of(_any: u64, chain: u64, a: u64, b: u64, c: u64, d: u64) -> u64 {
    result(chain, a, b, c, d, 0)
}

/// Notes the use of the last result of a chain. `chain`: its number, and from [`USE_AT`] on the number of the use.
pub(in crate::jit) extern "sysv64" fn result_used(
    chain: u64,
    a: u64,
    b: u64,
    c: u64,
    d: u64,
    e: u64,
) -> *const Failure {
    used(evaluated(chain & ((1 << USE_AT) - 1), [a, b, c, d, e]), chain >> USE_AT)
}

/// [`result_used`] for a stub that tests the first argument: all shadows that the chain begins with, as one number.
pub(in crate::jit) extern "sysv64" fn result_tested(
    _any: u64,
    chain: u64,
    a: u64,
    b: u64,
    c: u64,
    d: u64,
) -> *const Failure {
    result_used(chain, a, b, c, d, 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jit::checked::space::space;
    use crate::jit::checked::undefined::{FoundOrigin, enter as enter_origin, mask};
    use crate::opt::checks::undefined::Origin;

    #[test]
    fn questions_of_a_chain_follow_each_other() {
        space().expect("there is address space");
        // ((x & 6) << 1) | 8, of 32 bits.
        let word = |how: u64| how | 32 << 8 | 32 << 16;
        let step = |how, shadow, a, b| Step {
            word: word(how),
            shadows: [shadow, Source::Known(0)],
            values: [a, Source::Known(b)],
        };
        let steps = vec![
            step(1, Source::Passed(0), Source::Passed(1), 6),
            step(7, Source::Step(0), Source::Step(0), 1),
            step(2, Source::Step(1), Source::Step(1), 8),
        ];
        let chain = enter(steps.clone()).expect("there are few");
        assert_eq!(enter(steps), Some(chain));
        let number = |mask| enter_origin(FoundOrigin { origin: Origin::Memory, place: 7, values: None, mask, base: 0 });
        let bits = |mask_of, value| match result(chain, number(mask_of), value, 0, 0, 0) {
            0 => 0,
            number => mask(number),
        };
        assert_eq!(bits(0xff, 0), 4);
        assert_eq!(bits(2, 4), 4);
        // The bit that is not defined is one that the mask clears, or that is set anyway.
        assert_eq!(bits(1, 4), 0);
        assert_eq!(bits(4, 2), 0);
        assert!(result_used(chain, number(4), 2, 0, 0, 0).is_null());
        assert!(!result_used(chain, number(2), 4, 0, 0, 0).is_null());
    }
}
