//! Memory of the unwinder (libgcc_s) and of the dynamic loader (ld.so) outside of the C library's heap.
//!
//! The unwinder keeps a registry of the tables of compiled code ([`RegisteredEhFrame`](crate::host::unwind)) in blocks
//! from `malloc`. A program that writes beyond the end of a block would destroy the registry, and with it the process,
//! since no fault could be unwound any more. A session runs many programs of its user in one process, and must survive
//! that.
//!
//! The loader allocates whenever a library is loaded, a symbol is not found, or a thread is created (its thread-local
//! variables), and the C library aborts the process if it finds its heap damaged then.

use super::global_offset_table;
use crate::host::symbols::system_libraries::{LIBGCC, LIBM};
use libc::{c_int, c_void, size_t};
use std::alloc::Layout;
use std::ffi::CStr;
use std::sync::atomic::{AtomicBool, Ordering};

/// Header of each block of this module.
#[repr(C, align(16))]
struct Header {
    mark: u64,
    /// Size of the block in bytes.
    size: usize,
}

/// Distinguishes blocks of this module from those that the C library, or the loader's own allocator at the start,
/// allocated before the redirection.
const MARK: u64 = 0x6c6c_756e_7769_6e64;

/// Redirects the allocations of the loader to Rust's global allocator, which in the command is not the C library's, and
/// then loads the unwinder and redirects its allocations. Libraries that are loaded later are described outside of the C
/// library's heap. Also loads libm: a loader that is not redirected describes it in that heap, where it precedes all
/// blocks of the program if it is loaded first.
pub fn separate() {
    IS_SEPARATE.store(true, Ordering::Relaxed);
    if owns_its_messages() {
        // SAFETY: the callback has the right signature.
        unsafe { libc::dl_iterate_phdr(Some(redirect_loader), std::ptr::null_mut()) };
    }
    LIBM.load();
    if LIBGCC.load() {
        // SAFETY: the callback has the right signature.
        unsafe { libc::dl_iterate_phdr(Some(redirect_unwinder), std::ptr::null_mut()) };
    }
}

/// Whether [`separate`] was called.
static IS_SEPARATE: AtomicBool = AtomicBool::new(false);

/// Calls a function of the C library that allocates, on behalf of the command. After [`separate`] it runs in a thread of
/// its own, for which the C library uses another heap (an arena) than for the thread that runs programs: the program's
/// heap may be damaged.
pub fn allocating<T: Send>(call: impl FnOnce() -> T + Send) -> T {
    if !IS_SEPARATE.load(Ordering::Relaxed) {
        return call();
    }
    let mut call = Some(call);
    let in_thread = std::thread::scope(|scope| {
        let run = || call.take().map(|call| call());
        let thread = std::thread::Builder::new().spawn_scoped(scope, run);
        thread.ok().and_then(|thread| thread.join().ok().flatten())
    });
    match (in_thread, call) {
        (Some(result), _) => result,
        // There is no other thread.
        (None, Some(call)) => call(),
        (None, None) => std::panic::resume_unwind(Box::new("a call of the C library has panicked")),
    }
}

/// Whether the loader frees all blocks that it allocates. Before glibc 2.34, `dlerror` frees messages of the loader
/// with `free`.
fn owns_its_messages() -> bool {
    const FIRST: (u32, u32) = (2, 34);
    // SAFETY: the function has this type in each version of glibc; a C library without it is not glibc.
    let version = unsafe {
        let function = libc::dlsym(libc::RTLD_DEFAULT, c"gnu_get_libc_version".as_ptr());
        if function.is_null() {
            return false;
        }
        let function = std::mem::transmute::<*mut c_void, extern "C" fn() -> *const libc::c_char>(function);
        CStr::from_ptr(function())
    };
    let mut numbers = version.to_str().unwrap_or("").split('.').map(|number| number.parse().unwrap_or(0));
    (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0)) >= FIRST
}

/// Replaces the loader's pointers to the C library's functions (`__rtld_malloc` and its siblings), which are variables
/// without a relocation.
unsafe extern "C" fn redirect_loader(info: *mut libc::dl_phdr_info, _size: usize, _data: *mut c_void) -> c_int {
    // SAFETY: the loader passes a description that is valid during the call.
    let (info, path) = unsafe { (&*info, CStr::from_ptr((*info).dlpi_name)) };
    if !path.to_bytes().rsplit(|byte| *byte == b'/').next().is_some_and(|file| file.starts_with(b"ld-linux")) {
        return 0;
    }
    let replacements = [
        (c"malloc", malloc as *const () as usize),
        (c"calloc", calloc as *const () as usize),
        (c"realloc", realloc as *const () as usize),
        (c"free", free as *const () as usize),
    ];
    // SAFETY: looks up names.
    let found = replacements.map(|(name, to)| unsafe { (libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) as usize, to) });
    if found.iter().all(|(from, _)| *from != 0) {
        // SAFETY: a loaded object. The replacements behave as C's functions, and `free` and `realloc` accept its blocks
        // too; the loader frees its blocks itself.
        unsafe { global_offset_table::replace_addresses(info, &found) };
    }
    1
}

