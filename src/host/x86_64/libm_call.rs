//! Calls of C functions of `long double` and `_Float128`, for which Rust has no types.

use crate::ir::FloatKind;

/// Calls a C function of at most three numbers of a format and an optional integer, which returns a number.
///
/// # Safety
/// There must be such a function at the address.
pub unsafe fn call(kind: FloatKind, address: usize, args: [u128; 3], power: i32) -> u128 {
    let mut result = 0;
    // SAFETY: the caller guarantees the function.
    unsafe {
        match kind {
            FloatKind::Fp128 => quad(address, &args, &mut result, power),
            _ => extended(address, &args, &mut result, power),
        }
    }
    result
}

/// Calls a function of `long double`: the arguments are on the stack, and the result is in `st(0)`.
#[unsafe(naked)]
unsafe extern "sysv64" fn extended(address: usize, args: *const [u128; 3], result: *mut u128, power: i32) {
    core::arch::naked_asm!(
        "push rbx",
        "mov rbx, rdx",
        "sub rsp, 48",
        "movups xmm0, [rsi]",
        "movups xmm1, [rsi + 16]",
        "movups xmm2, [rsi + 32]",
        "movups [rsp], xmm0",
        "movups [rsp + 16], xmm1",
        "movups [rsp + 32], xmm2",
        "mov rax, rdi",
        "mov edi, ecx",
        "call rax",
        "fstp tbyte ptr [rbx]",
        "add rsp, 48",
        "pop rbx",
        "ret",
    )
}

/// Calls a function of `fp128`: arguments and result are in vector registers.
#[unsafe(naked)]
unsafe extern "sysv64" fn quad(address: usize, args: *const [u128; 3], result: *mut u128, power: i32) {
    core::arch::naked_asm!(
        "push rbx",
        "mov rbx, rdx",
        "movups xmm0, [rsi]",
        "movups xmm1, [rsi + 16]",
        "movups xmm2, [rsi + 32]",
        "mov rax, rdi",
        "mov edi, ecx",
        "call rax",
        "movups [rbx], xmm0",
        "pop rbx",
        "ret",
    )
}
