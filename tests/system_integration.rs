//! Integration with the system: completion scripts, manual pages, programs with a `#!` line, colors, and the
//! conformity of JSON documents to their schemas (`docs/schema`).

mod completions;
mod json_schema;
mod packages;

use json_schema::Schemas;
use serde_json::Value;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn llvmlite_jit(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"));
    command.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).stdin(Stdio::null());
    ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"].iter().for_each(|name| _ = command.env_remove(name));
    command
}

fn output(arguments: &[&str]) -> Output {
    llvmlite_jit(arguments).output().expect("the binary starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn scratch(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fit");
    std::fs::create_dir_all(&directory).expect("a directory");
    directory.join(name)
}

/// Whether a program is installed; tests that need it are skipped otherwise. Panics instead if `LLVMLITE_REQUIRE_TOOLS` is
/// set, as `tests/tools/everything` does.
fn is_installed(program: &str) -> bool {
    let found = Command::new(program).arg("--version").output().is_ok();
    assert!(found || std::env::var_os("LLVMLITE_REQUIRE_TOOLS").is_none(), "{program} is not installed");
    found
}

/// Returns the section DESCRIPTION of a manual page, which differs from the sentence of the section NAME.
fn description_of(page: &str) -> &str {
    let part = |title: &str| page.split(&format!(".SH {title}\n")).nth(1).and_then(|rest| rest.split("\n.SH ").next());
    let (name, description) = (part("NAME").expect("a name"), part("DESCRIPTION").expect("a description"));
    let about = name.split(" \\- ").nth(1).expect("a sentence");
    assert!(!description.contains(about), "{description}");
    description
}

#[test]
fn there_is_a_page_for_each_subcommand() {
    let directory = scratch("man1");
    let _ = std::fs::remove_dir_all(&directory);
    let done = output(&["man", &directory.display().to_string()]);
    let whole = text(&output(&["man"]).stdout);
    assert!(
        !whole.contains(".SH EXTRA") && !whole.contains(".SH VERSION") && whole.contains(".SH \"EXAMPLES AND NOTES\"")
    );
    assert!(done.status.success(), "{}", text(&done.stderr));
    let pages = std::fs::read_dir(&directory).expect("a directory").count();
    assert_eq!(text(&done.stdout), format!("wrote {pages} pages to {}\n", directory.display()));
    // Missing directories are created.
    let far = scratch("far/share/man1");
    let _ = std::fs::remove_dir_all(scratch("far"));
    assert!(output(&["man", &far.display().to_string()]).status.success() && far.join("llvmlite-jit.1").is_file());
    let refused = output(&["man", "/dev/null/man1"]);
    assert_eq!(refused.status.code(), Some(66), "{}", text(&refused.stderr));
    assert!(text(&refused.stderr).contains("cannot create"));
    for part in [
        "SH \"EXIT STATUS\"",
        "SH ENVIRONMENT",
        "SH FILES",
        "B LLVMLITE_CACHE",
        "B NO_COLOR",
        "fIFILE\\fR [\\fIARGS\\fR]",
    ] {
        assert!(whole.contains(part), "{part}");
    }
    let names_of_manual = whole.matches("User Commands").count();
    assert!(names_of_manual == 1 && whole.contains(".TH llvmlite-jit 1 \"\" \"llvmlite-jit "), "{whole}");
    let help = text(&output(&["--help"]).stdout);
    let commands = help.split("Commands:\n").nth(1).and_then(|rest| rest.split("\n\n").next()).expect("a list of them");
    // The continuation of a description is indented further.
    let names =
        commands.lines().filter(|line| !line.starts_with("    ")).filter_map(|line| line.split_whitespace().next());
    let names: Vec<&str> = names.filter(|name| *name != "help").collect();
    assert_eq!(names.len() + 1, pages);
    assert!(names.contains(&"run") && names.contains(&"bench"), "{names:?}");
    for name in names {
        let page = std::fs::read_to_string(directory.join(format!("llvmlite-jit-{name}.1")));
        let page = page.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(
            page.contains(&format!(".TH llvmlite-jit-{name} 1")) && page.contains(".SH SYNOPSIS"),
            "{name}: {page}"
        );
        assert!(description_of(&page).len() > 80 && !page.contains(".SH DESCRIPTION\n\n"), "{name}: {page}");
        assert!(page.contains(".SH \"SEE ALSO\"\n.BR llvmlite\\-jit (1)"), "{name}: {page}");
        assert!(whole.contains(&format!(".BR llvmlite\\-jit\\-{name} (1)")), "{name}: {whole}");
    }
    let page = text(&output(&["man"]).stdout);
    let written = std::fs::read_to_string(directory.join("llvmlite-jit.1")).expect("the page of the command");
    assert_eq!(page, written);
    assert!(page.contains("EXAMPLES AND NOTES") && page.contains("llvmlite\\-jit prog.ll one two"), "{page}");
    if is_installed("man") {
        let checked = Command::new("man").args(["--warnings", "-l"]).arg(directory.join("llvmlite-jit-run.1")).output();
        assert!(checked.expect("man starts").stderr.is_empty());
    }
}

