//! Checks of the arguments of a call by the uses of a table: see [`notation`](crate::host::c_functions::notation).

use crate::host::c_functions::notation::{Amount, Length, Use};
use crate::jit::checked::failure::Failure;
use crate::jit::checked::formats;
use crate::jit::checked::library::{Function, Param, Registers};
use crate::jit::checked::ranges::{self, Verdict, range, text};
use crate::jit::checked::shadow;
use rustc_hash::FxHashSet;
use std::sync::{Mutex, PoisonError};

/// Maximum number of `iovec` elements that the kernel accepts (`IOV_MAX`).
const MAX_VECTORS: u64 = 1024;

/// Arguments of a call.
#[derive(Clone, Copy)]
pub(in crate::jit) struct Arguments<'a> {
    pub function: &'a Function,
    pub registers: &'a Registers,
}

impl Arguments<'_> {
    /// Returns an argument, if the program declares it as a number or a pointer.
    #[inline]
    pub fn get(&self, n: usize) -> Option<u64> {
        let (word, bits) = match *self.function.params.get(n)? {
            Param::Register(register, bits) => (self.registers.ints[usize::from(register)], bits),
            // SAFETY: the caller has put its arguments there.
            Param::Stack(at, bits) => (unsafe { *(&raw const self.registers.stack).add(usize::from(at)) }, bits),
            Param::Other => return None,
        };
        Some(word & (u64::MAX >> (64 - bits)))
    }

    /// Returns a number; 0 if there is no such argument.
    #[inline]
    pub fn number(&self, n: u8) -> u64 {
        self.get(usize::from(n)).unwrap_or(0)
    }

    pub fn name(&self) -> &'static str {
        self.function.effects.name
    }

    /// Whether the result tells how much the function wrote.
    pub fn waits_for_result(&self) -> bool {
        let by_result = |uses: &(Use, bool)| matches!(uses.0, Use::Written { amount, .. } if amount != Amount::All);
        let calls_back = |uses: &(Use, bool)| uses.0 == Use::Function;
        let effects = &self.function.effects;
        shadow::is_used()
            && !self.function.takes_more
            && effects.prints.is_none()
            && effects.uses.iter().any(by_result)
            && !effects.uses.iter().any(calls_back)
    }
}

/// Notes what a function wrote, by its result.
pub(in crate::jit) fn after(arguments: &Arguments<'_>, result: u64) {
    for (n, (what, _)) in arguments.function.effects.uses.iter().enumerate() {
        let Use::Written { len, amount, .. } = *what else { continue };
        let Some(address) = arguments.get(n).filter(|address| *address != 0) else { continue };
        let Ok(room) = length(arguments, len, address) else { continue };
        let written = match amount {
            Amount::All => room,
            Amount::If(condition) if condition.holds(result) => room,
            Amount::Text { wide, when } if when.holds(result) => {
                let unit = if wide { 4 } else { 1 };
                shadow::text(address, room, unit)
            }
            Amount::If(_) | Amount::Text { .. } => 0,
            Amount::Result { int, more, size, times } => {
                let count = if int { i64::from(result as i32) } else { result as i64 };
                let times = times.map_or(1, |of| arguments.number(of));
                let count = u64::try_from(count).ok();
                count.map_or(0, |count| (count + more).saturating_mul(size).saturating_mul(times))
            }
        };
        shadow::define(address, written.min(room));
    }
}

/// Checks the arguments of a call.
pub(in crate::jit) fn check(arguments: &Arguments<'_>) -> Verdict {
    let effects = &arguments.function.effects;
    let name = effects.name;
    if arguments.function.opens {
        forget_closed();
    }
    for (n, (what, null)) in effects.uses.iter().enumerate() {
        let Some(address) = arguments.get(n) else { continue };
        if address == 0 {
            if !null && needs(arguments, *what, n)? {
                return Err(Failure::Null { name, argument: n + 1 });
            }
            continue;
        }
        match *what {
            Use::Format { scan, list, wide } => formats::check(arguments, n, scan, list, wide)?,
            what => argument(arguments, what, n, address)?,
        }
    }
    match (effects.prints, effects.uses.first()) {
        (Some(prints), _) => formats::check_output(arguments, prints),
        (None, Some((Use::WideBuffer { limit }, _))) => formats::check_wide_output(arguments, *limit),
        _ => Ok(()),
    }
}

/// Whether an argument must not be null.
fn needs(arguments: &Arguments<'_>, what: Use, n: usize) -> Result<bool, Failure> {
    Ok(match what {
        Use::Written { .. } if n == 0 && arguments.function.effects.prints.is_some() => false,
        Use::Read { len, .. } | Use::Written { len, .. } | Use::Kept { len: Some(len) } => {
            length(arguments, len, 0)? > 0
        }
        Use::Limited { limit, .. } | Use::WideBuffer { limit } => arguments.number(limit) > 0,
        Use::Vectors { count, .. } => arguments.number(count) > 0,
        Use::Anything | Use::Ignored | Use::Function | Use::Kept { len: None } => false,
        _ => true,
    })
}

