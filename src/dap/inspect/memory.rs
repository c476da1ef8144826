//! Memory as bytes.

use super::{Inspector, StoppedProgram};
use crate::dap::code_map::parse_address;
use serde_json::{Value, json};

/// Maximum number of bytes read at once.
const MAX_BYTES: u64 = 1 << 20;
/// Number of bytes tested for readability at once.
const PIECE: u64 = 64;

impl Inspector {
    /// Answers `readMemory`.
    pub(super) fn read_memory(&mut self, stopped: &StoppedProgram<'_, '_>, arguments: &Value) -> Result<Value, String> {
        let address = address(arguments)?;
        let count = arguments["count"].as_u64().unwrap_or(0).min(MAX_BYTES);
        let read = |at: u64, size: u64| {
            let mut bytes = stopped.state.raw(at, size)?;
            // The definedness of the bytes follows them.
            bytes.truncate(size as usize);
            Some(bytes)
        };
        let mut bytes = Vec::new();
        while (bytes.len() as u64) < count {
            let at = address.saturating_add(bytes.len() as u64);
            let left = (count - bytes.len() as u64).min(PIECE);
            if let Some(piece) = read(at, left) {
                bytes.extend(piece);
                continue;
            }
            bytes.extend((0..left).map_while(|n| read(at.saturating_add(n), 1)).flatten());
            break;
        }
        let unreadable = arguments["count"].as_u64().unwrap_or(0) - bytes.len() as u64;
        let mut out = json!({ "address": format!("{address:#x}"), "data": base64(&bytes) });
        if unreadable > 0 {
            out["unreadableBytes"] = unreadable.into();
        }
        Ok(out)
    }
}

/// Returns the address specified by `memoryReference` and `offset`.
pub fn address(arguments: &Value) -> Result<u64, String> {
    let text = arguments["memoryReference"].as_str().unwrap_or("");
    let address = parse_address(text).ok_or_else(|| format!("`{text}` is not an address"))?;
    let offset = arguments["offset"].as_i64().unwrap_or(0);
    address.checked_add_signed(offset).ok_or_else(|| "the address is out of range".into())
}

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Encodes bytes in base 64.
fn base64(bytes: &[u8]) -> String {
    let mut out = String::new();
    for chunk in bytes.chunks(3) {
        let bits = chunk.iter().fold(0u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        for n in 0..4 {
            match n <= chunk.len() {
                true => out.push(char::from(DIGITS[(bits >> (18 - 6 * n)) as usize & 63])),
                false => out.push('='),
            }
        }
    }
    out
}

/// Decodes base 64.
pub fn from_base64(text: &str) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    let (mut bits, mut count) = (0u32, 0);
    for c in text.trim_end_matches('=').bytes().filter(|c| !c.is_ascii_whitespace()) {
        let digit = DIGITS.iter().position(|digit| *digit == c)?;
        bits = bits << 6 | digit as u32;
        count += 6;
        if count >= 8 {
            count -= 8;
            out.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_64_is_that_of_rfc_4648() {
        let all =
            [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE=")];
        for (plain, encoded) in all {
            assert_eq!(base64(plain.as_bytes()), encoded);
            assert_eq!(from_base64(encoded).unwrap(), plain.as_bytes());
        }
        assert_eq!(from_base64("+/8="), Some(vec![0xfb, 0xff]));
        assert_eq!(from_base64("a b*"), None);
    }
}
