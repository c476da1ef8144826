//! The address range that contains all memory of a program, with its shadow: a state for every byte, and a
//! provenance for every address where a pointer may start. All three are linear mappings, so the shadow address
//! is a sum.
//!
//! ```text
//! data     [base, base + size)                           memory as the program accesses it
//! state    data + size + SKEW                            one `State` per byte of data
//! whence   base + 2 * (size + SKEW) + 2 * (data - base)  16 bytes for 8 of data: provenance and site of a pointer there
//! ```
//!
//! The distance from a byte to its state is not a power of two; otherwise both would compete for the same
//! cache sets.
//!
//! This module only stores the states. [`access`](super::access) defines the states that a load requires and
//! those that a store writes, [`bulk`](super::bulk) does so for copies. A side table in
//! [`Memory`](super::Memory) has the origins, and the undefined bits of each [`PARTIAL`](state::PARTIAL) byte.
//!
//! Untouched pages cost nothing: the system provides zeroed pages on first use, and a zero state means "never
//! written".

use std::fs::File;
use std::io;
use std::ops::Range;
use std::os::fd::AsRawFd;

/// States of a byte.
pub mod state {
    /// Never written, or written with an undefined value whose origin was dropped.
    pub const NEVER: u8 = 0;
    /// Defined.
    pub const DEFINED: u8 = 1;
    /// Poison, with its origin in the side table.
    pub const POISON: u8 = 2;
    /// Partly undefined; the mask is in the side table.
    pub const PARTIAL: u8 = 3;
    /// First byte of a pointer that was stored as a whole.
    pub const POINTER: u8 = 4;
    /// Further byte of a pointer that was stored as a whole.
    pub const POINTER_REST: u8 = 5;
    /// Undefined, with its origin in the side table.
    pub const UNDEF: u8 = 6;
    /// Eight bytes of [`DEFINED`].
    pub const ALL_DEFINED: u64 = u64::from_ne_bytes([DEFINED; 8]);
    /// Eight bytes of a pointer.
    pub const WHOLE_POINTER: u64 = u64::from_ne_bytes([
        POINTER,
        POINTER_REST,
        POINTER_REST,
        POINTER_REST,
        POINTER_REST,
        POINTER_REST,
        POINTER_REST,
        POINTER_REST,
    ]);

    /// Whether a byte in this state has a defined value.
    pub fn is_defined(state: u8) -> bool {
        matches!(state, DEFINED | POINTER | POINTER_REST)
    }

    /// Whether the condition holds for one of the states. Most states equal their neighbors, so a uniform block is
    /// tested once.
    pub fn any(states: &[u8], holds: impl Fn(u8) -> bool) -> bool {
        states.chunks(BLOCK).any(|block| match block[1..] == block[..block.len() - 1] {
            true => holds(block[0]),
            false => block.iter().any(|state| holds(*state)),
        })
    }

    /// Number of states compared at once.
    const BLOCK: usize = 4096;
}

/// Whether [`HEADROOM`] bytes of address space are left.
fn has_headroom() -> bool {
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
    // SAFETY: a new anonymous mapping at an address chosen by the system overlaps nothing, and is removed at once.
    unsafe {
        let at = libc::mmap(std::ptr::null_mut(), HEADROOM, libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0);
        at != libc::MAP_FAILED && libc::munmap(at, HEADROOM) == 0
    }
}

/// An unsigned integer that can be loaded and stored.
pub trait Word: Copy {
    /// Zero-extends to 64 bits.
    fn widen(self) -> u64;
    /// Truncates from 64 bits.
    fn narrow(bits: u64) -> Self;
    /// As many bytes of [`state::DEFINED`] as the type has.
    const DEFINED: Self;
}

macro_rules! words {
    ($($t:ty),*) => { $(impl Word for $t {
        #[inline(always)]
        fn widen(self) -> u64 { u64::from(self) }
        #[inline(always)]
        fn narrow(bits: u64) -> Self { bits as $t }
        const DEFINED: Self = state::ALL_DEFINED as $t;
    })* };
}
words!(u8, u16, u32, u64);

/// The mapping. Addresses passed to its methods must lie inside; callers have looked up the allocation.
pub struct Arena {
    base: u64,
    size: u64,
    /// Offset from an address to that of its state.
    state: u64,
    /// Offset from twice an address to that of its provenance.
    whence: u64,
}

