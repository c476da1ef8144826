//! Files constructed to be disproportionately expensive to read: reading a megabyte takes at most 200 MB, and no file
//! takes long.
//!
//! Each file is small for its meaning: ids that stand for many things, types and constants that refer to one another
//! twice, one long name for many entries, abbreviations that produce operands from no bits.
//!
//! The memory that is measured is that of the process, so that each test has its own.

#[path = "reader_memory/bitcode.rs"]
mod bitcode_files;
#[path = "bitcode/bitstream_writer.rs"]
#[allow(dead_code, reason = "the tests of bitcode use the rest")]
mod bitstream_writer;
#[path = "bytecode/builder.rs"]
#[allow(dead_code, unused_imports, reason = "the tests of bytecode use the rest")]
mod builder;
#[path = "reader_memory/bytecode.rs"]
mod bytecode_files;
#[path = "../fuzz/src/memory.rs"]
mod memory;
#[macro_use]
mod own_process;

use std::time::{Duration, Instant};

#[global_allocator]
static COUNTING: memory::Counting = memory::Counting;

/// The name of a file, and its generator for an approximate size in bytes.
type Made = (&'static str, fn(usize) -> Vec<u8>);

/// File sizes, and time limits for a slow build on a busy machine. Quadratic behavior takes seconds.
const LENGTHS: [(usize, Duration); 2] = [(100_000, Duration::from_secs(10)), (1_000_000, Duration::from_secs(60))];

fn all<E: std::fmt::Debug, T>(files: &[Made], read: impl Fn(&[u8]) -> Result<T, E>) {
    let mut wrong = Vec::new();
    for (name, make) in files {
        for (length, most) in LENGTHS {
            let bytes = make(length);
            assert!(bytes.len() < length * 5 / 4, "{name}: {} bytes", bytes.len());
            // Printed first, so that the name is known if the process crashes.
            print!("{name:24} {:8} bytes ", bytes.len());
            let begun = Instant::now();
            let (result, taken) = memory::peak(|| read(&bytes).map(drop));
            let took = begun.elapsed();
            println!("{:5} MB {took:9.2?} {:.90}", taken >> 20, format!("{result:?}"));
            if let Err(much) = memory::check(taken, bytes.len()) {
                wrong.push(format!("{name}: {much}"));
            }
            if took > most {
                wrong.push(format!("{name}: {took:?} for {} bytes", bytes.len()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn bitcode_is_read_within_bounds() {
    in_own_process!();
    all(bitcode_files::ALL, llvmlite_jit::bitcode::read);
}

#[test]
fn bytecode_is_read_within_bounds() {
    in_own_process!();
    all(bytecode_files::ALL, llvmlite_jit::bytecode::read);
}
