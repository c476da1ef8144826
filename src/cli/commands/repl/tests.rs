//! Comments in inputs.

use super::without_comments;

#[test]
fn comments_of_c_become_blanks() {
    for (text, wanted) in [
        ("x /* one */ + 1", "x           + 1"),
        ("a /*\n*/ b", "a   \n   b"),
        ("puts(\"/* no */\")", "puts(\"/* no */\")"),
        ("c = '\"' /* yes */", "c = '\"'          "),
        ("x ; it's /* one */", "x ; it's          "),
        ("p /* open", "p /* open"),
        ("a / *p", "a / *p"),
    ] {
        assert_eq!(without_comments(text), wanted);
    }
}
