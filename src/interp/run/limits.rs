//! Limits of a run: fuel, memory, time and Ctrl-C. The evaluator loop stops only when the step counter reaches
//! `pause_at`; this module decides whether the run ends. Memory operations on many bytes count their work in
//! `memory::work`; the timer and Ctrl-C are in `host::interrupt`.

use crate::host::interrupt::{self, InterruptReason};
use crate::interp::Interpreter;
use crate::interp::memory::step_charges::BulkInterrupt;
use crate::interp::report::Fault;
use crate::interp::run::run_end::RunEnd;
use crate::outcome::{Interruption, Limit, Outcome, TrapKind};

/// Number of steps between two checks whether the run must end: about a millisecond.
pub(in crate::interp) const STEPS: u64 = 1 << 16;

impl Interpreter {
    /// Whether the memory limit leaves the program less stack than the stack limit.
    pub(super) fn memory_limits_stack(&self) -> bool {
        self.machine.shared.memory.budget().is_some() && self.machine.shared.max_stack < self.limits.max_stack
    }

    /// Returns the end of a run that exceeds the memory limit.
    pub(super) fn out_of_memory(&self, fault: Fault) -> RunEnd {
        let stop = Interruption::at(self.report(fault));
        RunEnd::stopped(Outcome::LimitReached(Limit::Memory, stop))
    }

    /// Checks whether the run must end, and returns its outcome if so.
    pub(in crate::interp) fn pause(&mut self) -> Option<Outcome> {
        let machine = &mut self.machine;
        if machine.steps >= machine.fuel_limit {
            return Some(self.fuel_used_up());
        }
        machine.pause_at = machine.steps.saturating_add(STEPS).min(machine.fuel_limit);
        interrupt::requested().map(|_| self.stopped(None))
    }

    /// Returns the outcome of a run that has used up its fuel.
    fn fuel_used_up(&self) -> Outcome {
        let fuel = self.limits.fuel.unwrap_or(0);
        let text = format!("stopped after {fuel} steps (fuel limit)");
        let trap = self.report(*Fault::new(TrapKind::Signal, text));
        Outcome::LimitReached(Limit::Fuel, Interruption::at(trap))
    }

    /// Returns the end of a run that was interrupted in a memory operation.
    pub(super) fn bulk_interrupted(&self, reason: BulkInterrupt) -> RunEnd {
        RunEnd::stopped(match reason {
            BulkInterrupt::Fuel => self.fuel_used_up(),
            BulkInterrupt::Outside => self.stopped(None),
        })
    }

    /// Returns the outcome of a run that was stopped from outside. `host`: host function in progress.
    pub(super) fn stopped(&self, host: Option<String>) -> Outcome {
        let reason = interrupt::requested().unwrap_or(InterruptReason::User);
        let trap = self.report(*Fault::new(TrapKind::Signal, ""));
        interrupt::outcome(reason, &self.limits, trap, host)
    }
}
