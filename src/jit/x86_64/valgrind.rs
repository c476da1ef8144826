//! Client requests of valgrind, which tell it where the stacks of programs are.
//!
//! Without that, it takes a switch to another stack for a huge frame, or for the end of one, and reports accesses to frames as
//! errors. Elsewhere the instructions of a request have no effect and take a few cycles.

use std::ops::Range;

/// `VG_USERREQ__STACK_REGISTER` of valgrind.h.
const STACK_REGISTER: u64 = 0x1501;
/// `VG_USERREQ__STACK_DEREGISTER` of valgrind.h.
const STACK_DEREGISTER: u64 = 0x1502;

/// Registers a stack, and returns its number (0 where no valgrind runs).
pub(in crate::jit) fn register_stack(range: Range<u64>) -> u64 {
    // Valgrind wants the address of the last byte.
    request([STACK_REGISTER, range.start, range.end - 1, 0, 0, 0])
}

/// Ends the registration of a stack.
pub(in crate::jit) fn deregister_stack(number: u64) {
    request([STACK_DEREGISTER, number, 0, 0, 0, 0]);
}

/// Makes a request, as `VALGRIND_DO_CLIENT_REQUEST_EXPR` of valgrind.h does.
fn request(words: [u64; 6]) -> u64 {
    let mut result = 0_u64;
    // SAFETY: rdi is rotated by 128 bits in all, and rbx is exchanged with itself, so only rdx can change, and only by valgrind.
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
