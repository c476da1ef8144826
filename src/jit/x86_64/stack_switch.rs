//! Calls on the stack of a program: the assembly that enters it, returns from it, and leaves it from any point.

use std::mem::offset_of;

/// Registers that identify the innermost frame at the end of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::jit) struct FrameRegisters {
    pub pc: u64,
    pub rsp: u64,
    pub rbp: u64,
}

/// A call in the System V convention: argument registers, stack words and results. [`enter`] accesses the fields by
/// offset.
#[repr(C)]
#[derive(Debug, Default)]
pub(in crate::jit) struct NativeCall {
    /// Address of the function.
    pub target: u64,
    /// rdi, rsi, rdx, rcx, r8, r9
    pub ints: [u64; 6],
    /// xmm0 to xmm7
    pub floats: [u128; 8],
    /// Argument words on the stack.
    pub stack: *const u64,
    /// Number of stack words.
    pub stack_len: u64,
    /// Values of rax, rdx and rcx on return.
    pub int_results: [u64; 3],
    /// Values of xmm0 and xmm1 on return.
    pub float_results: [u128; 2],
    /// Number of results in st(0) and st(1).
    pub extended: u64,
    /// Address of the function to call, if `target` is [`cancellable`].
    pub inner: u64,
    /// Values of st(0) and st(1) on return.
    pub extended_results: [u128; 2],
}

impl NativeCall {
    /// Creates a call with integer arguments only, at most six.
    pub(in crate::jit) fn with_ints(target: u64, args: &[u64]) -> NativeCall {
        let mut call = NativeCall { target, ..NativeCall::default() };
        call.ints[..args.len()].copy_from_slice(args);
        call
    }
}

/// A pending `musttail` call and its register arguments. Compiled code writes the fields by offset; [`tail_call`] reads
/// them.
#[repr(C)]
#[derive(Debug)]
pub(in crate::jit) struct TailCall {
    target: u64,
    /// Return address of the caller, which becomes that of the callee.
    return_address: u64,
    ints: [u64; 6],
    floats: [[u64; 2]; 8],
}

impl TailCall {
    /// Value while no call is pending.
    pub(in crate::jit) const NONE: TailCall =
        TailCall { target: 0, return_address: 0, ints: [0; 6], floats: [[0; 2]; 8] };
    /// Offset of `target`.
    pub(in crate::jit) const TARGET: i32 = offset_of!(TailCall, target) as i32;
    /// Offset of `return_address`.
    pub(in crate::jit) const RETURN_ADDRESS: i32 = offset_of!(TailCall, return_address) as i32;
    /// Offset of `ints`; `floats` follow, as in a register save area.
    pub(in crate::jit) const INTS: i32 = offset_of!(TailCall, ints) as i32;
    /// Offset of `floats`.
    pub(in crate::jit) const FLOATS: i32 = offset_of!(TailCall, floats) as i32;
}

/// Loads the argument registers and jumps to the callee of the pending `musttail` call. The caller returns here: its
/// frame is gone, and its stack arguments are already those of the callee, for which the state is that of an ordinary
/// call.
///
/// # Safety
/// Only reached by a return to it, with a pending [`TailCall`] of the thread.
#[unsafe(naked)]
pub(in crate::jit) unsafe extern "sysv64" fn tail_call() {
    core::arch::naked_asm!(
        // Reserve the slot of the return address, aligned for a call.
        "sub rsp, 16",
        "call {state}",
        "add rsp, 8",
        "mov r11, [rax + 8]",
        "mov [rsp], r11",
        "mov rdi, [rax + 16]",
        "mov rsi, [rax + 24]",
        "mov rdx, [rax + 32]",
        "mov rcx, [rax + 40]",
        "mov r8, [rax + 48]",
        "mov r9, [rax + 56]",
        "movups xmm0, [rax + 64]",
        "movups xmm1, [rax + 80]",
        "movups xmm2, [rax + 96]",
        "movups xmm3, [rax + 112]",
        "movups xmm4, [rax + 128]",
        "movups xmm5, [rax + 144]",
        "movups xmm6, [rax + 160]",
        "movups xmm7, [rax + 176]",
        "mov r11, [rax]",
        // Variadic functions read al.
        "mov eax, 8",
        "jmp r11",
        state = sym crate::jit::runtime::thread_state::tail_call,
    )
}