unsafe extern "C" fn redirect_unwinder(info: *mut libc::dl_phdr_info, _size: usize, _data: *mut c_void) -> c_int {
    // SAFETY: the loader passes a description that is valid during the call.
    let (info, path) = unsafe { (&*info, CStr::from_ptr((*info).dlpi_name)) };
    if !path.to_bytes().rsplit(|byte| *byte == b'/').next().is_some_and(|file| file.starts_with(b"libgcc_s.so")) {
        return 0;
    }
    let replacement = |name: &[u8]| match name {
        b"malloc" => Some(malloc as *const () as usize),
        b"calloc" => Some(calloc as *const () as usize),
        b"realloc" => Some(realloc as *const () as usize),
        b"free" => Some(free as *const () as usize),
        _ => None,
    };
    // SAFETY: a loaded object. The replacements behave as C's functions, and `free` and `realloc` accept its blocks too.
    unsafe { global_offset_table::redirect(info, replacement) };
    1
}

fn layout(size: usize) -> Option<Layout> {
    let whole = size.checked_add(size_of::<Header>())?;
    Layout::from_size_align(whole, align_of::<Header>()).ok()
}

extern "C" fn malloc(size: size_t) -> *mut c_void {
    let Some(layout) = layout(size) else { return std::ptr::null_mut() };
    // SAFETY: the size is not zero. The header lies at the beginning of the allocation.
    unsafe {
        let header = std::alloc::alloc(layout).cast::<Header>();
        if header.is_null() {
            return std::ptr::null_mut();
        }
        header.write(Header { mark: MARK, size });
        header.add(1).cast()
    }
}

extern "C" fn calloc(count: size_t, size: size_t) -> *mut c_void {
    let Some(size) = count.checked_mul(size) else { return std::ptr::null_mut() };
    let block = malloc(size);
    if !block.is_null() {
        // SAFETY: the block has this size.
        unsafe { block.cast::<u8>().write_bytes(0, size) };
    }
    block
}

/// Returns the header of a block, if it is from this module.
fn header(block: *mut c_void) -> Option<*mut Header> {
    // SAFETY: 16 bytes precede the blocks of this module and those of the C library, where they hold two sizes. The
    // loader never frees the first block of its own allocator.
    unsafe {
        let header = block.cast::<Header>().sub(1);
        ((*header).mark == MARK).then_some(header)
    }
}

extern "C" fn realloc(block: *mut c_void, size: size_t) -> *mut c_void {
    if block.is_null() {
        return malloc(size);
    }
    // SAFETY: the unwinder or the loader passes a block, of this module or of the C library.
    unsafe {
        let Some(header) = header(block) else { return libc::realloc(block, size) };
        let moved = malloc(size);
        if !moved.is_null() {
            moved.cast::<u8>().copy_from_nonoverlapping(block.cast::<u8>(), (*header).size.min(size));
            free(block);
        }
        moved
    }
}

extern "C" fn free(block: *mut c_void) {
    if block.is_null() {
        return;
    }
    // SAFETY: the unwinder or the loader passes a block, of this module or of the C library.
    unsafe {
        let Some(header) = header(block) else { return libc::free(block) };
        (*header).mark = 0;
        if let Some(layout) = layout((*header).size) {
            std::alloc::dealloc(header.cast(), layout);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_keep_their_contents_and_those_of_the_c_library_are_accepted() {
        let block = calloc(3, 5).cast::<u8>();
        // SAFETY: the blocks have the requested sizes.
        unsafe {
            assert_eq!(std::slice::from_raw_parts(block, 15), [0; 15]);
            block.add(14).write(7);
            let larger = realloc(block.cast(), 4000).cast::<u8>();
            assert_eq!(larger.add(14).read(), 7);
            free(larger.cast());
            let foreign = realloc(libc::malloc(8), 100);
            assert!(header(foreign).is_none());
            free(foreign);
        }
        free(std::ptr::null_mut());
        assert!(malloc(usize::MAX).is_null() && calloc(usize::MAX, 2).is_null());
    }
}
