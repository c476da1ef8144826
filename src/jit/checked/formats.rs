//! Checks of the arguments of functions with a format: the strings that `printf` reads, the room for what it prints, and
//! the objects that `scanf` fills.

use crate::abi::sysv_x86_64::{SAVE_AREA, SAVED_INTS};
use crate::host::c_functions::conversions::{Conversion, ascii, conversions, integer_bytes};
use crate::host::c_functions::notation::{Prints, Use};
use crate::jit::checked::arguments::Arguments;
use crate::jit::checked::c_library;
use crate::jit::checked::failure::Failure;
use crate::jit::checked::library::{Param, Registers};
use crate::jit::checked::ranges::{self, Verdict, range, text};
use crate::jit::checked::shadow;
use std::ffi::{c_char, c_void};

/// Kind of argument that a conversion takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Word,
    Double,
    LongDouble,
}

/// A `va_list`.
#[derive(Clone, Copy)]
#[repr(C)]
struct List {
    ints: u32,
    floats: u32,
    stack: u64,
    area: u64,
}

impl List {
    /// Returns the list of the arguments after the declared ones.
    fn after_declared(arguments: &Arguments<'_>) -> List {
        let (mut ints, mut floats, mut words) = (0, SAVED_INTS, 0);
        for param in &arguments.function.params {
            match param {
                Param::Register(..) => ints += 8,
                Param::Stack(..) => words += 1,
                Param::Other => floats += 16,
            }
        }
        let registers: *const Registers = arguments.registers;
        let stack = &raw const arguments.registers.stack as u64;
        List { ints, floats, stack: stack + 8 * words, area: registers as u64 }
    }

    /// Returns a copy of a list that the program passes.
    fn of_program(name: &'static str, at: u64) -> Result<List, Failure> {
        range(name, at, size_of::<List>() as u64, false)?;
        // SAFETY: the memory was checked.
        Ok(unsafe { (at as *const List).read_unaligned() })
    }

    /// Returns the next argument.
    fn next(&mut self, wanted: Wanted) -> u64 {
        let from = match wanted {
            Wanted::Word if self.ints < SAVED_INTS => {
                self.ints += 8;
                self.area + u64::from(self.ints - 8)
            }
            Wanted::Double if self.floats < SAVE_AREA => {
                self.floats += 16;
                self.area + u64::from(self.floats - 16)
            }
            _ => {
                let align = if wanted == Wanted::LongDouble { 16 } else { 8 };
                let from = self.stack.next_multiple_of(align);
                self.stack = from + align;
                from
            }
        };
        // SAFETY: the registers at the entry, or the stack of the caller.
        unsafe { (from as *const u64).read_unaligned() }
    }
}

fn list(arguments: &Arguments<'_>, format: usize, is_list: bool) -> Result<Option<List>, Failure> {
    match is_list {
        false => Ok(Some(List::after_declared(arguments))),
        true => arguments.get(format + 1).map(|at| List::of_program(arguments.name(), at)).transpose(),
    }
}

/// Reads the characters of a format.
fn characters(name: &'static str, address: u64, wide: bool) -> Result<Vec<u32>, Failure> {
    let length = text(name, address, wide, u64::MAX)?;
    (0..length)
        .map(|n| match wide {
            true => ranges::word(name, address + 4 * n),
            false => ranges::byte(name, address + n).map(u32::from),
        })
        .collect()
}

/// Checks what the conversions of the format in argument `n` read and write.
pub(in crate::jit) fn check(arguments: &Arguments<'_>, n: usize, scan: bool, is_list: bool, wide: bool) -> Verdict {
    if scan && !wide && understood(arguments, n)? {
        // It is checked where it is carried out.
        return Ok(());
    }
    let name = arguments.name();
    let Some(format) = arguments.get(n) else { return Ok(()) };
    let format = ascii(&characters(name, format, wide)?);
    let Some(mut list) = list(arguments, n, is_list)? else { return Ok(()) };
    for conversion in conversions(&format, scan) {
        let Some(conversion) = conversion else { return Ok(()) };
        let long = conversion.modifier == "l";
        let integer = integer_bytes(conversion.modifier);
        if !scan {
            let mut star = 0;
            for _ in 0..conversion.stars {
                star = list.next(Wanted::Word) as i32;
            }
            let precision = match conversion.precision {
                // A negative precision counts as none.
                Some(None) => u64::try_from(star).ok(),
                Some(given) => given,
                None => None,
            };
            match conversion.letter {
                b'a' | b'A' | b'e' | b'E' | b'f' | b'F' | b'g' | b'G' => {
                    list.next(if conversion.modifier == "L" { Wanted::LongDouble } else { Wanted::Double });
                }
                b's' | b'S' => match list.next(Wanted::Word) {
                    // The C library prints `(null)`.
                    0 => {}
                    string => {
                        let wide = conversion.letter == b'S' || long;
                        text(name, string, wide, precision.unwrap_or(u64::MAX))?;
                    }
                },
                b'n' => range(name, list.next(Wanted::Word), integer, true)?,
                b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'b' | b'B' | b'c' | b'C' | b'p' => {
                    list.next(Wanted::Word);
                }
                b'm' => {}
                _ => return Ok(()),
            }
            continue;
        }
        if conversion.skipped {
            continue;
        }
        let to = list.next(Wanted::Word);
        let Some((room, is_unbounded)) = destination(&conversion) else { return Ok(()) };
        range(name, to, room, true)?;
        if is_unbounded {
            shadow::define(to, ranges::room(to).unwrap_or(0));
        }
    }
    Ok(())
}