const PAGE: u64 = 4096;

/// A number of pages and cache lines that keeps the distances from being powers of two.
const SKEW: u64 = 37 * 4096 + 21 * 64;

/// Minimum size in bytes of memory that is returned to the system rather than overwritten.
pub const LARGE: u64 = 1 << 17;

/// First size to try, in bytes; smaller ones follow, since address space may be limited (`ulimit -v`).
const LARGEST: u64 = 1 << 36;

/// Bytes of address space that are left for the stack of host functions, for the C library and for threads.
const HEADROOM: usize = 32 << 20;

impl Arena {
    /// Reserves address space for at least `least` bytes of data: as much as the system grants, by powers of two, unless
    /// too little would be left for everything else.
    pub fn new(least: u64) -> io::Result<Arena> {
        let least = least.next_multiple_of(1 << 20);
        let mut size = LARGEST.max(least.next_power_of_two());
        loop {
            let all = mapping(size);
            let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
            // SAFETY: a new anonymous mapping at an address chosen by the system overlaps nothing.
            let at = unsafe { libc::mmap(std::ptr::null_mut(), all, libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0) };
            if at != libc::MAP_FAILED && size > least && !has_headroom() {
                // SAFETY: the mapping above, which nothing refers to.
                unsafe { libc::munmap(at, all) };
            } else if at != libc::MAP_FAILED {
                // SAFETY: advice on the new mapping; a failure is harmless.
                unsafe { libc::madvise(at, all, libc::MADV_DONTDUMP) };
                let (base, state) = (at as u64, size + SKEW);
                return Ok(Arena { base, size, state, whence: (2 * state).wrapping_sub(base) });
            }
            if size == least {
                return Err(io::Error::last_os_error());
            }
            size = least.max(size / 2);
        }
    }

    /// Returns the first address.
    pub fn base(&self) -> u64 {
        self.base
    }

    /// Returns the number of bytes of data.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Whether a range lies inside.
    pub fn contains(&self, address: u64, len: u64) -> bool {
        address >= self.base && len <= self.size && address - self.base <= self.size - len
    }

    #[inline(always)]
    fn check(&self, address: u64, len: u64) {
        debug_assert!(self.contains(address, len), "access outside of the arena");
    }

    /// Reads a word. The range must lie in an allocation of this arena.
    #[inline(always)]
    pub fn read<W: Word>(&self, address: u64) -> W {
        self.check(address, size_of::<W>() as u64);
        // SAFETY: the range lies in the data part of the mapping, which is readable; any bits are a value of
        // `W`.
        unsafe { (address as *const W).read_unaligned() }
    }

    /// Writes a word. The range must lie in an allocation of this arena.
    #[inline(always)]
    pub fn write<W: Word>(&mut self, address: u64, value: W) {
        self.check(address, size_of::<W>() as u64);
        // SAFETY: the range lies in the data part of the mapping, which is writable and has no Rust
        // references to it.
        unsafe { (address as *mut W).write_unaligned(value) }
    }

    /// Returns the states of as many bytes as `W` has.
    #[inline(always)]
    pub fn states<W: Word>(&self, address: u64) -> W {
        self.check(address, size_of::<W>() as u64);
        // SAFETY: the state part mirrors the data part, so the same offset lies inside the mapping.
        unsafe { ((address + self.state) as *const W).read_unaligned() }
    }

    /// Sets the states of as many bytes as `W` has.
    #[inline(always)]
    pub fn set_states<W: Word>(&mut self, address: u64, states: W) {
        self.check(address, size_of::<W>() as u64);
        // SAFETY: as for `states`; the mapping is writable and has no Rust references to it.
        unsafe { ((address + self.state) as *mut W).write_unaligned(states) }
    }

    /// Returns the shadow address for the provenance of a pointer stored at `address`.
    #[inline(always)]
    fn whence(&self, address: u64) -> u64 {
        (2 * address).wrapping_add(self.whence)
    }

    /// Returns the provenance and site of the pointer stored at `address`; meaningful only if the states mark a
    /// pointer.
    #[inline(always)]
    pub fn pointer_info(&self, address: u64) -> (u64, u32) {
        self.check(address, 8);
        let at = self.whence(address);
        // SAFETY: the third part has 16 bytes for these 8.
        unsafe { ((at as *const u64).read_unaligned(), ((at + 8) as *const u32).read_unaligned()) }
    }

