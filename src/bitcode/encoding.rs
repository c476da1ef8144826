//! Encodings of numbers and strings in records.

use super::error::Error;
use std::borrow::Cow;

/// Decodes a signed number, with its sign in the least significant bit.
pub fn signed(word: u64) -> i64 {
    match (word >> 1, word & 1) {
        (magnitude, 0) => magnitude as i64,
        // Minus zero encodes `i64::MIN`.
        (0, _) => i64::MIN,
        (magnitude, _) => (magnitude as i64).wrapping_neg(),
    }
}

/// Converts a number to 32 bits, or reports an error.
pub fn narrow(number: u64) -> Result<u32, Error> {
    u32::try_from(number).map_err(|_| Error::record(format!("{number} has more than 32 bits")))
}

/// Returns the characters of a record as bytes.
pub fn characters(ops: &[u64]) -> Result<Vec<u8>, Error> {
    let byte = |op: &u64| u8::try_from(*op).map_err(|_| Error::record("a character that does not fit into 8 bits"));
    ops.iter().map(byte).collect()
}

/// Converts bytes to text. Bytes that are not UTF-8 are escaped as in LLVM assembly, as in the parser.
pub fn text(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => {
            let mut out = String::new();
            crate::ir::write_escaped(bytes, &mut out);
            Cow::Owned(out)
        }
    }
}

/// Returns the text of a record.
pub fn string(ops: &[u64]) -> Result<String, Error> {
    Ok(text(&characters(ops)?).into_owned())
}
