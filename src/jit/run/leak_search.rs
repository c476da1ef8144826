//! State of the leak search of checked code (`--leaks`): what it begins with, and what it found.

use crate::jit::run::stack::StackPair;
use crate::jit::x86_64::stack_switch::FrameRegisters;
use crate::outcome::Leak;
use std::sync::{Mutex, PoisonError};

/// State of the leak search of an engine.
#[derive(Default)]
pub(in crate::jit) struct LeakSearch {
    /// Words on the stacks of threads that ended the program, deep in their calls.
    stack_words: Mutex<Vec<u64>>,
    /// Blocks that the last run did not free.
    found: Mutex<Vec<Leak>>,
}

/// Size of the part below the frame that ended the program in which the functions that it called saved registers.
const CALLED: u64 = 4096;

impl LeakSearch {
    /// Forgets what earlier runs have left.
    pub(in crate::jit) fn begin(&self) {
        self.stack_words.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.found.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Notes the frames of a thread that ends the program by `exit`: what they point to counts as reachable.
    pub(in crate::jit) fn note_stack(&self, stacks: &StackPair, registers: FrameRegisters) {
        let range = stacks.stack.range();
        let below = registers.rsp.saturating_sub(CALLED).max(range.start).next_multiple_of(8);
        let mut words = self.stack_words.lock().unwrap_or_else(PoisonError::into_inner);
        words.extend((below..range.end).step_by(8).filter_map(|at| stacks.stack.word(at)));
        words.push(registers.rbp);
    }

    /// Returns the words of stacks that were noted.
    pub(in crate::jit) fn take_stack_words(&self) -> Vec<u64> {
        std::mem::take(&mut self.stack_words.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Sets what the run has left.
    pub(in crate::jit) fn set_found(&self, found: Vec<Leak>) {
        *self.found.lock().unwrap_or_else(PoisonError::into_inner) = found;
    }

    /// Returns what the last run has left.
    pub(in crate::jit) fn take(&self) -> Vec<Leak> {
        std::mem::take(&mut self.found.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
