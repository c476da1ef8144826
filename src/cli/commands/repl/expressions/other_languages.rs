//! Words of other languages.

/// Returns the LLVM equivalent of a statement in another language, such as `print(5)` or `while (…)`, given its first
/// word.
pub(super) fn of_another_language(word: &str) -> Option<String> {
    let help = match word {
        "print" | "echo" | "display" => "a value is shown when it is entered; `printf(\"%d\\n\", 5)` prints",
        "if" | "while" => return Some(format!("the condition of `{word}` is in parentheses: `{word} (x > 0) x--`")),
        "for" => return Some("`for` is written as in C: `for (int i = 0; i < 3; i++) f(i)`".into()),
        "do" => return Some("`do` is written as in C: `do { x--; } while (x > 0)`".into()),
        "return" => return Some("`return` is part of a function: `int f(int x) { return x + 1; }`".into()),
        "break" | "continue" | "else" => return Some(format!("`{word}` is part of another statement")),
        "switch" | "goto" => return Some(format!("`{word}` of C cannot be entered; use `if`, `while` and `for`")),
        "typedef" | "struct" | "enum" | "union" => {
            return Some(format!(
                "`{word}` is not understood here; a type is defined with its members, `struct P {{ int x; double y; }}`, or \
                 as in LLVM, `%T = type {{ i32, double }}`"
            ));
        }
        _ => return None,
    };
    Some(format!("there is no `{word}` in LLVM; {help}"))
}
