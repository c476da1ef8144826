//! Start and end, wrong order, and invalid messages.

use super::client::{Client, children, lines, program};
use serde_json::{Value, json};

#[test]
fn a_session_ends_in_order() {
    let mut client = Client::ready();
    client.ok("disconnect", json!({}));
    assert_eq!(client.wait().code(), Some(0));
    let mut client = Client::stopped(&program("fac.ll"));
    client.ok("terminate", json!({}));
    client.event("terminated");
    client.ok("disconnect", json!({}));
    assert_eq!(client.wait().code(), Some(0));
}

#[test]
fn nothing_runs_before_the_configuration_is_done() {
    let mut client = Client::launched(&program("fac.ll"), json!({}));
    client.ok("setBreakpoints", lines(&program("fac.ll"), &[12]));
    assert!(children(client.id()).is_empty());
    client.ok("configurationDone", json!({}));
    client.event("stopped");
    assert_eq!(children(client.id()).len(), 1);
}

#[test]
fn requests_in_the_wrong_order_are_refused() {
    let mut client = Client::start();
    let all = [
        "launch",
        "attach",
        "configurationDone",
        "threads",
        "stackTrace",
        "scopes",
        "variables",
        "evaluate",
        "continue",
        "next",
        "stepBack",
        "reverseContinue",
        "pause",
        "restart",
        "setBreakpoints",
        "source",
        "exceptionInfo",
        "x",
    ];
    for command in all {
        assert_eq!(client.error(command, json!({})), "the first request is `initialize`", "{command}");
    }
    client.ok("initialize", json!({}));
    assert!(client.error("initialize", json!({})).contains("has been initialized"));
    for command in
        ["configurationDone", "stackTrace", "scopes", "evaluate", "continue", "stepBack", "restart", "source"]
    {
        client.error(command, json!({}));
    }
    assert_eq!(
        client.error("attach", json!({ "pid": 1 })),
        "attaching to a process is not supported: `launch` debugs a program from its start"
    );
    client.ok("launch", json!({ "program": program("fac.ll"), "stopOnEntry": true }));
    assert!(client.error("launch", json!({ "program": program("fac.ll") })).contains("has been launched"));
    for command in ["stackTrace", "scopes", "variables", "evaluate", "continue", "next", "readMemory", "restart"] {
        let error = client.error(command, json!({ "frameId": 1, "expression": "1" }));
        assert!(error.contains("not started"), "{command}: {error}");
    }
    client.ok("configurationDone", json!({}));
    client.event("stopped");
    assert!(client.error("configurationDone", json!({})).contains("has been started"));
    assert_eq!(client.error("no/such", json!({})), "`no/such` is not supported");
    assert_eq!(client.error("goto", json!({ "targetId": 1 })), "`goto` is not supported");
    client.ok("continue", json!({}));
    client.event("terminated");
    for command in ["continue", "stackTrace", "stepBack", "evaluate"] {
        assert!(client.error(command, json!({ "expression": "1" })).contains("has ended"), "{command}");
    }
    assert_eq!(client.ok("threads", json!({}))["threads"], json!([]));
    // A program that has ended can be run again.
    assert_eq!(client.run("restart", json!({}))["reason"], "entry");
}

