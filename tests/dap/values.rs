//! Variables, expressions, memory, instructions, data breakpoints: the display and modification of a stopped program.

use super::client::{Client, lines, program, text};
use serde_json::{Value, json};

/// Stops at a line of `fac.ll`.
fn at(line: i64) -> Client {
    let path = program("fac.ll");
    let mut client = Client::launched(&path, json!({}));
    client.ok("setBreakpoints", lines(&path, &[line]));
    client.ok("configurationDone", json!({}));
    client.event("stopped");
    assert_eq!(client.line() as i64, line);
    client
}

fn find(list: &Value, name: &str) -> Value {
    let list = list["variables"].as_array().expect("a list");
    list.iter().find(|one| one["name"] == name).unwrap_or_else(|| panic!("no {name} in {list:?}")).clone()
}

#[test]
fn undefined_values_are_shown_as_such() {
    let mut client = at(37);
    let registers = client.scope("Registers");
    let all = client.variables(&registers);
    for wanted in ["%unset = undef", "%bad = poison"] {
        assert!(all.contains(&wanted.to_string()), "{all:?}");
    }
    let locals = client.scope("Locals");
    assert_eq!(client.variables(&locals), ["*%slot = { 5, [undef, undef, undef] }", "*%number = undef"]);
}

#[test]
fn arrays_are_read_in_pages_and_structs_by_fields() {
    let mut client = at(38);
    let globals = client.scope("Globals");
    let all = client.ok("variables", json!({ "variablesReference": globals }));
    let table = find(&all, "@table");
    assert_eq!((&table["indexedVariables"], &table["type"]), (&json!(100), &json!("[100 x i32]")));
    let page =
        json!({ "variablesReference": table["variablesReference"], "filter": "indexed", "start": 40, "count": 4 });
    let page = client.ok("variables", page);
    let shown: Vec<String> =
        page["variables"].as_array().unwrap().iter().map(|v| text(&v["name"]) + "=" + &text(&v["value"])).collect();
    assert_eq!(shown, ["[40]=0", "[41]=0", "[42]=24", "[43]=0"]);
    assert_eq!(page["variables"][2]["evaluateName"], "@table[42]");
    let pair = find(&all, "@pair");
    assert_eq!((&pair["namedVariables"], &pair["value"]), (&json!(2), &json!("{ 7, [1, 2, 3] }")));
    assert_eq!(client.variables(&pair["variablesReference"]), ["[0] = 7", "[1] = [1, 2, 3]"]);
    let hex = client.ok("evaluate", json!({ "expression": "@table[42]", "format": { "hex": true } }));
    assert_eq!(hex["result"], "0x18");
    // Beyond the end there are no elements.
    let behind = json!({ "variablesReference": table["variablesReference"], "start": 99, "count": 50 });
    assert_eq!(client.ok("variables", behind)["variables"].as_array().unwrap().len(), 1);
    // A pointer leads to its target and to the object around it.
    let registers = client.scope("Registers");
    let all = client.ok("variables", json!({ "variablesReference": registers }));
    let element = find(&all, "%element");
    assert_eq!(element["value"], "@table+168");
    let shown = client.variables(&element["variablesReference"]);
    assert_eq!(shown[0], "*%element = 24");
    assert!(shown[1].starts_with("in @table = ["), "{shown:?}");
}

#[test]
fn values_and_memory_can_be_changed() {
    let mut client = at(12);
    let arguments = client.scope("Arguments");
    let set = client.ok("setVariable", json!({ "variablesReference": arguments, "name": "%n", "value": "2" }));
    assert_eq!((&set["value"], &set["type"]), (&json!("2"), &json!("i64")));
    let set = client.ok("setExpression", json!({ "expression": "@pair[1][2]", "value": "%n + 40" }));
    assert_eq!(set["value"], "42");
    assert_eq!(client.value("@pair"), "{ 7, [1, 2, 42] }");
    assert!(client.error("setExpression", json!({ "expression": "%n", "value": "%nothing" })).contains("%nothing"));
    let memory = client.ok("evaluate", json!({ "expression": "&@pair" }));
    let reference = memory["memoryReference"].clone();
    let read = client.ok("readMemory", json!({ "memoryReference": reference, "offset": 4, "count": 6 }));
    assert_eq!(read["data"], "AQACACoA");
    let written = json!({ "memoryReference": reference, "offset": 4, "data": "BQAGAAcA" });
    assert_eq!(client.ok("writeMemory", written)["bytesWritten"], 6);
    assert_eq!(client.value("@pair"), "{ 7, [5, 6, 7] }");
    // A change is part of the past: a step back and forward preserves it.
    client.run("next", json!({ "granularity": "instruction" }));
    client.run("stepBack", json!({ "granularity": "instruction" }));
    assert_eq!((client.value("%n"), client.value("@pair")), ("2".into(), "{ 7, [5, 6, 7] }".into()));
    client.ok("setBreakpoints", lines(&program("fac.ll"), &[]));
    client.ok("continue", json!({}));
    client.event("terminated");
    assert_eq!(client.output("stdout"), "2\n");
}

