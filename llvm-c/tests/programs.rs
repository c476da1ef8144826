//! C programs, compiled by gcc and clang against the headers of LLVM 22, whose output with this library must equal that
//! with LLVM.
//!
//! Missing tools are named, and their part is skipped, unless `LLVMLITE_REQUIRE_TOOLS` is set.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Directory of build results that contains this test.
fn results() -> PathBuf {
    let mut directory = std::env::current_exe().expect("a test knows where it is");
    directory.pop();
    if directory.ends_with("deps") {
        directory.pop();
    }
    directory
}

fn is_there(tool: &str) -> bool {
    Command::new(tool).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Prints that something is missing.
fn missing(what: &str) {
    assert!(std::env::var_os("LLVMLITE_REQUIRE_TOOLS").is_none(), "{what} is not installed");
    eprintln!("skipped: {what} is not installed");
}

/// Returns the installed compilers.
fn compilers() -> Vec<&'static str> {
    let names: [(&str, &[&str]); 2] = [("gcc", &["gcc"]), ("clang", &["clang-22", "clang-19", "clang-16", "clang"])];
    let mut found = Vec::new();
    for (kind, names) in names {
        match names.iter().find(|name| is_there(name)) {
            Some(name) => found.push(*name),
            None => missing(kind),
        }
    }
    found
}

fn run(command: &mut Command) -> (String, Option<i32>) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (text, output.status.code())
}

fn must_run(command: &mut Command) -> String {
    let (text, code) = run(command);
    assert_eq!(code, Some(0), "{command:?}: {text}");
    text
}

/// Returns the output of `llvm-config-22`; `None` if the headers are not installed.
fn config(arguments: &[&str]) -> Option<Vec<String>> {
    if !is_there("llvm-config-22") {
        missing("llvm-22-dev");
        return None;
    }
    let text = must_run(Command::new("llvm-config-22").args(arguments));
    Some(text.split_whitespace().map(str::to_string).collect())
}

/// Returns a directory with this library under the name that a linker looks up.
fn library(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).expect("the directory can be made");
    let library = results().join("deps/libllvmlite_jit_llvm_c.so");
    assert!(library.exists(), "`cargo test` builds the library");
    for name in ["libllvmlite_jit_llvm_c.so", "libllvmlite_jit_llvm_c.so.0"] {
        std::os::unix::fs::symlink(&library, directory.join(name)).expect("a link can be made");
    }
    directory
}

/// Compiles a program, links it with this library and with LLVM, and compares the output.
fn compare(source: &Path, arguments: &[&str], is_strict: bool) {
    let Some(directory) = config(&["--includedir"]) else { return };
    let Some(llvm) = config(&["--ldflags", "--libs"]) else { return };
    let name = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    for compiler in compilers() {
        let place = library(&format!("{compiler}-{name}"));
        let (object, ours, theirs) = (place.join("program.o"), place.join("ours"), place.join("theirs"));
        let mut command = Command::new(compiler);
        command.args(["-std=gnu11", "-g", "-O1", "-Wno-deprecated-declarations", "-isystem"]).args(&directory);
        if is_strict {
            command.args(["-Wall", "-Wextra", "-Werror"]);
        }
        must_run(command.arg("-c").arg(source).arg("-o").arg(&object));
        let mut command = Command::new(compiler);
        command.arg(&object).arg("-L").arg(&place).arg("-lllvmlite_jit_llvm_c").arg("-Wl,-rpath").arg(&place);
        must_run(command.arg("-o").arg(&ours));
        must_run(Command::new(compiler).arg(&object).args(&llvm).arg("-o").arg(&theirs));
        let outputs = [ours, theirs].map(|program| run(Command::new(program).args(arguments).current_dir(&place)));
        let [(ours, our_code), (theirs, their_code)] = outputs;
        assert!(ours == theirs, "{compiler}, {}: ours\n{ours}\nLLVM's\n{theirs}", source.display());
        assert_eq!(our_code, their_code, "{compiler}, {}: the exit status", source.display());
    }
}

fn own(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/c").join(name)
}

#[test]
fn modules_are_built_printed_and_run() {
    compare(&own("build.c"), &[], true);
}

