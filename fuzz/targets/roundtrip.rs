//! Modules that are printed and read again: the result must be the same.
#![no_main]

use libfuzzer_sys::{Corpus, fuzz_mutator, fuzz_target};
use llvmlite_jit_fuzz::{in_place, roundtrip};

fuzz_target!(|data: &[u8]| -> Corpus {
    let Ok(text) = std::str::from_utf8(data) else { return Corpus::Reject };
    match roundtrip::check(text) {
        Ok(true) => Corpus::Keep,
        // An input that is not a module is useless for the corpus.
        Ok(false) => Corpus::Reject,
        Err(error) => panic!("{error}"),
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    in_place(data, size, max_size, seed, libfuzzer_sys::fuzzer_mutate)
});
