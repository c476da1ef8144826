//! Additional alloca stacks, for the contexts of `makecontext`. One is active at a time.

use super::{Memory, Stack};

/// An inactive stack.
pub struct InactiveStack(Stack);

impl Memory {
    /// Creates an empty stack of at least `size` bytes.
    pub fn new_stack(&mut self, size: u64) -> Option<InactiveStack> {
        let size = size.max(1 << 16).next_multiple_of(1 << 12);
        let large_enough = |stack: &Stack| stack.end - stack.base >= size;
        if let Some(at) = self.spare_stacks.iter().position(large_enough) {
            return Some(InactiveStack(self.spare_stacks.swap_remove(at)));
        }
        let base = self.heap.take(size, 16)?.base;
        let end = base + size;
        // The old states of these bytes are void.
        Some(InactiveStack(Stack { base, end, top: base, high: end, live: Vec::new() }))
    }

    /// Activates a stack, and parks the active one under a number.
    pub fn switch_stack(&mut self, number: u64, to: InactiveStack) {
        let before = std::mem::replace(&mut self.stack, to.0);
        self.parked.push((number, before));
    }

    /// Parks an inactive stack under a number.
    pub fn park_stack(&mut self, number: u64, stack: InactiveStack) {
        self.parked.push((number, stack.0));
    }

    /// Takes the stack parked under a number.
    pub fn take_stack(&mut self, number: u64) -> Option<InactiveStack> {
        let at = self.parked.iter().position(|(n, _)| *n == number)?;
        Some(InactiveStack(self.parked.swap_remove(at).1))
    }

    /// Frees the stack parked under a number with all its allocas.
    pub fn drop_stack(&mut self, number: u64) {
        let Some(InactiveStack(mut stack)) = self.take_stack(number) else { return };
        for index in stack.live.drain(..) {
            self.table.forget(index);
        }
        (stack.top, stack.high) = (stack.base, stack.end);
        self.spare_stacks.push(stack);
    }

    /// Frees all allocas on the active stack.
    pub fn empty_stack(&mut self) {
        while let Some(index) = self.stack.live.pop() {
            self.table.forget(index);
        }
        self.stack.top = self.stack.base;
    }

    /// Returns the stack that contains an address.
    pub(super) fn stack_of(&self, address: u64) -> Option<&Stack> {
        let inside = |stack: &&Stack| (stack.base..stack.end).contains(&address);
        Some(&self.stack).filter(inside).or_else(|| self.parked.iter().map(|(_, stack)| stack).find(inside))
    }

    /// Returns the live allocas of all stacks.
    pub(super) fn all_live(&self) -> impl Iterator<Item = &u32> {
        self.stack.live.iter().chain(self.parked.iter().flat_map(|(_, stack)| &stack.live))
    }
}
