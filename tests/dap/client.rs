//! A client of the debug adapter: the command in a process, with messages as JSON.

use crate::lsp::client::read;
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

/// Timeout for an answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running adapter.
pub struct Client {
    child: Child,
    input: Option<ChildStdin>,
    messages: Receiver<Value>,
    seq: i64,
    /// Events that arrived while waiting for something else.
    pub events: Vec<Value>,
}

impl Drop for Client {
    fn drop(&mut self) {
        // At the end of its input it deletes its temporary files.
        self.input = None;
        let start = Instant::now();
        while matches!(self.child.try_wait(), Ok(None)) && start.elapsed() < PATIENCE {
            std::thread::sleep(Duration::from_millis(2));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Client {
    /// Starts an adapter.
    pub fn start() -> Client {
        let mut child = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"))
            .arg("dap")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let (input, output) = (child.stdin.take(), child.stdout.take().expect("a pipe"));
        Client { child, input, messages: read(output), seq: 1, events: Vec::new() }
    }

    /// Starts an adapter and initializes it.
    pub fn ready() -> Client {
        let mut client = Client::start();
        client.ok("initialize", json!({ "adapterID": "llvmlite-jit" }));
        client
    }

    /// Launches a program, without starting it.
    pub fn launched(program: &str, more: Value) -> Client {
        let mut client = Client::ready();
        let mut arguments = json!({ "program": program });
        for (key, value) in more.as_object().into_iter().flatten() {
            arguments[key] = value.clone();
        }
        client.ok("launch", arguments);
        client.event("initialized");
        client
    }

    /// Launches a program and stops it before its first instruction.
    pub fn stopped(program: &str) -> Client {
        let mut client = Client::launched(program, json!({ "stopOnEntry": true }));
        client.ok("configurationDone", json!({}));
        assert_eq!(client.event("stopped")["reason"], "entry");
        client
    }

    /// Returns the process id of the adapter.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Writes bytes as they are.
    pub fn raw(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("the input is open");
        // If the adapter has ended, the missing answer shows it.
        let _ = input.write_all(bytes).and_then(|()| input.flush());
    }

    /// Sends a request and returns its number.
    pub fn send(&mut self, command: &str, arguments: Value) -> i64 {
        let seq = self.seq;
        self.seq += 1;
        let body = json!({ "seq": seq, "type": "request", "command": command, "arguments": arguments }).to_string();
        self.raw(format!("Content-Length: {}\r\n\r\n{body}", body.len()).as_bytes());
        seq
    }

    /// Returns the next message.
    pub fn next_message(&mut self) -> Option<Value> {
        self.messages.recv_timeout(PATIENCE).ok()
    }

    /// Waits for the response to a request. `Err` is its message.
    pub fn response(&mut self, seq: i64) -> Result<Value, String> {
        loop {
            let message = self.next_message().unwrap_or_else(|| panic!("no response to request {seq}"));
            if message["type"] == "event" {
                self.events.push(message);
            } else if message["request_seq"] == seq {
                return match message["success"] == true {
                    true => Ok(message["body"].clone()),
                    false => Err(message["message"].as_str().expect("a text").into()),
                };
            }
        }
    }

    /// Sends a request and returns the body of its response; `Err` is its message.
    pub fn request(&mut self, command: &str, arguments: Value) -> Result<Value, String> {
        let seq = self.send(command, arguments);
        self.response(seq)
    }

    /// Like [`Client::request`], for a request that must succeed.
    pub fn ok(&mut self, command: &str, arguments: Value) -> Value {
        let result = self.request(command, arguments);
        result.unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    /// Like [`Client::request`], for a request that must fail.
    pub fn error(&mut self, command: &str, arguments: Value) -> String {
        self.request(command, arguments).expect_err(command)
    }

    /// Waits for an event, and returns its body.
    pub fn event(&mut self, name: &str) -> Value {
        if let Some(n) = self.events.iter().position(|event| event["event"] == name) {
            return self.events.remove(n)["body"].take();
        }
        loop {
            let mut message = self.next_message().unwrap_or_else(|| panic!("no event {name}"));
            if message["event"] == name {
                return message["body"].take();
            }
            self.events.push(message);
        }
    }

    /// Executes a request that makes the program run, and returns the event of its stop.
    pub fn run(&mut self, command: &str, arguments: Value) -> Value {
        self.ok(command, arguments);
        self.event("stopped")
    }

    /// Returns the innermost frame.
    pub fn top(&mut self) -> Value {
        self.ok("stackTrace", json!({ "threadId": 1, "levels": 1 }))["stackFrames"][0].clone()
    }

    /// Returns the line of the innermost frame.
    pub fn line(&mut self) -> u64 {
        self.top()["line"].as_u64().expect("a line")
    }

    /// Evaluates an expression in the innermost frame, and returns its text.
    pub fn value(&mut self, expression: &str) -> String {
        let found = self.ok("evaluate", json!({ "expression": expression, "context": "watch" }));
        found["result"].as_str().expect("a text").into()
    }

    /// Returns the variables of a reference as `name = value`.
    pub fn variables(&mut self, reference: &Value) -> Vec<String> {
        let found = self.ok("variables", json!({ "variablesReference": reference }));
        let list = found["variables"].as_array().expect("a list").clone();
        list.iter().map(|one| format!("{} = {}", text(&one["name"]), text(&one["value"]))).collect()
    }

    /// Returns the reference of a scope of the innermost frame.
    pub fn scope(&mut self, name: &str) -> Value {
        let frame = self.top()["id"].clone();
        let found = self.ok("scopes", json!({ "frameId": frame }));
        let scopes = found["scopes"].as_array().expect("a list");
        let scope = scopes.iter().find(|scope| scope["name"] == name);
        scope.unwrap_or_else(|| panic!("no {name} in {found}"))["variablesReference"].clone()
    }

    /// Returns the text that a stream of the program has written, as far as its events have arrived.
    pub fn output(&self, category: &str) -> String {
        let outputs = self.events.iter().filter(|event| event["event"] == "output");
        let own = outputs.map(|event| &event["body"]).filter(|body| body["category"] == category);
        own.map(|body| text(&body["output"])).collect()
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
            assert!(start.elapsed() < PATIENCE, "the adapter does not end");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Returns a text.
pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).into()
}

/// Returns the path of a program of these tests.
pub fn program(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/dap/programs").join(name);
    path.display().to_string()
}

/// Returns a request of breakpoints on lines.
pub fn lines(path: &str, lines: &[i64]) -> Value {
    let points: Vec<Value> = lines.iter().map(|line| json!({ "line": line })).collect();
    json!({ "source": { "path": path }, "breakpoints": points })
}

/// Returns the processes whose parent is this one.
pub fn children(parent: u32) -> Vec<u32> {
    let entries = std::fs::read_dir("/proc").expect("a list of processes");
    let ids = entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse::<u32>().ok());
    let of_parent = |id: &u32| {
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace().nth(1).map(String::from);
        fields.is_some_and(|field| field == parent.to_string())
    };
    ids.filter(of_parent).collect()
}
