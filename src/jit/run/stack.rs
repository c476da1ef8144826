//! Stacks of a program.
//!
//! A program runs on a mapped stack of the maximum size allowed, with guard regions below and above it. Allocas without a fixed
//! slot in the frame are on a second stack, the side stack, since Cranelift has no dynamic stack slots. Each function
//! restores the side stack pointer on return.

use crate::jit::link::code_memory::PAGE;
use crate::jit::x86_64::valgrind;
use std::io;
use std::ops::Range;

/// Size in bytes of the guard region below a stack. Compiled code probes its frames page by page, so that any size
/// would do; host functions do not probe.
const GUARD: u64 = 1 << 20;
/// Size in bytes of the guard region above a stack: a loop that writes upwards from a variable on it is stopped there, before it
/// reaches memory of others.
const GUARD_ABOVE: u64 = 64 << 10;
/// Minimum size in bytes of a stack, which host functions need.
const MIN_STACK_SIZE: u64 = 128 << 10;

/// Number of zeroed bytes above the outermost frame. A function that is called with fewer arguments than it takes then
/// reads mapped memory, as it would above the frame of a process's `main`.
const ABOVE: u64 = PAGE;

/// A mapped stack.
pub(in crate::jit) struct GuardedStack {
    base: u64,
    size: u64,
    /// Number that identifies it for valgrind.
    registration: Option<u64>,
}

impl GuardedStack {
    /// Maps a stack; pages are committed on first access.
    pub(in crate::jit) fn new(size: u64) -> io::Result<GuardedStack> {
        let too_large = || io::Error::new(io::ErrorKind::OutOfMemory, "the stack is too large");
        let size = size.max(MIN_STACK_SIZE).checked_next_multiple_of(PAGE).ok_or_else(too_large)?;
        let whole = size.checked_add(GUARD + ABOVE + GUARD_ABOVE).filter(|s| *s < 1 << 46).ok_or_else(too_large)?;
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | libc::MAP_STACK;
        // SAFETY: a new anonymous mapping touches nothing that exists.
        let base = unsafe { libc::mmap(std::ptr::null_mut(), whole as usize, libc::PROT_NONE, flags, -1, 0) };
        if base == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        let mut stack = GuardedStack { base: base as u64, size, registration: None };
        let usable = (base as u64 + GUARD) as *mut libc::c_void;
        // SAFETY: these are pages in the middle of the mapping just made.
        if unsafe { libc::mprotect(usable, (size + ABOVE) as usize, libc::PROT_READ | libc::PROT_WRITE) } != 0 {
            return Err(io::Error::last_os_error());
        }
        // Includes the bytes above: valgrind shows no callers where less than 512 bytes of a stack are in use.
        let range = stack.range();
        stack.registration = Some(valgrind::register_stack(range.start..range.end + ABOVE));
        Ok(stack)
    }

    /// Returns the usable part.
    pub(in crate::jit) fn range(&self) -> Range<u64> {
        self.base + GUARD..self.base + GUARD + self.size
    }

    /// Returns the guard region below the usable part.
    pub(in crate::jit) fn guard(&self) -> Range<u64> {
        self.base..self.base + GUARD
    }

    /// Reads the word at an aligned address of the usable part.
    pub(in crate::jit) fn word(&self, address: u64) -> Option<u64> {
        let range = self.range();
        let inside = address.is_multiple_of(8) && range.start <= address && address < range.end;
        // SAFETY: the address is aligned and lies in the readable part of the mapping.
        inside.then(|| unsafe { std::ptr::read_volatile(address as *const u64) })
    }
}

impl Drop for GuardedStack {
    fn drop(&mut self) {
        if let Some(number) = self.registration {
            valgrind::deregister_stack(number);
        }
        // SAFETY: `new` created the mapping with this size, and no program runs on it any more.
        unsafe { libc::munmap(self.base as *mut libc::c_void, (GUARD + self.size + ABOVE + GUARD_ABOVE) as usize) };
    }
}

/// Stacks of one thread of a program.
pub(in crate::jit) struct StackPair {
    /// Stack for frames.
    pub stack: GuardedStack,
    /// Stack for allocas without a fixed slot in a frame.
    pub side: GuardedStack,
}

impl StackPair {
    /// Maps two stacks of `size` bytes.
    pub(in crate::jit) fn new(size: u64) -> io::Result<StackPair> {
        Ok(StackPair { stack: GuardedStack::new(size)?, side: GuardedStack::new(size)? })
    }

    /// Returns the upper end of the stack, where the outermost frame begins.
    pub(in crate::jit) fn top(&self) -> u64 {
        self.stack.range().end
    }

    /// Returns the side stack, empty.
    pub(in crate::jit) fn side(&self) -> SideStack {
        let range = self.side.range();
        SideStack { top: range.end, bottom: range.start }
    }
}

/// Bounds of a side stack, which grows downwards. Compiled code accesses the fields by offset.
#[repr(C)]
#[derive(Debug)]
pub(in crate::jit) struct SideStack {
    /// End of the free part: the stack pointer.
    pub top: u64,
    /// Start of the free part.
    pub bottom: u64,
}

impl SideStack {
    /// Offset of `top`.
    pub(in crate::jit) const TOP: i32 = 0;
    /// Offset of `bottom`.
    pub(in crate::jit) const BOTTOM: i32 = 8;
}