/// Returns the number of bytes that a conversion of `scanf` needs, and whether it may need more: a string without a width, of
/// which that is the terminator.
fn destination(conversion: &Conversion<'_>) -> Option<(u64, bool)> {
    let (letter, modifier) = match (conversion.letter, conversion.modifier) {
        (b'S', "") => (b's', "l"),
        (b'C', "") => (b'c', "l"),
        other => other,
    };
    let unit = if modifier == "l" { 4 } else { 1 };
    Some(match (letter, modifier) {
        (b's' | b'[' | b'c', "m" | "ml") => (8, false),
        (b'n' | b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'b', modifier) => (integer_bytes(modifier), false),
        (b'a' | b'e' | b'f' | b'g' | b'A' | b'E' | b'F' | b'G', modifier) => match modifier {
            "l" => (8, false),
            "L" => (16, false),
            _ => (4, false),
        },
        (b's' | b'[', "" | "l") => match conversion.width {
            Some(width) => (width.saturating_add(1).saturating_mul(unit), false),
            None => (unit, true),
        },
        (b'c', "" | "l") => (conversion.width.unwrap_or(1).saturating_mul(unit), false),
        (b'p', _) => (8, false),
        _ => return None,
    })
}

/// Whether all conversions of a format of `scanf` are understood by [`scan`].
fn understood(arguments: &Arguments<'_>, n: usize) -> Result<bool, Failure> {
    let Some(format) = arguments.get(n) else { return Ok(false) };
    let format = ascii(&characters(arguments.name(), format, false)?);
    let is_fine = |conversion: Conversion<'_>| {
        let is_narrow = conversion.letter != b'S' && conversion.modifier.is_empty();
        conversion.skipped || destination(&conversion).is_some_and(|(_, is_unbounded)| !is_unbounded || is_narrow)
    };
    Ok(conversions(&format, true).all(|conversion| conversion.is_some_and(is_fine)))
}

/// Carries out a function of the `scanf` family, so that strings without a width are measured before they are copied to the
/// program, and only what was assigned becomes defined. Returns its result; `None` if it is another function, or its format
/// is not understood.
pub(in crate::jit) fn scan(arguments: &Arguments<'_>) -> Result<Option<u64>, Failure> {
    let name = arguments.name();
    let uses = &arguments.function.effects.uses;
    let format_at = uses.iter().position(|uses| matches!(uses.0, Use::Format { scan: true, wide: false, .. }));
    let Some(n) = format_at else { return Ok(None) };
    let is_list = matches!(uses[n].0, Use::Format { list: true, .. });
    let Some(format) = arguments.get(n) else { return Ok(None) };
    let mut format = ascii(&characters(name, format, false)?);
    let Some(mut list) = list(arguments, n, is_list)? else { return Ok(None) };
    // What each conversion gets: the destination in the program, its size, and for a string without a width another place.
    let mut all: Vec<(Assigned, u64, u64)> = Vec::new();
    let mut inserted = Vec::new();
    for conversion in conversions(&format, true) {
        let Some(conversion) = conversion else { return Ok(None) };
        if conversion.skipped {
            continue;
        }
        let Some((bytes, is_unbounded)) = destination(&conversion) else { return Ok(None) };
        let to = list.next(Wanted::Word);
        let is_narrow = conversion.letter != b'S' && conversion.modifier.is_empty();
        if is_unbounded && !is_narrow {
            return Ok(None);
        }
        if is_unbounded {
            inserted.push(conversion.at);
        }
        let how = match conversion.letter {
            b'n' => Assigned::Count,
            _ if is_unbounded => Assigned::Measured,
            b's' | b'[' if is_narrow => Assigned::Text,
            _ => Assigned::Bytes,
        };
        ranges::writable(name, to, bytes)?;
        all.push((how, to, bytes));
    }
    let mut words: Vec<u64> = all.iter().map(|(_, to, _)| *to).collect();
    let mut texts = vec![std::ptr::null_mut::<c_char>(); all.len()];
    for (at, (how, ..)) in all.iter().enumerate() {
        if matches!(how, Assigned::Measured) {
            words[at] = &raw mut texts[at] as u64;
        }
    }
    for at in inserted.into_iter().rev() {
        format.insert(at, b'm');
    }
    format.push(0);
    let stack = words.as_ptr() as u64;
    let mut own = List { ints: SAVED_INTS, floats: SAVE_AREA, stack, area: stack };
    let own = (&raw mut own).cast::<c_void>();
    let text = format.as_ptr().cast::<c_char>();
    let first = arguments.number(0);
    // SAFETY: the arguments were checked, and the list has as many as the format takes.
    let result = unsafe {
        match (n, uses[0].0) {
            (0, _) => c_library::__isoc99_vfscanf(c_library::stdin(), text, own),
            (_, Use::Stream { .. }) => c_library::__isoc99_vfscanf(first as *mut c_void, text, own),
            _ => c_library::__isoc99_vsscanf(first as *const c_char, text, own),
        }
    };
    // SAFETY: errno is the thread's.
    let errno = unsafe { *libc::__errno_location() };
    let mut assigned = 0;
    let mut verdict = Ok(());
    for (at, (how, to, bytes)) in all.iter().enumerate() {
        let is_done = if matches!(how, Assigned::Count) { assigned <= result } else { assigned < result };
        if is_done && verdict.is_ok() {
            match how {
                Assigned::Measured if !texts[at].is_null() => {
                    // SAFETY: the library has allocated the string, and the destination is checked.
                    unsafe {
                        let length = libc::strlen(texts[at]) as u64 + 1;
                        verdict = range(name, *to, length, true);
                        if verdict.is_ok() {
                            std::ptr::copy_nonoverlapping(texts[at].cast::<u8>(), *to as *mut u8, length as usize);
                        }
                    }
                }
                Assigned::Text => shadow::define(*to, shadow::text(*to, *bytes, 1)),
                _ => shadow::define(*to, *bytes),
            }
        }
        // SAFETY: it is null, or a string that the library has allocated.
        unsafe { libc::free(texts[at].cast::<c_void>()) };
        assigned += i32::from(!matches!(how, Assigned::Count));
    }
    // SAFETY: as above.
    unsafe { *libc::__errno_location() = errno };
    verdict?;
    Ok(Some(u64::from(result as u32)))
}

