//! Stubs through which a program calls Rust closures: a few bytes for each closure, which load the closure's
//! address into a register that carries no argument and jump to `entry`.

use crate::engine::observe::ScalarKind;
use crate::host::closures::invoke;
use crate::ir::FloatKind;
use std::io;
use std::mem::offset_of;

/// Argument and return registers of a call, as [`entry`] stores them.
#[repr(C)]
pub(in crate::host) struct SavedRegisters {
    ints: [u64; 6],
    floats: [[u64; 2]; 8],
    /// Arguments passed on the stack.
    stack: *const u64,
    pub(in crate::host) int_results: [u64; 2],
    pub(in crate::host) float_result: [u64; 2],
}

/// Number of integer registers, vector registers and stack words consumed so far.
#[derive(Default)]
pub(in crate::host) struct ArgCursor {
    ints: usize,
    floats: usize,
    words: usize,
}

impl ArgCursor {
    /// Returns the next argument, as placed by SysV and LLVM.
    #[inline]
    pub(in crate::host) fn next(&mut self, registers: &SavedRegisters, kind: ScalarKind) -> u128 {
        match kind {
            ScalarKind::Float(FloatKind::Float | FloatKind::Double) if self.floats < 8 => {
                self.floats += 1;
                registers.floats[self.floats - 1][0].into()
            }
            ScalarKind::Float(_) => self.word(registers).into(),
            // A 128-bit integer goes into two registers, or entirely to the stack.
            ScalarKind::Int(65..) if self.ints + 2 > 6 => {
                self.words = self.words.next_multiple_of(2);
                let low = self.word(registers);
                u128::from(low) | u128::from(self.word(registers)) << 64
            }
            ScalarKind::Int(65..) => {
                self.ints += 2;
                u128::from(registers.ints[self.ints - 2]) | u128::from(registers.ints[self.ints - 1]) << 64
            }
            ScalarKind::Int(_) | ScalarKind::Ptr if self.ints < 6 => {
                self.ints += 1;
                registers.ints[self.ints - 1].into()
            }
            ScalarKind::Int(_) | ScalarKind::Ptr => self.word(registers).into(),
        }
    }

    #[inline]
    fn word(&mut self, registers: &SavedRegisters) -> u64 {
        // SAFETY: the caller has passed arguments of this signature.
        let word = unsafe { registers.stack.add(self.words).read() };
        self.words += 1;
        word
    }
}

/// Stack space for the registers, in bytes; a multiple of 16 keeps the stack aligned.
const ROOM: usize = size_of::<SavedRegisters>().next_multiple_of(16);

/// Prologue of a function that takes arguments of any kind. It allocates `{room}` bytes of stack and stores
/// the SysV argument registers there: integer registers first, vector registers at `{floats}`, and at
/// `{stack}` the address of the stack arguments, above the frame pointer and the return address.
macro_rules! save_arguments {
    () => {
        concat!(
            "push rbp\n",
            "mov rbp, rsp\n",
            "sub rsp, {room}\n",
            "mov [rsp], rdi\n",
            "mov [rsp + 8], rsi\n",
            "mov [rsp + 16], rdx\n",
            "mov [rsp + 24], rcx\n",
            "mov [rsp + 32], r8\n",
            "mov [rsp + 40], r9\n",
            "movups [rsp + {floats}], xmm0\n",
            "movups [rsp + {floats} + 16], xmm1\n",
            "movups [rsp + {floats} + 32], xmm2\n",
            "movups [rsp + {floats} + 48], xmm3\n",
            "movups [rsp + {floats} + 64], xmm4\n",
            "movups [rsp + {floats} + 80], xmm5\n",
            "movups [rsp + {floats} + 96], xmm6\n",
            "movups [rsp + {floats} + 112], xmm7\n",
            "lea rax, [rbp + 16]\n",
            "mov [rsp + {stack}], rax\n",
        )
    };
}
pub(crate) use save_arguments;

/// Receives the calls of all closures from their stubs, with the address of the closure in r10.
///
/// # Safety
/// Only stubs may jump to this function, called with the arguments that the closure takes.
#[unsafe(naked)]
unsafe extern "sysv64" fn entry() {
    core::arch::naked_asm!(
        save_arguments!(),
        "mov rdi, r10",
        "mov rsi, rsp",
        "call {invoke}",
        "mov rax, [rsp + {ints}]",
        "mov rdx, [rsp + {ints} + 8]",
        "movups xmm0, [rsp + {float}]",
        "leave",
        "ret",
        room = const ROOM,
        floats = const offset_of!(SavedRegisters, floats),
        stack = const offset_of!(SavedRegisters, stack),
        ints = const offset_of!(SavedRegisters, int_results),
        float = const offset_of!(SavedRegisters, float_result),
        invoke = sym invoke,
    )
}

/// Size of a stub in bytes.
const STUB: usize = 32;

/// Executable memory with one stub for each closure.
#[derive(Debug)]
pub(in crate::host) struct StubMemory {
    start: usize,
    size: usize,
}

impl StubMemory {
    /// Generates the stubs of closures at these addresses.
    pub(in crate::host) fn new(closures: impl ExactSizeIterator<Item = u64>) -> io::Result<StubMemory> {
        let mut bytes = Vec::with_capacity(closures.len() * STUB);
        for closure in closures {
            // mov r10, closure; mov r11, entry; jmp r11
            bytes.extend([0x49, 0xba]);
            bytes.extend(closure.to_le_bytes());
            bytes.extend([0x49, 0xbb]);
            bytes.extend((entry as *const () as u64).to_le_bytes());
            bytes.extend([0x41, 0xff, 0xe3]);
            bytes.resize(bytes.len().next_multiple_of(STUB), 0xcc);
        }
        StubMemory::with_code(&bytes)
    }

    /// Returns the address of a stub, by its number.
    pub(in crate::host) fn address(&self, number: usize) -> usize {
        self.start + number * STUB
    }

    fn with_code(bytes: &[u8]) -> io::Result<StubMemory> {
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        // SAFETY: a new mapping overlaps no other memory; it is written before it becomes executable, and never after.
        unsafe {
            let start = libc::mmap(std::ptr::null_mut(), bytes.len(), libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0);
            if start == libc::MAP_FAILED {
                return Err(io::Error::last_os_error());
            }
            let code = StubMemory { start: start as usize, size: bytes.len() };
            std::ptr::copy_nonoverlapping(bytes.as_ptr(), start.cast(), bytes.len());
            match libc::mprotect(start, bytes.len(), libc::PROT_READ | libc::PROT_EXEC) {
                0 => Ok(code),
                _ => Err(io::Error::last_os_error()),
            }
        }
    }
}

impl Drop for StubMemory {
    fn drop(&mut self) {
        // SAFETY: a mapping of this struct; the engine whose programs called the stubs no longer exists.
        unsafe { libc::munmap(self.start as *mut libc::c_void, self.size) };
    }
}
