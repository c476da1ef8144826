//! Loads and stores of a single value: the fast path for almost every access, and the slow path for undefined bytes,
//! host memory and error reports. A store also sets the shadow states of its bytes (`Memory::put`).

use super::shadow::{Word, state};
use super::table::{Info, Kind, State};
use super::{Memory, site_of};
use crate::interp::report::{Fault, InterpResult, NoteSubject};
use crate::interp::scalar::{Cause, CodeLocation, OriginId, OriginTable, Provenance, ScalarValue};
use crate::outcome::{TrapKind, words};

/// Kind of access, for reports.
#[derive(Clone, Copy, Debug)]
pub struct AccessKind {
    /// Name in reports: `load`, `store`, `memcpy` …
    pub name: &'static str,
    /// Whether it writes.
    pub write: bool,
}

/// Whether an address is canonical: its upper bits all equal bit 47.
fn is_canonical(address: u64) -> bool {
    matches!((address as i64) >> 47, 0 | -1)
}

impl AccessKind {
    /// `load`
    pub const LOAD: AccessKind = AccessKind { name: "load", write: false };
    /// `store`
    pub const STORE: AccessKind = AccessKind { name: "store", write: true };
}

/// Representation of a value in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// An integer of this many bits, or a floating-point value.
    Bits(u32),
    /// A pointer.
    Pointer,
}

impl Shape {
    fn bytes(self) -> u64 {
        match self {
            Shape::Bits(width) => u64::from(width).div_ceil(8),
            Shape::Pointer => 8,
        }
    }
}

/// Resolved target of an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccessTarget {
    /// Memory of the arena, which has a shadow.
    Own {
        /// Address.
        address: u64,
        /// Index of the allocation in the table.
        index: u32,
    },
    /// Memory of the host.
    Host(u64),
}

impl AccessTarget {
    /// Returns the address.
    pub fn address(self) -> u64 {
        match self {
            AccessTarget::Own { address, .. } | AccessTarget::Host(address) => address,
        }
    }
}

pub use words::bytes;

impl Memory {
    /// Whether an access of `len` bytes through a pointer is valid. `limit`: number of accessible bytes of
    /// the allocation.
    #[inline(always)]
    fn usable(pointer: &ScalarValue, base: u64, limit: u64, generation: u32, len: u64, align_mask: u64) -> bool {
        let offset = pointer.lo.wrapping_sub(base);
        pointer.definedness.is_defined()
            && generation == (pointer.hi >> 32) as u32
            && limit >= len
            && offset <= limit - len
            && pointer.lo & align_mask == 0
    }

    /// Loads a defined word through a valid pointer. `None`: use [`Memory::load_slow`].
    #[inline(always)]
    pub fn load<W: Word + PartialEq>(&self, pointer: &ScalarValue, align_mask: u64) -> Option<u64> {
        let alloc = self.table.get(pointer.hi as u32);
        let len = size_of::<W>() as u64;
        let ok = Self::usable(pointer, alloc.base, alloc.readable, alloc.generation, len, align_mask);
        if ok && self.arena.states::<W>(pointer.lo) == W::DEFINED {
            return Some(self.arena.read::<W>(pointer.lo).widen());
        }
        None
    }

    /// Loads a pointer that was stored as a whole. `None`: use [`Memory::load_slow`].
    #[inline(always)]
    pub fn load_pointer(&self, pointer: &ScalarValue, align_mask: u64) -> Option<ScalarValue> {
        let alloc = self.table.get(pointer.hi as u32);
        let ok = Self::usable(pointer, alloc.base, alloc.readable, alloc.generation, 8, align_mask);
        if ok && !alloc.escaped && self.arena.states::<u64>(pointer.lo) == state::WHOLE_POINTER {
            let (hi, site) = self.arena.pointer_info(pointer.lo);
            return Some(ScalarValue { hi, site, ..ScalarValue::int(self.arena.read(pointer.lo)) });
        }
        None
    }

    /// Stores a defined word through a valid pointer. `false`: use [`Memory::store_slow`].
    #[inline(always)]
    pub fn store<W: Word>(&mut self, pointer: &ScalarValue, align_mask: u64, bits: u64) -> bool {
        let alloc = self.table.get(pointer.hi as u32);
        let len = size_of::<W>() as u64;
        let ok = Self::usable(pointer, alloc.base, alloc.writable, alloc.generation, len, align_mask);
        if ok {
            self.arena.write(pointer.lo, W::narrow(bits));
            self.arena.set_states(pointer.lo, W::DEFINED);
        }
        ok
    }

