//! Measures the language server as an editor sees it: from opening a text to its diagnostics, from an edit inside a
//! function to the diagnostics after it, hover and completion at the place of the edit, and the server's memory.
//!
//! `cargo run --profile quick --features tools --example lsp_latency -- target/release/llvmlite-jit 1000 7 FILE.ll...`: the
//! command, the number of edits per file, the seed. Places are drawn from the bytes of all bodies, so that long functions have their
//! share. Every other edit undoes the one before. Each fifteenth is followed by a pause, in which the server begins
//! to check what it has put off; the next edits come while it does.

mod lsp_client;

use fastrand::Rng;
use lsp_client::{Server, URI, position, report};
use serde_json::json;
use std::ops::Range;
use std::time::{Duration, Instant};

/// Times that a text is opened.
const OPENED: usize = 5;

/// Length of the pause after each fifteenth edit.
const PAUSE: Duration = Duration::from_millis(300);

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [program, edits, seed, files @ ..] = arguments.as_slice() else {
        eprintln!("usage: lsp_latency COMMAND EDITS SEED FILE...");
        std::process::exit(2);
    };
    let (edits, seed) = (edits.parse::<usize>().expect("a number"), seed.parse().expect("a number"));
    for file in files {
        let text = std::fs::read_to_string(file).expect("a text");
        println!("{file}: {} bytes", text.len());
        let mut opened: Vec<Duration> = (0..OPENED).map(|_| Server::start(program).open(&text).1).collect();
        report("open to diagnostics", &mut opened);
        measure(Server::start(program), text, edits, Rng::with_seed(seed));
    }
}

/// Edits a text at random places in functions.
fn measure(mut server: Server, mut text: String, edits: usize, mut random: Rng) {
    server.open(&text);
    let bodies = bodies(&text);
    if bodies.is_empty() {
        return println!("  no function");
    }
    let (mut changed, mut hovered, mut completed) = (Vec::new(), Vec::new(), Vec::new());
    // The edit that restores the text.
    let mut undo: Option<(usize, usize, String)> = None;
    for n in 0..edits {
        let (at, cut, piece) = undo.take().unwrap_or_else(|| {
            let (at, cut, piece) = edit(&text, &bodies, &mut random);
            undo = Some((at, piece.len(), text[at..at + cut].into()));
            (at, cut, piece.into())
        });
        let range = json!({"start": position(&text, at), "end": position(&text, at + cut)});
        let version = n as i64 + 2;
        let document = json!({"uri": URI, "version": version});
        let changes = json!([{"range": range, "text": piece}]);
        text.replace_range(at..at + cut, &piece);
        let place = json!({"textDocument": {"uri": URI}, "position": position(&text, at + piece.len())});
        let start = Instant::now();
        server.notify("textDocument/didChange", json!({"textDocument": document, "contentChanges": changes}));
        server.diagnostics(version);
        changed.push(start.elapsed());
        completed.push(server.request("textDocument/completion", place.clone()).1);
        hovered.push(server.request("textDocument/hover", place).1);
        if n % 15 == 14 {
            std::thread::sleep(PAUSE);
        }
    }
    report("edit to diagnostics", &mut changed);
    report("completion", &mut completed);
    report("hover", &mut hovered);
    let (now, peak) = server.memory();
    println!("  memory: {now} MB, peak {peak} MB");
}

/// Returns the lines of the bodies of functions, from the first of each to its last.
fn bodies(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let (mut at, mut start) = (0, None);
    for line in text.split_inclusive('\n') {
        if line.starts_with("define ") && line.trim_end().ends_with('{') {
            start = Some(at + line.len());
        } else if line.starts_with('}')
            && let Some(start) = start.take()
        {
            found.push(start..at);
        }
        at += line.len();
    }
    found.retain(|body| !body.is_empty());
    found
}

/// Returns an edit that stays in its function: where, how many bytes are removed, and what comes in.
fn edit(text: &str, bodies: &[Range<usize>], random: &mut Rng) -> (usize, usize, &'static str) {
    let all: usize = bodies.iter().map(Range::len).sum();
    let mut nth = random.usize(..all);
    let mut at = bodies[0].start;
    for body in bodies {
        if nth < body.len() {
            at = body.start + nth;
            break;
        }
        nth -= body.len();
    }
    let bytes = text.as_bytes();
    let line = text[..at].rfind('\n').map_or(0, |n| n + 1);
    match random.u8(..6) {
        0 => (line, 0, "  %new = add i32 1, 2\n"),
        1 => (line, 0, "  ; a comment\n"),
        2 if bytes[at].is_ascii_alphanumeric() => (at, 1, ""),
        // Behind a character, so that it is in a word, or begins one.
        3 => (at, 0, " "),
        4 => (at, 0, "7"),
        _ => (at, 0, "x"),
    }
}
