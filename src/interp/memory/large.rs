//! The states of large variables: those of a variable that begins as zeros are pages of a file in memory in which every byte
//! is [`state::DEFINED`], as often as they go into it. What the program does not touch takes no memory of its own, and no time.

use super::arena::{Arena, state};
use std::fs::File;
use std::io::{self, Write};
use std::ops::Range;
use std::os::fd::FromRawFd;

/// From this size on, bytes, a variable is large.
const LARGE: u64 = 8 << 20;
/// Bytes of the file. The less they are, the more mappings there are, of which a process may have 65,530.
const FILE: u64 = 1 << 20;

impl Arena {
    /// Makes zeros of a variable defined. For what is never given back: the states would stay.
    pub fn define(&mut self, address: u64, len: u64) {
        let mapped = if len >= LARGE { self.map_defined(address, len).unwrap_or_default() } else { 0..0 };
        if mapped.is_empty() {
            return self.fill_states(address, len, state::DEFINED);
        }
        self.fill_states(address, mapped.start - address, state::DEFINED);
        self.fill_states(mapped.end, address + len - mapped.end, state::DEFINED);
    }

    /// Makes a range never written.
    pub fn undefine(&mut self, address: u64, len: u64) {
        let pages = if len >= LARGE { self.pages_of_states(address, len) } else { 0..0 };
        if pages.is_empty() || self.map_states(&pages, None).is_err() {
            return self.fill_states(address, len, state::NEVER);
        }
        self.fill_states(address, pages.start - address, state::NEVER);
        self.fill_states(pages.end, address + len - pages.end, state::NEVER);
    }

    /// Maps the file where whole pages are, and says of which addresses these are the states.
    fn map_defined(&mut self, address: u64, len: u64) -> io::Result<Range<u64>> {
        // SAFETY: the name is a C string; the file that is opened belongs to nobody else.
        let mut file = unsafe {
            match libc::memfd_create(c"defined bytes".as_ptr(), libc::MFD_CLOEXEC) {
                -1 => return Err(io::Error::last_os_error()),
                fd => File::from_raw_fd(fd),
            }
        };
        file.write_all(&[state::DEFINED; FILE as usize])?;
        let all = self.pages_of_states(address, len);
        let mut done = all.start..all.start;
        while done.end < all.end {
            let part = done.end..all.end.min(done.end + FILE);
            if self.map_states(&part, Some(&file)).is_err() {
                break;
            }
            done.end = part.end;
        }
        Ok(done)
    }
}