    /// Stores a defined pointer through a valid pointer. `false`: use [`Memory::store_slow`].
    #[inline(always)]
    pub fn store_pointer(&mut self, pointer: &ScalarValue, align_mask: u64, value: &ScalarValue) -> bool {
        let Some(alloc) = self.table.get_mut(pointer.hi as u32) else { return false };
        let ok = Self::usable(pointer, alloc.base, alloc.writable, alloc.generation, 8, align_mask);
        if ok {
            alloc.holds_pointers = true;
            self.put_pointer(pointer.lo, value);
        }
        ok
    }

    #[inline(always)]
    fn put_pointer(&mut self, address: u64, value: &ScalarValue) {
        self.arena.write(address, value.lo);
        self.arena.set_states(address, state::WHOLE_POINTER);
        self.arena.set_pointer_info(address, value.hi, value.site);
    }

    /// Checks an access of `len` bytes and resolves its target, or returns a fault with the exact reason.
    pub fn resolve(
        &self,
        pointer: &ScalarValue,
        len: u64,
        align: u64,
        what: AccessKind,
        undefs: &OriginTable,
    ) -> InterpResult<AccessTarget> {
        if !pointer.definedness.is_defined() {
            return Err(undefined_pointer(pointer, len, what, undefs));
        }
        let fault = |kind, text: String| Fault::new(kind, format!("{} of {} {text}", what.name, bytes(len)));
        let address = pointer.lo;
        let found = match pointer.provenance() {
            Provenance::Alloc { index, generation } => match self.table.find(index, generation) {
                Some(info) => Some((index, info)),
                None => {
                    let text = words::IN_DEALLOCATED;
                    return Err(
                        fault(TrapKind::UseAfterFree, text.into()).about(NoteSubject::AllocSite(site_of(pointer.site)))
                    );
                }
            },
            _ if is_near_null(address) => None,
            _ => self.find(address).map(|index| (index, self.table.info(index))),
        };
        let target = match found {
            Some((index, info)) => self.check_object(address, index, info, len, what.write, fault)?,
            None if is_near_null(address) => return Err(fault(TrapKind::NullPointer, words::through_null(address))),
            None if (self.stack.top..self.stack.high).contains(&address) => {
                let text = format!("at {address:#x}, in the stack frame of a function that has returned");
                return Err(fault(TrapKind::UseAfterFree, text));
            }
            None if self.arena.contains(address, 0) => {
                return Err(fault(TrapKind::OutOfBounds, words::no_object(address)));
            }
            None => AccessTarget::Host(address),
        };
        if let AccessTarget::Host(address) = target {
            let mapped = match what.write {
                true => self.foreign.can_write(address, len),
                false => self.foreign.can_read(address, len),
            };
            if !mapped && what.write && self.foreign.can_read(address, len) {
                return Err(fault(TrapKind::ReadOnly, format!("at {address:#x}, which is read-only")));
            }
            if !mapped {
                let why = match is_canonical(address) {
                    true => "where nothing is mapped",
                    false => "a non-canonical address",
                };
                return Err(fault(TrapKind::BadAddress, format!("at {address:#x}, {why}")));
            }
        }
        if !address.is_multiple_of(align.max(1)) {
            let text = words::misaligned(address, align, words::BY_INSTRUCTION);
            let fault = fault(TrapKind::Misaligned, text);
            return Err(match found {
                Some((_, info)) => fault.about(NoteSubject::Object(*info)),
                None => fault,
            });
        }
        Ok(target)
    }

    fn check_object(
        &self,
        address: u64,
        index: u32,
        info: &Info,
        len: u64,
        write: bool,
        fault: impl Fn(TrapKind, String) -> Box<Fault>,
    ) -> InterpResult<AccessTarget> {
        let about = |fault: Box<Fault>| Err(fault.about(NoteSubject::Object(*info)));
        let base = self.table.get(index).base;
        if let State::Freed(_) = info.state {
            return about(fault(TrapKind::UseAfterFree, words::IN_FREED.into()));
        }
        if let (State::Ended(_), true) = (info.state, write) {
            return about(fault(TrapKind::UseAfterFree, words::TO_ENDED.into()));
        }
        if let Kind::Function(_) = info.kind {
            return about(match write {
                true => fault(TrapKind::ReadOnly, words::TO_FUNCTION.into()),
                false => fault(TrapKind::BadAddress, words::AT_FUNCTION.into()),
            });
        }
        let offset = address.wrapping_sub(base);
        if info.size < len || offset > info.size - len {
            return about(fault(TrapKind::OutOfBounds, words::outside(offset as i64, info.size)));
        }
        if write && info.read_only {
            return about(fault(TrapKind::ReadOnly, words::TO_CONSTANT.into()));
        }
        match info.kind {
            Kind::Host => Ok(AccessTarget::Host(address)),
            _ => Ok(AccessTarget::Own { address, index }),
        }
    }

