//! `getcontext`, `setcontext`, `swapcontext` and `makecontext` for compiled code. The C library's functions switch
//! stacks and registers; the wrappers here switch the side stack, too. Each context from `makecontext` has a side stack
//! of its own, which is recorded in the context.

use crate::host::process::{self, ExitReason};
use crate::jit::run::stack::{GuardedStack, SideStack};
use crate::jit::runtime::thread_state::{set_side_stack, side_stack};
use crate::jit::trap::signal_handler;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::mem::offset_of;

/// `ucontext_t` of the C library for x86-64, without the fields at its end that are not used here.
#[repr(C)]
struct UContext {
    flags: u64,
    link: *mut UContext,
    stack: u64,
    stack_flags: u64,
    stack_size: u64,
    /// r8 to r15, rdi, rsi, rbp, rbx, rdx, rax, rcx, rsp, rip, and fields that none of the functions sets.
    registers: [u64; 23],
    floats: u64,
    /// Words that neither the C library nor the kernel uses. [`record_side_stack`] stores the side stack in them.
    reserved: [u64; 8],
}

/// Indices into [`UContext::registers`].
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

/// Marks a context recorded by [`record_side_stack`], unlike one from a signal frame or an uninitialized one.
const RECORDED_MARK: u64 = 0x6c6c_766d_6c69_7465;

/// Side stack of a context from `makecontext`. Its memory is mapped on first use.
#[repr(C)]
struct ContextSideStack {
    /// Bounds that compiled code uses.
    side: SideStack,
    /// Maximum size in bytes: the size of the stack that the program gave the context.
    size: u64,
    stack: Option<GuardedStack>,
}

/// Value of [`SideStack::bottom`] while no memory is mapped.
const UNMAPPED: u64 = u64::MAX;

thread_local! {
    /// Side stacks of contexts, by the address of the stack memory that the program provides. They are never freed,
    /// since another thread may resume a context.
    static SIDE_STACKS: RefCell<FxHashMap<u64, &'static mut ContextSideStack>> = RefCell::default();
}

/// Returns an empty side stack for a context with this stack memory.
fn own(stack: u64, size: u64) -> *mut ContextSideStack {
    let new =
        || Box::leak(Box::new(ContextSideStack { side: SideStack { top: 0, bottom: UNMAPPED }, size, stack: None }));
    SIDE_STACKS.with(|all| {
        let Ok(mut all) = all.try_borrow_mut() else { return std::ptr::from_mut(new()) };
        let own = all.entry(stack).or_insert_with(new);
        own.size = own.size.max(size);
        own.side = match &own.stack {
            Some(stack) if stack.range().end - stack.range().start >= size => {
                SideStack { top: stack.range().end, bottom: stack.range().start }
            }
            _ => SideStack { top: 0, bottom: UNMAPPED },
        };
        std::ptr::from_mut(*own)
    })
}

/// Maps the memory of a context's side stack, unless it is mapped already.
///
/// # Safety
/// `side` must be the side stack of the current thread.
pub(in crate::jit) unsafe fn prepare(side: *mut SideStack) {
    // SAFETY: the caller guarantees it, and only `own` creates unmapped side stacks, each as the first field of a
    // `ContextSideStack`.
    unsafe {
        if (*side).bottom != UNMAPPED {
            return;
        }
        let own = side.cast::<ContextSideStack>();
        let stack = GuardedStack::new((*own).size).ok();
        // If there is no memory, the range is empty, and the first use overflows it.
        let range = stack.as_ref().map_or(0..0, GuardedStack::range);
        (*own).side = SideStack { top: range.end, bottom: range.start };
        (*own).stack = stack;
    }
}

/// Whether memory is writable.
fn is_writable(address: u64, words: usize) -> bool {
    let address = address as *mut u64;
    // SAFETY: a running program has the signal handler installed, and each word keeps its value.
    unsafe { signal_handler::copy_words(address, address, words) }
}

/// Returns the address of the reserved words of a context.
fn reserved(context: *const UContext) -> *mut u64 {
    context.cast_mut().wrapping_byte_add(offset_of!(UContext, reserved)).cast()
}

/// Records the thread's side stack in a context. Does nothing for an invalid pointer, for which the C library's
/// function faults.
unsafe extern "sysv64" fn record_side_stack(context: *mut UContext) {
    let side = side_stack();
    // SAFETY: the thread's side stack exists, and a running program has the signal handler installed.
    unsafe {
        let record = [RECORDED_MARK, side as u64, (*side).top];
        signal_handler::copy_words(reserved(context), record.as_ptr(), record.len());
    }
}

/// Switches to the side stack recorded in a context.
unsafe fn switch_side_stack(context: *const UContext) {
    let mut record = [0; 3];
    // SAFETY: `record` has space for the words, and a running program has the signal handler installed.
    let is_read = unsafe { signal_handler::copy_words(record.as_mut_ptr(), reserved(context), record.len()) };
    if !is_read || record[0] != RECORDED_MARK {
        return;
    }
    let side = record[1] as *mut SideStack;
    // SAFETY: a recorded side stack lives as long as its thread, or forever.
    unsafe {
        match record[2] {
            // The context starts, perhaps not for the first time.
            UNMAPPED => {
                let own = side.cast::<ContextSideStack>();
                (*own).side.top = (*own).stack.as_ref().map_or(0, |stack| stack.range().end);
            }
            top => (*side).top = top,
        }
    }
    set_side_stack(side);
}

