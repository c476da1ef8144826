//! What only the processor itself can say.

use crate::host::record;
use std::arch::x86_64::{_rdrand64_step, _rdseed64_step, _rdtsc};

/// `rdtsc`
pub fn clock() -> u64 {
    // SAFETY: every processor of this architecture has it, and it changes nothing.
    record::number(|| unsafe { _rdtsc() })
}

/// `rdrand` or `rdseed`: a number of 64 bits, if the processor has one ready. `None`: it has no such instruction.
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
        // SAFETY: it was looked whether there is the instruction.
        false if std::arch::is_x86_feature_detected!("rdrand") => ask(&mut |value| unsafe { rdrand(value) }),
        // SAFETY: it was looked whether there is the instruction.
        true if std::arch::is_x86_feature_detected!("rdseed") => ask(&mut |value| unsafe { rdseed(value) }),
        _ => return None,
    }
    Some((ready != 0).then_some(value))
}
