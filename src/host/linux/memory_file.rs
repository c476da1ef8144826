//! Files in memory, whose pages can be mapped several times.

use rustix::fs::{MemfdFlags, ftruncate, memfd_create};
use rustix::process::{Resource, getrlimit};
use std::ffi::CStr;
use std::io;
use std::os::fd::OwnedFd;

/// Creates a file in memory with this number of zero bytes, which take memory once they are used.
///
/// # Errors
/// There are no files in memory or descriptors, or the size exceeds the limit of the process for files (`RLIMIT_FSIZE`), which a
/// signal would enforce.
pub fn create(name: &CStr, size: u64) -> io::Result<OwnedFd> {
    if getrlimit(Resource::Fsize).current.is_some_and(|limit| limit < size) {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let file = memfd_create(name, MemfdFlags::CLOEXEC)?;
    ftruncate(&file, size)?;
    Ok(file)
}
