//! Bitcode: each file in `tests/bitcode` is the module that the text beside it is, runs on both engines as that text says, and
//! no change of its bytes makes the reader do anything but read or refuse it.

use llvmlite_jit::bitcode;
use llvmlite_jit::directive::File;
use llvmlite_jit::ir::print;
use llvmlite_jit::parse::parse;
use llvmlite_jit::source::SourceMap;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bitcode");
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == "bc"));
    files.sort();
    assert!(files.len() > 5, "{} files", files.len());
    files
}

fn bytes(path: &Path) -> Vec<u8> {
    std::fs::read(path).expect("a file that can be read")
}

/// The text that was read of a file, and of the text beside it.
#[test]
fn a_file_is_what_the_text_beside_it_is() {
    for path in files() {
        let modules = bitcode::read(&bytes(&path)).unwrap_or_else(|error| panic!("{}: {error:?}", path.display()));
        assert_eq!(modules.len(), 1, "{}", path.display());
        let text = std::fs::read_to_string(path.with_extension("ll")).expect("a text beside it");
        let mut sources = SourceMap::new();
        let parsed = parse(&sources.add("text", text).expect("a short text"));
        assert!(parsed.diagnostics.is_empty(), "{}: {:?}", path.display(), parsed.diagnostics);
        let (is, wanted) = (print::module(&modules[0]), print::module(&parsed.module));
        let different = is.lines().zip(wanted.lines()).find(|(a, b)| a != b);
        assert!(is == wanted, "{}: {different:?}", path.display());
    }
}

/// The exit status that the text beside a file says, on both engines; both read the file.
#[test]
fn a_file_runs_as_the_text_beside_it_says() {
    let mut run = 0;
    for path in files() {
        let text = std::fs::read_to_string(path.with_extension("ll")).expect("a text beside it");
        let Some(wanted) = File::parse(&text).ok().and_then(|file| file.exit) else { continue };
        for engine in ["jit", "interp"] {
            let status = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"))
                .args(["run", "--engine", engine])
                .arg(&path)
                .output()
                .expect("the command starts");
            let report = String::from_utf8_lossy(&status.stderr);
            assert_eq!(status.status.code(), Some(i32::from(wanted)), "{} {engine}:\n{report}", path.display());
        }
        run += 1;
    }
    assert!(run > 2, "{run} files say what comes of them");
}

/// Cut off anywhere, and with any bit turned in places spread over the file: read or refused, and never anything else. What is
/// refused says where.
#[test]
fn a_changed_file_is_read_or_refused() {
    let mut codes = BTreeSet::new();
    let (mut read, mut refused) = (0, 0);
    for path in files() {
        let whole = bytes(&path);
        let steps = (whole.len() / 150).max(1);
        let cut = (0..whole.len()).step_by(steps).map(|length| whole[..length].to_vec());
        let turned = (4..whole.len()).step_by(steps).map(|at| {
            let mut changed = whole.clone();
            changed[at] ^= 1 << (at % 8);
            changed
        });
        for changed in cut.chain(turned) {
            match bitcode::read(&changed) {
                Ok(modules) => {
                    read += 1;
                    // What was read can be printed.
                    modules.iter().for_each(|module| assert!(print::module(module).len() > 1));
                }
                Err(error) => {
                    refused += 1;
                    codes.insert(error.code);
                    assert!(!error.message.is_empty());
                }
            }
        }
    }
    let known: BTreeSet<&str> = bitcode::CODES.iter().map(|(code, _)| *code).collect();
    assert_eq!(codes, known, "each code is met");
    assert!(read > 100 && refused > 100, "{read} read, {refused} refused");
}
