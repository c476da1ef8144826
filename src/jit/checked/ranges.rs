//! Checks of memory that a function of the library accesses: ranges and strings.

use crate::host::linux::process_vm;
use crate::jit::checked::c_library;
use crate::jit::checked::failure::{FailedAccess, Failure};
use crate::jit::checked::shadow;
use crate::jit::checked::slot::Header;
use crate::jit::checked::space;
use std::cell::Cell;

/// Addresses below this one are a null pointer, with an offset.
const NEAR_NULL: u64 = 4096;
const PAGE: u64 = 4096;
/// Number of pages of the host that a thread remembers.
const REMEMBERED: usize = 64;

pub(in crate::jit) type Verdict = Result<(), Failure>;

thread_local! {
    /// Pages of the host that were found readable, and writable. One that is unmapped later is not found.
    static PAGES: [[Cell<u64>; REMEMBERED]; 2] = const { [const { [const { Cell::new(0) }; REMEMBERED] }; 2] };
}

/// Returns whether the host has pages at all addresses of a range.
pub(in crate::jit) fn is_mapped(address: u64, length: u64, write: bool) -> bool {
    let Some(last) = address.checked_add(length - 1) else { return false };
    let mut page = address & !(PAGE - 1);
    while page <= last {
        let known = || {
            PAGES.with(|pages| {
                let place = &pages[usize::from(write)][(page / PAGE) as usize % REMEMBERED];
                let is_there = || match write {
                    true => process_vm::is_writable(page.max(address)),
                    false => process_vm::read(page.max(address), &mut [0]),
                };
                let found = place.get() == page || is_there();
                if found {
                    place.set(page);
                }
                found
            })
        };
        if !known() {
            return false;
        }
        match page.checked_add(PAGE) {
            Some(next) => page = next,
            None => break,
        }
    }
    true
}

/// Checks a range of memory that the function `name` accesses; one that it writes counts as defined.
pub(in crate::jit) fn range(name: &'static str, address: u64, length: u64, write: bool) -> Verdict {
    accessed(name, address, length, write)?;
    if write {
        shadow::define(address, length);
    }
    Ok(())
}

/// Checks a range of memory that the function `name` writes.
pub(in crate::jit) fn writable(name: &'static str, address: u64, length: u64) -> Verdict {
    accessed(name, address, length, true)
}

fn accessed(name: &'static str, address: u64, length: u64, write: bool) -> Verdict {
    if length == 0 {
        return Ok(());
    }
    let failed =
        |object: Header| FailedAccess { address, start: object.start, size: object.size, length, site: 0, origin: 0 };
    let Some(object) = space::bounds(address).filter(|_| address >= NEAR_NULL) else {
        let nowhere = failed(Header { start: 0, size: 0 });
        return match address {
            0..NEAR_NULL => Err(Failure::Library { name, access: nowhere, write }),
            _ if is_mapped(address, length, write) => Ok(()),
            _ => {
                let read_only = write && is_mapped(address, length, false);
                Err(Failure::Unmapped { name, access: nowhere, read_only })
            }
        };
    };
    match object.contains(address, length) {
        true if write && space::is_constant(address) => Err(Failure::Constant { name, access: failed(object) }),
        true => Ok(()),
        false => Err(Failure::Library { name, access: failed(object), write }),
    }
}

/// Checks that the bytes of a range, which was checked, are defined.
pub(in crate::jit) fn defined(name: &'static str, address: u64, length: u64) -> Verdict {
    match shadow::first_undefined(address, length) {
        Some((address, number)) => Err(Failure::ReadsUndefined { name, address, number }),
        None => Ok(()),
    }
}

/// Returns the number of bytes from an address to the end of its object. `None`: they are not known.
pub(in crate::jit) fn room(address: u64) -> Option<u64> {
    let object = space::bounds(address)?;
    let offset = address.wrapping_sub(object.start);
    Some(object.size.saturating_sub(offset))
}

/// Checks a string of at most `limit` characters that is read, and returns its length.
pub(in crate::jit) fn text(name: &'static str, address: u64, wide: bool, limit: u64) -> Result<u64, Failure> {
    match wide {
        true => wide_text(name, address, limit),
        false => narrow_text(name, address, limit),
    }
}

fn narrow_text(name: &'static str, address: u64, limit: u64) -> Result<u64, Failure> {
    if limit == 0 {
        return Ok(0);
    }
    range(name, address, 1, false)?;
    let length = |from: u64, most: u64| {
        // SAFETY: the bytes are inside of an object, or of a page that is mapped.
        unsafe { c_library::strnlen(from as *const libc::c_char, most.min(isize::MAX as u64) as usize) as u64 }
    };
    if let Some(room) = room(address) {
        let found = length(address, room.min(limit));
        defined(name, address, (found + 1).min(room).min(limit))?;
        return match found == room && room < limit {
            true => Err(Failure::Unterminated { name, start: address }),
            false => Ok(found),
        };
    }
    let mut at = address;
    loop {
        let most = (PAGE - at % PAGE).min(limit - (at - address));
        let found = length(at, most);
        at += found;
        if found < most || at - address >= limit {
            return Ok(at - address);
        }
        range(name, at, 1, false)?;
    }
}

fn wide_text(name: &'static str, address: u64, limit: u64) -> Result<u64, Failure> {
    let mut length = 0;
    while length < limit {
        let at = address.wrapping_add(4 * length);
        if word(name, at)? == 0 {
            break;
        }
        length += 1;
    }
    Ok(length)
}

/// Reads a number of 32 bits.
pub(in crate::jit) fn word(name: &'static str, address: u64) -> Result<u32, Failure> {
    range(name, address, 4, false)?;
    defined(name, address, 4)?;
    // SAFETY: the memory was checked.
    Ok(unsafe { (address as *const u32).read_unaligned() })
}

/// Reads a number of 64 bits, or a pointer.
pub(in crate::jit) fn double_word(name: &'static str, address: u64) -> Result<u64, Failure> {
    range(name, address, 8, false)?;
    defined(name, address, 8)?;
    // SAFETY: the memory was checked.
    Ok(unsafe { (address as *const u64).read_unaligned() })
}

/// Reads a byte.
pub(in crate::jit) fn byte(name: &'static str, address: u64) -> Result<u8, Failure> {
    range(name, address, 1, false)?;
    defined(name, address, 1)?;
    // SAFETY: the memory was checked.
    Ok(unsafe { *(address as *const u8) })
}
