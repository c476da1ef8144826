//! States of large zero-initialized variables. Their pages repeatedly map the same memory file, filled with
//! [`state::DEFINED`], so that untouched parts cost neither memory nor time.

use super::shadow::{Arena, state};
use crate::host::linux::memory_file;
use std::fs::File;
use std::io::{self, Write};
use std::ops::Range;

/// Minimum size of a large variable, in bytes.
const LARGE: u64 = 8 << 20;
/// Size of the file in bytes. A smaller file needs more mappings, of which Linux allows 65,530 per process.
const FILE: u64 = 1 << 20;

impl Arena {
    /// Marks a zero-initialized variable as defined. Only for variables that are never freed, since the
    /// mapped states would remain.
    pub fn define(&mut self, address: u64, len: u64) {
        let mapped = if len >= LARGE { self.map_defined(address, len).unwrap_or_default() } else { 0..0 };
        if mapped.is_empty() {
            return self.fill_states(address, len, state::DEFINED);
        }
        self.fill_states(address, mapped.start - address, state::DEFINED);
        self.fill_states(mapped.end, address + len - mapped.end, state::DEFINED);
    }

    /// Marks a range as never written.
    pub fn undefine(&mut self, address: u64, len: u64) {
        let pages = if len >= LARGE { self.pages_of_states(address, len) } else { 0..0 };
        if pages.is_empty() || self.map_states(&pages, None).is_err() {
            return self.fill_states(address, len, state::NEVER);
        }
        self.fill_states(address, pages.start - address, state::NEVER);
        self.fill_states(pages.end, address + len - pages.end, state::NEVER);
    }

    /// Maps the file over whole pages of states, and returns the addresses of the bytes with these states.
    fn map_defined(&mut self, address: u64, len: u64) -> io::Result<Range<u64>> {
        let mut file = File::from(memory_file::create(c"defined bytes", FILE)?);
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
