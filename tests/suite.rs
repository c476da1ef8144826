//! The integration tests, in one program: each module is a subject (CONTRIBUTING.md lists them).
//!
//! `cargo test --test suite -- MODULE` runs one of them. A test that measures or changes its process is a separate
//! program (`[[test]]` in `Cargo.toml`).

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
mod graph;
mod instances;
mod interp;
mod jit;
mod lazy;
mod limits;
mod lsp;
mod mutations;
mod operand_spans;
mod operations;
mod print_roundtrip;
mod system_integration;
mod wide_integers;

/// Reports a skipped test. libtest does not capture this, unlike the output of `eprintln!`.
fn report_skipped(reason: &str) {
    use std::io::Write;
    writeln!(std::io::stderr(), "skipped: {reason}").expect("standard error is open");
}
