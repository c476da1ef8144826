//! Input in the syntax of other tools: commands without a colon, unknown words.

use super::brackets;
use super::comments::has_open_string;
use super::mistakes::Mistake;
use super::{expressions, misspelled, other_words, slips};
use llvmlite_jit::diagnostic::near_names;
use llvmlite_jit::parse;
use llvmlite_jit::reference::opcodes::OPCODES;
use llvmlite_jit::session::{self, Session};
use std::borrow::Cow;

/// Commands of IPython and clang-repl, which begin with a `%`, with the equivalent commands; `true` for those that
/// need no argument.
const MAGICS: [(&str, &str, bool); 24] = [
    ("time", "time", false),
    ("timeit", "timeit", false),
    ("history", "history", true),
    ("hist", "history", true),
    ("who", "list", true),
    ("whos", "list", true),
    ("undo", "undo", true),
    ("quit", "quit", true),
    ("exit", "quit", true),
    ("help", "help", true),
    ("quickref", "help", true),
    ("reset", "reset", true),
    ("run", "load", false),
    ("load", "load", false),
    ("save", "save", false),
    ("pinfo", "about", false),
    ("psource", "source", false),
    ("edit", "edit", true),
    ("ed", "edit", true),
    ("dis", "asm", false),
    ("disas", "asm", false),
    ("disassemble", "asm", false),
    ("ptype", "type", false),
    ("whatis", "type", false),
];

/// Returns the command that has another name, given without its colon: `:who`.
pub fn magic(name: &str) -> Option<&'static str> {
    let (_, command, _) = MAGICS.iter().find(|(magic, command, _)| *magic == name && magic != command)?;
    Some(command)
}

/// Returns the command for a bare word, or for the syntax of IPython and clang-repl: `?fib`, `fib?`,
/// `%timeit fib(20)`, `%undo`.
pub fn command(text: &str, session: &Session) -> Option<String> {
    let word = text.trim_end_matches([';', '?', ' ']).trim_end_matches("()");
    if let Some(word) = ["help", "quit", "exit", "clear", "cls"].into_iter().find(|known| *known == word) {
        return Some(word.into());
    }
    // Words of IPython, Python and gdb for the list of names, unless the session has a name of these.
    const LISTS: [&str; 6] = ["who", "whos", "dir", "vars", "locals", "globals"];
    let is_list = || {
        let word = text.trim_end_matches([';', ' ']);
        LISTS.contains(&word.strip_suffix("()").unwrap_or(word))
            || matches!(word, "info locals" | "info variables" | "info functions" | "info types" | "info args")
    };
    if is_list() && expressions::with_sigil(word.split(' ').next().unwrap_or_default(), session).is_none() {
        return Some("list".into());
    }
    // `exit 3` of a shell.
    if let Some(("exit" | "quit", status)) = text.split_once(' ')
        && let Ok(status) = status.trim_end_matches(';').parse::<u8>()
    {
        return Some(format!("quit {status}"));
    }
    if let Some((magic, rest)) = text.strip_prefix('%').map(|text| text.split_once(' ').unwrap_or((text, "")))
        && let Some((_, command, stands_alone)) = MAGICS.iter().find(|(name, ..)| *name == magic)
        // `%time` before an operator is a value, and `%time = …` defines one; alone it is one if the session has it.
        && (!rest.trim().is_empty() || *stands_alone && !session.knows(&format!("%{magic}")))
        && (!rest.trim_start().starts_with(['=', ',', '+', '-', '*', '/', '<', '>', '!', '&', '|', '%'])
            || behind_options(rest.trim_start()).is_some()
            || !session.knows(&format!("%{magic}")) && is_argument(rest.trim_start()))
    {
        let rest = if *command == "list" { "" } else { rest.trim() };
        return Some(format!("{command} {rest}").trim_end().to_string());
    }
    // `help add`, `whatis x` and `disas f`, unless they define or calculate something.
    if let Some((word @ ("help" | "whatis" | "ptype" | "disas" | "disassemble"), rest)) = text.split_once(' ')
        && begins_operand(rest.trim_start_matches(':'))
        && expressions::with_sigil(word, session).is_none()
    {
        let command = magic(word).unwrap_or(word);
        return Some(format!("{command} {}", rest.trim_end_matches([';', ' '])));
    }
    if let Some(rest) = text.strip_prefix("output ")
        && begins_operand(rest)
        && expressions::with_sigil("output", session).is_none()
    {
        return Some(format!("print {}", rest.trim_end_matches([';', ' '])));
    }
    // `call f(3)`, which names no type as LLVM's does, and `set var x = 5`.
    let assigned =
        || text.strip_prefix("set var").and_then(|rest| rest.strip_prefix("iable ").or(rest.strip_prefix(' ')));
    if let Some(rest) = text.strip_prefix("call ").filter(|rest| is_plain_call(rest, session)).or_else(assigned) {
        return Some(format!("print {}", rest.trim_end_matches([';', ' '])));
    }
    if is_debugger_command(text, session) {
        return Some(text.trim_end_matches([';', ' ']).into());
    }
    if text == "??" {
        return Some("help".into());
    }
    let plain = |c: char| c.is_ascii_alphanumeric() || "._$@%-".contains(c);
    if let Some(name) = text.strip_prefix("?:").filter(|name| name.chars().all(plain)) {
        return Some(format!("help :{name}"));
    }
    if let Some(name) = text.strip_prefix("??").or_else(|| text.strip_suffix("??"))
        && !name.trim().is_empty()
        && name.trim().chars().all(plain)
    {
        return Some(format!("source {}", name.trim()));
    }
    let name = text.strip_prefix('?').or_else(|| text.strip_suffix('?'))?.trim();
    // `?str*`: names that match a pattern.
    if name.len() > 1 && name.ends_with('*') && name.chars().all(|c| plain(c) || c == '*') {
        return Some(format!("about {name}"));
    }
    if let Some(tag) = name.strip_prefix("struct ").or_else(|| name.strip_prefix("union ")) {
        let is_of_header = expressions::headers::definition(name).is_some();
        let is_known = ["struct.", "union.", ""].iter().any(|kind| session.knows(&format!("%{kind}{}", tag.trim())));
        let command = if is_of_header && !is_known { "about" } else { "type" };
        return tag.trim().chars().all(plain).then(|| format!("{command} {name}"));
    }
    (name.chars().all(plain)).then(|| format!("about {name}"))
}

