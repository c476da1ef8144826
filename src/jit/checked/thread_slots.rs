//! Slots of small classes that a thread keeps, so that most allocations take no lock and no memory that threads share.
//!
//! ```text
//! free   ─► quarantine of the thread ─► allocation          once enough slots wait in it
//!                 │ twice as many
//!                 ▼
//!           quarantine of the class ─► ready slots ─► allocation
//!           slots never used        ─► fresh slots ─► allocation
//!
//! return ─► variables of the thread ─► variable             a shorter queue, which stays in the cache
//!                 │ full
//!                 ▼
//!           quarantine of the thread
//! ```
//!
//! The slots of a thread return to the class when the thread ends.

use crate::jit::checked::shadow;
use crate::jit::checked::slot::{Details, GIVEN_BACK, Header, Kind, SMALLEST, Slot, State, Tag, slot_of};
use crate::jit::checked::slot_queue::SlotQueue;
use crate::jit::checked::slot_ring::SlotRing;
use crate::jit::checked::space::{Space, existing, quarantine};
use std::cell::Cell;
use std::num::NonZeroU64;
use std::ptr;

/// Slots of one class that a thread keeps.
struct Kept {
    /// Slots that were never used: numbers of the first and behind the last.
    fresh: Cell<(u64, u64)>,
    /// Slots that have waited in the quarantine of the class.
    ready: Cell<SlotQueue>,
    quarantine: SlotRing,
    /// Slots of variables of functions that have returned.
    variables: Cell<SlotQueue>,
}

/// Number of classes whose slots threads keep.
const CLASSES: usize = (GIVEN_BACK - SMALLEST) as usize;
/// Largest size of a block in a slot that threads keep.
pub(super) const MAX_SMALL: u64 = (1 << (GIVEN_BACK - 1)) - 1;

impl Kept {
    const fn new(class: u32) -> Kept {
        Kept {
            fresh: Cell::new((0, 0)),
            ready: Cell::new(SlotQueue::EMPTY),
            quarantine: SlotRing::new(class),
            variables: Cell::new(SlotQueue::EMPTY),
        }
    }
}

thread_local! {
    // No destructor, so that functions that run while the thread ends find it too.
    static KEPT: [Kept; CLASSES] = const {
        let mut all = [const { Kept::new(SMALLEST) }; CLASSES];
        let mut at = 0;
        while at < CLASSES {
            all[at] = Kept::new(SMALLEST + at as u32);
            at += 1;
        }
        all
    };
    /// Passes the slots of a thread on when it ends.
    static AT_END: AtEnd = const { AtEnd };
}

struct AtEnd;

impl Drop for AtEnd {
    fn drop(&mut self) {
        let Some(space) = existing() else { return };
        for class in SMALLEST..GIVEN_BACK {
            let kept = kept(class);
            let mut shared = space.class(class);
            let (next, end) = kept.fresh.replace((0, 0));
            for index in next..end {
                shared.waiting.push(Slot { class, index });
            }
            shared.waiting.append(kept.ready.take());
            shared.waiting.append(kept.quarantine.close());
            shared.waiting.append(kept.variables.take());
        }
    }
}

/// Returns what the thread keeps of a class. Not with a closure: the compiler makes a function of `LocalKey::with` then.
#[inline(always)]
fn kept(class: u32) -> &'static Kept {
    let all = KEPT.with(ptr::from_ref);
    // SAFETY: the variable lives as long as the thread, and the reference does not leave the functions of this module.
    unsafe { &(&*all)[(class - SMALLEST) as usize] }
}

/// Number of slots that a thread takes at once: 16 KiB of them.
fn batch(class: u32) -> u64 {
    ((16 << 10) >> class).max(1)
}

/// Number of slots of variables that wait before the first of them is used again by a variable: 16 KiB of them, since calls are
/// more frequent than allocations, and a pointer to a variable that has gone is mostly used soon after.
#[inline(always)]
fn wait_of_variables(class: u32) -> u64 {
    ((16 << 10) >> class).max(16)
}

/// Returns whether what the thread keeps will be passed on: the thread has not ended yet.
fn is_kept() -> bool {
    AT_END.try_with(|_| ()).is_ok()
}

