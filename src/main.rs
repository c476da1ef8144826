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

/// C's `pow`, for the one use that a library of ours has for it (the line of progress): the command would be linked with libm for
/// it, which costs every start.
#[cfg(not(test))]
extern "C" fn own_pow(x: f64, y: f64) -> f64 {
    libm::pow(x, y)
}

// Hidden, so that programs and the libraries they load find libm's.
#[cfg(not(test))]
std::arch::global_asm!(".globl pow", ".hidden pow", ".type pow, @function", "pow: jmp {own}", own = sym own_pow);

/// The tests of the command's own parts have a `main` of theirs, and this one only for what it uses.
#[cfg(test)]
fn main() {
    std::process::exit(cli::main().into())
}
