//! Allocation functions with a budget, of the C library and of the courses' runtime, for a program with a memory limit.
//! They replace the library's functions only if there is a limit, and end a run that would exceed it.
//!
//! Memory that the library allocates for itself (stream buffers, internal lists) is not counted.

use super::cxx_operators;
use crate::host::process::{self, ExitReason, MemoryBudget};
use crate::host::runtime;
use crate::host::symbols::{drop_mangling_escape, loaded_libraries, resolve};
use libc::{c_int, c_void, off_t, size_t};
use std::sync::Arc;

/// Takes bytes from the run's budget, or ends the run.
fn take(bytes: u64) -> Option<Arc<MemoryBudget>> {
    let budget = process::budget()?;
    if !budget.take(bytes, budget.main_stack_in_use()) {
        drop(budget);
        process::leave(ExitReason::Memory(bytes));
        return None;
    }
    Some(budget)
}

/// Takes the bytes of a block from the run's budget, or ends the run; for an engine that allocates blocks itself.
pub fn charge(bytes: u64) {
    let _budget = take(bytes);
}

/// Returns the bytes of a block to the run's budget.
pub fn refund(bytes: u64) {
    if let Some(budget) = process::budget() {
        budget.give(bytes);
    }
}

/// Registers a block whose bytes were taken from the budget, or returns the bytes if the allocation failed.
fn record_block(budget: Option<Arc<MemoryBudget>>, block: *mut c_void, bytes: u64) -> *mut c_void {
    if let Some(budget) = budget {
        match block.is_null() {
            true => budget.give(bytes),
            false => {
                if let Some(old) = budget.blocks().insert(block as usize, bytes) {
                    budget.give(old);
                }
            }
        }
    }
    block
}

/// Counts an existing block.
fn count(block: *mut c_void) -> *mut c_void {
    if block.is_null() {
        return block;
    }
    // SAFETY: the function that returned the block allocated it with `malloc`.
    let bytes = unsafe { libc::malloc_usable_size(block) } as u64;
    record_block(take(bytes), block, bytes)
}

/// Returns the bytes of a block that is about to be freed to the budget.
fn uncount(block: *mut c_void) {
    if let Some(budget) = process::budget()
        && let Some(bytes) = budget.blocks().remove(&(block as usize))
    {
        budget.give(bytes);
    }
}

/// Whether a function allocates for the program and reports a lack of memory. `--fail-alloc` counts such functions.
pub fn can_fail(name: &str) -> bool {
    let name = drop_mangling_escape(name);
    let of_c = [
        "malloc",
        "calloc",
        "realloc",
        "reallocarray",
        "aligned_alloc",
        "memalign",
        "valloc",
        "posix_memalign",
        "strdup",
        "strndup",
        "wcsdup",
    ];
    of_c.contains(&name) || ["_Znwm", "_Znam"].iter().any(|new| name.starts_with(new))
}

/// Returns the result of a C allocation function out of memory: null, with `errno` set.
pub fn failed() -> *mut c_void {
    // SAFETY: the thread's own variable.
    unsafe { *libc::__errno_location() = libc::ENOMEM };
    std::ptr::null_mut()
}

extern "C-unwind" fn malloc(size: size_t) -> *mut c_void {
    if process::allocation_fails() {
        return failed();
    }
    allocate(size)
}

fn allocate(size: size_t) -> *mut c_void {
    let budget = take(size as u64);
    // SAFETY: `malloc` accepts any size.
    record_block(budget, unsafe { libc::malloc(size) }, size as u64)
}

extern "C-unwind" fn calloc(count: size_t, size: size_t) -> *mut c_void {
    if process::allocation_fails() {
        return failed();
    }
    let bytes = (count as u64).saturating_mul(size as u64);
    let budget = take(bytes);
    // SAFETY: `calloc` accepts any numbers.
    record_block(budget, unsafe { libc::calloc(count, size) }, bytes)
}

extern "C-unwind" fn realloc(block: *mut c_void, size: size_t) -> *mut c_void {
    match process::allocation_fails() {
        true => failed(),
        false => resize(block, size),
    }
}

fn resize(block: *mut c_void, size: size_t) -> *mut c_void {
    let known = process::budget().and_then(|b| b.blocks().get(&(block as usize)).copied());
    let (new, old) = (size as u64, known.unwrap_or(0));
    if block.is_null() {
        return allocate(size);
    }
    let Some(budget) = process::budget() else {
        // SAFETY: the program passes a block.
        return unsafe { libc::realloc(block, size) };
    };
    if new > old && !budget.take(new - old, budget.main_stack_in_use()) {
        drop(budget);
        process::leave(ExitReason::Memory(new - old));
        return std::ptr::null_mut();
    }
    // SAFETY: the program passes a block.
    let moved = unsafe { libc::realloc(block, size) };
    if moved.is_null() && size > 0 {
        budget.give(new.saturating_sub(old));
        return moved;
    }
    budget.give(old.saturating_sub(new));
    let mut blocks = budget.blocks();
    blocks.remove(&(block as usize));
    if !moved.is_null() {
        blocks.insert(moved as usize, new);
    }
    moved
}

