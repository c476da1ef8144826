//! Writing of code that is added to while a program runs.
//!
//! Code is either written through a second mapping of its pages, or its pages are made writable for a moment. The second
//! mapping saves two system calls for each function. In a process with several threads these interrupt all other
//! processors, which must forget the old protection. It is a shared mapping, so a child process would not have code
//! of its own.

use crate::host::linux::memory_file;
use crate::jit::link::code_memory::{PAGE, protect};
use crate::jit::x86_64::valgrind;
use std::io;
use std::ops::Range;
use std::os::fd::AsRawFd;

/// `int3`, which fills gaps.
pub(super) const FILLER: u8 = 0xcc;

/// A patch: an address in existing code, and the new bytes.
pub(super) type Change = (u64, Vec<u8>);

/// The region for code. Its pages are executable up to one page behind the code: valgrind decodes instructions beyond
/// its end.
pub(super) struct CodeWriter {
    pub region: Range<u64>,
    /// End of the code.
    pub end: u64,
    /// End of the executable pages.
    executable: u64,
    /// Address of the second mapping, which is writable.
    writable: Option<u64>,
}

impl CodeWriter {
    /// Creates a writer for an empty region. `second_mapping`: whether the program never forks.
    pub(super) fn new(region: Range<u64>, second_mapping: bool) -> CodeWriter {
        // Valgrind translates the code of files only once.
        let is_useful = second_mapping && !valgrind::is_running();
        let writable = if is_useful { map_twice(&region).ok() } else { None };
        CodeWriter { end: region.start, executable: region.start, writable, region }
    }

    /// Appends bytes to the code, and patches existing code. No code in the region runs meanwhile.
    pub(super) fn write(&mut self, bytes: &[u8], changes: &[Change]) -> Result<(), String> {
        let end = self.end + bytes.len() as u64;
        if end > self.region.end {
            return Err("too much machine code".into());
        }
        let executable = (end.next_multiple_of(PAGE) + PAGE).min(self.region.end);
        let set = |pages, protection| protect(&pages, protection).map_err(|error| format!("memory for code: {error}"));
        let up = match self.writable {
            Some(writable) => writable.wrapping_sub(self.region.start),
            None => {
                set(self.region.start..executable, libc::PROT_READ | libc::PROT_WRITE)?;
                0
            }
        };
        let to = |address: u64| address.wrapping_add(up) as *mut u8;
        let filled = end.next_multiple_of(PAGE).min(self.region.end);
        // SAFETY: the addresses are in the region, whose pages are writable at `to`. No code in them runs: the program has
        // one thread, which is here, with signals blocked.
        unsafe {
            std::ptr::copy_nonoverlapping(bytes.as_ptr(), to(self.end), bytes.len());
            std::ptr::write_bytes(to(end), FILLER, (filled - end) as usize);
            for (at, bytes) in changes {
                std::ptr::copy_nonoverlapping(bytes.as_ptr(), to(*at), bytes.len());
            }
        }
        if self.writable.is_none() {
            set(self.region.start..executable, libc::PROT_READ | libc::PROT_EXEC)?;
        } else if executable > self.executable {
            set(self.executable..executable, libc::PROT_READ | libc::PROT_EXEC)?;
        }
        (self.end, self.executable) = (end, executable);
        Ok(())
    }
}

impl Drop for CodeWriter {
    fn drop(&mut self) {
        if let Some(writable) = self.writable {
            // SAFETY: the mapping made by `map_twice`, to which nothing else refers.
            unsafe { libc::munmap(writable as *mut libc::c_void, (self.region.end - self.region.start) as usize) };
        }
    }
}

/// Replaces the pages of an empty region, which are not accessible, by those of a file in memory, and returns the address of
/// another mapping of the file, which is writable.
fn map_twice(region: &Range<u64>) -> io::Result<u64> {
    let size = region.end - region.start;
    let file = memory_file::create(c"code", size)?;
    let map = |at: u64, protection, flags| {
        let (at, fd) = (at as *mut libc::c_void, file.as_raw_fd());
        let flags = flags | libc::MAP_SHARED | libc::MAP_NORESERVE;
        // SAFETY: either a new mapping, or one in place of pages that nothing uses.
        match unsafe { libc::mmap(at, size as usize, protection, flags, fd, 0) } {
            libc::MAP_FAILED => Err(io::Error::last_os_error()),
            at => Ok(at as u64),
        }
    };
    // The first use tells whether such a file can be executed.
    let writable = map(0, libc::PROT_READ | libc::PROT_WRITE, 0)?;
    let found = map(0, libc::PROT_READ | libc::PROT_EXEC, 0).and_then(|probe| {
        // SAFETY: nothing uses it.
        unsafe { libc::munmap(probe as *mut libc::c_void, size as usize) };
        map(region.start, libc::PROT_NONE, libc::MAP_FIXED)
    });
    if found.is_err() {
        // SAFETY: nothing uses it.
        unsafe { libc::munmap(writable as *mut libc::c_void, size as usize) };
    }
    found.map(|_| writable)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jit::link::code_memory::{DataSize, Memory};

    #[test]
    fn code_is_written_and_patched_in_both_ways() {
        for second_mapping in [false, true] {
            let memory = Memory::reserve(DataSize { read_only: 0, writable: 0, align: 1 }).unwrap();
            let region = memory.regions().code.clone();
            let mut writer = CodeWriter::new(region.clone(), second_mapping);
            assert_eq!(writer.writable.is_some(), second_mapping && !valgrind::is_running());
            // mov eax, 1; ret
            writer.write(&[0xb8, 1, 0, 0, 0, 0xc3], &[]).unwrap();
            // SAFETY: the code above.
            let call = || unsafe { std::mem::transmute::<u64, extern "sysv64" fn() -> i32>(region.start)() };
            assert_eq!(call(), 1);
            let start = region.start;
            writer.write(&vec![FILLER; 3 * PAGE as usize], &[(start + 1, vec![2])]).unwrap();
            assert_eq!((call(), writer.end), (2, start + 3 * PAGE + 6));
        }
    }
}
