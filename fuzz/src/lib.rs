//! The work of the fuzz targets on an input, and mutations of inputs. `tests/mutations.rs` of the project
//! runs the same files on a fixed list of inputs, so that they are compiled and run with every change.

pub mod bitcode;
pub mod bytecode;
pub mod differential;
pub mod memory;
pub mod mutate;
pub mod parse;
#[path = "../../tests/differential/rng.rs"]
pub mod rng;
pub mod roundtrip;
#[path = "../../tests/print_roundtrip/module_eq.rs"]
pub mod module_eq;
#[path = "../../tests/bitcode/bitstream_writer.rs"]
pub mod bitstream_writer;

/// Mutator for `fuzz_mutator!`: most mutations are those of [`mutate`], some are libFuzzer's own, in `bytes`.
pub fn in_place(
    data: &mut [u8],
    size: usize,
    max_size: usize,
    seed: u32,
    bytes: fn(&mut [u8], usize, usize) -> usize,
) -> usize {
    let mut random = rng::Rng::new(seed.into());
    if let Ok(text) = std::str::from_utf8(&data[..size])
        && random.below(8) > 0
    {
        let changed = mutate::mutate(text, &mut random);
        if changed.len() <= max_size && changed.len() <= data.len() {
            data[..changed.len()].copy_from_slice(changed.as_bytes());
            return changed.len();
        }
    }
    bytes(data, size, max_size)
}