    /// Sets the provenance and site of a pointer stored at `address`.
    #[inline(always)]
    pub fn set_pointer_info(&mut self, address: u64, whence: u64, site: u32) {
        self.check(address, 8);
        let at = self.whence(address);
        // SAFETY: as for `pointer_info`; the mapping is writable.
        unsafe {
            (at as *mut u64).write_unaligned(whence);
            ((at + 8) as *mut u32).write_unaligned(site);
        }
    }

    /// Returns the bytes of a range.
    pub fn bytes(&self, address: u64, len: u64) -> &[u8] {
        self.check(address, len);
        // SAFETY: the range lies in the data part; `&self` keeps this crate from writing meanwhile, and no
        // host function runs while the slice lives.
        unsafe { std::slice::from_raw_parts(address as *const u8, len as usize) }
    }

    /// Returns the bytes of a range for writing.
    pub fn bytes_mut(&mut self, address: u64, len: u64) -> &mut [u8] {
        self.check(address, len);
        // SAFETY: as for `bytes`; `&mut self` makes it the only reference.
        unsafe { std::slice::from_raw_parts_mut(address as *mut u8, len as usize) }
    }

    /// Returns the states of a range.
    pub fn state_bytes(&self, address: u64, len: u64) -> &[u8] {
        self.check(address, len);
        // SAFETY: the state part mirrors the data part and is only written through `&mut self`.
        unsafe { std::slice::from_raw_parts((address + self.state) as *const u8, len as usize) }
    }

    /// Returns the part of a range whose states occupy whole pages.
    pub fn pages_of_states(&self, address: u64, len: u64) -> Range<u64> {
        self.check(address, len);
        let start = (address + self.state).next_multiple_of(PAGE);
        let end = (address + self.state + len) / PAGE * PAGE;
        start - self.state..end.max(start) - self.state
    }

    /// Replaces whole pages of states by a private mapping of a file from its start, or by zeros.
    pub fn map_states(&mut self, pages: &Range<u64>, file: Option<&File>) -> io::Result<()> {
        self.check(pages.start, pages.end - pages.start);
        let (from, flags) = match file {
            Some(file) => (file.as_raw_fd(), 0),
            None => (-1, libc::MAP_ANONYMOUS),
        };
        let flags = libc::MAP_PRIVATE | libc::MAP_FIXED | libc::MAP_NORESERVE | flags;
        let (at, len) = ((pages.start + self.state) as *mut libc::c_void, (pages.end - pages.start) as usize);
        // SAFETY: whole pages of the state part, without Rust references to it; any bytes are states.
        match unsafe { libc::mmap(at, len, libc::PROT_READ | libc::PROT_WRITE, flags, from, 0) } {
            libc::MAP_FAILED => Err(io::Error::last_os_error()),
            _ => Ok(()),
        }
    }

    /// Sets all states of a range.
    #[inline]
    pub fn fill_states(&mut self, address: u64, len: u64, state: u8) {
        self.check(address, len);
        // SAFETY: the state part mirrors the data part and is writable.
        unsafe { std::ptr::write_bytes((address + self.state) as *mut u8, state, len as usize) }
    }

    /// Marks a range as never written. Its length is rounded up to 16 bytes, the granularity of allocas.
    #[inline]
    pub fn forget(&mut self, address: u64, len: u64) {
        if len > 64 {
            return self.fill_states(address, len, state::NEVER);
        }
        for at in (address..address + len).step_by(16) {
            self.set_states::<u64>(at, 0);
            self.set_states::<u64>(at + 8, 0);
        }
    }

    /// Copies a range with its shadow; the ranges may overlap.
    pub fn move_range(&mut self, to: u64, from: u64, len: u64) {
        self.check(to, len);
        self.check(from, len);
        // Part of a pointer carries the corresponding part of its provenance.
        let is_pointer = |s| matches!(s, state::POINTER | state::POINTER_REST);
        let pointers = state::any(self.state_bytes(from, len), is_pointer);
        let move_bytes = |to: u64, from: u64, len: u64| {
            // SAFETY: both ranges lie in the same part of the mapping; `copy` allows overlap.
            unsafe { std::ptr::copy(from as *const u8, to as *mut u8, len as usize) }
        };
        move_bytes(to, from, len);
        move_bytes(to + self.state, from + self.state, len);
        if pointers {
            move_bytes(self.whence(to), self.whence(from), 2 * len);
        }
    }

