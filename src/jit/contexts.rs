//! `getcontext`, `setcontext`, `swapcontext` and `makecontext`: the C library's own functions switch stacks and registers, and here is what belongs to compiled code
//! besides: each context that `makecontext` makes has a side stack of its own, and which one a context has is noted in it.

use super::guard;
use super::runtime::{set_side_stack, side_stack};
use super::stack::{SideStack, Stack};
use crate::host::process::{self, End};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::mem::offset_of;

/// As the C library for x86-64 has it; what is behind matters to nobody here.
#[repr(C)]
struct Context {
    flags: u64,
    link: *mut Context,
    stack: u64,
    stack_flags: u64,
    stack_size: u64,
    /// r8 to r15, rdi, rsi, rbp, rbx, rdx, rax, rcx, rsp, rip, and what no function sets.
    registers: [u64; 23],
    floats: u64,
    /// Words that neither the C library nor the kernel uses, for what [`note`] writes.
    reserved: [u64; 8],
}

/// Places in [`Context::registers`].
mod register {
    pub const R8: usize = 0;
    pub const R9: usize = 1;
    pub const RDI: usize = 8;
    pub const RSI: usize = 9;
    pub const RBX: usize = 11;
    pub const RDX: usize = 12;
    pub const RCX: usize = 14;
    pub const RSP: usize = 15;
    pub const RIP: usize = 16;
}

/// Tells a context that was noted from one that a signal brought, or that nobody has filled.
const NOTED: u64 = 0x6c6c_766d_6c69_7465;

/// The side stack of a context that `makecontext` has made: memory for it is taken when it is first used.
#[repr(C)]
struct Own {
    /// What compiled code works with.
    side: SideStack,
    /// How much there may be of it: as much as the program gave the context.
    size: u64,
    stack: Option<Stack>,
}

/// The bottom of a side stack that has no memory yet.
const NONE_YET: u64 = u64::MAX;

thread_local! {
    /// The side stacks of contexts by the memory that the program gave them for a stack. They are never given back, since a
    /// context may go on in another thread.
    static OWN: RefCell<FxHashMap<u64, &'static mut Own>> = RefCell::default();
}

/// A side stack for a context with a stack there, and nothing on it.
fn own(stack: u64, size: u64) -> *mut Own {
    let new = || Box::leak(Box::new(Own { side: SideStack { top: 0, bottom: NONE_YET }, size, stack: None }));
    OWN.with(|all| {
        let Ok(mut all) = all.try_borrow_mut() else { return std::ptr::from_mut(new()) };
        let own = all.entry(stack).or_insert_with(new);
        own.size = own.size.max(size);
        own.side = match &own.stack {
            Some(stack) if stack.range().end - stack.range().start >= size => {
                SideStack { top: stack.range().end, bottom: stack.range().start }
            }
            _ => SideStack { top: 0, bottom: NONE_YET },
        };
        std::ptr::from_mut(*own)
    })
}

/// Takes memory for the side stack of a context, if it has none yet.
///
/// # Safety
/// It is the side stack of the thread that runs.
pub(super) unsafe fn prepare(side: *mut SideStack) {
    // SAFETY: the caller vouches for it, and only `own` makes such ones, as the first part of an `Own`.
    unsafe {
        if (*side).bottom != NONE_YET {
            return;
        }
        let own = side.cast::<Own>();
        let stack = Stack::new((*own).size).ok();
        // Without memory each use is one too much.
        let range = stack.as_ref().map_or(0..0, Stack::range);
        (*own).side = SideStack { top: range.end, bottom: range.start };
        (*own).stack = stack;
    }
}

/// Whether memory can be written.
fn is_writable(address: u64, words: usize) -> bool {
    let address = address as *mut u64;
    // SAFETY: a program that runs has the guard, and each word keeps its value.
    unsafe { guard::copy_words(address, address, words) }
}

/// The address of what is noted in a context.
fn reserved(context: *const Context) -> *mut u64 {
    context.cast_mut().wrapping_byte_add(offset_of!(Context, reserved)).cast()
}

/// Notes in a context that the thread's side stack belongs to it. Where there is no context, the C library's function meets that.
unsafe extern "sysv64" fn note(context: *mut Context) {
    let side = side_stack();
    // SAFETY: the thread's side stack is there, and a program that runs has the guard.
    unsafe {
        let note = [NOTED, side as u64, (*side).top];
        guard::copy_words(reserved(context), note.as_ptr(), note.len());
    }
}

/// Takes the side stack that was noted in a context.
unsafe fn take(context: *const Context) {
    let mut note = [0; 3];
    // SAFETY: there is room for the words, and a program that runs has the guard.
    let is_read = unsafe { guard::copy_words(note.as_mut_ptr(), reserved(context), note.len()) };
    if !is_read || note[0] != NOTED {
        return;
    }
    let side = note[1] as *mut SideStack;
    // SAFETY: what is noted in a context lives as long as its thread, or for ever.
    unsafe {
        match note[2] {
            // It begins, perhaps once more.
            NONE_YET => {
                let own = side.cast::<Own>();
                (*own).side.top = (*own).stack.as_ref().map_or(0, |stack| stack.range().end);
            }
            top => (*side).top = top,
        }
    }
    set_side_stack(side);
}

unsafe extern "sysv64" fn note_and_take(to: *mut Context, from: *const Context) {
    // SAFETY: as for both.
    unsafe {
        note(to);
        take(from);
    }
}

