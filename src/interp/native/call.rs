//! Native calls, register by register. Libraries such as libffi support only the types of C. LLVM also returns three
//! integers in registers (rax, rdx, rcx), passes vectors, and aligns stack objects to more than 16 bytes.

use super::Words;
use super::abi::{Passing, ReturnPassing, Signature};
use crate::host::unwind;
use crate::host::x86_64::call_offset;
use std::mem::offset_of;
use std::sync::Once;

/// Register and stack contents of a call, and its results. [`call_trampoline`] accesses it by offset.
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
pub struct StackArgs {
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
struct ArgAssigner<'a> {
    call: Call,
    ints: usize,
    floats: usize,
    stack: &'a mut Vec<u64>,
    /// Position of the current vector: a register, or the first of its stack words.
    vector: Result<usize, usize>,
}

impl ArgAssigner<'_> {
    /// Assigns an integer.
    fn push_int(&mut self, word: u64) {
        match self.call.ints.get_mut(self.ints) {
            Some(register) => {
                *register = word;
                self.ints += 1;
            }
            None => self.stack.push(word),
        }
    }

    /// Assigns a floating-point number.
    fn push_float(&mut self, bits: u64) {
        match self.call.floats.get_mut(self.floats) {
            Some(register) => {
                *register = [bits, 0];
                self.floats += 1;
            }
            None => self.stack.push(bits),
        }
    }

    /// Assigns an element of a vector at byte `at`.
    fn push_lane(&mut self, at: u8, bits: u64) {
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

    /// Assigns a value to a vector register, or to two stack words.
    fn push_xmm128(&mut self, words: Words) {
        match self.call.floats.get_mut(self.floats) {
            Some(register) => {
                *register = words;
                self.floats += 1;
            }
            None => self.push_stack_pair(words),
        }
    }

    /// Assigns two words on the stack, aligned to 16 bytes.
    fn push_stack_pair(&mut self, words: Words) {
        self.align(16);
        self.stack.extend(words);
    }

    /// Aligns the next stack word to a multiple of `align` bytes.
    fn align(&mut self, align: u64) {
        self.stack.resize(self.stack.len().next_multiple_of((align / 8).max(1) as usize), 0);
    }
}

impl StackArgs {
    /// Calls a function. Its actual signature is not checked.
    ///
    /// # Safety
    /// There is a function at `code`, and every address passed as an object refers to memory of the
    /// stated size.
    pub unsafe fn call(&mut self, signature: &Signature, code: u64, args: &[Words]) -> RawReturn {
        self.stack.clear();
        let call = Call { target: code, ..Call::default() };
        let mut assigner = ArgAssigner { call, ints: 0, floats: 0, stack: &mut self.stack, vector: Ok(0) };
        let mut result = RawReturn::default();
        if let ReturnPassing::Memory(size) = signature.ret {
            result.memory.resize(size.div_ceil(8) as usize, 0);
            assigner.push_int(result.memory.as_mut_ptr() as u64);
        }
        for (passing, &[low, high]) in signature.args.iter().zip(args) {
            match *passing {
                Passing::Word => assigner.push_int(low),
                Passing::Nest => assigner.call.nest = low,
                Passing::Half | Passing::Float | Passing::Double => assigner.push_float(low),
                Passing::Lane(at) => assigner.push_lane(at, low),
                Passing::TwoWords => [low, high].into_iter().for_each(|word| assigner.push_int(word)),
                Passing::I128 if assigner.ints + 2 <= assigner.call.ints.len() => {
                    [low, high].into_iter().for_each(|word| assigner.push_int(word))
                }
                // If only one register is left, the pair goes to the stack, and a later argument takes the register.
                Passing::I128 | Passing::X86Fp80 => assigner.push_stack_pair([low, high]),
                Passing::Fp128 => assigner.push_xmm128([low, high]),
                Passing::ByVal { size, align } => {
                    assigner.align(align);
                    let at = assigner.stack.len();
                    assigner.stack.resize(at + size.div_ceil(8).max(1) as usize, 0);
                    // SAFETY: the object is valid by the caller's contract; the words just added have room for it.
                    unsafe {
                        let to = assigner.stack.as_mut_ptr().add(at).cast::<u8>();
                        std::ptr::copy_nonoverlapping(low as *const u8, to, size as usize);
                    }
                }
            }
        }
        let mut call = assigner.call;
        if let ReturnPassing::Registers(list) = &signature.ret {
            call.extended = list.iter().filter(|p| **p == Passing::X86Fp80).count() as u64;
        }
        (call.stack, call.stack_len) = (self.stack.as_ptr() as u64, self.stack.len() as u64);
        // SAFETY: the function is valid by the caller's contract; `call` describes its arguments.
        unsafe { call_trampoline(&mut call) };
        result.thrown = call.thrown;
        if let ReturnPassing::Registers(list) = &signature.ret {
            result.registers = results(list, &call);
        }
        result
    }
}

