//! Bitcode for the reader, the printer and the verifier: none may panic, hang, or take memory out of
//! proportion to the file.
#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use llvmlite_jit_fuzz::{bitcode, memory, rng::Rng};

#[global_allocator]
static COUNTING: memory::Counting = memory::Counting;

fuzz_target!(|data: &[u8]| {
    // The memory limit is that of the reader; printing and verifying are not measured.
    let (_, taken) = memory::peak(|| llvmlite_jit::bitcode::read(data).map(drop));
    if let Err(error) = memory::check(taken, data.len()).and_then(|()| bitcode::check(data)) {
        panic!("{error}");
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let mut random = Rng::new(seed.into());
    if random.below(4) > 0 {
        let changed = bitcode::mutate(&data[..size], &mut random);
        if changed.len() <= max_size && changed.len() <= data.len() {
            data[..changed.len()].copy_from_slice(&changed);
            return changed.len();
        }
    }
    libfuzzer_sys::fuzzer_mutate(data, size, max_size)
});
