//! Operations on ranges (copies with shadow, fills, C strings) and lookups of heap blocks.

use super::access::{What, bytes};
use super::shadow::state;
use super::table::{Info, Kind, State};
use super::work::pieces;
use super::{Memory, Target};
use crate::interp::report::{About, Fault, InterpResult};
use crate::interp::scalar::{OriginTable, Provenance, TrackedScalar};
use crate::outcome::TrapKind;

impl Memory {
    /// Copies bytes, their states and the pointers among them, as `memmove` does. `name`: name in reports.
    /// `apart`: whether the ranges must not overlap.
    pub fn copy(
        &mut self,
        to: &TrackedScalar,
        from: &TrackedScalar,
        len: u64,
        name: &'static str,
        apart: bool,
        undefs: &OriginTable,
    ) -> InterpResult<()> {
        if len == 0 {
            return Ok(());
        }
        let source = self.resolve(from, len, 1, What { name, write: false }, undefs)?;
        let target = self.resolve(to, len, 1, What { name, write: true }, undefs)?;
        let (a, b) = (target.address(), source.address());
        if apart && a != b && a.abs_diff(b) < len {
            let text = format!("{name} of {} between overlapping ranges", bytes(len));
            return Err(Fault::new(TrapKind::Overlap, text));
        }
        match (target, source) {
            (Target::Own { address: to, index }, Target::Own { address: from, index: source }) => {
                let mut one = |(at, len)| {
                    self.copy_states(to + at, from + at, len, source, index, |arena, to, from, len| {
                        arena.copy(to, from, len);
                    });
                    self.work(len)
                };
                // Overlapping pieces are copied in the order that does not overwrite the remaining source.
                match to <= from {
                    true => pieces(len).try_for_each(&mut one)?,
                    false => pieces(len).collect::<Vec<_>>().into_iter().rev().try_for_each(&mut one)?,
                }
            }
            (Target::Own { address, .. }, Target::Host(from)) => {
                for (at, len) in pieces(len) {
                    let fits = self.foreign.read(from + at, self.arena.bytes_mut(address + at, len));
                    fits.ok_or_else(|| unmapped(name, len, from + at))?;
                    self.arena.fill_states(address + at, len, state::DEFINED);
                    self.work(len)?;
                }
            }
            (Target::Host(to), Target::Own { address, .. }) => {
                for (at, len) in pieces(len) {
                    let fits = self.foreign.write(to + at, self.arena.bytes(address + at, len));
                    fits.ok_or_else(|| unmapped(name, len, to + at))?;
                    self.work(len)?;
                }
            }
            (Target::Host(to), Target::Host(from)) => {
                let mut data = vec![0; len as usize];
                self.foreign.read(from, &mut data).ok_or_else(|| unmapped(name, len, from))?;
                self.foreign.write(to, &data).ok_or_else(|| unmapped(name, len, to))?;
            }
        }
        Ok(())
    }

