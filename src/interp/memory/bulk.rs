//! Operations on ranges: copies with their shadow, fills, C strings.

use super::access::{AccessKind, bytes};
use super::shadow::state;
use super::step_charges::pieces;
use super::{AccessTarget, Arena, Memory};
use crate::interp::report::{Fault, InterpResult, NoteSubject};
use crate::interp::scalar::{OriginTable, ScalarValue};
use crate::outcome::{TrapKind, words};

/// Whether source and destination of a copy may overlap. Equal addresses are always allowed, as by LLVM's `memcpy`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overlap {
    /// As for `memmove`.
    Allowed,
    /// As for `memcpy`.
    Forbidden,
}

impl Memory {
    /// Copies bytes, their states and the pointers among them, as `memmove` does. `name`: name in reports.
    pub fn copy(
        &mut self,
        to: &ScalarValue,
        from: &ScalarValue,
        len: u64,
        name: &'static str,
        overlap: Overlap,
        undefs: &OriginTable,
    ) -> InterpResult<()> {
        if len == 0 {
            return Ok(());
        }
        let source = self.resolve(from, len, 1, AccessKind { name, write: false }, undefs)?;
        let target = self.resolve(to, len, 1, AccessKind { name, write: true }, undefs)?;
        let (a, b) = (target.address(), source.address());
        if overlap == Overlap::Forbidden && a != b && a.abs_diff(b) < len {
            return Err(Fault::new(TrapKind::Overlap, words::overlap(name, len)));
        }
        match (target, source) {
            (AccessTarget::Own { address: to, index }, AccessTarget::Own { address: from, index: source }) => {
                let mut one = |(at, len)| {
                    self.copy_states(to + at, from + at, len, source, index, |arena, to, from, len| {
                        arena.move_range(to, from, len);
                    });
                    self.work(len)
                };
                // Overlapping pieces are copied in the order that does not overwrite the remaining source.
                match to <= from {
                    true => pieces(len).try_for_each(&mut one)?,
                    false => pieces(len).collect::<Vec<_>>().into_iter().rev().try_for_each(&mut one)?,
                }
            }
            (AccessTarget::Own { address, .. }, AccessTarget::Host(from)) => {
                for (at, len) in pieces(len) {
                    let fits = self.foreign.read(from + at, self.arena.bytes_mut(address + at, len));
                    fits.ok_or_else(|| unmapped(name, len, from + at))?;
                    self.arena.fill_states(address + at, len, state::DEFINED);
                    self.work(len)?;
                }
            }
            (AccessTarget::Host(to), AccessTarget::Own { address, .. }) => {
                for (at, len) in pieces(len) {
                    let fits = self.foreign.write(to + at, self.arena.bytes(address + at, len));
                    fits.ok_or_else(|| unmapped(name, len, to + at))?;
                    self.work(len)?;
                }
            }
            (AccessTarget::Host(to), AccessTarget::Host(from)) => {
                let mut data = vec![0; len as usize];
                self.foreign.read(from, &mut data).ok_or_else(|| unmapped(name, len, from))?;
                self.foreign.write(to, &data).ok_or_else(|| unmapped(name, len, to))?;
            }
        }
        Ok(())
    }

    /// Copies the shadow of a range with `copy`, and the parts of the shadow that `copy` does not handle: masks and origins of bytes that are undefined in part,
    /// which objects hold pointers, and what the host may have written.
    pub(super) fn copy_states(
        &mut self,
        to: u64,
        from: u64,
        len: u64,
        source: u32,
        target: u32,
        copy: impl FnOnce(&mut Arena, u64, u64, u64),
    ) {
        self.apply_host_writes(source, from, len);
        let states = self.arena.state_bytes(from, len);
        let noted = state::any(states, |s| matches!(s, state::POISON | state::PARTIAL | state::UNDEF));
        let notes: Vec<_> = match noted {
            true => (0..len).filter_map(|i| self.side.get(&(from + i)).map(|n| (to + i, *n))).collect(),
            false => Vec::new(),
        };
        copy(&mut self.arena, to, from, len);
        for (address, (mask, origin)) in notes {
            self.note(address, mask, origin);
        }
        if self.table.get(source).escaped {
            // The host may have overwritten them, so they no longer count as the pointers that the program stored.
            self.arena.forget_pointers(to, len);
        } else {
            let holds = self.table.get(source).holds_pointers;
            if let Some(alloc) = self.table.get_mut(target) {
                alloc.holds_pointers |= holds;
            }
        }
        if self.table.get(target).escaped {
            self.unsettle_undefined(to, len);
        }
    }

