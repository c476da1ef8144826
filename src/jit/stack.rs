//! The program's own stacks, and the way in and out.
//!
//! A program runs on a mapped stack of the size it was allowed, with a guard region below. Allocas that have no fixed place
//! in a frame (Cranelift has none such) live on a second one, the side stack, which each function cuts back to where it
//! found it.

use std::io;
use std::mem::offset_of;
use std::ops::Range;

use super::codemem::PAGE;

/// Untouchable bytes below a stack. Frames are probed page by page, so that any size would do; host functions are not.
const GUARD: u64 = 1 << 20;
/// Host functions need some.
const LEAST: u64 = 128 << 10;

/// Bytes above the outermost frame, all zero: a function that is called with fewer arguments than it takes finds something there,
/// as it does above the `main` of a process.
const ABOVE: u64 = PAGE;

/// A mapped stack.
pub(super) struct Stack {
    base: u64,
    size: u64,
}

impl Stack {
    /// Maps a stack; pages are taken when touched.
    pub(super) fn new(size: u64) -> io::Result<Stack> {
        let too_large = || io::Error::new(io::ErrorKind::OutOfMemory, "the stack is too large");
        let size = size.max(LEAST).checked_next_multiple_of(PAGE).ok_or_else(too_large)?;
        let whole = size.checked_add(GUARD + ABOVE).filter(|s| *s < 1 << 46).ok_or_else(too_large)?;
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | libc::MAP_STACK;
        // SAFETY: a new anonymous mapping touches nothing that exists.
        let base = unsafe {
            libc::mmap(std::ptr::null_mut(), whole as usize, libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0)
        };
        if base == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        let stack = Stack { base: base as u64, size };
        // SAFETY: these are the lowest pages of the mapping just made.
        match unsafe { libc::mprotect(base, GUARD as usize, libc::PROT_NONE) } {
            0 => Ok(stack),
            _ => Err(io::Error::last_os_error()),
        }
    }

    /// The usable part.
    pub(super) fn range(&self) -> Range<u64> {
        self.base + GUARD..self.base + GUARD + self.size
    }

    /// The guard region below it.
    pub(super) fn guard(&self) -> Range<u64> {
        self.base..self.base + GUARD
    }

    /// The word at an address of the usable part.
    pub(super) fn word(&self, address: u64) -> Option<u64> {
        let range = self.range();
        let inside = address.is_multiple_of(8) && range.start <= address && address < range.end;
        // SAFETY: the address is aligned and lies in the readable part of the mapping.
        inside.then(|| unsafe { std::ptr::read_volatile(address as *const u64) })
    }
}

impl Drop for Stack {
    fn drop(&mut self) {
        // SAFETY: the mapping was made by `new` with this size, and no program runs on it any more.
        unsafe { libc::munmap(self.base as *mut libc::c_void, (GUARD + self.size + ABOVE) as usize) };
    }
}

/// What a thread of a program runs on.
pub(super) struct Stacks {
    /// Frames.
    pub stack: Stack,
    /// Allocas without a place in a frame.
    pub side: Stack,
}

impl Stacks {
    /// Two of a size.
    pub(super) fn new(size: u64) -> io::Result<Stacks> {
        Ok(Stacks { stack: Stack::new(size)?, side: Stack::new(size)? })
    }

    /// The end of the stack, where the outermost frame begins.
    pub(super) fn top(&self) -> u64 {
        self.stack.range().end
    }

    /// The side stack, with nothing on it.
    pub(super) fn side(&self) -> SideStack {
        let range = self.side.range();
        SideStack { top: range.end, bottom: range.start }
    }
}

/// A side stack's pointer, which moves down. Compiled code reads and writes it by offset.
#[repr(C)]
#[derive(Debug)]
pub(super) struct SideStack {
    /// End of the free part.
    pub top: u64,
    /// Its start.
    pub bottom: u64,
}

impl SideStack {
    /// Offset of `top`.
    pub(super) const TOP: i32 = 0;
    /// Offset of `bottom`.
    pub(super) const BOTTOM: i32 = 8;
}

