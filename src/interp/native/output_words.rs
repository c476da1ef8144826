//! Words that the C library writes during a call instead of the program's words, mostly addresses of blocks that it
//! allocates.

use std::cell::Cell;

/// Words at fixed addresses. The first ones hold addresses of blocks, which are freed on drop.
#[derive(Debug, Default)]
pub struct Outputs {
    words: Box<[Cell<u64>]>,
    blocks: usize,
}

impl Outputs {
    /// Creates `blocks` words for block addresses and `others` words after them, all zero.
    pub fn new(blocks: usize, others: usize) -> Outputs {
        Outputs { words: vec![Cell::new(0); blocks + others].into(), blocks }
    }

    /// Returns the address of a word.
    pub fn address(&self, n: usize) -> u64 {
        self.words.get(n).map_or(0, |word| word.as_ptr() as u64)
    }

    /// Returns the current value of a word.
    pub fn get(&self, n: usize) -> u64 {
        self.words.get(n).map_or(0, Cell::get)
    }
}

impl Drop for Outputs {
    fn drop(&mut self) {
        for word in &self.words[..self.blocks] {
            // SAFETY: null, or a block that the C library allocated for its caller, which has not passed it on.
            unsafe { libc::free(word.get() as *mut libc::c_void) };
        }
    }
}
