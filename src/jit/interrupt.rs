//! Ending a run of compiled code from outside: what [`crate::host::interrupt`] asks of the engine.
//!
//! Code of the program can be left anywhere, as at a fault. A function of the host is left only when it has to be, and then
//! the engine cannot be used again unless that function is known to hold nothing.

use super::Jit;
use super::guard::{self, Ending, Registers};
use super::stack::{Call, Stacks};
use crate::engine::Limits;
use crate::host::interrupt::{self, Handle, Pressing, Reason, Watch};
use crate::host::process;
use crate::outcome::{Outcome, Trap, TrapKind};
use std::cell::Cell;
use std::ops::Range;
use std::sync::Arc;

/// A run that was ended from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stopped {
    pub reason: Reason,
    /// Whether it was in code of the program.
    pub in_code: bool,
    pub registers: Registers,
}

/// Where the code of a program is.
pub(super) type Ranges = Arc<[Range<u64>]>;

thread_local! {
    /// Where the code of the program is that runs on this thread; a [`Watching`] has it.
    static CODE: Cell<*const [Range<u64>]> = const { Cell::new(&[]) };
}

/// Lets this thread's run be ended from outside, until this is dropped.
pub(super) struct Watching {
    watch: Watch,
    before: *const [Range<u64>],
    _code: Ranges,
}

impl Watching {
    /// The first thread of a run.
    pub(super) fn begin(limits: &Limits, code: Ranges) -> Watching {
        let before = CODE.replace(&raw const *code);
        Watching { watch: Watch::begin(limits.timeout, take_out), before, _code: code }
    }

    /// A further one.
    pub(super) fn join(handle: &Handle, code: Ranges) -> Watching {
        let before = CODE.replace(&raw const *code);
        Watching { watch: Watch::join(handle, take_out), before, _code: code }
    }

    pub(super) fn handle(&self) -> Handle {
        self.watch.handle()
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        CODE.set(self.before);
    }
}

/// For [`interrupt`]: see there.
///
/// # Safety
/// Only for the handler of a signal, with the context that the system gave it.
unsafe fn take_out(context: *mut libc::ucontext_t, reason: Reason, pressing: Pressing) -> bool {
    // SAFETY: the system's context.
    let pc = unsafe { (*context).uc_mcontext.gregs[libc::REG_RIP as usize] as u64 };
    // SAFETY: the `Watching` that set it has them, and sets what was before when it goes.
    let in_code = unsafe { &*CODE.get() }.iter().any(|range| range.contains(&pc));
    let may = match pressing {
        // SAFETY: the system's context.
        Pressing::Politely => in_code || unsafe { interrupt::was_waiting(context) },
        // SAFETY: the thread is at that address.
        Pressing::Waiting => in_code || unsafe { interrupt::at_system_call(pc) },
        Pressing::Anyhow => true,
    };
    // SAFETY: the system's context, on the thread that it is of.
    may && unsafe {
        guard::leave_from_handler(context, |registers| Ending::Stopped(Stopped { reason, in_code, registers }))
    }
}

/// Writes out what stdio holds back, at the end of a run: that too may take longer than there is time, and what it
/// meets may be damaged. `Some`: so it was.
pub(super) fn flush(jit: &Jit, stacks: &Stacks) -> Option<Outcome> {
    extern "sysv64" fn all() {
        process::flush_stdio();
    }
    let mut call = Call::with_ints(all as *const () as u64, &[]);
    // SAFETY: a function without parameters; nothing runs on the stack.
    match unsafe { guard::run(&mut call, stacks.top()) } {
        Ending::Stopped(stopped) => {
            let trap = Trap::new(TrapKind::Signal, "");
            Some(interrupt::outcome(stopped.reason, &jit.limits, trap, Some("fflush".into())))
        }
        Ending::Fault(fault) => Some(Outcome::HostFault(process::damaged_streams(fault.signal))),
        _ => None,
    }
}
