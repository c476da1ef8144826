//! Native calls, register by register. FFI libraries know only the types of C, not what LLVM does with
//! others: three integers in result registers, vectors, stack objects aligned to more than 16 bytes.

use super::Words;
use super::abi::{Giving, Passing, Signature};
use crate::host::unwind;
use crate::host::x86_64::call_offset;
use std::mem::offset_of;
use std::sync::Once;

/// Register and stack contents of a call, and its results. [`make`] accesses it by offset.
#[repr(C)]
#[derive(Default)]
struct Call {
    target: u64,
    /// rdi, rsi, rdx, rcx, r8, r9
    ints: [u64; 6],
    stack: u64,
    stack_len: u64,
    /// xmm0 to xmm7
    floats: [Words; 8],
    /// rax, rdx and rcx after the call.
    int_results: [u64; 3],
    /// xmm0 and xmm1 after the call.
    float_results: [Words; 2],
    /// Exception thrown by the function, or 0.
    thrown: u64,
    /// Number of results in st(0) and st(1).
    extended: u64,
    /// Results in st(0) and st(1).
    extended_results: [Words; 2],
    /// r10
    nest: u64,
}

/// Reusable buffer for stack arguments.
#[derive(Default)]
pub struct Room {
    stack: Vec<u64>,
}

/// Results of a call.
#[derive(Debug, Default)]
pub struct RawReturn {
    /// Words of register results, in the order of the result's scalars.
    pub registers: Vec<u64>,
    /// Words of a result in memory that the caller provided.
    pub memory: Vec<u64>,
    /// Exception thrown by the function, or 0.
    pub thrown: u64,
}

/// Assignment of arguments to registers and stack.
struct Places<'a> {
    call: Call,
    ints: usize,
    floats: usize,
    stack: &'a mut Vec<u64>,
    /// Position of the current vector: a register, or the first of its stack words.
    vector: Result<usize, usize>,
}

impl Places<'_> {
    fn word(&mut self, word: u64) {
        match self.call.ints.get_mut(self.ints) {
            Some(register) => {
                *register = word;
                self.ints += 1;
            }
            None => self.stack.push(word),
        }
    }

    fn float(&mut self, bits: u64) {
        match self.call.floats.get_mut(self.floats) {
            Some(register) => {
                *register = [bits, 0];
                self.floats += 1;
            }
            None => self.stack.push(bits),
        }
    }

    /// Places an element of a vector at byte `at`.
    fn lane(&mut self, at: u8, bits: u64) {
        if at == 0 {
            self.vector = if self.floats < self.call.floats.len() {
                self.floats += 1;
                Ok(self.floats - 1)
            } else {
                self.align(16);
                self.stack.extend([0; 2]);
                Err(self.stack.len() - 2)
            };
        }
        let half = usize::from(at / 8);
        let word = match self.vector {
            Ok(register) => &mut self.call.floats[register][half],
            Err(first) => &mut self.stack[first + half],
        };
        *word |= bits << (at % 8 * 8);
    }

    /// Places a value in a vector register, or in two stack words.
    fn quad(&mut self, words: Words) {
        match self.call.floats.get_mut(self.floats) {
            Some(register) => {
                *register = words;
                self.floats += 1;
            }
            None => self.aligned(words),
        }
    }

    /// Places two words on the stack, aligned to 16 bytes.
    fn aligned(&mut self, words: Words) {
        self.align(16);
        self.stack.extend(words);
    }

    /// Aligns the next stack word to a multiple of `align` bytes.
    fn align(&mut self, align: u64) {
        self.stack.resize(self.stack.len().next_multiple_of((align / 8).max(1) as usize), 0);
    }
}