/// A slot of a class that was taken: its number, and whether its memory was never used, in one word. A tuple in an
/// `Option` has padding, whose copies on the stack cost more than the rest of an allocation.
#[derive(Clone, Copy)]
pub(super) struct Taken(NonZeroU64);

impl Taken {
    #[inline(always)]
    pub(super) fn new(index: u64, is_unused: bool) -> Taken {
        // Numbers of slots have 32 bits.
        Taken(NonZeroU64::MIN.saturating_add(index << 1 | u64::from(is_unused)))
    }

    /// Returns the number of the slot.
    #[inline(always)]
    pub(super) fn index(self) -> u64 {
        (self.0.get() - 1) >> 1
    }

    /// Whether its memory was never used.
    #[inline(always)]
    pub(super) fn is_unused(self) -> bool {
        self.0.get() & 1 == 0
    }
}

/// Takes a slot. `None`: all are in use.
#[inline(always)]
pub(super) fn take(space: &Space, class: u32) -> Option<Taken> {
    let kept = kept(class);
    match kept.quarantine.take() {
        Some(index) => Some(Taken::new(index, false)),
        None => kept.take_other(space, class),
    }
}

/// Allocates a block of at most [`MAX_SMALL`] bytes, aligned to 16; returns its address. `None`: all slots are in use.
#[inline(always)]
pub(super) fn allocate_small(kind: Kind, size: u64, site: u64) -> Option<u64> {
    // An object is at least one byte smaller than its slot.
    let class = u64::BITS - (size | ((1 << SMALLEST) - 1)).leading_zeros();
    let kept = kept(class);
    let index = match kept.quarantine.take() {
        Some(index) => index,
        None => kept.take_other(existing()?, class)?.index(),
    };
    let parts = kept.quarantine.parts(index);
    // SAFETY: the slot belongs to the caller alone.
    unsafe {
        parts.tag.write(Tag::of_live(kind));
        parts.details.write(Details::live(kind, size, site));
        parts.header.write(Header { start: parts.start, size });
    }
    Some(parts.start)
}

/// Frees the block at an address, if it begins there, lives, and is of a kind; returns its size. `freed`: the number of the call
/// stack, as in [`Details::site`]. `None`: there is no such block, or it is too large for the slots that threads keep.
#[inline(always)]
pub(super) fn release_small(address: u64, kind: Kind, freed: u32) -> Option<u64> {
    let slot = slot_of(address).filter(|slot| slot.class < GIVEN_BACK)?;
    let kept = kept(slot.class);
    let parts = kept.quarantine.parts(slot.index);
    // SAFETY: the details of slots are never unmapped.
    unsafe {
        let tag = *parts.tag;
        if !tag.is_live(kind) || parts.start != address {
            return None;
        }
        let size = std::mem::replace(&mut (*parts.header).size, 0);
        if shadow::is_used() {
            let origins = if tag.has_origins() { (*parts.details).size_of_origins() } else { 0 };
            shadow::forget(address, size, origins);
        }
        parts.tag.write(Tag::FREED);
        (*parts.details).state = State::Freed;
        (*parts.details).set_freed(freed);
        if !kept.quarantine.put(slot.index) {
            kept.put_other(slot);
        }
        Some(size)
    }
}

/// Takes a slot for a variable of a function. `None`: all are in use.
#[inline(always)]
pub(super) fn take_for_variable(space: &Space, class: u32) -> Option<u64> {
    let kept = kept(class);
    let mut waiting = kept.variables.get();
    if waiting.count > wait_of_variables(class)
        && let Some(slot) = waiting.pop(class)
    {
        kept.variables.set(waiting);
        return Some(slot.index);
    }
    take_other_slot(space, class)
}

/// Takes a slot of a block for a variable.
#[inline(never)]
fn take_other_slot(space: &Space, class: u32) -> Option<u64> {
    take(space, class).map(Taken::index)
}

/// Puts the slot of a variable into the queue of variables.
#[inline(always)]
pub(super) fn put_variable(slot: Slot) {
    let kept = kept(slot.class);
    let mut waiting = kept.variables.get();
    let is_full = waiting.count > 2 * wait_of_variables(slot.class);
    if is_full || waiting.count == 0 && !is_kept() {
        return put_with_blocks(slot);
    }
    waiting.push(slot);
    kept.variables.set(waiting);
}