    /// Copies the shadow of a range without its bytes; the ranges may overlap.
    pub fn move_states(&mut self, to: u64, from: u64, len: u64) {
        self.check(to, len);
        self.check(from, len);
        let (states, pointers) = ((to + self.state, from + self.state), (self.whence(to), self.whence(from)));
        // SAFETY: the ranges lie in the same part of the mapping; `copy` allows overlap.
        unsafe {
            std::ptr::copy(states.1 as *const u8, states.0 as *mut u8, len as usize);
            std::ptr::copy(pointers.1 as *const u8, pointers.0 as *mut u8, 2 * len as usize);
        }
    }

    /// Turns pointers in a range into plain integers.
    pub fn forget_pointers(&mut self, address: u64, len: u64) {
        self.check(address, len);
        // SAFETY: the state part mirrors the data part; `&mut self` makes it the only reference.
        let states = unsafe { std::slice::from_raw_parts_mut((address + self.state) as *mut u8, len as usize) };
        for byte in states {
            if matches!(*byte, state::POINTER | state::POINTER_REST) {
                *byte = state::DEFINED;
            }
        }
    }

    /// Zeroes a range and marks it as never written.
    pub fn clear(&mut self, address: u64, len: u64) {
        self.check(address, len);
        // Large ranges are returned to the system; their ends, which share pages with other data, are
        // overwritten.
        let ends = if len >= LARGE {
            self.discard(address, len);
            [(address, 4096), (address + len - 4096, 4096)]
        } else {
            [(address, len), (address, 0)]
        };
        for (at, len) in ends {
            self.bytes_mut(at, len).fill(0);
            self.fill_states(at, len, state::NEVER);
        }
    }

    /// Returns whole pages inside of a range to the system. They read as zeros that were never written.
    pub fn discard(&mut self, address: u64, len: u64) {
        self.check(address, len);
        let parts = [(address, len), (address + self.state, len), (self.whence(address), 2 * len)];
        for (from, to) in parts.map(|(at, len)| (at.next_multiple_of(PAGE), (at + len) / PAGE * PAGE)) {
            if from < to {
                // SAFETY: whole pages of the mapping; private anonymous memory reads as zero afterwards,
                // which is a valid state.
                unsafe { libc::madvise(from as *mut libc::c_void, (to - from) as usize, libc::MADV_DONTNEED) };
            }
        }
    }
}

/// Returns the size of all three parts, in bytes.
fn mapping(size: u64) -> usize {
    (4 * size + 3 * SKEW) as usize
}

impl Drop for Arena {
    fn drop(&mut self) {
        // SAFETY: the mapping was made by `new` with this size, and no references into it are left.
        unsafe { libc::munmap(self.base as *mut libc::c_void, mapping(self.size)) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_states_and_pointers_lie_beside_each_other() {
        let mut arena = Arena::new(1 << 20).unwrap();
        let at = arena.base() + 4096;
        assert_eq!(arena.states::<u64>(at), 0);
        arena.write::<u32>(at + 3, 0x1234_5678);
        arena.set_states::<u32>(at + 3, u32::DEFINED);
        assert_eq!((arena.read::<u32>(at + 3), arena.states::<u8>(at + 2)), (0x1234_5678, 0));
        arena.write::<u64>(at + 16, 99);
        arena.set_states(at + 16, state::WHOLE_POINTER);
        arena.set_pointer_info(at + 16, 7, 9);
        arena.move_range(at + 40, at, 24);
        assert_eq!(arena.states::<u64>(at + 56), state::WHOLE_POINTER);
        assert_eq!((arena.pointer_info(at + 56), arena.read::<u64>(at + 56)), ((7, 9), 99));
        arena.set_pointer_info(at + 80, 1 << 40, 1);
        arena.move_range(at + 80, at + 16, 4);
        arena.move_range(at + 84, at + 20, 4);
        assert_eq!((arena.states::<u64>(at + 80), arena.pointer_info(at + 80)), (state::WHOLE_POINTER, (7, 9)));
        // The three parts have different offsets within their pages.
        arena.discard(at - 4096, 3 * 4096);
        assert_eq!((arena.read::<u32>(at + 3), arena.states::<u64>(at + 56)), (0, 0));
    }
}
