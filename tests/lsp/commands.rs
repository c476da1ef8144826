//! The commands of code lenses: programs run in a separate process, and only on request.

use super::client::{Client, capabilities};
use serde_json::{Value, json};
use std::process::Command;

const URI: &str = "file:///work/p.ll";

const TEXT: &str = "declare i32 @puts(ptr)\ndeclare ptr @fopen(ptr, ptr)\n\n@s = constant [3 x i8] c\"hi\\00\"\n\
    @path = constant [15 x i8] c\"/tmp/no/such/x\\00\"\n@mode = constant [2 x i8] c\"w\\00\"\n\n\
    define i32 @main() {\n  %1 = call i32 @puts(ptr @s)\n  ret i32 3\n}\n\n\
    define i64 @twice(i64 %n) {\n  %r = mul i64 %n, 2\n  ret i64 %r\n}\n";

fn run(client: &mut Client, command: &str, argument: Value) -> Result<Value, Value> {
    let params = json!({"command": format!("llvmlite-jit.{command}"), "arguments": [argument]});
    client.request("workspace/executeCommand", params)
}

#[test]
fn programs_run_when_they_are_asked_for() {
    let mut client = Client::ready();
    client.open(URI, TEXT);
    for command in ["run", "interpret"] {
        let result = run(&mut client, command, json!({"uri": URI, "show": true})).expect("a result");
        assert_eq!((&result["status"], &result["stdout"]), (&json!(3), &json!("hi\n")), "{command}: {result}");
        let shown = client.message(|one| one["method"] == "window/showMessage");
        assert_eq!(shown["params"]["message"], "hi\nexit status 3");
    }
    let result = run(&mut client, "run", json!({"uri": URI, "call": "twice(21)"})).expect("a result");
    assert!(result["stdout"].as_str().expect("a text").contains("i64 42"), "{result}");
    // A mistake is reported with the file name that the editor uses.
    let result = run(&mut client, "run", json!({"uri": URI, "call": "none()"})).expect("a result");
    assert_ne!(result["status"], 0);
    assert!(!result["stderr"].as_str().expect("a text").contains("llvmlite-jit-lsp"), "{result}");
    for (command, part) in [("asm", "ret"), ("clif", "function"), ("graph", "<svg")] {
        let result = run(&mut client, command, json!({"uri": URI, "function": "twice"})).expect("a result");
        assert!(result["stdout"].as_str().expect("a text").contains(part), "{command}: {result}");
    }
}

#[test]
fn checked_code_stops_at_a_mistake_with_memory() {
    let mut client = Client::ready();
    client.open(
        URI,
        "declare ptr @malloc(i64)\ndeclare void @free(ptr)\n\ndefine i8 @main() {\n  %p = call ptr @malloc(i64 4)\n  \
         call void @free(ptr %p)\n  %v = load i8, ptr %p\n  ret i8 %v\n}\n",
    );
    let result = run(&mut client, "run", json!({"uri": URI, "engine": "checked"})).expect("a result");
    assert_eq!(result["status"], 134, "{result}");
    assert!(result["stderr"].as_str().expect("a text").contains("use after free"), "{result}");
    // Benchmarks measure unchecked code.
    assert!(run(&mut client, "bench", json!({"uri": URI, "engine": "checked"})).is_err());
}

#[test]
fn a_program_that_does_not_end_is_stopped_and_does_not_stop_the_server() {
    let mut client = Client::ready();
    client.open(URI, "define i32 @main() {\n  br label %1\n1:\n  br label %1\n}\n");
    let argument = json!({"uri": URI, "timeout": 1});
    let params = json!({"command": "llvmlite-jit.run", "arguments": [argument]});
    client.send(&json!({"jsonrpc": "2.0", "id": "run", "method": "workspace/executeCommand", "params": params}));
    let params = json!({"textDocument": {"uri": URI}});
    assert!(client.request("textDocument/foldingRange", params).is_ok());
    let answer = client.message(|one| one["id"] == "run");
    assert_eq!(answer["result"]["status"], 124, "{answer}");
}

