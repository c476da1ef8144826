//! Renaming in functions where some values and blocks are numbered by their positions.

use super::client::{Client, applied, position};
use serde_json::{Value, json};

const URI: &str = "file:///r.ll";

/// Renames the first `word` of the text.
fn renamed(client: &mut Client, text: &str, word: &str, new: &str) -> Result<String, String> {
    let at = text.find(word).expect("it is in the text");
    let params = json!({"textDocument": {"uri": URI}, "position": position(text, at + 1), "newName": new});
    let edits = client.request("textDocument/rename", params);
    let message = |error: Value| error["message"].as_str().expect("a message").to_string();
    edits.map(|edits| applied(text, &edits["changes"][URI])).map_err(message)
}

#[test]
fn a_number_that_others_are_counted_from_is_not_renamed() {
    let mut client = Client::ready();
    // Blocks without labels are %3 and %4.
    let text = "define i32 @f(i32) {\n  %2 = icmp eq i32 %0, 0\n  br i1 %2, label %3, label %4\n\n  ret i32 1\n\n  ret i32 2\n}\n";
    assert_eq!(client.open(URI, text), Vec::<Value>::new());
    let refused = renamed(&mut client, text, "%2", "zero").unwrap_err();
    assert_eq!(refused, "`%3` has its number by its position after `%2`: write a name where it is defined");
}

#[test]
fn a_number_that_nothing_uses_is_given_to_a_value_before() {
    let mut client = Client::ready();
    let text = "define i32 @g(i32 %x) {\n  %1 = add i32 %x, 1\n  call i32 @g(i32 %1)\n  ret i32 %1\n}\n";
    assert_eq!(client.open(URI, text), Vec::<Value>::new());
    let named = renamed(&mut client, text, "%1", "y").expect("edits");
    assert_eq!(client.replace(URI, 2, &named), Vec::<Value>::new());
    // The call is now %1, and then %2 again.
    assert_eq!(renamed(&mut client, &named, "%y", "1").as_deref(), Ok(text));
}

#[test]
fn a_number_of_a_value_before_is_taken() {
    let mut client = Client::ready();
    let text = "define i32 @g(i32 %x) {\n  call i32 @g(i32 1)\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n";
    client.open(URI, text);
    assert_eq!(renamed(&mut client, text, "%y", "1").unwrap_err(), "`%1` is defined already");
}
