//! Completion candidates.

use super::client::{Client, position};
use serde_json::json;

const URI: &str = "file:///c.ll";

/// Returns the labels offered at `|`.
fn offered(client: &mut Client, version: i64, body: &str) -> Vec<String> {
    let text = format!("define i32 @f(i32 %a, ptr %p) {{\nentry:\n{body}\n}}\n");
    let at = text.find('|').expect("a cursor");
    let text = text.replacen('|', "", 1);
    if version == 1 {
        client.open(URI, &text);
    } else {
        client.replace(URI, version, &text);
    }
    let params = json!({"textDocument": {"uri": URI}, "position": position(&text, at)});
    let list = client.request("textDocument/completion", params).expect("a list");
    let items = list["items"].as_array().expect("a list").iter();
    items.map(|item| item["label"].as_str().expect("a label").to_string()).collect()
}

/// Only a phi can have its own result as an operand.
#[test]
fn a_value_is_not_offered_in_its_own_definition() {
    let mut client = Client::ready();
    let bodies = [
        ("  %y = add i32 %a, 1\n  %z = add i32 |\n  ret i32 %z", false),
        ("  %y = add i32 %a, 1\n  %z = add i32 %|, 1\n  ret i32 %z", false),
        ("  %y = add i32 %a, 1\n  %z = call i32 @f(i32 |, ptr %p)\n  ret i32 %z", false),
        ("  %y = add i32 %a, 1\n  %z = add i32 1, 1\n  ret i32 |", true),
        ("  %y = add i32 %a, 1\n  br label %l\nl:\n  %z = phi i32 [ %y, %entry ], [ |, %l ]\n  br label %l", true),
    ];
    for (n, (body, is_offered)) in bodies.into_iter().enumerate() {
        let labels = offered(&mut client, n as i64 + 1, body);
        assert!(labels.iter().any(|label| label == "%y"), "{body}: {labels:?}");
        assert_eq!(labels.iter().any(|label| label == "%z"), is_offered, "{body}: {labels:?}");
    }
}