#[test]
fn the_console_takes_expressions_assignments_and_commands() {
    let mut client = at(12);
    let typed = |client: &mut Client, text: &str| {
        client.request("evaluate", json!({ "expression": text, "context": "repl" })).map(|found| text_of(&found))
    };
    assert_eq!(typed(&mut client, "%n + 1"), Ok("5".into()));
    assert_eq!(typed(&mut client, "info breakpoints").map(|t| t.contains("breakpoint")), Ok(true));
    assert_eq!(typed(&mut client, "@count = 3"), Ok("@count = i64 3".into()));
    assert_eq!(typed(&mut client, "fac(3)"), Ok("6".into()));
    assert_eq!(typed(&mut client, "@count"), Ok("6".into()));
    assert!(typed(&mut client, "no such thing").is_err());
    assert!(typed(&mut client, "break @nothing").is_err());
    // A command that moves the program is followed by the event of its stop.
    typed(&mut client, "next").expect("a step");
    assert_eq!(client.event("stopped")["reason"], "step");
    assert_eq!(client.line(), 13);
    let hovered = client.ok("evaluate", json!({ "expression": "n", "context": "hover" }));
    assert_eq!((&hovered["result"], &hovered["evaluateName"]), (&json!("4"), &json!("%n")));
    let found = client.ok("completions", json!({ "text": "%ol", "column": 4 }));
    assert_eq!(found["targets"], json!([{ "label": "%old", "type": "variable", "start": 1, "length": 3 }]));
    let found = client.ok("completions", json!({ "text": "print @co", "column": 10 }));
    assert_eq!(found["targets"], json!([{ "label": "@count", "type": "variable", "start": 7, "length": 3 }]));
    let found = client.ok("completions", json!({ "text": "reverse-c", "column": 10 }));
    assert_eq!(found["targets"][0]["label"], "reverse-continue");
    // A call that does not return can be abandoned.
    typed(&mut client, "quit").expect("the end");
    client.event("terminated");
}

fn text_of(found: &Value) -> String {
    text(&found["result"])
}

#[test]
fn instructions_are_listed_and_can_have_breakpoints() {
    let mut client = at(12);
    let here = text(&client.top()["instructionPointerReference"]);
    let asked = json!({ "memoryReference": here, "instructionOffset": 0, "instructionCount": 3 });
    let found = client.ok("disassemble", asked);
    let list = found["instructions"].as_array().unwrap();
    assert_eq!((&list[0]["address"], &list[0]["symbol"]), (&json!(here), &json!("@fac")));
    assert_eq!((&list[1]["instruction"], &list[1]["line"]), (&json!("%new = add i64 %old, 1"), &json!(13)));
    assert_eq!(list[0]["location"]["path"], json!(program("fac.ll")));
    client.ok("setBreakpoints", lines(&program("fac.ll"), &[]));
    let point = json!({ "breakpoints": [{ "instructionReference": here, "offset": 2, "hitCondition": ">= 3" }] });
    let answer = client.ok("setInstructionBreakpoints", point);
    assert_eq!((&answer["breakpoints"][0]["verified"], &answer["breakpoints"][0]["line"]), (&json!(true), &json!(14)));
    let stopped = client.run("continue", json!({}));
    assert_eq!(stopped["reason"], "instruction breakpoint");
    assert_eq!((client.line(), client.value("%n")), (14, "2".into()));
    // The address of a function leads to its instructions.
    let function = client.ok("evaluate", json!({ "expression": "@fac" }));
    let asked = json!({ "memoryReference": function["memoryReference"], "instructionCount": 1 });
    assert_eq!(client.ok("disassemble", asked)["instructions"][0]["address"], json!(here));
}

