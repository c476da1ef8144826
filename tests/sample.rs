//! Samples of the programs of `tests/ll`, also for the library's own tests.

use std::path::Path;

/// Whether a test that uses one of `step` programs of `tests/ll` uses this one. This depends on its name alone, so that a new
/// program does not exchange the others of the sample.
pub fn is_in_sample(path: &Path, step: usize) -> bool {
    (hash_of_name(path) as usize).is_multiple_of(step)
}

/// Returns a number of 32 bits that depends on the name of a file of the repository (the upper half of FNV-1a).
pub fn hash_of_name(path: &Path) -> u64 {
    let name = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(path).as_os_str().as_encoded_bytes();
    let of_byte = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    name.iter().fold(0xcbf2_9ce4_8422_2325, of_byte) >> 32
}
