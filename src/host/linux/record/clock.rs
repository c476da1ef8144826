//! Patches of the vDSO's functions, which read the clock without a system call, so that they make one.

use std::ffi::CStr;

/// Functions of the vDSO, and the equivalent system calls.
const FUNCTIONS: [(&CStr, libc::c_long); 6] = [
    (c"__vdso_clock_gettime", libc::SYS_clock_gettime),
    (c"__vdso_clock_getres", libc::SYS_clock_getres),
    (c"__vdso_gettimeofday", libc::SYS_gettimeofday),
    (c"__vdso_time", libc::SYS_time),
    (c"__vdso_getcpu", libc::SYS_getcpu),
    (c"__vdso_getrandom", libc::SYS_getrandom),
];

/// Length of `mov eax, number; syscall; ret` in bytes.
const CODE: usize = 8;
const PAGE: usize = 4096;
/// Bound on the size of the vDSO, which has two pages today.
const MAX_PAGES: usize = 16;

/// Patches the vDSO of this process.
pub fn make_calls() -> Result<(), String> {
    // SAFETY: gets a handle to a library that is already loaded, if any.
    let vdso = unsafe { libc::dlopen(c"linux-vdso.so.1".as_ptr(), libc::RTLD_LAZY | libc::RTLD_NOLOAD) };
    if vdso.is_null() {
        // Without a vDSO, the C library makes system calls.
        return Ok(());
    }
    // SAFETY: only reads a number.
    let base = unsafe { libc::getauxval(libc::AT_SYSINFO_EHDR) } as usize;
    let protect = |pages: usize, protection| {
        // SAFETY: no other thread accesses the pages, and the protection includes the previous rights.
        unsafe { libc::mprotect(base as *mut libc::c_void, pages * PAGE, protection) == 0 }
    };
    // The system changes the protection of the whole mapping or fails, so the first size that succeeds is its
    // size.
    let writable = libc::PROT_READ | libc::PROT_WRITE | libc::PROT_EXEC;
    let Some(pages) = (1..=MAX_PAGES).find(|pages| base != 0 && protect(*pages, writable)) else {
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
        // SAFETY: functions of the vDSO are longer than this, and none is executing: the process has one
        // thread.
        unsafe { std::ptr::copy_nonoverlapping(code.as_ptr(), at, CODE) };
    }
    protect(pages, libc::PROT_READ | libc::PROT_EXEC);
    Ok(())
}
