//! Owner of the strings and arrays to which the `#[repr(C)]` structures point.

use super::llj_attributes;
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
    /// Stores a string. Strings are not deduplicated, since most are instructions, which rarely repeat.
    pub(super) fn text(&mut self, text: impl Into<String>) -> *const c_char {
        let text = c_string(text);
        let start = text.as_ptr();
        self.strings.push(text);
        start
    }

    /// Stores an array. Returns its address, or null if it is empty, and its length.
    pub(super) fn array<T: 'static>(&mut self, list: Vec<T>) -> (*const T, usize) {
        if list.is_empty() {
            return (std::ptr::null(), 0);
        }
        let length = list.len();
        // `dyn Any` needs a sized type; moving the `Vec` does not move its elements.
        let list: Box<Vec<T>> = Box::new(list);
        let start = list.as_ptr();
        self.arrays.push(list);
        (start, length)
    }

    /// Stores the attribute list of each position; trailing empty lists are dropped.
    pub(super) fn attributes(&mut self, mut sets: Vec<(i32, Vec<String>)>) -> (*const llj_attributes, usize) {
        while sets.last().is_some_and(|(_, list)| list.is_empty()) {
            sets.pop();
        }
        let mut attributes = Vec::with_capacity(sets.len());
        for (place, list) in sets {
            let list = list.into_iter().map(|text| self.text(text)).collect();
            let (list, count) = self.array(list);
            attributes.push(llj_attributes { place, list, count });
        }
        self.array(attributes)
    }
}
