//! Modules on both engines: defined behavior must give the same results.
#![no_main]

use libfuzzer_sys::{Corpus, fuzz_mutator, fuzz_target};
use llvmlite_jit_fuzz::{differential, in_place};

fuzz_target!(|data: &[u8]| -> Corpus {
    let Ok(text) = std::str::from_utf8(data) else { return Corpus::Reject };
    match differential::check(text) {
        Ok(verdict) if verdict.ran() => Corpus::Keep,
        Ok(_) => Corpus::Reject,
        Err(error) => panic!("{error}"),
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    in_place(data, size, max_size, seed, libfuzzer_sys::fuzzer_mutate)
});