#[test]
fn modules_are_read_changed_and_run() {
    compare(&own("read.c"), &[], true);
}

#[test]
fn every_property_that_was_read_is_returned() {
    compare(&own("inspect.c"), &[], true);
}

#[test]
fn changes_of_what_was_read_are_printed_and_run() {
    compare(&own("change.c"), &[], true);
}

#[test]
fn rare_cases_are_as_in_llvm_and_long_lists_take_linear_time() {
    compare(&own("edge.c"), &[], true);
}

#[test]
fn metadata_that_was_read_has_operands() {
    compare(&own("metadata.c"), &[], true);
}

#[test]
fn metadata_wide_integers_and_engines_are_as_in_llvm() {
    compare(&own("values.c"), &[], true);
}

#[test]
fn lljit_compiles_what_is_looked_up() {
    compare(&own("lljit.c"), &[], true);
}

/// Programs of other projects, in the directory named by `LLVMLITE_LLVM_C_PROGRAMS`; `programs` lists them with their
/// sources.
#[test]
fn public_programs_print_the_same() {
    let Some(directory) = std::env::var_os("LLVMLITE_LLVM_C_PROGRAMS") else {
        eprintln!("skipped: LLVMLITE_LLVM_C_PROGRAMS does not name the directory of the public programs");
        return;
    };
    let list = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs.txt"));
    let list = list.expect("the list is there");
    for line in list.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (name, arguments) = (words[0].rsplit('/').next().unwrap_or_default(), &words[1..]);
        compare(&Path::new(&directory).join(name), arguments, false);
    }
}

/// The headers named in the chapter of the manual.
const HEADERS: [&str; 16] = [
    "Core",
    "Analysis",
    "BitReader",
    "BitWriter",
    "Error",
    "ErrorHandling",
    "ExecutionEngine",
    "IRReader",
    "Linker",
    "LLJIT",
    "Orc",
    "OrcEE",
    "Support",
    "Target",
    "TargetMachine",
    "Transforms/PassBuilder",
];

/// Names of functions in a preprocessed text: they precede a parenthesis. A name before `(*` is the result type of a
/// function pointer.
fn called(text: &str) -> std::collections::BTreeSet<String> {
    let is_of_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let starts = text.match_indices('(').filter(|(at, _)| !text[at + 1..].trim_start().starts_with('*'));
    let ends = starts.map(|(at, _)| text[..at].trim_end());
    let names = ends.map(|before| before.rsplit(|c| !is_of_name(c)).next().unwrap_or_default());
    names.filter(|name| name.starts_with("LLVM")).map(str::to_string).collect()
}

/// The manual states how many functions of the headers the library has.
#[test]
fn the_manual_counts_the_functions() {
    let Some(directory) = config(&["--includedir"]) else { return };
    let Some(compiler) = compilers().first().copied() else { return };
    if !is_there("nm") {
        missing("nm");
        return;
    }
    let place = library("headers");
    let all: String = HEADERS.iter().map(|header| format!("#include <llvm-c/{header}.h>\n")).collect();
    std::fs::write(place.join("all.c"), all).expect("the file can be written");
    let text = must_run(Command::new(compiler).args(["-E", "-P", "-I"]).args(&directory).arg(place.join("all.c")));
    let is_inline = |name: &str| name.starts_with("LLVMInitializeAll") || name.starts_with("LLVMInitializeNative");
    let declared: Vec<String> = called(&text).into_iter().filter(|name| !is_inline(name)).collect();
    let symbols =
        must_run(Command::new("nm").args(["-D", "--defined-only"]).arg(place.join("libllvmlite_jit_llvm_c.so")));
    let exported: Vec<&str> = symbols.lines().filter_map(|line| line.split(' ').next_back()).collect();
    let (there, missing): (Vec<&String>, Vec<&String>) =
        declared.iter().partition(|name| exported.contains(&name.as_str()));
    let manual = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/src/llvm-c.md");
    let manual = std::fs::read_to_string(manual).expect("the chapter is there").replace(',', "");
    let sentence = format!("{} of the {} in", there.len(), declared.len());
    assert!(manual.contains(&sentence), "docs/src/llvm-c.md does not say `{sentence}`; not there: {missing:?}");
}
