// CWE-562: a pointer to a local variable outlives it.
#![no_std]
#![no_main]
use core::hint::black_box;
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
static GLOBAL: [i32; 4] = [0; 4];
#[inline(never)]
fn numbers() -> *const i32 {
    let local = [0; 4];
    let local = black_box(&local).as_ptr();
    if cfg!(right) { GLOBAL.as_ptr() } else { local }
}
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    let numbers = black_box(numbers());
    unsafe { *numbers.add(black_box(1)) } // MISTAKE: use after free
}