    /// Loads a value from bytes in any state. `here`: place of the load.
    #[cold]
    #[inline(never)]
    pub fn load_slow(
        &mut self,
        pointer: &ScalarValue,
        shape: Shape,
        align: u64,
        undefs: &mut OriginTable,
        here: CodeLocation,
    ) -> InterpResult<ScalarValue> {
        let len = shape.bytes();
        let target = self.resolve(pointer, len, align, AccessKind::LOAD, undefs)?;
        let mut buffer = [0u8; 16];
        let data = &mut buffer[..len as usize];
        let address = match target {
            AccessTarget::Host(address) => {
                if self.foreign.read(address, data).is_none() {
                    let text = format!("load of {} at {address:#x}, where nothing is mapped", bytes(len));
                    return Err(Fault::new(TrapKind::BadAddress, text));
                }
                return Ok(self.defined(shape, u128::from_le_bytes(buffer), undefs, here));
            }
            AccessTarget::Own { address, index } => {
                data.copy_from_slice(self.arena.bytes(address, len));
                let escaped = self.table.get(index).escaped;
                if escaped {
                    self.apply_host_writes(index, address, len);
                }
                let states = self.arena.state_bytes(address, len);
                let whole = shape == Shape::Pointer && self.arena.states::<u64>(address) == state::WHOLE_POINTER;
                if whole && escaped {
                    return Ok(self.escaped_pointer(address));
                }
                if whole {
                    let (hi, site) = self.arena.pointer_info(address);
                    return Ok(ScalarValue { hi, site, ..ScalarValue::int(u128::from_le_bytes(buffer) as u64) });
                }
                if states.iter().all(|s| state::is_defined(*s)) {
                    return Ok(self.defined(shape, u128::from_le_bytes(buffer), undefs, here));
                }
                address
            }
        };
        Ok(self.undefined(address, shape, u128::from_le_bytes(buffer), undefs, here))
    }

    /// Builds a value whose bytes are all defined.
    fn defined(&self, shape: Shape, bits: u128, undefs: &mut OriginTable, here: CodeLocation) -> ScalarValue {
        match shape {
            Shape::Pointer => self.pointer_to(bits as u64),
            // LangRef "load": if bits beyond an odd width are nonzero, no store of that type wrote them.
            Shape::Bits(width) if crate::value::truncate(width, bits) != bits => {
                ScalarValue::undef(undefs.origin(Cause::Padding, here))
            }
            Shape::Bits(_) => ScalarValue::wide(bits),
        }
    }

    /// Builds a value some of whose bytes are undefined.
    fn undefined(
        &self,
        address: u64,
        shape: Shape,
        bits: u128,
        undefs: &mut OriginTable,
        here: CodeLocation,
    ) -> ScalarValue {
        let len = shape.bytes();
        let (mut mask, mut origin) = (0u128, None);
        for (i, s) in self.arena.state_bytes(address, len).iter().enumerate() {
            let noted = self.side.get(&(address + i as u64));
            let (undefined, why) = match *s {
                s if state::is_defined(s) => continue,
                state::POISON => return ScalarValue::poison(noted.map_or(OriginId::FORGOTTEN, |n| n.1)),
                state::NEVER => (0xff, None),
                state::PARTIAL => (noted.map_or(0xff, |n| n.0), noted.map(|n| n.1)),
                _ => (0xff, noted.map(|n| n.1)),
            };
            mask |= u128::from(undefined) << (8 * i);
            if origin.is_none() {
                origin = Some(why.unwrap_or_else(|| {
                    let info = self.find(address).map(|index| *self.table.info(index)).unwrap_or_default();
                    match info.state {
                        State::Ended(_) => undefs.origin(Cause::Ended, here),
                        _ => undefs.origin(Cause::Uninitialised(info.site), here),
                    }
                }));
            }
        }
        let origin = origin.unwrap_or(OriginId::FORGOTTEN);
        match shape {
            // Keep the raw bytes, since a union in a register may be passed to the host.
            Shape::Pointer if mask == u64::MAX.into() => ScalarValue { lo: bits as u64, ..ScalarValue::undef(origin) },
            // Compilers copy a smaller field and the padding after it as a pointer.
            Shape::Pointer => undefs.partial(64, bits, mask, origin),
            Shape::Bits(width) => undefs.partial(width, crate::value::truncate(width, bits), mask, origin),
        }
    }

