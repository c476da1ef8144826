//! Start and end, wrong order, and invalid messages.

use super::client::{Client, capabilities};
use serde_json::{Value, json};

fn code(result: Result<Value, Value>) -> i64 {
    result.expect_err("an error")["code"].as_i64().expect("a code")
}

#[test]
fn a_session_ends_in_order() {
    let mut client = Client::ready();
    assert_eq!(client.request("shutdown", Value::Null), Ok(Value::Null));
    assert_eq!(code(client.request("textDocument/hover", json!({}))), -32600);
    client.notify("exit", Value::Null);
    assert_eq!(client.wait().code(), Some(0));
}

#[test]
fn a_client_that_goes_ends_the_server() {
    assert_eq!(Client::start().end().code(), Some(1));
    let mut client = Client::ready();
    client.open("file:///a.ll", "define void @f() {\n  ret void\n}\n");
    assert_eq!(client.end().code(), Some(1));
    // In the middle of a message.
    let mut client = Client::ready();
    client.raw(b"Content-Length: 100\r\n\r\n{\"jsonrpc\"");
    assert_eq!(client.end().code(), Some(1));
    let mut client = Client::ready();
    client.notify("exit", Value::Null);
    assert_eq!(client.wait().code(), Some(1));
}

#[test]
fn requests_in_the_wrong_order_are_refused() {
    let mut client = Client::start();
    assert_eq!(code(client.request("textDocument/hover", json!({}))), -32002);
    client.notify("textDocument/didOpen", json!({}));
    client.request("initialize", capabilities()).expect("it initializes");
    assert_eq!(code(client.request("initialize", capabilities())), -32600);
    assert_eq!(code(client.request("no/such", json!({}))), -32601);
    client.notify("no/such", json!({}));
    let at = json!({"textDocument": {"uri": "file:///a.ll"}, "position": {"line": 0, "character": 0}});
    assert_eq!(code(client.request("textDocument/hover", at.clone())), -32602);
    for params in [json!(null), json!([]), json!({"textDocument": 1}), json!({"position": {"line": -1}})] {
        for method in ["hover", "rename", "codeAction", "documentSymbol", "semanticTokens/range", "references"] {
            assert_eq!(code(client.request(&format!("textDocument/{method}"), params.clone())), -32602, "{method}");
        }
        client.notify("textDocument/didChange", params.clone());
        client.notify("textDocument/didOpen", params.clone());
        client.notify("textDocument/didClose", params);
    }
    client.change("file:///a.ll", 2, json!([{"text": ""}]));
    for command in ["no.such", "llvmlite-jit.run", "llvmlite-jit.explain", "llvmlite-jit.text"] {
        let params = json!({"command": command, "arguments": []});
        assert!(client.request("workspace/executeCommand", params).is_err(), "{command}");
    }
    // The server is still running.
    assert_eq!(client.open("file:///a.ll", "").len(), 0);
    assert_eq!(client.request("textDocument/hover", at), Ok(Value::Null));
}

#[test]
fn broken_messages_are_answered_or_end_the_server() {
    let mut client = Client::ready();
    // Text that is not JSON is a parse error; JSON that is not a message is an invalid request.
    let bodies =
        [("{", -32700), ("null", -32600), ("[]", -32600), ("{\"jsonrpc\": \"2.0\"}", -32600), ("\u{1f980}", -32700)];
    for (body, code) in bodies {
        client.raw(format!("Content-Length: {}\r\n\r\n{body}", body.len()).as_bytes());
        let error = client.next_message().expect("an answer");
        assert_eq!((error["error"]["code"].as_i64(), &error["id"]), (Some(code), &Value::Null), "{body}");
    }
    assert_eq!(client.open("file:///a.ll", "").len(), 0);
    for header in
        ["no header\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: 999999999999\r\n\r\n", "\r\n\r\n"]
    {
        let mut client = Client::ready();
        client.raw(header.as_bytes());
        assert_eq!(client.wait().code(), Some(1), "{header:?}");
    }
}

#[test]
fn ranges_outside_are_the_nearest_inside() {
    let mut client = Client::ready();
    let uri = "file:///a.ll";
    client.open(uri, "; a\r\n");
    let at = |line: u64, character: u64| json!({"line": line, "character": character});
    let range = json!({"start": at(7, 3), "end": at(4_000_000_000, 4_000_000_000)});
    client.change(uri, 2, json!([{"range": range, "text": "define void @f() {\r\n  ret void\r\n}\r\n"}]));
    assert_eq!(client.diagnostics(uri, 2), Vec::<Value>::new());
    let backwards = json!({"start": at(2, 5), "end": at(1, 0)});
    client.change(uri, 3, json!([{"range": backwards, "text": "x"}]));
    assert_eq!(client.diagnostics(uri, 3).len(), 1);
    let document = json!({"uri": uri});
    let all = json!({"start": at(0, 0), "end": at(99, 99)});
    let context = json!({"diagnostics": []});
    client
        .request("textDocument/codeAction", json!({"textDocument": document, "range": all, "context": context}))
        .expect("an answer");
}

#[test]
fn a_thousand_edits_are_applied_and_then_checked() {
    let mut client = Client::ready();
    let uri = "file:///a.ll";
    client.open(uri, "define void @f() {\n  ret void\n}\n");
    let start = json!({"line": 0, "character": 0});
    let mut version = 1;
    let mut edit = |end: &Value, text: &str| {
        version += 1;
        client.change(uri, version, json!([{"range": {"start": start, "end": end}, "text": text}]));
    };
    for _ in 0..500 {
        edit(&start, "; \u{1f980}\n");
        edit(&json!({"line": 1, "character": 0}), "x");
        edit(&json!({"line": 0, "character": 1}), "");
    }
    assert_eq!(client.diagnostics(uri, version), Vec::<Value>::new());
}

#[test]
fn a_request_that_is_cancelled_in_time_is_not_carried_out() {
    let mut client = Client::ready();
    client.open("file:///a.ll", "");
    let body = |value: Value| format!("Content-Length: {}\r\n\r\n{value}", value.to_string().len());
    let request = json!({"jsonrpc": "2.0", "id": "x", "method": "textDocument/foldingRange",
        "params": {"textDocument": {"uri": "file:///a.ll"}}});
    let cancel = json!({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": "x"}});
    // In one write; either may be read first, but there is one answer.
    client.raw(format!("{}{}", body(request), body(cancel)).as_bytes());
    let answer = client.next_message().expect("an answer");
    assert_eq!(answer["id"], "x");
    assert!(answer["error"]["code"] == -32800 || answer["result"].is_array(), "{answer}");
}
