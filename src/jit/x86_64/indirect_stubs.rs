//! Indirect stubs of a session's functions: for each function name, an indirect jump and a word with its target. No
//! register is saved here; `stack_switch` enters compiled code.
//!
//! Redefining a function changes the word, so that callers and pointers to the function reach the new definition. The
//! word of an undefined function holds an unmapped address that identifies the function.
//!
//! ```text
//! jumps  [0, PAGE)            jmp [rip + distance], 16 bytes each
//! words  [PAGE, 2 * PAGE)     8 bytes each
//! traps  [2 * PAGE, 3 * PAGE) never mapped: 16 bytes each
//! ```

use crate::ir::GlobalId;
use crate::jit::link::code_memory::{PAGE, map_low, protect};
use rustc_hash::FxHashMap;
use std::io;
use std::ops::Range;

/// Size in bytes of a jump.
const STEP: u64 = 16;
/// Number of jumps in a chunk.
const COUNT: u64 = PAGE / STEP;

/// Stubs of a session.
#[derive(Default)]
pub(in crate::jit) struct IndirectStubs {
    /// Start address of each chunk.
    chunks: Vec<u64>,
    /// Function of each stub, by number.
    owners: Vec<GlobalId>,
    numbers: FxHashMap<GlobalId, u32>,
}

impl IndirectStubs {
    /// Returns the address of a function's stub. If it is new, creates it as undefined.
    pub(in crate::jit) fn place(&mut self, id: GlobalId) -> io::Result<u64> {
        if let Some(number) = self.numbers.get(&id) {
            return Ok(self.jump(*number));
        }
        let number = self.owners.len() as u32;
        if u64::from(number) == self.chunks.len() as u64 * COUNT {
            self.chunks.push(chunk()?);
        }
        self.owners.push(id);
        self.numbers.insert(id, number);
        self.lead(number, self.trap(number));
        Ok(self.jump(number))
    }

    /// Sets the target of a function's stub; `None` makes the function undefined.
    pub(in crate::jit) fn set(&mut self, id: GlobalId, target: Option<u64>) {
        if let Some(number) = self.numbers.get(&id) {
            self.lead(*number, target.unwrap_or(self.trap(*number)));
        }
    }

    /// Returns the undefined function that an address identifies.
    pub(in crate::jit) fn undefined(&self, address: u64) -> Option<GlobalId> {
        self.owner(address, 2 * PAGE)
    }

    /// Returns the function whose stub is at an address.
    pub(in crate::jit) fn at(&self, address: u64) -> Option<GlobalId> {
        self.owner(address, 0)
    }

    /// Returns the address ranges of the jumps.
    pub(in crate::jit) fn ranges(&self) -> impl Iterator<Item = Range<u64>> {
        self.chunks.iter().map(|start| *start..start + PAGE)
    }

    fn owner(&self, address: u64, part: u64) -> Option<GlobalId> {
        let chunk = self.chunks.iter().position(|start| (start + part..start + part + PAGE).contains(&address))?;
        let within = (address - self.chunks[chunk] - part) / STEP;
        self.owners.get(chunk * COUNT as usize + within as usize).copied()
    }

    fn chunk_of(&self, number: u32) -> (u64, u64) {
        let number = u64::from(number);
        (self.chunks[(number / COUNT) as usize], number % COUNT)
    }

    fn jump(&self, number: u32) -> u64 {
        let (start, within) = self.chunk_of(number);
        start + within * STEP
    }

    fn trap(&self, number: u32) -> u64 {
        let (start, within) = self.chunk_of(number);
        start + 2 * PAGE + within * STEP
    }

    fn lead(&mut self, number: u32, target: u64) {
        let (start, within) = self.chunk_of(number);
        // SAFETY: a word of a chunk, which is mapped and writable until `self` is dropped; code of the
        // program only reads it.
        unsafe { std::ptr::write_volatile((start + PAGE + within * 8) as *mut u64, target) };
    }
}

/// Maps a new chunk. The words of its jumps are not set.
fn chunk() -> io::Result<u64> {
    let start = map_low(3 * PAGE)?;
    protect(&(start..start + 2 * PAGE), libc::PROT_READ | libc::PROT_WRITE)?;
    for n in 0..COUNT {
        // jmp [rip + distance]; int3
        let mut code = [0xcc; STEP as usize];
        code[..2].copy_from_slice(&[0xff, 0x25]);
        let distance = (PAGE + n * 8) as i32 - (n * STEP + 6) as i32;
        code[2..6].copy_from_slice(&distance.to_le_bytes());
        // SAFETY: inside the page that was just made writable.
        unsafe { std::ptr::copy_nonoverlapping(code.as_ptr(), (start + n * STEP) as *mut u8, code.len()) };
    }
    protect(&(start..start + PAGE), libc::PROT_READ | libc::PROT_EXEC)?;
    Ok(start)
}

impl Drop for IndirectStubs {
    fn drop(&mut self) {
        for start in &self.chunks {
            // SAFETY: a mapping created by `chunk`; the owner of the stubs has ensured that no code of the program
            // runs.
            unsafe { libc::munmap(*start as *mut libc::c_void, 3 * PAGE as usize) };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cranelift_entity::EntityRef;

    extern "sysv64" fn one() -> u64 {
        1
    }

    extern "sysv64" fn two() -> u64 {
        2
    }

    #[test]
    fn a_jump_leads_where_its_word_says() {
        let mut stubs = IndirectStubs::default();
        let ids: Vec<GlobalId> = (0..600).map(GlobalId::new).collect();
        let addresses: Vec<u64> = ids.iter().map(|id| stubs.place(*id).unwrap()).collect();
        assert_eq!(stubs.place(ids[7]).unwrap(), addresses[7]);
        assert_eq!((stubs.at(addresses[599]), stubs.undefined(addresses[599])), (Some(ids[599]), None));
        // SAFETY: the jump leads to one of the two functions above.
        let call: extern "sysv64" fn() -> u64 = unsafe { std::mem::transmute(addresses[300]) };
        stubs.set(ids[300], Some(one as *const () as u64));
        assert_eq!(call(), 1);
        stubs.set(ids[300], Some(two as *const () as u64));
        assert_eq!(call(), 2);
        assert_eq!(stubs.ranges().count(), 3);
    }
}
