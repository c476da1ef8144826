//! The examples of `explain`: each wrong one causes exactly the code or the kind of fault that it illustrates; each
//! right one is accepted without a warning, and runs on both engines if it states a result. (`tests/filetests/codes.rs`
//! tests that each code has a section.)

use llvmlite_jit::directive::TestFile;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Codes without examples, each with the reason.
const WITHOUT: &[(&str, &str)] = &[
    ("E0107", "a hundred other errors have to stand before it"),
    ("E0610", "it depends on the directories of the machine"),
    ("E0699", "a bug of ours"),
    ("E0705", "only a program that embeds the library can offer functions"),
    ("E0706", "only a program that embeds the library makes instances"),
    ("E1001", "only a session finds it"),
    ("E1002", "only a session finds it"),
    ("E1003", "only a session finds it"),
    ("E1004", "only a session finds it"),
    ("E1005", "only a session finds it"),
    ("E1006", "only a session finds it"),
    ("E1007", "only a session finds it"),
    ("W1001", "only a session finds it"),
    ("E1101", "a binary is not a text that can be shown"),
    ("E1102", "a binary is not a text that can be shown"),
    ("E1103", "a binary is not a text that can be shown"),
    ("E1104", "a binary is not a text that can be shown"),
    ("E1105", "a binary is not a text that can be shown"),
    ("E1106", "only what is written can have no record"),
    ("W1101", "a binary is not a text that can be shown"),
    ("W1102", "a binary is not a text that can be shown"),
    ("E1111", "a binary is not a text that can be shown"),
    ("E1112", "a binary is not a text that can be shown"),
    ("E1113", "a binary is not a text that can be shown"),
    ("E1114", "a binary is not a text that can be shown"),
    ("E1115", "only who writes bytecode finds it"),
    ("panic", "only a program that embeds the library can offer functions"),
    ("host error", "only a program that embeds the library can offer functions"),
    ("interrupted", "somebody has to press Ctrl-C"),
    ("internal error", "a bug of ours"),
];

/// A section of the texts.
struct Section {
    name: String,
    /// Examples, each with the module that is linked with it, if any.
    wrong: Option<(String, Option<String>)>,
    right: Option<(String, Option<String>)>,
}

#[test]
fn examples_are_what_they_are_said_to_be() {
    let sections = sections();
    assert!(sections.len() > 170, "{} sections", sections.len());
    let (next, wrong) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = |thread: usize| {
        let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("explain-{thread}"));
        std::fs::create_dir_all(&directory).expect("a directory");
        while let Some(section) = sections.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Err(text) = check(section, &directory) {
                wrong.lock().expect("no panic").push(format!("{}: {text}", section.name));
            }
        }
    };
    std::thread::scope(|scope| {
        let count = std::thread::available_parallelism().map_or(2, |n| n.get());
        let work = &work;
        (0..count).for_each(|n| drop(scope.spawn(move || work(n))));
    });
    let mut wrong = wrong.into_inner().expect("no panic");
    wrong.sort();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

fn check(section: &Section, directory: &Path) -> Result<(), String> {
    let excepted = WITHOUT.iter().any(|(name, _)| *name == section.name);
    let (Some(wrong), Some(right)) = (&section.wrong, &section.right) else {
        return if excepted { Ok(()) } else { Err("needs a wrong and a right example".into()) };
    };
    if excepted {
        return Err("has examples, and is excepted".into());
    }
    let file = write(wrong, directory)?;
    if file.needs.iter().all(|library| has(library)) {
        match is_code(&section.name) {
            true => is_refused(section, wrong, &file, directory)?,
            false => ends_so(section, &file, directory)?,
        }
    }
    let file = write(right, directory)?;
    if file.runs_anything() {
        let (status, text, _) = run(&["test"], &[], directory)?;
        return if status == Some(0) { Ok(()) } else { Err(format!("the right example:\n{text}")) };
    }
    let (status, _, report) = run(&["check"], &options(&file), directory)?;
    if status == Some(0) && report.is_empty() { Ok(()) } else { Err(format!("the right example:\n{report}")) }
}

/// Writes an example and its linked module to files, and returns its directives.
fn write((text, other): &(String, Option<String>), directory: &Path) -> Result<TestFile, String> {
    let write = |name: &str, text: &str| std::fs::write(directory.join(name), text).map_err(|e| e.to_string());
    write("example.ll", text)?;
    if let Some(other) = other {
        write("other.ll", other)?;
    }
    // `also:` is a directive of this test.
    let known: Vec<&str> = text.lines().map(|line| if line.starts_with("; also:") { "" } else { line }).collect();
    let known = known.join("\n");
    // An example with only the description of a run is not a test, and its directives cannot be parsed as one.
    match TestFile::parse(&known) {
        Ok(file) => Ok(file),
        Err(_) => {
            let mut file = TestFile::parse(&format!("{known}\n; exit: 0"))?;
            file.program.exit = None;
            Ok(file)
        }
    }
}

