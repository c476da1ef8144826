// CWE-415: ptr::read copies a value that is dropped at both places.
#![no_std]
#![no_main]
use core::hint::black_box;
unsafe extern "C" {
    fn malloc(size: usize) -> *mut i32;
    fn free(block: *mut i32);
}
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
struct Block(*mut i32);
impl Drop for Block {
    fn drop(&mut self) {
        unsafe { free(self.0) } // MISTAKE: bad free
    }
}
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    let original = Block(unsafe { black_box(malloc(16)) });
    let copy = unsafe { core::ptr::read(black_box(&original)) };
    if cfg!(right) {
        core::mem::forget(original);
    }
    copy.0.is_null() as i32
}