/// Returns the words of a result in registers. Enough registers are captured, since [`ReturnPassing::of`] chooses
/// registers only then.
fn results(list: &[Passing], call: &Call) -> Vec<u64> {
    let (mut ints, mut floats) = (call.int_results.into_iter(), call.float_results.into_iter());
    let mut extended = call.extended_results.into_iter();
    let mut vector = Words::default();
    let mut words = Vec::with_capacity(list.len());
    for passing in list {
        match passing {
            Passing::Half | Passing::Float | Passing::Double => words.push(floats.next().unwrap_or_default()[0]),
            Passing::Lane(at) => {
                if *at == 0 {
                    vector = floats.next().unwrap_or_default();
                }
                words.push(vector[usize::from(at / 8)] >> (at % 8 * 8));
            }
            Passing::Fp128 => words.extend(floats.next().unwrap_or_default()),
            Passing::X86Fp80 => words.extend(extended.next().unwrap_or_default()),
            _ => words.push(ints.next().unwrap_or_default()),
        }
    }
    words
}

/// Copies the stack arguments, loads the argument registers, calls the target and stores the result
/// registers.
///
/// # Safety
/// `call` must describe a call that matches its target's type.
#[unsafe(naked)]
unsafe extern "sysv64" fn call_trampoline(call: *mut Call) {
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
        "and rsp, -{stack_align}",
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
        "mov rdi, [rbx + {ints}]",
        "mov rsi, [rbx + {ints} + 8]",
        "mov rdx, [rbx + {ints} + 16]",
        "mov rcx, [rbx + {ints} + 24]",
        "mov r8, [rbx + {ints} + 32]",
        "mov r9, [rbx + {ints} + 40]",
        "mov r10, [rbx + {nest}]",
        // Variadic functions read al: the number of vector registers used.
        "mov eax, 8",
        "call [rbx + {target}]",
        call_offset::mark_call!(),
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
        target = const offset_of!(Call, target),
        ints = const offset_of!(Call, ints),
        stack = const offset_of!(Call, stack),
        stack_len = const offset_of!(Call, stack_len),
        floats = const offset_of!(Call, floats),
        int_results = const offset_of!(Call, int_results),
        float_results = const offset_of!(Call, float_results),
        nest = const offset_of!(Call, nest),
        extended = const offset_of!(Call, extended),
        extended_results = const offset_of!(Call, extended_results),
        stack_align = const STACK_ALIGN,
    )
}

/// Landing pad of [`call_trampoline`], with the exception in rax. The unwinder has restored the callee-saved registers.
///
/// # Safety
/// Only the personality routine may jump here.
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

/// Personality routine of [`call_trampoline`]: catches every exception.
unsafe extern "C" fn catch(
    _version: i32,
    actions: i32,
    _class: u64,
    exception: *mut unwind::UnwindException,
    context: *mut unwind::UnwindContext,
) -> i32 {
    if actions & unwind::UA_SEARCH_PHASE != 0 {
        return unwind::URC_HANDLER_FOUND;
    }
    // SAFETY: the unwinder passes the frame of `call_trampoline`. Register 0 is rax.
    unsafe {
        unwind::_Unwind_SetGR(context, 0, exception as u64);
        unwind::_Unwind_SetIP(context, caught as *const () as u64);
    }
    unwind::URC_INSTALL_CONTEXT
}

/// Registers unwind information of [`call_trampoline`], once.
pub fn register_unwind_info() {
    static DONE: Once = Once::new();
    // SAFETY: it keeps a frame pointer and saves rbx next to it.
    DONE.call_once(|| unsafe {
        register_cfi(call_trampoline as *const () as u64, Some(catch as *const () as u64), &[RBX_SAVED])
    });
}

/// Call frame instructions: the CFA is a register plus an offset; a register (in the lower bits) is saved at a
/// multiple of -8 bytes from the CFA.
const DW_CFA_DEF_CFA: u8 = 0x0c;
const DW_CFA_OFFSET: u8 = 0x80;

/// rbx (3) is saved 24 bytes below the CFA.
const RBX_SAVED: [u8; 2] = [DW_CFA_OFFSET | 3, 3];

/// Registers unwind information of a hand-written function of this crate, valid at its marked call.
///
/// # Safety
/// The function makes a call. At the call its frame pointer is set up, and the callee-saved
/// registers that it has modified are saved as described by `saved`.
pub unsafe fn register_cfi(start: u64, personality: Option<u64>, saved: &[[u8; 2]]) {
    // SAFETY: the function makes a call, by the contract of this function.
    let size = unsafe { call_offset::up_to_marked_call(start) };
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
    shared.extend([DW_CFA_DEF_CFA, 7, 8, DW_CFA_OFFSET | 16, 1]);
    // At the call: the CFA is rbp (6) + 16, and rbp is saved below it.
    let mut frame = Vec::new();
    frame.extend((shared.len() as u32 + 8).to_le_bytes());
    frame.extend(start.to_le_bytes());
    frame.extend(u64::from(size).to_le_bytes());
    frame.extend([0, DW_CFA_DEF_CFA, 6, 16, DW_CFA_OFFSET | 6, 2]);
    frame.extend_from_slice(saved.as_flattened());
    let mut table = Vec::new();
    for part in [shared, frame] {
        table.extend((part.len() as u32).to_le_bytes());
        table.extend(part);
    }
    // SAFETY: a complete table for a function of this crate. It lives as long as the process.
    std::mem::forget(unsafe { unwind::RegisteredEhFrame::new(table) });
}

/// Alignment of the stack argument area in bytes: the largest one that an object in it may require.
const STACK_ALIGN: u64 = 4096;
