//! Poison in the results of compiled instructions. Compiled code has some value in its place, so that an instruction that may
//! have such a result is evaluated by the interpreter too, with the values of the session as constants.

use super::expressions;
use super::expressions::{operand_of, with_operands};
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
        let unexplained = || match result.starts_with(['<', '{', '[']) {
            true => format!("the result has poison elements: `{result}`"),
            false => "the result is poison".into(),
        };
        result.contains("poison").then(|| expressions::warning(&constant).unwrap_or_else(unexplained))
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

/// Whether an instruction, given without its name, may have a result that is poison: others are not evaluated twice.
fn may_be_poison(text: &str) -> bool {
    const OPCODES: [&str; 8] =
        ["shl", "lshr", "ashr", "fptosi", "fptoui", "shufflevector", "extractelement", "insertelement"];
    const FLAGGED: [&str; 17] = [
        "add", "sub", "mul", "udiv", "sdiv", "or", "zext", "trunc", "uitofp", "icmp", "fadd", "fsub", "fmul", "fdiv",
        "frem", "fneg", "fcmp",
    ];
    const FLAGS: [&str; 10] = ["nsw", "nuw", "exact", "disjoint", "nneg", "samesign", "nnan", "ninf", "fast", "poison"];
    const INTRINSICS: [&str; 4] = ["@llvm.abs.", "@llvm.ctlz.", "@llvm.cttz.", "@llvm.assume("];
    let opcode = text.split(' ').next().unwrap_or_default();
    match opcode {
        "call" => INTRINSICS.iter().any(|name| text.contains(name)) && text.matches('@').count() == 1,
        _ if text.contains('@') => false,
        "getelementptr" => text.contains("ptr null"),
        _ => {
            let mut words = text.split([' ', ',', '<', '>', '(', ')']);
            OPCODES.contains(&opcode) || FLAGGED.contains(&opcode) && words.any(|word| FLAGS.contains(&word))
        }
    }
}

/// Returns an instruction whose result may be poison, without its name and with constants in place of the values of the session;
/// `None` for other instructions, and if a value is no constant.
fn with_constants(text: &str, session: &Session) -> Option<String> {
    let instruction = expressions::unnamed_instruction(text)?;
    if text.contains(['\n', '"']) || !may_be_poison(instruction) {
        return None;
    }
    with_operands(instruction, |name| {
        let ty = session.value_type(name).filter(|ty| !ty.contains("ptr")).ok_or(())?;
        let operand = operand_of(name, &ty, session).ok_or(())?;
        let is_whole = !operand.contains(['\n', '…']) && !operand.contains("repeats");
        if is_whole { Ok(operand) } else { Err(()) }
    })
    .ok()
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
