//! The runtime that the courses link to their programs, built in. Output goes through C's stdio, so that it interleaves
//! with the program's own `printf`.

mod ll;
mod oat;

/// Stands for a check in a program that was printed with checks (`opt::checks`), and has no effect.
extern "C" fn check(_address: usize, _origin: usize, _length: usize, _align: usize) {}

/// Stands for what finds undefined values in a program that was printed with it (`opt::checks::undefined`): no value is.
extern "C" fn undefined() -> u64 {
    0
}

/// Returns the address of a function of the courses' runtime.
pub(in crate::host) fn find(name: &str) -> Option<usize> {
    let check = || match name {
        "llvmlite.check" | "llvmlite.check.earlier" | "llvmlite.ends" => Some(check as *const () as usize),
        "llvmlite.undefined" | "llvmlite.defined" | "llvmlite.written" | "llvmlite.copied" | "llvmlite.escaped"
        | "llvmlite.returned" | "llvmlite.passed" => Some(undefined as *const () as usize),
        _ => None,
    };
    ll::find(name).or_else(|| oat::find(name)).or_else(check)
}

/// Returns the names of all functions of the courses' runtime.
pub fn names() -> impl Iterator<Item = &'static str> {
    ll::NAMES.iter().chain(oat::NAMES).copied()
}