/// Puts the slot of a variable into the quarantine.
#[inline(never)]
fn put_with_blocks(slot: Slot) {
    put(slot);
}

/// Puts a slot into the quarantine.
#[inline(always)]
pub(super) fn put(slot: Slot) {
    let kept = kept(slot.class);
    if !kept.quarantine.put(slot.index) {
        kept.put_other(slot);
    }
}

impl Kept {
    /// Takes a slot while too few wait in the quarantine of the thread.
    #[inline(never)]
    fn take_other(&self, space: &Space, class: u32) -> Option<Taken> {
        self.without_wait(class).or_else(|| {
            self.refill(space, class);
            self.without_wait(class).or_else(|| self.quarantine.take_early().map(|index| Taken::new(index, false)))
        })
    }

    /// Puts a slot for which the quarantine of the thread has no room. If it has an array, it is full: it is put into that of the class.
    #[cold]
    fn put_other(&self, slot: Slot) {
        if !self.quarantine.has_room() && is_kept() {
            self.quarantine.make_room();
            self.quarantine.put(slot.index);
            return;
        }
        let Some(space) = existing() else { return };
        let mut shared = space.class(slot.class);
        shared.waiting.append(self.quarantine.drain());
        shared.waiting.push(slot);
    }

    /// Takes a slot that was never used, or that has waited long enough.
    fn without_wait(&self, class: u32) -> Option<Taken> {
        let (index, end) = self.fresh.get();
        if index < end {
            self.fresh.set((index + 1, end));
            return Some(Taken::new(index, true));
        }
        let mut ready = self.ready.get();
        let slot = ready.pop(class)?;
        if let Some(index) = ready.soon() {
            self.quarantine.fetch(index);
        }
        self.ready.set(ready);
        Some(Taken::new(slot.index, false))
    }

    /// Takes slots of the class. It has none if all are in use or kept by threads.
    fn refill(&self, space: &Space, class: u32) {
        let count = if is_kept() { batch(class) } else { 1 };
        let mut shared = space.class(class);
        let fresh = if shared.waiting.count > quarantine(class) { 0..0 } else { shared.take_fresh(class, count) };
        if fresh.is_empty() {
            self.ready.set(shared.waiting.split(class, count));
        } else {
            self.fresh.set((fresh.start, fresh.end));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jit::checked::space::space;
    use std::collections::HashSet;

    /// Size of objects of a class that no other test uses.
    const SIZE: u64 = 9000;

    fn allocate() -> (Slot, u64) {
        let space = space().expect("there is address space");
        let (slot, _) = space.allocate(SIZE, 16).expect("there is a slot");
        (slot, space.enter(slot, Details::live(Kind::Malloc, SIZE, 0)))
    }

    #[test]
    fn slots_of_threads_wait_and_are_used_again() {
        let space = space().expect("there is address space");
        let quarantine = quarantine(SIZE.next_power_of_two().ilog2());
        let (first, start) = allocate();
        space.release(first, 0);
        for _ in 0..quarantine {
            let (slot, at) = allocate();
            assert_ne!(at, start, "a slot that was just freed must wait");
            space.release(slot, 0);
        }
        assert_eq!(allocate().1, start);
    }

    #[test]
    fn slots_freed_by_other_threads_are_used_again() {
        let space = space().expect("there is address space");
        let class = SIZE.next_power_of_two().ilog2();
        let mut seen = HashSet::new();
        for _ in 0..200 {
            let made: Vec<_> = (0..quarantine(class)).map(|_| allocate()).collect();
            seen.extend(made.iter().map(|(_, at)| *at));
            std::thread::spawn(move || made.into_iter().for_each(|(slot, _)| space.release(slot, 0)))
                .join()
                .expect("it frees");
        }
        // Twice the quarantine is in use or waits; the other test has some slots too.
        assert!((seen.len() as u64) < 8 * quarantine(class) + 4 * batch(class), "{}", seen.len());
    }
}
