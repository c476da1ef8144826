//! Access to host memory: pointers returned by host functions, or invented addresses. Pages are probed by system calls
//! before access, so that a wild pointer yields a report instead of a crash.

use crate::host::linux::process_vm;
use std::cell::Cell;

const PAGE: u64 = 4096;
const REMEMBERED: usize = 64;

/// Cache of the pages found mapped since the last host call.
pub struct Foreign {
    readable: [Cell<u64>; REMEMBERED],
    writable: [Cell<u64>; REMEMBERED],
}

impl Foreign {
    /// Creates an empty cache.
    pub fn new() -> Foreign {
        Foreign { readable: std::array::from_fn(|_| Cell::new(0)), writable: std::array::from_fn(|_| Cell::new(0)) }
    }

    /// Clears the cache after a host call, which may have unmapped pages.
    pub fn forget(&self) {
        for cell in self.readable.iter().chain(&self.writable) {
            cell.set(0);
        }
    }

    /// Whether every byte of a range is readable.
    pub fn can_read(&self, address: u64, len: u64) -> bool {
        self.each_page(address, len, &self.readable, |page| process_vm::read(page, &mut [0]))
    }

    /// Whether every byte of a range is writable. Rewrites one byte of each page with its own value.
    pub fn can_write(&self, address: u64, len: u64) -> bool {
        self.each_page(address, len, &self.writable, process_vm::is_writable)
    }

    fn each_page(&self, address: u64, len: u64, known: &[Cell<u64>; REMEMBERED], test: impl Fn(u64) -> bool) -> bool {
        let Some(last) = address.checked_add(len.max(1) - 1) else { return false };
        if address < PAGE {
            return false;
        }
        let mut page = address / PAGE * PAGE;
        while page <= last {
            let cell = &known[(page / PAGE) as usize % REMEMBERED];
            if cell.get() != page {
                if !test(page.max(address)) {
                    return false;
                }
                cell.set(page);
            }
            match page.checked_add(PAGE) {
                Some(next) => page = next,
                None => break,
            }
        }
        true
    }

    /// Reads bytes. Returns `None` if they are not mapped.
    pub fn read(&self, address: u64, out: &mut [u8]) -> Option<()> {
        self.can_read(address, out.len() as u64).then(|| {
            // SAFETY: the system has just read a byte of every page of the range, and no host function ran
            // since.
            unsafe { std::ptr::copy(address as *const u8, out.as_mut_ptr(), out.len()) }
        })
    }

    /// Writes bytes. Returns `None` if they are not writable.
    pub fn write(&self, address: u64, bytes: &[u8]) -> Option<()> {
        self.can_write(address, bytes.len() as u64).then(|| {
            // SAFETY: the system has just written a byte of every page of the range, and no host function ran
            // since. The program is responsible for the ownership of that memory, as it would be natively.
            unsafe { std::ptr::copy(bytes.as_ptr(), address as *mut u8, bytes.len()) }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wild_addresses_are_refused_and_constants_cannot_be_written() {
        let foreign = Foreign::new();
        let mut out = [0u8; 4];
        assert!(foreign.read(8, &mut out).is_none());
        assert!(foreign.read(0x7ff0_0000_0000_0000, &mut out).is_none());
        let text = "abcd";
        assert!(foreign.read(text.as_ptr() as u64, &mut out).is_some());
        assert_eq!(&out, b"abcd");
        assert!(foreign.write(text.as_ptr() as u64, b"x").is_none());
        let mut own = [1u8, 2];
        assert!(foreign.write(own.as_mut_ptr() as u64, &[7]).is_some());
        assert_eq!(own, [7, 2]);
    }
}
