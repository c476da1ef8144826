//! Inputs in the syntax of other tools: commands without a colon, and infix arithmetic.

use super::opcodes::OPCODES;
use llvmlite_jit::diagnostic::near_names;
use llvmlite_jit::parse;
use llvmlite_jit::session::{self, Session};

/// Returns the command for a bare word, or for IPython's syntax: `?fib`, `fib?`, `%timeit fib(20)`.
pub fn command(text: &str) -> Option<String> {
    let word = text.trim_end_matches([';', '?', ' ']).trim_end_matches("()");
    if let Some(word) = ["help", "quit", "exit"].into_iter().find(|known| *known == word) {
        return Some(word.into());
    }
    if let Some((magic, rest)) = text.strip_prefix('%').map(|text| text.split_once(' ').unwrap_or((text, "")))
        && ["time", "timeit", "history"].contains(&magic)
        // `%time` alone or before an operator is a value, and `%time = …` defines one.
        && (!rest.trim().is_empty() || magic == "history")
        && !rest.trim_start().starts_with(['=', ',', '+', '-', '*', '/', '<', '>', '!', '&', '|', '%'])
    {
        return Some(format!("{magic} {rest}"));
    }
    let name = text.strip_prefix('?').or_else(|| text.strip_suffix('?'))?.trim();
    let plain = |c: char| c.is_ascii_alphanumeric() || "._$@%-".contains(c);
    (name.chars().all(plain)).then(|| format!("about {name}"))
}

/// Returns the correct form of a call with string arguments, such as `printf("hi")`.
pub fn text_argument(text: &str) -> Option<String> {
    let (name, rest) = text.strip_prefix('@').unwrap_or(text).split_once('(')?;
    let word = |c: char| c.is_ascii_alphanumeric() || "._$".contains(c);
    let (name, inside) = (name.trim(), rest.trim_start().strip_prefix('"')?);
    if name.is_empty() || !name.chars().all(word) {
        return None;
    }
    let (written, rest) = inside.split_once('"')?;
    let bytes = written.replace("\\n", "\\0A").replace("\\t", "\\09");
    // An escape stands for one byte.
    let length = bytes.len() - 2 * bytes.matches('\\').count() + 1;
    let (ty, head) = match name {
        "printf" => ("i32 (ptr, ...)", Some("declare i32 @printf(ptr, ...)")),
        "puts" => ("i32", Some("declare i32 @puts(ptr)")),
        _ => ("TYPE", None),
    };
    let more = if rest.trim_start().starts_with(',') { ", …" } else { "" };
    let declared = head.map_or(String::new(), |head| format!("\n  {head}"));
    Some(format!("\n  @s = constant [{length} x i8] c\"{bytes}\\00\"{declared}\n  call {ty} @{name}(ptr @s{more})"))
}

/// Operators with their instructions on integers (signed) and on floating point; longer operators come first.
const OPERATORS: [(&str, &str, &str); 15] = [
    ("==", "icmp eq", "fcmp oeq"),
    ("!=", "icmp ne", "fcmp une"),
    ("<=", "icmp sle", "fcmp ole"),
    (">=", "icmp sge", "fcmp oge"),
    ("<<", "shl", ""),
    (">>", "ashr", ""),
    ("+", "add", "fadd"),
    ("-", "sub", "fsub"),
    ("*", "mul", "fmul"),
    ("/", "sdiv", "fdiv"),
    ("%", "srem", "frem"),
    ("<", "icmp slt", "fcmp olt"),
    (">", "icmp sgt", "fcmp ogt"),
    ("&", "and", ""),
    ("|", "or", ""),
];

/// Returns the instruction for `1 + 2`, `%x * %y` or `0.5 < 1`.
pub fn instruction(text: &str, session: &mut Session) -> Option<String> {
    // A name may begin with `%`, and a number with `-`.
    let first = text.trim_start();
    let start = text.len() - first.len() + 1;
    let at = |operator: &str| text.get(start..)?.find(operator).map(|at| at + start);
    let (at, &(operator, integer, float)) =
        OPERATORS.iter().filter_map(|row| Some((at(row.0)?, row))).min_by_key(|(at, row)| (*at, 2 - row.0.len()))?;
    let (left, right) = (text[..at].trim(), text[at + operator.len()..].trim());
    // A value may be written without its `%`.
    let (left, right) = (with_sigil(left, session), with_sigil(right, session));
    let (left, right) = (OperandText::read(&left)?, OperandText::read(&right)?);
    let named = [&left, &right].into_iter().find(|operand| operand.is_name());
    let ty = match named {
        Some(name) => session.shape(name.text).ok()?.ty,
        None if left.is_float || right.is_float => "double".into(),
        None => "i64".into(),
    };
    let is_float = ["half", "bfloat", "float", "double"].contains(&&*ty);
    let opcode = match (is_float, ty.strip_prefix('i').is_some_and(|bits| bits.parse::<u32>().is_ok())) {
        (true, _) if !float.is_empty() => float,
        (false, true) if !(left.is_float || right.is_float) => integer,
        _ => return None,
    };
    Some(format!("{opcode} {ty} {}, {}", left.of(is_float), right.of(is_float)))
}

fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || "._$".contains(c))
        && text.chars().all(|c| c.is_ascii_alphanumeric() || "._$-".contains(c))
}

/// Adds the `%` to the name of a value; other text stays as it is.
fn with_sigil(text: &str, session: &Session) -> String {
    let local = format!("%{text}");
    match is_word(text) && session.known_names().contains(&local) {
        true => local,
        false => text.to_string(),
    }
}

/// Splits a nested call into inputs: the inner calls first, each with a name.
pub fn calls_apart(text: &str, session: &Session) -> Option<Vec<String>> {
    if text.contains(['\n', '"']) {
        return None;
    }
    let (named, call) = match text.split_once('=').filter(|_| text.starts_with('%')) {
        Some((name, call)) => (format!("{} = ", name.trim()), call.trim()),
        None => (String::new(), text),
    };
    let mut lines = Vec::new();
    let rest = apart(call, session, &mut lines, 0).filter(|_| !lines.is_empty())?;
    lines.push(named + &rest);
    Some(lines)
}

/// Reports the unclosed bracket of an abandoned input; `None` if the input was not abandoned.
pub fn unclosed(text: &str) -> Option<String> {
    if !session::is_abandoned(&format!("{text}\n")) {
        return None;
    }
    let (mut open, mut quote) = (Vec::new(), None);
    for (at, c) in text.char_indices() {
        match c {
            '"' => quote = if quote.is_some() { None } else { Some(at) },
            _ if quote.is_some() => {}
            '(' | '[' | '{' | '<' => open.push(at),
            ')' | ']' | '}' | '>' => drop(open.pop()),
            _ => {}
        }
    }
    let at = quote.or(open.pop())?;
    let line = text[..at].lines().count().max(1);
    let first = text.lines().nth(line - 1).unwrap_or(text);
    Some(format!("`{}` is never closed in `{}`", &text[at..=at], first.trim()))
}

/// Returns a correction of two calls in one line, and of an unknown word.
pub fn other_answer(text: &str, session: &Session) -> Option<String> {
    if text.contains(['\n', '"']) {
        return None;
    }
    if let Some((first, second)) = text.split_once(';').map(|(first, second)| (first.trim(), second.trim()))
        && call(first, session).is_some()
        && call(second.trim_end_matches(';').trim_end(), session).is_some()
    {
        let second = second.trim_end_matches(';').trim_end();
        return Some(format!("`;` starts a comment; write `{first}` and `{second}` on two lines"));
    }
    let known = |sigil: &str| session.known_names().contains(&format!("{sigil}{text}"));
    let constants = ["true", "false", "null", "undef", "poison", "none", "zeroinitializer"];
    if !is_word(text) || known("%") || known("@") || parse::is_opcode(text) || constants.contains(&text) {
        return None;
    }
    let near = near_words(text, session).map(|near| format!("did you mean `{near}`?"));
    let near = near.unwrap_or("`:help` shows what can be entered".into());
    Some(format!("there is no value, function or instruction `{text}`; {near}"))
}

/// Returns a name of the session or an instruction similar to a word.
pub fn near_words(word: &str, session: &Session) -> Option<String> {
    let plain = |name: &str| name.trim_start_matches(['%', '@']).to_string();
    // `%_`, the last value, is similar to every single letter.
    let names: Vec<String> = session.known_names().iter().map(|name| plain(name)).filter(|name| name != "_").collect();
    let all = names.iter().map(String::as_str).chain(OPCODES.iter().map(|opcode| opcode.name));
    near_names(&plain(word), all).first().map(|near| near.to_string())
}

