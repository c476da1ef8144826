//! Access to memory that may not be mapped, through system calls, which return an error instead of a fault.

/// Reads memory of this process. Returns false if part of it is not readable. If the system forbids the call,
/// returns true without having read anything.
pub fn read(address: u64, out: &mut [u8]) -> bool {
    transfer(libc::process_vm_readv, out, address)
}

/// Whether a byte is writable. Writes its own value back to it.
pub fn is_writable(address: u64) -> bool {
    let mut byte = [0];
    read(address, &mut byte) && transfer(libc::process_vm_writev, &mut byte, address)
}

type VmCall = unsafe extern "C" fn(libc::pid_t, *const libc::iovec, u64, *const libc::iovec, u64, u64) -> libc::ssize_t;

fn transfer(call: VmCall, bytes: &mut [u8], address: u64) -> bool {
    let local = libc::iovec { iov_base: bytes.as_mut_ptr().cast(), iov_len: bytes.len() };
    let remote = libc::iovec { iov_base: address as *mut libc::c_void, iov_len: bytes.len() };
    // SAFETY: the local bytes are local variables; only the kernel accesses the other address, and checks it.
    let moved = unsafe { call(libc::getpid(), &raw const local, 1, &raw const remote, 1, 0) };
    match usize::try_from(moved) {
        Ok(moved) => moved == bytes.len(),
        Err(_) => std::io::Error::last_os_error().raw_os_error().is_some_and(|error| error != libc::EFAULT),
    }
}
