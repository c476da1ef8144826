//! Read-only pages: constants, and the thunks that are the addresses of functions.
//!
//! The address of a function is that of a jump thunk among the data of the program. The distance between functions and
//! data then fits in 32 bits, as tables of relative addresses require. A thunk loads its target from a word at a fixed
//! distance, in pages after the thunks; the target can change while the thunks are read-only.

use super::Memory;
use super::shadow::Arena;
use std::io;

/// Pages of thunks.
#[derive(Clone, Copy, Debug)]
pub(super) struct FunctionThunks {
    /// First address.
    start: u64,
    /// Size in bytes of the thunks; the targets after them have the same size.
    size: u64,
}

const PAGE: u64 = 4096;

impl Memory {
    /// Begins the constants: allocations from this point to [`Memory::end_constants`] can be sealed.
    pub fn begin_constants(&mut self) -> Option<()> {
        let start = self.heap.align(PAGE)?;
        self.constants = start..start;
        Some(())
    }

    /// Ends the constants.
    pub fn end_constants(&mut self) -> Option<()> {
        self.constants.end = self.heap.align(PAGE)?;
        Some(())
    }

    /// Makes the pages of constants read-only, for host functions too, or (`sealed` is false) writable again.
    pub fn seal_constants(&mut self, sealed: bool) -> io::Result<()> {
        let std::ops::Range { start, end } = self.constants;
        let protection = if sealed { libc::PROT_READ } else { libc::PROT_READ | libc::PROT_WRITE };
        if start < end { self.arena.protect(start, end - start, protection) } else { Ok(()) }
    }

    /// Whether an address is readable and not writable.
    pub fn is_read_only(&self, address: u64) -> bool {
        self.foreign.can_read(address, 1) && !self.foreign.can_write(address, 1)
    }
}

/// Minimum distance between thunks, in bytes.
const STEP: u64 = 16;

impl Memory {
    /// Creates a thunk for each of the given alignments, and returns the addresses.
    pub fn add_thunks(&mut self, aligns: impl Iterator<Item = u64>) -> io::Result<Vec<u64>> {
        let too_large = || io::Error::new(io::ErrorKind::OutOfMemory, "too many functions, or too large an alignment");
        let (mut next, mut most, mut offsets) = (0u64, PAGE, Vec::new());
        for align in aligns {
            let offset = next.checked_next_multiple_of(align.max(STEP)).ok_or_else(too_large)?;
            next = offset.checked_add(STEP).ok_or_else(too_large)?;
            most = most.max(align);
            offsets.push(offset);
        }
        let size = next.next_multiple_of(PAGE);
        // jmp [rip + distance]
        let distance = i32::try_from(size).map_err(|_| too_large())? - 6;
        if offsets.is_empty() {
            return Ok(offsets);
        }
        let start = self.heap.take(2 * size, most).ok_or_else(too_large)?.base;
        self.thunks.push(FunctionThunks { start, size });
        for offset in &mut offsets {
            *offset += start;
            let code = self.arena.bytes_mut(*offset, STEP);
            code.fill(0xcc);
            code[..2].copy_from_slice(&[0xff, 0x25]);
            code[2..6].copy_from_slice(&distance.to_le_bytes());
        }
        self.arena.protect(start, size, libc::PROT_READ | libc::PROT_EXEC)?;
        Ok(offsets)
    }

    /// Sets the target of the thunk at an address.
    pub fn set_thunk_target(&mut self, address: u64, target: u64) {
        let thunks = self.thunks.iter().find(|thunks| (thunks.start..thunks.start + thunks.size).contains(&address));
        if let Some(FunctionThunks { size, .. }) = thunks {
            self.arena.write::<u64>(address + size, target);
        }
    }
}

impl Arena {
    /// Sets the protection of whole pages.
    fn protect(&mut self, address: u64, len: u64, protection: libc::c_int) -> io::Result<()> {
        debug_assert!(self.contains(address, len) && address.is_multiple_of(PAGE) && len.is_multiple_of(PAGE));
        // SAFETY: pages of the mapping that hold only constants or only thunks, without Rust references to
        // them. Writes to them are checked before, or the pages are made writable first.
        match unsafe { libc::mprotect(address as *mut libc::c_void, len as usize, protection) } {
            0 => Ok(()),
            _ => Err(io::Error::last_os_error()),
        }
    }
}