    /// Stores a value, defined or not.
    #[cold]
    #[inline(never)]
    pub fn store_slow(
        &mut self,
        pointer: &ScalarValue,
        shape: Shape,
        align: u64,
        value: &ScalarValue,
        undefs: &mut OriginTable,
    ) -> InterpResult<()> {
        let len = shape.bytes();
        let target = self.resolve(pointer, len, align, AccessKind::STORE, undefs)?;
        match target {
            AccessTarget::Host(address) => {
                if shape == Shape::Pointer {
                    self.record_escaped_to_host(value);
                }
                let bits = value.bits(if len > 8 { 128 } else { 64 }).to_le_bytes();
                if self.foreign.write(address, &bits[..len as usize]).is_none() {
                    let text = format!("store of {} at {address:#x}, which is not writable", bytes(len));
                    return Err(Fault::new(TrapKind::BadAddress, text));
                }
                Ok(())
            }
            AccessTarget::Own { address, index } => {
                if shape == Shape::Pointer
                    && value.definedness.is_defined()
                    && let Some(alloc) = self.table.get_mut(index)
                {
                    alloc.holds_pointers = true;
                }
                self.put(address, shape, value, undefs);
                if !value.definedness.is_defined() {
                    self.record_undefined(index, address, len);
                }
                Ok(())
            }
        }
    }

    /// Stores a value of an initializer, with no check but that the address lies in the arena.
    pub fn put_initial(&mut self, address: u64, shape: Shape, value: &ScalarValue, undefs: &OriginTable) {
        if !self.arena.contains(address, shape.bytes()) {
            return;
        }
        if let Some(index) = self.find(address)
            && shape == Shape::Pointer
            && let Some(alloc) = self.table.get_mut(index)
        {
            alloc.holds_pointers = true;
        }
        self.put(address, shape, value, undefs);
    }

    /// Stores a value in the arena without checks.
    fn put(&mut self, address: u64, shape: Shape, value: &ScalarValue, undefs: &OriginTable) {
        if shape == Shape::Pointer && value.definedness.is_defined() {
            return self.put_pointer(address, value);
        }
        let len = shape.bytes();
        let width = len as u32 * 8;
        let bits = value.bits(width).to_le_bytes();
        self.arena.bytes_mut(address, len).copy_from_slice(&bits[..len as usize]);
        self.arena.fill_states(address, len, state::DEFINED);
        let Some(origin) = undefs.origin_of(value.definedness) else { return };
        let mask = match shape {
            // The padding above an odd width is written as zeros.
            Shape::Bits(width) if value.definedness.is_partial() => undefs.mask(value, width),
            Shape::Pointer if value.definedness.is_partial() => undefs.mask(value, 64),
            _ => u128::MAX,
        };
        let poison = value.definedness.is_poison();
        for i in 0..len {
            let part = (mask >> (8 * i)) as u8;
            let new = match part {
                _ if poison => state::POISON,
                0 => continue,
                0xff => state::UNDEF,
                _ => state::PARTIAL,
            };
            self.arena.set_states(address + i, new);
            self.note(address + i, part, origin);
        }
    }
}

/// Whether an address is within a page of null, on either side, and was therefore computed from a null pointer.
pub fn is_near_null(address: u64) -> bool {
    (address as i64).unsigned_abs() < 4096
}

/// Returns the fault for an access through an undefined pointer. Its kind depends on the origin of the value.
fn undefined_pointer(pointer: &ScalarValue, len: u64, what: AccessKind, undefs: &OriginTable) -> Box<Fault> {
    let origin = undefs.origin_of(pointer.definedness);
    let cause = origin.and_then(|o| undefs.get(o)).map(|o| o.cause);
    let poison = pointer.definedness.is_poison();
    let (kind, text) = match cause {
        Some(Cause::IndexOutOfRange { index, len }) => {
            (TrapKind::OutOfBounds, format!("through index {index} of an array of {len}"))
        }
        Some(Cause::Inbounds) => (TrapKind::OutOfBounds, words::THROUGH_LEFT.into()),
        Some(Cause::NullGep) => (TrapKind::NullPointer, words::THROUGH_NULL_OFFSET.into()),
        Some(Cause::Incompatible { .. }) => {
            (TrapKind::IncompatibleType, "through an address computed with another type than the memory has".into())
        }
        Some(Cause::Sibling { index }) => {
            (TrapKind::BadIndex, format!("through index {index} into something other than an array"))
        }
        Some(Cause::Uninitialised(_)) => (TrapKind::Uninitialised, words::THROUGH_UNSET.into()),
        _ if poison => (TrapKind::Poison, words::THROUGH_POISON.into()),
        _ => (TrapKind::UndefPointer, words::THROUGH_UNDEFINED.into()),
    };
    let fault = Fault::new(kind, format!("{} of {} {text}", what.name, bytes(len)));
    match origin {
        Some(origin) => fault.about(NoteSubject::Origin(origin)),
        None => fault,
    }
}