    /// Runs `memset`. An undefined byte makes the memory undefined.
    pub fn fill(
        &mut self,
        to: &TrackedScalar,
        byte: &TrackedScalar,
        len: u64,
        name: &'static str,
        undefs: &OriginTable,
    ) -> InterpResult<()> {
        if len == 0 {
            return Ok(());
        }
        match self.resolve(to, len, 1, What { name, write: true }, undefs)? {
            Target::Own { address, index } => {
                let new = if byte.definedness.is_defined() { state::DEFINED } else { state::NEVER };
                for (at, len) in pieces(len) {
                    self.arena.bytes_mut(address + at, len).fill(byte.lo as u8);
                    self.arena.fill_states(address + at, len, new);
                    self.work(len)?;
                }
                if !byte.definedness.is_defined() {
                    self.unsettle(index, address, len);
                }
            }
            Target::Host(address) => {
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
        from: &TrackedScalar,
        len: u64,
        name: &'static str,
        undefs: &OriginTable,
    ) -> InterpResult<Vec<u8>> {
        if len == 0 {
            return Ok(Vec::new());
        }
        match self.resolve(from, len, 1, What { name, write: false }, undefs)? {
            Target::Own { address, index } => {
                self.demand_defined(address, len, index, name)?;
                self.work(len)?;
                Ok(self.arena.bytes(address, len).to_vec())
            }
            Target::Host(address) => {
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
        let (kind, what) = match states[at] {
            state::POISON => (TrapKind::Poison, "is poison"),
            _ => (TrapKind::Uninitialised, "is uninitialized"),
        };
        let text = format!("{name} reads the byte at offset {offset} of an object, which {what}");
        let origin = self.side.get(&(address + at as u64)).map(|n| n.1).filter(|_| states[at] != state::NEVER);
        let fault = Fault::new(kind, text).about(About::Object(*self.table.info(index)));
        Err(match origin {
            Some(origin) => fault.about(About::Origin(origin)),
            None => fault,
        })
    }

    /// Returns the bytes behind a pointer whatever their state, if they are in the program's memory.
    pub fn raw_bytes(&self, from: &TrackedScalar, len: u64) -> Option<Vec<u8>> {
        self.arena.contains(from.lo, len).then(|| self.arena.bytes(from.lo, len).to_vec())
    }

    /// Restores bytes without changing their states.
    pub fn restore_raw(&mut self, to: &TrackedScalar, bytes: &[u8]) {
        if self.arena.contains(to.lo, bytes.len() as u64) {
            self.arena.bytes_mut(to.lo, bytes.len() as u64).copy_from_slice(bytes);
        }
    }

    /// Returns the length of the C string at a pointer, at most `limit`. Every byte up to its terminator must
    /// be defined and inside of the object.
    pub fn string_length(
        &self,
        from: &TrackedScalar,
        limit: u64,
        name: &'static str,
        undefs: &OriginTable,
    ) -> InterpResult<u64> {
        if limit == 0 {
            return Ok(0);
        }
        match self.resolve(from, 1, 1, What { name, write: false }, undefs)? {
            Target::Own { address, index } => {
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
                let text = format!("{name} reads past the end of an object: the string is not terminated");
                let fault = Fault::new(TrapKind::OutOfBounds, text);
                Err(fault.about(About::Object(*self.table.info(index))))
            }
            Target::Host(address) => {
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

    /// Allocates a heap block. `zero`: whether its bytes are zero and defined. Returns `None` if there is no
    /// room.
    pub fn malloc(&mut self, size: u64, align: u64, site: u32, zero: bool) -> Option<TrackedScalar> {
        self.allocate(Info { kind: Kind::Heap, size, site, ..Info::default() }, align, zero)
    }

    /// Returns the block passed to `free` or `realloc`, or `Ok(None)` if it belongs to the host. `name`: name
    /// in reports.
    pub fn block(
        &self,
        pointer: &TrackedScalar,
        name: &'static str,
        undefs: &OriginTable,
    ) -> InterpResult<Option<u32>> {
        if !pointer.definedness.is_defined() {
            return Err(self
                .resolve(pointer, 1, 1, What { name, write: false }, undefs)
                .err()
                .unwrap_or_else(|| Fault::new(TrapKind::BadFree, format!("{name} of an undefined pointer"))));
        }
        let fault = |kind, text: &str| Fault::new(kind, format!("{name} of {:#x}, {text}", pointer.lo));
        let Some((index, info)) = self.allocation(pointer) else {
            if let Provenance::Alloc { .. } = pointer.provenance() {
                let fault =
                    fault(TrapKind::BadFree, "which is deallocated: freed earlier, or its function has returned");
                return Err(fault.about(About::Made(super::site_of(pointer.site))));
            }
            if self.arena.contains(pointer.lo, 0) || pointer.lo < 4096 {
                return Err(fault(TrapKind::BadFree, "where there is no object"));
            }
            return Ok(None);
        };
        let about = |fault: Box<Fault>| Err(fault.about(About::Object(*info)));
        match (info.kind, info.state) {
            (_, State::Freed(_)) => about(fault(TrapKind::BadFree, "which was already freed")),
            (Kind::Heap, _) if self.table.get(index).base == pointer.lo => Ok(Some(index)),
            (Kind::Heap, _) => {
                let offset = pointer.lo.wrapping_sub(self.table.get(index).base) as i64;
                about(fault(TrapKind::BadFree, &format!("which is {} inside its block", bytes(offset as u64))))
            }
            (Kind::Stack, _) => about(fault(TrapKind::BadFree, "which is on the stack")),
            (Kind::Global(_), _) => about(fault(TrapKind::BadFree, "which is a global")),
            (Kind::Function(_), _) => about(fault(TrapKind::BadFree, "which is a function")),
            (Kind::Argument, _) => about(fault(TrapKind::BadFree, "which is a program argument")),
            (Kind::Host, _) => about(fault(TrapKind::BadFree, "which is a library variable")),
        }
    }

    /// Returns the description of an allocation.
    pub fn info(&self, index: u32) -> &Info {
        self.table.info(index)
    }

    /// Returns the size of an allocation, in bytes.
    pub fn size_of(&self, index: u32) -> u64 {
        self.table.info(index).size
    }
}

fn unmapped(name: &str, len: u64, address: u64) -> Box<Fault> {
    Fault::new(TrapKind::BadAddress, format!("{name} of {} at {address:#x}, which is not accessible", bytes(len)))
}
