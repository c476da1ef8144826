//! Positions of values in the lists that contain them: instructions in blocks, blocks in functions, globals in modules.

use super::{Global, V, Value, ValueKind};
use std::cell::RefCell;

impl Value {
    /// Returns the list that contains an instruction, a block or a global.
    pub fn siblings(&self) -> Option<&'static RefCell<Vec<V>>> {
        if let Some(global) = self.global() {
            return Some(&global.module.globals);
        }
        match (&self.parent.get()?.kind, &self.kind) {
            (ValueKind::Block(instructions), ValueKind::Instruction(_)) => Some(instructions),
            (ValueKind::Function(Global { blocks, .. }), ValueKind::Block(_)) => Some(blocks),
            _ => None,
        }
    }

    /// Returns the position in the list of the siblings. The search starts where the value was found last, so that an
    /// iteration over a list that is changed on the way takes linear time.
    pub fn position(&self) -> Option<usize> {
        let list = self.siblings()?.borrow();
        let is_at = |at: usize| list.get(at).is_some_and(|other| std::ptr::eq(*other, self));
        let hint = self.position.get().min(list.len());
        let found = (0..=list.len()).find_map(|distance| {
            let before = hint.checked_sub(distance).filter(|at| is_at(*at));
            before.or_else(|| Some(hint + distance).filter(|at| is_at(*at)))
        })?;
        self.position.set(found);
        Some(found)
    }

    /// Returns the first sibling after (`step` 1) or before (-1) this one that satisfies a condition.
    pub fn neighbor(&self, step: isize, is_wanted: impl Fn(V) -> bool) -> Option<V> {
        let mut at = self.position()?;
        let list = self.siblings()?.borrow();
        loop {
            at = at.checked_add_signed(step)?;
            let found = *list.get(at)?;
            if is_wanted(found) {
                found.position.set(at);
                return Some(found);
            }
        }
    }

    /// Inserts an instruction into a block at a position.
    pub fn insert(&'static self, block: V, position: usize) {
        if let Some(instructions) = block.block() {
            let position = position.min(instructions.borrow().len());
            instructions.borrow_mut().insert(position, self);
            self.position.set(position);
            self.parent.set(Some(block));
            self.enter_name();
        }
    }

    /// Removes an instruction from its block, a block from its function, or a global from its module.
    pub fn remove(&'static self) {
        self.release_name();
        for instruction in self.block().into_iter().flat_map(|list| list.borrow().clone()) {
            instruction.release_name();
        }
        if let (Some(list), Some(at)) = (self.siblings(), self.position()) {
            list.borrow_mut().remove(at);
        }
        if self.global().is_none() {
            self.parent.set(None);
        }
    }
}
