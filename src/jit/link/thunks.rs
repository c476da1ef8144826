//! Machine code of thunks: entries of variadic functions, which save the argument registers, and of functions with `nest`,
//! and calls that convert between calling conventions.

use crate::jit::link::symbol::{Symbol, ThunkTarget};
use crate::jit::translate;
use crate::jit::translate::signature::NestRegister;
use crate::jit::x86_64::access_stubs;

/// Machine code of the entry of a function.
#[derive(Debug)]
pub(in crate::jit) struct EntryThunk {
    pub bytes: Vec<u8>,
    /// Offset of the 32-bit displacement with which it jumps to or calls the code of the function.
    pub displacement: u32,
}

/// Offset of the target's address in the thunk to a variadic function.
pub(in crate::jit) const VARIADIC_TARGET: u64 = 7;

/// Assembles a thunk that is not the entry of a function. `host` returns the address of a host function. `None` for
/// symbols that are no such thunk, or whose target has no address.
pub(in crate::jit) fn call_thunk(symbol: Symbol, host: impl Fn(u32) -> Option<u64>) -> Option<Vec<u8>> {
    match symbol {
        Symbol::Variadic(n) => Some(variadic_call(host(n)?)),
        Symbol::VariadicPointer(target) => Some(variadic_pointer_call(target)),
        Symbol::NestPointer(target) => Some(nest_call(target)),
        Symbol::Aligned { target, words, align } => Some(aligned_call(target, words, align)),
        Symbol::Access(stub) => Some(stub.code()),
        Symbol::PreservingCall(function, result) => Some(access_stubs::preserving_call(function.prepared(), result)),
        _ => None,
    }
}

/// Assembles a thunk to a variadic host function: sets al to the maximum number of vector registers with arguments, then
/// jumps.
fn variadic_call(target: u64) -> Vec<u8> {
    // mov eax, 8; movabs r11, target; jmp r11
    let mut code = vec![0xb8, 8, 0, 0, 0, 0x49, 0xbb];
    code.extend(target.to_le_bytes());
    code.extend([0x41, 0xff, 0xe3]);
    code
}

/// Assembles the same for a variadic function called by pointer.
fn variadic_pointer_call(target: ThunkTarget) -> Vec<u8> {
    // mov eax, 8
    let mut code = vec![0xb8, 8, 0, 0, 0];
    match target {
        // jmp rdi, rsi, rdx, rcx
        ThunkTarget::Register(n @ 0..4) => code.extend([0xff, [0xe7, 0xe6, 0xe2, 0xe1][n as usize]]),
        // jmp r8, r9
        ThunkTarget::Register(n) => code.extend([0x41, 0xff, if n == 4 { 0xe0 } else { 0xe1 }]),
        ThunkTarget::Stack(n) => {
            // jmp [rsp + 8 + 8 * n], above the return address
            code.extend([0xff, 0xa4, 0x24]);
            code.extend((8 + 8 * n).to_le_bytes());
        }
    }
    code
}

/// Assembles the entry of a function with a `nest` parameter: moves it from r10 to the parameter's register.
pub(in crate::jit) fn nest_entry(register: NestRegister) -> EntryThunk {
    let mut code = match register {
        // mov r, r10 for rdi, rsi, rdx, rcx, r8, r9
        NestRegister::Int(n @ 0..4) => vec![0x4c, 0x89, [0xd7, 0xd6, 0xd2, 0xd1][n as usize]],
        NestRegister::Int(n) => vec![0x4d, 0x89, if n == 4 { 0xd0 } else { 0xd1 }],
        // movq xmm, r10
        NestRegister::Float(n) => vec![0x66, 0x49, 0x0f, 0x6e, 0xc2 | (n as u8 & 7) << 3],
    };
    // jmp target
    code.push(0xe9);
    let displacement = code.len() as u32;
    code.extend([0; 4]);
    EntryThunk { bytes: code, displacement }
}