/// Calls a function on another stack. Returns 0 after a normal return, and 1 after [`leave`].
///
/// # Safety
/// `call` must describe a call that its target can take, `top` must be the end of an unused stack, and
/// `saved` must live until the return. [`leave`] takes the same `saved`.
#[unsafe(naked)]
pub(in crate::jit) unsafe extern "sysv64" fn enter(call: *mut NativeCall, top: u64, saved: *mut u64) -> u64 {
    core::arch::naked_asm!(
        "push rbp",
        "push rbx",
        "push r12",
        "push r13",
        "push r14",
        "push r15",
        "sub rsp, 8",
        "stmxcsr [rsp]",
        "fnstcw [rsp + 4]",
        "mov [rdx], rsp",
        "mov rbx, rdi",
        "mov r12, rdx",
        "mov rsp, rsi",
        // A zero frame pointer terminates the frame chain.
        "xor ebp, ebp",
        // Push the stack words, aligned to 16 bytes at the call.
        "mov rcx, [rbx + {stack_len}]",
        "mov rsi, [rbx + {stack}]",
        "lea rax, [rcx + 1]",
        "and rax, -2",
        "shl rax, 3",
        "sub rsp, rax",
        "mov rdi, rsp",
        "cld",
        "rep movsq",
        "movups xmm0, [rbx + {floats}]",
        "movups xmm1, [rbx + {floats} + 16]",
        "movups xmm2, [rbx + {floats} + 32]",
        "movups xmm3, [rbx + {floats} + 48]",
        "movups xmm4, [rbx + {floats} + 64]",
        "movups xmm5, [rbx + {floats} + 80]",
        "movups xmm6, [rbx + {floats} + 96]",
        "movups xmm7, [rbx + {floats} + 112]",
        "mov rdi, [rbx + 8]",
        "mov rsi, [rbx + 16]",
        "mov rdx, [rbx + 24]",
        "mov rcx, [rbx + 32]",
        "mov r8, [rbx + 40]",
        "mov r9, [rbx + 48]",
        // Variadic functions read al.
        "mov eax, 8",
        "call [rbx]",
        crate::host::x86_64::call_offset::mark_call!(),
        "mov [rbx + {int_results}], rax",
        "mov [rbx + {int_results} + 8], rdx",
        "mov [rbx + {int_results} + 16], rcx",
        "movups [rbx + {float_results}], xmm0",
        "movups [rbx + {float_results} + 16], xmm1",
        "cmp qword ptr [rbx + {extended}], 1",
        "jb 2f",
        "fstp tbyte ptr [rbx + {extended_results}]",
        "je 2f",
        "fstp tbyte ptr [rbx + {extended_results} + 16]",
        "2:",
        "mov rdi, r12",
        "xor eax, eax",
        "jmp {out}",
        out = sym out,
        stack = const offset_of!(NativeCall, stack),
        stack_len = const offset_of!(NativeCall, stack_len),
        floats = const offset_of!(NativeCall, floats),
        int_results = const offset_of!(NativeCall, int_results),
        float_results = const offset_of!(NativeCall, float_results),
        extended = const offset_of!(NativeCall, extended),
        extended_results = const offset_of!(NativeCall, extended_results),
    )
}

/// Size in bytes of the C library's `__pthread_unwind_buf_t`, with which it leaves a thread.
const UNWIND_BUFFER: usize = 104;