/// Runs a program by its name, and returns its output and status.
fn script(first: &str) -> Output {
    let program = "@text = private constant [3 x i8] c\"%s\\00\"
declare i32 @printf(ptr, ...)
define i32 @main(i32 %argc, ptr %argv) {
  %slot = getelementptr ptr, ptr %argv, i64 1
  %word = load ptr, ptr %slot
  %n = call i32 (ptr, ...) @printf(ptr @text, ptr %word)
  %sum = add nsw i32 2147483647, %argc
  ret i32 %argc
}
";
    let name = format!("script-{}", first.len());
    let path = scratch(&name);
    std::fs::write(&path, format!("{first}\n{program}")).expect("it can be written");
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).expect("it can be made a program");
    let bin = Path::new(env!("CARGO_BIN_EXE_llvmlite-jit")).parent().expect("a directory");
    // The file that was just written may still be open in a child that another test has started.
    for _ in 0..50 {
        let started =
            Command::new(&path).args(["one", "two"]).env("PATH", format!("{}:/usr/bin:/bin", bin.display())).output();
        match started {
            Err(error) if error.kind() == std::io::ErrorKind::ExecutableFileBusy => {
                std::thread::sleep(std::time::Duration::from_millis(50));
            }
            started => return started.expect("it starts"),
        }
    }
    panic!("the file is busy");
}

#[test]
fn a_file_is_a_program_by_its_first_line() {
    for first in [
        "#!/usr/bin/env llvmlite-jit",
        "#!/usr/bin/env -S llvmlite-jit --engine interp",
        "#!/usr/bin/env -S llvmlite-jit run -O0 -q",
        &format!("#!{}", env!("CARGO_BIN_EXE_llvmlite-jit")),
    ] {
        let done = script(first);
        assert_eq!(
            (text(&done.stdout), done.status.code()),
            ("one".into(), Some(3)),
            "{first}: {}",
            text(&done.stderr)
        );
        assert!(done.stderr.is_empty(), "{first}");
    }
    // Such a line is accepted by every subcommand, but only as the first one.
    let path = scratch("checked.ll");
    std::fs::write(&path, "#!/usr/bin/env llvmlite-jit\ndefine void @f() {\n  ret void\n}\n").expect("written");
    let path = path.display().to_string();
    assert_eq!(output(&["check", &path]).status.code(), Some(0));
    let shown = text(&output(&["emit", "ll", &path]).stdout);
    assert!(shown.contains("@f") && !shown.contains("#!"), "{shown}");
    std::fs::write(&path, "define void @f() {\n  ret void\n}\n#!/usr/bin/env llvmlite-jit\n").expect("written");
    assert_eq!(output(&["check", &path]).status.code(), Some(65));
}

/// Whether the output of a command is colored.
fn colored(arguments: &[&str], variables: &[(&str, &str)]) -> bool {
    let done = llvmlite_jit(arguments).envs(variables.iter().copied()).output().expect("the binary starts");
    done.stdout.contains(&0x1b) || done.stderr.contains(&0x1b)
}

