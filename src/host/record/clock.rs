//! The functions of the vDSO, which tell the time without a system call: here they become system calls.

use std::ffi::CStr;

/// Functions of the vDSO, and the system calls that do the same.
const FUNCTIONS: [(&CStr, libc::c_long); 6] = [
    (c"__vdso_clock_gettime", libc::SYS_clock_gettime),
    (c"__vdso_clock_getres", libc::SYS_clock_getres),
    (c"__vdso_gettimeofday", libc::SYS_gettimeofday),
    (c"__vdso_time", libc::SYS_time),
    (c"__vdso_getcpu", libc::SYS_getcpu),
    (c"__vdso_getrandom", libc::SYS_getrandom),
];

/// Bytes of `mov eax, number; syscall; ret`.
const CODE: usize = 8;
const PAGE: usize = 4096;
/// The vDSO has two pages today.
const MOST_PAGES: usize = 16;

/// Puts system calls in their place, in this process.
pub fn make_calls() -> Result<(), String> {
    // SAFETY: asks for a library that is loaded, if there is one.
    let vdso = unsafe { libc::dlopen(c"linux-vdso.so.1".as_ptr(), libc::RTLD_LAZY | libc::RTLD_NOLOAD) };
    if vdso.is_null() {
        // Without one, the C library makes the calls.
        return Ok(());
    }
    // SAFETY: asks for a number.
    let base = unsafe { libc::getauxval(libc::AT_SYSINFO_EHDR) } as usize;
    let protect = |pages: usize, protection| {
        // SAFETY: nothing reads or writes there, and the protection allows what it did.
        unsafe { libc::mprotect(base as *mut libc::c_void, pages * PAGE, protection) == 0 }
    };
    // The system changes the protection of all of it or of nothing: its size is the first one that can be changed.
    let writable = libc::PROT_READ | libc::PROT_WRITE | libc::PROT_EXEC;
    let Some(pages) = (1..=MOST_PAGES).find(|pages| base != 0 && protect(*pages, writable)) else {
        return Err(format!("the clock cannot be recorded: {}", std::io::Error::last_os_error()));
    };
    for (name, call) in FUNCTIONS {
        // SAFETY: the library is loaded.
        let at = unsafe { libc::dlsym(vdso, name.as_ptr()) }.cast::<u8>();
        if !(base..base + pages * PAGE - CODE).contains(&(at as usize)) {
            continue;
        }
        let mut code = [0xb8, 0, 0, 0, 0, 0x0f, 0x05, 0xc3];
        code[1..5].copy_from_slice(&(call as u32).to_le_bytes());
        // SAFETY: functions of the vDSO are longer than this, and nobody is in one: the process has one thread.
        unsafe { std::ptr::copy_nonoverlapping(code.as_ptr(), at, CODE) };
    }
    protect(pages, libc::PROT_READ | libc::PROT_EXEC);
    Ok(())
}
