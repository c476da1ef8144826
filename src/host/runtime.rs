//! The runtime that the courses link to their programs, built in. Output goes through C's stdio, so that it
//! interleaves with the program's own `printf`.

mod ll;
mod oat;

/// Returns the address of a function of the courses' runtime.
pub(in crate::host) fn find(name: &str) -> Option<usize> {
    ll::find(name).or_else(|| oat::find(name))
}

/// Returns the names of all functions of the courses' runtime.
pub fn names() -> impl Iterator<Item = &'static str> {
    ll::NAMES.iter().chain(oat::NAMES).copied()
}
