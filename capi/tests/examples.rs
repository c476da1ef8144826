//! The examples in C and C++, compiled by gcc and clang against the library as `install` installs it.
//!
//! A missing compiler is named, and its part is skipped, unless `LLVMLITE_REQUIRE_TOOLS` is set.

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

/// Whether a tool is installed; prints a message if not.
fn has(tool: &str) -> bool {
    let found = Command::new(tool).arg("--version").output().is_ok_and(|output| output.status.success());
    if !found {
        assert!(std::env::var_os("LLVMLITE_REQUIRE_TOOLS").is_none(), "{tool} is not installed");
        eprintln!("skipped: {tool} is not installed");
    }
    found
}

/// Returns a directory with the library under its name.
fn installed(name: &str) -> PathBuf {
    let (root, results) = (Path::new(env!("CARGO_MANIFEST_DIR")), results());
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).expect("the directory can be made");
    let link =
        |from: PathBuf, to: &str| std::os::unix::fs::symlink(from, directory.join(to)).expect("a link can be made");
    // `cargo test` puts the library beside the tests; the one in the parent directory may be older.
    let library = results.join("deps/libllvmlite_jit_capi.so");
    assert!(library.exists(), "`cargo test` builds the library");
    for name in ["libllvmlite_jit.so", "libllvmlite_jit.so.0"] {
        link(library.clone(), name);
    }
    link(root.join("include"), "include");
    directory
}

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{command:?}: {}\n{errors}", output.status);
    String::from_utf8(output.stdout).expect("text") + &errors
}

/// Compiles an example and returns the program.
fn compile(compiler: &str, source: &str, directory: &Path) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let program = directory.join(format!("{compiler}-{}", source.replace(['.', '/'], "-")));
    let standard = if source.ends_with(".cpp") { "-std=c++17" } else { "-std=c11" };
    let mut command = Command::new(compiler);
    command.args([standard, "-Wall", "-Wextra", "-Werror", "-pedantic", "-g", "-O1", "-pthread"]);
    command.arg("-I").arg(directory.join("include")).arg(root.join(source)).arg("-L").arg(directory);
    command.arg("-lllvmlite_jit").arg("-Wl,-rpath").arg(directory).arg("-o").arg(&program);
    run(&mut command);
    program
}

const FAC: &str = "\
fac(6) = 720, of type i64 (i64)
fac(10) = 3628800
argument 0 of `@fac`: the argument is i64, not double
wrong.ll:2:16: E0201: `%x` has type `i64`, expected `i32`
wrong.ll:3:11: E0114: use of undefined value `%z`
";

const HOST: &str = "\
compiled:
sum = 10
host.ll:7: host error: the host function `@get` returned an error: there is no such element
  in @sum, line 7
host.ll:19: null pointer: load of 1 byte through a null pointer
  in @first, line 19
host.ll:25: fuel: stopped after 1000000 instructions (fuel limit)
  in @spin, line 25
status 3, output: hello, world
interpreted:
sum = 10
host.ll:7: host error: the host function `@get` returned an error: there is no such element
  in @sum, line 7
host.ll:19: null pointer: load of 1 byte through a null pointer
  in @first, line 19
host.ll:25: fuel: stopped after 1000000 steps (fuel limit)
  in @spin, line 25
status 3, output: hello, world
";

const THREADS: &str = "\
0
1000
2000
3000
";

/// Possible names of a compiler.
const COMPILERS: [(&str, &[&str]); 4] = [
    ("gcc", &["gcc"]),
    ("g++", &["g++"]),
    ("clang", &["clang", "clang-22", "clang-19", "clang-16", "clang-14"]),
    ("clang++", &["clang++", "clang++-22", "clang++-19", "clang++-16", "clang++-14"]),
];

