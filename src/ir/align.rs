//! Alignments.

use std::num::NonZeroU8;

/// An alignment: a power of two of at most [`Align::MAX`] bytes. One byte in memory, with or without an `Option`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Align {
    /// The binary logarithm, plus one.
    log2: NonZeroU8,
}

impl Align {
    /// Largest alignment in bytes.
    pub const MAX: u64 = 1 << 32;

    /// Returns the alignment of a number of bytes; `None` if that is not a power of two, or more than [`Align::MAX`].
    pub const fn new(bytes: u64) -> Option<Align> {
        if !bytes.is_power_of_two() || bytes > Align::MAX {
            return None;
        }
        match NonZeroU8::new(bytes.trailing_zeros() as u8 + 1) {
            Some(log2) => Some(Align { log2 }),
            None => None,
        }
    }

    /// Returns the alignment in bytes.
    pub const fn bytes(self) -> u64 {
        1 << (self.log2.get() - 1)
    }
}

impl std::fmt::Display for Align {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.bytes().fmt(f)
    }
}