/// Whether a text is a call as in C, of a function of the session or of the C library: `f(3)`.
fn is_plain_call(text: &str, session: &Session) -> bool {
    let name = text.split('(').next().unwrap_or_default().trim_end();
    name.len() < text.len()
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        && (session.function(name).is_some() || session.library_declaration(name).is_some())
}

/// Whether a text is a command of a debugger: `x/4xb p`, `p/x 255`, and not the quotient of `x` and something else.
fn is_debugger_command(text: &str, session: &Session) -> bool {
    let Some((word, operand)) = text.split_once(' ') else { return false };
    let Some((name, format)) = word.split_once('/').filter(|(name, _)| matches!(*name, "x" | "p" | "print")) else {
        let is_free = || expressions::with_sigil(word, session).is_none();
        let is_expression =
            begins_operand(operand) || operand.trim_start_matches(['*', '&', '-', '!', '~', '(']) != operand;
        // `p arr` cannot be an expression, also if `p` is a value.
        let is_only_command = operand.starts_with(|c: char| c.is_ascii_alphanumeric() || "_\"'".contains(c));
        let is_command = is_expression || operand.starts_with(['"', '\'']);
        return matches!(word, "p" | "print") && is_command && (is_only_command || is_free());
    };
    let letters = format.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_format = !format.is_empty() && letters.chars().all(|c| "xduotfcsabhwgi".contains(c));
    let may_divide = letters.is_empty() || expressions::with_sigil(name, session).is_some();
    // `x/2 & y` is an expression, and `x/4xb &y` is none.
    let is_operand = operand.starts_with(['"', '\''])
        || operand.strip_prefix('&').is_some_and(|name| !letters.is_empty() && begins_operand(name));
    is_format && (begins_operand(operand) || is_operand || !may_divide && operand.starts_with(['-', '*', '&', '(']))
}

/// Whether a text begins with an operand, and not with an operator.
fn begins_operand(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphanumeric() || "_%@".contains(c)) && !text.starts_with("% ")
}

/// Whether the text after a command that begins with a `%` is an argument, and not an operator with its operand:
/// `/tmp/a.ll`, `-5`, `-f a.ll`.
fn is_argument(text: &str) -> bool {
    text.starts_with(['/', '-', '%']) && !text[1..].starts_with([' ', '=', '/', '-'])
}

/// Returns the text after the options of IPython's `%timeit`, `-n 10 -r3 f(1)`; `None` if there are no options.
pub fn behind_options(text: &str) -> Option<&str> {
    let mut rest = text;
    while let Some(option) = rest.strip_prefix(['-']) {
        let (letter, behind) = option.split_at_checked(1)?;
        let behind = match letter {
            "n" | "r" | "p" => {
                let number = behind.trim_start();
                let digits = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
                if digits == 0 {
                    break;
                }
                &number[digits..]
            }
            "q" | "o" | "t" | "c" | "v" => behind,
            _ => break,
        };
        // `-n10+1` is an expression.
        if !behind.starts_with(' ') {
            break;
        }
        rest = behind.trim_start();
    }
    (rest.len() < text.len() && !rest.is_empty()).then_some(rest)
}

