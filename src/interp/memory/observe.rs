//! Inspection of memory with its shadow, for debuggers and sessions.

use super::Memory;
use super::shadow::state;
use crate::interp::scalar::{Provenance, ScalarValue};
use std::ops::Range;

/// Content of a range with its shadow.
pub struct MemorySnapshot {
    /// Bytes.
    pub bytes: Vec<u8>,
    /// Masks of undefined bits by offset range, ascending.
    pub undefined: Vec<(Range<u64>, u8)>,
    /// Pointers that were stored as a whole, by offset, ascending.
    pub pointers: Vec<(u64, ScalarValue)>,
}

impl Memory {
    /// Returns the content of a range of the arena.
    pub fn observe(&self, address: u64, size: u64) -> MemorySnapshot {
        let mut snapshot = MemorySnapshot { bytes: Vec::new(), undefined: Vec::new(), pointers: Vec::new() };
        if !self.arena.contains(address, size) {
            return snapshot;
        }
        snapshot.bytes = self.arena.bytes(address, size).to_vec();
        let states = self.arena.state_bytes(address, size);
        for (offset, byte) in (0..).zip(states) {
            let mask = match *byte {
                state::POINTER if size - offset >= 8 => {
                    if self.arena.states::<u64>(address + offset) == state::WHOLE_POINTER {
                        let (hi, site) = self.arena.pointer_info(address + offset);
                        let lo = self.arena.read(address + offset);
                        snapshot.pointers.push((offset, ScalarValue::pointer(lo, Provenance::unpack(hi), site)));
                    }
                    continue;
                }
                byte if state::is_defined(byte) => continue,
                state::PARTIAL => self.side.get(&(address + offset)).map_or(0xff, |note| note.0),
                _ => 0xff,
            };
            match snapshot.undefined.last_mut() {
                Some((range, last)) if range.end == offset && *last == mask => range.end += 1,
                _ => snapshot.undefined.push((offset..offset + 1, mask)),
            }
        }
        snapshot
    }

    /// Whether an address lies in a stack.
    pub fn is_stack(&self, address: u64) -> bool {
        self.stack_of(address).is_some()
    }
}

/// Definedness of a byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Byte {
    /// Fully defined.
    Defined,
    /// Never written, or written with an undefined value.
    Undef,
    /// Poison.
    Poison,
    /// Mask of undefined bits.
    Partial(u8),
}

/// Inspection of single bytes and cells.
impl Memory {
    /// Returns the definedness of a byte of the arena.
    pub fn byte(&self, address: u64) -> Byte {
        match self.arena.state_bytes(address, 1).first().copied().unwrap_or(state::NEVER) {
            byte if state::is_defined(byte) => Byte::Defined,
            // A load would treat it as defined, since the host may have written it.
            byte if self.find(address).is_some_and(|index| !self.is_undefined(index, address, byte)) => Byte::Defined,
            state::POISON => Byte::Poison,
            state::PARTIAL => Byte::Partial(self.side.get(&address).map_or(0xff, |note| note.0)),
            _ => Byte::Undef,
        }
    }

    /// Returns the pointer that was stored as a whole at an address of the arena, if any.
    pub fn pointer_at(&self, address: u64) -> Option<ScalarValue> {
        if !self.arena.contains(address, 8) || self.arena.states::<u64>(address) != state::WHOLE_POINTER {
            return None;
        }
        if self.find(address).is_some_and(|index| self.table.get(index).escaped) {
            return Some(self.escaped_pointer(address));
        }
        let (hi, site) = self.arena.pointer_info(address);
        Some(ScalarValue::pointer(self.arena.read(address), Provenance::unpack(hi), site))
    }

    /// Returns the bytes of a range and their states, for a later comparison.
    pub fn raw(&self, address: u64, size: u64) -> Option<(&[u8], &[u8])> {
        let there = self.arena.contains(address, size);
        there.then(|| (self.arena.bytes(address, size), self.arena.state_bytes(address, size)))
    }

    /// Returns the table indices of all allocations: those outside of stacks by ascending address, then the
    /// stacks.
    pub fn all_allocations(&self) -> impl Iterator<Item = u32> {
        self.by_address.indices().chain(self.all_live().copied())
    }

    /// Whether a table entry still describes the allocation from which a pointer was derived.
    pub fn is_current(&self, index: u32, generation: u32) -> bool {
        self.table.find(index, generation).is_some()
    }

    /// Returns the live allocas of a call: from its mark up to that of the next call.
    pub fn allocas(&self, from: super::StackMark, to: Option<super::StackMark>) -> &[u32] {
        let end = to.map_or(self.stack.live.len(), |mark| mark.live as usize).min(self.stack.live.len());
        self.stack.live.get(from.live as usize..end).unwrap_or(&[])
    }
}