extern "C-unwind" fn reallocarray(block: *mut c_void, count: size_t, size: size_t) -> *mut c_void {
    match count.checked_mul(size) {
        Some(size) if !process::allocation_fails() => resize(block, size),
        _ => failed(),
    }
}

extern "C-unwind" fn aligned_alloc(align: size_t, size: size_t) -> *mut c_void {
    if process::allocation_fails() {
        return failed();
    }
    let budget = take(size as u64);
    // SAFETY: `memalign` accepts any numbers.
    record_block(budget, unsafe { libc::memalign(align, size) }, size as u64)
}

extern "C-unwind" fn valloc(size: size_t) -> *mut c_void {
    const PAGE: size_t = 4096;
    aligned_alloc(PAGE, size)
}

unsafe extern "C-unwind" fn posix_memalign(to: *mut *mut c_void, align: size_t, size: size_t) -> c_int {
    if process::allocation_fails() {
        return libc::ENOMEM;
    }
    let budget = take(size as u64);
    // SAFETY: the program passes a valid place for a pointer.
    unsafe {
        let error = libc::posix_memalign(to, align, size);
        let block = if error == 0 { *to } else { std::ptr::null_mut() };
        record_block(budget, block, size as u64);
        error
    }
}

extern "C-unwind" fn free(block: *mut c_void) {
    uncount(block);
    // SAFETY: the program passes a block.
    unsafe { libc::free(block) }
}

unsafe extern "C-unwind" fn mmap(
    at: *mut c_void,
    size: size_t,
    protection: c_int,
    flags: c_int,
    file: c_int,
    offset: off_t,
) -> *mut c_void {
    let counts = flags & libc::MAP_ANONYMOUS != 0 || flags & libc::MAP_PRIVATE != 0;
    let budget = if counts { take(size as u64) } else { None };
    // SAFETY: the program's own arguments.
    let block = unsafe { libc::mmap(at, size, protection, flags, file, offset) };
    let mapped = if block == libc::MAP_FAILED { std::ptr::null_mut() } else { block };
    record_block(budget, mapped, size as u64);
    block
}

unsafe extern "C-unwind" fn munmap(at: *mut c_void, size: size_t) -> c_int {
    uncount(at);
    // SAFETY: the program's own arguments.
    unsafe { libc::munmap(at, size) }
}

extern "C-unwind" fn sbrk(by: isize) -> *mut c_void {
    let budget = if by > 0 { take(by as u64) } else { process::budget() };
    // SAFETY: the program's own argument.
    let before = unsafe { libc::sbrk(by) };
    if let Some(budget) = budget
        && (by < 0 || before as isize == -1)
    {
        budget.give(by.unsigned_abs() as u64);
    }
    before
}

/// Defines wrappers for other functions that allocate (`allocate`) or free (`drop`): the result is counted after the
/// call, and the argument is uncounted before it. They take at most three words.
macro_rules! others {
    (allocate: $($allocate:literal => $allocator:ident),*; drop: $($drop:literal => $deallocator:ident),*;) => {
        $(extern "C-unwind" fn $allocator(a: usize, b: usize, c: usize) -> *mut c_void {
            if can_fail($allocate) && process::allocation_fails() {
                return call_failing($allocate, a, b, c);
            }
            count(call_original($allocate, a, b, c))
        })*
        $(extern "C-unwind" fn $deallocator(a: usize, b: usize, c: usize) -> *mut c_void {
            uncount(a as *mut c_void);
            call_original($drop, a, b, c)
        })*
        fn find_other(name: &str) -> Option<usize> {
            match name {
                $($allocate => Some($allocator as *const () as usize),)*
                $($drop => Some($deallocator as *const () as usize),)*
                _ => None,
            }
        }
    };
}

