//! The version of the command.

/// The version, and in packages commit and date of their sources, which `packaging/archive` states.
pub const VERSION: &str = match option_env!("LLVMLITE_JIT_VERSION") {
    Some(version) => version,
    None => env!("CARGO_PKG_VERSION"),
};
