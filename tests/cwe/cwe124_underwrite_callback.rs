// CWE-124: the comparison that qsort calls writes a note before the block that it is given for notes.
#![no_std]
#![no_main]
use core::ffi::c_int;
use core::hint::black_box;
use core::sync::atomic::{AtomicPtr, Ordering};
unsafe extern "C" {
    fn malloc(size: usize) -> *mut i32;
    fn free(block: *mut i32);
    fn qsort(base: *mut i32, count: usize, size: usize, compare: extern "C" fn(*const i32, *const i32) -> c_int);
}
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
static NOTES: AtomicPtr<i32> = AtomicPtr::new(core::ptr::null_mut());
extern "C" fn compare(a: *const i32, b: *const i32) -> c_int {
    unsafe {
        let notes = NOTES.load(Ordering::Relaxed);
        let at = if cfg!(right) { notes } else { notes.sub(1) };
        *at = *a; // MISTAKE: out of bounds
        (*a > *b) as c_int - (*a < *b) as c_int
    }
}
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    unsafe {
        let notes = black_box(malloc(4 * size_of::<i32>()));
        NOTES.store(notes, Ordering::Relaxed);
        let mut values = [3, 1, 2];
        qsort(values.as_mut_ptr(), 3, size_of::<i32>(), compare);
        free(notes);
        values[0] - 1
    }
}
