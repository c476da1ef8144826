//! Words of debuggers, IPython and other languages, each answered with what serves instead.

use super::expressions;
use llvmlite_jit::parse;
use llvmlite_jit::session::Session;

/// Commands of gdb that the debugger behind `:step` has.
const DEBUGGER: &[&str] = &[
    "advance",
    "b",
    "break",
    "bt",
    "backtrace",
    "c",
    "continue",
    "delete",
    "display",
    "down",
    "finish",
    "frame",
    "jump",
    "n",
    "next",
    "r",
    "reverse-step",
    "run",
    "rwatch",
    "s",
    "start",
    "step",
    "stepi",
    "tbreak",
    "undisplay",
    "until",
    "up",
    "watch",
];

/// First words of inputs in other languages, and what to enter instead.
const WORDS: &[(&[&str], &str)] = &[
    (
        &["import", "from", "use", "using", "require"],
        "functions of the C library are declared at their first call; `:load FILE` enters a file",
    ),
    (&["def", "fn", "func", "fun", "function", "lambda", "pub"], FUNCTION),
    (&["del", "unset"], "names are not deleted: `x = 5` gives a name another value, `:undo` reverts the last input"),
    (&["None", "nil"], "the null pointer is `ptr null`, or `0` in an expression"),
    (&["True", "False"], "the values of `i1` are `true` and `false`"),
    (
        &["println", "eprintln", "cout", "std", "console", "cerr"],
        "a value is shown when it is entered; `printf(\"%d\\n\", 5)` prints",
    ),
    (&["vec", "Vec"], "an array is `int a[] = {1, 2}`, a vector `<2 x i32> <i32 1, i32 2>`"),
    (&["class", "impl", "trait", "interface"], "a type is `%T = type { i32, double }`, or `struct P { int x; };`"),
    (&["match", "case"], "`switch` is written as in C: `switch (x) { case 1: puts(\"one\"); }`"),
    (&["new"], "memory comes from `malloc`: `p = (int*)malloc(16)`, or from `int a[4]`"),
    (&["try", "raise", "throw", "except", "catch"], "a fault is reported, and the session continues"),
    (&["dir", "vars", "locals", "globals", "who", "whos"], "`:list` lists all definitions and values"),
    (&["ls", "pwd", "cd", "cat", "shell"], "commands of the shell are not run; `system(\"ls\")` calls the C function"),
    (
        &["info", "list", "l"],
        "`:list` lists all definitions and values, `?x` describes one, `f??` shows the text of a function",
    ),
    (&["set"], "a name gets a value without `set`: `x = 5`"),
    (
        &[
            "undo", "history", "edit", "save", "reset", "time", "timeit", "type", "engine", "asm", "clif", "ll",
            "explain", "mem",
        ],
        "",
    ),
    (&["source"], "`:load FILE` enters a file, `:source f` shows the text that defined a name"),
    (&["file", "load", "attach"], "`:load FILE` enters a file"),
    (&["handle", "catchpoint", "signal"], "a signal is reported as a fault, and the session continues"),
    (&["thread", "threads"], "threads are not listed; a fault in one of them is reported"),
    (&["assert"], "a condition is shown as `i1 true` or `i1 false` when it is entered"),
    (&["not", "and", "or"], "operators are those of C: `!x`, `x && y`, `x || y`"),
    (&["template", "typename", "namespace"], FUNCTION),
    (&["compile", "exec", "eval"], "what is entered is compiled and run at once"),
];

const FUNCTION: &str =
    "a function is written as in C, `int f(int x) { return x * x; }`, or in LLVM, `define i32 @f(i32 %x) {`";

/// Functions of Python and Rust, which are calls, and what to enter instead.
const CALLS: &[(&str, &str)] = &[
    ("len", "the size of an array is `sizeof a / sizeof a[0]`; `strlen(s)` is the length of a string"),
    ("type", "`:type x` shows the type of a value and its layout"),
    ("typeof", "`:type x` shows the type of a value and its layout"),
    ("help", "`?x` describes a name, `:help icmp` an instruction"),
    ("dir", "`:list` lists all definitions and values"),
    ("range", "`for` is written as in C: `for (int i = 0; i < 3; i++) f(i)`"),
    ("hex", "`p/x 255` shows a number in hexadecimal"),
    ("id", "`&x` is the address of a variable"),
];