/// Calls the inner function of a [`NativeCall`], as the outermost frame of a thread that the C library may end, by
/// `pthread_exit` or by cancellation. In that case, the C library first runs the cleanup handlers
/// (`pthread_cleanup_push`) and unwinds the frames; then it jumps to the code here that calls `thread_ended`.
///
/// # Safety
/// Only to be called by [`enter`], whose registers it reads.
#[unsafe(naked)]
pub(in crate::jit) unsafe extern "sysv64" fn cancellable() {
    core::arch::naked_asm!(
        "push rbp",
        "sub rsp, {room}",
        "mov r13, rsp",
        "mov rdi, rsp",
        "xor esi, esi",
        "call [rip + {setjmp}@GOTPCREL]",
        "test eax, eax",
        "jnz 3f",
        "mov rdi, rsp",
        "call [rip + {register}@GOTPCREL]",
        "mov rcx, [rbx + {stack_len}]",
        "mov rsi, [rbx + {stack}]",
        "lea rax, [rcx + 1]",
        "and rax, -2",
        "shl rax, 3",
        "sub rsp, rax",
        "mov rdi, rsp",
        "cld",
        "rep movsq",
        "movups xmm0, [rbx + {floats}]",
        "movups xmm1, [rbx + {floats} + 16]",
        "movups xmm2, [rbx + {floats} + 32]",
        "movups xmm3, [rbx + {floats} + 48]",
        "movups xmm4, [rbx + {floats} + 64]",
        "movups xmm5, [rbx + {floats} + 80]",
        "movups xmm6, [rbx + {floats} + 96]",
        "movups xmm7, [rbx + {floats} + 112]",
        "mov rdi, [rbx + 8]",
        "mov rsi, [rbx + 16]",
        "mov rdx, [rbx + 24]",
        "mov rcx, [rbx + 32]",
        "mov r8, [rbx + 40]",
        "mov r9, [rbx + 48]",
        "mov eax, 8",
        "call [rbx + {inner}]",
        "mov rsp, r13",
        "mov [rsp + 104], rax",
        "mov [rsp + 112], rdx",
        "mov [rsp + 120], rcx",
        "movups [rsp + 128], xmm0",
        "movups [rsp + 144], xmm1",
        "mov rdi, rsp",
        "call [rip + {unregister}@GOTPCREL]",
        "mov rax, [rsp + 104]",
        "mov rdx, [rsp + 112]",
        "mov rcx, [rsp + 120]",
        "movups xmm0, [rsp + 128]",
        "movups xmm1, [rsp + 144]",
        "add rsp, {room}",
        "pop rbp",
        "ret",
        "3:",
        "call {ended}",
        "ud2",
        room = const UNWIND_BUFFER + 72,
        setjmp = sym __sigsetjmp,
        register = sym __pthread_register_cancel,
        unregister = sym __pthread_unregister_cancel,
        ended = sym crate::host::interpose::thread_ended,
        stack = const offset_of!(NativeCall, stack),
        stack_len = const offset_of!(NativeCall, stack_len),
        floats = const offset_of!(NativeCall, floats),
        inner = const offset_of!(NativeCall, inner),
    )
}

unsafe extern "C" {
    fn __sigsetjmp(buffer: *mut u8, mask: i32) -> i32;
    fn __pthread_register_cancel(buffer: *mut u8);
    fn __pthread_unregister_cancel(buffer: *mut u8);
}

/// Leaves the activation that [`enter`] saved at `saved`, in any state of the stack; `enter` then returns 1. Does not
/// return.
///
/// # Safety
/// `saved` must be the pointer passed to an [`enter`] that has not returned.
#[unsafe(naked)]
pub(in crate::jit) unsafe extern "sysv64" fn leave(saved: *const u64) -> ! {
    core::arch::naked_asm!(
        "mov eax, 1",
        "cld",
        // The interrupted code may have left values on the x87 stack, which would eventually overflow.
        "emms",
        "jmp {out}",
        out = sym out,
    )
}

/// Returns from [`enter`], for both functions above: rdi is the saved word, eax the result.
#[unsafe(naked)]
unsafe extern "sysv64" fn out() {
    core::arch::naked_asm!(
        "mov rsp, [rdi]",
        "ldmxcsr [rsp]",
        "fldcw [rsp + 4]",
        "add rsp, 8",
        "pop r15",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbx",
        "pop rbp",
        "ret",
    )
}

