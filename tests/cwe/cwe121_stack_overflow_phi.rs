// CWE-121: of two arrays, the one that is chosen is smaller than the code takes it to be.
#![no_std]
#![no_main]
use core::hint::black_box;
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    let mut small = [0u8; 8];
    let mut large = [0u8; 16];
    let chosen = if black_box(cfg!(right)) { large.as_mut_ptr() } else { small.as_mut_ptr() };
    unsafe {
        *chosen.add(black_box(12)) = 1; // MISTAKE: out of bounds
    }
    (black_box(&small)[0] + black_box(&large)[0]) as i32
}
