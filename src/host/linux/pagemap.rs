//! Pages of this process's memory that were ever written to.

use std::fs::File;
use std::ops::Range;
use std::os::unix::fs::FileExt;

const PAGE: u64 = 4096;
/// Number of pages queried per read.
const BATCH: u64 = 1 << 14;
/// Bits of a page's entry in `pagemap`: present in memory, swapped out.
const PRESENT: u64 = 1 << 63;
const SWAPPED: u64 = 1 << 62;

/// Returns the parts of a range of anonymous memory that may contain nonzero bytes, in ascending order: the whole range
/// if the system does not provide that information.
pub fn nonzero_ranges(range: Range<u64>) -> Vec<Range<u64>> {
    query(&range).unwrap_or_else(|| vec![range])
}

fn query(range: &Range<u64>) -> Option<Vec<Range<u64>>> {
    let file = File::open("/proc/self/pagemap").ok()?;
    let (first, end) = (range.start / PAGE, range.end.div_ceil(PAGE));
    let mut found: Vec<Range<u64>> = Vec::new();
    let mut at = first;
    while at < end {
        let count = (end - at).min(BATCH);
        let mut entries = vec![0; count as usize * 8];
        file.read_exact_at(&mut entries, at * 8).ok()?;
        for (page, entry) in (at..).zip(entries.chunks_exact(8)) {
            let entry = entry.try_into().map_or(u64::MAX, u64::from_le_bytes);
            if entry & (PRESENT | SWAPPED) == 0 {
                continue;
            }
            let here = (page * PAGE).max(range.start)..((page + 1) * PAGE).min(range.end);
            match found.last_mut() {
                Some(last) if last.end == here.start => last.end = here.end,
                _ => found.push(here),
            }
        }
        at += count;
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_written_pages_are_found() {
        // SAFETY: a private mapping, unmapped at the end; all writes lie in it.
        unsafe {
            let size = 64 * PAGE as usize;
            let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
            let base = libc::mmap(std::ptr::null_mut(), size, libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0);
            assert_ne!(base, libc::MAP_FAILED);
            libc::madvise(base, size, libc::MADV_NOHUGEPAGE);
            let start = base as u64;
            assert_eq!(nonzero_ranges(start..start + size as u64), []);
            base.cast::<u8>().add(5 * PAGE as usize).write_volatile(1);
            base.cast::<u8>().add(6 * PAGE as usize).write_volatile(1);
            let found = nonzero_ranges(start + 5 * PAGE + 8..start + size as u64);
            assert_eq!((found.len(), &found[0]), (1, &(start + 5 * PAGE + 8..start + 7 * PAGE)));
            libc::munmap(base, size);
        }
    }
}
