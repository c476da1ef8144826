//! Memory written by the host. Bytes that a function is known to write become defined on its return.
//!
//! An object whose address the host may keep has escaped: its undefined bytes count as defined from then on, since the
//! host may have written them, and again after each possible access by the host. Bytes that the program itself makes
//! undefined in between are recorded in `unsettled`; they count as undefined until the next host call.

use super::Memory;
use super::shadow::state;
use super::table::{Kind, State};
use crate::interp::scalar::{Provenance, ScalarValue};
use std::collections::BTreeMap;

/// Disjoint address ranges, by their first address.
#[derive(Default)]
pub struct Ranges(BTreeMap<u64, u64>);

impl Ranges {
    /// Adds a range.
    pub fn insert(&mut self, start: u64, len: u64) {
        let (mut start, mut end) = (start, start.saturating_add(len));
        while let Some((&from, &to)) = self.0.range(..=end).next_back().filter(|(_, to)| **to >= start) {
            self.0.remove(&from);
            (start, end) = (start.min(from), end.max(to));
        }
        self.0.insert(start, end);
    }

    /// Whether an address lies in one of the ranges.
    pub fn contains(&self, address: u64) -> bool {
        self.0.range(..=address).next_back().is_some_and(|(_, end)| address < *end)
    }

    /// Removes all ranges.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl Memory {
    /// Records a host call. `kept`: whether it may have written to escaped objects.
    pub fn record_host_call(&mut self, kept: bool) {
        self.foreign.forget();
        if kept {
            self.unsettled.clear();
        }
    }

    /// Marks an object and everything reachable from it as escaped. Bounds and liveness are still checked.
    pub fn escape(&mut self, pointer: &ScalarValue) {
        let mut todo: Vec<u32> = self.allocation(pointer).map(|(index, _)| index).into_iter().collect();
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some(index) = todo.pop() {
            if !seen.insert(index) {
                continue;
            }
            let info = *self.table.info(index);
            let Some(alloc) = self.table.get_mut(index) else { continue };
            if info.state != State::Live || alloc.readable == 0 {
                continue;
            }
            let (base, holds) = (alloc.base, alloc.holds_pointers);
            if !info.read_only {
                alloc.escaped = true;
            }
            if !holds {
                continue;
            }
            for (offset, byte) in self.arena.state_bytes(base, info.size).iter().enumerate() {
                if *byte == state::POINTER && offset as u64 + 8 <= info.size {
                    let to = self.arena.read::<u64>(base + offset as u64);
                    todo.extend(self.find(to));
                }
            }
        }
    }

    /// Records that the program has made a range undefined, if its object has escaped.
    pub(super) fn record_undefined(&mut self, index: u32, address: u64, len: u64) {
        if self.table.get(index).escaped {
            self.unsettled.insert(address, len);
        }
    }

    /// Whether a byte of an allocation in this state counts as undefined.
    pub(super) fn is_undefined(&self, index: u32, address: u64, byte: u8) -> bool {
        !state::is_defined(byte) && (!self.table.get(index).escaped || self.unsettled.contains(address))
    }

    /// Marks those bytes of a range as defined that count as defined because the host may have written them.
    pub(super) fn apply_host_writes(&mut self, index: u32, address: u64, len: u64) {
        if !self.table.get(index).escaped {
            return;
        }
        let mut at = address;
        while let Some((first, undefined)) = self.next_undefined(at, address + len) {
            for byte in first..first + undefined {
                if !self.unsettled.contains(byte) {
                    self.arena.set_states::<u8>(byte, state::DEFINED);
                }
            }
            at = first + undefined;
        }
    }

    /// Returns the pointer stored as a whole in an escaped object: the one of the program, unless the host has
    /// overwritten it.
    pub(super) fn escaped_pointer(&self, address: u64) -> ScalarValue {
        let (hi, site) = self.arena.pointer_info(address);
        let there = ScalarValue { hi, site, ..ScalarValue::int(self.arena.read(address)) };
        let Provenance::Alloc { index, generation } = there.provenance() else { return self.pointer_to(there.lo) };
        match self.table.find(index, generation) {
            Some(info) if there.lo.wrapping_sub(self.table.get(index).base) <= info.size => there,
            _ => self.pointer_to(there.lo),
        }
    }

    /// Whether an address lies in the object that a pointer was derived from, or one past its end.
    pub fn is_inside(&self, pointer: &ScalarValue, address: u64) -> bool {
        self.bounds(pointer).is_some_and(|(base, size)| address.wrapping_sub(base) <= size)
    }