/// A call of a function by the System V convention: what goes into registers and onto the stack, and what comes back.
/// [`enter`] reads it by offset.
#[repr(C)]
#[derive(Debug, Default)]
pub(super) struct Call {
    /// The function.
    pub target: u64,
    /// rdi, rsi, rdx, rcx, r8, r9
    pub ints: [u64; 6],
    /// xmm0 to xmm7
    pub floats: [u128; 8],
    /// Words on the stack.
    pub stack: *const u64,
    /// Their number.
    pub stack_len: u64,
    /// rax, rdx and rcx at the end.
    pub int_results: [u64; 3],
    /// xmm0 and xmm1 at the end.
    pub float_results: [u128; 2],
    /// How many results are in st(0) and st(1).
    pub extended: u64,
    /// The function, where `target` is [`cancellable`].
    pub inner: u64,
    /// What they are.
    pub extended_results: [u128; 2],
}

impl Call {
    /// A call with integer arguments only, at most six.
    pub(super) fn with_ints(target: u64, args: &[u64]) -> Call {
        let mut call = Call { target, ..Call::default() };
        call.ints[..args.len()].copy_from_slice(args);
        call
    }
}

/// A `musttail` call under way: what goes into registers is here. Compiled code writes it by offset, [`tail_call`] reads it.
#[repr(C)]
#[derive(Debug)]
pub(super) struct TailCall {
    target: u64,
    /// Where the function would have returned to, and its callee will.
    return_address: u64,
    ints: [u64; 6],
    floats: [[u64; 2]; 8],
}

impl TailCall {
    /// None under way.
    pub(super) const NONE: TailCall = TailCall { target: 0, return_address: 0, ints: [0; 6], floats: [[0; 2]; 8] };
    /// Offset of `target`.
    pub(super) const TARGET: i32 = offset_of!(TailCall, target) as i32;
    /// Offset of `return_address`.
    pub(super) const RETURN_ADDRESS: i32 = offset_of!(TailCall, return_address) as i32;
    /// Offset of `ints`; `floats` follow, as in a save area.
    pub(super) const INTS: i32 = offset_of!(TailCall, ints) as i32;
    /// Offset of `floats`.
    pub(super) const FLOATS: i32 = offset_of!(TailCall, floats) as i32;
}

/// What a function returns to that ends in a `musttail` call: its frame is gone, and its arguments on the stack are the
/// callee's already. The callee finds what it would find if it had been called in the first place.
///
/// # Safety
/// Only to be returned to, with a [`TailCall`] noted for the thread.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn tail_call() {
    core::arch::naked_asm!(
        // Room for the return address, aligned as calls want it.
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
        // Variadic functions look at al.
        "mov eax, 8",
        "jmp r11",
        state = sym super::runtime::tail_call,
    )
}

/// Calls on another stack. Returns 0 when the function has returned, 1 when [`leave`] was jumped to.
///
/// # Safety
/// `call` must describe a call that its target can take, `top` the end of a stack nobody uses, `saved` a word that lives
/// until the return and is what [`leave`] is given.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn enter(call: *mut Call, top: u64, saved: *mut u64) -> u64 {
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
        // A zero frame pointer ends the chain of frames.
        "xor ebp, ebp",
        // Words on the stack, aligned to 16 bytes at the call.
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
        // Variadic functions look at al.
        "mov eax, 8",
        "call [rbx]",
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
        stack = const offset_of!(Call, stack),
        stack_len = const offset_of!(Call, stack_len),
        floats = const offset_of!(Call, floats),
        int_results = const offset_of!(Call, int_results),
        float_results = const offset_of!(Call, float_results),
        extended = const offset_of!(Call, extended),
        extended_results = const offset_of!(Call, extended_results),
    )
}

/// Bytes that the C library wants for the way out of a thread (`__pthread_unwind_buf_t`).
const UNWIND_BUFFER: usize = 104;

/// The outermost frame of a thread that the C library may end, by `pthread_exit` or because it is cancelled: calls what a
/// [`Call`] has as its inner function. What the thread has pushed (`pthread_cleanup_push`) and frames that can be unwound come
/// first; then the C library jumps here, to be told where threads end.
///
/// # Safety
/// Only to be called by [`enter`], whose registers it looks at.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn cancellable() {
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
        ended = sym crate::host::thread_ended,
        stack = const offset_of!(Call, stack),
        stack_len = const offset_of!(Call, stack_len),
        floats = const offset_of!(Call, floats),
        inner = const offset_of!(Call, inner),
    )
}

unsafe extern "C" {
    fn __sigsetjmp(buffer: *mut u8, mask: i32) -> i32;
    fn __pthread_register_cancel(buffer: *mut u8);
    fn __pthread_unregister_cancel(buffer: *mut u8);
}

