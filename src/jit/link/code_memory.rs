//! Memory for machine code and globals: one reservation with three regions, for read-only data, for writable data, and
//! for code, which is never writable and executable at once.
//!
//! A reservation only takes address space. Data is placed before code is compiled, so that code can contain absolute
//! addresses; code follows within [`CODE_WINDOW`], so that 32-bit displacements suffice for calls within the module.
//! The reservation is requested at a low fixed address, at which addresses fit in 32 bits and are the same in every
//! run; any other address works, too.

use crate::jit::checked;
use crate::jit::checked::space::Space;
use cranelift_jit::{BranchProtection, JITMemoryKind, JITMemoryProvider};
use cranelift_module::{ModuleError, ModuleResult};
use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

/// Number of bytes of address space for code.
pub(in crate::jit) const CODE_WINDOW: u64 = 256 << 20;
/// Size of a page in bytes.
pub(in crate::jit) const PAGE: u64 = 4096;
/// Address at which the first reservation is attempted: above non-PIE executables, below 2 GiB.
pub(in crate::jit) const LOWEST: u64 = 0x1000_0000;
const HIGHEST: u64 = 0x8000_0000;
/// Number of addresses in user space.
const ADDRESSES: u64 = 1 << 47;

/// Address ranges of the regions; see the module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::jit) struct Regions {
    pub code: Range<u64>,
    pub read_only: Range<u64>,
    pub writable: Range<u64>,
    end: u64,
}

/// Sizes of the data regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::jit) struct DataSize {
    /// Number of bytes of constants.
    pub read_only: u64,
    /// Number of bytes of variables.
    pub writable: u64,
    /// Maximum alignment in bytes in either region.
    pub align: u64,
}

impl Regions {
    /// Lays out the regions of a reservation at `base`. A guard page follows each region.
    pub(in crate::jit) fn at(base: u64, data: DataSize) -> Option<Regions> {
        let align = data.align.max(PAGE);
        let after = |start: u64, size: u64| start.checked_add(size)?.checked_add(PAGE)?.checked_next_multiple_of(align);
        let code = base..base.checked_add(CODE_WINDOW)?;
        let ro = after(code.end, 0)?;
        let rw = after(ro, data.read_only)?;
        let end = after(rw, data.writable)?;
        let (read_only, writable) = (ro..ro + data.read_only, rw..rw + data.writable);
        (end < ADDRESSES).then_some(Regions { code, read_only, writable, end })
    }
}

/// Whether all data of a reservation is within reach of 32-bit displacements in its code.
pub(in crate::jit) fn reaches_data(data: DataSize) -> bool {
    Regions::at(0, data).is_some_and(|regions| regions.end < i32::MAX as u64)
}

/// A reservation; see the module. Dropping it unmaps everything.
pub(in crate::jit) struct Memory {
    regions: Regions,
    /// End of the pages used for code so far.
    committed: u64,
}

impl Memory {
    /// Reserves the address space and maps the data regions writable and zeroed.
    pub(in crate::jit) fn reserve(data: DataSize) -> io::Result<Memory> {
        Memory::reserve_by(data, map_low)
    }

    /// Like [`Memory::reserve`], in the address space of checked code.
    pub(in crate::jit) fn reserve_in(space: &Space, data: DataSize) -> io::Result<Memory> {
        Memory::reserve_by(data, |size| space.take_data(size))
    }

    /// Like [`Memory::reserve`], at the address where another process had the memory of the same program
    /// ([`is_at_fixed_address`]). Fails if anything is mapped there.
    pub(in crate::jit) fn reserve_at(base: u64, data: DataSize) -> io::Result<Memory> {
        let taken = || io::Error::from(io::ErrorKind::AddrInUse);
        if let Some(space) = checked::space::existing().filter(|_| checked::space::is_first(base)) {
            let memory = Memory::reserve_in(space, data)?;
            return if memory.regions.code.start == base { Ok(memory) } else { Err(taken()) };
        }
        Memory::reserve_by(data, |size| {
            let is_low = base >= LOWEST && base.checked_add(size).is_some_and(|end| end <= HIGHEST);
            if !is_low || !base.is_multiple_of(PAGE) || !map_at(base, size) {
                return Err(taken());
            }
            NEXT.fetch_max(base + size, Ordering::Relaxed);
            Ok(base)
        })
    }

