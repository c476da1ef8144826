//! A client of the language server, for the examples that measure it and compare what it reports.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// A server in a process of its own.
pub struct Server {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    next: i64,
    /// The last diagnostics that came.
    pub published: Value,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    /// Starts and initializes a server.
    pub fn start(program: &str) -> Server {
        let mut child =
            Command::new(program).arg("lsp").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let (input, output) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        let mut server = Server { child, input, output: BufReader::new(output), next: 1, published: Value::Null };
        let capabilities = json!({"general": {"positionEncodings": ["utf-8"]}});
        server.request("initialize", json!({"capabilities": capabilities}));
        server
    }

    /// Sends a message. Returns the time at which it was ready.
    fn send(&mut self, message: &Value) -> Instant {
        let body = message.to_string();
        let start = Instant::now();
        write!(self.input, "Content-Length: {}\r\n\r\n", body.len()).expect("the server reads");
        self.input.write_all(body.as_bytes()).expect("the server reads");
        start
    }

    fn receive(&mut self) -> Value {
        let (mut length, mut line) = (0, String::new());
        loop {
            line.clear();
            assert!(self.output.read_line(&mut line).expect("the server writes") > 0, "the server has ended");
            match line.strip_prefix("Content-Length: ") {
                Some(value) => length = value.trim().parse().expect("a length"),
                None if line == "\r\n" => break,
                None => {}
            }
        }
        let mut body = vec![0; length];
        self.output.read_exact(&mut body).expect("a whole message");
        let message: Value = serde_json::from_slice(&body).expect("JSON");
        if message["method"] == "textDocument/publishDiagnostics" {
            self.published = message["params"].clone();
        }
        message
    }

    /// Sends a request. Returns its result, and how long it took.
    pub fn request(&mut self, method: &str, params: Value) -> (Value, Duration) {
        let id = self.next;
        self.next += 1;
        let start = self.send(&json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}));
        loop {
            let message = self.receive();
            if message["id"] == id {
                assert!(message.get("error").is_none(), "{message}");
                return (message["result"].clone(), start.elapsed());
            }
        }
    }

    /// Sends a notification. Returns the time at which it was ready.
    pub fn notify(&mut self, method: &str, params: Value) -> Instant {
        self.send(&json!({"jsonrpc": "2.0", "method": method, "params": params}))
    }

    /// Waits for the diagnostics of a version.
    pub fn diagnostics(&mut self, version: i64) -> Value {
        loop {
            let message = self.receive();
            if message["params"]["version"] == version && message["method"] == "textDocument/publishDiagnostics" {
                return self.published["diagnostics"].clone();
            }
        }
    }

    /// Opens a text. Returns its diagnostics, and how long they took.
    pub fn open(&mut self, text: &str) -> (Value, Duration) {
        let document = json!({"uri": URI, "languageId": "llvm", "version": 1, "text": text});
        let start = self.notify("textDocument/didOpen", json!({"textDocument": document}));
        (self.diagnostics(1), start.elapsed())
    }

    /// Returns resident memory and its peak in MB.
    pub fn memory(&self) -> (u64, u64) {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let value = |key: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(key)).unwrap_or("0");
            line.trim_matches(|c: char| !c.is_ascii_digit()).parse::<u64>().unwrap_or(0) / 1024
        };
        (value("VmRSS:"), value("VmHWM:"))
    }
}

/// URI of the text.
pub const URI: &str = "file:///soak.ll";

/// Returns the position of a byte offset, in UTF-8.
pub fn position(text: &str, offset: usize) -> Value {
    let before = &text[..offset];
    let column = before.len() - before.rfind('\n').map_or(0, |at| at + 1);
    json!({"line": before.bytes().filter(|b| *b == b'\n').count(), "character": column})
}

/// Prints the median, the 99th percentile and the longest of durations.
pub fn report(what: &str, times: &mut [Duration]) {
    times.sort();
    let at = |part: usize| {
        times.get((times.len() * part / 100).min(times.len().saturating_sub(1))).copied().unwrap_or_default()
    };
    println!("  {what}: median {:?}, 99 % {:?}, most {:?} of {}", at(50), at(99), at(100), times.len());
}
