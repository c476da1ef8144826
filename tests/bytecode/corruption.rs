//! Damaged files: truncated anywhere, with any bit flipped, with numbers that are too large. They are read or
//! refused, and a refusal has a location.

#[path = "../../fuzz/src/bytecode.rs"]
mod fuzz;

use super::builder::*;
use super::files::{bytes, files};
use super::{refused, text};
use crate::differential::rng::Rng;
use fuzz::check;
use llvmlite_jit::bytecode::format::{BlockKind, op};
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::{Program, bytecode, verify};
use std::collections::BTreeSet;
use std::path::Path;

/// Many lengths, and one bit of every byte. A module that is read is also verified and written.
///
/// covers: 2-24
#[test]
fn a_changed_file_is_read_or_refused() {
    let mut codes = BTreeSet::new();
    let (mut read, mut refused) = (0, 0);
    for path in files() {
        let whole = std::fs::read(&path).expect("a file");
        let cut = (0..whole.len()).step_by(whole.len() / 200 + 1).map(|length| whole[..length].to_vec());
        let turned = (4..whole.len()).map(|at| {
            let mut changed = whole.clone();
            changed[at] ^= 1 << (at % 8);
            changed
        });
        for changed in cut.chain(turned) {
            match check(&changed).unwrap_or_else(|error| panic!("{}: {error}", path.display())) {
                None => read += 1,
                Some(code) => {
                    refused += 1;
                    codes.insert(code);
                }
            }
        }
    }
    let known: BTreeSet<&str> = bytecode::CODES.iter().map(|(code, _)| *code).filter(|code| *code != "E1115").collect();
    assert_eq!(codes, known, "each code is met");
    assert!(read > 500 && refused > 1000, "{read} read, {refused} refused");
}

/// A malformed type is an error even if it is unused, and the refusal has a reason.
///
/// covers: 2-24
#[test]
fn a_type_that_nothing_mentions_is_checked() {
    let bytes = file(|sink| {
        types(sink, &[&[16, LABEL]]);
        globals(sink, &[], &[]);
    });
    let error = Program::from_bytes("label.bc", bytes.clone()).expect_err("refused").to_string();
    assert!(error.contains("E0210") && error.contains("pointers to labels are invalid"), "{error}");
    assert_eq!(check(&bytes), Ok(None));
}

/// Several mutations at once: bytes, boundary values, and splices from other files. `LLVMLITE_MUTANTS` sets
/// their number.
///
/// covers: 2-24
#[test]
fn files_of_many_changes_are_read_or_refused() {
    let count = std::env::var("LLVMLITE_MUTANTS").ok().and_then(|count| count.parse().ok()).unwrap_or(1000u64);
    let wholes: Vec<Vec<u8>> = files().iter().map(|path| std::fs::read(path).expect("a file")).collect();
    let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutant.bc");
    for seed in 0..count {
        let mut random = Rng::new(seed);
        let mut changed = wholes[random.below(wholes.len())].clone();
        for _ in 0..=random.below(6) {
            let at = 12 + random.below(changed.len() - 12);
            match random.below(4) {
                0 => changed[at] = random.below(256) as u8,
                1 => changed[at] = [0, 1, 0x7f, 0x80, 0xff, 13, 14, 16][random.below(8)],
                2 => changed[at] = changed[at].wrapping_add([1, 255, 4, 252][random.below(4)]),
                _ => {
                    let other = &wholes[random.below(wholes.len())];
                    let from = random.below(other.len());
                    let length = random.below(12).min(other.len() - from).min(changed.len() - at);
                    changed[at..at + length].copy_from_slice(&other[from..from + length]);
                }
            }
        }
        // Stored first, in case it crashes the test.
        if count > 1000 {
            std::fs::write(&kept, &changed).expect("a file");
        }
        check(&changed).unwrap_or_else(|error| panic!("{seed}: {error}"));
    }
}

/// A finding in a file has a location in the file's text.
///
/// covers: 2-24
#[test]
fn findings_in_a_file_have_places_in_its_text() {
    let mut sources = SourceMap::new();
    let mut loaded = bytecode::load(&mut sources, "insts.bc", bytes("insts-src2.bc")).expect("a module");
    let (source, module) = loaded.pop().expect("one module");
    assert!(module.obsolete_syntax.len() == 1);
    let checked = verify::verify(module, &sources, verify::Options::default()).expect("a good module");
    let warnings: Vec<_> = checked.warnings().iter().map(|found| source.slice(found.span())).collect();
    assert_eq!(warnings, ["%exc"]);
}

/// Counts, depths and cycles that a small file can express.
///
/// covers: 2-24
#[test]
fn large_numbers_cost_nothing() {
    let huge = u32::MAX;
    let constants = |numbers: &[u32]| {
        refused(&file(|sink| {
            types(sink, &[&[15, INT, 2], &[14, VOID], &[15, 14, huge]]);
            sink.block(BlockKind::ConstantPool, |sink| vbrs(sink, numbers));
        }))
    };
    assert!(constants(&[huge, INT, 0]).starts_with("E1111"));
    assert!(constants(&[1, 15, 0]).starts_with("E1111 4294967295 elements"));
    assert!(constants(&[1, INT, huge, op::ADD]).starts_with("E1111"));
    // A chain of 100,000 constants, each referring to the next one; and one of types.
    let count = 100_000;
    let chain = file(|sink| {
        types(sink, &[&[16, INT]]);
        globals(sink, &[&[T0 << 5 | 2, 1]], &[]);
        sink.block(BlockKind::ConstantPool, |sink| {
            vbrs(sink, &[count, INT]);
            for n in 1..count {
                vbrs(sink, &[2, op::ADD, n + 1, INT, 0, INT]);
            }
            vbrs(sink, &[0, 2]);
        });
    });
    assert!(bytecode::read(&chain).is_ok());
    let mut pool: Vec<[u32; 4]> = (0..count).map(|n| [14, T0 + n + 1, INT, VOID]).collect();
    pool.push([14, INT, INT, VOID]);
    let pool: Vec<&[u32]> = pool.iter().map(|ty| &ty[..]).collect();
    assert!(refused(&file(|sink| types(sink, &pool))).starts_with("E1112 types nested more than 200 levels deep"));
    // One cycle of pointer types.
    let mut pool: Vec<[u32; 2]> = (0..count).map(|n| [16, T0 + n + 1]).collect();
    pool.push([16, T0]);
    let pool: Vec<&[u32]> = pool.iter().map(|ty| &ty[..]).collect();
    assert!(refused(&file(|sink| types(sink, &pool))).starts_with("E1112 types nested more than 200 levels deep"));
    let mut circle: Vec<[u32; 4]> = (0..count).map(|n| [14, T0 + (n + 1) % count, INT, VOID]).collect();
    circle[7][1] = T0;
    let circle: Vec<&[u32]> = circle.iter().map(|ty| &ty[..]).collect();
    _ = bytecode::read(&file(|sink| types(sink, &circle)));
    // Many equal names.
    let many = file(|sink| {
        types(sink, &[&[16, INT]]);
        let variables = vec![&[T0 << 5][..]; 3000];
        globals(sink, &variables, &[]);
        let same: Vec<(u32, &str)> = (1..=3000).map(|n| (n, "x")).collect();
        names(sink, &[], &[(T0, &same)]);
    });
    assert!(text(&many).starts_with("@x = external global i32"));
}