/// Splits `k(1, %x)` into name and arguments, if the function is known.
fn call<'t>(text: &'t str, session: &Session) -> Option<(&'t str, Vec<&'t str>)> {
    let (name, rest) = text.split_once('(')?;
    let inside = rest.strip_suffix(')')?;
    session.function(name.trim()).filter(|_| is_word(name.trim().trim_start_matches('@')))?;
    let (mut depth, mut start, mut arguments) = (0usize, 0, Vec::new());
    for (at, c) in inside.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.checked_sub(1)?,
            ',' if depth == 0 => {
                arguments.push(inside[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    arguments.push(inside[start..].trim());
    (depth == 0).then_some((name.trim(), arguments))
}

/// Extracts the arguments that are calls into `lines`, each with a name, and returns the outer call.
fn apart(text: &str, session: &Session, lines: &mut Vec<String>, depth: u32) -> Option<String> {
    const MAX_DEPTH: u32 = 16;
    let (name, arguments) = call(text, session).filter(|_| depth < MAX_DEPTH)?;
    let arguments: Vec<String> = arguments
        .into_iter()
        .map(|argument| match apart(argument, session, lines, depth + 1) {
            Some(inner) => {
                let used = |name: &str| {
                    let defined = |line: &String| line.starts_with(&format!("{name} ="));
                    session.known_names().iter().any(|known| known == name) || lines.iter().any(defined)
                };
                let name = (1..).map(|n| format!("%r{n}")).find(|name| !used(name)).unwrap_or_default();
                lines.push(format!("{name} = {inner}"));
                name
            }
            None => argument.to_string(),
        })
        .collect();
    Some(format!("{name}({})", arguments.join(", ")))
}

/// An operand of an infix expression.
struct OperandText<'t> {
    text: &'t str,
    is_float: bool,
}

impl<'t> OperandText<'t> {
    fn read(text: &'t str) -> Option<OperandText<'t>> {
        let name = |c: char| c.is_ascii_alphanumeric() || "._$-".contains(c);
        let is_name = text.strip_prefix('%').is_some_and(|rest| !rest.is_empty() && rest.chars().all(name));
        let digits = text.strip_prefix('-').unwrap_or(text);
        let is_int = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit());
        let is_float = !is_int && digits.starts_with(|c: char| c.is_ascii_digit()) && text.parse::<f64>().is_ok();
        (is_name || is_int || is_float).then_some(OperandText { text, is_float })
    }

    fn is_name(&self) -> bool {
        self.text.starts_with('%')
    }

    /// Formats the operand for an integer or a floating-point instruction.
    fn of(&self, is_float: bool) -> String {
        match is_float && !self.is_name() && !self.text.contains('.') {
            true => format!("{}.0", self.text),
            false => self.text.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_of_other_languages_has_instructions() {
        // SAFETY: the test runs its own constant text.
        let mut session = unsafe { Session::new(Default::default()) }.expect("this machine");
        session.enter("%x = i32 7");
        session.enter("%d = double 0.5");
        for (text, wanted) in [
            ("1 + 2", Some("add i64 1, 2")),
            ("1+2", Some("add i64 1, 2")),
            ("-1 - -2", Some("sub i64 -1, -2")),
            ("%x * 6", Some("mul i32 %x, 6")),
            ("%x % 2", Some("srem i32 %x, 2")),
            ("7 / %d", Some("fdiv double 7.0, %d")),
            ("1 << 4", Some("shl i64 1, 4")),
            ("%x <= 8", Some("icmp sle i32 %x, 8")),
            ("0.5 < 1", Some("fcmp olt double 0.5, 1.0")),
            ("0.5 & 1", None),
            ("%y + 1", None),
            ("x * 2", Some("mul i32 %x, 2")),
            ("2 - x", Some("sub i32 2, %x")),
            ("y * 2", None),
            ("add i64 1, 2", None),
            ("%z = add i64 %x, 1", None),
            ("1 +", None),
        ] {
            assert_eq!(instruction(text, &mut session).as_deref(), wanted, "{text}");
            if let Some(wanted) = wanted {
                assert!(!session.enter(wanted).failed(), "{wanted}");
            }
        }
        let wanted = "\n  @s = constant [4 x i8] c\"hi\\0A\\00\"\n  declare i32 @puts(ptr)\n  call i32 @puts(ptr @s)";
        assert_eq!(text_argument("puts(\"hi\\n\")").as_deref(), Some(wanted));
        wanted
            .lines()
            .filter(|line| !line.is_empty())
            .for_each(|line| assert!(!session.enter(line).failed(), "{line}"));
        assert_eq!(text_argument("@f(i64 1)"), None);
        session.enter("define i64 @k(i64 %n) {\n  ret i64 %n\n}");
        for (text, wanted) in [
            ("k(1); k(2)", "`;` starts a comment; write `k(1)` and `k(2)` on two lines"),
            ("ftoa", "there is no value, function or instruction `ftoa`; `:help` shows what can be entered"),
            ("fad", "there is no value, function or instruction `fad`; did you mean `fadd`?"),
        ] {
            assert_eq!(other_answer(text, &session).as_deref(), Some(wanted));
        }
        assert!(!session.enter("%r1 = k(3)").failed() && !session.enter("k(%r1)").failed());
        let apart = |text: &str| calls_apart(text, &session).map(|lines| lines.join("; "));
        assert_eq!(apart("k(k(3))").as_deref(), Some("%r2 = k(3); k(%r2)"));
        assert_eq!(apart("%z = @k(k(k(3)))").as_deref(), Some("%r2 = k(3); %r3 = k(%r2); %z = @k(%r3)"));
        assert_eq!((apart("k(3)"), apart("%z = k(3)")), (None, None));
        assert_eq!(unclosed("k(k(3)").as_deref(), Some("`(` is never closed in `k(k(3)`"));
        assert_eq!((unclosed("k(3)"), unclosed("define i64 @f(")), (None, None));
        for text in ["k(3)", "k(3) ; k(4) is more", "k", "x", "unreachable", "true", "%a = add i64 1, 2", "l:"] {
            assert_eq!(other_answer(text, &session), None, "{text}");
        }
        assert_eq!(command("quit()").as_deref(), Some("quit"));
        assert_eq!(command("?fib").as_deref(), Some("about fib"));
        assert_eq!(command("%x?").as_deref(), Some("about %x"));
        assert_eq!(command("%timeit fib(20)").as_deref(), Some("timeit fib(20)"));
        assert_eq!(command("%time = add i64 1, 2"), None);
        assert_eq!(command("%time"), None);
        assert_eq!(command("helpful").as_deref(), None);
    }
}
