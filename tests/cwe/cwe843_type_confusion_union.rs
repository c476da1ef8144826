// CWE-843: the bits of a float are taken for a pointer.
#![no_std]
#![no_main]
use core::hint::black_box;
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
#[derive(Clone, Copy)]
union Value {
    real: f64,
    place: *const i32,
}
static ZERO: i32 = 0;
#[inline(never)]
fn read(value: &Value) -> i32 {
    unsafe { *value.place } // MISTAKE: bad memory access
}
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    let value = if cfg!(right) { Value { place: &ZERO } } else { Value { real: 1.5 } };
    read(black_box(&value))
}
