//! Checks of the arguments of functions with a format: the strings that `printf` reads, the room for what it prints, and
//! the objects that `scanf` fills.

use crate::abi::sysv_x86_64::{SAVE_AREA, SAVED_INTS};
use crate::host::c_functions::conversions::{ascii, conversions, integer_bytes};
use crate::host::c_functions::notation::{Prints, Use};
use crate::jit::checked::arguments::Arguments;
use crate::jit::checked::failure::Failure;
use crate::jit::checked::library::{Param, Registers};
use crate::jit::checked::ranges::{self, Verdict, range, text};
use crate::jit::checked::shadow;
use std::ffi::{c_char, c_int, c_void};

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
        let (letter, modifier) = match (conversion.letter, conversion.modifier) {
            (b'S', "") => (b's', "l"),
            (b'C', "") => (b'c', "l"),
            other => other,
        };
        let unit = if modifier == "l" { 4 } else { 1 };
        let to = list.next(Wanted::Word);
        let room = match (letter, modifier) {
            (b's' | b'[' | b'c', "m" | "ml") => 8,
            (b'n' | b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'b', modifier) => integer_bytes(modifier),
            (b'a' | b'e' | b'f' | b'g' | b'A' | b'E' | b'F' | b'G', modifier) => match modifier {
                "l" => 8,
                "L" => 16,
                _ => 4,
            },
            // Without a width at least the terminator.
            (b's' | b'[', "" | "l") => conversion.width.map_or(1, |width| width.saturating_add(1)).saturating_mul(unit),
            (b'c', "" | "l") => conversion.width.unwrap_or(1).saturating_mul(unit),
            (b'p', _) => 8,
            _ => return Ok(()),
        };
        range(name, to, room, true)?;
        if matches!(letter, b's' | b'[') && conversion.width.is_none() {
            shadow::define(to, ranges::room(to).unwrap_or(0));
        }
    }
    Ok(())
}

unsafe extern "C" {
    fn vswprintf(to: *mut u32, size: usize, format: *const u32, list: *mut c_void) -> c_int;
    fn vsnprintf(to: *mut c_char, size: usize, format: *const c_char, list: *mut c_void) -> c_int;
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
    let printed = unsafe { vsnprintf(std::ptr::null_mut(), 0, format as *const c_char, (&raw mut list).cast()) };
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
    let result =
        unsafe { vswprintf(printed.as_mut_ptr(), printed.len(), format as *const u32, (&raw mut list).cast()) };
    let written = printed.iter().position(|c| *c == NO_CHARACTER).unwrap_or(printed.len()) as u64;
    // A failing call may have reached the end of the buffer or an invalid wide character.
    match u64::try_from(result).map_or(written > room, |result| result + 1 > room) {
        true => range(name, buffer, (room + 1) * 4, true),
        false => Ok(()),
    }
}
