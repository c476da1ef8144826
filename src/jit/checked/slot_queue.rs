//! Queues of slots that are not in use.
//!
//! Numbers of slots are in chunks, one after the other, so that taking one touches none of the others.

use crate::jit::checked::slot::Slot;
use std::ptr::NonNull;

/// Number of slots of a chunk.
const CHUNK: usize = 252;

/// Prefetch distance: the number of slots by which the memory of a slot is fetched before its turn.
pub(super) const AHEAD: usize = 6;

/// Slots from `from` to `to` are in the queue.
struct Chunk {
    next: Option<NonNull<Chunk>>,
    from: usize,
    to: usize,
    slots: [u32; CHUNK],
}

/// A queue of slots of one class. Copying it moves it: it has one owner, who must empty it.
#[derive(Clone, Copy, Default)]
pub(super) struct SlotQueue {
    first: Option<NonNull<Chunk>>,
    last: Option<NonNull<Chunk>>,
    pub(super) count: u64,
}

// SAFETY: the chunks belong to the queue alone.
unsafe impl Send for SlotQueue {}

impl SlotQueue {
    pub(super) const EMPTY: SlotQueue = SlotQueue { first: None, last: None, count: 0 };

    /// Adds a slot at the end.
    #[inline(always)]
    pub(super) fn push(&mut self, slot: Slot) {
        // SAFETY: the chunks of a queue are its own, and exist until `pop` has emptied them.
        unsafe {
            let last = match self.last {
                Some(last) if last.as_ref().to < CHUNK => last,
                _ => self.add_chunk(),
            };
            let chunk = &mut *last.as_ptr();
            chunk.slots[chunk.to] = slot.index as u32;
            chunk.to += 1;
        }
        self.count += 1;
    }

    #[cold]
    fn add_chunk(&mut self) -> NonNull<Chunk> {
        let chunk = Box::new(Chunk { next: None, from: 0, to: 0, slots: [0; CHUNK] });
        let chunk = NonNull::from(Box::leak(chunk));
        self.link(chunk);
        self.last = Some(chunk);
        chunk
    }

    /// Makes a chunk follow the last one.
    fn link(&mut self, chunk: NonNull<Chunk>) {
        match self.last {
            // SAFETY: as in `push`.
            Some(last) => unsafe { (*last.as_ptr()).next = Some(chunk) },
            None => self.first = Some(chunk),
        }
    }

    /// Adds the slots of another queue at the end.
    pub(super) fn append(&mut self, other: SlotQueue) {
        if let Some(first) = other.first {
            self.link(first);
            self.last = other.last;
            self.count += other.count;
        }
    }

    /// Removes the first slot.
    #[inline(always)]
    pub(super) fn pop(&mut self, class: u32) -> Option<Slot> {
        let first = self.first?;
        // SAFETY: as in `push`.
        let chunk = unsafe { &mut *first.as_ptr() };
        let index = chunk.slots[chunk.from].into();
        chunk.from += 1;
        self.count -= 1;
        if chunk.from == chunk.to {
            self.remove_chunk(first);
        }
        Some(Slot { class, index })
    }

    /// Removes the first chunk, which is empty.
    #[cold]
    fn remove_chunk(&mut self, first: NonNull<Chunk>) {
        // SAFETY: `add_chunk` made it, and nothing refers to it any more.
        self.first = unsafe { Box::from_raw(first.as_ptr()) }.next;
        if self.first.is_none() {
            self.last = None;
        }
    }

    /// Returns the slot whose turn is [`AHEAD`] slots later, if it is in the first chunk.
    #[inline(always)]
    pub(super) fn soon(&self) -> Option<u64> {
        // SAFETY: as in `push`.
        let chunk = unsafe { self.first?.as_ref() };
        let at = chunk.from + AHEAD;
        chunk.slots.get(at).filter(|_| at < chunk.to).map(|slot| u64::from(*slot))
    }

    /// Removes the first slots, at most `count`: whole chunks if that is enough for one.
    pub(super) fn split(&mut self, class: u32, count: u64) -> SlotQueue {
        let mut taken = SlotQueue::EMPTY;
        while let Some(first) = self.first {
            // SAFETY: as in `push`.
            let chunk = unsafe { &mut *first.as_ptr() };
            let length = (chunk.to - chunk.from) as u64;
            if taken.count + length > count {
                break;
            }
            self.first = chunk.next.take();
            if self.first.is_none() {
                self.last = None;
            }
            self.count -= length;
            taken.append(SlotQueue { first: Some(first), last: Some(first), count: length });
        }
        while taken.count < count.min(CHUNK as u64 / 2)
            && let Some(slot) = self.pop(class)
        {
            taken.push(slot);
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(queue: &mut SlotQueue) -> Vec<u64> {
        std::iter::from_fn(|| queue.pop(5)).map(|slot| slot.index).collect()
    }

    #[test]
    fn slots_leave_in_the_order_in_which_they_came() {
        let queue = |range: std::ops::Range<u64>| {
            let mut queue = SlotQueue::EMPTY;
            range.for_each(|index| queue.push(Slot { class: 5, index }));
            queue
        };
        let mut all = queue(0..700);
        // One of the chunks, and no part of the second.
        let mut first = all.split(5, 300);
        let count = CHUNK as u64;
        assert_eq!((first.count, all.count), (count, 700 - count));
        let mut few = all.split(5, 10);
        assert_eq!(numbers(&mut few), Vec::from_iter(count..count + 10));
        first.append(SlotQueue::EMPTY);
        first.append(queue(1000..1010));
        first.push(Slot { class: 5, index: 2000 });
        all.append(first);
        let wanted: Vec<u64> = (count + 10..700).chain(0..count).chain(1000..1010).chain([2000]).collect();
        assert_eq!(all.count, wanted.len() as u64);
        assert_eq!(numbers(&mut all), wanted);
        assert_eq!((all.count, all.pop(5).is_none()), (0, true));
        all.push(Slot { class: 5, index: 7 });
        assert_eq!(numbers(&mut all), [7]);
    }
}
