//! Pages that the program cannot write to, whatever it calls: constants, and the addresses of its functions.
//!
//! The address of a function is that of a jump, in pages that lie among the program's data, so that the distance
//! between functions and data fits in 32 bits, as tables of relative addresses want it. Where a jump goes to is in a word
//! as far behind it as there are pages of jumps; that can change while the jumps themselves cannot.

use super::Memory;
use super::arena::Arena;
use std::io;

/// The pages of jumps.
#[derive(Clone, Copy, Debug)]
pub(super) struct Doors {
    /// First address.
    start: u64,
    /// Bytes of jumps, and of words.
    size: u64,
}

const PAGE: u64 = 4096;

impl Memory {
    /// Where the constants begin: what is allocated from here to [`Memory::end_constants`] can be sealed.
    pub fn begin_constants(&mut self) -> Option<()> {
        let start = self.heap.align(PAGE)?;
        self.constants = start..start;
        Some(())
    }

    /// Where the constants end.
    pub fn end_constants(&mut self) -> Option<()> {
        self.constants.end = self.heap.align(PAGE)?;
        Some(())
    }

    /// Makes constants read-only for host functions too, or (`sealed` is false) writable again.
    pub fn seal_constants(&mut self, sealed: bool) -> io::Result<()> {
        let std::ops::Range { start, end } = self.constants;
        let protection = if sealed { libc::PROT_READ } else { libc::PROT_READ | libc::PROT_WRITE };
        if start < end { self.arena.protect(start, end - start, protection) } else { Ok(()) }
    }

    /// Whether an address can be read and not written.
    pub fn is_read_only(&self, address: u64) -> bool {
        self.foreign.can_read(address, 1) && !self.foreign.can_write(address, 1)
    }
}

/// Jumps are this far apart at least.
const STEP: u64 = 16;

impl Memory {
    /// Makes a jump for each of some functions, of which the alignments are given, and returns their addresses.
    pub fn add_doors(&mut self, aligns: impl Iterator<Item = u64>) -> io::Result<Vec<u64>> {
        let too_large = || io::Error::new(io::ErrorKind::OutOfMemory, "the functions are too many, or aligned too far");
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
        self.doors.push(Doors { start, size });
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

    /// Says where the jump at an address goes to.
    pub fn open_door(&mut self, address: u64, target: u64) {
        let doors = self.doors.iter().find(|doors| (doors.start..doors.start + doors.size).contains(&address));
        if let Some(Doors { size, .. }) = doors {
            self.arena.write::<u64>(address + size, target);
        }
    }
}

impl Arena {
    /// Says what can be done with whole pages.
    fn protect(&mut self, address: u64, len: u64, protection: libc::c_int) -> io::Result<()> {
        debug_assert!(self.contains(address, len) && address.is_multiple_of(PAGE) && len.is_multiple_of(PAGE));
        // SAFETY: pages of the mapping that only constants or only doors are in, to which no Rust reference is held. What
        // is written to them is checked before, or they are made writable.
        match unsafe { libc::mprotect(address as *mut libc::c_void, len as usize, protection) } {
            0 => Ok(()),
            _ => Err(io::Error::last_os_error()),
        }
    }
}
