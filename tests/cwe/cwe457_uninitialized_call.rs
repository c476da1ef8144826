// CWE-457: a value is said to be initialized, of which a function has set only one field.
#![no_std]
#![no_main]
use core::hint::black_box;
use core::mem::MaybeUninit;
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
struct Pair {
    first: i32,
    second: i32,
}
#[inline(never)]
unsafe fn set(pair: *mut Pair) {
    unsafe {
        (*pair).first = 1;
        if cfg!(right) {
            (*pair).second = 1;
        }
    }
}
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    let mut pair = MaybeUninit::<Pair>::uninit();
    unsafe {
        set(black_box(pair.as_mut_ptr()));
        let pair = pair.assume_init_ref();
        if pair.second > 1 { black_box(1) } else { 0 } // MISTAKE: uninitialised value
    }
}
