//! Effects applied after the return of a host function: memory that it wrote becomes defined, and output redirected to
//! buffers of the interpreter is copied to its destination in the program.

use super::getline::Line;
use crate::host::c_functions::notation::Amount;
use crate::interp::memory::{AccessKind, Overlap};
use crate::interp::native::abi::Signature;
use crate::interp::native::{Outputs, Words};
use crate::interp::report::InterpResult;
use crate::interp::scalar::{Provenance, ScalarValue};
use crate::interp::state::SharedState;
use std::cell::Cell;

/// Memory that a function writes.
#[derive(Debug)]
pub struct Write {
    /// Destination.
    pub to: ScalarValue,
    /// Maximum number of bytes written.
    pub room: u64,
    /// Rule for the number of bytes actually written.
    pub amount: Amount,
    /// Factor by which a count in the result is multiplied.
    pub times: u64,
    /// Source, if the written bytes are a copy of other memory.
    pub copies: Option<ScalarValue>,
    /// Address of a 32-bit length that the function updates; it bounds the number of bytes written.
    pub number: Option<ScalarValue>,
}

impl Write {
    /// Returns a write of an entire range.
    pub fn all(to: ScalarValue, room: u64) -> Write {
        Write { to, room, amount: Amount::All, times: 1, copies: None, number: None }
    }
}

/// Memory filled by a `scanf` conversion.
#[derive(Debug)]
pub struct ScanfDestination {
    /// Destination.
    pub to: ScalarValue,
    /// Data stored there.
    pub data: ScanfData,
    /// Number of preceding conversions that count towards the result of `scanf`.
    pub before: i64,
}

/// Data that a `scanf` conversion stores.
#[derive(Debug)]
pub enum ScanfData {
    /// A fixed number of bytes.
    Bytes(u64),
    /// A string with its terminator, at most `room` bytes.
    Text { wide: bool, room: u64 },
    /// A `long double`: ten of its sixteen bytes.
    LongDouble,
    /// A string of any length, read into a separate block; `output` is the number of the word that holds the address of
    /// the block.
    Unbounded { wide: bool, output: usize },
    /// `%n`: an integer of this many bytes. `marked`: they were undefined and hold [`MARK`] during the call.
    Count { bytes: u64, marked: bool },
}

/// Fill pattern for undefined bytes that `%n` may write; no character count is this large.
pub const MARK: [u8; 8] = [0xa5; 8];

/// Substitute buffer for wide characters whose destination may be too small.
#[derive(Debug)]
pub struct WideOutputBuffer {
    /// The substitute, larger than the program's buffer.
    pub buffer: Box<[Cell<u32>]>,
    /// Number of wide characters that fit into the program's buffer.
    pub room: usize,
    /// The program's buffer.
    pub to: ScalarValue,
}

/// Fill pattern that is not a valid wide character.
pub const NO_CHARACTER: u32 = u32::MAX;

/// Effects to apply on the return of a call.
#[derive(Debug, Default)]
pub struct PendingEffects {
    /// Name of the function.
    pub name: &'static str,
    /// Memory that the function writes.
    pub writes: Vec<Write>,
    /// Buffers (`iovec`) that the function fills in order, in total as many bytes as it returns.
    pub vectors: Vec<(ScalarValue, u64)>,
    /// Pointers that the function advances over written memory, each with its value before the call.
    pub moved: Vec<(ScalarValue, ScalarValue)>,
    /// Destinations of `scanf` conversions.
    pub destinations: Vec<ScanfDestination>,
    /// Words passed to the function in place of the program's.
    pub outputs: Outputs,
    /// Format string passed in place of the program's.
    pub format: Box<[u32]>,
    /// State of a `getline` call.
    pub line: Option<Line>,
    /// Substitute buffer of a `swprintf` call.
    pub wide_output: Option<WideOutputBuffer>,
    /// Function to call instead, and its signature.
    pub instead: Option<(u64, Signature)>,
    /// Arguments after the format, passed one by one instead of a `va_list`.
    pub direct: Vec<Words>,
    /// Whether the call may write memory that escaped to the host.
    pub writes_kept: bool,
    /// Pointer from which a returned pointer gets its provenance.
    pub into: Option<ScalarValue>,
}

impl PendingEffects {
    /// Returns the effects of a function with unknown behavior.
    pub fn unknown() -> PendingEffects {
        PendingEffects { writes_kept: true, ..PendingEffects::default() }
    }

    /// Marks everything that may be written as defined, before the function calls back into the program.
    pub fn before_callbacks(&self, shared: &mut SharedState) {
        for write in &self.writes {
            shared.memory.host_wrote(&write.to, write.room);
        }
    }

