//! Bytecode to its reader and its writer: none may panic, hang, overflow the stack or take memory that the file does not stand for.
#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use llvmlite_jit_fuzz::bytecode;

fuzz_target!(|data: &[u8]| -> Corpus {
    match bytecode::check(data) {
        Ok(_) => Corpus::Keep,
        Err(error) => panic!("{error}"),
    }
});