/// Returns the name of an installed compiler.
fn compiler(kind: &str) -> Option<&'static str> {
    let names = COMPILERS.iter().find(|(name, _)| *name == kind).map_or(&[][..], |(_, names)| names);
    let is_there = |name: &&&str| Command::new(name).arg("--version").output().is_ok_and(|o| o.status.success());
    let found = names.iter().find(is_there).copied();
    if found.is_none() {
        has(kind);
    }
    found
}

fn check(kind: &str, source: &str, expected: impl Fn(&str)) {
    if let Some(compiler) = compiler(kind) {
        let directory = installed(&format!("{kind}-{}", source.replace(['.', '/'], "-")));
        expected(&run(&mut Command::new(compile(compiler, source, &directory))));
    }
}

#[test]
fn a_text_to_a_typed_call() {
    for kind in ["gcc", "clang"] {
        check(kind, "examples/fac.c", |output| assert_eq!(output, FAC));
    }
}

#[test]
fn host_functions_and_faults() {
    for kind in ["gcc", "clang"] {
        check(kind, "examples/host.c", |output| assert_eq!(output, HOST));
    }
}

#[test]
fn threads_in_cpp() {
    for kind in ["g++", "clang++"] {
        check(kind, "examples/threads.cpp", |output| {
            assert!(output.starts_with(THREADS) && output.contains("wrong.ll:1:"), "{output}");
        });
    }
}

/// Invalid uses, forks, threads and signal handlers: the program checks itself.
#[test]
fn wrong_uses_are_values() {
    for kind in ["gcc", "clang"] {
        check(kind, "tests/uses.c", |output| assert!(output.ends_with("all uses are as they should be\n"), "{output}"));
    }
}

/// The examples leak no memory and access only their own.
#[test]
fn valgrind_finds_nothing() {
    if !has("valgrind") || !has("gcc") {
        return;
    }
    let directory = installed("valgrind");
    let suppressions = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/valgrind.supp");
    for source in ["examples/fac.c", "examples/host.c"] {
        let program = compile("gcc", source, &directory);
        let mut command = Command::new("valgrind");
        command.args([
            "--smc-check=all",
            "--leak-check=full",
            "--error-exitcode=9",
            "--errors-for-leak-kinds=definite",
        ]);
        command.arg(format!("--suppressions={}", suppressions.display())).arg(program);
        let output = run(&mut command);
        assert!(output.contains("ERROR SUMMARY: 0 errors"), "{output}");
    }
}

/// `install` provides the files that pkg-config and a linker need.
#[test]
fn the_installed_files_are_whole() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(root.join("llvmlite_jit.pc.in")).expect("the file is there");
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pkg-config");
    std::fs::create_dir_all(&directory).expect("the directory can be made");
    let text = text.replace("@PREFIX@", "/opt/jit").replace("@VERSION@", env!("CARGO_PKG_VERSION"));
    std::fs::write(directory.join("llvmlite_jit.pc"), text).expect("the file can be written");
    if !Command::new("pkg-config").arg("--version").output().is_ok_and(|o| o.status.success()) {
        assert!(std::env::var_os("LLVMLITE_REQUIRE_TOOLS").is_none(), "pkg-config is not installed");
        eprintln!("skipped: pkg-config is not installed");
        return;
    }
    let found =
        run(Command::new("pkg-config").env("PKG_CONFIG_PATH", &directory).args(["--cflags", "--libs", "llvmlite_jit"]));
    assert_eq!(
        found.split_whitespace().collect::<Vec<_>>(),
        ["-I/opt/jit/include", "-L/opt/jit/lib", "-lllvmlite_jit"]
    );
}

/// The manual shows the output of the examples.
#[test]
fn the_manual_shows_these_outputs() {
    let manual = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/src/c.md");
    let manual = std::fs::read_to_string(manual).expect("the chapter is there");
    for output in [FAC, HOST] {
        assert!(manual.contains(&format!("```text\n{output}```\n")), "docs/src/c.md does not show:\n{output}");
    }
}