#[test]
fn color_is_as_typed_and_as_the_environment_wants_it() {
    let commands: [&[&str]; 4] = [
        &["check", "examples/mistakes.ll"],
        &["examples/null.ll"],
        &["test", "--engine", "jit", "tests/cli/graded/wrong.ll"],
        &["bench", "--runs", "1", "--warmup", "1", "--engine", "jit", "examples/fac.ll"],
    ];
    for command in commands {
        let typed = |when: &'static str| match command[0].ends_with(".ll") {
            true => [&["--color", when][..], command].concat(),
            false => [&command[..1], &["--color", when], &command[1..]].concat(),
        };
        assert!(!colored(command, &[]), "{command:?}: nobody looks");
        assert!(colored(command, &[("CLICOLOR_FORCE", "1")]), "{command:?}");
        assert!(!colored(command, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]), "{command:?}");
        assert!(colored(&typed("always"), &[("NO_COLOR", "1")]), "{command:?}");
        assert!(!colored(&typed("never"), &[("CLICOLOR_FORCE", "1")]), "{command:?}");
    }
    // Help and usage errors are printed by clap.
    for command in [&["--help"][..], &["--frobnicate"]] {
        assert!(!colored(command, &[]) && colored(command, &[("CLICOLOR_FORCE", "1")]), "{command:?}");
        assert!(!colored(command, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]), "{command:?}");
    }
}

/// Returns the `--json` document of an invocation.
fn document(arguments: &[&str]) -> Value {
    let path = scratch(&format!("document-{}", arguments.join("").replace(|c: char| !c.is_alphanumeric(), "")));
    let first = ["check", "test", "bench", "emit", "explain"].contains(&arguments[0]);
    let (own, rest) = arguments.split_at(usize::from(first));
    let path = path.display().to_string();
    output(&[own, &["--json", &path], rest].concat());
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{arguments:?}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{arguments:?}: {error}: {text}"))
}

#[test]
fn documents_are_as_their_schema_says() {
    let schemas = Schemas::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/schema"));
    let mut kinds: Vec<String> = Vec::new();
    for arguments in [
        &["examples/fac.ll"][..],
        &["--time-phases", "examples/fac.ll"],
        &["--call", "fac(i64 5)", "examples/fac.ll"],
        &["tests/cli/exit.ll"],
        &["examples/null.ll"],
        &["--engine", "interp", "examples/past_the_end.ll"],
        &["--engine", "interp", "--leaks", "tests/cli/leaks.ll"],
        &["--engine", "interp", "tests/cli/deep.ll"],
        &["tests/ll/wrong/qsort_callback.ll"],
        &["tests/ll/wrong/strlen_null.ll"],
        &["--timeout", "100ms", "tests/cli/spin.ll"],
        &["--timeout", "100ms", "tests/cli/sleep.ll"],
        &["--fuel", "100", "tests/cli/spin.ll"],
        &["--sandbox", "tests/cli/opens.ll"],
        &["--engine", "both", "tests/cli/both/globals.ll"],
        &["--engine", "both", "tests/cli/both/clock.ll"],
        &["--engine", "both", "examples/null.ll"],
        &["examples/mistakes.ll"],
        &["tests/cli/no_entry.ll"],
        &["nobody.ll"],
        &["check", "examples/fac.ll", "examples/mistakes.ll", "tests/cli/gaps.ll"],
        &["emit", "ll", "examples/fac.ll"],
        &["explain", "E0201"],
        &["test", "tests/cli/graded", "--timeout", "1s"],
        &["bench", "--runs", "2", "--warmup", "1", "examples/fac.ll"],
    ] {
        let document = document(arguments);
        schemas.check("run.json", &document).unwrap_or_else(|error| panic!("{arguments:?}: {error}\n{document}"));
        kinds.push(document["outcome"]["kind"].as_str().unwrap_or("").to_string());
    }
    for kind in ["returned", "exited", "trapped", "host fault", "limit", "refused", "unreadable", "done"] {
        assert!(kinds.iter().any(|k| k == kind), "nothing ended with `{kind}`: {kinds:?}");
    }
    let results = text(&output(&["test", "--format", "json", "tests/cli/graded", "tests/cli/xfail"]).stdout);
    let results: Value = serde_json::from_str(&results).expect("one document");
    schemas.check("test.json", &results).unwrap_or_else(|error| panic!("{error}\n{results}"));
}

