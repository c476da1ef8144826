// CWE-401: the old value is overwritten without being dropped.
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
        unsafe { free(self.0) }
    }
}
#[inline(never)]
fn block(number: i32) -> Block {
    unsafe {
        let place = black_box(malloc(16)); // MISTAKE: leak
        *place = number;
        Block(place)
    }
}
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    let mut kept = block(1);
    if cfg!(right) {
        kept = block(2);
    } else {
        unsafe { core::ptr::write(&mut kept, block(2)) }
    }
    unsafe { *kept.0 - 2 }
}
