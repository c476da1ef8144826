//! What people type by habit: commands without a colon, and arithmetic as other languages have it.

use llvmlite_jit::session::Session;

/// The command that a word by itself stands for, or what IPython has: `?fib`, `fib?`, `%timeit fib(20)`.
pub fn command(text: &str) -> Option<String> {
    let word = text.trim_end_matches([';', '?', ' ']).trim_end_matches("()");
    if let Some(word) = ["help", "quit", "exit"].into_iter().find(|known| *known == word) {
        return Some(word.into());
    }
    if let Some((magic, rest)) = text.strip_prefix('%').map(|text| text.split_once(' ').unwrap_or((text, "")))
        && ["time", "timeit", "history"].contains(&magic)
        // `%time` may also be a value: alone it is asked for, and here it is defined.
        && (!rest.trim().is_empty() || magic == "history")
        && !rest.trim_start().starts_with(['=', ',', '+', '-', '*', '/', '<', '>', '!', '&', '|', '%'])
    {
        return Some(format!("{magic} {rest}"));
    }
    let name = text.strip_prefix('?').or_else(|| text.strip_suffix('?'))?.trim();
    let plain = |c: char| c.is_ascii_alphanumeric() || "._$@%-".contains(c);
    (name.chars().all(plain)).then(|| format!("about {name}"))
}

/// What to write for a call with texts in quotes, such as `printf("hi")`.
pub fn text_argument(text: &str) -> Option<String> {
    let (name, rest) = text.strip_prefix('@').unwrap_or(text).split_once('(')?;
    let word = |c: char| c.is_ascii_alphanumeric() || "._$".contains(c);
    let (name, inside) = (name.trim(), rest.trim_start().strip_prefix('"')?);
    if name.is_empty() || !name.chars().all(word) {
        return None;
    }
    let (written, rest) = inside.split_once('"')?;
    let bytes = written.replace("\\n", "\\0A").replace("\\t", "\\09");
    // An escape is one byte.
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

/// Operators with their instructions on signed integers and on numbers, the longer ones first.
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

/// The instruction that `1 + 2`, `%x * %y` or `0.5 < 1` means.
pub fn instruction(text: &str, session: &mut Session) -> Option<String> {
    // A name may begin with `%`, and a number with `-`.
    let first = text.trim_start();
    let start = text.len() - first.len() + 1;
    let at = |operator: &str| text.get(start..)?.find(operator).map(|at| at + start);
    let (at, &(operator, integer, float)) =
        OPERATORS.iter().filter_map(|row| Some((at(row.0)?, row))).min_by_key(|(at, row)| (*at, 2 - row.0.len()))?;
    let (left, right) = (text[..at].trim(), text[at + operator.len()..].trim());
    let (left, right) = (Operand::read(left)?, Operand::read(right)?);
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

/// One side of an operator.
struct Operand<'t> {
    text: &'t str,
    is_float: bool,
}

impl<'t> Operand<'t> {
    fn read(text: &'t str) -> Option<Operand<'t>> {
        let name = |c: char| c.is_ascii_alphanumeric() || "._$-".contains(c);
        let is_name = text.strip_prefix('%').is_some_and(|rest| !rest.is_empty() && rest.chars().all(name));
        let digits = text.strip_prefix('-').unwrap_or(text);
        let is_int = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit());
        let is_float = !is_int && digits.starts_with(|c: char| c.is_ascii_digit()) && text.parse::<f64>().is_ok();
        (is_name || is_int || is_float).then_some(Operand { text, is_float })
    }

    fn is_name(&self) -> bool {
        self.text.starts_with('%')
    }

    /// As an operand of an instruction on integers or on numbers.
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
        // SAFETY: what it runs is written here.
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
        assert_eq!(command("quit()").as_deref(), Some("quit"));
        assert_eq!(command("?fib").as_deref(), Some("about fib"));
        assert_eq!(command("%x?").as_deref(), Some("about %x"));
        assert_eq!(command("%timeit fib(20)").as_deref(), Some("timeit fib(20)"));
        assert_eq!(command("%time = add i64 1, 2"), None);
        assert_eq!(command("%time"), None);
        assert_eq!(command("helpful").as_deref(), None);
    }
}
