//! Instructions whose results only the real processor can provide.

use crate::host::linux::record;
use std::arch::x86_64::{_rdrand64_step, _rdseed64_step, _rdtsc};

/// Executes `rdtsc`.
pub fn clock() -> u64 {
    // SAFETY: available on every x86-64 processor, and without side effects.
    record::number(|| unsafe { _rdtsc() })
}

/// Executes `rdrand` or `rdseed`. Returns a 64-bit number if one is ready, and `None` if the processor lacks
/// the instruction.
pub fn random(seed: bool) -> Option<Option<u64>> {
    #[target_feature(enable = "rdrand")]
    fn rdrand(value: &mut u64) -> i32 {
        _rdrand64_step(value)
    }
    #[target_feature(enable = "rdseed")]
    fn rdseed(value: &mut u64) -> i32 {
        _rdseed64_step(value)
    }
    let mut value = 0;
    let mut ready = 0;
    let mut ask = |step: &mut dyn FnMut(&mut u64) -> i32| {
        ready = record::number(|| step(&mut value) as u64) as i32;
        value = record::number(|| value);
    };
    match seed {
        // SAFETY: the CPU feature was checked.
        false if std::arch::is_x86_feature_detected!("rdrand") => ask(&mut |value| unsafe { rdrand(value) }),
        // SAFETY: the CPU feature was checked.
        true if std::arch::is_x86_feature_detected!("rdseed") => ask(&mut |value| unsafe { rdseed(value) }),
        _ => return None,
    }
    Some((ready != 0).then_some(value))
}
