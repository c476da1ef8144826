//! Calls between programs and C code: generated functions with many kinds of arguments and results, in both directions.
//! `tests/abi/NAME.c` is the library's half, which `cc` compiles during the test; `NAME-*.ll` is clang's output for the
//! other half, and `NAME.out` is the output of both as a native program. `tests/tools/abi` generates such programs and
//! compares more of them.

use std::path::{Path, PathBuf};
use std::process::Command;

fn files(directory: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = entries.filter(|p| p.extension().is_some_and(|e| e == extension)).collect();
    files.sort();
    files
}

#[test]
fn programs_and_c_code_call_each_other() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/abi");
    let out = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (mut runs, programs) = (0, files(&directory, "ll"));
    for library in files(&directory, "c") {
        let name = library.file_stem().unwrap().to_str().unwrap();
        let shared = out.join(format!("lib{name}.so"));
        let mut cc = Command::new("cc");
        cc.args(["-std=gnu11", "-w", "-O1", "-fPIC", "-shared"]).arg(&library).arg("-o").arg(&shared);
        assert!(cc.status().unwrap().success(), "{name}.c does not compile");
        let expected = std::fs::read_to_string(library.with_extension("out")).unwrap();
        assert!(!expected.is_empty());
        let prefix = format!("{name}-");
        for program in programs.iter().filter(|p| p.file_name().unwrap().to_str().unwrap().starts_with(&prefix)) {
            for engine in ["jit", "interp"] {
                let mut run = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"));
                let got = run.arg("--engine").arg(engine).arg("--load").arg(&shared).arg(program).output().unwrap();
                let (stdout, stderr) = (String::from_utf8_lossy(&got.stdout), String::from_utf8_lossy(&got.stderr));
                assert_eq!(stdout, expected, "{engine} {}\n{stderr}", program.display());
                runs += 1;
            }
        }
    }
    assert_eq!(runs, 2 * programs.len(), "every program belongs to a library");
    assert!(runs > 0);
}