/// Returns the answer to an input in the words of another tool or language; `None` if the input may be meant as it is.
pub fn answer(text: &str, session: &Session) -> Option<String> {
    let word = text.split([' ', '(', '!', ':', ';']).next().unwrap_or("");
    let rest = text[word.len()..].trim();
    if let Some(answer) = magic(text, session) {
        return Some(answer);
    }
    let is_known =
        || expressions::with_sigil(word, session).is_some() || expressions::type_alias(word, session).is_some();
    if word.is_empty() || parse::is_opcode(word) || is_known() {
        return None;
    }
    // `list = 5` defines a name, `step(1)` is a call.
    let is_other_use =
        rest.starts_with(['=', '+', '-', '*', '/', '[', '.', '<', '>', '?', ',']) && !rest.starts_with("<<");
    if is_other_use || rest.starts_with(':') && !rest.starts_with("::") && word != "lambda" {
        return None;
    }
    if let Some(inside) = text[word.len()..].strip_prefix('(') {
        let (_, answer) = CALLS.iter().find(|(name, _)| *name == word)?;
        return inside.ends_with(')').then(|| format!("there is no `{word}`; {answer}"));
    }
    if matches!(word, "bt" | "backtrace" | "where") && rest.is_empty() {
        return Some("a fault is shown with its backtrace; `:step f(6)` runs a call in the debugger".into());
    }
    if word == "x" && rest.is_empty() {
        return Some("`x` is not a value or function; `x = 5` defines it, `x/8xb p` shows memory at `p`".into());
    }
    if matches!(word, "quit" | "exit" | "q") && (word == "q" || !rest.is_empty()) {
        return Some("`:quit` or Ctrl-D ends the session".into());
    }
    if DEBUGGER.contains(&word) && is_argument(rest) {
        return Some(format!(
            "`{word}` is a command of the debugger, in which `:step CALL` runs a call, such as `:step f(6)`"
        ));
    }
    let (_, answer) = WORDS.iter().find(|(words, _)| words.contains(&word))?;
    if answer.is_empty() {
        let rest = if rest.is_empty() { String::new() } else { format!(" {rest}") };
        return is_argument(rest.trim()).then(|| format!("commands begin with a colon: `:{word}{rest}`"));
    }
    Some(match *answer {
        // A keyword that says what is meant.
        FUNCTION => FUNCTION.to_string(),
        answer => format!("there is no `{word}`; {answer}"),
    })
}

/// Whether a text can be an argument of a command, and not an operator with its operand or a statement of C.
fn is_argument(text: &str) -> bool {
    text.is_empty()
        || text.starts_with(|c: char| c.is_ascii_alphanumeric() || "_%@*&$/~.".contains(c)) && !text.contains('=')
}

/// Returns the answer to a command that begins with `%` or `!`: `%paste`, `!ls`.
fn magic(text: &str, session: &Session) -> Option<String> {
    let word = text.split(' ').next().unwrap_or("");
    if !word.starts_with(['%', '!']) || expressions::with_sigil(word, session).is_some() || text.contains('=') {
        return None;
    }
    let rest = text[word.len()..].trim();
    Some(match word {
        "%paste" | "%cpaste" => format!("there is no `{word}`: a text is pasted as it is"),
        "%debug" | "%pdb" => format!("there is no `{word}`: `:step f(6)` runs a call in the debugger"),
        "%pwd" | "%cd" | "%ls" | "%env" => {
            format!("there is no `{word}`: files are relative to the directory of the start")
        }
        "%rerun" | "%recall" => format!("there is no `{word}`: Up recalls an input"),
        "%lsmagic" | "%magic" => "`:help` lists the commands".into(),
        "%time" | "%timeit" | "%run" | "%load" | "%save" if rest.is_empty() => {
            format!("`{word}` needs an argument, as `:{}`", &word[1..])
        }
        "%matplotlib" | "%pylab" | "%autoreload" | "%load_ext" | "%config" | "%alias" | "%macro" | "%store"
        | "%prun" | "%pip" | "%conda" | "%automagic" | "%xmode" | "%colors" | "%logstart" | "%precision" => {
            format!("there is no `{word}`; `:help` lists the commands")
        }
        "!ls" | "!pwd" | "!cat" | "!cd" | "!echo" => {
            format!("commands of the shell are not run; `system(\"{}\")` calls the C function", &text[1..])
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_other_tools_are_answered() {
        // SAFETY: the test runs its own constant text.
        let mut session = unsafe { Session::new(Default::default()) }.expect("this machine");
        session.enter("%next = i32 7");
        let answer = |text| answer(text, &session);
        for text in [
            "break f",
            "run",
            "step",
            "continue",
            "watch x",
            "import os",
            "from os import path",
            "def f(x): return x",
            "fn main() {}",
            "println!(\"hi\")",
            "std::cout << 5",
            "cout << 5",
            "lambda x: x",
            "None",
            "del x",
            "list",
            "info registers",
            "undo",
            "timeit f(1)",
            "type x",
            "len(a)",
            "%timeit",
            "%matplotlib inline",
            "vec![1]",
            "x",
            "quit f",
            "nil",
        ] {
            assert!(answer(text).is_some_and(|text| text.contains('`')), "{text}");
        }
        for text in [
            "next",
            "list = 5",
            "step(1)",
            "run += 1",
            "time = 5",
            "c + 1",
            "b[0]",
            "s = 1",
            "type { i32 }",
            "new: ",
            "break;",
            "add i32 1, 2",
            "r.x",
            "%x",
            "!x",
            "start - 1",
        ] {
            let found = answer(text);
            assert!(found.is_none() || text == "break;", "{text}: {found:?}");
        }
        assert_eq!(
            answer("break f").as_deref(),
            Some("`break` is a command of the debugger, in which `:step CALL` runs a call, such as `:step f(6)`")
        );
        assert_eq!(answer("timeit f(1)").as_deref(), Some("commands begin with a colon: `:timeit f(1)`"));
    }
}
