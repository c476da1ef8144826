//! Files made to cost their reader more than they are worth: what is read of a megabyte takes at most 200 MB, and nothing takes long.
//!
//! Each is small for what it speaks of: numbers that stand for many things, types and constants that name one another twice, one long
//! name under many positions, abbreviations that make numbers of nothing.

#[path = "bounds/bitcode.rs"]
mod bitcode_files;
#[path = "bytecode/build.rs"]
#[allow(dead_code, unused_imports, reason = "the tests of bytecode use the rest")]
mod build;
#[path = "bounds/bytecode.rs"]
mod bytecode_files;
#[path = "../fuzz/src/memory.rs"]
mod memory;
#[path = "bitcode/stream.rs"]
#[allow(dead_code, reason = "the tests of bitcode use the rest")]
mod stream;

use std::time::{Duration, Instant};

#[global_allocator]
static COUNTING: memory::Counting = memory::Counting;

/// A file, made to be about so many bytes long.
type Made = (&'static str, fn(usize) -> Vec<u8>);

/// The tests share the count.
static ONE: std::sync::Mutex<()> = std::sync::Mutex::new(());

/// Lengths of files, and how long reading may take in a slow build on a busy machine. It is seconds where something is quadratic.
const LENGTHS: [(usize, Duration); 2] = [(100_000, Duration::from_secs(10)), (1_000_000, Duration::from_secs(60))];

fn all<E: std::fmt::Debug, T>(files: &[Made], read: impl Fn(&[u8]) -> Result<T, E>) {
    let _one = ONE.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let mut wrong = Vec::new();
    for (name, make) in files {
        for (length, most) in LENGTHS {
            let bytes = make(length);
            assert!(bytes.len() < length * 5 / 4, "{name}: {} bytes", bytes.len());
            // What ends the process stands behind its name.
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
    all(bitcode_files::ALL, llvmlite_jit::bitcode::read);
}

#[test]
fn bytecode_is_read_within_bounds() {
    all(bytecode_files::ALL, llvmlite_jit::bytecode::read);
}
