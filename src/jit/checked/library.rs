//! Checks of what functions of the C library are passed, by the tables of [`c_functions`].
//!
//! A program gets the address of a *stub* instead of the function's. It saves the registers, has the arguments checked,
//! and goes on in the function with the program's registers and return address.

use crate::host::c_functions;
use crate::host::c_functions::notation::{Effects, Use};
use crate::ir::{Module, Type, TypeKind};
use crate::jit::checked::arguments::{self, Arguments};
use crate::jit::checked::failure::stop;
use crate::jit::checked::formats;
use crate::jit::checked::unlisted_functions::{self, Check};
use crate::jit::link::stream::{Decoder, Encoder};
use rustc_hash::FxHashMap;
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};
use std::sync::{Mutex, PoisonError};

/// Number of stubs; each is 16 bytes long.
const STUBS: usize = 1024;

/// A function behind a stub.
pub(in crate::jit) struct Function {
    /// Address of the function.
    target: u64,
    /// Whether it takes further arguments, or some on the stack.
    pub takes_more: bool,
    pub effects: Effects,
    pub params: Box<[Param]>,
    /// The check of its arguments, if it is not made by the effects.
    check: Option<Check>,
    /// Whether it may open a stream.
    pub opens: bool,
}

/// Place of an argument, by the types with which the program declares the function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::jit) enum Param {
    /// A general register, and the number of bits that count.
    Register(u8, u32),
    /// A word on the stack, and the number of bits that count.
    Stack(u8, u32),
    /// An argument of another kind.
    Other,
}

/// Places of the arguments of a function, by the types with which the program declares it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::jit) struct Declaration {
    params: Box<[Param]>,
    is_variadic: bool,
}

impl Declaration {
    /// Returns what a type tells. `None`: the places of some arguments are not known.
    pub(in crate::jit) fn of(module: &Module, ty: Type) -> Option<Declaration> {
        let is_variadic = matches!(module.types.kind(ty), TypeKind::Function { varargs: true, .. });
        Some(Declaration { params: params(module, ty)?, is_variadic })
    }

    pub(in crate::jit) fn encode(&self, out: &mut Encoder) {
        out.flag(self.is_variadic);
        out.list(self.params.iter(), |out, param| {
            let (kind, at, bits) = match *param {
                Param::Register(at, bits) => (0, at, bits),
                Param::Stack(at, bits) => (1, at, bits),
                Param::Other => (2, 0, 0),
            };
            [kind, at.into(), bits].into_iter().for_each(|number: u32| out.number(number.into()));
        });
    }

    pub(in crate::jit) fn decode(input: &mut Decoder) -> Option<Declaration> {
        let is_variadic = input.flag()?;
        let params = input.list(|input| {
            let (kind, at, bits) = (input.small()?, u8::try_from(input.small()?).ok()?, input.small()?);
            match kind {
                0 => (at < 6).then_some(Param::Register(at, bits)),
                1 => Some(Param::Stack(at, bits)),
                _ => Some(Param::Other),
            }
        })?;
        Some(Declaration { params: params.into(), is_variadic })
    }
}

/// Registers at the entry of a stub. The first 176 bytes are laid out as the register save area of a `va_list`.
#[repr(C)]
pub(in crate::jit) struct Registers {
    pub ints: [u64; 6],
    pub floats: [[u64; 2]; 8],
    rax: u64,
    stub: u64,
    unused: [u64; 3],
    return_address: u64,
    /// First word on the stack.
    pub stack: u64,
}

/// Result of the check: the function to go on in, and what is to be done, one of the numbers that follow, or a failure.
#[repr(C)]
struct Checked {
    target: u64,
    what: u64,
}

/// The function takes the place of its stub.
const GO_ON: u64 = 0;
/// The function is called, and [`after`] learns its result.
const CALL: u64 = 1;
/// The function was carried out; the target is its result.
const DONE: u64 = 2;

/// Stubs, one every 16 bytes.
#[unsafe(naked)]
unsafe extern "sysv64" fn stubs() {
    core::arch::naked_asm!(
        ".p2align 4",
        ".rept {stubs}",
        ".p2align 4",
        "lea r11, [rip]",
        "jmp {common}",
        ".endr",
        stubs = const STUBS,
        common = sym common,
    )
}

