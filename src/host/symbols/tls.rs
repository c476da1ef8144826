//! Thread-local variables of libraries (`thread_local`, `__thread` in C): maps the address of a variable to an index
//! that finds it on another thread, as in ELF thread-local storage ("ELF Handling For Thread-Local Storage", 2.3).

use super::resolve;
use std::collections::HashMap;
use std::ffi::c_void;
use std::sync::{LazyLock, Mutex, PoisonError};

/// Argument of `__tls_get_addr`: the module's id, and the variable's offset in its TLS block.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TlsIndex {
    module: usize,
    offset: usize,
}

/// Returns the index of a thread-local variable, or `None` if the variable is not thread-local. `address` belongs to
/// the calling thread's instance, and comes from [`resolve`]. The index is leaked, once for each variable in use.
pub fn find(address: usize) -> Option<&'static TlsIndex> {
    static KNOWN: LazyLock<Mutex<HashMap<TlsIndex, &'static TlsIndex>>> = LazyLock::new(Mutex::default);
    let mut search = SymbolSearch { address, found: None, block: None };
    // SAFETY: the callback has the right signature and does not keep `search`.
    unsafe { libc::dl_iterate_phdr(Some(visit_object), (&raw mut search).cast()) };
    let index = search.found?;
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    Some(known.entry(index).or_insert_with(|| Box::leak(Box::new(index))))
}

/// Returns the address of this thread's instance of a variable.
///
/// # Safety
/// The index must be one that [`find`] returned, and its library must still be loaded.
pub unsafe extern "sysv64" fn address(index: *const TlsIndex) -> *mut c_void {
    type GetAddress = unsafe extern "C" fn(*const TlsIndex) -> *mut c_void;
    static GET_ADDRESS: LazyLock<Option<GetAddress>> = LazyLock::new(|| {
        // SAFETY: the dynamic linker's function has this type.
        resolve("__tls_get_addr").map(|found| unsafe { std::mem::transmute::<usize, GetAddress>(found) })
    });
    match *GET_ADDRESS {
        // SAFETY: by the caller's contract.
        Some(get) => unsafe { get(index) },
        // Unreachable: a dynamic linker exists, since it found the variable, and every one has this function.
        None => std::ptr::null_mut(),
    }
}

/// Thread-local storage of a library, on one thread.
#[derive(Clone, Copy)]
pub struct TlsBlock {
    /// Its address.
    pub start: usize,
    /// Its size in bytes.
    pub size: usize,
    /// Address and size of the initial contents; the rest is zero.
    image: (usize, usize),
}

impl TlsBlock {
    /// Returns the initial value of the word at an index.
    pub fn initial_word(&self, index: usize) -> u64 {
        let (start, size) = self.image;
        match (index + 1) * 8 <= size {
            // SAFETY: the library's segment of that type is mapped as long as the library is.
            true => unsafe { ((start + index * 8) as *const u64).read_unaligned() },
            false => 0,
        }
    }
}

/// Returns the calling thread's storage of the library that has the thread-local variable at an address.
pub fn storage_of(address: usize) -> Option<TlsBlock> {
    let mut search = SymbolSearch { address, found: None, block: None };
    // SAFETY: the callback has the right signature and does not keep `search`.
    unsafe { libc::dl_iterate_phdr(Some(visit_object), (&raw mut search).cast()) };
    search.block
}

struct SymbolSearch {
    address: usize,
    found: Option<TlsIndex>,
    block: Option<TlsBlock>,
}

unsafe extern "C" fn visit_object(info: *mut libc::dl_phdr_info, _size: usize, search: *mut c_void) -> libc::c_int {
    // SAFETY: the loader passes a description that is valid during the call, and `search` is the argument of
    // `find`.
    let (info, search) = unsafe { (&*info, &mut *search.cast::<SymbolSearch>()) };
    let start = info.dlpi_tls_data as usize;
    if start == 0 {
        return 0;
    }
    // SAFETY: as above: the description states the number of headers.
    let headers = unsafe { std::slice::from_raw_parts(info.dlpi_phdr, info.dlpi_phnum.into()) };
    let header = headers.iter().find(|h| h.p_type == libc::PT_TLS);
    let size = header.map_or(0, |h| h.p_memsz as usize);
    let offset = search.address.wrapping_sub(start);
    if offset < size {
        search.found = Some(TlsIndex { module: info.dlpi_tls_modid, offset });
        let image = header.map_or((0, 0), |h| ((info.dlpi_addr + h.p_vaddr) as usize, h.p_filesz as usize));
        search.block = Some(TlsBlock { start, size, image });
    }
    search.found.is_some().into()
}

/// Returns the thread pointer, the base of `%fs`: its first word holds its own address.
pub fn pointer() -> u64 {
    let address: u64;
    // SAFETY: reads the pointer to itself in the thread control block (psABI).
    unsafe { core::arch::asm!("mov {}, fs:0", out(reg) address, options(nostack, readonly, preserves_flags)) };
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_thread_has_its_own() {
        let here = resolve("errno").expect("the C library has it");
        let index = find(here).expect("it is thread-local");
        // SAFETY: found by the preceding lookup, and the C library stays loaded.
        let now = move || unsafe { address(index) } as usize;
        // SAFETY: only reads an address.
        let location = || unsafe { libc::__errno_location() } as usize;
        assert_eq!((now(), location()), (here, here));
        let (there, there_too) = std::thread::spawn(move || (now(), location())).join().expect("it does not panic");
        assert_eq!(there, there_too);
        assert_ne!(there, here);
        assert!(std::ptr::eq(find(here).expect("it is still"), index));
        assert!(find(resolve("environ").expect("the C library has it")).is_none());
    }
}