unsafe extern "sysv64" fn swap_side_stacks(to: *mut UContext, from: *const UContext) {
    // SAFETY: as for the two functions.
    unsafe {
        record_side_stack(to);
        switch_side_stack(from);
    }
}

mod c_library {
    unsafe extern "C" {
        pub fn getcontext(context: *mut super::UContext) -> i32;
        pub fn setcontext(context: *const super::UContext) -> i32;
        pub fn swapcontext(to: *mut super::UContext, from: *const super::UContext) -> i32;
    }
}

/// Returns the replacement for a C library function.
pub(in crate::jit) fn find(name: &str) -> Option<u64> {
    Some(match name.strip_prefix('\u{1}').unwrap_or(name) {
        "getcontext" => getcontext as *const () as u64,
        "setcontext" => setcontext as *const () as u64,
        "swapcontext" => swapcontext as *const () as u64,
        "makecontext" => makecontext as *const () as u64,
        _ => return None,
    })
}

/// Records the side stack in the context, then continues in the C library's function.
///
/// # Safety
/// The same as for `getcontext`, which this can return from twice.
#[unsafe(naked)]
unsafe extern "sysv64" fn getcontext(context: *mut UContext) -> i32 {
    core::arch::naked_asm!(
        "push rdi",
        "call {record_side_stack}",
        "pop rdi",
        "jmp qword ptr [rip + {getcontext}@GOTPCREL]",
        record_side_stack = sym record_side_stack,
        getcontext = sym c_library::getcontext,
    )
}

unsafe extern "sysv64" fn setcontext(context: *const UContext) -> i32 {
    // SAFETY: the caller passes an initialized context.
    unsafe {
        switch_side_stack(context);
        c_library::setcontext(context)
    }
}

/// Records the current side stack in one context and switches to that of the other; then continues in the C library's
/// function.
///
/// # Safety
/// The same as for `swapcontext`.
#[unsafe(naked)]
unsafe extern "sysv64" fn swapcontext(to: *mut UContext, from: *const UContext) -> i32 {
    core::arch::naked_asm!(
        "push rdi",
        "push rsi",
        "sub rsp, 8",
        "call {swap_side_stacks}",
        "add rsp, 8",
        "pop rsi",
        "pop rdi",
        "jmp qword ptr [rip + {swapcontext}@GOTPCREL]",
        swap_side_stacks = sym swap_side_stacks,
        swapcontext = sym c_library::swapcontext,
    )
}

/// Arguments of [`makecontext`], in registers and on the stack.
#[repr(C)]
struct MakecontextArgs {
    /// Fourth to sixth integer argument: the first three after `argc`.
    words: [u64; 3],
    /// Address of the arguments on the stack.
    stack: *const u64,
}

/// Collects the arguments and calls [`make`].
///
/// # Safety
/// The same as for `makecontext`: `argc` says how many arguments follow.
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
        stack = const offset_of!(MakecontextArgs, stack),
        make = sym make,
    )
}

/// Implements `makecontext`: the context starts with a function that returns to [`returned`].
unsafe extern "sysv64" fn make(context: *mut UContext, function: u64, count: i32, passed: &MakecontextArgs) {
    // SAFETY: the program passes a context with a stack, and that many arguments.
    unsafe {
        // For an invalid pointer, the C library's function faults.
        if !is_writable(context as u64, size_of::<UContext>() / 8) {
            c_library::getcontext(context);
        }
        let context = &mut *context;
        let argument = |n: usize| match passed.words.get(n) {
            Some(word) => *word,
            None => *passed.stack.add(n - passed.words.len()),
        };
        let on_stack = (count.max(0) as u64).saturating_sub(6);
        let top = context.stack.wrapping_add(context.stack_size);
        // On entry, rsp is 8 below a multiple of 16. The arguments are above the return address, followed by the link.
        let at = (top.wrapping_sub(8 * (on_stack + 1)) & !15).wrapping_sub(8);
        let link = at + 8 * (on_stack + 1);
        if !is_writable(at, on_stack as usize + 2) {
            c_library::getcontext(at as *mut UContext);
        }
        (at as *mut u64).write(returned as *const () as u64);
        (link as *mut *mut UContext).write(context.link);
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
        context.reserved[..3].copy_from_slice(&[RECORDED_MARK, own as u64, UNMAPPED]);
    }
}

/// Resumes the next context when the function of a context has returned. rbx points to the pointer to that context.
#[unsafe(naked)]
unsafe extern "sysv64" fn returned() {
    core::arch::naked_asm!(
        "mov rdi, [rbx]",
        "mov rsp, rbx",
        "and rsp, -16",
        "call {resume_link}",
        "ud2",
        resume_link = sym resume_link,
    )
}

unsafe extern "sysv64" fn resume_link(link: *const UContext) {
    let mut status = 0;
    if !link.is_null() {
        // SAFETY: the program chose this context as the next one.
        status = unsafe { setcontext(link) };
    }
    process::leave(ExitReason::Exit { status, run_handlers: true });
    // SAFETY: ends the process, in which no engine runs a program.
    unsafe { libc::exit(status) };
}