/// Leaves the activation that [`enter`] saved at `saved`, whatever the stack looks like: `enter` returns 1. Never returns
/// itself.
///
/// # Safety
/// `saved` is what an [`enter`] that has not returned was given.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn leave(saved: *const u64) -> ! {
    core::arch::naked_asm!(
        "mov eax, 1",
        "cld",
        // Whoever was cut off may have had something in the x87, which would fill up in time.
        "emms",
        "jmp {out}",
        out = sym out,
    )
}

/// The common end of the two: rdi is the saved word, eax the result.
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

/// Whether an address is where the outermost function returns to.
pub(super) fn is_outside(address: u64) -> bool {
    /// More than its instructions take, and less than lies between it and anything that calls a program.
    const SIZE: u64 = 512;
    let within = |start: u64| (start..start + SIZE).contains(&address);
    within(enter as *const () as u64) || within(cancellable as *const () as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn enter_reads_calls_where_they_are() {
        assert_eq!(offset_of!(Call, target), 0);
        assert_eq!(offset_of!(Call, ints), 8);
        assert_eq!((TailCall::TARGET, TailCall::RETURN_ADDRESS, TailCall::INTS, TailCall::FLOATS), (0, 8, 16, 64));
        assert_eq!((offset_of!(SideStack, top), offset_of!(SideStack, bottom)), (0, 8));
    }

    extern "sysv64" fn many(a: u64, b: f64, c: u64, d: u64, e: u64, f: u64, g: u64, h: u64, i: u64, j: u64) -> f64 {
        (a + 2 * c + 3 * d + 4 * e + 5 * f + 6 * g + 7 * h + 8 * i + 9 * j) as f64 + b
    }

    #[test]
    fn arguments_arrive_and_results_come_back() {
        let stack = Stack::new(1 << 16).unwrap();
        let words = [7, 8, 9];
        let mut call = Call::with_ints(many as *const () as u64, &[1, 2, 3, 4, 5, 6]);
        call.floats[0] = 0.5f64.to_bits().into();
        (call.stack, call.stack_len) = (words.as_ptr(), 3);
        let mut saved = 0;
        // SAFETY: `many` takes what `call` says, and the stack is new.
        let left = unsafe { enter(&mut call, stack.range().end, &mut saved) };
        let want = (1..=9).map(|i| i * i).sum::<u64>() as f64 + 0.5;
        assert_eq!((left, f64::from_bits(call.float_results[0] as u64)), (0, want));
    }

    extern "sysv64" fn jump_out(saved: *const u64) {
        // SAFETY: the test below passes what it gave to `enter`.
        unsafe { leave(saved) }
    }

    #[test]
    fn leaving_comes_back_from_anywhere() {
        let stack = Stack::new(0).unwrap();
        let mut saved = 0;
        let mut call = Call::with_ints(jump_out as *const () as u64, &[&raw const saved as u64]);
        // SAFETY: `jump_out` takes the one word, and the stack is new.
        assert_eq!(unsafe { enter(&mut call, stack.range().end, &mut saved) }, 1);
    }

    #[unsafe(naked)]
    unsafe extern "sysv64" fn jump_out_of_the_x87(saved: *const u64) {
        core::arch::naked_asm!("fld1", "jmp {leave}", leave = sym leave)
    }

    #[test]
    fn leaving_empties_the_x87() {
        let stack = Stack::new(0).unwrap();
        let one = 0x3fff << 64 | 1 << 63;
        for _ in 0..20 {
            let mut saved = 0;
            let mut call = Call::with_ints(jump_out_of_the_x87 as *const () as u64, &[&raw const saved as u64]);
            // SAFETY: the function takes the one word, and the stack is new.
            assert_eq!(unsafe { enter(&mut call, stack.range().end, &mut saved) }, 1);
            assert_eq!(crate::jit::x87::multiply(one, one), one);
        }
    }

    #[test]
    fn words_outside_are_not_read() {
        let stack = Stack::new(1 << 20).unwrap();
        let range = stack.range();
        assert_eq!(stack.word(range.start), Some(0));
        assert_eq!(
            (stack.word(range.end), stack.word(range.start - 8), stack.word(range.start + 1)),
            (None, None, None)
        );
        assert!(Stack::new(u64::MAX).is_err());
    }
}
