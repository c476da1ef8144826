//! Messages over a pair of byte streams. Unlike `lsp-server`, it continues after a message that is not JSON, and does
//! not allocate memory by the length stated in a header.

use crossbeam_channel::{Receiver, Sender, bounded, unbounded};
use lsp_server::{ErrorCode, Message};
use serde_json::json;
use std::io::{self, BufRead, Read, Write};
use std::thread::JoinHandle;

/// Maximum length of a message, well above the largest text that has positions.
const MAX_LENGTH: usize = 1 << 29;

/// Maximum length of a line of a header.
const MAX_HEADER: u64 = 1 << 12;

/// An incoming message.
pub enum Incoming {
    /// A message.
    Message(Message),
    /// A body that is not a message, with the error code and the reason.
    Malformed(ErrorCode, String),
}

/// An outgoing message.
pub enum Outgoing {
    /// A message.
    Message(Message),
    /// The response to a body that is not a message and therefore has no id.
    Malformed(ErrorCode, String),
}

/// Starts a thread that reads messages until the end of the input, or until a malformed header, after which the
/// next message cannot be found.
pub fn read(mut input: impl BufRead + Send + 'static) -> Receiver<Incoming> {
    // A client that writes faster than it is answered must wait.
    let (sender, receiver) = bounded(1024);
    std::thread::spawn(move || {
        while let Ok(Some(body)) = body(&mut input) {
            let message = match serde_json::from_slice::<Message>(&body) {
                Ok(message) => Incoming::Message(message),
                Err(error) => {
                    let is_json = serde_json::from_slice::<serde::de::IgnoredAny>(&body).is_ok();
                    let code = if is_json { ErrorCode::InvalidRequest } else { ErrorCode::ParseError };
                    Incoming::Malformed(code, error.to_string())
                }
            };
            let is_exit = matches!(&message, Incoming::Message(Message::Notification(n)) if n.method == "exit");
            if sender.send(message).is_err() || is_exit {
                break;
            }
        }
    });
    receiver
}

/// Starts a thread that writes messages until the sender is dropped or the output is closed.
pub fn write(mut output: impl Write + Send + 'static) -> (Sender<Outgoing>, JoinHandle<()>) {
    let (sender, receiver) = unbounded::<Outgoing>();
    let thread = std::thread::spawn(move || {
        for message in receiver {
            let written = match message {
                Outgoing::Message(message) => message.write(&mut output),
                Outgoing::Malformed(code, reason) => {
                    let error = json!({"code": code as i32, "message": reason});
                    let body = json!({"jsonrpc": "2.0", "id": null, "error": error}).to_string();
                    write!(output, "Content-Length: {}\r\n\r\n{body}", body.len()).and_then(|()| output.flush())
                }
            };
            if written.is_err() {
                return;
            }
        }
    });
    (sender, thread)
}

/// Reads the body of a message; `None` at the end of the input.
fn body(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let invalid = |text: &str| io::Error::new(io::ErrorKind::InvalidData, text.to_string());
    let mut length = None;
    loop {
        let mut line = Vec::new();
        if input.take(MAX_HEADER).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        let line = std::str::from_utf8(&line).map_err(|_| invalid("a header that is not text"))?.trim_end();
        if line.is_empty() {
            break;
        }
        let (name, value) = line.split_once(':').ok_or_else(|| invalid("a header without a colon"))?;
        if name.eq_ignore_ascii_case("content-length") {
            length = value.trim().parse::<usize>().ok();
        }
    }
    let length = length.filter(|length| *length <= MAX_LENGTH).ok_or_else(|| invalid("no usable Content-Length"))?;
    // The buffer grows with the data: Content-Length is not trusted.
    let mut body = Vec::new();
    input.take(length as u64).read_to_end(&mut body)?;
    if body.len() < length { Ok(None) } else { Ok(Some(body)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(input: &'static str) -> Vec<bool> {
        read(input.as_bytes()).iter().map(|one| matches!(one, Incoming::Message(_))).collect()
    }

    #[test]
    fn a_malformed_body_does_not_end_the_stream() {
        let good = "Content-Length: 25\r\n\r\n{\"method\":\"a\",\"params\":1}";
        let with_more = "Content-Length: 4\r\nContent-Type: x\r\n\r\nnull";
        assert_eq!(kinds(good), [true]);
        assert_eq!(kinds(with_more), [false]);
        let both: &'static str = Box::leak(format!("{with_more}{good}").into_boxed_str());
        assert_eq!(kinds(both), [false, true]);
        let code = |input: &'static str| match read(input.as_bytes()).iter().next() {
            Some(Incoming::Malformed(code, _)) => Some(code as i32),
            _ => None,
        };
        assert_eq!(code(with_more), Some(-32600), "JSON, but not a message");
        assert_eq!(code("Content-Length: 4\r\n\r\nnul["), Some(-32700), "not JSON");
        for broken in
            ["", "x", "x\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n{}", "Content-Length: 9\r\n\r\n{}"]
        {
            assert!(kinds(broken).is_empty(), "{broken}");
        }
    }
}