/// Returns the address of the first stub.
fn first_stub() -> u64 {
    (stubs as *const () as u64).next_multiple_of(16)
}

/// Length of the first instruction of a stub.
const FIRST_INSTRUCTION: u64 = 7;

#[unsafe(naked)]
unsafe extern "sysv64" fn common() {
    core::arch::naked_asm!(
        "sub rsp, 216",
        "mov [rsp], rdi",
        "mov [rsp + 8], rsi",
        "mov [rsp + 16], rdx",
        "mov [rsp + 24], rcx",
        "mov [rsp + 32], r8",
        "mov [rsp + 40], r9",
        "movups [rsp + 48], xmm0",
        "movups [rsp + 64], xmm1",
        "movups [rsp + 80], xmm2",
        "movups [rsp + 96], xmm3",
        "movups [rsp + 112], xmm4",
        "movups [rsp + 128], xmm5",
        "movups [rsp + 144], xmm6",
        "movups [rsp + 160], xmm7",
        "mov [rsp + 176], rax",
        "mov [rsp + 184], r11",
        "mov rdi, rsp",
        "call {check}",
        "test rdx, rdx",
        "jne 2f",
        "mov r11, rax",
        "mov rdi, [rsp]",
        "mov rsi, [rsp + 8]",
        "mov rdx, [rsp + 16]",
        "mov rcx, [rsp + 24]",
        "mov r8, [rsp + 32]",
        "mov r9, [rsp + 40]",
        "movups xmm0, [rsp + 48]",
        "movups xmm1, [rsp + 64]",
        "movups xmm2, [rsp + 80]",
        "movups xmm3, [rsp + 96]",
        "movups xmm4, [rsp + 112]",
        "movups xmm5, [rsp + 128]",
        "movups xmm6, [rsp + 144]",
        "movups xmm7, [rsp + 160]",
        "mov rax, [rsp + 176]",
        "add rsp, 216",
        "jmp r11",
        "2:",
        "cmp rdx, {call}",
        "jne 3f",
        "mov r11, rax",
        "mov rdi, [rsp]",
        "mov rsi, [rsp + 8]",
        "mov rdx, [rsp + 16]",
        "mov rcx, [rsp + 24]",
        "mov r8, [rsp + 32]",
        "mov r9, [rsp + 40]",
        "mov rax, [rsp + 176]",
        "call r11",
        "mov [rsp + 176], rax",
        "mov rdi, rsp",
        "mov rsi, rax",
        "call {after}",
        "mov rax, [rsp + 176]",
        "add rsp, 216",
        "ret",
        "3:",
        "cmp rdx, {done}",
        "jne 4f",
        "add rsp, 216",
        "ret",
        "4:",
        "mov rax, rdx",
        "add rsp, 216",
        "jmp {stop}",
        check = sym check,
        after = sym after,
        call = const CALL,
        done = const DONE,
        stop = sym stop,
    )
}

/// Functions by the numbers of their stubs.
static FUNCTIONS: [AtomicPtr<Function>; STUBS] = [const { AtomicPtr::new(ptr::null_mut()) }; STUBS];

type Key = (u64, &'static str, Box<[Param]>);

/// Stubs that are in use.
static NUMBERS: Mutex<Option<FxHashMap<Key, usize>>> = Mutex::new(None);

/// Returns the function of a stub, with its arguments.
fn arguments_of(registers: &Registers) -> Arguments<'_> {
    let number = (registers.stub - FIRST_INSTRUCTION - first_stub()) / 16;
    // SAFETY: the functions of stubs that a program has are never freed.
    let function = unsafe { &*FUNCTIONS[number as usize].load(Ordering::Acquire) };
    Arguments { function, registers }
}

