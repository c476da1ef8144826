//! Further stacks, for the contexts that `makecontext` makes. One is in use at a time; the others wait.

use super::{Memory, Stack};

/// A stack that is not in use.
pub struct Parked(Stack);

impl Memory {
    /// A stack of some bytes with nothing on it.
    pub fn new_stack(&mut self, size: u64) -> Option<Parked> {
        let size = size.max(1 << 16).next_multiple_of(1 << 12);
        let large_enough = |stack: &Stack| stack.end - stack.base >= size;
        if let Some(at) = self.spare_stacks.iter().position(large_enough) {
            return Some(Parked(self.spare_stacks.swap_remove(at)));
        }
        let base = self.heap.take(size, 16)?.base;
        let end = base + size;
        // What was known of these bytes counts no more.
        Some(Parked(Stack { base, end, top: base, high: end, live: Vec::new() }))
    }

    /// Makes another stack the one in use, and parks that one under a number.
    pub fn switch_stack(&mut self, number: u64, to: Parked) {
        let before = std::mem::replace(&mut self.stack, to.0);
        self.parked.push((number, before));
    }

    /// Parks a stack that is not in use under a number.
    pub fn park_stack(&mut self, number: u64, stack: Parked) {
        self.parked.push((number, stack.0));
    }

    /// Takes the stack that was parked under a number.
    pub fn take_stack(&mut self, number: u64) -> Option<Parked> {
        let at = self.parked.iter().position(|(n, _)| *n == number)?;
        Some(Parked(self.parked.swap_remove(at).1))
    }

    /// Gives up a stack that is parked under a number, with all that is on it.
    pub fn drop_stack(&mut self, number: u64) {
        let Some(Parked(mut stack)) = self.take_stack(number) else { return };
        for index in stack.live.drain(..) {
            self.table.forget(index);
        }
        (stack.top, stack.high) = (stack.base, stack.end);
        self.spare_stacks.push(stack);
    }

    /// Drops all that is on the stack in use.
    pub fn empty_stack(&mut self) {
        while let Some(index) = self.stack.live.pop() {
            self.table.forget(index);
        }
        self.stack.top = self.stack.base;
    }

    /// The stack that an address lies in.
    pub(super) fn stack_of(&self, address: u64) -> Option<&Stack> {
        let inside = |stack: &&Stack| (stack.base..stack.end).contains(&address);
        Some(&self.stack).filter(inside).or_else(|| self.parked.iter().map(|(_, stack)| stack).find(inside))
    }

    /// The allocas of all stacks.
    pub(super) fn all_live(&self) -> impl Iterator<Item = &u32> {
        self.stack.live.iter().chain(self.parked.iter().flat_map(|(_, stack)| &stack.live))
    }
}
