//! Prints modules and reads them again: `cargo run --features tools --example roundtrip -- [--llvm] DIRECTORY…`
//!
//! Each `.ll` file below the directories is parsed, printed and parsed again; both modules must be the same,
//! with the same text. With `--llvm` the printed text also goes through `llvm-as` of LLVM 22, or of 14 if
//! only that one accepts the source, and `llvm-dis` must print the same for both. The summary has the number
//! of files read, and the failures, grouped by kind.

#[path = "../tests/print_roundtrip/module_eq.rs"]
mod module_eq;

use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::ir::{Module, print};
use llvmlite_jit::parse::parse;
use llvmlite_jit::source::SourceMap;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The result of one file.
enum Ending {
    /// Printed and read again.
    Same,
    /// The source is refused: by this project, or by every LLVM.
    Refused(String),
    Failed(String),
}

fn main() {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let llvm = arguments.iter().any(|a| a == "--llvm");
    arguments.retain(|a| a != "--llvm");
    let mut files = Vec::new();
    for argument in &arguments {
        collect(Path::new(argument), &mut files);
    }
    let mut same = 0;
    let mut others: BTreeMap<(&str, String), Vec<PathBuf>> = BTreeMap::new();
    for file in files {
        // A panic is a failure like any other: later files are still tried.
        let ending = std::panic::catch_unwind(|| try_file(&file, llvm));
        match ending.unwrap_or_else(|_| Ending::Failed("a panic".into())) {
            Ending::Same => same += 1,
            Ending::Refused(why) => others.entry(("refused", why)).or_default().push(file),
            Ending::Failed(why) => others.entry(("FAILED", why)).or_default().push(file),
        }
    }
    let count = |word: &str| others.iter().filter(|(k, _)| k.0 == word).map(|(_, v)| v.len()).sum::<usize>();
    println!("{same} the same, {} refused, {} failed", count("refused"), count("FAILED"));
    for ((kind, why), files) in &others {
        println!("{kind} {}x {}: {why}", files.len(), files[0].display());
    }
    std::process::exit(i32::from(count("FAILED") > 0));
}

fn collect(path: &Path, out: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let mut entries: Vec<PathBuf> =
            std::fs::read_dir(path).into_iter().flatten().flatten().map(|e| e.path()).collect();
        entries.sort();
        entries.iter().for_each(|entry| collect(entry, out));
    } else if path.extension().is_some_and(|e| e == "ll") {
        out.push(path.into());
    }
}

fn read(sources: &mut SourceMap, text: &str) -> (Module, Option<String>) {
    let source = sources.add("text.ll", text).expect("fits");
    let parsed = parse(&source);
    let error = parsed.diagnostics.into_iter().find(Diagnostic::is_error);
    (parsed.module, error.map(|d| format!("{} {}", d.code, d.message)))
}

/// Returns a message without its parts that differ from file to file.
fn shape(message: &str) -> String {
    let parts: Vec<&str> = message.split('`').enumerate().filter(|(n, _)| n % 2 == 0).map(|(_, p)| p).collect();
    parts.join("…").lines().next().unwrap_or_default().into()
}

fn try_file(path: &Path, llvm: bool) -> Ending {
    let Ok(text) = std::fs::read_to_string(path) else { return Ending::Refused("not text".into()) };
    let mut sources = SourceMap::new();
    let (module, error) = read(&mut sources, &text);
    if let Some(error) = error {
        return Ending::Refused(match error.starts_with("E016") {
            true => error,
            false => shape(&error),
        });
    }
    let printed = print::module(&module);
    let (again, error) = read(&mut sources, &printed);
    if let Some(error) = error {
        return Ending::Failed(format!("the print is refused: {error}"));
    }
    if let Some(difference) = module_eq::difference(&module, &again) {
        return Ending::Failed(format!("another module: {difference}"));
    }
    if print::module(&again) != printed {
        return Ending::Failed("another text the second time".into());
    }
    if llvm {
        for version in ["22", "14"] {
            let Ok(source) = canonical(&text, version) else { continue };
            return match canonical(&printed, version) {
                Err(error) => {
                    Ending::Failed(format!("LLVM {version} refuses the print: {}", error.lines().next().unwrap_or("")))
                }
                Ok(ours) if ours == source => Ending::Same,
                Ok(ours) => {
                    let pair = source.lines().zip(ours.lines()).find(|(a, b)| a != b).unwrap_or(("", "another length"));
                    Ending::Failed(format!("LLVM {version} reads another module:\n  {}\n  {}", pair.0, pair.1))
                }
            };
        }
    }
    Ending::Same
}

/// Returns the text that LLVM prints for a module.
fn canonical(text: &str, version: &str) -> Result<String, String> {
    let bitcode = pipe(&format!("llvm-as-{version}"), text.as_bytes())?;
    let text = pipe(&format!("llvm-dis-{version}"), &bitcode)?;
    let text = String::from_utf8_lossy(&text);
    let lines = text.lines().filter(|l| !l.starts_with("; ModuleID") && !l.starts_with("source_filename"));
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

fn pipe(program: &str, input: &[u8]) -> Result<Vec<u8>, String> {
    let mut command = Command::new(program);
    command.args(["-o", "-", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|e| format!("{program}: {e}"))?;
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().map_err(|e| e.to_string())?;
    // A program that stops reading early gives the reason on its standard error.
    let _ = writer.join();
    match output.status.success() {
        true => Ok(output.stdout),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
    }
}
