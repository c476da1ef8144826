//! Allocator of addresses for the program's heap, and for stacks and thunks: size classes cut from the front of a range. Freed blocks are quarantined,
//! so that a stale address does not soon refer to another block.

use std::collections::VecDeque;

/// Minimum distance and alignment of blocks, in bytes.
pub const GRAIN: u64 = 16;

/// Maximum total size and number of quarantined blocks; beyond these limits the oldest are reused.
const QUARANTINE_BYTES: u64 = 64 << 20;
const QUARANTINE_BLOCKS: usize = 1 << 16;

/// Returns the size class of a length and its size in bytes. There are four classes per power of two.
fn class_of(len: u64) -> (usize, u64) {
    let units = len.div_ceil(GRAIN).max(1);
    if units <= 4 {
        return (units as usize - 1, units * GRAIN);
    }
    let high = 63 - (units - 1).leading_zeros() as u64;
    let step = 1 << (high - 2);
    let rounded = (units + step - 1) & !(step - 1);
    // `rounded` is (4 + k) * step for k in 1..=4.
    let k = rounded / step - 4;
    (4 + (high as usize - 2) * 4 + k as usize - 1, rounded * GRAIN)
}

/// Returns the lowest address from `address` on that is a multiple of [`GRAIN`] and of `align`, a power of two. `None`
/// on overflow. Uses masks, since this runs for each `alloca`, and the compiler would divide by the alignment.
#[inline(always)]
pub fn align_up(address: u64, align: u64) -> Option<u64> {
    debug_assert!(align == 0 || align.is_power_of_two());
    let mask = align.max(GRAIN) - 1;
    Some(address.checked_add(mask)? & !mask)
}

/// A block in quarantine.
struct QuarantinedBlock {
    base: u64,
    class: usize,
    bytes: u64,
    owner: u32,
}

/// Address range for an allocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AllocatedRange {
    /// Address.
    pub base: u64,
    /// Whether the memory has never been used.
    pub fresh: bool,
}

/// Allocator of addresses; it never accesses the content.
pub struct Heap {
    next: u64,
    end: u64,
    free: Vec<Vec<u64>>,
    quarantine: VecDeque<QuarantinedBlock>,
    quarantined: u64,
}

impl Heap {
    /// Creates a heap in an address range. `from` must be aligned to [`GRAIN`].
    pub fn new(from: u64, end: u64) -> Heap {
        Heap { next: from, end, free: Vec::new(), quarantine: VecDeque::new(), quarantined: 0 }
    }

    /// Allocates `len` bytes and at least one more, so that the one-past-the-end address belongs to no other block.
    /// Blocks with an alignment larger than [`GRAIN`] are cut from fresh memory.
    pub fn take(&mut self, len: u64, align: u64) -> Option<AllocatedRange> {
        // Lengths beyond the end of the range fail before rounding could overflow.
        let (class, bytes) = class_of(len.checked_add(1).filter(|l| *l <= self.end)?);
        if align <= GRAIN
            && let Some(base) = self.free.get_mut(class).and_then(Vec::pop)
        {
            return Some(AllocatedRange { base, fresh: false });
        }
        let base = align_up(self.next, align)?;
        let after = base.checked_add(bytes).filter(|a| *a <= self.end)?;
        self.next = after;
        Some(AllocatedRange { base, fresh: true })
    }

    /// Moves the start of fresh memory to a multiple of `align`, and returns it.
    pub fn align(&mut self, align: u64) -> Option<u64> {
        self.next = self.next.checked_next_multiple_of(align).filter(|next| *next <= self.end)?;
        Some(self.next)
    }

    /// Quarantines a block. [`Heap::expired`] returns `owner` when its address may be reused.
    pub fn give_back(&mut self, base: u64, len: u64, owner: u32) {
        let (class, bytes) = class_of(len + 1);
        self.quarantined += bytes;
        self.quarantine.push_back(QuarantinedBlock { base, class, bytes, owner });
    }

    /// Releases the oldest block in quarantine if its limits are exceeded, and returns its owner.
    pub fn expired(&mut self) -> Option<u32> {
        if self.quarantined <= QUARANTINE_BYTES && self.quarantine.len() <= QUARANTINE_BLOCKS {
            return None;
        }
        let oldest = self.quarantine.pop_front()?;
        self.quarantined -= oldest.bytes;
        if self.free.len() <= oldest.class {
            self.free.resize_with(oldest.class + 1, Vec::new);
        }
        self.free[oldest.class].push(oldest.base);
        Some(oldest.owner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_monotonic_and_large_enough() {
        let mut last = (0, GRAIN);
        for len in 1..100_000 {
            let (class, bytes) = class_of(len);
            assert!(bytes >= len && bytes <= len + len / 4 + GRAIN, "{len} in {bytes}");
            assert!((class, bytes) == last || class == last.0 + 1, "{len}: {class} after {}", last.0);
            last = (class, bytes);
        }
    }

    #[test]
    fn freed_blocks_are_used_again_late_but_not_never() {
        let mut heap = Heap::new(1 << 20, 1 << 40);
        let first = heap.take(100, 1).unwrap().base;
        heap.give_back(first, 100, 1);
        assert!(heap.take(100, 1).is_some_and(|r| r.fresh && r.base != first));
        let mut reused = false;
        for owner in 0..=QUARANTINE_BLOCKS as u32 {
            let at = heap.take(100, 1).unwrap().base;
            heap.give_back(at, 100, owner);
            while let Some(owner) = heap.expired() {
                reused |= owner == 1;
            }
        }
        assert!(reused);
    }

    #[test]
    fn a_full_heap_says_so() {
        let mut heap = Heap::new(16, 4096);
        assert_eq!(heap.take(5000, 1), None);
        assert_eq!((heap.take(u64::MAX, 1), heap.take(u64::MAX - 1, 1)), (None, None));
        assert!(heap.take(100, 256).is_some_and(|r| r.base % 256 == 0));
    }
}
