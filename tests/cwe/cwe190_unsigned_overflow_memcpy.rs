// CWE-190: the length of a copy is a product that does not fit, and is said to fit.
#![no_std]
#![no_main]
use core::hint::black_box;
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
unsafe extern "C" {
    fn memchr(from: *const u8, byte: i32, length: usize) -> *const u8;
}
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    let bytes = [1u8; 16];
    let count: usize = black_box(if cfg!(right) { 2 } else { 1 << 62 });
    unsafe {
        let length = count.unchecked_mul(black_box(8));
        let found = memchr(bytes.as_ptr(), 1, length); // MISTAKE: poison value
        found.is_null() as i32
    }
}
