//! Damaged files: cut off anywhere, with any bit turned, with numbers that are too large. They are read or refused, and what is refused
//! says where.

use super::build::*;
use super::files::{bytes, files};
use super::{refused, text};
use llvmlite_jit::bytecode::format::{BlockKind, op};
use llvmlite_jit::ir::print;
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::{bytecode, verify};
use std::collections::BTreeSet;

/// Every length, and every bit of the small files; what is read is verified, too.
///
/// covers: 2-24
#[test]
fn a_changed_file_is_read_or_refused() {
    let mut codes = BTreeSet::new();
    let (mut read, mut refused) = (0, 0);
    for path in files() {
        let whole = std::fs::read(&path).expect("a file");
        let cut = (0..whole.len()).map(|length| whole[..length].to_vec());
        let turned = (4..whole.len()).flat_map(|at| {
            let whole = &whole;
            [1u8, 2, 8, 64, 128, 255].into_iter().map(move |bits| {
                let mut changed = whole.clone();
                changed[at] ^= bits;
                changed
            })
        });
        for changed in cut.chain(turned) {
            match bytecode::read(&changed) {
                Ok(module) => {
                    read += 1;
                    assert!(!print::module(&module).is_empty());
                    let (sources, options) = (SourceMap::new(), verify::Options::default());
                    _ = verify::verify(module, &sources, options);
                }
                Err(error) => {
                    refused += 1;
                    let place = error.place.unwrap_or_else(|| panic!("without a place: {error:?}"));
                    assert!(place.byte <= changed.len() && !error.message.is_empty());
                    codes.insert(error.code);
                }
            }
        }
    }
    let known: BTreeSet<&str> = bytecode::CODES.iter().map(|(code, _)| *code).filter(|code| *code != "E1115").collect();
    assert_eq!(codes, known, "each code is met");
    assert!(read > 1000 && refused > 10_000, "{read} read, {refused} refused");
}

/// What is read of a file has a place in the text that it would be.
///
/// covers: 2-24
#[test]
fn findings_in_a_file_have_places_in_its_text() {
    let mut sources = SourceMap::new();
    let mut loaded = bytecode::load(&mut sources, "insts.bc", bytes("insts-src2.bc")).expect("a module");
    let (source, module) = loaded.pop().expect("one module");
    assert!(module.old_spellings.len() == 1);
    let checked = verify::verify(module, &sources, verify::Options::default()).expect("a good module");
    let warnings: Vec<_> = checked.warnings().iter().map(|found| source.slice(found.span())).collect();
    assert_eq!(warnings, ["%exc"]);
}

/// Counts, depths and circles that a file of some bytes can name.
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
    // A chain of 100,000 constants, each of the next one; and of types.
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
    assert!(refused(&file(|sink| types(sink, &pool))).starts_with("E1112 types that nest more than 200 deep"));
    // All in one circle of addresses.
    let mut pool: Vec<[u32; 2]> = (0..count).map(|n| [16, T0 + n + 1]).collect();
    pool.push([16, T0]);
    let pool: Vec<&[u32]> = pool.iter().map(|ty| &ty[..]).collect();
    assert!(refused(&file(|sink| types(sink, &pool))).starts_with("E1112 types that nest more than 200 deep"));
    let mut circle: Vec<[u32; 4]> = (0..count).map(|n| [14, T0 + (n + 1) % count, INT, VOID]).collect();
    circle[7][1] = T0;
    let circle: Vec<&[u32]> = circle.iter().map(|ty| &ty[..]).collect();
    _ = bytecode::read(&file(|sink| types(sink, &circle)));
    // Names that all are the same.
    let many = file(|sink| {
        types(sink, &[&[16, INT]]);
        let variables = vec![&[T0 << 5][..]; 3000];
        globals(sink, &variables, &[]);
        let same: Vec<(u32, &str)> = (1..=3000).map(|n| (n, "x")).collect();
        names(sink, &[], &[(T0, &same)]);
    });
    assert!(text(&many).starts_with("@x = external global i32"));
}
