//! Objects and symbols by address, as the dynamic loader knows them.

use std::ffi::{CStr, c_void};
use std::ops::Range;
use std::sync::OnceLock;

/// Returns the name of the library function that contains an address, if the library exports it.
pub fn function_name_at(address: usize) -> Option<String> {
    text_of(look_up(address)?.dli_sname)
}

/// Returns the file name of the library that contains an address.
pub(in crate::host) fn object_file_at(address: usize) -> Option<String> {
    text_of(look_up(address)?.dli_fname)
}

fn look_up(address: usize) -> Option<libc::Dl_info> {
    // SAFETY: plain data that may be zero; `dladdr` takes any address and writes to `info` only.
    let mut info: libc::Dl_info = unsafe { std::mem::zeroed() };
    // SAFETY: as above.
    (unsafe { libc::dladdr(address as *const c_void, &raw mut info) } != 0).then_some(info)
}

/// Copies a string of the loader.
fn text_of(found: *const libc::c_char) -> Option<String> {
    // SAFETY: if not null, it is a string of a library, and static.
    (!found.is_null()).then(|| unsafe { CStr::from_ptr(found) }.to_string_lossy().into_owned())
}

/// Whether an address lies in a library or in the executable, and not in code or memory that a program
/// created.
pub fn is_in_object(address: usize) -> bool {
    // SAFETY: plain data that may be zero; `dladdr` takes any address and writes to that data only.
    unsafe { libc::dladdr(address as *const c_void, &mut std::mem::zeroed()) != 0 }
}

/// Returns the size in bytes of a library's variable at an address. A declaration may state a smaller size, as for C++
/// type infos and virtual tables.
pub fn size_of_variable(address: usize) -> Option<u64> {
    /// Flag from `dlfcn.h`.
    const RTLD_DL_SYMENT: libc::c_int = 1;
    // SAFETY: both are plain data that may be zero; `dladdr1` takes any address and writes to them only.
    let (mut info, mut symbol): (libc::Dl_info, *mut c_void) = unsafe { std::mem::zeroed() };
    // SAFETY: as above.
    let found = unsafe { libc::dladdr1(address as *const c_void, &raw mut info, &raw mut symbol, RTLD_DL_SYMENT) };
    if found == 0 || symbol.is_null() || info.dli_saddr as usize != address {
        return None;
    }
    // SAFETY: with this flag it returned an entry of the library's symbol table, which lives as long as the
    // library.
    Some(unsafe { (*symbol.cast::<libc::Elf64_Sym>()).st_size })
}

/// Returns the address range of the executable or library that contains this code.
pub(super) fn own_addresses() -> &'static Range<usize> {
    static OWN: OnceLock<Range<usize>> = OnceLock::new();
    OWN.get_or_init(|| {
        let mut found = 0..0;
        // SAFETY: the callback has the right signature and does not keep `found`.
        unsafe { libc::dl_iterate_phdr(Some(find_own), (&raw mut found).cast()) };
        found
    })
}

unsafe extern "C" fn find_own(info: *mut libc::dl_phdr_info, _size: usize, found: *mut c_void) -> libc::c_int {
    // SAFETY: the loader passes a description that is valid during the call, and `found` is the argument of
    // `own_addresses`.
    let (info, found) = unsafe { (&*info, &mut *found.cast::<Range<usize>>()) };
    // SAFETY: as above: the description states the number of headers.
    let headers = unsafe { std::slice::from_raw_parts(info.dlpi_phdr, info.dlpi_phnum.into()) };
    let (mut lo, mut hi) = (usize::MAX, 0);
    for header in headers.iter().filter(|h| h.p_type == libc::PT_LOAD) {
        let start = info.dlpi_addr as usize + header.p_vaddr as usize;
        lo = lo.min(start);
        hi = hi.max(start + header.p_memsz as usize);
    }
    let ours = (lo..hi).contains(&(find_own as *const () as usize));
    if ours {
        *found = lo..hi;
    }
    ours.into()
}
