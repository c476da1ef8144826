//! Faults of threads that a library created, such as `std::thread` of Rust and C++: they have no run to return to. The run on
//! the first thread of the program ends instead, with the report of the fault, and the thread that faulted waits forever.

use crate::host::interrupt::{self, InterruptHandle};
use crate::jit::checked::failure::stop;
use crate::jit::link::code_map::CodeRanges;
use crate::jit::trap::signal_handler::MachineFault;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A run of a program.
struct ActiveRun {
    code: CodeRanges,
    handle: InterruptHandle,
    /// First thread.
    tid: libc::pid_t,
    /// The first fault of a thread that a library created.
    fault: Option<MachineFault>,
}

/// Runs of the process. A thread that faults in code of a program does not hold the lock.
static RUNS: Mutex<Vec<ActiveRun>> = Mutex::new(Vec::new());

fn runs() -> MutexGuard<'static, Vec<ActiveRun>> {
    RUNS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Enters a run, whose first thread is this one, until [`forget_run`].
pub(in crate::jit) fn enter_run(code: &CodeRanges, handle: InterruptHandle) {
    let run = ActiveRun { code: Arc::clone(code), handle, tid: interrupt::current_tid(), fault: None };
    runs().push(run);
}

/// Removes the run of this code that was entered last by this thread.
pub(in crate::jit) fn forget_run(code: &CodeRanges) {
    let tid = interrupt::current_tid();
    let mut runs = runs();
    if let Some(at) = runs.iter().rposition(|run| Arc::ptr_eq(&run.code, code) && run.tid == tid) {
        runs.remove(at);
    }
}

/// Returns the fault that ended the run of this code, if it was that of a thread that a library created.
pub(in crate::jit) fn take_fault(code: &CodeRanges) -> Option<MachineFault> {
    runs().iter_mut().rev().filter(|run| Arc::ptr_eq(&run.code, code)).find_map(|run| run.fault.take())
}

/// Ends the run in whose code this thread, which a library created, faulted; does not return then. Returns if there is no such
/// run, or if it does not end. Called by the handler of the signal.
pub(in crate::jit) fn end_run(fault: MachineFault) {
    /// Time within which the first thread leaves its run.
    const PATIENCE: Duration = Duration::from_secs(5);
    let pc = fault.registers.pc;
    let is_of = |run: &ActiveRun| pc == stop as *const () as u64 || run.code.iter().any(|range| range.contains(&pc));
    let (code, tid) = {
        let mut runs = runs();
        let Some(run) = runs.iter_mut().rev().find(|run| is_of(run)) else { return };
        run.fault.get_or_insert(fault);
        run.handle.request_signal(fault.signal);
        (Arc::clone(&run.code), run.tid)
    };
    interrupt::install();
    interrupt::interrupt_thread(tid);
    let start = Instant::now();
    while runs().iter().any(|run| Arc::ptr_eq(&run.code, &code) && run.tid == tid) {
        if start.elapsed() > PATIENCE {
            return;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    loop {
        // SAFETY: waits for a signal.
        unsafe { libc::pause() };
    }
}