#[test]
fn arguments_that_make_no_sense_are_refused() {
    let mut client = Client::ready();
    for arguments in [
        json!(null),
        json!([]),
        json!({ "program": 1 }),
        json!({ "program": "" }),
        json!({ "program": "-" }),
        json!({ "program": "/no/such/file.ll" }),
        json!({ "program": program("") }),
        json!({ "program": program("fac.ll"), "engine": "x" }),
        json!({ "program": program("fac.ll"), "args": "x" }),
        json!({ "program": program("fac.ll"), "cwd": "/no/such/directory" }),
        json!({ "program": program("fac.ll"), "stdin": "/no/such/file" }),
        json!({ "program": program("fac.ll"), "env": { "A=B": "x" } }),
        json!({ "program": program("fac.ll"), "call": "nothing(1)" }),
        json!({ "program": program("fac.ll"), "maxStack": "much" }),
        json!({ "program": program("fac.ll"), "view": "source" }),
    ] {
        let error = client.error("launch", arguments.clone());
        assert!(!error.is_empty(), "{arguments}");
    }
    // The text of the errors equals that of `check`.
    let error = client.error("launch", json!({ "program": program("broken.ll") }));
    assert!(error.contains("%y") && error.contains("broken.ll:2"), "{error}");
    client.ok("launch", json!({ "program": program("fac.ll"), "stopOnEntry": true }));
    client.ok("configurationDone", json!({}));
    client.event("stopped");
    let huge = json!(1u64 << 63);
    let all = [
        ("stackTrace", json!({ "startFrame": 99, "levels": 1 })),
        ("scopes", json!({ "frameId": 4711 })),
        ("scopes", json!({ "frameId": -1 })),
        ("variables", json!({ "variablesReference": 0 })),
        ("variables", json!({ "variablesReference": huge })),
        ("variables", json!({})),
        ("evaluate", json!({})),
        ("evaluate", json!({ "expression": "((((" })),
        ("evaluate", json!({ "expression": "%nothing", "frameId": huge })),
        ("setVariable", json!({ "variablesReference": 1, "name": "x", "value": "" })),
        ("setExpression", json!({ "expression": "@count", "value": "" })),
        ("readMemory", json!({ "memoryReference": "x", "count": 4 })),
        ("readMemory", json!({ "memoryReference": "0xffffffffffffffff", "offset": 9, "count": 4 })),
        ("writeMemory", json!({ "memoryReference": "0x10", "data": "AAAA" })),
        ("disassemble", json!({ "memoryReference": "", "instructionCount": 4 })),
        ("setBreakpoints", json!({})),
        ("setBreakpoints", json!({ "source": 1 })),
        ("setDataBreakpoints", json!({ "breakpoints": [{}] })),
        ("dataBreakpointInfo", json!({})),
        ("breakpointLocations", json!({ "source": {} })),
        ("source", json!({ "sourceReference": 99 })),
        ("exceptionInfo", json!({ "threadId": 1 })),
        ("next", json!({ "granularity": "mile" })),
    ];
    for (command, arguments) in all {
        let result = client.request(command, arguments.clone());
        // A range beyond the end of the stack is empty, which is not an error.
        assert!(result.is_err() || command == "stackTrace", "{command} {arguments}: {result:?}");
    }
    let unknown = json!({ "breakpoints": [{ "dataId": "cell\t1\t8" }, { "dataId": "" }] });
    let points = client.ok("setDataBreakpoints", unknown);
    assert_eq!(points["breakpoints"][1]["verified"], false);
    let far = client
        .ok("disassemble", json!({ "memoryReference": "0x10000", "instructionOffset": -5, "instructionCount": 6 }));
    let hints: Vec<&Value> =
        far["instructions"].as_array().unwrap().iter().map(|one| &one["presentationHint"]).collect();
    assert_eq!(hints.iter().filter(|hint| **hint == "invalid").count(), 5);
    let read = client.ok("readMemory", json!({ "memoryReference": "0x10", "count": 4 }));
    assert_eq!((&read["data"], &read["unreadableBytes"]), (&json!(""), &json!(4)));
    // The adapter is still running.
    assert_eq!(client.value("@count"), "0");
}

#[test]
fn broken_messages_are_answered_or_end_the_adapter() {
    let mut client = Client::ready();
    for body in ["{", "null", "[]", "{\"seq\": 1}", "{\"type\": \"request\"}", "\u{1f980}"] {
        client.raw(format!("Content-Length: {}\r\n\r\n{body}", body.len()).as_bytes());
        let answer = client.next_message().expect("an answer");
        assert_eq!((&answer["type"], &answer["success"]), (&json!("response"), &json!(false)), "{body}");
    }
    client.ok("threads", json!({}));
    let long = "x".repeat(10_000);
    for header in
        ["no header\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: 999999999999\r\n\r\n", "\r\n\r\n", &long]
    {
        let mut client = Client::stopped(&program("fac.ll"));
        let run = children(client.id());
        client.raw(header.as_bytes());
        assert_eq!(client.wait().code(), Some(1), "{header:?}");
        assert_gone(&run);
    }
}

/// Checks that processes have ended.
pub fn assert_gone(processes: &[u32]) {
    assert!(!processes.is_empty());
    let start = std::time::Instant::now();
    let is_alive = |id: &u32| {
        std::fs::read_to_string(format!("/proc/{id}/stat"))
            .is_ok_and(|stat| !stat.rsplit(')').next().unwrap().trim().starts_with('Z'))
    };
    while processes.iter().any(is_alive) {
        assert!(start.elapsed().as_secs() < 20, "{processes:?} are left over");
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

#[test]
fn a_client_that_goes_leaves_no_process() {
    assert_eq!(Client::start().end().code(), Some(1));
    for name in ["fac.ll", "loop.ll"] {
        let client = Client::stopped(&program(name));
        let run = children(client.id());
        assert_eq!(client.end().code(), Some(1));
        assert_gone(&run);
    }
    // While the program runs, writes, or waits, or runs without debugging; and in the middle of a message.
    for (name, more) in [
        ("loop.ll", json!({})),
        ("flood.ll", json!({})),
        ("loop.ll", json!({ "noDebug": true })),
        ("flood.ll", json!({ "engine": "jit" })),
        ("loop.ll", json!({ "sandbox": false })),
    ] {
        let mut client = Client::launched(&program(name), more);
        client.ok("configurationDone", json!({}));
        let start = std::time::Instant::now();
        while children(client.id()).is_empty() {
            assert!(start.elapsed().as_secs() < 20);
        }
        let run = children(client.id());
        client.raw(b"Content-Length: 100\r\n\r\n{\"seq\"");
        assert_eq!(client.end().code(), Some(1));
        assert_gone(&run);
    }
}
