//! Checks `printf` and `scanf` formats against their arguments: their number, their types, and the memory they point
//! to.
//!
//! Mismatches that the calling convention hides are accepted, such as an integer wider than the conversion: front ends
//! of small languages print 64-bit integers with `%d`. The upper bits of a narrower integer are unspecified. Such an
//! integer is accepted for a conversion that reads no more bits than it has (`%hhd` with an `i8`), with `signext` or
//! `zeroext` at the call site, and, for an `i1` that was not made by `trunc`, with any integer conversion, since
//! compilers put 0 or 1 into the register.

use super::pending_effects::{MARK, PendingEffects, ScanfData, ScanfDestination, Write};
use super::strings::c_string_length;
use crate::abi::sysv_x86_64::{SAVE_AREA, SAVED_INTS};
use crate::host;
use crate::host::c_functions::conversions::{ascii, conversions, integer_bytes};
use crate::interp::exec::int;
use crate::interp::memory::{AccessKind, Shape};
use crate::interp::native::abi::{Passing, ReturnPassing, Signature};
use crate::interp::native::{Outputs, Words};
use crate::interp::register_code::{Call, Kind};
use crate::interp::report::{Fault, InterpResult};
use crate::interp::scalar::{CodeLocation, ScalarValue};
use crate::interp::state::SharedState;
use crate::outcome::TrapKind;

/// Argument type that a conversion requires.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ArgRequirement {
    /// An integer of at least this many bits.
    Integer(u32),
    Double,
    LongDouble,
    Pointer,
}

/// Source of the arguments after a format.
pub enum Arguments<'a> {
    /// Arguments of the call, from this index on (counted from 0).
    Call(&'a Call, &'a [ScalarValue], usize),
    /// Arguments in a `va_list` (`%struct.__va_list_tag` in LLVM), which is left unmodified.
    List {
        /// The list.
        list: Option<ScalarValue>,
        /// Offsets of the next integer and floating-point register in the register save area, and of the next
        /// stack argument.
        offsets: Option<[u64; 3]>,
    },
}

impl<'a> Arguments<'a> {
    /// Takes the arguments of the call from index `first` on.
    pub fn of_call(call: &'a Call, slots: &'a [ScalarValue], first: usize) -> Self {
        Arguments::Call(call, slots, first)
    }

    /// Takes the arguments in a `va_list`.
    pub fn of_list(list: Option<&ScalarValue>) -> Self {
        Arguments::List { list: list.copied(), offsets: None }
    }

    /// Returns the next argument after checking it against the type that a conversion requires.
    fn next(
        &mut self,
        required: ArgRequirement,
        conversion: &str,
        name: &str,
        shared: &mut SharedState,
    ) -> InterpResult<ScalarValue> {
        match self {
            Arguments::Call(call, slots, next) => {
                let (Some(slot), Some(kind)) = (slots.get(*next), call.kinds.get(*next)) else {
                    let text = format!("{name} has no argument for `{conversion}`: more conversions than arguments");
                    return Err(Fault::new(TrapKind::BadCall, text));
                };
                let fits = match required {
                    ArgRequirement::Integer(width) => match kind {
                        Kind::Int(have) => {
                            *have >= width || call.upper_bits_defined.get(*next) == Some(&true) && width <= 32
                        }
                        other => *other == Kind::Ptr && width <= 64,
                    },
                    ArgRequirement::Double => *kind == Kind::Double,
                    ArgRequirement::LongDouble => *kind == Kind::X86Fp80,
                    ArgRequirement::Pointer => matches!(kind, Kind::Ptr | Kind::Int(64..)),
                };
                if !fits {
                    let (have, want, number) = (noun(*kind), required.noun(), *next + 1);
                    let text = format!("{name}'s `{conversion}` expects {want}, but argument {number} is {have}");
                    return Err(Fault::new(TrapKind::BadCall, text));
                }
                *next += 1;
                match required {
                    ArgRequirement::Pointer if *kind != Kind::Ptr => Ok(shared.memory.pointer_to(slot.lo)),
                    _ => Ok(*slot),
                }
            }
            Arguments::List { list, offsets } => {
                let Some(list) = *list else { return Err(Fault::new(TrapKind::BadCall, "missing va_list")) };
                next_in_va_list(&list, offsets, required, conversion, name, shared)
            }
        }
    }
}

