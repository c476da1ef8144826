//! Access to memory that may not be mapped, through the system: it answers where the processor would fault.

/// Reads memory of this process; false where some of it cannot be read. Where the system forbids the question, memory counts as
/// read though nothing was.
pub fn read(address: u64, out: &mut [u8]) -> bool {
    transfer(libc::process_vm_readv, out, address)
}

/// Whether a byte can be written. It is written back as it was.
pub fn is_writable(address: u64) -> bool {
    let mut byte = [0];
    read(address, &mut byte) && transfer(libc::process_vm_writev, &mut byte, address)
}

type VmCall = unsafe extern "C" fn(libc::pid_t, *const libc::iovec, u64, *const libc::iovec, u64, u64) -> libc::ssize_t;

fn transfer(call: VmCall, bytes: &mut [u8], address: u64) -> bool {
    let local = libc::iovec { iov_base: bytes.as_mut_ptr().cast(), iov_len: bytes.len() };
    let remote = libc::iovec { iov_base: address as *mut libc::c_void, iov_len: bytes.len() };
    // SAFETY: the local bytes are ours; the other address is only touched by the system, which checks it.
    let moved = unsafe { call(libc::getpid(), &raw const local, 1, &raw const remote, 1, 0) };
    match usize::try_from(moved) {
        Ok(moved) => moved == bytes.len(),
        Err(_) => std::io::Error::last_os_error().raw_os_error().is_some_and(|error| error != libc::EFAULT),
    }
}