impl Room {
    /// Makes a call. The real type of the function cannot be checked.
    ///
    /// # Safety There is a function at `code`, and every address passed as an object refers to memory of the
    /// stated size.
    pub unsafe fn call(&mut self, signature: &Signature, code: u64, args: &[Words]) -> RawReturn {
        self.stack.clear();
        let call = Call { target: code, ..Call::default() };
        let mut places = Places { call, ints: 0, floats: 0, stack: &mut self.stack, vector: Ok(0) };
        let mut given = RawReturn::default();
        if let Giving::Memory(size) = signature.giving {
            given.memory.resize(size.div_ceil(8) as usize, 0);
            places.word(given.memory.as_mut_ptr() as u64);
        }
        for (passing, &[low, high]) in signature.args.iter().zip(args) {
            match *passing {
                Passing::Word => places.word(low),
                Passing::Nest => places.call.nest = low,
                Passing::Small | Passing::Float | Passing::Double => places.float(low),
                Passing::Lane(at) => places.lane(at, low),
                Passing::Words => [low, high].into_iter().for_each(|word| places.word(word)),
                Passing::Pair if places.ints + 2 <= 6 => [low, high].into_iter().for_each(|word| places.word(word)),
                // A register left over is used by the next argument.
                Passing::Pair | Passing::Extended => places.aligned([low, high]),
                Passing::Quad => places.quad([low, high]),
                Passing::Object { size, align } => {
                    places.align(align);
                    let at = places.stack.len();
                    places.stack.resize(at + size.div_ceil(8).max(1) as usize, 0);
                    // SAFETY: the caller vouches for the object; the words just added have room for it.
                    unsafe {
                        let to = places.stack.as_mut_ptr().add(at).cast::<u8>();
                        std::ptr::copy_nonoverlapping(low as *const u8, to, size as usize);
                    }
                }
            }
        }
        let mut call = places.call;
        if let Giving::Registers(list) = &signature.giving {
            call.extended = list.iter().filter(|p| **p == Passing::Extended).count() as u64;
        }
        (call.stack, call.stack_len) = (self.stack.as_ptr() as u64, self.stack.len() as u64);
        // SAFETY: the caller vouches for the function; `call` describes its arguments.
        unsafe { make(&mut call) };
        given.thrown = call.thrown;
        if let Giving::Registers(list) = &signature.giving {
            given.registers = results(list, &call);
        }
        given
    }
}

/// Returns the words of a result in registers.
fn results(list: &[Passing], call: &Call) -> Vec<u64> {
    let (mut ints, mut floats) = (call.int_results.into_iter(), call.float_results.into_iter());
    let mut extended = call.extended_results.into_iter();
    let mut vector = Words::default();
    let mut words = Vec::with_capacity(list.len());
    for passing in list {
        match passing {
            Passing::Small | Passing::Float | Passing::Double => words.push(floats.next().unwrap_or_default()[0]),
            Passing::Lane(at) => {
                if *at == 0 {
                    vector = floats.next().unwrap_or_default();
                }
                words.push(vector[usize::from(at / 8)] >> (at % 8 * 8));
            }
            Passing::Quad => words.extend(floats.next().unwrap_or_default()),
            Passing::Extended => words.extend(extended.next().unwrap_or_default()),
            _ => words.push(ints.next().unwrap_or_default()),
        }
    }
    words
}

/// Makes a call.
///
/// # Safety `call` must describe a call that matches its target's type.
#[unsafe(naked)]
unsafe extern "sysv64" fn make(call: *mut Call) {
    core::arch::naked_asm!(
        "push rbp",
        "mov rbp, rsp",
        "push rbx",
        "push rbx",
        "mov rbx, rdi",
        "mov rcx, [rbx + {stack_len}]",
        "mov rsi, [rbx + {stack}]",
        "lea rax, [rcx * 8]",
        "sub rsp, rax",
        "and rsp, -{aligned}",
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
        "mov r10, [rbx + {nest}]",
        // Variadic functions read al: the number of vector registers used.
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
        "mov rbx, [rbp - 8]",
        "leave",
        "ret",
        stack = const offset_of!(Call, stack),
        stack_len = const offset_of!(Call, stack_len),
        floats = const offset_of!(Call, floats),
        int_results = const offset_of!(Call, int_results),
        float_results = const offset_of!(Call, float_results),
        nest = const offset_of!(Call, nest),
        extended = const offset_of!(Call, extended),
        extended_results = const offset_of!(Call, extended_results),
        aligned = const MAX_ALIGNED,
    )
}

