// CWE-761: the rest of a block is enlarged as if it were a block.
#![no_std]
#![no_main]
use core::hint::black_box;
unsafe extern "C" {
    fn calloc(count: usize, size: usize) -> *mut u8;
    fn realloc(block: *mut u8, size: usize) -> *mut u8;
    fn free(block: *mut u8);
}
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
#[inline(never)]
unsafe fn enlarge(block: *mut u8) -> *mut u8 {
    unsafe { realloc(block, 256) } // MISTAKE: bad free
}
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    unsafe {
        let block = black_box(calloc(4, 16));
        let rest = if cfg!(right) { block } else { block.add(16) };
        let larger = enlarge(rest);
        let first = *larger;
        free(larger);
        first as i32
    }
}
