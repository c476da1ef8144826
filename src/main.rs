//! The command `llvmlite-jit`: arguments in, exit status out. See [`cli`].
//!
//! The C library calls `main` itself: what Rust's runtime does before, the command does as far as it needs it
//! (`host::process::begin`), and a start costs less.

#![cfg_attr(not(test), no_main)]

mod cli;

use llvmlite_jit::host::room::RoomFirst;

/// Programs share the heap of the C library with each other and with its functions, but not with us: one that has damaged
/// it, or was stopped while it held the heap's lock, is still reported.
#[global_allocator]
static ALLOCATOR: RoomFirst<mimalloc::MiMalloc> = RoomFirst(mimalloc::MiMalloc);

// SAFETY: the one `main` of the program, as the C library calls it.
#[cfg(not(test))]
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    llvmlite_jit::host::process::begin();
    // Leaves at once: taking a big module apart again would only cost time.
    std::process::exit(cli::main().into())
}

/// Functions of libm that crates of ours call, seldom (the line of progress, digits of large numbers): for these the command would be
/// linked with libm, which costs every start. They are hidden, so that programs and the libraries they load find libm's.
#[cfg(not(test))]
mod own_libm {
    extern "C" fn log2(x: f64) -> f64 {
        libm::log2(x)
    }

    extern "C" fn pow(x: f64, y: f64) -> f64 {
        libm::pow(x, y)
    }

    std::arch::global_asm!(
        ".globl log2, pow",
        ".hidden log2, pow",
        ".type log2, @function",
        ".type pow, @function",
        "log2: jmp {log2}",
        "pow: jmp {pow}",
        log2 = sym log2,
        pow = sym pow,
    );
}

/// The tests of the command's own parts have a `main` of theirs, and this one only for what it uses.
#[cfg(test)]
fn main() {
    std::process::exit(cli::main().into())
}