/// Landing pad of [`make`], with the exception in rax. All other registers are as they were at the call.
///
/// # Safety Only the personality routine may jump here.
#[unsafe(naked)]
unsafe extern "sysv64" fn caught() {
    core::arch::naked_asm!(
        "mov [rbx + {thrown}], rax",
        "mov rbx, [rbp - 8]",
        "leave",
        "ret",
        thrown = const offset_of!(Call, thrown),
    )
}

/// Personality routine of [`make`]: catches every exception.
unsafe extern "C" fn catch(
    _version: i32,
    actions: i32,
    _class: u64,
    exception: *mut unwind::UnwindException,
    context: *mut unwind::UnwindContext,
) -> i32 {
    if actions & unwind::SEARCH != 0 {
        return unwind::HANDLER_FOUND;
    }
    // SAFETY: the unwinder passes the frame of `make`. Register 0 is rax.
    unsafe {
        unwind::_Unwind_SetGR(context, 0, exception as u64);
        unwind::_Unwind_SetIP(context, caught as *const () as u64);
    }
    unwind::INSTALL_CONTEXT
}

/// Registers unwind information of [`make`], once.
pub fn register() {
    static DONE: Once = Once::new();
    // SAFETY: it keeps a frame pointer and saves rbx next to it.
    DONE.call_once(|| unsafe { describe(make as *const () as u64, Some(catch as *const () as u64), &[RBX_SAVED]) });
}

/// rbx (3) is saved 24 bytes below the CFA.
const RBX_SAVED: [u8; 2] = [0x83, 3];

/// Registers unwind information of a function of ours, valid at its first call instruction.
///
/// # Safety The function makes a call. At the call its frame pointer is set up, and the callee-saved
/// registers that it has modified are saved as described by `saved`.
pub unsafe fn describe(start: u64, personality: Option<u64>, saved: &[[u8; 2]]) {
    // SAFETY: the function makes a call, by this function's contract.
    let size = unsafe { call_offset::up_to_call(start) };
    // Common information entry: version 1, optionally a personality at an absolute address, and the return
    // address (register 16) below the CFA, which is rsp (7) + 8 on entry.
    let mut shared = vec![0, 0, 0, 0, 1];
    shared.extend_from_slice(if personality.is_some() { b"zP\0" } else { b"z\0" });
    shared.extend([1, 0x78, 16]);
    match personality {
        Some(address) => {
            shared.extend([9, 0]);
            shared.extend(address.to_le_bytes());
        }
        None => shared.push(0),
    }
    shared.extend([0x0c, 7, 8, 0x90, 1]);
    // At the call: the CFA is rbp (6) + 16, and rbp is saved below it.
    let mut frame = Vec::new();
    frame.extend((shared.len() as u32 + 8).to_le_bytes());
    frame.extend(start.to_le_bytes());
    frame.extend(u64::from(size).to_le_bytes());
    frame.extend([0, 0x0c, 6, 16, 0x86, 2]);
    frame.extend_from_slice(saved.as_flattened());
    let mut table = Vec::new();
    for part in [shared, frame] {
        table.extend((part.len() as u32).to_le_bytes());
        table.extend(part);
    }
    // SAFETY: a complete table for a function of ours. It lives as long as the process.
    std::mem::forget(unsafe { unwind::RegisteredEhFrame::new(table) });
}

/// Alignment of the stack argument area in bytes, the largest that an object there may require.
const MAX_ALIGNED: u64 = 4096;
