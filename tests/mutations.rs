//! The checks of the fuzz targets (`fuzz/src`) on a fixed list of inputs: programs of `tests/ll` with words exchanged,
//! lines moved, and boundary values as numbers. `fuzz/README.md` describes longer runs.
//!
//! The current input is written to Cargo's directory for temporary files of tests (`CARGO_TARGET_TMPDIR`), so that it is
//! known if the test crashes.

#[path = "../fuzz/src"]
mod fuzz {
    pub mod bitcode;
    pub mod differential;
    pub mod mutate;
    pub mod parse;
    pub mod roundtrip;
    pub use crate::bitcode::bitstream_writer;
    pub use crate::differential::rng;
    pub use crate::print_roundtrip::module_eq;
}

use fuzz::mutate::mutate;
use fuzz::rng::Rng;
use fuzz::{bitcode, bitstream_writer, differential, parse, roundtrip};
use std::path::{Path, PathBuf};

/// Returns the programs to start from: short ones, so that many can be tried.
fn seeds() -> Vec<(PathBuf, String)> {
    let mut directories = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ll")];
    let mut out = Vec::new();
    while let Some(directory) = directories.pop() {
        for entry in std::fs::read_dir(directory).expect("the directory is there") {
            let path = entry.expect("it can be read").path();
            match path.extension().and_then(|e| e.to_str()) {
                None if path.is_dir() => directories.push(path),
                Some("ll") => {
                    let text = std::fs::read_to_string(&path).unwrap_or_default();
                    if text.len() < 4000 {
                        out.push((path, text));
                    }
                }
                _ => {}
            }
        }
    }
    out.sort_by_key(|(path, _)| crate::sample::hash_of_name(path));
    out
}

/// Runs a check on `count` mutated programs, and returns how many of them it accepted. A mutation depends on the name of the
/// program and on the round, so that a new program does not exchange the others.
fn run(name: &str, count: usize, check: impl Fn(&str) -> Result<bool, String>) -> usize {
    let seeds = seeds();
    let under_way = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("mutations-{name}.ll"));
    let mut good = 0;
    for n in 0..count {
        let (path, text) = &seeds[n % seeds.len()];
        let text =
            mutate(text, &mut Rng::new(crate::sample::hash_of_name(path).wrapping_add((n / seeds.len()) as u64)));
        std::fs::write(&under_way, &text).expect("the directory can be written to");
        match check(&text) {
            Ok(taken) => good += usize::from(taken),
            Err(error) => {
                panic!("{} with change {n}: {error}\n(the text is in {})", path.display(), under_way.display())
            }
        }
    }
    good
}

#[test]
fn parse_takes_anything() {
    cached!();
    let good = run("parse", 1500, parse::check);
    assert!(good > 300, "only {good} were programs");
}

/// `LLVMLITE_MUTATIONS` sets the number of mutations, and `LLVMLITE_SEED` the first of them.
#[test]
fn bitcode_takes_anything() {
    cached!();
    let number = |name: &str, or: u64| std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(or);
    let (count, first) = (number("LLVMLITE_MUTATIONS", 1500), number("LLVMLITE_SEED", 0));
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bitcode");
    let paths = std::fs::read_dir(directory)
        .expect("the directory is there")
        .map(|entry| entry.expect("it can be read").path());
    let mut paths: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|e| e == "bc")).collect();
    paths.sort();
    let seeds: Vec<Vec<u8>> = paths.iter().map(|path| std::fs::read(path).expect("it can be read")).collect();
    // A file that is rewritten without a mutation stays the same module.
    let printed =
        |bytes: &[u8]| llvmlite_jit::bitcode::read(bytes).ok().map(|list| llvmlite_jit::ir::print::module(&list[0]));
    for seed in &seeds {
        if let Some(items) = bitcode::items(seed) {
            assert!(printed(seed) == printed(&bitstream_writer::file(items)));
        }
    }
    let under_way = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutations-bitcode.bc");
    let mut good = 0;
    for n in first..first + count {
        let mut random = Rng::new(n);
        let seed = &seeds[random.below(seeds.len())];
        let changed = bitcode::mutate(seed, &mut random);
        std::fs::write(&under_way, &changed).expect("the directory can be written to");
        match bitcode::check(&changed) {
            Ok(taken) => good += u64::from(taken),
            Err(error) => panic!("change {n}: {error}\n(the file is {})", under_way.display()),
        }
    }
    assert!(good > count / 10 && good < count, "{good} of {count} were read");
}

#[test]
fn printed_text_is_the_module() {
    cached!();
    let good = run("roundtrip", 2000, roundtrip::check);
    assert!(good > 400, "only {good} were programs");
}

#[test]
fn engines_agree_on_changed_programs() {
    cached!();
    let compared = std::cell::Cell::new(0);
    let ran = run("differential", 1500, |text| {
        let verdict = differential::check(text)?;
        compared.set(compared.get() + usize::from(verdict == differential::Verdict::Compared));
        Ok(verdict.ran())
    });
    eprintln!("{} of {ran} came to the end", compared.get());
    assert!(compared.get() > 100, "only {} of {ran} that ran came to the end", compared.get());
}
