//! Names of values, made unique as LLVM does it.

use super::{V, Value, ValueKind};
use crate::ffi::c_string;
use std::cell::{Cell, RefCell};
use std::collections::HashSet;

/// The names of a function or a module.
pub struct Names {
    taken: RefCell<HashSet<String>>,
    /// The last number that was appended.
    last: Cell<u64>,
    separator: &'static str,
}

impl Names {
    pub fn new(separator: &'static str) -> Names {
        Names { taken: RefCell::default(), last: Cell::new(0), separator }
    }

    /// Takes a name, or the next unused one with a number.
    pub fn take(&self, name: &str) -> String {
        let mut taken = self.taken.borrow_mut();
        let mut unique = name.to_string();
        while !taken.insert(unique.clone()) {
            self.last.set(self.last.get() + 1);
            unique = format!("{name}{}{}", self.separator, self.last.get());
        }
        unique
    }

    pub fn release(&self, name: &str) {
        self.taken.borrow_mut().remove(name);
    }
}

impl Value {
    pub fn name_is(&self, name: &str) -> bool {
        self.name.borrow().as_bytes() == name.as_bytes()
    }

    pub fn name_text(&self) -> String {
        self.name.borrow().to_string_lossy().into_owned()
    }

    /// Runs `body` with the set of names in which the value's name is unique.
    fn with_names<R>(&self, body: impl FnOnce(&Names) -> R) -> Option<R> {
        match self.global() {
            Some(global) => Some(body(&global.module.names)),
            None => self.function_of()?.global().map(|function| body(&function.names)),
        }
    }

    /// Names a value. The empty name makes it unnamed.
    pub fn set_name(&self, name: &str) {
        if self.ty.is_void() {
            return;
        }
        self.release_name();
        let unique = match name {
            "" => String::new(),
            name => self.with_names(|names| names.take(name)).unwrap_or_else(|| name.to_string()),
        };
        *self.name.borrow_mut() = c_string(&unique);
    }

    /// Makes the name unique in the value's current scope.
    pub fn enter_name(&self) {
        let name = self.name_text();
        if !name.is_empty() {
            let unique = self.with_names(|names| names.take(&name)).unwrap_or(name);
            *self.name.borrow_mut() = c_string(&unique);
        }
    }

    /// Frees the name for others, before the value is removed.
    pub fn release_name(&self) {
        let name = self.name_text();
        if !name.is_empty() {
            self.with_names(|names| names.release(&name));
        }
    }

    /// Inserts an instruction into a block at a position.
    pub fn insert(&'static self, block: V, position: usize) {
        if let Some(instructions) = block.block() {
            let position = position.min(instructions.borrow().len());
            instructions.borrow_mut().insert(position, self);
            self.parent.set(Some(block));
            self.enter_name();
        }
    }

    /// Removes an instruction from its block, or a block from its function.
    pub fn remove(&'static self) {
        self.release_name();
        if let Some(parent) = self.parent.get() {
            let list = match (&parent.kind, &self.kind) {
                (ValueKind::Block(instructions), _) => instructions,
                (ValueKind::Function(function), ValueKind::Block(_)) => &function.blocks,
                _ => return,
            };
            list.borrow_mut().retain(|value| !value.is(self));
        }
        self.parent.set(None);
    }
}
