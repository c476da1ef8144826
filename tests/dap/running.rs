//! Programs that run: pauses, breakpoints set during a run, loops and floods of output, the ends of runs.

use super::client::{Client, children, lines, program, text};
use super::lifecycle::assert_gone;
use serde_json::json;
use std::time::{Duration, Instant};

/// Starts a program that keeps running.
fn running(name: &str, more: serde_json::Value) -> Client {
    let mut client = Client::launched(&program(name), more);
    client.ok("configurationDone", json!({}));
    client
}

#[test]
fn a_pause_is_quick_and_the_program_goes_on() {
    for sandbox in [true, false] {
        let mut client = running("loop.ll", json!({ "sandbox": sandbox }));
        for _ in 0..3 {
            assert_eq!(
                client.error("stackTrace", json!({ "threadId": 1 })),
                "the program is running: `pause` stops it"
            );
            assert_eq!(client.ok("threads", json!({}))["threads"][0]["id"], 1);
            let start = Instant::now();
            assert_eq!(client.run("pause", json!({ "threadId": 1 }))["reason"], "pause");
            assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
            let turns: i64 = client.value("@turns").parse().unwrap();
            // Backwards and forwards again.
            client.run("stepBack", json!({ "granularity": "instruction" }));
            client.run("stepIn", json!({ "granularity": "instruction" }));
            assert_eq!(client.value("@turns"), turns.to_string());
            client.ok("continue", json!({}));
        }
        let run = children(client.id());
        client.ok("disconnect", json!({}));
        assert_eq!(client.wait().code(), Some(0));
        assert_gone(&run);
    }
}

#[test]
fn breakpoints_are_set_while_the_program_runs() {
    let mut client = running("loop.ll", json!({}));
    let points = client.ok("setBreakpoints", lines(&program("loop.ll"), &[11]));
    assert_eq!((&points["breakpoints"][0]["verified"], &points["breakpoints"][0]["line"]), (&json!(true), &json!(11)));
    let stopped = client.event("stopped");
    assert_eq!((&stopped["reason"], &stopped["hitBreakpointIds"]), (&json!("breakpoint"), &json!([1])));
    assert_eq!(client.line(), 11);
    client.ok("setBreakpoints", lines(&program("loop.ll"), &[]));
    client.ok("continue", json!({}));
    client.ok("setFunctionBreakpoints", json!({ "breakpoints": [{ "name": "main:loop", "hitCondition": "3" }] }));
    assert_eq!(client.event("stopped")["reason"], "function breakpoint");
}

#[test]
fn breakpoints_that_are_set_on_the_way_to_the_entry_do_not_pass_it() {
    for _ in 0..5 {
        let mut client = Client::launched(&program("loop.ll"), json!({ "stopOnEntry": true }));
        let started = client.send("configurationDone", json!({}));
        let set = client.send("setBreakpoints", lines(&program("loop.ll"), &[11]));
        client.response(started).expect("it starts");
        assert_eq!(client.response(set).expect("they are set")["breakpoints"][0]["verified"], true);
        assert_eq!(client.event("stopped")["reason"], "entry");
        let entry = Client::stopped(&program("loop.ll")).line();
        assert_eq!(client.line(), entry);
        assert_eq!(client.run("continue", json!({}))["reason"], "breakpoint");
    }
}

#[test]
fn a_flood_of_output_does_not_hide_a_pause() {
    for sandbox in [true, false] {
        let mut client = running("flood.ll", json!({ "sandbox": sandbox }));
        client.event("output");
        let start = Instant::now();
        assert_eq!(client.run("pause", json!({ "threadId": 1 }))["reason"], "pause");
        assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
        let output = client.output("stdout");
        assert!(output.lines().rev().skip(1).all(|line| line.len() == 63), "lines are whole");
        client.ok("terminate", json!({}));
        client.event("terminated");
    }
}

#[test]
fn programs_that_only_run_end_when_they_are_told_to() {
    for engine in ["interp", "jit", "checked"] {
        let mut client = running("loop.ll", json!({ "noDebug": true, "engine": engine }));
        assert!(client.error("pause", json!({ "threadId": 1 })).contains("only runs"));
        assert!(client.error("setBreakpoints", lines(&program("loop.ll"), &[8])).contains("only runs"));
        let run = children(client.id());
        client.ok("terminate", json!({}));
        client.event("terminated");
        assert_gone(&run);
        client.ok("disconnect", json!({}));
    }
}

#[test]
fn a_program_ends_with_its_status_and_output() {
    let input = std::env::temp_dir().join(format!("llvmlite-jit-dap-input-{}", std::process::id()));
    std::fs::write(&input, "A").unwrap();
    for more in [
        json!({}),
        json!({ "noDebug": true }),
        json!({ "engine": "jit" }),
        json!({ "engine": "checked" }),
        json!({ "sandbox": false }),
    ] {
        let mut arguments = more.clone();
        arguments["stdin"] = json!(input);
        let mut client = running("reads.ll", arguments);
        assert_eq!(client.event("exited")["exitCode"], 65, "{more}");
        client.event("terminated");
        let mut client = running("reads.ll", more.clone());
        assert_eq!(client.event("exited")["exitCode"], 255, "without input: {more}");
        let mut client = running("fac.ll", {
            let mut more = more.clone();
            more["args"] = json!(["a", "b"]);
            more
        });
        assert_eq!(client.event("exited")["exitCode"], 3);
        assert_eq!(client.output("stdout"), "24\n");
    }
    let _ = std::fs::remove_file(input);
}

