//! Transcripts: lines `-> COMMAND ARGUMENTS` of the client, and `<- COMMAND BODY`, `<- error COMMAND MESSAGE` and `<-
//! event NAME BODY` of the adapter, in the required order. `DIR` stands for the directory of the programs, `ADDRESS1` for
//! an address, and `DATA` for the last data id. `LLVMLITE_BLESS=1` writes the current messages of the adapter.

use super::client::Client;
use serde_json::Value;
use std::fmt::Write;
use std::path::PathBuf;

/// Requests after which the program stops or ends.
const RUNNING: [&str; 8] =
    ["configurationDone", "continue", "next", "stepIn", "stepOut", "stepBack", "reverseContinue", "restart"];

/// Replacements for texts that vary between runs.
#[derive(Default)]
struct Player {
    addresses: Vec<String>,
    data: String,
}

impl Player {
    /// Replaces texts that vary between runs.
    fn masked(&mut self, text: &str, directory: &str) -> String {
        let text = text.replace(directory, "DIR");
        let (mut out, mut rest) = (String::new(), &text[..]);
        while let Some(at) = rest.find("0x") {
            let end = rest[at + 2..].find(|c: char| !c.is_ascii_hexdigit()).map_or(rest.len(), |n| at + 2 + n);
            let address = &rest[at..end];
            out += &rest[..at];
            // Shorter addresses belong to instructions.
            match address.len() > 10 {
                true => {
                    let known = self.addresses.iter().position(|one| one == address);
                    let n = known.unwrap_or_else(|| {
                        self.addresses.push(address.into());
                        self.addresses.len() - 1
                    });
                    let _ = write!(out, "ADDRESS{}", n + 1);
                }
                false => out += address,
            }
            rest = &rest[end..];
        }
        out + rest
    }

    /// Returns the adapter's answers to the requests of a transcript.
    fn played(&mut self, text: &str, directory: &str) -> String {
        let mut client = Client::start();
        let mut out = String::new();
        for line in text.lines() {
            let Some(request) = line.strip_prefix("-> ") else {
                if !line.starts_with("<- ") {
                    let _ = writeln!(out, "{line}");
                }
                continue;
            };
            let _ = writeln!(out, "{line}");
            let (command, arguments) = request.split_once(' ').unwrap_or((request, "{}"));
            let mut arguments = arguments.replace("DIR", directory).replace("\"DATA\"", &self.data);
            for (n, address) in self.addresses.iter().enumerate().rev() {
                arguments = arguments.replace(&format!("ADDRESS{}", n + 1), address);
            }
            let arguments = serde_json::from_str(&arguments).unwrap_or_else(|error| panic!("{line}: {error}"));
            let seq = client.send(command, arguments);
            self.answers(&mut client, command, seq, directory, &mut out);
        }
        out
    }

    fn answers(&mut self, client: &mut Client, command: &str, seq: i64, directory: &str, out: &mut String) {
        let (mut is_answered, mut waits) = (false, RUNNING.contains(&command));
        let mut lines: Vec<(String, Value)> = Vec::new();
        while !is_answered || waits {
            let message = client.next_message().unwrap_or_else(|| panic!("no answer to {command}: {lines:?}"));
            let name = message["event"].as_str().unwrap_or("").to_string();
            let mut body = message["body"].clone();
            if message["type"] == "response" {
                assert_eq!(message["request_seq"], seq);
                is_answered = true;
                let is_ok = message["success"] == true;
                waits = is_ok && (waits || command == "launch");
                if body["dataId"].is_string() {
                    self.data = body["dataId"].to_string();
                    body["dataId"] = "DATA".into();
                }
                match is_ok {
                    true => lines.push((command.into(), body)),
                    false => lines.push((format!("error {command}"), message["message"].clone())),
                }
                continue;
            }
            waits &= !matches!(&*name, "stopped" | "terminated" | "initialized");
            // The program writes in pieces whose sizes depend on timing.
            if name == "output"
                && let Some((last, old)) = lines.last_mut()
                && last == "event output"
                && old["category"] == body["category"]
            {
                old["output"] =
                    format!("{}{}", old["output"].as_str().unwrap(), body["output"].as_str().unwrap()).into();
                continue;
            }
            lines.push((format!("event {name}"), body));
        }
        for (head, body) in lines {
            let body = if body.is_null() { String::new() } else { format!(" {body}") };
            let _ = writeln!(out, "{}", self.masked(&format!("<- {head}{body}"), directory));
        }
    }
}

#[test]
fn sessions_go_as_written() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/dap");
    let programs = root.join("programs").display().to_string();
    let directory = std::fs::read_dir(root.join("transcripts")).expect("a directory");
    let mut files: Vec<_> = directory.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    assert!(!files.is_empty());
    let bless = std::env::var_os("LLVMLITE_BLESS").is_some();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a text");
        let now = Player::default().played(&text, &programs);
        if bless {
            std::fs::write(&file, &now).expect("it can be written");
        }
        let differs = text.lines().zip(now.lines()).find(|(a, b)| a != b);
        assert!(bless || text == now, "{}: {differs:#?}", file.display());
    }
}
