//! Texts for the parser, the verifier and the engines' checks: none may panic, hang or overflow the stack.
#![no_main]

use libfuzzer_sys::{Corpus, fuzz_mutator, fuzz_target};
use llvmlite_jit_fuzz::{in_place, parse};

fuzz_target!(|data: &[u8]| -> Corpus {
    let Ok(text) = std::str::from_utf8(data) else { return Corpus::Reject };
    match parse::check(text) {
        Ok(_) => Corpus::Keep,
        Err(error) => panic!("{error}"),
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    in_place(data, size, max_size, seed, libfuzzer_sys::fuzzer_mutate)
});
