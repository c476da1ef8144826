//! The examples in C and C++, compiled by gcc and clang against the library under the file names that `install` gives it.
//!
//! A missing compiler is named, and its part is skipped, unless `LLVMLITE_REQUIRE_TOOLS` is set.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns Cargo's output directory of this profile.
fn target_dir() -> PathBuf {
    let mut directory = std::env::current_exe().expect("current_exe");
    directory.pop();
    if directory.ends_with("deps") {
        directory.pop();
    }
    directory
}

fn is_installed(tool: &str) -> bool {
    Command::new(tool).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Whether a tool is installed; prints a message if not.
fn has(tool: &str) -> bool {
    let found = is_installed(tool);
    if !found {
        assert!(std::env::var_os("LLVMLITE_REQUIRE_TOOLS").is_none(), "{tool} is not installed");
        eprintln!("skipped: {tool} is not installed");
    }
    found
}

/// Returns a directory with the header, and the library under its linker name and its soname.
fn installed(name: &str) -> PathBuf {
    let (root, target_dir) = (Path::new(env!("CARGO_MANIFEST_DIR")), target_dir());
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).expect("the directory can be made");
    let link =
        |from: PathBuf, to: &str| std::os::unix::fs::symlink(from, directory.join(to)).expect("a link can be made");
    // `cargo test` puts the library beside the tests; the one in the parent directory may be older.
    let library = target_dir.join("deps/libllvmlite_jit_capi.so");
    assert!(library.exists(), "{} does not exist: `cargo test -p` builds it", library.display());
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
    String::from_utf8(output.stdout).expect("output is UTF-8") + &errors
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

/// Compilers, each with the names to try.
const COMPILERS: [(&str, &[&str]); 4] = [
    ("gcc", &["gcc"]),
    ("g++", &["g++"]),
    ("clang", &["clang", "clang-22", "clang-19", "clang-16", "clang-14"]),
    ("clang++", &["clang++", "clang++-22", "clang++-19", "clang++-16", "clang++-14"]),
];

/// Returns the name of an installed compiler; like [`has`] if there is none.
fn compiler(kind: &str) -> Option<&'static str> {
    let names = COMPILERS.iter().find(|(name, _)| *name == kind).map_or(&[][..], |(_, names)| names);
    let found = names.iter().find(|name| is_installed(name)).copied();
    if found.is_none() {
        has(kind);
    }
    found
}

fn check(kind: &str, source: &str, check_output: impl Fn(&str)) {
    if let Some(compiler) = compiler(kind) {
        let directory = installed(&format!("{kind}-{}", source.replace(['.', '/'], "-")));
        check_output(&run(&mut Command::new(compile(compiler, source, &directory))));
    }
}

#[test]
fn fac_example() {
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
fn misuse_returns_errors() {
    for kind in ["gcc", "clang"] {
        check(kind, "tests/uses.c", |output| assert!(output.ends_with("all misuse was reported\n"), "{output}"));
    }
}

/// The examples leak no memory and make no invalid accesses.
#[test]
fn valgrind_reports_no_errors() {
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

/// The template that `install` fills in gives pkg-config the flags of a compiler and a linker.
#[test]
fn pkg_config_template_is_valid() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(root.join("llvmlite_jit.pc.in")).expect("the file is there");
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pkg-config");
    std::fs::create_dir_all(&directory).expect("the directory can be made");
    let text = text.replace("@PREFIX@", "/opt/jit").replace("@VERSION@", env!("CARGO_PKG_VERSION"));
    std::fs::write(directory.join("llvmlite_jit.pc"), text).expect("the file can be written");
    if !has("pkg-config") {
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