#[test]
fn cancelling_ends_the_program() {
    let mut client = Client::ready();
    let file = std::env::temp_dir().join(format!("llvmlite-jit-lsp-cancel-{}", std::process::id()));
    let _ = std::fs::remove_file(&file);
    // The program creates a file to show that it runs, and then waits forever.
    let path = file.display().to_string();
    let text = format!(
        "declare ptr @fopen(ptr, ptr)\ndeclare i32 @pause()\n@path = constant [{} x i8] c\"{path}\\00\"\n\
         @mode = constant [2 x i8] c\"w\\00\"\ndefine i32 @main() {{\n  %1 = call ptr @fopen(ptr @path, ptr @mode)\n  \
         %2 = call i32 @pause()\n  ret i32 %2\n}}\n",
        path.len() + 1
    );
    client.open(URI, &text);
    for command in ["run", "interpret"] {
        let argument = json!({"uri": URI, "sandbox": false});
        let params = json!({"command": format!("llvmlite-jit.{command}"), "arguments": [argument]});
        client.send(&json!({"jsonrpc": "2.0", "id": command, "method": "workspace/executeCommand", "params": params}));
        for _ in 0..3000 {
            if file.exists() {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        assert!(std::fs::remove_file(&file).is_ok(), "{command}: the program runs");
        // Cancelling another request, or a nonexistent one, has no effect on it.
        client.notify("$/cancelRequest", json!({"id": "none"}));
        client.notify("$/cancelRequest", json!({}));
        let start = std::time::Instant::now();
        client.notify("$/cancelRequest", json!({"id": command}));
        let answer = client.message(|one| one["id"] == command);
        assert_eq!(answer["error"]["code"], -32800, "{answer}");
        assert!(start.elapsed().as_secs() < 20);
        assert_eq!(processes_with(&path), 0, "{command}: it has ended");
    }
}

/// Returns the number of processes below this one that have a file of this path open.
fn processes_with(path: &str) -> usize {
    let Ok(all) = std::fs::read_dir("/proc") else { return 0 };
    let opens = |process: &std::path::Path| {
        let Ok(open) = std::fs::read_dir(process.join("fd")) else { return false };
        open.flatten().any(|one| std::fs::read_link(one.path()).is_ok_and(|to| to.to_string_lossy().starts_with(path)))
    };
    all.flatten().filter(|one| opens(&one.path())).count()
}

#[test]
fn nothing_runs_in_a_workspace_that_is_not_trusted() {
    let mut client = Client::start();
    let mut params = capabilities();
    params["initializationOptions"] = json!({"trusted": false});
    client.request("initialize", params).expect("it initializes");
    client.open(URI, TEXT);
    for command in ["run", "interpret", "bench"] {
        assert!(run(&mut client, command, json!({"uri": URI})).is_err(), "{command}");
    }
    let lenses = client.request("textDocument/codeLens", json!({"textDocument": {"uri": URI}})).expect("a list");
    let titles: Vec<&str> =
        lenses.as_array().expect("a list").iter().filter_map(|one| one["command"]["title"].as_str()).collect();
    assert_eq!(titles, ["show asm", "graph", "show asm", "graph"]);
}

#[test]
fn bitcode_is_shown_as_text() {
    let directory = std::env::temp_dir().join(format!("llvmlite-jit-lsp-bitcode-{}", std::process::id()));
    std::fs::create_dir_all(&directory).expect("a directory");
    let (text, bitcode) = (directory.join("a b.ll"), directory.join("a b.bc"));
    std::fs::write(&text, TEXT).expect("a file");
    let status = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit")).arg("as").arg("-o").arg(&bitcode).arg(&text).status();
    assert!(status.is_ok_and(|status| status.success()));
    let mut client = Client::ready();
    let path = bitcode.display().to_string().replace(' ', "%20");
    let result = run(&mut client, "text", json!({"uri": format!("file://{path}")})).expect("a text");
    let shown = result["text"].as_str().expect("a text").to_string();
    assert!(shown.contains("define i64 @twice(i64 %n)"), "{shown}");
    let content = client.request("workspace/textDocumentContent", json!({"uri": format!("llvmlite-jit:/text{path}")}));
    assert_eq!(content.expect("a text")["text"], shown.as_str());
    let content = client.request("workspace/textDocumentContent", json!({"uri": "llvmlite-jit:/explain/E0309.md"}));
    assert!(content.expect("a text")["text"].as_str().is_some_and(|text| text.starts_with("# E0309: ")));
    for wrong in ["llvmlite-jit:/text/no/such.bc", "llvmlite-jit:/explain/E9999.md", "file:///a.bc", ""] {
        assert!(client.request("workspace/textDocumentContent", json!({"uri": wrong})).is_err(), "{wrong}");
    }
    let _ = std::fs::remove_dir_all(&directory);
}
