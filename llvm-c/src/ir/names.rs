//! Names of values, made unique as LLVM does it.

use super::{Value, ValueRef};
use crate::ffi::c_string;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;

/// The names of a function or a module.
pub struct Names {
    taken: RefCell<HashMap<String, ValueRef>>,
    /// The last number that was appended.
    last: Cell<u64>,
    separator: &'static str,
}

impl Names {
    pub fn new(separator: &'static str) -> Names {
        Names { taken: RefCell::default(), last: Cell::new(0), separator }
    }

    /// Gives a value a name, or the next unused one with a number, which is returned.
    pub fn take(&self, name: &str, value: ValueRef) -> String {
        let mut taken = self.taken.borrow_mut();
        let mut unique = name.to_string();
        while taken.get(&unique).is_some_and(|owner| !owner.is(value)) {
            self.last.set(self.last.get() + 1);
            unique = format!("{name}{}{}", self.separator, self.last.get());
        }
        taken.insert(unique.clone(), value);
        unique
    }

    /// Frees a name, if it is that of the value.
    pub fn release(&self, name: &str, value: &Value) {
        let mut taken = self.taken.borrow_mut();
        if taken.get(name).is_some_and(|owner| std::ptr::eq(*owner, value)) {
            taken.remove(name);
        }
    }

    pub fn find(&self, name: &str) -> Option<ValueRef> {
        self.taken.borrow().get(name).copied()
    }
}

impl Value {
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
    pub fn set_name(&'static self, name: &str) {
        if self.ty.is_void() {
            return;
        }
        self.release_name();
        let unique = match name {
            "" => String::new(),
            name => self.with_names(|names| names.take(name, self)).unwrap_or_else(|| name.to_string()),
        };
        *self.name.borrow_mut() = c_string(&unique);
    }

    /// Makes the name unique in the value's current scope.
    pub fn enter_name(&'static self) {
        let name = self.name_text();
        if !name.is_empty() {
            let unique = self.with_names(|names| names.take(&name, self)).unwrap_or(name);
            *self.name.borrow_mut() = c_string(&unique);
        }
    }

    /// Frees the name for others, before the value is removed.
    pub fn release_name(&self) {
        let name = self.name_text();
        if !name.is_empty() {
            self.with_names(|names| names.release(&name, self));
        }
    }
}