    /// Reserves address space by a function that gets its size and returns its address, and maps the data regions.
    fn reserve_by(data: DataSize, place: impl FnOnce(u64) -> io::Result<u64>) -> io::Result<Memory> {
        let too_large = || io::Error::new(io::ErrorKind::OutOfMemory, "the module's data is too large");
        // An upper bound on the bytes lost to alignment, for any base.
        let slack = data.align.max(PAGE) - PAGE;
        let size = Regions::at(0, data).and_then(|r| r.end.checked_add(slack)).ok_or_else(too_large)?;
        let base = place(size)?;
        let mut regions = Regions::at(base, data).ok_or_else(too_large)?;
        regions.end = base + size;
        let memory = Memory { committed: regions.code.start, regions };
        for data in [&memory.regions.read_only, &memory.regions.writable] {
            protect(data, libc::PROT_READ | libc::PROT_WRITE)?;
        }
        Ok(memory)
    }

    /// Makes memory at the start of the code region writable, so that it can be filled with code. The region must be
    /// empty.
    pub(in crate::jit) fn code_mut(&mut self, size: u64) -> io::Result<&mut [u8]> {
        let Range { start, end } = self.regions.code;
        if size > end - start || self.committed > start {
            return Err(io::Error::from(io::ErrorKind::OutOfMemory));
        }
        protect(&(start..start + size), libc::PROT_READ | libc::PROT_WRITE)?;
        // SAFETY: the pages have just been made writable, hold nothing, and are borrowed from `self` while in use.
        Ok(unsafe { std::slice::from_raw_parts_mut(start as *mut u8, size as usize) })
    }

    /// Makes code executable that was written to [`Memory::code_mut`].
    pub(in crate::jit) fn seal_code(&mut self, size: u64) -> io::Result<()> {
        let start = self.regions.code.start;
        protect(&(start..start + size), libc::PROT_READ | libc::PROT_EXEC)?;
        self.keep_code(start + size);
        Ok(())
    }

    /// Returns initial data for inspection, before anything runs.
    pub(in crate::jit) fn data(&self, range: &Range<u64>) -> &[u8] {
        let inside = |r: &Range<u64>| r.start <= range.start && range.end <= r.end;
        assert!(inside(&self.regions.read_only) || inside(&self.regions.writable), "data lies in a data region");
        // SAFETY: the range lies in a data region, which is mapped and readable until `self` is dropped, and no running
        // code writes to it.
        unsafe { std::slice::from_raw_parts(range.start as *const u8, (range.end - range.start) as usize) }
    }

    /// Returns the regions.
    pub(in crate::jit) fn regions(&self) -> &Regions {
        &self.regions
    }

    /// Returns a provider that lends the code region to cranelift-jit's module.
    pub(in crate::jit) fn code_provider(&self) -> CodeProvider {
        let Range { start, end } = self.regions.code;
        CodeProvider { next: start, writable: start, executable: start, end }
    }

    /// Records the end of the code that the provider's module has added.
    pub(in crate::jit) fn keep_code(&mut self, end: u64) {
        self.committed = end.next_multiple_of(PAGE).max(self.regions.code.start);
    }

    /// Returns the range of the code added so far.
    pub(in crate::jit) fn code(&self) -> Range<u64> {
        self.regions.code.start..self.committed
    }

    /// Returns machine code for inspection.
    pub(in crate::jit) fn code_bytes(&self, address: u64, size: u64) -> &[u8] {
        assert!(self.code().start <= address && address + size <= self.committed, "code lies in the code region");
        // SAFETY: the pages up to `committed` are readable until `self` is dropped, and no longer written to.
        unsafe { std::slice::from_raw_parts(address as *const u8, size as usize) }
    }

    /// Returns a part of the data regions, so that it can be filled with initial values.
    pub(in crate::jit) fn data_mut(&mut self, address: u64, size: u64) -> &mut [u8] {
        let inside = |r: &Range<u64>| r.start <= address && address + size <= r.end;
        assert!(inside(&self.regions.read_only) || inside(&self.regions.writable), "data lies in a data region");
        // SAFETY: the range lies in a data region, which is mapped until `self` is dropped and writable until
        // sealed, and it is borrowed from `self` while in use.
        unsafe { std::slice::from_raw_parts_mut(address as *mut u8, size as usize) }
    }

    /// Makes read-only data writable until it is sealed.
    pub(in crate::jit) fn unseal_data(&mut self) -> io::Result<()> {
        protect(&self.regions.read_only, libc::PROT_READ | libc::PROT_WRITE)
    }