    /// Applies the effects of a call that returned `register`. `site`: call site.
    pub fn apply(self, register: u64, site: u32, shared: &mut SharedState) -> InterpResult<()> {
        for write in &self.writes {
            write.apply(register, shared);
        }
        let mut left = u64::try_from(register as i64).unwrap_or(0);
        for (to, len) in &self.vectors {
            shared.memory.host_wrote(to, left.min(*len));
            left = left.saturating_sub(*len);
        }
        for (cell, before) in &self.moved {
            let now = shared.memory.raw_bytes(cell, 8).and_then(|bytes| bytes.try_into().ok());
            let written = now.map_or(0, |now| u64::from_le_bytes(now).saturating_sub(before.lo));
            shared.memory.host_wrote(before, written);
            shared.memory.host_wrote(cell, 8);
        }
        for destination in &self.destinations {
            self.fill(destination, i64::from(register as u32 as i32), shared)?;
        }
        if let Some(wide_output) = &self.wide_output {
            wide_output.deliver(register as u32 as i32, self.name, shared)?;
        }
        match self.line {
            Some(line) => line.deliver(register as i64, &self.outputs, self.name, site, shared),
            None => Ok(()),
        }
    }

    fn fill(&self, destination: &ScanfDestination, assigned: i64, shared: &mut SharedState) -> InterpResult<()> {
        let (to, reached) = (&destination.to, destination.before < assigned);
        match destination.data {
            ScanfData::Count { bytes, marked } => {
                // The result does not tell whether the literal text between the last conversion and `%n` matched; only
                // the changed mark does.
                let changed = || shared.memory.raw_bytes(to, bytes).is_some_and(|now| now != MARK[..bytes as usize]);
                if reached || destination.before == assigned.max(0) && (!marked || changed()) {
                    shared.memory.host_wrote(to, bytes);
                }
            }
            _ if !reached => {}
            ScanfData::Bytes(bytes) => shared.memory.host_wrote(to, bytes),
            ScanfData::LongDouble => shared.memory.host_wrote(to, 10),
            ScanfData::Text { wide, room } => {
                let len = shared.memory.raw_text(to, room, wide);
                shared.memory.host_wrote(to, len);
            }
            ScanfData::Unbounded { wide, output } => {
                let from = shared.memory.pointer_to(self.outputs.get(output));
                if from.lo != 0 {
                    let unit = if wide { 4 } else { 1 };
                    let len = (super::strings::c_string_length(&from, wide, u64::MAX, self.name, shared)? + 1) * unit;
                    shared.memory.copy(to, &from, len, self.name, Overlap::Allowed, &shared.undefs)?;
                }
            }
        }
        Ok(())
    }
}

impl Write {
    fn apply(&self, register: u64, shared: &mut SharedState) {
        let memory = &mut shared.memory;
        let len = match self.amount {
            Amount::All => self.room,
            Amount::If(condition) => {
                if condition.holds(register) {
                    self.room
                } else {
                    0
                }
            }
            Amount::Result { int, more, size, .. } => {
                let number = if int { i64::from(register as u32 as i32) } else { register as i64 };
                let units = u64::try_from(number).map_or(0, |n| n.saturating_add(more));
                units.saturating_mul(size).saturating_mul(self.times).min(self.room)
            }
            Amount::Text { wide, when } => {
                if when.holds(register) {
                    memory.raw_text(&self.to, self.room, wide)
                } else {
                    0
                }
            }
        };
        let now = self.number.and_then(|number| memory.raw_bytes(&number, 4)).and_then(|now| now.try_into().ok());
        let len = now.map_or(len, |now| len.min(u32::from_le_bytes(now).into()));
        match &self.copies {
            _ if len == 0 => {}
            Some(from) => memory.host_copied(&self.to, from, len),
            None => memory.host_wrote(&self.to, len),
        }
    }
}

impl WideOutputBuffer {
    fn deliver(&self, result: i32, name: &'static str, shared: &mut SharedState) -> InterpResult<()> {
        let SharedState { memory, undefs, .. } = shared;
        let room = self.room;
        let written = self.buffer.iter().position(|c| c.get() == NO_CHARACTER).unwrap_or(self.buffer.len());
        // A failing call may have stopped at the end of the buffer or at an invalid wide character.
        if usize::try_from(result).map_or(written > room, |n| n + 1 > room) {
            memory.resolve(&self.to, (room as u64 + 1) * 4, 1, AccessKind { name, write: true }, undefs)?;
        }
        let from = ScalarValue::pointer(self.buffer.as_ptr() as u64, Provenance::Foreign, 0);
        memory.copy(&self.to, &from, written.min(room) as u64 * 4, name, Overlap::Allowed, undefs)
    }
}
