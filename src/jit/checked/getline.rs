//! `getline` and `getdelim`: the library reads into a block of its own, since it cannot resize a block of the program.

use crate::jit::checked::c_library;
use crate::jit::checked::failure::Failure;
use crate::jit::checked::heap::{self, Entry};
use crate::jit::checked::ranges::range;
use crate::jit::checked::shadow;
use crate::jit::checked::slot::Kind;
use libc::{c_int, c_void, ssize_t};
use std::ptr;

/// Size of the first block, in bytes.
const FIRST: u64 = 120;

/// Reads up to and including the character `end`. Arguments: addresses of the block pointer and of the size, stream.
///
/// # Safety
/// The stream is one of the library, and the registers are those at the entry of the function.
pub(super) unsafe fn read(
    name: &'static str,
    [at, size_at, stream]: [u64; 3],
    end: c_int,
    entry: Entry,
) -> Result<ssize_t, Failure> {
    for (n, address) in [at, size_at].into_iter().enumerate() {
        if address == 0 {
            return Err(Failure::Null { name, argument: n + 1 });
        }
        range(name, address, 8, true)?;
    }
    let (at, size_at) = (at as *mut u64, size_at as *mut u64);
    // SAFETY: both words were checked; the rest is as the caller guarantees.
    unsafe {
        let block = at.read_unaligned();
        let mut old = None;
        let mut size = 0;
        if block != 0 {
            size = size_at.read_unaligned();
            old = heap::block_of_c(block, name)?;
            let Some((_, known)) = &old else {
                return Ok(c_library::getdelim(at.cast(), size_at.cast(), end, stream as *mut libc::FILE));
            };
            if size > known.size {
                return Err(Failure::BlockSize { name, block, room: known.size, size });
            }
        }
        let (mut line, mut room) = (ptr::null_mut(), 0);
        let read = c_library::getdelim(&raw mut line, &raw mut room, end, stream as *mut libc::FILE);
        let errno = *libc::__errno_location();
        let length = u64::try_from(read).map_or(0, |read| read + 1);
        let mut wanted = if size == 0 { FIRST } else { size };
        while wanted < length {
            wanted = wanted.saturating_mul(2).max(length);
        }
        let mut to = block;
        let mut result = read;
        if old.is_none() || wanted != size {
            to = heap::allocate(wanted, 16, Kind::Malloc, false, entry);
            if to == 0 {
                libc::free(line.cast::<c_void>());
                *libc::__errno_location() = libc::ENOMEM;
                return Ok(-1);
            }
            if let Some((_, known)) = old {
                ptr::copy_nonoverlapping(block as *const u8, to as *mut u8, known.size.min(wanted) as usize);
                shadow::copy(to, block, known.size.min(wanted));
                heap::release(block, Kind::Malloc, entry);
            }
            at.write_unaligned(to);
            size_at.write_unaligned(wanted);
        }
        match length {
            0 if old.is_none() => {
                // As if an empty line had been read.
                (to as *mut u8).write(0);
                shadow::define(to, 1);
            }
            0 => {}
            _ if line.is_null() => result = -1,
            _ => {
                ptr::copy_nonoverlapping(line.cast::<u8>(), to as *mut u8, length as usize);
                shadow::define(to, length);
            }
        }
        libc::free(line.cast::<c_void>());
        *libc::__errno_location() = errno;
        Ok(result)
    }
}
