//! Over all of `tests/ll`: N steps forward and N steps back lead to the same state.

use super::client::{Client, text};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// Steps in each direction.
const STEPS: usize = 6;

fn programs(directory: &Path, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(directory).expect("a directory").map(|entry| entry.expect("an entry").path()) {
        match entry.is_dir() {
            true => programs(&entry, out),
            false if entry.extension().is_some_and(|end| end == "ll") => out.push(entry),
            false => {}
        }
    }
}

/// Returns the visible state of a stopped program: its stack and the values of its functions.
fn state(client: &mut Client) -> Value {
    let stack = client.ok("stackTrace", json!({ "threadId": 1, "levels": 3 }))["stackFrames"].clone();
    let mut all = vec![stack.clone()];
    if let Some(frame) = stack.as_array().and_then(|frames| frames.first()) {
        let scopes = client.ok("scopes", json!({ "frameId": frame["id"] }));
        for scope in scopes["scopes"].as_array().expect("a list").iter().filter(|scope| scope["expensive"] == false) {
            let found = client.ok("variables", json!({ "variablesReference": scope["variablesReference"] }));
            let values = found["variables"].as_array().expect("a list").iter();
            all.extend(values.map(|one| json!([one["name"], one["value"]])));
        }
    }
    all.into()
}

/// Steps forward and back. Returns whether the program could be launched, or the deviation.
fn check(path: &Path) -> Result<bool, String> {
    let source = std::fs::read_to_string(path).unwrap_or_default();
    // A step into a function that waits for a signal does not end.
    if source.contains("@pause()") {
        return Ok(false);
    }
    let call = source.lines().find_map(|line| {
        let call = line.trim_start_matches([';', ' ']).strip_prefix("run: @")?;
        Some(call.split(" == ").next()?.trim().to_string())
    });
    let mut client = Client::ready();
    let checked = check_in(&mut client, path, call.as_deref(), true);
    if checked.is_ok() || !says(&client, "behaves differently") {
        return checked;
    }
    // The program depends on its process id, or on the time. Outside of the sandbox the system calls for these are
    // recorded, unless the system does not support it.
    let mut client = Client::ready();
    let checked = check_in(&mut client, path, call.as_deref(), false);
    if says(&client, "which are not recorded") { Ok(true) } else { checked }
}

/// Whether the adapter has written this text.
fn says(client: &Client, text: &str) -> bool {
    client.events.iter().any(|event| event["body"]["output"].as_str().is_some_and(|output| output.contains(text)))
}

fn check_in(client: &mut Client, path: &Path, call: Option<&str>, sandbox: bool) -> Result<bool, String> {
    let mut arguments = json!({ "program": path, "stopOnEntry": true, "sandbox": sandbox });
    if let Some(call) = call {
        arguments["call"] = call.into();
    }
    // Faulty programs, and calls that need an option of the directive.
    if client.request("launch", arguments).is_err() {
        return Ok(false);
    }
    client.ok("configurationDone", json!({}));
    if !starts(client)? {
        return Ok(false);
    }
    let mut seen = vec![state(client)];
    for _ in 0..STEPS {
        client.ok("stepIn", json!({ "granularity": "instruction" }));
        if !starts(client)? {
            return Ok(true);
        }
        seen.push(state(client));
        // A fault is the last location.
        if client.request("exceptionInfo", json!({ "threadId": 1 })).is_ok() {
            break;
        }
    }
    seen.pop();
    while let Some(before) = seen.pop() {
        client.ok("stepBack", json!({ "granularity": "instruction" }));
        if !starts(client)? {
            return Err("it ends on the way back".into());
        }
        let now = state(client);
        if now != before {
            return Err(format!("{} steps from the start:\n  {before}\n  {now}", seen.len()));
        }
    }
    Ok(true)
}

/// Waits for the next stop. Returns whether there is one.
fn starts(client: &mut Client) -> Result<bool, String> {
    loop {
        let is = |name: &str| client.events.iter().any(|event| event["event"] == name);
        if is("stopped") {
            client.event("stopped");
            return Ok(true);
        }
        if is("terminated") {
            return Ok(false);
        }
        let message = client.next_message().ok_or("it neither stops nor ends")?;
        assert_eq!(text(&message["type"]), "event");
        client.events.push(message);
    }
}

#[test]
fn steps_back_lead_to_the_states_before() {
    cached!();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ll");
    let mut files = Vec::new();
    programs(&root, &mut files);
    files.sort();
    // Checking all of them takes minutes; by default, every tenth is checked.
    let is_whole = std::env::var_os("LLVMLITE_REQUIRE_TOOLS").is_some();
    let files: Vec<PathBuf> =
        files.into_iter().enumerate().filter(|(n, _)| is_whole || n % 10 == 0).map(|(_, f)| f).collect();
    let (files, wrong, launched) = (Mutex::new(files.into_iter()), Mutex::new(Vec::new()), Mutex::new(0));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let Some(file) = files.lock().unwrap().next() else { return };
                    match check(&file) {
                        Ok(could) => *launched.lock().unwrap() += usize::from(could),
                        Err(error) => wrong.lock().unwrap().push(format!("{}: {error}", file.display())),
                    }
                }
            });
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(launched.into_inner().unwrap() > 50, "most programs can be debugged");
}
