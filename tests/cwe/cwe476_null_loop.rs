// CWE-476: a walk along a list looks for the end one node too far.
#![no_std]
#![no_main]
use core::hint::black_box;
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
struct Node {
    value: i32,
    next: *const Node,
}
#[inline(never)]
unsafe fn nth(mut node: *const Node, count: usize) -> i32 {
    unsafe {
        for _ in 0..count {
            node = (*node).next; // MISTAKE: null pointer
        }
        (*node).value
    }
}
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    let last = Node { value: 0, next: core::ptr::null() };
    let first = Node { value: 1, next: &last };
    unsafe { nth(black_box(&first), black_box(if cfg!(right) { 1 } else { 3 })) }
}
