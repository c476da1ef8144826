//! Poison in the results of compiled instructions. Compiled code has some value in its place, so that an instruction that may
//! have such a result is evaluated by the interpreter too, with the values of the session as constants.

use super::expressions;
use llvmlite_jit::session::{EngineKind, Options, PartResult, Reply, Session};

/// A session of the interpreter, created at the first instruction that needs it.
#[derive(Default)]
pub struct PoisonCheck {
    session: Option<Session>,
    /// Number of instructions that were evaluated.
    count: u32,
}

/// Number of instructions after which the session is replaced, so that it does not grow.
const MAX_COUNT: u32 = 1000;

impl PoisonCheck {
    /// Returns the warning about an instruction in LLVM syntax whose result is poison.
    pub fn warning(&mut self, text: &str, session: &Session) -> Option<String> {
        let Some(constant) = with_constants(text, session).filter(|_| session.engine() == EngineKind::Jit) else {
            return expressions::warning(text);
        };
        let reply = self.evaluate(&constant)?;
        // What is refused has no result.
        if !reply.diagnostics.is_empty() && reply.entered.is_empty() {
            return None;
        }
        let result = match reply.entered.last()? {
            PartResult::Evaluated { text, .. } => text.clone()?,
            PartResult::Ended(_) if constant.contains("@llvm.assume(") => {
                return Some("the behavior is undefined: the condition of `llvm.assume` is false".into());
            }
            _ => return None,
        };
        match result.contains("poison") {
            true if result.starts_with(['<', '{', '[']) => Some(
                expressions::warning(&constant)
                    .unwrap_or_else(|| format!("the result has poison elements: `{result}`")),
            ),
            true => Some(expressions::warning(&constant).unwrap_or_else(|| "the result is poison".into())),
            false => None,
        }
    }

    fn evaluate(&mut self, text: &str) -> Option<Reply> {
        self.count += 1;
        if self.count.is_multiple_of(MAX_COUNT) {
            self.session = None;
        }
        if self.session.is_none() {
            let options = Options { engine: EngineKind::Interp, ..Options::default() };
            // SAFETY: the interpreter is memory-safe, and it is given instructions that access no memory.
            self.session = unsafe { Session::new(options) }.ok();
        }
        Some(self.session.as_mut()?.enter(text))
    }
}

/// Returns an instruction whose result may be poison, without its name and with constants in place of the values of the session;
/// `None` for other instructions, and if a value is no constant.
fn with_constants(text: &str, session: &Session) -> Option<String> {
    const OPCODES: [&str; 25] = [
        "add",
        "sub",
        "mul",
        "shl",
        "lshr",
        "ashr",
        "udiv",
        "sdiv",
        "or",
        "zext",
        "trunc",
        "uitofp",
        "fptosi",
        "fptoui",
        "icmp",
        "fadd",
        "fsub",
        "fmul",
        "fdiv",
        "frem",
        "fneg",
        "fcmp",
        "shufflevector",
        "extractelement",
        "insertelement",
    ];
    const INTRINSICS: [&str; 4] = ["@llvm.abs.", "@llvm.ctlz.", "@llvm.cttz.", "@llvm.assume("];
    if text.contains(['\n', '"']) {
        return None;
    }
    let text = text.split(';').next()?.trim();
    let text = match text.starts_with('%') {
        true => text.split_once('=')?.1.trim(),
        false => text,
    };
    let opcode = text.split(' ').next()?;
    let is_intrinsic = opcode == "call" && INTRINSICS.iter().any(|name| text.contains(name));
    let is_null = opcode == "getelementptr" && text.contains("ptr null");
    if !(OPCODES.contains(&opcode) || is_intrinsic || is_null) || text.matches('@').count() > usize::from(is_intrinsic)
    {
        return None;
    }
    let (mut out, mut rest) = (String::new(), text);
    while let Some(at) = rest.find('%') {
        let name = &rest[at..];
        let is_part = |c: char| c.is_ascii_alphanumeric() || "._$-".contains(c);
        let end = name[1..].find(|c| !is_part(c)).map_or(name.len(), |end| end + 1);
        out += &rest[..at];
        out += &constant_of(&name[..end], session)?;
        rest = &name[end..];
    }
    Some(out + rest)
}

/// Returns the operand that a value of the session is.
fn constant_of(name: &str, session: &Session) -> Option<String> {
    let ty = session.value_type(name).filter(|ty| !ty.contains("ptr"))?;
    let text = session.text_of(name)?;
    let value = text.split_once(" = ")?.1.split(" ;").next()?.strip_prefix(&ty)?.trim().to_string();
    (!value.contains(['\n', '…']) && !value.contains("repeats")).then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn poison_is_found_by_the_interpreter() {
        // SAFETY: the test runs its own constant text.
        let mut session = unsafe { Session::new(Options::default()) }.expect("this machine");
        for line in ["%max = i32 2147483647", "%v = <2 x i8> <i8 -1, i8 1>", "%one = i32 1", "%p = alloca i32"] {
            assert!(!session.enter(line).failed(), "{line}");
        }
        let mut check = PoisonCheck::default();
        for text in [
            "icmp samesign ult i8 3, -1",
            "zext nneg i8 -1 to i32",
            "%x = uitofp nneg i8 -1 to float",
            "shl nuw i8 -1, 1",
            "add nuw <2 x i8> %v, %v",
            "call i32 @llvm.abs.i32(i32 -2147483648, i1 true)",
            "fadd nnan double 0x7FF8000000000000, 1.0",
            "getelementptr nuw i8, ptr null, i64 -1",
            "add nsw i32 %max, %one ; overflows",
            "call void @llvm.assume(i1 false)",
            "%y = add i32 poison, %one",
        ] {
            assert!(check.warning(text, &session).is_some(), "{text}");
        }
        for text in [
            "add nsw i32 %one, %one",
            "add nsw i32 %nope, 1",
            "fptosi double 1e30 to i32",
            "load i32, ptr %p",
            "call void @llvm.assume(i1 true)",
            "icmp samesign ult i8 3, 4",
            "sdiv i32 1, 0",
        ] {
            assert_eq!(check.warning(text, &session), None, "{text}");
        }
    }
}