    /// Makes the read-only data region read-only.
    pub(in crate::jit) fn seal_data(&mut self) -> io::Result<()> {
        protect(&self.regions.read_only, libc::PROT_READ)
    }
}

/// Memory provider for cranelift-jit that allocates functions consecutively in the code region. The pages belong to the
/// [`Memory`], which must outlive everything that the module places there.
pub(in crate::jit) struct CodeProvider {
    /// Lowest address of the next function.
    next: u64,
    /// End of the pages that are writable or executable.
    writable: u64,
    /// End of the executable pages.
    executable: u64,
    /// End of the region.
    end: u64,
}

/// Number of bytes that are made writable at a time. This takes few system calls, and only pages that are written to
/// cost memory.
const COMMIT: u64 = 256 << 10;
/// Padding between functions: `int3`, which traps.
const FILLER: u8 = 0xcc;

impl JITMemoryProvider for CodeProvider {
    fn allocate(&mut self, size: usize, align: u64, kind: JITMemoryKind) -> io::Result<*mut u8> {
        if !matches!(kind, JITMemoryKind::Executable) {
            return Err(io::Error::new(io::ErrorKind::Unsupported, "data is not placed by cranelift-jit"));
        }
        let start = self.next.checked_next_multiple_of(align.max(1));
        let stop = start.and_then(|s| s.checked_add(size as u64)).filter(|s| *s <= self.end);
        let (Some(start), Some(stop)) = (start, stop) else {
            return Err(io::Error::new(io::ErrorKind::OutOfMemory, "too much machine code"));
        };
        if stop > self.writable {
            let until = stop.next_multiple_of(COMMIT).min(self.end);
            protect(&(self.writable..until), libc::PROT_READ | libc::PROT_WRITE)?;
            self.writable = until;
        }
        // SAFETY: the gap lies in writable pages of the reservation that hold no code yet.
        unsafe { std::ptr::write_bytes(self.next as *mut u8, FILLER, (start - self.next) as usize) };
        self.next = stop;
        Ok(start as *mut u8)
    }

    unsafe fn free_memory(&mut self) {}

    fn finalize(&mut self, _branch_protection: BranchProtection) -> ModuleResult<()> {
        let end = self.next.next_multiple_of(PAGE);
        if end > self.executable {
            // SAFETY: the rest of the last page is writable and holds no code.
            unsafe { std::ptr::write_bytes(self.next as *mut u8, FILLER, (end - self.next) as usize) };
            protect(&(self.executable..end), libc::PROT_READ | libc::PROT_EXEC)
                .map_err(|e| ModuleError::Allocation { err: e })?;
        }
        protect(&(end..self.writable), libc::PROT_NONE).map_err(|e| ModuleError::Allocation { err: e })?;
        (self.next, self.executable, self.writable) = (end, end, end);
        Ok(())
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        let start = self.regions.code.start;
        let range = start..self.regions.end;
        // SAFETY: `reserve` created the mapping with these bounds, and no references to it remain. The address space of
        // checked code stays reserved.
        unsafe {
            match checked::space::existing().filter(|_| checked::space::contains(start)) {
                Some(space) => space.give_data_back(range),
                None => drop(libc::munmap(start as *mut libc::c_void, (range.end - start) as usize)),
            }
        }
    }
}

/// Address at which the next reservation is attempted.
static NEXT: AtomicU64 = AtomicU64::new(LOWEST);

/// Flags of reserved address space.
const RESERVED: libc::c_int = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;

/// Reserves address space, below 2 GiB if possible.
pub(in crate::jit) fn map_low(size: u64) -> io::Result<u64> {
    for _ in 0..2 {
        let hint = NEXT.load(Ordering::Relaxed);
        let hint = if hint + size > HIGHEST { LOWEST } else { hint };
        if hint + size > HIGHEST {
            break;
        }
        NEXT.store(hint + size, Ordering::Relaxed);
        if map_at(hint, size) {
            return Ok(hint);
        }
    }
    // SAFETY: a new anonymous mapping touches nothing that exists.
    let at = unsafe { libc::mmap(std::ptr::null_mut(), size as usize, libc::PROT_NONE, RESERVED, -1, 0) };
    if at == libc::MAP_FAILED { Err(io::Error::last_os_error()) } else { Ok(at as u64) }
}