#[test]
fn the_sandbox_refuses_what_run_refuses() {
    for more in [json!({}), json!({ "engine": "jit" })] {
        let mut client = running("files.ll", more);
        let stopped = client.event("stopped");
        assert_eq!(stopped["reason"], "exception");
        let text = stopped["text"].as_str().unwrap().to_string();
        assert!(text.contains("which the sandbox does not allow"), "{text}");
        assert_eq!(client.top()["line"], 8);
    }
    for more in [json!({ "sandbox": false }), json!({ "sandbox": false, "noDebug": true })] {
        let mut client = running("files.ll", more);
        assert_eq!(client.event("exited")["exitCode"], 0);
    }
}

#[test]
fn programs_with_threads_are_refused() {
    let mut client = Client::ready();
    let refused = client.request("launch", json!({ "program": program("threads.ll") }));
    let text = match refused {
        Err(text) => text,
        Ok(_) => {
            client.ok("configurationDone", json!({}));
            client.event("stopped")["text"].as_str().unwrap().to_string()
        }
    };
    assert!(text.contains("thread"), "{text}");
}

#[test]
fn a_run_can_stop_at_its_end_and_go_back() {
    let mut client = running("fac.ll", json!({ "stopAtEnd": true }));
    let stopped = client.event("stopped");
    assert_eq!(stopped["reason"], "exit");
    assert_eq!(client.ok("stackTrace", json!({ "threadId": 1 }))["stackFrames"], json!([]));
    client.run("stepBack", json!({ "granularity": "instruction" }));
    assert_eq!(client.line(), 39);
    assert_eq!(client.value("@count"), "4");
    assert_eq!(client.run("reverseContinue", json!({}))["reason"], "entry");
    assert_eq!((client.line(), client.value("@count")), (28, "0".into()));
    assert_eq!(client.run("continue", json!({}))["reason"], "exit");
    client.ok("continue", json!({}));
    assert_eq!(client.event("exited")["exitCode"], 1);
    // The output is that of a single run.
    assert_eq!(client.output("stdout"), "24\n");
}

#[test]
fn faults_stop_only_with_their_filter() {
    let mut client = Client::launched(&program("fault.ll"), json!({}));
    client.ok("setExceptionBreakpoints", json!({ "filters": [] }));
    client.ok("configurationDone", json!({}));
    assert_eq!(client.event("exited")["exitCode"], 134);
    assert!(client.output("stderr").contains("use after free"), "{}", client.output("stderr"));
    let mut client = running("fault.ll", json!({}));
    let stopped = client.event("stopped");
    assert_eq!(stopped["reason"], "exception");
    assert_eq!(client.line(), 6);
    // Back to the call of `free`.
    client.ok("setFunctionBreakpoints", json!({ "breakpoints": [{ "name": "free" }] }));
    assert_eq!(client.run("reverseContinue", json!({}))["reason"], "function breakpoint");
    assert_eq!(client.line(), 13);
    client.ok("setFunctionBreakpoints", json!({ "breakpoints": [] }));
    assert_eq!(client.run("continue", json!({}))["reason"], "exception");
    client.ok("continue", json!({}));
    assert_eq!(client.event("exited")["exitCode"], 134);
}

#[test]
fn checked_code_stops_with_stack_place_and_object() {
    let mut client = running("fault.ll", json!({ "engine": "checked" }));
    let stopped = client.event("stopped");
    assert_eq!(stopped["reason"], "exception");
    assert!(stopped["description"] == "Fault: use after free", "{stopped}");
    let details = client.ok("exceptionInfo", json!({ "threadId": 1 })).to_string();
    assert!(details.contains("allocated here") && details.contains("freed here"), "{details}");
    let frames = client.ok("stackTrace", json!({ "threadId": 1 }));
    let frames = frames["stackFrames"].as_array().expect("frames");
    let places: Vec<_> = frames.iter().map(|frame| (text(&frame["name"]), frame["line"].clone())).collect();
    assert_eq!(places, [("@use".into(), json!(6)), ("@main".into(), json!(14))]);
}

#[test]
fn a_search_backwards_can_be_paused() {
    let mut client = running("loop.ll", json!({}));
    std::thread::sleep(Duration::from_millis(1500));
    client.run("pause", json!({}));
    let turns = client.value("@turns");
    // A condition that never holds, so that the whole past is searched.
    client
        .ok("setFunctionBreakpoints", json!({ "breakpoints": [{ "name": "main:loop", "condition": "@turns == -1" }] }));
    client.ok("reverseContinue", json!({}));
    std::thread::sleep(Duration::from_millis(100));
    client.ok("pause", json!({}));
    let stopped = client.event("stopped");
    match stopped["reason"].as_str() {
        Some("pause") => {}
        // The program was faster.
        reason => assert_eq!(reason, Some("entry")),
    }
    if stopped["reason"] == "pause" {
        assert_eq!(client.value("@turns"), turns, "a search that was given up leaves the program where it was");
    }
}

#[test]
fn a_request_that_arrives_with_an_answer_is_answered() {
    // The second request may arrive at the same moment as the program's answer to the first.
    let mut client = Client::stopped("examples/past_the_end.ll");
    for n in 0..400 {
        let first = client.send("evaluate", json!({ "expression": "1 + 1" }));
        let begin = Instant::now();
        while begin.elapsed() < Duration::from_micros(5 * n) {}
        let second = client.send("evaluate", json!({ "expression": "1 + 2" }));
        for seq in [first, second] {
            client.response(seq).unwrap();
        }
    }
}
