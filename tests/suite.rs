//! The integration tests, in one program: each module is a subject (CONTRIBUTING.md lists them).
//!
//! `cargo test --test suite -- MODULE` runs one of them. A test that measures or changes its process runs in one of its own
//! ([`own_process`]); those that need another allocator are separate programs (`[[test]]` in `Cargo.toml`).

#[macro_use]
mod own_process;
mod sample;
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

/// Reports a skipped test. libtest does not capture this, unlike the output of `eprintln!`.
fn report_skipped(reason: &str) {
    use std::io::Write;
    writeln!(std::io::stderr(), "skipped: {reason}").expect("standard error is open");
}
