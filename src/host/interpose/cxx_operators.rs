//! `operator new` and `operator delete` of C++, as the host's libraries call them.
//!
//! A program may replace these operators, and the C++ library must then call the replacements. The library
//! calls them through its global offset table, where [`redirect`] puts the functions of this module. These
//! query the run on their thread: the program's own operator takes precedence, then an engine that manages
//! the blocks itself ([`BlockManager`](process::cxx_allocator::BlockManager)), then the library's operator.

use super::global_offset_table;
use crate::host::process;
use crate::host::process::cxx_allocator::{AllocReply, AllocRequest, BlockManager, DeleteRequest, NewRequest};
use crate::host::symbols::system_libraries::LIBSTDCXX;
use crate::host::symbols::{loaded_libraries, object_file_at, resolve};
use crate::ir::reach::REPLACEABLE;
use libc::c_void;
use std::cell::Cell;
use std::ffi::c_int;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// Returns the addresses of this module's operators, in the order of [`REPLACEABLE`].
fn hooks() -> [usize; REPLACEABLE.len()] {
    [
        new as *const () as usize,
        new_array as *const () as usize,
        new_aligned as *const () as usize,
        new_array_aligned as *const () as usize,
        delete as *const () as usize,
        delete_array as *const () as usize,
        delete_sized as *const () as usize,
        delete_array_sized as *const () as usize,
        delete_aligned as *const () as usize,
        delete_array_aligned as *const () as usize,
        delete_sized_aligned as *const () as usize,
        delete_array_sized_aligned as *const () as usize,
    ]
}

thread_local! {
    /// Whether the next `new` on this thread behaves as if its first allocation had failed.
    static FAIL_NEXT_NEW: Cell<bool> = const { Cell::new(false) };
}

/// Makes the next `new` on this thread fail initially: it calls the program's new-handler or throws.
pub fn fail_next() {
    FAIL_NEXT_NEW.set(true);
}

/// Returns the address of this module's implementation of an operator.
pub fn hook(name: &str) -> Option<u64> {
    REPLACEABLE.iter().position(|n| *n == name).map(|n| hooks()[n] as u64)
}

/// Returns the address of this module's implementation of a throwing `new`.
pub fn throwing(name: &str) -> Option<u64> {
    hook(name).filter(|_| REPLACEABLE[..4].contains(&name))
}

/// Whether a name belongs to an allocation operator and resolves to the operator of libstdc++ or libc++.
pub fn is_standard(name: &str) -> bool {
    let operator = ["_Znw", "_Zna", "_Zdl", "_Zda"].iter().any(|prefix| name.starts_with(prefix));
    operator
        && resolve(name).and_then(object_file_at).is_some_and(|file| {
            file.rsplit('/').next().is_some_and(|file| file.starts_with("libstdc++.so") || file.starts_with("libc++"))
        })
}

/// Whether the program has installed a new-handler.
pub fn has_new_handler() -> bool {
    new_handler().is_some()
}

type Handler = extern "C-unwind" fn();

fn new_handler() -> Option<Handler> {
    let address = resolve("_ZSt15get_new_handlerv")?;
    // SAFETY: `std::get_new_handler()`, which takes nothing and returns a function's address or null.
    unsafe { std::mem::transmute::<usize, extern "C" fn() -> Option<Handler>>(address)() }
}

fn throw_bad_alloc() {
    if let Some(address) = resolve("_ZSt17__throw_bad_allocv") {
        // SAFETY: `std::__throw_bad_alloc()`, which takes nothing.
        unsafe { std::mem::transmute::<usize, extern "C-unwind" fn()>(address)() }
    }
}

/// Provider of an operator in the current run.
enum Implementation {
    /// The program's own operator, at this address.
    Program(usize),
    /// The engine, with its answer; [`AllocReply::Decline`] leaves the call to the library.
    Engine(AllocReply),
}

/// The engine that blocks are freed by on threads without a run; 0: none.
static MANAGER: AtomicUsize = AtomicUsize::new(0);

/// Has an engine free its blocks also on threads without a run, which libraries created.
pub fn free_everywhere(manager: BlockManager) {
    MANAGER.store(manager as *const () as usize, Ordering::Relaxed);
}

fn request_from_engine(n: usize, request: AllocRequest) -> Implementation {
    let mut operators = process::operators();
    let manager = MANAGER.load(Ordering::Relaxed);
    if operators.block_manager.is_none() && manager != 0 && matches!(request, AllocRequest::Delete(_)) {
        // SAFETY: `free_everywhere` stored a function of this type.
        operators.block_manager = Some(unsafe { std::mem::transmute::<usize, BlockManager>(manager) });
    }
    match operators.replaced[n] {
        0 => Implementation::Engine(
            operators.block_manager.map_or(AllocReply::Decline, |block_manager| block_manager(request)),
        ),
        address => Implementation::Program(address),
    }
}

/// Calls the operator at an address.
fn call(address: usize, a: u64, b: u64, c: u64) -> *mut c_void {
    // SAFETY: an operator takes at most three words and ignores the excess arguments.
    unsafe { std::mem::transmute::<usize, extern "C-unwind" fn(u64, u64, u64) -> *mut c_void>(address)(a, b, c) }
}