    /// Returns the address and the number of bytes from a pointer to the end of its object, if these may be
    /// written and belong to the program.
    pub fn writable_from(&self, pointer: &ScalarValue) -> Option<(u64, u64)> {
        let (index, info) = self.allocation(pointer)?;
        if info.state != State::Live || info.read_only || matches!(info.kind, Kind::Function(_) | Kind::Host) {
            return None;
        }
        let end = self.table.get(index).base + info.size;
        (pointer.lo >= self.table.get(index).base && pointer.lo < end).then(|| (pointer.lo, end - pointer.lo))
    }

    /// Fills bytes that are all undefined with a mark, to detect later writes to them. Returns false if a byte is
    /// defined or must not be written.
    pub fn mark_undefined(&mut self, pointer: &ScalarValue, mark: &[u8]) -> bool {
        let len = mark.len() as u64;
        let Some((address, _)) = self.writable_from(pointer).filter(|(_, room)| *room >= len) else { return false };
        let undefined = !self.arena.state_bytes(address, len).iter().any(|s| state::is_defined(*s));
        if undefined {
            self.restore_raw(pointer, mark);
        }
        undefined
    }

    /// Returns the size of a string with its terminator in bytes, at most `room`, ignoring states.
    pub fn raw_text(&self, pointer: &ScalarValue, room: u64, wide: bool) -> u64 {
        let Some((address, there)) = self.writable_from(pointer) else { return 0 };
        let bytes = self.arena.bytes(address, room.min(there));
        let len = match wide {
            true => bytes.chunks(4).position(|c| c == [0; 4]).map(|n| 4 * (n + 1)),
            false => bytes.iter().position(|b| *b == 0).map(|n| n + 1),
        };
        len.unwrap_or(bytes.len()) as u64
    }

    /// Marks bytes written by the host as defined, up to the end of the object.
    pub fn host_wrote(&mut self, pointer: &ScalarValue, len: u64) {
        if let Some((address, room)) = self.writable_from(pointer) {
            self.arena.fill_states(address, len.min(room), state::DEFINED);
        }
    }

    /// Copies the shadow of bytes that the host has copied.
    pub fn host_copied(&mut self, to: &ScalarValue, from: &ScalarValue, len: u64) {
        let Some((target, room)) = self.writable_from(to) else { return };
        let len = len.min(room);
        let whole = |&(_, info): &(u32, &super::Info)| {
            info.state == State::Live && !matches!(info.kind, Kind::Function(_) | Kind::Host)
        };
        match (self.allocation(from).filter(whole).map(|found| found.0), self.allocation(to).map(|found| found.0)) {
            (Some(source), Some(index)) if self.arena.contains(from.lo, len) => {
                self.copy_states(target, from.lo, len, source, index, |arena, to, from, len| {
                    arena.move_states(to, from, len);
                });
            }
            _ => self.arena.fill_states(target, len, state::DEFINED),
        }
    }

    /// Counts the undefined bytes of a range as undefined until the next host call.
    pub(super) fn unsettle_undefined(&mut self, address: u64, len: u64) {
        let mut at = address;
        while let Some((first, undefined)) = self.next_undefined(at, address + len) {
            self.unsettled.insert(first, undefined);
            at = first + undefined;
        }
    }

    /// Returns the next run of undefined bytes: first address and length.
    fn next_undefined(&self, from: u64, end: u64) -> Option<(u64, u64)> {
        let states = self.arena.state_bytes(from, end - from);
        let first = states.iter().position(|s| !state::is_defined(*s))?;
        let rest = &states[first..];
        let len = rest.iter().position(|s| state::is_defined(*s)).unwrap_or(rest.len());
        Some((from + first as u64, len as u64))
    }
}

#[cfg(test)]
mod tests {
    use super::Ranges;

    #[test]
    fn ranges_that_touch_are_one() {
        let mut ranges = Ranges::default();
        for (start, len) in [(10, 4), (30, 2), (14, 3), (5, 2), (6, 30)] {
            ranges.insert(start, len);
        }
        assert_eq!(ranges.0.iter().collect::<Vec<_>>(), [(&5, &36)]);
        ranges.insert(40, 1);
        let inside: Vec<u64> = (0..50).filter(|n| ranges.contains(*n)).collect();
        assert_eq!(inside, (5..36).chain([40]).collect::<Vec<_>>());
    }
}
