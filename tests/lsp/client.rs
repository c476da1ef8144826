//! A client of the language server: the command in a process, with messages as JSON.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// Timeout for an answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running server.
pub struct Client {
    child: Child,
    input: Option<ChildStdin>,
    messages: Receiver<Value>,
    next: i64,
    /// Messages that arrived while waiting for another one.
    pub others: Vec<Value>,
}

impl Drop for Client {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reads messages until the end.
pub fn read(output: impl Read + Send + 'static) -> Receiver<Value> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        let mut output = BufReader::new(output);
        loop {
            let (mut length, mut line) = (0, String::new());
            while output.read_line(&mut line).is_ok_and(|n| n > 2) {
                if let Some(value) = line.strip_prefix("Content-Length: ") {
                    length = value.trim().parse().expect("a length");
                }
                line.clear();
            }
            let mut body = vec![0; length];
            if length == 0 || output.read_exact(&mut body).is_err() {
                return;
            }
            if sender.send(serde_json::from_slice(&body).expect("the server writes JSON")).is_err() {
                return;
            }
        }
    });
    receiver
}

impl Client {
    /// Starts a server.
    pub fn start() -> Client {
        let mut child = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"))
            .arg("lsp")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let (input, output) = (child.stdin.take(), child.stdout.take().expect("a pipe"));
        Client { child, input, messages: read(output), next: 1, others: Vec::new() }
    }

    /// Starts a server and initializes it as an editor with all capabilities does.
    pub fn ready() -> Client {
        let mut client = Client::start();
        client.request("initialize", capabilities()).expect("it initializes");
        client.notify("initialized", json!({}));
        client
    }

    /// Writes bytes as they are.
    pub fn raw(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("the input is open");
        // If the server has ended, the missing answer shows it.
        let _ = input.write_all(bytes).and_then(|()| input.flush());
    }

    /// Writes a message.
    pub fn send(&mut self, message: &Value) {
        let body = message.to_string();
        self.raw(format!("Content-Length: {}\r\n\r\n{body}", body.len()).as_bytes());
    }

    /// Sends a notification.
    pub fn notify(&mut self, method: &str, params: Value) {
        self.send(&json!({"jsonrpc": "2.0", "method": method, "params": params}));
    }

    /// Returns the next message.
    pub fn next_message(&mut self) -> Option<Value> {
        self.messages.recv_timeout(PATIENCE).ok()
    }

    /// Sends a request and returns its result; `Err` is the error.
    pub fn request(&mut self, method: &str, params: Value) -> Result<Value, Value> {
        let id = self.next;
        self.next += 1;
        self.send(&json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}));
        loop {
            let message = self.next_message().unwrap_or_else(|| panic!("no answer to {method} {params}"));
            if message["id"] == id {
                return match message.get("error") {
                    Some(error) => Err(error.clone()),
                    None => Ok(message["result"].clone()),
                };
            }
            self.others.push(message);
        }
    }

    /// Opens a document, and returns its diagnostics.
    pub fn open(&mut self, uri: &str, text: &str) -> Vec<Value> {
        let document = json!({"uri": uri, "languageId": "llvm", "version": 1, "text": text});
        self.notify("textDocument/didOpen", json!({"textDocument": document}));
        self.diagnostics(uri, 1)
    }

    /// Replaces the text of a document, and returns its diagnostics.
    pub fn replace(&mut self, uri: &str, version: i64, text: &str) -> Vec<Value> {
        self.change(uri, version, json!([{"text": text}]));
        self.diagnostics(uri, version)
    }

    /// Changes a document.
    pub fn change(&mut self, uri: &str, version: i64, changes: Value) {
        let document = json!({"uri": uri, "version": version});
        self.notify("textDocument/didChange", json!({"textDocument": document, "contentChanges": changes}));
    }

    /// Closes a document.
    pub fn close(&mut self, uri: &str) {
        self.notify("textDocument/didClose", json!({"textDocument": {"uri": uri}}));
        self.message(|one| one["params"]["uri"] == uri && one["params"].get("version").is_none());
    }

    /// Waits for the diagnostics of a version.
    pub fn diagnostics(&mut self, uri: &str, version: i64) -> Vec<Value> {
        let found = self.message(|one| one["params"]["uri"] == uri && one["params"]["version"] == version);
        found["params"]["diagnostics"].as_array().expect("a list").clone()
    }

    /// Waits for a message.
    pub fn message(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        if let Some(n) = self.others.iter().position(&wanted) {
            return self.others.remove(n);
        }
        loop {
            let message = self.next_message().expect("the message comes");
            if wanted(&message) {
                return message;
            }
            self.others.push(message);
        }
    }

    /// Closes the input, and waits for the end.
    pub fn end(mut self) -> ExitStatus {
        self.input = None;
        self.wait()
    }

    /// Waits for the end.
    pub fn wait(&mut self) -> ExitStatus {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("it can be waited for") {
                return status;
            }
            assert!(start.elapsed() < PATIENCE, "the server does not end");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Returns the parameters of `initialize`.
pub fn capabilities() -> Value {
    json!({
        "processId": null,
        "rootUri": null,
        "capabilities": {
            "general": {"positionEncodings": ["utf-16"]},
            "textDocument": {
                "publishDiagnostics": {"relatedInformation": true},
                "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}},
                "documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
            },
        },
    })
}

/// Returns the position of a byte offset, in UTF-16.
pub fn position(text: &str, offset: usize) -> Value {
    let before = &text[..offset];
    let line = before.matches('\n').count();
    let column = before[before.rfind('\n').map_or(0, |n| n + 1)..].encode_utf16().count();
    json!({"line": line, "character": column})
}

/// Returns the byte offset of a position in UTF-16.
pub fn offset(text: &str, position: &Value) -> usize {
    let line = position["line"].as_u64().expect("a line") as usize;
    let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
    let (mut left, mut at) = (position["character"].as_u64().expect("a column") as usize, start);
    for c in text[start..].chars() {
        if left == 0 {
            break;
        }
        left -= c.len_utf16();
        at += c.len_utf8();
    }
    at
}

/// Returns a text with the edits of a document applied.
pub fn applied(text: &str, edits: &Value) -> String {
    let edits = edits.as_array().map_or(&[] as &[Value], Vec::as_slice);
    let mut edits: Vec<(usize, usize, &str)> = edits
        .iter()
        .map(|edit| {
            let range = &edit["range"];
            (offset(text, &range["start"]), offset(text, &range["end"]), edit["newText"].as_str().expect("a text"))
        })
        .collect();
    edits.sort_by_key(|(start, end, _)| (*start, *end));
    let (mut out, mut at) = (String::new(), 0);
    for (start, end, new) in edits {
        assert!(at <= start, "edits do not overlap");
        out += &text[at..start];
        out += new;
        at = end;
    }
    out + &text[at..]
}