extern "sysv64" fn check(registers: *const Registers) -> Checked {
    // SAFETY: the registers are those of a stub.
    let arguments = arguments_of(unsafe { &*registers });
    // SAFETY: errno is the thread's.
    let errno = unsafe { *libc::__errno_location() };
    let function = arguments.function;
    let verdict = match function.check {
        Some(check) => check(function.effects.name, [0, 1, 2].map(|n| arguments.number(n))).map(|()| None),
        None => arguments::check(&arguments).map(|()| Some(&arguments)),
    };
    // SAFETY: as above.
    unsafe { *libc::__errno_location() = errno };
    let scanned = verdict.and_then(|rest| rest.map_or(Ok(None), formats::scan));
    let (target, what) = match scanned {
        Ok(Some(result)) => (result, DONE),
        Ok(None) if function.check.is_none() && arguments.waits_for_result() => (function.target, CALL),
        Ok(None) => (function.target, GO_ON),
        Err(failure) => (0, failure.keep() as u64),
    };
    Checked { target, what }
}

/// Notes what a function has written.
extern "sysv64" fn after(registers: *const Registers, result: u64) {
    // SAFETY: as in `check`.
    let arguments = arguments_of(unsafe { &*registers });
    // SAFETY: errno is the thread's.
    let errno = unsafe { *libc::__errno_location() };
    arguments::after(&arguments, result);
    // SAFETY: as above.
    unsafe { *libc::__errno_location() = errno };
}

/// Returns whether the arguments of a function of the library are checked, and what it writes is known, if it is what the name
/// stands for.
pub(in crate::jit) fn is_checked(module: &Module, name: &str, ty: Type) -> bool {
    let name = name.strip_prefix('\u{1}').unwrap_or(name);
    let known = unlisted_functions::find(name).or_else(|| c_functions::find(name));
    known.is_some_and(|effects| {
        let writes = |uses: &(Use, bool)| !matches!(uses.0, Use::Ignored | Use::Function);
        !effects.uses.iter().any(writes) || params(module, ty).is_some()
    })
}

/// Returns the stub for a function at `target`, if something is known of its arguments.
pub(in crate::jit) fn find(name: &str, declaration: impl FnOnce() -> Option<Declaration>, target: u64) -> Option<u64> {
    let name = name.strip_prefix('\u{1}').unwrap_or(name);
    let effects = unlisted_functions::find(name).or_else(|| c_functions::find(name))?;
    let checked = |uses: &(Use, bool)| !matches!(uses.0, Use::Ignored | Use::Function);
    if !effects.uses.iter().any(checked) {
        return None;
    }
    let Declaration { params, is_variadic } = declaration()?;
    let mut numbers = NUMBERS.lock().unwrap_or_else(PoisonError::into_inner);
    let numbers = numbers.get_or_insert_default();
    let next = numbers.len();
    let number = *numbers.entry((target, effects.name, params.clone())).or_insert(next);
    let place = FUNCTIONS.get(number)?;
    if place.load(Ordering::Acquire).is_null() {
        let on_stack = |param: &Param| matches!(param, Param::Stack(..));
        let takes_more = is_variadic || params.iter().any(on_stack);
        let check = unlisted_functions::check_of(effects.name);
        let opens = ["open", "tmpfile"].iter().any(|part| effects.name.contains(part));
        let function = Box::new(Function { target, takes_more, effects, params, check, opens });
        place.store(Box::leak(function), Ordering::Release);
    }
    Some(first_stub() + 16 * number as u64)
}

/// Returns the places of the arguments of a function. `None`: some of them are not known.
fn params(module: &Module, ty: Type) -> Option<Box<[Param]>> {
    let types = &module.types;
    let (mut ints, mut floats, mut words) = (0, 0, 0);
    let place = |param: &Type| {
        let bits = if types.is_ptr(*param) { Some(64) } else { types.int_width(*param) };
        Some(match bits {
            Some(bits @ 1..=64) if ints < 6 => {
                ints += 1;
                Param::Register(ints - 1, bits)
            }
            Some(bits @ 1..=64) => {
                words += 1;
                Param::Stack(words - 1, bits)
            }
            _ if matches!(*param, Type::FLOAT | Type::DOUBLE) && floats < 8 => {
                floats += 1;
                Param::Other
            }
            _ => return None,
        })
    };
    let TypeKind::Function { ret, params, .. } = types.kind(ty) else { return None };
    let is_scalar = types.is_ptr(*ret)
        || types.int_width(*ret).is_some_and(|bits| bits <= 64)
        || matches!(*ret, Type::VOID | Type::FLOAT | Type::DOUBLE);
    if !is_scalar {
        return None;
    }
    params.iter().map(place).collect()
}