#[test]
fn output_of_bench_follows_its_schema() {
    let schemas = Schemas::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/schema"));
    let [json, csv, markdown, plot] = ["bench.json", "bench.csv", "bench.md", "bench.svg"].map(scratch);
    let names = [&json, &csv, &markdown, &plot].map(|path| path.display().to_string());
    let exports = [
        "bench",
        "--warmup",
        "1",
        "--export-json",
        &names[0],
        "--export-csv",
        &names[1],
        "--export-markdown",
        &names[2],
        "--plot",
        &names[3],
    ];
    let read = |path: &Path| std::fs::read_to_string(path).expect("it was written");
    let baseline = scratch("baseline.json");
    for (n, more) in [
        &["--runs", "2", "-i", "--against", "true <& \"x\"", "--against", "frobnicate", "examples/hello.ll"][..],
        &["--runs", "2", "--timeout", "300ms", "--engine", "jit", "--against", "sleep 9", "examples/hello.ll"],
        &["--runs", "2", "--call", "fac(i64 5)", "examples/fac.ll"],
        &["--runs", "1", "--baseline", &baseline.display().to_string(), "examples/hello.ll", "--", "you"],
    ]
    .into_iter()
    .enumerate()
    {
        [&json, &csv, &markdown, &plot].iter().for_each(|path| _ = std::fs::remove_file(path));
        let done = output(&[&exports[..], more].concat());
        let document: Value = serde_json::from_str(&read(&json))
            .unwrap_or_else(|error| panic!("{more:?}: {error}\n{}\n{}", text(&done.stdout), text(&done.stderr)));
        schemas.check("bench.json", &document).unwrap_or_else(|error| panic!("{more:?}: {error}\n{document}"));
        let count = document["results"].as_array().map_or(0, Vec::len);
        assert!(count > 0);
        assert_eq!(read(&csv).lines().count(), 1 + count, "{more:?}");
        assert_eq!(read(&markdown).lines().count(), 2 + count, "{more:?}");
        let drawing = read(&plot);
        assert_eq!(drawing.matches("<rect").count(), count, "{drawing}");
        assert!(drawing.starts_with("<svg") && drawing.trim_end().ends_with("</svg>"), "{drawing}");
        assert!(!drawing.contains("prefers-color-scheme") && !drawing.contains("<& "), "{drawing}");
        if n == 0 {
            std::fs::copy(&json, &baseline).expect("it can be copied");
        }
        if n == 3 {
            assert!(document["results"][0]["baseline"]["value"].is_f64(), "{document}");
        }
    }
}

#[test]
fn output_of_step_follows_its_schema() {
    let schemas = Schemas::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/schema"));
    let mut kinds = std::collections::BTreeSet::new();
    for arguments in [
        &["examples/list.ll"][..],
        &["examples/hello.ll", "--", "you"],
        &["examples/null.ll"],
        &["tests/cli/exit.ll"],
        &["--call", "fac(i64 3)", "--only", "@fac", "--steps", "5..9", "examples/fac.ll"],
    ] {
        let written = text(&output(&[&["step", "--transcript=json"], arguments].concat()).stdout);
        assert!(written.lines().count() > 1, "{arguments:?}: {written}");
        for line in written.lines() {
            let document: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
            schemas.check("step.json", &document).unwrap_or_else(|error| panic!("{arguments:?}: {error}\n{line}"));
            let parts = [&document, &document["went"]].into_iter().filter_map(Value::as_object);
            kinds.extend(parts.flat_map(|part| part.keys().cloned().collect::<Vec<_>>()));
        }
    }
    for kind in ["block", "call", "return", "end", "stdout"] {
        assert!(kinds.contains(kind), "nothing has `{kind}`: {kinds:?}");
    }
}

/// The schema checker detects every change of a valid document.
#[test]
fn violations_of_a_schema_are_found() {
    let schemas = Schemas::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/schema"));
    let right = document(&["examples/null.ll", "checked"]);
    assert_eq!(schemas.check("run.json", &right), Ok(()));
    let changes: [fn(&mut Value); 7] = [
        |d| d["more"] = 1.into(),
        |d| d["status"] = 256.into(),
        |d| d["status"] = "134".into(),
        |d| d["outcome"]["kind"] = "vanished".into(),
        |d| d["outcome"]["trap"]["backtrace"][0]["function"] = Value::Null,
        |d| d["outcome"]["trap"]["line"] = 0.into(),
        |d| _ = d.as_object_mut().and_then(|all| all.remove("diagnostics")),
    ];
    for (n, change) in changes.into_iter().enumerate() {
        let mut wrong = right.clone();
        change(&mut wrong);
        assert!(schemas.check("run.json", &wrong).is_err(), "change {n} was not found");
    }
}