others! {
    allocate:
    "strdup" => strdup, "strndup" => strndup, "wcsdup" => wcsdup,
    "ll_malloc" => ll_malloc, "ll_strcat" => ll_strcat, "ll_ltoa" => ll_ltoa,
    "oat_malloc" => oat_malloc, "oat_alloc_array" => oat_alloc_array, "string_cat" => string_cat,
    "string_of_int" => string_of_int, "string_of_array" => string_of_array, "array_of_string" => array_of_string,
    "_Znwm" => new, "_Znam" => new_array, "_ZnwmRKSt9nothrow_t" => new_or_null, "_ZnamRKSt9nothrow_t" => new_array_or_null,
    "_ZnwmSt11align_val_t" => new_aligned, "_ZnamSt11align_val_t" => new_array_aligned,
    "_ZnwmSt11align_val_tRKSt9nothrow_t" => new_aligned_or_null,
    "_ZnamSt11align_val_tRKSt9nothrow_t" => new_array_aligned_or_null;
    drop:
    "_ZdlPv" => delete, "_ZdaPv" => delete_array, "_ZdlPvm" => delete_sized, "_ZdaPvm" => delete_array_sized,
    "_ZdlPvSt11align_val_t" => delete_aligned, "_ZdaPvSt11align_val_t" => delete_array_aligned,
    "_ZdlPvmSt11align_val_t" => delete_sized_aligned, "_ZdaPvmSt11align_val_t" => delete_array_sized_aligned;
}

/// Calls `name` as if memory were exhausted.
fn call_failing(name: &str, a: usize, b: usize, c: usize) -> *mut c_void {
    if !name.starts_with("_Z") {
        return failed();
    }
    if name.contains("nothrow") && !cxx_operators::has_new_handler() {
        return std::ptr::null_mut();
    }
    cxx_operators::fail_next();
    count(match cxx_operators::throwing(name) {
        // SAFETY: a form of `new`, which takes at most two words.
        Some(new) => unsafe {
            std::mem::transmute::<u64, extern "C-unwind" fn(usize, usize) -> *mut c_void>(new)(a, b)
        },
        // The nothrow forms call the throwing form.
        None => call_original(name, a, b, c),
    })
}

/// Calls the function that a wrapper stands for.
fn call_original(name: &str, a: usize, b: usize, c: usize) -> *mut c_void {
    let Some(address) = runtime::find(name).or_else(|| resolve(name)) else { return std::ptr::null_mut() };
    // SAFETY: a function of at most three words; it ignores the excess arguments.
    unsafe {
        let function: extern "C-unwind" fn(usize, usize, usize) -> *mut c_void = std::mem::transmute(address);
        function(a, b, c)
    }
}

/// Returns the counting replacement for an allocation function. `None` if a loaded library defines the name.
pub fn find(name: &str) -> Option<usize> {
    let name = drop_mangling_escape(name);
    if loaded_libraries::find(name).is_some() {
        return None;
    }
    let address = match name {
        "malloc" => malloc as *const () as usize,
        "calloc" => calloc as *const () as usize,
        "realloc" => realloc as *const () as usize,
        "reallocarray" => reallocarray as *const () as usize,
        "aligned_alloc" | "memalign" => aligned_alloc as *const () as usize,
        "valloc" => valloc as *const () as usize,
        "posix_memalign" => posix_memalign as *const () as usize,
        "free" | "cfree" => free as *const () as usize,
        "mmap" | "mmap64" => mmap as *const () as usize,
        "munmap" => munmap as *const () as usize,
        "sbrk" => sbrk as *const () as usize,
        _ => return find_other(name).filter(|_| resolve(name).is_some()),
    };
    Some(address)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::process::{begin_run, limit_memory};
    use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

    fn unwind(end: ExitReason) -> ! {
        resume_unwind(Box::new(end))
    }

    #[test]
    fn all_that_there_is_may_be_used_from_the_beginning() {
        assert!(!MemoryBudget::new(1000, 1000).is_exceeded());
        assert!(MemoryBudget::new(1000, 1001).is_exceeded());
    }

    #[test]
    fn allocated_bytes_count_until_they_are_freed() {
        let run = begin_run(unwind);
        let budget = MemoryBudget::new(1000, 100);
        limit_memory(&budget);
        let block = malloc(500);
        assert_eq!(budget.state(), (1000, 600));
        let block = realloc(block, 800);
        assert_eq!(budget.state().1, 900);
        let end = catch_unwind(AssertUnwindSafe(|| malloc(101))).expect_err("the run is left");
        assert_eq!(*end.downcast::<ExitReason>().expect("by `unwind`"), ExitReason::Memory(101));
        let end = catch_unwind(AssertUnwindSafe(|| calloc(usize::MAX, 2))).expect_err("the run is left");
        assert_eq!(*end.downcast::<ExitReason>().expect("by `unwind`"), ExitReason::Memory(u64::MAX));
        free(block);
        assert_eq!(budget.state().1, 100);
        // SAFETY: a block that was not counted.
        free(unsafe { libc::malloc(10) });
        assert_eq!(budget.state().1, 100);
        // SAFETY: a string.
        let copy = call_original("strdup", c"text".as_ptr() as usize, 0, 0);
        assert!(!count(copy).is_null() && budget.state().1 > 100);
        free(copy);
        assert_eq!(budget.state().1, 100);
        drop(run);
        // Without a run nothing is counted.
        free(malloc(5000));
        assert_eq!(budget.state().1, 100);
    }
}
