//! Memory for single variables. A variable whose address is known to the program is separate from the heap of this
//! process and surrounded by guard pages: an access out of bounds faults at once, and damages neither other variables
//! nor the engine.

use crate::jit::checked::slot::{Details, Kind, Slot};
use crate::jit::checked::space::{Space, existing};
use crate::jit::checked::stack::Place;
use crate::jit::link::code_memory::{PAGE, map_low, protect};
use std::io;
use std::ops::Range;

/// Zeroed memory of a variable.
#[derive(Debug)]
pub(in crate::jit) struct VariableMemory {
    owner: Owner,
    start: u64,
    size: u64,
}

#[derive(Debug)]
enum Owner {
    /// A mapping with guard pages.
    Mapping(Range<u64>),
    /// A part of this buffer.
    Heap { _bytes: Vec<u8> },
    /// A slot of checked code.
    Slot(Slot),
    /// A part of the data of programs in the space of checked code.
    Data(Range<u64>),
}

impl VariableMemory {
    /// Allocates memory on the heap, for a value whose address the program does not know. `align` must be a power of
    /// two.
    pub fn on_heap(size: u64, align: u64) -> Option<VariableMemory> {
        /// Size from which a mapping is cheaper: it is zero without being written.
        const LARGE: u64 = 256 << 10;
        if size >= LARGE {
            return VariableMemory::guarded(size, align).ok();
        }
        let length = usize::try_from(size.checked_add(align)?).ok()?;
        let mut bytes = Vec::new();
        bytes.try_reserve_exact(length).ok()?;
        bytes.resize(length, 0u8);
        let start = (bytes.as_mut_ptr() as u64).next_multiple_of(align.max(1));
        Some(VariableMemory { owner: Owner::Heap { _bytes: bytes }, start, size })
    }

    /// Maps memory that ends at a guard page, or as close to it as the alignment allows. `align` must be a power of
    /// two.
    pub fn guarded(size: u64, align: u64) -> io::Result<VariableMemory> {
        let too_large = || io::Error::from(io::ErrorKind::OutOfMemory);
        let room = size.max(1).checked_next_multiple_of(PAGE).and_then(|room| room.checked_add(align.max(PAGE)));
        let total = room.and_then(|room| room.checked_add(2 * PAGE)).ok_or_else(too_large)?;
        let first = map_low(total)?;
        let guarded_end = first + total - PAGE;
        // From here on it owns the mapping, so that it is unmapped if the rest fails.
        let mut new = VariableMemory { owner: Owner::Mapping(first..first + total), start: 0, size };
        new.start = (guarded_end - size.max(1)) & !(align.max(1) - 1);
        protect(&(first + PAGE..guarded_end), libc::PROT_READ | libc::PROT_WRITE)?;
        Ok(new)
    }

    /// Allocates a slot of checked code. `align` must be a power of two.
    pub fn in_slot(space: &Space, size: u64, align: u64, place: Place) -> Option<VariableMemory> {
        let (slot, is_zero) = space.allocate(size, align)?;
        let start = space.enter(slot, Details::live(Kind::Stack, size, place.word()));
        if !is_zero {
            // SAFETY: the slot was just allocated with this size.
            unsafe { std::ptr::write_bytes(start as *mut u8, 0, size as usize) };
        }
        Some(VariableMemory { owner: Owner::Slot(slot), start, size })
    }

    /// Allocates memory for several variables among the data of checked programs. `align` must be a power of two.
    pub fn in_data(space: &Space, size: u64, align: u64) -> io::Result<VariableMemory> {
        let room = size.checked_add(align.max(PAGE)).and_then(|room| room.checked_next_multiple_of(PAGE));
        let room = room.ok_or_else(|| io::Error::from(io::ErrorKind::OutOfMemory))?;
        let first = space.take_data(room)?;
        let memory =
            VariableMemory { owner: Owner::Data(first..first + room), start: first.next_multiple_of(align), size };
        protect(&(first..first + room), libc::PROT_READ | libc::PROT_WRITE)?;
        Ok(memory)
    }

    /// Returns the address of the variable.
    pub fn start(&self) -> u64 {
        self.start
    }

    /// Returns the size of the variable in bytes.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Returns the distance of an address outside the variable from its end (negative: from its start).
    pub fn distance(&self, address: u64) -> i64 {
        let from = if address < self.start { self.start } else { self.start + self.size };
        address.wrapping_sub(from) as i64
    }

    /// Returns the offset of an address in the variable. One past the end counts as inside, since no other variable
    /// starts there.
    pub fn offset_of(&self, address: u64) -> Option<u64> {
        address.checked_sub(self.start).filter(|offset| *offset <= self.size)
    }
}

impl Drop for VariableMemory {
    fn drop(&mut self) {
        if let (Owner::Slot(slot), Some(space)) = (&self.owner, existing()) {
            space.release(*slot, slot.known().site);
        }
        if let (Owner::Data(range), Some(space)) = (&self.owner, existing()) {
            // SAFETY: the owner of the variables guarantees that nothing refers to them.
            unsafe { space.give_data_back(range.clone()) };
        }
        let Owner::Mapping(Range { start, end }) = self.owner else { return };
        // SAFETY: mapped by `guarded`, and the owner of the variable guarantees that nothing refers to it.
        unsafe { libc::munmap(start as *mut libc::c_void, (end - start) as usize) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::linux::process_vm;

    #[test]
    fn variables_end_at_a_guard_page_and_are_aligned() {
        for (size, align) in [(1, 1), (16, 8), (24, 16), (4096, 8), (5000, 64), (8, 1 << 16), (0, 1)] {
            let variable = VariableMemory::guarded(size, align).unwrap();
            let (start, bytes) = (variable.start(), size.max(1));
            assert!(start.is_multiple_of(align), "{size} {align}");
            assert!(process_vm::is_writable(start) && process_vm::is_writable(start + bytes - 1), "{size} {align}");
            let guard = (start + bytes).next_multiple_of(align.min(PAGE));
            if align <= PAGE {
                assert_eq!(guard % PAGE, 0, "{size} {align}");
            }
            assert!(!process_vm::is_writable(
                (start + bytes - 1) / align.max(PAGE) * align.max(PAGE) + align.max(PAGE)
            ));
            assert_eq!([size, size + 1].map(|n| variable.offset_of(start + n)), [Some(size), None]);
        }
    }
}
