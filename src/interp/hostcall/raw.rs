//! A call of machine code, register by register. Libraries for that know the types of C, and not what LLVM makes of others:
//! three integers in registers, vectors, objects on the stack aligned to more than 16 bytes.

use super::Words;
use super::abi::{Giving, Passing, Signature};
use crate::host::unwind;
use std::mem::offset_of;
use std::sync::Once;

/// What goes into registers and onto the stack, and what comes back. [`make`] reads it by offset.
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
    /// rax, rdx and rcx at the end.
    int_results: [u64; 3],
    /// xmm0 and xmm1 at the end.
    float_results: [Words; 2],
    /// The exception that left the function.
    thrown: u64,
    /// How many results come in st(0) and st(1).
    extended: u64,
    /// What they are.
    extended_results: [Words; 2],
    /// r10
    nest: u64,
}

/// Room for the arguments of calls, used again and again.
#[derive(Default)]
pub struct Room {
    stack: Vec<u64>,
}

/// What a call has given back.
#[derive(Debug, Default)]
pub struct Given {
    /// The words of registers, in the order of the result's scalars.
    pub registers: Vec<u64>,
    /// The words of memory that the caller provided, if it came there.
    pub memory: Vec<u64>,
    /// The exception that left the function, or 0.
    pub thrown: u64,
}

/// Arguments under way to their places.
struct Places<'a> {
    call: Call,
    ints: usize,
    floats: usize,
    stack: &'a mut Vec<u64>,
    /// Where the vector under way is: in a register, or on the stack from this word on.
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

    /// An element of a vector, at this byte of it.
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

    /// All of a vector register, or two words on the stack.
    fn quad(&mut self, words: Words) {
        match self.call.floats.get_mut(self.floats) {
            Some(register) => {
                *register = words;
                self.floats += 1;
            }
            None => self.aligned(words),
        }
    }

    /// Two words on the stack.
    fn aligned(&mut self, words: Words) {
        self.align(16);
        self.stack.extend(words);
    }

    /// The next place on the stack at a multiple of `align`.
    fn align(&mut self, align: u64) {
        self.stack.resize(self.stack.len().next_multiple_of((align / 8).max(1) as usize), 0);
    }
}

impl Room {
    /// Makes a call. Whether the function really has that type nobody can know.
    ///
    /// # Safety
    /// There is a function at `code`, and memory of the size stated at every address that stands for an object.
    pub unsafe fn call(&mut self, signature: &Signature, code: u64, args: &[Words]) -> Given {
        self.stack.clear();
        let call = Call { target: code, ..Call::default() };
        let mut places = Places { call, ints: 0, floats: 0, stack: &mut self.stack, vector: Ok(0) };
        let mut given = Given::default();
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
                // A register that is left is the next argument's.
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
        // SAFETY: the caller vouches for the function; `call` says where its arguments are.
        unsafe { make(&mut call) };
        given.thrown = call.thrown;
        if let Giving::Registers(list) = &signature.giving {
            given.registers = results(list, &call);
        }
        given
    }
}

/// The words of a result that comes in registers.
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
/// # Safety
/// `call` must describe a call that its target can take.
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
        aligned = const MOST_ALIGNED,
    )
}

/// Where [`make`] goes on after an exception, which is in rax. All other registers are as they were at the call.
///
/// # Safety
/// Only the personality jumps here.
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

/// The personality of [`make`]: every exception ends there.
unsafe extern "C" fn catch(
    _version: i32,
    actions: i32,
    _class: u64,
    exception: *mut unwind::Exception,
    context: *mut unwind::Context,
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

/// Tells the unwinder about [`make`], once.
pub fn register() {
    static DONE: Once = Once::new();
    // SAFETY: it keeps a frame pointer and saves rbx next to it.
    DONE.call_once(|| unsafe { describe(make as *const () as u64, Some(catch as *const () as u64), &[RBX_SAVED]) });
}

/// rbx (3) is 24 bytes below the end of the frame.
const RBX_SAVED: [u8; 2] = [0x83, 3];

/// Tells the unwinder about a function of ours at its first call.
///
/// # Safety
/// The function calls. There its frame pointer is set up, and the callee-saved registers that it has changed are where
/// `saved` says.
pub unsafe fn describe(start: u64, personality: Option<u64>, saved: &[[u8; 2]]) {
    // SAFETY: the caller says that it calls.
    let size = unsafe { unwind::up_to_call(start) };
    // What all such frames share: the first version, perhaps a personality at an absolute address, the return address
    // (register 16) below the frame's end, which is rsp (7) + 8.
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
    // At the call: the end is rbp (6) + 16, and rbp was saved below.
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
    // SAFETY: a whole table of a function of ours. It stays for as long as the process lives.
    std::mem::forget(unsafe { unwind::Registered::new(table) });
}

/// What is on the stack starts at a multiple of that, which is as much as an object asks for there.
const MOST_ALIGNED: u64 = 4096;