/// Calls the library's own operator. Null if the library has none, which cannot happen if the caller is in that
/// library.
fn library_operator(n: usize, a: u64, b: u64, c: u64) -> *mut c_void {
    static FOUND: [AtomicUsize; REPLACEABLE.len()] = [const { AtomicUsize::new(0) }; REPLACEABLE.len()];
    let mut address = FOUND[n].load(Ordering::Relaxed);
    if address == 0 {
        let Some(found) = resolve(REPLACEABLE[n]) else { return std::ptr::null_mut() };
        FOUND[n].store(found, Ordering::Relaxed);
        address = found;
    }
    call(address, a, b, c)
}

fn allocate(n: usize, new: NewRequest) -> *mut c_void {
    let align = new.align.unwrap_or(0);
    let mut failed = FAIL_NEXT_NEW.replace(false);
    loop {
        if !failed {
            match request_from_engine(n, AllocRequest::New(new)) {
                Implementation::Program(address) => return call(address, new.size, align, 0),
                Implementation::Engine(AllocReply::Decline) => return library_operator(n, new.size, align, 0),
                Implementation::Engine(AllocReply::Block(0)) => {}
                Implementation::Engine(AllocReply::Block(block)) => return block as *mut c_void,
            }
        }
        failed = false;
        match new_handler() {
            Some(handler) if new.align.is_none_or(u64::is_power_of_two) => handler(),
            _ => {
                throw_bad_alloc();
                return std::ptr::null_mut();
            }
        }
    }
}

fn deallocate(n: usize, delete: DeleteRequest) {
    if delete.block == 0 {
        return;
    }
    // Further arguments of this overload: size and alignment, if present.
    let mut rest = delete.size.into_iter().chain(delete.align);
    let (b, c) = (rest.next().unwrap_or(0), rest.next().unwrap_or(0));
    match request_from_engine(n, AllocRequest::Delete(delete)) {
        Implementation::Program(address) => drop(call(address, delete.block, b, c)),
        Implementation::Engine(AllocReply::Decline) => drop(library_operator(n, delete.block, b, c)),
        Implementation::Engine(AllocReply::Block(_)) => {}
    }
}

extern "C-unwind" fn new(size: u64) -> *mut c_void {
    allocate(0, NewRequest { size, align: None, array: false })
}

extern "C-unwind" fn new_array(size: u64) -> *mut c_void {
    allocate(1, NewRequest { size, align: None, array: true })
}

extern "C-unwind" fn new_aligned(size: u64, align: u64) -> *mut c_void {
    allocate(2, NewRequest { size, align: Some(align), array: false })
}

extern "C-unwind" fn new_array_aligned(size: u64, align: u64) -> *mut c_void {
    allocate(3, NewRequest { size, align: Some(align), array: true })
}

extern "C-unwind" fn delete(block: u64) {
    deallocate(4, DeleteRequest { block, array: false, size: None, align: None });
}

extern "C-unwind" fn delete_array(block: u64) {
    deallocate(5, DeleteRequest { block, array: true, size: None, align: None });
}

extern "C-unwind" fn delete_sized(block: u64, size: u64) {
    deallocate(6, DeleteRequest { block, array: false, size: Some(size), align: None });
}

extern "C-unwind" fn delete_array_sized(block: u64, size: u64) {
    deallocate(7, DeleteRequest { block, array: true, size: Some(size), align: None });
}

extern "C-unwind" fn delete_aligned(block: u64, align: u64) {
    deallocate(8, DeleteRequest { block, array: false, size: None, align: Some(align) });
}

extern "C-unwind" fn delete_array_aligned(block: u64, align: u64) {
    deallocate(9, DeleteRequest { block, array: true, size: None, align: Some(align) });
}

extern "C-unwind" fn delete_sized_aligned(block: u64, size: u64, align: u64) {
    deallocate(10, DeleteRequest { block, array: false, size: Some(size), align: Some(align) });
}

extern "C-unwind" fn delete_array_sized_aligned(block: u64, size: u64, align: u64) {
    deallocate(11, DeleteRequest { block, array: true, size: Some(size), align: Some(align) });
}

/// Redirects the operator calls of all loaded libraries to this module, which forwards them to the library on threads
/// without a run.
pub fn redirect() {
    /// Number of objects loaded (`dlpi_adds`) at the last redirection.
    static DONE: AtomicU64 = AtomicU64::new(0);
    if !LIBSTDCXX.is_loaded() && !loaded_libraries::any() {
        return;
    }
    let mut loaded = 0u64;
    // SAFETY: the callbacks have the right signature; `loaded` outlives the first call.
    unsafe {
        libc::dl_iterate_phdr(Some(count), (&raw mut loaded).cast());
        if DONE.swap(loaded, Ordering::AcqRel) != loaded {
            libc::dl_iterate_phdr(Some(redirect_object), std::ptr::null_mut());
        }
    }
}

unsafe extern "C" fn count(info: *mut libc::dl_phdr_info, _size: usize, loaded: *mut c_void) -> c_int {
    // SAFETY: the loader passes a description that is valid during the call, and `loaded` is the argument of
    // `redirect`.
    unsafe { *loaded.cast::<u64>() = (*info).dlpi_adds };
    1
}

unsafe extern "C" fn redirect_object(info: *mut libc::dl_phdr_info, _size: usize, _data: *mut c_void) -> c_int {
    let hook = |name: &[u8]| REPLACEABLE.iter().position(|n| n.as_bytes() == name).map(|n| hooks()[n]);
    // SAFETY: the loader passes a description that is valid during the call. The hooks have the types of the operators.
    unsafe { global_offset_table::redirect(&*info, hook) };
    0
}