/// Reserves address space at an address, if nothing is there.
fn map_at(address: u64, size: u64) -> bool {
    // SAFETY: MAP_FIXED_NOREPLACE does not replace existing mappings.
    let at = unsafe {
        let flags = RESERVED | libc::MAP_FIXED_NOREPLACE;
        libc::mmap(address as *mut libc::c_void, size as usize, libc::PROT_NONE, flags, -1, 0)
    };
    if at != libc::MAP_FAILED && at as u64 != address {
        // An old kernel treats the address as a hint.
        // SAFETY: the mapping was just created, and nothing uses it.
        unsafe { libc::munmap(at, size as usize) };
    }
    at as u64 == address
}

/// Whether a reservation is where other processes can have it too: at a low address, or first in the address space of checked code.
pub(in crate::jit) fn is_at_fixed_address(regions: &Regions) -> bool {
    regions.end <= HIGHEST || checked::space::is_first(regions.code.start)
}

/// Sets the protection of whole pages.
pub(in crate::jit) fn protect(range: &Range<u64>, protection: libc::c_int) -> io::Result<()> {
    if range.is_empty() {
        return Ok(());
    }
    let size = (range.end - range.start).next_multiple_of(PAGE);
    // SAFETY: callers only pass ranges of a reservation's own pages, to which Rust has no references.
    match unsafe { libc::mprotect(range.start as *mut libc::c_void, size as usize, protection) } {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_reservations_lie_low_side_by_side() {
        let all: Vec<u64> = (0..5).map(|_| map_low(16 * PAGE).unwrap()).collect();
        assert!(all.iter().all(|at| (LOWEST..HIGHEST).contains(at)), "{all:x?}");
        for at in all {
            // SAFETY: the mapping made above, which is unused.
            assert_eq!(unsafe { libc::munmap(at as *mut libc::c_void, 16 * PAGE as usize) }, 0);
        }
    }

    #[test]
    fn code_runs_and_data_is_where_it_was_placed() {
        let mut memory = Memory::reserve(DataSize { read_only: 10, writable: 5000, align: 16 }).unwrap();
        let (ro, rw) = (memory.regions().read_only.clone(), memory.regions().writable.clone());
        assert_eq!((ro.end - ro.start, rw.end - rw.start), (10, 5000));
        assert_eq!((ro.start % PAGE, rw.start % PAGE), (0, 0));
        memory.data_mut(ro.start, 10).copy_from_slice(b"0123456789");
        memory.data_mut(rw.start + 4999, 1)[0] = 7;
        memory.seal_data().unwrap();
        let mut provider = memory.code_provider();
        // mov eax, n; ret
        let mut add = |n: u8| {
            let at = provider.allocate(6, 16, JITMemoryKind::Executable).unwrap();
            // SAFETY: the provider has just allocated these bytes.
            unsafe { at.copy_from_nonoverlapping([0xb8, n, 0, 0, 0, 0xc3].as_ptr(), 6) };
            if n == 43 {
                provider.finalize(BranchProtection::None).unwrap();
            }
            at as u64
        };
        let functions = [(add(42), 42), (add(43), 43)];
        for (at, want) in functions {
            // SAFETY: the bytes above are such a function.
            let f = unsafe { std::mem::transmute::<u64, extern "sysv64" fn() -> i32>(at) };
            assert_eq!(f(), want);
        }
        assert_eq!((functions[0].0, functions[1].0), (memory.regions().code.start, memory.regions().code.start + 16));
        memory.keep_code(functions[1].0 + 6);
        assert_eq!(memory.code(), functions[0].0..functions[0].0 + PAGE);
    }

    #[test]
    fn there_is_room_above_when_there_is_none_below() {
        let some = || Memory::reserve(DataSize { read_only: 1, writable: 1, align: 16 }).unwrap();
        let all: Vec<Memory> = (0..8).map(|_| some()).collect();
        assert!(all.iter().any(|m| m.regions().code.start >= HIGHEST));
    }

    #[test]
    fn absurd_sizes_are_refused() {
        for (read_only, writable, align) in [(u64::MAX, 0, 1), (0, 1 << 62, 1), (0, 0, 1 << 63)] {
            assert!(Memory::reserve(DataSize { read_only, writable, align }).is_err());
        }
    }

    #[test]
    fn strict_alignment_is_kept() {
        let memory = Memory::reserve(DataSize { read_only: 1, writable: 1, align: 1 << 16 }).unwrap();
        let regions = memory.regions();
        assert_eq!((regions.read_only.start % (1 << 16), regions.writable.start % (1 << 16)), (0, 0));
    }
}
