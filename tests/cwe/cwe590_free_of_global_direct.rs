// CWE-590: a buffer that is static is freed like the others.
#![no_std]
#![no_main]
use core::hint::black_box;
use core::sync::atomic::{AtomicI32, Ordering};
unsafe extern "C" {
    fn malloc(size: usize) -> *mut AtomicI32;
    fn free(block: *mut AtomicI32);
}
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
static SPARE: [AtomicI32; 4] = [const { AtomicI32::new(0) }; 4];
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    unsafe {
        let buffer = if cfg!(right) { malloc(16) } else { SPARE.as_ptr().cast_mut() };
        let buffer = black_box(buffer);
        (*buffer).store(1, Ordering::Relaxed);
        free(buffer); // MISTAKE: bad free
    }
    0
}
