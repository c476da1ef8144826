//! Checks of the arguments of functions that the tables do not list: those on strings and ranges that have a report of
//! their own for null pointers.

use crate::host::c_functions::notation::{Effects, Use};
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
    ("bcmp", "bcmp"),
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
    ("getcontext", "getcontext"),
    ("setcontext", CONTEXT),
    ("swapcontext", "swapcontext"),
    ("makecontext", STACK_OF_CONTEXT),
];

/// Name of the functions that continue in a context, in reports.
const CONTEXT: &str = "use of a context";
/// Name of `makecontext` in reports on the stack that it is passed.
const STACK_OF_CONTEXT: &str = "makecontext: a stack";
/// Offset of the part of a context that is read first.
const REGISTERS: u64 = 232;
/// Offsets and sizes of the parts of a context that are written when it is saved, as the interpreter writes them.
const SAVED: [(u64, u64); 3] = [(40, 192), (REGISTERS, 72), (424, 512)];
/// Offsets of `uc_link`, `uc_stack.ss_sp` and `uc_stack.ss_size`.
const PASSED: [u64; 3] = [8, 16, 32];

/// Returns what is known of one of the functions: its name, and that it is checked.
pub(in crate::jit) fn find(name: &str) -> Option<Effects> {
    let (_, name) = NAMES.iter().find(|(one, _)| *one == name)?;
    Some(Effects { name, uses: [(Use::Text { wide: false }, true)].into(), ..Effects::default() })
}

/// Check of the arguments of one of the functions: its name, and the first three arguments.
pub(in crate::jit) type Check = fn(&'static str, [u64; 3]) -> Verdict;

/// Returns the check of one of the functions. `None`: it is another one.
pub(in crate::jit) fn check_of(name: &str) -> Option<Check> {
    if !NAMES.iter().any(|(_, one)| *one == name) {
        return None;
    }
    Some(match name {
        "memcpy" => |name, [a, b, c]| copied(name, a, b, c),
        "memmove" => |name, [a, b, c]| {
            range(name, b, c, false)?;
            range(name, a, c, true)?;
            shadow::copy(a, b, c);
            Ok(())
        },
        "memset" => |name, [a, _, c]| range(name, a, c, true),
        "memcmp" => |name, [a, b, c]| {
            range(name, a, c, false)?;
            range(name, b, c, false)?;
            defined(name, a, c)?;
            defined(name, b, c)
        },
        "bcmp" => |name, [a, b, c]| {
            range(name, a, c, false)?;
            range(name, b, c, false)?;
            if defined(name, a, c).and(defined(name, b, c)).is_ok() {
                return Ok(());
            }
            // Compilers make it of comparisons of strings: what is behind the first difference may be undefined.
            // SAFETY: the ranges were checked.
            let is_same = |n: &u64| unsafe { *((a + n) as *const u8) == *((b + n) as *const u8) };
            let compared = (0..c).take_while(is_same).count() as u64 + 1;
            defined(name, a, compared.min(c))?;
            defined(name, b, compared.min(c))
        },
        "memchr" => |name, [a, _, c]| range(name, a, c, false),
        "getcontext" => |name, [a, ..]| saved(name, a),
        CONTEXT => |name, [a, ..]| range(name, a.wrapping_add(REGISTERS), 8, false),
        "swapcontext" => |name, [a, b, _]| {
            saved(name, a)?;
            range(CONTEXT, b.wrapping_add(REGISTERS), 8, false)
        },
        STACK_OF_CONTEXT => |name, [a, ..]| {
            PASSED.iter().try_for_each(|offset| range("load", a.wrapping_add(*offset), 8, false))?;
            // SAFETY: the ranges were checked.
            let [_, stack, size] = PASSED.map(|offset| unsafe { ((a + offset) as *const u64).read_unaligned() });
            range(name, stack, size, true)
        },
        "strnlen" => |name, [a, b, _]| string(name, a, b).map(drop),
        "strcpy" | "stpcpy" => |name, [a, b, _]| {
            let length = string(name, b, u64::MAX)?;
            copied(name, a, b, length + 1)
        },
        "strncpy" => |name, [a, b, c]| {
            let length = string(name, b, c)?;
            copied(name, a, b, length)?;
            range(name, a.wrapping_add(length), c - length, true)
        },
        "strcat" => |name, [a, b, _]| appended(name, a, b, u64::MAX),
        "strncat" => |name, [a, b, c]| appended(name, a, b, c),
        "strcmp" => |name, [a, b, _]| compared(name, a, b, u64::MAX),
        "strncmp" => |name, [a, b, c]| compared(name, a, b, c),
        _ => |name, [a, ..]| string(name, a, u64::MAX).map(drop),
    })
}

/// Checks the parts of a context that is saved.
fn saved(name: &'static str, context: u64) -> Verdict {
    SAVED.iter().try_for_each(|(offset, length)| range(name, context.wrapping_add(*offset), *length, true))
}

fn string(name: &'static str, from: u64, limit: u64) -> Result<u64, Failure> {
    text(name, from, false, limit)
}

/// Checks a string of at most `limit` bytes that is appended to another one.
fn appended(name: &'static str, to: u64, from: u64, limit: u64) -> Verdict {
    let end = to.wrapping_add(string(name, to, u64::MAX)?);
    let added = string(name, from, limit)?;
    copied(name, end, from, added)?;
    range(name, end.wrapping_add(added), 1, true)
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

/// Whether a function is one of namespace `std` of C++, by its mangled name. What these keep is in their objects, in blocks of
/// `new`, or in variables of their library, all of which the leak search knows.
pub(in crate::jit) fn is_of_cxx_library(name: &str) -> bool {
    let name = name.strip_prefix("_Z").map(|name| name.trim_start_matches(['N', 'K']));
    let of_std = |rest: &str| rest.starts_with(['t', 'a', 'b', 's', 'i', 'o', 'd']);
    name.and_then(|name| name.strip_prefix('S')).is_some_and(of_std)
}