fn next_in_va_list(
    list: &ScalarValue,
    offsets: &mut Option<[u64; 3]>,
    required: ArgRequirement,
    conversion: &str,
    name: &str,
    shared: &mut SharedState,
) -> InterpResult<ScalarValue> {
    let at = |pointer: &ScalarValue, offset: u64| ScalarValue { lo: pointer.lo.wrapping_add(offset), ..*pointer };
    let mut load = |from: ScalarValue, shape: Shape| {
        let SharedState { memory, undefs, .. } = &mut *shared;
        let value = memory.load_slow(&from, shape, 1, undefs, CodeLocation::NONE)?;
        match value.definedness.is_defined() {
            true => Ok(value),
            false => {
                let what = format!(
                    "{name}'s `{conversion}` reads an undefined argument: nothing, or a value of another type, \
                        was passed"
                );
                Err(int::undefined_value(&what, &value, undefs))
            }
        }
    };
    let [mut integers, mut floats, mut stack] = match *offsets {
        Some(offsets) => offsets,
        None => [load(*list, Shape::Bits(32))?.lo, load(at(list, 4), Shape::Bits(32))?.lo, 0],
    };
    let shape = match required {
        ArgRequirement::Integer(width) => Shape::Bits(width),
        ArgRequirement::Double => Shape::Bits(64),
        ArgRequirement::LongDouble => Shape::Bits(80),
        ArgRequirement::Pointer => Shape::Pointer,
    };
    let register = match required {
        ArgRequirement::Integer(_) | ArgRequirement::Pointer if integers + 8 <= u64::from(SAVED_INTS) => {
            integers += 8;
            Some(integers - 8)
        }
        ArgRequirement::Double if floats + 16 <= u64::from(SAVE_AREA) => {
            floats += 16;
            Some(floats - 16)
        }
        _ => None,
    };
    let from = match register {
        Some(offset) => at(&load(at(list, 16), Shape::Pointer)?, offset),
        None => {
            let area = load(at(list, 8), Shape::Pointer)?;
            if required == ArgRequirement::LongDouble {
                stack += area.lo.wrapping_add(stack).wrapping_neg() % 16;
            }
            let from = at(&area, stack);
            stack += if required == ArgRequirement::LongDouble { 16 } else { 8 };
            from
        }
    };
    *offsets = Some([integers, floats, stack]);
    load(from, shape)
}

impl ArgRequirement {
    fn noun(self) -> String {
        match self {
            ArgRequirement::Integer(width) => format!("an integer of {width} bits"),
            ArgRequirement::Double => "a double".into(),
            ArgRequirement::LongDouble => "an x86_fp80".into(),
            ArgRequirement::Pointer => "a pointer".into(),
        }
    }
}

fn noun(kind: Kind) -> String {
    match kind {
        Kind::Int(width) => format!("an i{width}"),
        Kind::Ptr => "a pointer".into(),
        Kind::Float => "a float".into(),
        Kind::Double => "a double".into(),
        Kind::X86Fp80 => "an x86_fp80".into(),
        Kind::Half => "a half".into(),
        Kind::BFloat => "a bfloat".into(),
        Kind::Fp128 => "an fp128".into(),
        Kind::Void => "no value".into(),
    }
}

