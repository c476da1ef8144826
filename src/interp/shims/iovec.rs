//! Memory that a function reaches through descriptors in memory: `iovec`, `msghdr`, arrays of strings, and pointers
//! that the function advances.

use super::pending_effects::{PendingEffects, Write};
use super::strings::c_string_length;
use crate::interp::exec::int;
use crate::interp::memory::{AccessKind, Shape};
use crate::interp::report::InterpResult;
use crate::interp::scalar::{CodeLocation, ScalarValue};
use crate::interp::state::SharedState;

/// Maximum number of `iovec` elements that the kernel accepts (`IOV_MAX`).
const MAX_VECTORS: u64 = 1024;

/// Returns a pointer at an offset from another one.
fn at(pointer: &ScalarValue, offset: u64) -> ScalarValue {
    ScalarValue { lo: pointer.lo.wrapping_add(offset), ..*pointer }
}

fn load(from: &ScalarValue, shape: Shape, name: &str, shared: &mut SharedState) -> InterpResult<ScalarValue> {
    let SharedState { memory, undefs, .. } = shared;
    let value = memory.load_slow(from, shape, 1, undefs, CodeLocation::NONE)?;
    match value.definedness.is_defined() {
        true => Ok(value),
        false => Err(int::undefined_value(&format!("{name} is passed memory with an undefined value"), &value, undefs)),
    }
}

fn check(memory: &ScalarValue, len: u64, name: &'static str, write: bool, shared: &SharedState) -> InterpResult<()> {
    match len {
        0 => Ok(()),
        _ => shared.memory.resolve(memory, len, 1, AccessKind { name, write }, &shared.undefs).map(drop),
    }
}

/// Checks the memory of an array of `iovec`.
pub fn vectors(
    list: &ScalarValue,
    count: u64,
    write: bool,
    name: &'static str,
    after: &mut PendingEffects,
    shared: &mut SharedState,
) -> InterpResult<()> {
    if count > MAX_VECTORS {
        return Ok(());
    }
    check(list, count * 16, name, false, shared)?;
    for n in 0..count {
        let base = load(&at(list, 16 * n), Shape::Pointer, name, shared)?;
        let len = load(&at(list, 16 * n + 8), Shape::Bits(64), name, shared)?.lo;
        check(&base, len, name, write, shared)?;
        if write {
            after.vectors.push((base, len));
        }
    }
    Ok(())
}

/// Checks the memory of a `msghdr`.
pub fn message(
    header: &ScalarValue,
    write: bool,
    name: &'static str,
    after: &mut PendingEffects,
    shared: &mut SharedState,
) -> InterpResult<()> {
    check(header, 56, name, write, shared)?;
    let mut part = |pointer: u64, length: u64, width: u32, shared: &mut SharedState| -> InterpResult<()> {
        let base = load(&at(header, pointer), Shape::Pointer, name, shared)?;
        if base.lo == 0 {
            return Ok(());
        }
        let len = load(&at(header, length), Shape::Bits(width), name, shared)?.lo;
        check(&base, len, name, write, shared)?;
        if write {
            after.writes.push(Write::all(base, len));
        }
        Ok(())
    };
    part(0, 8, 32, shared)?;
    part(32, 40, 64, shared)?;
    let list = load(&at(header, 16), Shape::Pointer, name, shared)?;
    let count = load(&at(header, 24), Shape::Bits(64), name, shared)?.lo;
    if write {
        for (field, len) in [(8, 4), (40, 8), (48, 4)] {
            after.writes.push(Write::all(at(header, field), len));
        }
    }
    vectors(&list, count, write, name, after, shared)
}

/// Checks an array of strings that ends with a null pointer.
pub fn strings(list: &ScalarValue, name: &'static str, shared: &mut SharedState) -> InterpResult<()> {
    for n in 0.. {
        let text = load(&at(list, 8 * n), Shape::Pointer, name, shared)?;
        if text.lo == 0 {
            break;
        }
        c_string_length(&text, false, u64::MAX, name, shared)?;
    }
    Ok(())
}

/// Checks the memory at a pointer that the function advances. `left` points to the number of bytes there.
pub fn converted(
    cell: &ScalarValue,
    left: &ScalarValue,
    write: bool,
    name: &'static str,
    after: &mut PendingEffects,
    shared: &mut SharedState,
) -> InterpResult<()> {
    check(cell, 8, name, true, shared)?;
    let base = load(cell, Shape::Pointer, name, shared)?;
    if base.lo != 0 {
        let len = load(left, Shape::Bits(64), name, shared)?.lo;
        check(&base, len, name, write, shared)?;
    }
    match write {
        true => after.moved.push((*cell, base)),
        false => after.writes.push(Write::all(*cell, 8)),
    }
    Ok(())
}