/// Checks the example of a diagnostic's code: all findings have this code, or a code that the example also lists.
fn is_refused(
    section: &Section,
    (text, _): &(String, Option<String>),
    file: &TestFile,
    directory: &Path,
) -> Result<(), String> {
    let runs = ["E06", "E07", "E08"].iter().any(|start| section.name.starts_with(start));
    let command: &[&str] = if runs { &["run", "-q"] } else { &["check", "-q"] };
    let document = document(command, file, directory)?;
    let found = document["diagnostics"].as_array().into_iter().flatten().filter_map(|found| found["code"].as_str());
    let found: BTreeSet<&str> = found.collect();
    let also = text.lines().filter_map(|line| line.strip_prefix("; also: "));
    let wanted: BTreeSet<&str> = also.chain([section.name.as_str()]).collect();
    if found == wanted { Ok(()) } else { Err(format!("the wrong example gives {found:?}")) }
}

/// Checks the example of a fault or of another end: the run ends in that way, at the line of the directive.
fn ends_so(section: &Section, file: &TestFile, directory: &Path) -> Result<(), String> {
    let document = document(&["run", "-q"], file, directory)?;
    let outcome = &document["outcome"];
    let end = if outcome["trap"].is_null() { &outcome["stop"] } else { &outcome["trap"] };
    let kinds = [&outcome["kind"], &end["kind"]];
    let line = file.traps.first().map(|trap| trap.line as u64);
    let so = kinds.iter().any(|kind| kind.as_str() == Some(&section.name)) && end["line"].as_u64() == line;
    if so && line.is_some() { Ok(()) } else { Err(format!("the wrong example ends with {outcome}")) }
}

fn document(command: &[&str], file: &TestFile, directory: &Path) -> Result<Value, String> {
    let json = directory.join("document.json");
    let mut options = options(file);
    options.extend(["--json".to_string(), json.display().to_string()]);
    run(command, &options, directory)?;
    let text = std::fs::read_to_string(&json).map_err(|e| e.to_string())?;
    serde_json::from_str(&text).map_err(|e| e.to_string())
}

fn options(file: &TestFile) -> Vec<String> {
    let links = file.links.iter().flat_map(|link| ["--link".to_string(), link.clone()]);
    file.flags.iter().cloned().chain(links).collect()
}

fn run(command: &[&str], options: &[String], directory: &Path) -> Result<(Option<i32>, String, String), String> {
    let output = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"))
        .args(command)
        .args(options)
        .arg("example.ll")
        .current_dir(directory)
        .output()
        .map_err(|e| e.to_string())?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Ok((output.status.code(), text(&output.stdout), text(&output.stderr)))
}

fn has(library: &str) -> bool {
    let directories =
        ["/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/lib64", "/usr/lib", "/lib"];
    directories.iter().any(|directory| Path::new(directory).join(library).exists())
}

fn is_code(name: &str) -> bool {
    name.len() == 5 && name.starts_with(['E', 'W']) && name[1..].bytes().all(|b| b.is_ascii_digit())
}

fn sections() -> Vec<Section> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/src/codes");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(directory).expect("the texts").flatten().map(|entry| entry.path()).collect();
    files.sort();
    let mut sections = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a text");
        for section in text.split("\n## ").skip(1) {
            let heading = section.lines().next().unwrap_or_default();
            let name = heading.split(": ").next().unwrap_or_default().to_string();
            sections.push(Section { name, wrong: example(section, "Wrong:"), right: example(section, "Right:") });
        }
    }
    sections
}

/// Returns the example below a line, and the module linked with it.
fn example(section: &str, title: &str) -> Option<(String, Option<String>)> {
    let fence = |text: &str| {
        let (code, rest) = text.strip_prefix("\n\n```llvm\n")?.split_once("\n```\n")?;
        Some((code.to_string(), rest.to_string()))
    };
    let (_, text) = section.split_once(&format!("\n{title}"))?;
    let (code, rest) = fence(text)?;
    let other = rest.strip_prefix("\nwith `other.ll`:").and_then(fence);
    Some((code, other.map(|(code, _)| code)))
}
