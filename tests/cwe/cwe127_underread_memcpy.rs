// CWE-127: a copy begins before the start of a static array.
#![no_std]
#![no_main]
use core::hint::black_box;
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
static WORDS: [u16; 8] = [1, 2, 3, 4, 5, 6, 7, 8];
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    let mut copy = [0u16; 4];
    let words = black_box(&WORDS).as_ptr();
    let count = black_box(4);
    unsafe {
        let from = if cfg!(right) { words } else { words.sub(1) };
        core::ptr::copy_nonoverlapping(from, copy.as_mut_ptr(), count); // MISTAKE: out of bounds
    }
    black_box(&copy)[0] as i32 - 1
}
