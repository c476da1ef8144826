//! Random edits: the server's reports after them equal those of a check of the text.

use super::client::Client;
use fastrand::Rng;
use serde_json::{Value, json};

const URI: &str = "file:///work/random.ll";

const TEXTS: [&str; 3] = [
    "%t = type { i8, ptr }\n@x = global %t zeroinitializer\n\ndeclare i32 @puts(ptr)\n\ndefine i32 @f(i32 %a) {\nentry:\n  \
     %b = add nsw i32 %a, 1\n  br label %next\n\nnext:\n  %c = call i32 @puts(ptr @x)\n  ret i32 %b\n}\n",
    "define i32 @main() {\n  %1 = alloca i32\n  store i32 4, ptr %1\n  %2 = load i32, ptr %1\n  ret i32 %2\n}\n!0 = !{i32 1}\n",
    "; \u{e9}\u{1f980}\r\ndefine void @g() #0 {\r\n  ret void\r\n}\r\nattributes #0 = { nounwind }\r\n",
];

const PIECES: [&str; 16] = [
    "",
    " ",
    "\n",
    "\r\n",
    "}",
    "{",
    "\"",
    ";",
    "%b",
    "@x = global i8 0\n",
    "  ret void\n",
    "\u{1f980}",
    "label %next",
    "i32 ",
    "define void @h() {\n  ret void\n}\n",
    "(",
];

/// Returns a valid position: not inside a character or a line end.
fn boundary(text: &str, mut at: usize) -> usize {
    while !text.is_char_boundary(at) || text[..at].ends_with('\r') && text[at..].starts_with('\n') {
        at -= 1;
    }
    at
}

/// Applies random edits to a text, and compares after each hundred.
fn edited(client: &mut Client, random: &mut Rng, text: &str, edits: usize) {
    let mut text = text.to_string();
    client.open(URI, &text);
    for n in 0..edits {
        let start = boundary(&text, random.usize(..=text.len()));
        let end = boundary(&text, (start + random.usize(..12)).min(text.len())).max(start);
        let piece = PIECES[random.usize(..PIECES.len())];
        let version = n as i64 + 2;
        let range = json!({"start": super::client::position(&text, start), "end": super::client::position(&text, end)});
        client.change(URI, version, json!([{"range": range, "text": piece}]));
        text.replace_range(start..end, piece);
        if n % 100 == 99 {
            let found = client.diagnostics(URI, version);
            let fresh = Client::ready().open(URI, &text);
            assert_eq!(found, fresh, "after {n} edits:\n{text}");
            // The text itself is the same, which few diagnostics would show.
            let tokens = json!({"textDocument": {"uri": URI}});
            let tokens = client.request("textDocument/semanticTokens/full", tokens).expect("tokens");
            assert!(tokens["data"].is_array());
            client.others.clear();
        }
    }
    client.notify("textDocument/didClose", json!({"textDocument": {"uri": URI}}));
}

#[test]
fn the_diagnostics_after_edits_are_those_of_the_text() {
    cached!();
    let mut client = Client::ready();
    let mut random = Rng::with_seed(7);
    for text in TEXTS {
        edited(&mut client, &mut random, text, 400);
    }
}

/// In a long text, the edited function is checked first, and the rest later: both must agree.
#[test]
fn the_function_that_is_edited_has_the_diagnostics_of_the_whole_text() {
    cached!();
    let mut client = Client::ready();
    let function = |n: usize| {
        format!(
            "define i32 @f{n}(i32 %a, ptr %p) {{\nentry:\n  %b = add nsw i32 %a, {n}\n  %v = load i32, ptr %p\n  \
             %c = call i32 @f{}(i32 %b, ptr @x)\n  ret i32 %c\n}}\n\n",
            n / 2
        )
    };
    let mut text = String::from("@x = global [4 x i32] zeroinitializer\n\n");
    (0..1200).for_each(|n| text += &function(n));
    assert!(text.len() > 100 << 10);
    assert_eq!(client.open(URI, &text), Vec::<Value>::new());
    let edits = [
        ("%b = add nsw i32 %a, 600", "%b = add nsw i64 %a, 600"),
        ("%c = call i32 @f300(i32 %b, ptr @x)", "%c = call i32 @f300(i32 %d, ptr @y)"),
        ("%v = load i32, ptr %p", "%v = laod i32, ptr %p"),
        ("ret i32 %c", "br label %nowhere"),
        ("ret i32 %c", ""),
    ];
    let mut version = 1;
    for (old, new) in edits {
        let place = text.find("@f600(i32 %a").expect("it is there");
        let at = place + text[place..].find(old).expect("it is there");
        let range =
            json!({"start": super::client::position(&text, at), "end": super::client::position(&text, at + old.len())});
        version += 1;
        client.change(URI, version, json!([{"range": range, "text": new}]));
        let first = client.diagnostics(URI, version);
        let whole = client.diagnostics(URI, version);
        assert!(!whole.is_empty());
        let codes =
            |list: &[Value]| list.iter().map(|one| (one["code"].clone(), one["range"].clone())).collect::<Vec<_>>();
        assert_eq!(codes(&first), codes(&whole), "{old} -> {new}");
        let end = at + new.len();
        let range = json!({"start": super::client::position(&text, at), "end": super::client::position(&format!("{}{new}", &text[..at]), end)});
        version += 1;
        client.change(URI, version, json!([{"range": range, "text": old}]));
        // The function alone shows that the text has no finding again.
        assert_eq!(client.diagnostics(URI, version), Vec::<Value>::new());
    }
    text.clear();
}
