//! Lengths of strings in the memory of the program.

use crate::interp::report::InterpResult;
use crate::interp::scalar::ScalarValue;
use crate::interp::state::SharedState;

/// Returns the length of a string of `wchar_t`, as [`c_string_length`] does.
fn wide_length(from: &ScalarValue, limit: u64, name: &'static str, shared: &SharedState) -> InterpResult<u64> {
    let mut len = 0;
    while len < limit {
        let at = ScalarValue { lo: from.lo.wrapping_add(4 * len), ..*from };
        let end = match shared.memory.load::<u32>(&at, 0) {
            Some(character) => character == 0,
            None => shared.memory.read_bytes(&at, 4, name, &shared.undefs)? == [0; 4],
        };
        if end {
            break;
        }
        len += 1;
    }
    Ok(len)
}

/// Returns the length of a string in characters (`wchar_t` if `wide`), without the terminator: at most `limit`. `name`: the
/// called function, for reports.
pub(super) fn c_string_length(
    from: &ScalarValue,
    wide: bool,
    limit: u64,
    name: &'static str,
    shared: &SharedState,
) -> InterpResult<u64> {
    match wide {
        true => wide_length(from, limit, name, shared),
        false => shared.memory.string_length(from, limit, name, &shared.undefs),
    }
}
