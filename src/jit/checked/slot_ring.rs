//! The quarantine of a thread: slots of one class in the order in which they were freed.
//!
//! Its array is twice as long as the number of slots that have to wait. An allocation takes the oldest slot, and fetches the memory of
//! the one whose turn is six allocations later.

use crate::jit::checked::shadow;
use crate::jit::checked::slot::{Details, Header, Slot, Tag};
use crate::jit::checked::slot_queue::{AHEAD, SlotQueue};
use crate::jit::checked::space::quarantine;
use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
use std::cell::Cell;
use std::ptr;

/// Slots of a class that wait, and where the parts of its slots are: allocations and releases compute no addresses of classes.
pub(super) struct SlotRing {
    /// Null: the thread has no array yet, or has ended.
    slots: Cell<*mut u32>,
    /// Number of slots that were taken, and that were put, both modulo 2^32.
    taken: Cell<u32>,
    put: Cell<u32>,
    /// Length of the array, a power of two; 0 without an array.
    room: Cell<u32>,
    /// Number of slots that wait before the first of them is used again.
    wait: u32,
    class: u32,
    first_start: u64,
    first_header: u64,
    first_details: u64,
    first_tag: u64,
}

/// The parts of a slot.
#[derive(Clone, Copy)]
pub(super) struct Parts {
    pub start: u64,
    pub header: *mut Header,
    pub details: *mut Details,
    pub tag: *mut Tag,
}

impl SlotRing {
    pub(super) const fn new(class: u32) -> SlotRing {
        let first = Slot { class, index: 0 };
        SlotRing {
            slots: Cell::new(ptr::null_mut()),
            taken: Cell::new(0),
            put: Cell::new(0),
            room: Cell::new(0),
            wait: quarantine(class) as u32,
            class,
            first_start: first.start(),
            first_header: first.header_address(),
            first_details: first.details_address(),
            first_tag: first.tag_address(),
        }
    }

    /// Returns the parts of a slot of the class.
    #[inline(always)]
    pub(super) fn parts(&self, index: u64) -> Parts {
        Parts {
            start: self.first_start + (index << self.class),
            header: (self.first_header + index * size_of::<Header>() as u64) as *mut Header,
            details: (self.first_details + index * size_of::<Details>() as u64) as *mut Details,
            tag: (self.first_tag + index) as *mut Tag,
        }
    }

    /// Takes the oldest slot, if enough slots wait behind it.
    #[inline(always)]
    pub(super) fn take(&self) -> Option<u64> {
        let taken = self.taken.get();
        (self.put.get().wrapping_sub(taken) > self.wait).then(|| {
            self.taken.set(taken.wrapping_add(1));
            self.fetch(self.at(taken.wrapping_add(AHEAD as u32)));
            self.at(taken)
        })
    }

    /// Takes the oldest slot.
    pub(super) fn take_early(&self) -> Option<u64> {
        let taken = self.taken.get();
        (self.put.get() != taken).then(|| {
            self.taken.set(taken.wrapping_add(1));
            self.at(taken)
        })
    }

    /// Puts a slot. Returns false if there is no room.
    #[inline(always)]
    pub(super) fn put(&self, index: u64) -> bool {
        let (put, room) = (self.put.get(), self.room.get());
        if put.wrapping_sub(self.taken.get()) >= room {
            return false;
        }
        // SAFETY: the array has so many elements, a power of two.
        unsafe { *self.slots.get().add((put & (room - 1)) as usize) = index as u32 };
        self.put.set(put.wrapping_add(1));
        true
    }

    /// Returns the slot at a position, counted from the first that was ever put.
    #[inline(always)]
    fn at(&self, position: u32) -> u64 {
        // SAFETY: as in `put`. There is an array, since slots wait.
        unsafe { (*self.slots.get().add((position & (self.room.get() - 1)) as usize)).into() }
    }

    /// Fetches the memory that an allocation in a slot writes to.
    #[inline(always)]
    pub(super) fn fetch(&self, index: u64) {
        let parts = self.parts(index);
        // SAFETY: a prefetch has no effect, whatever the address.
        unsafe {
            _mm_prefetch::<_MM_HINT_T0>(parts.header.cast());
            _mm_prefetch::<_MM_HINT_T0>(parts.details.cast());
            _mm_prefetch::<_MM_HINT_T0>(parts.start as *const i8);
            if shadow::is_used() {
                _mm_prefetch::<_MM_HINT_T0>((parts.start + shadow::DISTANCE) as *const i8);
            }
        }
    }

    /// Whether there is an array.
    pub(super) fn has_room(&self) -> bool {
        self.room.get() > 0
    }

    /// Allocates the array.
    pub(super) fn make_room(&self) {
        let slots = vec![0_u32; 2 * self.wait as usize].into_boxed_slice();
        self.room.set(slots.len() as u32);
        self.slots.set(Box::leak(slots).as_mut_ptr());
    }

    /// Removes all slots.
    pub(super) fn drain(&self) -> SlotQueue {
        let mut all = SlotQueue::EMPTY;
        while let Some(index) = self.take_early() {
            all.push(Slot { class: self.class, index });
        }
        all
    }

    /// Removes all slots, and frees the array.
    pub(super) fn close(&self) -> SlotQueue {
        let all = self.drain();
        let (slots, room) = (self.slots.replace(ptr::null_mut()), self.room.replace(0));
        if !slots.is_null() {
            // SAFETY: `make_room` made it.
            drop(unsafe { Box::from_raw(ptr::slice_from_raw_parts_mut(slots, room as usize)) });
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_wait_in_the_order_in_which_they_came() {
        let ring = SlotRing::new(14);
        assert!(!ring.put(0));
        ring.make_room();
        // The positions pass the end of the array, and 2^32.
        ring.put.set(u32::MAX - 5);
        ring.taken.set(u32::MAX - 5);
        let wait = quarantine(14);
        for index in 0..2 * wait {
            assert!(ring.put(index));
        }
        assert!(!ring.put(0));
        for index in 0..wait {
            assert_eq!(ring.take(), Some(index));
        }
        assert_eq!((ring.take(), ring.take_early()), (None, Some(wait)));
        let mut rest = ring.close();
        let left: Vec<u64> = std::iter::from_fn(|| rest.pop(14)).map(|slot| slot.index).collect();
        assert_eq!(left, Vec::from_iter(wait + 1..2 * wait));
        assert!(!ring.has_room() && ring.take_early().is_none() && !ring.put(0));
    }

    #[test]
    fn parts_are_those_of_the_slot() {
        for class in [5, 9, 15] {
            let (ring, slot) = (SlotRing::new(class), Slot { class, index: 1234 });
            let parts = ring.parts(1234);
            assert_eq!((parts.start, parts.header, parts.details), (slot.start(), slot.header(), slot.details()));
            assert_eq!(parts.tag as u64, slot.tag_address());
        }
    }
}
