//! Memory accesses of C library functions, as listed in the tables of [`c_functions`]: strings,
//! ranges whose length is another argument, formats. They are checked against object bounds before the call;
//! written memory becomes defined [after it](super::pending_effects).

use super::strings::c_string_length;

pub use crate::host::c_functions::notation::{Effects, Prints};

use super::format;
use super::format::Arguments;
use super::pending_effects::{NO_CHARACTER, PendingEffects, WideOutputBuffer, Write};
use super::{cxx, getline, iovec};
use crate::host::c_functions;
use crate::host::c_functions::notation::{Amount, Condition, Length, Use};
use crate::interp::memory::AccessKind;
use crate::interp::native::Words;
use crate::interp::register_code::{Call, Kind};
use crate::interp::report::{Fault, InterpResult};
use crate::interp::scalar::ScalarValue;
use crate::interp::state::SharedState;
use crate::outcome::{TrapKind, words};
use std::cell::Cell;

/// Returns the known effects of a host function.
pub fn effects(name: &str) -> Effects {
    let name = name.strip_prefix('\u{1}').unwrap_or(name);
    if crate::host::symbols::is_in_loaded_library(name) {
        return Effects::unknown();
    }
    // Arithmetic functions write no memory except through their arguments.
    let arithmetic = || Effects { writes_kept: !crate::host::symbols::can_be_abandoned(name), ..Effects::unknown() };
    c_functions::find(name).or_else(|| cxx::of_string(name)).unwrap_or_else(arithmetic)
}

impl Effects {
    /// Returns the effects of a function with unknown behavior.
    pub fn unknown() -> Effects {
        Effects { name: "a host function", writes_kept: true, ..Effects::default() }
    }

    /// Checks the arguments of a call and returns the effects to apply after it. `raw`: the arguments as passed
    /// natively, which may be redirected.
    pub fn check(
        &self,
        call: &Call,
        slots: &[ScalarValue],
        raw: &mut [Words],
        shared: &mut SharedState,
    ) -> InterpResult<PendingEffects> {
        let mut after = PendingEffects { name: self.name, writes_kept: self.writes_kept, ..PendingEffects::default() };
        after.into = self.into.and_then(|n| slots.get(n as usize)).copied();
        // After a format that was parsed successfully, arguments that are only printed are not modified.
        let mut anything = self.uses.is_empty();
        let mut calls_back = false;
        for (n, (slot, kind)) in slots.iter().zip(&call.kinds).enumerate() {
            let (what, null) = match self.uses.get(n) {
                Some(found) => *found,
                None if anything => (Use::Anything, true),
                None => break,
            };
            calls_back |= what == Use::Function;
            if !matches!(kind, Kind::Ptr | Kind::Int(64)) {
                continue;
            }
            if slot.lo == 0 && slot.definedness.is_defined() {
                if !null && self.needs(what, n, slots, shared)? {
                    let text = words::null_argument(self.name, n + 1);
                    return Err(Fault::new(TrapKind::NullPointer, text));
                }
                continue;
            }
            match what {
                Use::Format { scan, list, wide } => {
                    let text = read_format(slot, wide, self.name, shared)?;
                    let mut rest = match list {
                        true => Arguments::of_list(slots.get(n + 1)),
                        false => Arguments::of_call(call, slots, n + 1),
                    };
                    let known = match scan {
                        true => format::check_scanf(&text, wide, &mut rest, n, call, raw, &mut after, shared)?,
                        false => format::check_printf(&text, &mut rest, self.name, &mut after, shared)?,
                    };
                    anything = !known;
                    after.writes_kept |= anything;
                }
                what => self.argument(what, n, slots, raw, &mut after, shared)?,
            }
        }
        if calls_back {
            after.before_callbacks(shared);
        }
        Ok(after)
    }

    /// Whether an argument must not be null.
    fn needs(&self, what: Use, n: usize, slots: &[ScalarValue], shared: &SharedState) -> InterpResult<bool> {
        Ok(match what {
            // The check of the output length reports a null buffer.
            Use::Written { .. } if n == 0 && self.prints.is_some() => false,
            Use::Read { len, .. } | Use::Written { len, .. } | Use::Kept { len: Some(len) } => {
                self.length(len, &ScalarValue::NULL, slots, shared)? > 0
            }
            Use::Limited { limit, .. } | Use::WideBuffer { limit } => argument(slots, limit) > 0,
            Use::Vectors { count, .. } => argument(slots, count) > 0,
            Use::Anything | Use::Ignored | Use::Function | Use::Kept { len: None } => false,
            _ => true,
        })
    }

