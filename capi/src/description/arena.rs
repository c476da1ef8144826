//! Memory to which structures of C point.

use super::{llj_attributes, llj_operand};
use crate::text::c_string;
use std::any::Any;
use std::ffi::{CString, c_char};

/// Strings and arrays that live as long as the arena.
#[derive(Default)]
pub(super) struct Arena {
    strings: Vec<CString>,
    arrays: Vec<Box<dyn Any>>,
}

impl Arena {
    /// Stores a text. Texts are not deduplicated, since most of them are instructions.
    pub(super) fn text(&mut self, text: impl Into<String>) -> *const c_char {
        let text = c_string(text);
        let start = text.as_ptr();
        self.strings.push(text);
        start
    }

    /// Stores an array, and returns it with its length; null if it is empty.
    pub(super) fn array<T: 'static>(&mut self, list: Vec<T>) -> (*const T, usize) {
        if list.is_empty() {
            return (std::ptr::null(), 0);
        }
        let length = list.len();
        let list: Box<Vec<T>> = Box::new(list);
        let start = list.as_ptr();
        self.arrays.push(list);
        (start, length)
    }

    pub(super) fn operands(&mut self, list: Vec<llj_operand>) -> (*const llj_operand, usize) {
        self.array(list)
    }

    /// Stores attributes by position, without the empty positions after the last one with attributes.
    pub(super) fn attributes(&mut self, mut sets: Vec<(i32, Vec<String>)>) -> (*const llj_attributes, usize) {
        while sets.last().is_some_and(|(_, list)| list.is_empty()) {
            sets.pop();
        }
        let mut made = Vec::with_capacity(sets.len());
        for (place, list) in sets {
            let list = list.into_iter().map(|text| self.text(text)).collect();
            let (list, count) = self.array(list);
            made.push(llj_attributes { place, list, count });
        }
        self.array(made)
    }
}