/// Returns the text after initial `#include …` lines; `None` if it has no such line.
pub fn without_includes(text: &str) -> Option<&str> {
    let mut rest = text.trim_start();
    while rest.starts_with("#include") {
        rest = rest.split_once('\n').map_or("", |(_, rest)| rest).trim_start();
    }
    (rest.len() < text.trim_start().len()).then_some(rest)
}

/// Whether a text is a word with the syntax of a name.
pub fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || "._$".contains(c))
        && text.chars().all(|c| c.is_ascii_alphanumeric() || "._$-".contains(c))
}

const BRACKETS: [(char, char); 3] = [('(', ')'), ('[', ']'), ('{', '}')];

/// Reports the unclosed bracket of an abandoned input; `None` if the input was not abandoned.
pub fn unclosed(text: &str) -> Option<Mistake> {
    let is_expression = !session::begins_assembly(text);
    if !session::is_abandoned(&format!("{text}\n"))
        && (!is_expression || session::is_complete(text))
        && !has_open_string(text)
    {
        return None;
    }
    let (mut open, mut quote) = (Vec::new(), None);
    for (at, c) in text.char_indices() {
        match c {
            '"' => quote = if quote.is_some() { None } else { Some(at) },
            _ if quote.is_some() => {}
            '(' | '[' | '{' => open.push((at, c)),
            ')' | ']' | '}' => {
                let opener = BRACKETS.iter().find(|(_, closer)| *closer == c).map(|(opener, _)| *opener);
                if let Some(pair) = open.iter().rposition(|(_, c)| Some(*c) == opener) {
                    open.remove(pair);
                }
            }
            _ => {}
        }
    }
    // What follows the first open bracket was meant to be another input.
    let at = quote
        .or_else(|| brackets::unclosed_by_indentation(text).filter(|_| is_expression && !open.is_empty()))
        .or(open.first().map(|(at, _)| *at))
        .or_else(|| text.find('<').filter(|_| session::begins_assembly(text)))?;
    let line = text[..at].lines().count().max(1);
    let first = slips::shortened(text.lines().nth(line - 1).unwrap_or(text).trim());
    Some(Mistake::at(format!("`{}` is never closed in `{first}`", &text[at..=at]), at..at + 1))
}

/// Returns the error for an unknown word.
pub fn other_answer(text: &str, session: &Session) -> Option<String> {
    if text.contains('\n') {
        return None;
    }
    if let Some(answer) = other_words::answer(text, session) {
        return Some(answer);
    }
    if text.contains('"') {
        return None;
    }
    let constants = ["true", "false", "null", "undef", "poison", "none", "zeroinitializer"];
    let is_known = |name: &str| expressions::with_sigil(name, session).is_some();
    // `.5` is a number.
    if text.trim_start_matches('.').starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    // `x-1` is a difference, unless there is such a name.
    if !is_word(text) || text.contains('-') || parse::is_opcode(text) || constants.contains(&text) {
        return None;
    }
    // `t.x` is a member of `t`.
    if is_known(text)
        || expressions::named_constant(text).is_some()
        || expressions::is_library_variable(text)
        || text.match_indices('.').any(|(at, _)| is_known(&text[..at]))
    {
        return None;
    }
    if session.library_declaration(text).is_some() {
        return Some(format!("`{text}` is a function of the C library: `{text}(…)` calls it, `?{text}` describes it"));
    }
    let near = near_words(text, session).map(|near| format!("did you mean `{near}`?"));
    let near = near.unwrap_or("`:help` shows what can be entered".into());
    Some(format!("`{text}` is not a value, function or instruction; {near}"))
}

/// Returns a name of the session or an instruction similar to a word.
pub fn near_words(word: &str, session: &Session) -> Option<String> {
    let plain = |name: &str| name.trim_start_matches(['%', '@']).to_string();
    // `%_`, the last value, is similar to every word of two letters with a `_`.
    let names: Vec<String> = session.known_names().iter().map(|name| plain(name)).filter(|name| name != "_").collect();
    let word = plain(word);
    let all = names.iter().map(String::as_str).chain(OPCODES.iter().map(|opcode| opcode.name));
    let all = all.chain(misspelled::KEYWORDS).chain(["true", "false", "null"]).chain(expressions::headers::names());
    let library = Session::library_names();
    let library = library.iter().map(|name| &name[1..]).filter(|name| !name.starts_with("llvm."));
    // Functions of C are many, and short words are near several.
    let near = near_names(&word, all).into_iter().chain(near_names(&word, library)).find(|near| *near != word);
    near.map(String::from)
}

