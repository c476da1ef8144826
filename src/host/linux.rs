//! Interfaces of Linux beyond POSIX: system call filters and redirection, `/proc`, and access to memory that may
//! not be mapped.

pub mod memory_file;
pub mod pagemap;
pub mod process_vm;
pub mod record;
pub mod sandbox;
pub(super) mod syscall_names;
