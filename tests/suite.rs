//! The integration tests, in one program: each module is a subject (CONTRIBUTING.md lists them).
//!
//! `cargo test --test suite -- MODULE` runs one of them. A test that measures or changes its process runs in one of its own
//! ([`own_process`]); those that need another allocator are separate programs (`[[test]]` in `Cargo.toml`).

#[macro_use]
mod own_process;
#[macro_use]
mod test_cache;

mod abi;
mod all_programs;
mod bitcode;
mod builder;
mod bytecode;
mod cache;
mod cached_tests;
mod checked;
mod cli;
mod dap;
mod debugger;
mod differential;
mod embed;
mod explain;
mod expose;
mod fault_recovery;
mod graph;
mod instances;
mod interp;
mod intrinsic_names;
mod jit;
mod lazy;
mod limits;
mod lsp;
mod mutations;
mod operand_spans;
mod operations;
mod print_roundtrip;
mod session;
mod session_growth;
mod system_integration;
mod wide_integers;

/// Lets twice as many tests run at once as there are processors: many of them wait for processes, clocks and terminals. The test
/// harness reads their number from the environment.
extern "C" fn set_test_threads() {
    const VARIABLE: &str = "RUST_TEST_THREADS";
    if std::env::var_os(VARIABLE).is_none() {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        // SAFETY: the process has one thread before `main`.
        unsafe { std::env::set_var(VARIABLE, (2 * processors).to_string()) };
    }
}

// SAFETY: functions in this section are called before `main`, with arguments that this one does not read.
#[used]
#[unsafe(link_section = ".init_array")]
static SET_TEST_THREADS: extern "C" fn() = set_test_threads;

/// Returns which part of its cases a test of many seconds uses: all with `LLVMLITE_REQUIRE_TOOLS`, which
/// `tests/tools/everything` sets, otherwise a fifth.
fn sampling_step() -> usize {
    if std::env::var_os("LLVMLITE_REQUIRE_TOOLS").is_some() { 1 } else { 5 }
}

/// Whether a test of many seconds uses a program of `tests/ll`. This depends on its name alone, so that a new program does
/// not exchange the others of the sample.
fn is_in_sample(path: &std::path::Path, step: usize) -> bool {
    (hash_of_name(path) as usize).is_multiple_of(step)
}

/// Returns a number of 32 bits that depends on the name of a file of the repository (the upper half of FNV-1a).
fn hash_of_name(path: &std::path::Path) -> u64 {
    let name = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(path).as_os_str().as_encoded_bytes();
    let of_byte = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    name.iter().fold(0xcbf2_9ce4_8422_2325, of_byte) >> 32
}

/// Reports a skipped test. libtest does not capture this, unlike the output of `eprintln!`.
fn report_skipped(reason: &str) {
    use std::io::Write;
    writeln!(std::io::stderr(), "skipped: {reason}").expect("standard error is open");
}
