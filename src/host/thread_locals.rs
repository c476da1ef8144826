//! Variables of libraries of which each thread has its own (`thread_local`, `__thread` in C): from the address of one to what
//! finds it in another thread, as the thread-local storage of ELF has it ("ELF Handling For Thread-Local Storage", 2.3).

use super::symbols;
use std::collections::HashMap;
use std::ffi::c_void;
use std::sync::{LazyLock, Mutex, PoisonError};

/// What `__tls_get_addr` is asked with: the library, and how far from the start of its variables in a thread.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Index {
    module: usize,
    offset: usize,
}

/// Which variable of a library this is, if each thread has its own. `address` is that of the calling thread's, from
/// [`symbols::resolve`]. What is returned stays: there is one for each variable that programs of this process use.
pub fn find(address: usize) -> Option<&'static Index> {
    static KNOWN: LazyLock<Mutex<HashMap<Index, &'static Index>>> = LazyLock::new(Mutex::default);
    let mut search = Search { address, found: None };
    // SAFETY: the callback has the right signature and is done with `search` when this returns.
    unsafe { libc::dl_iterate_phdr(Some(look), (&raw mut search).cast()) };
    let index = search.found?;
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    Some(known.entry(index).or_insert_with(|| Box::leak(Box::new(index))))
}

/// Where this thread's variable is.
///
/// # Safety
/// The index must be one that [`find`] returned; its library is loaded still.
pub unsafe extern "sysv64" fn address(index: *const Index) -> *mut c_void {
    type GetAddress = unsafe extern "C" fn(*const Index) -> *mut c_void;
    static GET_ADDRESS: LazyLock<Option<GetAddress>> = LazyLock::new(|| {
        // SAFETY: the dynamic linker's function has this type.
        symbols::resolve("__tls_get_addr").map(|found| unsafe { std::mem::transmute::<usize, GetAddress>(found) })
    });
    match *GET_ADDRESS {
        // SAFETY: the caller vouches for the index.
        Some(get) => unsafe { get(index) },
        // No dynamic linker is without it, and one there is, since it found the variable.
        None => std::ptr::null_mut(),
    }
}

struct Search {
    address: usize,
    found: Option<Index>,
}

unsafe extern "C" fn look(info: *mut libc::dl_phdr_info, _size: usize, search: *mut c_void) -> libc::c_int {
    // SAFETY: the loader passes a description that is valid during the call, and `search` is what `find` gave.
    let (info, search) = unsafe { (&*info, &mut *search.cast::<Search>()) };
    let start = info.dlpi_tls_data as usize;
    if start == 0 {
        return 0;
    }
    // SAFETY: as above: that many headers.
    let headers = unsafe { std::slice::from_raw_parts(info.dlpi_phdr, info.dlpi_phnum.into()) };
    let size = headers.iter().find(|h| h.p_type == libc::PT_TLS).map_or(0, |h| h.p_memsz as usize);
    let offset = search.address.wrapping_sub(start);
    if offset < size {
        search.found = Some(Index { module: info.dlpi_tls_modid, offset });
    }
    search.found.is_some().into()
}

/// Where `%fs` begins: the first word there is its own address.
pub fn pointer() -> u64 {
    let address: u64;
    // SAFETY: reads a word that each thread of this system has.
    unsafe { core::arch::asm!("mov {}, fs:0", out(reg) address, options(nostack, readonly, preserves_flags)) };
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_thread_has_its_own() {
        let here = symbols::resolve("errno").expect("the C library has it");
        let index = find(here).expect("it is thread-local");
        // SAFETY: it was found just now, and the C library stays.
        let now = move || unsafe { address(index) } as usize;
        // SAFETY: asks for an address.
        let location = || unsafe { libc::__errno_location() } as usize;
        assert_eq!((now(), location()), (here, here));
        let (there, there_too) = std::thread::spawn(move || (now(), location())).join().expect("it does not panic");
        assert_eq!(there, there_too);
        assert_ne!(there, here);
        assert!(std::ptr::eq(find(here).expect("it is still"), index));
        assert!(find(symbols::resolve("environ").expect("the C library has it")).is_none());
    }
}