#[test]
fn data_breakpoints_stop_at_writes_and_reads() {
    let path = program("fac.ll");
    let mut client = Client::stopped(&path);
    let globals = client.scope("Globals");
    let info = client.ok("dataBreakpointInfo", json!({ "variablesReference": globals, "name": "@count" }));
    assert_eq!(info["accessTypes"], json!(["write", "read", "readWrite"]));
    let wanted = |access: &str| json!({ "breakpoints": [{ "dataId": info["dataId"], "accessType": access }] });
    assert_eq!(client.ok("setDataBreakpoints", wanted("write"))["breakpoints"][0]["verified"], true);
    let stopped = client.run("continue", json!({}));
    assert_eq!(stopped["reason"], "data breakpoint");
    assert!(text(&stopped["text"]).contains("@count"), "{stopped}");
    assert_eq!((client.line(), client.value("@count")), (15, "1".into()));
    client.ok("setDataBreakpoints", wanted("read"));
    client.run("continue", json!({}));
    assert_eq!(client.line(), 13);
    // A condition, and a value that is not in memory.
    let only = json!({ "breakpoints": [{ "dataId": info["dataId"], "condition": "@count == 3" }] });
    client.ok("setDataBreakpoints", only);
    client.run("continue", json!({}));
    assert_eq!(client.value("@count"), "3");
    let info = client.ok("dataBreakpointInfo", json!({ "name": "%n" }));
    assert_eq!(info["accessTypes"], json!(["write"]));
    let none = client.ok("dataBreakpointInfo", json!({ "name": "1 + 1" }));
    assert_eq!(none["dataId"], Value::Null);
    // A breakpoint on a value ends with its call, and the client is informed.
    let wanted = json!({ "breakpoints": [{ "dataId": info["dataId"] }] });
    client.ok("setDataBreakpoints", wanted);
    assert_eq!(client.run("continue", json!({}))["reason"], "data breakpoint");
    assert_eq!(client.event("breakpoint")["reason"], "removed");
}

#[test]
fn frames_come_in_pages_and_with_inlined_functions() {
    let mut client = at(18);
    let found = client.ok("stackTrace", json!({ "threadId": 1, "startFrame": 1, "levels": 2 }));
    assert_eq!(found["totalFrames"], 5);
    let names: Vec<&Value> = found["stackFrames"].as_array().unwrap().iter().map(|frame| &frame["name"]).collect();
    assert_eq!(names, ["@fac", "@fac"]);
    let frame = &found["stackFrames"][1]["id"];
    let value = client.ok("evaluate", json!({ "expression": "%n", "frameId": frame }));
    assert_eq!(value["result"], "3");
    // In the source view, an inlined function is a frame; in the LLVM view, it is part of one.
    for (view, names) in [
        ("source", vec!["scaled at inlined.c:5", "main at inlined.c:12"]),
        ("llvm", vec!["@main (scaled at inlined.c:5) at inlined.ll", "inlined into main at inlined.c:12"]),
    ] {
        let path = program("inlined.ll");
        let mut client = Client::launched(&path, json!({ "view": view }));
        let points = client.ok("setBreakpoints", lines(&program("inlined.c"), &[5]));
        assert_eq!(
            (&points["breakpoints"][0]["verified"], &points["breakpoints"][0]["line"]),
            (&json!(true), &json!(5))
        );
        client.ok("configurationDone", json!({}));
        client.event("stopped");
        let found = client.ok("stackTrace", json!({ "threadId": 1 }));
        let shown = |frame: &Value| {
            let place = format!("{} at {}", text(&frame["name"]), text(&frame["source"]["name"]));
            if place.ends_with(".c") { format!("{place}:{}", frame["line"]) } else { place }
        };
        let shown: Vec<String> = found["stackFrames"].as_array().unwrap().iter().map(shown).collect();
        assert_eq!(shown, names);
        let locals = client.scope("Locals");
        assert_eq!(client.variables(&locals), ["product = 7"]);
    }
}

