//! The command `llvmlite-jit`: parses arguments and returns an exit status. See [`cli`].
//!
//! The C library calls `main` directly, for a faster startup. The command itself performs the necessary part of the
//! Rust runtime's initialization (`host::process::init_process`).

#![cfg_attr(not(test), no_main)]

mod cli;

// SAFETY: the program's only `main`, with the signature that the C library expects.
#[cfg(not(test))]
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    llvmlite_jit::host::process::init_process();
    // Exits at once: dropping a large module would only cost time.
    std::process::exit(cli::main().into())
}

/// Keeps the command's parts in use in unit tests, whose `main` is the harness's.
#[cfg(test)]
fn main() {
    std::process::exit(cli::main().into())
}
