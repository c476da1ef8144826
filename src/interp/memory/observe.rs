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
        (self.stack.base..self.stack.end).contains(&address)
    }
}