#[test]
fn lines_and_columns_are_counted_as_the_client_does() {
    let path = program("fac.ll");
    let mut client = Client::start();
    client.ok("initialize", json!({ "linesStartAt1": false, "columnsStartAt1": false }));
    client.ok("launch", json!({ "program": path }));
    client.event("initialized");
    let points = client.ok("setBreakpoints", lines(&path, &[11]));
    assert_eq!(points["breakpoints"][0]["line"], 11);
    client.ok("configurationDone", json!({}));
    client.event("stopped");
    let top = client.top();
    assert_eq!((&top["line"], &top["column"]), (&json!(11), &json!(2)));
    let places = client.ok("breakpointLocations", json!({ "source": { "path": path }, "line": 0, "endLine": 16 }));
    assert_eq!(
        places["breakpoints"],
        json!([{ "line": 11 }, { "line": 12 }, { "line": 13 }, { "line": 14 }, { "line": 15 }])
    );
}

#[test]
fn bitcode_is_shown_as_text() {
    let directory = std::env::temp_dir().join(format!("llvmlite-jit-dap-bitcode-{}", std::process::id()));
    std::fs::create_dir_all(&directory).unwrap();
    let file = directory.join("fac.bc").display().to_string();
    let made = std::process::Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"))
        .args(["as", "-o", &file, &program("fac.ll")])
        .status();
    assert!(made.is_ok_and(|status| status.success()));
    let mut client = Client::stopped(&file);
    let top = client.top();
    let reference = top["source"]["sourceReference"].clone();
    let content = text(&client.ok("source", json!({ "sourceReference": reference }))["content"]);
    let line = content.lines().nth(top["line"].as_u64().unwrap() as usize - 1).unwrap();
    assert!(line.contains("alloca %pair"), "{line}");
    let wanted = content.lines().position(|line| line.contains("mul i64")).unwrap() + 1;
    let point = json!({ "source": top["source"], "breakpoints": [{ "line": wanted }] });
    assert_eq!(client.ok("setBreakpoints", point)["breakpoints"][0]["verified"], true);
    client.run("continue", json!({}));
    assert_eq!(client.line(), wanted as u64);
    assert_eq!(client.ok("loadedSources", json!({}))["sources"][0]["sourceReference"], reference);
    let _ = std::fs::remove_dir_all(directory);
}

#[test]
fn hit_counts_and_messages_follow_the_breakpoint() {
    let path = program("fac.ll");
    let mut client = Client::launched(&path, json!({}));
    let points = json!({ "source": { "path": path }, "breakpoints": [
        { "line": 12, "hitCondition": "% 2" },
        { "line": 14, "logMessage": "{%n} makes {%new}, {{braces}} {%less}" },
        { "line": 13, "hitCondition": "x" },
        { "line": 13, "logMessage": "{" },
    ] });
    let answer = client.ok("setBreakpoints", points);
    let verified: Vec<&Value> = answer["breakpoints"].as_array().unwrap().iter().map(|one| &one["verified"]).collect();
    assert_eq!(verified, [&json!(true), &json!(true), &json!(false), &json!(false)]);
    client.ok("configurationDone", json!({}));
    client.event("stopped");
    assert_eq!(client.value("%n"), "3");
    client.run("continue", json!({}));
    assert_eq!(client.value("%n"), "1");
    // Backwards, the same hits count.
    client.run("reverseContinue", json!({}));
    assert_eq!(client.value("%n"), "3");
    client.run("continue", json!({}));
    client.ok("continue", json!({}));
    client.event("terminated");
    let logged = client.output("console");
    assert!(logged.starts_with("4 makes 1, {braces} <"), "{logged}");
}

#[test]
fn a_call_is_restarted_by_going_back() {
    let mut client = at(18);
    let stack = client.ok("stackTrace", json!({ "threadId": 1 }))["stackFrames"].clone();
    let restart = |client: &mut Client, frame: &Value| {
        let stop = client.run("restartFrame", json!({ "frameId": frame["id"] }));
        (text(&stop["reason"]).to_string(), client.line(), client.value("@count"))
    };
    assert_eq!((client.value("%n"), client.value("@count")), ("1".into(), "4".into()));
    // The second call from the inside, which has the argument 2.
    assert_eq!(restart(&mut client, &stack[1]), ("restart".into(), 12, "2".into()));
    assert_eq!(client.value("%n"), "2");
    assert!(client.error("restartFrame", json!({ "frameId": stack[0]["id"] })).contains("no frame has the id"));
    assert_eq!(restart(&mut client, &stack[4]), ("restart".into(), 28, "0".into()));
    client.ok("setBreakpoints", lines(&program("fac.ll"), &[]));
    client.ok("continue", json!({}));
    client.event("terminated");
    assert_eq!(client.output("stdout"), "24\n");
}
