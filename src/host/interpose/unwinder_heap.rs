//! Memory of the unwinder (libgcc_s) outside of the C library's heap.
//!
//! The unwinder keeps a registry of the tables of compiled code ([`RegisteredEhFrame`](crate::host::unwind)) in blocks
//! from `malloc`. A program that writes beyond the end of a block would destroy the registry, and with it the process,
//! since no fault could be unwound any more. A session runs many programs of its user in one process, and must survive
//! that.

use super::global_offset_table;
use crate::host::symbols::system_libraries::{LIBGCC, LIBM};
use libc::{c_int, c_void, size_t};
use std::alloc::Layout;
use std::ffi::CStr;

/// Header of each block of this module.
#[repr(C, align(16))]
struct Header {
    mark: u64,
    /// Size of the block in bytes.
    size: usize,
}

/// Distinguishes blocks of this module from those that the C library allocated before the redirection.
const MARK: u64 = 0x6c6c_756e_7769_6e64;

/// Loads the unwinder, and redirects its allocations to Rust's global allocator, which in the command is not the C
/// library's. Also loads libm: the loader's data about a library is in the C library's heap, and precedes all blocks of
/// the program if the library is loaded first.
pub fn separate() {
    LIBM.load();
    if LIBGCC.load() {
        // SAFETY: the callback has the right signature.
        unsafe { libc::dl_iterate_phdr(Some(redirect_unwinder), std::ptr::null_mut()) };
    }
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
    // SAFETY: 16 bytes precede the blocks of this module and those of the C library, where they hold two sizes.
    unsafe {
        let header = block.cast::<Header>().sub(1);
        ((*header).mark == MARK).then_some(header)
    }
}

extern "C" fn realloc(block: *mut c_void, size: size_t) -> *mut c_void {
    if block.is_null() {
        return malloc(size);
    }
    // SAFETY: the unwinder passes a block, of this module or of the C library.
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
    // SAFETY: the unwinder passes a block, of this module or of the C library.
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