/// Checks the arguments of a `printf` format. Returns whether the format is understood, which implies that its
/// arguments are only read, except those of `%n`.
pub fn check_printf(
    format: &[u32],
    rest: &mut Arguments<'_>,
    name: &'static str,
    after: &mut PendingEffects,
    shared: &mut SharedState,
) -> InterpResult<bool> {
    for conversion in conversions(&ascii(format), false) {
        let Some(c) = conversion else { return Ok(false) };
        // The last `*` is the precision, if that is one.
        let mut star = 0;
        for _ in 0..c.stars {
            star = rest.next(ArgRequirement::Integer(32), c.text, name, shared)?.lo as u32 as i32;
        }
        let precision = match c.precision {
            // A negative precision counts as none.
            Some(None) => u64::try_from(star).ok(),
            Some(precision) => precision,
            None => None,
        };
        match c.letter {
            b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'b' | b'B' => {
                let width = integer_bytes(c.modifier) as u32 * 8;
                rest.next(ArgRequirement::Integer(width), c.text, name, shared)?;
            }
            b'c' | b'C' => {
                let width = if c.letter == b'C' || c.modifier == "l" { 32 } else { 8 };
                rest.next(ArgRequirement::Integer(width), c.text, name, shared)?;
            }
            b'a' | b'A' | b'e' | b'E' | b'f' | b'F' | b'g' | b'G' => {
                let required = if c.modifier == "L" { ArgRequirement::LongDouble } else { ArgRequirement::Double };
                rest.next(required, c.text, name, shared)?;
            }
            b'p' => drop(rest.next(ArgRequirement::Pointer, c.text, name, shared)?),
            b's' | b'S' => {
                let text = rest.next(ArgRequirement::Pointer, c.text, name, shared)?;
                // The C library prints `(null)`.
                if text.lo != 0 {
                    let wide = c.letter == b'S' || c.modifier == "l";
                    c_string_length(&text, wide, precision.unwrap_or(u64::MAX), name, shared)?;
                }
            }
            b'n' => {
                let to = rest.next(ArgRequirement::Pointer, c.text, name, shared)?;
                write(&to, integer_bytes(c.modifier), name, shared)?;
                after.writes.push(Write::all(to, integer_bytes(c.modifier)));
            }
            b'm' => {}
            _ => return Ok(false),
        }
    }
    Ok(true)
}

fn write(to: &ScalarValue, len: u64, name: &'static str, shared: &SharedState) -> InterpResult<()> {
    shared.memory.resolve(to, len, 1, AccessKind { name, write: true }, &shared.undefs).map(drop)
}

/// Checks the arguments of a `scanf` format, and records the destinations. `at`: index of the format among the
/// arguments; `rest`: those after it; `raw`: the arguments as they are passed to the host. A string of unbounded length
/// is redirected to a block that the C library allocates, since its length is not known in advance. Returns whether the
/// format is understood.
#[expect(clippy::too_many_arguments, reason = "one call site, in `effects`")]
pub fn check_scanf(
    format: &[u32],
    wide: bool,
    rest: &mut Arguments<'_>,
    at: usize,
    call: &Call,
    raw: &mut [Words],
    after: &mut PendingEffects,
    shared: &mut SharedState,
) -> InterpResult<bool> {
    let name = after.name;
    let text = ascii(format);
    let mut pointers = Vec::new();
    let mut destinations: Vec<ScanfDestination> = Vec::new();
    // Position in the format where an `m` is inserted (the modifier of POSIX that allocates), and the index of its
    // pointer.
    let mut unbounded = Vec::new();
    let mut counted = 0;
    for conversion in conversions(&text, true) {
        let Some(c) = conversion else { return Ok(false) };
        if c.skipped {
            continue;
        }
        let (letter, modifier) = match (c.letter, c.modifier) {
            (b'S', "") => (b's', "l"),
            (b'C', "") => (b'c', "l"),
            other => other,
        };
        let long = modifier == "l";
        let unit = if long { 4 } else { 1 };
        let to = rest.next(ArgRequirement::Pointer, c.text, name, shared)?;
        let data = match (letter, modifier) {
            (b's' | b'[' | b'c', "m" | "ml") => ScanfData::Bytes(8),
            (b'n', modifier) => ScanfData::Count { bytes: integer_bytes(modifier), marked: false },
            (b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'b', modifier) => ScanfData::Bytes(integer_bytes(modifier)),
            (b'a' | b'e' | b'f' | b'g' | b'A' | b'E' | b'F' | b'G', modifier) => match modifier {
                "l" => ScanfData::Bytes(8),
                "L" => ScanfData::LongDouble,
                _ => ScanfData::Bytes(4),
            },
            (b's' | b'[', "" | "l") => match c.width {
                Some(width) => ScanfData::Text { wide: long, room: width.saturating_add(1).saturating_mul(unit) },
                None => {
                    unbounded.push((c.at, pointers.len()));
                    ScanfData::Unbounded { wide: long, output: unbounded.len() - 1 }
                }
            },
            (b'c', "" | "l") => ScanfData::Bytes(c.width.unwrap_or(1).saturating_mul(unit)),
            (b'p', _) => ScanfData::Bytes(8),
            _ => return Ok(false),
        };
        let room = match data {
            ScanfData::LongDouble => 16,
            ScanfData::Bytes(bytes) | ScanfData::Count { bytes, .. } => bytes,
            ScanfData::Text { room, .. } => room,
            // At least the terminator.
            ScanfData::Unbounded { .. } => unit,
        };
        write(&to, room, name, shared)?;
        pointers.push(to.lo);
        destinations.push(ScanfDestination { to, data, before: counted });
        counted += i64::from(letter != b'n');
    }
    if !unbounded.is_empty() {
        let is_list = matches!(rest, Arguments::List { .. });
        if !redirect_unbounded(format, wide, &unbounded, pointers, at, (call, is_list), raw, after) {
            return Ok(false);
        }
    }
    for destination in &mut destinations {
        if let ScanfData::Count { bytes, marked } = &mut destination.data {
            *marked = shared.memory.mark_undefined(&destination.to, &MARK[..*bytes as usize]);
        }
    }
    after.destinations = destinations;
    Ok(true)
}

