//! Client requests of valgrind, which inform it of the stacks of programs, and tell whether it runs the process.
//!
//! Otherwise valgrind mistakes a switch to another stack for the allocation or release of a huge frame, and reports
//! accesses to frames as errors. Without valgrind, the instructions of a request have no effect and take a few cycles.

use std::ops::Range;

/// `VG_USERREQ__RUNNING_ON_VALGRIND` of valgrind.h.
const RUNNING: u64 = 0x1001;
/// `VG_USERREQ__STACK_REGISTER` of valgrind.h.
const STACK_REGISTER: u64 = 0x1501;
/// `VG_USERREQ__STACK_DEREGISTER` of valgrind.h.
const STACK_DEREGISTER: u64 = 0x1502;

/// Whether the process runs under valgrind.
pub(in crate::jit) fn is_running() -> bool {
    request([RUNNING, 0, 0, 0, 0, 0]) != 0
}

/// Registers a stack. Returns its number, or 0 if the process does not run under valgrind.
pub(in crate::jit) fn register_stack(range: Range<u64>) -> u64 {
    // Valgrind expects the address of the last byte.
    request([STACK_REGISTER, range.start, range.end - 1, 0, 0, 0])
}

/// Ends the registration of a stack.
pub(in crate::jit) fn deregister_stack(number: u64) {
    request([STACK_DEREGISTER, number, 0, 0, 0, 0]);
}

/// Makes a request, like `VALGRIND_DO_CLIENT_REQUEST_EXPR` of valgrind.h.
fn request(words: [u64; 6]) -> u64 {
    let mut result = 0_u64;
    // SAFETY: rdi is rotated by 128 bits in total, and rbx is exchanged with itself, so only rdx can change, and only
    // under valgrind.
    unsafe {
        std::arch::asm!(
            "rol rdi, 3",
            "rol rdi, 13",
            "rol rdi, 61",
            "rol rdi, 51",
            "xchg rbx, rbx",
            in("rax") words.as_ptr(),
            inout("rdx") result,
            options(nostack),
        );
    }
    result
}

#[cfg(test)]
mod tests {
    #[test]
    fn requests_have_no_effect_without_valgrind() {
        let mut memory = [7_u8; 64];
        let start = memory.as_mut_ptr() as u64;
        let number = super::register_stack(start..start + 64);
        super::deregister_stack(number);
        assert_eq!(memory, [7; 64]);
    }
}
