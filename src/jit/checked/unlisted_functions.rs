//! Checks of the arguments of functions that the tables do not list: those on strings and ranges that have a report of
//! their own for null pointers.

use crate::host::c_functions::notation::{Effects, Use};
use crate::jit::checked::arguments::Arguments;
use crate::jit::checked::failure::Failure;
use crate::jit::checked::ranges::{Verdict, byte, defined, range, text};
use crate::jit::checked::shadow;

/// Functions, and the name that their reports have.
const NAMES: &[(&str, &str)] = &[
    ("memcpy", "memcpy"),
    ("__memcpy_chk", "memcpy"),
    ("memmove", "memmove"),
    ("__memmove_chk", "memmove"),
    ("memset", "memset"),
    ("__memset_chk", "memset"),
    ("memcmp", "memcmp"),
    ("memchr", "memchr"),
    ("strlen", "strlen"),
    ("strnlen", "strnlen"),
    ("strcpy", "strcpy"),
    ("__strcpy_chk", "strcpy"),
    ("stpcpy", "stpcpy"),
    ("__stpcpy_chk", "stpcpy"),
    ("strncpy", "strncpy"),
    ("__strncpy_chk", "strncpy"),
    ("strcat", "strcat"),
    ("__strcat_chk", "strcat"),
    ("strncat", "strncat"),
    ("__strncat_chk", "strncat"),
    ("strcmp", "strcmp"),
    ("strncmp", "strncmp"),
    ("strchr", "strchr"),
    ("strrchr", "strrchr"),
    ("setcontext", CONTEXT),
];

/// Name of the functions that continue in a context, in reports.
const CONTEXT: &str = "use of a context";
/// Offset of the part of a context that is read first.
const REGISTERS: u64 = 232;

/// Returns what is known of one of the functions: its name, and that it is checked.
pub(in crate::jit) fn find(name: &str) -> Option<Effects> {
    let (_, name) = NAMES.iter().find(|(one, _)| *one == name)?;
    Some(Effects { name, uses: [(Use::Text { wide: false }, true)].into(), ..Effects::default() })
}

/// Checks the arguments of one of the functions. `None`: it is another one.
pub(in crate::jit) fn check(arguments: &Arguments<'_>) -> Option<Verdict> {
    let name = arguments.name();
    NAMES.iter().any(|(_, one)| *one == name).then(|| checked(name, |n| arguments.number(n)))
}

fn checked(name: &'static str, argument: impl Fn(u8) -> u64) -> Verdict {
    let (a, b, c) = (argument(0), argument(1), argument(2));
    let string = |from, limit| text(name, from, false, limit);
    match name {
        "memcpy" => copied(name, a, b, c),
        "memmove" => {
            range(name, b, c, false)?;
            range(name, a, c, true)?;
            shadow::copy(a, b, c);
            Ok(())
        }
        "memset" => range(name, a, c, true),
        "memcmp" => {
            range(name, a, c, false)?;
            range(name, b, c, false)?;
            defined(name, a, c)?;
            defined(name, b, c)
        }
        "memchr" => range(name, a, c, false),
        CONTEXT => range(name, a.wrapping_add(REGISTERS), 8, false),
        "strnlen" => string(a, b).map(drop),
        "strcpy" | "stpcpy" => {
            let length = string(b, u64::MAX)?;
            copied(name, a, b, length + 1)
        }
        "strncpy" => {
            let length = string(b, c)?;
            copied(name, a, b, length)?;
            range(name, a.wrapping_add(length), c - length, true)
        }
        "strcat" | "strncat" => {
            let end = a.wrapping_add(string(a, u64::MAX)?);
            let added = string(b, if name == "strcat" { u64::MAX } else { c })?;
            copied(name, end, b, added)?;
            range(name, end.wrapping_add(added), 1, true)
        }
        "strcmp" | "strncmp" => compared(name, a, b, if name == "strcmp" { u64::MAX } else { c }),
        _ => string(a, u64::MAX).map(drop),
    }
}

/// Checks a copy between ranges that must not overlap.
fn copied(name: &'static str, to: u64, from: u64, length: u64) -> Verdict {
    range(name, from, length, false)?;
    range(name, to, length, true)?;
    match to != from && to.abs_diff(from) < length {
        true => Err(Failure::Overlap { name, length }),
        false => {
            shadow::copy(to, from, length);
            Ok(())
        }
    }
}

/// Checks two strings that are compared up to the first difference.
fn compared(name: &'static str, one: u64, other: u64, limit: u64) -> Verdict {
    for n in 0..limit {
        let (a, b) = (byte(name, one.wrapping_add(n))?, byte(name, other.wrapping_add(n))?);
        if a != b || a == 0 {
            break;
        }
    }
    Ok(())
}