    fn argument(
        &self,
        what: Use,
        n: usize,
        slots: &[ScalarValue],
        raw: &mut [Words],
        after: &mut PendingEffects,
        shared: &mut SharedState,
    ) -> InterpResult<()> {
        let (slot, name) = (&slots[n], self.name);
        match what {
            Use::Ignored | Use::Function | Use::Format { .. } => {}
            Use::Anything => shared.memory.escape(slot),
            Use::Text { wide } | Use::Changed { wide } => {
                c_string_length(slot, wide, u64::MAX, name, shared)?;
            }
            Use::Limited { limit, wide } => {
                c_string_length(slot, wide, argument(slots, limit), name, shared)?;
            }
            Use::Appended { from, limit } => {
                let end = c_string_length(slot, true, u64::MAX, name, shared)?;
                let limit = limit.map_or(u64::MAX, |limit| argument(slots, limit));
                let from = slots.get(from as usize).filter(|from| from.lo != 0);
                let len = from.map_or(Ok(0), |from| c_string_length(from, true, limit, name, shared))?;
                let to = ScalarValue { lo: slot.lo + 4 * end, ..*slot };
                shared.memory.resolve(&to, 4 * (len + 1), 1, AccessKind { name, write: true }, &shared.undefs)?;
                after.writes.push(Write::all(to, 4 * (len + 1)));
            }
            Use::Strings => iovec::strings(slot, name, shared)?,
            Use::Read { len, defined } => {
                let len = self.length(len, slot, slots, shared)?;
                if len > 0 {
                    shared.memory.resolve(slot, len, 1, AccessKind { name, write: false }, &shared.undefs)?;
                }
                if defined {
                    shared.memory.read_bytes(slot, len, name, &shared.undefs)?;
                }
            }
            Use::Written { len, amount, copies } => {
                let room = match self.prints {
                    // The output length is checked separately.
                    Some(printer) if n == 0 => {
                        let limit = printer.limit.map_or(u64::MAX, |limit| argument(slots, limit));
                        self.length(Length::Rest, slot, slots, shared)?.min(limit)
                    }
                    _ => self.length(len, slot, slots, shared)?,
                };
                if room == 0 {
                    return Ok(());
                }
                if self.prints.is_none() || n > 0 {
                    let least = if len == Length::Rest { 1 } else { room };
                    shared.memory.resolve(slot, least, 1, AccessKind { name, write: true }, &shared.undefs)?;
                }
                let mut write = Write { amount, ..Write::all(*slot, room) };
                write.copies = copies.and_then(|of| slots.get(of as usize)).copied();
                if let Amount::Result { times: Some(of), .. } = amount {
                    write.times = argument(slots, of);
                }
                if let Length::Behind(of) = len {
                    write.amount = Amount::If(Condition::NotNegative);
                    write.number = slots.get(of as usize).copied();
                }
                after.writes.push(write);
            }
            Use::Kept { len } => {
                let len = len.map_or(Ok(0), |len| self.length(len, slot, slots, shared))?;
                if len > 0 {
                    shared.memory.resolve(slot, len, 1, AccessKind { name, write: true }, &shared.undefs)?;
                }
                shared.memory.escape(slot);
            }
            Use::WideBuffer { limit } => {
                let limit = argument(slots, limit);
                let room = self.length(Length::Rest, slot, slots, shared)? / 4;
                if limit > 0 {
                    shared.memory.resolve(slot, 4, 1, AccessKind { name, write: true }, &shared.undefs)?;
                }
                if limit <= room || room == 0 {
                    let amount = Amount::Result { int: true, more: 1, size: 4, times: None };
                    after.writes.push(Write { amount, ..Write::all(*slot, limit.saturating_mul(4)) });
                } else {
                    // One character more than fits, and the terminator.
                    let len = limit.min(room + 2);
                    let buffer: Box<[Cell<u32>]> = vec![Cell::new(NO_CHARACTER); len as usize].into();
                    raw[n] = [buffer.as_ptr() as u64, 0];
                    raw[n + 1] = [len, 0];
                    after.wide_output = Some(WideOutputBuffer { buffer, room: room as usize, to: *slot });
                }
            }
            Use::Vectors { count, write } => {
                // An `int`.
                let count = argument(slots, count) & u64::from(u32::MAX);
                iovec::vectors(slot, count, write, name, after, shared)?;
            }
            Use::Message { write } => iovec::message(slot, write, name, after, shared)?,
            Use::Converted { left, write } => {
                if let Some(left) = slots.get(left as usize) {
                    iovec::converted(slot, left, write, name, after, shared)?;
                }
            }
            Use::Block => getline::prepare(&slots[n..], &mut raw[n..], name, after, shared)?,
            Use::Stream { closes } => {
                if shared.closed_streams.contains(&slot.lo) {
                    let text = words::closed_stream(name);
                    return Err(Fault::new(TrapKind::UseAfterFree, text));
                }
                if closes {
                    shared.closed_streams.insert(slot.lo);
                }
            }
        }
        Ok(())
    }

