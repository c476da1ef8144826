//! What lies in memory, with what is known about it, for whoever looks from outside.

use super::Memory;
use super::arena::state;
use crate::interp::provenance::{Provenance, Slot};
use std::ops::Range;

/// The content of a range.
pub struct Seen {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Which bits are undefined, ascending.
    pub undefined: Vec<(Range<u64>, u8)>,
    /// The pointers that were stored whole, ascending.
    pub pointers: Vec<(u64, Slot)>,
}

impl Memory {
    /// What lies in a range of the arena.
    pub fn observe(&self, address: u64, size: u64) -> Seen {
        let mut seen = Seen { bytes: Vec::new(), undefined: Vec::new(), pointers: Vec::new() };
        if !self.arena.contains(address, size) {
            return seen;
        }
        seen.bytes = self.arena.bytes(address, size).to_vec();
        let states = self.arena.state_bytes(address, size);
        for (offset, byte) in (0..).zip(states) {
            let mask = match *byte {
                state::POINTER if size - offset >= 8 => {
                    if self.arena.states::<u64>(address + offset) == state::WHOLE_POINTER {
                        let (hi, site) = self.arena.pointer_info(address + offset);
                        let lo = self.arena.read(address + offset);
                        seen.pointers.push((offset, Slot::pointer(lo, Provenance::unpack(hi), site)));
                    }
                    continue;
                }
                byte if state::is_defined(byte) => continue,
                state::PARTIAL => self.side.get(&(address + offset)).map_or(0xff, |note| note.0),
                _ => 0xff,
            };
            match seen.undefined.last_mut() {
                Some((range, last)) if range.end == offset && *last == mask => range.end += 1,
                _ => seen.undefined.push((offset..offset + 1, mask)),
            }
        }
        seen
    }

    /// Whether an address is one of the stack's.
    pub fn is_stack(&self, address: u64) -> bool {
        self.stack_of(address).is_some()
    }
}

/// What is known about a byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Byte {
    /// All of it is defined.
    Defined,
    /// It was never written, or something undefined was.
    Undef,
    /// Poison was stored.
    Poison,
    /// These bits are undefined.
    Partial(u8),
}

/// A byte on its own, for those who look at single cells.
impl Memory {
    /// What is known about a byte of the arena.
    pub fn byte(&self, address: u64) -> Byte {
        match self.arena.state_bytes(address, 1).first().copied().unwrap_or(state::NEVER) {
            byte if state::is_defined(byte) => Byte::Defined,
            // A load would find it defined: the host may have written it.
            byte if self.find(address).is_some_and(|index| !self.is_undefined(index, address, byte)) => Byte::Defined,
            state::POISON => Byte::Poison,
            state::PARTIAL => Byte::Partial(self.side.get(&address).map_or(0xff, |note| note.0)),
            _ => Byte::Undef,
        }
    }

    /// The pointer that was stored whole at an address of the arena, if one was.
    pub fn pointer_at(&self, address: u64) -> Option<Slot> {
        if !self.arena.contains(address, 8) || self.arena.states::<u64>(address) != state::WHOLE_POINTER {
            return None;
        }
        if self.find(address).is_some_and(|index| self.table.get(index).escaped) {
            return Some(self.escaped_pointer(address));
        }
        let (hi, site) = self.arena.pointer_info(address);
        Some(Slot::pointer(self.arena.read(address), Provenance::unpack(hi), site))
    }

    /// The bytes of a range, and what is known about each: to be compared with what is there later.
    pub fn raw(&self, address: u64, size: u64) -> Option<(&[u8], &[u8])> {
        let there = self.arena.contains(address, size);
        there.then(|| (self.arena.bytes(address, size), self.arena.state_bytes(address, size)))
    }

    /// The places in the table of everything that there is: what is not on the stack by ascending address, then the stack.
    pub fn everything(&self) -> impl Iterator<Item = u32> {
        self.by_address.values().chain(self.all_live()).copied()
    }

    /// Whether a place in the table is used as it was when a pointer to it was made.
    pub fn is_current(&self, index: u32, generation: u32) -> bool {
        self.table.find(index, generation).is_some()
    }

    /// The living allocas that a call made: from its mark up to that of the next call.
    pub fn allocas(&self, from: super::StackMark, to: Option<super::StackMark>) -> &[u32] {
        let end = to.map_or(self.stack.live.len(), |mark| mark.live as usize).min(self.stack.live.len());
        self.stack.live.get(from.live as usize..end).unwrap_or(&[])
    }
}
