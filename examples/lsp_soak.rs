//! Edits files at random through the language server, and compares what it reports with a fresh server after every hundred
//! edits; measures how long edits, hovers and completions take, and the server's memory.
//!
//! `cargo run --profile quick --example lsp_soak -- target/quick/llvmlite-jit 1000 7 FILE.ll...`: the command, the number
//! of edits per file, the seed.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

struct Server {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    next: i64,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    fn start(program: &str) -> Server {
        let mut child =
            Command::new(program).arg("lsp").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let (input, output) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        let mut server = Server { child, input, output: BufReader::new(output), next: 1 };
        let capabilities = json!({"general": {"positionEncodings": ["utf-8"]}});
        server.request("initialize", json!({"capabilities": capabilities}));
        server
    }

    fn send(&mut self, message: &Value) {
        let body = message.to_string();
        write!(self.input, "Content-Length: {}\r\n\r\n{body}", body.len()).expect("the server reads");
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
        serde_json::from_slice(&body).expect("JSON")
    }

    fn request(&mut self, method: &str, params: Value) -> (Value, Duration) {
        let (id, start) = (self.next, Instant::now());
        self.next += 1;
        self.send(&json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}));
        loop {
            let message = self.receive();
            if message["id"] == id {
                assert!(message.get("error").is_none(), "{message}");
                return (message["result"].clone(), start.elapsed());
            }
        }
    }

    fn notify(&mut self, method: &str, params: Value) {
        self.send(&json!({"jsonrpc": "2.0", "method": method, "params": params}));
    }

    fn diagnostics(&mut self, version: i64) -> Value {
        loop {
            let message = self.receive();
            if message["params"]["version"] == version && message["method"] == "textDocument/publishDiagnostics" {
                return message["params"]["diagnostics"].clone();
            }
        }
    }

    fn open(&mut self, text: &str) -> (Value, Duration) {
        let start = Instant::now();
        let document = json!({"uri": URI, "languageId": "llvm", "version": 1, "text": text});
        self.notify("textDocument/didOpen", json!({"textDocument": document}));
        (self.diagnostics(1), start.elapsed())
    }

    /// Returns resident memory and its peak in MB.
    fn memory(&self) -> (u64, u64) {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let value = |key: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(key)).unwrap_or("0");
            line.trim_matches(|c: char| !c.is_ascii_digit()).parse::<u64>().unwrap_or(0) / 1024
        };
        (value("VmRSS:"), value("VmHWM:"))
    }
}

const URI: &str = "file:///soak.ll";

/// Numbers that follow from a seed (SplitMix64).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % limit.max(1) as u64) as usize
    }
}

fn position(text: &str, offset: usize) -> Value {
    let before = &text[..offset];
    let column = before.len() - before.rfind('\n').map_or(0, |at| at + 1);
    json!({"line": before.bytes().filter(|b| *b == b'\n').count(), "character": column})
}

/// Prints the median and the 99th percentile of durations.
fn report(what: &str, times: &mut [Duration]) {
    times.sort();
    let at = |part: usize| {
        times.get((times.len() * part / 100).min(times.len().saturating_sub(1))).copied().unwrap_or_default()
    };
    println!("  {what}: median {:?}, 99 % {:?}, most {:?} of {}", at(50), at(99), at(100), times.len());
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [program, edits, seed, files @ ..] = arguments.as_slice() else {
        eprintln!("usage: lsp_soak COMMAND EDITS SEED FILE...");
        std::process::exit(2);
    };
    let (edits, mut random) = (edits.parse::<usize>().expect("a number"), Random(seed.parse().expect("a number")));
    for file in files {
        let mut text = std::fs::read_to_string(file).expect("a text");
        let mut server = Server::start(program);
        let (_, opened) = server.open(&text);
        println!(
            "{file}: {} bytes, opened to diagnostics in {opened:?}, {} MB (peak {})",
            text.len(),
            server.memory().0,
            server.memory().1
        );
        let (mut changed, mut hovered, mut completed) = (Vec::new(), Vec::new(), Vec::new());
        for n in 0..edits {
            let version = n as i64 + 2;
            // A number or a name in the middle of a line is replaced, and every other edit undoes the one before.
            let mut at = random.below(text.len());
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            let start = text[..at].rfind("\n  ").map_or(0, |line| line + 3);
            let end = start + text[start..].find('\n').unwrap_or(0);
            let at = start + random.below(end - start + 1);
            let at = (start..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(start);
            let piece = [" ", "7", "%x", "x", ""][random.below(5)];
            let cut = usize::from(piece.is_empty() && text[at..].starts_with(|c: char| c.is_ascii() && c != '\n'));
            let range = json!({"start": position(&text, at), "end": position(&text, at + cut)});
            let start = Instant::now();
            let change = json!([{"range": range, "text": piece}]);
            let document = json!({"uri": URI, "version": version});
            server.notify("textDocument/didChange", json!({"textDocument": document, "contentChanges": change}));
            text.replace_range(at..at + cut, piece);
            server.diagnostics(version);
            changed.push(start.elapsed());
            let place = json!({"textDocument": {"uri": URI}, "position": position(&text, at)});
            hovered.push(server.request("textDocument/hover", place.clone()).1);
            completed.push(server.request("textDocument/completion", place).1);
            if n % 100 == 99 {
                // Wait for the check of the whole text: that of a long one comes after a pause.
                let mut found = Value::Null;
                let fresh = Server::start(program).open(&text).0;
                for _ in 0..50 {
                    std::thread::sleep(Duration::from_millis(if text.len() > 64 << 10 { 400 } else { 0 }));
                    let document = json!({"uri": URI, "version": version});
                    server.notify("textDocument/didChange", json!({"textDocument": document, "contentChanges": []}));
                    let range = json!({"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}});
                    let change = json!([{"range": range, "text": ""}]);
                    server
                        .notify("textDocument/didChange", json!({"textDocument": document, "contentChanges": change}));
                    found = server.diagnostics(version);
                    if found == fresh {
                        break;
                    }
                }
                assert_eq!(found, fresh, "after {n} edits of {file}");
            }
        }
        report("edit to diagnostics", &mut changed);
        report("hover", &mut hovered);
        report("completion", &mut completed);
        println!("  memory {} MB, peak {} MB", server.memory().0, server.memory().1);
    }
}