    /// Returns the number of accessed bytes at an argument.
    fn length(
        &self,
        len: Length,
        pointer: &ScalarValue,
        slots: &[ScalarValue],
        shared: &SharedState,
    ) -> InterpResult<u64> {
        let name = self.name;
        let number = |of: u8, bytes: u64| -> InterpResult<u64> {
            let Some(at) = slots.get(of as usize).filter(|at| at.lo != 0) else { return Ok(0) };
            let data = shared.memory.read_bytes(at, bytes, name, &shared.undefs)?;
            Ok(data.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)))
        };
        Ok(match len {
            Length::Bytes(bytes) => bytes,
            Length::Argument { of, size, more } => argument(slots, of).saturating_mul(size).saturating_add(more),
            Length::Product(a, b) => argument(slots, a).saturating_mul(argument(slots, b)),
            Length::Rest => match pointer.definedness.is_defined() {
                true => shared.memory.writable_from(pointer).map_or(1, |(_, room)| room),
                false => 1,
            },
            Length::String { of, wide } => match slots.get(of as usize) {
                Some(text) if text.lo != 0 => {
                    (c_string_length(text, wide, u64::MAX, name, shared)? + 1) * if wide { 4 } else { 1 }
                }
                _ => 0,
            },
            Length::UpTo(of, byte, limit) => {
                let (limit, wanted) = (argument(slots, limit), argument(slots, byte) as u8);
                let Some(from) = slots.get(of as usize).filter(|_| limit > 0) else { return Ok(0) };
                let mut len = 0;
                while len < limit {
                    let at = ScalarValue { lo: from.lo.wrapping_add(len), ..*from };
                    shared.memory.resolve(&at, 1, 1, AccessKind { name, write: false }, &shared.undefs)?;
                    len += 1;
                    match shared.memory.load::<u8>(&at, 0) {
                        Some(found) if found as u8 == wanted => break,
                        Some(_) => {}
                        None => {
                            if shared.memory.read_bytes(&at, 1, name, &shared.undefs)? == [wanted] {
                                break;
                            }
                        }
                    }
                }
                len
            }
            Length::Behind(of) => number(of, 4)?,
            Length::BehindTimes(of, times) => number(of, 8)?.saturating_mul(argument(slots, times)),
            Length::Address(of) => match argument(slots, of) as i32 {
                libc::AF_INET6 => 16,
                _ => 4,
            },
        })
    }
}

/// Reads the characters of a format.
fn read_format(from: &ScalarValue, wide: bool, name: &'static str, shared: &SharedState) -> InterpResult<Vec<u32>> {
    let len = c_string_length(from, wide, u64::MAX, name, shared)?;
    let data = shared.memory.read_bytes(from, if wide { 4 * len } else { len }, name, &shared.undefs)?;
    Ok(match wide {
        true => {
            data.chunks_exact(4).map(|c| c.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte))).collect()
        }
        false => data.into_iter().map(u32::from).collect(),
    })
}

fn argument(slots: &[ScalarValue], n: u8) -> u64 {
    slots.get(n as usize).map_or(0, |slot| slot.lo)
}
