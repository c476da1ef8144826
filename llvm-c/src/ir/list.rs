//! Linked lists of values: instructions of a block, blocks of a function, globals of a module.

use super::{Value, ValueKind, ValueRef};
use std::cell::Cell;

/// A doubly linked list, whose links are in the values.
#[derive(Default)]
pub struct List {
    first: Cell<Option<ValueRef>>,
    last: Cell<Option<ValueRef>>,
    length: Cell<usize>,
}

/// The place of a value in its list.
#[derive(Default)]
pub struct Links {
    previous: Cell<Option<ValueRef>>,
    next: Cell<Option<ValueRef>>,
    is_linked: Cell<bool>,
}

impl List {
    pub fn first(&self) -> Option<ValueRef> {
        self.first.get()
    }

    pub fn last(&self) -> Option<ValueRef> {
        self.last.get()
    }

    pub fn len(&self) -> usize {
        self.length.get()
    }

    pub fn is_empty(&self) -> bool {
        self.first.get().is_none()
    }

    /// Iterates over the values, of which none may be removed meanwhile.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = ValueRef> + use<> {
        Iter { ends: self.first.get().zip(self.last.get()) }
    }

    pub fn push(&self, value: ValueRef) {
        self.insert_before(value, None);
    }

    /// Inserts a value before another one of the list, or at the end. Returns false for a value that is in a list already.
    pub fn insert_before(&self, value: ValueRef, anchor: Option<ValueRef>) -> bool {
        if value.links.is_linked.replace(true) {
            return false;
        }
        let previous = anchor.map_or(self.last.get(), |anchor| anchor.links.previous.get());
        value.links.previous.set(previous);
        value.links.next.set(anchor);
        previous.map_or(&self.first, |previous| &previous.links.next).set(Some(value));
        anchor.map_or(&self.last, |anchor| &anchor.links.previous).set(Some(value));
        self.length.set(self.length.get() + 1);
        true
    }

    /// Removes a value of the list.
    fn remove(&self, value: &Value) {
        if !value.links.is_linked.replace(false) {
            return;
        }
        let (previous, next) = (value.links.previous.take(), value.links.next.take());
        previous.map_or(&self.first, |previous| &previous.links.next).set(next);
        next.map_or(&self.last, |next| &next.links.previous).set(previous);
        self.length.set(self.length.get() - 1);
    }

    pub fn clear(&self) {
        self.iter().collect::<Vec<ValueRef>>().into_iter().for_each(|value| self.remove(value));
    }
}

struct Iter {
    ends: Option<(ValueRef, ValueRef)>,
}

impl Iterator for Iter {
    type Item = ValueRef;

    fn next(&mut self) -> Option<ValueRef> {
        let (first, last) = self.ends?;
        self.ends = first.links.next.get().filter(|_| !first.is(last)).map(|next| (next, last));
        Some(first)
    }
}

impl DoubleEndedIterator for Iter {
    fn next_back(&mut self) -> Option<ValueRef> {
        let (first, last) = self.ends?;
        self.ends = last.links.previous.get().filter(|_| !first.is(last)).map(|previous| (first, previous));
        Some(last)
    }
}

impl Value {
    /// Returns the list that contains an instruction, a block or a global.
    pub fn siblings(&self) -> Option<&'static List> {
        if let Some(global) = self.global() {
            return Some(&global.module.globals);
        }
        match (&self.parent.get()?.kind, &self.kind) {
            (ValueKind::Block(instructions), ValueKind::Instruction(_)) => Some(instructions),
            (ValueKind::Function(function), ValueKind::Block(_)) => Some(&function.blocks),
            _ => None,
        }
    }

    pub fn next(&self) -> Option<ValueRef> {
        self.links.next.get()
    }

    pub fn previous(&self) -> Option<ValueRef> {
        self.links.previous.get()
    }

    /// Inserts an instruction into a block, before another one or at the end.
    pub fn insert(&'static self, block: ValueRef, before: Option<ValueRef>) {
        if block.block().is_some_and(|instructions| instructions.insert_before(self, before)) {
            self.parent.set(Some(block));
            self.enter_name();
        }
    }

    /// Removes an instruction from its block, a block from its function, or a global from its module.
    pub fn remove(&'static self) {
        self.release_name();
        for instruction in self.block().into_iter().flat_map(|list| list.iter()) {
            instruction.release_name();
        }
        if let Some(list) = self.siblings() {
            list.remove(self);
        }
        if self.global().is_none() {
            self.parent.set(None);
        }
    }
}
