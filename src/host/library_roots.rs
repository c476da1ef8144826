//! Root scanning for the leak search (`--leaks`), as in LeakSanitizer: the data of libraries may hold pointers to
//! blocks of the program.

use libc::{c_int, c_void};

/// Calls `f` with every aligned word in the writable data of the loaded libraries.
pub fn for_each_library_word(mut f: impl FnMut(u64)) {
    let mut f: &mut dyn FnMut(u64) = &mut f;
    // SAFETY: the callback has the right signature, and `f` is its argument.
    unsafe { libc::dl_iterate_phdr(Some(each_word), (&raw mut f).cast()) };
}

unsafe extern "C" fn each_word(info: *mut libc::dl_phdr_info, _size: usize, f: *mut c_void) -> c_int {
    // SAFETY: the loader passes a description that is valid during the call, and `f` is the argument of
    // `for_each_library_word`.
    let (base, headers, f) = unsafe {
        let info = &*info;
        let headers = std::slice::from_raw_parts(info.dlpi_phdr, info.dlpi_phnum.into());
        (info.dlpi_addr, headers, &mut *f.cast::<&mut dyn FnMut(u64)>())
    };
    let range = |header: &libc::Elf64_Phdr| base + header.p_vaddr..base + header.p_vaddr + header.p_memsz;
    let loaded = || headers.iter().filter(|h| h.p_type == libc::PT_LOAD);
    if loaded().any(|h| range(h).contains(&(each_word as *const () as u64))) {
        return 0;
    }
    for header in loaded().filter(|h| h.p_flags & libc::PF_W != 0) {
        let range = range(header);
        for at in (range.start.next_multiple_of(8)..range.end.saturating_sub(7)).step_by(8) {
            // SAFETY: mapped readable and writable by the loader; another thread may write to it in the meantime.
            f(unsafe { (at as *const u64).read_volatile() });
        }
    }
    0
}