fn argument(arguments: &Arguments<'_>, what: Use, n: usize, address: u64) -> Verdict {
    let name = arguments.name();
    match what {
        Use::Ignored | Use::Function | Use::Format { .. } => {}
        Use::Anything => shadow::escape(address),
        Use::Text { wide } | Use::Changed { wide } => drop(text(name, address, wide, u64::MAX)?),
        Use::Limited { limit, wide } => drop(text(name, address, wide, arguments.number(limit))?),
        Use::Appended { from, limit } => {
            let end = text(name, address, true, u64::MAX)?;
            let limit = limit.map_or(u64::MAX, |limit| arguments.number(limit));
            let added = match arguments.number(from) {
                0 => 0,
                from => text(name, from, true, limit)?,
            };
            range(name, address + 4 * end, 4 * (added + 1), true)?;
        }
        Use::Strings => {
            for at in (address..).step_by(8) {
                match ranges::double_word(name, at)? {
                    0 => break,
                    one => drop(text(name, one, false, u64::MAX)?),
                }
            }
        }
        Use::Read { len, defined } => {
            let length = length(arguments, len, address)?;
            range(name, address, length, false)?;
            if defined {
                ranges::defined(name, address, length)?;
            }
        }
        Use::Written { .. } if n == 0 && arguments.function.effects.prints.is_some() => {}
        Use::Written { len, .. } => {
            let room = length(arguments, len, address)?;
            ranges::writable(name, address, if len == Length::Rest { 1 } else { room })?;
            if !arguments.waits_for_result() {
                shadow::define(address, room);
            }
        }
        Use::Kept { len } => {
            let room = len.map_or(Ok(0), |len| length(arguments, len, address))?;
            range(name, address, room, true)?;
            shadow::escape(address);
            shadow::keep(address..address.saturating_add(room));
        }
        Use::WideBuffer { limit } => {
            if arguments.number(limit) > 0 {
                range(name, address, 4, true)?;
                shadow::define(address, ranges::room(address).unwrap_or(0));
            }
        }
        Use::Vectors { count, write } => {
            // An `int`.
            vectors(name, address, arguments.number(count) & u64::from(u32::MAX), write)?;
        }
        Use::Message { write } => message(name, address, write)?,
        Use::Converted { left, write } => {
            range(name, address, 8, true)?;
            let base = ranges::double_word(name, address)?;
            if base != 0 && arguments.number(left) != 0 {
                range(name, base, ranges::double_word(name, arguments.number(left))?, write)?;
            }
        }
        // The functions that have one are checked where they are carried out.
        Use::Block => {}
        Use::Stream { closes } => {
            let mut closed = CLOSED.lock().unwrap_or_else(PoisonError::into_inner);
            let closed = closed.get_or_insert_default();
            if closed.contains(&address) {
                return Err(Failure::ClosedStream { name });
            }
            if closes {
                closed.insert(address);
            }
        }
    }
    Ok(())
}

/// Streams that the program closed since it last opened one.
static CLOSED: Mutex<Option<FxHashSet<u64>>> = Mutex::new(None);

/// Forgets the streams that were closed, since a function opens one, which may be in the same place.
fn forget_closed() {
    if let Some(closed) = &mut *CLOSED.lock().unwrap_or_else(PoisonError::into_inner) {
        closed.clear();
    }
}

fn vectors(name: &'static str, list: u64, count: u64, write: bool) -> Verdict {
    if count > MAX_VECTORS {
        return Ok(());
    }
    range(name, list, count * 16, false)?;
    for n in 0..count {
        let base = ranges::double_word(name, list + 16 * n)?;
        let length = ranges::double_word(name, list + 16 * n + 8)?;
        range(name, base, length, write)?;
    }
    Ok(())
}

fn message(name: &'static str, header: u64, write: bool) -> Verdict {
    range(name, header, 56, false)?;
    if write {
        shadow::define(header, 56);
    }
    let field = |offset| ranges::double_word(name, header + offset);
    let address = field(0)?;
    if address != 0 {
        range(name, address, field(8)? & u64::from(u32::MAX), write)?;
    }
    let control = field(32)?;
    if control != 0 {
        range(name, control, field(40)?, write)?;
    }
    match field(24)? {
        0 => Ok(()),
        count => vectors(name, field(16)?, count, write),
    }
}

/// Returns the number of bytes that an argument points to.
fn length(arguments: &Arguments<'_>, length: Length, pointer: u64) -> Result<u64, Failure> {
    let name = arguments.name();
    let number = |n| arguments.number(n);
    Ok(match length {
        Length::Bytes(bytes) => bytes,
        Length::Argument { of, size, more } => number(of).saturating_mul(size).saturating_add(more),
        Length::Product(a, b) => number(a).saturating_mul(number(b)),
        Length::Rest => ranges::room(pointer).unwrap_or(1),
        Length::String { of, wide } => match number(of) {
            0 => 0,
            from => (text(name, from, wide, u64::MAX)? + 1) * if wide { 4 } else { 1 },
        },
        Length::UpTo(of, byte, limit) => {
            let (from, limit, wanted) = (number(of), number(limit), number(byte) as u8);
            let mut length = 0;
            while from != 0 && length < limit {
                length += 1;
                if ranges::byte(name, from + length - 1)? == wanted {
                    break;
                }
            }
            length
        }
        Length::Behind(of) => match number(of) {
            0 => 0,
            at => ranges::word(name, at)?.into(),
        },
        Length::BehindTimes(of, times) => match number(of) {
            0 => 0,
            at => ranges::double_word(name, at)?.saturating_mul(number(times)),
        },
        Length::Address(of) => match number(of) as i32 {
            libc::AF_INET6 => 16,
            _ => 4,
        },
    })
}
