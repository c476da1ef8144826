// CWE-843: a function pointer is transmuted to one with other types.
#![no_std]
#![no_main]
use core::hint::black_box;
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
#[inline(never)]
extern "C" fn half(number: f64) -> f64 {
    number * 0.5
}
#[inline(never)]
extern "C" fn same(number: i64) -> i64 {
    number
}
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    let half = black_box(half as extern "C" fn(f64) -> f64);
    let same: extern "C" fn(i64) -> i64 = same;
    let function = if cfg!(right) { same } else { unsafe { core::mem::transmute(half) } };
    black_box(function)(black_box(0)) as i32 // MISTAKE: bad call
}
