//! Edits files at random through the language server, and compares what it reports with a fresh server after every hundred
//! edits; measures how long edits, hovers and completions take, and the server's memory.
//!
//! `cargo run --profile quick --features tools --example lsp_soak -- target/quick/llvmlite-jit 1000 7 FILE.ll...`: the
//! command, the number of edits per file, the seed.

mod lsp_client;

use fastrand::Rng;
use lsp_client::{Server, URI, position, report};
use serde_json::json;
use std::time::{Duration, Instant};

/// Time after which diagnostics that are not right are taken to stay wrong.
const PATIENCE: Duration = Duration::from_secs(60);

/// Returns an edit: where, how many bytes are removed, and what comes in.
fn edit(text: &str, random: &mut Rng) -> (usize, usize, String) {
    let mut at = random.usize(..text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let start = text[..at].rfind("\n  ").map_or(0, |line| line + 3);
    let end = start + text[start..].find('\n').unwrap_or(0);
    let at = start + random.usize(..=end - start);
    let at = (start..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(start);
    let piece = [" ", "7", "%x", "x", ""][random.usize(..5)];
    let cut = usize::from(piece.is_empty() && text[at..].starts_with(|c: char| c.is_ascii() && c != '\n'));
    (at, cut, piece.into())
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [program, edits, seed, files @ ..] = arguments.as_slice() else {
        eprintln!("usage: lsp_soak COMMAND EDITS SEED FILE...");
        std::process::exit(2);
    };
    let (edits, mut random) =
        (edits.parse::<usize>().expect("a number"), Rng::with_seed(seed.parse().expect("a number")));
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
        let mut undo: Option<(usize, usize, String)> = None;
        for n in 0..edits {
            let version = n as i64 + 2;
            // A number or a name in the middle of a line is replaced; every other edit, on average, undoes the one before.
            let (at, cut, piece) = match undo.take().filter(|_| random.bool()) {
                Some(undo) => undo,
                None => edit(&text, &mut random),
            };
            undo = Some((at, piece.len(), text[at..at + cut].to_string()));
            let range = json!({"start": position(&text, at), "end": position(&text, at + cut)});
            let start = Instant::now();
            let change = json!([{"range": range, "text": piece}]);
            let document = json!({"uri": URI, "version": version});
            server.notify("textDocument/didChange", json!({"textDocument": document, "contentChanges": change}));
            text.replace_range(at..at + cut, &piece);
            server.diagnostics(version);
            changed.push(start.elapsed());
            let place = json!({"textDocument": {"uri": URI}, "position": position(&text, at)});
            hovered.push(server.request("textDocument/hover", place.clone()).1);
            completed.push(server.request("textDocument/completion", place).1);
            if n % 100 == 99 {
                // The check of a long text as a whole comes after a pause.
                let fresh = Server::start(program).open(&text).0;
                let start = Instant::now();
                while server.published["diagnostics"] != fresh && start.elapsed() < PATIENCE {
                    std::thread::sleep(Duration::from_millis(20));
                    server.request("textDocument/foldingRange", json!({"textDocument": {"uri": URI}}));
                }
                assert_eq!(server.published["diagnostics"], fresh, "after {n} edits of {file}");
            }
        }
        report("edit to diagnostics", &mut changed);
        report("hover", &mut hovered);
        report("completion", &mut completed);
        println!("  memory {} MB, peak {} MB", server.memory().0, server.memory().1);
    }
}
