//! Transcripts: lines `-> MESSAGE` of the client and `<- MESSAGE` of the server, in the required order.
//! `LLVMLITE_BLESS=1` writes the current messages of the server.

use super::client::Client;
use serde_json::Value;
use std::fmt::Write;
use std::path::PathBuf;

/// Returns the server's answers to the messages of a transcript.
fn played(text: &str) -> String {
    let mut client = Client::start();
    let mut out = String::new();
    for line in text.lines() {
        let Some(message) = line.strip_prefix("-> ") else {
            if !line.starts_with("<- ") {
                let _ = writeln!(out, "{line}");
            }
            continue;
        };
        let message: Value = serde_json::from_str(message).unwrap_or_else(|error| panic!("{line}: {error}"));
        let _ = writeln!(out, "{line}");
        client.send(&message);
        let method = message["method"].as_str().unwrap_or("");
        let answered = |one: &Value| match message.get("id") {
            Some(id) => one["id"] == *id,
            None => one["method"] == "textDocument/publishDiagnostics",
        };
        if message.get("id").is_none() && !matches!(method, "textDocument/didOpen" | "textDocument/didChange") {
            continue;
        }
        loop {
            let mut one = client.next_message().unwrap_or_else(|| panic!("no answer to {line}"));
            let is_last = answered(&one);
            if let Some(version) = one.pointer_mut("/result/serverInfo/version") {
                *version = "VERSION".into();
            }
            let _ = writeln!(out, "<- {one}");
            if is_last {
                break;
            }
        }
    }
    out
}

#[test]
fn sessions_go_as_written() {
    let directory = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/lsp/transcripts");
    let mut files: Vec<_> =
        std::fs::read_dir(directory).expect("a directory").map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    assert!(!files.is_empty());
    let bless = std::env::var_os("LLVMLITE_BLESS").is_some();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a text");
        let now = played(&text);
        if bless {
            std::fs::write(&file, &now).expect("it can be written");
        }
        let differs = text.lines().zip(now.lines()).find(|(a, b)| a != b);
        assert!(bless || text == now, "{}: {differs:#?}", file.display());
    }
}
