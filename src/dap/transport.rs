//! Messages over a pair of byte streams: a header with the length, and a JSON document.

use serde_json::Value;
use std::io::{self, Write};

/// Maximum length of a message.
const MAX_LENGTH: usize = 1 << 26;
/// Maximum length of a header.
const MAX_HEADER: usize = 1 << 12;

/// Splits a stream of bytes into messages.
#[derive(Default)]
pub struct MessageDecoder {
    bytes: Vec<u8>,
    /// Offset of the first byte that is not part of a message yet.
    start: usize,
}

impl MessageDecoder {
    /// Adds bytes that were read.
    pub fn push(&mut self, bytes: &[u8]) {
        self.bytes.drain(..std::mem::take(&mut self.start));
        self.bytes.extend_from_slice(bytes);
    }

    /// Returns the next message; `None` if it is incomplete. `Err` gives the reason why the rest of the stream cannot
    /// be decoded; a body that is not JSON is `Ok(Some(Err))`.
    pub fn next_message(&mut self) -> Result<Option<Result<Value, String>>, String> {
        let rest = &self.bytes[self.start..];
        let Some(end) = memchr::memmem::find(rest, b"\r\n\r\n") else {
            return match rest.len() > MAX_HEADER {
                true => Err("a message has no header".into()),
                false => Ok(None),
            };
        };
        let header = std::str::from_utf8(&rest[..end]).map_err(|_| "a header is not text")?;
        let mut length = None;
        for line in header.split("\r\n") {
            let (name, value) = line.split_once(':').ok_or("a line of a header has no colon")?;
            if name.trim().eq_ignore_ascii_case("content-length") {
                length = value.trim().parse::<usize>().ok();
            }
        }
        let length = length.ok_or("a header has no usable Content-Length")?;
        if length > MAX_LENGTH {
            return Err(format!("a message has {length} bytes, of which at most {MAX_LENGTH} are possible"));
        }
        let body = rest.get(end + 4..end + 4 + length);
        let Some(body) = body else { return Ok(None) };
        let message = serde_json::from_slice(body).map_err(|error| error.to_string());
        self.start += end + 4 + length;
        Ok(Some(message))
    }
}

/// Writes a message.
pub fn write(output: &mut dyn Write, message: &Value) -> io::Result<()> {
    let body = message.to_string();
    write!(output, "Content-Length: {}\r\n\r\n{body}", body.len()).and_then(|()| output.flush())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn messages_arrive_in_pieces_and_together() {
        let mut bytes = Vec::new();
        for message in [json!({"seq": 1}), json!("ü"), json!(null)] {
            write(&mut bytes, &message).unwrap();
        }
        let mut decoder = MessageDecoder::default();
        let mut found = Vec::new();
        for byte in &bytes {
            decoder.push(&[*byte]);
            found.extend(decoder.next_message().unwrap());
        }
        assert_eq!(found, [Ok(json!({"seq": 1})), Ok(json!("ü")), Ok(json!(null))]);
        decoder.push(&bytes);
        assert_eq!(std::iter::from_fn(|| decoder.next_message().unwrap()).count(), 3);
        decoder.push(b"Content-Length: 1\r\nContent-Type: x\r\n\r\n{content-length:2\r\n\r\n{}");
        assert!(decoder.next_message().unwrap().unwrap().is_err());
        assert_eq!(decoder.next_message().unwrap(), Some(Ok(json!({}))));
        assert_eq!(decoder.next_message().unwrap(), None);
    }

    #[test]
    fn headers_without_meaning_end_the_stream() {
        let long = "x".repeat(5000);
        for text in
            ["no colon\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999\r\n\r\n", "\r\n\r\n", &long]
        {
            let mut decoder = MessageDecoder::default();
            decoder.push(text.as_bytes());
            assert!(decoder.next_message().is_err(), "{text}");
        }
    }
}