/// Redirects strings of unbounded length to blocks of their own. `unbounded`: for each, the position of its length
/// modifier in the format, and the index of its pointer. Returns false if no function takes the new arguments.
#[expect(clippy::too_many_arguments, reason = "the second half of `check_scanf`")]
fn redirect_unbounded(
    format: &[u32],
    wide: bool,
    unbounded: &[(usize, usize)],
    mut pointers: Vec<u64>,
    at: usize,
    (call, is_list): (&Call, bool),
    raw: &mut [Words],
    after: &mut PendingEffects,
) -> bool {
    // `vsscanf` → `sscanf`, `__isoc99_vfscanf` → `__isoc99_fscanf`: the pointers in a `va_list` must not be modified, so
    // the function that takes them as separate arguments is called instead.
    let instead = match is_list {
        true => match host::symbols::resolve(&after.name.replacen('v', "", 1)) {
            Some(address) => Some(address as u64),
            None => return false,
        },
        false => None,
    };
    after.outputs = Outputs::new(unbounded.len(), 0);
    let mut changed = Vec::with_capacity(format.len() + unbounded.len() + 1);
    for (n, character) in format.iter().enumerate() {
        changed.extend(unbounded.iter().filter(|m| m.0 == n).map(|_| u32::from(b'm')));
        changed.push(*character);
    }
    changed.push(0);
    if !wide {
        // The format as an array of words: four bytes in each.
        let bytes: Vec<u8> = changed.iter().map(|c| *c as u8).collect();
        let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte));
        changed = bytes.chunks(4).map(word).collect();
    }
    after.format = changed.into();
    for (output, (_, pointer)) in unbounded.iter().enumerate() {
        pointers[*pointer] = after.outputs.address(output);
    }
    raw[at] = [after.format.as_ptr() as u64, 0];
    match instead {
        Some(address) => {
            let args = vec![Passing::Word; at + 1 + pointers.len()].into();
            let signature = Signature { args, ret: ReturnPassing::of(&call.ret) };
            after.direct = pointers.into_iter().map(|pointer| [pointer, 0]).collect();
            after.instead = Some((address, signature));
        }
        None => {
            for (word, pointer) in raw[at + 1..].iter_mut().zip(pointers) {
                *word = [pointer, 0];
            }
        }
    }
    true
}
