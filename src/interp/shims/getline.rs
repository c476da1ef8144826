//! `getline` and `getdelim`: the C library reads into a block of its own, and the line is copied to a block of the
//! program, which is allocated or reallocated as the C library would do it.

use super::pending_effects::PendingEffects;
use crate::interp::exec::int;
use crate::interp::memory::{AccessKind, Overlap, Shape};
use crate::interp::native::{Outputs, Words};
use crate::interp::report::{Fault, InterpResult, NoteSubject};
use crate::interp::scalar::{CodeLocation, Provenance, ScalarValue};
use crate::interp::state::SharedState;
use crate::outcome::{TrapKind, words};

/// Size of the first block, in bytes.
const FIRST: u64 = 120;

/// Destination of a line.
#[derive(Debug)]
pub struct Line {
    /// Address of the block pointer.
    at: ScalarValue,
    /// Current block, or null.
    size_at: ScalarValue,
    /// Current block; null if there is none.
    block: ScalarValue,
    /// Index of the block in the allocation table, if it is there.
    index: Option<u32>,
    /// Size of the block as recorded by the program.
    size: u64,
}

/// Redirects the C library's output to words of the interpreter, unless the C library allocated the block.
pub fn prepare(
    slots: &[ScalarValue],
    raw: &mut [Words],
    name: &'static str,
    after: &mut PendingEffects,
    shared: &mut SharedState,
) -> InterpResult<()> {
    let ([at, size_at, ..], [raw_at, raw_size, ..]) = (slots, raw) else { return Ok(()) };
    let SharedState { memory, undefs, .. } = shared;
    for cell in [at, size_at] {
        memory.resolve(cell, 8, 1, AccessKind { name, write: true }, undefs)?;
    }
    let block = memory.load_slow(at, Shape::Pointer, 1, undefs, CodeLocation::NONE)?;
    if !block.definedness.is_defined() {
        let what = format!("an undefined value is passed to {name} as its buffer: it must be null or from malloc");
        return Err(int::undefined_value(&what, &block, undefs));
    }
    let (mut index, mut size) = (None, 0);
    if block.lo != 0 {
        let number = memory.load_slow(size_at, Shape::Bits(64), 1, undefs, CodeLocation::NONE)?;
        if !number.definedness.is_defined() {
            let what = format!("an undefined value is passed to {name} as the buffer size");
            return Err(int::undefined_value(&what, &number, undefs));
        }
        size = number.lo;
        index = memory.block(&block, name, undefs)?;
        let Some(index) = index else {
            for cell in [at, size_at] {
                after.writes.push(super::pending_effects::Write::all(*cell, 8));
            }
            return Ok(());
        };
        let room = memory.size_of(index);
        if size > room {
            let text = words::false_size(name, room, size);
            let fault = Fault::new(TrapKind::OutOfBounds, text);
            return Err(fault.about(NoteSubject::Object(*memory.info(index))));
        }
    }
    after.outputs = Outputs::new(1, 1);
    (raw_at[0], raw_size[0]) = (after.outputs.address(0), after.outputs.address(1));
    after.line = Some(Line { at: *at, size_at: *size_at, block, index, size });
    Ok(())
}

impl Line {
    /// Copies the line that was read to the program's block, which grows if needed.
    pub fn deliver(
        self,
        read: i64,
        outputs: &Outputs,
        name: &'static str,
        site: u32,
        shared: &mut SharedState,
    ) -> InterpResult<()> {
        let SharedState { memory, undefs, .. } = shared;
        let len = u64::try_from(read).map_or(0, |read| read + 1);
        let mut size = if self.size == 0 { FIRST } else { self.size };
        while size < len {
            size = size.saturating_mul(2).max(len);
        }
        let mut block = self.block;
        if self.index.is_none() || size != self.size {
            let Some(new) = memory.malloc(size, super::MALLOC_ALIGN, site, false) else { return Ok(()) };
            if let Some(old) = self.index {
                let copied = memory.size_of(old).min(size);
                memory.copy(&new, &block, copied, name, Overlap::Allowed, undefs)?;
                memory.retire(old, site);
            }
            memory.store_slow(&self.at, Shape::Pointer, 1, &new, undefs)?;
            memory.store_slow(&self.size_at, Shape::Bits(64), 1, &ScalarValue::int(size), undefs)?;
            block = new;
        }
        let from = ScalarValue::pointer(outputs.get(0), Provenance::Foreign, 0);
        memory.copy(&block, &from, len, name, Overlap::Allowed, undefs)
    }
}