mod c_library {
    unsafe extern "C" {
        pub fn getcontext(context: *mut super::Context) -> i32;
        pub fn setcontext(context: *const super::Context) -> i32;
        pub fn swapcontext(to: *mut super::Context, from: *const super::Context) -> i32;
    }
}

/// The function that stands for one of these names.
pub(super) fn find(name: &str) -> Option<u64> {
    Some(match name.strip_prefix('\u{1}').unwrap_or(name) {
        "getcontext" => getcontext as *const () as u64,
        "setcontext" => setcontext as *const () as u64,
        "swapcontext" => swapcontext as *const () as u64,
        "makecontext" => makecontext as *const () as u64,
        _ => return None,
    })
}

/// # Safety
/// As `getcontext`, which it goes on to, so that this returns twice to its caller.
#[unsafe(naked)]
unsafe extern "sysv64" fn getcontext(context: *mut Context) -> i32 {
    core::arch::naked_asm!(
        "push rdi",
        "call {note}",
        "pop rdi",
        "jmp qword ptr [rip + {getcontext}@GOTPCREL]",
        note = sym note,
        getcontext = sym c_library::getcontext,
    )
}

unsafe extern "sysv64" fn setcontext(context: *const Context) -> i32 {
    // SAFETY: the caller passes a context that was filled.
    unsafe {
        take(context);
        c_library::setcontext(context)
    }
}

/// # Safety
/// As `swapcontext`, which it goes on to.
#[unsafe(naked)]
unsafe extern "sysv64" fn swapcontext(to: *mut Context, from: *const Context) -> i32 {
    core::arch::naked_asm!(
        "push rdi",
        "push rsi",
        "sub rsp, 8",
        "call {note_and_take}",
        "add rsp, 8",
        "pop rsi",
        "pop rdi",
        "jmp qword ptr [rip + {swapcontext}@GOTPCREL]",
        note_and_take = sym note_and_take,
        swapcontext = sym c_library::swapcontext,
    )
}

/// The arguments of [`makecontext`] that came in registers.
#[repr(C)]
struct Passed {
    /// The fourth to the sixth; behind the function's number there are three.
    words: [u64; 3],
    /// Where those on the stack are.
    stack: *const u64,
}

/// # Safety
/// As `makecontext`: as many arguments follow as it says.
#[unsafe(naked)]
unsafe extern "sysv64" fn makecontext() {
    core::arch::naked_asm!(
        "lea rax, [rsp + 8]",
        "sub rsp, 40",
        "mov [rsp], rcx",
        "mov [rsp + 8], r8",
        "mov [rsp + 16], r9",
        "mov [rsp + {stack}], rax",
        "mov rcx, rsp",
        "call {make}",
        "add rsp, 40",
        "ret",
        stack = const offset_of!(Passed, stack),
        make = sym make,
    )
}

/// What `makecontext` does: the context begins with a function, which returns to [`returned`].
unsafe extern "sysv64" fn make(context: *mut Context, function: u64, count: i32, passed: &Passed) {
    // SAFETY: the program passes a context with a stack, and so many arguments.
    unsafe {
        // What is not there is for the C library to meet.
        if !is_writable(context as u64, size_of::<Context>() / 8) {
            c_library::getcontext(context);
        }
        let context = &mut *context;
        let argument = |n: usize| match passed.words.get(n) {
            Some(word) => *word,
            None => *passed.stack.add(n - passed.words.len()),
        };
        let on_stack = (count.max(0) as u64).saturating_sub(6);
        let top = context.stack.wrapping_add(context.stack_size);
        // The function finds the return address at a multiple of 16 less 8, arguments above, and then what follows.
        let at = (top.wrapping_sub(8 * (on_stack + 1)) & !15).wrapping_sub(8);
        let link = at + 8 * (on_stack + 1);
        if !is_writable(at, on_stack as usize + 2) {
            c_library::getcontext(at as *mut Context);
        }
        (at as *mut u64).write(returned as *const () as u64);
        (link as *mut *mut Context).write(context.link);
        use register::*;
        for n in 0..count.max(0) as usize {
            match [RDI, RSI, RDX, RCX, R8, R9].get(n) {
                Some(register) => context.registers[*register] = argument(n),
                None => ((at + 8) as *mut u64).add(n - 6).write(argument(n)),
            }
        }
        context.registers[RBX] = link;
        context.registers[RSP] = at;
        context.registers[RIP] = function;
        let own = own(context.stack, context.stack_size);
        context.reserved[..3].copy_from_slice(&[NOTED, own as u64, NONE_YET]);
    }
}

/// What the function of a context returns to: rbx says where the next context is.
#[unsafe(naked)]
unsafe extern "sysv64" fn returned() {
    core::arch::naked_asm!(
        "mov rdi, [rbx]",
        "mov rsp, rbx",
        "and rsp, -16",
        "call {go_on}",
        "ud2",
        go_on = sym go_on,
    )
}

unsafe extern "sysv64" fn go_on(link: *const Context) {
    let mut status = 0;
    if !link.is_null() {
        // SAFETY: the program says that this one comes next.
        status = unsafe { setcontext(link) };
    }
    process::leave(End::Exit { status, run_handlers: true });
    // SAFETY: ends a process that no engine runs a program in.
    unsafe { libc::exit(status) };
}