/// Returns a text without the byte-order mark and the typographic quotes that copying from a document adds.
pub fn as_typed(text: &str) -> Cow<'_, str> {
    let text = text.trim_start_matches('\u{feff}');
    match text.contains(['“', '”']) && !text.contains('"') {
        true => text.replace(['“', '”'], "\"").into(),
        false => text.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_of_other_tools_are_understood() {
        // SAFETY: the test runs its own constant text.
        let mut session = unsafe { Session::new(Default::default()) }.expect("this machine");
        session.enter("%x = i32 7");
        session.enter("define i64 @k(i64 %n) {\n  ret i64 %n\n}");
        for (text, wanted) in [
            ("ftoa", "`ftoa` is not a value, function or instruction; `:help` shows what can be entered"),
            ("fad", "`fad` is not a value, function or instruction; did you mean `fadd`?"),
        ] {
            assert_eq!(other_answer(text, &session).as_deref(), Some(wanted));
        }
        for (text, wanted) in [
            ("%paste", Some("there is no `%paste`: a text is pasted as it is")),
            ("!ls -l", Some("commands of the shell are not run; `system(\"ls -l\")` calls the C function")),
            ("!x", None),
            ("%edit = add i64 1, 2", None),
        ] {
            assert_eq!(other_answer(text, &session).as_deref(), wanted, "{text}");
        }
        assert_eq!((magic("who"), magic("save"), magic("x")), (Some("list"), None, None));
        assert_eq!(unclosed("k(k(3)"), Some(Mistake::at("`(` is never closed in `k(k(3)`", 1..2)));
        assert_eq!(
            without_includes("#include <stdio.h>\n#include <math.h>\n@g = global i8 1"),
            Some("@g = global i8 1")
        );
        assert_eq!((without_includes("#include <stdio.h>"), without_includes("#0")), (Some(""), None));
        assert_eq!((unclosed("k(3)"), unclosed("define i64 @f(")), (None, None));
        for text in ["k(3)", "k(3) ; k(4) is more", "k", "x", "unreachable", "true", "%a = add i64 1, 2", "l:"] {
            assert_eq!(other_answer(text, &session), None, "{text}");
        }
        let command = |text| command(text, &session);
        assert_eq!(command("quit()").as_deref(), Some("quit"));
        assert_eq!(command("?fib").as_deref(), Some("about fib"));
        assert_eq!(command("fib??").as_deref(), Some("source fib"));
        assert_eq!(command("%x?").as_deref(), Some("about %x"));
        assert_eq!(command("%timeit fib(20)").as_deref(), Some("timeit fib(20)"));
        assert_eq!(command("%timeit -n 10 fib(20)").as_deref(), Some("timeit -n 10 fib(20)"));
        assert_eq!(command("%time = add i64 1, 2"), None);
        assert_eq!(command("%time"), None);
        assert_eq!(behind_options("-n 10 -r3 f(1)"), Some("f(1)"));
        assert_eq!((behind_options("-n + 1"), behind_options("-5"), behind_options("f(1)")), (None, None, None));
        assert_eq!(command("helpful").as_deref(), None);
        for (text, wanted) in [("%undo", "undo"), ("%quit", "quit"), ("%who i64", "list"), ("%run a.ll", "load a.ll")] {
            assert_eq!(command(text).as_deref(), Some(wanted), "{text}");
        }
        assert_eq!((command("%run"), command("%undo = i32 5"), command("%undo + 1")), (None, None, None));
        for (text, wanted) in [
            ("%save /tmp/z.ll", "save /tmp/z.ll"),
            ("%run /tmp/z.ll", "load /tmp/z.ll"),
            ("%history -5", "history -5"),
            ("%timeit %x", "timeit %x"),
        ] {
            assert_eq!(command(text).as_deref(), Some(wanted), "{text}");
        }
        for text in ["x/4xb p", "x/8 p", "p/x 255", "print/d -5", "p k(3)"] {
            assert_eq!(command(text).as_deref(), Some(text));
        }
        for text in ["x/4 + 1", "x/2xb -1", "x/4", "p / x", "p = 5", "x/y z"] {
            assert_eq!(command(text), None, "{text}");
        }
        for text in ["%save / 2", "%save - 5", "%save -= 5", "%save /= 2"] {
            assert_eq!(command(text), None, "{text}");
        }
    }
}
