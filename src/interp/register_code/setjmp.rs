//! Functions that replace the call stack (`setjmp`, `getcontext`), and the calls of `setjmp` that can return again.

use crate::interp::memory::StackMark;

/// Effect of a C library function on the stack of frames.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetJmp {
    /// `setjmp`
    Set,
    /// `longjmp`
    Long,
    /// `getcontext` and the other context functions.
    Context(Context),
}

impl SetJmp {
    /// Finds the function of a name, including the intrinsics for C's `__builtin_setjmp` and `__builtin_longjmp`.
    /// `sigsetjmp` may save the signal mask; signals are not modeled.
    pub fn find(name: &str) -> Option<SetJmp> {
        match name.strip_prefix('\u{1}').unwrap_or(name) {
            "setjmp" | "_setjmp" | "sigsetjmp" | "__sigsetjmp" | "llvm.eh.sjlj.setjmp" => Some(SetJmp::Set),
            "longjmp" | "_longjmp" | "siglongjmp" | "__longjmp_chk" | "llvm.eh.sjlj.longjmp" => Some(SetJmp::Long),
            "getcontext" => Some(SetJmp::Context(Context::Get)),
            "setcontext" => Some(SetJmp::Context(Context::Set)),
            "makecontext" => Some(SetJmp::Context(Context::Make)),
            "swapcontext" => Some(SetJmp::Context(Context::Swap)),
            _ => None,
        }
    }
}

/// A function of the family.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Context {
    /// `getcontext`
    Get,
    /// `setcontext`
    Set,
    /// `makecontext`
    Make,
    /// `swapcontext`
    Swap,
}

/// A call of `setjmp` that can return again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct JumpTarget {
    /// Number in the buffer.
    pub number: u64,
    /// Address of the buffer.
    pub buffer: u64,
    /// Number of frames, including the caller's.
    pub depth: usize,
    /// Operation of the call.
    pub pc: u32,
    /// Top of the alloca stack at the call.
    pub mark: StackMark,
    /// Number of host functions waiting for callbacks.
    pub waiting: usize,
}

/// Calls of `setjmp` in active functions, by ascending number and depth.
#[derive(Default)]
pub struct Jumps {
    pub(in crate::interp) targets: Vec<JumpTarget>,
    pub(in crate::interp) last: u64,
}

/// Maximum number of targets searched for an earlier one with the same buffer.
const MAX_SEARCHED: usize = 64;

impl Jumps {
    /// Drops the targets in frames beyond the `frames` outermost ones.
    #[inline]
    pub fn truncate(&mut self, frames: usize) {
        while self.targets.pop_if(|t| t.depth > frames).is_some() {}
    }

    pub(crate) fn add(&mut self, target: JumpTarget) -> u64 {
        // A loop that fills the same buffer repeatedly needs only one target.
        let same = |t: &JumpTarget| t.depth == target.depth && t.buffer == target.buffer;
        let from = self.targets.len().saturating_sub(MAX_SEARCHED);
        if let Some(old) = self.targets[from..].iter().rposition(same) {
            self.targets.remove(from + old);
        }
        let number = self.next_number();
        self.targets.push(JumpTarget { number, ..target });
        number
    }

    /// Returns an unused number.
    pub(crate) fn next_number(&mut self) -> u64 {
        self.last += 1;
        self.last
    }

    /// Returns the last number assigned.
    pub(crate) fn last(&self) -> u64 {
        self.last
    }

    /// Marks numbers up to this one as used.
    pub(crate) fn continue_numbering(&mut self, number: u64) {
        self.last = self.last.max(number);
    }

    pub(crate) fn find(&self, number: u64) -> Option<JumpTarget> {
        let at = self.targets.binary_search_by_key(&number, |t| t.number).ok()?;
        Some(self.targets[at])
    }
}
