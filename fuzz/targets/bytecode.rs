//! Bytecode for the reader and the writer: neither may panic, hang, overflow the stack, or take memory out of
//! proportion to the file.
#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use llvmlite_jit_fuzz::{bytecode, memory};

#[global_allocator]
static COUNTING: memory::Counting = memory::Counting;

fuzz_target!(|data: &[u8]| -> Corpus {
    let (_, taken) = memory::peak(|| llvmlite_jit::bytecode::read(data).map(drop));
    match memory::check(taken, data.len()).and_then(|()| bytecode::check(data)) {
        Ok(_) => Corpus::Keep,
        Err(error) => panic!("{error}"),
    }
});