/// Whether an address is a return address in the outermost frame.
pub(in crate::jit) fn is_outside(address: u64) -> bool {
    /// Upper bound on the code size of either function, less than its distance to any function that calls a program.
    const SIZE: u64 = 512;
    let within = |start: u64| (start..start + SIZE).contains(&address);
    within(enter as *const () as u64) || within(cancellable as *const () as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jit::run::stack::{GuardedStack, SideStack};

    #[test]
    fn enter_reads_calls_where_they_are() {
        assert_eq!(offset_of!(NativeCall, target), 0);
        assert_eq!(offset_of!(NativeCall, ints), 8);
        assert_eq!((TailCall::TARGET, TailCall::RETURN_ADDRESS, TailCall::INTS, TailCall::FLOATS), (0, 8, 16, 64));
        assert_eq!((offset_of!(SideStack, top), offset_of!(SideStack, bottom)), (0, 8));
    }

    extern "sysv64" fn many(a: u64, b: f64, c: u64, d: u64, e: u64, f: u64, g: u64, h: u64, i: u64, j: u64) -> f64 {
        (a + 2 * c + 3 * d + 4 * e + 5 * f + 6 * g + 7 * h + 8 * i + 9 * j) as f64 + b
    }

    #[test]
    fn arguments_arrive_and_results_come_back() {
        let stack = GuardedStack::new(1 << 16).unwrap();
        let words = [7, 8, 9];
        let mut call = NativeCall::with_ints(many as *const () as u64, &[1, 2, 3, 4, 5, 6]);
        call.floats[0] = 0.5f64.to_bits().into();
        (call.stack, call.stack_len) = (words.as_ptr(), 3);
        let mut saved = 0;
        // SAFETY: `many` takes the arguments of `call`, and the stack is new.
        let left = unsafe { enter(&mut call, stack.range().end, &mut saved) };
        let want = (1..=9).map(|i| i * i).sum::<u64>() as f64 + 0.5;
        assert_eq!((left, f64::from_bits(call.float_results[0] as u64)), (0, want));
    }

    extern "sysv64" fn jump_out(saved: *const u64) {
        // SAFETY: the test below passes the pointer that it gave to `enter`.
        unsafe { leave(saved) }
    }

    #[test]
    fn leaving_comes_back_from_anywhere() {
        let stack = GuardedStack::new(0).unwrap();
        let mut saved = 0;
        let mut call = NativeCall::with_ints(jump_out as *const () as u64, &[&raw const saved as u64]);
        // SAFETY: `jump_out` takes the one word, and the stack is new.
        assert_eq!(unsafe { enter(&mut call, stack.range().end, &mut saved) }, 1);
    }

    #[unsafe(naked)]
    unsafe extern "sysv64" fn jump_out_of_the_x87(saved: *const u64) {
        core::arch::naked_asm!("fld1", "jmp {leave}", leave = sym leave)
    }

    #[test]
    fn leaving_empties_the_x87() {
        let stack = GuardedStack::new(0).unwrap();
        let one = 0x3fff << 64 | 1 << 63;
        for _ in 0..20 {
            let mut saved = 0;
            let mut call = NativeCall::with_ints(jump_out_of_the_x87 as *const () as u64, &[&raw const saved as u64]);
            // SAFETY: the function takes the one word, and the stack is new.
            assert_eq!(unsafe { enter(&mut call, stack.range().end, &mut saved) }, 1);
            assert_eq!(crate::jit::x86_64::x87::multiply(one, one), one);
        }
    }

    #[test]
    fn words_outside_are_not_read() {
        let stack = GuardedStack::new(1 << 20).unwrap();
        let range = stack.range();
        assert_eq!(stack.word(range.start), Some(0));
        assert_eq!(
            (stack.word(range.end), stack.word(range.start - 8), stack.word(range.start + 1)),
            (None, None, None)
        );
        assert!(GuardedStack::new(u64::MAX).is_err());
    }
}
