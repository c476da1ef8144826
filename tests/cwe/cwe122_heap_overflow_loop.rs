// CWE-122: a loop over an inclusive range writes behind the end of a block.
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
#[inline(never)]
unsafe fn fill(values: *mut i32, last: usize) {
    for i in 0..=last {
        unsafe { *values.add(i) = i as i32 } // MISTAKE: out of bounds
    }
}
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    unsafe {
        let values = black_box(malloc(6 * size_of::<i32>()));
        fill(values, if cfg!(right) { 5 } else { 6 });
        let last = *values.add(5);
        free(values);
        last - 5
    }
}
