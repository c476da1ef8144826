//! The command `llvmlite-jit`: arguments in, exit status out. See [`cli`].

mod cli;

fn main() {
    // Leaves at once: taking a big module apart again would only cost time.
    std::process::exit(cli::main().into());
}