/// Assembles a thunk to a function with an argument in r10. The pair at the address holds this argument and the address
/// of the function.
fn nest_call(pair: ThunkTarget) -> Vec<u8> {
    let mut code = match pair {
        // mov r11, rdi, rsi, rdx, rcx; r8, r9
        ThunkTarget::Register(n @ 0..4) => vec![0x49, 0x89, [0xfb, 0xf3, 0xd3, 0xcb][n as usize]],
        ThunkTarget::Register(n) => vec![0x4d, 0x89, if n == 4 { 0xc3 } else { 0xcb }],
        // mov r11, [rsp + 8 + 8 * n], above the return address
        ThunkTarget::Stack(n) => {
            let mut code = vec![0x4c, 0x8b, 0x9c, 0x24];
            code.extend((8 + 8 * n).to_le_bytes());
            code
        }
    };
    // mov eax, 8: variadic functions read al; mov r10, [r11]; jmp [r11 + 8]
    code.extend([0xb8, 8, 0, 0, 0, 0x4d, 0x8b, 0x13, 0x41, 0xff, 0x63, 8]);
    code
}

/// Assembles a thunk to a function whose stack arguments need a larger alignment. It calls the function with an aligned
/// copy of them.
fn aligned_call(target: ThunkTarget, words: u32, align: u32) -> Vec<u8> {
    let offset = |words: u32| (16 + 8 * i64::from(words)) as i32;
    // push rbp; mov rbp, rsp; sub rsp, size; and rsp, -align
    let mut code = vec![0x55, 0x48, 0x89, 0xe5, 0x48, 0x81, 0xec];
    code.extend((8 * words).to_le_bytes());
    code.extend([0x48, 0x81, 0xe4]);
    code.extend((-1i32 << align).to_le_bytes());
    // mov r11d, words
    code.extend([0x41, 0xbb]);
    code.extend(words.to_le_bytes());
    // mov r10, [rbp + 8 * r11 + 8]; mov [rsp + 8 * r11 - 8], r10; dec r11; jnz back: from the highest word down, as
    // stacks grow
    code.extend([0x4e, 0x8b, 0x54, 0xdd, 8, 0x4e, 0x89, 0x54, 0xdc, 0xf8, 0x49, 0xff, 0xcb, 0x75, 0xf1]);
    // mov eax, 8: variadic functions read al
    code.extend([0xb8, 8, 0, 0, 0]);
    match target {
        // call rdi, rsi, rdx, rcx; r8, r9
        ThunkTarget::Register(n @ 0..4) => code.extend([0xff, [0xd7, 0xd6, 0xd2, 0xd1][n as usize]]),
        ThunkTarget::Register(n) => code.extend([0x41, 0xff, if n == 4 { 0xd0 } else { 0xd1 }]),
        // call [rbp + n]
        ThunkTarget::Stack(n) => {
            code.extend([0xff, 0x95]);
            code.extend(offset(n).to_le_bytes());
        }
    }
    // leave; ret
    code.extend([0xc9, 0xc3]);
    code
}

/// Assembles the entry of a variadic function: saves the registers, and calls the body with the address of
/// the save area.
pub(in crate::jit) fn variadic_entry() -> EntryThunk {
    // push rbp; mov rbp, rsp; sub rsp, area
    let mut code = vec![0x55, 0x48, 0x89, 0xe5, 0x48, 0x81, 0xec];
    code.extend(translate::SAVE_AREA.to_le_bytes());
    // mov [rsp + n], r for rdi, rsi, rdx, rcx, r8, r9
    for (n, (rex, register)) in [(0x48, 7), (0x48, 6), (0x48, 2), (0x48, 1), (0x4c, 0), (0x4c, 1)].iter().enumerate() {
        code.extend([*rex, 0x89, 0x44 | register << 3, 0x24, 8 * n as u8]);
    }
    // movaps [rsp + n], xmm: unconditionally, since saving them is harmless for any al
    for n in 0..8u32 {
        code.extend([0x0f, 0x29, 0x84 | (n as u8) << 3, 0x24]);
        code.extend((48 + 16 * n).to_le_bytes());
    }
    // mov rdi, rsp; call target; leave; ret
    code.extend([0x48, 0x89, 0xe7, 0xe8]);
    let displacement = code.len() as u32;
    code.extend([0; 4]);
    code.extend([0xc9, 0xc3]);
    EntryThunk { bytes: code, displacement }
}