    /// Runs `memset`. An undefined byte makes the memory undefined.
    pub fn fill(
        &mut self,
        to: &ScalarValue,
        byte: &ScalarValue,
        len: u64,
        name: &'static str,
        undefs: &OriginTable,
    ) -> InterpResult<()> {
        if len == 0 {
            return Ok(());
        }
        match self.resolve(to, len, 1, AccessKind { name, write: true }, undefs)? {
            AccessTarget::Own { address, index } => {
                let new = if byte.definedness.is_defined() { state::DEFINED } else { state::NEVER };
                for (at, len) in pieces(len) {
                    self.arena.bytes_mut(address + at, len).fill(byte.lo as u8);
                    self.arena.fill_states(address + at, len, new);
                    self.work(len)?;
                }
                if !byte.definedness.is_defined() {
                    self.record_undefined(index, address, len);
                }
            }
            AccessTarget::Host(address) => {
                for (at, len) in pieces(len) {
                    let data = vec![byte.lo as u8; len as usize];
                    self.foreign.write(address + at, &data).ok_or_else(|| unmapped(name, len, address + at))?;
                    self.work(len)?;
                }
            }
        }
        Ok(())
    }

    /// Reads `len` bytes that must be defined.
    pub fn read_bytes(
        &self,
        from: &ScalarValue,
        len: u64,
        name: &'static str,
        undefs: &OriginTable,
    ) -> InterpResult<Vec<u8>> {
        if len == 0 {
            return Ok(Vec::new());
        }
        match self.resolve(from, len, 1, AccessKind { name, write: false }, undefs)? {
            AccessTarget::Own { address, index } => {
                self.demand_defined(address, len, index, name)?;
                self.work(len)?;
                Ok(self.arena.bytes(address, len).to_vec())
            }
            AccessTarget::Host(address) => {
                let mut data = vec![0; len as usize];
                self.foreign.read(address, &mut data).ok_or_else(|| unmapped(name, len, address))?;
                Ok(data)
            }
        }
    }

    fn demand_defined(&self, address: u64, len: u64, index: u32, name: &str) -> InterpResult<()> {
        let states = self.arena.state_bytes(address, len);
        let Some(first) = states.iter().position(|s| !state::is_defined(*s)) else { return Ok(()) };
        let undefined = |at: &usize| self.is_undefined(index, address + *at as u64, states[*at]);
        let Some(at) = (first..states.len()).find(undefined) else { return Ok(()) };
        let offset = address + at as u64 - self.table.get(index).base;
        let is_poison = states[at] == state::POISON;
        let kind = if is_poison { TrapKind::Poison } else { TrapKind::Uninitialised };
        let text = words::reads_undefined(name, offset, is_poison);
        let origin = self.side.get(&(address + at as u64)).map(|n| n.1).filter(|_| states[at] != state::NEVER);
        let fault = Fault::new(kind, text).about(NoteSubject::Object(*self.table.info(index)));
        Err(match origin {
            Some(origin) => fault.about(NoteSubject::Origin(origin)),
            None => fault,
        })
    }

    /// Returns the bytes at a pointer in any state, if they are in memory of the program.
    pub fn raw_bytes(&self, from: &ScalarValue, len: u64) -> Option<Vec<u8>> {
        self.arena.contains(from.lo, len).then(|| self.arena.bytes(from.lo, len).to_vec())
    }

    /// Restores bytes without changing their states.
    pub fn restore_raw(&mut self, to: &ScalarValue, bytes: &[u8]) {
        if self.arena.contains(to.lo, bytes.len() as u64) {
            self.arena.bytes_mut(to.lo, bytes.len() as u64).copy_from_slice(bytes);
        }
    }

    /// Returns the length of the C string at a pointer, at most `limit`. Every byte up to its terminator must
    /// be defined and inside of the object.
    pub fn string_length(
        &self,
        from: &ScalarValue,
        limit: u64,
        name: &'static str,
        undefs: &OriginTable,
    ) -> InterpResult<u64> {
        if limit == 0 {
            return Ok(0);
        }
        match self.resolve(from, 1, 1, AccessKind { name, write: false }, undefs)? {
            AccessTarget::Own { address, index } => {
                let room = self.table.get(index).base + self.table.info(index).size - address;
                for (at, len) in pieces(room.min(limit)) {
                    let end = self.arena.bytes(address + at, len).iter().position(|b| *b == 0);
                    let read = end.map_or(len, |e| e as u64 + 1);
                    self.demand_defined(address + at, read, index, name)?;
                    if let Some(end) = end {
                        return Ok(at + end as u64);
                    }
                    self.work(len)?;
                }
                if limit <= room {
                    return Ok(limit);
                }
                let fault = Fault::new(TrapKind::OutOfBounds, words::unterminated(name));
                Err(fault.about(NoteSubject::Object(*self.table.info(index))))
            }
            AccessTarget::Host(address) => {
                let mut at = address;
                let mut byte = [0u8];
                while at - address < limit {
                    self.foreign.read(at, &mut byte).ok_or_else(|| unmapped(name, 1, at))?;
                    if byte[0] == 0 {
                        break;
                    }
                    at += 1;
                }
                Ok(at - address)
            }
        }
    }
}

fn unmapped(name: &str, len: u64, address: u64) -> Box<Fault> {
    Fault::new(TrapKind::BadAddress, format!("{name} of {} at {address:#x}, which is not accessible", bytes(len)))
}
