//! Checks of what C functions are passed: strings, and ranges of memory whose length an argument says.
//!
//! Each function begins in assembly, which saves the arguments, has them checked, and goes on in the library's function.

use crate::jit::checked::failure::{FailedAccess, Failure, stop};
use crate::jit::checked::space::{self, Header};
use std::ptr;

/// Defines functions that check their arguments and go on in the library's function of the same name.
macro_rules! checked {
    ($($name:ident($check:ident);)*) => {
        $(#[unsafe(naked)]
        unsafe extern "sysv64" fn $name() {
            core::arch::naked_asm!(
                "push rdi",
                "push rsi",
                "push rdx",
                "push rcx",
                "push r8",
                "push r9",
                "push rax",
                "call {check}",
                "test rax, rax",
                "jne 2f",
                "pop rax",
                "pop r9",
                "pop r8",
                "pop rcx",
                "pop rdx",
                "pop rsi",
                "pop rdi",
                "jmp qword ptr [rip + {library}@GOTPCREL]",
                "2:",
                "add rsp, 56",
                "jmp {stop}",
                check = sym $check,
                library = sym libc::$name,
                stop = sym stop,
            )
        })*

        /// Returns the function that takes the place of a function of the C library at `address`.
        pub(in crate::jit) fn find(name: &str, address: usize) -> Option<u64> {
            let name = name.strip_prefix('\u{1}').unwrap_or(name);
            match name {
                $(stringify!($name) if address == libc::$name as *const () as usize => {
                    Some($name as *const () as u64)
                })*
                _ => None,
            }
        }
    };
}

checked! {
    strlen(check_strlen);
    strcpy(check_strcpy);
    strncpy(check_strncpy);
    strcat(check_strcat);
    memcpy(check_memcpy);
    memmove(check_memmove);
    memcmp(check_memcmp);
    memset(check_memset);
    fgets(check_fgets);
    fread(check_fread);
    fwrite(check_fwrite);
    read(check_read);
    write(check_write);
    puts(check_puts);
    qsort(check_qsort);
}

type Verdict = Result<(), Failure>;

/// Returns a verdict as compiled code gets it.
fn told(verdict: Verdict) -> *const Failure {
    verdict.map_or_else(Failure::keep, |()| ptr::null())
}

fn failed(name: &'static str, address: u64, length: u64, object: Header) -> Failure {
    let Header { start, size } = object;
    Failure::Library { name, access: FailedAccess { address, start, size, length, site: 0 } }
}

/// Checks a range of memory. Memory of the host has no bounds.
fn range(name: &'static str, address: u64, length: u64) -> Verdict {
    if length == 0 {
        return Ok(());
    }
    if address < 4096 {
        return Err(failed(name, address, length, Header { start: 0, size: 0 }));
    }
    let Some(object) = space::bounds(address) else { return Ok(()) };
    let offset = address.wrapping_sub(object.start);
    match object.size.checked_sub(length).is_some_and(|last| offset <= last) {
        true => Ok(()),
        false => Err(failed(name, address, length, object)),
    }
}

/// Checks a string of at most `most` bytes, and returns its length.
fn string(name: &'static str, address: u64, most: u64) -> Result<u64, Failure> {
    if most == 0 {
        return Ok(0);
    }
    range(name, address, 1)?;
    let most = match space::bounds(address) {
        Some(object) => {
            let room = object.start + object.size - address;
            if room < most {
                // SAFETY: the rest of the object.
                let length = unsafe { libc::strnlen(address as *const libc::c_char, room as usize) } as u64;
                return match length == room {
                    true => Err(Failure::Unterminated { name, start: object.start }),
                    false => Ok(length),
                };
            }
            most
        }
        None => most,
    };
    // SAFETY: a string of the host, or inside of an object.
    Ok(unsafe { libc::strnlen(address as *const libc::c_char, most.min(isize::MAX as u64) as usize) } as u64)
}

extern "sysv64" fn check_strlen(text: u64) -> *const Failure {
    told(string("strlen", text, u64::MAX).map(|_| ()))
}

extern "sysv64" fn check_puts(text: u64) -> *const Failure {
    told(string("puts", text, u64::MAX).map(|_| ()))
}

extern "sysv64" fn check_strcpy(to: u64, from: u64) -> *const Failure {
    told(string("strcpy", from, u64::MAX).and_then(|length| range("strcpy", to, length + 1)))
}

extern "sysv64" fn check_strncpy(to: u64, from: u64, most: u64) -> *const Failure {
    told(string("strncpy", from, most).and_then(|_| range("strncpy", to, most)))
}

extern "sysv64" fn check_strcat(to: u64, from: u64) -> *const Failure {
    let lengths =
        || -> Result<(u64, u64), Failure> { Ok((string("strcat", to, u64::MAX)?, string("strcat", from, u64::MAX)?)) };
    told(lengths().and_then(|(before, added)| range("strcat", to + before, added + 1)))
}

extern "sysv64" fn check_memcpy(to: u64, from: u64, length: u64) -> *const Failure {
    told(range("memcpy", from, length).and_then(|()| range("memcpy", to, length)))
}

extern "sysv64" fn check_memmove(to: u64, from: u64, length: u64) -> *const Failure {
    told(range("memmove", from, length).and_then(|()| range("memmove", to, length)))
}

extern "sysv64" fn check_memcmp(one: u64, other: u64, length: u64) -> *const Failure {
    told(range("memcmp", one, length).and_then(|()| range("memcmp", other, length)))
}

extern "sysv64" fn check_memset(to: u64, _: u64, length: u64) -> *const Failure {
    told(range("memset", to, length))
}

extern "sysv64" fn check_fgets(to: u64, room: u64) -> *const Failure {
    told(range("fgets", to, u64::from(room as u32)))
}

extern "sysv64" fn check_fread(to: u64, size: u64, count: u64) -> *const Failure {
    told(range("fread", to, size.saturating_mul(count)))
}

extern "sysv64" fn check_fwrite(from: u64, size: u64, count: u64) -> *const Failure {
    told(range("fwrite", from, size.saturating_mul(count)))
}

extern "sysv64" fn check_read(_: u64, to: u64, length: u64) -> *const Failure {
    told(range("read", to, length))
}

extern "sysv64" fn check_write(_: u64, from: u64, length: u64) -> *const Failure {
    told(range("write", from, length))
}

extern "sysv64" fn check_qsort(list: u64, count: u64, size: u64) -> *const Failure {
    told(range("qsort", list, count.saturating_mul(size)))
}
