// CWE-416: one of two blocks is enlarged by realloc; the pointer to the chosen one is the old one.
#![no_std]
#![no_main]
use core::hint::black_box;
unsafe extern "C" {
    fn malloc(size: usize) -> *mut i32;
    fn realloc(block: *mut i32, size: usize) -> *mut i32;
    fn free(block: *mut i32);
}
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    unsafe {
        let first = black_box(malloc(16));
        let second = black_box(malloc(16));
        let chosen = if black_box(cfg!(right)) { first } else { second };
        let second = black_box(realloc(second, 4096));
        *chosen = 7; // MISTAKE: use after free
        free(first);
        free(second);
    }
    0
}
