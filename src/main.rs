//! The command `llvmlite-jit`: arguments in, exit status out. See [`cli`].

mod cli;

/// Programs share the heap of the C library with each other and with its functions, but not with us: one that has damaged
/// it, or was stopped while it held the heap's lock, is still reported.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    // Leaves at once: taking a big module apart again would only cost time.
    std::process::exit(cli::main().into());
}