/// Data that a `scanf` conversion stores.
enum Assigned {
    /// As many bytes as it needs.
    Bytes,
    /// A string that fits.
    Text,
    /// A string of any length.
    Measured,
    /// The number of characters read so far.
    Count,
}

/// Checks that what a function prints has room in its first argument.
pub(in crate::jit) fn check_output(arguments: &Arguments<'_>, prints: Prints) -> Verdict {
    let name = arguments.name();
    let limit = prints.limit.map(|n| arguments.number(n));
    let (Some(buffer), Some(format)) = (arguments.get(0), arguments.get(usize::from(prints.format))) else {
        return Ok(());
    };
    if limit == Some(0) {
        return Ok(());
    }
    if buffer == 0 {
        return Err(Failure::Null { name, argument: 1 });
    }
    // What fits in any case need not be measured.
    if limit.is_some_and(|limit| range(name, buffer, limit, true).is_ok()) {
        return Ok(());
    }
    let Some(mut list) = list(arguments, prints.format.into(), prints.list)? else { return Ok(()) };
    // SAFETY: a dry run, with the strings that were checked.
    let printed =
        unsafe { c_library::vsnprintf(std::ptr::null_mut(), 0, format as *const c_char, (&raw mut list).cast()) };
    // A negative result means that the format could not be printed.
    match u64::try_from(printed) {
        Ok(printed) => range(name, buffer, limit.unwrap_or(u64::MAX).min(printed + 1), true),
        Err(_) => Ok(()),
    }
}

/// A word that is not a wide character.
const NO_CHARACTER: u32 = u32::MAX;

/// Checks that the wide characters that a function prints have room in its first argument. `limit`: the argument that
/// bounds them.
pub(in crate::jit) fn check_wide_output(arguments: &Arguments<'_>, limit: u8) -> Verdict {
    let (name, limit) = (arguments.name(), arguments.number(limit));
    let uses = &arguments.function.effects.uses;
    let format = uses.iter().enumerate().find_map(|(n, (what, _))| match what {
        Use::Format { list, .. } => Some((n, *list)),
        _ => None,
    });
    let (Some(buffer), Some((n, is_list))) = (arguments.get(0), format) else { return Ok(()) };
    let (Some(format), Some(room)) = (arguments.get(n), ranges::room(buffer)) else { return Ok(()) };
    let room = room / 4;
    if buffer == 0 || limit <= room {
        return Ok(());
    }
    let Some(mut list) = list(arguments, n, is_list)? else { return Ok(()) };
    // One character more than fits, and the terminator.
    let mut printed = vec![NO_CHARACTER; limit.min(room + 2) as usize];
    // SAFETY: a dry run, with the strings that were checked.
    let result = unsafe {
        c_library::vswprintf(printed.as_mut_ptr(), printed.len(), format as *const u32, (&raw mut list).cast())
    };
    let written = printed.iter().position(|c| *c == NO_CHARACTER).unwrap_or(printed.len()) as u64;
    // A failing call may have reached the end of the buffer or an invalid wide character.
    match u64::try_from(result).map_or(written > room, |result| result + 1 > room) {
        true => range(name, buffer, (room + 1) * 4, true),
        false => Ok(()),
    }
}