/// Checks the loader's list of shared libraries, since each one slows every startup: libm is loaded only for programs
/// that need it.
#[test]
fn the_command_is_linked_with_the_c_library_and_not_with_libm() {
    let found = llvmlite_jit(&[]).env("LD_TRACE_LOADED_OBJECTS", "1").output().expect("the binary starts");
    let libraries = text(&found.stdout);
    assert!(libraries.contains("libc.so"), "{libraries}");
    assert!(!libraries.contains("libm.so"), "{libraries}");
}

#[test]
fn output_that_cannot_be_written_is_an_error() {
    let call = ["--call", "fac(i64 6)", "examples/fac.ll"];
    let lines = [
        vec!["--help"],
        vec!["--version"],
        vec!["man"],
        vec!["completions", "bash"],
        vec!["explain", "E0306"],
        vec!["emit", "ll", "examples/fac.ll"],
        [&["run"][..], &call].concat(),
        [&["--engine", "both"][..], &call].concat(),
        [&["bench", "--runs", "2", "--warmup", "0"][..], &call].concat(),
        [&["step", "--transcript"][..], &call].concat(),
        vec!["test", "examples/tutorial/max.ll"],
        vec!["test", "--format", "tap", "examples/tutorial/max.ll"],
        vec!["test", "--format", "json", "examples/tutorial/max.ll"],
        vec!["test", "--format", "junit", "examples/tutorial/max.ll"],
        vec!["repl", "examples/fac.ll"],
    ];
    for arguments in lines {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("it can be opened");
        let done = llvmlite_jit(&arguments).stdin(calls()).stdout(full).output().expect("the binary starts");
        let stderr = text(&done.stderr);
        assert_eq!(done.status.code(), Some(66), "{arguments:?}: {stderr}");
        assert!(stderr.contains("No space left on device"), "{arguments:?}: {stderr}");
    }
    // A reader that goes away is no error.
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let done = llvmlite_jit(&["test", "examples/tutorial/max.ll"]).stdout(writer).output().expect("the binary starts");
    assert_eq!((done.status.code(), text(&done.stderr)), (Some(0), String::new()));
}

/// Returns a standard input for a session.
fn calls() -> std::process::Stdio {
    let (reader, mut writer) = std::io::pipe().expect("a pipe");
    writer.write_all(b"fac(6)\n").expect("a small text fits into a pipe");
    reader.into()
}

#[test]
fn a_missing_directory_for_temporary_files_is_named() {
    let done = llvmlite_jit(&["--engine", "both", "examples/fac.ll"]).env("TMPDIR", "/nowhere/at/all").output();
    let done = done.expect("the binary starts");
    assert_eq!(done.status.code(), Some(66));
    let said = text(&done.stderr);
    assert!(said.contains("/nowhere/at/all") && said.contains("TMPDIR") && said.lines().count() == 1, "{said}");
}

/// The default stack fits into less than a gigabyte of address space, and a smaller one into less.
#[test]
fn engines_run_in_a_limited_address_space() {
    // This build needs more address space for itself than a release.
    for (kilobytes, stack) in [(1_000_000, "64M"), (700_000, "1M")] {
        for engine in ["jit", "interp"] {
            let line = format!(
                "ulimit -v {kilobytes}; exec '{}' --engine {engine} --max-stack {stack} --call 'fac(i64 6)' examples/fac.ll",
                env!("CARGO_BIN_EXE_llvmlite-jit")
            );
            let done = Command::new("sh").args(["-c", &line]).current_dir(env!("CARGO_MANIFEST_DIR")).output();
            let done = done.expect("sh starts");
            assert_eq!(text(&done.stdout), "i64 720\n", "{kilobytes} {engine} {stack}: {}", text(&done.stderr));
        }
    }
}

#[test]
fn the_manual_shows_the_graph_as_it_is_written() {
    let page = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/src/emit.md")).expect("a text");
    let shown = page.split("```dot\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a block");
    assert_eq!(shown, text(&output(&["emit", "cfg", "--function", "fac", "examples/fac.ll"]).stdout));
}
