//! Words that the C library fills during a call in place of the program's: the addresses of blocks that it makes, mostly.

use std::cell::Cell;

/// Words at fixed addresses. The first ones are addresses of blocks, which are freed with them.
#[derive(Debug, Default)]
pub struct Outputs {
    words: Box<[Cell<u64>]>,
    blocks: usize,
}

impl Outputs {
    /// So many words for addresses of blocks, and others behind them; all are zero.
    pub fn new(blocks: usize, others: usize) -> Outputs {
        Outputs { words: vec![Cell::new(0); blocks + others].into(), blocks }
    }

    /// The address of a word.
    pub fn address(&self, n: usize) -> u64 {
        self.words.get(n).map_or(0, |word| word.as_ptr() as u64)
    }

    /// What a word is now.
    pub fn get(&self, n: usize) -> u64 {
        self.words.get(n).map_or(0, Cell::get)
    }
}

impl Drop for Outputs {
    fn drop(&mut self) {
        for word in &self.words[..self.blocks] {
            // SAFETY: null, or what the C library made for whom it was passed to, who has not passed it on.
            unsafe { libc::free(word.get() as *mut libc::c_void) };
        }
    }
}
