//! What is to be done once a host function has returned: what it has written becomes defined, what it has written elsewhere is
//! put where the program wants it.

use super::line::Line;
use super::uses::Amount;
use crate::interp::hostcall::abi::Signature;
use crate::interp::hostcall::{Outputs, Words};
use crate::interp::memory::What;
use crate::interp::provenance::{Provenance, Slot};
use crate::interp::trace::Res;
use crate::interp::world::World;
use std::cell::Cell;

/// Memory that a function writes.
#[derive(Debug)]
pub struct Write {
    /// Where.
    pub to: Slot,
    /// How many bytes it may write.
    pub room: u64,
    /// How many it writes.
    pub amount: Amount,
    /// What a number of the result is multiplied with.
    pub times: u64,
    /// What is copied there.
    pub copies: Option<Slot>,
    /// Where the 32-bit number of written bytes is afterwards.
    pub number: Option<Slot>,
}

impl Write {
    /// All of a range.
    pub fn all(to: Slot, room: u64) -> Write {
        Write { to, room, amount: Amount::All, times: 1, copies: None, number: None }
    }
}

/// Memory that a conversion of `scanf` fills.
#[derive(Debug)]
pub struct Target {
    /// Where.
    pub to: Slot,
    /// With what.
    pub filled: Filled,
    /// How many conversions that count are before it.
    pub before: i64,
}

/// What a conversion of `scanf` puts into memory.
#[derive(Debug)]
pub enum Filled {
    /// So many bytes.
    Bytes(u64),
    /// A string with its end, for which there is so much room.
    Text { wide: bool, room: u64 },
    /// A string of any length, which is put into a block of its own: the word with its address.
    Measured { wide: bool, output: usize },
    /// `%n`: so many bytes, which hold a mark if they were undefined before.
    Count { bytes: u64, marked: bool },
}

/// What undefined bytes are filled with that `%n` may write: no number of characters is so large.
pub const MARK: [u8; 8] = [0xa5; 8];

/// Where wide characters are printed in place of a buffer that may be too small.
#[derive(Debug)]
pub struct Printed {
    /// A buffer that is larger.
    pub buffer: Box<[Cell<u32>]>,
    /// The characters that the program's has room for.
    pub room: usize,
    /// The program's buffer.
    pub to: Slot,
}

/// What no wide character is.
pub const NO_CHARACTER: u32 = u32::MAX;

/// What is to be done after a call.
#[derive(Debug, Default)]
pub struct After {
    /// The function's name.
    pub name: &'static str,
    /// What it writes.
    pub writes: Vec<Write>,
    /// What it writes one after the other, as many bytes as it returns.
    pub spread: Vec<(Slot, u64)>,
    /// Pointers that it moves over what it writes, and what they are before.
    pub moved: Vec<(Slot, Slot)>,
    /// What `scanf` fills.
    pub targets: Vec<Target>,
    /// Words that are filled in place of the program's.
    pub outputs: Outputs,
    /// A format that is used in place of the program's.
    pub format: Box<[u32]>,
    /// What `getline` reads.
    pub line: Option<Line>,
    /// What `swprintf` prints.
    pub printed: Option<Printed>,
    /// What is called in place of the function.
    pub instead: Option<(u64, Signature)>,
    /// Its arguments behind the format, in place of a list.
    pub direct: Vec<Words>,
    /// Whether what the host keeps may be written.
    pub writes_kept: bool,
    /// What the pointer that is returned points into.
    pub into: Option<Slot>,
}

impl After {
    /// After a call of a function about which nothing is known.
    pub fn unknown() -> After {
        After { writes_kept: true, ..After::default() }
    }

    /// Takes all that may be written for written: the function calls the program back.
    pub fn before_callbacks(&self, world: &mut World) {
        for write in &self.writes {
            world.memory.host_wrote(&write.to, write.room);
        }
    }

    /// The function has returned; `register` is its result. `site`: where the call is.
    pub fn apply(self, register: u64, site: u32, world: &mut World) -> Res<()> {
        for write in &self.writes {
            write.apply(register, world);
        }
        let mut left = u64::try_from(register as i64).unwrap_or(0);
        for (to, len) in &self.spread {
            world.memory.host_wrote(to, left.min(*len));
            left = left.saturating_sub(*len);
        }
        for (cell, before) in &self.moved {
            let now = world.memory.raw_bytes(cell, 8).and_then(|bytes| bytes.try_into().ok());
            let written = now.map_or(0, |now| u64::from_le_bytes(now).saturating_sub(before.lo));
            world.memory.host_wrote(before, written);
            world.memory.host_wrote(cell, 8);
        }
        for target in &self.targets {
            self.fill(target, i64::from(register as u32 as i32), world)?;
        }
        if let Some(printed) = &self.printed {
            printed.deliver(register as u32 as i32, self.name, world)?;
        }
        match self.line {
            Some(line) => line.deliver(register as i64, &self.outputs, self.name, site, world),
            None => Ok(()),
        }
    }

    fn fill(&self, target: &Target, assigned: i64, world: &mut World) -> Res<()> {
        let (to, reached) = (&target.to, target.before < assigned);
        match target.filled {
            Filled::Count { bytes, marked } => {
                // Whether what stands between the last conversion and this one was read, only the number says.
                let changed = || world.memory.raw_bytes(to, bytes).is_some_and(|now| now != MARK[..bytes as usize]);
                if reached || target.before == assigned.max(0) && (!marked || changed()) {
                    world.memory.host_wrote(to, bytes);
                }
            }
            _ if !reached => {}
            Filled::Bytes(bytes) => world.memory.host_wrote(to, bytes),
            Filled::Text { wide, room } => {
                let len = world.memory.raw_text(to, room, wide);
                world.memory.host_wrote(to, len);
            }
            Filled::Measured { wide, output } => {
                let from = world.memory.pointer_to(self.outputs.get(output));
                if from.lo != 0 {
                    let unit = if wide { 4 } else { 1 };
                    let len = (super::effects::text_length(&from, wide, u64::MAX, self.name, world)? + 1) * unit;
                    world.memory.copy(to, &from, len, self.name, false, &world.undefs)?;
                }
            }
        }
        Ok(())
    }
}

impl Write {
    fn apply(&self, register: u64, world: &mut World) {
        let memory = &mut world.memory;
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

impl Printed {
    fn deliver(&self, printed: i32, name: &'static str, world: &mut World) -> Res<()> {
        let World { memory, undefs, .. } = world;
        let room = self.room;
        let written = self.buffer.iter().position(|c| c.get() == NO_CHARACTER).unwrap_or(self.buffer.len());
        // One that fails may have come to the end of the buffer, or to what no character is.
        if usize::try_from(printed).map_or(written > room, |n| n + 1 > room) {
            memory.resolve(&self.to, (room as u64 + 1) * 4, 1, What { name, write: true }, undefs)?;
        }
        let from = Slot::pointer(self.buffer.as_ptr() as u64, Provenance::Foreign, 0);
        memory.copy(&self.to, &from, written.min(room) as u64 * 4, name, false, undefs)
    }
}
