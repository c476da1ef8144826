//! Failed checks, as compiled code and the functions that it calls hand them to the report.

use crate::opt::checks::undefined::Use;

/// A failed check. The program is stopped by an illegal instruction while rax points to it.
#[derive(Clone, Copy, Debug)]
pub(in crate::jit) enum Failure {
    /// An access outside of its object.
    Access(FailedAccess),
    /// A range that a C function was to access.
    Library {
        /// Name of the function.
        name: &'static str,
        access: FailedAccess,
        write: bool,
    },
    /// A range of the host that a C function was to access.
    Unmapped {
        name: &'static str,
        access: FailedAccess,
        /// Whether it can be read.
        read_only: bool,
    },
    /// A constant that a C function was to write.
    Constant { name: &'static str, access: FailedAccess },
    /// A string that a C function was to read, and that does not end inside of its object.
    Unterminated {
        name: &'static str,
        /// Address in the object.
        start: u64,
    },
    /// A byte that a C function was to read, and that is not defined.
    ReadsUndefined {
        name: &'static str,
        address: u64,
        /// Number of its origin; 0: it was never set.
        number: u64,
    },
    /// A null pointer.
    Null {
        name: &'static str,
        /// Number of the argument, from 1 on.
        argument: usize,
    },
    /// A copy between ranges that overlap.
    Overlap { name: &'static str, length: u64 },
    /// A call that does not match what it calls; its instruction tells why.
    Call,
    /// A call through a pointer to a function of another type.
    CallOf { address: u64 },
    /// A `longjmp` to a function that has returned.
    Jump,
    /// The use of an undefined value.
    Undefined {
        /// Number of its origin.
        number: u64,
        at: Use,
    },
    /// A division by zero of at most 64 bits.
    DivisionByZero { dividend: u64 },
    /// The condition of `llvm.assume` is false.
    Assumption,
    /// A promise of an attribute about a function or its memory is broken; the instruction tells which.
    Promise,
    /// An exception that leaves a function marked `nounwind`.
    Propagates {
        /// Return address in the function.
        from: u64,
    },
    /// A stream that the program has closed.
    ClosedStream { name: &'static str },
    /// A block that is smaller than the size that the program passes with it.
    BlockSize { name: &'static str, block: u64, room: u64, size: u64 },
    /// `operator delete` with an alignment other than that of `operator new`; 0: without alignment.
    DeleteAlign { name: &'static str, address: u64, made_by: &'static str, asked: u64, passed: u64 },
    /// `operator delete` with a size other than that of the block.
    DeleteSize { name: &'static str, address: u64, size: u64, block_size: u64 },
    /// An invalid argument of a function that frees.
    Free {
        /// Name of the function.
        name: &'static str,
        address: u64,
        /// Function that should have been called instead: its name, and that of the allocation.
        other: Option<Mismatch>,
    },
}

/// A block that was freed by another family of functions than that which allocated it.
#[derive(Clone, Copy, Debug)]
pub(in crate::jit) struct Mismatch {
    pub made_by: &'static str,
    pub freed_by: &'static str,
}

/// An access outside of its object.
#[derive(Clone, Copy, Debug)]
pub(in crate::jit) struct FailedAccess {
    pub address: u64,
    /// Start of its object; 0 if there is none.
    pub start: u64,
    /// Size of its object; 0 if that was freed.
    pub size: u64,
    pub length: u64,
    /// Place of the object, if it is a variable with no header ([`Place`](crate::jit::checked::stack::Place)).
    pub site: u64,
    /// Address that the address of the access was derived from in the function; 0 if that is not known.
    pub origin: u64,
}

impl Failure {
    /// Returns the address of a failure, which is never freed.
    pub(in crate::jit) fn keep(self) -> *const Failure {
        Box::leak(Box::new(self))
    }
}

/// Notes that the ranges of `llvm.memcpy` overlap.
pub(in crate::jit) extern "sysv64" fn overlap(length: u64) -> *const Failure {
    Failure::Overlap { name: "memcpy", length }.keep()
}

/// Notes a division by zero.
pub(in crate::jit) extern "sysv64" fn divided_by_zero(dividend: u64) -> *const Failure {
    Failure::DivisionByZero { dividend }.keep()
}

/// Notes that a call does not match what it calls.
pub(in crate::jit) extern "sysv64" fn call_failed() -> *const Failure {
    Failure::Call.keep()
}

/// Stands for the origin of a signal by [`stop_at_call`], whose fault is that of the call.
pub(in crate::jit) const AT_CALL: libc::c_int = 0x7fff_0001;

/// Stops the program at a call in compiled code: rax points to the [`Failure`], and the return address is on top of the stack.
#[unsafe(naked)]
pub(in crate::jit) unsafe extern "sysv64" fn stop_at_call() {
    core::arch::naked_asm!("ud2")
}

/// Stops the program: rax points to the [`Failure`], and the return address is on top of the stack.
#[unsafe(naked)]
pub(in crate::jit) unsafe extern "sysv64" fn stop() {
    core::arch::naked_asm!("ud2")
}
