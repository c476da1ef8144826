//! The command `llvmlite-jit`: arguments in, exit status out. See [`cli`].
//!
//! The C library calls `main` itself: what Rust's runtime does before, the command does as far as it needs it
//! (`host::process::begin`), and a start costs less.

#![cfg_attr(not(test), no_main)]

mod cli;

// SAFETY: the one `main` of the program, as the C library calls it.
#[cfg(not(test))]
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    llvmlite_jit::host::process::begin();
    // Leaves at once: taking a big module apart again would only cost time.
    std::process::exit(cli::main().into())
}

/// The tests of the command's own parts have a `main` of theirs, and this one only for what it uses.
#[cfg(test)]
fn main() {
    std::process::exit(cli::main().into())
}
